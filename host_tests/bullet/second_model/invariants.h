// The invariants of section 6 that hold in every position of the second model, and from one to the
// next.
#pragma once

#include <string>

#include "second_model.h"

namespace second {

std::string broken_invariant(const Model& model);  // "" if all hold
std::string broken_invariant(const Position& before, const Position& after);

}  // namespace second
