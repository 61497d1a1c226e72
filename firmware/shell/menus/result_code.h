// What somebody made of a day, as a code that gives nothing of it away, and that another console
// checks by playing the match again.
//
//   01 | day (14 bits), rules version modulo 32 (5), helped (1) | the player's choices, each as its
//   place among the legal actions, in as many bits as their number needs | zeros to fill the last
//   character | mark of the end (10) | check (15)
//
// In the characters of a share code, five bits each, lowest first. What the rivals did is no part
// of it: they are asked again, so a code can hold nothing that they would not have done, and is as
// short as the player's own choices are: 20 characters of a short match, 200 of a long one. The
// mark is the hash of the last position, the check one of all characters before it. No game has the
// id 0, so nothing that begins with that is a share code; the 1 is the number of this form, which
// is stable.
#pragma once

#include <array>

#include "kit/share_code.h"
#include "shell/play/session.h"

namespace shell {

struct ResultCode {
    // So many fit a QR code with a few words, and a line on the cable in groups.
    static constexpr std::size_t most = 376;

    std::array<char, most> symbols;
    std::size_t count = 0;

    std::string_view view() const { return {symbols.data(), count}; }
    // As it was written by somebody: lower case, groups, letters that look alike. False: these are
    // no characters of a code, or too many.
    bool take(std::string_view text);
};

// Of the match of this day, which is known to its end. Returns its last position, until the session
// looks at another one; nullptr: it is too long.
const kit::StateBytes* write_result(ResultCode& into, int day, play::Session& session);

struct ResultHead {
    int day = 0;
    std::uint8_t rules = 0;
    bool helped = false;
};
// What a code begins with, as soon as that is there; false: it is not, or it begins otherwise.
bool read_result_head(std::string_view symbols, ResultHead& out);
bool may_be_result(std::string_view symbols);
// Whole, and without a mistake.
bool is_whole_result(std::string_view symbols);
// Of a whole one: does it say that the match ends in this position?
bool ends_in(std::string_view symbols, const kit::Game& game, const kit::StateBytes* position);

// The choices of a whole one, in turn.
class ResultChoices {
  public:
    ResultChoices() = default;
    explicit ResultChoices(std::string_view symbols);
    // The next, among so many; false: there is none, or it is none of them.
    bool next(std::uint32_t among, std::uint32_t& out);
    // All were taken.
    bool at_end() const;
    std::size_t bits_done() const { return at_; }
    std::size_t bits() const { return symbols_.size() * 5; }

  private:
    std::string_view symbols_;
    std::size_t at_ = 0;
};

}  // namespace shell
