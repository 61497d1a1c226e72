// Plays a game's challenges with the strongest computer player and prints the scores: the pars.
//
//   challenge_pars nullgame > pars && mv pars games/nullgame/pars.inc
//
// To be run again when the rules, the players or the challenge setups of the game change: a test
// compares the mark in the first line with what the game is now.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <string_view>

#include "lineup/lineup.h"
#include "shell/menus/challenge.h"

void kit::check_failed(const char* reason) {
    std::fprintf(stderr, "challenge_pars: %s\n", reason);
    std::exit(1);
}

int main(int count, char** words) {
    const stage::Cartridge* cartridge = nullptr;
    for (const kit::Game* each : lineup::games)
        if (count == 2 && each->info.word == std::string_view(words[1]))
            cartridge = shell::cartridge_of(shell::six_chambers, each->info.id);
    if (cartridge == nullptr || cartridge->challenges.empty()) {
        std::fputs("challenge_pars: needs the name of a game that has challenges\n", stderr);
        return 2;
    }
    // Too large for some stacks.
    const auto memory = std::make_unique<play::Memory>();
    const bool watched = isatty(STDERR_FILENO) != 0;
    kit::Timeline timeline(memory->match, memory->timeline);
    std::printf("// %08x: made by challenge_pars.\n",
                shell::pars_mark(*cartridge, memory->scratch));
    for (int which = 0; which < shell::challenges_a_game; ++which) {
        const shell::Challenge each = shell::own_challenge(*cartridge, which);
        const int par =
            each.puzzle != nullptr ? 0 : shell::hard_score(each, timeline, memory->scratch);
        std::printf("%d,%c", par, which % 12 == 11 ? '\n' : ' ');
        if (watched) std::fprintf(stderr, "\r%d of %d", which + 1, shell::challenges_a_game);
    }
    if (watched) std::fputc('\n', stderr);
    return 0;
}
