// How fast the games' rules and computer players are on this computer.
#pragma once

#include <functional>
#include <string>

namespace sixgun {

using Figure = std::function<void(const std::string& name, double value, const char* unit)>;

// Figures of every game, about `milliseconds` for each.
void bench_rules(int milliseconds, const Figure& figure);

}  // namespace sixgun
