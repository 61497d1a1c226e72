// A scene of Bullets of Love on a stand.
#pragma once

#include "love/rules.h"
#include "love_scene/scene.h"
#include "scene_stand.h"

namespace stand {

inline constexpr std::string_view love_names[] = {"Finch, easy", "Ruth, hard", "Pike, normal",
                                                  "Lou, easy"};

class Stand final : public SceneStand<love::Rules, love_scene::Scene> {
  public:
    explicit Stand(const love::State& state, kit::Seat viewer = 0)
        : SceneStand(love::game, love_names, state, viewer) {}
};

}  // namespace stand
