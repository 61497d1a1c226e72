#include "bluff/mind.h"

#include "bluff/rules.h"
#include "bluff/showdown.h"
#include "kit/regret.h"

namespace bluff {

using namespace kit;

namespace {

enum class Step : std::uint8_t { decided, deal, penalties, crows, cups, answer };

// A claim with a card of the hand: the best target, and what it gains.
struct Option {
    Worth gain;
    Claim claim;
    std::uint8_t equals;  // targets that are as good; one of them is taken
};

struct Mind {
    Beliefs beliefs;
    const Level* level;
    const Character* character;
    const Rates* rates;
    Reading reading;
    Step step;
    Position one, two;                            // what is judged next
    Worth now;                                    // the own chance
    Worth own_penalty;                            // the own chance after the worst loss
    std::array<Worth, most_seats> their_penalty;  // after the best loss of another
    std::array<std::array<Option, suit_count>, playing_size> options;
};

const State& state_of(const Thought& thought) {
    return *std::launder(reinterpret_cast<const State*>(thought.seen));
}

constexpr Worth part(Worth worth, Share share) { return worth * share / 255; }

// ---- Knowledge in numbers -----------------------------------------------------------------------

// What it is worth to see another's hand, for each unknown card.
Worth key_gain(const State& seen, int unknown) {
    const int each = seen.seats == 2 ? 48 : 18;
    return per_mille(each * unknown) / (seen.deck.size() <= 5 ? 2 : 1);
}

// ---- Penalties ----------------------------------------------------------------------------------

// Whose hands may be hit: everybody's before a play, else those of the two who face each other.
bool may_be_hit(const State& seen, Seat me, Seat seat) {
    switch (seen.phase) {
        case Phase::play:
            return true;
        case Phase::respond:
            return seat == me || seat == seen.stack.back().seat;
        default:
            return seat == seen.penalty.loser;
    }
}

void judge_penalty(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    const Position at = mind.one++;
    const Seat owner = seat_of(at);
    if (!may_be_hit(state_of(thought), thought.seat, owner)) return;
    const Worth worth = mind.beliefs.redrawn(at, thought.seat, nodes);
    Worth& best = mind.their_penalty[owner];
    if (worth > best) {
        best = worth;
        if (state_of(thought).phase == Phase::penalty)
            thought.choice = {pick, static_cast<std::uint8_t>(slot_of(at))};
    }
    if (owner == thought.seat) mind.own_penalty = std::min(mind.own_penalty, worth);
}

// What a penalty costs, at least nothing.
Worth own_loss(const Mind& mind) { return std::max<Worth>(0, mind.now - mind.own_penalty); }
// What the others' penalty brings, on average.
Worth mean_prize(const State& seen, const Mind& mind, Seat me) {
    Worth sum = 0;
    for (Seat seat = 0; seat < seen.seats; ++seat)
        if (seat != me) sum += mind.their_penalty[seat] - mind.now;
    return sum / (seen.seats - 1);
}

// ---- Playing a card -----------------------------------------------------------------------------

void consider(Mind& mind, std::size_t index, const Claim& claim, Worth gain, Rng& rng) {
    Option& option = mind.options[index][claim.ability];
    if (gain > option.gain)
        option = {gain, claim, 1};
    else if (gain == option.gain && rng.below(++option.equals) == 0)
        option.claim = claim;
}

void judge_crow(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    const State& seen = state_of(thought);
    const Position at = mind.one++;
    for (std::size_t index = 0; index < playing_size; ++index) {
        const int value = value_of(seen.hand[thought.seat][index]) - 1;
        const Worth gain = mind.beliefs.with(at, value, thought.seat, nodes) - mind.now;
        consider(mind, index, {crow, at}, gain, thought.rng);
    }
}

// Cards of one hand need not be exchanged.
void judge_cup(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    const State& seen = state_of(thought);
    if (mind.two == seen.positions()) {
        ++mind.one;
        mind.two = static_cast<Position>((seat_of(mind.one) + 1) * scoring_size);
        return;
    }
    const Claim claim{cup, mind.one, mind.two++};
    const Worth gain =
        mind.beliefs.swapped(claim.first, claim.second, thought.seat, nodes) - mind.now;
    // Both cards serve as well.
    consider(mind, 0, claim, gain, thought.rng);
    mind.options[1][cup] = mind.options[0][cup];
}

void judge_keys(Thought& thought, Mind& mind) {
    const State& seen = state_of(thought);
    for (std::size_t index = 0; index < playing_size; ++index) {
        for (Seat seat = 0; seat < seen.seats; ++seat)
            if (seat != thought.seat)
                consider(mind, index, {key, seat}, key_gain(seen, mind.beliefs.unknown_of(seat)),
                         thought.rng);
        consider(mind, index, {bullet}, 0, thought.rng);
    }
}

struct Choice {
    std::size_t index;
    Suit ability;
};

bool keeps_bullet(const State& seen, Seat me, std::size_t index) {
    return suit_of(seen.hand[me][1 - index]) == bullet;
}

// What comes of each card under each ability, as others usually answer.
using PlayWorths = std::array<Worth, playing_size * suit_count>;
constexpr Choice choice_at(std::size_t i) {
    return {i / suit_count, static_cast<Suit>(i % suit_count)};
}
PlayWorths worths_by_rates(const Thought& thought, const Mind& mind) {
    const State& seen = state_of(thought);
    const Worth prize = mean_prize(seen, mind, thought.seat), loss = own_loss(mind);
    PlayWorths worths{};
    for (std::size_t i = 0; i < worths.size(); ++i) {
        const auto [index, ability] = choice_at(i);
        const Worth gain = mind.options[index][ability].gain;
        const Rate& rate = mind.rates->claims[ability][size_of_gain(gain)];
        Worth& worth = worths[i];
        worth = gain - part(gain, rate.shot);
        if (suit_of(seen.hand[thought.seat][index]) == ability)
            worth += part(prize, rate.called);
        else
            worth += per_mille(mind.character->lie) - part(gain + loss, rate.called);
        if (keeps_bullet(seen, thought.seat, index)) worth += mind.level->kept_bullet;
    }
    return worths;
}

// The best of all truthful plays, or of all lies.
Choice best_of(const Thought& thought, const PlayWorths& worths, bool honest) {
    const auto& hand = state_of(thought).hand[thought.seat];
    Choice best{};
    Worth most = INT32_MIN;
    for (std::size_t i = 0; i < worths.size(); ++i) {
        const Choice choice = choice_at(i);
        if ((suit_of(hand[choice.index]) == choice.ability) != honest || worths[i] <= most)
            continue;
        most = worths[i];
        best = choice;
    }
    return best;
}

// In 1/256. Before a play the public has not seen the hand that is played from, at least.
std::uint16_t share_of(const UnseenCards& unseen, Suit suit) {
    return static_cast<std::uint16_t>(256 * unseen.of_suit[suit] / unseen.all);
}

Choice choose_by_showdown(Thought& thought, const Mind& mind) {
    const State& seen = state_of(thought);
    const PlayWorths worths = worths_by_rates(thought, mind);
    const Choice honest = best_of(thought, worths, true), lie = best_of(thought, worths, false);
    const auto gain_of = [&](const Choice& choice) {
        return mind.options[choice.index][choice.ability].gain +
               (keeps_bullet(seen, thought.seat, choice.index) ? mind.level->kept_bullet : 0);
    };
    const Worth honest_gain = gain_of(honest), lie_gain = gain_of(lie);
    if (lie_gain <= std::max<Worth>(0, honest_gain)) return honest;
    // The others judge by what everybody sees.
    const UnseenCards unseen = unseen_of(seen, the_public);
    const std::uint32_t lacks = 256u - share_of(unseen, lie.ability);
    const ShowdownCell& cell =
        showdown_cell({.a = lie_gain,
                       .b = std::max<Worth>(0, honest_gain),
                       .p_a = std::max<Worth>(1, own_loss(mind)),
                       .p_r = mean_prize(seen, mind, thought.seat),
                       .t = static_cast<std::uint16_t>(256 - lacks * lacks / 256),
                       .beta = share_of(unseen, bullet)});
    // Measured: a fifth more lies than the table has do better, for the others call less than it
    // expects. A character moves the chance by 1.5 of 100 for each point.
    constexpr int bolder = 50;
    const int chance = cell.lie[keeps_bullet(seen, thought.seat, lie.index)] + bolder +
                       mind.character->lie * 255 * 3 / 200;
    return static_cast<int>(thought.rng.below(255)) < chance ? lie : honest;
}

Choice choose_by_rates(Thought& thought, const Mind& mind) {
    return choice_at(
        choose_by_worth(worths_by_rates(thought, mind), mind.level->temperature, thought.rng));
}

void choose_play(Thought& thought, Mind& mind) {
    judge_keys(thought, mind);
    // The showdown is a game of two; with more, somebody else may pay for a call.
    const bool duel = state_of(thought).seats == 2;
    const Choice choice = mind.level->by_showdown && duel ? choose_by_showdown(thought, mind)
                                                          : choose_by_rates(thought, mind);
    const Option& option = mind.options[choice.index][choice.ability];
    mind.reading = {.made = true, .size = size_of_gain(option.gain), .shot_size = 0};
    thought.choice = play_of(choice.index, option.claim);
    mind.step = Step::decided;
}

// ---- Answering ----------------------------------------------------------------------------------

bool exchanges_one_hand(const Claim& claim) {
    return seat_of(claim.first) == seat_of(claim.second);
}

// A seat's chance once the turn's card has had its effect. Whoever put an unknown card somewhere
// chose a good one.
Worth after_effect(const State& seen, const Mind& mind, Seat seat, std::uint32_t& nodes) {
    const Played& ground = seen.stack[0];
    const Claim& claim = ground.claim;
    const Beliefs& beliefs = mind.beliefs;
    const Worth now = beliefs.now(seat, nodes);
    switch (claim.ability) {
        case crow:
            if (ground.seat == beliefs.me())
                return beliefs.with(claim.first, value_of(ground.card) - 1, seat, nodes);
            return beliefs.with_half(
                seat == ground.seat ? Beliefs::Half::best : Beliefs::Half::worst, claim.first, seat,
                nodes);
        case cup:
            return exchanges_one_hand(claim)
                       ? now
                       : beliefs.swapped(claim.first, claim.second, seat, nodes);
        case key: {
            // The others lose what one gains.
            if (claim.first == ground.seat) return now;
            int hidden = 0;
            for (const ScoringCard& place : seen.scoring[claim.first])
                hidden += !can_see(place, ground.seat);
            const Worth gain = key_gain(seen, hidden);
            return seat == ground.seat ? now + gain : now - gain / (seen.seats - 1);
        }
        default:
            return now;
    }
}

// Two outcomes for a seat: the newest card works, or it does not.
struct Outcomes {
    Worth stand, cancelled;
};
Outcomes outcomes_for(const State& seen, const Mind& mind, Seat seat, std::uint32_t& nodes) {
    const Worth effect = after_effect(seen, mind, seat, nodes), now = mind.beliefs.now(seat, nodes);
    return seen.stack.size() % 2 == 1 ? Outcomes{effect, now} : Outcomes{now, effect};  // BLF-056
}

const Rate& rate_of_top(const State& seen, const Mind& mind) {
    const std::size_t above = seen.stack.size() - 1;
    if (above == 0) return mind.rates->claims[seen.stack[0].claim.ability][mind.reading.size];
    return mind.rates->bullets[above > 1][mind.reading.size];
}

std::int32_t top_is_lie(const State& seen, const Mind& mind) {
    const Played& top = seen.stack.back();
    const bool shot = seen.stack.size() > 1;
    LieOdds odds{.usual = rate_of_top(seen, mind).lies,
                 .usual_of_all = (shot ? mind.rates->all_bullets : mind.rates->all_claims).lies,
                 .lies = 0,
                 .claims = 0,
                 .of_suit = 1,
                 .all = 4};
    if (mind.level->knows_habits) {
        const Counters& habits = seen.counters[top.seat];
        odds.lies = shot ? habits.false_bullets : habits.bluffs;
        odds.claims = shot ? habits.bullets : habits.plays;
    }
    if (mind.level->counts) {
        odds.of_suit = mind.beliefs.unseen().of_suit[top.claim.ability];
        odds.all = mind.beliefs.unseen().all;
    }
    return chance_of_lie(odds);
}

void choose_answer(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    const State& seen = state_of(thought);
    const Seat me = thought.seat, other = seen.stack.back().seat;
    mind.step = Step::decided;
    const Outcomes theirs = outcomes_for(seen, mind, other, nodes);
    const auto [stand, cancelled] = outcomes_for(seen, mind, me, nodes);
    mind.reading = {.made = true,
                    .size = size_of_gain(theirs.stand - theirs.cancelled),
                    .shot_size = size_of_gain(cancelled - stand)};
    const Worth prize = mind.their_penalty[other] - mind.now, loss = own_loss(mind);

    const std::int32_t lie = top_is_lie(seen, mind);
    if (lie == sure) {  // whoever counts, knows
        thought.choice = {prize > 0 || cancelled > stand ? call : pass};
        return;
    }
    const auto mixed = [&](Worth if_lie, Worth if_true) {
        return if_true + (if_lie - if_true) * lie / sure;
    };
    // Those who are asked later may do it.
    const int later = (other - me - 1 + seen.seats) % seen.seats;
    const Share stopped =
        mind.rates->stopped[seen.stack.size() > 1][static_cast<std::size_t>(later)];
    std::array<Worth, 3> worth{
        stand + part(cancelled - stand, stopped),
        mixed(cancelled + prize, stand - loss) + per_mille(mind.character->call), 0};
    std::size_t count = 2;
    if (!seen.hand[me].empty()) {
        const Rate& rate = mind.rates->bullets[seen.stack.size() > 1][mind.reading.shot_size];
        worth[count] = cancelled - part(cancelled - stand, rate.shot);
        if (suit_of(seen.hand[me][0]) == bullet)
            worth[count] += part(std::max<Worth>(0, prize), rate.called);
        else
            worth[count] += per_mille(mind.character->false_bullet) -
                            part(cancelled - stand + loss, rate.called);
        ++count;
    }
    constexpr std::array<Kind, 3> kinds{pass, call, shoot};
    thought.choice = {
        kinds[choose_by_worth({worth.data(), count}, mind.level->temperature, thought.rng)]};
}

// ---- Deciding -----------------------------------------------------------------------------------

// An honest play of no thought, or no answer.
void blunder(Thought& thought) {
    const State& seen = state_of(thought);
    if (seen.phase == Phase::respond) {
        thought.choice = {pass};
        return;
    }
    const std::size_t index = thought.rng.below(playing_size);
    Claim claim{suit_of(seen.hand[thought.seat][index])};
    const auto any_position = [&] {
        return static_cast<Position>(
            thought.rng.below(static_cast<std::uint32_t>(seen.positions())));
    };
    switch (claim.ability) {
        case crow:
            claim.first = any_position();
            break;
        case cup:
            claim.first = any_position();
            do claim.second = any_position();
            while (claim.second == claim.first);
            if (claim.second < claim.first) std::swap(claim.first, claim.second);  // BLF-066
            break;
        case key:
            claim.first = static_cast<std::uint8_t>(thought.rng.below(seen.seats));
            break;
        default:
            break;
    }
    thought.choice = play_of(index, claim);
}

// Once all samples are dealt.
void end_deal(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    mind.now = mind.own_penalty = mind.beliefs.now(thought.seat, nodes);
    mind.their_penalty.fill(-1);
    mind.step = Step::penalties;
    mind.one = 0;
}

void end_penalties(const Thought& thought, Mind& mind) {
    mind.one = 0;
    switch (state_of(thought).phase) {
        case Phase::play:
            for (auto& card : mind.options)
                for (Option& option : card) option = {INT32_MIN, {}, 0};
            mind.step = Step::crows;
            return;
        case Phase::respond:
            mind.step = Step::answer;
            return;
        default:  // the best was noted on the way
            mind.step = Step::decided;
    }
}

void advance(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    const int positions = state_of(thought).positions();
    switch (mind.step) {
        case Step::deal:
            if (!mind.beliefs.deal(thought.rng, nodes)) end_deal(thought, mind, nodes);
            return;
        case Step::penalties:
            if (mind.one == positions) return end_penalties(thought, mind);
            return judge_penalty(thought, mind, nodes);
        case Step::crows:
            if (mind.one < positions) return judge_crow(thought, mind, nodes);
            mind.one = 0;
            mind.two = scoring_size;
            mind.step = Step::cups;
            return;
        case Step::cups:
            if (mind.one < positions - scoring_size) return judge_cup(thought, mind, nodes);
            return choose_play(thought, mind);
        default:
            return choose_answer(thought, mind, nodes);
    }
}

}  // namespace

std::int32_t chance_of_lie(const LieOdds& odds) {
    constexpr std::uint32_t trust = 6;  // claims that weigh as much as what is usual
    std::uint32_t lies = odds.usual, truths = 255u - odds.usual;
    const std::uint32_t usual_lies = odds.usual_of_all, usual_truths = 255u - usual_lies;
    const std::uint32_t honest = static_cast<std::uint32_t>(odds.claims - odds.lies);
    lies *= ((odds.lies * 255u + trust * usual_lies) * usual_truths + 255) / 256;
    truths *= ((honest * 255u + trust * usual_truths) * usual_lies + 255) / 256;
    // A suit is a quarter of all cards; fewer of it unseen, more lies.
    lies *= static_cast<std::uint32_t>(odds.all - odds.of_suit);
    truths *= 3u * odds.of_suit;
    while (lies + truths >= 1u << 19) {
        lies = (lies + 1) / 2;
        truths = (truths + 1) / 2;
    }
    return static_cast<std::int32_t>(lies * sure / (lies + truths));
}

std::size_t choose_by_worth(std::span<const Worth> worth, Worth temperature, Rng& rng) {
    constexpr std::int32_t natural = 369;  // doublings in e, in 1/256
    const Worth best = *std::max_element(worth.begin(), worth.end());
    std::array<std::uint32_t, playing_size * suit_count> weights{};
    std::array<Chance, playing_size * suit_count> chances{};
    for (std::size_t i = 0; i < worth.size(); ++i) {
        weights[i] =
            falling_power(static_cast<std::uint32_t>((best - worth[i]) * natural / temperature));
    }
    normalise({weights.data(), worth.size()}, {chances.data(), worth.size()});
    return draw_by({chances.data(), worth.size()}, rng);
}

void start_mind(Thought& thought, const Level& level, const Character& character,
                const Knowledge& knowledge) {
    Mind& mind = Scratch(thought.memory).take<Mind>(1)[0];
    const State& seen = state_of(thought);
    mind.level = &level;
    mind.character = &character;
    mind.rates = knowledge.rates;
    mind.reading = {};
    mind.step = Step::decided;
    if (seen.phase == Phase::round_end) {
        thought.choice = {next};
        return;
    }
    if (level.blunders != 0 && seen.phase != Phase::penalty &&
        thought.rng.below(level.blunders) == 0)
        return blunder(thought);
    mind.step = Step::deal;
    mind.beliefs.start(seen, thought.seat, level.forgets,
                       knowledge.at_stage(seen.seats, stage_of(seen.deck.size())), level.samples);
}

bool step_mind(Thought& thought, std::uint32_t work) {
    Mind& mind = Scratch::first<Mind>(thought.memory);
    while (mind.step != Step::decided) {
        if (work == 0) return false;
        std::uint32_t nodes = 0;
        advance(thought, mind, nodes);
        work -= std::min(work, nodes);
    }
    return true;
}

const Reading& reading_of(const Thought& thought) {
    return Scratch::first<Mind>(thought.memory).reading;
}

}  // namespace bluff
