// Saves that leave the console and come back: each checked, each whole or not there whenever the
// power goes, and nothing that is here lost for them.
#include <array>
#include <cstdio>
#include <map>
#include <string>
#include <vector>

#include "storage/bytes.h"
#include "storage/cut_flash.h"
#include "storage/shots.h"
#include "storage/switched_on.h"
#include "storage/torn.h"
#include "unity.h"

using namespace storage;
using namespace switched_on;
using cut_flash::Tear;

namespace {

kit::ReadMemory room;
kit::Match draft;
constexpr std::uint16_t settings_version = 3;
using Saves = std::map<std::string, Bytes>;

Bytes raw(const char* path) {
    Bytes bytes(files::bytes(path));
    // In pieces, as they are sent.
    for (std::uint32_t at = 0; at < bytes.size(); at += 100) {
        const auto count =
            std::min<std::uint32_t>(100, static_cast<std::uint32_t>(bytes.size()) - at);
        TEST_ASSERT_EQUAL_UINT32(count,
                                 files::read_raw(path, at, std::span(bytes).subspan(at, count)));
    }
    return bytes;
}

Saves saves_of(const Store& store) {
    Saves saves;
    const auto add = [&](const char* path) {
        if (files::bytes(path) > 0) saves[path] = raw(path);
    };
    for (const char* path : Store::single_saves) add(path);
    const ReplayList matches = store.replays();
    for (const ReplayName& name : matches.all()) add(replays::path_of(name));
    const ShotList pictures = shots::list();
    for (const std::uint16_t number : pictures.all()) add(shots::path_of(number));
    for (const kit::Game* game : all_games) {
        if (store.running(game->info.id).loaded == Loaded::none) continue;
        Bytes bytes(kit::max_match_bytes);
        const auto copied = store.copy_running(game->info.id, bytes, room);
        TEST_ASSERT_EQUAL_STRING("", copied.why_not);
        bytes.resize(copied.bytes);
        saves[std::string(Store::running_folder) + std::string(game->info.word)] = bytes;
    }
    return saves;
}

const char* put_back(Store& store, const std::string& name, Bytes copy) {
    const kit::Verdict verdict = store.put_back(name, copy, settings_version, room, draft);
    return verdict.ok() ? "ok" : verdict.why_not;
}
void expect(const char* answer, Store& store, const std::string& name, const Bytes& copy) {
    TEST_ASSERT_EQUAL_STRING_MESSAGE(answer, put_back(store, name, copy), name.c_str());
}

// A file as another console would send it.
Bytes stamped(const char* magic, std::uint16_t version, const Bytes& body) {
    Bytes file(16 + body.size());
    std::copy_n(magic, 4, file.begin());
    put(&file[4], version, 2);
    put(&file[8], static_cast<std::uint32_t>(body.size()), 4);
    put(&file[12], crc32(body), 4);
    std::copy(body.begin(), body.end(), file.begin() + 16);
    return file;
}

std::uint16_t keep_picture(Pixel colour) {
    static std::array<Pixel, 40 * 20> pixels;
    pixels.fill(colour);
    const auto paint = [](void*, int y, int) -> const Pixel* { return pixels.data() + y * 40; };
    const KeptShot kept = shots::keep({40, 20}, paint, nullptr);
    TEST_ASSERT_TRUE(kept.written == Written::ok);
    return kept.number;
}

// A console with something of everything.
Store& live() {
    cut_flash::restore(lived_in());
    Store& store = switch_on();
    TEST_ASSERT_TRUE(files::remove("shots/0001"));  // it was none
    (void)keep_picture(1);
    (void)keep_picture(2);
    const ReplayList all = store.replays();
    TEST_ASSERT_TRUE(replays::star(all.names[1].match, true));
    TEST_ASSERT_TRUE(store.save_settings(2, Bytes{9, 8, 7}) == Written::ok);
    TEST_ASSERT_TRUE(store.set_day(323, true) == Written::ok);
    return store;
}

void test_everything_comes_back_on_another_console() {
    Store& first = live();
    const Saves saves = saves_of(first);
    TEST_ASSERT_EQUAL(5 + 4 + 2 + 2, saves.size());
    const Tally tally = first.tallies().of(30, 1);

    cut_flash::reset();
    Store& other = switch_on();
    for (const auto& [name, bytes] : saves) expect("ok", other, name, bytes);
    Saves there = saves_of(other);
    // Whose numbers are of the first console and mean nothing here.
    TEST_ASSERT_TRUE(there.at("tallies") != saves.at("tallies"));
    there["tallies"] = saves.at("tallies");
    TEST_ASSERT_TRUE(there == saves);
    Tally expected_tally = tally;
    expected_tally.last_match = 0;
    TEST_ASSERT_TRUE(other.tallies().of(30, 1) == expected_tally);
    TEST_ASSERT_EQUAL(2, other.challenges().stars(12));
    TEST_ASSERT_EQUAL(323, other.day_book().today);
    TEST_ASSERT_EQUAL_UINT8(4, other.arena(3).record[1]);
    std::array<std::uint8_t, 8> settings;
    TEST_ASSERT_EQUAL_UINT32(3, other.load_settings(settings_version, settings).length);
    for (const auto& [name, bytes] : saves) expect("ok", other, name, bytes);  // twice is once
    TEST_ASSERT_EQUAL(saves.size(), saves_of(other).size());

    // It boots, its matches go on, and what is finished counts.
    BootReport report;
    Store& again = switch_on(report);
    TEST_ASSERT_TRUE(report.notes.empty());
    TEST_ASSERT_EQUAL(2, report.running.size());
    TEST_ASSERT_TRUE(again.resume(30, match).resumed == Resumed::yes);
    match.append({0, 5});
    TEST_ASSERT_TRUE(again.played(match) == Saved::yes);
    const Finished done = again.finish(match, ending());
    TEST_ASSERT_TRUE(done.replay == Written::ok);
    TEST_ASSERT_EQUAL_UINT32(tally.played + 1, again.tallies().of(30, 1).played);
    const ReplayList kept = again.replays();
    TEST_ASSERT_EQUAL(5, kept.count);
    for (const ReplayName& name : kept.all()) TEST_ASSERT_TRUE(name.match <= done.match);
}

void test_running_matches_are_copied_as_they_are() {
    Store& store = live();
    Bytes bytes(kit::max_match_bytes);
    // With something that can be redone, and longer than an entry page.
    match.begin(small_games::endless, small_games::endless.info.form.usual(), 9);
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    for (int i = 0; i < 100; ++i) {
        match.append({1});
        TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
    }
    TEST_ASSERT_TRUE(match.undo());
    TEST_ASSERT_TRUE(store.moved(match) == Saved::yes);
    const GameId endless_id = small_games::endless.info.id;
    const auto copied = store.copy_running(endless_id, bytes, room);
    TEST_ASSERT_TRUE(kit::decode({bytes.data(), copied.bytes}, all_games, draft, room).ok());
    TEST_ASSERT_TRUE(kit::same_match(match, draft));
    // The match that is open is still open.
    match.append({1});
    TEST_ASSERT_TRUE(store.played(match) == Saved::yes);

    TEST_ASSERT_TRUE(store.finish(match, ending()).replay == Written::ok);
    TEST_ASSERT_EQUAL_STRING("it is not there",
                             store.copy_running(endless_id, bytes, room).why_not);
    TEST_ASSERT_EQUAL_STRING("it is not there", store.copy_running(7, bytes, room).why_not);
    // Rules that have changed since.
    const std::array<const kit::Game*, 1> fewer{&small_games::endless};
    Store& without = switch_on(fewer);
    TEST_ASSERT_EQUAL_STRING("this build does not have the game of this match",
                             without.copy_running(30, bytes, room).why_not);

    // Damaged and newer ones, as test_store makes them: every byte of a header's page changed.
    cut_flash::restore(lived_in());
    std::map<std::string, int> answers;
    const Bytes flash = cut_flash::contents();
    for (std::uint32_t at = 0; at < journal_bytes; at += slot_bytes) {
        for (const int version : {1, 2}) {
            Bytes changed = flash;
            changed[at + 3] = static_cast<std::uint8_t>(version);
            if (version == 2) {
                put(&changed[at + 248], crc32({&changed[at], 248}), 4);
                put(&changed[at + 252], zeros_in({&changed[at], 252}), 4);
            }
            cut_flash::restore(changed);
            answers[switch_on().copy_running(30, bytes, room).why_not]++;
        }
    }
    TEST_ASSERT_EQUAL(1, answers.at("it was written by a newer Sixgun"));
    for (std::uint32_t block = 0; block < journal_bytes / hal::flash_block_bytes; ++block) {
        cut_flash::reset();
        cut_flash::restore(flash);
        Store& unread = switch_on();
        cut_flash::set_fault(block, cut_flash::Fault::unread);
        answers[unread.copy_running(30, bytes, room).why_not]++;
    }
    TEST_ASSERT_GREATER_THAN(0, answers["it is damaged"]);
    // A match that moved and whose steps in bulk are not what was saved.
    cut_flash::reset();
    Store& moving = switch_on();
    match.begin(small_games::endless, small_games::endless.info.form.usual(), 9);
    for (int i = 0; i < 100; ++i) match.append({1});
    TEST_ASSERT_TRUE(moving.begin(match) == Saved::yes);
    for (std::uint32_t at = 0; at < journal_bytes; at += slot_bytes)
        cut_flash::contents()[at + 256] = 0;
    TEST_ASSERT_EQUAL_STRING("it is damaged", moving.copy_running(endless_id, bytes, room).why_not);
}

void test_what_is_not_ours_is_refused() {
    Store& store = live();
    const Saves saves = saves_of(store);
    const Bytes flash = cut_flash::contents();
    for (const auto& [name, bytes] : saves) {
        const bool running = name.starts_with("running/");
        const auto answer = [&](Bytes copy) { return std::string(put_back(store, name, copy)); };
        if (name.starts_with("replays/") || name.starts_with("shots/")) {
            const bool gone = files::remove(name.c_str());
            TEST_ASSERT_TRUE(gone);
        }
        const Bytes before = cut_flash::contents();
        TEST_ASSERT_FALSE(answer({}) == "ok");
        TEST_ASSERT_FALSE(answer({'h', 'e', 'l', 'l', 'o'}) == "ok");
        TEST_ASSERT_FALSE(answer(Bytes(500, 0)) == "ok");
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            Bytes wrong = bytes;
            wrong[i] ^= 1;
            if (i < 4 || i >= 8 || running) TEST_ASSERT_FALSE(answer(wrong) == "ok");
        }
        for (std::size_t length = 0; length < bytes.size(); ++length) {
            if (running) break;  // a shorter match is a match
            TEST_ASSERT_FALSE(answer({bytes.begin(), bytes.begin() + static_cast<long>(length)}) ==
                              "ok");
        }
        TEST_ASSERT_TRUE_MESSAGE(before == cut_flash::contents(), name.c_str());
    }
    cut_flash::restore(flash);
    Store& fresh = switch_on();
    expect("it was written by a newer Sixgun", fresh, "tallies", stamped("SGTA", 2, Bytes(16)));
    expect("it is not a file of Sixgun", fresh, "tallies", stamped("SGCH", 1, Bytes(16)));
    expect("there is no save of this name", fresh, "replays/12", {});
    expect("there is no save of this name", fresh, "replays/0000000g", {});
    expect("there is no save of this name", fresh, "shots/00001", {});
    expect("there is no save of this name", fresh, "shots/0000", {});
    expect("there is no save of this name", fresh, "shots/000x", {});
    expect("there is no save of this name", fresh, "growing", {});
    expect("there is no save of this name", fresh, "", {});
    expect("this build does not have the game of this match", fresh, "running/chess", {});
    expect("it is a match of another game", fresh, "running/tictactoe",
           saves.at("running/nullgame"));
}

void test_well_stamped_nonsense_is_refused() {
    Store& store = live();
    const Bytes before = cut_flash::contents();
    expect("it is damaged", store, "tallies", stamped("SGTA", 1, Bytes(15)));
    expect("it is damaged", store, "tallies", stamped("SGTA", 1, Bytes(16 + 64)));
    Bytes many(16 + 64 * (tally_rows + 1));
    for (std::size_t i = 0; i <= tally_rows; ++i) {
        many[16 + i * 64] = 1;
        many[17 + i * 64] = static_cast<std::uint8_t>(i);
    }
    expect("it is damaged", store, "tallies", stamped("SGTA", 1, many));
    expect("it is too long", store, "challenges", stamped("SGCH", 1, Bytes(257)));
    expect("it is damaged", store, "days", stamped("SGDY", 1, Bytes(3)));
    expect("it is damaged", store, "days", stamped("SGDY", 1, Bytes(5)));
    expect("it is damaged", store, "days", stamped("SGDY", 1, Bytes(4 + 8 * 33)));
    expect("it is damaged", store, "days", stamped("SGDY", 1, Bytes(4 + 8)));
    expect("it is too long", store, "settings",
           stamped("SGSE", 1, Bytes(Store::most_settings + 1)));
    expect("it was written by a newer Sixgun", store, "settings",
           stamped("SGSE", settings_version + 1, Bytes(3)));
    Bytes drawn(16 * 113);
    expect("it is damaged", store, "arenas", stamped("SGAR", 1, Bytes(drawn.size() - 1)));
    expect("it is damaged", store, "arenas", stamped("SGAR", 1, Bytes(drawn.size() + 113)));
    for (const int flags : {2, 4, 5, 255}) {
        drawn[113 * 15] = static_cast<std::uint8_t>(flags);
        expect("it is damaged", store, "arenas", stamped("SGAR", 1, drawn));
    }
    drawn[113 * 15] = 0;
    drawn.back() = 1;  // in a slot that is not used
    expect("it is damaged", store, "arenas", stamped("SGAR", 1, drawn));
    expect("it is damaged", store, "shots/0009", stamped("SGSH", 1, Bytes(3)));
    expect("it is damaged", store, "shots/0009", stamped("SGSH", 1, Bytes(100, 0xFF)));
    expect("it is damaged", store, "replays/00000999", stamped("SGRP", 1, Bytes(11)));
    expect("it is damaged", store, "replays/00000999", stamped("SGRP", 1, Bytes(40, 9)));
    expect("this is not a Sixgun match", store, "replays/00000999",
           stamped("SGRP", 1, Bytes(40, 1)));
    // A summary of another game than the match's.
    Bytes replay = raw(replays::path_of(store.replays().names[0]));
    replay.erase(replay.begin(), replay.begin() + 16);
    replay[0] ^= 1;
    expect("it is damaged", store, "replays/00000999", stamped("SGRP", 1, replay));
    TEST_ASSERT_TRUE(before == cut_flash::contents());
}

void test_numbers_that_are_taken_or_impossible() {
    Store& store = live();
    const ReplayName newest = store.replays().names[0];
    Bytes other = raw(replays::path_of(newest));
    other[16 + 4] ^= 1;  // another score
    put(&other[12], crc32(std::span(other).subspan(16)), 4);
    const int count = store.replays().count;
    expect("ok", store, std::string(replays::path_of(newest).view()), other);
    TEST_ASSERT_EQUAL(count + 1, store.replays().count);
    TEST_ASSERT_TRUE(store.replays().names[0].match > newest.match);
    // The number of a running match, none at all, and one that would wrap around.
    const std::uint32_t running = store.running(30).match;
    for (const std::uint32_t number : {running, 0u, 0xFFFFFFFFu, (1u << 30) + 1}) {
        expect("ok", store, std::string(files::Path("replays/").hex(number).view()), other);
        TEST_ASSERT_TRUE(store.replays().names[0].match < 1000);
        TEST_ASSERT_TRUE(store.replays().names[0].match != running);
    }
    // One that is far ahead: what is begun next is ahead of it.
    expect("ok", store, "replays/00010000-star", other);
    match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    TEST_ASSERT_GREATER_THAN(0x10000, store.running(null_id).match);
    // A picture whose number is taken gets the next one.
    const Bytes picture = raw("shots/0001");
    expect("ok", store, "shots/0002", picture);
    TEST_ASSERT_TRUE(raw("shots/0003") == picture);
}

void test_full_lists_lose_nothing() {
    Store& store = live();
    const Bytes match_copy = raw(replays::path_of(store.replays().names[0]));
    const auto other = [&](std::uint32_t i) {
        Bytes changed = match_copy;
        put(&changed[16 + 4], 1000 + i, 4);
        put(&changed[12], crc32(std::span(changed).subspan(16)), 4);
        return changed;
    };
    for (std::uint32_t i = 0; store.replays().count < replay_limit; ++i)
        (void)put_back(store,
                       std::string(files::Path("replays/").hex(0x100 + i).view()) +
                           (i % 2 == 0 ? "-star" : ""),
                       other(i));
    expect("twenty matches are kept already", store, "replays/00000999", other(777));
    expect("twenty matches are starred already", store, "replays/00000999-star", other(777));
    const kit::Match finished = [] {
        static kit::Match made;
        made.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
        return made;
    }();
    Bytes work(kit::max_match_bytes);
    TEST_ASSERT_EQUAL_STRING("twenty matches are kept already",
                             store.add_replay(finished, {}, work).why_not);
    TEST_ASSERT_TRUE(replays::remove_oldest());
    TEST_ASSERT_TRUE(store.add_replay(finished, {.game = null_id, .score = 5}, work).ok());
    Summary summary;
    TEST_ASSERT_TRUE(store.read_replay(store.replays().names[0].match, match, summary).resumed ==
                     Resumed::yes);
    TEST_ASSERT_EQUAL(5, summary.score);

    const Bytes picture = raw("shots/0001");
    while (shots::list().count < kept_shots) (void)keep_picture(77);
    expect("sixteen pictures are kept already", store, "shots/0999", picture);
    expect("ok", store, "shots/0001", picture);
    // A flash that takes nothing.
    const Saves saves = saves_of(store);
    TEST_ASSERT_TRUE(replays::remove(store.replays().names[0].match));
    TEST_ASSERT_TRUE(shots::remove(1));
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    for (const auto& [name, bytes] : saves) {
        const std::string answer = put_back(store, name, bytes);
        const bool here = name.starts_with("replays/") || name.starts_with("shots/");
        TEST_ASSERT_TRUE_MESSAGE(here || answer.starts_with("not saved"), name.c_str());
    }
    TEST_ASSERT_TRUE(std::string(put_back(store, "replays/00000998", other(778))) != "ok");
    TEST_ASSERT_TRUE(std::string(put_back(store, "shots/0001", picture)) != "ok");
    cut_flash::reset();
    cut_flash::contents()[journal_bytes + 99] = 0;
    Store& garbage = switch_on();
    expect("not saved: the storage cannot be used", garbage, "tallies", {});
    TEST_ASSERT_EQUAL_UINT32(0, files::bytes("tallies"));
    TEST_ASSERT_EQUAL_UINT32(0, files::read_raw("tallies", 0, work));
}

void test_raw_reading() {
    (void)live();
    Bytes some(10);
    TEST_ASSERT_EQUAL_UINT32(0, files::bytes("nothing"));
    TEST_ASSERT_EQUAL_UINT32(0, files::bytes("replays"));  // a folder
    TEST_ASSERT_EQUAL_UINT32(0, files::read_raw("nothing", 0, some));
    TEST_ASSERT_EQUAL_UINT32(19, files::bytes("settings"));
    TEST_ASSERT_EQUAL_UINT32(3, files::read_raw("settings", 16, some));
    TEST_ASSERT_EQUAL_UINT32(0, files::read_raw("settings", 900, some));
    TEST_ASSERT_FALSE(files::same_as("settings", some));
    TEST_ASSERT_FALSE(files::same_as("nothing", Bytes(16)));
    // A file whose blocks cannot be read any more.
    const Bytes long_body(6000, 7);
    TEST_ASSERT_TRUE(files::replace("long", Kind{{'L', 'O', 'N', 'G'}, 1}, long_body) ==
                     Written::ok);
    std::uint32_t failed = 0;
    for (std::uint32_t block = journal_bytes / hal::flash_block_bytes; block < 256; ++block) {
        cut_flash::set_fault(block, cut_flash::Fault::unread);
        failed += files::read_raw("long", 5000, some) == 0;
        cut_flash::set_fault(block, cut_flash::Fault::none);
    }
    TEST_ASSERT_GREATER_THAN(0, failed);
}

// The power goes while a copy is put back: what was here, or what came back.
void test_every_cut_of_putting_back() {
    Store& old = live();
    (void)old;
    static Saves before, wanted;
    before = saves_of(old);
    const Bytes start = cut_flash::contents();
    // The same console a little later: more of everything, and other matches under way.
    Store& later = switch_on();
    match.begin(small_games::tictactoe, {}, 77);
    TEST_ASSERT_TRUE(later.begin(match) == Saved::yes);
    for (std::uint8_t cell = 8; cell > 5; --cell) {
        match.append({0, cell});
        TEST_ASSERT_TRUE(later.played(match) == Saved::yes);
    }
    match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
    TEST_ASSERT_TRUE(later.begin(match) == Saved::yes);
    TEST_ASSERT_TRUE(later.finish(match, ending()).replay == Written::ok);
    (void)keep_picture(3);
    TEST_ASSERT_TRUE(later.save_settings(2, Bytes{1, 1, 1, 1}) == Written::ok);
    TEST_ASSERT_TRUE(later.keep_arena(0, {.used = true, .draft = true, .record = {5}}) ==
                     Written::ok);
    wanted = saves_of(later);

    for (const auto& [name, bytes] : wanted) {
        if (before.contains(name) && before.at(name) == bytes) continue;
        static std::string which;
        static Bytes copy;
        which = name;
        cut_flash::restore(start);
        (void)switch_on();
        const std::uint32_t from = cut_flash::operations();
        copy = bytes;
        expect("ok", switch_on(), name, bytes);
        const std::uint32_t operations = cut_flash::operations() - from;
        int was_before = 0, was_after = 0;
        for (std::uint32_t at = 0; at < operations; ++at) {
            for (const Tear tear : cut_flash::tears) {
                cut_flash::restore(start);
                static Store* store;
                store = &switch_on();
                copy = bytes;
                cut_flash::cut_at(at, tear, at);
                (void)cut_flash::powered(
                    [] { (void)store->put_back(which, copy, settings_version, room, draft); });
                cut_flash::never_cut();
                BootReport report;
                Store& again = switch_on(report);
                TEST_ASSERT_TRUE(report.flash == Mounted::yes && report.notes.empty());
                Saves there = saves_of(again);
                const bool is_new = there.contains(name) != before.contains(name) ||
                                    (before.contains(name) && there.at(name) != before.at(name));
                (is_new ? was_after : was_before)++;
                // It alone is new, and it is whole; its numbers are forgotten.
                Saves expected_saves = before;
                if (is_new) expected_saves[name] = name == "tallies" ? there.at(name) : bytes;
                TEST_ASSERT_TRUE_MESSAGE(there == expected_saves, name.c_str());
                if (is_new && name == "tallies")
                    TEST_ASSERT_EQUAL_UINT32(later.tallies().of(null_id, 1).played,
                                             again.tallies().of(null_id, 1).played);
            }
        }
        TEST_ASSERT_GREATER_THAN(0, was_before);
        TEST_ASSERT_GREATER_THAN(0, was_after);
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_everything_comes_back_on_another_console);
    RUN_TEST(test_running_matches_are_copied_as_they_are);
    RUN_TEST(test_what_is_not_ours_is_refused);
    RUN_TEST(test_well_stamped_nonsense_is_refused);
    RUN_TEST(test_numbers_that_are_taken_or_impossible);
    RUN_TEST(test_full_lists_lose_nothing);
    RUN_TEST(test_raw_reading);
    RUN_TEST(test_every_cut_of_putting_back);
    return UNITY_END();
}
