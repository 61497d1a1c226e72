#include "bullet_scene/sudden.h"

#include <bit>

#include "stage/seat_mark.h"

namespace bullet_scene {

using namespace bullet_art;

namespace {

constexpr int small_cell = small_size;
// What stands below a sight: the name, and the bag or that she was hit.
constexpr int name_top = 64, bag_top = 76, duellist_height = bag_top + 12;

void draw_duellist(Canvas& canvas, const State& state, Seat seat, const Rect& area,
                   const SuddenLook& look) {
    if (!canvas.shows({area.x - 4, area.y - 4, 60 + 4, duellist_height + 4})) return;
    const Board& board = state.at(seat);
    const bool out = (state.sudden >> seat & 1) == 0;
    const bool hit = (look.hit >> seat & 1) != 0;
    const Point corner{area.x + (hit ? look.shake : 0), area.y};
    const Rect grid{corner.x, corner.y, 5 * small_cell + 1, 6 * small_cell + 1};
    canvas.fill(grid, well);
    canvas.frame(grid.inset(-1), hit ? blood : out ? edge : cyan, hit ? 2 : 1);
    bullet::each(board.sight.bullets(), [&](Space space) {
        Point at{corner.x + small_cell * bullet::column_of(space),
                 corner.y + small_cell * bullet::row_of(space)};
        if ((look.fresh >> seat & 1) != 0 && look.falling[seat] == space) at.y -= look.drop;
        auto inside = canvas.clipped(grid);
        draw_small_bullet(canvas, board.sight.at(space), at);
    });
    if (out) canvas.shade(grid, deep);
    stage::draw_seat_mark(canvas, {area.x, area.y + name_top}, seat);
    canvas.text({area.x + 13, area.y + name_top}, board.card().name, stage::small,
                out ? faint : ink);
    kit::Text<16> text;
    if (out)
        text.add("hit!");
    else
        text.add("bag ").number(board.current.total);
    canvas.text({area.x, area.y + bag_top}, text.view(), stage::small, out ? blood : faint);
}

}  // namespace

void draw_sudden(Canvas& canvas, const State& state, const stage::MatchView&,
                 const SuddenLook& look) {
    canvas.fill(stage::scene_area, deep);
    canvas.fill({0, 16, 240, 16}, blood);
    canvas.text({120, 16}, "SUDDEN DEATH", stage::medium, on_amber, stage::Align::centre);
    const int count = std::popcount(look.in);
    const int in_row = count <= 4 ? count : (count + 1) / 2;
    int number = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if ((look.in >> seat & 1) == 0) continue;
        const int row = number / in_row, place = number % in_row;
        const int in_this = row == 0 ? in_row : count - in_row;
        const int left = 120 - in_this * 30 + 5;
        const int top = count <= 4 ? 64 : 38;
        draw_duellist(canvas, state, seat, {left + 60 * place, top + 92 * row, 51, 61}, look);
        ++number;
    }
    if (count <= 4) {
        canvas.text({120, 40}, "Each places one bullet at a time.", stage::small, ink,
                    stage::Align::centre);
        canvas.text({120, 180}, "Whoever is hit first has lost.", stage::small, amber,
                    stage::Align::centre);
    }
}

}  // namespace bullet_scene
