#include "blast_scene/topic_picture.h"

#include "blast/topics.h"
#include "blast_art/pictures.h"
#include "stage/cartridge.h"
#include "stage/enlarge.h"
#include "stage/font.h"

namespace blast_scene {

using blast::Ground;
using blast::Topic;
using blast_art::Pose;
using blast_art::Scale;
using stage::Canvas;
using stage::Point;
using stage::Rect;
using stage::topic_picture;

namespace {

constexpr int square = 20, headroom = 4;

// ---- Squares of the arena, large ---------------------------------------------------------------

// One square, four times as large.
template <class Draw>
void draw_square(Canvas& canvas, Draw draw) {
    stage::enlarge(canvas, topic_picture, square, square, 4, [&](Canvas& piece) {
        blast_art::lay_turf(piece, {0, 0, square, square}, {}, Scale::full);
        draw(piece, Point{});
    });
}
// The same with room for a head.
template <class Draw>
void draw_tall(Canvas& canvas, Draw draw) {
    stage::enlarge(canvas, topic_picture, square + 2, square + headroom + 4, 3, [&](Canvas& piece) {
        blast_art::lay_turf(piece, {0, 0, square + 2, square + headroom + 4}, {}, Scale::full);
        draw(piece, Point{1, headroom + 3});
    });
}
// Two by two, twice as large.
template <class Draw>
void draw_place(Canvas& canvas, Draw draw) {
    stage::enlarge(canvas, topic_picture, 2 * square, 2 * square, 2, [&](Canvas& piece) {
        blast_art::lay_turf(piece, {0, 0, 2 * square, 2 * square}, {}, Scale::full);
        draw(piece);
    });
}

void draw_ground(Canvas& canvas, blast::Terrain terrain) {
    draw_square(canvas, [&](Canvas& piece, Point at) {
        blast_art::draw_terrain(piece, terrain, at, Scale::full);
    });
}
void draw_large_figure(Canvas& canvas, const blast_art::Figure& figure) {
    draw_tall(canvas, [&](Canvas& piece, Point at) {
        blast_art::draw_figure(piece, figure, at, Scale::full);
    });
}
void draw_large_bomb(Canvas& canvas, const blast_art::Bomb& bomb) {
    draw_square(canvas, [&](Canvas& piece, Point at) {
        blast_art::draw_bomb(piece, bomb, at, Scale::full);
    });
}

// ---- Scenes ------------------------------------------------------------------------------------

void draw_caution_place(Canvas& canvas, kit::Seat holder) {
    draw_place(canvas, [=](Canvas& piece) {
        blast_art::draw_caution_stripes(piece, {0, 0, 3 * square, 3 * square});
        blast_art::draw_terrain(piece, Ground::grey, {square, square}, Scale::full);
        blast_art::draw_caution(piece, holder, {square, square}, Scale::full);
    });
}

void draw_chain(Canvas& canvas) {
    using blast_art::Blaze;
    using blast_art::Flame;
    draw_place(canvas, [](Canvas& piece) {
        blast_art::draw_flame(piece, Flame::across, Blaze::full, {0, square}, Scale::full);
        blast_art::draw_flame(piece, Flame::centre, Blaze::full, {square, square}, Scale::full);
        blast_art::draw_flame(piece, Flame::north, Blaze::full, {square, 0}, Scale::full);
        blast_art::draw_bomb(piece, {.owner = 2, .sparking = true}, {}, Scale::full);
    });
}

void draw_sparks(Canvas& canvas, kit::Seat owner) {
    draw_place(canvas, [=](Canvas& piece) {
        blast_art::draw_bomb(piece, {.owner = owner}, {}, Scale::full);
        blast_art::draw_bomb(piece, {.owner = owner, .sparking = true}, {square, square},
                             Scale::full);
    });
}

void draw_step(Canvas& canvas, kit::Seat seat) {
    draw_place(canvas, [=](Canvas& piece) {
        for (int i = 0; i < 5; ++i) piece.fill({3 + 4 * i, 28, 2, 2}, stage::rgb(0xffffff));
        blast_art::draw_figure(piece, {.seat = seat, .facing = blast::east, .pose = Pose::step},
                               {square, square - 2}, Scale::full);
    });
}

void draw_revenge(Canvas& canvas) {
    draw_place(canvas, [](Canvas& piece) {
        blast_art::draw_figure(piece, {.seat = 2, .pose = Pose::ghost}, {0, 6}, Scale::full);
        blast_art::draw_figure(piece, {.seat = 3, .pose = Pose::hurt}, {square, square - 2},
                               Scale::full);
    });
}

// What a seat's box tells.
void draw_all_marks(Canvas& canvas) {
    using blast_art::Mark;
    stage::enlarge(canvas, topic_picture, 21, 21, 4, [](Canvas& piece) {
        blast_art::draw_mark(piece, Mark::heart, {0, 0});
        blast_art::draw_mark(piece, Mark::bomb, {11, 0});
        blast_art::draw_mark(piece, Mark::flame, {0, 11});
        blast_art::draw_mark(piece, Mark::speed, {11, 11});
    });
}

void draw_one_mark(Canvas& canvas, blast_art::Mark mark) {
    stage::enlarge(canvas, topic_picture, blast_art::mark_size, blast_art::mark_size, 7,
                   [&](Canvas& piece) { blast_art::draw_mark(piece, mark, {}); });
}

// ---- Cards and tiles ---------------------------------------------------------------------------

constexpr Point card_at{topic_picture.centre().x - blast_art::card_width / 2,
                        topic_picture.centre().y - blast_art::card_height / 2};

void draw_sold(Canvas& canvas) {
    const Rect place{card_at.x, card_at.y, blast_art::card_width, blast_art::card_height};
    canvas.dotted_frame(place, canvas.theme().faint);
    canvas.dotted_frame(place.inset(1), canvas.theme().faint);
    canvas.text({place.centre().x, place.centre().y - 6}, "sold", stage::small,
                canvas.theme().faint, stage::Align::centre);
}

// Face-down, and the clock somewhere among them.
void draw_stack(Canvas& canvas) {
    for (int i = 0; i < 3; ++i) {
        const Rect card{card_at.x - 6 + 5 * i, card_at.y + 8 - 5 * i, blast_art::card_width, 72};
        canvas.rounded(card, 4, stage::rgb(0x181829));
        canvas.rounded(card.inset(2), 3, stage::rgb(0x8c1820));
        canvas.hatch(card.inset(5), stage::rgb(0xc83820), 5);
    }
    stage::enlarge(canvas, {card_at.x + 10, card_at.y + 12, 44, 44}, blast_art::card_icon_size,
                   blast_art::card_icon_size, 3, [](Canvas& piece) {
                       piece.fill({0, 0, 10, 10}, stage::rgb(0x8c1820));
                       blast_art::draw_card_icon(piece, blast::overtime, {});
                   });
}

void draw_order_map(Canvas& canvas) {
    constexpr std::uint8_t order[]{1, 2, 3, 8, 9, 4, 7, 6, 5};
    for (int i = 0; i < 9; ++i) {
        const Rect tile{topic_picture.x + 5 + 25 * (i % 3), topic_picture.y + 9 + 25 * (i / 3), 24,
                        24};
        const bool next = order[i] == 1;
        canvas.fill(tile, next ? canvas.theme().warn : stage::rgb(0x2c5c28));
        const char digit[]{static_cast<char>('0' + order[i])};
        canvas.text({tile.centre().x, tile.y + 4}, std::string_view(digit, 1), stage::medium,
                    next ? stage::rgb(0x181829) : stage::rgb(0xffffff), stage::Align::centre);
    }
}

void draw_large_deed(Canvas& canvas, blast_art::Deed deed) {
    stage::enlarge(canvas, topic_picture, blast_art::deed_width, blast_art::deed_height, 4,
                   [&](Canvas& piece) { blast_art::draw_deed(piece, deed, {}); });
}

}  // namespace

void draw_topic(Canvas& canvas, int number) {
    using blast::Feature;
    using blast_art::Deed;
    const auto topic = static_cast<Topic>(number % blast::topic_count);
    const auto seat = static_cast<kit::Seat>(number / blast::topic_count);
    const auto since = [&](Topic first) {
        return static_cast<int>(topic) - static_cast<int>(first);
    };
    switch (topic) {
        case Topic::floor:
            return draw_place(canvas, [](Canvas& piece) {
                for (const Point at :
                     {Point{10, 10}, Point{30, 10}, Point{10, 30}, Point{30, 30}}) {
                    piece.disc(at, 2, stage::rgb(0x181829));
                    piece.disc(at, 1, stage::rgb(0xffffff));
                }
            });
        case Topic::outside:
            return draw_ground(canvas, Ground::outside);
        case Topic::pillar:
            return draw_ground(canvas, Ground::grey);
        case Topic::block:
            return draw_square(canvas, [](Canvas& piece, Point at) {
                blast_art::draw_block(piece, at, Scale::full);
            });
        case Topic::bomb_up:
        case Topic::speed_up:
        case Topic::flame_max:
            return draw_square(canvas, [&](Canvas& piece, Point at) {
                blast_art::draw_item(piece, static_cast<blast::Item>(since(Topic::bomb_up)), at,
                                     Scale::full);
            });
        case Topic::own_figure:
        case Topic::figure:
            return draw_large_figure(canvas, {.seat = seat});
        case Topic::fresh_bomb:
            return draw_large_bomb(canvas, {.owner = seat});
        case Topic::sparking_bomb:
            return draw_large_bomb(canvas, {.owner = seat, .sparking = true});
        case Topic::teleport:
            return draw_ground(canvas, {Ground::floor, Feature::teleport, blast::east});
        case Topic::power:
            return draw_ground(canvas, {Ground::floor, Feature::power});
        case Topic::hole:
            return draw_ground(canvas, Ground::hole);
        case Topic::turf:
            return draw_ground(canvas, {Ground::floor, Feature::turf});
        case Topic::belt:
            return draw_ground(canvas, {Ground::floor, Feature::belt, blast::east});
        case Topic::danger:
            return draw_square(canvas, [](Canvas& piece, Point at) {
                blast_art::draw_danger(piece, at, Scale::full, 2);
            });
        case Topic::caution:
            return draw_caution_place(canvas, seat);
        case Topic::seat:
            return draw_all_marks(canvas);
        case Topic::ghost:
            return draw_large_figure(canvas, {.seat = seat, .pose = Pose::ghost});
        case Topic::push_card:
        case Topic::cannon_card:
        case Topic::roll_card:
        case Topic::fast_card:
        case Topic::phase_card:
            return blast_art::draw_card(canvas, static_cast<blast::Card>(since(Topic::push_card)),
                                        card_at);
        case Topic::overtime_card:
            return blast_art::draw_card(canvas, blast::overtime, card_at);
        case Topic::sold_card:
            return draw_sold(canvas);
        case Topic::deck:
            return draw_stack(canvas);
        case Topic::flip_map:
            return draw_order_map(canvas);
        case Topic::lay_tile:
        case Topic::path_tile:
        case Topic::card_tile:
        case Topic::buy_tile:
        case Topic::end_tile:
        case Topic::place_tile:
        case Topic::launch_tile:
        case Topic::drop_tile:
            return draw_large_deed(canvas, static_cast<Deed>(since(Topic::lay_tile)));
        case Topic::walk:
            return draw_step(canvas, seat);
        case Topic::spark:
            return draw_sparks(canvas, seat);
        case Topic::chain:
            return draw_chain(canvas);
        case Topic::hit:
            return draw_large_figure(canvas, {.seat = seat, .pose = Pose::hurt});
        case Topic::out:
            return draw_one_mark(canvas, blast_art::Mark::skull);
        case Topic::flip: {
            const Point middle = topic_picture.centre();
            return blast_art::draw_flip(canvas, {middle.x - 36, middle.y - 36, 72, 72}, 70);
        }
        case Topic::swap:
            return draw_revenge(canvas);
        case Topic::turn:
            return draw_one_mark(canvas, blast_art::Mark::turn);
        case Topic::winner:
        case Topic::count:
            break;
    }
    const Point middle = topic_picture.centre();
    blast_art::draw_winner(
        canvas, seat,
        {middle.x - blast_art::winner_size / 2, middle.y - blast_art::winner_size / 2});
}

}  // namespace blast_scene
