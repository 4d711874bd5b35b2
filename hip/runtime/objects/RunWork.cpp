// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From a piece of work to backend verbs.

#include "hip/runtime/objects/Devices.h"
#include "hip/runtime/objects/Event.h"
#include "hip/runtime/objects/Graph.h"
#include "hip/runtime/objects/MemoryPool.h"
#include "hip/runtime/objects/Stream.h"

namespace hip {
namespace {

struct Runner {
  Stream& stream;

  Status operator()(const EmptyWork&) const { return hipSuccess; }
  Status operator()(const KernelWork& work) const {
    return backend().launch(stream.backendStream, work.kernel->info, work.shape,
                            work.arguments.pointers());
  }
  Status operator()(const CopyWork& work) const {
    return backend().copy(stream.backendStream, work.region);
  }
  Status operator()(const FillWork& work) const {
    return backend().fill(stream.backendStream, fillRegion(work.params));
  }
  Status operator()(const HostWork& work) const {
    return backend().call(stream.backendStream, work.params.fn, work.params.userData);
  }
  Status operator()(const RecordWork& work) const {
    HIP_TRY_GET(event, Event::resolve(work.event));
    event->recorded = true;
    event->capture.reset();
    return backend().recordEvent(event->backendEvent, stream.backendStream);
  }
  Status operator()(const WaitWork& work) const {
    HIP_TRY_GET(event, Event::resolve(work.event));
    if (!event->recorded) return hipSuccess;
    return backend().waitEvent(stream.backendStream, event->backendEvent);
  }
  // The address was given out when the node was made, so that other nodes could use it.
  Status operator()(const AllocateWork&) const { return hipSuccess; }
  Status operator()(const FreeWork&) const { return hipSuccess; }
  Status operator()(const ChildWork& work) const { return runGraph(*work.graph, stream); }
};

}  // namespace

Status Stream::run(const Work& work) { return noteFault(std::visit(Runner{*this}, work)); }

}  // namespace hip
