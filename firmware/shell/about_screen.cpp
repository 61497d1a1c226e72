#include "shell/about_screen.h"

#include "console/status.h"
#include "shell/art.h"
#include "shell/credits.h"
#include "stage/hints.h"
#include "stage/meter.h"

namespace shell {

using stage::Canvas;
using stage::Did;
using stage::Key;
using stage::Rect;

namespace {

constexpr std::string_view labels[] = {"Sixgun", "Power", "Memory", "Test", "Credits"};
constexpr Rect page_area{0, stage::Tabs::height, stage::screen_size,
                         stage::hints_area.y - stage::Tabs::height};
constexpr int test_row_height = 24;
constexpr Rect test_area{8, page_area.y + 4, 224, 8 * test_row_height};

// A fact: what it is at the left, how it is at the right. Returns the next line's y.
int draw_fact(Canvas& canvas, int y, std::string_view what, std::string_view how) {
    canvas.text({16, y}, what, stage::small, canvas.theme().faint);
    canvas.text({224, y}, how, stage::small, canvas.theme().ink, stage::Align::right);
    return y + 18;
}

// A computer's figures would say nothing: there they are 0.
int draw_amount(Canvas& canvas, int y, std::string_view what, std::uint32_t used,
                std::uint32_t total) {
    const auto kib = [](std::uint32_t bytes) { return static_cast<int>((bytes + 1023) / 1024); };
    if (used == 0) return draw_fact(canvas, y, what, "on the console only");
    kit::Text<32> text;
    text.number(kib(used)).add(" of ").number(kib(total)).add(" KiB");
    draw_fact(canvas, y, what, text.view());
    stage::draw_meter(canvas, {16, y + 15, 208, 10}, {.value = kib(used), .most = kib(total)});
    return y + 40;
}

void add_duration(kit::TextOut& out, std::uint64_t us) {
    const auto seconds = static_cast<std::int32_t>(us / 1'000'000);
    if (seconds >= 3600) out.number(seconds / 3600).add(" h ");
    if (seconds >= 60) out.number(seconds / 60 % 60).add(" min ");
    out.number(seconds % 60).add(" s");
}

}  // namespace

AboutScreen::AboutScreen(console::Runtime& runtime, SelfTest& tests, const char* version)
    : runtime_(runtime),
      tests_(tests),
      version_(version),
      tabs_({0, 0}, stage::screen_size, labels) {}

void AboutScreen::opened(stage::Console&) {
    tabs_.choose(0);
    test_cursor_ = credits_page_ = 0;
    look();
}

void AboutScreen::look() {
    memory_ = hal::memory();
    up_us_ = hal::now_us();
    slept_us_ = hal::slept_us();
}

void AboutScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::b)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    if (stage::report(console, tabs_.key(press)) == Did::moved) {
        look();
        console.damage_all();
    } else if (page() == Page::test) {
        test_key(console, press);
    } else if (page() == Page::credits) {
        credits_key(console, press);
    }
}

stage::List AboutScreen::test_list() const {
    stage::List list(test_area, stage::medium, test_row_height);
    list.set_rows(tests_.rows());
    list.set_cursor(test_cursor_);
    return list;
}

void AboutScreen::test_key(stage::Console& console, stage::KeyPress press) {
    stage::List list = test_list();
    const Did did = stage::report(console, list.key(press));
    test_cursor_ = list.cursor();
    if (did == Did::chosen) tests_.start(console, test_cursor_);
}

void AboutScreen::credits_key(stage::Console& console, stage::KeyPress press) {
    const int by = press.tapped(Key::down) || press.tapped(Key::a) ? 1
                   : press.tapped(Key::up)                         ? credit_count - 1
                                                                   : 0;
    if (by == 0) return;
    credits_page_ = (credits_page_ + by) % credit_count;
    console.sound(stage::Cue::move);
    console.damage(page_area);
}

void AboutScreen::draw(Canvas& canvas) const {
    canvas.fill(stage::screen_area, canvas.theme().panel);
    canvas.fill(tabs_.area(), canvas.theme().paper);
    tabs_.draw(canvas);
    switch (page()) {
        case Page::sixgun:
            draw_sixgun(canvas);
            break;
        case Page::power:
            draw_power(canvas);
            break;
        case Page::memory:
            draw_memory(canvas);
            break;
        case Page::test:
            test_list().draw(canvas);
            break;
        case Page::credits:
            draw_credits(canvas);
            break;
    }
    draw_hints(canvas);
}

void AboutScreen::draw_sixgun(Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    canvas.sprite(art::logo_sixgun, {120 - art::logo_sixgun.width / 2, 36});
    canvas.text({120, 72}, "Five games, six chambers", stage::small, theme.ink,
                stage::Align::centre);
    int y = draw_fact(canvas, 104, "Version", version_);
    kit::Text<16> panel;
    panel.number(hal::board().panel.width).add(" x ").number(hal::board().panel.height);
    y = draw_fact(canvas, y, "Screen", panel.view());
    const bool speaker = hal::board().speaker != boards::no_pin;
    y = draw_fact(canvas, y, "Speaker", speaker ? "yes" : "no speaker on this board");
    canvas.text({16, y}, "Board", stage::small, theme.faint);
    canvas.text_fitted({16, y + 14}, 208, hal::board().name, stage::small, theme.ink);
}

void AboutScreen::draw_power(Canvas& canvas) const {
    const hal::Power& power = runtime_.power();
    int y = page_area.y + 16;
    if (power.has_battery) {
        kit::Text<16> charge, volts;
        charge.number(power.percent).add(" %");
        volts.number(power.millivolts).add(" mV");
        draw_fact(canvas, y, "Battery", charge.view());
        const stage::Theme& theme = canvas.theme();
        const bool low = power.percent <= console::BatteryWatch::low_percent;
        stage::draw_meter(
            canvas, {16, y + 15, 208, 14},
            {.value = power.percent, .most = 100, .colour = low ? theme.bad : theme.good});
        y = draw_fact(canvas, y + 40, "Voltage", volts.view());
    } else {
        y = draw_fact(canvas, y, "Battery", "no battery on this board");
    }
    const std::string_view source = power.charging ? "USB, charging"
                                    : power.usb    ? "USB"
                                                   : "battery";
    y = draw_fact(canvas, y, "Runs on", source);
    kit::Text<32> up;
    add_duration(up, up_us_);
    y = draw_fact(canvas, y, "Up for", up.view());
    kit::Text<16> asleep;
    asleep.number(up_us_ < 100 ? 0 : static_cast<std::int32_t>(slept_us_ / (up_us_ / 100)))
        .add(" %");
    draw_fact(canvas, y, "Of that, asleep", asleep.view());
}

void AboutScreen::draw_memory(Canvas& canvas) const {
    int y = page_area.y + 16;
    y = draw_amount(canvas, y, "Memory", memory_.ram_used, memory_.ram_total);
    y = draw_amount(canvas, y, "Stack, at most", memory_.stack_peak, memory_.stack_total);
    y = draw_amount(canvas, y, "Program", memory_.flash_used, memory_.flash_total);
    kit::Text<32> storage;
    storage.number(static_cast<std::int32_t>(hal::flash_bytes() / 1024)).add(" KiB");
    draw_fact(canvas, y, "Room for saves", storage.view());
}

void AboutScreen::draw_credits(Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const Credit& credit = credits[credits_page_];
    canvas.text({16, page_area.y + 12}, credit.title, stage::medium, theme.accent);
    canvas.paragraph({16, page_area.y + 36, 208, page_area.height - 52}, credit.text, stage::small,
                     theme.ink, stage::Align::left, 2);
    stage::draw_pips(canvas, {224 - credit_count * 8, page_area.y + 17}, 6, credits_page_ + 1,
                     credit_count, theme.accent);
}

void AboutScreen::draw_hints(Canvas& canvas) const {
    const bool left_handed = runtime_.settings().left_handed;
    constexpr stage::Hint pages{stage::keys_of(Key::left, Key::right), "page"};
    constexpr stage::Hint back{Key::b, "back"};
    constexpr stage::KeySet up_down = stage::keys_of(Key::up, Key::down);
    if (page() == Page::test) {
        constexpr stage::Hint hints[] = {pages, {up_down, "move"}, {Key::a, "test"}, back};
        return stage::draw_hints(canvas, hints, left_handed);
    }
    if (page() == Page::credits) {
        constexpr stage::Hint hints[] = {pages, {up_down, "read on"}, back};
        return stage::draw_hints(canvas, hints, left_handed);
    }
    constexpr stage::Hint hints[] = {pages, back};
    stage::draw_hints(canvas, hints, left_handed);
}

}  // namespace shell
