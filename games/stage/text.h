// How text breaks into lines.
#pragma once

#include <string_view>

#include "stage/font.h"

namespace stage {

// Cuts off the next line of at most `columns` characters: at '\n', at a space, or inside a word
// that is longer than a line. Spaces at the break are dropped. Call until `text` is empty.
std::string_view next_line(std::string_view& text, int columns);

int character_count(std::string_view utf8);
// The first `count` characters.
std::string_view first_characters(std::string_view utf8, int count);

}  // namespace stage
