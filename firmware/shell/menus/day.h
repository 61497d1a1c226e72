// The challenge of the day: a match for every day, the same for everybody, made from the day's
// number alone, for ever.
//
//   day     number 1 is 1 January 2026. The console has no clock: somebody tells it the day
//   game    day 1 is of the game in the first chamber, day 2 of the second ... day 6 of the first
//           again
//   setup   a game's days take turns through the setups of its numbered challenges
//   seed    Rng::scramble(0xDA700000 + day)
//   rivals  sit as the setup says; the player has the setup's seat
//
// There is no par: nobody has played it before. What everybody made of it is compared, by a code
// that another console checks (result_code.h). As with a numbered challenge, that a match is one of
// a day is seen from game, choices and seed.
#pragma once

#include "shell/menus/challenge.h"
#include "storage/days.h"

namespace shell {

// As a challenge without a par, whose number is the day; number 0 if its chamber has none.
Challenge day_challenge(const Chambers& chambers, int day);
// Which day's this match is; 0: none's.
int day_of(const Chambers& chambers, const kit::MatchHead& match);
// The next day in this direction (1 or -1) that can be played; the same if there is none.
int neighbour_of_day(const Chambers& chambers, int day, int direction);

// "19 November 2026".
void print_date(int day, kit::TextOut& out);
storage::Ended ended_by(kit::Result result);
// "Won, 14 points", "3 points".
void print_result(storage::Ended ended, std::int32_t score, kit::TextOut& out);

}  // namespace shell
