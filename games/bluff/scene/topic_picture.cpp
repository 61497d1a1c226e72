#include "bluff_scene/topic_picture.h"

#include "bluff_art/pictures.h"
#include "stage/cartridge.h"
#include "stage/enlarge.h"

namespace bluff_scene {

using bluff::Topic;
using stage::Align;
using stage::Canvas;
using stage::Point;
using stage::Rect;
using stage::topic_picture;
namespace art = bluff_art::art;

namespace {

constexpr stage::Colour topic_paper = bluff_art::card_paper, topic_rim = stage::rgb(0x6a4a2c),
                        topic_ink = stage::rgb(0x2a1410), topic_cloth = stage::rgb(0x1c3a2c),
                        topic_brass = stage::rgb(0xf0b040);
constexpr Rect large_card{topic_picture.centre().x - 31, topic_picture.centre().y - 43, 62, 86};

constexpr int from(Topic topic, Topic first) {
    return static_cast<int>(topic) - static_cast<int>(first);
}

// ---- Cards ------------------------------------------------------------------------------------

// No value: any card of this suit is meant.
void draw_large_face(Canvas& canvas, const Rect& card, bluff::Suit suit) {
    canvas.rounded(card, 6, topic_paper);
    canvas.rounded_frame(card, 6, topic_rim);
    const stage::Point middle = card.centre();
    bluff_art::draw_suit_big(canvas, suit, {middle.x - 24, middle.y - 24});
}

void draw_large_back(Canvas& canvas, const Rect& card) {
    canvas.rounded(card, 6, topic_paper);
    canvas.rounded_frame(card, 6, topic_rim);
    canvas.tiles(art::back, card.inset(4), {card.x + 4, card.y + 4});
}

// A mark in the corner of a card that lies face-down.
void draw_marked(Canvas& canvas, const stage::Sprite& mark) {
    canvas.rounded(large_card, 6, topic_paper);
    canvas.rounded_frame(large_card, 6, topic_rim);
    canvas.hatch(large_card.inset(3), topic_rim, 6);
    const Rect corner{large_card.right() - 30, large_card.y + 3, 27, 25};
    canvas.rounded(corner, 4, topic_cloth);
    stage::enlarge(canvas, corner, mark.width, mark.height, 3, [&](Canvas& piece) {
        piece.fill({0, 0, mark.width, mark.height}, topic_cloth);
        piece.sprite(mark, {});
    });
}

void draw_struck(Canvas& canvas) {
    draw_large_face(canvas, large_card, bluff::cup);
    canvas.rounded_frame(large_card.inset(-1), 6, topic_brass, 4);
}

// One card goes, a hidden one comes.
void draw_penalty(Canvas& canvas) {
    const Rect goes{topic_picture.x + 3, topic_picture.y + 3, 54, 66};
    canvas.rounded(goes, 6, topic_paper);
    canvas.rounded_frame(goes, 6, topic_rim);
    for (int i = -2; i <= 2; ++i) {
        canvas.line({goes.x + 8 + i, goes.y + 8}, {goes.right() - 9 + i, goes.bottom() - 9},
                    canvas.theme().bad);
        canvas.line({goes.right() - 9 + i, goes.y + 8}, {goes.x + 8 + i, goes.bottom() - 9},
                    canvas.theme().bad);
    }
    draw_large_back(canvas, {topic_picture.right() - 45, topic_picture.bottom() - 63, 42, 60});
}

void draw_swap(Canvas& canvas) {
    const Point at = topic_picture.centre();
    draw_large_back(canvas, {at.x - 40, at.y - 40, 36, 54});
    const Rect face{at.x + 4, at.y - 14, 36, 54};
    canvas.rounded(face, 6, topic_paper);
    canvas.rounded_frame(face, 6, topic_rim);
    canvas.text({face.centre().x, face.centre().y - 12}, "4", stage::large, topic_ink,
                Align::centre);
    // From each to the other's place.
    canvas.triangle({at.x + 12, at.y - 32}, {at.x + 24, at.y - 25}, {at.x + 12, at.y - 18},
                    topic_brass);
    canvas.fill({at.x, at.y - 27, 12, 5}, topic_brass);
    canvas.triangle({at.x - 12, at.y + 20}, {at.x - 24, at.y + 27}, {at.x - 12, at.y + 34},
                    topic_brass);
    canvas.fill({at.x - 12, at.y + 25, 12, 5}, topic_brass);
}

void draw_deck_and_fin(Canvas& canvas) {
    for (int i = 2; i >= 0; --i)
        draw_large_back(canvas, large_card.inset(5).moved(i * 5 - 8, i * 4 - 6));
    stage::enlarge(canvas, {topic_picture.right() - 30, topic_picture.bottom() - 30, 28, 28},
                   art::spark[0].width, art::spark[0].height, 3,
                   [](Canvas& piece) { piece.sprite(art::spark[0], {}); });
}

// Five cards and who has won with them.
void draw_end(Canvas& canvas) {
    const Point at = topic_picture.centre();
    constexpr std::string_view values[] = {"4", "4", "4", "2", "2"};
    for (int i = 0; i < bluff::scoring_size; ++i) {
        const Rect card{at.x - 41 + 16 * i, at.y - 8 - (i < 3 ? 4 : 0), 18, 40};
        canvas.rounded(card, 3, topic_paper);
        canvas.rounded_frame(card, 3, topic_rim);
        canvas.text({card.centre().x, card.y + 8}, values[i], stage::medium, topic_ink,
                    Align::centre);
    }
    stage::enlarge(canvas, {at.x - 18, at.y - 44, 36, 28}, bluff_art::chip_size,
                   bluff_art::chip_size, 3,
                   [](Canvas& piece) { bluff_art::draw_chip(piece, true, {}); });
}

// An eye, and what it looks at.
void draw_look(Canvas& canvas, bool at_own) {
    const Point at = topic_picture.centre();
    if (at_own)
        for (int i = 0; i < bluff::playing_size; ++i) {
            const Rect card{at.x - 34 + 26 * i, at.y - 42 + 6 * i, 40, 52};
            canvas.rounded(card, 5, topic_paper);
            canvas.rounded_frame(card, 5, topic_rim);
            bluff_art::draw_suit(canvas, i == 0 ? bluff::crow : bluff::bullet,
                                 {card.x + 7, card.y + 8});
        }
    else
        bluff_art::draw_suit_big(canvas, bluff::key, {at.x - 24, at.y - 44},
                                 bluff_art::Ground::dark);
    stage::enlarge(canvas, {at.x - 21, at.y + 16, 42, 30}, art::eye, 5);
}

// ---- Words ------------------------------------------------------------------------------------

constexpr Rect above_button{topic_picture.x, topic_picture.y, topic_picture.width, 60};

void draw_large_button(Canvas& canvas, std::string_view word) {
    const Rect button{topic_picture.x + 4, topic_picture.bottom() - 30, 76, 28};
    canvas.rounded(button, 6, topic_brass);
    canvas.text({button.centre().x, button.y + 6}, word, stage::medium, topic_ink, Align::centre);
}
void draw_play_button(Canvas& canvas) {
    draw_large_back(canvas, {above_button.centre().x - 20, above_button.y + 2, 40, 54});
    draw_large_button(canvas, "PLAY");
}
void draw_verdict_button(Canvas& canvas, std::string_view word, const stage::Sprite& verdict) {
    stage::enlarge(canvas, above_button, verdict, 2);
    draw_large_button(canvas, word);
}
void draw_bullet_button(Canvas& canvas) {
    bluff_art::draw_suit_big(canvas, bluff::bullet,
                             {above_button.centre().x - 24, above_button.y + 6},
                             bluff_art::Ground::dark);
    draw_large_button(canvas, "BULLET");
}

void draw_tile(Canvas& canvas, bluff::Suit suit) {
    const Rect tile{topic_picture.x + 8, topic_picture.y + 6, 68, 80};
    canvas.rounded(tile, 6, topic_paper);
    canvas.rounded_frame(tile, 6, topic_brass, 3);
    bluff_art::draw_suit_big(canvas, suit, {tile.centre().x - 24, tile.y + 5});
    canvas.text({tile.centre().x, tile.bottom() - 23}, bluff::suits[suit].name, stage::medium,
                topic_ink, Align::centre);
}

// What somebody says.
void draw_claim_bubble(Canvas& canvas, std::string_view word) {
    const Rect bubble{topic_picture.x + 2, topic_picture.y + 8, 80, 50};
    canvas.rounded(bubble, 10, topic_paper);
    canvas.triangle({bubble.x + 16, bubble.bottom() - 2}, {bubble.x + 34, bubble.bottom() - 2},
                    {bubble.x + 12, bubble.bottom() + 20}, topic_paper);
    canvas.text({bubble.centre().x, bubble.y + 13}, word, stage::large, topic_ink, Align::centre);
}

// All kinds of hands, best first, with this one marked.
void draw_rank_list(Canvas& canvas, int category) {
    constexpr int pitch = 11;
    canvas.fill(topic_picture, topic_cloth);
    int y = topic_picture.y + 2;
    for (int each = bluff::five_kind; each >= bluff::high_card; --each, y += pitch) {
        const bool marked = each == category;
        if (marked) canvas.rounded({topic_picture.x, y, topic_picture.width, 12}, 3, topic_brass);
        const stage::Theme& theme = canvas.theme();
        canvas.text({topic_picture.centre().x, y},
                    each == bluff::straight ? "(Straight)"  // if it is chosen
                                            : bluff::category_names[static_cast<std::size_t>(each)],
                    stage::small, marked ? topic_ink : theme.ink, Align::centre);
    }
}

// Suits in columns, values in rows; a filled one has been seen.
void draw_seen_page(Canvas& canvas) {
    constexpr std::uint16_t seen = 0b0110'1011'0100'1110;
    for (int i = 0; i < 16; ++i) {
        const Rect cell{topic_picture.x + 6 + i % 4 * 19, topic_picture.y + 10 + i / 4 * 19, 15,
                        15};
        if ((seen >> i & 1) != 0)
            canvas.rounded(cell, 3, topic_brass);
        else
            canvas.rounded_frame(cell, 3, canvas.theme().faint, 2);
    }
}

void draw_turns_page(Canvas& canvas) {
    for (int i = 0; i < 5; ++i) {
        const int y = topic_picture.y + 6 + 17 * i;
        bluff_art::draw_suit(canvas, static_cast<bluff::Suit>(i % bluff::suit_count),
                             {topic_picture.x + 6, y}, bluff_art::Ground::dark);
        canvas.rounded({topic_picture.x + 26, y + 4, 50 - 11 * (i % 3), 6}, 3,
                       i == 2 ? canvas.theme().bad : canvas.theme().faint);
    }
}

// ---- By group ---------------------------------------------------------------------------------

void draw_thing(Canvas& canvas, Topic topic) {
    switch (topic) {
        case Topic::hidden_card:
            return draw_large_back(canvas, large_card);
        case Topic::own_hidden_card:
            return draw_marked(canvas, art::fold);
        case Topic::seen_card:
            return draw_marked(canvas, art::eye);
        case Topic::target:
            return draw_struck(canvas);
        case Topic::confirm:
            return draw_play_button(canvas);
        case Topic::pass_button:
            return draw_verdict_button(canvas, "PASS", art::honest);
        case Topic::call_button:
            return draw_verdict_button(canvas, "CALL", art::liar);
        case Topic::bullet_button:
            return draw_bullet_button(canvas);
        case Topic::penalty:
            return draw_penalty(canvas);
        case Topic::claim:
            return draw_claim_bubble(canvas, "CROW!");
        case Topic::deck:
            return draw_deck_and_fin(canvas);
        case Topic::seen_page:
            return draw_seen_page(canvas);
        default:
            return draw_turns_page(canvas);
    }
}

void draw_happening(Canvas& canvas, Topic topic) {
    switch (topic) {
        case Topic::honest:
            return stage::enlarge(canvas, topic_picture, art::honest, 3);
        case Topic::caught:
            return stage::enlarge(canvas, topic_picture, art::liar, 3);
        case Topic::stopped:
            draw_large_back(canvas, large_card);
            for (const Point at : {Point{-18, -24}, Point{4, 2}})
                canvas.sprite(art::hole,
                              {topic_picture.centre().x + at.x, topic_picture.centre().y + at.y});
            return;
        case Topic::swap:
            return draw_swap(canvas);
        case Topic::fin_drawn:
            return canvas.sprite(art::fin_big,
                                 {topic_picture.centre().x - art::fin_big.width / 2,
                                  topic_picture.centre().y - art::fin_big.height / 2});
        case Topic::round_end:
            return draw_end(canvas);
        default:
            return draw_look(canvas, topic == Topic::look_button);
    }
}

}  // namespace

void draw_topic(Canvas& canvas, int number) {
    if (!canvas.shows(topic_picture)) return;
    const auto topic = static_cast<Topic>(number);
    if (topic <= Topic::bullet_card) {
        const auto suit = static_cast<bluff::Suit>(from(topic, Topic::crow_card));
        return draw_large_face(canvas, large_card, suit);
    }
    if (topic >= Topic::crow_tile && topic <= Topic::bullet_tile)
        return draw_tile(canvas, static_cast<bluff::Suit>(from(topic, Topic::crow_tile)));
    if (topic >= Topic::rank && topic <= Topic::rank_last)
        return draw_rank_list(canvas, from(topic, Topic::rank));
    if (topic >= Topic::slate && topic <= Topic::person) {
        constexpr int half = bluff_art::portrait_big_size / 2;
        canvas.rounded({topic_picture.centre().x - half - 5, topic_picture.centre().y - half - 5,
                        2 * half + 10, 2 * half + 10},
                       6, topic_rim);
        return bluff_art::draw_portrait_big(
            canvas, static_cast<bluff_art::Face>(from(topic, Topic::slate)),
            {topic_picture.centre().x - half, topic_picture.centre().y - half});
    }
    if (topic < Topic::rank) return draw_thing(canvas, topic);
    draw_happening(canvas, topic);
}

}  // namespace bluff_scene
