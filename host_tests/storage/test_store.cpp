// The whole storage as the shell uses it: whenever the power goes, the match is the one before or
// the one after the action, a finished match is counted once, and the console boots.
#include "storage/store.h"

#include <array>
#include <cstdio>
#include <vector>

#include "check_hook/check_hook.h"
#include "kit/small_games.h"
#include "nullgame/nullgame.h"
#include "storage/bytes.h"
#include "storage/cut_flash.h"
#include "storage/torn.h"
#include "unity.h"

using namespace storage;
using cut_flash::Tear;

namespace {

using Bytes = std::vector<std::uint8_t>;
using Games = std::array<const kit::Game*, 3>;

constexpr GameId null_id = nullgame::game.info.id;
constexpr Games all_games{&nullgame::game, &small_games::tictactoe, &small_games::endless};

alignas(8) std::array<std::byte, 65536> scratch;

// A console that was just switched on. Static: a cut jumps out of everything.
Store& switch_on(BootReport& report, kit::Games games = all_games) {
    alignas(Store) static std::array<std::byte, sizeof(Store)> memory;
    static_assert(std::is_trivially_destructible_v<Store>);
    scratch.fill(std::byte{0xA5});  // nothing survives in it
    auto* store = new (memory.data()) Store(games, scratch);
    report = store->boot();
    return *store;
}
Store& switch_on(kit::Games games = all_games) {
    static BootReport report;
    return switch_on(report, games);
}

// What is done in a match: an action taken, or the cursor moved.
struct Deed {
    kit::Action action;
    int undo = 0;
};

// A whole match of the null game with undo and redo on the way.
struct Script {
    kit::Match empty;
    std::vector<Deed> deeds;

    explicit Script(std::uint8_t rounds) {
        kit::Config config = nullgame::game.info.form.usual();
        config.values[nullgame::rounds_field] = rounds;
        empty.begin(nullgame::game, config, 42);
        empty.controllers[1] = 3;
        static kit::AnyState state;
        nullgame::game.setup(state.bytes, config, 42);
        kit::Rng rng(7);
        kit::Events events;
        while (nullgame::game.turn(state.bytes) != kit::nobody) {
            const kit::Action action = kit::random_legal(nullgame::game, state.bytes, rng);
            TEST_ASSERT_TRUE(nullgame::game.apply(state.bytes, action, events).ok());
            deeds.push_back({action});
            if (deeds.size() % 5 == 4) {
                deeds.push_back({.action = {}, .undo = 1});
                deeds.push_back({.action = {}, .undo = -1});
            }
        }
    }
    static void apply(const Deed& deed, kit::Match& match) {
        if (deed.undo == 0)
            match.append(deed.action);
        else
            match.cursor = static_cast<std::uint16_t>(match.cursor - deed.undo);
    }
    void after(std::size_t deeds_done, kit::Match& match) const {
        match = empty;
        for (std::size_t i = 0; i < deeds_done; ++i) apply(deeds[i], match);
    }
};

Ending ending() {
    Ending made;
    made.result.summary.mode = 1;
    made.result.summary.ended = Ended::won;
    made.result.summary.score = 9;
    made.challenge = 12;
    made.stars = 2;
    return made;
}

enum class Stage : std::uint8_t { nothing, playing, finished };

// How far the life of a match surely got.
struct Progress {
    Stage stage = Stage::nothing;
    std::size_t deeds = 0;
};
Progress progress;
kit::Match match, expected;

// From wherever the flash stands to the end of the match.
void live(const Script& script) {
    Store& store = switch_on();
    if (progress.stage == Stage::finished) return;
    if (progress.stage == Stage::nothing) {
        match = script.empty;
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
        progress.stage = Stage::playing;
    } else {
        TEST_ASSERT_TRUE(store.resume(null_id, match).resumed == Resumed::yes);
    }
    for (; progress.deeds < script.deeds.size(); ++progress.deeds) {
        const Deed& deed = script.deeds[progress.deeds];
        Script::apply(deed, match);
        TEST_ASSERT_TRUE((deed.undo ? store.moved(match) : store.played(match)) == Saved::yes);
    }
    const Finished done = store.finish(match, ending());
    TEST_ASSERT_TRUE(done.tallies == Written::ok && done.replay == Written::ok);
    progress.stage = Stage::finished;
}

void check_finished(Store& store, const Script& script) {
    TEST_ASSERT_TRUE(store.running(null_id).loaded == Loaded::none);
    TEST_ASSERT_EQUAL_UINT32(1, store.tallies().of(null_id, 1).played);
    TEST_ASSERT_EQUAL(2, store.challenges().stars(12));
    const ReplayList list = store.replays();
    TEST_ASSERT_EQUAL(1, list.count);
    Summary summary;
    TEST_ASSERT_TRUE(store.read_replay(list.names[0].match, match, summary).resumed ==
                     Resumed::yes);
    script.after(script.deeds.size(), expected);
    TEST_ASSERT_TRUE(kit::same_match(match, expected));
    TEST_ASSERT_EQUAL(9, summary.score);
}

// After a cut: the match before or after the deed that was being saved; counted or not at all.
void check_after_cut(const Script& script) {
    BootReport report;
    Store& store = switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::yes || progress.stage == Stage::nothing);
    TEST_ASSERT_TRUE(report.notes.empty());
    if (report.flash == Mounted::garbage) {  // the very first format was cut: told, then done
        TEST_ASSERT_TRUE(store.format());
        return;
    }
    const RunningMatch running = store.running(null_id);
    if (running.loaded == Loaded::none) {
        if (progress.stage == Stage::nothing) return;
        TEST_ASSERT_EQUAL(script.deeds.size(), progress.deeds);
        progress.stage = Stage::finished;
        check_finished(store, script);
        return;
    }
    TEST_ASSERT_TRUE(progress.stage != Stage::finished);
    progress.stage = Stage::playing;
    TEST_ASSERT_EQUAL_UINT32(0, store.tallies().of(null_id, 1).played);
    TEST_ASSERT_TRUE(store.resume(null_id, match).resumed == Resumed::yes);
    script.after(progress.deeds, expected);
    if (kit::same_match(match, expected)) return;
    TEST_ASSERT_TRUE(progress.deeds < script.deeds.size());
    Script::apply(script.deeds[progress.deeds++], expected);
    TEST_ASSERT_TRUE_MESSAGE(kit::same_match(match, expected), "neither before nor after");
}

std::uint32_t operations_of(const Script& script, const Bytes& start) {
    cut_flash::reset();
    cut_flash::contents() = start;
    const Progress before = progress;
    live(script);
    progress = before;
    return cut_flash::operations();
}

// From a blank flash: format, new match, every autosave, finish.
void test_every_cut_of_a_life() {
    const Script script(4);
    progress = {};
    const Bytes blank(1u << 20, 0xFF);
    const std::uint32_t operations = operations_of(script, blank);
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::tears) {
            cut_flash::reset();
            progress = {};
            cut_flash::cut_at(at, tear, at);
            TEST_ASSERT_FALSE(cut_flash::powered([&] { live(script); }));
            check_after_cut(script);
            live(script);
            BootReport report;
            check_finished(switch_on(report), script);
            TEST_ASSERT_TRUE(report.running.empty());
        }
    }
}

// Every pair of cuts: the second one comes while the boot after the first puts things right, or
// while the rest is done.
void all_pairs(const Script& script, const Bytes& start, const Progress& from) {
    progress = from;
    const std::uint32_t operations = operations_of(script, start) + 3;
    for (std::uint32_t first = 0; first < operations; ++first) {
        for (std::uint32_t second = 0; second < operations; ++second) {
            for (const auto& tears : cut_flash::pairs_of_tears(first, second)) {
                cut_flash::reset();
                cut_flash::contents() = start;
                progress = from;
                cut_flash::cut_at(first, tears.first, first);
                (void)cut_flash::powered([&] { live(script); });
                cut_flash::cut_at(second, tears.second, second * 31 + first);
                if (cut_flash::powered([&] {
                        check_after_cut(script);
                        live(script);
                    })) {
                    check_finished(switch_on(), script);
                    continue;
                }
                check_after_cut(script);
                live(script);
                check_finished(switch_on(), script);
            }
        }
    }
}

void test_all_pairs_of_cuts_of_finishing() {
    const Script script(1);
    cut_flash::reset();
    Store& store = switch_on();
    match = script.empty;
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    for (const Deed& deed : script.deeds) {
        Script::apply(deed, match);
        TEST_ASSERT_TRUE((deed.undo ? store.moved(match) : store.played(match)) == Saved::yes);
    }
    const Bytes start = cut_flash::contents();
    all_pairs(script, start, {Stage::playing, script.deeds.size()});
}

void test_all_pairs_of_cuts_of_saving() {
    Script script(1);
    script.deeds.resize(3);
    cut_flash::reset();
    (void)switch_on();
    const Bytes start = cut_flash::contents();
    all_pairs(script, start, {});
}

// Does `work` after a boot from `start`, cut at each operation in each way; `check` looks at what
// the next boot finds.
template <class Work, class Check>
void cut_everywhere(const Bytes& start, Work work, Check check) {
    for (std::uint32_t at = 0;; ++at) {
        bool reached = false;
        for (const Tear tear : cut_flash::tears) {
            cut_flash::reset();
            cut_flash::contents() = start;
            Store& store = switch_on();
            cut_flash::cut_at(at, tear, at);
            reached |= !cut_flash::powered([&] { work(store); });
            BootReport report;
            Store& later = switch_on(report);
            TEST_ASSERT_TRUE(report.flash == Mounted::yes && report.notes.empty());
            check(later);
        }
        if (!reached) return;
    }
}

// Two games with a match, replays, tallies, stars, settings and something set aside.
Bytes lived_in() {
    cut_flash::reset();
    Store& store = switch_on();
    const std::array<std::uint8_t, 4> settings{1, 2, 3, 4};
    TEST_ASSERT_TRUE(store.save_settings(1, settings) == Written::ok);
    for (int i = 0; i < 3; ++i) {
        for (const kit::Game* game : {&nullgame::game, &small_games::tictactoe}) {
            match.begin(*game, game->info.form.usual(), 5);
            TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
            if (game == &small_games::tictactoe) {
                match.append({0, 4});
                TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
            }
            if (i < 2) TEST_ASSERT_TRUE(store.finish(match, ending()).replay == Written::ok);
        }
    }
    TEST_ASSERT_TRUE(files::replace("junk", Kind{{'J', 'U', 'N', 'K'}, 1}, settings) ==
                     Written::ok);
    TEST_ASSERT_TRUE(files::set_aside("junk"));
    TEST_ASSERT_TRUE(files::replace("shots/0001", Kind{{'S', 'G', 'S', 'H'}, 1}, settings) ==
                     Written::ok);
    return cut_flash::contents();
}

bool nothing_of(Store& store, GameId game) {
    const ReplayList replay_list = store.replays();
    for (const ReplayName& name : replay_list.all()) {
        Summary summary;
        if (replays::summary(name, summary) == Read::ok && summary.game == game) return false;
    }
    return store.running(game).loaded == Loaded::none && store.tallies().of(game, 1).played == 0;
}

void test_every_cut_of_erasing() {
    const Bytes start = lived_in();
    cut_everywhere(
        start, [](Store& store) { (void)store.erase(null_id); },
        [](Store& store) {
            // As before, or gone: what had begun was completed by the boot.
            if (!nothing_of(store, null_id)) {
                TEST_ASSERT_EQUAL_UINT32(2, store.tallies().of(null_id, 1).played);
                TEST_ASSERT_EQUAL(4, store.replays().count);
                TEST_ASSERT_TRUE(store.erase(null_id));
            }
            TEST_ASSERT_TRUE(nothing_of(store, null_id));
            TEST_ASSERT_EQUAL(2, store.replays().count);
            TEST_ASSERT_EQUAL_UINT32(2, store.tallies().of(30, 1).played);
            TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
        });
    cut_everywhere(
        start, [](Store& store) { (void)store.erase_everything(); },
        [](Store& store) {
            std::array<std::uint8_t, 4> settings;
            if (store.tallies().rows() != 0) {
                TEST_ASSERT_EQUAL_UINT32(2, store.tallies().of(30, 1).played);
                TEST_ASSERT_TRUE(store.erase_everything());
            }
            TEST_ASSERT_TRUE(store.load_settings(1, settings).read == Read::missing);
            for (const GameId game : {null_id, GameId{30}})
                TEST_ASSERT_TRUE(nothing_of(store, game));
            TEST_ASSERT_EQUAL_UINT32(0, store.challenges().all_stars());
            int left = 0;
            for (const char* folder : {"", "replays", "shots", "aside"})
                files::list(
                    folder,
                    [](void* count, std::string_view) {
                        ++*static_cast<int*>(count);
                        return true;
                    },
                    &left);
            TEST_ASSERT_EQUAL(0, left);
        });
}

void test_every_cut_of_settings_and_a_new_match() {
    const Bytes start = lived_in();
    cut_everywhere(
        start,
        [](Store& store) {
            const std::array<std::uint8_t, 5> later{9, 8, 7, 6, 5};
            (void)store.save_settings(2, later);
        },
        [](Store& store) {
            std::array<std::uint8_t, 8> found;
            const Body body = store.load_settings(2, found);
            TEST_ASSERT_TRUE(body.read == Read::ok);
            TEST_ASSERT_TRUE((body.version == 1 && body.length == 4 && found[0] == 1) ||
                             (body.version == 2 && body.length == 5 && found[0] == 9));
        });
    // A new match takes the place of the one that runs, with all its steps at once.
    static kit::Match taken_over;
    taken_over.begin(small_games::tictactoe, {}, 6);
    for (std::uint8_t i = 0; i < 4; ++i) taken_over.append({0, i});
    (void)taken_over.undo();
    cut_everywhere(
        start, [](Store& store) { (void)store.begin(taken_over); },
        [](Store& store) {
            TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
            TEST_ASSERT_TRUE(match.count == 1 || kit::same_match(match, taken_over));
        });
}

void test_boot_on_all_kinds_of_flash() {
    BootReport report;
    cut_flash::reset();
    (void)switch_on(report);
    TEST_ASSERT_TRUE(report.formatted && report.flash == Mounted::yes);
    (void)switch_on(report);
    TEST_ASSERT_FALSE(report.formatted);

    // Something else is in there: nothing is written before the player agreed.
    for (const std::size_t at : {std::size_t{100}, std::size_t{journal_bytes + 100}}) {
        cut_flash::reset();
        cut_flash::contents()[at] = 0;
        const Bytes before = cut_flash::contents();
        Store& store = switch_on(report);
        TEST_ASSERT_TRUE(report.flash == Mounted::garbage);
        TEST_ASSERT_FALSE(store.saves());
        match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
        TEST_ASSERT_TRUE(store.begin(match) == Saved::not_ours);
        TEST_ASSERT_TRUE(store.played(match) == Saved::no_match);
        TEST_ASSERT_TRUE(store.moved(match) == Saved::no_match);
        TEST_ASSERT_TRUE(store.finish(match, ending()).tallies == Written::no_storage);
        TEST_ASSERT_TRUE(store.erase_everything());
        std::array<std::uint8_t, 4> settings;
        TEST_ASSERT_TRUE(store.load_settings(1, settings).read == Read::no_storage);
        TEST_ASSERT_TRUE(cut_flash::contents() == before);
        TEST_ASSERT_TRUE(store.format());
        TEST_ASSERT_TRUE(store.saves());
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    }
    // The file system is lost, the running matches are not.
    Bytes flash = lived_in();
    std::fill(flash.begin() + journal_bytes, flash.end(), std::uint8_t{0});
    cut_flash::contents() = flash;
    Store& store = switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::garbage);
    TEST_ASSERT_EQUAL(2, report.running.size());
    TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
    match.append({0, 5});
    TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
    TEST_ASSERT_TRUE(store.format());
    TEST_ASSERT_TRUE(store.running(30).actions == 2);
    std::fill(flash.begin() + journal_bytes, flash.end(), std::uint8_t{0xFF});
    cut_flash::contents() = flash;
    (void)switch_on(report);
    TEST_ASSERT_TRUE(report.formatted);

    // Too small, and dead.
    cut_flash::reset(1u << 17);
    Store& small = switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::no_flash);
    TEST_ASSERT_FALSE(small.format());
    cut_flash::reset();
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    (void)switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::blank && !report.formatted);
}

void test_files_that_cannot_be_used_are_set_aside() {
    cut_flash::contents() = lived_in();
    (void)switch_on();
    const std::array<std::uint8_t, 3> bytes{1, 2, 3};
    TEST_ASSERT_TRUE(files::replace("tallies", Kind{{'S', 'G', 'T', 'A'}, 9}, bytes) ==
                     Written::ok);
    TEST_ASSERT_TRUE(files::replace("challenges", Kind{{'E', 'L', 'S', 'E'}, 1}, bytes) ==
                     Written::ok);
    BootReport report;
    Store& store = switch_on(report);
    TEST_ASSERT_EQUAL(2, report.notes.size());
    TEST_ASSERT_EQUAL_STRING("The statistics", report.notes[0].what);
    TEST_ASSERT_EQUAL_STRING(words(Read::newer), report.notes[0].why);
    TEST_ASSERT_EQUAL_STRING(words(Read::foreign), report.notes[1].why);
    TEST_ASSERT_TRUE(files::read_start("aside/1-tallies", Kind{{'S', 'G', 'T', 'A'}, 9}, {}).read ==
                     Read::ok);
    // Numbers go on above those of the replays that are still there.
    match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    TEST_ASSERT_GREATER_THAN_UINT32(store.replays().names[0].match, store.running(null_id).match);
    std::array<std::uint8_t, 2> few;
    TEST_ASSERT_TRUE(store.load_settings(1, few).read == Read::too_long);
    TEST_ASSERT_TRUE(store.load_settings(1, few).read == Read::missing);
    (void)switch_on(report);
    TEST_ASSERT_TRUE(report.notes.empty());
}

kit::Verdict refuse_all(kit::StateBytes*, kit::Action, kit::Events&) {
    return kit::refused("never");
}

void test_matches_that_cannot_go_on_are_set_aside() {
    static const kit::Game other_rules = [] {
        kit::Game game = small_games::tictactoe;
        game.info.version = 7;
        return game;
    }();
    static const kit::Game stricter = [] {
        kit::Game game = small_games::tictactoe;
        game.apply = refuse_all;
        return game;
    }();
    const Bytes start = lived_in();
    for (const kit::Game* game : {&other_rules, &stricter}) {
        cut_flash::contents() = start;
        const std::array<const kit::Game*, 1> games{game};
        Store& store = switch_on(games);
        const ResumeResult result = store.resume(30, match);
        TEST_ASSERT_TRUE(result.resumed == Resumed::refused);
        TEST_ASSERT_EQUAL_STRING(kit::fault_text(game == &stricter ? kit::Fault::refused_action
                                                                   : kit::Fault::other_rules),
                                 result.message);
        TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::none);
        // Nothing is lost: head and steps are in a file.
        std::array<std::uint8_t, 200> bytes;
        const files::Path path = files::Path("aside/1-match-").hex(6);
        const Body body = files::read(path, Kind{{'S', 'G', 'A', 'M'}, 1}, bytes);
        TEST_ASSERT_TRUE(body.read == Read::ok);
        TEST_ASSERT_EQUAL_UINT32(4u + bytes[1] + 4, body.length);
        TEST_ASSERT_EQUAL(4, bytes[4u + bytes[1] + 1]);
        // Replays of such games are refused and stay.
        Summary summary;
        TEST_ASSERT_TRUE(store.read_replay(2, match, summary).resumed == Resumed::refused);
        TEST_ASSERT_EQUAL(4, store.replays().count);
    }
    // Without a file system it is refused, and stays where it is.
    cut_flash::contents() = start;
    std::fill(cut_flash::contents().begin() + journal_bytes, cut_flash::contents().end(), 0);
    const std::array<const kit::Game*, 1> strict{&stricter};
    Store& helpless = switch_on(strict);
    TEST_ASSERT_TRUE(helpless.resume(30, match).resumed == Resumed::refused);
    TEST_ASSERT_TRUE(helpless.running(30).loaded == Loaded::whole);
    // A game that this build does not have is not asked for, and its match stays.
    cut_flash::contents() = start;
    const std::array<const kit::Game*, 1> games{&nullgame::game};
    BootReport report;
    Store& store = switch_on(report, games);
    TEST_ASSERT_EQUAL(1, report.running.size());
    TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::refused);
}

std::size_t slot_of(std::uint32_t generation) {
    for (std::size_t slot = 0; slot < journal_slots; ++slot)
        if (get(&cut_flash::contents()[slot * slot_bytes + 8], 4) == generation)
            return slot * slot_bytes;
    TEST_FAIL_MESSAGE("no such slot");
    return 0;
}

void test_damaged_and_newer_matches() {
    cut_flash::reset();
    Store* store = &switch_on();
    match.begin(small_games::tictactoe, {}, 6);
    for (std::uint8_t i = 0; i < 4; ++i) match.append({0, i});
    TEST_ASSERT_TRUE(store->begin(match) == Saved::yes);
    for (std::uint8_t i = 5; i < 8; ++i) {
        match.append({0, i});
        TEST_ASSERT_TRUE(store->played(match) == Saved::yes);
    }
    const Bytes start = cut_flash::contents();
    const std::size_t slot = slot_of(1);

    cut_flash::contents()[slot + 512] ^= 1;  // the first of three entries
    BootReport report;
    store = &switch_on(report);
    TEST_ASSERT_TRUE(report.running[0].loaded == Loaded::shortened);
    TEST_ASSERT_TRUE(store->resume(30, match).resumed == Resumed::shortened);
    TEST_ASSERT_EQUAL(4, match.count);
    TEST_ASSERT_TRUE(switch_on().resume(30, match).resumed == Resumed::yes);

    cut_flash::contents() = start;
    cut_flash::contents()[slot + 256] ^= 1;  // a step in bulk
    store = &switch_on(report);
    TEST_ASSERT_TRUE(report.running[0].loaded == Loaded::damaged);
    TEST_ASSERT_TRUE(store->resume(30, match).resumed == Resumed::refused);
    TEST_ASSERT_TRUE(store->running(30).loaded == Loaded::none);

    cut_flash::contents() = start;
    auto& flash = cut_flash::contents();
    flash[slot + 3] = 2;
    const std::span<std::uint8_t> page(&flash[slot], 256);
    put(&page[248], crc32(page.first(248)), 4);
    put(&page[252], zeros_in(page.first(252)), 4);
    const Bytes before = flash;
    store = &switch_on(report);
    TEST_ASSERT_TRUE(report.running[0].loaded == Loaded::newer);
    TEST_ASSERT_TRUE(store->resume(30, match).resumed == Resumed::refused);
    TEST_ASSERT_TRUE(before == flash);
}

void test_replays() {
    cut_flash::contents() = lived_in();
    Store& store = switch_on();
    Summary summary;
    TEST_ASSERT_TRUE(store.read_replay(99, match, summary).resumed == Resumed::none);
    TEST_ASSERT_TRUE(store.read_replay(4, match, summary).resumed == Resumed::yes);
    TEST_ASSERT_EQUAL(1, match.count);
    TEST_ASSERT_EQUAL(1, summary.actions);
    const std::array<std::uint8_t, 12> bytes{30, 0, 9};
    TEST_ASSERT_TRUE(files::replace("replays/00000004", Kind{{'S', 'G', 'R', 'P'}, 2}, bytes) ==
                     Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::newer), store.read_replay(4, match, summary).message);
    TEST_ASSERT_EQUAL(4, store.replays().count);
    TEST_ASSERT_TRUE(files::replace("replays/00000004", Kind{{'S', 'G', 'R', 'P'}, 1},
                                    std::span(bytes).first(5)) == Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::damaged), store.read_replay(4, match, summary).message);
    TEST_ASSERT_EQUAL(3, store.replays().count);
    TEST_ASSERT_TRUE(files::replace("replays/00000003", Kind{{'S', 'G', 'R', 'P'}, 1}, bytes) ==
                     Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::damaged), store.read_replay(3, match, summary).message);
    TEST_ASSERT_TRUE(files::replace("replays/00000002", Kind{{'E', 'L', 'S', 'E'}, 1}, bytes) ==
                     Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::foreign), store.read_replay(2, match, summary).message);
    TEST_ASSERT_EQUAL(1, store.replays().count);
}

// Played without storage (the flash was dead): the end is counted all the same if it can be.
void test_a_match_that_was_never_saved() {
    cut_flash::contents() = lived_in();
    Store& store = switch_on();
    match.begin(small_games::endless, {}, 6);
    TEST_ASSERT_TRUE(store.played(match) == Saved::no_match);
    const Finished done = store.finish(match, {});
    TEST_ASSERT_TRUE(done.tallies == Written::ok && done.replay == Written::ok);
    TEST_ASSERT_GREATER_THAN_UINT32(6, done.match);
    TEST_ASSERT_EQUAL_UINT32(1, store.tallies().of(match.game_id, 0).played);
}

// The counted match turns out to be unreadable when the boot wants to complete it.
void test_completing_a_damaged_finish() {
    cut_flash::reset();
    Store& store = switch_on();
    match.begin(small_games::tictactoe, {}, 6);
    for (std::uint8_t i = 0; i < 4; ++i) match.append({0, i});
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    Tallies tallies;
    Result result;
    result.summary.game = 30;
    TEST_ASSERT_TRUE(tallies.count(1, result) == Written::ok);
    cut_flash::contents()[slot_of(1) + 256] ^= 1;
    BootReport report;
    Store& later = switch_on(report);
    TEST_ASSERT_TRUE(report.running.empty());
    TEST_ASSERT_EQUAL(0, later.replays().count);
}

// Neither counted nor kept: then it is not thrown away either.
void test_a_match_that_cannot_be_finished_stays() {
    cut_flash::reset();
    Store& store = switch_on();
    const Script script(1);
    match = script.empty;
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    for (const Deed& deed : script.deeds) {
        Script::apply(deed, match);
        TEST_ASSERT_TRUE((deed.undo ? store.moved(match) : store.played(match)) == Saved::yes);
    }
    const auto set_all = [](cut_flash::Fault fault) {
        for (std::uint32_t block = journal_bytes / hal::flash_block_bytes; block < 256; ++block)
            cut_flash::set_fault(block, fault);
    };
    set_all(cut_flash::Fault::refuses);
    const Finished failed = store.finish(match, ending());
    TEST_ASSERT_TRUE(failed.tallies != Written::ok && failed.replay != Written::ok);
    TEST_ASSERT_TRUE(store.running(null_id).loaded == Loaded::whole);

    set_all(cut_flash::Fault::none);
    Store& next = switch_on();
    TEST_ASSERT_TRUE(next.resume(null_id, match).resumed == Resumed::yes);
    const Finished done = next.finish(match, ending());
    TEST_ASSERT_TRUE(done.tallies == Written::ok && done.replay == Written::ok);
    check_finished(next, script);
}

void test_wrong_use_is_caught() {
    cut_flash::reset();
    static Store* store;
    store = &switch_on();
    match.begin(small_games::tictactoe, {}, 6);
    match.game_id = 5;
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] { (void)store->begin(match); }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] { (void)store->finish(match, {}); }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] {
        (void)store->save_settings(1, std::array<std::uint8_t, Store::most_settings + 1>{});
    }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] {
        static constexpr std::array<const kit::Game*, most_games + 1> many{};
        Store crowded(many, scratch);
    }));
    match.begin(small_games::tictactoe, {}, 6);
    TEST_ASSERT_TRUE(store->begin(match) == Saved::yes);
    TEST_ASSERT_TRUE(store->played(match) == Saved::no_match);
    TEST_ASSERT_TRUE(store->finish(match, {}).tallies == Written::ok);
}

// Damage anywhere in a flash that was lived in: the boot ends, and what is resumed is legal.
void test_garbage_never_fails_a_boot() {
    const Bytes start = lived_in();
    std::uint32_t noise = 3;
    for (int round = 0; round < 400; ++round) {
        cut_flash::reset();
        cut_flash::contents() = start;
        for (int i = 0; i < 1 + round; ++i) {
            noise = noise * 1664525u + 1013904223u;
            const std::uint32_t base = noise & 1 ? 0 : journal_bytes;
            noise = noise * 1664525u + 1013904223u;
            const std::uint32_t at = base + (noise >> 8) % (round % 2 ? 65536 : 16384);
            cut_flash::contents()[at] = static_cast<std::uint8_t>(noise >> 3);
        }
        BootReport report;
        Store& store = switch_on(report);
        for (const RunningMatch& running : report.running) (void)store.resume(running.game, match);
        const ReplayList replay_list = store.replays();
        for (const ReplayName& name : replay_list.all()) {
            Summary summary;
            (void)store.read_replay(name.match, match, summary);
        }
        match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
        if (report.flash == Mounted::garbage) TEST_ASSERT_TRUE(store.format());
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_cut_of_a_life);
    RUN_TEST(test_all_pairs_of_cuts_of_finishing);
    RUN_TEST(test_all_pairs_of_cuts_of_saving);
    RUN_TEST(test_every_cut_of_erasing);
    RUN_TEST(test_every_cut_of_settings_and_a_new_match);
    RUN_TEST(test_boot_on_all_kinds_of_flash);
    RUN_TEST(test_files_that_cannot_be_used_are_set_aside);
    RUN_TEST(test_matches_that_cannot_go_on_are_set_aside);
    RUN_TEST(test_damaged_and_newer_matches);
    RUN_TEST(test_replays);
    RUN_TEST(test_a_match_that_was_never_saved);
    RUN_TEST(test_completing_a_damaged_finish);
    RUN_TEST(test_a_match_that_cannot_be_finished_stays);
    RUN_TEST(test_wrong_use_is_caught);
    RUN_TEST(test_garbage_never_fails_a_boot);
    std::printf("%u power cuts; a store takes %u bytes, its scratch %u\n",
                static_cast<unsigned>(cut_flash::cuts()), static_cast<unsigned>(sizeof(Store)),
                static_cast<unsigned>(Store::scratch_bytes));
    return UNITY_END();
}
