// The chip's entry: hardware first, then the console for ever.
#include "drivers/hal.h"
#include "drivers/line.h"
#include "rp2040/start.h"
#include "shell/shell.h"
#include "version.h"

int main() {
    rp2040::start();
    drivers::Line hello;
    hal::log(hello.add("Sixgun ").add(sixgun::version).add(", ").add(hal::board().name).text());
    if (hal::last_crash()[0] != 0) {
        drivers::Line crash;
        hal::log(crash.add("Crashed before: ").add(hal::last_crash()).text());
    }

    static shell::Shell console(sixgun::version);
    console.boot();
    for (;;) console.step();
}
