// The drive: a FAT volume that every system accepts, with the storage's content in it, whole.
#include "usb/drive.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "kit/match.h"
#include "storage/bytes.h"
#include "storage/crash_log.h"
#include "usb/bmp.h"
#include "usb/drive_bench.h"

using namespace drive_bench;
using small_games::endless;
using small_games::tictactoe;
using storage::Read;
using storage::Written;
using usb::Drive;

namespace {

std::string name_of(const char* letters, std::uint32_t number) {
    char name[24];
    std::snprintf(name, sizeof name, "MATCHES/%s%05X.TXT", letters, number & 0xFFFFF);
    return name;
}

void an_empty_console_has_its_pages() {
    start_fresh();
    page_texts[0] = "Hello.\n";
    page_texts[2] = std::string(5000, 's') + "end";
    Drive drive(all_games, pages(), 1);
    TEST_ASSERT_FALSE(drive.current());
    TEST_ASSERT_EQUAL(0, drive.files());
    TEST_ASSERT_EQUAL(4, look(drive));  // one list, three pages
    const auto found = volume(drive);
    TEST_ASSERT_EQUAL_STRING("SIXGUN     ", found.label.c_str());
    TEST_ASSERT_EQUAL(3, found.files.size());
    TEST_ASSERT_EQUAL_STRING(page_texts[0].c_str(), found.files.at("README.TXT").c_str());
    TEST_ASSERT_EQUAL_STRING("", found.files.at("EMPTY").c_str());
    TEST_ASSERT_EQUAL_STRING(page_texts[2].c_str(), found.files.at("SCORES.TXT").c_str());
    TEST_ASSERT_TRUE(found.folders == (std::set<std::string>{"MATCHES", "SHOTS"}));
}

void matches_are_the_text_that_replay_reads() {
    storage::Store& store = start_fresh();
    struct Made {
        const kit::Game* game;
        const char* letters;
        Played played;
    };
    std::vector<Made> made;
    made.push_back({&nullgame::game, "NUL", keep_match(store, nullgame::game, 3, 20)});
    made.push_back({&tictactoe, "TIC", keep_match(store, tictactoe, 4, 9)});
    made.push_back({&tictactoe, "TIC", keep_match(store, tictactoe, 5, 0)});
    made.push_back({&endless, "END", keep_match(store, endless, 6, 4096)});
    made.push_back({&endless, "END", keep_match(store, endless, 7, 800, 13)});
    made.push_back({&endless, "END", keep_match(store, endless, 8, 12, 12)});
    TEST_ASSERT_TRUE(storage::replays::star(made[1].played.number, true));

    Drive drive(all_games, pages(), 1);
    look(drive);
    const auto found = volume(drive);
    TEST_ASSERT_EQUAL(3 + made.size(), found.files.size());
    for (const Made& each : made) {
        const std::string& text = found.files.at(name_of(each.letters, each.played.number));
        const std::size_t end = text.find("----\n");
        TEST_ASSERT_EQUAL_STRING(each.played.text.c_str(), text.substr(0, end).c_str());
        TEST_ASSERT_TRUE(text.find(each.game->info.title, end) != std::string::npos);
        TEST_ASSERT_TRUE(text.find(", won, 9 points, ", end) != std::string::npos);
        // And back again: the same match, by whoever reads it.
        static kit::ReadMemory room;
        static kit::Match back;
        TEST_ASSERT_TRUE(kit::parse_match(text, all_games, back, room).ok());
        static kit::Match kept;
        storage::Summary summary;
        TEST_ASSERT_TRUE(store.read_replay(each.played.number, kept, summary).resumed ==
                         storage::Resumed::yes);
        TEST_ASSERT_TRUE(kit::same_match(kept, back));
    }
}

// Blocks of a file in any order give what they give in order.
void blocks_come_in_any_order() {
    storage::Store& store = start_fresh();
    const Played played = keep_match(store, endless, 6, 3000, 5);
    (void)keep_match(store, endless, 7, 500);
    (void)keep_picture(make_picture(240, 240, 1));
    Drive drive(all_games, pages(), 1);
    look(drive);
    const int file = drive.find(name_of("end", played.number));
    TEST_ASSERT_GREATER_OR_EQUAL(0, file);
    for (int i = 0; i < drive.files(); ++i) {
        const std::uint32_t bytes = drive.file(i).bytes;
        std::vector<std::uint8_t> whole(bytes);
        TEST_ASSERT_TRUE(drive.read(i, 0, whole));
        std::uint32_t random = 5;
        for (int round = 0; round < 100 && bytes > 0; ++round) {
            random = random * 1664525u + 1013904223u;
            const std::uint32_t begin = (random >> 8) % bytes;
            const std::uint32_t length = std::min(bytes - begin, random % 600);
            std::vector<std::uint8_t> part(length, 0xA5);
            TEST_ASSERT_TRUE(drive.read(i, begin, part));
            TEST_ASSERT_TRUE(std::equal(part.begin(), part.end(), whole.begin() + begin));
        }
        std::uint8_t beyond[2];
        TEST_ASSERT_FALSE(drive.read(i, bytes - std::min(bytes, 1u), beyond));
        TEST_ASSERT_FALSE(drive.read(i, bytes + 1, {}));
    }
    TEST_ASSERT_FALSE(drive.read(-1, 0, {}));
    TEST_ASSERT_FALSE(drive.read(drive.files(), 0, {}));
    fat_reader::Sector sector;
    TEST_ASSERT_FALSE(drive.read_block(Drive::block_count(), sector));
    TEST_ASSERT_FALSE(drive.read_block(0xFFFFFFFF, sector));
}

void expect_picture(const std::string& file, const Picture& picture) {
    const auto* bytes = reinterpret_cast<const std::uint8_t*>(file.data());
    using storage::get;
    TEST_ASSERT_EQUAL_STRING("BM", file.substr(0, 2).c_str());
    TEST_ASSERT_EQUAL(file.size(), get(bytes + 2, 4));
    TEST_ASSERT_EQUAL(picture.width, get(bytes + 18, 4));
    TEST_ASSERT_EQUAL(picture.height, get(bytes + 22, 4));
    TEST_ASSERT_EQUAL(24, get(bytes + 28, 2));
    const std::uint32_t first = get(bytes + 10, 4);
    const std::uint32_t row =
        (get(bytes + 2, 4) - first) / static_cast<std::uint32_t>(picture.height);
    for (int y = 0; y < picture.height; ++y) {
        for (int x = 0; x < picture.width; ++x) {
            const std::uint8_t* at = bytes + first +
                                     static_cast<std::uint32_t>(picture.height - 1 - y) * row +
                                     static_cast<std::uint32_t>(x) * 3;
            const int pixel = at[2] >> 3 << 11 | at[1] >> 2 << 5 | at[0] >> 3;
            TEST_ASSERT_EQUAL_HEX16(picture.pixels[static_cast<std::size_t>(y * picture.width + x)],
                                    pixel);
            // The full range of eight bits: white is white.
            TEST_ASSERT_EQUAL(at[0] & 7, at[0] >> 5);
            TEST_ASSERT_EQUAL(at[1] & 3, at[1] >> 6);
        }
    }
}

void pictures_are_bmp_files() {
    start_fresh();
    std::vector<Picture> pictures;
    for (const auto& [width, height] : std::vector<std::pair<int, int>>{
             {240, 240}, {320, 240}, {1, 1}, {3, 17}, {241, 16}, {2, 256}}) {
        pictures.push_back(make_picture(width, height, static_cast<std::uint32_t>(width)));
        TEST_ASSERT_EQUAL(pictures.size(), keep_picture(pictures.back()));
    }
    Drive drive(all_games, pages(), 1);
    look(drive);
    const auto found = volume(drive);
    for (std::size_t i = 0; i < pictures.size(); ++i)
        expect_picture(found.files.at("SHOTS/SHOT000" + std::to_string(i + 1) + ".BMP"),
                       pictures[i]);
}

// Everything that the storage can hold at once.
void a_full_console_fits() {
    storage::Store& store = start_fresh();
    for (std::uint32_t i = 0; i < storage::replay_limit; ++i) {
        const Played played = keep_match(store, endless, i + 1, i % 8 == 0 ? 900 : 40);
        if (i < storage::starred_limit)
            TEST_ASSERT_TRUE(storage::replays::star(played.number, true));
    }
    for (std::uint32_t i = 0; i < storage::kept_shots; ++i)
        (void)keep_picture({320, 240, std::vector<storage::Pixel>(320 * 240, 0x1234)});
    Drive drive(all_games, pages(), 1);
    look(drive);
    const auto found = volume(drive);
    TEST_ASSERT_EQUAL(3 + storage::replay_limit + storage::kept_shots, found.files.size());
    TEST_ASSERT_EQUAL_STRING(
        "SHOT0016BMP", std::string(drive.file(3 + storage::replay_limit).name.data(), 11).c_str());
}

// A list that is longer than the volume ends where the volume does.
void what_does_not_fit_is_left_out() {
    struct Long final : usb::fat::Content {
        std::vector<std::uint32_t> sizes;
        std::span<const usb::fat::Name> folders() const override { return {}; }
        int files() const override { return static_cast<int>(sizes.size()); }
        usb::fat::File file(int i) const override {
            return {usb::fat::name("A", "B"), usb::fat::root, sizes[static_cast<std::size_t>(i)]};
        }
        bool read(int, std::uint32_t, std::span<std::uint8_t>) override { return true; }
    } content;
    constexpr std::uint32_t mib = 1u << 20;
    content.sizes = {8 * mib, 7 * mib, 0, 2 * mib, 1};
    TEST_ASSERT_EQUAL(3, usb::fat::files_that_fit(content));
    content.sizes = {0xFFFFFFFF, 1};
    TEST_ASSERT_EQUAL(0, usb::fat::files_that_fit(content));
    content.sizes = {1, 1};
    TEST_ASSERT_EQUAL(2, usb::fat::files_that_fit(content));
}

void what_cannot_be_told_is_left_out_or_says_so() {
    storage::Store& store = start_fresh();
    const Played good = keep_match(store, tictactoe, 4, 5);
    const Played other = keep_match(store, tictactoe, 5, 5);
    constexpr storage::Kind replay{{'S', 'G', 'R', 'P'}, 1}, shot{{'S', 'G', 'S', 'H'}, 1};
    // A summary alone, no summary, a cut step, an unknown action, steps behind the cursor's.
    std::vector<std::uint8_t> bytes(storage::summary_bytes + kit::max_match_bytes);
    const storage::Body body = storage::replays::read(other.number, bytes);
    bytes.resize(body.length);
    const auto keep = [&](std::uint32_t number, std::vector<std::uint8_t> content) {
        const auto path = storage::files::Path("replays/").hex(number);
        TEST_ASSERT_TRUE(storage::files::replace(path, replay, content) == Written::ok);
    };
    const auto with = [&](std::initializer_list<std::uint8_t> tail) {
        std::vector<std::uint8_t> content = bytes;
        content.insert(content.end(), tail);
        return content;
    };
    keep(100, {bytes.begin(), bytes.begin() + storage::summary_bytes});
    keep(101, {1, 2, 3});
    keep(102, {bytes.begin(), bytes.end() - 1});
    keep(103, with({63, 0, 0}));
    keep(104, with({0xBF, 1, 0, 0, 0, 0, 0, 0}));
    keep(105, with({0xBF, 1, 0, 0, 0}));
    auto unknown = bytes;
    unknown[storage::summary_bytes + 4] = 17;
    keep(106, unknown);
    auto strange = bytes;
    strange[2] = 9;
    keep(107, strange);
    std::vector<std::uint8_t> endless_log = bytes;
    for (int i = 0; i < 4100; ++i) endless_log.insert(endless_log.end(), {0, 0, 0});
    keep(108, endless_log);
    TEST_ASSERT_TRUE(storage::files::replace("replays/0000006d", shot, bytes) == Written::ok);
    TEST_ASSERT_TRUE(storage::files::replace("shots/0007", shot, bytes) == Written::ok);

    Drive drive(all_games, pages(), 1);
    look(drive);
    const auto found = volume(drive);
    std::set<std::string> names;
    for (const auto& [name, content] : found.files)
        if (name.find('/') != std::string::npos) names.insert(name);
    const std::string nothing = "This match cannot be told here: this is not a Sixgun match\n";
    TEST_ASSERT_EQUAL_STRING(nothing.c_str(), found.files.at(name_of("TIC", 100)).c_str());
    TEST_ASSERT_TRUE(found.files.at(name_of("TIC", 105)).find("| ") != std::string::npos);
    TEST_ASSERT_TRUE(found.files.at(name_of("TIC", 106)).find("does not have the game") !=
                     std::string::npos);
    TEST_ASSERT_TRUE(names == (std::set<std::string>{
                                  name_of("TIC", good.number), name_of("TIC", other.number),
                                  name_of("TIC", 100), name_of("TIC", 105), name_of("TIC", 106)}));

    // A game that this build does not have: three other letters.
    const std::array<const kit::Game*, 1> fewer{&nullgame::game};
    Drive without(fewer, pages(), 1);
    look(without);
    TEST_ASSERT_GREATER_OR_EQUAL(0, without.find(name_of("MAT", good.number)));
    TEST_ASSERT_EQUAL(-1, without.find(name_of("TIC", good.number)));
}

void any_change_that_shows_ends_a_look() {
    storage::Store& store = start_fresh();
    const Played played = keep_match(store, tictactoe, 4, 5);
    const auto picture = keep_picture(make_picture(20, 20, 1));
    Drive drive(all_games, pages(), 1);
    fat_reader::Sector sector;
    std::uint8_t byte[1];
    std::uint32_t serial = 0;
    const auto changes = [&](const char* what, auto change) {
        look(drive);
        const std::uint32_t generation = drive.generation();
        const std::uint32_t now = volume(drive).serial;
        TEST_ASSERT_TRUE_MESSAGE(now != serial, what);
        serial = now;
        const std::uint32_t before = Drive::changes();
        change();
        TEST_ASSERT_FALSE_MESSAGE(drive.current(), what);
        TEST_ASSERT_FALSE(drive.read_block(0, sector));
        TEST_ASSERT_FALSE(drive.read(0, 0, byte));
        TEST_ASSERT_TRUE(before != Drive::changes());
        look(drive);
        TEST_ASSERT_EQUAL(generation + 1, drive.generation());
    };
    changes("a match ends", [&] { (void)keep_match(store, tictactoe, 5, 5); });
    changes("a star", [&] { TEST_ASSERT_TRUE(storage::replays::star(played.number, true)); });
    changes("a match goes", [&] { TEST_ASSERT_TRUE(storage::replays::remove(played.number)); });
    changes("a picture", [&] { (void)keep_picture(make_picture(20, 20, 2)); });
    changes("a picture goes", [&] { TEST_ASSERT_TRUE(storage::shots::remove(picture)); });
    changes("a crash",
            [&] { TEST_ASSERT_TRUE(storage::crash_log::add("1.0", "because") == Written::ok); });
    changes("everything", [&] { TEST_ASSERT_TRUE(store.format()); });

    // In the middle of a look: it begins again.
    (void)keep_match(store, tictactoe, 6, 5);
    TEST_ASSERT_FALSE(drive.look_on());
    TEST_ASSERT_FALSE(drive.look_on());
    (void)keep_match(store, tictactoe, 7, 5);
    look(drive);
    TEST_ASSERT_EQUAL(3 + 2, drive.files());

    // What does not show changes nothing: settings, the running match.
    const std::uint8_t settings[] = {1, 2, 3};
    TEST_ASSERT_TRUE(store.save_settings(1, settings) == Written::ok);
    switched_on::match.begin(tictactoe, {}, 1);
    TEST_ASSERT_TRUE(store.begin(switched_on::match) == storage::Saved::yes);
    switched_on::match.append({0, 4});
    TEST_ASSERT_TRUE(store.played(switched_on::match) == storage::Saved::yes);
    TEST_ASSERT_TRUE(drive.current());
}

void a_storage_that_is_not_there_still_has_pages() {
    cut_flash::reset(1u << 20, 0x5A);
    storage::BootReport report;
    (void)switched_on::switch_on(report);
    TEST_ASSERT_FALSE(storage::files::mounted());
    Drive drive(all_games, pages(), 1);
    look(drive);
    TEST_ASSERT_EQUAL(3, volume(drive).files.size());
}

std::string ran(const std::string& command) {
    std::FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    TEST_ASSERT_NOT_NULL(pipe);
    std::string said;
    for (int c; (c = std::fgetc(pipe)) != EOF;) said += static_cast<char>(c);
    const int status = pclose(pipe);
    TEST_ASSERT_EQUAL_MESSAGE(0, status, (command + ": " + said).c_str());
    return said;
}

// The tools that everybody's systems are built on: dosfstools checks, mtools lists and copies.
void other_peoples_tools_accept_it() {
    storage::Store& store = start_fresh();
    const Played played = keep_match(store, endless, 6, 3000, 5);
    for (std::uint32_t i = 0; i < 5; ++i) (void)keep_match(store, tictactoe, i, 9);
    const Picture picture = make_picture(240, 240, 3);
    (void)keep_picture(picture);
    (void)keep_picture(make_picture(320, 240, 4));
    Drive drive(all_games, pages(), 1);
    look(drive);

    const auto folder =
        std::filesystem::temp_directory_path() /
        ("sixgun-drive-" + std::to_string(reinterpret_cast<std::uintptr_t>(&drive)));
    std::filesystem::create_directories(folder);
    const std::string image = folder / "drive.img";
    {
        std::ofstream out(image, std::ios::binary);
        for (std::uint32_t i = 0; i < Drive::block_count(); ++i) {
            fat_reader::Sector sector;
            TEST_ASSERT_TRUE(drive.read_block(i, sector));
            out.write(reinterpret_cast<const char*>(sector.data()), sector.size());
        }
    }
    const std::string path = "PATH=$PATH:/usr/sbin:/sbin ";
    const std::string checked = ran(path + "fsck.fat -n -v " + image);
    TEST_ASSERT_TRUE_MESSAGE(checked.find("14 files") != std::string::npos, checked.c_str());
    const std::string listed = ran(path + "mdir -/ -b -i " + image + " ::");
    TEST_ASSERT_TRUE_MESSAGE(listed.find("::/SHOTS/SHOT0002.BMP") != std::string::npos,
                             listed.c_str());
    const std::string label = ran(path + "mlabel -s -i " + image + " ::");
    TEST_ASSERT_TRUE_MESSAGE(label.find("SIXGUN") != std::string::npos, label.c_str());
    (void)ran(path + "mcopy -s -n -i " + image + " ::/* " + folder.string());
    const auto content = [&](const std::string& name) {
        std::ostringstream text;
        text << std::ifstream(folder / name, std::ios::binary).rdbuf();
        return text.str();
    };
    TEST_ASSERT_TRUE(content(name_of("END", played.number)).starts_with(played.text));
    TEST_ASSERT_EQUAL_STRING(page_texts[2].c_str(), content("SCORES.TXT").c_str());
    expect_picture(content("SHOTS/SHOT0001.BMP"), picture);
    std::filesystem::remove_all(folder);
}

void names_fit_or_are_cut() {
    const auto text = [](std::string_view stem, std::string_view ending) {
        const usb::fat::Name name = usb::fat::name(stem, ending);
        return std::string(name.data(), name.size());
    };
    TEST_ASSERT_EQUAL_STRING("README  TXT", text("README", "TXT").c_str());
    TEST_ASSERT_EQUAL_STRING("ABCDEFGHTXT", text("ABCDEFGHI", "TXTX").c_str());
    TEST_ASSERT_EQUAL_STRING("           ", text("", "").c_str());
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(an_empty_console_has_its_pages);
    RUN_TEST(matches_are_the_text_that_replay_reads);
    RUN_TEST(blocks_come_in_any_order);
    RUN_TEST(pictures_are_bmp_files);
    RUN_TEST(a_full_console_fits);
    RUN_TEST(what_does_not_fit_is_left_out);
    RUN_TEST(what_cannot_be_told_is_left_out_or_says_so);
    RUN_TEST(any_change_that_shows_ends_a_look);
    RUN_TEST(a_storage_that_is_not_there_still_has_pages);
    RUN_TEST(other_peoples_tools_accept_it);
    RUN_TEST(names_fit_or_are_cut);
    return UNITY_END();
}
