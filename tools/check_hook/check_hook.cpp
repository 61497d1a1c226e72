#include "check_hook/check_hook.h"

#include <cstdio>
#include <cstdlib>

#include "kit/check.h"

namespace check_hook {

namespace {

void tell(const char* why) { std::fprintf(stderr, "check failed: %s\n", why); }

}  // namespace

thread_local std::jmp_buf* expected = nullptr;
thread_local const char* reason = nullptr;
void (*unexpected)(const char*) = tell;

}  // namespace check_hook

void kit::check_failed(const char* why) {
    check_hook::reason = why;
    if (check_hook::expected != nullptr) std::longjmp(*check_hook::expected, 1);
    check_hook::unexpected(why);
    std::abort();
}
