// Several actions of the rules, entered as one choice: the first is taken at once, the others when
// they are asked for.
#pragma once

#include "kit/fixed_list.h"
#include "stage/match_view.h"

namespace stage {

using PlannedActions = kit::FixedList<kit::Action, 48>;

class Plan {
  public:
    void start(MatchView& view, const PlannedActions& actions) {
        actions_ = actions;
        next_ = 0;
        tick(view);
    }
    // Takes the next one if somebody decides; true: it did.
    bool tick(MatchView& view) {
        if (!view.deciding() || !under_way()) return false;
        view.take(actions_[next_++]);
        return true;
    }
    // Something of it is still to be done.
    bool under_way() const { return next_ < actions_.size(); }
    void drop() { next_ = actions_.size(); }

  private:
    PlannedActions actions_;
    std::size_t next_ = 0;
};

}  // namespace stage
