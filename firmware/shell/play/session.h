// The one match on the console, without its screens: played, resumed, undone, watched, thought
// about.
//
// A position is changed here and nowhere else, and whoever shows it learns three things of a step:
// the position before, the position after, and the events in between.
#pragma once

#include <array>

#include "kit/timeline.h"
#include "shell/play/keeper.h"
#include "shell/play/memory.h"
#include "stage/cartridge.h"

namespace play {

// Who decides for each seat, as a match keeps it: 0 a person, n the n-th of the game's computer
// players.
using Controllers = std::array<std::uint8_t, kit::max_seats>;
inline constexpr std::uint8_t person = 0;
// The computer player of a level (from 1) who sits here unless another is wished for. Characters
// come around the table from the second seat on.
std::uint8_t usual_player(const kit::Game& game, int level, std::size_t seat);

// Why nothing can be taken back.
enum class NoUndo : std::uint8_t {
    none,      // something can be
    nothing,   // nobody at the console has decided anything yet
    revealed,  // with several people: something came to light since
    another    // with several people: somebody else has decided since
};

struct Start {
    kit::Config config;
    kit::Seed seed = 0;
    Controllers controllers{};
};

class Session {
  public:
    explicit Session(Memory& memory) : memory_(memory), timeline_(memory.match, memory.timeline) {}
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    // ---- Opening. A refused one leaves the session closed.
    kit::Verdict begin(const stage::Cartridge& cartridge, const Start& start,
                       Keeper& keeper = no_keeper);
    // The match was read into `loaded()` and stands at its cursor: to be continued with the keeper
    // it came from, or watched without one.
    kit::Match& loaded() {
        save();
        return memory_.match;
    }
    kit::Verdict resume(const stage::Cartridge& cartridge, Keeper& keeper = no_keeper);
    // What was watched is played on from here: the rest of it is forgotten, and it will not count.
    kit::Verdict take_over(const Controllers& controllers, Keeper& keeper);
    // Alone: the same match from its first action. If anything of it came to light it is known
    // now, so but for a challenge, which everybody may try again, it does not count any more. Among
    // several people: another one with the same choices, from a fresh seed, so that nobody's turn
    // is played once more.
    kit::Verdict restart(kit::Seed fresh);
    bool can_restart() const { return length() > 0; }
    // Which of these it would be.
    enum class Restart : std::uint8_t { same, same_but_known, another };
    Restart restart_kind() const;
    // Another match of the same game, kept by the same keeper.
    kit::Verdict again(const Start& start) { return begin(cartridge(), start, *keeper_); }
    void close();
    bool is_open() const { return cartridge_ != nullptr; }

    // ---- What stands
    const stage::Cartridge& cartridge() const { return *cartridge_; }
    const kit::Game& game() const { return cartridge_->game; }
    const kit::Match& match() const { return timeline_.match(); }
    const kit::StateBytes* state() const { return timeline_.state(); }
    kit::Seat turn() const { return timeline_.turn(); }
    bool over() const { return turn() == kit::nobody; }
    kit::Outcome outcome() const { return game().outcome(state()); }
    int seats() const { return game().seats(state()); }
    std::size_t cursor() const { return match().cursor; }
    std::size_t length() const { return match().count; }
    // As it began, before any help.
    Start start() const;
    // With the score as it stands.
    Goal goal() const;

    // ---- Who sits where
    bool is_person(kit::Seat seat) const;
    int persons() const;
    // The seat of the only person, or of the first; kit::nobody if computers play by themselves.
    kit::Seat owner() const;
    // nullptr for a person.
    const kit::Player* player(kit::Seat seat) const;
    // Each seat's one name ("You", "Player 2", "Ruth", "Hard 3") and who it is.
    const stage::Sitters& sitters() const { return sitters_; }
    std::string_view name(kit::Seat seat) const { return sitters_[seat].name.view(); }
    // In a lesson without characters one seat is "You", and all others are rivals; a puzzle calls
    // them what they are in this match, if the cartridge says so.
    void seat_learner(kit::Seat learner, bool by_role = false);
    // Does this viewer see anything that another person at the console may not? Now, or (while its
    // story is told) before the last action.
    bool is_private(kit::Viewer viewer);
    bool was_private(kit::Viewer viewer);
    // Several people play it, and it is not over: with its seed and its actions whoever asks would
    // know what is hidden from them.
    bool is_secret() const { return keeper_ != &no_keeper && persons() > 1 && !over(); }
    bool is_trial() const { return keeper_ == &trial_keeper; }
    // The last action showed something to everybody at once.
    bool shared_news() const;
    // The people to whom alone the last action showed something, one bit a seat. Where one person
    // plays, that is no different from anything else.
    std::uint8_t glimpses() const;

    // ---- The last step, until the next one
    const kit::StateBytes* before() const { return memory_.before.bytes; }
    std::span<const kit::Event> events() const { return events_.all(); }
    kit::Action last() const { return last_; }

    // ---- Steps
    // It is saved at once or, where a picture of it waits, after that: by `save`, at the latest by
    // whatever comes next.
    enum class Save : std::uint8_t { now, later };
    kit::Verdict take(kit::Action action, Save when = Save::now);
    void save();
    // To the last decision of a person, over what the computers did since; with several people only
    // to the own last decision, and only if nothing came to light since. Redo: forward again to the
    // next one, or to the end. With computers only, one action.
    bool can_undo() const { return why_no_undo() == NoUndo::none; }
    NoUndo why_no_undo() const { return find_undo().why; }
    bool can_redo() const { return cursor() < length(); }
    bool undo();
    bool redo();
    // For whoever watches: the next known action with its events, or any place without a story.
    // Nothing of this is told to the keeper.
    bool watch_next();
    bool go_to(std::size_t cursor);
    // All known actions once more, beside the time line: each with the position that it was taken
    // in. Returns the last position, until something else looks at one by the way.
    using Witness = void (*)(void* context, const kit::StateBytes* position, kit::Action next);
    const kit::StateBytes* retell(Witness witness, void* context);
    // What went wrong with saving since this was last asked; nullptr: nothing.
    const char* take_trouble();

    // The match is over and left: it is counted and kept once. The session stays open to be
    // watched.
    void finish();
    Ending ending() const;
    bool finished() const { return finished_; }
    // Somebody has seen what was to come: the score is no best one.
    bool rewound() const { return (match().flags & kit::rewound) != 0; }
    // It began as a replay, or was started over when it was known: it does not count.
    bool adopted() const { return (match().flags & kit::adopted) != 0; }

    // ---- Decisions of the computer, in slices. The answer depends on match and position only.
    void think(const kit::Player& player);
    // The strongest player of the game, for whoever's turn it is.
    void think_of_hint();
    // What was found belongs to a choice of several actions: thinks about the next one. False: it
    // is whole. The hint is in `hint`; that is empty if the player found none that is legal.
    bool think_beyond();
    // It was shown: from here on it is a match with help, as after an undo.
    void note_hint() { note_flags(kit::helped); }
    void drop_hint() { hint_.clear(); }
    std::span<const kit::Action> hint() const { return hint_.span(); }
    // The position behind it, until the next step.
    const kit::StateBytes* hinted() const { return memory_.before.bytes; }
    // One slice; true when `choice` stands.
    bool think_on() { return thinking_.step(cartridge_->slice_nodes); }
    bool thinking() const { return thinking_.busy(); }
    void stop_thinking() { thinking_ = {}; }
    kit::Action choice() const { return thinking_.choice(); }

  private:
    kit::Verdict opened(const stage::Cartridge& cartridge, Keeper& keeper, kit::Verdict verdict);
    void name_seats();
    bool shows_secrets(const kit::StateBytes* position, kit::Viewer viewer);
    void find_deciders();
    bool is_owners_result(const kit::Outcome& outcome) const;
    std::uint8_t decision_in(const kit::StateBytes* position) const;
    bool has_news() const;
    bool was_news(std::size_t from, std::size_t to) const;
    struct Undo {
        std::size_t target;
        NoUndo why;
    };
    Undo find_undo() const;
    bool is_choice(std::size_t action) const;
    void note_flags(std::uint8_t flags);
    void keep(kit::Verdict verdict);
    bool moved_to(std::size_t cursor);

    Memory& memory_;
    kit::Timeline timeline_;
    const stage::Cartridge* cartridge_ = nullptr;
    Keeper* keeper_ = &no_keeper;
    kit::Events events_;
    kit::Action last_{};
    kit::Thinking thinking_;
    kit::FixedList<kit::Action, 16> hint_;
    stage::Sitters sitters_;
    const char* trouble_ = nullptr;
    bool finished_ = false;
    bool unsaved_ = false;
};

}  // namespace play
