// Pictures of the screen, the last sixteen. A file a picture, packed by picture_code.h; numbers go
// on, and after 9999 comes 1.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "kit/verdict.h"
#include "storage/picture_code.h"

namespace storage {

inline constexpr int kept_shots = 16;

struct ShotList {
    // Newest first; one more may wait for its removal.
    std::array<std::uint16_t, kept_shots + 1> numbers{};
    int count = 0;
    std::span<const std::uint16_t> all() const {
        return {numbers.data(), static_cast<std::size_t>(count)};
    }
};

struct ShotSize {
    int width = 0, height = 0;
    bool operator==(const ShotSize&) const = default;
};

struct [[nodiscard]] KeptShot {
    Written written = Written::ok;
    std::uint16_t number = 0;
};

namespace shots {

ShotList list();

// Paints `rows` rows from `y` on, row by row; asked again it gives the same. The pixels are used
// before the next call.
using Paint = const Pixel* (*)(void* context, int y, int rows);
// Writes a picture, then removes the oldest that are too many. Matches go first: some room is left
// for them, or the picture is refused as `full`.
KeptShot keep(ShotSize size, Paint paint, void* context);

// Its size, if it is whole.
Read check(std::uint16_t number, ShotSize& size);
// Rows from `first` up to `end`, from the top; what is outside the picture is left out.
using Row = void (*)(void* context, int y, std::span<const Pixel> pixels);
Read rows(std::uint16_t number, int first, int end, Row row, void* context);

// From a copy of a picture's file: under this number, or the next one if another has it. Nothing
// goes for it: if there are too many it is refused.
kit::Verdict put_back(std::uint16_t number, std::span<std::uint8_t> copy);
// As in lists: "shots/0007". False: it is none.
bool read_name(std::string_view path, std::uint16_t& number);
files::Path path_of(std::uint16_t number);

bool remove(std::uint16_t number);
bool set_aside(std::uint16_t number);

}  // namespace shots
}  // namespace storage
