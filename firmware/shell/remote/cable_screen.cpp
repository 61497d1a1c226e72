#include "shell/remote/cable_screen.h"

#include "kit/scratch.h"
#include "shell/page.h"
#include "stage/hints.h"
#include "stage/meter.h"

namespace shell::remote {

using stage::Key;

namespace {

constexpr stage::Rect meter_area{24, 128, 192, 12};
constexpr int meter_steps = meter_area.width - 2;
constexpr std::size_t room_bytes = sizeof(kit::ReadMemory) + alignof(kit::ReadMemory);

int steps(std::uint32_t done, std::uint32_t total) {
    return total == 0 ? 0 : static_cast<int>(std::uint64_t{done} * meter_steps / total);
}

}  // namespace

std::span<std::uint8_t> CableScreen::bytes() const {
    return kit::Scratch(scratch_).take<std::uint8_t>(scratch_.size() - room_bytes);
}

kit::ReadMemory& CableScreen::read_memory() const {
    return kit::Scratch(scratch_.last(room_bytes)).take<kit::ReadMemory>(1)[0];
}

void CableScreen::show(std::string_view what, std::uint32_t total) {
    what_ = what;
    done_ = 0;
    total_ = total;
    runtime_.wake();
    runtime_.open(*this);
}

void CableScreen::progress(std::uint32_t done) {
    if (steps(done, total_) != steps(done_, total_)) runtime_.damage(meter_area);
    done_ = done;
}

void CableScreen::close() {
    if (working()) runtime_.close();
}

void CableScreen::key(stage::Console& console, stage::KeyPress press) {
    if (!press.tapped(Key::b)) return;
    console.sound(stage::Cue::back);
    console.close();
}

void CableScreen::draw(stage::Canvas& canvas) const {
    draw_page(canvas, "Cable");
    canvas.paragraph({24, 84, 192, 40}, what_, stage::medium, canvas.theme().ink,
                     stage::Align::centre, 2);
    stage::draw_meter(canvas, meter_area, {.value = steps(done_, total_), .most = meter_steps});
    constexpr stage::Hint hints[] = {{Key::b, "stop"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell::remote
