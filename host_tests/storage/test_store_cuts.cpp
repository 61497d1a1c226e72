// The storage as the shell uses it: whenever the power goes, the match is the one before or the one
// after the action, a finished match is counted once, and the console boots.
#include <array>
#include <cstdio>
#include <vector>

#include "storage/cut_everywhere.h"
#include "storage/cut_flash.h"
#include "storage/switched_on.h"
#include "unity.h"

using namespace storage;
using namespace switched_on;
using cut_flash::Tear;

namespace {

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

enum class Stage : std::uint8_t { nothing, playing, finished };

// How far the life of a match surely got.
struct Progress {
    Stage stage = Stage::nothing;
    std::size_t deeds = 0;
};
Progress progress;

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
    cut_flash::restore(start);
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

// A life from `start` to its end with two cuts: the second one comes while the boot after the first
// puts things right, or while the rest is done.
struct TwoCuts {
    std::uint32_t first, second;
    cut_flash::TwoTears tears;
};
void live_with(const TwoCuts& cuts, const Script& script, const Bytes& start,
               const Progress& from) {
    cut_flash::reset();
    cut_flash::restore(start);
    progress = from;
    cut_flash::cut_at(cuts.first, cuts.tears.first, cuts.first);
    (void)cut_flash::powered([&] { live(script); });
    cut_flash::cut_at(cuts.second, cuts.tears.second, cuts.second * 31 + cuts.first);
    const bool whole = cut_flash::powered([&] {
        check_after_cut(script);
        live(script);
    });
    if (!whole) {
        check_after_cut(script);
        live(script);
    }
    check_finished(switch_on(), script);
}

// Everything but the end.
void play_through(const Script& script) {
    Store& store = switch_on();
    match = script.empty;
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    for (const Deed& deed : script.deeds) {
        Script::apply(deed, match);
        TEST_ASSERT_TRUE((deed.undo ? store.moved(match) : store.played(match)) == Saved::yes);
    }
}

void test_all_pairs_of_cuts_of_finishing() {
    const Script script(1);
    cut_flash::reset();
    play_through(script);
    const Bytes start = cut_flash::contents();
    const Progress from{Stage::playing, script.deeds.size()};
    progress = from;
    const std::uint32_t operations = operations_of(script, start) + 3;
    for (std::uint32_t first = 0; first < operations; ++first)
        for (std::uint32_t second = 0; second < operations; ++second)
            for (const auto& tears : cut_flash::fewer_pairs_of(cut_flash::tears, first, second))
                live_with({first, second, tears}, script, start, from);
}

void test_all_pairs_of_cuts_of_saving() {
    Script script(1);
    script.deeds.resize(3);
    cut_flash::reset();
    (void)switch_on();
    const Bytes start = cut_flash::contents();
    const std::uint32_t made_ready = cut_flash::operations();
    play_through(script);
    const std::uint32_t operations = cut_flash::operations() - made_ready + 3;
    for (std::uint32_t first = 0; first < operations; ++first)
        for (std::uint32_t second = 0; second < operations; ++second)
            for (const auto& tears : cut_flash::pairs_of(cut_flash::tears))
                live_with({first, second, tears}, script, start, {});
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
            TEST_ASSERT_TRUE(store.arena(3).used);
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
            TEST_ASSERT_FALSE(store.arena(3).used);
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

// ---- Making the flash ours ----------------------------------------------------------------------

// Over zeros, noise, and what is left of an older file system. Running matches stay, whatever
// happens, and nothing of the old files comes back.
void test_every_cut_of_formatting() {
    const Bytes lived = lived_in();
    std::array<Bytes, 3> starts{lived, lived, lived};
    std::uint32_t noise = 5;
    for (std::size_t i = journal_bytes; i < lived.size(); ++i) {
        noise = noise * 1664525u + 1013904223u;
        starts[0][i] = 0;
        starts[1][i] = static_cast<std::uint8_t>(noise >> 24);
        if (i < journal_bytes + 2 * hal::flash_block_bytes) starts[2][i] = 0x5A;
    }
    for (const Bytes& start : starts) {
        for (std::uint32_t at = 0;; ++at) {
            bool reached = false;
            for (const Tear tear : cut_flash::tears) {
                cut_flash::restore(start);
                BootReport report;
                Store& store = switch_on(report);
                TEST_ASSERT_TRUE(report.flash == Mounted::garbage);
                cut_flash::cut_at(at, tear, at);
                reached |= !cut_flash::powered([&] { (void)store.format(); });
                Store& later = switch_on(report);
                TEST_ASSERT_TRUE(report.notes.empty());
                TEST_ASSERT_EQUAL(2, report.running.size());
                if (report.flash != Mounted::yes) TEST_ASSERT_TRUE(later.format());
                TEST_ASSERT_EQUAL(0, later.tallies().rows());
                TEST_ASSERT_EQUAL(0, later.replays().count);
                TEST_ASSERT_TRUE(later.resume(30, match).resumed == Resumed::yes);
                TEST_ASSERT_TRUE(later.finish(match, ending()).replay == Written::ok);
            }
            if (!reached) break;
        }
    }
}

// ---- Finishing among many -----------------------------------------------------------------------

// As many replays as are kept; `match` runs and is about to end.
Bytes with_twenty_replays() {
    cut_flash::reset();
    Store& store = switch_on();
    for (int i = 0; i <= kept_replays; ++i) {
        match.begin(small_games::tictactoe, {}, static_cast<std::uint64_t>(i));
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
        match.append({0, 4});
        TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
        if (i == kept_replays) break;
        TEST_ASSERT_TRUE(store.finish(match, ending()).replay == Written::ok);
    }
    return cut_flash::contents();
}

void finish_running(Store& store) {
    TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
    (void)store.finish(match, ending());
}

// Counted once or not at all; if so its replay is there, and all others can be watched.
void check_finished_among(Store& store, std::uint32_t before) {
    if (store.running(30).loaded != Loaded::none) {
        TEST_ASSERT_EQUAL_UINT32(before, store.tallies().of(30, 1).played);
        finish_running(store);
    }
    TEST_ASSERT_EQUAL_UINT32(before + 1, store.tallies().of(30, 1).played);
    const ReplayList list = store.replays();
    TEST_ASSERT_EQUAL_UINT32(before + 1, list.names[0].match);
    for (const ReplayName& name : list.all()) {
        Summary summary;
        TEST_ASSERT_TRUE(store.read_replay(name.match, match, summary).resumed == Resumed::yes);
    }
}

void test_every_cut_of_finishing_with_twenty_replays() {
    cut_everywhere(with_twenty_replays(), finish_running, [](Store& store) {
        check_finished_among(store, kept_replays);
        TEST_ASSERT_EQUAL(kept_replays, store.replays().count);
    });
}

// One that does not count becomes a replay, once, and the sums stay as they were.
void finish_uncounted(Store& store) {
    if (store.running(30).loaded == Loaded::none) return;
    TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
    Ending uncounted = ending();
    uncounted.counts = false;
    (void)store.finish(match, uncounted);
}
void test_every_cut_of_finishing_without_counting() {
    cut_everywhere(with_twenty_replays(), finish_uncounted, [](Store& store) {
        finish_uncounted(store);
        TEST_ASSERT_TRUE(store.running(30).loaded == Loaded::none);
        TEST_ASSERT_EQUAL_UINT32(kept_replays, store.tallies().of(30, 1).played);
        TEST_ASSERT_EQUAL_UINT32(kept_replays + 1, store.replays().names[0].match);
        TEST_ASSERT_EQUAL(kept_replays, store.replays().count);
    });
}

void test_every_cut_of_finishing_in_a_full_storage() {
    cut_flash::restore(with_twenty_replays());
    (void)switch_on();
    const Bytes large(3000, 0x5A);
    std::uint32_t count = 0;
    while (files::replace(files::Path("bulk/").hex(count), Kind{{'B', 'U', 'L', 'K'}, 1}, large) ==
           Written::ok)
        ++count;
    TEST_ASSERT_TRUE(count > 20);
    cut_everywhere(cut_flash::contents(), finish_running, [](Store& store) {
        check_finished_among(store, kept_replays);
        TEST_ASSERT_TRUE(store.replays().count <= kept_replays);
    });
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

// ---- Replays: stars and removal -----------------------------------------------------------------

// The replays that can be watched; `starred` counts stars.
int watchable(Store& store, int& starred) {
    const ReplayList list = store.replays();
    starred = 0;
    for (const ReplayName& name : list.all()) {
        Summary summary;
        TEST_ASSERT_TRUE(store.read_replay(name.match, match, summary).resumed == Resumed::yes);
        starred += name.starred;
    }
    return list.count;
}

void test_every_cut_of_stars_and_removal() {
    const Bytes start = lived_in();
    int starred;
    cut_everywhere(
        start, [](Store&) { (void)replays::star(2, true); },
        [&](Store& store) {
            TEST_ASSERT_EQUAL(4, watchable(store, starred));
            TEST_ASSERT_TRUE(starred <= 1);
        });
    cut_everywhere(
        start, [](Store&) { (void)replays::remove(2); },
        [&](Store& store) {
            const int count = watchable(store, starred);
            TEST_ASSERT_TRUE(count == 3 || count == 4);
        });
    // The oldest loses its star among twenty others: it goes, and no other does.
    cut_flash::restore(with_twenty_replays());
    finish_running(switch_on());
    TEST_ASSERT_TRUE(replays::star(2, true));
    match.begin(small_games::tictactoe, {}, 99);
    TEST_ASSERT_TRUE(switch_on().begin(match) == Saved::yes);
    finish_running(switch_on());
    TEST_ASSERT_EQUAL(kept_replays + 1, watchable(switch_on(), starred));
    cut_everywhere(
        cut_flash::contents(), [](Store&) { (void)replays::star(2, false); },
        [&](Store& store) {
            const int count = watchable(store, starred);
            TEST_ASSERT_TRUE(count == kept_replays + 1 || (count == kept_replays && starred == 0));
        });
}

// ---- Setting aside ------------------------------------------------------------------------------

// Whether a file of this kind, whole, is under aside/ or in the root.
bool kept_somewhere(const Kind& kind) {
    struct Search {
        const Kind& kind;
        const char* folder;
        bool found;
    } search{kind, "", false};
    for (const char* folder : {"", "aside"}) {
        search.folder = folder;
        files::list(
            folder,
            [](void* context, std::string_view name) {
                auto& here = *static_cast<Search*>(context);
                files::Path path(here.folder);
                if (*here.folder) path.add("/");
                here.found |= files::check(path.add(name), here.kind).read == Read::ok;
                return !here.found;
            },
            &search);
    }
    return search.found;
}

kit::Verdict refuse_all(kit::StateBytes*, kit::Action, kit::Events&) {
    return kit::refused("never");
}

// A match that is refused runs still, or is whole in a file.
void test_every_cut_of_refusing_a_match() {
    static const kit::Game stricter = [] {
        kit::Game game = small_games::tictactoe;
        game.apply = refuse_all;
        return game;
    }();
    const std::array<const kit::Game*, 1> games{&stricter};
    cut_everywhere(
        lived_in(), [](Store& store) { (void)store.resume(30, match); },
        [](Store& store) {
            constexpr Kind refused{{'S', 'G', 'A', 'M'}, 1};
            if (store.running(30).loaded == Loaded::none)
                TEST_ASSERT_TRUE(kept_somewhere(refused));
            else
                TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::refused);
            TEST_ASSERT_TRUE(store.running(30).loaded == Loaded::none);
            TEST_ASSERT_TRUE(kept_somewhere(refused));
        },
        games);
}

// Files that the boot refuses are moved by it, and a damaged replay when it is opened.
void test_every_cut_of_setting_files_aside() {
    constexpr Kind tallies{{'S', 'G', 'T', 'A'}, 9}, stars{{'E', 'L', 'S', 'E'}, 1},
        drawn{{'S', 'G', 'A', 'R'}, 2}, replay{{'S', 'G', 'R', 'P'}, 1};
    cut_flash::restore(lived_in());
    (void)switch_on();
    const std::array<std::uint8_t, 3> bytes{1, 2, 3};
    TEST_ASSERT_TRUE(files::replace("tallies", tallies, bytes) == Written::ok);
    TEST_ASSERT_TRUE(files::replace("challenges", stars, bytes) == Written::ok);
    TEST_ASSERT_TRUE(files::replace("arenas", drawn, bytes) == Written::ok);
    TEST_ASSERT_TRUE(files::replace("replays/00000004", replay, bytes) == Written::ok);
    const Bytes start = cut_flash::contents();
    for (std::uint32_t at = 0;; ++at) {
        bool reached = false;
        for (const Tear tear : cut_flash::tears) {
            cut_flash::restore(start);
            cut_flash::cut_at(at, tear, at);
            reached |= !cut_flash::powered([] {
                Summary summary;
                (void)switch_on().read_replay(4, match, summary);
            });
            BootReport report;
            Store& store = switch_on(report);
            TEST_ASSERT_TRUE(report.flash == Mounted::yes);
            TEST_ASSERT_TRUE(kept_somewhere(tallies) && kept_somewhere(stars) &&
                             kept_somewhere(drawn));
            TEST_ASSERT_TRUE(files::check("tallies", tallies).read == Read::missing);
            TEST_ASSERT_TRUE(files::check("challenges", stars).read == Read::missing);
            TEST_ASSERT_TRUE(files::check("arenas", drawn).read == Read::missing);
            Summary summary;
            (void)store.read_replay(4, match, summary);
            TEST_ASSERT_TRUE(kept_somewhere(replay));
            TEST_ASSERT_EQUAL(3, store.replays().count);
        }
        if (!reached) return;
    }
}

// ---- Cells in between ---------------------------------------------------------------------------

// What a cut left half programmed reads differently each time. What the console showed first holds.
void test_cells_that_waver() {
    const Script script(4);
    progress = {};
    const std::uint32_t operations = operations_of(script, Bytes(1u << 20, 0xFF));
    int wavered = 0;
    for (std::uint32_t at = 0; at < operations; ++at) {
        cut_flash::reset();
        progress = {};
        cut_flash::cut_at(at, Tear::wavers, at);
        TEST_ASSERT_FALSE(cut_flash::powered([&] { live(script); }));
        if (cut_flash::cut_place() >= journal_bytes) continue;  // LittleFS's own
        ++wavered;
        for (int i = 0; i < 5; ++i) check_after_cut(script);
        live(script);
        check_finished(switch_on(), script);
    }
    TEST_ASSERT_GREATER_THAN(20, wavered);
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
    RUN_TEST(test_every_cut_of_formatting);
    RUN_TEST(test_every_cut_of_finishing_with_twenty_replays);
    RUN_TEST(test_every_cut_of_finishing_without_counting);
    RUN_TEST(test_every_cut_of_finishing_in_a_full_storage);
    RUN_TEST(test_a_match_that_cannot_be_finished_stays);
    RUN_TEST(test_every_cut_of_stars_and_removal);
    RUN_TEST(test_every_cut_of_refusing_a_match);
    RUN_TEST(test_every_cut_of_setting_files_aside);
    RUN_TEST(test_cells_that_waver);
    std::printf("%u power cuts\n", static_cast<unsigned>(cut_flash::cuts()));
    return UNITY_END();
}
