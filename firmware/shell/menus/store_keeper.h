// The storage as the keeper of running matches.
#pragma once

#include <utility>

#include "shell/menus/challenge.h"
#include "shell/play/keeper.h"
#include "storage/store.h"

namespace shell {

class StoreKeeper final : public play::Keeper {
  public:
    StoreKeeper(storage::Store& store, const Chambers& chambers)
        : store_(store), chambers_(chambers) {}

    kit::Verdict begun(const kit::Match& match) override;
    kit::Verdict played(const kit::Match& match) override;
    kit::Verdict moved(const kit::Match& match) override;
    kit::Verdict finished(const kit::Match& match, const play::Ending& ending) override;

    // The challenge that was finished since this was last asked (0: none), and what it won.
    int take_challenge() { return std::exchange(challenge_, 0); }
    int stars() const { return stars_; }

  private:
    storage::Store& store_;
    const Chambers& chambers_;
    int challenge_ = 0, stars_ = 0;
};

}  // namespace shell
