#pragma once
#include "bluff/rules.h"
#include "stage/scene.h"
namespace bluff_scene {
class Scene final : public stage::Scene {
  public:
    void begin(stage::MatchView& view) override { view.console().damage(stage::scene_area); }
    void played(stage::MatchView& view, kit::Action) override { view.show_now(); view.console().damage(stage::scene_area); }
    bool busy() const override { return false; }
    void skip(stage::MatchView&) override {}
    void key(stage::MatchView& view, stage::KeyPress press) override;
    bool tick(stage::MatchView&) override { return false; }
    void draw(stage::Canvas& canvas, const stage::MatchView& view) const override;
    std::span<const stage::Hint> hints(const stage::MatchView&) const override { return {}; }
    std::string_view prompt(const stage::MatchView&) const override { return "Play"; }
    std::size_t point_out(stage::MatchView&, std::span<const kit::Action>) override { return 0; }
    int topic(const stage::MatchView&) const override { return 0; }
};
}  // namespace bluff_scene
