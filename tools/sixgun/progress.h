// How far a long run has come: one line on stderr that is written over, and only for a person.
#pragma once

#include <unistd.h>

#include <chrono>
#include <cstdint>
#include <cstdio>

namespace sixgun {

class Progress {
  public:
    Progress(const char* what, std::int64_t all)
        : what_(what), all_(all), seen_(isatty(STDERR_FILENO) == 1) {}
    ~Progress() {
        if (shown_) std::fputs("\r\033[K", stderr);
    }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void reached(std::int64_t done) {
        if (!seen_) return;
        const auto now = std::chrono::steady_clock::now();
        if (shown_ && now - last_ < std::chrono::milliseconds(100)) return;
        last_ = now;
        shown_ = true;
        std::fprintf(stderr, "\r%3d %%  %lld of %lld %s\033[K",
                     static_cast<int>(all_ > 0 ? done * 100 / all_ : 100),
                     static_cast<long long>(done), static_cast<long long>(all_), what_);
    }

  private:
    const char* what_;
    std::int64_t all_;
    bool seen_, shown_ = false;
    std::chrono::steady_clock::time_point last_{};
};

}  // namespace sixgun
