// What is shown while saves and matches go through the cable. As long as it is on top nobody plays,
// and the memory that computer players think in is free for what comes and goes.
#pragma once

#include <span>
#include <string_view>

#include "console/runtime.h"
#include "kit/match.h"

namespace shell::remote {

class CableScreen final : public stage::Screen {
  public:
    CableScreen(console::Runtime& runtime, std::span<std::byte> scratch)
        : runtime_(runtime), scratch_(scratch) {}

    // Opens itself. `what` must stay until it is closed.
    void show(std::string_view what, std::uint32_t total);
    void progress(std::uint32_t done);
    void close();
    // On top, and nobody pressed B.
    bool working() const { return runtime_.on_top(*this); }

    // What there is room for: bytes that come or go, and behind them a match being read.
    std::span<std::uint8_t> bytes() const;
    kit::ReadMemory& read_memory() const;

    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;

  private:
    console::Runtime& runtime_;
    std::span<std::byte> scratch_;
    std::string_view what_;
    std::uint32_t done_ = 0, total_ = 0;
};

}  // namespace shell::remote
