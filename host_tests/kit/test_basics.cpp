// Checks, random numbers, lists, decks, bits, texts, hashes, actions, events, scratch, registry.
#include <unity.h>

#include <algorithm>
#include <cstring>

#include "check_hook/check_hook.h"
#include "kit/action.h"
#include "kit/bits.h"
#include "kit/deck.h"
#include "kit/event.h"
#include "kit/hash.h"
#include "kit/registry.h"
#include "kit/scratch.h"
#include "kit/small_games.h"

using namespace kit;
using check_hook::failure_of;

void setUp() {}
void tearDown() {}

namespace {

// ---- Checks -------------------------------------------------------------------------------------

void test_narrow_refuses_what_does_not_fit() {
    TEST_ASSERT_EQUAL(200, narrow<std::uint8_t>(200));
    TEST_ASSERT_EQUAL_STRING("number does not fit its field",
                             failure_of([] { (void)narrow<std::uint8_t>(256); }));
    TEST_ASSERT_EQUAL_STRING("number does not fit its field",
                             failure_of([] { (void)narrow<std::uint8_t>(-1); }));
}

// ---- Random numbers -----------------------------------------------------------------------------

void test_rng_gives_published_vectors() {
    // Made with the authors' reference implementation of xoroshiro64** from the state {1, 2}.
    constexpr std::uint32_t expected[] = {3802928447u, 813792938u,  1618621494u, 2955957307u,
                                          3252880261u, 1129983909u, 2539651700u, 1327610908u,
                                          1757650787u, 2763843748u};
    Rng rng = Rng::from_state(1, 2);
    for (const std::uint32_t value : expected) TEST_ASSERT_EQUAL_UINT32(value, rng.next());
}

void test_rng_seeds_and_streams_differ() {
    TEST_ASSERT_TRUE(Rng(1) == Rng(1));
    TEST_ASSERT_FALSE(Rng(1) == Rng(2));
    TEST_ASSERT_FALSE(Rng(1, 0) == Rng(1, 1));
    // A seed and a stream that both scramble to zero must not give the state that stays zero.
    std::uint32_t inverse = 1;
    for (int i = 0; i < 6; ++i) inverse *= 2 - 0x85EBCA6Bu * inverse;
    TEST_ASSERT_TRUE(Rng(1u - 0x9E3779B9u, 0u - inverse) == Rng::from_state(0, 1));
}

// The seeding as rng.h documents it, computed elsewhere: whoever changes it breaks share codes.
void test_rng_gives_vectors_of_seeds_and_streams() {
    constexpr struct {
        Seed seed;
        std::uint32_t stream, first, second, third;
    } vectors[] = {
        {0x00000000u, 0x00000000u, 0x35FE4495u, 0x01A1FA02u, 0x4A62835Du},
        {0x00000001u, 0x00000000u, 0x6A3A9A13u, 0xD15013BEu, 0x0678AE06u},
        {0x00000000u, 0x00000001u, 0xA2F9950Cu, 0x872889DEu, 0x3CA0A5C0u},
        {0x00000001u, 0x00000001u, 0x5A1A129Cu, 0xC9A00E84u, 0x2613ABE6u},
        {0xDEADBEEFu, 0x00000002u, 0x6AD5C6B3u, 0xCD842BA9u, 0x68F062DCu},
        {0x013528FCu, 0xFFFFFFFFu, 0x455353A2u, 0x2344479Bu, 0x2893AE9Bu},
    };
    for (const auto& each : vectors) {
        Rng rng(each.seed, each.stream);
        TEST_ASSERT_EQUAL_HEX32(each.first, rng.next());
        TEST_ASSERT_EQUAL_HEX32(each.second, rng.next());
        TEST_ASSERT_EQUAL_HEX32(each.third, rng.next());
    }
}

void test_rng_streams_differ_from_their_first_number_on() {
    constexpr std::size_t streams = 4096;
    static std::uint32_t firsts[streams];
    for (const Seed seed : {0u, 1u, 0xFFFFFFFFu}) {
        std::uint32_t upper_half = 0;
        for (std::uint32_t stream = 0; stream < streams; ++stream) {
            firsts[stream] = Rng(seed, stream).next();
            upper_half += firsts[stream] >> 31;
        }
        std::sort(std::begin(firsts), std::end(firsts));
        TEST_ASSERT_TRUE(std::adjacent_find(std::begin(firsts), std::end(firsts)) ==
                         std::end(firsts));
        TEST_ASSERT_INT_WITHIN(160, streams / 2, upper_half);  // five deviations
    }
}

void test_rng_below_is_even() {
    for (const std::uint32_t sides : {2u, 3u, 6u, 7u, 52u, 1000u}) {
        Rng rng(sides);
        std::uint32_t counts[1000] = {};
        const std::uint32_t draws = sides * 2000;
        for (std::uint32_t i = 0; i < draws; ++i) ++counts[rng.below(sides)];
        // Chi-square with sides-1 degrees of freedom: mean sides-1, deviation sqrt(2 (sides-1)).
        std::uint64_t chi = 0;
        for (std::uint32_t i = 0; i < sides; ++i) {
            const std::int64_t off = std::int64_t{counts[i]} - 2000;
            chi += static_cast<std::uint64_t>(off * off);
        }
        const double excess = static_cast<double>(chi) / 2000.0 - (sides - 1);
        TEST_ASSERT_TRUE_MESSAGE(excess * excess < 25.0 * 2 * (sides - 1), "not even");
    }
}

void test_rng_below_is_exact_for_every_16_bit_draw() {
    // Lemire's method leaves each result exactly floor(65536 / n) of the 65536 draws.
    for (const std::uint32_t n : {3u, 6u, 7u, 43u, 1000u}) {
        static std::uint32_t counts[1000];
        std::memset(counts, 0, sizeof counts);
        const std::uint32_t uneven = (65536 - n) % n;
        for (std::uint32_t draw = 0; draw < 65536; ++draw)
            if ((draw * n & 0xFFFF) >= uneven) ++counts[draw * n >> 16];
        for (std::uint32_t i = 0; i < n; ++i) TEST_ASSERT_EQUAL_UINT32(65536 / n, counts[i]);
    }
}

void test_rng_limits() {
    Rng rng(1);
    const Rng before = rng;
    TEST_ASSERT_EQUAL_UINT32(0, rng.below(1));
    TEST_ASSERT_TRUE(before == rng);  // nothing is drawn
    TEST_ASSERT_LESS_THAN_UINT32(65536, rng.below(65536));
    TEST_ASSERT_NOT_NULL(failure_of([] { (void)Rng(1).below(0); }));
    TEST_ASSERT_NOT_NULL(failure_of([] { (void)Rng(1).below(65537); }));
    for (int i = 0; i < 100; ++i) {
        const int die = rng.die();
        TEST_ASSERT_TRUE(die >= 1 && die <= 6);
        const int low = rng.between(-3, -2);
        TEST_ASSERT_TRUE(low == -3 || low == -2);
    }
}

void test_shuffle_gives_every_order_alike() {
    int counts[6] = {};
    Rng rng(9);
    for (int i = 0; i < 60000; ++i) {
        int cards[3] = {0, 1, 2};
        rng.shuffle(std::span<int>(cards));
        ++counts[cards[0] * 2 + (cards[1] > cards[2])];
    }
    for (const int count : counts) TEST_ASSERT_INT_WITHIN(500, 10000, count);
}

// ---- Lists and decks ----------------------------------------------------------------------------

using Four = FixedList<std::uint8_t, 4>;
static_assert(std::is_trivially_copyable_v<Four> && sizeof(Four) == 5);
static_assert(std::has_unique_object_representations_v<Four>);
static_assert(std::has_unique_object_representations_v<FixedList<std::uint16_t, 300>>);
static_assert(std::has_unique_object_representations_v<FixedList<std::uint32_t, 3>>);

void test_list_operations() {
    Four list{1, 2};
    TEST_ASSERT_TRUE((list == Four{1, 2}));
    list.insert(0, 9);
    list.insert(3, list[0]);
    TEST_ASSERT_TRUE((list == Four{9, 1, 2, 9}));
    TEST_ASSERT_TRUE(list.full());
    TEST_ASSERT_EQUAL(2, list.count(9));
    TEST_ASSERT_EQUAL(2, list.index_of(2));
    TEST_ASSERT_EQUAL(4, list.index_of(7));
    TEST_ASSERT_TRUE(list.contains(1));
    TEST_ASSERT_FALSE(list.contains(3));
    TEST_ASSERT_EQUAL(1, list.erase(1));
    TEST_ASSERT_TRUE((list == Four{9, 2, 9}));
    TEST_ASSERT_EQUAL(9, list.swap_erase(0));
    TEST_ASSERT_TRUE((list == Four{9, 2}));
    TEST_ASSERT_TRUE(list.remove(9));
    TEST_ASSERT_FALSE(list.remove(9));
    TEST_ASSERT_EQUAL(2, list.back());
    TEST_ASSERT_EQUAL(1, list.span().size());
    list[0] = 3;
    TEST_ASSERT_EQUAL(3, list.pop());
    TEST_ASSERT_TRUE(list.empty());
    list.push(5);
    list.clear();
    TEST_ASSERT_TRUE(list == Four());
}

void test_list_leaves_no_trace_in_unused_places() {
    Four list{1, 2, 3};
    list.erase(0);
    list.swap_erase(0);
    const Four fresh{3};
    TEST_ASSERT_EQUAL_MEMORY(&fresh, &list, sizeof list);
}

void test_list_refuses_what_is_impossible() {
    TEST_ASSERT_EQUAL_STRING("list is full", failure_of([] {
                                 Four list{1, 2, 3, 4};
                                 list.push(5);
                             }));
    TEST_ASSERT_EQUAL_STRING("nothing left in the list", failure_of([] { Four().pop(); }));
    TEST_ASSERT_EQUAL_STRING("list index beyond its end", failure_of([] { (void)Four()[0]; }));
    TEST_ASSERT_EQUAL_STRING("list index beyond its end", failure_of([] {
                                 const Four list{1};
                                 (void)list[1];
                             }));
    TEST_ASSERT_EQUAL_STRING("list index beyond its end", failure_of([] { (void)Four().back(); }));
    TEST_ASSERT_EQUAL_STRING("insert beyond the end of the list",
                             failure_of([] { Four().insert(1, 1); }));
}

void test_deck() {
    Deck<std::uint8_t, 8> deck{1, 2, 3};
    TEST_ASSERT_EQUAL(3, deck.top());
    TEST_ASSERT_EQUAL(3, deck.draw());
    deck.put_at_bottom(7);
    deck.put_on_top(8);
    FixedList<std::uint8_t, 4> hand;
    TEST_ASSERT_EQUAL(2, deck.deal(hand, 2));
    TEST_ASSERT_TRUE((hand == FixedList<std::uint8_t, 4>{8, 2}));
    TEST_ASSERT_EQUAL(2, deck.deal(hand, 9));
    TEST_ASSERT_EQUAL(7, hand[3]);
    deck.take_all(hand);
    TEST_ASSERT_TRUE(hand.empty());
    TEST_ASSERT_EQUAL(4, deck.size());
    Rng rng(3);
    deck.shuffle(rng);
    for (const int card : {1, 2, 7, 8})
        TEST_ASSERT_TRUE(deck.contains(static_cast<std::uint8_t>(card)));
}

void test_unseen_does_not_depend_on_where_cards_were() {
    const auto redealt = [](std::uint8_t hidden, FixedList<std::uint8_t, 4> deck) {
        Unseen<std::uint8_t, 8> unseen;
        unseen.gather(hidden);
        unseen.gather(deck);
        Rng rng(4);
        unseen.shuffle(rng);
        unseen.deal(hidden);
        unseen.deal(deck);
        TEST_ASSERT_TRUE(unseen.empty());
        deck.insert(0, hidden);
        return deck;
    };
    TEST_ASSERT_TRUE(redealt(1, {2, 3}) == redealt(3, {1, 2}));
}

// ---- Bits ---------------------------------------------------------------------------------------

void test_bits_round_trip() {
    std::uint8_t memory[3] = {0xFF, 0xFF, 0xFF};
    BitWriter out(memory);
    out.put(5, 3);
    out.put(0, 0);
    out.put(0x1234, 13);
    out.put(1, 1);
    TEST_ASSERT_EQUAL(17, out.bits());
    TEST_ASSERT_EQUAL(3, out.bytes());
    BitReader in(memory, out.bits());
    TEST_ASSERT_EQUAL(5, in.take(3));
    TEST_ASSERT_EQUAL(0x1234, in.take(13));
    TEST_ASSERT_EQUAL(1, in.take(1));
    TEST_ASSERT_FALSE(in.overrun());
    TEST_ASSERT_EQUAL(0, in.take(2));
    TEST_ASSERT_TRUE(in.overrun());
    TEST_ASSERT_NOT_NULL(failure_of([] {
        std::uint8_t one[1];
        BitWriter full(one);
        full.put(0, 9);
    }));
    TEST_ASSERT_EQUAL(0, bits_for(1));
    TEST_ASSERT_EQUAL(1, bits_for(2));
    TEST_ASSERT_EQUAL(8, bits_for(256));
    TEST_ASSERT_EQUAL(32, bits_for(0xFFFFFFFF));
}

// ---- Texts --------------------------------------------------------------------------------------

void test_text_builds() {
    Text<64> text;
    text.add("a").add('b').number(-2147483647 - 1).add(' ').number(0).add(' ').hex(0xBEEF, 6);
    TEST_ASSERT_EQUAL_STRING("ab-2147483648 0 00beef", text.c_str());
    TEST_ASSERT_FALSE(text.cut());
    text.clear();
    TEST_ASSERT_TRUE(text.empty());
    TEST_ASSERT_EQUAL_STRING("hi", Text<8>("hi").c_str());
    // A text that points nowhere adds nothing (under sanitizers this was a fault).
    TEST_ASSERT_EQUAL_STRING("hi", Text<8>("hi").add(std::string_view{}).c_str());
}

void test_text_is_cut_between_characters() {
    Text<5> text;
    text.add("ab\xC3\xA9\xC3\xA9");  // ab, then two e with accents of two bytes each
    TEST_ASSERT_EQUAL_STRING("ab\xC3\xA9", text.c_str());
    TEST_ASSERT_TRUE(text.cut());
    text.add("c").add('d');
    TEST_ASSERT_EQUAL_STRING("ab\xC3\xA9", text.c_str());

    Text<5> odd;
    odd.add("abc\xC3\xA9");
    TEST_ASSERT_EQUAL_STRING("abc", odd.c_str());
    TEST_ASSERT_TRUE(odd.cut());

    Text<3> full;
    full.add('a').add('b').add('c');
    TEST_ASSERT_EQUAL_STRING("ab", full.c_str());
    TEST_ASSERT_TRUE(full.cut());
    Text<3> exact;
    exact.add("ab");
    TEST_ASSERT_FALSE(exact.cut());
    TEST_ASSERT_NOT_NULL(failure_of([] { TextOut nothing(nullptr, 0); }));
}

void test_reading_words_and_numbers() {
    std::string_view rest = "  one two\tthree\r\nfour ";
    TEST_ASSERT_TRUE(next_word(rest) == "one");
    TEST_ASSERT_TRUE(next_word(rest) == "two");
    TEST_ASSERT_TRUE(next_word(rest) == "three");
    TEST_ASSERT_TRUE(next_word(rest) == "four");
    TEST_ASSERT_TRUE(next_word(rest).empty());
    std::string_view parts = "a=b=c";
    TEST_ASSERT_TRUE(next_part(parts, '=') == "a");
    TEST_ASSERT_TRUE(parts == "b=c");
    TEST_ASSERT_TRUE(next_part(parts, '#') == "b=c");
    TEST_ASSERT_TRUE(parts.empty());

    std::uint32_t value = 77;
    for (const char* bad : {"", "-1", "01", "1x", "x", "256", "1234567890"})
        TEST_ASSERT_FALSE_MESSAGE(read_number(bad, 255, value), bad);
    TEST_ASSERT_EQUAL(77, value);
    TEST_ASSERT_TRUE(read_number("255", 255, value));
    TEST_ASSERT_EQUAL(255, value);
    TEST_ASSERT_TRUE(read_number("0", 255, value));
    for (const char* bad : {"", "1", "123", "0G", "0F", "@1", "`1"})
        TEST_ASSERT_FALSE_MESSAGE(read_hex(bad, 2, value), bad);
    TEST_ASSERT_TRUE(read_hex("a9", 2, value));
    TEST_ASSERT_EQUAL_HEX32(0xA9, value);
}

// ---- Hashes -------------------------------------------------------------------------------------

Hash hash_text(std::string_view text, std::uint32_t seed) {
    return hash_bytes(std::as_bytes(std::span(text.data(), text.size())), seed);
}

void test_hash_gives_published_vectors() {
    // MurmurHash3_x86_32, from the commonly used lists of test vectors.
    TEST_ASSERT_EQUAL_HEX32(0x00000000, hash_text("", 0));
    TEST_ASSERT_EQUAL_HEX32(0x514E28B7, hash_text("", 1));
    TEST_ASSERT_EQUAL_HEX32(0x81F16F39, hash_text("", 0xFFFFFFFF));
    TEST_ASSERT_EQUAL_HEX32(0x76293B50, hash_text("\xFF\xFF\xFF\xFF", 0));
    TEST_ASSERT_EQUAL_HEX32(0xF55B516B, hash_text("\x21\x43\x65\x87", 0));
    TEST_ASSERT_EQUAL_HEX32(0x7E4A8634, hash_text("\x21\x43\x65", 0));
    TEST_ASSERT_EQUAL_HEX32(0xA0F7B07A, hash_text("\x21\x43", 0));
    TEST_ASSERT_EQUAL_HEX32(0x72661CF4, hash_text("\x21", 0));
    TEST_ASSERT_EQUAL_HEX32(0x5A97808A, hash_text("aaaa", 0x9747B28C));
    TEST_ASSERT_EQUAL_HEX32(0x24884CBA, hash_text("Hello, world!", 0x9747B28C));
    TEST_ASSERT_EQUAL_HEX32(0x2FA826CD,
                            hash_text("The quick brown fox jumps over the lazy dog", 0x9747B28C));
}

void test_hasher_agrees_with_bytes_and_feels_order() {
    const std::uint32_t words[] = {1, 0xDEADBEEF, 3};
    Hasher hasher;
    for (const std::uint32_t word : words) hasher.add(word);
    TEST_ASSERT_EQUAL_HEX32(hash_bytes(std::as_bytes(std::span(words))), hasher.value());
    Hasher list, array, bytes;
    list.add(FixedList<std::uint8_t, 4>{1, 2});
    array.add(std::array<std::uint8_t, 2>{2, 1});
    bytes.add(std::as_bytes(std::span(words)));
    TEST_ASSERT_TRUE(list.value() != array.value());
    TEST_ASSERT_TRUE(bytes.value() != hasher.value());
}

// ---- Actions and events -------------------------------------------------------------------------

constexpr ActionWord words[] = {{"end"}, {"play"}, {"play_on"}};

void test_action_text_round_trips() {
    for (const Action action : {Action{0}, Action{1, 3}, Action{1, 0, 0, 7}, Action{2, 255, 254},
                                Action{2, 255, 255, 255}, Action{1, 0, 12, 0}}) {
        Text<32> text;
        print_action(action, words, text);
        Action parsed;
        TEST_ASSERT_TRUE_MESSAGE(parse_action(text.view(), words, parsed), text.c_str());
        TEST_ASSERT_TRUE(action == parsed);
    }
    Text<32> text;
    print_action({2, 255, 0, 9}, words, text);
    TEST_ASSERT_EQUAL_STRING("play_on.-.0.9", text.c_str());
    TEST_ASSERT_EQUAL_HEX32(0x02FF0009, (Action{2, 255, 0, 9}).word());
    TEST_ASSERT_NOT_NULL(failure_of([] {
        Text<8> out;
        print_action({3}, words, out);
    }));
}

void test_action_text_refuses_all_else() {
    Action kept{1, 2, 3, 4};
    for (const char* bad : {"", "en", "ends", "end.", "end.0", "play.1.0", "play.255", "play.256",
                            "play.-1", "play..1", "play.1.2.3.4", "play.1.2.3.", ".1", "play.x"})
        TEST_ASSERT_FALSE_MESSAGE(parse_action(bad, words, kept), bad);
    TEST_ASSERT_TRUE((kept == Action{1, 2, 3, 4}));
}

void test_actions_through_a_window() {
    Action memory[2];
    Actions all({}), middle(memory, 1), beyond(memory, 9);
    for (std::uint8_t i = 0; i < 4; ++i) {
        all.add({0, i});
        middle.add({0, i});
    }
    TEST_ASSERT_EQUAL(4, all.count());
    TEST_ASSERT_TRUE(all.kept().empty());
    TEST_ASSERT_EQUAL(2, middle.kept().size());
    TEST_ASSERT_EQUAL(1, middle.kept()[0].a);
    TEST_ASSERT_EQUAL(2, middle.kept()[1].a);
    TEST_ASSERT_TRUE(beyond.kept().empty());
    Actions few(memory, 0);
    few.add({7});
    TEST_ASSERT_EQUAL(1, few.kept().size());
}

void test_events() {
    Events dropped;
    dropped.add({.kind = 1});
    TEST_ASSERT_TRUE(dropped.all().empty());
    Event memory[2];
    Events events(memory);
    events.add({.kind = 1, .a = 2});
    TEST_ASSERT_TRUE((events.all()[0] == Event{.kind = 1, .seen_by = everyone, .a = 2}));
    events.clear();
    TEST_ASSERT_EQUAL(0, events.all().size());
    // Too many shorten the story; nothing else happens.
    for (std::uint8_t i = 0; i < 3; ++i) events.add({.kind = i});
    TEST_ASSERT_EQUAL(2, events.all().size());
    TEST_ASSERT_EQUAL(1, events.all()[1].kind);
    TEST_ASSERT_TRUE(events.cut());
    events.clear();
    TEST_ASSERT_FALSE(events.cut());
}

void test_events_are_redacted() {
    const Event open{.kind = 1, .a = 1, .b = 2, .c = 3, .d = 4};
    for (const Viewer viewer : {Viewer{0}, Viewer{7}, the_public, all_seeing})
        TEST_ASSERT_TRUE(redacted(open, viewer) == open);
    Event secret = open;
    secret.seen_by = 1u << 2;
    secret.open = 2;
    TEST_ASSERT_TRUE(redacted(secret, 2) == secret && redacted(secret, all_seeing) == secret);
    for (const Viewer viewer : {Viewer{0}, Viewer{7}, the_public}) {
        const Event told = redacted(secret, viewer);
        TEST_ASSERT_FALSE(sees(viewer, secret));
        TEST_ASSERT_TRUE(told.kind == 1 && told.a == 1 && told.b == 2);
        TEST_ASSERT_TRUE(told.c == 0 && told.d == 0);
    }
}

// ---- Scratch and registry -----------------------------------------------------------------------

void test_scratch_cuts_aligned_pieces() {
    alignas(8) std::byte block[64];
    Scratch scratch(std::span<std::byte>(block).subspan(1));
    int& number = scratch.make<int>();
    TEST_ASSERT_EQUAL(0, number);
    number = 7;
    TEST_ASSERT_EQUAL_PTR(&number, &Scratch::first<int>(std::span(block).subspan(1)));
    TEST_ASSERT_EQUAL_PTR(block + 4, &number);
    TEST_ASSERT_EQUAL_PTR(block + 8, scratch.take<std::uint64_t>(2).data());
    TEST_ASSERT_EQUAL(10, scratch.room<std::uint32_t>());
    TEST_ASSERT_EQUAL(40, scratch.rest().size());
    TEST_ASSERT_NOT_NULL(failure_of([&] { (void)scratch.take<int>(11); }));
    Scratch tiny(std::span<std::byte>(block).subspan(1, 2));
    TEST_ASSERT_EQUAL(0, tiny.room<std::uint64_t>());
}

constexpr auto both = registry<small_games::tictactoe, small_games::endless>;
constexpr auto twice = std::array{&small_games::tictactoe, &small_games::tictactoe};
static_assert(all_different(both) && !all_different(twice));

void test_registry_finds_games() {
    TEST_ASSERT_EQUAL_PTR(&small_games::endless, find_game(both, 29));
    TEST_ASSERT_EQUAL_PTR(&small_games::tictactoe, find_game(both, "tictactoe"));
    TEST_ASSERT_NULL(find_game(both, 1));
    TEST_ASSERT_NULL(find_game(both, "chess"));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_narrow_refuses_what_does_not_fit);
    RUN_TEST(test_rng_gives_published_vectors);
    RUN_TEST(test_rng_seeds_and_streams_differ);
    RUN_TEST(test_rng_gives_vectors_of_seeds_and_streams);
    RUN_TEST(test_rng_streams_differ_from_their_first_number_on);
    RUN_TEST(test_rng_below_is_even);
    RUN_TEST(test_rng_below_is_exact_for_every_16_bit_draw);
    RUN_TEST(test_rng_limits);
    RUN_TEST(test_shuffle_gives_every_order_alike);
    RUN_TEST(test_list_operations);
    RUN_TEST(test_list_leaves_no_trace_in_unused_places);
    RUN_TEST(test_list_refuses_what_is_impossible);
    RUN_TEST(test_deck);
    RUN_TEST(test_unseen_does_not_depend_on_where_cards_were);
    RUN_TEST(test_bits_round_trip);
    RUN_TEST(test_text_builds);
    RUN_TEST(test_text_is_cut_between_characters);
    RUN_TEST(test_reading_words_and_numbers);
    RUN_TEST(test_hash_gives_published_vectors);
    RUN_TEST(test_hasher_agrees_with_bytes_and_feels_order);
    RUN_TEST(test_action_text_round_trips);
    RUN_TEST(test_action_text_refuses_all_else);
    RUN_TEST(test_actions_through_a_window);
    RUN_TEST(test_events);
    RUN_TEST(test_events_are_redacted);
    RUN_TEST(test_scratch_cuts_aligned_pieces);
    RUN_TEST(test_registry_finds_games);
    return UNITY_END();
}
