// Prints the exact chances of all Duels: games/love/duel_tables.inc.
#include <cstdio>

#include "duel_tables/duel_tables.h"

int main() { std::fputs(duel_tables::print().c_str(), stdout); }
