#include "superhot_scene/story.h"

#include <algorithm>

#include "stage/emphasis.h"
#include "superhot_scene/selection.h"

namespace superhot_scene {

using stage::Cue;
using superhot::Where;

namespace {

stage::Beat beat_of(const kit::Event& event) {
    switch (event.kind) {
        case superhot::level_cleared:
            return {.frames = 72, .to_read = true, .cue = Cue::win};
        case superhot::leg_over: {
            const bool won = static_cast<superhot::End>(event.b) == superhot::End::won;
            return {.frames = 80, .to_read = true, .cue = won ? Cue::win : Cue::lose};
        }
        case superhot::level_began:
            return {.frames = 36, .to_read = true};
        case superhot::goal_done:
            return {.frames = 34, .to_read = true, .cue = Cue::open};
        case superhot::goal_vetoed:
        case superhot::veto_proposed:
            return {.frames = 40, .to_read = true, .cue = Cue::toggle};
        case superhot::veto_answered:
            return {.frames = 24, .to_read = true};
        case superhot::glitched:
            return {.frames = 36, .to_read = true, .cue = Cue::warn};
        case superhot::goal_drawn:
            return {.frames = 18};
        case superhot::system_drew:
            return {.frames = 30};
        case superhot::line_dealt:
        case superhot::card_slid:
            return {.frames = 18, .cue = Cue::slide};
        case superhot::shots_fired:
            return {.frames = 16, .cue = Cue::shot};
        case superhot::slashed:
            return {.frames = 16, .cue = Cue::smash};
        case superhot::card_defeated:
            return {.frames = 14, .cue = Cue::smash};
        case superhot::card_left:
        case superhot::aid_given:
            return {.frames = 14, .cue = Cue::click};
        case superhot::healed:
            return {.frames = 14};
        case superhot::drew:
        case superhot::new_card_taken:
            return {.frames = 12};
        case superhot::ability_acts:
            return {.frames = 12, .cue = Cue::toggle};
        case superhot::discarded:
            return {.frames = 10, .cue = Cue::click};
        case superhot::goal_progress:
            return {.frames = 10, .cue = Cue::toggle};
        case superhot::deck_reshuffled:
        case superhot::obstacles_reshuffled:
        case superhot::aid_returned:
            return {.frames = 10};
        case superhot::card_used:
            return {.frames = 9, .cue = Cue::click};
        default:
            return {};
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

bool comes_to_hand(const kit::Event& event) {
    return event.kind == superhot::drew || event.kind == superhot::new_card_taken;
}
bool hits(const kit::Event& event) {
    return event.kind == superhot::card_left && static_cast<Where>(event.c) == Where::hand;
}

// How far splinters fly.
constexpr Rect splinters{0, goals_area.y, 240, hand_area.y + 24 - goals_area.y};

// Where things move while it is told.
Rect area_of(const kit::Event& now) {
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

}  // namespace

std::size_t Teller::together(const stage::MatchView& view, std::size_t at) const {
    const auto events = view.events();
    const int group = group_of(events[at]);
    std::size_t count = 1;
    if (group == 0) return count;
    while (at + count < events.size() && group_of(events[at + count]) == group) ++count;
    return count;
}

// Where a card flies from, before it leaves the hand.
void Teller::find_source(const State& shown, const kit::Event& event) {
    const bool leaves = event.kind == superhot::card_used || event.kind == superhot::discarded ||
                        event.kind == superhot::aid_given;
    if (!leaves && event.kind != superhot::healed) return;
    from_place_ = visible_cards / 2;
    // Where it lay would tell of the cards beside it.
    if (!seen_) return;
    const Hand hand = hand_of(shown, player_of(shown, event.a));
    const Card card = leaves ? event.b : superhot::bullet;
    for (std::size_t i = 0; i < hand.size(); ++i)
        if (hand[i].card == card)
            from_place_ = static_cast<std::uint8_t>(std::min<std::size_t>(i, visible_cards - 1));
}

// A dealt card lay on another one, which nobody knows before the deck is as it will be.
void Teller::find_next_card(State& shown, const State& after) {
    next_known_ = shown.obstacles.size() == after.obstacles.size();
    if (next_known_) shown.obstacles = after.obstacles;
}

stage::Beat Teller::begin(stage::MatchView& view, std::span<const kit::Event> events) {
    State& shown = view.shown_as<State>();
    seen_ = sees_hands(shown, view.viewer());
    knocked_out_ = shown.knocked_out;
    hardened_ = shown.hardened;
    flying_ = {};
    flying_bullets_ = 0;
    for (const kit::Event& each : events) {
        find_source(shown, each);
        leave(shown, each, seen_);
        if (each.kind == superhot::line_dealt || each.kind == superhot::system_drew)
            find_next_card(shown, view.state_as<State>());
        if (!comes_to_hand(each)) continue;
        // Its place in the hand is made before it comes.
        const Card card = arrive(shown, each, view.state_as<State>(), seen_);
        if (card == superhot::bullet)
            ++flying_bullets_;
        else
            flying_.add(card);
    }
    stage::Beat beat = beat_of(events[0]);
    if (std::any_of(events.begin(), events.end(), hits)) {
        beat.frames = 24;
        beat.cue = Cue::warn;
    }
    return beat;
}

void Teller::end(stage::MatchView& view, std::span<const kit::Event> events) {
    State& shown = view.shown_as<State>();
    for (const kit::Event& each : events) {
        if (!comes_to_hand(each)) arrive(shown, each, view.state_as<State>(), seen_);
        if (each.kind != superhot::card_slid) continue;
        // Marks go with the cards.
        const unsigned to = 1u << (each.b - 1);
        if ((knocked_out_ >> (each.a - 1) & 1) != 0)
            shown.knocked_out = static_cast<std::uint8_t>(shown.knocked_out | to);
        if ((hardened_ >> (each.a - 1) & 1) != 0)
            shown.hardened = static_cast<std::uint8_t>(shown.hardened | to);
    }
}

void Teller::damage(stage::MatchView& view, std::span<const kit::Event> events) const {
    view.console().damage(area_of(events[0]));
}

void Teller::draw(Canvas& canvas, const stage::MatchView& view) const {
    if (!telling()) return;
    const kit::Event& now = event(view);
    const State& shown = view.shown_as<State>();
    const auto inside = canvas.clipped(area_of(now));
    switch (now.kind) {
        case superhot::line_dealt:
        case superhot::card_slid:
            return draw_slide(canvas, view);
        case superhot::card_defeated:
            if (now.c == superhot::destroy)
                draw_shatter(canvas, slot_numbered(now.a, shown.slots), false);
            return;
        case superhot::slashed:
            return draw_shatter(canvas, slot_numbered(now.a, shown.slots), true);
        case superhot::shots_fired:
            return draw_shots(canvas, view);
        case superhot::glitched:
            return draw_glitch(canvas, view);
        case superhot::level_cleared:
        case superhot::level_began:
        case superhot::leg_over:
            return draw_banner(canvas, view);
        case superhot::drew:
        case superhot::new_card_taken:
            return draw_arrivals(canvas, view);
        default:
            return draw_flights(canvas, view);
    }
}

// ---- What the table shows of it -----------------------------------------------------------------

int Teller::shaken_slot(const stage::MatchView& view) const {
    if (!telling()) return no_slot;
    const kit::Event& now = event(view);
    switch (now.kind) {
        case superhot::card_defeated:
            return now.c == superhot::knock_out ? now.a - 1 : no_slot;
        case superhot::shots_fired:
        case superhot::ability_acts:
            return now.a - 1;
        case superhot::glitched:
            return now.b - 1;  // LAG has none
        default:
            return no_slot;
    }
}

superhot::Goal Teller::lit_goal(const stage::MatchView& view) const {
    if (!telling()) return superhot::no_goal;
    const kit::Event& now = event(view);
    switch (now.kind) {
        case superhot::goal_progress:
        case superhot::goal_done:
        case superhot::goal_vetoed:
            return now.a;
        case superhot::veto_proposed:
            return now.b;
        default:
            return superhot::no_goal;
    }
}

bool Teller::flash(const stage::MatchView& view) const {
    return telling() && stage::lit(view.calm(), story_.frame());
}

int Teller::shake(const stage::MatchView& view) const {
    constexpr int offsets[] = {0, 2, -2, 2, -1, 1, -1, 0};
    return story_.frame() < 8 && !view.calm() ? offsets[story_.frame()] : 0;
}

}  // namespace superhot_scene
