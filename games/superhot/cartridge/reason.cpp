#include "superhot_cartridge/reason.h"

#include <algorithm>

#include "superhot_scene/forecast.h"
#include "superhot_scene/words.h"

namespace superhot_cartridge {

using namespace superhot;
using kit::Action;
using kit::TextOut;

namespace {

// Does it bring this goal on if the card is defeated so?
bool brings_on(const State& state, Goal goal, Card card, Method method) {
    const Family family = bottom_of(card).family;
    const bool enemy = family == Family::enemy, destroyed = method == destroy;
    switch (goal) {
        case body_count:
        case triple_take:
            return enemy;
        case momentum:
        case duck_and_strike:
            return enemy && state.turn.defeated(Family::enemy) < (goal == momentum ? 1 : 2);
        case quiet_room:
            return enemy && !destroyed;
        case arms_race:
            return enemy && destroyed;
        case lights_out:
        case sleepers:
            return !destroyed;
        case redecorating:
            return family == Family::location;
        case finders_keepers:
            return family == Family::object && destroyed;
        case smash_and_grab:
        case clean_sweep:
        case full_hands:
            return destroyed;
        case grand_tour:
            return state.turn.defeated(family) == 0;
        case arsenal:
            return destroyed && top_of(card).weapon;
        default:
            return false;
    }
}

void why_defeat(const State& state, int slot, Method method, TextOut& out) {
    const Card card = state.at(slot);
    if (card == bullet) {
        out.add("A Bullet less that can hit you.");
        return;
    }
    for (const Goal goal : state.goal_row) {
        if (state.is_done(goal) || !brings_on(state, goal, card, method)) continue;
        out.add("It counts for ").add(goals[goal].name).add('.');
        return;
    }
    switch (bottom_of(card).ability) {
        case Ability::shoots:
            out.add("He would shoot each turn.");
            return;
        case Ability::unarmed:
            out.add("He shoots whenever others do.");
            return;
        case Ability::katana:
        case Ability::bat:
            out.add("He would take a card off you.");
            return;
        default:
            if (method == destroy)
                out.add("You can use ").add(superhot_scene::name_in_hand(card)).add('.');
            else
                out.add("It would be a weak card.");
    }
}

void why_now(const State& state, TextOut& out) {
    const auto forecast = superhot_scene::forecast_move(state, superhot_scene::no_slot, {});
    if (forecast.completes)
        out.add("It completes the level.");
    else if (forecast.emptied == 0)
        out.add("Your hand needs new cards.");
    else if (forecast.shots == 0)
        out.add("Nobody is left to shoot.");
    else
        out.add("You need your other cards.");
}

std::string_view why_acts(const State& state, int slot) {
    switch (bottom_of(state.at(slot)).ability) {
        case Ability::pillar:
            return "Gain a card, then lose one.";
        case Ability::katana:
        case Ability::bat:
            return state.me().hand.empty() ? "Your hand is empty just now."
                                           : "Lose a card, then gain one.";
        default:
            return "The order is good as it is.";
    }
}

std::string_view why_glitch(int glitch) {
    constexpr std::string_view reasons[] = {"",
                                            "Both lie worse for your rival.",
                                            "It is in the way again.",
                                            "It would help your rival.",
                                            "A Bullet in your rival's way.",
                                            "It can hardly be paid then.",
                                            "Time will move too far."};
    return reasons[static_cast<std::size_t>(glitch)];
}

}  // namespace

void hint_reason(const State& state, std::span<const Action> actions, TextOut& out) {
    // A Move goes without saying.
    const Action action =
        actions.size() > 1 && actions[0].kind == superhot::move ? actions[1] : actions[0];
    const auto slot_of = [](std::uint8_t number) { return number - 1; };
    switch (action.kind) {
        case veto:
            out.add("It would take the longest.");
            return;
        case keep:
            out.add("All of them can be done.");
            return;
        case agree:
            out.add("Another goal should be easier.");
            return;
        case refuse:
            out.add("This goal can be done.");
            return;
        case wait:
        case discard:
        case wait_go:
            out.add(std::any_of(actions.begin(), actions.end(),
                                [](Action each) { return each.kind == discard; })
                        ? "It clears weak cards away."
                        : "It saves your cards.");
            return;
        case begin:
            return why_defeat(state, slot_of(action.a), static_cast<Method>(action.b), out);
        case add:  // the rest of an attack
            return why_defeat(state, state.hit_slot, static_cast<Method>(state.hit_method), out);
        case slash:
            out.add("A Bullet gone for one card.");
            return;
        case heal:
            out.add("Four Bullets in hand lose.");
            return;
        case pdraw:
            out.add("One more card to use now.");
            return;
        case aid:
            out.add("Your partner can use it better.");
            return;
        case no_aid:
            out.add("You need your cards yourself.");
            return;
        case act:
            out.add(why_acts(state, slot_of(action.a)));
            return;
        case act_rest:
            out.add("The usual order is no worse.");
            return;
        case drop:
            out.add("You will miss it least.");
            return;
        case glitch:
            out.add(why_glitch(action.a));
            return;
        case sys_end:
            out.add("Nothing else is worth it.");
            return;
        default:  // time moves
            return why_now(state, out);
    }
}

}  // namespace superhot_cartridge
