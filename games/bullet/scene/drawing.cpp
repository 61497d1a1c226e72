// The scene's own drawing: puts the parts together, and what is being chosen over them.
#include "bullet_scene/boss_look.h"
#include "bullet_scene/scene.h"
#include "bullet_scene/sight.h"
#include "bullet_scene/strip.h"

namespace bullet_scene {

using namespace bullet_art;
using stage::MatchView;

void Scene::draw(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    if (state.sudden != 0 || (state.over() && duellists_ != 0)) {
        SuddenLook look{.in = static_cast<unsigned>(duellists_ | state.sudden)};
        story_.look_sudden(view, look);
        draw_sudden(canvas, state, view, look);
    } else if (selection_.task() == Task::rival && !story_.telling()) {
        draw_rival(canvas, state);
    } else if (selection_.task() == Task::boss && !story_.telling()) {
        draw_boss_look(canvas, state, gaps_);
    } else {
        draw_table(canvas, view);
    }
    story_.draw(canvas, view);
}

void Scene::draw_table(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const Seat seat = me(view);
    const bool telling = story_.telling();
    const bool free = deciding(view);
    canvas.fill(left_area, deep);
    draw_line(canvas, view, seat);
    draw_heads(canvas, state, seat);
    const Spaces away =
        free && selection_.lifted() != bullet::no_space ? bullet::set_of(selection_.lifted()) : 0;
    draw_sight(canvas, state, seat, away,
               selection_.task() == Task::look || selection_.task() == Task::list || telling,
               story_.shake(view));
    if (const std::size_t gap = shown_gap(); !telling && gap < gaps_.size())
        draw_gap(canvas, state.boss.active[gap], gaps_[gap]);
    draw_hitbox(canvas, state, seat);
    if (free && listing()) {
        draw_list(canvas, state, title_of(selection_.question()), selection_.entries(state, seat),
                  selection_.index());
    } else {
        ColumnLook look{.top = selection_.top(),
                        .risk = risk_,
                        .may_act = state.active == seat && bullet::choosing_option(state),
                        .badges = &advice_.badges()};
        if (free && selection_.task() == Task::plan) {
            look.held_card = selection_.spot().index;
            look.held_turns = advice_.plan(selection_.spot().index)->turns;
        }
        if (free && selection_.task() == Task::aim) {
            look.held_card = selection_.spot().index;
            look.held_turns = selection_.aim(state, seat).turns;
        }
        draw_column(canvas, state, seat, look);
    }
    draw_strip(canvas, state, view, seat, story_.lit(view), gaps_);
    if (free) draw_choice(canvas, view, seat);
    // Over the cursor, beside which it lies.
    if (!free || !listing()) timer_.draw(canvas);
}

std::size_t Scene::shown_gap() const {
    // Not while a card is aimed.
    if (selection_.task() == Task::aim || selection_.task() == Task::plan) return gaps_.size();
    if (selection_.task() == Task::look && selection_.spot().what == Spot::What::boss_pattern)
        return selection_.spot().index;
    std::size_t which = 0;
    while (which + 1 < gaps_.size() && gaps_[which].complete) ++which;
    return which;
}

// Figures, or what happens in their place.
void Scene::draw_line(Canvas& canvas, const MatchView& view, Seat seat) const {
    if (!canvas.shows(info_area)) return;
    kit::Text<64> words;
    story_.words(view, words);
    if (!words.empty()) return draw_sentence(canvas, words.view());
    draw_info(canvas, shown(view), seat);
}

void Scene::draw_choice(Canvas& canvas, const MatchView& view, Seat seat) const {
    const State& state = shown(view);
    const Board& board = state.at(seat);
    const int shaken = notice_.offset();
    const stage::Colour colour = notice_.marked() ? amber : ink;
    switch (selection_.task()) {
        case Task::look:
            return draw_cursor(
                canvas, spot_area(state, selection_.spot(), selection_.top()).moved(shaken, 0),
                colour);
        case Task::lift:
        case Task::from:
        case Task::to: {
            const bool chain =
                selection_.task() == Task::lift ||
                (selection_.task() == Task::to && selection_.source().kind == bullet::use_action &&
                 bullet::is_chain(effect_of(state, seat, selection_.source())));
            bullet::each(selection_.targets(state, seat), [&](Space to) {
                if (chain)
                    draw_price(canvas, to, selection_.reach().price(to));
                else
                    draw_target(canvas, to);
            });
            // It hangs over the cursor, a little raised; where it was its outline is left.
            if (selection_.lifted() != bullet::no_space) {
                const bullet::Type type = board.sight.at(selection_.lifted());
                draw_bullet_flash(canvas, type, cell_corner(selection_.lifted()), edge);
                const Point over = cell_corner(selection_.space());
                if (chain && selection_.space() != selection_.lifted()) {
                    draw_cursor(canvas, cell_area(selection_.space()), colour);
                    draw_bullet(canvas, type, {over.x + 1, over.y + 1});
                    draw_price_tag(canvas, selection_.space(),
                                   selection_.reach().price(selection_.space()));
                    return;
                }
                draw_bullet(canvas, type, {over.x, over.y - 2});
            }
            return draw_cursor(canvas, cell_area(selection_.space()).moved(shaken, 0), colour);
        }
        case Task::plan:
            draw_plan(canvas, *advice_.plan(selection_.spot().index),
                      board.hand[selection_.spot().index]);
            return draw_cursor(canvas, spot_area(state, selection_.spot(), selection_.top()),
                               colour);
        case Task::aim: {
            const Spaces bullets = board.sight.bullets();
            each_aimed(selection_.card(state, seat), selection_.aim(state, seat),
                       [&](Space space, const bullet::Cell& cell) {
                           draw_aimed_cell(canvas, space, cell, bullet::has(bullets, space));
                       });
            return draw_cursor(canvas, spot_area(state, selection_.spot(), selection_.top()),
                               colour);
        }
        default:
            return;
    }
}

// Moves as arrows with their prices, and where the card will lie then.
void Scene::draw_plan(Canvas& canvas, const bullet::Plan& plan, bullet::PatternId id) const {
    each_aimed(id, {plan.turns, plan.offset, plan.cleared},
               [&](Space space, const bullet::Cell& cell) {
                   draw_aimed_cell(canvas, space, cell, bullet::has(plan.cleared, space));
               });
    for (const bullet::PlanMove& move : plan.moves) draw_arrow(canvas, move.from, move.to);
    for (const bullet::PlanMove& move : plan.moves) draw_price_tag(canvas, move.to, move.price);
}

// Her whole board, as large as the own one, and what she is.
void Scene::draw_rival(Canvas& canvas, const State& state) const {
    const Seat seat = selection_.looked_at();
    const Board& board = state.at(seat);
    canvas.fill(left_area, deep);
    draw_info(canvas, state, seat);
    draw_heads(canvas, state, seat);
    draw_sight(canvas, state, seat, 0, true);
    draw_hitbox(canvas, state, seat);
    const Badges badges = badges_now(board);
    draw_column(canvas, state, seat, {.may_act = false, .badges = &badges});
    if (!canvas.shows(strip_area)) return;
    canvas.fill(strip_area, deep);
    canvas.fill({0, strip_area.y, 240, 1}, edge);
    canvas.sprite(portrait_of(board.heroine), {1, strip_area.y + 2});
    canvas.paragraph({37, strip_area.y + 1, 202, 34}, board.card().ability_help, stage::small, ink,
                     stage::Align::left, -1);
}

}  // namespace bullet_scene
