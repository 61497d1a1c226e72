#include "blast_scene/words.h"

#include "blast/acts.h"
#include "blast/events.h"
#include "blast_scene/column.h"
#include "stage/text.h"

namespace blast_scene {

using blast::Card;
using blast::card_names;
using blast::item_names;
using kit::TextOut;
using stage::add_count;
using stage::add_doing;
using stage::add_whom;
using stage::add_whose;
using stage::MatchView;
using Tone = Words::Tone;

TextOut& add_square(std::string_view before, Square square, TextOut& out) {
    out.add(before);
    blast::print_square(square, out);
    return out;
}
TextOut& add_bomb(const MatchView& view, blast::BombNumber bomb, TextOut& out) {
    add_whose(view, blast::owner_of(bomb), out);
    return out.add(" bomb");
}

namespace {

// "In 2 turns": 1 is when the next player's turn begins.
void add_when(int seats, TextOut& out) {
    if (seats == 1)
        out.add("next turn");
    else
        out.add("in ").number(seats).add(" turns");
}

}  // namespace

void add_tick(const State& state, blast::BombNumber bomb, TextOut& out) {
    out.add(state.board.bombs[bomb].sparking != 0 ? "explodes " : "sparks ");
    add_when(turns_until(state, blast::owner_of(bomb)), out);
}
void add_coloured_bomb(const MatchView& view, const State& state, blast::BombNumber bomb,
                       TextOut& out) {
    const Seat owner = blast::owner_of(bomb);
    if (view.seat(owner).you)
        out.add("your");
    else
        out.add(blast::colours[owner].name).add("'s");
    out.add(state.board.bombs[bomb].sparking != 0 ? " sparking bomb" : " fresh bomb");
}

namespace {

// What certainly comes to a square before the person acts again. False: nothing, or it is hidden.
bool about_danger(const blast::Board& board, Square at, const Outlook& outlook, TextOut& out) {
    if (outlook.danger == nullptr) return false;
    if (const int when = outlook.danger->when[at]; when != 0) {
        out.add(outlook.danger->kill.has(at) ? "Falls " : "Burns ");
        add_when(when, out);
        return true;
    }
    const bool pad = board.terrain[at].feature() == blast::Feature::power;
    if (!outlook.danger->everybody || pad) return false;
    out.add("A Power-Up Pad hits all");  // BLA-200
    return true;
}

void add_price(const State& state, TextOut& out) {
    out.add(state.moves_left > 0 ? "Costs 1 Move" : "Costs 1 Speed-Up");
}

// Whom the fire would reach as things stand: whoever decides first (among people, too, "you"), the
// others by name, or by colour where names are too long. `verb`: "reaches", or "hits" if it comes
// at once.
void add_touched(const MatchView& view, const State& state, blast::SeatSet touched,
                 std::string_view verb, TextOut& out) {
    const bool you = blast::has(touched, state.active);
    const int others = std::popcount(touched) - you;
    for (const bool by_name : {true, false}) {
        kit::Text<80> all(verb);
        all.add(you ? " you" : " ");
        int left = others;
        for (Seat seat = 0; seat < state.board.seats; ++seat) {
            if (!blast::has(touched, seat) || seat == state.active) continue;
            if (you || left < others) all.add(left > 1 ? ", " : " and ");
            if (by_name)
                add_whom(view, seat, all);
            else
                all.add(blast::colours[seat].name);
            --left;
        }
        if (stage::character_count(all.view()) <= choice_letters) {
            out.add(all.view());
            return;
        }
    }
    out.add(verb).add(you ? " you and " : " ").number(others).add(you ? " more" : " figures");
}

}  // namespace

// ---- Choices -----------------------------------------------------------------------------------

namespace {

void about_burn(const MatchView& view, const State& state, const Preview& preview, TextOut& out,
                std::string_view verb = "reaches") {
    if (preview.touched != 0) return add_touched(view, state, preview.touched, verb, out);
    out.add("burns ");
    add_count(preview.burn.size(), "square", out);
}

void about_walk(const MatchView&, const State& state, const Selection& selection,
                const Outlook& outlook, Words& out) {
    const Square at = selection.square();
    const blast::Board& board = state.board;
    const bool phase = selection.ends().phase.has(at);
    if (selection.asked()) {
        out.first.add("Use Phase Shift?");
        out.second.add("Once more: card is used");
        return;
    }
    const bool item = blast::is_item(board.token[at]);
    const Square end = blast::teleport_end(board, at);
    constexpr std::string_view shifts[]{"Phase Shift to ", "Shift to "};
    add_square(phase ? shifts[item || end != at] : "Walk to ", at, out.first);
    if (item)
        out.first.add(": ").add(item_names[blast::item_of(board.token[at])]);
    else if (end != at)
        add_square(": on to ", end, out.first);
    if (about_danger(board, at, outlook, out.second)) {
        out.second.add('!');
        return;
    }
    add_price(state, out.second);
    if (phase) out.second.add(" + card");
}

void about_end(const State& state, const Selection& selection, const Outlook& outlook, Words& out) {
    if (warns(outlook.prospect)) {
        constexpr std::string_view warnings[]{"You will be hit!", "You will be out!",
                                              "A ghost takes your place!"};
        out.first.add(warnings[static_cast<std::size_t>(outlook.prospect) -
                               static_cast<std::size_t>(Prospect::hit)]);
        out.second.add(selection.asked() ? "Once more to end" : "As things stand. End?");
        return;
    }
    if (outlook.prospect == Prospect::wins) {
        out.first.add("End your turn");
        out.second.add("and win the match!");
        return;
    }
    // No bomb, chain or tile takes anything before the next own turn if nobody adds anything: a
    // warning is told of the same (prospect_of).
    if (state.moves_left > 0) {
        add_count(state.moves_left, "Move", out.first.add("End: "));
        out.first.add(" lost");
        out.second.add("No hit as things stand");
    } else {
        out.first.add("End: as things stand, no");
        out.second.add("hit before your next turn");
    }
}

// Why it cannot be done, in place of what would come of it. False: it can.
bool about_closed(const State& state, const Selection& selection, std::string_view deed,
                  Words& out) {
    const char* why = selection.why_not(state);
    if (why == nullptr) return false;
    // A reason that needs both lines has them.
    if (stage::character_count(why) > choice_letters) {
        out.first.add(why);
    } else {
        out.first.add(deed);
        out.second.add(why);
    }
    return true;
}

void about_tile(const MatchView& view, const State& state, const Selection& selection,
                const Outlook& outlook, Words& out) {
    constexpr std::string_view deeds[]{"Lay a bomb here", "Bomb on your path", "Your cards",
                                       "Buy a card"};
    const auto number = static_cast<std::size_t>(selection.tile(state));
    if (number < std::size(deeds) && about_closed(state, selection, deeds[number], out)) return;
    switch (selection.tile(state)) {
        case Tile::lay:
            out.first.add(deeds[number]);
            if (!outlook.preview.burn.empty())
                about_burn(view, state, outlook.preview, out.second);
            else
                out.second.add("under your figure");
            return;
        case Tile::path:
            out.first.add(deeds[number]);
            out.second.add("where you passed before");
            return;
        case Tile::card:
            if (state.actor().carries != blast::nothing) {
                out.first.add("Fire the bomb you carry");
                out.second.add(state.hands[state.active].size() > 0 ? "or play a card"
                                                                    : "in any direction");
                return;
            }
            out.first.add(deeds[number]);
            out.second.add("Playing one is free");
            return;
        case Tile::buy:
            out.first.add(deeds[number]);
            add_price(state, out.second);
            return;
        case Tile::place:
            out.first.add("Place a bomb");
            out.second.add("at the arena's edge");
            return;
        case Tile::end:
            if (state.phase == blast::Phase::action)
                return about_end(state, selection, outlook, out);
            out.first.add("End the turn");
            out.second.add("without a bomb");
            return;
    }
}

void about_entry(const State& state, const Selection& selection, Words& out) {
    constexpr std::string_view does[]{"Knock a bomb away", "Take the bomb underfoot",
                                      "Roll a bomb on", "Spark or explode yours",
                                      "Walk through things"};
    switch (const std::uint8_t entry = selection.entry(state)) {
        case launch_entry:
            if (about_closed(state, selection, "Fire the bomb you carry", out)) return;
            out.first.add("Fire the bomb you carry");
            out.second.add("in any direction");
            return;
        case drop_entry:
            out.first.add("Discard a card");
            out.second.add("It makes room for others");
            return;
        default: {
            // What it does and why not now; its name is asked above.
            if (about_closed(state, selection, does[entry], out)) return;
            out.first.add(card_names[entry]);
            out.second.add(does[entry]);
            if (state.hands[state.active].count[entry] > 1)
                out.first.add(" x").number(state.hands[state.active].count[entry]);
        }
    }
}

// A bomb on its way: where to, and what it would burn there.
void about_moved(const MatchView& view, const State& state, const Selection& selection,
                 const Outlook& outlook, Words& out) {
    constexpr std::string_view doing[]{"Push", "Roll", "Fire"};
    const auto which =
        static_cast<std::size_t>(selection.task()) - static_cast<std::size_t>(Task::push);
    const Preview& preview = outlook.preview;
    if (preview.to == blast::no_square) {
        out.first.add(doing[which]).add(" which way?");
        out.second.add("Not possible there");
        return;
    }
    add_square(" it to ", preview.to, out.first.add(doing[which]));
    if (state.board.terrain[preview.to].ground() == blast::Ground::hole)
        out.second.add("A Hole: it goes back");
    else
        about_burn(view, state, preview, out.second);
}

void about_fast(const MatchView& view, const State& state, const Selection& selection,
                const Outlook& outlook, Words& out) {
    const blast::BombNumber bomb = blast::bomb_of(state.active, selection.index());
    const bool boom = state.board.bombs[bomb].sparking != 0;
    add_square(boom ? "BOOM: explode " : "SPARK: light ", state.board.square_of(bomb), out.first);
    if (hurts_oneself(state, selection, outlook.preview))
        out.second.add(selection.asked() ? "Once more to be hit" : "It hits you!");
    else
        about_burn(view, state, outlook.preview, out.second, boom ? "hits" : "reaches");
}

}  // namespace

void about_choice(const MatchView& view, const State& state, const Selection& selection,
                  const Outlook& outlook, Words& out) {
    switch (selection.task()) {
        case Task::walk:
            return about_walk(view, state, selection, outlook, out);
        case Task::bar:
            return about_tile(view, state, selection, outlook, out);
        case Task::place:
            if (selection.why_not(state) != nullptr) {
                out.first.add("Choose a ringed square");
                out.second.add("with the d-pad");
                return;
            }
            [[fallthrough]];
        case Task::path:
            add_square("Lay a bomb at ", selection.square(), out.first);
            return about_burn(view, state, outlook.preview, out.second);
        case Task::hand:
            return about_entry(state, selection, out);
        case Task::drop:
            if (selection.dropped(state) == blast::no_card) return;
            out.first.add("Discard ").add(card_names[selection.dropped(state)]);
            out.second.add(selection.asked() ? "Once more to discard" : "It is lost");
            return;
        case Task::market: {
            const Card card = state.market[selection.index()];
            if (card != blast::no_card && about_closed(state, selection, card_names[card], out))
                return;
            if (card == blast::no_card) {
                out.first.add("Sold");
                out.second.add("Another one comes");
                return;
            }
            out.first.add("Buy ").add(card_names[card]);
            return add_price(state, out.second);
        }
        case Task::push:
        case Task::roll:
        case Task::launch:
            return about_moved(view, state, selection, outlook, out);
        case Task::fast:
            return about_fast(view, state, selection, outlook, out);
        case Task::look:
        case Task::none:
            return;
    }
}

// ---- Things ------------------------------------------------------------------------------------

namespace {

void about_square(const MatchView& view, const State& state, Square at, const Outlook& outlook,
                  Words& out) {
    const blast::Board& board = state.board;
    const blast::Terrain terrain = board.terrain[at];
    const blast::Piece piece = board.piece[at];
    const blast::Token token = board.token[at];
    if (piece.figure()) {
        out.first.add(view.seat(piece.seat()).name.view());
        add_square(", ", at, out.first.add(": ").add(blast::colours[piece.seat()].name));
        const blast::Figure& figure = board.figures[piece.seat()];
        if (piece.bomb())
            add_coloured_bomb(view, state, piece.bomb_number(), out.second.add("on "));
        else if (figure.carries != blast::nothing)
            add_coloured_bomb(view, state, figure.carries, out.second.add("has "));
        else
            out.second.add(figure.heart != 0 ? "has a Heart" : "has lost the Heart");
        return;
    }
    if (piece.bomb()) {
        add_square(" at ", at, add_bomb(view, piece.bomb_number(), out.first));
        return add_tick(state, piece.bomb_number(), out.second);
    }
    if (blast::is_block(token)) {
        add_square("A block at ", at, out.first);
        out.second.add("A blast opens it");
        return;
    }
    if (blast::is_item(token)) {
        constexpr std::string_view does[]{"One bomb more", "One Move more, once",
                                          "Flames without limit"};
        add_square(" at ", at, out.first.add(item_names[blast::item_of(token)]));
        out.second.add(does[blast::item_of(token)]);
        return;
    }
    switch (terrain.ground()) {
        case blast::Ground::outside:
            out.first.add("Outside");
            out.second.add("Nothing can be here");
            return;
        case blast::Ground::grey:
            add_square("A pillar at ", at, out.first);
            out.second.add("Nothing gets through");
            return;
        case blast::Ground::hole:
            add_square("A Hole at ", at, out.first);
            out.second.add("It swallows bombs");
            return;
        case blast::Ground::floor:
            break;
    }
    switch (terrain.feature()) {
        case blast::Feature::teleport:
            if (const Square end = blast::pad_ahead(board.terrain, at); end != blast::no_square) {
                add_square(" to ", end, add_square("Teleport Pad ", at, out.first));
                out.second.add("Step on it to go there");
                return;
            }
            add_square("Teleport Pad ", at, out.first);
            out.second.add("Its other end is gone");
            return;
        case blast::Feature::power:
            add_square("Power-Up Pad ", at, out.first);
            out.second.add("A bomb here hits all");
            return;
        case blast::Feature::turf:
            add_square("Cracked Turf ", at, out.first);
            out.second.add("A bomb here: a Hole");
            return;
        case blast::Feature::belt:
            add_square("Conveyor Belt ", at, out.first);
            out.second.add("Moves you at turn's end");
            return;
        case blast::Feature::none:
            break;
    }
    add_square("Floor ", at, out.first);
    if (!about_danger(board, at, outlook, out.second))
        out.second.add(outlook.danger != nullptr ? "No danger known" : "Danger is not shown");
}

}  // namespace

void about_spot(const MatchView& view, const State& state, const Spot& spot, const Outlook& outlook,
                Words& out) {
    switch (spot.what) {
        case Spot::What::square:
            return about_square(view, state, spot.index, outlook, out);
        case Spot::What::seat: {
            const blast::Figure& figure = state.figure(spot.index);
            out.first.add(view.seat(spot.index).name.view());
            out.first.add(": ").add(blast::colours[spot.index].name);
            if (figure.alive == 0) {
                out.second.add("is a ghost");
                return;
            }
            out.second.number(state.board.inventory(spot.index)).add(" of ").number(figure.bombs);
            out.second.add(figure.bombs == 1 ? " bomb to lay" : " bombs to lay");
            return;
        }
        case Spot::What::market: {
            const Card card = state.market[spot.index];
            out.first.add(card == blast::no_card ? "Sold" : card_names[card]);
            out.second.add(card == blast::no_card ? "Another one comes" : "for one Move");
            return;
        }
        case Spot::What::deck:
            if (state.board.holder != kit::nobody) {
                add_whose(view, state.board.holder, out.first);
                out.first.add(" OVERTIME");
                out.second.add("Tiles go in this order");
                return;
            }
            if (const int left = idle_left(state); left > 0) {
                out.first.add("No card was bought");
                out.second.add("OVERTIME ");
                return add_when(left, out.second);
            }
            out.first.add("Cards until OVERTIME:");
            const blast::OvertimeRange range = blast::overtime_range(state);
            out.second.number(range.least).add(" to ").number(range.most);
            return;
    }
}

}  // namespace blast_scene
