// Plays every challenge with the strongest computer player and prints the scores: the pars.
//
//   challenge_pars > firmware/shell/menus/pars.inc
//
// To be run again when the rules, the players or the challenge setups of a game change; a test
// compares some of them with what is played now.
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>

#include "shell/chambers.h"
#include "shell/menus/challenge.h"

void kit::check_failed(const char* reason) {
    std::fprintf(stderr, "challenge_pars: %s\n", reason);
    std::exit(1);
}

int main() {
    // Too large for some stacks.
    const auto memory = std::make_unique<play::Memory>();
    const bool watched = isatty(STDERR_FILENO) != 0;
    kit::Timeline timeline(memory->match, memory->timeline);
    for (int number = 1; number <= shell::challenge_total; ++number) {
        const shell::Challenge each = shell::challenge(shell::loaded_cartridges(), number);
        const int par = each.number == 0 ? 0 : shell::hard_score(each, timeline, memory->scratch);
        std::printf("%d,%c", par, number % 20 == 0 ? '\n' : ' ');
        if (watched) std::fprintf(stderr, "\r%d of %d", number, shell::challenge_total);
    }
    if (watched) std::fputc('\n', stderr);
    return 0;
}
