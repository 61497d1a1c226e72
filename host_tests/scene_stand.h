// A scene on a stand: any position before it, looked at from any seat, driven by keys, without the
// shell. What the shell would do in between (play_screen.h) is done here.
#pragma once

#include <unity.h>

#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "picture/picture.h"
#include "stage/scene.h"

namespace stand {

// `names`: who sits where, but for the viewer, who is "You".
template <class Rules, class Scene>
class SceneStand : public stage::MatchView, public stage::Console {
  public:
    using State = typename Rules::State;

    SceneStand(const kit::Game& game, std::span<const std::string_view> names, const State& state,
               kit::Seat viewer)
        : game_(game), names_(names), viewer_(viewer) {
        state_ = before_ = state;
        scene_.begin(*this);
        settle();
    }
    SceneStand(const SceneStand&) = delete;
    SceneStand& operator=(const SceneStand&) = delete;

    Scene& scene() { return scene_; }
    const State& position() const { return state_; }
    // "LEFT*2 A DOWN"; each story is told to its end.
    void keys(const std::string& script) {
        std::size_t at = 0;
        while (at < script.size()) {
            std::size_t end = script.find(' ', at);
            if (end == std::string::npos) end = script.size();
            press(script.substr(at, end - at));
            at = end + 1;
        }
    }
    // Somebody acts; the story is told frame by frame.
    void play(kit::Action action, const std::function<void()>& frame = {}) {
        before_ = state_;
        kit::Events events(memory_);
        const kit::Verdict verdict = Rules::apply(state_, action, events);
        TEST_ASSERT_TRUE_MESSAGE(verdict.ok(), verdict.why_not);
        events_ = events.all();
        deciding_ = false;
        scene_.played(*this, action);
        while (scene_.busy()) {
            if (frame) frame();
            scene_.tick(*this);
        }
        settle();
    }
    picture::Picture picture(const stage::Theme& theme = stage::standard_theme) const {
        picture::Picture result{240, 208, std::vector<stage::Colour>(240 * 208)};
        stage::Canvas canvas(result.pixels.data(), stage::scene_area, theme);
        scene_.draw(canvas, *this);
        return result;
    }
    // The frames of an action's story.
    std::vector<picture::Picture> film(kit::Action action) {
        std::vector<picture::Picture> frames;
        play(action, [&] { frames.push_back(picture()); });
        return frames;
    }

    // ---- Table
    const kit::Game& game() const override { return game_; }
    const kit::StateBytes* state() const override {
        return reinterpret_cast<const kit::StateBytes*>(&state_);
    }
    const kit::StateBytes* before() const override {
        return reinterpret_cast<const kit::StateBytes*>(&before_);
    }
    std::span<const kit::Event> events() const override { return events_; }
    kit::Seat viewer() const override { return viewer_; }
    bool deciding() const override { return deciding_; }
    void take(kit::Action action) override { taken_.push_back(action); }
    std::string_view seat_name(kit::Seat seat) const override {
        return seat == viewer_ ? std::string_view("You") : names_[seat % names_.size()];
    }
    stage::Console& console() override { return *this; }

    // ---- Console
    void damage(const stage::Rect&) override {}
    void sound(stage::Cue cue) override { cues.push_back(cue); }
    void toast(std::string_view) override {}
    void open(stage::Screen&) override {}
    void close() override {}
    void home() override {}
    int animation_speed() const override { return 256; }
    void take_picture() override {}
    void animate() override {}
    std::uint64_t now_us() const override { return 0; }

    std::vector<stage::Cue> cues;

  private:
    void settle() {
        deciding_ = Rules::turn(state_) == viewer_;
        // What follows from the same choice.
        scene_.tick(*this);
        follow();
    }
    void follow() {
        if (taken_.empty()) return;
        const kit::Action action = taken_.front();
        taken_.clear();
        play(action);
    }
    void press(std::string word) {
        int times = 1;
        if (const auto star = word.find('*'); star != std::string::npos) {
            times = std::atoi(word.c_str() + star + 1);
            word.resize(star);
        }
        constexpr std::string_view names[] = {"UP", "DOWN", "LEFT", "RIGHT", "A", "B"};
        for (int i = 0; i < 6; ++i) {
            if (word != names[i]) continue;
            for (int time = 0; time < times; ++time) {
                if (!deciding_) return;
                scene_.key(*this, {static_cast<stage::Key>(i), stage::Press::edge});
                follow();
                for (int frame = 0; frame < 12; ++frame) scene_.tick(*this);
            }
            return;
        }
        TEST_FAIL_MESSAGE(word.c_str());
    }

    const kit::Game& game_;
    std::span<const std::string_view> names_;
    kit::Seat viewer_;
    State state_{}, before_{};
    Scene scene_;
    std::array<kit::Event, kit::max_events> memory_{};
    std::span<const kit::Event> events_;
    bool deciding_ = false;
    std::vector<kit::Action> taken_;
};

}  // namespace stand
