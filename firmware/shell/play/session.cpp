#include "shell/play/session.h"

#include "kit/scratch.h"

namespace play {

using kit::Seat;
using kit::Verdict;

// ---- Opening ----------------------------------------------------------------------------------

Verdict Session::begin(const stage::Cartridge& cartridge, const Start& start, Keeper& keeper) {
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
    by_person_.reset();
    finished_ = false;
    return verdict;
}

Verdict Session::take_over(const Controllers& controllers, Keeper& keeper) {
    memory_.match.truncate();
    memory_.match.controllers = controllers;
    const Verdict verdict = resume(*cartridge_, keeper);
    if (!verdict.ok()) return verdict;
    note_help();
    keep(keeper_->begun(match()));
    return verdict;
}

void Session::close() {
    cartridge_ = nullptr;
    thinking_ = {};
}

Start Session::start() const {
    Start start{match().config, match().seed, match().controllers};
    if (seats() <= static_cast<int>(helped_seat)) start.controllers[helped_seat] = person;
    return start;
}

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

void Session::name(Seat seat, kit::TextOut& out) const {
    if (is_person(seat)) {
        if (persons() == 1)
            out.add("You");
        else
            out.add("Player ").number(seat + 1);
        return;
    }
    out.add(player(seat)->title);
    for (Seat other = 0; other < seats(); ++other) {
        if (other == seat || player(other) != player(seat)) continue;
        out.add(' ').number(seat + 1);
        return;
    }
}

bool Session::hides(Seat from, Seat to) const {
    if (cartridge_->hides == nullptr) return false;
    if (from != kit::nobody) return cartridge_->hides(match().config, from, to);
    for (Seat seat = 0; seat < seats(); ++seat)
        if (seat != to && is_person(seat) && cartridge_->hides(match().config, seat, to))
            return true;
    return false;
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

// Walks the whole match once: whose decision each action was is no part of a match.
void Session::find_deciders() {
    const std::size_t here = cursor();
    timeline_.go_to(0);
    do note_decider();
    while (timeline_.redo());
    timeline_.go_to(here);
}

void Session::note_decider() {
    if (over() || cursor() >= kit::max_actions) return;
    const bool halfway = cartridge_->halfway != nullptr && cartridge_->halfway(state());
    by_person_[cursor()] = is_person(turn()) && !halfway;
}

Verdict Session::take(kit::Action action) {
    thinking_ = {};
    note_decider();
    game().copy(memory_.before.bytes, state());
    events_.clear();
    const Verdict verdict = timeline_.play(action, events_);
    if (!verdict.ok()) return verdict;
    last_ = action;
    keep(keeper_->played(match()));
    return kit::done;
}

std::size_t Session::undo_target() const {
    const bool anybody = persons() == 0;
    for (std::size_t at = cursor(); at-- > 0;)
        if (anybody || by_person_[at]) return at;
    return cursor();
}

bool Session::moved_to(std::size_t to) {
    thinking_ = {};
    events_.clear();
    if (!timeline_.go_to(to)) return false;
    keep(keeper_->moved(match()));
    return true;
}

bool Session::undo() {
    if (!can_undo()) return false;
    // From here on it is saved as a match with help.
    if (note_help()) keep(keeper_->begun(match()));
    return moved_to(undo_target());
}

// True: it is news.
bool Session::note_help() {
    if (goal().number == 0 || match().controllers[helped_seat] != person) return false;
    memory_.match.controllers[helped_seat] = 1;
    return true;
}

bool Session::redo() {
    if (!can_redo()) return false;
    const bool anybody = persons() == 0;
    std::size_t to = cursor() + 1;
    while (to < length() && !anybody && !by_person_[to]) ++to;
    return moved_to(to);
}

bool Session::go_to(std::size_t to) {
    thinking_ = {};
    events_.clear();
    return timeline_.go_to(to);
}

bool Session::watch_next() {
    if (!can_redo()) return false;
    thinking_ = {};
    events_.clear();
    last_ = match().actions[cursor()];
    game().copy(memory_.before.bytes, state());
    // The time line tells no events; a copy that is played on does.
    kit::Scratch cut(memory_.scratch);
    kit::StateBytes* const copy =
        cut.take<kit::StateBytes>(game().state_size, kit::state_alignment).data();
    game().copy(copy, state());
    kit::check(game().apply(copy, last_, events_).ok(), "a known action is refused");
    return timeline_.redo();
}

// ---- The end ----------------------------------------------------------------------------------

Ending Session::ending() const {
    const kit::Outcome outcome = this->outcome();
    const Seat seat = owner() == kit::nobody ? Seat{0} : owner();
    Ending ending{.seat = seat,
                  .result = outcome.result[seat],
                  .score = outcome.score[seat],
                  .low_is_best = cartridge_->low_is_best,
                  .statistics = cartridge_->statistics};
    if (cartridge_->mode_field != 255) ending.mode = match().config[cartridge_->mode_field];
    if (cartridge_->count != nullptr)
        cartridge_->count({match().config, match().seed, match().taken(), state(), seat},
                          ending.figures);
    return ending;
}

void Session::finish() {
    if (!over() || finished_) return;
    finished_ = true;
    thinking_ = {};
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
