#include "stage/story.h"

namespace stage {

void Story::start(MatchView& view, Storyteller& teller) {
    at_ = count_ = 0;
    telling_ = !view.events().empty();
    view.console().damage(scene_area);
    if (!telling_) return view.show_now();
    view.show_before();
    begin_beat(view, teller);
}

void Story::stop(MatchView& view) {
    telling_ = false;
    view.show_now();
}

void Story::skip(MatchView& view, Storyteller& teller) {
    if (!view.patient()) return stop(view);
    while (telling_) {
        end_beat(view, teller, true);
        if (waits()) return;
    }
}

void Story::begin_beat(MatchView& view, Storyteller& teller, bool skipping) {
    count_ = static_cast<std::uint16_t>(teller.together(view, at_));
    frame_ = 0;
    const Beat beat = teller.begin(view, events(view));
    const int normal = view.console().animation_speed();
    const bool to_read = beat.to_read || beat.until_a;
    speed_ = static_cast<std::int16_t>(to_read && normal == 0 ? 256 : normal);
    stays_ = beat.until_a && view.patient() ? longest_stay : 0;
    time_.go(0, beat.end, beat.frames, beat.ease);
    if (beat.cue && (!skipping || stays_ > 0)) view.console().sound(*beat.cue);
    view.console().damage(scene_area);
}

void Story::end_beat(MatchView& view, Storyteller& teller, bool skipping) {
    teller.end(view, events(view));
    at_ = static_cast<std::uint16_t>(at_ + count_);
    view.console().damage(scene_area);
    if (at_ < view.events().size()) return begin_beat(view, teller, skipping);
    stop(view);
}

bool Story::tick(MatchView& view, Storyteller& teller) {
    if (!telling_) return false;
    if (stays_ > 0 && !time_.moving()) {
        if (--stays_ == 0) end_beat(view, teller);
        return telling_;
    }
    teller.damage(view, events(view));
    ++frame_;
    const int before = time_.value();
    bool on = time_.step(speed_);
    if (speed_ != 0) teller.frame(view, events(view), before, speed_);
    // Beats that take no time are told in the same frame.
    while (!on && telling_ && stays_ == 0) {
        end_beat(view, teller);
        on = telling_ && time_.moving() && speed_ != 0;
    }
    if (telling_) teller.damage(view, events(view));
    return telling_;
}

}  // namespace stage
