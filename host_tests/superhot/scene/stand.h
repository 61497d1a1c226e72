// A scene of SUPERHOT on a stand.
#pragma once

#include "scene_stand.h"
#include "superhot/rules.h"
#include "superhot_scene/scene.h"

namespace stand {

inline constexpr std::string_view hot_names[] = {"Player 1", "Player 2", "Player 3"};

class Stand final : public SceneStand<superhot::Rules, superhot_scene::Scene> {
  public:
    explicit Stand(const superhot::State& state, kit::Seat viewer = 0)
        : SceneStand(superhot::game, hot_names, state, viewer) {}
};

}  // namespace stand
