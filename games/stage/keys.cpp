#include "stage/keys.h"

#include <algorithm>

namespace stage {

namespace {
constexpr bool is_direction(Key key) { return key <= Key::right; }
constexpr bool acts_on_release(Key key) { return key == Key::x || key == Key::y; }
}  // namespace

void name_buttons(kit::TextOut& out, std::string_view sentence, bool left_handed) {
    while (!sentence.empty()) {
        out.add(kit::next_part(sentence, '{'));
        const std::string_view name = kit::next_part(sentence, '}');
        for (int i = 0; i < key_count; ++i)
            if (const auto key = static_cast<Key>(i); name == button_name(key, false))
                out.add(button_name(key, left_handed));
    }
}

void Keys::set_left_handed(bool on) {
    if (on == left_handed_) return;
    left_handed_ = on;
    down_.fill(false);
    due_us_.fill(never);
    spent_.fill(false);
}

bool Keys::edge(Key physical, bool pressed, std::uint64_t at_us, KeyPress& out) {
    const Key key = left_handed_ ? left_handed_twin(physical) : physical;
    const auto index = static_cast<std::size_t>(key);
    if (down_[index] == pressed) return false;  // a release of what counts as let go already
    down_[index] = pressed;
    out = {key, Press::edge};
    if (!pressed) {
        due_us_[index] = never;
        return acts_on_release(key) && !spent_[index];
    }
    // A new direction ends the repeating of the old one: a cursor does not run in two.
    if (is_direction(key)) std::fill_n(due_us_.begin(), 4, never);
    due_us_[index] = at_us + (is_direction(key) ? repeat_after_us : hold_us);
    spent_[index] = false;
    return !acts_on_release(key);
}

bool Keys::elapsed(std::uint64_t now_us, KeyPress& out) {
    const auto first = std::min_element(due_us_.begin(), due_us_.end());
    if (*first == never || *first > now_us) return false;
    const auto index = static_cast<std::size_t>(first - due_us_.begin());
    const Key key = static_cast<Key>(index);
    if (is_direction(key)) {
        // After a long pause (a save) the missed repeats are dropped, not rushed through.
        const std::uint64_t next = *first + repeat_every_us;
        *first = next > now_us ? next : now_us + repeat_every_us;
        out = {key, Press::repeat};
    } else {
        *first = never;
        spent_[index] = true;
        out = {key, Press::hold};
    }
    return true;
}

std::uint64_t Keys::next_us() const { return *std::min_element(due_us_.begin(), due_us_.end()); }

void Keys::forget() {
    due_us_.fill(never);
    spent_.fill(true);
}

}  // namespace stage
