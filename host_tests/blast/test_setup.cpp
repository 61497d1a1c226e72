// Pieces, settings and the set-up with its random draws: BLA-001 .. BLA-003, BLA-012, BLA-020 ..
// BLA-026, BLA-240.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// The set-up once more, from the numbers that are drawn, in their order.
struct Dealt {
    std::uint32_t turn = 0, first = 0;
    std::vector<Item> items;
    std::vector<Card> deck;  // from the top, without the market
    std::array<Card, 2> market{};
    kit::Rng rng;
};
template <class T>
void shuffle(std::vector<T>& list, kit::Rng& rng) {
    for (std::size_t i = list.size() - 1; i >= 1; --i) {
        const std::size_t j = rng.below(static_cast<std::uint32_t>(i + 1));
        const T was = list[i];
        list[i] = list[j];
        list[j] = was;
    }
}
Dealt deal(std::uint32_t seats, bool lot_first, bool lot_starts, kit::Seed seed) {
    Dealt dealt;
    dealt.rng = kit::Rng(seed);
    if (lot_starts) dealt.turn = dealt.rng.below(seats);
    if (lot_first) dealt.first = dealt.rng.below(seats);
    for (const Item item : {bomb_up, speed_up, flame_max})
        for (int i = 0; i < (item == bomb_up ? 8 : item == speed_up ? 7 : 5); ++i)
            dealt.items.push_back(item);
    shuffle(dealt.items, dealt.rng);
    std::vector<Card> cards;
    for (const Card kind : {push, cannon, roll, fast, phase}) cards.insert(cards.end(), 3, kind);
    shuffle(cards, dealt.rng);
    std::vector<Card> packet{cards[0], cards[1], overtime};
    shuffle(packet, dealt.rng);
    dealt.deck.assign(cards.begin() + 2, cards.end());
    dealt.deck.insert(dealt.deck.end(), packet.begin(), packet.end());
    const int moved = seats == 2 ? 5 : seats == 3 ? 3 : 0;
    for (int i = 0; i < moved; ++i) {
        dealt.deck.push_back(dealt.deck.front());
        dealt.deck.erase(dealt.deck.begin());
    }
    for (Card& slot : dealt.market) {
        slot = dealt.deck.front();
        dealt.deck.erase(dealt.deck.begin());
    }
    return dealt;
}
State begun(const Config& config, kit::Seed seed) {
    State s{};
    Rules::setup(s, config, seed);
    return s;
}

void test_BLA_001_BLA_002_BLA_003_pieces() {
    TEST_ASSERT_EQUAL(20, bomb_count);
    TEST_ASSERT_EQUAL(2, least_seats);
    TEST_ASSERT_EQUAL(4, most_seats);
    TEST_ASSERT_EQUAL(20, item_copies[bomb_up] + item_copies[speed_up] + item_copies[flame_max]);
    TEST_ASSERT_EQUAL(8, item_copies[bomb_up]);
    TEST_ASSERT_EQUAL(7, item_copies[speed_up]);
    for (const Item item : {bomb_up, speed_up, flame_max}) {
        TEST_ASSERT_TRUE(is_block(block_of(item)) && !is_item(block_of(item)));
        TEST_ASSERT_TRUE(is_item(item_token(item)) && !is_block(item_token(item)));
        TEST_ASSERT_EQUAL(item, item_of(block_of(item)));
        TEST_ASSERT_EQUAL(item, item_of(item_token(item)));
    }
    TEST_ASSERT_FALSE(is_block(no_token) || is_item(no_token));
    const State s = begun(config_of(a04), 3);
    std::array<int, 6> count{};
    for (const Card each : s.deck) ++count[each];
    for (const Card each : s.market) ++count[each];
    for (std::size_t kind = 0; kind < 5; ++kind) TEST_ASSERT_EQUAL(3, count[kind]);
    TEST_ASSERT_EQUAL(1, count[overtime]);
    for (BombNumber bomb = 0; bomb < bomb_count; ++bomb)
        TEST_ASSERT_EQUAL(bomb / 5, owner_of(bomb));
}

void test_BLA_020_blocks_and_figures_stand_as_printed() {
    for (std::uint8_t i = 0; i < built_in_arenas; ++i) {
        const Arena& arena = arenas[i];
        const State s = begun(config_of(i), 7);
        int blocks = 0;
        for (const Token token : s.board.token) blocks += token != no_token;
        TEST_ASSERT_EQUAL(arena.block_count, blocks);
        for (const Square at : arena.block_list()) TEST_ASSERT_TRUE(is_block(s.board.token[at]));
        TEST_ASSERT_TRUE(s.board.terrain == lay_out(arena));
        for (Seat seat = 0; seat < arena.seats; ++seat) {
            TEST_ASSERT_EQUAL(arena.starts[seat], s.figure(seat).square);
            TEST_ASSERT_EQUAL(arena.starts[seat], s.start_squares[seat]);
            TEST_ASSERT_EQUAL(tile_under(arena, arena.starts[seat]), s.figure(seat).start_tile);
        }
        TEST_ASSERT_NULL(Rules::invariant(s));
    }
}

void test_BLA_020_BLA_024_BLA_025_BLA_026_draws_in_their_order() {
    for (const std::uint8_t arena : {a02, a03, a04, slant, trident, grand_works})
        for (kit::Seed seed = 0; seed < 40; ++seed) {
            const bool lot_first = seed % 2 == 0, lot_starts = seed / 2 % 2 == 0;
            const Config config = config_of(arena, false, lot_first ? 0 : 2,
                                            lot_starts ? starts_by_lot : starts_fixed);
            const State s = begun(config, seed);
            const std::uint32_t seats = arenas[arena].seats;
            const Dealt dealt = deal(seats, lot_first, lot_starts, seed);
            TEST_ASSERT_EQUAL(lot_first ? dealt.first : 1, s.active);
            for (Seat seat = 0; seat < seats; ++seat)
                TEST_ASSERT_EQUAL(arenas[arena].starts[(seat + dealt.turn) % seats],
                                  s.figure(seat).square);
            for (std::size_t i = 0; i < arenas[arena].block_count; ++i)
                TEST_ASSERT_EQUAL(block_of(dealt.items[i]), s.board.token[arenas[arena].blocks[i]]);
            TEST_ASSERT_EQUAL_STRING(cards_of(dealt.market).c_str(), cards_of(s.market).c_str());
            std::vector<Card> deck(s.deck.begin(), s.deck.end());
            std::reverse(deck.begin(), deck.end());
            TEST_ASSERT_EQUAL_STRING(cards_of(dealt.deck).c_str(), cards_of(deck).c_str());
            TEST_ASSERT_TRUE(dealt.rng == s.rng);
        }
}

void test_BLA_021_what_everybody_starts_with() {
    const State s = begun(config_of(a03), 7);
    for (Seat seat = 0; seat < 3; ++seat) {
        const Figure& figure = s.figure(seat);
        TEST_ASSERT_EQUAL(1, figure.alive);
        TEST_ASSERT_EQUAL(1, figure.heart);
        TEST_ASSERT_EQUAL(2, figure.bombs);
        TEST_ASSERT_EQUAL(2, s.board.inventory(seat));
        TEST_ASSERT_EQUAL(0, figure.flame_max);
        TEST_ASSERT_EQUAL(0, figure.speed_ups);
        TEST_ASSERT_EQUAL(nothing, figure.carries);
        TEST_ASSERT_EQUAL(2, figure.moves());
        TEST_ASSERT_EQUAL(0, s.hands[seat].size());
    }
    TEST_ASSERT_EQUAL(0, s.figure(3).alive);
    TEST_ASSERT_EQUAL(2, s.moves_left);
    TEST_ASSERT_EQUAL(0, s.turn_number);
    TEST_ASSERT_EQUAL(0, s.actions);
    TEST_ASSERT_EQUAL(nobody, s.board.holder);
    TEST_ASSERT_EQUAL(nobody, s.winner);
    TEST_ASSERT_EQUAL(1, s.idle);
}

void test_BLA_022_who_begins() {
    for (std::uint8_t first = 1; first <= 4; ++first)
        TEST_ASSERT_EQUAL(first - 1, begun(config_of(a04, false, first), 9).active);
    std::array<int, 4> count{};
    for (kit::Seed seed = 0; seed < 400; ++seed)
        ++count[begun(config_of(a04, false, 0), seed).active];
    for (const int n : count) TEST_ASSERT_TRUE(n > 60 && n < 140);
}

void test_BLA_023_start_squares_turn_together() {
    std::array<int, 4> count{};
    for (kit::Seed seed = 0; seed < 400; ++seed) {
        const State s = begun(config_of(a04, false, 1, starts_by_lot), seed);
        const auto& starts = arenas[a04].starts;
        const auto turn = static_cast<std::size_t>(
            std::find(starts.begin(), starts.end(), s.figure(0).square) - starts.begin());
        ++count[turn];
        for (Seat seat = 0; seat < 4; ++seat)
            TEST_ASSERT_EQUAL(starts[(seat + turn) % 4], s.start_squares[seat]);
    }
    for (const int n : count) TEST_ASSERT_TRUE(n > 60 && n < 140);
}

void test_BLA_025_BLA_026_where_overtime_lies() {
    const struct {
        std::uint8_t arena;
        std::size_t least, most;
    } wanted[] = {{a02, 7, 9}, {a03, 9, 11}, {a04, 12, 14}};
    for (const auto& each : wanted) {
        std::array<int, 15> count{};
        for (kit::Seed seed = 0; seed < 300; ++seed) {
            const State s = begun(config_of(each.arena), seed);
            TEST_ASSERT_TRUE(s.market[0] != overtime && s.market[1] != overtime);
            const OvertimeRange range = overtime_range(s);
            TEST_ASSERT_EQUAL(each.least, range.least);
            TEST_ASSERT_EQUAL(each.most, range.most);
            const std::size_t drawn = s.deck.size() - s.deck.index_of(overtime);
            TEST_ASSERT_TRUE(drawn >= each.least && drawn <= each.most);
            ++count[drawn];
        }
        for (std::size_t place = each.least; place <= each.most; ++place)
            TEST_ASSERT_TRUE(count[place] > 60 && count[place] < 140);
    }
}

void test_BLA_026_the_range_shrinks() {
    Position p(a02);
    p.deck("PU PU CA CA RO RO RO OT FD FD FD PS PS PS");
    std::string seen;
    for (; p.s.board.holder == nobody; p.play({END})) {
        const OvertimeRange range = overtime_range(p.s);
        seen += std::to_string(range.least) + "-" + std::to_string(range.most) + " ";
        p.hand(p.s.active, "").play({BUY(0)});
    }
    TEST_ASSERT_EQUAL_STRING("7-9 6-8 5-7 4-6 3-5 2-4 1-3 1-2 ", seen.c_str());
    const OvertimeRange out = overtime_range(p.s);
    TEST_ASSERT_EQUAL(0, out.least);
    TEST_ASSERT_EQUAL(0, out.most);
}

void test_BLA_240_settings() {
    const kit::Form& form = Rules::info.form;
    TEST_ASSERT_EQUAL(9, form.most_bits());
    kit::Text<120> text;
    form.print(form.usual(), text);
    TEST_ASSERT_EQUAL_STRING("arena=twin-gate first=lot starts=lot", text.c_str());
    text.clear();
    form.print(config_of(grand_works, true, 4, starts_fixed), text);
    TEST_ASSERT_EQUAL_STRING("arena=grand-works revenge=on first=seat4 starts=fixed", text.c_str());
    // Revenge is asked unless the arena is for two.
    for (std::uint8_t arena = 0; arena <= own_arena; ++arena) {
        const Config config = config_of(arena);
        const bool two = arena == a02 || arena == slant || arena == switchback;
        TEST_ASSERT_EQUAL(!two, form.asks(config, revenge_field));
        TEST_ASSERT_EQUAL(arena == own_arena, form.asks_record(config));
    }
    TEST_ASSERT_EQUAL(112, form.record_size);
    // A seat that the arena lacks cannot begin.
    TEST_ASSERT_TRUE(kit::config_verdict(blast::game, config_of(a02, false, 2)).ok());
    TEST_ASSERT_EQUAL_STRING("the arena has no such seat to begin",
                             kit::config_verdict(blast::game, config_of(a02, false, 3)).why_not);
    TEST_ASSERT_TRUE(kit::config_verdict(blast::game, config_of(a03, false, 3)).ok());
    TEST_ASSERT_FALSE(kit::config_verdict(blast::game, config_of(a03, false, 4)).ok());
    TEST_ASSERT_TRUE(kit::config_verdict(blast::game, config_of(a04, false, 4)).ok());
    Config own = own_config(arenas[trident]);
    own.values[first_field] = 4;
    TEST_ASSERT_FALSE(kit::config_verdict(blast::game, own).ok());
    own.values[first_field] = 3;
    TEST_ASSERT_TRUE(kit::config_verdict(blast::game, own).ok());
    TEST_ASSERT_EQUAL(2, begun(own, 1).active);
}

void test_BLA_240_own_arenas_come_up_at_random() {
    kit::Rng rng(3);
    int own = 0, thinned = 0;
    std::array<int, 5> seats{};
    for (int i = 0; i < 600; ++i) {
        const Config config = kit::random_config(blast::game, rng);
        TEST_ASSERT_TRUE(kit::config_verdict(blast::game, config).ok());
        if (config[arena_field] != own_arena) continue;
        const Arena arena = arena_of(config);
        ++own;
        ++seats[arena.seats];
        thinned += std::find(arenas.begin(), arenas.end(), arena) == arenas.end();
        TEST_ASSERT_NULL(Rules::invariant(begun(config, 1)));
    }
    TEST_ASSERT_TRUE(own > 15 && thinned > own / 2);
    for (const std::size_t count : {2u, 3u, 4u}) TEST_ASSERT_GREATER_THAN(0, seats[count]);
}

void test_BLA_179_BLA_240_revenge_is_in_the_state() {
    TEST_ASSERT_EQUAL(1, begun(config_of(a04, true), 1).revenge_mode);
    TEST_ASSERT_EQUAL(0, begun(config_of(a04, false), 1).revenge_mode);
    // With two players it changes nothing: the first who is out ends the match.
    Position p(own_config(arenas[a02], true));
    p.hearts_gone().bomb(white, "c1", sparking).figure(white, "e5").figure(black, "a1");
    p.begins(white).won_by(white, EndCause::last_standing);
}

void test_BLA_160_figures_and_their_colours() {
    TEST_ASSERT_EQUAL_STRING("White", std::string(colours[0].name).c_str());
    std::string letters;
    for (const Colour& colour : colours) letters += colour.letter;
    TEST_ASSERT_EQUAL_STRING("WKPB", letters.c_str());
    // The object: the last one standing.
    Position p(a02);
    p.hearts_gone().figure(white, "e5").bomb(white, "e5", sparking).figure(black, "a1");
    p.begins(white).won_by(black, EndCause::last_standing);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_001_BLA_002_BLA_003_pieces);
    RUN_TEST(test_BLA_020_blocks_and_figures_stand_as_printed);
    RUN_TEST(test_BLA_020_BLA_024_BLA_025_BLA_026_draws_in_their_order);
    RUN_TEST(test_BLA_021_what_everybody_starts_with);
    RUN_TEST(test_BLA_022_who_begins);
    RUN_TEST(test_BLA_023_start_squares_turn_together);
    RUN_TEST(test_BLA_025_BLA_026_where_overtime_lies);
    RUN_TEST(test_BLA_026_the_range_shrinks);
    RUN_TEST(test_BLA_240_settings);
    RUN_TEST(test_BLA_240_own_arenas_come_up_at_random);
    RUN_TEST(test_BLA_179_BLA_240_revenge_is_in_the_state);
    RUN_TEST(test_BLA_160_figures_and_their_colours);
    return UNITY_END();
}
