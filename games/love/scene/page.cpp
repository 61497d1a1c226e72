// A player's poster: all that is known of one player, and of the piles.
#include "love_scene/scene.h"
#include "stage/font.h"

namespace love_scene {

using stage::Align;
using stage::MatchView;
namespace art = love_art::art;

namespace {

constexpr Rect poster{6, stage::scene_area.y + 3, 228, stage::scene_area.height - 6};
constexpr int left = poster.x + 10, right = poster.x + 74;
constexpr int first_row = poster.y + 80, piles_row = first_row + 93;

void draw_paper(Canvas& canvas) {
    canvas.fill(stage::scene_area, ink::grain);
    canvas.fill(poster, ink::paper);
    canvas.frame(poster, ink::worn, 2);
    for (const int x : {poster.x + 5, poster.right() - 8})
        for (const int y : {poster.y + 5, poster.bottom() - 8})
            canvas.disc({x + 1, y + 1}, 2, ink::edge);
    canvas.text({120, poster.y + 3}, "W A N T E D", stage::large, ink::dark, Align::centre);
    canvas.fill({30, poster.y + 28, 180, 1}, ink::edge);
}

// The portrait in a frame of the seat's colour, and who it is.
void draw_head(Canvas& canvas, const State& state, Seat seat, const stage::Sitter& sitter) {
    const Point at{poster.x + 12, poster.y + 36};
    const int x = at.x + 38;
    canvas.fill({at.x - 3, at.y - 3, 34, 36}, love_art::tones_of(canvas, seat).shade);
    draw_poster(canvas, at, seat, sitter);
    canvas.text_fitted({x, at.y - 5}, 170, sitter.name.view(), stage::medium, ink::dark);
    draw_badge(canvas, {x, at.y + 13}, seat);
    canvas.text({x, at.y + 28},
                sitter.person() ? std::string_view("A stranger in town")
                                : love::characters[sitter.character].style,
                stage::small, ink::edge);
    kit::Text<32> points;
    points.number(state.score[seat]).add(" of ").number(state.target).add(" points");
    canvas.text({x + 26, at.y + 12}, points.view(), stage::small, ink::dark);
}

void draw_row(Canvas& canvas, int y, std::string_view title, std::string_view text,
              Tint tint = ink::dark) {
    canvas.text({left, y}, title, stage::small, ink::edge);
    canvas.text({right, y}, text, stage::small, tint);
}

void draw_loves(Canvas& canvas, int y, const State& state, Seat seat) {
    draw_row(canvas, y, "In love", state.chips(seat) == 0 ? "with nobody" : "");
    int x = right;
    for (Seat other = 0; other < love::seat_count; ++other) {
        if (other == seat || !state.in_love(seat, other)) continue;
        draw_love(canvas, {x, y}, other);
        x += 36;
    }
}

void draw_lassos(Canvas& canvas, int y, const State& state, Seat seat) {
    draw_row(canvas, y, "Lassos", "");
    const int wide = draw_known_hand(canvas, {right, y - 1}, state, seat, 10);
    canvas.text({right + wide + 4, y},
                wide == 0               ? "all on Hearts"
                : state.memory_aid != 0 ? "as far as known"
                                        : "in hand",
                stage::small, ink::dark);
}

// They belong to nobody and are seen by all.
void draw_piles(Canvas& canvas, const State& state) {
    constexpr int y = piles_row + 5;
    canvas.fill({poster.x + 8, piles_row, poster.width - 16, 1}, ink::worn);
    draw_row(canvas, y, "Discard", "");
    int x = right - 12;
    kit::Text<16> text;
    for (love::Colour colour = 0; colour < love::colour_count; ++colour, x += 30) {
        love_art::paint(canvas, art::sign[colour], {x, y}, colour);
        text.clear();
        text.number(state.discard[colour]);
        canvas.text({x + 13, y}, text.view(), stage::small, ink::dark);
    }
    text.clear();
    text.add("Deck ").number(static_cast<int>(state.deck.size()));
    canvas.text({poster.right() - 8, y}, text.view(), stage::small, ink::edge, Align::right);
}

}  // namespace

void Scene::draw_page(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const Seat seat = seat_at(selection_.place(), view.bottom());
    draw_paper(canvas);
    draw_head(canvas, state, seat, view.seat(seat));
    const Hearts hearts = hearts_of(state, seat);
    draw_row(canvas, first_row + 2, "Hearts", hearts.empty() ? "none" : "");
    int x = right;
    for (const Heart heart : hearts) {
        draw_heart(canvas, {x, first_row}, love::colour_of(heart), state.is_claimed(heart));
        x += 18;
    }
    kit::Text<40> scores;
    scores.number(state.income(seat)).add(" a turn: ");
    stage::add_count(state.claims(seat), "claim", scores);
    if (state.chips(seat) > 0) scores.add(" + love");
    draw_row(canvas, first_row + 22, "Scores", scores.view(),
             can_win_next(state, seat) ? ink::rose : ink::dark);
    draw_loves(canvas, first_row + 40, state, seat);
    draw_row(canvas, first_row + 58, "Bullets", "");
    draw_bullets(canvas, {right, first_row + 57}, state.bullets[seat]);
    draw_lassos(canvas, first_row + 76, state, seat);
    draw_piles(canvas, state);
}

}  // namespace love_scene
