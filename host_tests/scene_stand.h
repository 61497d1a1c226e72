// A scene on a stand: any position before it, looked at by anybody, driven by keys, without the
// shell. The driver is the console's own.
#pragma once

#include <unity.h>

#include <cstring>
#include <functional>
#include <string>
#include <vector>

#include "picture/picture.h"
#include "stage/scene_driver.h"
#include "stage/text.h"

namespace stand {

// Of any game. `names`: who sits where, but for the viewer, who is "You".
class AnySceneStand : public stage::Console {
  public:
    AnySceneStand(const stage::Cartridge& cartridge, std::span<const std::string_view> names,
                  const kit::StateBytes* state, kit::Viewer viewer)
        : game_(cartridge.game), viewer_(viewer) {
        for (kit::Seat seat = 0; seat < kit::max_seats; ++seat) {
            stage::Sitter& sitter = sitters_[seat];
            sitter.you = seat == viewer;
            sitter.name.add(sitter.you ? std::string_view("You") : names[seat % names.size()]);
            if (sitter.you) continue;
            for (const kit::Player* player : kit::players_of(cartridge.game)) {
                if (player->name != sitter.name.view()) continue;
                sitter.player = player;
                sitter.character = player->character;
            }
        }
        driver_.open(*this, cartridge, sitters_);
        driver_.look_as(viewer);
        game_.copy(state_.bytes, state);
        driver_.stand(state_.bytes);
        settle();
    }
    AnySceneStand(const AnySceneStand&) = delete;
    AnySceneStand& operator=(const AnySceneStand&) = delete;

    stage::SceneDriver& driver() { return driver_; }
    // What Y would explain.
    int topic() const { return driver_.scene().topic(driver_.view()); }
    // ... and what it would say of it in this position.
    std::string here() const {
        kit::Text<112> text;
        driver_.scene().topic_here(driver_.view(), text);
        TEST_ASSERT_FALSE_MESSAGE(text.cut(), text.c_str());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            3 * 14, stage::paragraph_height(216, text.view(), stage::small, 2), text.c_str());
        return std::string(text.view());
    }
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
        game_.copy(before_.bytes, state_.bytes);
        kit::Events events(memory_);
        const kit::Verdict verdict = game_.apply(state_.bytes, action, events);
        TEST_ASSERT_TRUE_MESSAGE(verdict.ok(), verdict.why_not);
        driver_.set_deciding(false);
        driver_.tell(action, before_.bytes, state_.bytes, events.all());
        while (driver_.telling()) {
            if (frame) frame();
            driver_.tick();
        }
        settle();
    }
    picture::Picture picture(const stage::Theme& theme = stage::standard_theme) const {
        picture::Picture result{240, 208, std::vector<stage::Colour>(240 * 208)};
        stage::Canvas canvas(result.pixels.data(), stage::scene_area, theme);
        driver_.draw(canvas);
        return result;
    }
    // The frames of an action's story.
    std::vector<picture::Picture> film(kit::Action action) {
        std::vector<picture::Picture> frames;
        play(action, [&] { frames.push_back(picture()); });
        return frames;
    }

    // ---- Console
    void damage(const stage::Rect&) override {}
    void sound(stage::Cue cue) override { cues.push_back(cue); }
    void toast(std::string_view) override {}
    void open(stage::Screen&) override {}
    void close() override {}
    void home() override {}
    int animation_speed() const override { return 256; }
    bool calm() const override { return false; }
    void take_picture() override {}
    void animate() override {}
    std::uint64_t now_us() const override { return 0; }
    bool held(stage::Key) const override { return false; }

    std::vector<stage::Cue> cues;

  private:
    void settle() {
        const bool openly = viewer_ == kit::the_public && game_.openly(state_.bytes);
        driver_.set_deciding(openly || game_.turn(state_.bytes) == viewer_);
        // What follows from the same choice; and A is taken again.
        for (int frame = 0; frame <= stage::SceneDriver::guard_frames; ++frame) {
            driver_.tick();
            if (const auto action = driver_.taken()) return play(*action);
        }
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
                if (!driver_.deciding()) return;
                driver_.key({static_cast<stage::Key>(i), stage::Press::edge});
                if (const auto action = driver_.taken()) play(*action);
                for (int frame = 0; frame < 12; ++frame) driver_.tick();
            }
            return;
        }
        TEST_FAIL_MESSAGE(word.c_str());
    }

  protected:
    kit::AnyState state_{}, before_{};

  private:
    const kit::Game& game_;
    kit::Viewer viewer_;
    stage::Sitters sitters_;
    stage::SceneMemory scene_memory_;
    stage::SceneDriver driver_{scene_memory_};
    std::array<kit::Event, kit::max_events> memory_{};
};

// With the game's own type of position.
template <class Rules>
class SceneStand : public AnySceneStand {
  public:
    using State = typename Rules::State;

    SceneStand(const stage::Cartridge& cartridge, std::span<const std::string_view> names,
               const State& state, kit::Viewer viewer)
        : AnySceneStand(cartridge, names, reinterpret_cast<const kit::StateBytes*>(&state),
                        viewer) {}
    const State& position() const {
        return *std::launder(reinterpret_cast<const State*>(state_.bytes));
    }
};

}  // namespace stand
