// The challenge of the day: which day it is, as far as a console without a clock was told, and the
// best results of the days that were played last. Read when it is wanted: the boot does not wait
// for it, and none of it stays in memory.
#pragma once

#include <cstdint>
#include <span>

#include "kit/fixed_list.h"
#include "kit/verdict.h"
#include "storage/files.h"
#include "storage/replays.h"

namespace storage {

inline constexpr int last_day = 9999;

struct DayResult {
    std::uint16_t day = 0;  // 1 .. last_day; 0: there is none
    Ended ended = Ended::lost;
    bool helped = false;  // something was taken back
    std::int32_t score = 0;
    bool operator==(const DayResult&) const = default;
};
// Without help before with it, then a victory before anything else, then the higher score.
bool better(const DayResult& one, const DayResult& other);

struct DayBook {
    static constexpr std::size_t most_results = 32;

    std::uint16_t today = 0;  // 0: nobody has said
    bool told = false;        // by somebody with a clock: a computer, not the player
    // Those played last, the latest at the end.
    kit::FixedList<DayResult, most_results> results;

    DayResult best(int day) const;
    // False: nothing better came.
    bool keep(const DayResult& result);
};

namespace days {

inline constexpr const char* path = "days";
// An empty book if it cannot be read; `open` sets what could not be used aside.
Read read(DayBook& into);
DayBook open();
Written write(const DayBook& book);
// Each writes only if that changes something.
Written set_today(int day, bool told);
Written keep(const DayResult& result);
kit::Verdict put_back(std::span<std::uint8_t> copy);

}  // namespace days
}  // namespace storage
