// The drive as SCSI sees it: what is answered, what is refused and why, and that nobody ever reads
// a mixture of before and after.
#include "usb/scsi.h"

#include <algorithm>

#include "usb/drive_bench.h"

using namespace drive_bench;
using small_games::tictactoe;
using usb::Drive;
using usb::Scsi;

namespace {

constexpr std::uint64_t second = 1'000'000;
using Cdb = std::array<std::uint8_t, hal::UsbDrive::command_bytes>;

// A computer at the drive, with a clock of its own.
struct Host {
    Drive drive{all_games, pages(), 1};
    Scsi scsi{drive, "1.25"};
    std::uint64_t now = 5 * second;

    Host() { scsi.plugged(); }
    void steps(int count = 100) {
        while (count-- > 0) scsi.step(now);
    }
    void expect_ready() { TEST_ASSERT_TRUE(scsi.ready()); }
    void expect(const hal::Sense& why, bool answered) {
        TEST_ASSERT_FALSE(answered);
        TEST_ASSERT_EQUAL_HEX8(why.key, scsi.sense().key);
        TEST_ASSERT_EQUAL_HEX8(why.code, scsi.sense().code);
        TEST_ASSERT_EQUAL_HEX8(why.qualifier, scsi.sense().qualifier);
    }
    void mount() {
        expect(Scsi::becoming_ready, scsi.ready());
        steps();
        expect(Scsi::medium_changed, scsi.ready());
        expect_ready();
    }
};

void a_medium_comes_in_steps() {
    start_fresh();
    Host host;
    TEST_ASSERT_TRUE(host.scsi.idle());
    host.steps();
    TEST_ASSERT_EQUAL(0, host.drive.files());  // nobody asked
    host.expect(Scsi::becoming_ready, host.scsi.ready());
    TEST_ASSERT_FALSE(host.scsi.idle());
    host.steps(2);
    host.expect(Scsi::becoming_ready, host.scsi.ready());
    host.steps();
    TEST_ASSERT_TRUE(host.scsi.idle());
    // Told once, by whatever asks first.
    TEST_ASSERT_EQUAL(0, host.scsi.blocks());
    TEST_ASSERT_EQUAL_HEX8(Scsi::medium_changed.code, host.scsi.sense().code);
    host.expect_ready();
    TEST_ASSERT_EQUAL(Drive::block_count(), host.scsi.blocks());
}

void blocks_are_read_one_at_a_time() {
    start_fresh();
    Host host;
    host.mount();
    std::array<std::uint8_t, 1500> buffer;
    TEST_ASSERT_EQUAL(512, host.scsi.read(0, 0, buffer));
    TEST_ASSERT_EQUAL_HEX8(0x55, buffer[510]);
    // Parts of one, should a computer ask for such.
    std::array<std::uint8_t, 100> part;
    TEST_ASSERT_EQUAL(100, host.scsi.read(0, 3, part));
    TEST_ASSERT_EQUAL('S', part[0]);
    TEST_ASSERT_EQUAL(2, host.scsi.read(0, 510, buffer));
    TEST_ASSERT_EQUAL_HEX8(0x55, buffer[0]);
    TEST_ASSERT_EQUAL(0, host.scsi.read(0, 0, {}));
    host.expect(Scsi::no_such_block, host.scsi.read(Drive::block_count(), 0, buffer) >= 0);
    host.expect(Scsi::no_such_block, host.scsi.read(0xFFFFFFFF, 0, buffer) >= 0);
    host.expect(Scsi::no_such_block, host.scsi.read(0, 512, buffer) >= 0);
}

void names() {
    start_fresh();
    Host host;
    std::array<std::uint8_t, 8> vendor;
    std::array<std::uint8_t, 16> product;
    std::array<std::uint8_t, 4> revision;
    vendor.fill(' ');
    product.fill(' ');
    revision.fill(' ');
    host.scsi.inquiry({vendor, product, revision});
    TEST_ASSERT_EQUAL_MEMORY("Sixgun  ", vendor.data(), 8);
    TEST_ASSERT_EQUAL_MEMORY("Console         ", product.data(), 16);
    TEST_ASSERT_EQUAL_MEMORY("1.25", revision.data(), 4);
}

// A match ends while the drive is mounted.
void a_change_takes_the_medium_out_and_puts_another_in() {
    storage::Store& store = start_fresh();
    Host host;
    host.mount();
    std::array<std::uint8_t, 512> block;
    TEST_ASSERT_EQUAL(512, host.scsi.read(100, 0, block));
    (void)keep_match(store, tictactoe, 1, 5);
    host.expect(Scsi::no_medium, host.scsi.read(100, 0, block) >= 0);
    host.expect(Scsi::no_medium, host.scsi.ready());
    TEST_ASSERT_EQUAL(0, host.scsi.blocks());

    // It stays out while the storage is busy: another match within the second.
    host.now += second / 2;
    host.steps();
    (void)keep_match(store, tictactoe, 2, 5);
    host.steps();
    host.now += second - 1;
    host.steps();
    host.expect(Scsi::no_medium, host.scsi.ready());
    host.now += 1;
    host.steps();
    host.expect(Scsi::medium_changed, host.scsi.ready());
    host.expect_ready();
    TEST_ASSERT_EQUAL(5, host.drive.files());
}

// Whoever did not look meanwhile has to hear that it was gone.
void a_computer_that_was_away_hears_of_it_first() {
    storage::Store& store = start_fresh();
    Host host;
    host.mount();
    (void)keep_match(store, tictactoe, 1, 5);
    host.steps();
    host.now += 60 * second;
    host.steps();
    host.expect(Scsi::no_medium, host.scsi.ready());
    host.steps();
    host.expect(Scsi::medium_changed, host.scsi.ready());
    host.expect_ready();
}

// Somebody else (the console's own list of files) looked first: it is a new medium all the same.
void a_look_by_somebody_else_is_a_change_too() {
    storage::Store& store = start_fresh();
    Host host;
    host.mount();
    (void)keep_match(store, tictactoe, 1, 5);
    look(host.drive);
    host.expect(Scsi::no_medium, host.scsi.ready());
}

void a_change_while_it_comes_begins_again() {
    storage::Store& store = start_fresh();
    Host host;
    host.expect(Scsi::becoming_ready, host.scsi.ready());
    host.steps(3);
    (void)keep_match(store, tictactoe, 1, 5);
    host.steps();
    host.expect(Scsi::medium_changed, host.scsi.ready());
    TEST_ASSERT_EQUAL(4, host.drive.files());
    // And before it was told.
    (void)keep_match(store, tictactoe, 2, 5);
    host.expect(Scsi::no_medium, host.scsi.ready());
}

void ejected_it_stays_out_until_somebody_wants_it() {
    storage::Store& store = start_fresh();
    Host host;
    host.mount();
    TEST_ASSERT_TRUE(host.scsi.prevent_removal(true));
    TEST_ASSERT_TRUE(host.scsi.start_stop(false, false));  // only the motor
    host.expect_ready();
    TEST_ASSERT_TRUE(host.scsi.start_stop(false, true));
    host.expect(Scsi::no_medium, host.scsi.ready());
    (void)keep_match(store, tictactoe, 1, 5);
    host.now += 60 * second;
    host.steps();
    TEST_ASSERT_TRUE(host.scsi.idle());
    host.expect(Scsi::no_medium, host.scsi.ready());
    TEST_ASSERT_TRUE(host.scsi.start_stop(true, true));
    host.expect(Scsi::becoming_ready, host.scsi.ready());
    host.steps();
    host.expect(Scsi::medium_changed, host.scsi.ready());
    host.expect_ready();
    TEST_ASSERT_TRUE(host.scsi.start_stop(true, true));  // it is in already
    host.expect_ready();

    TEST_ASSERT_TRUE(host.scsi.start_stop(false, true));
    host.scsi.plugged();
    host.mount();
}

std::int32_t ask(Scsi& scsi, std::initializer_list<std::uint8_t> bytes,
                 std::span<std::uint8_t> data) {
    Cdb cdb{};
    std::copy(bytes.begin(), bytes.end(), cdb.begin());
    return scsi.command(cdb, data);
}

void other_commands() {
    start_fresh();
    Host host;
    host.mount();
    std::array<std::uint8_t, 64> data;
    // MODE SENSE(10): write-protected.
    TEST_ASSERT_EQUAL(8, ask(host.scsi, {0x5A, 0, 0x3F, 0, 0, 0, 0, 0, 192}, data));
    TEST_ASSERT_EQUAL_HEX8(0x80, data[3]);
    TEST_ASSERT_EQUAL(4, ask(host.scsi, {0x5A, 0, 0x3F, 0, 0, 0, 0, 0, 4}, data));
    // READ CAPACITY(16)
    TEST_ASSERT_EQUAL(32, ask(host.scsi, {0x9E, 0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32}, data));
    TEST_ASSERT_EQUAL_HEX8((Drive::block_count() - 1) >> 8, data[6]);
    TEST_ASSERT_EQUAL_HEX8(0xFF, data[7]);
    TEST_ASSERT_EQUAL_HEX8(2, data[10]);
    host.expect(Scsi::bad_field, ask(host.scsi, {0x9E, 0x11}, data) >= 0);
    // REPORT LUNS
    TEST_ASSERT_EQUAL(16, ask(host.scsi, {0xA0, 0, 0, 0, 0, 0, 0, 0, 0, 16}, data));
    // SYNCHRONIZE CACHE, VERIFY(10)
    TEST_ASSERT_EQUAL(0, ask(host.scsi, {0x35}, {}));
    TEST_ASSERT_EQUAL(0, ask(host.scsi, {0x2F, 0, 0, 0, 0x7F, 0xFF, 0, 0, 1}, {}));
    host.expect(Scsi::no_such_block, ask(host.scsi, {0x2F, 0, 0, 0, 0x7F, 0xFF, 0, 0, 2}, {}) >= 0);
    host.expect(Scsi::no_such_block,
                ask(host.scsi, {0x2F, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0}, {}) >= 0);
    host.expect(Scsi::bad_field, ask(host.scsi, {0x2F, 2}, data) >= 0);
    // No room is no trouble.
    TEST_ASSERT_EQUAL(0, ask(host.scsi, {0x5A, 0, 0x3F, 0, 0, 0, 0, 0, 192}, {}));

    for (const std::uint8_t writing :
         std::initializer_list<std::uint8_t>{0x04, 0x0A, 0xAA, 0x8A, 0x2E, 0x15, 0x55, 0x41, 0x42})
        host.expect(hal::UsbDrive::write_protected, ask(host.scsi, {writing}, data) >= 0);
    for (const std::uint8_t unknown : std::initializer_list<std::uint8_t>{0x02, 0x08, 0xA8, 0xFF})
        host.expect(Scsi::unknown_command, ask(host.scsi, {unknown}, data) >= 0);

    // Without a medium.
    TEST_ASSERT_TRUE(host.scsi.start_stop(false, true));
    for (const std::uint8_t code : std::initializer_list<std::uint8_t>{0x35, 0x2F})
        host.expect(Scsi::no_medium, ask(host.scsi, {code}, data) >= 0);
    host.expect(Scsi::no_medium, ask(host.scsi, {0x9E, 0x10}, data) >= 0);
    TEST_ASSERT_EQUAL(16, ask(host.scsi, {0xA0, 0, 0, 0, 0, 0, 0, 0, 0, 16}, data));
}

// A picture whose file breaks under a mounted drive, without a word of it.
void what_cannot_be_read_is_said() {
    start_fresh();
    (void)keep_picture(make_picture(240, 240, 1));
    Host host;
    host.mount();
    std::array<std::uint8_t, 512> block;
    std::uint32_t inside = 0;
    for (std::uint32_t i = 99; i < 300; ++i)
        if (host.scsi.read(i, 0, block) == 512 && block[0] == 'B' && block[1] == 'M') inside = i;
    TEST_ASSERT_GREATER_THAN(0, inside);
    for (std::uint32_t i = storage::journal_bytes / hal::flash_block_bytes; i < 256; ++i)
        cut_flash::set_fault(i, cut_flash::Fault::unread);
    host.expect(Scsi::unreadable, host.scsi.read(inside + 4, 0, block) >= 0);
    cut_flash::reset();
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_medium_comes_in_steps);
    RUN_TEST(blocks_are_read_one_at_a_time);
    RUN_TEST(names);
    RUN_TEST(a_change_takes_the_medium_out_and_puts_another_in);
    RUN_TEST(a_computer_that_was_away_hears_of_it_first);
    RUN_TEST(a_look_by_somebody_else_is_a_change_too);
    RUN_TEST(a_change_while_it_comes_begins_again);
    RUN_TEST(ejected_it_stays_out_until_somebody_wants_it);
    RUN_TEST(other_commands);
    RUN_TEST(what_cannot_be_read_is_said);
    return UNITY_END();
}
