#include "love_scene/words.h"

#include "love/events.h"
#include "love/rules.h"

namespace love_scene {

using kit::TextOut;
using love::colours;
using stage::MatchView;

namespace {

bool is_you(const MatchView& view, Seat seat) { return view.seat_name(seat) == "You"; }

// What the player would score with these claims and loves.
int points_of(int claims, int chips) {
    return love::claim_points[static_cast<std::size_t>(claims)] + love::chip_points * chips;
}

// "Red, Green"
void add_colours(const love::Lassos& lassos, TextOut& out) {
    bool first = true;
    for (std::size_t colour = 0; colour < love::colour_count; ++colour)
        for (int i = 0; i < lassos[colour]; ++i) {
            if (!first) out.add(", ");
            out.add(colours[colour].name);
            first = false;
        }
}

}  // namespace

std::string_view name_of(const MatchView& view, Seat seat) {
    const std::size_t face = love_art::face_of(view.seat_name(seat));
    if (face == love_art::stranger) return view.seat_name(seat);
    // The same character twice: told apart by colour.
    for (Seat other = 0; other < love::seat_count; ++other)
        if (other != seat && love_art::face_of(view.seat_name(other)) == face)
            return colours[seat].name;
    return love::characters[face].name;
}

void add_doing(const MatchView& view, Seat seat, std::string_view verb, TextOut& out) {
    out.add(name_of(view, seat)).add(' ').add(verb);
    if (!is_you(view, seat)) out.add('s');
}

void add_whose(const MatchView& view, Seat seat, TextOut& out) {
    if (is_you(view, seat))
        out.add("Your");
    else
        out.add(name_of(view, seat)).add("'s");
}

void add_whom(const MatchView& view, Seat seat, TextOut& out) {
    out.add(is_you(view, seat) ? std::string_view("you") : name_of(view, seat));
}

void add_heart(Heart heart, TextOut& out) {
    out.add("a ").add(colours[love::colour_of(heart)].name).add(" Heart");
}

void add_count(int count, std::string_view thing, TextOut& out) {
    out.number(count).add(' ').add(thing);
    if (count != 1) out.add('s');
}

// ---- Choices --------------------------------------------------------------------------------

void about_deed(const MatchView&, const State& state, Deed deed, Words& out) {
    const Seat seat = state.turn_seat;
    const bool pays = state.phase == love::Phase::paid_action;
    const auto price = [&] {
        if (pays)
            out.second.add("Costs 2 bullets: ").number(state.bullets[seat] - 2).add(" stay.");
        else
            out.second.add("Your free action.");
    };
    if (const kit::Verdict verdict = may(state, deed); !verdict.ok()) {
        out.first.add(verdict.why_not).add('.');
        out.refused = true;
        return;
    }
    switch (deed) {
        case Deed::duel:
            out.first.add("Fight a rival for a Heart.");
            return price();
        case Deed::claim: {
            const int more = love::sum_of(state.claimable(seat));
            out.first.add("Tie ");
            add_count(more, "Heart", out.first);
            out.first.add(" with your Lassos.");
            return price();
        }
        case Deed::reload:
            out.first.add("All six bullets again, and");
            out.second.add("exchange Lassos as you like.");
            return;
        case Deed::end:
            out.first.add("End your turn and score ").number(state.income(seat)).add(':');
            add_count(state.claims(seat), "claim", out.second);
            out.second.add(", ").number(state.chips(seat)).add(" in love.");
            return;
    }
}

void about_target(const MatchView& view, const State& state, Heart heart, Words& out) {
    if (heart >= love::heart_count) return;
    const Seat owner = state.owner[heart];
    add_whose(view, owner, out.first);
    out.first.add(' ');
    if (state.is_claimed(heart)) out.first.add("claimed ");
    out.first.add(colours[love::colour_of(heart)].name).add(" Heart.");
    if (state.in_love(state.turn_seat, owner)) {
        out.second.add("That would betray your love!");
        return;
    }
    const int bullets = state.bullets[owner];
    if (bullets == 0)
        out.second.add("No bullets there: only fists.");
    else
        add_count(bullets, "bullet", out.second), out.second.add(" there");
    if (bullets == 0) return;
    const int own = state.bullets[state.turn_seat] -
                    (state.phase == love::Phase::paid_action ? love::payment : 0);
    if (own == 0)
        out.second.add(", you have fists.");
    else
        out.second.add(", ").number(own).add(" of yours.");
}

void about_claim(const State& state, const Selection& desk, Words& out) {
    const Seat seat = state.turn_seat;
    const int laid = desk.raised_count();
    if (laid == 0) {
        out.first.add("Raise at least one Lasso.");
        return;
    }
    out.first.add("Tie ");
    add_colours(desk.picked(state), out.first);
    out.first.add('.');
    const int claims = std::min(state.claims(seat) + laid, love::lassos_per_player);
    out.second.add("Scores ")
        .number(points_of(claims, state.chips(seat)))
        .add(" at the turn's end.");
}

void about_reload(const State& state, const Selection& desk, Words& out) {
    const int away = desk.raised_count();
    out.first.add("Six bullets");
    if (state.hand_size(state.turn_seat) == 0)
        out.first.add(". No Lasso in your hand.");
    else if (away == 0)
        out.first.add(", and keep all Lassos.");
    else
        out.first.add(", and "), add_count(away, "new Lasso", out.first), out.first.add('.');
    out.second.add("Then 2 bullets buy an action.");
}

void about_seat(const MatchView& view, const State& state, Seat seat, Words& out) {
    out.first.add(name_of(view, seat)).add(": ").number(state.score[seat]).add(" points");
    if (can_win_next(state, seat)) {
        out.second.add("Can win next turn: ")
            .number(state.score[seat])
            .add('+')
            .number(state.income(seat))
            .add('!');
        return;
    }
    out.first.add('.');
    add_count(state.claims(seat), "claim", out.second);
    out.second.add(", scores ").number(state.income(seat)).add(" a turn.");
}

void about_split(const MatchView& view, const State& state, TextOut& win, TextOut& tie,
                 TextOut& lose) {
    const love::Duel& duel = state.duel;
    const bool attacks = state.phase == love::Phase::challenger_splits;
    const Seat other = attacks ? duel.defender : state.turn_seat;
    const bool claimed = state.is_claimed(duel.heart);
    if (attacks) {
        win.add("you take ");
        if (claimed)
            win.add(colours[love::colour_of(duel.heart)].name).add(" and break the claim");
        else
            add_heart(duel.heart, win);
        lose.add(name_of(view, other)).add(" keeps it");
    } else {
        win.add("you keep it, and 1 bullet back");
        lose.add(claimed ? "your claim is broken" : "you lose ");
        if (!claimed) add_heart(duel.heart, lose);
    }
    if (state.couple_count() < love::most_couples)
        tie.add("love! 1 point a turn for both");
    else
        tie.add("nothing: no Love chip is left");
}

// ---- Events ---------------------------------------------------------------------------------

void about_event(const MatchView& view, const kit::Event& now, Words& out) {
    switch (now.kind) {
        case love::reloaded:
            add_doing(view, now.a, "reload", out.first);
            out.first.add('.');
            if (now.c > 0) {
                add_count(now.c, "Lasso", out.second);
                out.second.add(now.c == 1 ? " is exchanged." : " are exchanged.");
            }
            return;
        case love::discarded:
            add_doing(view, now.a, "discard", out.first);
            out.first.add(' ').add(colours[now.b].name).add('.');
            return;
        case love::reshuffled:
            out.first.add("The discard pile is shuffled.");
            return;
        case love::draws:
        case love::drew:
            add_doing(view, now.a, "draw", out.first);
            if (now.kind == love::drew && view.sees(now))
                out.first.add(' ').add(colours[now.b].name);
            else
                out.first.add(" a Lasso");
            out.first.add('.');
            return;
        case love::paid:
            add_doing(view, now.a, "pay", out.first);
            out.first.add(" 2 bullets.");
            return;
        case love::claim_laid:
            add_doing(view, now.a, "claim", out.first);
            out.first.add(' ');
            add_heart(now.b, out.first);
            out.first.add('.');
            return;
        case love::scored:
            add_doing(view, now.a, "score", out.first);
            out.first.add(' ').number(now.b + now.c).add('.');
            if (now.b + now.c > 0)
                out.second.number(now.b).add(" for claims, ").number(now.c).add(" for love.");
            return;
        default:
            return;
    }
}

}  // namespace love_scene
