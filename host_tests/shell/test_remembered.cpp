// The settings file: what a console of any version remembered is known to this one.
#include "fixtures.h"
#include "menu_bench.h"
#include "shell/menus/remembered.h"

using bench::MenuBench;
using shell::Choices;
using shell::Remembered;

namespace {

constexpr int this_format = 3;

// As a file of that format can know them.
console::Settings other_settings(int format = this_format) {
    console::Settings settings;
    settings.calm = format >= 3;
    settings.brightness = 30;
    settings.muted = true;
    settings.left_handed = true;
    return settings;
}

Choices null_choices() {
    Choices choices{nullgame::game.info.form.usual(), {0, 3, 0, 1, 2, 3, 1, 2}};
    choices.config.values[nullgame::players_field] = 4;
    return choices;
}

Choices love_choices() {
    Choices choices{love::game.info.form.usual(), {12, 0, 8, 11, 1, 2, 3, 4}};
    choices.config.values[0] ^= 1;
    return choices;
}

Remembered known() {
    Remembered made;
    made.last_game = love::game.info.id;
    made.keep(nullgame::game, null_choices());
    made.keep(love::game, love_choices());
    return made;
}

std::vector<std::uint8_t> file_now() {
    const char* path = storage::Store::settings_path;
    std::vector<std::uint8_t> copy(storage::files::bytes(path));
    TEST_ASSERT_EQUAL(copy.size(), storage::files::read_raw(path, 0, copy));
    return copy;
}

}  // namespace

void setUp() {}
void tearDown() {}

static void write_fixture() {
    MenuBench bench;
    TEST_ASSERT_TRUE(known().save(bench.store(), other_settings()) == storage::Written::ok);
    fixtures::write_bytes(this_format, "settings", file_now());
}

// As a backup brings them.
static void settings_of_every_version_are_known() {
    for (const int format : {1, 2, this_format}) {
        MenuBench bench;
        std::vector<std::uint8_t> copy = fixtures::read_bytes(format, "settings");
        TEST_ASSERT_EQUAL_MEMORY("SGSE", copy.data(), 4);
        TEST_ASSERT_EQUAL_UINT8(format, copy[4]);
        const auto memory = std::make_unique<kit::ReadMemory>();
        const auto draft = std::make_unique<kit::Match>();
        TEST_ASSERT_TRUE(
            bench.store()
                .put_back(storage::Store::settings_path, copy, Remembered::version, *memory, *draft)
                .ok());
        Remembered found;
        console::Settings settings;
        TEST_ASSERT_TRUE(found.load(bench.store(), settings) == storage::Read::ok);
        TEST_ASSERT_TRUE(settings == other_settings(format));
        TEST_ASSERT_EQUAL_UINT8(love::game.info.id, found.last_game);
        TEST_ASSERT_TRUE(found.choices(nullgame::game).controllers == null_choices().controllers);
        TEST_ASSERT_TRUE(found.choices(love::game).controllers == love_choices().controllers);
        // The choices themselves, as long as the game asks what it asked then.
        if (love::game.info.version == 1)
            TEST_ASSERT_TRUE(found.choices(love::game).config == love_choices().config);
        if (nullgame::game.info.version == 1)
            TEST_ASSERT_TRUE(found.choices(nullgame::game).config == null_choices().config);

        // Saved, with what it did not know, it is this version's file, to the last byte.
        settings.calm = true;
        TEST_ASSERT_TRUE(found.save(bench.store(), settings) == storage::Written::ok);
        TEST_ASSERT_TRUE(file_now() == fixtures::read_bytes(this_format, "settings"));
    }
}

// Each length that a cut or a shorter list may leave: what is whole is taken.
static void a_shorter_file_is_read_as_far_as_it_goes() {
    for (const int format : {1, 2, this_format}) {
        const std::vector<std::uint8_t> file = fixtures::read_bytes(format, "settings");
        constexpr std::size_t stamp = 16;
        for (std::size_t length = 0; length <= file.size() - stamp; ++length) {
            MenuBench bench;
            TEST_ASSERT_TRUE(bench.store().save_settings(static_cast<std::uint16_t>(format),
                                                         {file.data() + stamp, length}) ==
                             storage::Written::ok);
            Remembered found;
            console::Settings settings;
            TEST_ASSERT_TRUE(found.load(bench.store(), settings) == storage::Read::ok);
            const std::size_t row = format == 1 ? 18 : 22;
            const std::size_t bytes = format < 3 ? 7 : 8;
            TEST_ASSERT_EQUAL(length >= bytes, settings == other_settings(format));
            TEST_ASSERT_EQUAL_UINT8(length > bytes ? love::game.info.id : 0, found.last_game);
            const bool null_known =
                found.choices(nullgame::game).controllers == null_choices().controllers;
            const bool love_known =
                found.choices(love::game).controllers == love_choices().controllers;
            TEST_ASSERT_EQUAL(length > bytes + row, null_known);
            TEST_ASSERT_EQUAL(length > bytes + 2 * row, love_known);
        }
    }
}

// A byte a seat: the last player of a game with more than fifteen is remembered as any other.
static void every_player_has_room() {
    MenuBench bench;
    static constexpr std::array<const kit::Player*, kit::max_players> many{};
    kit::Game game = nullgame::game;
    game.info.players = many;
    Choices choices{game.info.form.usual(), {0, 15, 16, 17, 128, 253, 254, 1}};
    Remembered made;
    made.keep(game, choices);
    TEST_ASSERT_TRUE(made.save(bench.store(), {}) == storage::Written::ok);
    Remembered found;
    console::Settings settings;
    TEST_ASSERT_TRUE(found.load(bench.store(), settings) == storage::Read::ok);
    TEST_ASSERT_TRUE(found.choices(game).controllers == choices.controllers);
    // Nobody of that number: as usual.
    const auto usual = shell::usual_controllers(nullgame::game);
    TEST_ASSERT_EQUAL_UINT8(usual[6], found.choices(nullgame::game).controllers[6]);
}

// Behind the rows of the games, as far as there are any: a file without them is as it always was.
static void lessons_are_kept() {
    MenuBench bench;
    Remembered made = known();
    const std::uint8_t games[] = {1, 2, 3, 4, 5, 6};
    for (const std::uint8_t game : games)
        for (std::size_t lesson = 0; lesson < 20; ++lesson)
            if (lesson % game == 0) made.keep_lesson(game, lesson);
    made.keep_lesson(7, 0);  // there is no room left for it
    TEST_ASSERT_TRUE(made.save(bench.store(), other_settings()) == storage::Written::ok);
    Remembered found;
    console::Settings settings;
    TEST_ASSERT_TRUE(found.load(bench.store(), settings) == storage::Read::ok);
    TEST_ASSERT_TRUE(found == made);
    for (std::uint8_t game = 0; game < 9; ++game)
        for (std::size_t lesson = 0; lesson < 20; ++lesson)
            TEST_ASSERT_EQUAL(
                game >= 1 && game <= 6 && lesson < Remembered::most_lessons && lesson % game == 0,
                found.knows_lesson(game, lesson));

    // Cut short: games that are whole.
    std::vector<std::uint8_t> file = file_now();
    constexpr std::size_t before = 16 + 9 + 6 * 22;
    TEST_ASSERT_EQUAL(before + 6 * 3, file.size());
    TEST_ASSERT_TRUE(bench.store().save_settings(Remembered::version,
                                                 {file.data() + 16, before - 16 + 2 * 3 + 2}) ==
                     storage::Written::ok);
    Remembered shorter;
    TEST_ASSERT_TRUE(shorter.load(bench.store(), settings) == storage::Read::ok);
    TEST_ASSERT_TRUE(shorter.knows_lesson(1, 1) && shorter.knows_lesson(2, 2));
    TEST_ASSERT_FALSE(shorter.knows_lesson(3, 0));

    // A game that is erased begins anew; the others stay.
    kit::Game game = nullgame::game;
    game.info.id = 2;
    made.forget(game);
    TEST_ASSERT_FALSE(made.knows_lesson(2, 0));
    TEST_ASSERT_TRUE(made.knows_lesson(1, 1) && made.knows_lesson(6, 6));
    made.keep_lesson(7, 3);
    TEST_ASSERT_TRUE(made.knows_lesson(7, 3));
}

// Of each game the lesson that was left last; behind the lessons done, known by its mark.
static void places_in_lessons_are_kept() {
    MenuBench bench;
    Remembered made = known();
    made.keep_lesson(1, 0);
    const std::uint8_t games[] = {1, 2, 3, 4, 5, 6};
    for (const std::uint8_t game : games) made.keep_place(game, game, 10u * game);
    made.keep_place(7, 0, 1);  // there is no room left for it
    made.keep_place(1, 1, 300);
    made.keep_place(1, 99, 3);
    TEST_ASSERT_TRUE(made.save(bench.store(), other_settings()) == storage::Written::ok);
    Remembered found;
    console::Settings settings;
    TEST_ASSERT_TRUE(found.load(bench.store(), settings) == storage::Read::ok);
    TEST_ASSERT_TRUE(found == made);
    TEST_ASSERT_TRUE(found.knows_lesson(1, 0));
    for (std::uint8_t game = 0; game < 9; ++game)
        for (std::size_t lesson = 0; lesson < 9; ++lesson)
            TEST_ASSERT_EQUAL_size_t(game == lesson && game >= 1 && game <= 6 ? 10u * game : 0,
                                     found.place_in(game, lesson));
    // Cut in the middle of one: those before it.
    std::vector<std::uint8_t> file = file_now();
    constexpr std::size_t before = 16 + 9 + 6 * 22 + 3;
    TEST_ASSERT_EQUAL(before + 6 * 3, file.size());
    TEST_ASSERT_TRUE(
        bench.store().save_settings(Remembered::version, {file.data() + 16, before - 16 + 3 + 2}) ==
        storage::Written::ok);
    Remembered shorter;
    TEST_ASSERT_TRUE(shorter.load(bench.store(), settings) == storage::Read::ok);
    TEST_ASSERT_EQUAL_size_t(10, shorter.place_in(1, 1));
    TEST_ASSERT_EQUAL_size_t(0, shorter.place_in(2, 2));

    made.keep_place(1, 0, 4);  // another lesson takes its place
    TEST_ASSERT_EQUAL_size_t(4, made.place_in(1, 0));
    TEST_ASSERT_EQUAL_size_t(0, made.place_in(1, 1));
    made.keep_place(1, 1, 0);  // not the one that was left
    TEST_ASSERT_EQUAL_size_t(4, made.place_in(1, 0));
    made.keep_lesson(1, 0);  // to its end
    TEST_ASSERT_EQUAL_size_t(0, made.place_in(1, 0));
    made.keep_place(2, 2, 0);  // it begins anew
    TEST_ASSERT_EQUAL_size_t(0, made.place_in(2, 2));
    kit::Game game = nullgame::game;
    game.info.id = 3;
    made.forget(game);
    TEST_ASSERT_EQUAL_size_t(0, made.place_in(3, 3));
    TEST_ASSERT_EQUAL_size_t(40, made.place_in(4, 4));
    made.keep_place(7, 0, 1);
    TEST_ASSERT_EQUAL_size_t(1, made.place_in(7, 0));
}

static void games_are_known_once_set_up() {
    Remembered made;
    TEST_ASSERT_FALSE(made.was_set_up(nullgame::game.info.id));
    made.keep_place(nullgame::game.info.id, 0, 3);
    TEST_ASSERT_FALSE(made.was_set_up(nullgame::game.info.id));
    made.keep(nullgame::game, null_choices());
    TEST_ASSERT_TRUE(made.was_set_up(nullgame::game.info.id));
    made.forget(nullgame::game);
    TEST_ASSERT_FALSE(made.was_set_up(nullgame::game.info.id));
    made.keep_lesson(nullgame::game.info.id, 0);
    TEST_ASSERT_FALSE(made.was_set_up(nullgame::game.info.id));
}

int main() {
    UNITY_BEGIN();
    if (fixtures::update()) RUN_TEST(write_fixture);
    RUN_TEST(settings_of_every_version_are_known);
    RUN_TEST(a_shorter_file_is_read_as_far_as_it_goes);
    RUN_TEST(every_player_has_room);
    RUN_TEST(lessons_are_kept);
    RUN_TEST(places_in_lessons_are_kept);
    RUN_TEST(games_are_known_once_set_up);
    return UNITY_END();
}
