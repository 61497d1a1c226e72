#include "stage/scene_driver.h"

#include <algorithm>
#include <utility>

namespace stage {

void SceneDriver::open(Console& console, const Cartridge& cartridge, const Sitters& sitters) {
    scene_ = &cartridge.scene(memory_);
    view_ = {};
    view_.game_ = &cartridge.game;
    view_.sitters_ = &sitters;
    view_.console_ = &console;
    view_.now_ = memory_.now.bytes;
    view_.before_ = memory_.before.bytes;
    view_.shown_ = memory_.shown.bytes;
    guard_ = 0;
    away_ = hurrying_ = looking_ = page_ = false;
}

// ---- What is shown ------------------------------------------------------------------------------

void SceneDriver::mask(kit::AnyState& into, const kit::StateBytes* state) {
    view_.game_->copy(into.bytes, state);
    view_.game_->mask(into.bytes, view_.viewer_);
}

void SceneDriver::find_bottom() {
    const kit::Game& game = *view_.game_;
    if (view_.viewer_ < kit::max_seats) {
        view_.bottom_ = view_.viewer_;
        return;
    }
    if (view_.viewer_ == kit::all_seeing) {
        view_.bottom_ = 0;
        for (kit::Seat seat = 0; seat < game.seats(view_.truth_); ++seat)
            if (view_.seat(seat).you) view_.bottom_ = seat;
        return;
    }
    const kit::Seat turn = game.turn(view_.truth_);
    if (turn != kit::nobody && view_.seat(turn).person()) view_.bottom_ = turn;
}

void SceneDriver::stand(const kit::StateBytes* state) {
    view_.truth_ = state;
    mask(memory_.now, state);
    view_.events_ = {};
    view_.show_now();
    find_bottom();
    scene_->begin(view_);
}

void SceneDriver::tell(kit::Action action, const kit::StateBytes* before,
                       const kit::StateBytes* state, std::span<const kit::Event> events) {
    view_.truth_ = state;
    mask(memory_.now, state);
    mask(memory_.before, before);
    const std::size_t count = std::min(events.size(), memory_.events.size());
    for (std::size_t i = 0; i < count; ++i)
        memory_.events[i] = kit::redacted(events[i], view_.viewer_);
    view_.events_ = std::span(memory_.events).first(count);
    if (view_.viewer_ < kit::max_seats) view_.bottom_ = view_.viewer_;
    scene_->played(view_, action);
    if (hurrying_ && telling()) skip();
    notice_page();
}

// ---- Decisions ----------------------------------------------------------------------------------

void SceneDriver::set_deciding(bool now) {
    if (now && !view_.deciding_ && away_) guard_ = guard_frames;
    if (now) away_ = hurrying_ = false;
    view_.deciding_ = now;
    view_.taken_.reset();
    view_.asked_to_look_ = kit::nobody;
    looking_ = false;
}

std::optional<kit::Action> SceneDriver::taken() {
    const auto taken = view_.taken_;
    view_.taken_.reset();
    return taken;
}

kit::Seat SceneDriver::asked_to_look() { return std::exchange(view_.asked_to_look_, kit::nobody); }

// ---- Keys and frames ----------------------------------------------------------------------------

SceneDriver::Did SceneDriver::key(KeyPress press) {
    if (!view_.deciding_ && press.held(Key::a)) hurrying_ = true;
    // Whoever taps on has not seen yet that control has come back, or a page: it takes a pause.
    if (guard_ > 0 && press == KeyPress{Key::a, Press::edge}) guard();
    if (telling()) {
        if (press.press == Press::repeat || (page_ && guard_ > 0)) return Did::nothing;
        skip();
        notice_page();
        return telling() ? Did::nothing : Did::ended;
    }
    if (looking_ && press.key != Key::a && press.key != Key::b) {
        scene_->key(view_, press);
        return Did::given;
    }
    if (!view_.deciding_ || (press.key == Key::a && guard_ > 0)) return Did::nothing;
    scene_->key(view_, press);
    return Did::given;
}

SceneDriver::Frame SceneDriver::tick() {
    Frame frame;
    if (guard_ > 0) {
        --guard_;
        frame.on = true;
    }
    if (!view_.deciding_) away_ = true;
    if (hurrying_ && !view_.console().held(Key::a)) hurrying_ = false;
    const bool told = telling();
    if (told && hurrying_ && !(page_ && guard_ > 0))
        skip();
    else
        frame.on = scene_->tick(view_) || frame.on;
    notice_page();
    frame.ended = told && !telling();
    return frame;
}

// A page that has just come is not tapped away by whoever meant the story before it.
void SceneDriver::notice_page() {
    if (page_ == waiting()) return;
    page_ = !page_;
    if (page_) guard_ = guard_frames;
    view_.console().damage(hints_area);
}

void SceneDriver::draw(Canvas& canvas) const {
    if (!canvas.shows(scene_area)) return;
    const auto inside = canvas.clipped(scene_area);
    scene_->draw(canvas, view_);
}

}  // namespace stage
