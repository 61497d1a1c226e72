#include "shell/self_test.h"

#include "nullgame_cartridge/cartridge.h"

namespace shell {

namespace {

constexpr std::string_view good = "works ✓", bad = "fails ✗";

// Reads the whole storage part, and sees that what must be refused is refused before anything is
// done to the flash.
bool storage_works() {
    std::array<std::uint8_t, hal::flash_page_bytes> page{};
    for (std::uint32_t at = 0; at < hal::flash_bytes(); at += hal::flash_block_bytes)
        if (!hal::flash_read(at, page)) return false;
    return !hal::flash_read(hal::flash_bytes(), page) && !hal::flash_erase(1) &&
           !hal::flash_erase(hal::flash_bytes()) && !hal::flash_program(1, page);
}

// Time goes on, and a sleep does not end too late.
bool clock_works() {
    constexpr std::uint64_t nap_us = 5'000, late_us = 2'000;
    const std::uint64_t start = hal::now_us();
    for (int naps = 0; hal::now_us() < start + nap_us && naps < 100; ++naps)
        hal::sleep_until(start + nap_us);
    const std::uint64_t end = hal::now_us();
    return end >= start + nap_us && end <= start + nap_us + late_us;
}

}  // namespace

SelfTest::SelfTest(console::Runtime& runtime, RulesTest& rules, Menus& menus)
    : menus_(menus),
      picture_(runtime),
      buttons_(runtime),
      sound_(runtime),
      light_(runtime),
      rules_(rules) {
    row(Row::picture) = {.label = "Picture", .value = "look"};
    row(Row::buttons) = {.label = "Buttons", .value = "press"};
    row(Row::sound) = {.label = "Sound", .value = "listen"};
    row(Row::light) = {.label = "Light", .value = "look"};
    row(Row::storage) = {.label = "Storage", .value = "read it"};
    row(Row::clock) = {.label = "Clock", .value = "take a nap"};
    row(Row::rules) = {.label = "Rules", .value = "check"};
    row(Row::null_game) = {.label = "Play a round", .value = "card game"};
}

void SelfTest::start(stage::Console& console, int index) {
    switch (static_cast<Row>(index)) {
        case Row::picture:
            return console.open(picture_);
        case Row::buttons:
            return console.open(buttons_);
        case Row::sound:
            return console.open(sound_);
        case Row::light:
            return console.open(light_);
        case Row::storage:
            row(Row::storage).value = storage_works() ? good : bad;
            return;
        case Row::clock:
            row(Row::clock).value = clock_works() ? good : bad;
            return;
        case Row::rules:
            return console.open(rules_);
        case Row::null_game:
            return menus_.open_game(console, nullgame_cartridge::cartridge);
        case Row::count:
            return;
    }
}

}  // namespace shell
