#include "love_scene/words.h"

#include "love/events.h"
#include "love/rules.h"

namespace love_scene {

using kit::TextOut;
using love::colours;
using stage::add_count;
using stage::add_doing;
using stage::add_whose;
using stage::MatchView;

namespace {

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

void add_heart(Heart heart, TextOut& out) {
    out.add("a ").add(colours[love::colour_of(heart)].name).add(" Heart");
}

// ---- Choices --------------------------------------------------------------------------------

void about_deed(const State& state, Deed deed, Words& out) {
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
        out.tone = Words::Tone::refused;
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
    out.first.add(' ')
        .add(colours[love::colour_of(heart)].name)
        .add(state.is_claimed(heart) ? " claim." : " Heart.");
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

void about_claim(const State& state, const Selection& selection, Words& out) {
    const Seat seat = state.turn_seat;
    const int laid = selection.raised_count();
    if (laid == 0) {
        out.first.add("Raise at least one Lasso.");
        return;
    }
    out.first.add("Tie ");
    add_colours(selection.picked(state), out.first);
    out.first.add('.');
    const int claims = std::min(state.claims(seat) + laid, love::lassos_per_player);
    out.second.add("Scores ")
        .number(points_of(claims, state.chips(seat)))
        .add(" at the turn's end.");
}

void about_reload(const State& state, const Selection& selection, Words& out) {
    const int away = selection.raised_count();
    out.first.add("Six bullets");
    if (state.hand_size(state.turn_seat) == 0)
        out.first.add("; your hand is empty.");
    else if (away == 0)
        out.first.add(", and keep all Lassos.");
    else
        out.first.add(", and "), add_count(away, "new Lasso", out.first), out.first.add('.');
    out.second.add("Then 2 bullets buy an action.");
}

// ---- What lies there ------------------------------------------------------------------------

namespace {

void about_score(const MatchView& view, const State& state, Seat seat, Words& out) {
    out.first.add(view.seat(seat).name.view()).add(": ");
    stage::add_count(state.score[seat], "point", out.first);
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

void about_hand(const State& state, Seat seat, Words& out) {
    const int known = love::sum_of(state.known[seat]);
    add_count(known + state.unknown[seat], "Lasso", out.first);
    out.first.add(" in hand.");
    if (state.memory_aid != 0 && known > 0) {
        out.second.add("Known: ");
        add_colours(state.known[seat], out.second);
        out.second.add('.');
    }
}

void about_loves(const MatchView& view, const State& state, Seat seat, Words& out) {
    const auto add_partner = [&](Seat other) {
        kit::TextOut& line = out.first.empty() ? out.first : out.second;
        line.add(out.first.empty() ? "In love with " : "and with ");
        stage::add_whom(view, other, line);
        line.add('.');
    };
    for (Seat other = 0; other < love::seat_count; ++other)
        if (other != seat && state.in_love(seat, other)) add_partner(other);
    if (out.first.empty()) out.first.add("In love with nobody.");
}

}  // namespace

void about_part(const MatchView& view, const State& state, Part part, Seat seat, Words& out) {
    switch (part) {
        case Part::poster:
        case Part::score:
            return about_score(view, state, seat, out);
        case Part::hearts:
            add_count(std::popcount(state.hearts_of(seat)), "Heart", out.first);
            out.first.add('.');
            add_count(state.claims(seat), "claim", out.second);
            out.second.add(" on them.");
            return;
        case Part::hand:
            return about_hand(state, seat, out);
        case Part::bullets:
            add_count(state.bullets[seat], "bullet", out.first);
            out.first.add(" of six.");
            if (state.bullets[seat] == 0)
                out.second.add("Only fists until a Reload.");
            else if (state.bullets[seat] < love::most_bullets)
                out.second.add("The others are spent.");
            return;
        case Part::loves:
            return about_loves(view, state, seat, out);
        case Part::deck:
            add_count(static_cast<int>(state.deck.size()), "Lasso", out.first);
            out.first.add(" in the deck.");
            out.second.number(love::sum_of(state.discard)).add(" thrown away.");
            return;
        case Part::goal:
            out.first.add("The goal: ").number(state.target).add(" points.");
            add_count(love::most_turns - state.turns, "turn", out.second);
            out.second.add(" until sundown.");
            return;
    }
}

void about_split(const MatchView& view, const State& state, Stakes& out) {
    const love::Duel& duel = state.duel;
    const bool attacks = state.phase == love::Phase::challenger_splits;
    const bool claimed = state.is_claimed(duel.heart);
    if (attacks) {
        out.win.add("you take ");
        if (claimed)
            out.win.add("it and break the claim");
        else
            add_heart(duel.heart, out.win);
        out.lose.add(view.seat(duel.defender).name.view()).add(" keeps it");
    } else {
        out.win.add("you keep it, and 1 bullet back");
        out.lose.add(claimed ? "your claim is broken" : "you lose ");
        if (!claimed) add_heart(duel.heart, out.lose);
    }
    out.tie.add(state.couple_count() < love::most_couples ? "love! 1 point a turn for both"
                                                          : "nothing: no Love chip is left");
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
