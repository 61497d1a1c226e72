#include <unity.h>

#include "bulk_computer.h"

using namespace bulk_test;

namespace {

constexpr std::uint8_t passed = 0, failed = 1, phase_error = 2;
using Bytes = std::vector<std::uint8_t>;

Bytes read_10(std::uint32_t block, std::uint16_t count) {
    const auto at = [](std::uint32_t value, int shift) {
        return static_cast<std::uint8_t>(value >> shift);
    };
    return {0x28,         0, at(block, 24), at(block, 16), at(block, 8),
            at(block, 0), 0, at(count, 8),  at(count, 0),  0};
}

void ended(const Answer& answer, std::uint8_t status, std::uint32_t residue) {
    TEST_ASSERT_TRUE_MESSAGE(answer.has_status, "no status");
    TEST_ASSERT_EQUAL_UINT8(status, answer.status);
    TEST_ASSERT_EQUAL_UINT32(residue, answer.residue);
}

void sense_is(Computer& computer, hal::Sense expected) {
    const hal::Sense sense = computer.sense();
    TEST_ASSERT_EQUAL_HEX8(expected.key, sense.key);
    TEST_ASSERT_EQUAL_HEX8(expected.code, sense.code);
    TEST_ASSERT_EQUAL_HEX8(expected.qualifier, sense.qualifier);
}

// It works as if nothing had happened.
void is_well(Computer& computer) {
    const Answer answer = computer.ask(read_10(7, 1), 512);
    ended(answer, passed, 0);
    TEST_ASSERT_EQUAL_size_t(512, answer.data.size());
    TEST_ASSERT_EQUAL_UINT8(Drive::byte(7, 511), answer.data[511]);
    TEST_ASSERT_NULL_MESSAGE(computer.pipes.trouble, computer.pipes.trouble);
}

}  // namespace

void setUp() {}
void tearDown() {}

// --- Commands ---

static void test_inquiry_tells_the_names_as_far_as_asked() {
    Computer computer;
    Answer answer = computer.ask(Bytes{0x12, 0, 0, 0, 36, 0}, 36);
    ended(answer, passed, 0);
    TEST_ASSERT_EQUAL_size_t(36, answer.data.size());
    TEST_ASSERT_EQUAL_HEX8(0x80, answer.data[1]);
    TEST_ASSERT_EQUAL_UINT8(31, answer.data[4]);
    TEST_ASSERT_EQUAL_STRING_LEN("V       P               R   ", &answer.data[8], 28);
    answer = computer.ask(Bytes{0x12, 0, 0, 0, 5, 0}, 5);
    ended(answer, passed, 0);
    TEST_ASSERT_EQUAL_size_t(5, answer.data.size());
    answer = computer.ask(Bytes{0x12, 1, 0x80, 0, 36, 0}, 36);  // a page of vital data
    ended(answer, failed, 36);
    sense_is(computer, {0x05, 0x24, 0});
}

static void test_capacity_is_the_last_block_and_its_size() {
    Computer computer;
    const Answer ten = computer.ask(Bytes{0x25, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 8);
    ended(ten, passed, 0);
    TEST_ASSERT_EQUAL_UINT8_ARRAY((Bytes{0, 0, 0, 99, 0, 0, 2, 0}.data()), ten.data.data(), 8);
    const Answer format = computer.ask(Bytes{0x23, 0, 0, 0, 0, 0, 0, 0, 252, 0}, 252);
    ended(format, passed, 240);
    TEST_ASSERT_TRUE(format.data_halted);
    TEST_ASSERT_EQUAL_UINT8_ARRAY((Bytes{0, 0, 0, 8, 0, 0, 0, 100, 2, 0, 2, 0}.data()),
                                  format.data.data(), 12);
    computer.drive.is_ready = false;
    ended(computer.ask(Bytes{0x25, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 8), failed, 8);
    sense_is(computer, {0x02, 0x3a, 0});
    ended(computer.ask(Bytes{0, 0, 0, 0, 0, 0}), failed, 0);  // from here on it knows why
    ended(computer.ask(Bytes{0x25, 0, 0, 0, 0, 0, 0, 0, 0, 0}, 8), failed, 8);
    sense_is(computer, Drive::not_ready);
}

static void test_it_says_that_it_cannot_be_written() {
    Computer computer;
    const Answer mode = computer.ask(Bytes{0x1a, 0, 0x3f, 0, 192, 0}, 192);
    ended(mode, passed, 188);
    TEST_ASSERT_EQUAL_UINT8_ARRAY((Bytes{3, 0, 0x80, 0}.data()), mode.data.data(), 4);
    const Bytes block(512);
    const Answer write = computer.ask(Bytes{0x2a, 0, 0, 0, 0, 0, 0, 0, 1, 0}, 512, false, block);
    ended(write, failed, 512);
    TEST_ASSERT_TRUE(write.data_halted);
    sense_is(computer, hal::UsbDrive::write_protected);
    is_well(computer);
}

static void test_the_drive_is_asked_the_rest() {
    Computer computer;
    ended(computer.ask(Bytes{0, 0, 0, 0, 0, 0}), passed, 0);
    computer.drive.is_ready = false;
    ended(computer.ask(Bytes{0, 0, 0, 0, 0, 0}), failed, 0);
    sense_is(computer, Drive::not_ready);
    sense_is(computer, {});  // told once
    computer.drive.is_ready = true;
    ended(computer.ask(Bytes{0x1b, 0, 0, 0, 2, 0}), passed, 0);
    TEST_ASSERT_TRUE(computer.drive.ejected);
    TEST_ASSERT_FALSE(computer.drive.started);
    ended(computer.ask(Bytes{0x1e, 0, 0, 0, 1, 0}), passed, 0);
    TEST_ASSERT_TRUE(computer.drive.prevented);
    const Answer given = computer.ask(Bytes{0xc0}, 100);
    ended(given, passed, 0);
    TEST_ASSERT_EQUAL_size_t(100, given.data.size());
    const Bytes sent(70, 0x55);
    ended(computer.ask(Bytes{0xc1}, 70, false, sent), passed, 0);
    TEST_ASSERT_TRUE(computer.drive.taken == sent);
    ended(computer.ask(Bytes{0xee}, 0), failed, 0);
    sense_is(computer, Drive::unknown);
    is_well(computer);
}

static void test_a_refusal_is_forgotten_with_the_next_command() {
    Computer computer;
    ended(computer.ask(Bytes{0xee}), failed, 0);
    ended(computer.ask(Bytes{0, 0, 0, 0, 0, 0}), passed, 0);
    sense_is(computer, {});
}

// --- Reading ---

static void test_blocks_come_as_they_are() {
    Computer computer;
    for (const std::size_t piece : {1000u, 200u, 64u, 1u}) {
        computer.drive.piece = piece;  // what it gives at once; a computer sees whole blocks
        const Answer answer = computer.ask(read_10(3, 5), 5 * 512);
        ended(answer, passed, 0);
        for (std::uint32_t i = 0; i < 5 * 512; ++i)
            TEST_ASSERT_EQUAL_UINT8(Drive::byte(3 + i / 512, i % 512), answer.data[i]);
    }
    computer.drive.piece = 1000;
    is_well(computer);
}

static void test_the_drive_is_read_when_told_and_only_then() {
    Computer computer;
    computer.drive.hesitates = 3;
    TEST_ASSERT_TRUE(computer.give(computer.wrap(read_10(1, 2), 1024, true)));
    TEST_ASSERT_EQUAL_INT(0, computer.drive.reads);
    for (int i = 1; i <= 4; ++i) {
        TEST_ASSERT_TRUE(computer.transport.wants_block());
        TEST_ASSERT_FALSE(computer.pipes.sending);
        computer.transport.read_block();
        TEST_ASSERT_EQUAL_INT(i, computer.drive.reads);
    }
    TEST_ASSERT_FALSE(computer.transport.wants_block());
    computer.transport.read_block();
    TEST_ASSERT_EQUAL_INT(4, computer.drive.reads);
    Bytes block;
    TEST_ASSERT_TRUE(computer.take(block));
    TEST_ASSERT_TRUE(computer.transport.wants_block());  // the second
}

static void test_what_cannot_be_read_ends_the_data() {
    Computer computer;
    const Answer answer = computer.ask(read_10(98, 4), 4 * 512);
    TEST_ASSERT_EQUAL_size_t(2 * 512, answer.data.size());
    TEST_ASSERT_TRUE(answer.data_halted);
    ended(answer, failed, 2 * 512);
    sense_is(computer, Drive::beyond_the_end);
    ended(computer.ask(read_10(0xffff'ffff, 1), 512), failed, 512);
    is_well(computer);
}

// --- The thirteen cases ---

static void test_when_both_want_different_amounts() {
    Computer computer;
    ended(computer.ask(read_10(0, 0), 0), passed, 0);       // 1
    ended(computer.ask(read_10(0, 1), 0), phase_error, 0);  // 2
    computer.recover();
    ended(computer.ask(Bytes{0x2a, 0, 0, 0, 0, 0, 0, 0, 1, 0}, 0), failed, 0);  // 3
    const Answer none = computer.ask(Bytes{0, 0, 0, 0, 0, 0}, 64);              // 4
    TEST_ASSERT_TRUE(none.data_halted);
    ended(none, passed, 64);
    const Answer less = computer.ask(read_10(2, 1), 1024);  // 5
    TEST_ASSERT_EQUAL_size_t(512, less.data.size());
    TEST_ASSERT_TRUE(less.data_halted);
    ended(less, passed, 512);
    ended(computer.ask(read_10(2, 1), 512), passed, 0);    // 6
    const Answer more = computer.ask(read_10(2, 2), 512);  // 7
    TEST_ASSERT_EQUAL_size_t(0, more.data.size());
    ended(more, phase_error, 512);
    computer.recover();
    const Answer backward = computer.ask(Bytes{0x2a, 0, 0, 0, 0, 0, 0, 0, 1, 0}, 512);  // 8
    ended(backward, failed, 512);
    const Bytes block(512);
    ended(computer.ask(read_10(0, 0), 512, false, block), phase_error, 512);  // 9
    computer.recover();
    ended(computer.ask(read_10(0, 1), 512, false, block), phase_error, 512);  // 10
    computer.recover();
    const Bytes much(600);
    const Answer refused = computer.ask(Bytes{0xc1}, 600, false, much);  // 11, 13
    TEST_ASSERT_TRUE(refused.data_halted);
    ended(refused, failed, 600);
    const Answer nonsense = computer.ask(Bytes{0xc2}, 2048);  // more than there is room for
    TEST_ASSERT_EQUAL_size_t(512, nonsense.data.size());
    ended(nonsense, passed, 2048 - 512);
    is_well(computer);
}

// --- Computers that err ---

static void test_no_command_at_all_halts_everything_until_a_reset() {
    const auto broken = [](auto change) {
        Computer computer;
        auto wrapper = computer.wrap(Bytes{0, 0, 0, 0, 0, 0}, 0, true);
        std::size_t size = wrapper.size();
        change(wrapper, size);
        Bytes packet(wrapper.begin(), wrapper.end());
        packet.resize(size);
        TEST_ASSERT_TRUE(computer.give(packet));
        TEST_ASSERT_TRUE(computer.pipes.in_halted && computer.pipes.out_halted);
        computer.clear_in();
        computer.clear_out();
        TEST_ASSERT_TRUE(computer.pipes.in_halted && computer.pipes.out_halted);
        computer.recover();
        is_well(computer);
    };
    broken([](auto& wrapper, auto&) { wrapper[0] = 'X'; });
    broken([](auto& wrapper, auto&) { wrapper[14] = 0; });
    broken([](auto& wrapper, auto&) { wrapper[14] = 17; });
    for (const std::size_t length : {0u, 1u, 30u, 32u, 63u, 64u})
        broken([&](auto&, auto& size) { size = length; });
}

static void test_another_unit_does_not_exist() {
    Computer computer;
    auto wrapper = computer.wrap(Bytes{0, 0, 0, 0, 0, 0}, 0, true);
    wrapper[13] = 3;
    TEST_ASSERT_TRUE(computer.give(wrapper));
    Bytes status;
    TEST_ASSERT_TRUE(computer.take(status));
    TEST_ASSERT_EQUAL_UINT8(failed, status[12]);
    sense_is(computer, {0x05, 0x25, 0});
}

static void test_a_reset_in_the_middle_begins_anew() {
    Computer computer;
    TEST_ASSERT_TRUE(computer.give(computer.wrap(read_10(5, 8), 8 * 512, true)));
    computer.transport.read_block();
    Bytes part;
    TEST_ASSERT_TRUE(computer.take(part));
    computer.transport.read_block();
    TEST_ASSERT_TRUE(computer.pipes.sending);
    computer.recover();
    TEST_ASSERT_FALSE(computer.pipes.sending);  // nothing old
    is_well(computer);

    computer.drive.hesitates = 100;
    TEST_ASSERT_TRUE(computer.give(computer.wrap(read_10(5, 1), 512, true)));
    computer.recover();
    computer.drive.hesitates = 0;
    computer.transport.read_block();
    TEST_ASSERT_FALSE(computer.pipes.sending);
    is_well(computer);

    TEST_ASSERT_TRUE(computer.give(computer.wrap(Bytes{0xc1}, 100, false)));
    computer.recover();
    is_well(computer);

    TEST_ASSERT_TRUE(computer.give(computer.wrap(Bytes{0, 0, 0, 0, 0, 0}, 0, true)));
    TEST_ASSERT_TRUE(computer.pipes.sending);  // a status that nobody fetched
    computer.recover();
    is_well(computer);
}

static void test_a_halt_by_the_computer_loses_nothing() {
    Computer computer;
    const auto halt = [&](bool in) {
        if (in) {
            computer.pipes.halt_in();
        } else {
            computer.pipes.halt_out();
        }
        computer.transport.halted(in);
    };
    halt(false);
    TEST_ASSERT_FALSE(computer.give(computer.wrap(Bytes{0, 0, 0, 0, 0, 0}, 0, true)));
    computer.clear_out();
    is_well(computer);

    TEST_ASSERT_TRUE(computer.give(computer.wrap(read_10(9, 1), 512, true)));
    computer.transport.read_block();
    halt(true);
    computer.clear_in();
    Bytes block, status;
    TEST_ASSERT_TRUE(computer.take(block));
    TEST_ASSERT_EQUAL_UINT8(Drive::byte(9, 100), block[100]);
    TEST_ASSERT_TRUE(computer.take(status));
    is_well(computer);

    // Before the drive was read there is nothing to send again; read meanwhile, it waits.
    TEST_ASSERT_TRUE(computer.give(computer.wrap(read_10(9, 1), 512, true)));
    halt(true);
    computer.clear_in();
    TEST_ASSERT_FALSE(computer.pipes.sending);
    halt(true);
    computer.transport.read_block();
    computer.clear_in();
    TEST_ASSERT_TRUE(computer.take(block));
    TEST_ASSERT_TRUE(computer.take(status));
    computer.clear_in();  // nothing was halted
    computer.clear_out();
    is_well(computer);
}

static void test_a_new_computer_finds_it_as_new() {
    Computer computer;
    TEST_ASSERT_TRUE(computer.give(computer.wrap(read_10(5, 8), 8 * 512, true)));
    computer.pipes = {};
    computer.transport.close();
    computer.transport.sent();  // what was still on its way
    computer.transport.received(31);
    computer.transport.reset();
    computer.transport.read_block();
    TEST_ASSERT_FALSE(computer.pipes.sending || computer.pipes.receiving);
    computer.transport.open();
    TEST_ASSERT_EQUAL_INT(2, computer.drive.plugs);
    is_well(computer);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_inquiry_tells_the_names_as_far_as_asked);
    RUN_TEST(test_capacity_is_the_last_block_and_its_size);
    RUN_TEST(test_it_says_that_it_cannot_be_written);
    RUN_TEST(test_the_drive_is_asked_the_rest);
    RUN_TEST(test_a_refusal_is_forgotten_with_the_next_command);
    RUN_TEST(test_blocks_come_as_they_are);
    RUN_TEST(test_the_drive_is_read_when_told_and_only_then);
    RUN_TEST(test_what_cannot_be_read_ends_the_data);
    RUN_TEST(test_when_both_want_different_amounts);
    RUN_TEST(test_no_command_at_all_halts_everything_until_a_reset);
    RUN_TEST(test_another_unit_does_not_exist);
    RUN_TEST(test_a_reset_in_the_middle_begins_anew);
    RUN_TEST(test_a_halt_by_the_computer_loses_nothing);
    RUN_TEST(test_a_new_computer_finds_it_as_new);
    return UNITY_END();
}
