#include "blast_scene/court.h"

#include "stage/font.h"

namespace blast_scene {

using blast::Ground;

namespace {

bool inside(const blast::Board& board, Square square) {
    return square != blast::no_square && board.terrain[square].ground() != Ground::outside;
}

}  // namespace

void draw_floor(Canvas& canvas, const Court& court, const blast::Board& board, int drift) {
    if (!canvas.shows(arena_area)) return;
    const Rect& floor = court.floor;
    // Around the wall.
    const Rect walls = floor.inset(-blast_art::border);
    blast_art::lay_outside(canvas,
                           {arena_area.x, arena_area.y, arena_area.width, walls.y - arena_area.y});
    blast_art::lay_outside(canvas, {arena_area.x, walls.bottom(), arena_area.width,
                                    arena_area.bottom() - walls.bottom()});
    blast_art::lay_outside(canvas, {arena_area.x, walls.y, walls.x - arena_area.x, walls.height});
    blast_art::lay_outside(
        canvas, {walls.right(), walls.y, arena_area.right() - walls.right(), walls.height});
    blast_art::draw_border(canvas, floor);
    blast_art::lay_turf(canvas, floor, {floor.x, floor.y}, court.scale);
    each_shown_square(canvas, court, [&](Square square) {
        const blast::Terrain terrain = board.terrain[square];
        const Point corner = court.corner(square);
        blast_art::draw_terrain(canvas, terrain, corner, court.scale, drift);
        if (terrain.ground() == Ground::outside &&
            inside(board, blast::beside(square, blast::north)))
            blast_art::draw_ledge(canvas, corner, court.scale);
    });
}

void draw_dangers(Canvas& canvas, const Court& court, const blast::Board& board,
                  const blast::Danger& danger) {
    each_shown_square(canvas, court, [&](Square square) {
        if (danger.when[square] != 0 && board.terrain[square].floor())
            blast_art::draw_danger(canvas, court.corner(square), court.scale, danger.when[square]);
    });
}

namespace {

// A number in the corner of what stands on a square.
void draw_tag(Canvas& canvas, const Court& court, Square square, int number) {
    const stage::Font& font = court.scale == blast_art::Scale::full ? stage::small : stage::tiny;
    const Rect area = court.area(square);
    const Rect tag{area.right() - font.width - 2, area.bottom() - font.height, font.width + 2,
                   font.height};
    canvas.rounded(tag, 2, ink::danger);
    const char digit[]{static_cast<char>('0' + number)};
    canvas.text({tag.x + 1, tag.y}, std::string_view(digit, 1), font, ink::light);
}

}  // namespace

void draw_danger_tags(Canvas& canvas, const Court& court, const blast::Board& board,
                      const blast::Danger& danger) {
    each_shown_square(canvas, court, [&](Square square) {
        const bool covered = !board.piece[square].empty() || blast::is_item(board.token[square]);
        if (!covered || danger.when[square] == 0) return;
        draw_tag(canvas, court, square, danger.when[square]);
    });
}

void draw_flip_tag(Canvas& canvas, const Court& court, const State& state) {
    const std::uint8_t tile = state.board.next_flip();
    if (tile != blast::nothing)
        draw_tag(canvas, court, pillar_of(state.board, tile),
                 turns_until(state, state.board.holder));
}

void draw_next_flip(Canvas& canvas, const Court& court, const blast::Board& board) {
    const std::uint8_t tile = board.next_flip();
    if (tile == blast::nothing) return;
    const Rect area = court.tile(board.tiles[tile]);
    if (!canvas.shows(area)) return;
    blast_art::draw_caution_stripes(canvas, area);
    const Square pillar = pillar_of(board, tile);
    if (pillar != blast::no_square)
        blast_art::draw_caution(canvas, board.holder, court.corner(pillar), court.scale);
}

blast_art::Bomb bomb_look(const blast::Board& board, blast::BombNumber bomb, bool blink) {
    const Seat owner = blast::owner_of(bomb);
    return {.owner = owner,
            .sparking = board.bombs[bomb].sparking != 0,
            .endless = board.figures[owner].flame_max != 0,
            .blink = blink};
}

void draw_figure_of(Canvas& canvas, const Court& court, const blast::Board& board, Seat seat,
                    Point at, const blast_art::Figure& look) {
    blast_art::Figure figure = look;
    figure.seat = seat;
    blast_art::Bomb carried;
    if (const std::uint8_t bomb = board.figures[seat].carries; bomb != blast::nothing) {
        carried = bomb_look(board, bomb);
        figure.carried = &carried;
    }
    blast_art::draw_figure(canvas, figure, at, court.scale);
}

void draw_standing(Canvas& canvas, const Court& court, const blast::Board& board, Seat seat,
                   blast_art::Pose pose) {
    const Square square = board.figures[seat].square;
    const blast::Piece piece = board.piece[square];
    blast_art::Bomb under;
    if (piece.bomb()) under = bomb_look(board, piece.bomb_number());
    draw_figure_of(canvas, court, board, seat, court.corner(square),
                   {.pose = pose, .under = piece.bomb() ? &under : nullptr});
}

void draw_things(Canvas& canvas, const Court& court, const blast::Board& board, bool blink) {
    each_shown_square(canvas, court, [&](Square square) {
        const Point corner = court.corner(square);
        const blast::Token token = board.token[square];
        if (blast::is_block(token)) blast_art::draw_block(canvas, corner, court.scale);
        if (blast::is_item(token))
            blast_art::draw_item(canvas, blast::item_of(token), corner, court.scale);
        if (const blast::Piece piece = board.piece[square]; piece.bomb())
            blast_art::draw_bomb(canvas, bomb_look(board, piece.bomb_number(), blink), corner,
                                 court.scale);
    });
}

// From the back to the front: they are higher than their squares.
void draw_figures(Canvas& canvas, const Court& court, const blast::Board& board,
                  blast::SeatSet hurt, blast::SeatSet hidden) {
    for (int row = 0; row < court.rows; ++row)
        for (Seat seat = 0; seat < board.seats; ++seat) {
            const Square square = board.figures[seat].square;
            if (square == blast::no_square || blast::row_of(square) != row) continue;
            if (blast::has(hidden, seat)) continue;
            draw_standing(canvas, court, board, seat,
                          blast::has(hurt, seat) ? blast_art::Pose::hurt : blast_art::Pose::stand);
        }
}

}  // namespace blast_scene
