#include "console/status.h"

#include "console/art.h"

namespace console {

int battery_level(int percent) {
    constexpr int least[] = {6, 16, 45, 75};  // the first two steps are those of the warnings
    int level = 0;
    for (const int at : least) level += percent >= at;
    return level;
}

int draw_status(stage::Canvas& canvas, int right, int y, const hal::Power& power,
                const Settings& settings) {
    if (power.has_battery) {
        const stage::Sprite& icon =
            art::icons_battery[static_cast<std::size_t>(battery_level(power.percent))];
        right -= icon.width;
        canvas.sprite(icon, {right, y + 2});
        right -= 2;
    }
    const auto sign = [&](const stage::Sprite& icon) {
        right -= icon.width;
        canvas.sprite(icon, {right, y});
        right -= 2;
    };
    if (power.charging) {
        sign(art::icon_charging);
    } else if (power.usb) {
        sign(art::icon_usb);
    }
    if (settings.muted || settings.volume == 0) sign(art::icon_mute);
    return right;
}

}  // namespace console
