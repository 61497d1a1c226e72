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

void Story::begin_beat(MatchView& view, Storyteller& teller) {
    count_ = static_cast<std::uint16_t>(teller.together(view, at_));
    frame_ = 0;
    const Beat beat = teller.begin(view, events(view));
    const int normal = view.console().animation_speed();
    speed_ = static_cast<std::int16_t>(beat.to_read && normal == 0 ? 256 : normal);
    time_.go(0, beat.end, beat.frames, beat.ease);
    if (beat.cue) view.console().sound(*beat.cue);
    view.console().damage(scene_area);
}

void Story::end_beat(MatchView& view, Storyteller& teller) {
    teller.end(view, events(view));
    at_ = static_cast<std::uint16_t>(at_ + count_);
    view.console().damage(scene_area);
    if (at_ < view.events().size()) return begin_beat(view, teller);
    stop(view);
}

bool Story::tick(MatchView& view, Storyteller& teller) {
    if (!telling_) return false;
    teller.damage(view, events(view));
    ++frame_;
    const int before = time_.value();
    bool on = time_.step(speed_);
    if (speed_ != 0) teller.frame(view, events(view), before, speed_);
    // Beats that take no time are told in the same frame.
    while (!on && telling_) {
        end_beat(view, teller);
        on = telling_ && time_.moving() && speed_ != 0;
    }
    if (telling_) teller.damage(view, events(view));
    return telling_;
}

}  // namespace stage
