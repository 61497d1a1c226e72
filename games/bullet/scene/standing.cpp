#include "bullet_scene/standing.h"

#include <algorithm>

#include "bullet/options.h"
#include "bullet/risk.h"
#include "bullet_scene/boss_words.h"
#include "bullet_scene/reach.h"
#include "bullet_scene/scene.h"
#include "bullet_scene/sight.h"

namespace bullet_scene {

using What = Spot::What;
using kit::TextOut;

namespace {

TextOut& add_several(TextOut& out, int count, std::string_view one, std::string_view several) {
    return out.number(count).add(' ').add(count == 1 ? one : several);
}
TextOut& add_bullets(TextOut& out, int count) {
    return add_several(out, count, "bullet", "bullets");
}

// "Blue 3"
TextOut& add_bullet_name(TextOut& out, bullet::Type type) {
    const std::string_view colour = bullet::colour_names[bullet::colour_of(type)];
    out.add(static_cast<char>(colour[0] - 'a' + 'A')).add(colour.substr(1));
    return out.add(' ').number(bullet::number_of(type));
}

TextOut& add_pans(const Board& board, TextOut& out) {
    out.add("odd ").number(bullet::pan_size(board, true));
    return out.add(", even ").number(bullet::pan_size(board, false));
}

void add_verdict(const char* why_not, TextOut& out) {
    if (why_not == nullptr)
        out.add("It can be used now.");
    else
        out.add("Not now. ").add(why_not).add('.');
}
// What may be done with some choice or other, and else why not.
void add_verdict(const State& state, Seat seat, kit::Action action, TextOut& out) {
    if (state.active != seat) return void(out.add("Not now. Another one plays."));
    add_verdict(bullet::why_unusable(state, action), out);
}
// With any of her allies.
void add_team_verdict(const State& state, Seat seat, std::uint8_t index, TextOut& out) {
    if (state.active != seat) return void(out.add("Not now. Another one plays."));
    const char* why_not = "There is nothing to use";
    bullet::each_ally(state, seat, [&](Seat ally) {
        if (why_not != nullptr)
            why_not = bullet::why_unusable(state, {bullet::team_action, index, ally});
    });
    add_verdict(why_not, out);
}

void about_bullet(const Board& board, Space space, TextOut& out) {
    const bullet::Type type = board.sight.at(space);
    Reach reach;
    reach.start(board, space);
    int least = no_price;
    bullet::each(reach.ends(), [&](Space to) { least = std::min<int>(least, reach.price(to)); });
    add_bullet_name(out, type).add(". ");
    if (least == no_price)
        out.add("No free space is in reach with ").number(board.action_points).add(" AP.");
    else
        add_several(out.add("In reach: "), bullet::size_of(reach.ends()), "space", "spaces")
            .add(", from ")
            .number(least)
            .add(" AP; you have ")
            .number(board.action_points)
            .add('.');
}

void about_space(const State& state, Seat seat, Space space, TextOut& out) {
    const int column = bullet::column_of(space);
    const std::string_view colour = bullet::colour_names[static_cast<std::size_t>(column)];
    for (int number = 1; number <= bullet::number_count; ++number) {
        if (bullet::landing(state, seat, column, number) != space) continue;
        out.add("The next ").add(colour).add(' ').number(number).add(" would land here.");
        return;
    }
    out.add("No ").add(colour).add(" bullet would land here next.");
}

void about_column(const State& state, Seat seat, int column, TextOut& out) {
    const int height = bullet::height_of(state.at(seat).sight.bullets(), column);
    add_bullets(out, height).add(", ").number(bullet::rows - height).add(" free. ");
    const unsigned deadly = deadly_numbers(state, seat, column);
    if (deadly == 0) return void(out.add("Nothing would hit."));
    out.add("Hit you would: ");
    bool first = true;
    for (int number = 1; number <= bullet::number_count; ++number) {
        if ((deadly >> (number - 1) & 1) == 0) continue;
        if (!first) out.add(", ");
        first = false;
        out.number(number);
    }
    out.add('.');
}

void about_life(const State& state, Seat seat, TextOut& out) {
    const Board& board = state.at(seat);
    if (board.heroine == bullet::balance) return void(add_pans(board, out.add("Pans: ")).add('.'));
    const int left = bullet::lives_left(state, seat);
    if (const Seat mate = bullet::ally_of(state, seat); mate != kit::nobody) {
        // BUL-244, BUL-247
        add_several(out, left, "life", "lives").add(" of yours left. ");
        if (state.at(mate).heroine == bullet::balance)
            return void(out.add("Your team is down when Balance's pans tip."));
        return void(add_several(out, left + bullet::lives_left(state, mate),
                                "hit more and your team is down.",
                                "hits more and your team is down."));
    }
    if (has_boss(state))  // BUL-301
        return void(
            add_several(out, left, "hit more and you are out.", "hits more and you are out."));
    add_several(out, left, "hit more and you are down.", "hits more and you are down.");
}

void about_bag(const State& state, Seat seat, int risk, TextOut& out) {
    const Board& board = state.at(seat);
    if (board.current.empty()) {
        const int points = board.action_points;
        if (points > 0) return void(out.number(points).add(" AP would be lost now."));
        return void(out.add("No AP would be lost."));
    }
    add_bullets(out, board.current.total).add(" to place. ");
    if (risk == 0) return void(out.add("The next one cannot hit you."));
    out.add("Of 100 that may come next, ").number(risk).add(" hit you.");
}

void about_action(const State& state, Seat seat, std::uint8_t index, TextOut& out) {
    const bullet::Ability& action = state.at(seat).card().actions[index];
    out.add(action.name).add(": ").number(action.cost).add(" AP of your ");
    out.number(state.at(seat).action_points).add(". ");
    add_verdict(state, seat, {bullet::use_action, index}, out);
}

void about_waiting(const State& state, Seat seat, std::uint8_t index, TextOut& out) {
    const Board& board = state.at(seat);
    if (index >= board.mind.size()) return void(out.add("Nothing waits here."));
    const bullet::Type type = board.mind[index];
    const Space to = bullet::landing(state, seat, bullet::colour_of(type), bullet::number_of(type));
    add_bullet_name(out, type);
    if (to == bullet::no_space) return void(out.add(" would hit you now."));
    out.add(" would land in row ").number(bullet::row_of(to) + 1).add('.');
}

// `searched`: all ways to make it fit are known.
void about_card(const Board& board, const Advice& advice, std::uint8_t index, bool searched,
                TextOut& out) {
    const Badge badge = advice.badges()[index];
    const bullet::Plan* plan = advice.plan(index);
    if (badge.clears >= 0 && plan == nullptr) {
        out.add("Fits now: ");
        if (badge.clears == 0) return void(out.add("clears nothing."));
        add_bullets(out.add("clears "), badge.clears).add('.');
    } else if (plan != nullptr) {
        add_several(out.add("Fits after "), static_cast<int>(plan->moves.size()), "move", "moves");
        add_bullets(out.add(" for ").number(badge.price).add(" AP: clears "), badge.clears);
        out.add(". A shows how.");
    } else if (!searched) {
        out.add("It does not fit as it is.");
    } else {
        out.add("No moves for ").number(board.action_points).add(" AP make it fit.");
    }
}

void about_slot(const State& state, Seat seat, std::uint8_t index, TextOut& out) {
    const Board& board = state.at(seat);
    if (has_team_actions(state)) return add_team_verdict(state, seat, index, out);
    if (board.powerups[index] == bullet::no_powerup) return;
    const bullet::Effect& effect = bullet::effect(bullet::effect_of_powerup(board.powerups[index]));
    if (effect[0].verb == bullet::Verb::action_points) {
        const int room = board.card().action_points - board.action_points;
        out.add("Gives ").number(std::min(int{effect[0].n}, room)).add(" AP now. ");
    } else if (effect[0].verb == bullet::Verb::modify) {
        add_bullets(out, board.current.total).add(" still to place. ");
    } else if (effect[0].verb == bullet::Verb::draw) {
        add_several(out, board.cards_to_draw(), "card", "cards").add(" to draw from. ");
    } else {
        add_bullets(out, bullet::size_of(board.sight.bullets())).add(" in your sight. ");
    }
    add_verdict(state, seat, {bullet::use_powerup, index}, out);
}

void about_other(const State& state, Seat other, TextOut& out) {
    const Board& board = state.at(other);
    out.add(board.card().name).add(": ");
    if (board.phase == bullet::Phase::out) return void(out.add("out of the game."));
    if (board.heroine == bullet::balance)
        add_pans(board, out).add(", ");
    else
        add_several(out, bullet::lives_left(state, other), "life", "lives").add(" left, ");
    add_bullets(out, board.current.total).add(" to place, ");
    out.number(board.incoming.total).add(" incoming, ");
    add_several(out, static_cast<int>(board.hand.size()), "card.", "cards.");
}

void about_next_round(const State& state, Seat seat, TextOut& out) {
    add_bullets(out, bullet::next_incoming_total(state, seat)).add(" come next round");
    if (const int sent = bullet::joining_incoming(state, seat); sent > 0)
        out.add(", ").number(sent).add(" of them sent to you");
    if (const int lent = state.at(seat).feed_cards(); lent > 0)
        out.add(", ").number(lent).add(" for the lent card");
    out.add('.');
}

void about_shields(const State& state, TextOut& out) {
    if (state.boss.shields == 0) return void(out.add("No shield is left."));
    out.number(state.boss.shields).add(" of ").number(bullet::shield_count).add(" stand. ");
    out.number(bullet::counted_bullets(state)).add(" bullets count, ");
    out.number(bullet::break_point(state)).add(" break the next. Then: ");
    add_next_slot(state, out);
    out.add('.');
}

void about_pattern(const State& state, std::uint8_t index, const Gaps& gaps, TextOut& out) {
    const bullet::ActivePattern& active = state.boss.active[index];
    out.add(bullet::boss_pattern(active.id).name).add(": ");
    if (gaps[index].complete) return void(out.add("complete. It does nothing to you."));
    const int bullets = gaps[index].missing - gaps[index].blocked;
    if (bullets > 0) add_bullets(out, bullets).add(" missing");
    if (gaps[index].blocked > 0)
        add_several(out.add(bullets > 0 ? ", " : ""), gaps[index].blocked, "space has to be empty",
                    "spaces have to be empty");
    out.add(". Else: ");
    add_penalty(active, out);
    out.add('.');
}

}  // namespace

void add_standing(const State& state, Seat seat, const Spot& spot, const Advice& advice,
                  const Gaps& gaps, int risk, TextOut& out) {
    const Board& board = state.at(seat);
    switch (spot.what) {
        case What::space:
            if (board.sight.at(spot.index) != bullet::no_bullet)
                return about_bullet(board, spot.index, out);
            return about_space(state, seat, spot.index, out);
        case What::head:
            return about_column(state, seat, spot.index, out);
        case What::life:
            return about_life(state, seat, out);
        case What::bag:
            return about_bag(state, seat, risk, out);
        case What::points:
            out.number(board.action_points).add(" of ").number(board.card().action_points);
            return void(out.add(" AP are left."));
        case What::action:
            return about_action(state, seat, spot.index, out);
        case What::mind:
            return about_waiting(state, seat, spot.index, out);
        case What::card:
            return about_card(board, advice, spot.index,
                              bullet::choosing_option(state) && advice.done(board), out);
        case What::slot:
            return about_slot(state, seat, spot.index, out);
        case What::self:  // what she is, she always is
            return has_portrait(state) ? void() : about_life(state, seat, out);
        case What::rival:
            return about_other(state, other_seat(state, seat, spot.index), out);
        case What::boss:
            return about_shields(state, out);
        case What::boss_pattern:
            return about_pattern(state, spot.index, gaps, out);
        case What::info:
            return about_next_round(state, seat, out);
    }
}

// What is held, or read in a list, is spoken of as it would be taken.
void Scene::topic_here(const stage::MatchView& view, TextOut& out) const {
    const State& state = shown(view);
    if (story_.telling() || state.over() || state.sudden != 0) return;
    const Seat seat = me(view);
    const Board& board = state.at(seat);
    switch (selection_.task()) {
        case Task::look:
            return bullet_scene::add_standing(state, seat, selection_.spot(), advice_, gaps_, risk_,
                                              out);
        case Task::lift: {
            const bullet::Type type = board.sight.at(selection_.lifted());
            add_bullet_name(out, type);
            if (selection_.space() == selection_.lifted()) return void(out.add(" is lifted."));
            const int price = selection_.reach().price(selection_.space());
            out.add(" to here costs ").number(price).add(" AP; ");
            return void(out.number(board.action_points - price).add(" would be left."));
        }
        case Task::aim: {
            const Spaces cleared = selection_.aim(state, seat).cleared;
            const int stars = bullet::size_of(cleared & board.sight.stars());
            add_bullets(out.add("Here it clears "), bullet::size_of(cleared));
            if (stars > 0) add_several(out.add(", "), stars, "with a star", "with stars");
            return void(out.add('.'));
        }
        case Task::plan: {
            const bullet::Plan& plan = *advice_.plan(selection_.spot().index);
            add_several(out, static_cast<int>(plan.moves.size()), "move", "moves").add(" for ");
            add_bullets(out.number(plan.price).add(" AP; then it clears "), plan.count);
            return void(out.add('.'));
        }
        case Task::list: {
            const Entries all = selection_.entries(state, seat);
            if (all.empty()) return;
            const Entry& entry = all[static_cast<std::size_t>(selection_.index())];
            // The line names the ally.
            if (entry.action.kind == bullet::team_action)
                return add_verdict(state, seat, entry.action, out);
            if (selection_.question() == Question::chip || selection_.question() == Question::slot)
                return bullet_scene::add_standing(state, seat, selection_.spot(), advice_, gaps_,
                                                  risk_, out);
            for (std::size_t i = 0; entry.icon.kind == Icon::Kind::card && i < board.hand.size();
                 ++i)
                if (board.hand[i] == entry.icon.index)
                    return about_card(board, advice_, static_cast<std::uint8_t>(i), false, out);
            return void(out.add(entry.help));
        }
        case Task::from:
        case Task::to:
        case Task::rival:
        case Task::boss:
        case Task::sudden:
            return;
    }
}

}  // namespace bullet_scene
