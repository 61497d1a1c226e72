// The table as it lies: figures, goals, The Line, time, the hand, what can be done.
#include <algorithm>

#include "kit/text.h"
#include "superhot/glitches.h"
#include "superhot/goals.h"
#include "superhot_scene/scene.h"

namespace superhot_scene {

using stage::Align;
using superhot::Phase;

// ---- Who looks ----------------------------------------------------------------------------------

bool Scene::deciding(const stage::MatchView& view) const {
    return view.deciding() && !story_.telling() && planned_ >= plan_.size();
}

int Scene::shown_player(const stage::MatchView& view) const {
    if (!shown_.two()) return 0;
    const kit::Seat viewer = view.viewer();
    // Between their turns Normal players look at their own cards.
    if (shown_.phase == Phase::system && viewer < 2) return viewer;
    return deciding_player(shown_);
}

bool Scene::sees_hand(const stage::MatchView& view) const {
    if (view.viewer() == kit::nobody || shown_.phase == Phase::over) return true;
    return !shown_.has_system() || view.viewer() != shown_.system_seat();
}

bool Scene::sees_system(const stage::MatchView& view) const {
    return shown_.phase == Phase::system &&
           (view.viewer() == kit::nobody || view.viewer() == shown_.system_seat());
}

void Scene::draw(Canvas& canvas, const stage::MatchView& view) const {
    if (view_ != View::none) return draw_view(canvas, view);
    draw_status(canvas, view);
    draw_goals(canvas, view);
    draw_line(canvas, view);
    draw_time(canvas, view);
    if (sees_system(view))
        draw_glitches(canvas, view);
    else
        draw_hand(canvas, view);
    draw_buttons(canvas, view);
    draw_info(canvas, view);
    story_.draw(canvas, view, shown_);
    if (warning_) warning_->draw(canvas);
}

// ---- Figures ------------------------------------------------------------------------------------

namespace {

// Bullets in a hand; the fourth is the last.
int draw_hits(Canvas& canvas, Point at, int hits, const Ink& ink) {
    for (int i = 0; i < superhot::deadly_bullets; ++i) {
        const Rect box{at.x + i * 9, at.y, 8, 10};
        if (i < hits) {
            canvas.fill(box, ink.red);
            canvas.fill({box.x + 3, box.y + 2, 2, 6}, ink.white);
        } else {
            canvas.frame(box, ink.steel);
            if (i == superhot::deadly_bullets - 1) {
                canvas.line({box.x + 2, box.y + 3}, {box.x + 5, box.y + 6}, ink.steel);
                canvas.line({box.x + 5, box.y + 3}, {box.x + 2, box.y + 6}, ink.steel);
            }
        }
    }
    return superhot::deadly_bullets * 9;
}

}  // namespace

void Scene::draw_status(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(status_area)) return;
    const auto inside = canvas.clipped(status_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(status_area, ink.black);
    const int y = status_area.y;
    kit::Text<24> text;
    text.add("LV").number(shown_.level).add(" T").number(shown_.level_turn);
    canvas.text({3, y + 1}, text.view(), stage::small, ink.white);

    // The Bullets Deck: a clock of cartridges.
    const bool low = shown_.bullets_deck <= 3;
    const int left = shown_.two() ? 47 : 58;
    canvas.silhouette(superhot_art::picture(superhot_art::Sign::bullet), {left, y + 1},
                      low ? ink.red : ink.white);
    for (int i = 0; i < shown_.bullets_in_game; ++i) {
        const Rect cartridge{left + 14 + i * 5, y + 3, 4, 8};
        if (i < shown_.bullets_deck)
            canvas.fill(cartridge, low ? ink.red : ink.white);
        else
            canvas.fill({cartridge.x, y + 10, 4, 1}, ink.steel);
    }
    text.clear();
    text.number(shown_.bullets_deck);
    canvas.text({left + 76, y + 1}, text.view(), stage::small, low ? ink.red : ink.white);

    // Hits, the viewer's at the right end.
    const int player = shown_player(view);
    constexpr int wide = superhot::deadly_bullets * 9 + 2;
    int x = 240 - wide;
    draw_hits(canvas, {x, y + 2}, shown_.normals[static_cast<std::size_t>(player)].bullets, ink);
    if (!shown_.two()) {
        canvas.text({x - 2, y + 1}, "HIT", stage::small, ink.white, Align::right);
        return;
    }
    // Both, each with the number of its seat; whose hand is shown stands at the right.
    for (const int each : {player, 1 - player}) {
        kit::Text<4> seat;
        seat.number(each + 1);
        canvas.text({x - 2, y + 1}, seat.view(), stage::small,
                    each == player ? ink.white : ink.steel, Align::right);
        x -= wide + 9;
        if (each == player)
            draw_hits(canvas, {x, y + 2},
                      shown_.normals[static_cast<std::size_t>(1 - player)].bullets, ink);
    }
}

// ---- Goals --------------------------------------------------------------------------------------

void Scene::draw_goals(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(goals_area)) return;
    const auto inside = canvas.clipped(goals_area);
    const Ink& ink = ink_of(canvas);
    const auto count = static_cast<int>(shown_.goal_row.size());
    canvas.fill(goals_area, ink.snow);
    canvas.fill({0, goals_area.bottom() - 1, 240, 1}, ink.grey);
    const bool choosing = deciding(view);
    const bool hidden = !sees_hand(view);
    for (int i = 0; i < std::min(count, goal_tiles); ++i) {
        const superhot::Goal goal = shown_.goal_row[static_cast<std::size_t>(i)];
        const superhot::GoalCard& card = superhot::goals[goal];
        const Rect box = goal_area(i, count);
        const bool done = shown_.is_done(goal);
        const bool here = choosing && is_here(Row::goals, i);
        const bool lit = story_.lit_goal() == goal && story_.flash();
        const bool proposed = shown_.phase == Phase::veto_reply && shown_.proposal == goal;
        const Colour letters = here || lit ? ink.white : done ? ink.steel : ink.black;
        if (lit) canvas.fill(box, ink.black);
        if (here) canvas.fill(goal_cursor_area(i, count), ink.red);
        if (proposed && !here) canvas.frame(box, ink.red);
        int x = box.x + (count > 2 ? 1 : 3);
        const int y = box.y + (count <= 1 ? 1 : 0);
        // A box to tick.
        canvas.frame({x, y + 2, 9, 9}, letters);
        if (done) canvas.text({x + 2, y}, "✓", stage::small, here || lit ? ink.white : ink.red);
        x += 11;
        const int name_at = x;
        if (i == goal_tiles - 1 && count > goal_tiles) {
            kit::Text<16> more;
            more.add("and ").number(count - goal_tiles + 1).add(" more");
            canvas.text({x, y}, more.view(), stage::small, letters);
            continue;
        }
        kit::Text<16> progress;
        if (done)
            progress.add("done");
        else
            add_progress(shown_, goal, shown_player(view), hidden, progress);
        // Two columns leave little room.
        const stage::Font& small_font = count > 2 ? stage::tiny : stage::small;
        const int right = box.right() - (count > 2 ? 1 : 4);
        const int wide = canvas.text({right, y + (count > 2 ? 3 : 0)}, progress.view(), small_font,
                                     letters, Align::right);
        const bool tight = stage::text_width(card.name, stage::small) > right - wide - 3 - x;
        x += canvas.text_fitted({x, y + (tight ? 3 : 0)}, right - wide - x, card.name,
                                tight ? stage::tiny : stage::small, letters);
        if (done && !here && !lit) canvas.fill({name_at, y + 6, x - name_at, 1}, ink.steel);
        if (count <= 1)
            draw_words(canvas, {name_at, y + 13}, 220, card.text, lit ? ink.white : ink.steel);
        if (count == 2)
            canvas.text_fitted({x + 6, y + 2}, right - wide - 10 - x, card.text, stage::tiny,
                               here || lit ? ink.white : ink.steel);
    }
}

// ---- The Line -----------------------------------------------------------------------------------

void Scene::draw_line(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(line_area)) return;
    const auto inside = canvas.clipped(line_area);
    const Ink& ink = ink_of(canvas);
    const bool choosing = deciding(view);
    const Task task = selection_.task(shown_);
    const bool from_line = task == Task::act || task == Task::aim || task == Task::tool ||
                           task == Task::order || task == Task::where;
    canvas.fill(line_area, ink.grey);
    canvas.fill({0, line_area.y, 240, 1}, ink.black);
    canvas.fill({0, line_area.bottom() - 1, 240, 1}, ink.black);
    const int target = choosing ? selection_.target(shown_) : no_slot;
    for (int slot = 0; slot <= shown_.slots; ++slot) {
        const bool next = slot == shown_.slots;
        Rect box = next ? next_area(shown_.slots) : slot_area(slot, shown_.slots);
        if (!canvas.shows(box.inset(-4))) continue;
        const bool here = choosing && is_here(Row::line, slot);
        const Card card = !next                      ? shown_.at(slot)
                          : shown_.obstacles.empty() ? superhot::no_card
                                                     : shown_.obstacles.top();
        if (here && shake_ > 0) box = box.moved(shake_ / 2 % 2 == 0 ? 2 : -2, 0);
        if (story_.shaken_slot() == slot) box = box.moved(story_.shake(), 0);
        if (card == superhot::no_card) {
            canvas.dotted_frame(box, ink.steel);
            if (here) canvas.frame(box.inset(-1), ink.red, 2);
            continue;
        }
        CardState look{.cursor = here,
                       .target = slot == target || (choosing && slot == selection_.glitch_slot()),
                       .knocked_out = !next && shown_.is_knocked_out(slot),
                       .hardened = !next && shown_.is_hardened(slot),
                       .marked = marked_ && here};
        if (choosing && from_line && !next) {
            const Cursor at{Row::line, static_cast<std::uint8_t>(slot)};
            look.frame =
                selection_.open(shown_, at).ok() || look.target ? Frame::open : Frame::closed;
        }
        draw_line_card(canvas, box, card, look);
        if (next) canvas.shade(box, ink.grey);  // not there yet
    }
}

// How far time will move with the cards chosen so far, and what that does to each slot.
void Scene::draw_time(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(time_area)) return;
    const auto inside = canvas.clipped(time_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(time_area, ink.snow);
    if (shown_.phase == Phase::over) return;
    const bool choosing = deciding(view);
    const bool waits = choosing && selection_.task(shown_) == Task::wait;
    const bool plays = shown_.phase == Phase::choose || shown_.phase == Phase::use ||
                       shown_.phase == Phase::hit || shown_.phase == Phase::aid;
    static const Picks none{};
    const Forecast forecast =
        waits ? forecast_wait(shown_)
              : forecast_move(shown_, choosing ? selection_.target(shown_) : no_slot,
                              choosing ? selection_.picks() : none);
    const int y = time_area.y;
    for (int slot = 0; slot < shown_.slots; ++slot) {
        const Rect box = time_slot(slot, shown_.slots);
        if (slot >= forecast.emptied || (!plays && !waits)) {
            canvas.fill({box.x, y + 4, box.width, 1}, ink.grey);
            continue;
        }
        const Card card = shown_.at(slot);
        const bool hit = card == superhot::bullet;
        canvas.fill(box, hit ? ink.red : ink.black);
        canvas.hatch({box.x, y, box.width, 9}, hit ? ink.black : ink.steel, 5);
        const std::string_view what = card == superhot::no_card     ? "▶"
                                      : hit                         ? "HIT!"
                                      : shown_.is_knocked_out(slot) ? "gone"
                                                                    : "yours";
        const int width = stage::text_width(what, stage::tiny) + 4;
        canvas.fill({box.centre().x - width / 2, y, width, 9}, hit ? ink.red : ink.black);
        canvas.text({box.centre().x, y}, what, stage::tiny, ink.white, Align::centre);
    }
    // Shots that will be fired.
    if (!plays && !waits) return;
    const Rect fire = fire_area(shown_.slots);
    const bool deadly = forecast.shots >= shown_.bullets_deck;
    if (deadly) canvas.fill(fire, ink.red);
    kit::Text<8> shots;
    canvas.silhouette(superhot_art::picture(superhot_art::Sign::fire), {fire.x, y - 1},
                      deadly               ? ink.white
                      : forecast.shots > 0 ? ink.red
                                           : ink.grey);
    shots.number(forecast.shots);
    canvas.text({fire.x + 13, y}, shots.view(), stage::tiny, deadly ? ink.white : ink.black);
}

}  // namespace superhot_scene
