// What the console itself has to say: a dialog over whatever is on.
#pragma once

#include <array>
#include <string_view>

#include "console/battery_watch.h"
#include "stage/screen.h"

namespace console {

class Note final : public stage::Screen {
  public:
    void crashed(std::string_view reason);
    void battery_empty(int percent);
    bool is_open() const { return open_; }

    void opened(stage::Console&) override { open_ = true; }
    void key(stage::Console& console, stage::KeyPress press) override;
    void draw(stage::Canvas& canvas) const override;
    bool covers() const override { return false; }

  private:
    std::string_view title_;
    std::array<char, 96> text_{};
    bool open_ = false;
};

}  // namespace console
