#include "second_model.h"

#include <algorithm>
#include <stdexcept>

namespace second {

namespace {

void count_up(int& counter) {  // section 3: saturating
    if (counter < counter_top) counter = counter + 1;
}

// BLF-107: the groups by count descending, then value descending.
struct Group {
    int count, value;
};

bool goes_before(const Group& x, const Group& y) {
    if (x.count != y.count) return x.count > y.count;
    return x.value > y.value;
}

std::vector<Group> groups_of(const std::vector<int>& values) {
    std::map<int, int> count_of;
    for (int value : values) count_of[value] += 1;
    std::vector<Group> groups;
    for (const auto& [value, count] : count_of) groups.push_back({count, value});
    std::sort(groups.begin(), groups.end(), goes_before);
    return groups;
}

// BLF-109, BLF-110: five different values in a row, no wrap-around.
bool is_straight(const std::vector<int>& values) {
    if (values.size() != 5) return false;  // BLF-016: three in a row are never special
    std::vector<int> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 1; i < sorted.size(); i++)
        if (sorted[i] != sorted[i - 1] + 1) return false;
    return true;
}

void check_options(const Options& options) {
    // BLF-001, BLF-111
    if (options.players < 2 || options.players > 5) throw std::invalid_argument("players");
    if (options.wins < 1 || options.wins > 3) throw std::invalid_argument("wins");
}

std::vector<int> values_of(const std::vector<ScoringCard>& hand) {
    std::vector<int> values;
    for (const ScoringCard& scoring : hand) values.push_back(value_of(scoring.card));
    return values;
}

}  // namespace

// ---------------------------------------------------------------------------------------- cards

int suit_of(int card) { return card / 14; }  // section 2.1

int value_of(int card) { return (card / 2) % 7 + 1; }  // section 2.1

std::vector<int> cards_in_play(int players) {
    // BLF-007: values 1 to n + 2. BLF-009: suit C, U, K, B; then value; then copy.
    std::vector<int> cards;
    for (int suit = crow; suit <= bullet; suit++)
        for (int value = 1; value <= players + 2; value++)
            for (int copy = 0; copy < 2; copy++)
                cards.push_back((suit * 7 + (value - 1)) * 2 + copy);
    return cards;
}

// -------------------------------------------------------------------------------------- ranking

int hand_category(const std::vector<int>& values, bool straights) {
    // BLF-098, BLF-099
    const std::vector<Group> groups = groups_of(values);
    const int largest = groups[0].count;
    const int next_largest = groups.size() > 1 ? groups[1].count : 0;
    if (largest == 5) return 8;                       // BLF-100
    if (largest == 4) return 7;                       // four of a kind
    if (largest == 3 && next_largest == 2) return 6;  // BLF-101
    if (straights && is_straight(values)) return 5;   // BLF-108, BLF-109
    if (largest == 3) return 4;                       // three of a kind
    if (largest == 2 && next_largest == 2) return 3;  // BLF-102
    if (largest == 2) return 2;                       // pair
    return 1;                                         // BLF-103
}

int compare_hands(const std::vector<int>& left, const std::vector<int>& right, bool straights) {
    // BLF-107: category first
    const int left_category = hand_category(left, straights);
    const int right_category = hand_category(right, straights);
    if (left_category != right_category) return left_category > right_category ? 1 : -1;
    // BLF-104 to BLF-106: then the listed group values one after the other. Hands of one category
    // have equally many groups.
    const std::vector<Group> left_groups = groups_of(left);
    const std::vector<Group> right_groups = groups_of(right);
    for (std::size_t i = 0; i < left_groups.size(); i++) {
        if (left_groups[i].value > right_groups[i].value) return 1;
        if (left_groups[i].value < right_groups[i].value) return -1;
    }
    return 0;
}

std::set<int> best_hands(const std::vector<std::vector<int>>& values, bool straights) {
    // BLF-094, BLF-096: a seat wins if nobody has a better hand
    std::set<int> best;
    const int seats = static_cast<int>(values.size());
    for (int seat = 0; seat < seats; seat++) {
        bool beaten = false;
        for (int other = 0; other < seats; other++)
            if (compare_hands(values[other], values[seat], straights) > 0) beaten = true;
        if (!beaten) best.insert(seat);
    }
    return best;
}

int starting_player(const std::vector<std::vector<int>>& visible, int dealer) {
    // BLF-015, BLF-016: no straights here, whatever the option
    const std::set<int> best = best_hands(visible, false);
    // BLF-017: dealer + 1, dealer + 2, ..., the dealer last
    const int seats = static_cast<int>(visible.size());
    for (int step = 1; step <= seats; step++) {
        const int seat = (dealer + step) % seats;
        if (best.contains(seat)) return seat;
    }
    throw std::logic_error("nobody starts");
}

// ---------------------------------------------------------------------------------------- setup

Model::Model(const Options& options, std::uint32_t seed) {
    check_options(options);
    p.options = options;
    p.rng = kit::Rng(seed);
    p.wins.assign(seats(), 0);
    p.counters.assign(seats(), Counters{});
    p.dealer = options.dealer_by_lot ? rnd(seats()) : 0;  // BLF-014: before the shuffle
    p.round_number = 0;
    set_up_round();
}

Model::Model(const Position& table) : p(table) { check_options(p.options); }

int Model::left_of(int seat) const { return seat + 1 == seats() ? 0 : seat + 1; }  // section 0

int Model::rnd(int count) {
    return static_cast<int>(p.rng.below(static_cast<std::uint32_t>(count)));
}

void Model::shuffle(std::vector<int>& cards) {
    // BLF-009: for i = N-1 down to 1, j = rnd(i+1), swap [i], [j]
    for (int i = static_cast<int>(cards.size()) - 1; i >= 1; i--) {
        const int j = rnd(i + 1);
        const int card = cards[i];
        cards[i] = cards[j];
        cards[j] = card;
    }
}

std::set<int> Model::all_seats() const {
    std::set<int> all;
    for (int seat = 0; seat < seats(); seat++) all.insert(seat);
    return all;
}

void Model::set_up_round() {
    // BLF-116, BLF-117: everything but wins and counters is new
    p.discard.clear();
    p.stack.clear();
    p.log.clear();
    p.winners.clear();
    p.end_cause = not_ended;
    p.turn_number = 0;
    build_deck();
    deal();
    std::vector<std::vector<int>> visible;  // BLF-015: the three face-up cards
    for (const auto& hand : p.scoring)
        visible.push_back({value_of(hand[0].card), value_of(hand[1].card), value_of(hand[2].card)});
    p.starter = starting_player(visible, p.dealer);
    begin_turn(p.starter);  // BLF-018
}

void Model::build_deck() {
    // BLF-008, BLF-009
    std::vector<int> cards = cards_in_play(seats());
    shuffle(cards);
    const int above_fin = rnd(11);
    const int first_of_packet = static_cast<int>(cards.size()) - 10;
    p.deck.clear();
    for (int i = 0; i < first_of_packet; i++) p.deck.push_back(cards[i]);
    for (int i = 0; i < 10; i++) {
        if (i == above_fin) p.deck.push_back(fin);
        p.deck.push_back(cards[first_of_packet + i]);
    }
    if (above_fin == 10) p.deck.push_back(fin);
}

int Model::take_top() {
    if (p.deck.empty()) throw std::logic_error("draw from an empty deck");  // BLF-024
    const int card = p.deck.front();
    p.deck.erase(p.deck.begin());
    return card;
}

void Model::deal() {
    p.scoring.assign(seats(), {});
    p.hands.assign(seats(), {});
    // BLF-010, BLF-011: from the dealer's left, five cards in a row for each seat
    for (int step = 1; step <= seats(); step++) {
        const int seat = (p.dealer + step) % seats();
        for (int slot = 0; slot < hand_places; slot++) {
            ScoringCard dealt;
            dealt.card = take_top();
            dealt.face_up = slot <= 2;
            dealt.known_by = dealt.face_up ? all_seats() : std::set<int>{seat};  // BLF-084
            p.scoring[seat].push_back(dealt);
        }
    }
    // BLF-012: then one card for each Playing Hand, in the same order
    for (int step = 1; step <= seats(); step++) {
        const int seat = (p.dealer + step) % seats();
        p.hands[seat].push_back(take_top());
    }
}

// ----------------------------------------------------------------------------------------- turn

void Model::begin_turn(int seat) {
    p.turn_number = p.turn_number + 1;
    p.active = seat;
    p.stack.clear();
    p.penalty_loser = -1;
    p.penalty_chooser = -1;
    p.log.push_back(Turn{});
    p.log.back().active = seat;
    while (p.hands[seat].size() < 2) {  // BLF-019, BLF-021
        const int card = take_top();
        if (card == fin) {  // BLF-022, BLF-023
            end_round(fin_drawn);
            return;
        }
        p.hands[seat].push_back(card);  // BLF-025: the newer card last
        p.log.back().drawn += 1;
    }
    p.phase = phase_play;
    p.actor = seat;
}

// A seat is asked for its response to the top card (BLF-036).
void Model::ask(int seat) {
    p.phase = phase_respond;
    p.actor = seat;
    count_up(p.counters[seat].windows);
}

int Model::turn() const { return p.phase == phase_match_end ? -1 : p.actor; }

// -------------------------------------------------------------------------------- legal actions

std::vector<Action> Model::legal() const {
    std::vector<Action> list;
    switch (p.phase) {
        case phase_play:  // BLF-020: no pass
            for (int index = 0; index < 2; index++) list_plays(index, list);
            break;
        case phase_respond:
            list.push_back({kind_pass, 0, 0, 0});                                     // BLF-035
            list.push_back({kind_call, 0, 0, 0});                                     // BLF-050
            if (p.hands[p.actor].size() > 0) list.push_back({kind_bullet, 0, 0, 0});  // BLF-047
            break;
        case phase_penalty:  // BLF-077
            for (int slot = 0; slot < hand_places; slot++) list.push_back({kind_pick, slot, 0, 0});
            break;
        case phase_round_end:
            list.push_back({kind_next, 0, 0, 0});
            break;  // BLF-115
        default:
            break;
    }
    return list;
}

void Model::list_plays(int index, std::vector<Action>& list) const {
    const int positions = hand_places * seats();
    for (int pos = 0; pos < positions; pos++)  // BLF-060
        list.push_back({kind_play, 4 * index + crow, pos, none});
    for (int low = 0; low < positions; low++)  // BLF-064 to BLF-066
        for (int high = low + 1; high < positions; high++)
            list.push_back({kind_play, 4 * index + cup, low, high});
    for (int seat = 0; seat < seats(); seat++)  // BLF-069, BLF-071
        list.push_back({kind_play, 4 * index + key, seat, none});
    list.push_back({kind_play, 4 * index + bullet, none, none});  // BLF-031
}

// -------------------------------------------------------------------------------------- refusal

bool Model::allowed(const Action& action) const {
    // BLF-120: the phase; BLF-121: the arguments
    switch (action.kind) {
        case kind_play:
            return p.phase == phase_play && allowed_play(action);
        case kind_pass:
        case kind_call:
        case kind_bullet:
            return p.phase == phase_respond && allowed_response(action);
        case kind_pick:
            if (p.phase != phase_penalty) return false;
            if (action.b != 0 || action.c != 0) return false;
            return 0 <= action.a && action.a <= 4;
        case kind_next:
            if (p.phase != phase_round_end) return false;
            return action.a == 0 && action.b == 0 && action.c == 0;
        default:
            return false;
    }
}

bool Model::allowed_play(const Action& action) const {
    if (action.a < 0) return false;
    const int index = action.a / 4;
    const int ability = action.a % 4;
    if (index >= static_cast<int>(p.hands[p.active].size())) return false;
    const int t0 = action.b;
    const int t1 = action.c;
    switch (ability) {
        case crow:  // one position
            if (t0 < 0 || t0 >= 5 * seats()) return false;
            return t1 == none;
        case cup:  // two positions, the lower one first (BLF-066)
            if (t0 < 0 || t0 >= 5 * seats()) return false;
            if (t1 < 0 || t1 >= 5 * seats()) return false;
            return t0 < t1;
        case key:  // one seat
            if (t0 < 0 || t0 >= seats()) return false;
            return t1 == none;
        default:  // bullet: nothing (BLF-031)
            return t0 == none && t1 == none;
    }
}

bool Model::allowed_response(const Action& action) const {
    if (action.a != 0 || action.b != 0 || action.c != 0) return false;
    if (p.stack.back().seat == p.actor) return false;                  // BLF-046: not an own card
    if (action.kind == kind_bullet) return !p.hands[p.actor].empty();  // BLF-047
    return true;
}

// --------------------------------------------------------------------------------- what happens

bool Model::apply(const Action& action) {
    if (!allowed(action)) return false;
    switch (action.kind) {
        case kind_play:
            do_play(action);
            break;
        case kind_pass:
            do_pass();
            break;
        case kind_call:
            do_call();
            break;
        case kind_bullet:
            do_bullet();
            break;
        case kind_pick:
            do_pick(action.a);
            break;
        default:
            do_next();
            break;
    }
    return true;
}

void Model::put_on_stack(int seat, int index, int claim, int t0, int t1) {
    Played played;
    played.card = p.hands[seat][index];
    played.seat = seat;
    played.claim = claim;
    played.t0 = t0;
    played.t1 = t1;
    p.hands[seat].erase(p.hands[seat].begin() + index);  // BLF-025
    p.stack.push_back(played);
}

void Model::do_play(const Action& action) {
    // BLF-026, BLF-027: the card face-down, the claim open
    put_on_stack(p.active, action.a / 4, action.a % 4, action.b, action.c);
    Turn& entry = p.log.back();
    entry.claim = action.a % 4;
    entry.t0 = action.b;
    entry.t1 = action.c;
    ask(left_of(p.active));  // BLF-036
}

void Model::do_pass() {
    // BLF-036, BLF-037
    const int next = left_of(p.actor);
    if (next == p.stack.back().seat) {
        resolve(false);
    } else {
        ask(next);
    }
}

void Model::do_bullet() {
    // BLF-039, BLF-040; BLF-045: a new window on the new card
    const int shooter = p.actor;
    put_on_stack(shooter, 0, bullet, none, none);
    Bullet shot;
    shot.seat = shooter;
    p.log.back().bullets.push_back(shot);
    ask(left_of(shooter));
}

void Model::do_call() {
    // BLF-051: the top card is turned up
    const int caller = p.actor;
    const Played called = p.stack.back();
    const bool bluff = suit_of(called.card) != called.claim;
    count_up(p.counters[caller].calls);
    if (bluff) count_up(p.counters[caller].right_calls);
    if (bluff) {  // BLF-052, BLF-074
        p.penalty_loser = called.seat;
        p.penalty_chooser = caller;
    } else {  // BLF-053, BLF-074
        p.penalty_loser = caller;
        p.penalty_chooser = called.seat;
    }
    Turn& entry = p.log.back();
    entry.caller = caller;
    entry.called_index = static_cast<int>(p.stack.size()) - 1;
    entry.call_right = bluff ? 1 : 0;
    entry.pen_loser = p.penalty_loser;
    entry.pen_chooser = p.penalty_chooser;
    resolve(bluff);  // BLF-038, BLF-055: no more responses
}

std::vector<bool> Model::which_work(bool top_is_void) const {
    // BLF-056: the top works unless it was called and false; below, card i works if and only if
    // card i + 1 does not
    const int count = static_cast<int>(p.stack.size());
    std::vector<bool> works(p.stack.size(), false);
    works[count - 1] = !top_is_void;
    for (int i = count - 2; i >= 0; i--) works[i] = !works[i + 1];
    return works;
}

void Model::resolve(bool top_is_void) {
    const bool works = which_work(top_is_void)[0];
    p.log.back().works = works ? 1 : 0;
    make_stack_public();
    // BLF-058 (1): only card 0 has an effect (BLF-057)
    bool card_0_was_placed = false;
    if (works) card_0_was_placed = effect_of_card_0();
    // BLF-058 (2): the played cards to the discard pile, in stack order
    for (std::size_t i = 0; i < p.stack.size(); i++)
        if (i > 0 || !card_0_was_placed) p.discard.push_back(p.stack[i].card);
    p.stack.clear();
    // BLF-058 (3), (4)
    if (p.penalty_loser != -1) {
        p.phase = phase_penalty;
        p.actor = p.penalty_chooser;
    } else {
        begin_turn(left_of(p.active));
    }
}

// BLF-033, BLF-034: every played card becomes public; the counters and the log learn it.
void Model::make_stack_public() {
    Turn& entry = p.log.back();
    for (std::size_t i = 0; i < p.stack.size(); i++) {
        const Played& played = p.stack[i];
        Counters& counters = p.counters[played.seat];
        const bool bluff = suit_of(played.card) != played.claim;
        if (i == 0) {
            entry.card = played.card;
            count_up(counters.plays);
            if (bluff) count_up(counters.bluffs);
        } else {
            entry.bullets[i - 1].card = played.card;
            count_up(counters.bullets);
            if (bluff) count_up(counters.false_bullets);
        }
    }
}

// By the claim, true or not (BLF-032). Says whether card 0 became a Scoring card.
bool Model::effect_of_card_0() {
    const Played card = p.stack[0];
    if (card.claim == crow) crow_effect(card);
    if (card.claim == cup) cup_effect(card);
    if (card.claim == key) key_effect(card);
    return card.claim == crow;  // BLF-062; a blank shot does nothing (BLF-031)
}

ScoringCard& Model::scoring_at(int pos) { return p.scoring[pos / 5][pos % 5]; }  // section 0

void Model::crow_effect(const Played& card) {
    ScoringCard& place = scoring_at(card.t0);
    p.discard.push_back(place.card);  // BLF-060, BLF-061
    place.card = card.card;           // BLF-062
    place.face_up = true;
    place.known_by = all_seats();  // BLF-087
}

void Model::cup_effect(const Played& card) {
    const ScoringCard first = scoring_at(card.t0);  // BLF-064, BLF-067: sides are kept
    const ScoringCard second_card = scoring_at(card.t1);
    scoring_at(card.t0) = second_card;
    scoring_at(card.t1) = first;
    scoring_at(card.t0).known_by.insert(card.t0 / 5);  // BLF-085: the new owners
    scoring_at(card.t1).known_by.insert(card.t1 / 5);
}

void Model::key_effect(const Played& card) {
    for (ScoringCard& scoring : p.scoring[card.t0]) scoring.known_by.insert(p.active);  // BLF-086
}

void Model::do_pick(int slot) {
    const int loser = p.penalty_loser;
    ScoringCard& place = p.scoring[loser][slot];
    p.discard.push_back(place.card);  // BLF-073, BLF-078
    p.log.back().pen_slot = slot;
    p.log.back().pen_card = place.card;
    bool end = false;
    int replacement = take_top();
    if (replacement == fin) {  // BLF-079
        end = true;
        if (p.deck.empty()) {  // BLF-080, BLF-081: element 0 of the shuffled pile is the top
            p.deck = p.discard;
            p.discard.clear();
            shuffle(p.deck);
        }
        replacement = take_top();
    }
    place.card = replacement;
    place.face_up = false;
    place.known_by = {loser};  // BLF-087
    if (end) {
        end_round(fin_as_penalty);
    } else {
        begin_turn(left_of(p.active));
    }
}

void Model::end_round(int cause) {
    p.end_cause = cause;
    p.stack.clear();
    p.penalty_loser = -1;  // invariant 6
    p.penalty_chooser = -1;
    std::vector<std::vector<int>> values;
    for (auto& hand : p.scoring) {
        for (ScoringCard& scoring : hand) {  // BLF-094, BLF-095
            scoring.face_up = true;
            scoring.known_by = all_seats();
        }
        values.push_back(values_of(hand));
    }
    p.winners = best_hands(values, p.options.straights);
    for (int winner : p.winners) p.wins[winner] += 1;  // BLF-113
    bool match_over = false;                           // BLF-114
    for (int wins : p.wins)
        if (wins >= p.options.wins) match_over = true;
    p.phase = match_over ? phase_match_end : phase_round_end;
    p.actor = match_over ? -1 : 0;  // BLF-115
}

void Model::do_next() {
    p.dealer = left_of(p.dealer);  // BLF-118
    p.round_number = p.round_number + 1;
    set_up_round();  // BLF-116
}

std::vector<int> Model::results() const {
    std::vector<int> results(seats(), open);
    if (p.phase != phase_match_end) return results;
    // BLF-096, BLF-114: the seats with the most wins share the match
    const int most = *std::max_element(p.wins.begin(), p.wins.end());
    const bool shared = std::count(p.wins.begin(), p.wins.end(), most) > 1;
    for (int seat = 0; seat < seats(); seat++) {
        if (p.wins[seat] < most)
            results[seat] = lost;
        else
            results[seat] = shared ? drawn_match : won;
    }
    return results;
}

// --------------------------------------------------------------------------- hidden information

std::vector<Place> Model::places() const {
    std::vector<Place> list;
    for (int i = 0; i < static_cast<int>(p.deck.size()); i++) list.push_back({Area::deck, 0, i});
    for (int i = 0; i < static_cast<int>(p.discard.size()); i++)
        list.push_back({Area::discard, 0, i});
    for (int seat = 0; seat < seats(); seat++) {
        for (int slot = 0; slot < hand_places; slot++) list.push_back({Area::scoring, seat, slot});
        for (int i = 0; i < static_cast<int>(p.hands[seat].size()); i++)
            list.push_back({Area::hand, seat, i});
    }
    for (int i = 0; i < static_cast<int>(p.stack.size()); i++) list.push_back({Area::stack, 0, i});
    return list;
}

int Model::card_at(const Place& place) const {
    switch (place.area) {
        case Area::deck:
            return p.deck[place.index];
        case Area::discard:
            return p.discard[place.index];
        case Area::scoring:
            return p.scoring[place.seat][place.index].card;
        case Area::hand:
            return p.hands[place.seat][place.index];
        default:
            return p.stack[place.index].card;
    }
}

bool Model::may_know(int viewer, const Place& place) const {
    switch (place.area) {
        case Area::deck:
            return false;  // nobody, also after the round
        case Area::discard:
            return true;  // BLF-090
        case Area::scoring: {
            const ScoringCard& scoring = p.scoring[place.seat][place.index];
            if (scoring.face_up) return true;          // BLF-090
            if (viewer == the_public) return false;    // not even a card that all seats know
            return scoring.known_by.contains(viewer);  // BLF-083 to BLF-088
        }
        case Area::hand:
            return viewer == place.seat;  // BLF-089, BLF-095
        default:
            return viewer == p.stack[place.index].seat;  // BLF-089: not yet revealed
    }
}

std::map<Place, int> Model::seen_by(int viewer) const {
    std::map<Place, int> seen;
    for (const Place& place : places())
        seen[place] = may_know(viewer, place) ? card_at(place) : hidden;
    return seen;
}

}  // namespace second
