#include "rp2040/start.h"

#include "drivers/hal.h"
#include "rp2040/chip.h"

namespace rp2040 {

void start() {
    start_crash();   // reads what the last run left, also its stack
    start_memory();  // and only then paints the stack
    leave_if_asked();
    start_flash();
    start_screen();  // resets the panel; the rest is done while it recovers
    start_clock();
    start_buttons();
    start_sound();
    start_light();
    start_power();
    start_serial();
}

}  // namespace rp2040

namespace hal {

const boards::Board& board() { return rp2040::board; }

}  // namespace hal
