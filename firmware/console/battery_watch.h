// Looks at the battery now and then: what is shown of it, and when to warn.
//
// A reading trembles; what is shown follows only when it has moved enough to matter, so that an
// idle console sends nothing. Each warning comes once until the battery was charged again.
#pragma once

#include "drivers/hal.h"

namespace console {

class BatteryWatch {
  public:
    static constexpr int low_percent = 15, empty_percent = 5;
    enum class Warning : std::uint8_t { none, low, empty };

    const hal::Power& shown() const { return shown_; }
    // True: `shown` is another picture now.
    bool look(const hal::Power& now);
    // The warning that is due after a look. Asking takes it.
    Warning take_warning();

  private:
    hal::Power shown_{};
    Warning given_ = Warning::none, due_ = Warning::none;
    bool looked_ = false;
};

}  // namespace console
