#include "console/battery_watch.h"

namespace console {

namespace {
constexpr int tremble_percent = 3;   // a change below this is the converter's noise
constexpr int charged_percent = 25;  // from here on the warnings may come again
}  // namespace

bool BatteryWatch::look(const hal::Power& now) {
    bool warned = false;
    if (now.has_battery && !now.usb && !now.charging) {
        const Warning level = now.percent <= empty_percent ? Warning::empty
                              : now.percent <= low_percent ? Warning::low
                                                           : Warning::none;
        if (level > given_) {
            given_ = due_ = level;
            warned = true;  // the sign must not say otherwise
        }
        if (now.percent >= charged_percent) given_ = Warning::none;
    } else {
        due_ = Warning::none;
        if (now.percent >= charged_percent) given_ = Warning::none;
    }
    const int moved = now.percent - shown_.percent;
    const bool changed = !looked_ || warned || now.has_battery != shown_.has_battery ||
                         now.charging != shown_.charging || now.usb != shown_.usb ||
                         moved >= tremble_percent || moved <= -tremble_percent;
    if (changed) shown_ = now;
    looked_ = true;
    return changed;
}

BatteryWatch::Warning BatteryWatch::take_warning() {
    const Warning warning = due_;
    due_ = Warning::none;
    return warning;
}

}  // namespace console
