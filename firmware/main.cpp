// The board comes up and sleeps: what a link needs before there is a console to run.
#include <cstdint>

#include "boards/chosen.h"
#include "hardware/gpio.h"

extern "C" [[noreturn]] void sixgun_panic(const char*, ...) {
    for (;;) __asm volatile("wfi");
}

int main() {
    gpio_init(static_cast<unsigned>(boards::chosen.panel.backlight));
    for (;;) __asm volatile("wfi");
}
