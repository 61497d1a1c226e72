// The rules kit does not know how to stop; the console does. (A file of its own: programs that play
// without a console put theirs in its place.)
#include "drivers/hal.h"
#include "kit/check.h"

void kit::check_failed(const char* reason) { hal::crash(reason); }
