// What stands in words: about the claim, the choice, and what happened. A line of the claim strip
// has 28 letters, the line below the buttons 39, a line of the outlook 33, of a story 29.
#pragma once

#include "bluff_scene/selection.h"
#include "bluff_scene/sight.h"
#include "stage/words.h"

namespace bluff_scene {

using stage::Words;

inline constexpr int strip_letters = 28, line_letters = 39, outlook_letters = 33,
                     story_letters = 29;

// ---- Seats ------------------------------------------------------------------------------------

// At most nine letters, the same everywhere: "You", "Belle", "Player 2", "Stranger4".
void add_name(const stage::MatchView& view, Seat seat, kit::TextOut& out);
// "Your", "Belle's".
void name_whose(const stage::MatchView& view, Seat seat, kit::TextOut& out);
// "You lose", "Belle loses": `verb` is the plain form.
void name_doing(const stage::MatchView& view, Seat seat, std::string_view verb, kit::TextOut& out);

// ---- Hands ------------------------------------------------------------------------------------

// A category in two lines of at most five letters: "TWO", "PAIR".
struct RankWords {
    std::string_view first, second;
};
RankWords rank_words(bluff::Category category);
// "2 PAIR 4-2": the groups that make it.
void add_rank(bluff::HandKey key, kit::TextOut& out);
// "4-2-3": all groups.
void add_groups(bluff::HandKey key, kit::TextOut& out);

// ---- The claim strip --------------------------------------------------------------------------

// "CROW" and "on Belle's 3rd card"; of a Cup "Belle 3rd <> your 1st", for a number alone would be
// read as a value.
void add_claim_name(bluff::Suit suit, kit::TextOut& out);
void add_target(const stage::MatchView& view, const Claim& claim, Seat claimant, kit::TextOut& out);
// Both in a line; "CUP" is left out where there is no room, for only a Cup has two targets.
void add_short_claim(const stage::MatchView& view, const Claim& claim, Seat claimant,
                     kit::TextOut& out);
// Who shot: "+You +Belle BULLET", or how many.
void add_shots(const stage::MatchView& view, const State& state, int letters, kit::TextOut& out);
// Why a turn ended as it did.
void about_turn(const stage::MatchView& view, const State& state, const bluff::TurnRecord& turn,
                Words& out);
void about_starter(const stage::MatchView& view, const State& state, Words& out);
void about_round(const stage::MatchView& view, const State& state, Words& out);

// ---- Choices ----------------------------------------------------------------------------------

void about_claim_tile(const stage::MatchView& view, const State& state, const Selection& selection,
                      Words& out);
// The hands concerned, before and after.
void about_outlook(const stage::MatchView& view, const State& state, const Selection& selection,
                   Words& out);
void about_answer(const stage::MatchView& view, const State& state, Answer answer,
                  kit::TextOut& out);
// "Belle's 3rd: Crow 5"
void about_card(const stage::MatchView& view, const State& state, Position position,
                kit::TextOut& out);
void about_spot(const stage::MatchView& view, const State& state, const Spot& spot,
                kit::TextOut& out);
// What is going on while somebody else decides.
void about_waiting(const stage::MatchView& view, const State& state, Words& out);

// ---- Stories ----------------------------------------------------------------------------------

// `face_up`: a card that is called has been turned.
void about_event(const stage::MatchView& view, const State& state, const kit::Event& event,
                 bool face_up, Words& out);

}  // namespace bluff_scene
