#include "bullet_scene/column.h"

#include "bullet_scene/aims.h"

namespace bullet_scene {

using namespace bullet_art;

namespace {

void draw_box(Canvas& canvas, const Rect& area, stage::Colour fill, stage::Colour rim) {
    canvas.rounded(area, 2, fill);
    canvas.rounded_frame(area, 2, rim);
}

void draw_bag(Canvas& canvas, const State& state, Seat seat, const ColumnLook& look) {
    if (!canvas.shows(bag_area)) return;
    const Board& board = state.at(seat);
    kit::Text<16> text;
    const bool danger = look.risk > 0 && !board.current.empty();
    if (board.current.empty())
        text.add("END");
    else if (danger)
        text.number(board.current.total).add(" !").number(look.risk).add("%");
    else
        text.add("PLACE ").number(board.current.total);
    const stage::Colour plate = danger ? amber : stage::rgb(0x2c8cff);
    canvas.rounded(bag_area, 3, look.may_act ? plate : well);
    canvas.rounded_frame(bag_area, 3, look.may_act ? ink : edge);
    const stage::Colour words = !look.may_act ? faint : on_amber;
    canvas.text({bag_area.centre().x, bag_area.y + 1}, text.view(), stage::small, words,
                stage::Align::centre);
}

void draw_points(Canvas& canvas, const Board& board) {
    if (!canvas.shows(points_area)) return;
    draw_box(canvas, points_area, well, edge);
    canvas.text({points_area.x + 2, points_area.y + 1}, "AP", stage::small, cyan);
    for (int i = 0; i < board.card().action_points; ++i) {
        const Rect pip{points_area.x + 16 + 5 * i, points_area.y + 3, 4, 8};
        if (i < board.action_points)
            canvas.fill(pip, cyan);
        else
            canvas.frame(pip, edge);
    }
}

void draw_actions(Canvas& canvas, const Board& board, bool may_act) {
    const auto& actions = board.card().actions;
    for (std::size_t i = 0; i < actions.size(); ++i) {
        const Rect area = action_area(static_cast<int>(i));
        if (!canvas.shows(area)) continue;
        const bool can = may_act && board.action_points >= actions[i].cost && board.may_use(i);
        draw_box(canvas, area, well, can ? cyan : edge);
        draw_effect(canvas, bullet::effect(actions[i].effect), {area.x + 2, area.y + 3});
        if (!can) canvas.shade(area.inset(1), well);
        const char cost = static_cast<char>('0' + actions[i].cost);
        canvas.text({area.x + 14, area.y + 2}, {&cost, 1}, stage::small, can ? ink : faint);
        if (board.may_use(i)) continue;
        // Suspended (BUL-398): crossed out.
        for (int by = 0; by < 2; ++by)
            canvas.line({area.x + 1, area.bottom() - 3 + by}, {area.right() - 2, area.y + 1 + by},
                        amber);
    }
}

void draw_mind(Canvas& canvas, const Board& board) {
    if (board.heroine != bullet::planil) return;
    for (int i = 0; i < bullet::mind_slots; ++i) {
        const Rect area = mind_area(i);
        if (!canvas.shows(area)) continue;
        draw_box(canvas, area, well, tones_of(bullet::pink).base);
        if (static_cast<std::size_t>(i) >= board.mind.size()) continue;
        const bullet::Type type = board.mind[static_cast<std::size_t>(i)];
        draw_mark(canvas, bullet::colour_of(type), {area.x + 1, area.y + 5});
        const char digit = static_cast<char>('0' + bullet::number_of(type));
        canvas.text({area.x + 8, area.y + 2}, {&digit, 1}, stage::small, ink);
        if (bullet::has_star(type)) canvas.fill({area.x + 2, area.y + 2, 3, 3}, ink);
    }
}

// What was said of a card; while a story is told the hand may differ from what it was.
Badge badge_of(const Badges& badges, bullet::PatternId id) {
    for (const Badge& badge : badges)
        if (badge.card == id) return badge;
    return {};
}

void draw_card(Canvas& canvas, const Rect& area, bullet::PatternId id, int turns,
               const Badge& badge) {
    if (!canvas.shows(area)) return;
    const bool now = badge.clears > 0 && badge.price == 0;
    draw_box(canvas, area, well, now ? amber : edge);
    draw_grid(canvas, id, turns, {area.x + 1, area.y + 1, area.width - 2, 42});
    kit::Text<16> text;
    if (badge.clears < 0) {
        text.add("-");
    } else {
        if (badge.price > 0) text.number(badge.price).add("AP ");
        text.number(badge.clears).add("x");
    }
    if (now) canvas.fill({area.x + 1, area.bottom() - 13, area.width - 2, 12}, amber);
    canvas.text({area.centre().x, area.bottom() - 13}, text.view(), stage::small,
                now                ? on_amber
                : badge.clears < 0 ? faint
                                   : ink,
                stage::Align::centre);
}

void draw_cards(Canvas& canvas, const Board& board, const ColumnLook& look) {
    for (int place = 0; place < cards_shown; ++place) {
        const int i = look.top + place;
        const Rect area = card_area(place);
        if (i >= static_cast<int>(board.hand.size())) {
            if (canvas.shows(area)) canvas.dotted_frame(area, edge);
            continue;
        }
        const bullet::PatternId id = board.hand[static_cast<std::size_t>(i)];
        draw_card(canvas, area, id, i == look.held_card ? look.held_turns : 0,
                  badge_of(*look.badges, id));
        // Lent by Collective Consciousness: one bullet more, if it is still here (BUL-395).
        if (board.is_feed(id) && canvas.shows(area)) {
            canvas.fill({area.x + 1, area.y + 1, 14, 12}, amber);
            canvas.text({area.x + 2, area.y + 1}, "+1", stage::small, on_amber);
        }
    }
    const auto arrow = [&](int y, int tip) {
        canvas.triangle({182, y + tip}, {176, y - tip}, {188, y - tip}, amber);
    };
    if (look.top > 0) arrow(68, -3);
    if (look.top + cards_shown < static_cast<int>(board.hand.size())) arrow(171, 3);
}

void draw_slots(Canvas& canvas, const State& state, const Board& board) {
    if (!has_slots(state)) return;
    for (int i = 0; i < bullet::powerup_slots; ++i) {
        const Rect area = slot_area(i);
        if (!canvas.shows(area)) continue;
        const auto slot = static_cast<std::size_t>(i);
        if (has_team_actions(state)) {
            const int cost = bullet::team_action_texts[slot].cost;
            const bool can = board.action_points >= cost;
            draw_box(canvas, area, well, can ? cyan : edge);
            draw_team_action(canvas, i, {area.x + 5, area.y + 1});
            const char digit = static_cast<char>('0' + cost);
            canvas.text({area.x + 24, area.y + 1}, {&digit, 1}, stage::small, can ? ink : faint);
        } else if (board.powerups[slot] == bullet::no_powerup) {
            canvas.dotted_frame(area, edge);
        } else {
            draw_box(canvas, area, well, cyan);
            draw_powerup(canvas, board.powerups[slot], {area.x + 13, area.y + 1});
        }
    }
}

void draw_icon(Canvas& canvas, const Icon& icon, Point at) {
    switch (icon.kind) {
        case Icon::Kind::none:
            return;
        case Icon::Kind::bullet:
            draw_mark(canvas, bullet::colour_of(icon.index), {at.x - 1, at.y + 2});
            canvas.text({at.x + 6, at.y - 1},
                        std::string_view("1234").substr(
                            static_cast<std::size_t>(bullet::number_of(icon.index) - 1), 1),
                        stage::small, ink);
            return;
        case Icon::Kind::effect:
            return draw_effect(canvas, bullet::effect(icon.index), at);
        case Icon::Kind::powerup:
            return draw_powerup(canvas, icon.index, at);
        case Icon::Kind::team:
            return draw_team_action(canvas, icon.index, at);
        case Icon::Kind::mark:
            return draw_mark(canvas, icon.index, {at.x + 2, at.y + 2});
        case Icon::Kind::card:
            return canvas.sprite(art::deed[0], at);
    }
}

}  // namespace

Badges badges_now(const Board& board) {
    Badges badges{};
    for (std::size_t i = 0; i < board.hand.size(); ++i)
        badges[i] = {.card = board.hand[i],
                     .clears = static_cast<std::int8_t>(best_clears(board, board.hand[i]))};
    return badges;
}

void draw_column(Canvas& canvas, const State& state, Seat seat, const ColumnLook& look) {
    if (!canvas.shows(column_area)) return;
    const Board& board = state.at(seat);
    canvas.fill(column_area, deep);
    draw_bag(canvas, state, seat, look);
    draw_points(canvas, board);
    draw_actions(canvas, board, look.may_act);
    draw_mind(canvas, board);
    draw_cards(canvas, board, look);
    draw_slots(canvas, state, board);
}

Rect list_row_area(int row) { return {column_area.x + 1, 44 + 13 * row, 114, 13}; }

void draw_list(Canvas& canvas, const State&, std::string_view title, const Entries& entries,
               int cursor) {
    if (!canvas.shows(column_area)) return;
    canvas.fill(column_area, well);
    canvas.frame(column_area, cyan);
    canvas.fill({column_area.x, column_area.y, column_area.width, 14}, cyan);
    canvas.text({column_area.x + 3, column_area.y + 1}, title, stage::small, on_amber);
    // Longer lists scroll so that the cursor is seen.
    const int first = std::max(0, cursor - list_rows + 1);
    const int count = static_cast<int>(entries.size());
    for (int row = 0; row < list_rows && first + row < count; ++row) {
        const Entry& entry = entries[static_cast<std::size_t>(first + row)];
        const Rect area = list_row_area(row);
        if (!canvas.shows(area)) continue;
        const bool chosen = first + row == cursor;
        // What cannot be chosen is not lit, so that its grey is read.
        if (chosen && entry.why_not == nullptr) canvas.fill(area, edge);
        draw_icon(canvas, entry.icon, {area.x + 4, area.y + 1});
        canvas.text({area.x + 20, area.y}, entry.label, stage::small,
                    entry.why_not == nullptr ? ink : faint);
        if (chosen) canvas.fill({area.x, area.y, 2, area.height}, amber);
    }
    if (first + list_rows < count) canvas.triangle({232, 147}, {228, 143}, {236, 143}, amber);
    if (cursor >= count) return;
    const Entry& entry = entries[static_cast<std::size_t>(cursor)];
    canvas.paragraph({list_help_area.x + 3, list_help_area.y + 4, list_help_area.width - 5, 37},
                     entry.why_not == nullptr ? entry.help : entry.why_not, stage::small,
                     entry.why_not == nullptr ? faint : amber, stage::Align::left, 0);
}

}  // namespace bullet_scene
