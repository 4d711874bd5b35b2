// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "hip/runtime/impl/Declarations.h"
#include "hip/runtime/objects/Devices.h"

namespace hip::impl {
namespace {

bool validPair(int first, int second) {
  return Devices::get().valid(first) && Devices::get().valid(second);
}

}  // namespace

// Devices of one backend see each other's memory; a device is not its own peer.
hipError_t hipDeviceCanAccessPeer(int* can, int deviceId, int peerId) {
  if (can == nullptr) return hipErrorInvalidValue;
  if (!validPair(deviceId, peerId)) return hipErrorInvalidDevice;
  *can = deviceId != peerId;
  return hipSuccess;
}

hipError_t hipDeviceEnablePeerAccess(int peerId, unsigned int flags) {
  if (flags != 0) return hipErrorInvalidValue;
  HIP_TRY_GET(current, Devices::get().current());
  if (!Devices::get().valid(peerId) || peerId == current->ordinal) return hipErrorInvalidDevice;
  auto peer = current->peers[static_cast<size_t>(peerId)];
  if (peer) return hipErrorPeerAccessAlreadyEnabled;
  current->peers[static_cast<size_t>(peerId)] = true;
  return hipSuccess;
}

hipError_t hipDeviceDisablePeerAccess(int peerId) {
  HIP_TRY_GET(current, Devices::get().current());
  if (!Devices::get().valid(peerId)) return hipErrorInvalidDevice;
  if (!current->peers[static_cast<size_t>(peerId)]) return hipErrorPeerAccessNotEnabled;
  current->peers[static_cast<size_t>(peerId)] = false;
  return hipSuccess;
}

hipError_t hipDeviceGetP2PAttribute(int* value, hipDeviceP2PAttr attribute, int source,
                                    int destination) {
  if (value == nullptr || attribute < hipDevP2PAttrPerformanceRank ||
      attribute > hipDevP2PAttrHipArrayAccessSupported)
    return hipErrorInvalidValue;
  if (!validPair(source, destination) || source == destination) return hipErrorInvalidDevice;
  *value = attribute == hipDevP2PAttrPerformanceRank ? 0 : 1;
  return hipSuccess;
}

hipError_t hipExtGetLinkTypeAndHopCount(int first, int second, uint32_t* type, uint32_t* hops) {
  if (type == nullptr || hops == nullptr) return hipErrorInvalidValue;
  if (!validPair(first, second) || first == second) return hipErrorInvalidDevice;
  *type = 0;
  *hops = 1;
  return hipSuccess;
}

}  // namespace hip::impl
