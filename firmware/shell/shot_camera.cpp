#include "shell/shot_camera.h"

#include "storage/shots.h"

namespace shell {

void ShotCamera::take(console::Runtime& runtime) {
    const stage::Rect panel = console::Runtime::panel_area();
    const auto paint = [](void* context, int y, int rows) {
        return static_cast<console::Runtime*>(context)->paint_picture(y, rows);
    };
    const storage::KeptShot kept =
        storage::shots::keep({panel.width, panel.height}, paint, &runtime);
    kit::Text<48> text("Picture ");
    if (kept.written != storage::Written::ok) {
        runtime.sound(stage::Cue::refuse);
        return runtime.toast(text.add(storage::words(kept.written)).view(), stage::Mood::warn);
    }
    runtime.sound(stage::Cue::shutter);
    runtime.toast(text.number(kept.number).add(" kept").view(), stage::Mood::good);
}

}  // namespace shell
