#include "shell/remote/key_player.h"

#include "kit/text.h"

namespace shell::remote {

using usb::Progress;
using usb::Request;

namespace {

constexpr std::uint32_t most_strokes = 1000;

}  // namespace

bool KeyPlayer::rests(std::uint64_t now) const {
    const std::uint64_t quiet_since = std::max(runtime_.last_frame_us(), edge_us_);
    return (runtime_.painted() || runtime_.dark()) && now >= quiet_since + drivers::rest_us;
}

void KeyPlayer::edge(bool pressed) {
    for (int i = 0; i < hal::button_count; ++i)
        if ((word_.buttons >> i & 1) != 0) runtime_.press(static_cast<hal::Button>(i), pressed);
    edge_us_ = hal::now_us();
}

// Begins the next stroke; false: there is none.
bool KeyPlayer::next(Request& request, bool at_rest) {
    if (left_ == 0) {
        const std::string_view text = request.next_word();
        if (text.empty()) return false;
        (void)drivers::read_key_word(text, word_);  // it was read before
        left_ = word_.times;
    }
    const std::uint64_t now = hal::now_us();
    if (word_.buttons != 0 && !at_rest) {
        phase_ = Phase::resting;
        resting_us_ = now;
        return true;
    }
    --left_;
    due_us_ = now + word_.milliseconds * std::uint64_t{1000};
    phase_ = word_.buttons == 0 ? Phase::waiting : Phase::holding;
    if (word_.buttons != 0) {
        edge(true);
        ++strokes_;
    }
    return true;
}

Progress KeyPlayer::run(Request& request) {
    if (request.interrupted) {
        if (request.step > 0 && phase_ == Phase::holding) edge(false);
        return Progress::more;
    }
    const std::uint64_t now = hal::now_us();
    if (request.step == 0) {
        std::uint32_t strokes = 0;
        for (std::string_view rest = request.words; !rest.empty();) {
            const std::string_view text = kit::next_word(rest);
            if (text.empty()) break;
            drivers::KeyWord word;
            if (!drivers::read_key_word(text, word)) {
                kit::Text<120> why("bad word '");
                why.add(kit::first_of(text, 24)).add("' (").add(drivers::key_words_help).add(")");
                return refuse(request, why.view());
            }
            strokes += word.times;
            if (strokes > most_strokes) return refuse(request, "that is too much to press");
        }
        if (strokes == 0) return refuse(request, "press which buttons? help press");
        request.step = 1;
        left_ = strokes_ = 0;
        edge_us_ = 0;
        phase_ = Phase::resting;
        resting_us_ = now;
    }
    switch (phase_) {
        case Phase::resting:
            if (!rests(now)) {
                if (now < resting_us_ + drivers::patience_us) return Progress::more;
                return refuse(request, "the screen does not come to rest");
            }
            if (next(request, true)) return Progress::more;
            request.report.field("pressed", strokes_);
            return done(request);
        case Phase::holding:
            if (now < due_us_) return Progress::more;
            edge(false);
            phase_ = Phase::resting;
            resting_us_ = now;
            return Progress::more;
        case Phase::waiting:
            if (now < due_us_) return Progress::more;
            if (next(request, false)) return Progress::more;
            phase_ = Phase::resting;
            resting_us_ = now;
            return Progress::more;
    }
    return Progress::more;
}

}  // namespace shell::remote
