#include "bullet_scene/timer.h"

namespace bullet_scene {

using namespace bullet_art;

namespace {

constexpr int second = 60;  // frames
constexpr int late = 30 * second, last = 10 * second;

}  // namespace

Timer::Look Timer::look_of(stage::TimeLeft time, bool calm) {
    const Tone tone = time.frames > late   ? Tone::calm
                      : time.frames > last ? Tone::late
                                           : Tone::last;
    // Off and on again once a second, twice a second at last.
    const int half = tone == Tone::last ? second / 4 : second / 2;
    return {tone, !calm && tone != Tone::calm && time.frames / half % 2 == 0,
            static_cast<std::uint8_t>((timer_area.width * time.frames + time.of - 1) / time.of)};
}

void Timer::tick(stage::MatchView& view) {
    const stage::TimeLeft time = view.time_left();
    if (time.of == 0) return;
    const Look now = look_of(time, view.calm());
    if (now == look_) return;
    look_ = now;
    view.console().damage(timer_area);
}

void Timer::draw(Canvas& canvas) const {
    if (look_.tone == Tone::none || !canvas.shows(timer_area)) return;
    canvas.fill(timer_area, edge);
    constexpr stage::Colour tones[] = {edge, cyan, amber, blood};
    if (!look_.dark)
        canvas.fill({timer_area.x, timer_area.y, look_.width, timer_area.height},
                    tones[static_cast<std::size_t>(look_.tone)]);
}

}  // namespace bullet_scene
