// A scene of Bluff the Bullet on a stand.
#pragma once

#include "bluff/rules.h"
#include "bluff_cartridge/cartridge.h"
#include "scene_stand.h"
#include "stage/damage.h"

namespace stand {

// The longest that can sit there.
inline constexpr std::string_view bluff_names[] = {"Deacon Slate", "Velvet Belle", "Marshal Grudge",
                                                   "The Stranger", "The Stranger 5"};

class Stand final : public SceneStand<bluff::Rules> {
  public:
    explicit Stand(const bluff::State& state, kit::Viewer viewer = 0)
        : SceneStand(bluff_cartridge::cartridge, bluff_names, state, viewer) {}

    // What would be drawn anew and sent.
    void damage(const stage::Rect& area) override { damaged.add(area); }
    stage::Damage damaged;
};

}  // namespace stand
