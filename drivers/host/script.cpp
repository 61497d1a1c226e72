#include "drivers/host/script.h"

#include <algorithm>

namespace host {

std::optional<std::string> parse_script(std::string_view text, std::vector<Stroke>& strokes) {
    constexpr std::string_view blanks = " \t\r\n";
    while (true) {
        text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
        if (text.empty()) return {};
        const std::size_t end = std::min(text.find_first_of(blanks), text.size());
        const std::string word(text.substr(0, end));
        text.remove_prefix(end);

        drivers::KeyWord key;
        if (!drivers::read_key_word(word, key))
            return "bad word '" + word + "' in the key script (" + drivers::key_words_help + ")";
        strokes.insert(strokes.end(), key.times, {word, key.buttons, key.milliseconds});
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
    for (int i = 0; i < hal::button_count; ++i)
        if ((strokes_[next_].buttons >> i & 1) != 0)
            edges.push_back({static_cast<hal::Button>(i), pressed, at_us});
    quiet_since_us_ = std::max(quiet_since_us_, at_us);
}

}  // namespace host
