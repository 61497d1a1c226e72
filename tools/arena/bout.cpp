#include "arena/bout.h"

#include "check_hook/check_hook.h"

namespace arena {

using namespace kit;

namespace {

// What a result is worth, in half wins.
int worth(Result result) {
    switch (result) {
        case Result::won:
            return 2;
        case Result::drawn:
            return 1;
        default:
            return 0;
    }
}

// What a side reached on all its seats.
struct Side {
    std::int64_t worth = 0, score = 0, seats = 0;
};

// More than 0: `one` did better for each of its seats. Points decide where the rules know no
// winner.
int compare(const Side& one, const Side& two, bool by_score) {
    const std::int64_t mine = one.worth * two.seats, theirs = two.worth * one.seats;
    if (mine != theirs) return mine > theirs ? 1 : -1;
    const std::int64_t my_score = one.score * two.seats, their_score = two.score * one.seats;
    if (!by_score || my_score == their_score) return 0;
    return my_score > their_score ? 1 : -1;
}

void note(int compared, Tally& tally) {
    (compared > 0 ? tally.wins : compared < 0 ? tally.losses : tally.draws) += 1;
}

}  // namespace

Bout::Bout(const Contest& contest)
    : contest_(contest), seats_(seats_of(*contest.game, contest.config)) {}

// Numbers 2n and 2n + 1 are the same with changed places.
Bout::Seating Bout::seating(int number) const {
    Seating result{};
    if (contest_.alone && seats_ > 1) {
        result.fill(1);
        result[static_cast<std::size_t>(number)] = 0;
        return result;
    }
    for (int seat = 0; seat < seats_; ++seat) {
        const int turned = (seat + number / 2) % seats_;
        result[static_cast<std::size_t>(seat)] =
            static_cast<std::uint8_t>(((seats_ == 1 ? 0 : turned) + number) % 2);
    }
    return result;
}

void Bout::decide(const Seating& seating, Pairing pairing, Seed seed) {
    const Game& game = *contest_.game;
    game.setup(state_->bytes, contest_.config, seed);
    Thinking thinking;
    Events unseen;
    for (Seat seat; (seat = game.turn(state_->bytes)) != nobody;) {
        if (match_->count == game.info.longest_match || match_->full()) {
            trouble_ = "the match is longer than the game's info says";
            return;
        }
        const std::size_t who = seating[seat] == 0 ? pairing.first : pairing.second;
        const Action action = thinking.choose(*contest_.players[who], game, state_->bytes,
                                              decision_seed(seed, seat, match_->count), scratch_);
        const Verdict verdict = game.apply(state_->bytes, action, unseen);
        if (!verdict.ok()) {
            trouble_ = verdict.why_not;
            return;
        }
        match_->append(action);
    }
    outcome_ = game.outcome(state_->bytes);
}

std::string Bout::play_match(const Seating& seating, Pairing pairing, Seed seed) {
    match_->begin(*contest_.game, contest_.config, seed);
    trouble_ = nullptr;
    const char* failed = check_hook::failure_of([&] { decide(seating, pairing, seed); });
    if (failed == nullptr) failed = trouble_;
    if (failed == nullptr) return {};
    std::string memory((match_->count + 1u) * 40 + 2048, '\0');
    TextOut text(memory.data(), memory.size());
    print_match(*contest_.game, *match_, text);
    return std::string(failed) + "\n" + std::string(text.view());
}

void Bout::count(const Seating& seating, Tally& tally) const {
    Side sides[2];
    bool by_score = false;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats_); ++seat) {
        Side& side = sides[seating[seat]];
        side.worth += worth(outcome_.result[seat]);
        side.score += outcome_.score[seat];
        side.seats += 1;
        by_score = by_score || outcome_.result[seat] == Result::scored;
    }
    for (int i = 0; i < 2; ++i) {
        tally.score[i] += sides[i].score;
        tally.seats[i] += sides[i].seats;
    }
    note(compare(sides[0], sides[1], by_score), tally);
}

std::string Bout::play(Pairing pairing, std::int64_t deal, Tally& tally) {
    const Seed seed = deal_seed(contest_, deal);
    if (seats_ == 1) {
        Side alone[2];
        for (int i = 0; i < 2; ++i) {
            const std::string trouble = play_match(seating(i), pairing, seed);
            if (!trouble.empty()) return trouble;
            alone[i] = {worth(outcome_.result[0]), outcome_.score[0], 1};
            tally.score[i] += alone[i].score;
            tally.seats[i] += 1;
        }
        note(compare(alone[0], alone[1], true), tally);
        return {};
    }
    for (int number = 0; number < seatings(seats_, contest_.alone); ++number) {
        const Seating places = seating(number);
        const std::string trouble = play_match(places, pairing, seed);
        if (!trouble.empty()) return trouble;
        count(places, tally);
    }
    return {};
}

}  // namespace arena
