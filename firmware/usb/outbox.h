// What waits to go out on a port: commands write as much as fits, the port takes as much as it can,
// and neither ever waits for the other.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace usb {

class Outbox {
  public:
    static constexpr std::size_t size = 2048;
    // An answer that has begun can always say that it fails, and a typist always sees what is
    // typed: this much is left for them.
    static constexpr std::size_t reserve = 160;

    std::size_t room() const { return size - (end_ - begin_); }
    // For answers.
    bool fits(std::size_t bytes) const { return room() >= bytes + reserve; }
    bool empty() const { return begin_ == end_; }

    // What does not fit is lost as a whole; whoever writes asks before.
    void add(std::string_view text) {
        if (text.size() > room()) {
            lost_ = true;
            return;
        }
        for (const char c : text) bytes_[end_++ % size] = c;
    }
    bool lost() const { return lost_; }

    // Everything that was added since `mark` can be taken back, as long as nothing was taken out.
    std::size_t mark() const { return end_; }
    void back_to(std::size_t mark) { end_ = mark; }

    // What goes out next, in one piece; then how much of it went.
    std::span<const char> next() const {
        const std::size_t at = begin_ % size;
        return std::span(bytes_).subspan(at, std::min(size - at, end_ - begin_));
    }
    void taken(std::size_t count) { begin_ += count; }
    void clear() {
        begin_ = end_;
        lost_ = false;
    }

  private:
    static_assert((size & (size - 1)) == 0, "positions count for ever");
    std::array<char, size> bytes_{};
    std::size_t begin_ = 0, end_ = 0;
    bool lost_ = false;
};

}  // namespace usb
