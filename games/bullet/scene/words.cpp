#include "bullet_scene/words.h"

#include "bullet/events.h"
#include "bullet_scene/boss_words.h"
#include "bullet_scene/strip.h"

namespace bullet_scene {

using What = Spot::What;

namespace {

void add_whom_short(const stage::MatchView& view, Seat seat, kit::TextOut& out) {
    if (seat == kit::nobody)
        out.add("the track");
    else
        stage::add_whom(view, seat, out);
}

// The card that clears these, if it is one.
bullet::PatternId pattern_behind(const stage::MatchView& view, const kit::Event& clear) {
    bullet::PatternId id = bullet::no_pattern;
    for (const kit::Event& event : view.events()) {
        if (&event == &clear) break;
        if (event.kind == bullet::pattern_used && event.a == clear.a) id = event.b;
        if (event.kind == bullet::sent) id = bullet::no_pattern;  // a star's clear comes after it
    }
    return id;
}

// Whom one plays and what she can do, before anything else, where the strip has no room for it.
constexpr std::string_view first_words[bullet::heroine_count] = {
    "Esfir: you hold 4 patterns", "Rose: turn your patterns", "Vesta: your last row burns",
    "YNN: clear 3, draw a card",  "Jane: find your clues",    "Nawa: Baku walks with you",
    "Planil: bullets may wait",   "Balance: keep pans level"};

void prompt_for_spot(const State& state, Seat me, const Selection& selection, int risk,
                     kit::TextOut& out) {
    const Board& board = state.at(me);
    const Spot& spot = selection.spot();
    switch (spot.what) {
        case What::card:
            // The same for all of them: from card to card only the cursor is sent.
            out.add("A card: A aims, Y explains");
            return;
        case What::action:
            out.add(board.card().actions[spot.index].name).add(": ");
            out.number(board.card().actions[spot.index].cost).add(" AP");
            return;
        case What::slot:
            if (has_team_actions(state))
                out.add(bullet::team_action_texts[spot.index].name);
            else if (board.powerups[spot.index] != bullet::no_powerup)
                out.add(bullet::powerup_texts[board.powerups[spot.index]].name);
            else
                out.add("No powerup here yet");
            return;
        case What::rival:
            out.add(state.at(other_seat(state, me, spot.index)).card().name);
            return;
        case What::self:
            out.add(board.card().name).add(": ").add(board.card().ability);
            return;
        case What::boss:
            out.add(state.boss.card().name);
            return;
        case What::boss_pattern:
            out.add("Else: ");
            return add_penalty(state.boss.active[spot.index], out);
        case What::bag:
            if (board.current.empty())
                out.add(any_usable(board)              ? "A card is ready, or end"
                        : selection.asks_to_end(board) ? "All placed: clear or end"
                                                       : "All placed: end it");
            else if (risk > 0)
                out.add("Danger!");
            else if (state.round == 1 && board.acted == 0 && !shows_ability(state, me))
                out.add(first_words[board.heroine]);
            else
                out.add("Place the next bullet");
            return;
        case What::space:
            out.add(bullet::has(board.sight.bullets(), spot.index) ? "Lift it with A"
                                                                   : "Place or lift");
            return;
        default:
            out.add("Place or lift");
    }
}

}  // namespace

void fill_prompt(const State& state, Seat me, const Selection& selection, int risk,
                 kit::TextOut& out) {
    out.clear();
    switch (selection.task()) {
        case Task::look:
            return prompt_for_spot(state, me, selection, risk, out);
        case Task::lift:
            out.add("Drop it where?");
            return;
        case Task::aim:
            out.add(bullet::pattern(selection.card(state, me)).name).add(" clears ");
            out.number(bullet::size_of(selection.aim(state, me).cleared));
            return;
        case Task::plan:
            out.add("First these moves?");
            return;
        case Task::from:
            out.add("Which one?");
            return;
        case Task::to:
            out.add(step_of(state, me, selection.source()).verb == bullet::Verb::swap
                        ? "Swap it with?"
                        : "Where to?");
            return;
        case Task::list:
            if (selection.question() == Question::chip || selection.question() == Question::slot)
                return prompt_for_spot(state, me, selection, risk, out);
            out.add(title_of(selection.question()));
            return;
        case Task::rival:
            out.add(state.at(selection.looked_at()).card().name);
            return;
        case Task::boss:
            out.add('"').add(state.boss.card().quote).add('"');
            return;
        case Task::sudden:
            out.add("All place one");
            return;
    }
}

void tell(const stage::MatchView& view, const State& state, std::span<const kit::Event> events,
          kit::TextOut& out) {
    const kit::Event& now = events[0];
    const auto doing = [&](std::string_view verb) { stage::add_doing(view, now.a, verb, out); };
    switch (now.kind) {
        case bullet::hit:
            if (now.c < state.seats && state.at(now.c).heroine == bullet::balance) {
                doing("take");
                out.add(" it on a pan!");
                return;
            }
            doing("lose");
            out.add(" a life!");
            return;
        case bullet::guarded:
            doing("turn");
            out.add(" a hit aside");
            return;
        case bullet::kept:
            doing("keep");
            out.add(" it in mind");
            return;
        case bullet::special: {
            constexpr std::string_view names[] = {"the Immobilizer", "her Badge: 2 AP",
                                                  "her Coat: one guard"};
            doing("find");
            out.add(" ").add(names[now.b - bullet::immobilizer]);
            return;
        }
        case bullet::cleared:
        case bullet::swept: {
            int count = 0;
            Seat to = kit::nobody;
            for (const kit::Event& event : events) {
                count += event.kind == now.kind;
                if (event.kind == bullet::sent) to = event.b;
            }
            // What others use is named: the own card was chosen a moment ago.
            const bullet::PatternId used = pattern_behind(view, now);
            if (used != bullet::no_pattern && !view.seat(now.a).you) {
                out.add(view.seat(now.a).name.view()).add(": ");
                out.add(bullet::pattern(used).name).add(", ");
            } else {
                doing("clear");
                out.add(" ");
            }
            out.number(count).add(" > ");
            add_whom_short(view, to, out);
            return;
        }
        case bullet::failed:
            doing("fail");
            out.add(" on purpose");
            return;
        case bullet::powerup_used:
            doing("use");
            out.add(" ").add(bullet::powerup_texts[now.c].name);
            return;
        case bullet::powerup_taken:
            doing("take");
            out.add(" ").add(bullet::powerup_texts[now.b].name);
            return;
        case bullet::team_acted:
            doing("use");
            out.add(" ").add(bullet::team_action_texts[now.b].name);
            return;
        case bullet::timed_out:
            doing("run");
            out.add(" out of time!");
            return;
        case bullet::downed:
            doing("go");
            out.add(" down!");
            return;
        case bullet::lost:
            doing("leave");
            out.add(" the game");
            return;
        case bullet::star_acted:
            if (now.c == 0) {
                out.add("★ ").add(state.at(now.a).card().stars[now.b].name);
            }
            return;
        case bullet::deck_reshuffled:
            stage::add_doing(view, now.a, "shuffle", out);
            out.add(" a new deck");
            return;
        default:
            return;
    }
}

void add_score(const State& state, Seat seat, kit::TextOut& out) {
    if (state.end == bullet::End::boss_beaten)
        return stage::add_count(state.round, "round", out.add("in "));
    if (has_boss(state))
        return stage::add_count(bullet::shield_count - state.boss.shields, "shield", out);
    if (state.mode != bullet::Mode::score_attack) return;
    stage::add_count(state.at(seat).rounds, "round", out);
    out.add(", ").number(state.at(seat).cleared).add(" cleared");
}

void draw_sentence(Canvas& canvas, std::string_view words) {
    if (!canvas.shows(info_area)) return;
    canvas.fill(info_area, bullet_art::edge);
    canvas.text({info_area.x + 4, info_area.y}, words, stage::small, bullet_art::ink);
}

}  // namespace bullet_scene
