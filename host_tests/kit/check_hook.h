// What a test program does when a check of kit fails: the test that expects it goes on, any other
// stops the program with the reason.
#pragma once

#include <csetjmp>

namespace check_hook {

extern std::jmp_buf* expected;
extern const char* reason;

// The reason of the check that fails in `f`, nullptr if none does. `f` is left by a long jump: it
// must not own anything.
template <class F>
const char* failure_of(const F& f) {
    std::jmp_buf here;
    std::jmp_buf* const outer = expected;
    expected = &here;
    const char* failed = nullptr;
    if (setjmp(here) == 0)
        f();
    else
        failed = reason;
    expected = outer;
    return failed;
}

}  // namespace check_hook
