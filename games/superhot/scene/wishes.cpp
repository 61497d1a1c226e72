#include "superhot_scene/wishes.h"

#include <optional>

#include "superhot/use.h"

namespace superhot_scene {

using superhot::Card;
using superhot::destroy;
using superhot::Family;
using superhot::Gives;
using superhot::Goal;
using superhot::knock_out;
using superhot::Method;

namespace {

std::optional<Method> wanted_by(Goal goal, Card card) {
    const Family family = superhot::bottom_of(card).family;
    const superhot::TopHalf& top = superhot::top_of(card);
    const auto destroy_if = [](bool helps) {
        return helps ? std::optional(destroy) : std::nullopt;
    };
    switch (goal) {
        case superhot::arms_race:
            return destroy_if(family == Family::enemy);
        case superhot::finders_keepers:
            return destroy_if(family == Family::object);
        case superhot::smash_and_grab:
        case superhot::clean_sweep:
        case superhot::full_hands:
            return destroy;
        case superhot::arsenal:
            return destroy_if(top.weapon);
        case superhot::untouchable:
            return destroy_if(top.gives == Gives::dodge || top.gives == Gives::bat);
        case superhot::lights_out:
        case superhot::sleepers:
        case superhot::quiet_room:  // what is gone is missing among the cards that must lie there
            return knock_out;
        default:
            return std::nullopt;
    }
}

}  // namespace

Wish wish_for(const superhot::State& state, int slot) {
    const Card card = state.at(slot);
    if (card >= superhot::obstacle_count) return {};
    if (state.phase == superhot::Phase::hit) return {static_cast<Method>(state.hit_method)};
    Wish found[] = {{destroy}, {knock_out}};
    int votes[] = {0, 0};
    for (const Goal goal : state.goal_row) {
        const auto wanted = wanted_by(goal, card);
        if (state.is_done(goal) || !wanted) continue;
        if (votes[*wanted]++ == 0) found[*wanted].goal = goal;
    }
    return found[votes[knock_out] > votes[destroy] ? knock_out : destroy];
}

}  // namespace superhot_scene
