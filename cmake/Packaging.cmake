# SPDX-FileCopyrightText: The Isthmus authors
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# What belongs to no component, and the Debian package: cd build && cpack -G DEB
install(FILES ${CMAKE_SOURCE_DIR}/LICENSE ${CMAKE_SOURCE_DIR}/README.md DESTINATION share/doc/isthmus)

set(CPACK_PACKAGE_NAME isthmus)
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGE_DESCRIPTION
"hipify translates CUDA sources to HIP. hipcc compiles HIP sources for GPUs of AMD and NVIDIA,
and for the processor of any machine, where kernels become vectorised loops.")
set(CPACK_PACKAGE_CONTACT "The Isthmus authors")
set(CPACK_PACKAGE_DIRECTORY ${CMAKE_BINARY_DIR}/packages)
set(CPACK_STRIP_FILES ON)

# Below /usr are the files of Debian's ROCm.
set(CPACK_PACKAGING_INSTALL_PREFIX /opt/isthmus)
set(CPACK_GENERATOR DEB)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
# hipcc runs these programs. Libraries that ours are linked to are found by dpkg-shlibdeps.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "clang-19, lld-19, llvm-19")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "libclang-rt-19-dev")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "libamdhip64-dev, rocm-device-libs, libomp-19-dev")
find_program(DPKG_SHLIBDEPS dpkg-shlibdeps)
if(DPKG_SHLIBDEPS)
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
  # The runtime is in the package itself.
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS_PRIVATE_DIRS ${CMAKE_BINARY_DIR}/lib)
endif()
include(CPack)
