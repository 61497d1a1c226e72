#include "shell/menus/picture_view.h"

#include "stage/hints.h"

namespace shell {

using stage::Key;

namespace {

struct Brush {
    stage::Canvas& canvas;
    stage::Point at;
    int step;
};

void draw_row(void* context, int y, std::span<const storage::Pixel> pixels) {
    const auto& [canvas, at, step] = *static_cast<const Brush*>(context);
    if (y % step != 0) return;
    const int middle = static_cast<int>(pixels.size()) / 2, row = at.y + y / step;
    const stage::Rect& clip = canvas.clip();
    const int from = std::max((clip.x - at.x) * step + middle, middle % step);
    const int end = std::min((clip.right() - at.x) * step + middle, 2 * middle);
    for (int x = from; x < end; x += step)
        canvas.pixel({at.x + (x - middle) / step, row}, pixels[static_cast<std::size_t>(x)]);
}

}  // namespace

void draw_shot(stage::Canvas& canvas, std::uint16_t number, stage::Point at, int step) {
    Brush brush{canvas, at, step};
    const stage::Rect& clip = canvas.clip();
    (void)storage::shots::rows(number, (clip.y - at.y) * step,
                               (clip.bottom() - at.y - 1) * step + 1, draw_row, &brush);
}

void PictureView::opened(stage::Console& console) {
    whole_ = false;
    look(console);
}

void PictureView::uncovered(stage::Console& console) {
    if (answered(console)) look(console);
}

// Reads through what will be drawn: a damaged one is told, not shown.
void PictureView::look(stage::Console& console) {
    shots_ = storage::shots::list();
    if (shots_.count == 0) return console.close();
    place_ = std::min(place_, shots_.count - 1);
    storage::ShotSize size;
    read_ = storage::shots::check(shots_.numbers[static_cast<std::size_t>(place_)], size);
    console.damage_all();
}

void PictureView::turn(stage::Console& console, int by) {
    const int next = place_ + by;
    if (next < 0 || next >= shots_.count) return console.sound(stage::Cue::refuse);
    place_ = next;
    look(console);
    console.sound(stage::Cue::move);
}

void PictureView::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::left)) return turn(console, 1);
    if (press.tapped(Key::right)) return turn(console, -1);
    if (press.tapped(Key::x)) return ask(console, place_);
    if (press.tapped(Key::a)) {
        whole_ = !whole_;
        console.sound(stage::Cue::move);
        return console.damage_all();
    }
    if (!press.tapped(Key::b)) return;
    console.sound(stage::Cue::back);
    console.close();
}

void PictureView::ask(stage::Console& console, int place) {
    shots_ = storage::shots::list();
    place_ = place;
    console.sound(stage::Cue::open);
    question_.ask(console, {.title = "Delete it?",
                            .text = "A deleted picture does not come back.",
                            .answers = {"Delete", "Keep"},
                            .first = 1,
                            .cancel = 1,
                            .grave = true});
}

bool PictureView::answered(stage::Console& console) {
    if (question_.take_answer() != 0) return false;
    const bool gone = storage::shots::remove(shots_.numbers[static_cast<std::size_t>(place_)]);
    console.toast(gone ? "Deleted" : "It could not be deleted");
    return gone;
}

void PictureView::draw_frame(stage::Canvas& canvas, std::uint16_t number) const {
    constexpr int thick = 5;
    constexpr stage::Rect mount{0, 0, stage::screen_size, stage::hints_area.y};
    const stage::Theme& theme = canvas.theme();
    for (const stage::Rect& side :
         {stage::Rect{0, 0, mount.width, thick}, stage::Rect{0, 0, thick, mount.height},
          stage::Rect{mount.width - thick, 0, thick, mount.height},
          stage::Rect{0, mount.height - thick, mount.width, thick}})
        canvas.fill(side, theme.ink);
    canvas.frame(mount.inset(thick), theme.paper);
    kit::Text<24> text("Picture ");
    text.number(number);
    const stage::Rect tag{thick, thick, stage::text_width(text.view(), stage::small) + 12, 17};
    canvas.fill(tag, theme.ink);
    canvas.text({tag.x + 5, tag.y + 1}, text.view(), stage::small, theme.paper);
    constexpr stage::Hint hints[] = {{stage::keys_of(Key::left, Key::right), "others"},
                                     {Key::a, "whole"},
                                     {Key::x, "delete"},
                                     {Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

// In a corner: what looks like the console as it is would be taken for it.
void PictureView::draw_strip(stage::Canvas& canvas, std::uint16_t number) const {
    constexpr int height = 15, gap = 3;
    const stage::Theme& theme = canvas.theme();
    const bool left_handed = runtime_.settings().left_handed;
    kit::Text<24> text("Picture ");
    text.number(number);
    constexpr std::string_view does = "frame";
    const stage::KeySet key = stage::keys_of(Key::a);
    const int width = stage::text_width(text.view(), stage::small) +
                      stage::keys_width(key, left_handed) + stage::text_width(does, stage::small) +
                      5 * gap;
    const stage::Rect strip{stage::screen_size - width, stage::screen_size - height, width, height};
    if (!canvas.shows(strip)) return;
    canvas.fill(strip.inset(-1), theme.paper);
    canvas.fill(strip, theme.accent);
    int x = strip.x + gap;
    x += canvas.text({x, strip.y + 2}, text.view(), stage::small, theme.on_accent) + 2 * gap;
    x += stage::draw_keys(canvas, {x, strip.y + 2}, key, left_handed) + gap;
    canvas.text({x, strip.y + 2}, does, stage::small, theme.on_accent);
}

void PictureView::draw(stage::Canvas& canvas) const {
    canvas.fill(stage::screen_area, canvas.theme().paper);
    const auto number = shots_.numbers[static_cast<std::size_t>(place_)];
    if (read_ == storage::Read::ok) {
        draw_shot(canvas, number, {stage::screen_size / 2, 0}, 1);
    } else {
        kit::Text<96> text("This picture cannot be shown: ");
        canvas.paragraph({30, 84, 180, 80}, text.add(storage::words(read_)).view(), stage::small,
                         canvas.theme().faint, stage::Align::centre, 3);
    }
    if (whole_)
        draw_strip(canvas, number);
    else
        draw_frame(canvas, number);
}

}  // namespace shell
