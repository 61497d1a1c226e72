// Writes the seed corpus from real matches: make_fuzz_seeds FOLDER. The files are committed. What
// computers and people send (bulk_only, scsi, command) is written by hand. Files named format1_..
// are of the build that wrote the first match format; they stay.
#include <filesystem>
#include <fstream>
#include <string>

#include "fuzz/targets.h"
#include "kit/share_code.h"

namespace {

std::filesystem::path folder;

void write(const char* target, int number, std::string_view bytes) {
    const auto place = folder / target;
    std::filesystem::create_directories(place);
    std::ofstream(place / std::to_string(number), std::ios::binary) << bytes;
}

std::string bytes_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

void play(const kit::Game& game, kit::Seed seed, int actions) {
    kit::Rng rng(seed);
    fuzz::match.begin(game, kit::random_config(game, rng), seed);
    fuzz::match.controllers[1] = 2;
    fuzz::match.controllers[7] = static_cast<std::uint8_t>(200 * (seed % 2));
    fuzz::match.flags = static_cast<std::uint8_t>(seed & kit::known_flags);
    static kit::AnyState state;
    game.setup(state.bytes, fuzz::match.config, seed);
    kit::Events events;
    for (int i = 0; i < actions && game.turn(state.bytes) != kit::nobody; ++i) {
        const kit::Action action = kit::random_legal(game, state.bytes, rng);
        fuzz::require(game.apply(state.bytes, action, events).ok(), "legal");
        fuzz::match.append(action);
    }
    if (seed % 3 == 0) (void)fuzz::match.undo();
}

}  // namespace

int main(int count, char** words) {
    if (count != 2) {
        std::fputs("usage: make_fuzz_seeds FOLDER\n", stderr);
        return 2;
    }
    folder = words[1];
    int number = 0;
    for (const kit::Game* game : fuzz::games) {
        for (kit::Seed seed = 1; seed <= 6; ++seed, ++number) {
            play(*game, seed, static_cast<int>(seed * 4));
            static std::array<std::uint8_t, kit::max_match_bytes> bytes;
            const std::size_t length = kit::encode(*game, fuzz::match, bytes);
            write("match_bytes", number, bytes_of(bytes.data(), length));
            static kit::Text<10'000> text;
            text.clear();
            kit::print_match(*game, fuzz::match, text);
            write("match_text", number, text.view());
            std::string record = bytes_of(bytes.data(), length);
            write("file_record", number,
                  "\2" + std::string("\37\0\1\0\5\0\0\0\3\0\0\0", 12) + record);
            kit::Text<1000> settings;
            game->info.form.print(fuzz::match.config, settings);
            write("config", number, settings.view());
            if (!kit::has_share_code(*game, fuzz::match.config)) continue;
            kit::CodeText code;
            kit::print_share_code({game, fuzz::match.config, seed}, code);
            write("share_code", number, code.view());
        }
    }
    // A row of tallies, two bytes of stars, two arenas; damage to a header, an entry, a superblock,
    // a folder.
    std::string tallies(81, '\0');
    tallies[17] = 31;
    write("file_record", number, tallies);
    write("file_record", number + 1, "\1\7\3");
    std::string arenas = "\4" + std::string(16 * 113, '\0');
    arenas[1 + 113] = 1;
    arenas[1 + 4 * 113] = 3;
    arenas[1 + 4 * 113 + 50] = 9;
    write("file_record", number + 3, arenas);
    const std::string patches[] = {{"\0\0\0\1\0", 5},       {"\4\1\0\1\0", 5},
                                   {"\0\0\6\4\1\2\3\4", 8}, {"\0\1\6\4\1\2\3\4", 8},
                                   {"\0\20\6\2\0\0", 6},    {"\6\1\0\6\0\0\0\0\0\0", 10}};
    for (const std::string& patch : patches) {
        write("journal", number, patch);
        write("drive", number, patch);
        write("boot", number++, patch);
    }
}
