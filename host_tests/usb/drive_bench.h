// A console's storage with a drive on it: matches, pictures, pages.
#pragma once

#include <string>
#include <vector>

#include "storage/cut_flash.h"
#include "storage/switched_on.h"
#include "usb/drive.h"
#include "usb/fat_reader.h"

extern "C" {
#include "unity.h"
}

namespace drive_bench {

using switched_on::all_games;

// A console whose flash is empty but for its file system.
storage::Store& start_fresh();

// A match of a game, played at random and kept as a replay; what kit prints of it.
struct Played {
    std::uint32_t number;
    std::string text;
};
Played keep_match(storage::Store& store, const kit::Game& game, std::uint32_t seed, int actions,
                  int undone = 0);

// A picture, kept.
struct Picture {
    int width = 240, height = 240;
    std::vector<storage::Pixel> pixels;
};
Picture make_picture(int width, int height, std::uint32_t seed);
std::uint16_t keep_picture(const Picture& picture);

// Pages whose text the test chooses.
inline std::string page_texts[3] = {"Hello.\n", "", "Scores"};
std::span<const usb::Page> pages();

// Looks until it is current; how often that took.
int look(usb::Drive& drive);
fat_reader::Volume volume(usb::Drive& drive);

}  // namespace drive_bench
