// What cannot happen is checked, and the reason is kept.
//
// Kit stands on nothing, so it does not know how to stop: whoever links it provides `check_failed`
// (the console stores the reason and reboots, a test reports it).
#pragma once

#include <utility>

namespace kit {

[[noreturn]] void check_failed(const char* reason);

constexpr void check(bool holds, const char* reason) {
    if (!holds) [[unlikely]]
        check_failed(reason);
}

// A number in a smaller type, which it must fit.
template <class Small, class Wide>
constexpr Small narrow(Wide value) {
    check(std::in_range<Small>(value), "number does not fit its field");
    return static_cast<Small>(value);
}

}  // namespace kit
