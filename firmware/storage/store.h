// Everything the console remembers, behind one door: the running matches, finished ones, tallies,
// stars, days, drawn arenas and settings. The shell talks to this only.
//
// Power may go at any moment. What that leaves is put right by `boot`, which never fails: the worst
// it can say is that nothing can be saved.
//
// Memory: a Store is about 4 KiB. Resuming, finishing and reading a replay need room for a whole
// match twice, so they borrow the block that the computer players think in: `scratch` is used
// inside those calls (marked *) and holds nothing between them.
#pragma once

#include <cstdint>
#include <span>

#include "kit/match.h"
#include "storage/arenas.h"
#include "storage/challenges.h"
#include "storage/days.h"
#include "storage/journal.h"
#include "storage/replays.h"
#include "storage/tallies.h"

namespace storage {

// Something that was found and could not be used. It is kept, not deleted.
struct Note {
    const char* what = "";
    const char* why = "";
    bool operator==(const Note&) const = default;
};

struct RunningMatch {
    GameId game = 0;
    Loaded loaded = Loaded::none;
    std::uint16_t actions = 0;  // taken so far
    std::uint32_t match = 0;    // its number: the highest was begun last
    bool operator==(const RunningMatch&) const = default;
};

struct BootReport {
    // blank: never used. Tell the player, then call `format`, which takes a quarter of a second.
    // garbage: something else is in the flash. Ask the player before that. Until then matches are
    // saved only if the flash already holds matches of ours, and nothing else is.
    Mounted flash = Mounted::yes;
    kit::FixedList<RunningMatch, most_games> running;
    kit::FixedList<Note, 8> notes;
};

enum class Resumed : std::uint8_t {
    yes,
    shortened,  // the end of it was lost; the rest is good
    none,       // there is no match to continue
    refused     // set aside: `message` says why
};
struct [[nodiscard]] ResumeResult {
    Resumed resumed = Resumed::none;
    const char* message = "";
};

// What finishing a match leads to.
struct Ending {
    Result result;                // its summary's game and actions are filled in
    std::uint32_t challenge = 0;  // counts only with stars
    int stars = 0;
    DayResult day;       // if it was the challenge of one
    bool counts = true;  // else it only becomes a replay
};
struct Finished {
    Written tallies = Written::ok, replay = Written::ok;
    std::uint32_t match = 0;  // the replay's number
};

class Store {
  public:
    static const std::size_t scratch_bytes;

    Store(kit::Games games, std::span<std::byte> scratch);

    BootReport boot();  // *
    // Scores, replays and settings can be saved.
    bool saves() const { return files::mounted(); }
    // Makes the flash ours after the player was told. Running matches of ours stay.
    bool format();

    // ---- The running match of each game. Begin or resume opens it; it is saved after every step.
    RunningMatch running(GameId game) const;
    // A match that has actions already (taken over from a replay) is saved with them.
    Saved begin(const kit::Match& match);
    // `into` is undefined if it is refused.
    ResumeResult resume(GameId game, kit::Match& into);  // *
    Saved played(const kit::Match& match);               // an action was appended
    Saved moved(const kit::Match& match);                // the cursor moved: undo, redo
    // Counts it, keeps it as a replay and closes it: all of it, once, whenever the power goes. Call
    // it when the player leaves the results: until then the last action can be undone.
    Finished finish(const kit::Match& match, const Ending& ending);  // *
    // Stars of a challenge that is no match.
    Written award(std::uint32_t challenge, int stars);

    // ---- What was
    const Tallies& tallies() const { return tallies_; }
    const Challenges& challenges() const { return challenges_; }
    ReplayList replays() const { return replays::list(); }
    // A replay that cannot be read is refused; one that is damaged is set aside besides.
    ResumeResult read_replay(std::uint32_t match, kit::Match& into, Summary& summary);  // *

    // ---- Arenas of the player's own making: slots from 0 to arena_slots - 1, read when wanted.
    ArenaSlot arena(int slot) const { return arenas::read(slot); }
    void each_arena(arenas::Visit visit, void* context) const { arenas::each(visit, context); }
    int free_arena() const { return arenas::first_free(); }  // as arenas::first_free
    // Replaces that slot or, with one that is not used, erases it. Old replays make room.
    Written keep_arena(int slot, const ArenaSlot& content);

    // ---- The challenge of the day. A book that cannot be read is set aside, and empty.
    DayBook day_book() const { return days::open(); }
    // `told`: by a computer, which has a clock.
    Written set_day(int day, bool told);

    // ---- Settings: a few bytes whose meaning the shell knows. Older ones have an older version or
    // are shorter; what cannot be read is set aside.
    static constexpr std::size_t most_settings = 256;
    static constexpr const char* settings_path = "settings";
    Body load_settings(std::uint16_t version, std::span<std::uint8_t> into);
    Written save_settings(std::uint16_t version, ConstBytes bytes);

    // ---- Copies that leave the console and come back: `single_saves`, replays, pictures (as they
    // lie there: files::read_raw), and the running match of each game as `running/<game's word>`,
    // in kit's format.
    static constexpr std::array<const char*, 5> single_saves{
        settings_path, Tallies::path, Challenges::path, days::path, arenas::path};
    static constexpr std::string_view running_folder = "running/";
    // A running match. It stays what it is. Returns the bytes that were written, or why there are
    // none. `into` has room for kit::max_match_bytes.
    struct Copied {
        std::size_t bytes = 0;
        const char* why_not = "";
    };
    Copied copy_running(GameId game, std::span<std::uint8_t> into, kit::ReadMemory& memory) const;
    // Puts a copy back under its name: checked, then whole or not there, whenever the power goes.
    // The copy is changed on the way. A match goes through `room`; `draft` is where it stands.
    kit::Verdict put_back(std::string_view name, std::span<std::uint8_t> copy,
                          std::uint16_t settings_version, kit::ReadMemory& memory,
                          kit::Match& draft);
    // A finished match that came from elsewhere, as a replay: it counts nowhere.
    kit::Verdict add_replay(const kit::Match& match, const Summary& summary,
                            std::span<std::uint8_t> work);

    // ---- Erasing; a cut in the middle is completed by the next boot.
    bool erase(GameId game);  // its match, replays (starred too) and tallies; no arenas
    bool erase_everything();  // and nothing survives

  private:
    static constexpr Kind settings_kind(std::uint16_t version) {
        return {{'S', 'G', 'S', 'E'}, version};
    }
    struct Workroom;
    Workroom workroom() const;
    bool opened(const kit::Match& match) const { return journals_.open().game == match.game_id; }
    Saved close(const kit::Match& match);
    bool set_aside(const Log& log, Loaded loaded);
    ResumeResult refuse(const Log& log, Loaded loaded, const char* why);
    kit::Verdict put_back_settings(std::uint16_t version, std::span<std::uint8_t> copy);
    kit::Verdict put_back_replay(ReplayName name, std::span<std::uint8_t> copy,
                                 kit::ReadMemory& memory, kit::Match& draft);
    bool number_taken(std::uint32_t match) const;
    Written write_replay(std::uint32_t number, const Summary& summary, const kit::Match& match);
    void check_file(const char* path, const char* what, Read read, BootReport& report);
    void complete_finish();
    bool erase_now(GameId game);

    kit::Games games_;
    std::span<std::byte> scratch_;
    Journals journals_;
    Tallies tallies_;
    Challenges challenges_;
    bool ours_ = false;
};

}  // namespace storage
