#include "shell/sound_test.h"

#include "shell/page.h"
#include "stage/hints.h"

namespace shell {

using stage::Key;

namespace {

constexpr std::uint16_t scale[] = {262,  120, 330,  120, 392,  120, 523,  120,
                                   659,  120, 784,  120, 1047, 120, 1319, 120,
                                   1568, 120, 2093, 120, 2637, 120, 3136, 240};

// The scale, then the cues in the order of stage::Cue.
constexpr stage::ListRow rows[] = {
    {.label = "Scale"},   {.label = "Move"},    {.label = "Choose"},  {.label = "Back"},
    {.label = "Refuse"},  {.label = "Click"},   {.label = "Open"},    {.label = "Toggle"},
    {.label = "Warning"}, {.label = "Win"},     {.label = "Lose"},    {.label = "Shutter"},
    {.label = "Shot"},    {.label = "Smash"},   {.label = "Slide"},   {.label = "Burst 1"},
    {.label = "Burst 2"}, {.label = "Burst 3"}, {.label = "Burst 4"},
};
static_assert(std::size(rows) == static_cast<std::size_t>(stage::Cue::count) + 1);

}  // namespace

SoundTest::SoundTest(console::Runtime& runtime)
    : runtime_(runtime), list_({8, page_top + 4, 224, 8 * 22}, stage::medium, 22) {
    list_.set_rows(rows);
}

void SoundTest::key(stage::Console& console, stage::KeyPress press) {
    const stage::Reply reply = list_.key(press);
    if (reply.did != stage::Did::chosen) {
        if (stage::report(console, reply) == stage::Did::left) console.close();
        return;
    }
    if (hal::board().speaker == boards::no_pin) return console.toast("This board has no speaker");
    const console::Settings& settings = runtime_.settings();
    if (settings.muted) {
        kit::Text<40> text("Muted: hold ");
        text.add(stage::button_name(Key::y, settings.left_handed)).add(" for sound");
        return console.toast(text.view());
    }
    if (settings.volume == 0) return console.toast("The volume is 0: see settings");
    if (list_.cursor() == 0) {
        runtime_.play(scale);
    } else {
        console.sound(static_cast<stage::Cue>(list_.cursor() - 1));
    }
}

void SoundTest::draw(stage::Canvas& canvas) const {
    draw_page(canvas, "Sound");
    list_.draw(canvas);
    constexpr stage::Hint hints[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "play"}, {Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
