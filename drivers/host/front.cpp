#include "drivers/host/front.h"

#include <cstdio>
#include <cstdlib>

namespace host {

void Front::reboot(const char* reason) {
    if (!reason) {
        std::fputs("the console restarted as a USB drive\n", stderr);
        std::exit(0);
    }
    if (*reason == 0) {
        std::fputs("the console restarted\n", stderr);
        std::exit(0);
    }
    std::fprintf(stderr, "the console crashed: %s\n", reason);
    std::exit(1);
}

}  // namespace host
