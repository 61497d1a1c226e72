// Finds the puzzles of Blast Tactics in matches of careless players, solves them, and prints
// games/blast/puzzles.inc; on the side it tells each of them in words.
//
//   find_blast_puzzles > puzzles && mv puzzles games/blast/puzzles.inc
//
// To be run again when a change of the rules makes a puzzle wrong: a test solves them all.
#include <cstdio>

#include "blast_puzzles/choice.h"

namespace {

constexpr kit::Seed matches = 13 * 700;

void tell(const blast_puzzles::Find& find, std::size_t number) {
    std::fprintf(stderr, "%zu: %s, seed %u, %zu actions before, %zu positions\n", number,
                 blast::arena_choices[find.config[blast::arena_field]].title.data(), find.seed,
                 find.before.size(), find.solutions.positions);
    for (const blast_puzzles::Line& line : find.solutions.lines) {
        kit::Text<160> words;
        for (const kit::Action action : line) {
            kit::print_action(action, blast::action_words, words);
            words.add(' ');
        }
        std::fprintf(stderr, "    %s\n", words.c_str());
    }
}

}  // namespace

int main() {
    std::vector<blast_puzzles::Find> finds;
    for (kit::Seed seed = 0; seed < matches; ++seed)
        for (blast_puzzles::Find& find : blast_puzzles::mine(
                 static_cast<std::uint8_t>(seed % blast::built_in_arenas), seed, {}))
            finds.push_back(std::move(find));
    const std::vector<blast_puzzles::Find> chosen = blast_puzzles::choose(finds);
    std::fputs(blast_puzzles::print(chosen).c_str(), stdout);
    std::fprintf(stderr, "%zu found\n", finds.size());
    for (std::size_t i = 0; i < chosen.size(); ++i) tell(chosen[i], i + 1);
}
