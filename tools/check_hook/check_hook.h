// What a program without a console does when a check of kit fails: whoever expects it goes on, any
// other stops the program with the reason. Threads expect by themselves.
#pragma once

#include <csetjmp>

namespace check_hook {

extern thread_local std::jmp_buf* expected;
extern thread_local const char* reason;
// Called when nobody expects it, before the program is aborted.
extern void (*unexpected)(const char* reason);

// The reason of the check that fails in `f`, nullptr if none does. `f` is left by a long jump: it
// must not own anything.
template <class F>
const char* failure_of(const F& f) {
    std::jmp_buf here;
    std::jmp_buf* const outer = expected;
    expected = &here;
    const char* volatile failed = nullptr;
    if (setjmp(here) == 0)
        f();
    else
        failed = reason;
    expected = outer;
    return failed;
}

}  // namespace check_hook
