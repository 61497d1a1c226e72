#include "shell/workshop/slots_screen.h"

#include "console/status.h"

namespace shell {

using stage::Key;
using stage::Record;

SlotsScreen::SlotsScreen(const console::Runtime& runtime, storage::Store& store,
                         Navigation& navigation, QrScreen& qr, play::Session& session,
                         std::span<std::byte> room)
    : RecordList(runtime),
      navigation_(navigation),
      session_(session),
      shelf_(store, room),
      menu_(runtime),
      models_(runtime),
      rename_(runtime),
      take_(runtime),
      share_(runtime, qr),
      question_(runtime.settings()) {}

void SlotsScreen::set_up(const stage::Cartridge& cartridge) {
    cartridge_ = &cartridge;
    list_.set_cursor(0);
}

void SlotsScreen::look() {
    session_.close();
    shelf_.look();
    show_rows(Shelf::slots);
}

void SlotsScreen::opened(stage::Console&) { look(); }

const Record* SlotsScreen::record(int row) const {
    return shelf_[row].used ? &shelf_[row].record : nullptr;
}

std::string_view SlotsScreen::help(int row) const {
    if (!shelf_[row].used) return "Draw a new one, or take a code";
    if (!shelf_[row].draft) return "Can be chosen for a new match";
    return workshop().problem(shelf_[row].record).why_not;
}

std::span<const stage::Hint> SlotsScreen::hints() const {
    static constexpr stage::Hint words[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "what to do"}, {Key::b, "back"}};
    return words;
}

// ---- What is done with a slot -------------------------------------------------------------------

void SlotsScreen::chosen(stage::Console& console, int row) {
    slot_ = row;
    menu_.show(console, workshop(), row, shelf_[row]);
}

void SlotsScreen::uncovered(stage::Console& console) {
    look();
    if (const auto choice = menu_.taken(); choice != SlotMenu::Choice::none)
        return do_chosen(console, choice);
    Record record{};
    if (const int model = models_.taken(); model >= 0) {
        workshop().model(model, record);
        return begin_with(console, record);
    }
    if (take_.take(record)) {
        if (kept(console, slot_, record)) console.toast("Taken: it is in this slot now");
    } else if (rename_.take(record)) {
        (void)kept(console, slot_, record);
    } else if (question_.take_answer() == 0) {
        const storage::Written written = shelf_.clear(slot_);
        if (written != storage::Written::ok) console.toast(storage::words(written));
    } else {
        return;
    }
    look();
}

void SlotsScreen::do_chosen(stage::Console& console, SlotMenu::Choice choice) {
    using Choice = SlotMenu::Choice;
    const Record record = shelf_[slot_].record;
    switch (choice) {
        case Choice::edit:
            return edit(console, record);
        case Choice::test:
            return try_out(console, record);
        case Choice::rename:
            return rename_.show(console, workshop(), record);
        case Choice::copy:
            return copy(console, record);
        case Choice::erase: {
            kit::Text<96> words;
            words.add("It will be gone. Matches that were played on it keep their ");
            words.add(workshop().thing).add('.');
            return question_.ask(console, {.title = "Delete it?",
                                           .text = words.view(),
                                           .answers = {"Delete", "Keep"},
                                           .first = 1,
                                           .cancel = 1,
                                           .grave = true});
        }
        case Choice::share:
            return share_.show(console, workshop(), record);
        case Choice::make: {
            Record made{};
            workshop().make(slot_ + 1, made);
            return begin_with(console, made);
        }
        case Choice::use_model:
            return models_.show(console, workshop());
        case Choice::take:
            return take_.show(console, workshop());
        case Choice::none:
            break;
    }
}

bool SlotsScreen::kept(stage::Console& console, int slot, const Record& record) {
    const storage::Written written = shelf_.keep(workshop(), slot, record);
    if (written == storage::Written::ok) return true;
    console.sound(stage::Cue::refuse);
    console.toast(storage::words(written));
    return false;
}

void SlotsScreen::edit(stage::Console& console, const Record& record) {
    stage::Editor& editor = workshop().editor();
    editor.edit(*this, record);
    console.open(editor);
}

void SlotsScreen::begin_with(stage::Console& console, const Record& record) {
    if (kept(console, slot_, record)) edit(console, record);
}

void SlotsScreen::copy(stage::Console& console, const Record& record) {
    const int free = shelf_.first_free();
    if (free >= Shelf::slots) return refuse(console, "All slots are used: delete one first");
    if (!kept(console, free, record)) return;
    look();
    list_.set_cursor(free);
    console.toast("Copied into this slot");
    console.damage_all();
}

// ---- The bench ----------------------------------------------------------------------------------

void SlotsScreen::draw_status(stage::Canvas& canvas) const {
    console::draw_status(canvas, 234, 2, runtime_.power(), runtime_.settings());
}

void SlotsScreen::keep(stage::Console& console, const Record& record) {
    (void)kept(console, slot_, record);
}

void SlotsScreen::try_out(stage::Console& console, const Record& record) {
    navigation_.try_out(console, *cartridge_, record);
}

void SlotsScreen::explain(stage::Console& console, int topic) {
    navigation_.explain(console, *cartridge_, topic);
}

}  // namespace shell
