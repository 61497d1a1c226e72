// Do the games play here as they play anywhere? Every game's signature, worked out in slices, is
// the one that the tests keep, or it is not: that is said in words. The numbers themselves, which
// `sixgun signature` prints on a computer, are one page deeper. The command of that name opens it,
// too.
#pragma once

#include <array>
#include <optional>

#include "console/runtime.h"
#include "kit/signature.h"
#include "lineup/lineup.h"

namespace shell {

class RulesTest final : public stage::Screen {
  public:
    // `scratch` is used while this screen is on top.
    RulesTest(console::Runtime& runtime, std::span<std::byte> scratch,
              kit::Games games = lineup::games)
        : runtime_(runtime), scratch_(scratch), games_(games) {}

    void opened(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool work(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    void restart(stage::Console& console);
    bool finished() const { return at_ == games_.size(); }
    // Games whose number stands.
    std::size_t done() const { return at_; }
    kit::Hash hash(std::size_t game) const { return hashes_[game]; }

  private:
    enum class Found : std::uint8_t { same, other, unknown };
    Found found(std::size_t game) const;
    bool all_same() const;
    void finish_game();

    console::Runtime& runtime_;
    std::span<std::byte> scratch_;
    const kit::Games games_;  // no more than are in the line-up
    std::optional<kit::Signature> running_;
    std::size_t at_ = 0;      // games done
    std::uint32_t done_ = 0;  // matches of the present game
    std::array<kit::Hash, lineup::games.size()> hashes_{};
    bool numbers_ = false;  // the page below
};

}  // namespace shell
