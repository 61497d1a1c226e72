// A match is a game, a configuration, a seed and a list of actions. Nothing else.
//
// The present position is no part of it: it follows (timeline.h). Bytes and text forms of a match
// are read with every suspicion: whatever comes in, the answer is a match that replays to its end
// or a fault with its place, and then the old match is as it was.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "kit/game.h"
#include "kit/registry.h"

namespace kit {

inline constexpr std::size_t max_actions = 4096;

// What there is to know about how a match came about.
enum MatchFlag : std::uint8_t {
    helped = 1,   // a hint, taken back, or taken over from a replay: that leaves at most one star
    rewound = 2,  // chance was seen and played again: it enters no best scores
    adopted = 4,  // from a replay, or started over when it was known: it is not counted at all
};
inline constexpr std::uint8_t known_flags = helped | rewound | adopted;

// What a match begins with.
struct MatchHead {
    std::uint8_t game_id = 0;
    std::uint8_t version = 0;  // of the game's rules
    Seed seed = 0;
    std::uint8_t flags = 0;  // MatchFlag
    // Who decides for each seat: 0 a person, 1 .. max_players the game's computer players. The
    // rules do not know it, but whoever continues the match must.
    std::array<std::uint8_t, max_seats> controllers{};
    Config config{};
};

struct Match : MatchHead {
    std::uint16_t count = 0;   // actions known
    std::uint16_t cursor = 0;  // of those, taken; the rest can be redone
    std::array<Action, max_actions> actions;

    void begin(const Game& game, const Config& chosen, Seed from);
    bool full() const { return cursor == max_actions; }
    // Takes the action at the cursor; what could have been redone is forgotten.
    void append(Action action);
    bool undo();
    bool redo();
    void truncate() { count = cursor; }
    std::span<const Action> taken() const { return {actions.data(), cursor}; }
    std::span<const Action> known() const { return {actions.data(), count}; }
};

bool same_match(const Match& one, const Match& other);

// ---- Bytes ------------------------------------------------------------------------------------
//
// A file is a head and a log of steps: an action taken, or the cursor moved. So undo, too, is saved
// by appending a few bytes.
//
//   head    'S' 'G' 'M', format 2, game id, rules version, seed (4, low byte first), flags,
//           controllers (8, a byte a seat), config packed by the game's form, the record if the
//           form asks for one, check
//   action  kind | number of arguments << 6, arguments up to the last that is not zero, check
//   cursor  0xBF, cursor (2, low byte first), check
//   check   2 bytes: CRC-16 (polynomial 0x1021, start 0xFFFF) over all bytes so far, checks left
//           out; so each step vouches for all before it
//
// This format is stable from here on: fixtures hold such files (host_tests/storage/fixtures).
// Format 1 is read for ever and never written. It has no flags, and controllers of 4 bits (4 bytes,
// the lower half first); no game had eight seats then, and a 1 on the last seat behind a 0 was how
// it said `helped`. A later format, or a flag that nobody knows here, is refused as newer.

inline constexpr std::size_t max_head_bytes = 21 + max_fields + max_record;
inline constexpr std::size_t max_step_bytes = 6;
inline constexpr std::size_t max_match_bytes = max_head_bytes + (max_actions + 1) * max_step_bytes;

// Writes piece by piece; remembers only the running check, so a file can be continued for ever.
class MatchWriter {
  public:
    // Each returns the number of bytes written.
    std::size_t head(const Game& game, const MatchHead& head, std::span<std::uint8_t> out);
    std::size_t action(Action action, std::span<std::uint8_t> out);
    std::size_t cursor(std::uint16_t cursor, std::span<std::uint8_t> out);

  private:
    friend struct MatchReader;
    std::uint16_t check_ = 0xFFFF;
};

// The whole match; `out` should have max_match_bytes.
std::size_t encode(const Game& game, const Match& match, std::span<std::uint8_t> out);

enum class Fault : std::uint8_t {
    none,
    not_a_match,
    newer_format,
    unknown_game,
    other_rules,
    damaged,
    bad_config,
    bad_step,
    too_long,
    refused_action,
};
const char* fault_text(Fault fault);

struct [[nodiscard]] ReadResult {
    Fault fault = Fault::none;
    std::uint32_t at = 0;     // byte, word or action at fault
    const char* detail = "";  // what the game or the form said
    MatchWriter writer{};     // continues the file that was read
    bool ok() const { return fault == Fault::none; }
};

// Where a match is put together before it is known to be good.
struct ReadMemory {
    Match draft;
    AnyState state;
};

ReadResult decode(std::span<const std::uint8_t> bytes, Games games, Match& into,
                  ReadMemory& memory);

// For showing a file in parts, without room for the match: its head, then a step at a time.
// Nothing is played, and the checks of steps are not looked at. `length`: the head's bytes.
ReadResult decode_head(std::span<const std::uint8_t> bytes, Games games, MatchHead& into,
                       std::size_t& length);
struct FileStep {
    std::size_t length = 0;  // its bytes with the check; 0: these are not all of them
    bool moves_cursor = false;
    std::uint16_t cursor = 0;
    Action action{};
};
FileStep decode_step(std::span<const std::uint8_t> bytes);

// ---- Text -------------------------------------------------------------------------------------
//
//   sixgun-match 2 null 1 seed=0000002a seats=0003000000000000 helped mode=race players=2 rounds=3
//   draw stand draw | stand
//
// One head line, then the actions; `|` marks the cursor if something can be redone. A seat has two
// digits; flags are words by themselves. What follows a line of four dashes is for people and is
// not read. In format 1 a seat has one digit.

void print_head(const Game& game, const MatchHead& head, TextOut& out);
// Action number `i`, with what stands between it and the one before. `cursor`: of the match.
void print_step(const Game& game, std::size_t i, std::size_t cursor, Action action, TextOut& out);
void print_match(const Game& game, const Match& match, TextOut& out);
inline constexpr std::string_view match_text_end = "\n----";
ReadResult parse_match(std::string_view text, Games games, Match& into, ReadMemory& memory);

}  // namespace kit
