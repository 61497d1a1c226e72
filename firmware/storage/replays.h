// Finished matches: the last twenty, and every one that was starred. A file a match, named by the
// match's number, so that finishing a match twice (a cut came in between) writes the same file
// again. It holds a summary for lists, then the match as kit encodes it.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "kit/verdict.h"
#include "storage/files.h"
#include "storage/journal.h"

namespace storage {

inline constexpr int kept_replays = 20;   // not starred
inline constexpr int starred_limit = 20;  // more are refused: the flash is finite
inline constexpr int replay_limit = kept_replays + starred_limit;

// How a match ended, for the one whose console this is.
enum class Ended : std::uint8_t { lost, won, drawn, scored };

struct Summary {
    GameId game = 0;
    std::uint8_t mode = 0;  // the game's own number
    Ended ended = Ended::lost;
    std::uint16_t actions = 0;
    std::int32_t score = 0;
    bool operator==(const Summary&) const = default;
};
inline constexpr std::size_t summary_bytes = 12;
void put_summary(std::uint8_t* at, const Summary& summary);
// False: these bytes are no summary.
bool get_summary(const std::uint8_t* at, Summary& summary);

struct ReplayName {
    std::uint32_t match = 0;
    bool starred = false;
};

struct ReplayList {
    // Newest first; one more may wait for its removal.
    std::array<ReplayName, replay_limit + 1> names{};
    int count = 0;
    std::span<const ReplayName> all() const {
        return {names.data(), static_cast<std::size_t>(count)};
    }
};

namespace replays {

ReplayList list();
Read summary(const ReplayName& name, Summary& out);
// Writes a replay, then removes the oldest that are too many and not starred. When the storage is
// full, older ones make room.
Written add(std::uint32_t match, const Summary& summary, ConstBytes encoded);
// The summary's bytes, then the encoded match.
Body read(std::uint32_t match, std::span<std::uint8_t> into);
// The same bytes in parts.
Body read_parts(const ReplayName& name, files::Drink drink, void* context);
// Reads it through: is it what was written?
Read check(const ReplayName& name);
// What lies in a copy of a replay's file: its summary and the match, not judged.
Read open_copy(std::span<std::uint8_t> copy, Summary& summary, ConstBytes& encoded);
// Writes one under a name that no other has. Nothing goes for it: if the list is full it is
// refused.
kit::Verdict put_back(const ReplayName& name, const Summary& summary, ConstBytes encoded);
// As in lists: "replays/0000012a-star". False: it is none.
bool read_name(std::string_view path, ReplayName& into);
files::Path path_of(const ReplayName& name);
// False: there is no such replay, or too many are starred already.
bool star(std::uint32_t match, bool on);
bool remove(std::uint32_t match);
// To make room: the oldest that is not starred. False: there is none, or it does not go.
bool remove_oldest();
// Out of the list, kept under aside/.
bool set_aside(std::uint32_t match);
// Removes all of a game, starred ones too.
bool erase(GameId game);

}  // namespace replays
}  // namespace storage
