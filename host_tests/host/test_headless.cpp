// The console in memory: virtual time, the panel's rules, films, and what is kept for the tests.
#include <array>
#include <csetjmp>
#include <string>
#include <vector>

#include "boards/all.h"
#include "drivers/host/host.h"
#include "unity.h"

namespace {

std::jmp_buf after_reboot;
std::string reboot_reason;

// A console that reboots where a test can see it.
host::Setup setup_for_test() {
    host::Setup setup;
    setup.rebooting = [](const char* reason) {
        reboot_reason = reason ? reason : "(bootloader)";
        std::longjmp(after_reboot, 1);
    };
    return setup;
}

void switch_on(host::Setup setup) {
    TEST_ASSERT_FALSE(host::power_on(std::move(setup)).has_value());
}

void send_block(int x, int y, int width, int height, std::uint16_t colour) {
    const std::vector<std::uint16_t> pixels(static_cast<std::size_t>(width * height), colour);
    hal::frame_begin(false);
    hal::frame_send(x, y, width, height, pixels.data());
    hal::frame_end();
}

// Does it end in a crash with this reason?
template <typename Misdeed>
void expect_crash(const char* reason, Misdeed misdeed) {
    reboot_reason.clear();
    switch_on(setup_for_test());
    if (setjmp(after_reboot) == 0) misdeed();
    TEST_ASSERT_EQUAL_STRING(reason, reboot_reason.c_str());
}

}  // namespace

void setUp() { switch_on(setup_for_test()); }
void tearDown() {}

namespace {

void time_moves_only_by_sleeping() {
    TEST_ASSERT_EQUAL_UINT64(0, hal::now_us());
    TEST_ASSERT_EQUAL_UINT64(0, hal::now_us());
    hal::sleep_until(5'000'000);
    // Nothing was drawn, so the script waits; sleep goes on to the deadline.
    TEST_ASSERT_EQUAL_UINT64(5'000'000, hal::now_us());
    TEST_ASSERT_EQUAL_UINT64(5'000'000, hal::slept_us());
    hal::sleep_until(1);
    TEST_ASSERT_EQUAL_UINT64(5'000'000, hal::now_us());
}

void sleep_for_ever_ends_with_the_script() {
    send_block(0, 0, 1, 1, 1);
    for (int i = 0; i < 10 && !host::script_finished(); ++i) hal::sleep_until(host::never);
    TEST_ASSERT_TRUE(host::script_finished());
    const std::uint64_t now = hal::now_us();
    hal::sleep_until(host::never);
    TEST_ASSERT_EQUAL_UINT64(now, hal::now_us());
}

void a_full_frame_takes_the_wire_14_75_ms() {
    send_block(0, 0, 240, 240, 0x1234);
    TEST_ASSERT_EQUAL_UINT64(14'745, hal::now_us());
    TEST_ASSERT_EQUAL_UINT64(0, hal::slept_us());
    TEST_ASSERT_EQUAL_UINT64(57'600, host::pixels_sent());
}

void sleep_ends_early_with_a_scripted_key() {
    auto setup = setup_for_test();
    TEST_ASSERT_FALSE(host::parse_script("B", setup.keys).has_value());
    switch_on(std::move(setup));
    send_block(0, 0, 10, 100, 7);  // ends at 256 us
    hal::ButtonEvent event{};
    TEST_ASSERT_FALSE(hal::next_button(event));
    hal::sleep_until(10'000'000);
    TEST_ASSERT_EQUAL_UINT64(450'256, hal::now_us());
    hal::sleep_until(10'000'000);  // an edge is waiting: no sleep
    TEST_ASSERT_EQUAL_UINT64(450'256, hal::now_us());
    TEST_ASSERT_TRUE(hal::next_button(event));
    TEST_ASSERT_EQUAL(hal::Button::b, event.button);
    TEST_ASSERT_TRUE(event.pressed);
    TEST_ASSERT_EQUAL_UINT64(450'256, event.at_us);
    hal::sleep_until(10'000'000);
    TEST_ASSERT_TRUE(hal::next_button(event));
    TEST_ASSERT_FALSE(event.pressed);
    TEST_ASSERT_EQUAL_UINT64(490'256, event.at_us);
    hal::sleep_until(10'000'000);
    TEST_ASSERT_TRUE(host::script_finished());
    TEST_ASSERT_EQUAL_UINT64(940'256, hal::now_us());
}

void every_board_is_its_own_panel() {
    for (const boards::Board* board : boards::all) {
        auto setup = setup_for_test();
        setup.board = board;
        switch_on(std::move(setup));
        TEST_ASSERT_EQUAL_STRING(board->id, hal::board().id);
        const int side = (board->panel.width - 240) / 2;
        TEST_ASSERT_EQUAL(board->panel.width, host::picture().width);
        TEST_ASSERT_EQUAL(board->panel.height, host::picture().height);
        send_block(-side, 0, 1, 1, 0xaaaa);
        send_block(0, 1, 1, 1, 0xbbbb);
        send_block(239 + side, 239, 1, 1, 0xcccc);
        const auto& picture = host::picture();
        const auto width = static_cast<std::size_t>(picture.width);
        TEST_ASSERT_EQUAL_HEX16(0xaaaa, picture.pixels.front());
        TEST_ASSERT_EQUAL_HEX16(0xbbbb, picture.pixels[width + static_cast<std::size_t>(side)]);
        TEST_ASSERT_EQUAL_HEX16(0xcccc, picture.pixels.back());
        TEST_ASSERT_EQUAL(board->storage_bytes, hal::flash_bytes());
        TEST_ASSERT_EQUAL(board->battery.sense != boards::no_pin, hal::power().has_battery);
    }
}

// The expected numbers come from another program that follows the definition of FNV-1a.
void a_film_has_a_hash_a_frame() {
    picture::Picture two{2, 1, {0x0102, 0x0304}};  // bytes 02 01 04 03
    TEST_ASSERT_EQUAL_HEX32(0x17fddb01, host::hash_of(two));

    int watched = 0;
    auto setup = setup_for_test();
    setup.watch = [&watched](const host::Picture&) { ++watched; };
    switch_on(std::move(setup));
    hal::frame_begin(true);
    hal::frame_end();  // nothing sent: no frame
    TEST_ASSERT_EQUAL(0, host::film().size());
    send_block(0, 0, 240, 240, 0);
    send_block(10, 20, 30, 40, 0xf800);
    TEST_ASSERT_EQUAL(2, host::film().size());
    TEST_ASSERT_EQUAL(2, watched);
    TEST_ASSERT_EQUAL_HEX32(0xe89205c5, host::film()[0]);
    TEST_ASSERT_EQUAL_HEX32(0x2f052245, host::film()[1]);
}

void pixels_are_fetched_as_late_as_the_rules_allow() {
    std::array<std::uint16_t, 4> first{1, 1, 1, 1}, second{2, 2, 2, 2};
    hal::frame_begin(false);
    hal::frame_send(0, 0, 4, 1, first.data());
    first.fill(3);  // too early: the next call has not returned yet
    hal::frame_send(0, 1, 4, 1, second.data());
    first.fill(4);   // this is allowed
    second.fill(5);  // too early as well
    hal::frame_end();
    second.fill(6);
    TEST_ASSERT_EQUAL(3, host::picture().pixels[0]);
    TEST_ASSERT_EQUAL(5, host::picture().pixels[240]);
}

void two_buffers_in_turns_are_safe() {
    std::array<std::array<std::uint16_t, 240>, 2> strips{};
    hal::frame_begin(true);
    for (int y = 0; y < 240; ++y) {
        auto& strip = strips[static_cast<std::size_t>(y % 2)];
        strip.fill(static_cast<std::uint16_t>(y));
        hal::frame_send(0, y, 240, 1, strip.data());
    }
    hal::frame_end();
    for (std::size_t y = 0; y < 240; ++y)
        TEST_ASSERT_EQUAL(y, host::picture().pixels[y * 240 + 239]);
}

void misuse_of_a_frame_is_a_crash() {
    static const std::uint16_t pixel = 0;
    expect_crash("frame_send outside a frame", [] { hal::frame_send(0, 0, 1, 1, &pixel); });
    expect_crash("frame_end without frame_begin", [] { hal::frame_end(); });
    expect_crash("frame_begin inside a frame", [] {
        hal::frame_begin(false);
        hal::frame_begin(false);
    });
    struct Area {
        int x, y, width, height;
    };
    for (const Area& area :
         {Area{-1, 0, 1, 1}, {0, -1, 1, 1}, {240, 0, 1, 1}, {0, 239, 1, 2}, {0, 0, 0, 1}})
        expect_crash("frame_send outside the panel", [area] {
            hal::frame_begin(false);
            hal::frame_send(area.x, area.y, area.width, area.height, &pixel);
        });
}

void the_first_frame_lights_the_backlight() {
    hal::set_backlight(70);
    TEST_ASSERT_EQUAL(0, host::backlight_percent());
    send_block(0, 0, 1, 1, 1);
    TEST_ASSERT_EQUAL(70, host::backlight_percent());
    hal::set_backlight(20);
    TEST_ASSERT_EQUAL(20, host::backlight_percent());
    TEST_ASSERT_EQUAL(2, host::backlights().size());
}

void a_panel_that_slept_has_lost_its_picture() {
    send_block(0, 0, 240, 240, 0xffff);
    hal::set_panel(false);
    TEST_ASSERT_FALSE(host::panel_is_on());
    TEST_ASSERT_EQUAL(0, host::backlight_percent());
    TEST_ASSERT_EQUAL_HEX16(0, host::picture().pixels[0]);
    hal::set_panel(true);
    TEST_ASSERT_EQUAL(100, host::backlight_percent());
    TEST_ASSERT_EQUAL_HEX16(0, host::picture().pixels[0]);
}

void sounds_and_lights_are_kept_with_their_times() {
    static constexpr std::uint16_t score[] = {440, 20, 880, 30};
    hal::sleep_until(1000);
    hal::play(score, 60);
    hal::set_light(1, 2, 3);
    TEST_ASSERT_EQUAL(1, host::sounds().size());
    TEST_ASSERT_EQUAL_UINT64(1000, host::sounds()[0].at_us);
    TEST_ASSERT_EQUAL(60, host::sounds()[0].volume_percent);
    TEST_ASSERT_EQUAL(4, host::sounds()[0].score.size());
    TEST_ASSERT_EQUAL(880, host::sounds()[0].score[2]);
    TEST_ASSERT_EQUAL(3, host::lights().at(0).blue);
}

void buttons_power_crash_note_and_log_are_in_the_tests_hands() {
    auto setup = setup_for_test();
    setup.crash_note = "hung";
    setup.power = hal::Power{true, false, false, 3300, 4};
    std::string heard;
    setup.log = [&heard](const char* line) { heard = line; };
    switch_on(std::move(setup));
    TEST_ASSERT_EQUAL_STRING("hung", hal::last_crash());
    TEST_ASSERT_EQUAL(4, hal::power().percent);
    host::set_power({true, true, true, 4100, 95});
    TEST_ASSERT_TRUE(hal::power().charging);
    hal::log("boot");
    TEST_ASSERT_EQUAL_STRING("boot", heard.c_str());
    TEST_ASSERT_EQUAL_STRING("boot", host::log_lines().at(0).c_str());
    host::press(hal::Button::x, true);
    hal::ButtonEvent event{};
    TEST_ASSERT_TRUE(hal::next_button(event));
    TEST_ASSERT_EQUAL(hal::Button::x, event.button);
    expect_crash("because", [] { hal::crash("because"); });
    expect_crash("(bootloader)", [] { hal::reboot_to_bootloader(); });
}

void entropy_is_the_same_unless_asked() {
    const std::uint32_t first = hal::entropy(), second = hal::entropy();
    TEST_ASSERT_NOT_EQUAL(first, second);
    switch_on(setup_for_test());
    TEST_ASSERT_EQUAL_HEX32(first, hal::entropy());
    auto setup = setup_for_test();
    setup.entropy = 1;
    switch_on(std::move(setup));
    TEST_ASSERT_NOT_EQUAL(first, hal::entropy());
}

void bytes_come_and_go_on_ports() {
    std::array<std::uint8_t, 4> got{};
    TEST_ASSERT_TRUE(hal::port_open(hal::Port::serial));
    TEST_ASSERT_FALSE(hal::port_open(hal::Port::usb));
    TEST_ASSERT_EQUAL(0, hal::port_read(hal::Port::serial, got));
    host::type(hal::Port::serial, "onetwo");
    TEST_ASSERT_EQUAL(4, hal::port_read(hal::Port::serial, got));
    TEST_ASSERT_EQUAL(2, hal::port_read(hal::Port::serial, got));
    TEST_ASSERT_EQUAL('w', got[0]);

    // Nobody is there, then somebody who does not listen all the time.
    constexpr std::uint8_t words[] = {'h', 'e', 'y'};
    TEST_ASSERT_EQUAL(0, hal::port_write(hal::Port::usb, words));
    host::open_usb(true);
    TEST_ASSERT_TRUE(hal::port_open(hal::Port::usb));
    host::set_port_room(hal::Port::usb, 4);
    TEST_ASSERT_EQUAL(3, hal::port_write(hal::Port::usb, words));
    TEST_ASSERT_EQUAL(1, hal::port_write(hal::Port::usb, words));
    TEST_ASSERT_EQUAL(0, hal::port_write(hal::Port::usb, words));
    TEST_ASSERT_EQUAL_STRING("heyh", host::heard(hal::Port::usb).c_str());
    TEST_ASSERT_EQUAL_STRING("", host::heard(hal::Port::usb).c_str());

    // What comes in ends a sleep.
    host::type(hal::Port::usb, "!");
    hal::sleep_until(5'000'000);
    TEST_ASSERT_EQUAL_UINT64(0, hal::now_us());
    expect_crash("", [] { hal::reboot(); });
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(time_moves_only_by_sleeping);
    RUN_TEST(sleep_for_ever_ends_with_the_script);
    RUN_TEST(a_full_frame_takes_the_wire_14_75_ms);
    RUN_TEST(sleep_ends_early_with_a_scripted_key);
    RUN_TEST(every_board_is_its_own_panel);
    RUN_TEST(a_film_has_a_hash_a_frame);
    RUN_TEST(pixels_are_fetched_as_late_as_the_rules_allow);
    RUN_TEST(two_buffers_in_turns_are_safe);
    RUN_TEST(misuse_of_a_frame_is_a_crash);
    RUN_TEST(the_first_frame_lights_the_backlight);
    RUN_TEST(a_panel_that_slept_has_lost_its_picture);
    RUN_TEST(sounds_and_lights_are_kept_with_their_times);
    RUN_TEST(buttons_power_crash_note_and_log_are_in_the_tests_hands);
    RUN_TEST(bytes_come_and_go_on_ports);
    RUN_TEST(entropy_is_the_same_unless_asked);
    return UNITY_END();
}
