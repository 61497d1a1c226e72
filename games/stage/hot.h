// What draws most of the pixels.
//
// The chip reads code from flash through a cache of 16 KiB, and a scene that is drawn does not fit
// into it. The linker script of the Pico SDK puts a section of this name into RAM, where code waits
// for nothing.
#pragma once

#define STAGE_HOT [[gnu::section(".time_critical.stage")]]
