// Takes a fuzzer's bytes one after another; there are always more, zeros.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace fuzz {

class Input {
  public:
    Input(const std::uint8_t* data, std::size_t size) : left_(data, size) {}
    bool over() const { return left_.empty(); }
    std::uint8_t byte() {
        if (left_.empty()) return 0;
        const std::uint8_t first = left_.front();
        left_ = left_.subspan(1);
        return first;
    }
    std::vector<std::uint8_t> bytes(std::size_t count) {
        std::vector<std::uint8_t> some(count);
        for (std::uint8_t& one : some) one = byte();
        return some;
    }

  private:
    std::span<const std::uint8_t> left_;
};

}  // namespace fuzz
