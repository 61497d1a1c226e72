#include "drivers/host/script.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace host {

namespace {

struct Name {
    std::string_view text;
    hal::Button button;
};
constexpr std::array<Name, hal::button_count> names{{{"up", hal::Button::up},
                                                     {"down", hal::Button::down},
                                                     {"left", hal::Button::left},
                                                     {"right", hal::Button::right},
                                                     {"a", hal::Button::a},
                                                     {"b", hal::Button::b},
                                                     {"x", hal::Button::x},
                                                     {"y", hal::Button::y}}};

constexpr std::uint32_t most_taps = 1000;
constexpr std::uint32_t most_milliseconds = 3'600'000;

std::string lower(std::string_view text) {
    std::string low(text);
    for (char& c : low)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return low;
}

std::uint8_t bit(hal::Button button) {
    return static_cast<std::uint8_t>(1u << static_cast<unsigned>(button));
}

// 1 to `most`, digits only.
bool parse_number(std::string_view text, std::uint32_t most, std::uint32_t& number) {
    if (text.empty() || text.front() < '0' || text.front() > '9') return false;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && number >= 1 &&
           number <= most;
}

// "up+a": every button once.
bool parse_buttons(std::string_view text, std::uint8_t& buttons) {
    buttons = 0;
    while (true) {
        const std::size_t plus = std::min(text.find('+'), text.size());
        const auto* name = std::find_if(names.begin(), names.end(), [&](const Name& candidate) {
            return candidate.text == text.substr(0, plus);
        });
        if (name == names.end() || (buttons & bit(name->button))) return false;
        buttons = static_cast<std::uint8_t>(buttons | bit(name->button));
        if (plus == text.size()) return true;
        text.remove_prefix(plus + 1);
    }
}

// Splits "left:600*3" at a mark; `after` is empty and the answer false if it is not there.
bool split(std::string_view& before, char mark, std::string_view& after) {
    const std::size_t at = before.find(mark);
    if (at == std::string_view::npos) return false;
    after = before.substr(at + 1);
    before = before.substr(0, at);
    return true;
}

bool parse_word(const std::string& word, Stroke& stroke, std::uint32_t& taps) {
    const std::string low = lower(word);
    std::string_view name = low, times, milliseconds;
    const bool repeated = split(name, '*', times);
    const bool held = split(name, ':', milliseconds);

    stroke = {word, 0, ScriptPlayer::tap_ms};
    taps = 1;
    if (repeated && !parse_number(times, most_taps, taps)) return false;
    if (held && !parse_number(milliseconds, most_milliseconds, stroke.milliseconds)) return false;
    if (name == "wait") return held && !repeated;
    return parse_buttons(name, stroke.buttons);
}

}  // namespace

std::optional<std::string> parse_script(std::string_view text, std::vector<Stroke>& strokes) {
    constexpr std::string_view blanks = " \t\r\n";
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.empty()) return {};
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        const std::string word(text.substr(0, end));
        text.remove_prefix(end);

        Stroke stroke;
        std::uint32_t taps = 0;
        if (!parse_word(word, stroke, taps))
            return "bad word '" + word +
                   "' in the key script (UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, "
                   "wait:500)";
        strokes.insert(strokes.end(), taps, stroke);
    }
}

void ScriptPlayer::frame_ended(std::uint64_t at_us) {
    seen_frame_ = true;
    quiet_since_us_ = std::max(quiet_since_us_, at_us);
}

void ScriptPlayer::flash_written(std::uint64_t at_us) {
    quiet_since_us_ = std::max(quiet_since_us_, at_us);
}

std::uint64_t ScriptPlayer::next_us() const {
    switch (phase_) {
        case Phase::finished:
            return never;
        case Phase::resting: {
            const std::uint64_t patience_ends = resting_us_ + patience_us;
            if (!seen_frame_) return patience_ends;
            return std::clamp(quiet_since_us_ + rest_us, resting_us_, patience_ends);
        }
        case Phase::holding:
        case Phase::waiting:
            break;
    }
    return due_us_;
}

void ScriptPlayer::advance(std::uint64_t now_us, std::deque<hal::ButtonEvent>& edges) {
    while (phase_ != Phase::finished && next_us() <= now_us) {
        const std::uint64_t at_us = next_us();
        switch (phase_) {
            case Phase::resting:
                if (!seen_frame_ || at_us < quiet_since_us_ + rest_us) {
                    trouble_ = "the screen did not come to rest within " +
                               std::to_string(patience_us / 1'000'000) + " s";
                    if (next_ < strokes_.size())
                        *trouble_ += " before '" + strokes_[next_].word + "'";
                    phase_ = Phase::finished;
                    return;
                }
                begin(at_us, true, edges);
                break;
            case Phase::holding:
                edge(false, at_us, edges);
                ++next_;
                phase_ = Phase::resting;
                resting_us_ = at_us;
                break;
            case Phase::waiting:
                ++next_;
                begin(at_us, false, edges);
                break;
            case Phase::finished:
                break;
        }
    }
}

void ScriptPlayer::begin(std::uint64_t at_us, bool at_rest, std::deque<hal::ButtonEvent>& edges) {
    if (next_ == strokes_.size()) {
        phase_ = Phase::finished;
    } else if (strokes_[next_].buttons == 0) {
        phase_ = Phase::waiting;
        due_us_ = at_us + strokes_[next_].milliseconds * std::uint64_t{1000};
    } else if (at_rest) {
        edge(true, at_us, edges);
        phase_ = Phase::holding;
        due_us_ = at_us + strokes_[next_].milliseconds * std::uint64_t{1000};
    } else {
        phase_ = Phase::resting;
        resting_us_ = at_us;
    }
}

void ScriptPlayer::edge(bool pressed, std::uint64_t at_us, std::deque<hal::ButtonEvent>& edges) {
    for (const Name& name : names)
        if (strokes_[next_].buttons & bit(name.button))
            edges.push_back({name.button, pressed, at_us});
    quiet_since_us_ = std::max(quiet_since_us_, at_us);
}

}  // namespace host
