#include "love_scene/topic_picture.h"

#include "love_scene/arena.h"
#include "stage/cartridge.h"
#include "stage/enlarge.h"

namespace love_scene {

using love::Topic;
using love_art::paint;
using stage::Align;
using stage::topic_picture;
namespace art = love_art::art;

namespace {

template <class Draw>
void enlarge(Canvas& canvas, int width, int height, int scale, Draw draw) {
    stage::enlarge(canvas, topic_picture, width, height, scale, draw);
}

// As it is, in the middle.
Point middle(int width, int height) {
    return {topic_picture.centre().x - width / 2, topic_picture.centre().y - height / 2};
}

void draw_someone(Canvas& canvas, std::size_t face, love_art::Pose pose, love::Colour colour) {
    const Point at = middle(love_art::duellist_width, love_art::duellist_height);
    canvas.rounded({at.x + 4, at.y + love_art::duellist_height - 3, 44, 6}, 3, ink::night);
    paint(canvas, love_art::duellist(face, pose), at, colour);
}

// Three results of a Duel, one below the other.
void draw_results(Canvas& canvas, const std::string_view (&words)[3]) {
    const Tint tints[] = {canvas.theme().good, ink::pink, canvas.theme().bad};
    enlarge(canvas, 36, 45, 2, [&](Canvas& piece) {
        for (int i = 0; i < 3; ++i) {
            piece.rounded({0, 15 * i, 36, 14}, 3, tints[i]);
            piece.text({19, 15 * i + 1}, words[i], stage::small, ink::dark, Align::centre);
        }
    });
}

void draw_big_words(Canvas& canvas, std::string_view words, Tint ink, Tint paper) {
    const int width = stage::text_width(words, stage::medium) + 6;
    enlarge(canvas, width, 18, 3, [&](Canvas& piece) {
        piece.rounded({0, 0, width, 18}, 4, paper);
        piece.text({width / 2, 1}, words, stage::medium, ink, Align::centre);
    });
}

void draw_broken(Canvas& canvas) {
    const Point at = topic_picture.centre();
    draw_big_heart(canvas, {at.x, at.y - 14}, love::red);
    canvas.sprite(art::big_rope, {at.x - art::big_rope.width / 2, at.y - 2});
}

void draw_sunset(Canvas& canvas) {
    const auto inside = canvas.clipped(topic_picture);
    draw_sky(canvas, topic_picture);
    const Point at = topic_picture.centre();
    canvas.disc({at.x, at.y + 26}, 26, stage::rgb(0xffc860));
    canvas.fill({topic_picture.x, at.y + 22, topic_picture.width, 24}, ink::night);
}

void draw_portrait(Canvas& canvas, std::size_t face) {
    enlarge(canvas, love_art::portrait_width, love_art::portrait_height, 3,
            [&](Canvas& piece) { paint(piece, art::portrait[face], {}, love::red); });
}

// A piece of the table, enlarged.
void draw_piece(Canvas& canvas, Topic topic, love::Colour colour) {
    switch (topic) {
        case Topic::heart:
        case Topic::claimed_heart:
            return enlarge(canvas, love_art::heart_width, love_art::heart_height, 4,
                           [&](Canvas& piece) {
                               draw_heart(piece, {}, colour, topic == Topic::claimed_heart);
                           });
        case Topic::lasso:
            return enlarge(canvas, 28, 42, 2, [&](Canvas& piece) {
                draw_lasso(piece, {0, 0, 28, 42}, colour, {});
            });
        case Topic::hand:
            return enlarge(canvas, 28, 42, 2, [](Canvas& piece) {
                draw_lasso_back(piece, {0, 0, 28, 42});
            });
        case Topic::exchange:
            return enlarge(canvas, 42, 46, 2, [](Canvas& piece) {
                draw_lasso_back(piece, {0, 4, 28, 42});
                draw_lasso(piece, {14, 0, 28, 42}, love::green, {});
            });
        case Topic::deck:
            return enlarge(canvas, 9, 14, 6, [](Canvas& piece) {
                draw_small_card(piece, {2, 2}, Known::back);
                draw_small_card(piece, {}, Known::back);
            });
        case Topic::bullets:
            return enlarge(canvas, 42, 12, 2, [](Canvas& piece) { draw_bullets(piece, {}, 4); });
        case Topic::paying:
            return enlarge(canvas, 14, 12, 5, [](Canvas& piece) { draw_bullets(piece, {}, 2, 1); });
        case Topic::split:
            return enlarge(canvas, 36, 34, 2, [](Canvas& piece) {
                piece.sprite(art::round[1], {2, 0});
                piece.sprite(art::round[0], {19, 0});
            });
        case Topic::about_to_win:
            return enlarge(canvas, 9, 13, 6, [](Canvas& piece) { draw_alarm(piece, {}); });
        case Topic::no_chips:
            return enlarge(canvas, love_art::chip_width, love_art::chip_height, 4,
                           [](Canvas& piece) {
                               piece.silhouette(art::chip, {}, piece.theme().edge);
                               piece.line({2, 9}, {16, 1}, piece.theme().bad);
                           });
        default:
            return stage::enlarge(canvas, topic_picture, art::chip, 4);
    }
}

}  // namespace

void draw_topic(Canvas& canvas, int number) {
    if (!canvas.shows(topic_picture)) return;
    const Topic topic = love::topic_of(number);
    switch (topic) {
        case Topic::duel:
        case Topic::claim:
        case Topic::reload:
        case Topic::end_turn:
            return stage::enlarge(
                canvas, topic_picture,
                art::deed[static_cast<std::size_t>(topic) - static_cast<std::size_t>(Topic::duel)],
                5);
        case Topic::odds:
            return draw_results(canvas, {"78%", "7%", "15%"});
        case Topic::stakes:
            return draw_results(canvas, {"WIN", "TIE", "LOSE"});
        case Topic::score:
            return draw_big_words(canvas, "+9", ink::dark, ink::brass);
        case Topic::goal:
            return draw_big_words(canvas, "★", ink::brass, ink::night);
        case Topic::finch:
        case Topic::ruth:
        case Topic::pike:
        case Topic::lou:
        case Topic::stranger:
            return draw_portrait(
                canvas, static_cast<std::size_t>(topic) - static_cast<std::size_t>(Topic::finch));
        case Topic::poster:
            return enlarge(canvas, 38, 42, 2, [](Canvas& piece) {
                piece.fill({0, 0, 38, 42}, ink::paper);
                piece.frame({0, 0, 38, 42}, ink::worn);
                piece.text({20, 2}, "WANTED", stage::tiny, ink::dark, Align::centre);
                piece.fill({4, 10, 30, 32}, ink::edge);
                paint(piece, art::portrait[1], {5, 11}, love::blue);
            });
        case Topic::turn:
            return enlarge(canvas, 35, 30, 2, [](Canvas& piece) {
                piece.triangle({0, 9}, {4, 15}, {0, 21}, ink::rope);
                paint(piece, art::portrait[love_art::stranger], {7, 0}, love::red);
            });
        case Topic::bare_fists:
            return stage::enlarge(canvas, topic_picture, art::fist, 3);
        case Topic::dice: {
            const Point at = middle(72, 76);
            stage::draw_die(canvas, at, 5, {.size = 40, .body = ink::rose, .pips = ink::cream});
            stage::draw_die(canvas, {at.x + 32, at.y + 36}, 2, {.size = 40, .body = ink::cream});
            return;
        }
        case Topic::ready:
            return draw_someone(canvas, 1, love_art::Pose::waiting, love::blue);
        case Topic::won:
            return draw_someone(canvas, love_art::stranger, love_art::Pose::firing, love::red);
        case Topic::held:
            return draw_someone(canvas, 0, love_art::Pose::beaten, love::red);
        case Topic::broken:
            return draw_broken(canvas);
        case Topic::betrayal:
            return draw_big_heart(canvas, topic_picture.centre(), love::red, 5);
        case Topic::sundown:
            return draw_sunset(canvas);
        case Topic::over:
            draw_glow(canvas, topic_picture.centre(), 30, 0, ink::brass);
            return draw_big_heart(canvas, topic_picture.centre(), love::red);
        default:
            return draw_piece(canvas, topic, love::topic_colour(number));
    }
}

}  // namespace love_scene
