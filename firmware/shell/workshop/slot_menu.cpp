#include "shell/workshop/slot_menu.h"

#include <utility>

#include "shell/page.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

constexpr int slot_row_height = 26;
constexpr Rect slot_list_area{8, page_top + 4, 152, 6 * slot_row_height};
constexpr Rect slot_picture{168, page_top + 8, 60, 60};

}  // namespace

SlotMenu::SlotMenu(const console::Runtime& runtime)
    : ListPage(runtime, slot_list_area, slot_row_height) {}

void SlotMenu::add(Choice choice, std::string_view label, bool enabled) {
    rows_[count_] = {.label = label, .enabled = enabled};
    choices_[count_++] = choice;
}

void SlotMenu::show(stage::Console& console, const stage::Workshop& workshop, int number,
                    const ArenaSlot& slot) {
    workshop_ = &workshop;
    slot_ = slot;
    taken_ = Choice::none;
    count_ = 0;
    title_.clear();
    title_.number(number + 1).add(' ');
    problem_ = nullptr;
    if (slot.used) {
        workshop.title(slot.record, title_);
        problem_ = workshop.problem(slot.record).why_not;
        add(Choice::edit, "Edit");
        add(Choice::test, "Test play", problem_ == nullptr);
        add(Choice::rename, "Rename");
        add(Choice::copy, "Copy");
        add(Choice::erase, "Delete");
        add(Choice::share, "Share", problem_ == nullptr);
    } else {
        title_.add("empty");
        add(Choice::make, "New, empty");
        add(Choice::use_model, "New from ...");
        add(Choice::take, "Take a code");
    }
    list_.set_rows({rows_.data(), count_});
    list_.set_cursor(0);
    console.open(*this);
}

SlotMenu::Choice SlotMenu::taken() { return std::exchange(taken_, Choice::none); }

void SlotMenu::chosen(stage::Console& console, int row) {
    taken_ = choice_at(row);
    console.close();
}

std::string_view SlotMenu::why_not(int) const { return problem_ != nullptr ? problem_ : ""; }

std::string_view SlotMenu::help(int row) const {
    switch (choice_at(row)) {
        case Choice::edit:
            return "Tiles, blocks, starts, features";
        case Choice::test:
            return problem_ != nullptr ? problem_ : "Against computers; it does not count";
        case Choice::rename:
            return "Another name";
        case Choice::copy:
            return "Into the first empty slot";
        case Choice::erase:
            return "Asks before it is gone";
        case Choice::share:
            return problem_ != nullptr ? problem_ : "As a code to type, and as a QR code";
        case Choice::make:
            return "From the first tile on";
        case Choice::use_model:
            return "Begin with one that is built in";
        case Choice::take:
            return "Type one that another console shows";
        case Choice::none:
            break;
    }
    return {};
}

std::span<const stage::Hint> SlotMenu::hints() const {
    static constexpr stage::Hint words[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "choose"}, {Key::b, "back"}};
    return words;
}

void SlotMenu::draw_rows(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    if (!canvas.shows(slot_picture.inset(-1))) return;
    if (!slot_.used) return canvas.dotted_frame(slot_picture, theme.faint);
    workshop_->draw(canvas, slot_.record, slot_picture);
    canvas.frame(slot_picture.inset(-1), theme.edge);
}

}  // namespace shell
