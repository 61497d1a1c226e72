// Whether something was done, and if not, why: a sentence for a person.
#pragma once

namespace kit {

struct [[nodiscard]] Verdict {
    const char* why_not = nullptr;
    constexpr bool ok() const { return why_not == nullptr; }
};

inline constexpr Verdict done{};
constexpr Verdict refused(const char* why) { return {why}; }

}  // namespace kit
