// What computer players do most.
//
// The chip reads code from flash through a cache of 16 KiB, and a player that thinks does not fit
// into it. The linker script of the Pico SDK puts a section of this name into RAM, where code waits
// for nothing.
#pragma once

#define KIT_HOT [[gnu::section(".time_critical.kit")]]
