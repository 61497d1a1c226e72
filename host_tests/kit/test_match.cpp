// The match: actions, bytes, text, and everything that can be wrong with them.
#include "kit/match.h"

#include <unity.h>

#include <array>
#include <cstring>
#include <string>
#include <vector>

#include "check_hook/check_hook.h"
#include "kit/small_games.h"
#include "nullgame/rules.h"

using namespace kit;
using check_hook::failure_of;
using small_games::Endless;
using small_games::endless;

namespace {

constexpr auto games = registry<nullgame::game, endless>;

Match match, before, loaded;
ReadMemory room;
std::vector<std::uint8_t> bytes;
std::string text;

const Config free_config = Endless::info.form.usual();

void begin(const Config& config = free_config) {
    match.begin(endless, config, 0x12345678);
    match.controllers = {0, 3, 15, 16, 0, 254, 1, 2};
    match.flags = rewound;
}

void encoded() {
    bytes.resize(max_match_bytes);
    bytes.resize(encode(endless, match, bytes));
}

void printed() {
    static char memory[200000];
    TextOut out(memory, sizeof memory);
    print_match(endless, match, out);
    TEST_ASSERT_FALSE(out.cut());
    text = out.view();
}

ReadResult decoded() { return decode(bytes, games, loaded, room); }
ReadResult parsed() { return parse_match(text, games, loaded, room); }

// Refused with this fault, and the old match is untouched.
void refuses_bytes(Fault fault) {
    before = loaded;
    const ReadResult result = decoded();
    TEST_ASSERT_EQUAL_STRING(fault_text(fault), fault_text(result.fault));
    TEST_ASSERT_EQUAL_MEMORY(&before, &loaded, sizeof loaded);
}
ReadResult refuses_text(const std::string& what, Fault fault) {
    before = loaded;
    text = what;
    const ReadResult result = parsed();
    TEST_ASSERT_EQUAL_STRING_MESSAGE(fault_text(fault), fault_text(result.fault), what.c_str());
    TEST_ASSERT_EQUAL_MEMORY(&before, &loaded, sizeof loaded);
    return result;
}

// The check at the end of a piece made right again after a change: a forger's file.
void reseal(std::size_t end) {
    std::uint16_t crc = 0xFFFF;
    for (std::size_t i = 0; i < end; ++i) {
        crc = static_cast<std::uint16_t>(crc ^ bytes[i] << 8);
        for (int bit = 0; bit < 8; ++bit)
            crc = static_cast<std::uint16_t>((crc & 0x8000) != 0 ? crc << 1 ^ 0x1021 : crc << 1);
    }
    bytes[end] = static_cast<std::uint8_t>(crc);
    bytes[end + 1] = static_cast<std::uint8_t>(crc >> 8);
}

constexpr std::size_t head_end = 20;  // of the endless game in mode free: 19 bytes and 2 bits

}  // namespace

void setUp() {
    begin();
    loaded.begin(endless, free_config, 1);
}
void tearDown() {}

namespace {

void test_append_undo_redo_truncate() {
    TEST_ASSERT_FALSE(match.undo());
    TEST_ASSERT_FALSE(match.redo());
    match.append({0, 1});
    match.append({0, 2});
    match.append({0, 3});
    TEST_ASSERT_TRUE(match.undo());
    TEST_ASSERT_TRUE(match.undo());
    TEST_ASSERT_EQUAL(1, match.taken().size());
    TEST_ASSERT_EQUAL(3, match.known().size());
    TEST_ASSERT_TRUE(match.redo());
    TEST_ASSERT_EQUAL(2, match.cursor);
    match.append({0, 9});  // forgets the third
    TEST_ASSERT_EQUAL(3, match.count);
    TEST_ASSERT_EQUAL(9, match.known()[2].a);
    TEST_ASSERT_FALSE(match.redo());
    TEST_ASSERT_TRUE(match.undo());
    match.truncate();
    TEST_ASSERT_EQUAL(2, match.count);
}

void test_match_has_a_capacity() {
    for (std::size_t i = 0; i < max_actions; ++i) match.append({1});
    TEST_ASSERT_TRUE(match.full());
    TEST_ASSERT_EQUAL_STRING("match is full", failure_of([] { match.append({1}); }));
    encoded();
    TEST_ASSERT_TRUE(decoded().ok());
    TEST_ASSERT_EQUAL(max_actions, loaded.count);
    printed();
    TEST_ASSERT_TRUE(parsed().ok());
    TEST_ASSERT_TRUE(same_match(match, loaded));
}

void test_same_match_feels_every_difference() {
    match.append({0, 1});
    match.append({0, 2});
    const auto differs = [](auto change) {
        loaded = match;
        change(loaded);
        return !same_match(match, loaded);
    };
    TEST_ASSERT_FALSE(differs([](Match&) {}));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.game_id = 1; }));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.version = 1; }));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.cursor = 1; }));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.seed = 1; }));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.flags = 0; }));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.controllers[7] = 1; }));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.config.values[0] = 1; }));
    TEST_ASSERT_TRUE(differs([](Match& m) { m.actions[1].c = 1; }));
}

void test_bytes_round_trip() {
    Config bounded = free_config, own = free_config;
    bounded.values[0] = Endless::bounded;
    bounded.values[1] = 200;
    own.values[0] = Endless::own;
    own.record = {9, 8, 7, 255};
    for (const Config& config : {free_config, bounded, own}) {
        begin(config);
        for (const Action action :
             {Action{0}, Action{1, 7}, Action{0, 0, 8}, Action{2, 1, 2, 3}, Action{0, 0, 0, 199}})
            match.append(action);
        for (int undone = 0; undone < 3; ++undone) {
            encoded();
            TEST_ASSERT_TRUE(decoded().ok());
            TEST_ASSERT_TRUE(same_match(match, loaded));
            match.undo();
        }
    }
}

void test_bytes_grow_by_a_few_for_each_action() {
    encoded();
    const auto check_prefix = [](Action action, std::size_t more) {
        const std::vector<std::uint8_t> shorter = bytes;
        match.append(action);
        encoded();
        TEST_ASSERT_EQUAL(shorter.size() + more, bytes.size());
        TEST_ASSERT_EQUAL_MEMORY(shorter.data(), bytes.data(), shorter.size());
    };
    check_prefix({1}, 3);
    check_prefix({0, 5}, 4);
    check_prefix({0, 5, 5}, 5);
    check_prefix({0, 0, 0, 5}, 6);
}

// What the storage does: keep a writer, append each step to the file, undo and new branches too.
void test_file_is_continued_step_by_step() {
    std::uint8_t step[max_step_bytes];
    std::vector<std::uint8_t> file(max_head_bytes);
    MatchWriter writer;
    file.resize(writer.head(endless, match, file));
    const auto appended = [&](std::size_t length) {
        file.insert(file.end(), step, step + length);
        bytes = file;
        const ReadResult result = decoded();
        TEST_ASSERT_TRUE(result.ok());
        TEST_ASSERT_TRUE(same_match(match, loaded));
        writer = result.writer;  // as after a restart
    };
    Rng rng(5);
    for (int i = 0; i < 300; ++i) {
        if (rng.below(3) == 0 && match.cursor > 0) {
            match.undo();
            appended(writer.cursor(match.cursor, step));
        } else if (rng.below(3) == 0 && match.redo()) {
            appended(writer.cursor(match.cursor, step));
        } else {
            const Action action{0, static_cast<std::uint8_t>(i), static_cast<std::uint8_t>(i % 3)};
            match.append(action);
            appended(writer.action(action, step));
        }
    }
}

void test_writer_refuses_what_has_no_room_or_name() {
    TEST_ASSERT_NOT_NULL(failure_of([] {
        std::uint8_t small[max_head_bytes - 1];
        (void)MatchWriter().head(endless, match, small);
    }));
    TEST_ASSERT_NOT_NULL(failure_of([] {
        std::uint8_t small[max_step_bytes - 1];
        (void)MatchWriter().action({0}, small);
    }));
    TEST_ASSERT_NOT_NULL(failure_of([] {
        std::uint8_t small[max_step_bytes - 1];
        (void)MatchWriter().cursor(0, small);
    }));
    TEST_ASSERT_NOT_NULL(failure_of([] {
        std::uint8_t enough[max_step_bytes];
        (void)MatchWriter().action({max_kinds}, enough);
    }));
    TEST_ASSERT_NOT_NULL(failure_of([] {
        std::uint8_t enough[max_head_bytes];
        match.flags = known_flags + 1;
        (void)MatchWriter().head(endless, match, enough);
    }));
}

void test_every_single_wrong_byte_and_every_cut_is_found() {
    Config own = free_config;
    own.values[0] = Endless::own;
    own.record = {1, 2, 3, 4};
    begin(own);
    match.append({0, 1, 2, 3});
    match.append({1});
    match.undo();
    encoded();
    const std::vector<std::uint8_t> good = bytes;
    before = loaded;
    for (std::size_t i = 0; i < good.size(); ++i)
        for (int value = 0; value < 256; ++value) {
            bytes = good;
            if (bytes[i] == value) continue;
            bytes[i] = static_cast<std::uint8_t>(value);
            TEST_ASSERT_FALSE(decoded().ok());
            TEST_ASSERT_EQUAL_MEMORY(&before, &loaded, sizeof loaded);
        }
    // A cut inside a piece is found; a cut between two is a shorter match.
    const std::size_t pieces[] = {26, 32, 35, 40};
    for (std::size_t length = 0; length < good.size(); ++length) {
        bytes.assign(good.begin(), good.begin() + static_cast<long>(length));
        bool between = false;
        for (const std::size_t piece : pieces) between = between || piece == length;
        TEST_ASSERT_EQUAL(between, decoded().ok());
    }
}

void test_foreign_and_newer_bytes_are_refused() {
    bytes = {};
    refuses_bytes(Fault::not_a_match);
    for (const std::size_t i : {0u, 1u, 2u}) {
        encoded();
        bytes[i] ^= 1;
        refuses_bytes(Fault::not_a_match);
    }
    for (const int other : {0, 3, 255}) {
        encoded();
        bytes[3] = static_cast<std::uint8_t>(other);
        refuses_bytes(Fault::newer_format);
    }
    encoded();
    bytes[4] = 7;
    refuses_bytes(Fault::unknown_game);
    encoded();
    bytes[5] ^= 1;
    refuses_bytes(Fault::other_rules);
}

void test_well_sealed_nonsense_is_refused() {
    encoded();
    bytes[10] |= known_flags + 1;  // a flag that somebody else knows
    reseal(head_end);
    refuses_bytes(Fault::newer_format);
    encoded();
    bytes[19] = 3;  // there is no such mode
    reseal(head_end);
    refuses_bytes(Fault::bad_config);
    encoded();
    bytes[19] |= 0x80;  // a bit that no field owns
    reseal(head_end);
    refuses_bytes(Fault::bad_config);
    encoded();
    bytes[19] = Endless::own;  // and a record of zeros, which the game refuses
    bytes.insert(bytes.begin() + 20, 4, 0);
    reseal(head_end + 4);
    refuses_bytes(Fault::bad_config);
    TEST_ASSERT_EQUAL_STRING("an empty record", decoded().detail);

    const auto sealed_step = [](std::vector<std::uint8_t> step) {
        encoded();
        std::vector<std::uint8_t> plain(bytes.begin(), bytes.begin() + head_end);
        plain.insert(plain.end(), step.begin(), step.end());
        const std::vector<std::uint8_t> head = bytes;
        bytes = plain;
        bytes.resize(plain.size() + 2);
        reseal(plain.size());
        const std::vector<std::uint8_t> seal(bytes.end() - 2, bytes.end());
        bytes = head;
        bytes.insert(bytes.end(), step.begin(), step.end());
        bytes.insert(bytes.end(), seal.begin(), seal.end());
    };
    sealed_step({0x40, 5});
    TEST_ASSERT_TRUE(decoded().ok());
    sealed_step({3});  // a kind without a word
    refuses_bytes(Fault::bad_step);
    sealed_step({62});
    refuses_bytes(Fault::bad_step);
    sealed_step({0x40, 0});  // the last argument is never zero
    refuses_bytes(Fault::bad_step);
    sealed_step({0xBF, 1, 0});  // the cursor beyond the end
    refuses_bytes(Fault::bad_step);
    sealed_step({0xBF, 0, 0});
    TEST_ASSERT_TRUE(decoded().ok());
}

void test_bytes_of_too_long_a_match_are_refused() {
    std::uint8_t step[max_step_bytes];
    MatchWriter writer;
    bytes.resize(max_head_bytes);
    bytes.resize(writer.head(endless, match, bytes));
    for (std::size_t i = 0; i <= max_actions; ++i)
        bytes.insert(bytes.end(), step, step + writer.action({1}, step));
    refuses_bytes(Fault::too_long);
}

void test_action_against_the_rules_is_named() {
    Config bounded = free_config;
    bounded.values[0] = Endless::bounded;
    bounded.values[1] = 5;
    begin(bounded);
    match.append({0, 4});
    match.append({0, 5});
    encoded();
    refuses_bytes(Fault::refused_action);
    const ReadResult result = decoded();
    TEST_ASSERT_EQUAL(1, result.at);
    TEST_ASSERT_EQUAL_STRING("out of bounds", result.detail);
    printed();
    TEST_ASSERT_EQUAL(Fault::refused_action, parsed().fault);
}

void test_garbage_never_crashes() {
    Rng rng(7);
    for (int i = 0; i < 30000; ++i) {
        begin();
        for (std::uint32_t k = rng.below(6); k > 0; --k)
            match.append({0, static_cast<std::uint8_t>(rng.below(256))});
        encoded();
        for (std::uint32_t k = 1 + rng.below(4); k > 0; --k) switch (rng.below(3)) {
                case 0:
                    bytes[rng.below(static_cast<std::uint32_t>(bytes.size()))] =
                        static_cast<std::uint8_t>(rng.next());
                    break;
                case 1:
                    bytes.resize(1 + rng.below(static_cast<std::uint32_t>(bytes.size())));
                    break;
                default:
                    bytes.push_back(static_cast<std::uint8_t>(rng.next()));
            }
        const ReadResult result = decoded();
        if (result.ok()) TEST_ASSERT_EQUAL(endless.info.id, loaded.game_id);
    }
}

// ---- Text ---------------------------------------------------------------------------------------

void test_text_is_readable() {
    match.append({0, 3});
    match.append({1});
    match.append({2, 0, 255});
    match.undo();
    printed();
    TEST_ASSERT_EQUAL_STRING(
        "sixgun-match 2 endless 33 seed=12345678 seats=00030f1000fe0102 rewound mode=free\n"
        "say.3 nod | time_out.0.-\n",
        text.c_str());
    TEST_ASSERT_TRUE(parsed().ok());
    TEST_ASSERT_TRUE(same_match(match, loaded));
    match.undo();
    match.undo();
    match.truncate();
    printed();
    TEST_ASSERT_TRUE(parsed().ok());
    TEST_ASSERT_TRUE(same_match(match, loaded));
}

void test_text_breaks_long_lines() {
    for (int i = 0; i < 30; ++i) match.append({1});
    printed();
    std::size_t lines = 0;
    for (const char c : text) lines += c == '\n';
    TEST_ASSERT_EQUAL(4, lines);
    TEST_ASSERT_TRUE(parsed().ok());
    TEST_ASSERT_EQUAL(30, loaded.count);
}

void test_text_without_end_of_line_and_with_other_spaces() {
    text = "sixgun-match 2 endless 33";
    TEST_ASSERT_TRUE(parsed().ok());
    TEST_ASSERT_EQUAL(0, loaded.seed);
    text = "sixgun-match 2 endless 33  mode=bounded bound=9 seed=0000000a\r\n\tnod\r\n nod";
    TEST_ASSERT_TRUE(parsed().ok());
    TEST_ASSERT_EQUAL(10, loaded.seed);
    TEST_ASSERT_EQUAL(2, loaded.count);
    TEST_ASSERT_EQUAL(9, loaded.config[1]);
}

void test_wrong_text_is_refused_with_a_reason() {
    const std::string head = "sixgun-match 2 endless 33 ";
    (void)refuses_text("", Fault::not_a_match);
    (void)refuses_text("dear diary", Fault::not_a_match);
    (void)refuses_text("sixgun-match", Fault::newer_format);
    (void)refuses_text("sixgun-match 0", Fault::newer_format);
    (void)refuses_text("sixgun-match 3 endless 33", Fault::newer_format);
    (void)refuses_text("sixgun-match 2 chess 33", Fault::unknown_game);
    (void)refuses_text("sixgun-match 2 endless 32", Fault::other_rules);
    (void)refuses_text("sixgun-match 2 endless", Fault::other_rules);
    (void)refuses_text("sixgun-match 2 endless x", Fault::other_rules);
    TEST_ASSERT_EQUAL_STRING("a seed has eight hexadecimal digits",
                             refuses_text(head + "seed=5", Fault::bad_config).detail);
    for (const char* seats : {"5", "00010000", "0001000000000000ff", "000100000000000x"})
        TEST_ASSERT_EQUAL_STRING("eight seats have sixteen digits",
                                 refuses_text(head + "seats=" + seats, Fault::bad_config).detail);
    TEST_ASSERT_EQUAL_STRING("there is no such setting",
                             refuses_text(head + "helpful", Fault::bad_config).detail);
    TEST_ASSERT_EQUAL_STRING("there is no such setting",
                             refuses_text(head + "speed=5", Fault::bad_config).detail);
    TEST_ASSERT_EQUAL_STRING("an empty record",
                             refuses_text(head + "mode=own", Fault::bad_config).detail);
    TEST_ASSERT_EQUAL(2, refuses_text(head + "\nnod nod jump", Fault::bad_step).at);
    (void)refuses_text(head + "\nnod | nod | nod", Fault::bad_step);
    std::string endless_text = head + "\n";
    for (std::size_t i = 0; i <= max_actions; ++i) endless_text += "nod ";
    (void)refuses_text(endless_text, Fault::too_long);
}

void test_what_people_read_below_the_match_is_not_read() {
    begin();
    match.append({0, 1, 2, 3});
    printed();
    for (const char* account : {"----\nThe endless game, lost\n", "----\r\nnod ----\n"}) {
        text += account;
        TEST_ASSERT_TRUE(parsed().ok());
        TEST_ASSERT_TRUE(same_match(match, loaded));
        printed();
    }
}

// In parts: the head and every step, as if the file were too long for memory.
void test_a_file_is_shown_step_by_step() {
    Config own = free_config;
    own.values[0] = Endless::own;
    own.record = {1, 2, 3, 4};
    begin(own);
    for (const Action action : {Action{0, 1, 2, 3}, {1}, {0, 9}, {0, 0, 7}}) match.append(action);
    match.undo();
    encoded();
    printed();

    MatchHead head;
    std::size_t at = 0;
    TEST_ASSERT_TRUE(decode_head(bytes, games, head, at).ok());
    kit::Text<1000> out;
    print_head(endless, head, out);
    std::size_t count = 0;
    for (; at < bytes.size(); ++count) {
        const std::span<const std::uint8_t> rest = std::span(bytes).subspan(at);
        for (std::size_t part = 0; part < decode_step(rest).length; ++part)
            TEST_ASSERT_EQUAL(0, decode_step(rest.first(part)).length);
        const FileStep step = decode_step(rest);
        at += step.length;
        if (step.moves_cursor) {
            TEST_ASSERT_EQUAL(match.cursor, step.cursor);
            break;
        }
        print_step(endless, count, match.cursor, step.action, out);
    }
    TEST_ASSERT_EQUAL(match.count, count);
    TEST_ASSERT_EQUAL(bytes.size(), at);
    out.add('\n');
    TEST_ASSERT_EQUAL_STRING(text.c_str(), out.c_str());

    for (const std::size_t part : {23u, 18u}) {
        bytes.resize(part);
        TEST_ASSERT_EQUAL(static_cast<int>(Fault::damaged),
                          static_cast<int>(decode_head(bytes, games, head, at).fault));
    }
}

// ---- The first format ---------------------------------------------------------------------------

// As the first format wrote it; every seat below 16, and no flags.
void encoded_first(std::array<std::uint8_t, max_seats> seats) {
    encoded();
    bytes[3] = 1;
    for (std::size_t pair = 0; pair < max_seats / 2; ++pair)
        bytes[10 + pair] = static_cast<std::uint8_t>(seats[2 * pair] | seats[2 * pair + 1] << 4);
    bytes.erase(bytes.begin() + 14, bytes.begin() + 19);
    reseal(head_end - 5);
}

void test_the_first_format_is_read() {
    const std::array<std::uint8_t, max_seats> seats{0, 3, 15, 0, 9, 1, 2, 1};
    encoded_first(seats);
    TEST_ASSERT_TRUE(decoded().ok());
    match.controllers = seats;
    match.flags = 0;
    TEST_ASSERT_TRUE(same_match(match, loaded));
    text = "sixgun-match 1 endless 33 seed=12345678 seats=03f09121 mode=free\n";
    TEST_ASSERT_TRUE(parsed().ok());
    TEST_ASSERT_TRUE(same_match(match, loaded));
    for (const char* wrong : {"5", "0001000000000000", "0000000g"})
        TEST_ASSERT_EQUAL_STRING(
            "eight seats have eight digits",
            refuses_text(std::string("sixgun-match 1 endless 33 seats=") + wrong, Fault::bad_config)
                .detail);
    // Cut anywhere it is none.
    encoded_first(seats);
    const std::vector<std::uint8_t> good = bytes;
    for (std::size_t length = 0; length < good.size(); ++length) {
        bytes.assign(good.begin(), good.begin() + static_cast<long>(length));
        TEST_ASSERT_FALSE(decoded().ok());
    }
}

// Help was written as the first player on the last seat, behind an empty one.
void test_the_first_format_borrowed_a_seat() {
    struct Case {
        std::array<std::uint8_t, max_seats> seats;
        const char* digits;
        bool helped;
    };
    const Case cases[] = {{{0, 2, 0, 0, 0, 0, 0, 1}, "02000001", true},
                          {{0, 2, 2, 2, 0, 0, 0, 0}, "02220000", false},
                          {{0, 1, 1, 1, 1, 1, 1, 1}, "01111111", false},
                          {{0, 2, 0, 0, 0, 0, 0, 2}, "02000002", false}};
    for (const Case& each : cases) {
        auto seats = each.seats;
        if (each.helped) seats[7] = 0;
        encoded_first(each.seats);
        TEST_ASSERT_TRUE(decoded().ok());
        TEST_ASSERT_TRUE(loaded.controllers == seats);
        TEST_ASSERT_EQUAL_UINT8(each.helped ? helped : 0, loaded.flags);
        text = std::string("sixgun-match 1 endless 33 seats=") + each.digits;
        TEST_ASSERT_TRUE(parsed().ok());
        TEST_ASSERT_TRUE(loaded.controllers == seats);
        TEST_ASSERT_EQUAL_UINT8(each.helped ? helped : 0, loaded.flags);
    }
}

void test_each_fault_has_its_text() {
    for (int i = 0; i <= static_cast<int>(Fault::refused_action); ++i)
        for (int j = 0; j < i; ++j)
            TEST_ASSERT_TRUE(std::strcmp(fault_text(static_cast<Fault>(i)),
                                         fault_text(static_cast<Fault>(j))) != 0);
    TEST_ASSERT_EQUAL_STRING("unknown fault", fault_text(static_cast<Fault>(99)));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_append_undo_redo_truncate);
    RUN_TEST(test_match_has_a_capacity);
    RUN_TEST(test_same_match_feels_every_difference);
    RUN_TEST(test_bytes_round_trip);
    RUN_TEST(test_bytes_grow_by_a_few_for_each_action);
    RUN_TEST(test_file_is_continued_step_by_step);
    RUN_TEST(test_writer_refuses_what_has_no_room_or_name);
    RUN_TEST(test_every_single_wrong_byte_and_every_cut_is_found);
    RUN_TEST(test_foreign_and_newer_bytes_are_refused);
    RUN_TEST(test_well_sealed_nonsense_is_refused);
    RUN_TEST(test_bytes_of_too_long_a_match_are_refused);
    RUN_TEST(test_action_against_the_rules_is_named);
    RUN_TEST(test_garbage_never_crashes);
    RUN_TEST(test_text_is_readable);
    RUN_TEST(test_text_breaks_long_lines);
    RUN_TEST(test_text_without_end_of_line_and_with_other_spaces);
    RUN_TEST(test_wrong_text_is_refused_with_a_reason);
    RUN_TEST(test_what_people_read_below_the_match_is_not_read);
    RUN_TEST(test_a_file_is_shown_step_by_step);
    RUN_TEST(test_the_first_format_is_read);
    RUN_TEST(test_the_first_format_borrowed_a_seat);
    RUN_TEST(test_each_fault_has_its_text);
    return UNITY_END();
}
