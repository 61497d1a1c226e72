#include "bluff_scene/words.h"

#include "bluff/events.h"
#include "stage/text.h"

namespace bluff_scene {

using bluff::Category;
using bluff::HandKey;
using bluff::Phase;
using bluff::Suit;
using bluff::suits;
using bluff::TurnRecord;
using kit::TextOut;
using stage::MatchView;

// ---- Seats ------------------------------------------------------------------------------------

namespace {

constexpr int name_letters = 9;

bool is_digit(char letter) { return letter >= '0' && letter <= '9'; }

}  // namespace

// The last word of a long name, with the number that may follow it: "The Stranger 4".
void add_name(const MatchView& view, Seat seat, TextOut& out) {
    std::string_view name = view.seat(seat).name.view();
    if (stage::character_count(name) <= name_letters) {
        out.add(name);
        return;
    }
    std::string_view word, number, rest = name;
    while (!rest.empty()) {
        const std::string_view next = kit::next_word(rest);
        if (!next.empty() && is_digit(next[0]))
            number = next;
        else
            word = next;
    }
    out.add(stage::first_characters(word, name_letters - stage::character_count(number)))
        .add(number);
}

void name_whose(const MatchView& view, Seat seat, TextOut& out) {
    if (view.seat(seat).you) {
        out.add("Your");
        return;
    }
    add_name(view, seat, out);
    out.add("'s");
}

void name_doing(const MatchView& view, Seat seat, std::string_view verb, TextOut& out) {
    add_name(view, seat, out);
    out.add(' ').add(verb);
    if (!view.seat(seat).you) out.add(verb.back() == 's' ? "es" : "s");
}

namespace {

void name_doing_inside(const MatchView& view, Seat seat, std::string_view verb, TextOut& out) {
    if (view.seat(seat).you)
        out.add("you ").add(verb);
    else
        name_doing(view, seat, verb, out);
}

void add_whose_inside(const MatchView& view, Seat seat, TextOut& out) {
    if (view.seat(seat).you)
        out.add("your");
    else
        name_whose(view, seat, out);
}

constexpr std::array<std::string_view, bluff::scoring_size> ordinals{"1st", "2nd", "3rd", "4th",
                                                                     "5th"};
std::string_view ordinal(int slot) { return ordinals[static_cast<std::size_t>(slot)]; }

}  // namespace

// ---- Hands ------------------------------------------------------------------------------------

RankWords rank_words(Category category) {
    constexpr RankWords words[] = {{"?", ""},         {"HIGH", ""},  {"PAIR", ""},
                                   {"TWO", "PAIR"},   {"THREE", ""}, {"IN A", "ROW"},
                                   {"FULL", "HOUSE"}, {"FOUR", ""},  {"FIVE", ""}};
    return words[category];
}

void add_rank(HandKey key, TextOut& out) {
    constexpr std::string_view names[] = {"?",   "HIGH", "PAIR", "PAIRS", "THREE",
                                          "ROW", "FULL", "FOUR", "FIVE"};
    const Category category = bluff::category_of(key);
    out.add(names[category]);
    if (key == 0) return;
    out.add(' ').number(bluff::group_value(key, 0));
    if ((category == bluff::two_pair || category == bluff::full_house))
        out.add('-').number(bluff::group_value(key, 1));
}

void add_groups(HandKey key, TextOut& out) {
    for (int i = 0; i < bluff::scoring_size && bluff::group_value(key, i) > 0; ++i) {
        if (i > 0) out.add('-');
        out.number(bluff::group_value(key, i));
    }
}

// ---- The claim strip --------------------------------------------------------------------------

void add_claim_name(Suit suit, TextOut& out) {
    constexpr std::string_view names[] = {"CROW", "CUP", "KEY", "BULLET"};
    out.add(names[suit]);
}

namespace {

int letters_of(const TextOut& text) { return stage::character_count(text.view()); }

// "Belle 3rd <> your 1st": where a Cup reaches.
void add_swap(const MatchView& view, Position one, Position other, TextOut& out) {
    kit::Text<32> left, right;
    const auto add_place = [&](Position position, TextOut& place) {
        if (view.seat(bluff::seat_of(position)).you)
            place.add("your");
        else
            add_name(view, bluff::seat_of(position), place);
        place.add(' ').add(ordinal(bluff::slot_of(position)));
    };
    add_place(one, left);
    if (other == bluff::no_target)
        right.add('?');
    else
        add_place(other, right);
    const bool roomy = letters_of(left) + 4 + letters_of(right) <= strip_letters;
    out.add(left.view()).add(roomy ? " <> " : "<>").add(right.view());
}

void add_card(bluff::Card card, TextOut& out) {
    out.add(suits[bluff::suit_of(card)].name).add(' ').number(bluff::value_of(card));
}

}  // namespace

void add_target(const MatchView& view, const Claim& claim, Seat claimant, TextOut& out) {
    switch (claim.ability) {
        case bluff::crow:
            out.add("on ");
            add_whose_inside(view, bluff::seat_of(claim.first), out);
            out.add(' ').add(ordinal(bluff::slot_of(claim.first))).add(" card");
            return;
        case bluff::cup:
            return add_swap(view, claim.first, claim.second, out);
        case bluff::key:
            if (claim.first == claimant && !view.seat(claimant).you) {
                out.add("on their own hand");
                return;
            }
            out.add("on ");
            add_whose_inside(view, claim.first, out);
            out.add(" hand");
            return;
        case bluff::bullet:
            out.add("a blank shot");
            return;
    }
}

void add_short_claim(const MatchView& view, const Claim& claim, Seat claimant, TextOut& out) {
    kit::Text<48> name, target;
    add_claim_name(claim.ability, name);
    add_target(view, claim, claimant, target);
    if (letters_of(name) + 1 + letters_of(target) <= strip_letters) out.add(name.view()).add(' ');
    out.add(target.view());
}

void add_shots(const MatchView& view, const State& state, int letters, TextOut& out) {
    constexpr std::string_view what = " BULLET";
    kit::Text<80> names;
    bool yours = false;
    for (std::size_t i = 1; i < state.stack.size(); ++i) {
        names.add(i == 1 ? "+" : " +");
        add_name(view, state.stack[i].seat, names);
        yours = yours || view.seat(state.stack[i].seat).you;
    }
    if (letters_of(names) <= letters) {
        out.add(names.view());
        if (letters_of(names) + static_cast<int>(what.size()) <= letters) out.add(what);
        return;
    }
    const int count = static_cast<int>(state.stack.size()) - 1 - yours;
    if (yours) out.add("+You ");
    out.add('+').number(count).add(count == 1 ? " BULLET" : " BULLETS");
}

namespace {

// Who called, and whom it cost a card: as much of it as there is room for.
void about_call(const MatchView& view, const TurnRecord& turn, TextOut& out) {
    add_name(view, turn.caller, out);
    out.add(" called");
    const Seat loser = turn.penalty.loser;
    constexpr std::string_view a_card = " a card";
    kit::Text<48> cost;
    if (loser == turn.caller)
        cost.add(", and ").add(view.seat(loser).you ? "lose" : "loses");
    else
        name_doing_inside(view, loser, "lose", cost.add(": "));
    const int room = strip_letters - letters_of(out);
    if (letters_of(cost) > room) {
        out.add(": card lost");
        return;
    }
    out.add(cost.view());
    if (letters_of(cost) + static_cast<int>(a_card.size()) <= room) out.add(a_card);
}

}  // namespace

void about_starter(const MatchView& view, const State& state, Words& out) {
    const bool you = view.seat(state.starter).you;
    add_name(view, state.starter, out.first);
    out.first.add(you ? " have the best three" : " has the best three");
    out.second.add("open cards and ").add(you ? "begin" : "begins");
}

void about_turn(const MatchView& view, const State&, const TurnRecord& turn, Words& out) {
    const Seat seat = turn.active;
    const bool honest = bluff::suit_of(turn.card) == turn.claim.ability;
    const bool called = turn.caller != kit::nobody;
    if (turn.shots == 0) {
        name_whose(view, seat, out.first);
        out.first.add(' ');
        add_claim_name(turn.claim.ability, out.first);
        out.first.add(honest ? " was true" : " was a lie");
        if (!called) {
            out.second.add(honest ? "and nobody doubted it" : "and nobody called it");
            return;
        }
    } else {
        const bluff::ShotRecord& top = turn.shot[turn.shots - 1u];
        const bool top_true =
            bluff::is_number(top.card) && bluff::suit_of(top.card) == bluff::bullet;
        if (turn.shots > 1)
            out.first.number(turn.shots).add(" bullets: ");
        else if (called)
            out.first.add(top_true ? "True bullet: " : "False bullet: ");
        else
            out.first.add("Bullet stood: ");
        add_claim_name(turn.claim.ability, out.first);
        out.first.add(turn.works != 0 ? " worked" : " stopped");
        if (!called) {
            name_whose(view, top.seat, out.second);
            out.second.add(top_true ? " bullet was true" : " bullet was a lie");
            return;
        }
    }
    about_call(view, turn, out.second);
}

void about_round(const MatchView& view, const State& state, Words& out) {
    int count = 0;
    Seat winner = 0;
    for (Seat seat = 0; seat < state.seats; ++seat)
        if ((state.winners >> seat & 1) != 0) {
            winner = seat;
            ++count;
        }
    if (count == 1) {
        name_doing(view, winner, "win", out.first);
        out.first.add(state.over() && state.target_wins > 1 ? " the match" : " the round");
    } else {
        out.first.number(count).add(" share the round");
    }
    out.second.add("with ");
    out.second.add(bluff::full_names[bluff::category_of(state.key_of(winner))]).add(' ');
    add_groups(state.key_of(winner), out.second);
}

// ---- Choices ----------------------------------------------------------------------------------

void about_claim_tile(const MatchView&, const State& state, const Selection& selection,
                      Words& out) {
    const auto& hand = state.hand[state.active];
    const auto index = static_cast<std::size_t>(selection.card());
    if (index >= hand.size() || !bluff::is_number(hand[index])) return;
    const bluff::Card card = hand[index];
    add_claim_name(selection.ability(), out.first);
    switch (selection.ability()) {
        case bluff::crow:
            out.first.add(": the ").number(bluff::value_of(card)).add(" replaces a card");
            break;
        case bluff::cup:
            out.first.add(": swap any two cards");
            break;
        case bluff::key:
            out.first.add(": look at a hand");
            break;
        case bluff::bullet:
            out.first.add(": a blank, no effect");
            break;
    }
    out.second.add(bluff::suit_of(card) == selection.ability() ? "True: who calls loses a card"
                                                               : "Lie: a call costs you a card");
}

namespace {

// What a Cup brings this hand is not known to whoever looks.
bool gets_unseen(const MatchView& view, const State& state, Seat seat, const Claim& claim) {
    const Seat one = bluff::seat_of(claim.first), other = bluff::seat_of(claim.second);
    if (claim.ability != bluff::cup || one == other) return false;
    const bool gets_second = one == seat;
    return !sight_of(view, state, gets_second ? claim.second : claim.first).visible();
}

void add_change(const MatchView& view, const State& state, Seat seat, const Claim& claim,
                bluff::Card card, TextOut& out) {
    add_name(view, seat, out);
    out.add(": ");
    add_rank(visible_rank(view, state, seat), out);
    out.add(" > ");
    if (gets_unseen(view, state, seat, claim))
        out.add('?');
    else
        add_rank(rank_after(view, state, seat, claim, card), out);
}

}  // namespace

void about_outlook(const MatchView& view, const State& state, const Selection& selection,
                   Words& out) {
    const Claim claim = selection.claim(view.bottom(), state.seats);
    const auto& hand = state.hand[state.active];
    const auto index = static_cast<std::size_t>(selection.card());
    if (index >= hand.size()) return;
    switch (claim.ability) {
        case bluff::crow:
            add_change(view, state, bluff::seat_of(claim.first), claim, hand[index], out.first);
            return;
        case bluff::cup: {
            const Seat one = bluff::seat_of(claim.first);
            if (!selection.has_first()) {
                out.first.add("This card for which other?");
                return;
            }
            if (claim.first == claim.second) {
                out.first.add("For which other card?");
                return;
            }
            const Seat other = bluff::seat_of(claim.second);
            add_change(view, state, one, claim, hand[index], out.first);
            if (one != other)
                add_change(view, state, other, claim, hand[index], out.second);
            else
                out.second.add("within one hand: no change");
            return;
        }
        case bluff::key:
            if (claim.first == state.active) {
                out.first.add("You know your own cards.");
                return;
            }
            out.first.add("You alone will see");
            add_whose_inside(view, claim.first, out.second);
            out.second.add(" five cards.");
            return;
        case bluff::bullet:
            out.first.add("Nothing to hit: a blank shot.");
            out.second.add("It may be called all the same.");
            return;
    }
}

void about_answer(const MatchView& view, const State& state, Answer answer, TextOut& out) {
    const bluff::Played& top = state.stack.back();
    switch (answer) {
        case Answer::pass: {
            const bool works = state.stack.size() % 2 == 1;
            const Suit ability = state.stack[0].claim.ability;
            if (ability == bluff::bullet) {
                out.add("If all pass: a blank, nothing happens");
                return;
            }
            out.add("If all pass, the ")
                .add(suits[ability].name)
                .add(works ? " happens" : " is cancelled");
            return;
        }
        case Answer::call:
            out.add("Lie: ");
            name_doing(view, top.seat, "lose", out);
            out.add(" a card; true: you");
            return;
        case Answer::bullet: {
            const auto& hand = state.hand[state.actor];
            if (hand.empty())
                out.add("No card to shoot with");
            else if (!sees_hand(view, state.actor) || !bluff::is_number(hand[0]))
                out.add("Cancels it; a false one may be called");
            else if (bluff::suit_of(hand[0]) == bluff::bullet)
                out.add("TRUE bullet: a call costs the caller");
            else
                out.add("FALSE bullet: a call costs you a card");
            return;
        }
    }
}

void about_card(const MatchView& view, const State& state, Position position, TextOut& out) {
    const Sight sight = sight_of(view, state, position);
    const Seat owner = bluff::seat_of(position);
    name_whose(view, owner, out);
    out.add(' ').add(ordinal(bluff::slot_of(position))).add(": ");
    switch (sight.side) {
        case Side::open:
            return add_card(sight.card, out);
        case Side::own:
            add_card(sight.card, out);
            out.add(sight.fresh ? ", hidden, new" : ", hidden");
            return;
        case Side::seen:
            add_card(sight.card, out);
            out.add(", seen by you");
            return;
        case Side::back: {
            const int knowers = std::popcount(state.at(position).known_by);
            out.add("hidden, ").number(knowers).add(knowers == 1 ? " knows it" : " know it");
            return;
        }
    }
}

void about_spot(const MatchView& view, const State& state, const Spot& spot, TextOut& out) {
    const Seat seat = seat_at(spot.place, view.bottom(), state.seats);
    switch (spot.what) {
        case Spot::What::name: {
            const bluff::Counters& habits = state.counters[seat];
            stage::add_count(habits.plays, "play", out);
            out.add(", ").number(habits.bluffs).add(habits.bluffs == 1 ? " lie; " : " lies; ");
            stage::add_count(habits.calls, "call", out);
            out.add(", ").number(habits.right_calls).add(" right");
            return;
        }
        case Spot::What::card:
            return about_card(view, state, bluff::position_of(seat, spot.slot), out);
        case Spot::What::rank:
            add_name(view, seat, out);
            out.add(state.round_over() ? ": " : ", as seen: ");
            out.add(bluff::category_names[bluff::category_of(visible_rank(view, state, seat))])
                .add(' ');
            return add_groups(visible_rank(view, state, seat), out);
        case Spot::What::claim:
            out.add("The turns so far, and why");
            return;
        case Spot::What::deck:
            out.add("Deck, Fin, and the cards seen so far");
            return;
        case Spot::What::look:
            out.add("Your own hand");
            return;
    }
}

void about_waiting(const MatchView& view, const State& state, Words& out) {
    if (state.actor == kit::nobody) return;
    switch (state.phase) {
        case Phase::play:
            name_doing(view, state.active, "play", out.first);
            out.first.add(" a card");
            out.second.add("as any of the four abilities.");
            return;
        case Phase::respond:
            name_doing(view, state.actor, "answer", out.first);
            out.first.add(':');
            out.second.add("pass, call or shoot?");
            return;
        case Phase::penalty:
            name_doing(view, state.actor, "choose", out.first);
            out.first.add(':');
            name_doing(view, state.penalty.loser, "lose", out.second);
            out.second.add(" a card.");
            return;
        default:
            out.first.add("Round ").number(state.round + 1).add(" is over.");
            out.second.add("First to ").number(state.target_wins).add(" wins.");
            return;
    }
}

// ---- Stories ----------------------------------------------------------------------------------

void about_event(const MatchView& view, const State& state, const kit::Event& event, bool face_up,
                 Words& out) {
    switch (event.kind) {
        case bluff::round_began:
            out.first.add("Round ").number(event.a + 1).add(": ");
            name_doing(view, event.b, "deal", out.first);
            name_doing(view, event.c, "begin", out.second);
            out.second.add('.');
            return;
        case bluff::drew:
            name_doing(view, event.a, "draw", out.first);
            out.first.add('.');
            return;
        case bluff::claimed:
            name_doing(view, event.a, "say", out.first);
            out.first.add(": ");
            add_claim_name(static_cast<Suit>(event.b), out.first);
            add_target(view, {static_cast<Suit>(event.b), event.c, event.d}, event.a, out.second);
            return;
        case bluff::answered:
            name_doing(view, event.a,
                       event.b == bluff::pass   ? "pass"
                       : event.b == bluff::call ? "call"
                                                : "shoot",
                       out.first);
            if (event.b == bluff::call) {
                out.first.add(':');
                out.second.add("\"You're bluffing");
                if (!view.seat(event.c).you) {
                    out.second.add(", ");
                    add_name(view, event.c, out.second);
                }
                out.second.add("!\"");
            } else {
                out.first.add('.');
            }
            return;
        case bluff::turned: {
            const bool honest = bluff::suit_of(event.b) == event.c;
            name_doing(view, event.a, "say", out.first);
            out.first.add(' ');
            add_claim_name(static_cast<Suit>(event.c), out.first);
            if (!face_up) {
                out.first.add('.');
                out.second.add("Is it?");
                return;
            }
            out.first.add(honest ? ", and" : ", but");
            out.second.add("the card is ");
            add_card(event.b, out.second);
            out.second.add('.');
            return;
        }
        case bluff::cancelled: {
            if (event.a < state.stack.size()) {
                name_whose(view, event.b, out.first);
                out.first.add(' ');
                add_claim_name(state.stack[event.a].claim.ability, out.first);
            }
            out.second.add("is cancelled by a bullet.");
            return;
        }
        case bluff::crow_landed:
            add_card(event.b, out.first);
            out.first.add(" takes the place of");
            add_whose_inside(view, bluff::seat_of(event.a), out.second);
            out.second.add(' ');
            add_card(event.c, out.second);
            out.second.add('.');
            return;
        case bluff::cup_swapped:
            out.first.add("Two cards change places:");
            return add_swap(view, event.b, event.c, out.second);
        case bluff::key_turned:
            name_doing(view, event.a, "look", out.first);
            out.first.add(" at");
            if (event.a == event.b) {
                out.second.add(view.seat(event.a).you ? "your own hand." : "their own hand.");
                return;
            }
            add_whose_inside(view, event.b, out.second);
            out.second.add(" hidden cards.");
            return;
        case bluff::discarded: {
            const bool honest = bluff::suit_of(event.b) == event.c;
            name_doing(view, event.a, "say", out.first);
            out.first.add(' ');
            add_claim_name(static_cast<Suit>(event.c), out.first);
            out.first.add(honest ? ", and" : ", but");
            out.second.add("the card is ");
            add_card(event.b, out.second);
            out.second.add('.');
            return;
        }
        case bluff::penalty_due:
            name_doing(view, event.a, "lose", out.first);
            out.first.add(" a card;");
            name_doing_inside(view, event.b, "choose", out.second);
            out.second.add(" which.");
            return;
        case bluff::card_lost:
            name_doing(view, event.a, "lose", out.first);
            out.second.add("the ");
            add_card(event.c, out.second);
            out.second.add('.');
            return;
        case bluff::replaced:
            name_doing(view, event.a, "get", out.first);
            out.first.add(" a new card,");
            out.second.add("face-down.");
            return;
        case bluff::fin_found:
            out.first.add("FIN! The round is over.");
            out.second.add("All hands are turned up.");
            return;
        case bluff::reshuffled:
            out.first.add("The deck is out:");
            out.second.add("the discard is shuffled.");
            return;
        case bluff::round_ended:
            out.first.add("All hands are turned up:");
            out.second.add("the best one wins.");
            return;
        default:
            return;
    }
}

}  // namespace bluff_scene
