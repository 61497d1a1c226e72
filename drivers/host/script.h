// Key scripts (drivers/key_words.h) that press the console's buttons. A script begins when the
// console has come to rest for the first time, so how long a boot takes does not matter.
#pragma once

#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "drivers/hal.h"
#include "drivers/key_words.h"

namespace host {

inline constexpr std::uint64_t never = std::numeric_limits<std::uint64_t>::max();

struct Stroke {
    std::string word;          // as it was written
    std::uint8_t buttons = 0;  // a bit for each hal::Button; none: only time passes
    std::uint32_t milliseconds = 0;
};

// Appends the strokes of a script. Returns a line that names the first bad word, if there is one.
std::optional<std::string> parse_script(std::string_view text, std::vector<Stroke>& strokes);

class ScriptPlayer {
  public:
    static constexpr std::uint64_t rest_us = drivers::rest_us;
    static constexpr std::uint32_t tap_ms = drivers::tap_ms;
    static constexpr std::uint64_t patience_us = drivers::patience_us;

    ScriptPlayer() = default;
    explicit ScriptPlayer(std::vector<Stroke> strokes) : strokes_(std::move(strokes)) {}

    void frame_ended(std::uint64_t at_us);
    void flash_written(std::uint64_t at_us);
    // When there is something to do next; `never` once the script is finished.
    std::uint64_t next_us() const;
    // Does everything that was due by now, at the time it was due.
    void advance(std::uint64_t now_us, std::deque<hal::ButtonEvent>& edges);

    bool finished() const { return phase_ == Phase::finished; }
    // Why a finished script did not reach its end.
    const std::optional<std::string>& trouble() const { return trouble_; }

  private:
    enum class Phase : std::uint8_t { resting, holding, waiting, finished };
    void edge(bool pressed, std::uint64_t at_us, std::deque<hal::ButtonEvent>& edges);
    // Begins the stroke at `next_`; the console is at rest or has just waited.
    void begin(std::uint64_t at_us, bool at_rest, std::deque<hal::ButtonEvent>& edges);

    std::vector<Stroke> strokes_;
    std::size_t next_ = 0;
    Phase phase_ = Phase::resting;
    bool seen_frame_ = false;
    std::uint64_t quiet_since_us_ = 0;
    std::uint64_t due_us_ = 0;      // end of holding or waiting
    std::uint64_t resting_us_ = 0;  // when the present wait for rest began
    std::optional<std::string> trouble_;
};

}  // namespace host
