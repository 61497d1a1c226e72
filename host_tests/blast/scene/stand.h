// The scene on a stand: any position of Blast Tactics before it, driven by keys, without the shell.
#pragma once

#include "blast/rules.h"
#include "blast_cartridge/cartridge.h"
#include "scene_stand.h"
#include "stage/damage.h"

namespace stand {

// The longest that can sit there.
inline constexpr std::string_view blast_names[] = {"Trickster 1", "Trickster 2", "Trickster 3",
                                                   "Trickster 4"};

class Stand final : public SceneStand<blast::Rules> {
  public:
    explicit Stand(const blast::State& state, kit::Viewer viewer = 0)
        : SceneStand(blast_cartridge::cartridge, blast_names, state, viewer) {}

    // What would be drawn anew and sent.
    void damage(const stage::Rect& area) override { damaged.add(area); }
    stage::Damage damaged;
};

}  // namespace stand
