// The formats are stable: what consoles wrote is read for ever, or refused in words and kept.
//
// fixtures/1 and fixtures/2 hold the same matches as each format wrote them (host_tests/fixtures.h
// tells how they are made). Those of the tests' own games can always be read. A real game may have
// got other rules since: then its matches are refused as that, and no test stands still for it.
#include <array>
#include <string>

#include "blast/arenas.h"
#include "bluff/rules.h"
#include "fixtures.h"
#include "love/rules.h"
#include "storage/cut_flash.h"
#include "storage/switched_on.h"
#include "superhot/rules.h"
#include "unity.h"

using namespace storage;
using namespace switched_on;
using small_games::Endless;
using small_games::endless;
using small_games::tictactoe;

namespace {

constexpr std::array<const kit::Game*, 6> games{&nullgame::game, &tictactoe,      &endless,
                                                &love::game,     &superhot::game, &bluff::game};
constexpr int first_format = 1, this_format = 2;
constexpr std::uint16_t settings_version = 1;  // as the store sees it: any

// ---- The matches --------------------------------------------------------------------------------

// A file as it grows: undo, redo and another branch are steps of it.
struct GrowingFile {
    kit::Match& match;
    const kit::Game& game;
    kit::MatchWriter writer{};
    fixtures::Bytes bytes{};

    void begin() {
        bytes.resize(kit::max_head_bytes);
        bytes.resize(writer.head(game, match, bytes));
    }
    void add(std::size_t length, const std::uint8_t* step) {
        bytes.insert(bytes.end(), step, step + length);
    }
    void take(kit::Action action) {
        std::uint8_t step[kit::max_step_bytes];
        match.append(action);
        add(writer.action(action, step), step);
    }
    void move(int by) {
        std::uint8_t step[kit::max_step_bytes];
        for (; by < 0; ++by) (void)match.undo();
        for (; by > 0; --by) (void)match.redo();
        add(writer.cursor(match.cursor, step), step);
    }
};

void play_at_random(GrowingFile& file, int actions) {
    static kit::AnyState state;
    kit::Rng rng(file.match.seed);
    file.game.setup(state.bytes, file.match.config, file.match.seed);
    kit::Events unseen;
    for (int i = 0; i < actions && file.game.turn(state.bytes) != kit::nobody; ++i) {
        const kit::Action action = kit::random_legal(file.game, state.bytes, rng);
        TEST_ASSERT_TRUE(file.game.apply(state.bytes, action, unseen).ok());
        file.take(action);
    }
}

// Everything a head and a step can hold.
void make_endless(GrowingFile& file) {
    kit::Config own = Endless::info.form.usual();
    own.values[0] = Endless::own;
    own.record = {1, 2, 3, 255};
    file.match.begin(endless, own, 0x12345678);
    file.match.controllers = {0, 3, 15, 0, 1, 14, 7, 8};
    file.begin();
    for (const kit::Action action :
         {kit::Action{0}, kit::Action{1, 7}, kit::Action{0, 0, 8}, kit::Action{2, 1, 2, 3}})
        file.take(action);
    file.move(-3);
    file.move(2);
    file.take({0, 0, 0, 199});
    file.take({1});
    file.move(-1);
}

void make_helped(GrowingFile& file) {
    kit::Config bounded = Endless::info.form.usual();
    bounded.values[0] = Endless::bounded;
    bounded.values[1] = 7;
    bounded.values[2] = 2;
    file.match.begin(endless, bounded, 0xFFFFFFFF);
    file.match.controllers = {0, 2};
    file.match.flags = kit::helped;
    file.begin();
    file.take({0, 6, 5, 4});
    file.take({0, 1});
    file.move(-2);
}

// Only since format 2.
void make_wide(GrowingFile& file) {
    file.match.begin(endless, Endless::info.form.usual(), 0);
    file.match.controllers = {0, 254, 16, 255, 15, 17, 128, 1};
    file.match.flags = kit::helped | kit::rewound;
    file.begin();
    file.take({1});
}

void make_nullgame(GrowingFile& file) {
    file.match.begin(nullgame::game, nullgame::game.info.form.usual(), 42);
    file.match.controllers = {0, 3};
    file.begin();
    play_at_random(file, 4);
    file.move(-3);
    file.move(1);
    file.move(-1);
}

void make_superhot(GrowingFile& file) {
    file.match.begin(superhot::game, superhot::game.info.form.usual(), 0x5117);
    file.begin();
    play_at_random(file, 12);
}

void make_love(GrowingFile& file) {
    file.match.begin(love::game, love::game.info.form.usual(), 0x10FE);
    file.match.controllers = {0, 5, 12, 8};
    file.match.flags = kit::helped;
    file.begin();
    play_at_random(file, 20);
    file.move(-5);
}

void make_bluff(GrowingFile& file) {
    file.match.begin(bluff::game, bluff::game.info.form.usual(), 0xB1F);
    file.match.controllers = {0, 9, 6};
    file.begin();
    play_at_random(file, 24);
    file.move(-2);
}

struct Fixture {
    const char* name;
    const kit::Game& game;
    int since;
    void (*make)(GrowingFile& file);
};
constexpr Fixture matches[] = {
    {"endless", endless, 1, make_endless},
    {"helped", endless, 1, make_helped},
    {"wide", endless, 2, make_wide},
    {"nullgame", nullgame::game, 1, make_nullgame},
    {"superhot", superhot::game, 1, make_superhot},
    {"love", love::game, 1, make_love},
    {"bluff", bluff::game, 2, make_bluff},
};

kit::Match read, again;
kit::ReadMemory room;

std::string printed(const kit::Match& from) {
    static kit::Text<100'000> text;
    text.clear();
    kit::print_match(*kit::find_game(games, from.game_id), from, text);
    return std::string(text.view());
}

fixtures::Bytes encoded(const kit::Match& from) {
    fixtures::Bytes bytes(kit::max_match_bytes);
    bytes.resize(kit::encode(*kit::find_game(games, from.game_id), from, bytes));
    return bytes;
}

// Its file as it grew, as it is written in one go, and its text.
void write_matches() {
    for (const Fixture& each : matches) {
        GrowingFile file{match, each.game};
        each.make(file);
        const std::string name = each.name;
        fixtures::write_bytes(this_format, name + ".grown", file.bytes);
        fixtures::write_bytes(this_format, name + ".match", encoded(match));
        fixtures::write_text(this_format, name + ".txt", printed(match));
    }
}

// ---- The flash ----------------------------------------------------------------------------------

constexpr std::array<std::uint8_t, 4> settings{1, 2, 3, 4};

void make_running() {
    GrowingFile file{match, endless};
    make_helped(file);
}

void write_flash() {
    cut_flash::reset();
    Store& store = switch_on(games);
    TEST_ASSERT_TRUE(store.save_settings(settings_version, settings) == Written::ok);
    match.begin(tictactoe, {}, 5);
    match.controllers = {0, 1};
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    for (const std::uint8_t cell : std::array<std::uint8_t, 3>{4, 0, 8}) {
        match.append({0, cell});
        TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
    }
    TEST_ASSERT_TRUE(store.finish(match, ending()).replay == Written::ok);
    // A running match that began with steps, went on, back, and on again.
    make_running();
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    match.append({0, 3, 3});
    TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
    match.append({1});
    TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
    (void)match.undo();
    TEST_ASSERT_TRUE(store.moved(match) == Saved::yes);
    fixtures::write_bytes(this_format, "flash", cut_flash::contents());
    fixtures::write_text(this_format, "flash.txt", printed(match));
}

// What was drawn, as a backup brings it: a built-in arena, and an empty draft.
constexpr std::size_t drawn_arena = 8;  // tiles off the grid, and features

ArenaSlot kept_arena() {
    const blast::ArenaReading model = blast::read_arena(blast::arena_texts[drawn_arena]);
    return {.used = true, .draft = false, .record = blast::stored(model.arena)};
}
ArenaSlot kept_draft() {
    blast::Arena empty;
    empty.name = {'M', 'i', 'n', 'e'};
    return {.used = true, .draft = true, .record = blast::stored(empty)};
}

Bytes file_of_arenas() {
    Bytes copy(files::bytes(arenas::path));
    TEST_ASSERT_EQUAL(copy.size(), files::read_raw(arenas::path, 0, copy));
    return copy;
}

void write_arenas() {
    cut_flash::reset();
    Store& store = switch_on(games);
    TEST_ASSERT_TRUE(store.keep_arena(0, kept_arena()) == Written::ok);
    TEST_ASSERT_TRUE(store.keep_arena(15, kept_draft()) == Written::ok);
    fixtures::write_bytes(this_format, "arenas", file_of_arenas());
}

// A day that a computer told, and results with everything that a row can hold.
DayBook kept_days() {
    DayBook book;
    book.today = 323;
    book.told = true;
    (void)book.keep({.day = 319, .ended = Ended::lost, .helped = true, .score = -70000});
    (void)book.keep({.day = 9999, .ended = Ended::scored, .helped = false, .score = 593});
    (void)book.keep({.day = 323, .ended = Ended::won, .helped = false, .score = 25});
    return book;
}

Bytes file_of_days() {
    Bytes copy(files::bytes(days::path));
    TEST_ASSERT_EQUAL(copy.size(), files::read_raw(days::path, 0, copy));
    return copy;
}

void write_days() {
    cut_flash::reset();
    (void)switch_on(games);
    TEST_ASSERT_TRUE(days::write(kept_days()) == Written::ok);
    fixtures::write_bytes(this_format, "days", file_of_days());
}

void restore_flash(int format) {
    Bytes flash = fixtures::read_bytes(format, "flash");
    flash.resize(1u << 20, 0xFF);
    cut_flash::reset();
    cut_flash::restore(flash);
}

// ---- Reading ------------------------------------------------------------------------------------

// The game has other rules now: said so, and nothing else is to be asked.
bool other_rules(const fixtures::Bytes& bytes, int format, const kit::Game& game) {
    TEST_ASSERT_GREATER_THAN_size_t(6, bytes.size());
    TEST_ASSERT_EQUAL_MEMORY("SGM", bytes.data(), 3);
    TEST_ASSERT_EQUAL_UINT8(format, bytes[3]);
    TEST_ASSERT_EQUAL_UINT8(game.info.id, bytes[4]);
    if (bytes[5] == game.info.version) return false;
    TEST_ASSERT_TRUE(kit::decode(bytes, games, read, room).fault == kit::Fault::other_rules);
    return true;
}

void test_matches_of_every_format_are_read() {
    int judged = 0;
    for (const Fixture& each : matches) {
        const std::string name = each.name;
        TEST_MESSAGE(each.name);
        for (int format = each.since; format <= this_format; ++format) {
            const fixtures::Bytes bytes = fixtures::read_bytes(format, name + ".match");
            if (other_rules(bytes, format, each.game)) continue;
            TEST_ASSERT_TRUE(kit::decode(bytes, games, read, room).ok());
            TEST_ASSERT_TRUE(
                kit::decode(fixtures::read_bytes(format, name + ".grown"), games, again, room)
                    .ok());
            TEST_ASSERT_TRUE(kit::same_match(read, again));
            const std::string text = fixtures::read_text(format, name + ".txt");
            TEST_ASSERT_TRUE(kit::parse_match(text, games, again, room).ok());
            TEST_ASSERT_TRUE(kit::same_match(read, again));

            // Written it is what this format's fixture is, to the last byte.
            const fixtures::Bytes now = fixtures::read_bytes(this_format, name + ".match");
            if (now[5] != bytes[5]) continue;
            TEST_ASSERT_TRUE(encoded(read) == now);
            TEST_ASSERT_EQUAL_STRING(fixtures::read_text(this_format, name + ".txt").c_str(),
                                     printed(read).c_str());
            ++judged;
        }
    }
    TEST_ASSERT_GREATER_OR_EQUAL(5, judged);  // the tests' own games
}

// What the fixtures of the tests' own games say, in so many words.
void test_matches_say_what_they_said() {
    for (const int format : {first_format, this_format}) {
        TEST_ASSERT_TRUE(
            kit::decode(fixtures::read_bytes(format, "endless.match"), games, read, room).ok());
        TEST_ASSERT_EQUAL_HEX32(0x12345678, read.seed);
        const std::array<std::uint8_t, 8> seats{0, 3, 15, 0, 1, 14, 7, 8};
        TEST_ASSERT_TRUE(read.controllers == seats);
        TEST_ASSERT_EQUAL_UINT8(0, read.flags);
        TEST_ASSERT_EQUAL_UINT8(255, read.config.record[3]);
        TEST_ASSERT_EQUAL(4, read.cursor);
        TEST_ASSERT_EQUAL(5, read.count);
        TEST_ASSERT_TRUE((read.actions[3] == kit::Action{0, 0, 0, 199}));

        TEST_ASSERT_TRUE(
            kit::decode(fixtures::read_bytes(format, "helped.match"), games, read, room).ok());
        TEST_ASSERT_TRUE((read.controllers == std::array<std::uint8_t, 8>{0, 2}));
        TEST_ASSERT_EQUAL_UINT8(kit::helped, read.flags);
        TEST_ASSERT_EQUAL(0, read.cursor);
    }
    TEST_ASSERT_TRUE(
        kit::decode(fixtures::read_bytes(this_format, "wide.match"), games, read, room).ok());
    const std::array<std::uint8_t, 8> seats{0, 254, 16, 255, 15, 17, 128, 1};
    TEST_ASSERT_TRUE(read.controllers == seats);
    TEST_ASSERT_EQUAL_UINT8(kit::helped | kit::rewound, read.flags);
}

// Statistics, stars, settings and a replay are there; the running match goes on.
void test_a_flash_of_every_format_boots_and_goes_on() {
    for (const int format : {first_format, this_format}) {
        restore_flash(format);
        BootReport report;
        Store* store = &switch_on(report, games);
        TEST_ASSERT_TRUE(report.flash == Mounted::yes);
        TEST_ASSERT_EQUAL(0, report.notes.size());
        TEST_ASSERT_EQUAL(1, report.running.size());
        std::array<std::uint8_t, Store::most_settings> found;
        const Body body = store->load_settings(settings_version, found);
        TEST_ASSERT_TRUE(body.read == Read::ok && body.length == settings.size());
        TEST_ASSERT_EQUAL_MEMORY(settings.data(), found.data(), settings.size());
        TEST_ASSERT_EQUAL(2, store->challenges().stars(12));
        TEST_ASSERT_EQUAL(1, store->tallies().of(tictactoe.info.id, 1).played);

        const ReplayList list = store->replays();
        TEST_ASSERT_EQUAL(1, list.count);
        Summary summary;
        TEST_ASSERT_TRUE(store->read_replay(list.names[0].match, read, summary).resumed ==
                         Resumed::yes);
        TEST_ASSERT_EQUAL(3, read.count);
        TEST_ASSERT_EQUAL_UINT8(1, read.controllers[1]);
        TEST_ASSERT_EQUAL(9, summary.score);
        TEST_ASSERT_EQUAL(3, summary.actions);

        TEST_ASSERT_TRUE(store->resume(endless.info.id, match).resumed == Resumed::yes);
        TEST_ASSERT_EQUAL_STRING(fixtures::read_text(this_format, "flash.txt").c_str(),
                                 printed(match).c_str());
        for (int i = 0; i < 3; ++i) {
            match.append({0, 2});
            TEST_ASSERT_TRUE(store->played(match) == Saved::yes);
            (void)match.undo();
            TEST_ASSERT_TRUE(store->moved(match) == Saved::yes);
            store = &switch_on(report, games);
            TEST_ASSERT_TRUE(store->resume(endless.info.id, read).resumed == Resumed::yes);
            TEST_ASSERT_TRUE(kit::same_match(match, read));
            (void)match.redo();
            TEST_ASSERT_TRUE(store->moved(match) == Saved::yes);
        }
        TEST_ASSERT_TRUE(store->finish(match, ending()).replay == Written::ok);
        store = &switch_on(report, games);
        TEST_ASSERT_EQUAL(0, report.running.size());
        TEST_ASSERT_TRUE(
            store->read_replay(store->replays().names[0].match, read, summary).resumed ==
            Resumed::yes);
        TEST_ASSERT_TRUE(kit::same_match(match, read));
    }
}

// A running match of the first format goes on in its journal: wherever the power goes, it is there.
void test_cuts_while_an_old_match_goes_on() {
    for (const auto tear : cut_flash::all_tears) {
        for (std::uint32_t operation = 0;; ++operation) {
            restore_flash(first_format);
            TEST_ASSERT_TRUE(switch_on(games).resume(endless.info.id, expected).resumed ==
                             Resumed::yes);
            restore_flash(first_format);
            cut_flash::cut_at(operation, tear, operation);
            const bool whole = cut_flash::powered([] {
                Store& store = switch_on(games);
                (void)store.resume(endless.info.id, match);
                match.append({0, 2});
                (void)store.played(match);
            });
            Store& store = switch_on(games);
            TEST_ASSERT_TRUE(store.resume(endless.info.id, read).resumed == Resumed::yes);
            match = expected;
            match.append({0, 2});
            TEST_ASSERT_TRUE(kit::same_match(match, read) ||
                             (!whole && kit::same_match(expected, read)));
            if (whole) break;
        }
    }
}

// A backup of the first format is put back; what leaves the console is always of this one.
void test_a_backup_of_the_first_format_is_put_back() {
    restore_flash(first_format);
    Store* store = &switch_on(games);
    const auto copy_of = [](const char* path) {
        Bytes copy(files::bytes(path));
        TEST_ASSERT_EQUAL(copy.size(), files::read_raw(path, 0, copy));
        return copy;
    };
    const std::string replay_path{replays::path_of(store->replays().names[0]).view()};
    Bytes kept_settings = copy_of(Store::settings_path), kept_replay = copy_of(replay_path.c_str());
    Bytes running(kit::max_match_bytes);
    const Store::Copied copied = store->copy_running(endless.info.id, running, room);
    TEST_ASSERT_GREATER_THAN(0, copied.bytes);
    TEST_ASSERT_EQUAL_UINT8(this_format, running[3]);
    running.resize(copied.bytes);
    TEST_ASSERT_TRUE(store->resume(endless.info.id, expected).resumed == Resumed::yes);
    TEST_ASSERT_TRUE(kit::decode(running, games, read, room).ok());
    TEST_ASSERT_TRUE(kit::same_match(expected, read));

    cut_flash::reset();
    store = &switch_on(games);
    const auto put = [&](std::string_view name, Bytes& copy) {
        TEST_ASSERT_TRUE(store->put_back(name, copy, settings_version, room, match).ok());
    };
    put(Store::settings_path, kept_settings);
    put(replay_path, kept_replay);
    Bytes old = fixtures::read_bytes(first_format, "helped.match");
    put("running/endless", old);
    store = &switch_on(games);
    TEST_ASSERT_TRUE(store->resume(endless.info.id, match).resumed == Resumed::yes);
    TEST_ASSERT_EQUAL_UINT8(kit::helped, match.flags);
    Summary summary;
    TEST_ASSERT_TRUE(store->read_replay(store->replays().names[0].match, match, summary).resumed ==
                     Resumed::yes);
    TEST_ASSERT_EQUAL(3, match.count);
}

void test_drawn_arenas_are_what_they_were() {
    cut_flash::reset();
    Store& store = switch_on(games);
    Bytes copy = fixtures::read_bytes(this_format, "arenas");
    TEST_ASSERT_EQUAL_MEMORY("SGAR\x01", copy.data(), 5);
    const Bytes original = copy;
    TEST_ASSERT_TRUE(store.put_back(arenas::path, copy, settings_version, room, match).ok());
    TEST_ASSERT_TRUE(store.arena(0) == kept_arena());
    TEST_ASSERT_TRUE(store.arena(15) == kept_draft());
    for (int slot = 1; slot < 15; ++slot) TEST_ASSERT_FALSE(store.arena(slot).used);
    kit::Text<blast::longest_arena_text> text;
    blast::print_arena(blast::loaded(store.arena(0).record), text);
    TEST_ASSERT_TRUE(text.view() == blast::arena_texts[drawn_arena]);
    // Saved anew it is the same, to the last byte.
    TEST_ASSERT_TRUE(store.keep_arena(15, kept_draft()) == Written::ok);
    TEST_ASSERT_TRUE(file_of_arenas() == original);
}

void test_days_are_what_they_were() {
    cut_flash::reset();
    Store& store = switch_on(games);
    Bytes copy = fixtures::read_bytes(this_format, "days");
    TEST_ASSERT_EQUAL_MEMORY("SGDY\x01", copy.data(), 5);
    const Bytes original = copy;
    TEST_ASSERT_TRUE(store.put_back(days::path, copy, settings_version, room, match).ok());
    const DayBook book = store.day_book(), kept = kept_days();
    TEST_ASSERT_TRUE(book.today == kept.today && book.told && book.results.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) TEST_ASSERT_TRUE(book.results[i] == kept.results[i]);
    TEST_ASSERT_TRUE(days::write(book) == Written::ok);
    TEST_ASSERT_TRUE(file_of_days() == original);
}

// The games have got other rules meanwhile: said in words, kept, and nothing stands in the way.
void test_old_matches_of_other_rules_are_kept() {
    static kit::Game later_endless = endless, later_tictactoe = tictactoe;
    ++later_endless.info.version;
    ++later_tictactoe.info.version;
    const std::array<const kit::Game*, 2> later{&later_endless, &later_tictactoe};
    for (const int format : {first_format, this_format}) {
        restore_flash(format);
        Store& store = switch_on(later);
        const char* const why = kit::fault_text(kit::Fault::other_rules);
        const ReplayName kept = store.replays().names[0];
        Summary summary;
        const ResumeResult replay = store.read_replay(kept.match, read, summary);
        TEST_ASSERT_TRUE(replay.resumed == Resumed::refused);
        TEST_ASSERT_EQUAL_STRING(why, replay.message);
        TEST_ASSERT_EQUAL(kept.match, store.replays().names[0].match);
        const ResumeResult running = store.resume(endless.info.id, read);
        TEST_ASSERT_TRUE(running.resumed == Resumed::refused);
        TEST_ASSERT_EQUAL_STRING(why, running.message);
        int aside = 0;
        const auto count = [](void* sum, std::string_view) {
            ++*static_cast<int*>(sum);
            return true;
        };
        TEST_ASSERT_TRUE(files::list("aside", count, &aside));
        TEST_ASSERT_EQUAL(1, aside);
        TEST_ASSERT_TRUE(store.running(endless.info.id).loaded == Loaded::none);
        match.begin(later_endless, Endless::info.form.usual(), 3);
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
        TEST_ASSERT_TRUE(switch_on(later).resume(endless.info.id, read).resumed == Resumed::yes);
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    if (fixtures::update()) {
        write_matches();
        write_flash();
        write_arenas();
        write_days();
    }
    RUN_TEST(test_matches_of_every_format_are_read);
    RUN_TEST(test_matches_say_what_they_said);
    RUN_TEST(test_a_flash_of_every_format_boots_and_goes_on);
    RUN_TEST(test_cuts_while_an_old_match_goes_on);
    RUN_TEST(test_a_backup_of_the_first_format_is_put_back);
    RUN_TEST(test_drawn_arenas_are_what_they_were);
    RUN_TEST(test_days_are_what_they_were);
    RUN_TEST(test_old_matches_of_other_rules_are_kept);
    return UNITY_END();
}
