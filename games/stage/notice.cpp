#include "stage/notice.h"

#include "stage/scene.h"

namespace stage {

namespace {

Rect shaken(const Rect& tried) {
    return {tried.x - Shake::reach, tried.y, tried.width + 2 * Shake::reach, tried.height};
}

}  // namespace

void Notice::refuse(MatchView& view, const char* why, const Rect& info, const Rect& tried) {
    why_not_ = why;
    shake_.start(view.console());
    tried_ = tried;
    view.console().sound(Cue::refuse);
    view.console().damage(info);
    view.console().damage(shaken(tried));
}

void Notice::forget(MatchView& view, const Rect& info) {
    if (marked_) view.console().damage(scene_area);
    if (why_not_ != nullptr) view.console().damage(info);
    if (shake_.active()) view.console().damage(shaken(tried_));
    clear();
}

bool Notice::tick(MatchView& view, const Rect& tried) {
    if (!shake_.active()) return false;
    view.console().damage(shaken(tried));
    return shake_.step();
}

}  // namespace stage
