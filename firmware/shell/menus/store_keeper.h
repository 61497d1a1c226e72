// The storage as the keeper of running matches.
#pragma once

#include "shell/menus/day.h"
#include "shell/menus/ladder.h"
#include "shell/menus/remembered.h"
#include "shell/play/keeper.h"
#include "storage/store.h"

namespace shell {

// What a list of replays shows of a match that ended so; its game and actions are not filled in.
storage::Summary summary_of(const play::Ending& ending);

class StoreKeeper final : public play::Keeper {
  public:
    StoreKeeper(storage::Store& store, Remembered& remembered, const Chambers& chambers)
        : store_(store), remembered_(remembered), chambers_(chambers) {}

    kit::Verdict begun(const kit::Match& match) override;
    kit::Verdict played(const kit::Match& match) override;
    kit::Verdict moved(const kit::Match& match) override;
    kit::Verdict finished(const kit::Match& match, const play::Ending& ending) override;
    play::Goal goal(const kit::Match& match, std::int32_t score) const override;
    kit::Verdict solved(int challenge, int stars) override;
    void learnt(const stage::Cartridge& cartridge, const stage::Lesson& lesson) override;
    void left(const stage::Cartridge& cartridge, const stage::Lesson& lesson,
              std::size_t step) override;
    std::size_t left_at(const stage::Cartridge& cartridge,
                        const stage::Lesson& lesson) const override;

  private:
    // Of the ladder of its game; nullptr: the match is about no pairing of it.
    const stage::Cartridge* on_ladder(const kit::Match& match) const;
    kit::Verdict told(storage::Saved saved);

    storage::Store& store_;
    Remembered& remembered_;
    const Chambers& chambers_;
    bool told_ = false;  // that it is not saved, since that is so
};

}  // namespace shell
