#include "shell/play/session.h"

namespace play {

using kit::Seat;
using kit::Verdict;

namespace {

// What is noted of each action.
constexpr std::uint8_t seat_bits = 7, a_choice = 8, brought_news = 16;
// What comes has been seen already.
constexpr std::uint8_t known_already = kit::helped | kit::rewound | kit::adopted;

}  // namespace

// ---- Opening ----------------------------------------------------------------------------------

Verdict Session::begin(const stage::Cartridge& cartridge, const Start& start, Keeper& keeper) {
    save();
    const Verdict verdict = timeline_.begin(cartridge.game, start.config, start.seed);
    if (verdict.ok()) memory_.match.controllers = start.controllers;
    if (!opened(cartridge, keeper, verdict).ok()) return verdict;
    keep(keeper_->begun(match()));
    return kit::done;
}

Verdict Session::resume(const stage::Cartridge& cartridge, Keeper& keeper) {
    const Verdict verdict = timeline_.resume(cartridge.game);
    if (!opened(cartridge, keeper, verdict).ok()) return verdict;
    find_deciders();
    return kit::done;
}

Verdict Session::opened(const stage::Cartridge& cartridge, Keeper& keeper, Verdict verdict) {
    cartridge_ = verdict.ok() ? &cartridge : nullptr;
    keeper_ = &keeper;
    events_ = kit::Events(memory_.events);
    thinking_ = {};
    finished_ = false;
    if (verdict.ok()) name_seats();
    return verdict;
}

Verdict Session::take_over(const Controllers& controllers, Keeper& keeper) {
    memory_.match.truncate();
    memory_.match.controllers = controllers;
    const Verdict verdict = resume(*cartridge_, keeper);
    if (!verdict.ok()) return verdict;
    memory_.match.flags |= known_already;
    keep(keeper_->begun(match()));
    return verdict;
}

Session::Restart Session::restart_kind() const {
    if (goal().is_for_everybody()) return Restart::same;
    if (persons() > 1) return Restart::another;
    return rewound() || was_news(0, length()) ? Restart::same_but_known : Restart::same;
}

Verdict Session::restart(kit::Seed fresh) {
    const Restart kind = restart_kind();
    Start next = start();
    if (kind == Restart::another) next.seed = fresh;
    const Verdict verdict = again(next);
    if (verdict.ok() && kind == Restart::same_but_known) note_flags(known_already);
    return verdict;
}

void Session::close() {
    save();
    cartridge_ = nullptr;
    thinking_ = {};
}

Start Session::start() const { return {match().config, match().seed, match().controllers}; }

Goal Session::goal() const {
    const Seat seat = owner();
    return keeper_->goal(match(), seat == kit::nobody ? 0 : outcome().score[seat]);
}

// ---- Who sits where ---------------------------------------------------------------------------

bool Session::is_person(Seat seat) const {
    return seat < kit::max_seats && match().controllers[seat] == person;
}

int Session::persons() const {
    int count = 0;
    for (Seat seat = 0; seat < seats(); ++seat) count += is_person(seat) ? 1 : 0;
    return count;
}

std::uint8_t usual_player(const kit::Game& game, int level, std::size_t seat) {
    const std::size_t characters = game.info.characters;
    return static_cast<std::uint8_t>((static_cast<std::size_t>(level) - 1) * characters +
                                     (seat + characters - 1) % characters + 1);
}

Seat Session::owner() const {
    for (Seat seat = 0; seat < seats(); ++seat)
        if (is_person(seat)) return seat;
    return kit::nobody;
}

const kit::Player* Session::player(Seat seat) const {
    if (is_person(seat)) return nullptr;
    const auto players = kit::players_of(game());
    // A saved match may name a player that this build does not have: the strongest stands in.
    const std::size_t wanted = match().controllers[seat] - 1u;
    return players[std::min(wanted, players.size() - 1)];
}

void Session::name_seats() {
    const int people = persons();
    for (Seat seat = 0; seat < kit::max_seats; ++seat) {
        stage::Sitter& sitter = sitters_[seat];
        sitter.name.clear();
        sitter.player = nullptr;
        sitter.character = 0;
        sitter.you = seat < seats() && people == 1 && is_person(seat);
        if (seat >= seats()) continue;
        if (is_person(seat)) {
            if (sitter.you)
                sitter.name.add("You");
            else
                sitter.name.add("Player ").number(seat + 1);
            continue;
        }
        sitter.player = player(seat);
        sitter.character = sitter.player->character;
        const auto called = [](const kit::Player& one) {
            return one.name.empty() ? one.title : one.name;
        };
        sitter.name.add(called(*sitter.player));
        for (Seat other = 0; other < seats(); ++other) {
            if (other == seat || is_person(other) ||
                called(*player(other)) != called(*sitter.player))
                continue;
            sitter.name.add(' ').number(seat + 1);
            break;
        }
    }
}

void Session::seat_learner(Seat learner, bool by_role) {
    by_role = by_role && cartridge().role != nullptr;
    for (Seat seat = 0; seat < seats(); ++seat) {
        stage::Sitter& sitter = sitters_[seat];
        sitter.you = seat == learner;
        sitter.name.clear();
        if (by_role && !sitter.you) {
            sitter.name.add(cartridge().role(match().config, seat));
            continue;
        }
        sitter.name.add(sitter.you ? "You" : "Rival");
        if (!sitter.you && seats() > 2) sitter.name.add(' ').number(seat + 1);
    }
}

// ---- Secrets ------------------------------------------------------------------------------------

bool Session::shows_secrets(const kit::StateBytes* position, kit::Viewer viewer) {
    if (viewer >= kit::max_seats || persons() < 2) return false;
    for (Seat other = 0; other < seats(); ++other)
        if (other != viewer && is_person(other) &&
            kit::hides_from(game(), position, viewer, other, memory_.spare.bytes))
            return true;
    return false;
}

bool Session::is_private(kit::Viewer viewer) { return shows_secrets(state(), viewer); }
bool Session::was_private(kit::Viewer viewer) { return shows_secrets(before(), viewer); }

bool Session::has_news() const {
    for (const kit::Event& event : events_.all())
        if (game().news(event) != kit::News::none) return true;
    return false;
}

bool Session::was_news(std::size_t from, std::size_t to) const {
    for (std::size_t at = from; at < to; ++at)
        if ((memory_.decided[at] & brought_news) != 0) return true;
    return false;
}

bool Session::shared_news() const {
    for (const kit::Event& event : events_.all())
        if (game().news(event) == kit::News::shared) return true;
    return false;
}

std::uint8_t Session::glimpses() const {
    unsigned seats = 0;
    if (events().empty() || over() || persons() < 2) return 0;
    if (game().news(events().back()) == kit::News::shared) return 0;
    for (const kit::Event& event : events())
        if (game().news(event) == kit::News::glimpse && is_person(event.a)) seats |= 1u << event.a;
    return static_cast<std::uint8_t>(seats);
}

// ---- Steps ------------------------------------------------------------------------------------

void Session::keep(Verdict verdict) {
    if (!verdict.ok()) trouble_ = verdict.why_not;
}

const char* Session::take_trouble() {
    const char* trouble = trouble_;
    trouble_ = nullptr;
    return trouble;
}

// Whose decision it is, and whether it is one for itself and not the middle of another.
std::uint8_t Session::decision_in(const kit::StateBytes* position) const {
    const Seat seat = game().turn(position);
    const bool halfway = cartridge_->halfway != nullptr && cartridge_->halfway(position);
    return static_cast<std::uint8_t>(seat | (is_person(seat) && !halfway ? a_choice : 0));
}

// Plays the whole match once, beside its time line: who decided what, and what it brought to light,
// is no part of a match.
void Session::find_deciders() {
    kit::StateBytes* const position = memory_.spare.bytes;
    game().setup(position, match().config, match().seed);
    for (std::size_t i = 0; i < length(); ++i) {
        memory_.decided[i] = decision_in(position);
        events_.clear();
        kit::check(game().apply(position, match().actions[i], events_).ok(),
                   "a known action is refused");
        if (has_news()) memory_.decided[i] |= brought_news;
    }
    events_.clear();
}

const kit::StateBytes* Session::retell(Witness witness, void* context) {
    kit::StateBytes* const position = memory_.spare.bytes;
    game().setup(position, match().config, match().seed);
    kit::Events unseen;
    for (const kit::Action each : match().known()) {
        witness(context, position, each);
        kit::check(game().apply(position, each, unseen).ok(), "a known action is refused");
    }
    return position;
}

bool Session::is_choice(std::size_t action) const {
    return (memory_.decided[action] & a_choice) != 0;
}

void Session::save() {
    if (!unsaved_) return;
    unsaved_ = false;
    keep(keeper_->played(match()));
}

Verdict Session::take(kit::Action action, Save when) {
    save();
    thinking_ = {};
    const std::size_t at = cursor();
    if (over()) return kit::refused("The match is over");
    const std::uint8_t decision = decision_in(state());
    game().copy(memory_.before.bytes, state());
    events_.clear();
    const Verdict verdict = timeline_.play(action, events_);
    if (!verdict.ok()) return verdict;
    memory_.decided[at] = static_cast<std::uint8_t>(decision | (has_news() ? brought_news : 0));
    last_ = action;
    unsaved_ = true;
    if (when == Save::now) save();
    return kit::done;
}

Session::Undo Session::find_undo() const {
    const int people = persons();
    const Seat seat = turn();
    for (std::size_t at = cursor(); at-- > 0;) {
        const std::uint8_t decided = memory_.decided[at];
        if (people > 1) {
            if ((decided & seat_bits) != seat) return {cursor(), NoUndo::another};
            if ((decided & brought_news) != 0) return {cursor(), NoUndo::revealed};
        }
        if (people == 0 || is_choice(at)) return {at, NoUndo::none};
    }
    return {cursor(), NoUndo::nothing};
}

bool Session::moved_to(std::size_t to) {
    save();
    thinking_ = {};
    events_.clear();
    if (!timeline_.go_to(to)) return false;
    keep(keeper_->moved(match()));
    return true;
}

bool Session::undo() {
    const Undo undo = find_undo();
    if (undo.why != NoUndo::none) return false;
    const bool news = was_news(undo.target, cursor());
    note_flags(news ? kit::helped | kit::rewound : kit::helped);
    return moved_to(undo.target);
}

// From here on it is saved as a match with help.
void Session::note_flags(std::uint8_t flags) {
    if ((match().flags & flags) == flags) return;
    save();
    memory_.match.flags |= flags;
    keep(keeper_->begun(match()));
}

bool Session::redo() {
    if (!can_redo()) return false;
    const bool anybody = persons() == 0;
    std::size_t to = cursor() + 1;
    while (to < length() && !anybody && !is_choice(to)) ++to;
    return moved_to(to);
}

bool Session::go_to(std::size_t to) {
    save();
    thinking_ = {};
    events_.clear();
    return timeline_.go_to(to);
}

bool Session::watch_next() {
    if (!can_redo()) return false;
    save();
    thinking_ = {};
    events_.clear();
    last_ = match().actions[cursor()];
    game().copy(memory_.before.bytes, state());
    // The time line tells no events; a copy that is played on does.
    kit::StateBytes* const copy = memory_.spare.bytes;
    game().copy(copy, state());
    kit::check(game().apply(copy, last_, events_).ok(), "a known action is refused");
    return timeline_.redo();
}

// ---- The end ----------------------------------------------------------------------------------

// Whose victory is it that a console counts? The one person's; several people's only if they won
// or lost together.
bool Session::is_owners_result(const kit::Outcome& outcome) const {
    if (persons() < 2) return persons() == 1;
    for (Seat seat = 1; seat < seats(); ++seat)
        if (outcome.result[seat] != outcome.result[0]) return false;
    return true;
}

Ending Session::ending() const {
    const kit::Outcome outcome = this->outcome();
    const Seat seat = owner() == kit::nobody ? Seat{0} : owner();
    Ending ending{.seat = seat,
                  .result = outcome.result[seat],
                  .score = outcome.score[seat],
                  .rewound = rewound(),
                  .only_played = !is_owners_result(outcome),
                  .low_is_best = cartridge_->low_is_best,
                  .statistics = cartridge_->statistics};
    const stage::FinishedMatch finished{match().config, match().seed, match().taken(), state(),
                                        seat};
    if (cartridge_->score_kinds != nullptr)
        ending.mode = cartridge_->score_kinds->of(finished);
    else if (cartridge_->mode_field != 255)
        ending.mode = match().config[cartridge_->mode_field];
    if (cartridge_->count != nullptr) cartridge_->count(finished, ending.figures);
    return ending;
}

void Session::finish() {
    if (!over() || finished_) return;
    finished_ = true;
    thinking_ = {};
    save();
    keep(keeper_->finished(match(), ending()));
}

// ---- Decisions --------------------------------------------------------------------------------

void Session::think(const kit::Player& player) {
    thinking_.start(player, game(), state(), kit::decision_seed(match().seed, turn(), cursor()),
                    memory_.scratch);
}

void Session::think_of_hint() {
    hint_.clear();
    think(*kit::players_of(game()).back());
}

bool Session::think_beyond() {
    // Nothing is being told now, so the position before may be used to look ahead.
    kit::StateBytes* const ahead = memory_.before.bytes;
    if (hint_.empty()) game().copy(ahead, state());
    // A legal action that stands in for the player's answer would be bad advice.
    kit::Events unseen;
    if (thinking_.answer() != choice() || !game().apply(ahead, choice(), unseen).ok()) {
        hint_.clear();
        return false;
    }
    hint_.push(choice());
    const bool whole = cartridge_->halfway == nullptr || !cartridge_->halfway(ahead) ||
                       game().turn(ahead) != turn() || hint_.full();
    if (whole) return false;
    const kit::Player& player = *kit::players_of(game()).back();
    thinking_.start(player, game(), ahead,
                    kit::decision_seed(match().seed, turn(), cursor() + hint_.size()),
                    memory_.scratch);
    return true;
}

}  // namespace play
