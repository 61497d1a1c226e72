#include "shell/menus/storage_note.h"

#include "stage/hints.h"

namespace shell {

using stage::Key;

namespace {

constexpr stage::DialogText garbage{
    .title = "Strange memory",
    .text =
        "The memory for saves holds something that Sixgun does not know.\n\nMade ready for "
        "saving, it loses what is in it. Until then nothing is saved.",
    .answers = {"Make ready", "Not now"},
    .first = 1,
    .cancel = 1,
    .grave = true};

}  // namespace

std::string_view StorageNote::title_of(storage::GameId game) const {
    for (const kit::Game* each : games_)
        if (each->info.id == game) return each->info.title;
    return "a game";
}

void StorageNote::tell(stage::Console& console, const storage::BootReport& report) {
    kit::Text<256> text;
    for (const storage::Note& note : report.notes)
        text.add(text.empty() ? "" : "\n").add(note.what).add(": ").add(note.why).add('.');
    if (!report.notes.empty()) text.add("\nThey are kept aside; new ones begin.");
    bool lost = false;
    for (const storage::RunningMatch& match : report.running) {
        if (match.loaded == storage::Loaded::whole) continue;
        lost = lost || match.loaded != storage::Loaded::newer;
        text.add(text.empty() ? "" : "\n").add("The match of ").add(title_of(match.game));
        text.add(match.loaded == storage::Loaded::shortened ? " lost its end and goes on before it."
                 : match.loaded == storage::Loaded::newer
                     ? " is from a newer Sixgun and waits for it."
                 : match.loaded == storage::Loaded::unread ? " cannot be read."
                                                           : " is damaged.");
    }
    if (!text.empty())
        note_.show(console, lost ? "A match is damaged" : "Kept aside", text.view(), false);
    switch (report.flash) {
        case storage::Mounted::yes:
        case storage::Mounted::blank:  // made ready without a question
            return;
        case storage::Mounted::garbage:
            dialog_ = stage::Dialog(garbage);
            return console.open(*this);
        case storage::Mounted::no_flash:
            return note_.show(console, "Saving is off",
                              "The memory for saves cannot be read. You can play, but nothing will "
                              "be kept.",
                              true);
    }
}

void StorageNote::key(stage::Console& console, stage::KeyPress press) {
    if (stage::report(console, dialog_.key(press)) != stage::Did::chosen) return;
    const bool wanted = dialog_.cursor() == 0;
    console.close();
    if (!wanted) return console.toast("Saving is off");
    const bool done = store_.format();
    console.sound(done ? stage::Cue::choose : stage::Cue::refuse);
    console.toast(done ? "Ready for saving" : "The memory cannot be written");
}

void StorageNote::draw(stage::Canvas& canvas) const {
    dialog_.draw(canvas);
    constexpr stage::Hint hints[] = {
        {stage::keys_of(Key::left, Key::right), "choose"}, {Key::a, "answer"}, {Key::b, "not now"}};
    stage::draw_hints(canvas, hints, settings_.left_handed);
}

}  // namespace shell
