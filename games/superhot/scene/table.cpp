// The table as it lies: figures, goals, The Line, time, the hand, what can be done.
#include <algorithm>

#include "kit/text.h"
#include "stage/seat_mark.h"
#include "superhot_scene/scene.h"

namespace superhot_scene {

using stage::Align;
using superhot::Phase;

// ---- Who looks ----------------------------------------------------------------------------------

bool Scene::deciding(const stage::MatchView& view) const {
    return view.deciding() && !teller_.telling() && !plan_.under_way();
}

int Scene::shown_player(const stage::MatchView& view) const {
    const State& state = shown(view);
    if (!state.two()) return 0;
    // Between their turns Normal players look at their own cards.
    if (state.phase == Phase::system && view.bottom() < 2) return view.bottom();
    return deciding_player(state);
}

// The System's card is open to all; whoever has a hand to look at sees that instead.
bool Scene::sees_system(const stage::MatchView& view) const {
    const State& state = shown(view);
    if (state.phase != Phase::system) return false;
    return view.viewer() == kit::all_seeing || !sees_hands(state, view.viewer());
}

void Scene::draw(Canvas& canvas, const stage::MatchView& view) const {
    if (spread_ != Spread::none) {
        draw_spread(canvas, view);
    } else {
        draw_status(canvas, view);
        draw_goals(canvas, view);
        draw_line(canvas, view);
        draw_time(canvas, view);
        if (sees_system(view))
            draw_glitches(canvas, view);
        else
            draw_hand(canvas, view);
        draw_buttons(canvas, view);
    }
    if (canvas.shows(info_area) && spread_ != Spread::goals) {  // goals say it themselves
        Words words;
        this->words(view, words);
        stage::draw_info_bar(canvas, info_bar(ink_of(canvas)), words);
    }
    teller_.draw(canvas, view);
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
    const State& state = shown(view);
    if (!canvas.shows(status_area)) return;
    const auto inside = canvas.clipped(status_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(status_area, ink.black);
    const int y = status_area.y;
    kit::Text<24> text;
    text.add("LV").number(state.level).add(" T").number(state.level_turn);
    const int left = state.two() ? 47 : 58;
    const bool tight = stage::text_width(text.view(), stage::small) > left - 5;
    canvas.text({tight ? 1 : 3, y + (tight ? 3 : 1)}, text.view(),
                tight ? stage::tiny : stage::small, ink.white);

    // The Bullets Deck: a clock of cartridges.
    const bool low = state.bullets_deck <= 3;
    canvas.silhouette(superhot_art::picture(superhot_art::Sign::bullet), {left, y + 1},
                      low ? ink.red : ink.white);
    for (int i = 0; i < state.bullets_in_game; ++i) {
        const Rect cartridge{left + 14 + i * 5, y + 3, 4, 8};
        if (i < state.bullets_deck)
            canvas.fill(cartridge, low ? ink.red : ink.white);
        else
            canvas.fill({cartridge.x, y + 10, 4, 1}, ink.steel);
    }
    text.clear();
    text.number(state.bullets_deck);
    canvas.text({left + 76, y + 1}, text.view(), stage::small, ink.white);

    // Hits; with two players each with the mark of its seat, and at the right whose hand is shown.
    const int player = shown_player(view);
    constexpr int wide = superhot::deadly_bullets * 9 + 2;
    int x = 240 - wide;
    const auto hits = [&](int of) {
        draw_hits(canvas, {x, y + 2}, state.normals[static_cast<std::size_t>(of)].bullets, ink);
    };
    hits(player);
    if (!state.two()) {
        canvas.text({x - 2, y + 1}, "HIT", stage::small, ink.white, Align::right);
        return;
    }
    x -= stage::seat_mark_size + 2;
    stage::draw_seat_mark(canvas, {x, y + 1}, state.seat_of(player));
    x -= wide + 1;
    hits(1 - player);
    x -= stage::seat_mark_size + 2;
    stage::draw_seat_mark(canvas, {x, y + 1}, state.seat_of(1 - player));
}

// ---- Goals --------------------------------------------------------------------------------------

void Scene::draw_goals(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(goals_area)) return;
    const auto inside = canvas.clipped(goals_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(goals_area, ink.snow);
    canvas.fill({0, goals_area.bottom() - 1, 240, 1}, ink.grey);
    const auto count = static_cast<int>(shown(view).goal_row.size());
    for (int i = 0; i < std::min(count, goal_tiles); ++i) draw_goal(canvas, view, i);
}

// One or two goals say what is to be done, more of them only their names: the words below say the
// rest about the one that the cursor is on.
void Scene::draw_goal(Canvas& canvas, const stage::MatchView& view, int index) const {
    const State& state = shown(view);
    const Ink& ink = ink_of(canvas);
    const auto count = static_cast<int>(state.goal_row.size());
    const superhot::Goal goal = state.goal_row[static_cast<std::size_t>(index)];
    const superhot::GoalCard& card = superhot::goals[goal];
    const Rect box = goal_area(index, count);
    const bool done = state.is_done(goal);
    const bool here = deciding(view) && is_here(Row::goals, index);
    const bool lit = teller_.lit_goal(view) == goal && teller_.flash(view);
    const bool proposed = state.phase == Phase::veto_reply && state.proposal == goal;
    const Colour letters = here || lit ? ink.white : done ? ink.faint : ink.black;
    if (lit) canvas.fill(box, ink.black);
    if (here) canvas.fill(goal_cursor_area(index, count), ink.red);
    if (proposed && !here) canvas.frame(box, ink.red);
    // A box to tick.
    const bool narrow = count > 2;
    const int left = box.x + (narrow ? 1 : 3), y = box.y + (count <= 1 ? 1 : 0);
    canvas.frame({left, y + 2, 9, 9}, letters);
    if (done) canvas.text({left + 2, y}, "✓", stage::small, here || lit ? ink.white : ink.red);
    const Point name_at = goal_words(index, count);
    if (index == goal_tiles - 1 && count > goal_tiles) {
        kit::Text<16> more;
        more.add("and ").number(count - goal_tiles + 1).add(" more");
        canvas.text(name_at, more.view(), stage::small, letters);
        return;
    }
    kit::Text<16> progress;
    if (!done)
        add_progress(state, goal, shown_player(view), !sees_hands(state, view.viewer()), progress);
    canvas.text({box.right() - (narrow ? 0 : 4), y + (narrow ? 3 : 0)}, progress.view(),
                narrow ? stage::tiny : stage::small, letters, Align::right);
    const int wide =
        canvas.text(name_at, count == 2 ? card.text : card.name, stage::small, letters);
    if (done && !here && !lit) canvas.fill({name_at.x, y + 6, wide, 1}, ink.faint);
    if (count <= 1)
        canvas.text(name_at + Point{0, 12}, card.text, stage::small, lit ? ink.white : ink.faint);
}

// ---- The Line -----------------------------------------------------------------------------------

Card Scene::next_card(const stage::MatchView& view) const {
    const auto& deck = shown(view).obstacles;
    return deck.empty() || !teller_.next_known() ? superhot::no_card : deck.top();
}

void Scene::draw_line(Canvas& canvas, const stage::MatchView& view) const {
    const State& state = shown(view);
    if (!canvas.shows(line_area)) return;
    const auto inside = canvas.clipped(line_area);
    const Ink& ink = ink_of(canvas);
    const bool choosing = deciding(view);
    const Task task = selection_.task(state);
    const bool from_line = task == Task::act || task == Task::aim || task == Task::tool ||
                           task == Task::order || task == Task::where;
    canvas.fill(line_area, ink.grey);
    canvas.fill({0, line_area.y, 240, 1}, ink.black);
    canvas.fill({0, line_area.bottom() - 1, 240, 1}, ink.black);
    const int target = choosing ? selection_.target(state) : no_slot;
    for (int slot = 0; slot <= state.slots; ++slot) {
        const bool next = slot == state.slots;
        Rect box = next ? next_area(state.slots) : slot_area(slot, state.slots);
        if (!canvas.shows(box.inset(-4))) continue;
        const bool here = choosing && is_here(Row::line, slot);
        const Card card = next ? next_card(view) : state.at(slot);
        if (here) box = box.moved(notice_.offset(), 0);
        if (teller_.shaken_slot(view) == slot) box = box.moved(teller_.shake(view), 0);
        if (card == superhot::no_card) {
            canvas.dotted_frame(box, ink.steel);
            if (here) canvas.frame(box.inset(-1), ink.red, 2);
            continue;
        }
        CardState look{.cursor = here,
                       .target = slot == target || (choosing && slot == selection_.glitch_slot()),
                       .knocked_out = !next && state.is_knocked_out(slot),
                       .hardened = !next && state.is_hardened(slot),
                       .marked = notice_.marked() && here};
        if (choosing && from_line && !next) {
            const Cursor at{Row::line, static_cast<std::uint8_t>(slot)};
            look.frame =
                selection_.open(state, at).ok() || look.target ? Frame::open : Frame::closed;
        }
        draw_line_card(canvas, box, card, look);
        if (next) canvas.shade(box, ink.grey);  // not there yet
    }
}

// How far time will move with the cards chosen so far, and what that does to each slot.
void Scene::draw_time(Canvas& canvas, const stage::MatchView& view) const {
    const State& state = shown(view);
    if (!canvas.shows(time_area)) return;
    const auto inside = canvas.clipped(time_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(time_area, ink.snow);
    if (state.phase == Phase::over) return;
    const bool choosing = deciding(view);
    const bool waits = choosing && selection_.task(state) == Task::wait;
    const bool plays = state.phase == Phase::choose || state.phase == Phase::use ||
                       state.phase == Phase::hit || state.phase == Phase::aid;
    static const Picks none{};
    const Forecast forecast =
        waits ? forecast_wait(state)
              : forecast_move(state, choosing ? selection_.target(state) : no_slot,
                              choosing ? selection_.picks() : none);
    const int y = time_area.y;
    for (int slot = 0; slot < state.slots; ++slot) {
        const Rect box = time_slot(slot, state.slots);
        if (slot >= forecast.emptied || (!plays && !waits)) {
            canvas.fill({box.x, y + 4, box.width, 1}, ink.grey);
            continue;
        }
        const Card card = state.at(slot);
        const bool hit = card == superhot::bullet;
        canvas.fill(box, hit ? ink.red : ink.black);
        canvas.hatch({box.x, y, box.width, 9}, hit ? ink.black : ink.steel, 5);
        const std::string_view what = card == superhot::no_card    ? "▶"
                                      : hit                        ? "HIT!"
                                      : state.is_knocked_out(slot) ? "gone"
                                                                   : "yours";
        const int width = stage::text_width(what, stage::tiny) + 4;
        canvas.fill({box.centre().x - width / 2, y, width, 9}, hit ? ink.red : ink.black);
        canvas.text({box.centre().x, y}, what, stage::tiny, ink.white, Align::centre);
    }
    // Shots that will be fired.
    if (!plays && !waits) return;
    const Rect fire = fire_area(state.slots);
    const bool deadly = forecast.shots >= state.bullets_deck;
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
