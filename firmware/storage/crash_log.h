// Why earlier runs ended: a line each, the newest last. The oldest go when there is no more room.
#pragma once

#include <string_view>

#include "storage/files.h"

namespace storage::crash_log {

inline constexpr std::uint32_t most_bytes = 1024;
inline constexpr const char* path = "log";

// What cannot be read is set aside, and the list begins anew.
Written add(std::string_view version, std::string_view reason);
// The text, in parts.
Body read_parts(files::Drink drink, void* context);

}  // namespace storage::crash_log
