// Actions in words. Which card of the hand was played, nobody is told: BLF-025
#include "bluff/rules.h"

namespace bluff {

using namespace kit;

namespace {

// "Your 1st card", "Belle's 3rd card"; of whoever speaks, if that is not you: "their own 1st card".
void add_owner(Seat seat, Seat speaker, const Names& names, TextOut& out) {
    if (names[seat] == "You")
        out.add("your ");
    else if (seat == speaker)
        out.add("their own ");
    else
        out.add(names[seat]).add("'s ");
}

void add_position(Position position, Seat speaker, const Names& names, TextOut& out) {
    constexpr std::array<std::string_view, scoring_size> ordinals{"1st", "2nd", "3rd", "4th",
                                                                  "5th"};
    add_owner(seat_of(position), speaker, names, out);
    out.add(ordinals[static_cast<std::size_t>(slot_of(position))]).add(" card");
}

void add_claim(const Claim& claim, Seat speaker, const Names& names, TextOut& out) {
    out.add("Claim ").add(suits[claim.ability].name);
    if (claim.ability == bullet) return void(out.add(", a blank shot"));
    out.add(claim.ability == cup ? ": " : " on ");
    if (claim.ability == key) {
        add_owner(claim.first, speaker, names, out);
        return void(out.add("hand"));
    }
    add_position(claim.first, speaker, names, out);
    if (claim.ability == cup) add_position(claim.second, speaker, names, out.add(" for "));
}

}  // namespace

void Rules::describe(const State& state, Action action, const Names& names, TextOut& out) {
    switch (action.kind) {
        case play:
            if (may(state, action).ok()) add_claim(claim_of(action), state.active, names, out);
            return;
        case pass:
            out.add("Pass");
            return;
        case call:
            out.add("Call the bluff");
            return;
        case shoot:
            out.add("Fire a Bullet");
            return;
        case pick:
            if (!may(state, action).ok()) return;
            out.add("Take ");
            return add_position(position_of(state.penalty.loser, action.a), state.actor, names,
                                out);
        default:
            out.add("Deal the next round");
    }
}

}  // namespace bluff
