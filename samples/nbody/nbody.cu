// SPDX-FileCopyrightText: The Isthmus authors
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Gravity among bodies, all pairs: a block loads one body per thread into shared memory as a
// float4 (position and mass), every thread adds up the pull of those, and so on to the last tile.
// The host repeats the first steps, and momentum and energy tell whether the rest is sound.

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <cuda_runtime.h>
#include <vector>

#define cudaCheck(call) checkStatus((call), #call, __LINE__)

static void checkStatus(cudaError_t status, const char* call, int line) {
  if (status == cudaSuccess)
    return;
  fprintf(stderr, "line %d: %s gives %s\n", line, call, cudaGetErrorString(status));
  exit(EXIT_FAILURE);
}

static const float kSoftening = 0.01f;
static const float kTimeStep = 0.001f;

__host__ __device__ inline float3 operator+(float3 a, float3 b) {
  return make_float3(a.x + b.x, a.y + b.y, a.z + b.z);
}
__host__ __device__ inline float3 operator*(float s, float3 v) {
  return make_float3(s * v.x, s * v.y, s * v.z);
}

__host__ __device__ inline float inverseRoot(float x) {
#ifdef __CUDA_ARCH__
  return rsqrtf(x);
#else
  return 1.0f / sqrtf(x);
#endif
}

// What b adds to the acceleration of a.
__host__ __device__ inline float3 pull(float4 a, float4 b) {
  const float3 r = make_float3(b.x - a.x, b.y - a.y, b.z - a.z);
  const float inverse = inverseRoot(r.x * r.x + r.y * r.y + r.z * r.z + kSoftening);
  return (b.w * inverse * inverse * inverse) * r;
}

__global__ void accelerate(const float4* bodies, float3* accelerations, int count) {
  extern __shared__ float4 tile[];
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  const float4 mine = i < count ? bodies[i] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
  float3 sum = {0.0f, 0.0f, 0.0f};

  for (int base = 0; base < count; base += blockDim.x) {
    const int j = base + threadIdx.x;
    tile[threadIdx.x] = j < count ? bodies[j] : make_float4(0.0f, 0.0f, 0.0f, 0.0f);
    __syncthreads();
#pragma unroll 4
    for (int k = 0; k < blockDim.x; ++k)
      sum = sum + pull(mine, tile[k]);
    __syncthreads();
  }
  if (i < count)
    accelerations[i] = sum;
}

__global__ void move(float4* bodies, float3* velocities, const float3* accelerations, int count) {
  const int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i >= count)
    return;
  const float3 v = velocities[i] = velocities[i] + kTimeStep * accelerations[i];
  bodies[i].x += kTimeStep * v.x;
  bodies[i].y += kTimeStep * v.y;
  bodies[i].z += kTimeStep * v.z;
}

struct Cluster {
  std::vector<float4> bodies;
  std::vector<float3> velocities;
};

// A disc of bodies that turns about its axis.
static Cluster makeDisc(int count) {
  Cluster disc;
  for (int i = 0; i < count; ++i) {
    const float angle = 2.399963f * i, radius = sqrtf((i + 0.5f) / count);
    const float speed = 0.8f * sqrtf(radius);
    disc.bodies.push_back(make_float4(radius * cosf(angle), radius * sinf(angle),
                                      0.05f * (i % 3 - 1), 1.0f / count));
    disc.velocities.push_back({-speed * sinf(angle), speed * cosf(angle), 0.0f});
  }
  return disc;
}

static void stepOnHost(Cluster& cluster) {
  const size_t count = cluster.bodies.size();
  std::vector<float3> accelerations(count, make_float3(0, 0, 0));
  for (size_t i = 0; i < count; ++i)
    for (size_t j = 0; j < count; ++j)
      accelerations[i] = accelerations[i] + pull(cluster.bodies[i], cluster.bodies[j]);
  for (size_t i = 0; i < count; ++i) {
    const float3 v = cluster.velocities[i] = cluster.velocities[i] + kTimeStep * accelerations[i];
    float4& body = cluster.bodies[i];
    body = make_float4(body.x + kTimeStep * v.x, body.y + kTimeStep * v.y,
                       body.z + kTimeStep * v.z, body.w);
  }
}

static double energy(const Cluster& cluster) {
  double sum = 0;
  for (size_t i = 0; i < cluster.bodies.size(); ++i) {
    const float4 a = cluster.bodies[i];
    const float3 v = cluster.velocities[i];
    sum += 0.5 * a.w * (double(v.x) * v.x + double(v.y) * v.y + double(v.z) * v.z);
    for (size_t j = 0; j < i; ++j) {
      const float4 b = cluster.bodies[j];
      const double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
      sum -= a.w * b.w / std::sqrt(dx * dx + dy * dy + dz * dz + kSoftening);
    }
  }
  return sum;
}

class Simulation {
 public:
  explicit Simulation(const Cluster& start) : count_(int(start.bodies.size())) {
    cudaCheck(cudaMalloc(&bodies_, count_ * sizeof(float4)));
    cudaCheck(cudaMalloc(&velocities_, count_ * sizeof(float3)));
    cudaCheck(cudaMalloc(&accelerations_, count_ * sizeof(float3)));
    cudaCheck(cudaMemcpy(bodies_, start.bodies.data(), count_ * sizeof(float4), cudaMemcpyDefault));
    cudaCheck(cudaMemcpy(velocities_, start.velocities.data(), count_ * sizeof(float3),
                         cudaMemcpyDefault));
  }
  ~Simulation() {
    cudaFree(bodies_);
    cudaFree(velocities_);
    cudaFree(accelerations_);
  }

  void step(int times) {
    const int threads = 128, blocks = (count_ + threads - 1) / threads;
    for (int i = 0; i < times; ++i) {
      accelerate<<<blocks, threads, threads * sizeof(float4)>>>(bodies_, accelerations_, count_);
      move<<<blocks, threads>>>(bodies_, velocities_, accelerations_, count_);
      cudaCheck(cudaGetLastError());
    }
  }

  Cluster read() const {
    Cluster now = {std::vector<float4>(count_), std::vector<float3>(count_)};
    cudaCheck(cudaMemcpy(now.bodies.data(), bodies_, count_ * sizeof(float4), cudaMemcpyDefault));
    cudaCheck(cudaMemcpy(now.velocities.data(), velocities_, count_ * sizeof(float3),
                         cudaMemcpyDefault));
    return now;
  }

 private:
  int count_;
  float4* bodies_ = nullptr;
  float3 *velocities_ = nullptr, *accelerations_ = nullptr;
};

int main() {
  const int count = 1000, hostSteps = 5, steps = 100;
  Cluster host = makeDisc(count);
  const double before = energy(host);
  Simulation simulation(host);

  simulation.step(hostSteps);
  for (int i = 0; i < hostSteps; ++i)
    stepOnHost(host);
  const Cluster early = simulation.read();
  float worst = 0;
  for (int i = 0; i < count; ++i) {
    worst = fmaxf(worst, fabsf(early.bodies[i].x - host.bodies[i].x));
    worst = fmaxf(worst, fabsf(early.bodies[i].y - host.bodies[i].y));
    worst = fmaxf(worst, fabsf(early.bodies[i].z - host.bodies[i].z));
  }
  const bool agrees = worst < 1e-5f;
  printf("%d bodies, after %d steps: device and host %s\n", count, hostSteps,
         agrees ? "agree" : "differ");

  simulation.step(steps - hostSteps);
  const Cluster late = simulation.read();
  double momentum[3] = {0, 0, 0};
  for (int i = 0; i < count; ++i) {
    momentum[0] += late.bodies[i].w * late.velocities[i].x;
    momentum[1] += late.bodies[i].w * late.velocities[i].y;
    momentum[2] += late.bodies[i].w * late.velocities[i].z;
  }
  const double after = energy(late);
  printf("energy %.3f before, %.3f after %d steps\n", before, after, steps);
  printf("body 500 at %.3f %.3f %.3f\n", late.bodies[500].x, late.bodies[500].y, late.bodies[500].z);

  const bool sound = std::fabs(after - before) < 1e-3 && std::fabs(momentum[2]) < 1e-4;
  printf("%s\n", agrees && sound ? "PASS" : "FAIL");
  return agrees && sound ? 0 : 1;
}
