// Arenas of the player's own making at the end of a cable and on the drive. Here they are words:
// `W1|` and letters, of which three make one that can be played.
#include "blast/arenas.h"
#include "remote_bench.h"

using bench::RemoteBench;
using stage::Record;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::string_view mark = "W1|";

std::string_view letters(const Record& record) {
    const auto end = std::ranges::find(record, 0);
    return {reinterpret_cast<const char*>(record.data()),
            static_cast<std::size_t>(end - record.begin())};
}

constexpr stage::Workshop words = [] {
    stage::Workshop made{};
    made.thing = "arena";
    made.longest_text = 15;
    made.problem = [](const Record& record) {
        return letters(record).size() < 3 ? kit::refused("it is too short") : kit::done;
    };
    made.well_formed = [](const Record& record) {
        return std::ranges::all_of(record, [](std::uint8_t c) {
            return c == 0 || c == ' ' || c == '-' || (c >= 'a' && c <= 'z');
        });
    };
    made.title = [](const Record& record, kit::TextOut& out) { out.add(letters(record)); };
    made.print = [](const Record& record, kit::TextOut& out) {
        out.add(mark).add(letters(record));
    };
    made.read = [](std::string_view text, Record& out) -> stage::RecordReading {
        if (!text.starts_with(mark)) return {"W1| expected", 1};
        Record read{};
        for (std::size_t i = mark.size(); i < text.size(); ++i) {
            const char c = text[i];
            if (c != ' ' && c != '-' && (c < 'a' || c > 'z'))
                return {"a letter expected", static_cast<std::uint16_t>(i + 1)};
            if (i == 15) return {"it is too long", 16};
            read[i - mark.size()] = static_cast<std::uint8_t>(c);
        }
        out = read;
        return {};
    };
    return made;
}();

const shell::Chambers& with_workshop() {
    static const stage::Cartridge cartridge = [] {
        stage::Cartridge made = nullgame_cartridge::cartridge;
        made.workshop = &words;
        return made;
    }();
    static const shell::Chambers chambers = [] {
        shell::Chambers made = bench::null_loaded();
        made[bench::null_chamber].cartridge = &cartridge;
        return made;
    }();
    return chambers;
}

struct ArenaBench : RemoteBench {
    ArenaBench() : RemoteBench(host::Setup{}, with_workshop()) {}
    explicit ArenaBench(std::vector<std::uint8_t> flash)
        : RemoteBench(with_flash(std::move(flash)), with_workshop()) {}

    std::string kept(int slot) {
        const storage::ArenaSlot found = store().arena(slot - 1);
        return found.used ? std::string(letters(found.record)) : "";
    }
};

void an_arena_is_kept_in_the_first_free_slot() {
    ArenaBench bench;
    bench.expect("arena", "");
    bench.expect("arena --json", "{\"arenas\":[],\"ok\":true}\r\n");
    bench.expect("arena W1|two words", "slot: 1\r\ntitle: two words\r\nplayable: yes\r\n");
    TEST_ASSERT_EQUAL_STRING("two words", bench.kept(1).c_str());
    bench.keys("wait:100");
    TEST_ASSERT_EQUAL_STRING("Slot 1: two words",
                             std::string(bench.runtime().toast_text()).c_str());
    bench.expect("arena --json W1|abc",
                 "{\"slot\":2,\"title\":\"abc\",\"playable\":true,\"ok\":true}\r\n");
    // The same once more is the same: whoever opens a link twice has one.
    bench.expect_part("arena  W1|two words  ", "slot: 1\r\n");
    bench.expect_part("arena W1|abc --json", "\"slot\":2,");
    bench.expect("arena", "1 W1|two words\r\n2 W1|abc\r\n");
    bench.expect("arena --json",
                 "{\"arenas\":[{\"slot\":1,\"playable\":true,\"text\":\"W1|two words\"},"
                 "{\"slot\":2,\"playable\":true,\"text\":\"W1|abc\"}],\"ok\":true}\r\n");
    // What looks like an option in a name is part of it, once options were said.
    bench.expect_part("arena --json W1|a --json b", "\"title\":\"a --json b\"");
}

void a_slot_of_its_own() {
    ArenaBench bench;
    bench.expect_part("put arena 16 W1|last one", "slot: 16\r\n");
    bench.expect("put arena 16 W1|other",
                 "error: this slot is taken; --replace before the text "
                 "gives it up\r\n");
    TEST_ASSERT_EQUAL_STRING("last one", bench.kept(16).c_str());
    bench.expect_part("put arena 16 W1|last one", "slot: 16\r\n");  // as it is
    bench.expect_part("put arena 16 --replace W1|other", "title: other\r\n");
    TEST_ASSERT_EQUAL_STRING("other", bench.kept(16).c_str());
    for (const char* line : {"put arena", "put arena 0 W1|abc", "put arena 17 W1|abc",
                             "put arena W1|abc", "put arena -1 W1|abc"})
        bench.expect(line,
                     "error: put arena NUMBER TEXT: a slot from 1 to 16, and what goes "
                     "there\r\n");
    TEST_ASSERT_EQUAL(0, bench.store().free_arena());
}

void drafts_are_kept_when_asked_for() {
    ArenaBench bench;
    bench.expect("arena W1|ab",
                 "error: this arena cannot be played: it is too short; draft before "
                 "it keeps it\r\n");
    TEST_ASSERT_EQUAL_STRING("", bench.kept(1).c_str());
    bench.expect("arena draft W1|ab", "slot: 1\r\ntitle: ab\r\nplayable: no\r\n");
    TEST_ASSERT_TRUE(bench.store().arena(0).draft);
    // What can be played is no draft.
    bench.expect_part("put arena 3 draft W1|abc", "playable: yes\r\n");
    TEST_ASSERT_FALSE(bench.store().arena(2).draft);
    const std::string list = bench.ask("arena");
    TEST_ASSERT_EQUAL_STRING("1 draft W1|ab\r\n3 W1|abc\r\n", list.c_str());
    bench.expect_part("arena --json", "{\"slot\":1,\"playable\":false,\"text\":\"W1|ab\"}");
    // A line of the list is what `put arena` takes.
    ArenaBench other;
    other.expect_part("put arena 1 draft W1|ab", "slot: 1\r\n");
    other.expect_part("put arena 3 W1|abc", "slot: 3\r\n");
    TEST_ASSERT_EQUAL_STRING(list.c_str(), other.ask("arena").c_str());
}

void what_is_no_arena_is_refused_with_its_column() {
    ArenaBench bench;
    bench.expect("arena nonsense", "error: this is no arena: W1| expected, column 1\r\n");
    bench.expect("arena W1|ab3", "error: this is no arena: a letter expected, column 6\r\n");
    bench.expect("arena draft", "error: this is no arena: W1| expected, column 1\r\n");
    bench.expect("arena --json draft W1|abcdefghijklmnop",
                 "{\"ok\":false,\"error\":\"this is no arena: it is too long, column 16\"}\r\n");
    bench.expect("put arena 4 --replace W1|A",
                 "error: this is no arena: a letter expected, column 4\r\n");
    bench.expect("arena", "");
    for (int i = 0; i < storage::arena_slots; ++i) {
        const std::string line = "arena W1|abc" + std::string(1, static_cast<char>('a' + i));
        bench.expect_part(line, "playable: yes\r\n");
    }
    bench.expect("arena W1|one more", "error: all 16 slots are taken; erase one first\r\n");
    bench.expect_part("arena W1|abcf", "slot: 6\r\n");
    // Elsewhere somebody looks at the slots.
    bench.keys("X wait:100");
    bench.expect("put arena 1 --replace W1|xyz", "error: go to the launcher first: home\r\n");
    TEST_ASSERT_EQUAL_STRING("abca", bench.kept(1).c_str());
    // A console without such a game.
    RemoteBench bare;
    const std::string none = "error: no game of this console has arenas of its players' own\r\n";
    bare.expect("arena", none);
    bare.expect("arena W1|abc", none);
    bare.expect("put arena 1 W1|abc", none);
    bare.expect("get arenas",
                "error: there is no such file; files lists all, files --saves the "
                "saves\r\n");
}

void a_full_storage_says_so() {
    ArenaBench bench;
    bench.expect_part("arena W1|abc", "slot: 1\r\n");
    const bench::Bytes block(3000, 1);
    for (std::uint32_t i = 0; storage::files::replace(storage::files::Path("bulk/").hex(i),
                                                      storage::Kind{{'B', 'U', 'L', 'K'}, 1},
                                                      block) == storage::Written::ok;)
        ++i;
    bench.expect("arena W1|def", "error: not saved: the storage is full\r\n");
    bench.expect("arena", "1 W1|abc\r\n");
}

void the_drive_shows_them_as_text() {
    ArenaBench bench;
    bench.expect("get arenas", "None drawn so far.\r\n");
    bench.expect("get ARENAS.TXT", "None drawn so far.\r\n");
    std::string expected;
    for (int i = 1; i <= storage::arena_slots; ++i) {
        const std::string text = "W1|slot " + std::string(1, static_cast<char>('a' + i));
        bench.expect_part("put arena " + std::to_string(i) + " " + text, "slot: ");
        expected += std::to_string(i) + " " + text + "\r\n";
    }
    bench.expect("get arenas", expected);
    bench.expect("get arenas.txt", expected);
    bench.expect_part("files", "ARENAS.TXT                " + std::to_string(expected.size() - 16));
    bench.expect_part("get README.TXT", "ARENAS.TXT");
    TEST_ASSERT_TRUE(bench.store().keep_arena(0, {.used = true, .draft = false, .record = {200}}) ==
                     storage::Written::ok);
    bench.expect_part("get arenas", "1 is damaged\r\n2 W1|slot c\r\n");
    bench.expect_part("arena --json", "{\"slot\":1,\"playable\":false,");
}

void a_backup_holds_them() {
    ArenaBench bench;
    bench.expect_part("put arena 2 draft W1|ab", "slot: 2\r\n");
    bench.expect_part("put arena 9 W1|abc", "slot: 9\r\n");
    bench.expect_part("files --saves", "arenas                    1824");
    const bench::Bytes saved = bench.get("arenas");
    TEST_ASSERT_EQUAL_MEMORY("SGAR", saved.data(), 4);
    ArenaBench other;
    other.expect_part("arena W1|goes for it", "slot: 1\r\n");
    TEST_ASSERT_EQUAL_STRING("{\"ok\":true}\r\n", other.put("arenas", saved, "--json").c_str());
    other.expect("arena", "2 draft W1|ab\r\n9 W1|abc\r\n");

    // What is no arena does not come in, however well it is stamped.
    const auto with = [&](std::size_t at, std::uint8_t byte) {
        bench::Bytes changed = saved;
        changed[16 + at] = byte;
        const std::uint32_t crc = storage::crc32(std::span(changed).subspan(16));
        for (int i = 0; i < 4; ++i)
            changed[static_cast<std::size_t>(12 + i)] = static_cast<std::uint8_t>(crc >> 8 * i);
        return other.put("arenas", changed, "--json");
    };
    const std::string damaged = "{\"ok\":false,\"error\":\"it is damaged\"}\r\n";
    TEST_ASSERT_EQUAL_STRING(damaged.c_str(), with(8 * 113 + 1, 200).c_str());  // no letter
    TEST_ASSERT_EQUAL_STRING(damaged.c_str(), with(113 + 4, 200).c_str());      // in the draft
    TEST_ASSERT_EQUAL_STRING(damaged.c_str(), with(0, 2).c_str());              // flags
    TEST_ASSERT_EQUAL_STRING("{\"ok\":false,\"error\":\"it is too short\"}\r\n",
                             with(113, 1).c_str());  // no draft any more
    TEST_ASSERT_EQUAL_STRING("{\"ok\":true}\r\n", with(8 * 113 + 1, 'z').c_str());
    other.expect("arena", "2 draft W1|ab\r\n9 W1|zbc\r\n");
    RemoteBench bare;
    bare.expect_part("put arenas 1 00000000\rAA==\r.", "error: the bytes came damaged\r\n");
}

// Those of the console as it is: Blast Tactics.
struct BlastBench : RemoteBench {
    BlastBench() : RemoteBench(host::Setup{}, shell::six_chambers) {}
};

// As text and as a backup.
struct Drawn {
    std::string list;
    bench::Bytes saved;
};
Drawn all_built_in() {
    BlastBench bench;
    Drawn drawn;
    for (std::size_t i = 0; i < blast::arena_texts.size(); ++i) {
        const std::string text(blast::arena_texts[i]), slot = std::to_string(i + 1);
        bench.expect_part("arena " + text, "slot: " + slot + "\r\n");
        drawn.list += slot + " " + text + "\r\n";
    }
    bench.expect("arena", drawn.list);
    bench.expect("get ARENAS.TXT", drawn.list);
    drawn.saved = bench.get("arenas");
    return drawn;
}

void arenas_of_blast_tactics_go_from_console_to_console() {
    const auto [list, saved] = all_built_in();
    {
        BlastBench bench;
        for (std::size_t begin = 0; begin < list.size();) {
            const std::size_t end = list.find('\r', begin);
            bench.expect_part("put arena " + list.substr(begin, end - begin), "playable: yes\r\n");
            begin = end + 2;
        }
        bench.expect("arena", list);
        TEST_ASSERT_TRUE(bench.get("arenas") == saved);
    }
    BlastBench bench;
    TEST_ASSERT_EQUAL_STRING("{\"ok\":true}\r\n", bench.put("arenas", saved, "--json").c_str());
    bench.expect("arena", list);
    // A tile that does not exist, in a well stamped file.
    bench::Bytes bad = saved;
    bad[16 + 1 + 18] = 9;
    const std::uint32_t crc = storage::crc32(std::span(bad).subspan(16));
    for (std::size_t i = 0; i < 4; ++i) bad[12 + i] = static_cast<std::uint8_t>(crc >> 8 * i);
    TEST_ASSERT_EQUAL_STRING("{\"ok\":false,\"error\":\"no such tile\"}\r\n",
                             bench.put("arenas", bad, "--json").c_str());
    bench.expect("arena", list);
}

void bad_arenas_of_blast_tactics_are_refused() {
    BlastBench bench;
    bench.expect("arena BT1|Twin Gate|2|Qa1",
                 "error: this is no arena: a tile K, H, V or X expected, column 17\r\n");
    bench.expect("arena BT1|Twin Gate|2",
                 "error: this is no arena: it ends too early, column 16\r\n");
    const std::string half = "BT1|Half|2|Ka1Hd1Va4|a1||a1a1|";
    bench.expect_part("arena " + half, "error: this arena cannot be played: ");
    bench.expect_part("arena draft " + half, "slot: 1\r\n");
    bench.expect("arena", "1 draft " + half + "\r\n");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(an_arena_is_kept_in_the_first_free_slot);
    RUN_TEST(a_slot_of_its_own);
    RUN_TEST(drafts_are_kept_when_asked_for);
    RUN_TEST(what_is_no_arena_is_refused_with_its_column);
    RUN_TEST(a_full_storage_says_so);
    RUN_TEST(the_drive_shows_them_as_text);
    RUN_TEST(a_backup_holds_them);
    RUN_TEST(arenas_of_blast_tactics_go_from_console_to_console);
    RUN_TEST(bad_arenas_of_blast_tactics_are_refused);
    return UNITY_END();
}
