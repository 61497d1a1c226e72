#include "bluff_training/training.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "bluff/ranking.h"
#include "bluff/rules.h"

namespace bluff_training {

using namespace bluff;
using namespace kit;

namespace {

constexpr std::array<double, stage_count> start_scale{0.4, 0.6, 0.9, 1.3, 2.0};
constexpr double doublings_of_nat = 1.4426950408889634;

std::size_t hand_of(const State& state, Seat seat) {
    ValueCounts counts = 0;
    for (const ScoringCard& place : state.scoring[seat]) counts += one_of(value_of(place.card) - 1);
    return static_cast<std::size_t>(set_number(counts));
}

// The values of all hands, by number.
std::vector<std::array<std::uint8_t, scoring_size>> all_hands(int values) {
    std::vector<std::array<std::uint8_t, scoring_size>> hands;
    const auto u8 = [](int value) { return static_cast<std::uint8_t>(value); };
    for (int e = 1; e <= values; ++e)
        for (int d = 1; d <= e; ++d)
            for (int c = 1; c <= d; ++c)
                for (int b = 1; b <= c; ++b)
                    for (int a = 1; a <= b; ++a)
                        hands.push_back({u8(a), u8(b), u8(c), u8(d), u8(e)});
    return hands;
}

// In how many ways a hand can be dealt: of each value there are eight cards.
double ways_of(const std::array<std::uint8_t, scoring_size>& hand) {
    double ways = 1;
    for (std::uint8_t value = 1; value <= most_value; ++value)
        ways *= choose(suit_count * copies,
                       static_cast<int>(std::count(hand.begin(), hand.end(), value)));
    return ways;
}

Share share_of(double part, double whole) {
    return static_cast<Share>(std::clamp(std::lround(255 * part / whole), 4l, 251l));
}

}  // namespace

// ---- Hands before anything is learnt
// --------------------------------------------------------------

School::School(int seats)
    : seats_(seats),
      hands_(static_cast<std::size_t>(hands_for(seats))),
      values_(stage_count * hands_),
      stored_(stage_count * hands_),
      by_rank_(hands_),
      beaten_(hands_),
      memory_(Thinking::scratch_size) {
    const auto hands = all_hands(values_for(seats));
    std::iota(by_rank_.begin(), by_rank_.end(), std::size_t{0});
    std::sort(by_rank_.begin(), by_rank_.end(), [&](std::size_t one, std::size_t other) {
        return hand_key(hands[one], false) < hand_key(hands[other], false);
    });
    double all = 0, below = 0;
    for (const auto& hand : hands) all += ways_of(hand);
    for (const std::size_t hand : by_rank_) {
        const double ways = ways_of(hands[hand]);
        beaten_[hand] = (below + ways / 2) / all;
        below += ways;
    }
    for (std::size_t stage = 0; stage < stage_count; ++stage)
        for (std::size_t hand = 0; hand < hands_; ++hand)
            values_[stage * hands_ + hand] = start_value(stage, hand);
    store_strengths();
    for (std::size_t level = 0; level < level_count; ++level) {
        // A third of everything, until it is known better.
        Rate third{85, 60, 60};
        for (auto& sizes : rates_[level].claims) sizes.fill(third);
        for (auto& sizes : rates_[level].bullets) sizes.fill(third);
        rates_[level].all_claims = rates_[level].all_bullets = third;
    }
}

double School::start_value(std::size_t stage, std::size_t hand) const {
    return start_scale[stage] * std::log(beaten_[hand] / (1 - beaten_[hand]));
}

// ---- Playing
// --------------------------------------------------------------------------------------

void School::Counts::halve() {
    const auto half = [](Count& count) {
        for (double* each :
             {&count.lies, &count.claims, &count.called, &count.shot, &count.answered})
            *each /= 2;
    };
    for (auto& sizes : claims) std::for_each(sizes.begin(), sizes.end(), half);
    for (auto& sizes : bullets) std::for_each(sizes.begin(), sizes.end(), half);
    for (auto* sums : {&passes, &stopped})
        for (auto& seats : *sums)
            for (double& each : seats) each /= 2;
}

// One round; the players are the even ones of a level.
void School::play(std::size_t level, const Level& manner, Seed seed, double rate) {
    const bool counts = rate == 0;
    Config config = game.info.form.usual();
    config.values[players_field] = static_cast<std::uint8_t>(seats_);
    State state;
    Rules::setup(state, config, seed);
    const Knowledge knowledge{stored_.data(), &rates_[level]};
    Counts& sums = counts_[level];
    visits_.clear();
    Count* newest = nullptr;  // where the card on top is counted
    Events unheard;
    for (std::size_t taken = 0; !state.over(); ++taken) {
        if (state.phase == Phase::play) {
            Visit visit{stage_of(state.deck.size()), {}};
            for (Seat seat = 0; seat < seats_; ++seat) visit.hands[seat] = hand_of(state, seat);
            visits_.push_back(visit);
        }
        const Seat seat = state.actor;
        const std::size_t turn = state.log.size() - 1;
        State seen = state;
        Thought thought{.seen = reinterpret_cast<const StateBytes*>(&seen),
                        .seat = seat,
                        .rng = Rng(decision_seed(seed, seat, taken)),
                        .memory = memory_};
        Rules::conceal(seen, seat, thought.rng);
        start_mind(thought, manner, characters.back(), knowledge);
        while (!step_mind(thought, UINT32_MAX)) {
        }
        const Action action = thought.choice;
        if (const Reading reading = reading_of(thought); counts && reading.made) {
            const auto of_top = [&](std::size_t above, std::size_t size) -> Count& {
                return above == 0 ? sums.claims[state.stack[0].claim.ability][size]
                                  : sums.bullets[above > 1][size];
            };
            if (state.phase == Phase::play) {
                newest = &sums.claims[claim_of(action).ability][reading.size];
                ++newest->answered;
            } else {
                Count& top = of_top(state.stack.size() - 1, reading.size);
                ++top.claims;
                top.lies += !state.stack.back().is_true();
                if (action.kind == pass)
                    passes_.push_back({state.stack.size() > 1,
                                       static_cast<std::size_t>(
                                           (state.stack.back().seat - seat - 1 + seats_) % seats_),
                                       state.stack.size() % 2 == 1});
                if (newest != nullptr) {
                    newest->called += action.kind == call;
                    newest->shot += action.kind == shoot;
                }
                if (action.kind == shoot) {
                    newest = &of_top(state.stack.size(), reading.shot_size);
                    ++newest->answered;
                }
            }
        } else if (state.phase == Phase::play || action.kind == shoot) {
            newest = nullptr;
        }
        check(Rules::apply(state, action, unheard).ok(), "a player chose what the rules refuse");
        if (state.stack.empty()) end_turn(state.log[turn], sums);
    }
    learn(state, rate);
}

void School::end_turn(const TurnRecord& record, Counts& counts) {
    for (const Pass& pass : passes_) {
        ++counts.passes[pass.bullet][pass.later];
        counts.stopped[pass.bullet][pass.later] += pass.works != (record.works != 0);
    }
    passes_.clear();
}

// Each hand that a turn began with moves towards what came of it.
void School::learn(const State& end, double rate) {
    if (rate == 0) return;
    const int winners = std::popcount(static_cast<unsigned>(end.winners));
    for (const Visit& visit : visits_) {
        double* values = &values_[visit.stage * hands_];
        std::array<double, most_seats> weights{};
        double sum = 0;
        for (Seat seat = 0; seat < seats_; ++seat)
            sum += weights[seat] = std::exp(values[visit.hands[seat]]);
        for (Seat seat = 0; seat < seats_; ++seat) {
            const double won = (end.winners >> seat & 1) != 0 ? 1.0 / winners : 0.0;
            values[visit.hands[seat]] += rate * (won - weights[seat] / sum);
        }
    }
}

// ---- What is stored
// -------------------------------------------------------------------------------

void School::store_strengths() {
    // At the end a better hand is no worse. Neighbours in rank that disagree share their mean.
    struct Block {
        double sum;
        std::size_t hands;
        double mean() const { return sum / static_cast<double>(hands); }
    };
    double* last = &values_[(stage_count - 1) * hands_];
    std::vector<Block> blocks;
    for (const std::size_t hand : by_rank_) {
        blocks.push_back({last[hand], 1});
        while (blocks.size() > 1 && blocks[blocks.size() - 2].mean() > blocks.back().mean()) {
            const Block top = blocks.back();
            blocks.pop_back();
            blocks.back().sum += top.sum;
            blocks.back().hands += top.hands;
        }
    }
    std::size_t at = 0;
    for (const Block& block : blocks)
        for (std::size_t i = 0; i < block.hands; ++i) last[by_rank_[at++]] = block.mean();
    for (std::size_t i = 0; i < values_.size(); ++i)
        stored_[i] = static_cast<Strength>(
            std::clamp(std::lround(values_[i] * doublings_of_nat * doubling),
                       static_cast<long>(least_strength), static_cast<long>(most_strength)));
}

void School::store_rates(std::size_t level) {
    const Counts& counts = counts_[level];
    Rates& rates = rates_[level];
    // Rare kinds of claims are taken to be like all others.
    constexpr double trust = 20;
    const auto store = [&](const auto& from, auto& to, Rate& overall) {
        Count all;
        for (const auto& sizes : from)
            for (const Count& count : sizes) {
                all.lies += count.lies;
                all.claims += count.claims;
                all.called += count.called;
                all.shot += count.shot;
                all.answered += count.answered;
            }
        all.claims = std::max(all.claims, 1.0);
        all.answered = std::max(all.answered, 1.0);
        overall = {share_of(all.lies, all.claims), share_of(all.called, all.answered),
                   share_of(all.shot, all.answered)};
        for (std::size_t i = 0; i < from.size(); ++i)
            for (std::size_t size = 0; size < size_count; ++size) {
                const Count& count = from[i][size];
                to[i][size] = {
                    share_of(count.lies + trust * all.lies / all.claims, count.claims + trust),
                    share_of(count.called + trust * all.called / all.answered,
                             count.answered + trust),
                    share_of(count.shot + trust * all.shot / all.answered, count.answered + trust)};
            }
    };
    store(counts.claims, rates.claims, rates.all_claims);
    store(counts.bullets, rates.bullets, rates.all_bullets);
    // After the last one that is asked nothing comes any more.
    for (std::size_t bullet = 0; bullet < 2; ++bullet)
        for (std::size_t later = 1; later < most_seats - 1; ++later)
            rates.stopped[bullet][later] =
                share_of(counts.stopped[bullet][later] + 5, counts.passes[bullet][later] + trust);
}

void School::train(const Course& course) {
    const double last = course.passes > 1 ? course.passes - 1 : 1;
    // Strengths come from many games of the best, who think a little less for it.
    constexpr std::size_t best = level_count - 1;
    Level student = levels[best];
    student.samples = 16;
    Rng seeds(course.seed, static_cast<std::uint32_t>(seats_));
    for (int pass = 0; pass < course.passes; ++pass) {
        const double rate =
            course.first_rate * std::pow(course.last_rate / course.first_rate, pass / last);
        for (int i = 0; i < course.games; ++i) play(best, student, seeds.next(), rate);
        store_strengths();
        for (std::size_t level = 0; level < level_count; ++level) {
            for (int i = 0; i < course.rate_games; ++i) play(level, levels[level], seeds.next(), 0);
            store_rates(level);
            counts_[level].halve();
        }
    }
}

// ---- Printing
// -------------------------------------------------------------------------------------

std::string print_strengths(const std::vector<School>& schools) {
    std::string text =
        "// Made by train_bluff: the strengths of all hands, for 2, 3, 4 and 5 players, each at "
        "five stages.\n";
    int column = 0;
    for (const School& school : schools)
        for (const Strength each : school.strengths()) {
            text += std::to_string(each) + (++column % 16 == 0 ? ",\n" : ", ");
        }
    return text;
}

std::string print_rates(const std::vector<School>& schools) {
    std::string text =
        "// Made by train_bluff, in 1/255: lies, called, shot at. For each level and number of "
        "players four\n// sizes of each claim, then of bullets; then all claims and all bullets, "
        "and what comes otherwise\n";
    const auto one = [](const Rate& rate) {
        return "{" + std::to_string(rate.lies) + ", " + std::to_string(rate.called) + ", " +
               std::to_string(rate.shot) + "}";
    };
    const auto row = [&](const std::array<Rate, size_count>& sizes) {
        std::string line = "{{";
        for (std::size_t i = 0; i < sizes.size(); ++i) line += (i == 0 ? "" : ", ") + one(sizes[i]);
        return line + "}}";
    };
    const auto seats = [](const std::array<Share, most_seats - 1>& shares) {
        std::string line = "{";
        for (std::size_t i = 0; i < shares.size(); ++i)
            line += (i == 0 ? "" : ", ") + std::to_string(shares[i]);
        return line + "}";
    };
    for (std::size_t level = 0; level < level_count; ++level) {
        text += "{{\n";
        for (const School& school : schools) {
            const Rates& rates = school.rates(level);
            text += "{{{";
            for (std::size_t i = 0; i < rates.claims.size(); ++i)
                text += (i == 0 ? "" : ",\n   ") + row(rates.claims[i]);
            text +=
                "}},\n {{" + row(rates.bullets[0]) + ",\n   " + row(rates.bullets[1]) + "}},\n ";
            text += one(rates.all_claims) + ", " + one(rates.all_bullets) + ", " + "{{" +
                    seats(rates.stopped[0]) + ", " + seats(rates.stopped[1]) + "}}},\n";
        }
        text += "}},\n";
    }
    return text;
}

}  // namespace bluff_training
