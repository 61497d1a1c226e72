#include "bullet_scene/topic_picture.h"

#include "bullet/topics.h"
#include "bullet_art/pictures.h"
#include "bullet_scene/boss_strip.h"
#include "bullet_scene/sight.h"
#include "stage/enlarge.h"
#include "stage/topic.h"

namespace bullet_scene {

using namespace bullet_art;
using bullet::Topic;
using stage::topic_picture;

namespace {

// An action's icon stands in the table of effects: the first that does this.
const bullet::Effect& sample(Topic topic) {
    constexpr std::uint8_t places[][2] = {{0, 0}, {2, 2}, {0, 2}, {1, 2}, {0, 3}, {1, 4}, {4, 3},
                                          {2, 3}, {3, 3}, {5, 0}, {5, 4}, {6, 2}, {7, 3}, {7, 4}};
    const auto& place = places[static_cast<int>(topic) - static_cast<int>(Topic::move_action)];
    return bullet::effect(bullet::content.heroines[place[0]].actions[place[1]].effect);
}

void draw_large(stage::Canvas& canvas, int width, int height, int scale, const auto& draw) {
    stage::enlarge(canvas, topic_picture, width, height, scale, draw);
}

void draw_large_cell(stage::Canvas& canvas, bullet::Type type) {
    draw_large(canvas, 24, 24, 3, [&](stage::Canvas& piece) { draw_bullet(piece, type, {}); });
}

// Of every colour: what Y stands on may be any of them.
void draw_bullets(stage::Canvas& canvas, bool star) {
    constexpr stage::Point places[] = {{0, 0}, {24, 0}, {0, 24}, {24, 24}, {12, 48}};
    for (int colour = 0; colour < bullet::colour_count; ++colour) {
        const stage::Point at = places[colour];
        draw_bullet(canvas, bullet::type_of(colour, 1 + colour % bullet::number_count, star),
                    {topic_picture.x + 18 + at.x, topic_picture.y + 10 + at.y});
    }
}

void draw_columns(stage::Canvas& canvas) {
    for (int column = 0; column < bullet::columns; ++column)
        draw_head(
            canvas, column, 0,
            {topic_picture.centre().x - 12, topic_picture.y + 8 + 16 * column, cell_size, 12});
}

void draw_large_text(stage::Canvas& canvas, std::string_view text, stage::Colour colour) {
    const stage::Rect plate{topic_picture.x + 4, topic_picture.centre().y - 18,
                            topic_picture.width - 8, 36};
    canvas.rounded(plate, 4, colour);
    canvas.text({plate.centre().x, plate.y + 6}, text, stage::large, on_amber,
                stage::Align::centre);
}

// All signs of pattern cards, each with what it means.
void draw_legend(stage::Canvas& canvas) {
    using bullet::Asks;
    constexpr struct {
        bullet::Cell cell;
        std::string_view words;
    } signs[] = {{{Asks::any}, "a bullet"},
                 {{Asks::red}, "of its colour"},
                 {{Asks::two}, "of its number"},
                 {{Asks::same_number}, "of one number"},
                 {{Asks::same_colour}, "of one colour"},
                 {{Asks::component}, "Baku"},
                 {{Asks::empty}, "empty"},
                 {{Asks::nothing, true}, "cleared"},
                 {{Asks::any, true}, "cleared, too"},
                 {{Asks::two, false, true}, "nothing else"}};
    int y = topic_picture.y + 1;
    for (const auto& sign : signs) {
        canvas.fill({topic_picture.x + 1, y, 9, 9}, well);
        draw_pattern_cell(canvas, sign.cell, {topic_picture.x + 2, y + 1});
        canvas.text({topic_picture.x + 14, y + 1}, sign.words, stage::tiny, canvas.theme().ink);
        y += 9;
    }
}

// Lines of a sign and what it says.
template <class Draw>
void draw_lines(stage::Canvas& canvas, std::span<const std::string_view> words, const Draw& draw) {
    int y = topic_picture.y + 16;
    for (std::size_t i = 0; i < words.size(); ++i, y += 20) {
        draw(i, y);
        canvas.text({topic_picture.x + 30, y}, words[i], stage::small, canvas.theme().ink);
    }
}

void draw_dangers(stage::Canvas& canvas) {
    constexpr std::string_view words[] = {"4 hits", "3, 4 hit", "2-4 hit", "all hit"};
    constexpr unsigned deadly[] = {0b1000, 0b1100, 0b1110, 0b1111};
    draw_lines(canvas, words, [&](std::size_t i, int y) {
        draw_head(canvas, bullet::blue, deadly[i], {topic_picture.x, y, cell_size, 12});
    });
}

void draw_next_round(stage::Canvas& canvas) {
    constexpr std::string_view words[] = {"new", "cleared", "to place"};
    constexpr std::string_view figures[] = {"Next", "+", "="};
    draw_lines(canvas, words, [&](std::size_t i, int y) {
        canvas.text({topic_picture.x + 24, y}, figures[i], stage::small, canvas.theme().accent,
                    stage::Align::right);
    });
}

// As large as there is room for.
void draw_large_grid(stage::Canvas& canvas, const bullet::Grid& grid, const auto& draw) {
    const int width = grid.width * pattern_cell + 2, height = grid.height * pattern_cell + 2;
    const int scale = std::min(topic_picture.width / width, topic_picture.height / height);
    draw_large(canvas, width, height, std::min(scale, 3), [&](stage::Canvas& piece) {
        draw(piece, stage::Rect{0, 0, width, height});
    });
}
void draw_card(stage::Canvas& canvas, bullet::PatternId id) {
    draw_large_grid(canvas, grid_of(id, 0), [&](stage::Canvas& piece, const stage::Rect& area) {
        draw_grid(piece, id, 0, area);
    });
}
void draw_boss_pattern(stage::Canvas& canvas, bullet::LyingPattern lying) {
    draw_large_grid(canvas, boss_grid_of(lying.id, lying.turns),
                    [&](stage::Canvas& piece, const stage::Rect& area) {
                        draw_boss_grid(piece, lying.id, lying.turns, area);
                    });
}

}  // namespace

void draw_topic(stage::Canvas& canvas, int number) {
    if (number >= bullet::first_boss_pattern_topic)
        return draw_boss_pattern(canvas, bullet::boss_pattern_of_topic(number));
    if (number >= bullet::topic_count)
        return draw_card(canvas, static_cast<bullet::PatternId>(number - bullet::topic_count));
    const auto topic = static_cast<Topic>(number);
    const auto within = [&](Topic first, Topic last) { return topic >= first && topic <= last; };
    const auto since = [&](Topic first) { return number - static_cast<int>(first); };
    if (within(Topic::move_action, Topic::off_pans_action))
        return draw_large(canvas, 11, 11, 6,
                          [&](stage::Canvas& piece) { draw_effect(piece, sample(topic), {}); });
    if (within(Topic::battery, Topic::spare_shells))
        return stage::enlarge(canvas, topic_picture,
                              art::powerup[static_cast<std::size_t>(since(Topic::battery))], 6);
    if (within(Topic::share_notes, Topic::assist))
        return stage::enlarge(canvas, topic_picture,
                              art::team[static_cast<std::size_t>(since(Topic::share_notes))], 6);
    if (within(Topic::esfir, Topic::balance))
        return stage::enlarge(canvas, topic_picture,
                              portrait_of(static_cast<bullet::Heroine>(since(Topic::esfir))), 2);
    if (within(Topic::hollow_comet, Topic::tipping_scale))
        return stage::enlarge(
            canvas, topic_picture,
            portrait_of_boss(static_cast<bullet::Boss>(since(Topic::hollow_comet))), 2);
    switch (topic) {
        case Topic::shields:
        case Topic::boss_round:
            return draw_large(canvas, 30, 10, 2,
                              [&](stage::Canvas& piece) { draw_shields(piece, {}, 3); });
        case Topic::fellow:
            return stage::enlarge(canvas, topic_picture, art::team[1], 6);
        case Topic::suspended:
            return draw_large_text(canvas, "✗", amber);
        case Topic::feed_card:
            return draw_large_text(canvas, "+1", amber);
        case Topic::boss_pattern:
        case Topic::recipe:
            return draw_large(canvas, 26, 18, 3, [&](stage::Canvas& piece) {
                draw_boss_grid(piece, 0, 0, {0, 0, 26, 18});
            });
        case Topic::star_bullet:
        case Topic::star_choice:
            return draw_bullets(canvas, true);
        case Topic::plain_bullet:
        case Topic::placing:
        case Topic::keep_choice:
        case Topic::mind_slot:
            return draw_bullets(canvas, false);
        case Topic::lifting:
            return draw_large_text(canvas, "2 AP", cyan);
        case Topic::hit:
        case Topic::hit_choice:
        case Topic::clearing:
            return draw_large_cell(canvas, bullet::type_of(bullet::red, 4, false));
        case Topic::empty_space:
            return draw_large_text(canvas, "1 2", cyan);
        case Topic::baku:
        case Topic::rider_choice:
            return draw_large(canvas, 11, 11, 6, [&](stage::Canvas& piece) {
                draw_effect(piece, sample(Topic::lead_action), {});
            });
        case Topic::safe_head:
            return draw_columns(canvas);
        case Topic::deadly_head:
            return draw_dangers(canvas);
        case Topic::lives:
        case Topic::down:
            return draw_large(canvas, 7, 7, 8,
                              [&](stage::Canvas& piece) { draw_heart(piece, {}, true); });
        case Topic::pans:
            return draw_large(canvas, 11, 11, 6, [&](stage::Canvas& piece) {
                draw_effect(piece, sample(Topic::off_pans_action), {});
            });
        case Topic::bag:
            return draw_large_text(canvas, "PLACE", stage::rgb(0x2c8cff));
        case Topic::end_bag:
            return draw_large_text(canvas, "END", stage::rgb(0x2c8cff));
        case Topic::points:
        case Topic::waste_choice:
            return draw_large_text(canvas, "AP", cyan);
        case Topic::card:
        case Topic::aiming:
        case Topic::drop_choice:
            return draw_legend(canvas);
        case Topic::empty_slot:
        case Topic::take_choice:
            return stage::enlarge(canvas, topic_picture, art::powerup[1], 6);
        case Topic::special:
        case Topic::column_choice:
            return stage::enlarge(canvas, topic_picture, art::special[0], 4);
        case Topic::guard:
            return stage::enlarge(canvas, topic_picture, art::powerup[2], 6);
        case Topic::time_is_up:
            return draw_large_text(canvas, "0:00", amber);
        case Topic::next_round:
        case Topic::round:
            return draw_next_round(canvas);
        case Topic::boss_next_round:
            return draw_large_text(canvas, "8", amber);
        default:
            return stage::enlarge(canvas, topic_picture, art::launcher_emblem, 2);
    }
}

}  // namespace bullet_scene
