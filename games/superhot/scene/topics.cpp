#include "superhot_scene/topics.h"

#include "superhot_scene/scene.h"

namespace superhot_scene {

using superhot::no_card;
using superhot::Phase;

int topic_of(const kit::Event& event) {
    switch (event.kind) {
        case superhot::goal_drawn:
        case superhot::goal_passed:
        case superhot::goal_vetoed:
        case superhot::goal_progress:
        case superhot::goal_done:
            return topic_number(Group::goal, event.a);
        case superhot::veto_proposed:
            return topic_number(Group::goal, event.b);
        case superhot::veto_answered:
            return topic_number(event.b != 0 ? Does::agree : Does::refuse);
        case superhot::line_dealt:
        case superhot::card_slid:
            return topic_number(Thing::refill_line);
        case superhot::waited:
            return topic_number(Does::wait);
        case superhot::discarded:
        case superhot::card_used:
            return topic_number(Group::hand_card, event.b);
        case superhot::hit_began:
            return topic_number(event.b == superhot::knock_out ? Does::knock_out : Does::destroy);
        case superhot::card_defeated:
        case superhot::ability_acts:
        case superhot::shots_fired:
            return topic_number(Group::line_card, event.b);
        case superhot::slashed:
            return topic_number(Does::slash);
        case superhot::healed:
            return topic_number(Does::heal);
        case superhot::drew:
        case superhot::new_card_taken:
            return topic_number(Thing::refill_hand);
        case superhot::deck_reshuffled:
            return topic_number(Does::own_pile);
        case superhot::obstacles_reshuffled:
            return topic_number(Does::other_pile);
        case superhot::aid_given:
        case superhot::aid_returned:
            return topic_number(Thing::aid);
        case superhot::maneuvered:
        case superhot::card_left:
        case superhot::used_gone:
            return topic_number(Thing::time);
        case superhot::system_drew:
            return topic_number(Thing::system);
        case superhot::glitched:
            return topic_number(Group::glitch, event.a - 1);
        case superhot::system_done:
            return topic_number(Does::end_turn);
        case superhot::level_began:
        case superhot::level_cleared:
            return topic_number(Thing::level);
        case superhot::leg_over:
            return topic_number(static_cast<superhot::End>(event.b) == superhot::End::won
                                    ? Thing::level
                                    : Thing::losing);
        default:
            return topic_number(Thing::turn);
    }
}

int Scene::topic(const stage::MatchView& view) const {
    const State& state = shown(view);
    if (teller_.telling()) return topic_of(teller_.event(view));
    if (warning_) return topic_number(Thing::losing);
    if (spread_ != Spread::none) return topic_of_spread(state);
    if (deciding(view)) return topic_of_choice(state);
    if (state.phase == Phase::over) return topic_number(Thing::losing);
    return topic_number(state.phase == Phase::system ? Thing::system : Thing::turn);
}

int Scene::topic_of_spread(const State& state) const {
    if (spread_ == Spread::goals) return topic_number(Group::goal, state.goal_row[spread_at_]);
    if (spread_count(state) == 0)
        return topic_number(spread_ == Spread::own_pile     ? Does::own_pile
                            : spread_ == Spread::other_pile ? Does::other_pile
                                                            : Does::partner);
    return topic_number(spread_ == Spread::other_pile ? Group::line_card : Group::hand_card,
                        spread_card(state, spread_at_));
}

int Scene::topic_of_choice(const State& state) const {
    const Cursor at = selection_.cursor();
    switch (at.row) {
        case Row::goals:
            return topic_number(Group::goal, state.goal_row[at.at]);
        case Row::line: {
            if (at.at == state.slots)
                return state.obstacles.empty()
                           ? topic_number(Thing::empty_deck)
                           : topic_number(Group::next_card, state.obstacles.top());
            if (state.at(at.at) == no_card) return topic_number(Thing::empty_slot);
            if (state.is_knocked_out(at.at)) return topic_number(Thing::knocked_out);
            return topic_number(Group::line_card, state.at(at.at));
        }
        case Row::hand: {
            if (state.phase == Phase::system) return topic_number(Group::glitch, at.at);
            const Hand hand = hand_of(state, deciding_player(state));
            if (at.at < hand.size()) return topic_number(Group::hand_card, hand[at.at].card);
            break;
        }
        case Row::buttons: {
            const Buttons all = selection_.buttons(state);
            if (at.at < all.size()) return topic_number(all[at.at].does);
            break;
        }
    }
    return topic_number(Thing::turn);
}

}  // namespace superhot_scene
