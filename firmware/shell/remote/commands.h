// Every command of the console, in the order of its help.
#pragma once

#include <span>

#include "usb/console_line.h"

namespace shell::remote {

std::span<const usb::Command> all_commands();

}  // namespace shell::remote
