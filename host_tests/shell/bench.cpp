#include "bench.h"

#include <algorithm>
#include <cstdlib>
#include <map>

#include "boards/all.h"
#include "golden.h"
#include "lineup/cartridges.h"
#include "picture/picture.h"

namespace bench {

// Time jumps as in a headless console, but never beyond what the test has asked for.
class Bench::Clock final : public host::Front {
  public:
    std::uint64_t now_us() override { return now_us_; }
    void sleep_until(std::uint64_t us) override {
        now_us_ = std::max(now_us_, std::min(us, end_us));
    }
    void spend(std::uint64_t us) override { now_us_ += us; }
    void show(const host::Picture&, int) override {}
    void play(std::span<const std::uint16_t>, int) override {}
    void set_light(std::uint8_t, std::uint8_t, std::uint8_t) override {}
    void reboot(const char* reason) override {
        TEST_FAIL_MESSAGE(reason != nullptr ? reason : "rebooted");
    }

    std::uint64_t end_us = 0;

  private:
    std::uint64_t now_us_ = 0;
};

Bench::Bench(host::Setup setup, const shell::Chambers& chambers) {
    auto clock = std::make_unique<Clock>();
    clock_ = clock.get();
    setup.front = std::move(clock);
    if (setup.flash.empty() && setup.flash_file.empty()) setup.flash = ready_flash(setup.board);
    const auto trouble = host::power_on(std::move(setup));
    TEST_ASSERT_FALSE_MESSAGE(trouble.has_value(), trouble ? trouble->c_str() : "");
    shell_ = std::make_unique<shell::Shell>("v0.0-test", chambers);
    shell_->boot();
    run_ms(100);
}

void Bench::step() {
    shell_->step();
    if (!runtime().painted() || !host::panel_is_on()) return;
    const stage::Rect area = console::Runtime::panel_area();
    wanted_.assign(static_cast<std::size_t>(area.area()), 0);
    stage::Canvas canvas(wanted_.data(), area, runtime().theme());
    {
        const stage::Listening listening(*watch_);
        runtime().draw(canvas);
    }
    const std::string& cut = own_watch_.first_cut();
    TEST_ASSERT_TRUE_MESSAGE(cut.empty(), ("a text is cut: " + cut).c_str());
    const auto& shown = host::picture().pixels;
    const auto different = std::mismatch(wanted_.begin(), wanted_.end(), shown.begin()).first;
    if (different == wanted_.end()) return;
    const auto at = static_cast<int>(different - wanted_.begin());
    char message[80];
    snprintf(message, sizeof message, "damage was forgotten at %d,%d", area.x + at % area.width,
             at / area.width);
    // Two pictures say more than a place.
    if (const char* folder = std::getenv("SIXGUN_FAILED")) {
        const picture::Picture want{area.width, area.height, wanted_};
        const picture::Picture have{area.width, area.height, shown};
        picture::write_png(std::string(folder) + "/wanted.png", want);
        picture::write_png(std::string(folder) + "/shown.png", have);
    }
    TEST_FAIL_MESSAGE(message);
}

void Bench::keys(std::string_view script) {
    std::vector<host::Stroke> strokes;
    const auto trouble = host::parse_script(script, strokes);
    TEST_ASSERT_FALSE_MESSAGE(trouble.has_value(), trouble ? trouble->c_str() : "");
    for (const host::Stroke& stroke : strokes) {
        for (const bool pressed : {true, false}) {
            for (int i = 0; i < hal::button_count; ++i)
                if (stroke.buttons >> i & 1) host::press(static_cast<hal::Button>(i), pressed);
            run_ms(pressed ? stroke.milliseconds : 0);
        }
        // Until it rests.
        for (std::size_t frames = 0; frames != host::film().size();) {
            frames = host::film().size();
            run_ms(host::ScriptPlayer::rest_us / 1000);
        }
    }
}

void Bench::run_ms(std::uint64_t ms) {
    clock_->end_us = hal::now_us() + ms * 1000;
    do {
        step();
    } while (hal::now_us() < clock_->end_us);
}

void Bench::let_time_pass_unseen(std::uint64_t ms) { clock_->spend(ms * 1000); }

void Bench::let_time_run() { clock_->end_us = host::never; }

void Bench::edge(hal::Button button, bool pressed) { host::press(button, pressed); }

std::vector<const stage::Cartridge*> cartridges() {
    return {std::begin(lineup::cartridges), std::end(lineup::cartridges)};
}

const std::vector<std::uint8_t>& ready_flash(const boards::Board* board) {
    static std::map<const boards::Board*, std::vector<std::uint8_t>> ready;
    std::vector<std::uint8_t>& flash = ready[board];
    if (!flash.empty()) return flash;
    host::Setup setup;
    if (board != nullptr) setup.board = board;
    const auto trouble = host::power_on(std::move(setup));
    TEST_ASSERT_FALSE(trouble.has_value());
    const auto shell = std::make_unique<shell::Shell>("");
    shell->boot();
    while (!shell->store().saves()) shell->step();  // shows first what it does
    return flash = flash_now();
}

std::vector<std::uint8_t> flash_now() {
    const auto contents = host::flash().contents();
    return {contents.begin(), contents.end()};
}

hal::Power battery(int percent) {
    return {.has_battery = true,
            .charging = false,
            .usb = false,
            .millivolts = 3300 + percent * 9,
            .percent = percent};
}

const boards::Board& board(std::string_view id) {
    for (const boards::Board* each : boards::all)
        if (id == each->id) return *each;
    TEST_FAIL_MESSAGE("no such board");
    return *boards::all[0];
}

void check_golden(const std::string& name, const host::Picture& shown) {
    golden::check(name.c_str(), {shown.width, shown.height, shown.pixels});
}

}  // namespace bench
