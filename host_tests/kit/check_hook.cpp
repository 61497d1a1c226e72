#include "kit/check_hook.h"

#include <cstdio>
#include <cstdlib>

#include "kit/check.h"

namespace check_hook {

std::jmp_buf* expected = nullptr;
const char* reason = nullptr;

}  // namespace check_hook

void kit::check_failed(const char* why) {
    check_hook::reason = why;
    if (check_hook::expected != nullptr) std::longjmp(*check_hook::expected, 1);
    std::fprintf(stderr, "check failed: %s\n", why);
    std::abort();
}
