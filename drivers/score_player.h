// Walks through a score: pairs of hertz (0: silence) and milliseconds. Who calls next() and when is
// the driver's business: an alarm on the chip, the sample counter on a computer.
#pragma once

#include <cstdint>
#include <span>

namespace drivers {

struct Note {
    std::uint16_t hertz;
    std::uint16_t milliseconds;
};

class ScorePlayer {
  public:
    void start(std::span<const std::uint16_t> score) { left_ = score; }

    // False: the score is over. Notes without length and a pitch without its length are passed
    // over.
    bool next(Note& note) {
        while (left_.size() >= 2) {
            note = {left_[0], left_[1]};
            left_ = left_.subspan(2);
            if (note.milliseconds > 0) return true;
        }
        left_ = {};
        return false;
    }

  private:
    std::span<const std::uint16_t> left_;
};

}  // namespace drivers
