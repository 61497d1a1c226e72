#include "shell/menus/picture_list.h"

#include "shell/page.h"

namespace shell {

using stage::Key;

namespace {

constexpr int picture_row_height = 20;
constexpr stage::Rect picture_list_area{8, page_top + 3, 84, 9 * picture_row_height};
constexpr stage::Rect look_area{104, 54, 120, 120};  // half of everything

}  // namespace

PictureList::PictureList(const console::Runtime& runtime)
    : ListPage(runtime, picture_list_area, picture_row_height), view_(runtime) {}

void PictureList::opened(stage::Console&) {
    refresh();
    list_.set_cursor(0);
}

void PictureList::uncovered(stage::Console& console) {
    (void)view_.answered(console);
    refresh();
    list_.set_cursor(std::min(view_.place(), std::max(shots_.count - 1, 0)));
}

void PictureList::refresh() {
    shots_ = storage::shots::list();
    std::size_t row = 0;
    for (const std::uint16_t number : shots_.all()) {
        labels_[row].clear();
        labels_[row].number(number);
        rows_[row] = {.label = labels_[row].view()};
        ++row;
    }
    list_.set_rows({rows_.data(), row});
}

std::span<const stage::Hint> PictureList::hints() const {
    static constexpr stage::Hint some[] = {{stage::keys_of(Key::up, Key::down), "move"},
                                           {Key::a, "show"},
                                           {Key::x, "delete"},
                                           {Key::b, "back"}};
    static constexpr stage::Hint none[] = {{Key::b, "back"}};
    if (shots_.count == 0) return none;
    return some;
}

void PictureList::chosen(stage::Console& console, int row) {
    view_.set_place(row);
    console.open(view_);
}

void PictureList::moved(stage::Console& console, int) { console.damage(look_area); }

void PictureList::more(stage::Console& console) {
    if (shots_.count == 0) return console.sound(stage::Cue::refuse);
    view_.ask(console, list_.cursor());
}

void PictureList::draw_ground(stage::Canvas& canvas) const {
    ListPage::draw_ground(canvas);
    if (shots_.count == 0) return;
    canvas.frame(look_area.inset(-2), canvas.theme().edge);
    if (!canvas.shows(look_area)) return;
    const auto inside = canvas.clipped(look_area);
    canvas.hatch(look_area, canvas.theme().edge);  // what a damaged one leaves
    draw_shot(canvas, shots_.numbers[static_cast<std::size_t>(list_.cursor())],
              {look_area.x + look_area.width / 2, look_area.y}, 2);
}

}  // namespace shell
