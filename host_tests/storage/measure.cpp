// What saving a match of 1000 actions costs on the flash, at the chip's typical times (erase 45 ms,
// program 0.7 ms): once by the journal, once by appending to a LittleFS file and syncing it.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstring>

#include "drivers/hal.h"
#include "lfs2.h"
#include "storage/cut_flash.h"
#include "storage/files.h"
#include "storage/journal.h"

namespace {

constexpr int actions = 1000;

struct Cost {
    double worst = 0, sum = 0;
    std::uint32_t operations = 0;

    template <class Save>
    void add(Save save) {
        const auto from = cut_flash::microseconds();
        const auto before = cut_flash::operations();
        save();
        const double took = static_cast<double>(cut_flash::microseconds() - from) / 1000;
        worst = std::max(worst, took);
        sum += took;
        operations += cut_flash::operations() - before;
    }
    void print(const char* what) const {
        std::printf("%-44s worst %6.1f ms  mean %6.2f ms  %u operations\n", what, worst,
                    sum / actions, operations);
    }
};

void journal() {
    static std::array<storage::Step, actions> steps;
    cut_flash::reset();
    storage::Journals journals;
    journals.scan(0);
    (void)journals.begin(1, {});
    Cost cost;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        steps[i] = {1, static_cast<std::uint8_t>(i), 2, 3};
        cost.add([&] {
            (void)journals.add(steps[i],
                               {std::span(steps).first(i + 1), static_cast<std::uint32_t>(i + 1)});
        });
    }
    cost.print("journal");
}

int read(const lfs2_config*, lfs2_block_t block, lfs2_off_t off, void* to, lfs2_size_t size) {
    return hal::flash_read(block * 4096 + off, {static_cast<std::uint8_t*>(to), size}) ? 0 : -5;
}
int program(const lfs2_config*, lfs2_block_t block, lfs2_off_t off, const void* from,
            lfs2_size_t size) {
    const std::span bytes{static_cast<const std::uint8_t*>(from), size};
    return hal::flash_program(block * 4096 + off, bytes) ? 0 : -5;
}
int erase(const lfs2_config*, lfs2_block_t block) {
    return hal::flash_erase(block * 4096) ? 0 : -5;
}
int sync(const lfs2_config*) { return 0; }

void littlefs(std::uint32_t cache) {
    static std::array<std::uint8_t, 4096> read_cache, program_cache, file_cache;
    alignas(8) static std::array<std::uint8_t, 32> lookahead;
    cut_flash::reset();
    lfs2_config config{};
    config.read = read;
    config.prog = program;
    config.erase = erase;
    config.sync = sync;
    config.read_size = 16;
    config.prog_size = 256;
    config.block_size = 4096;
    config.block_count = 256;
    config.block_cycles = 500;
    config.cache_size = cache;
    config.lookahead_size = lookahead.size();
    config.read_buffer = read_cache.data();
    config.prog_buffer = program_cache.data();
    config.lookahead_buffer = lookahead.data();
    lfs2_t fs;
    lfs2_file_t file;
    lfs2_file_config file_config{};
    file_config.buffer = file_cache.data();
    if (lfs2_format(&fs, &config) || lfs2_mount(&fs, &config) ||
        lfs2_file_opencfg(&fs, &file, "match", LFS2_O_WRONLY | LFS2_O_CREAT, &file_config)) {
        std::puts("LittleFS does not start");
        return;
    }
    Cost cost;
    for (int i = 0; i < actions; ++i) {
        cost.add([&] {
            (void)lfs2_file_write(&fs, &file, "abcdef", 6);
            (void)lfs2_file_sync(&fs, &file);
        });
    }
    std::array<char, 64> name;
    std::snprintf(name.data(), name.size(), "LittleFS append and sync, cache %u", cache);
    cost.print(name.data());
}

void replace() {
    cut_flash::reset();
    (void)storage::files::format();
    std::array<std::uint8_t, 700> bytes;
    bytes.fill(1);
    Cost cost;
    for (int i = 0; i < actions; ++i)
        cost.add([&] {
            (void)storage::files::replace("tallies", {{'T', 'E', 'S', 'T'}, 1}, bytes);
        });
    cost.print("LittleFS, a file of 700 bytes replaced");
}

}  // namespace

int main() {
    journal();
    littlefs(256);
    littlefs(1024);
    replace();
}
