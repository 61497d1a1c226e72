// Where a ghost places its bomb: Revenge Mode.
#pragma once

#include "blast/levels.h"
#include "blast/outlook.h"

namespace blast {

class Ghost {
  public:
    void start(const State& seen, const Level& level);
    bool step(std::uint32_t& work);  // one node a square
    kit::Action choice() const { return choice_; }

  private:
    int worth_of(Square square);

    const Level* level_;
    State seen_, trial_;
    Outlook outlook_;
    Squares left_;
    kit::Action choice_;
    int best_;
    std::uint32_t number_;
};

}  // namespace blast
