// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef HIP_RUNTIME_OBJECTS_HANDLES_H
#define HIP_RUNTIME_OBJECTS_HANDLES_H

#include <mutex>
#include <shared_mutex>
#include <unordered_set>
#include <vector>

namespace hip {

/// The live objects of one kind. A handle is checked here before it is dereferenced, so that a
/// destroyed or made-up one is an error and not a crash.
template <class T>
class Handles {
 public:
  static Handles& get() {
    static Handles* handles = new Handles;
    return *handles;
  }

  T* add(T* object) {
    std::unique_lock lock(mutex_);
    live_.insert(object);
    return object;
  }
  [[nodiscard]] bool contains(const T* object) const {
    std::shared_lock lock(mutex_);
    return live_.count(const_cast<T*>(object)) != 0;
  }
  /// True for the one caller that may delete the object.
  [[nodiscard]] bool remove(T* object) {
    std::unique_lock lock(mutex_);
    return live_.erase(object) != 0;
  }
  [[nodiscard]] std::vector<T*> all() const {
    std::shared_lock lock(mutex_);
    return {live_.begin(), live_.end()};
  }

 private:
  mutable std::shared_mutex mutex_;
  std::unordered_set<T*> live_;
};

}  // namespace hip

#endif
