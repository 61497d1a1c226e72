// What the voltage of a single lithium cell says about its charge. The curve is flat in the middle,
// so it is a table, not a line.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drivers {

struct ChargePoint {
    std::int16_t millivolts;
    std::int16_t percent;
};

// At the light load of a small console; full is where chargers leave a cell that has rested.
inline constexpr std::array<ChargePoint, 12> charge_curve{{{3300, 0},
                                                           {3600, 5},
                                                           {3690, 10},
                                                           {3730, 20},
                                                           {3770, 30},
                                                           {3800, 40},
                                                           {3840, 50},
                                                           {3870, 60},
                                                           {3950, 70},
                                                           {4020, 80},
                                                           {4090, 90},
                                                           {4150, 100}}};

constexpr int percent_of(int millivolts) {
    if (millivolts <= charge_curve.front().millivolts) return 0;
    for (std::size_t i = 1; i < charge_curve.size(); ++i) {
        const ChargePoint low = charge_curve[i - 1], high = charge_curve[i];
        if (millivolts >= high.millivolts) continue;
        return low.percent + (millivolts - low.millivolts) * (high.percent - low.percent) /
                                 (high.millivolts - low.millivolts);
    }
    return 100;
}

// `sum` of `count` readings of a 12-bit converter with a 3.3 V reference, behind a divider and a
// diode.
constexpr int millivolts_of(std::uint32_t sum, std::uint32_t count, std::uint32_t divider,
                            int diode_millivolts) {
    const std::uint64_t at_pin = std::uint64_t{sum} * 3300 * divider;
    return static_cast<int>((at_pin + std::uint64_t{count} * 2048) /
                            (std::uint64_t{count} * 4096)) +
           diode_millivolts;
}

}  // namespace drivers
