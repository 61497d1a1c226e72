// How long something took, in the processor's time: what else runs on this computer does not count.
#pragma once

#include <time.h>

namespace sixgun {

class Stopwatch {
  public:
    double seconds() const { return now() - start_; }

  private:
    // std::clock counts in microseconds, which some decisions do not take.
    static double now() {
        timespec time{};
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
    }
    double start_ = now();
};

}  // namespace sixgun
