#include "superhot_scene/story.h"

#include <algorithm>

#include "superhot_scene/selection.h"
#include "superhot_scene/story_state.h"

namespace superhot_scene {

using superhot::Where;

namespace {

// How long an event is told, in frames. What has to be read stays even without animations.
struct Telling {
    std::uint8_t frames;
    bool to_read = false;
};
Telling telling_of(const kit::Event& event) {
    switch (event.kind) {
        case superhot::level_cleared:
            return {72, true};
        case superhot::leg_over:
            return {80, true};
        case superhot::level_began:
            return {36, true};
        case superhot::goal_done:
            return {34, true};
        case superhot::goal_vetoed:
        case superhot::veto_proposed:
            return {40, true};
        case superhot::veto_answered:
            return {24, true};
        case superhot::glitched:
            return {36, true};
        case superhot::goal_drawn:
            return {18};
        case superhot::system_drew:
            return {30};
        case superhot::line_dealt:
        case superhot::card_slid:
            return {18};
        case superhot::shots_fired:
        case superhot::slashed:
            return {16};
        case superhot::card_defeated:
        case superhot::card_left:
        case superhot::healed:
        case superhot::aid_given:
            return {14};
        case superhot::drew:
        case superhot::new_card_taken:
        case superhot::ability_acts:
            return {12};
        case superhot::discarded:
        case superhot::goal_progress:
        case superhot::deck_reshuffled:
        case superhot::obstacles_reshuffled:
        case superhot::aid_returned:
            return {10};
        case superhot::card_used:
            return {9};
        default:
            return {0};
    }
}

// Events that are told as one.
int group_of(const kit::Event& event) {
    switch (event.kind) {
        case superhot::line_dealt:
        case superhot::card_slid:
            return 1;
        case superhot::drew:
        case superhot::new_card_taken:
            return 2 + event.a;
        case superhot::card_left:
            return 10;
        case superhot::goal_progress:
            return 11;
        case superhot::goal_drawn:
            return 12;
        case superhot::system_drew:
            return 13;
        default:
            return 0;
    }
}

// How far splinters fly.
constexpr Rect splinters{0, goals_area.y, 240, hand_area.y + 24 - goals_area.y};

}  // namespace

void Story::start(stage::MatchView& view, State& shown) {
    shown = view.before_as<State>();
    at_ = count_ = 0;
    telling_ = !view.events().empty();
    if (telling_) begin_beat(view, shown);
}

void Story::begin_beat(stage::MatchView& view, State& shown) {
    const auto events = view.events();
    const kit::Event& first = events[at_];
    count_ = 1;
    if (const int group = group_of(first); group != 0)
        while (at_ + count_ < static_cast<int>(events.size()) &&
               group_of(events[static_cast<std::size_t>(at_ + count_)]) == group)
            ++count_;
    frame_ = 0;
    knocked_out_ = shown.knocked_out;
    hardened_ = shown.hardened;
    slot_ = no_slot;
    goal_ = superhot::no_goal;
    flying_ = {};
    flying_bullets_ = 0;
    bool hit = false;
    const auto card_in_hand = [&](Card card, kit::Seat seat) {
        player_ = static_cast<std::uint8_t>(player_of(shown, seat));
        const Hand hand = hand_of(shown, player_);
        // Where it lay would tell of the cards beside it.
        from_place_ = visible_cards / 2;
        if (shown.has_system() && view.viewer() == shown.system_seat()) return;
        for (std::size_t i = 0; i < hand.size(); ++i)
            if (hand[i].card == card)
                from_place_ =
                    static_cast<std::uint8_t>(std::min<std::size_t>(i, visible_cards - 1));
    };
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = events[static_cast<std::size_t>(at_ + i)];
        hit =
            hit || (each.kind == superhot::card_left && static_cast<Where>(each.c) == Where::hand);
        if (each.kind == superhot::card_used || each.kind == superhot::discarded ||
            each.kind == superhot::aid_given)
            card_in_hand(each.b, each.a);
        if (each.kind == superhot::healed) card_in_hand(superhot::bullet, each.a);
        leave(shown, each);
        if (each.kind != superhot::drew && each.kind != superhot::new_card_taken) continue;
        // Its place in the hand is made before it comes.
        arrive(shown, each, view.state_as<State>());
        if (each.b == superhot::bullet)
            ++flying_bullets_;
        else
            flying_.add(each.b);
    }
    stage::Console& console = view.console();
    Telling telling = telling_of(first);
    switch (first.kind) {
        case superhot::card_defeated:
            if (first.c == superhot::knock_out) slot_ = static_cast<std::int8_t>(first.a - 1);
            console.sound(stage::Cue::smash);
            break;
        case superhot::slashed:
            console.sound(stage::Cue::smash);
            break;
        case superhot::shots_fired:
            slot_ = static_cast<std::int8_t>(first.a - 1);
            console.sound(stage::Cue::shot);
            break;
        case superhot::ability_acts:
            slot_ = static_cast<std::int8_t>(first.a - 1);
            console.sound(stage::Cue::toggle);
            break;
        case superhot::card_left:
            if (hit) telling.frames = 24;
            console.sound(hit ? stage::Cue::warn : stage::Cue::click);
            break;
        case superhot::card_used:
        case superhot::discarded:
        case superhot::aid_given:
            console.sound(stage::Cue::click);
            break;
        case superhot::card_slid:
        case superhot::line_dealt:
            console.sound(stage::Cue::slide);
            break;
        case superhot::goal_progress:
        case superhot::goal_vetoed:
            goal_ = first.a;
            console.sound(stage::Cue::toggle);
            break;
        case superhot::goal_done:
            goal_ = first.a;
            console.sound(stage::Cue::open);
            break;
        case superhot::veto_proposed:
            goal_ = first.b;
            console.sound(stage::Cue::toggle);
            break;
        case superhot::glitched:
            slot_ = static_cast<std::int8_t>(first.b == 0 ? no_slot : first.b - 1);
            console.sound(stage::Cue::warn);
            break;
        case superhot::level_cleared:
            console.sound(stage::Cue::win);
            break;
        case superhot::leg_over:
            console.sound(static_cast<superhot::End>(first.b) == superhot::End::won
                              ? stage::Cue::win
                              : stage::Cue::lose);
            break;
        default:
            break;
    }
    beat_.go(0, 256, telling.frames, stage::Ease::in_out);
    console.damage(stage::scene_area);
}

void Story::end_beat(stage::MatchView& view, State& shown) {
    const State& after = view.state_as<State>();
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = view.events()[static_cast<std::size_t>(at_ + i)];
        if (each.kind != superhot::drew && each.kind != superhot::new_card_taken)
            arrive(shown, each, after);
        if (each.kind != superhot::card_slid) continue;
        // Marks go with the cards.
        const unsigned to = 1u << (each.b - 1);
        if ((knocked_out_ >> (each.a - 1) & 1) != 0)
            shown.knocked_out = static_cast<std::uint8_t>(shown.knocked_out | to);
        if ((hardened_ >> (each.a - 1) & 1) != 0)
            shown.hardened = static_cast<std::uint8_t>(shown.hardened | to);
    }
    at_ = static_cast<std::uint16_t>(at_ + count_);
    view.console().damage(stage::scene_area);
    if (at_ < view.events().size()) return begin_beat(view, shown);
    telling_ = false;
    shown = after;
}

bool Story::tick(stage::MatchView& view, State& shown) {
    if (!telling_) return false;
    const int speed = view.console().animation_speed();
    view.console().damage(area(event(view)));
    ++frame_;
    const auto paced = [&] { return telling_of(event(view)).to_read && speed == 0 ? 256 : speed; };
    bool on = beat_.step(paced());
    // Events that take no time are told in the same frame.
    while (!on && telling_) {
        end_beat(view, shown);
        on = telling_ && beat_.moving() && paced() != 0;
        if (telling_ && beat_.moving() && paced() == 0) on = false;
    }
    if (telling_) view.console().damage(area(event(view)));
    return telling_;
}

// Where things move while it is told.
Rect Story::area(const kit::Event& now) const {
    switch (now.kind) {
        case superhot::line_dealt:
        case superhot::card_slid:
        case superhot::ability_acts:
            return {0, line_area.y - 4, 240, line_area.height + time_area.height + 8};
        case superhot::card_defeated:
        case superhot::slashed:
            return splinters;
        case superhot::goal_progress:
        case superhot::goal_done:
        case superhot::goal_drawn:
        case superhot::goal_vetoed:
        case superhot::veto_proposed:
        case superhot::veto_answered:
            return goals_area;
        case superhot::drew:
        case superhot::discarded:
            return {0, hand_area.y, 240, info_area.y - hand_area.y};
        case superhot::card_used:
        case superhot::card_left:
        case superhot::new_card_taken:
        case superhot::aid_given:
            return {0, line_area.y, 240, info_area.y - line_area.y};
        default:
            return stage::scene_area;
    }
}

bool Story::flash() const { return telling_ && frame_ / 4 % 2 == 0; }

int Story::shake() const {
    if (!telling_ || slot_ == no_slot) return 0;
    constexpr int offsets[] = {0, 2, -2, 2, -1, 1, -1, 0};
    return frame_ < 8 ? offsets[frame_] : 0;
}

}  // namespace superhot_scene
