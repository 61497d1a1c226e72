// The invariants of section 6 that hold in every position of the second model.
#pragma once

#include <string>

#include "second_model.h"

namespace second {

std::string broken_invariant(const Model& model);  // "" if all hold

}  // namespace second
