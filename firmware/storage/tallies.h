// What was played and how it went, by game and mode. Kept in memory, saved as one file after every
// finished match.
//
// The file is also the point of no return when a match is finished (store.h): a match is counted
// exactly when the number in its row has reached its own, and the last one counted is remembered
// with all that is needed to do the rest after a cut.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "kit/verdict.h"
#include "storage/files.h"
#include "storage/replays.h"

namespace storage {

inline constexpr std::size_t counter_count = 8;
inline constexpr std::size_t tally_rows = 48;

struct Tally {
    GameId game = 0;
    std::uint8_t mode = 0;
    bool has_best = false;
    std::uint32_t last_match = 0;  // the number of the last match counted
    std::uint32_t played = 0, won = 0, drawn = 0;
    std::uint16_t streak = 0, best_streak = 0;  // matches won one after the other
    std::int32_t best = 0, last = 0;            // score
    // What the game counts besides; it has the names.
    std::array<std::uint32_t, counter_count> counters{};
    bool operator==(const Tally&) const = default;
};

// How a finished match changes its tally.
struct Result {
    Summary summary;
    bool low_is_best = false;
    bool is_no_best = false;  // it is counted, but sets no record
    std::array<std::uint32_t, counter_count> counters{};
    std::uint8_t highest = 0;  // bit n: counter n keeps the highest value instead of the sum
    std::uint8_t lowest = 0;   // bit n: the lowest that is not zero
};

class Tallies {
  public:
    // Starts from nothing if the file cannot be read.
    Read load();
    std::size_t rows() const { return rows_; }
    Tally row(std::size_t i) const;
    // All zero if there is none.
    Tally of(GameId game, std::uint8_t mode) const;
    // The highest number of a match that was ever counted.
    std::uint32_t last_match() const;

    // Counts a match once, however often it is called, and saves.
    Written count(std::uint32_t match, const Result& result);
    // The last match that was counted.
    std::uint32_t finishing() const;
    Summary finishing_summary() const;

    // In place of these, from a copy of the file (which is changed). Numbers of matches are those
    // of the console it comes from, so they are forgotten: whatever is played next counts.
    kit::Verdict put_back(std::span<std::uint8_t> copy);

    Written erase(GameId game);
    void clear();
    static constexpr const char* path = "tallies";

  private:
    static constexpr std::size_t head_bytes = 4 + summary_bytes, row_bytes = 32 + 4 * counter_count;

    std::uint8_t* at(std::size_t row) { return &bytes_[head_bytes + row * row_bytes]; }
    std::size_t find(GameId game, std::uint8_t mode) const;  // rows() if there is none
    static bool possible(ConstBytes body);
    Written save() const;

    // As in the file: so reading and writing need no second copy.
    std::array<std::uint8_t, head_bytes + tally_rows * row_bytes> bytes_{};
    std::size_t rows_ = 0;
};

}  // namespace storage
