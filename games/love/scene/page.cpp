// A player's poster: all that is known of one player, and of the piles.
#include "love_scene/scene.h"
#include "stage/font.h"

namespace love_scene {

using love_art::tones_of;
using stage::Align;
using stage::MatchView;
namespace art = love_art::art;

void Scene::draw_page(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const Seat seat = seat_at(selection_.place(), view.bottom());
    const love_art::Tones& tones = tones_of(canvas, seat);
    const Rect all = stage::scene_area;
    canvas.fill(all, ink::grain);
    const Rect poster{6, all.y + 3, 228, all.height - 6};
    canvas.fill(poster, ink::paper);
    canvas.frame(poster, ink::worn, 2);
    for (const int x : {poster.x + 5, poster.right() - 8})
        for (const int y : {poster.y + 5, poster.bottom() - 8})
            canvas.disc({x + 1, y + 1}, 2, ink::edge);
    canvas.text({120, poster.y + 3}, "W A N T E D", stage::large, ink::dark, Align::centre);
    canvas.fill({30, poster.y + 28, 180, 1}, ink::edge);

    // The portrait in a frame of the seat's colour.
    const Point at{poster.x + 12, poster.y + 36};
    canvas.fill({at.x - 3, at.y - 3, 34, 36}, tones.shade);
    draw_poster(canvas, at, seat, view.seat(seat));
    canvas.text_fitted({at.x + 38, at.y - 5}, 170, view.seat(seat).name.view(), stage::medium,
                       ink::dark);
    draw_badge(canvas, {at.x + 38, at.y + 13}, seat);
    const std::size_t face = love_art::face_of(view.seat(seat));
    canvas.text({at.x + 38, at.y + 28},
                face == love_art::stranger ? std::string_view("A stranger in town")
                                           : love::characters[face].style,
                stage::small, ink::edge);
    kit::Text<32> text;
    text.number(state.score[seat]).add(" of ").number(state.target).add(" points");
    canvas.text({at.x + 64, at.y + 12}, text.view(), stage::small, ink::dark);

    int y = at.y + 44;
    const int left = poster.x + 10, right = poster.x + 74;
    const auto row = [&](std::string_view title) {
        canvas.text({left, y + 2}, title, stage::small, ink::edge);
    };
    row("Hearts");
    const Hearts hearts = hearts_of(state, seat);
    int x = right;
    for (const Heart heart : hearts) {
        draw_heart(canvas, {x, y}, love::colour_of(heart), state.is_claimed(heart));
        x += 18;
    }
    if (hearts.empty()) canvas.text({x, y + 2}, "none", stage::small, ink::dark);
    y += 20;
    row("Scores");
    text.clear();
    text.number(state.income(seat)).add(" a turn: ");
    stage::add_count(state.claims(seat), "claim", text);
    if (state.chips(seat) > 0) text.add(" + love");
    canvas.text({right, y + 2}, text.view(), stage::small,
                can_win_next(state, seat) ? ink::rose : ink::dark);
    y += 18;
    row("In love");
    x = right;
    for (Seat other = 0; other < love::seat_count; ++other) {
        if (other == seat || !state.in_love(seat, other)) continue;
        draw_love(canvas, {x, y + 2}, other);
        x += 36;
    }
    if (x == right) canvas.text({x, y + 2}, "with nobody", stage::small, ink::dark);
    y += 18;
    row("Bullets");
    draw_bullets(canvas, {right, y + 1}, state.bullets[seat]);
    y += 18;
    row("Lassos");
    // Everybody could remember: LOV-143
    x = right + draw_known_hand(canvas, {right, y + 1}, state, seat, 10);
    text.clear();
    if (love::sum_of(state.known[seat]) + state.unknown[seat] == 0)
        text.add("all on Hearts");
    else
        text.add(state.memory_aid != 0 ? "as far as known" : "in hand");
    canvas.text({x + 4, y + 2}, text.view(), stage::small, ink::dark);
    y += 19;
    canvas.fill({poster.x + 8, y, poster.width - 16, 1}, ink::worn);
    y += 4;
    // The piles belong to nobody and are seen by all.
    canvas.text({left, y + 1}, "Discard", stage::small, ink::edge);
    x = right - 12;
    for (love::Colour colour = 0; colour < love::colour_count; ++colour, x += 30) {
        love_art::paint(canvas, art::sign[colour], {x, y + 1}, colour);
        text.clear();
        text.number(state.discard[colour]);
        canvas.text({x + 13, y + 1}, text.view(), stage::small, ink::dark);
    }
    text.clear();
    text.add("Deck ").number(static_cast<int>(state.deck.size()));
    canvas.text({poster.right() - 8, y + 1}, text.view(), stage::small, ink::edge, Align::right);
}

}  // namespace love_scene
