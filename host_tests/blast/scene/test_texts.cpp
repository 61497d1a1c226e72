// Every sentence fits its place, whoever sits there; and the pictures of what Y explains.
#include <set>

#include "blast/position.h"
#include "blast/topics.h"
#include "blast_scene/words.h"
#include "golden.h"
#include "stage/text.h"
#include "stand.h"

using namespace field;
using blast_scene::Selection;
using blast_scene::Words;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

// Two lines of so many letters; a single sentence may take both.
void fits(const Words& words, int letters, const std::string& what) {
    TEST_ASSERT_FALSE_MESSAGE(words.first.cut() || words.second.cut(), what.c_str());
    if (words.second.empty()) {
        std::string_view rest = words.first.view();
        int lines = 0;
        while (!rest.empty()) {
            stage::next_line(rest, letters);
            ++lines;
        }
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(2, lines, what.c_str());
        return;
    }
    for (const kit::TextOut* line : {static_cast<const kit::TextOut*>(&words.first),
                                     static_cast<const kit::TextOut*>(&words.second)})
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(letters, stage::character_count(line->view()),
                                          (what + ": " + std::string(line->view())).c_str());
}

}  // namespace

// Random matches on every arena: all that is told, all that can be chosen or looked at.
static void every_sentence_fits() {
    std::array<int, 32> told{};
    for (kit::Seed seed = 0; seed < 4 * built_in_arenas; ++seed) {
        const auto arena = static_cast<std::uint8_t>(seed % built_in_arenas);
        kit::Rng rng(seed + 1, 9);
        State state{};
        Rules::setup(state, config_of(arena, arenas[arena].seats > 2, 0, starts_by_lot), seed);
        for (int step = 0; step < 200 && !state.over(); ++step) {
            // Half of the time nobody at the table is "you".
            Stand stand(state, step % 2 == 0 ? state.active : kit::the_public);
            auto& view = stand.driver().view();
            blast::Danger danger = danger_for(state.board, state.active, state.active);
            const auto about = [&](const Selection& selection) {
                const blast_scene::Outlook outlook{&danger,
                                                   static_cast<blast_scene::Prospect>(step % 5),
                                                   blast_scene::preview_of(state, selection)};
                Words words;
                if (selection.task() == blast_scene::Task::look)
                    about_spot(view, state, selection.spot(), outlook, words);
                else if (!selection.at_home())
                    about_choice(view, state, selection, outlook, words);
                fits(words, blast_scene::choice_letters, "a choice");
                if (const char* why = selection.why_not(state); why != nullptr) {
                    Words refused;
                    refused.first.add(why);
                    fits(refused, blast_scene::choice_letters, why);
                }
            };
            Selection selection;
            selection.clear(state, true);
            for (int key = 0; key < 20; ++key) {
                if (rng.below(3) == 0)
                    selection.enter(state);
                else
                    selection.move(state, directions[rng.below(4)]);
                about(selection);
            }
            const Action action = kit::random_legal(
                blast::game, reinterpret_cast<const kit::StateBytes*>(&state), rng);
            Event memory[kit::max_events];
            kit::Events out(memory);
            TEST_ASSERT_TRUE(Rules::apply(state, action, out).ok());
            for (std::size_t i = 0; i < out.all().size(); ++i) {
                Words words;
                blast_scene::about_events(view, state, out.all().subspan(i, 1), words);
                const std::uint8_t kind = out.all()[i].kind;
                fits(words, blast_scene::story_letters, "event " + std::to_string(kind));
                if (kind != detonated)
                    TEST_ASSERT_FALSE_MESSAGE(words.first.empty(), std::to_string(kind).c_str());
                ++told[kind];
            }
        }
    }
    // Nothing was left out but what is too rare for that.
    for (int kind = 0; kind <= match_ended; ++kind)
        if (kind != swapped && kind != swallowed && kind != reshuffled)
            TEST_ASSERT_GREATER_THAN_MESSAGE(0, told[static_cast<std::size_t>(kind)],
                                             std::to_string(kind).c_str());
}

// Every event with everything that can be in it, whether a match brings it or not.
static void every_event_fits() {
    using Values = std::vector<std::uint8_t>;
    const Values seats{0, 3}, bombs{0, 19}, squares{0, 143}, cards{0, 1, 2, 3, 4}, items{0, 1, 2},
        none{0}, two{0, 1}, three{0, 1, 2};
    struct Kind {
        std::uint8_t kind;
        Values a, b, c, d;
    };
    const Kind kinds[]{
        {moved, seats, squares, squares, two},
        {teleported, seats, squares, squares, none},
        {collected, seats, squares, items, none},
        {laid, seats, squares, bombs, none},
        {bought, seats, two, cards, none},
        {discarded, seats, cards, none, none},
        {played, seats, cards, none, none},
        {flew, bombs, squares, squares, none},
        {rolled, bombs, squares, squares, none},
        {swallowed, bombs, squares, none, none},
        {loaded_bomb, seats, bombs, squares, none},
        {sparked, bombs, squares, none, none},
        {blast_began, three, seats, none, none},
        {wave, {0, 1, 19}, none, none, none},
        {item_burned, squares, items, none, none},
        {block_opened, squares, items, none, none},
        {turf_opened, squares, none, none, none},
        {damaged, seats, {0, 19}, three, two},
        {eliminated, seats, {0, 1, 2, 3}, squares, {0, 3, kit::nobody}},
        {swapped, seats, seats, squares, none},
        {turn_began, seats, two, none, none},
        {tile_flipped, {0, 8}, squares, {0, 8}, none},
        {returned, bombs, squares, none, none},
        {reshuffled, {3, 15}, none, none, none},
        {drew, seats, two, cards, none},
        {overtime_taken, seats, two, none, none},
        {ghost_passed, seats, none, none, none},
        {conveyed_figure, seats, squares, squares, none},
        {conveyed_bomb, bombs, squares, squares, none},
        {match_ended, seats, {1, 2, 3}, none, none},
    };
    TEST_ASSERT_EQUAL(match_ended, std::size(kinds));  // all but `detonated`
    const Position p(a04, true);
    for (const kit::Viewer viewer : {kit::Viewer{0}, kit::Viewer{3}, kit::the_public}) {
        Stand stand(p.s, viewer);
        const auto told = [&](std::span<const Event> events) {
            Words words;
            blast_scene::about_events(stand.driver().view(), p.s, events, words);
            fits(words, blast_scene::story_letters, "event " + std::to_string(events[0].kind));
            TEST_ASSERT_FALSE(words.first.empty());
        };
        for (const Kind& each : kinds)
            for (const std::uint8_t a : each.a)
                for (const std::uint8_t b : each.b)
                    for (const std::uint8_t c : each.c)
                        for (const std::uint8_t d : each.d) {
                            const Event one{.kind = each.kind, .a = a, .b = b, .c = c, .d = d};
                            told({&one, 1});
                        }
        std::vector<Event> many(20, Event{.kind = block_opened});
        many.resize(40, Event{.kind = item_burned});
        many.resize(48, Event{.kind = turf_opened});
        told(many);
        told(std::span(many).subspan(20));
        const std::vector<Event> sparks(5, Event{.kind = sparked, .a = 19});
        told(sparks);
    }
}

// Whatever is tried: the rules' own reasons are shown in the same place.
static void every_reason_fits() {
    std::set<std::string_view> reasons;
    for (kit::Seed seed = 0; seed < 2 * built_in_arenas; ++seed) {
        const auto arena = static_cast<std::uint8_t>(seed % built_in_arenas);
        kit::Rng rng(seed + 1, 11);
        State state{};
        Rules::setup(state, config_of(arena, arenas[arena].seats > 2, 0, starts_by_lot), seed);
        for (int step = 0; step < 160 && !state.over(); ++step) {
            for (int kind = 0; step % 4 == 0 && kind <= blast::revenge; ++kind)
                for (int a = 0; a < square_count; ++a)
                    for (int b = 0; b < (kind == roll_bomb ? 4 : 1); ++b)
                        for (int c = 0; c < (kind == roll_bomb ? 4 : 1); ++c) {
                            const auto tried = blast::may(
                                state,
                                {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a),
                                 static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)});
                            if (!tried.ok()) reasons.insert(tried.why_not);
                        }
            kit::Events unseen;
            TEST_ASSERT_TRUE(
                Rules::apply(
                    state,
                    kit::random_legal(blast::game, reinterpret_cast<const kit::StateBytes*>(&state),
                                      rng),
                    unseen)
                    .ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(15, reasons.size());
    for (const std::string_view why : reasons) {
        Words refused;
        refused.first.add(why);
        fits(refused, blast_scene::choice_letters, std::string(why));
    }
}

namespace {

// Both lines about what the keys have led to, without anything added.
std::string said(const Position& p, const std::string& keys) {
    Stand stand(p.s);
    stand.keys(keys);
    Selection selection;
    selection.clear(p.s, true);
    for (const char key : keys) {
        if (key == 'A') selection.enter(p.s);
        if (key == 'R') selection.move(p.s, east);
        if (key == 'L') selection.move(p.s, west);
    }
    const blast_scene::Outlook outlook{nullptr, blast_scene::prospect_of(p.s, p.s.active),
                                       blast_scene::preview_of(p.s, selection)};
    Words words;
    about_choice(stand.driver().view(), p.s, selection, outlook, words);
    return std::string(words.first.view()) + " | " + std::string(words.second.view());
}
void says(const char* wanted, const Position& p, const std::string& keys) {
    TEST_ASSERT_EQUAL_STRING(wanted, said(p, keys).c_str());
}

}  // namespace

// What can be chosen but not done says what it would do, and why not; Y says it too.
static void what_is_closed_says_why() {
    Position p(a04);
    says("Bomb on your path | No free square passed", p, "A RIGHT");
    says("Your cards | You hold no card", p, "A RIGHT RIGHT");
    p.hand(white, "PU CA RO");
    // The entry that can be used is chosen first: back to the others from there.
    says("Knock a bomb away | No bomb beside to push", p, "A RIGHT RIGHT A LEFT LEFT LEFT");
    Stand stand(p.s);
    stand.keys("A RIGHT*2 A LEFT*3");
    TEST_ASSERT_EQUAL_STRING(
        "Play Bomb Push?",
        std::string(stand.driver().scene().prompt(stand.driver().view())).c_str());
    TEST_ASSERT_EQUAL_STRING("Not now: No bomb beside to push.", stand.here().c_str());
    stand.keys("RIGHT");
    TEST_ASSERT_EQUAL_STRING("Not now: You stand on no bomb.", stand.here().c_str());
    stand.keys("RIGHT*2");  // DROP
    TEST_ASSERT_EQUAL_STRING("It can be done now.", stand.here().c_str());
    p.hand(white, "FD PS");
    says("Spark or explode yours | You have no bomb in play", p, "A RIGHT RIGHT A LEFT LEFT LEFT");
}

// END says what is certain to come: as things stand, until the own next turn.
static void the_end_of_a_turn_promises_no_more_than_it_knows() {
    Position p(a04);
    const std::string end = "A RIGHT RIGHT RIGHT RIGHT";
    says("End: 2 Moves lost | No hit as things stand", p, end);
    p.s.moves_left = 0;
    says("End: as things stand, no | hit before your next turn", p, end);
    // By a chain: Black's spark sets off the fresh bomb beside White.
    Position chain(a04);
    chain.figure(white, "a5").bomb(black, "a7", sparking).bomb(pink, "a6");
    says("You will be hit! | As things stand. End?", chain, end);
    // With the tile that goes before White acts again.
    Position falls(a04);
    falls.figure(white, "e4").holder(black).flipped(8);
    TEST_ASSERT_TRUE(blast_scene::warns(blast_scene::prospect_of(falls.s, white)));
}

// Whom a bomb would reach is named, oneself first.
static void those_whom_a_bomb_reaches_are_named() {
    Position p(a04);
    p.figure(white, "e1").figure(black, "e2");
    says("Lay a bomb here | reaches you and Black", p, "A");
    Position alone(a04);
    says("Lay a bomb here | reaches you", alone, "A");
}

namespace {

void here_is(const char* wanted, Stand& stand) {
    TEST_ASSERT_EQUAL_STRING(wanted, stand.here().c_str());
}
void same_words(const char* first, const char* second, const State& state, Square at) {
    Stand stand(state);
    Words words;
    about_spot(stand.driver().view(), state, blast_scene::spot_of(at), {}, words);
    TEST_ASSERT_EQUAL_STRING(first, words.first.c_str());
    TEST_ASSERT_EQUAL_STRING(second, words.second.c_str());
}

}  // namespace

// A bomb under a figure and one on its head: whose, which side is up, when it goes off.
static void bombs_of_figures_are_told() {
    Position p(a04);
    p.figure(white, "e4").bomb(black, "e4", sparking).carries(white, pink);
    Stand own(p.s);
    here_is(
        "You: White, e4. Underfoot: Black's, explodes next turn. On the head: Pink's, sparks "
        "in 2 turns.",
        own);
    same_words("You: White, e4", "on Black's sparking bomb", p.s, sq("e4"));
    Position q(a04);
    q.figure(white, "e4").figure(black, "e5").bomb(white, "e5").carries(pink, blue, sparking);
    q.figure(pink, "d4");
    Stand stand(q.s);
    stand.keys("DOWN");
    here_is("Trickster 2: Black, e5. Underfoot: your bomb, sparks in 4 turns.", stand);
    TEST_ASSERT_EQUAL(topic_number(Topic::figure, black), stand.topic());
    stand.keys("B LEFT");
    here_is("Trickster 3: Pink, d4. On the head: Blue's bomb, explodes in 3 turns.", stand);
    same_words("Trickster 3: Pink, d4", "has Blue's sparking bomb", q.s, sq("d4"));
    // Whatever lies there, three lines hold it.
    for (const Side side : {fresh, sparking}) {
        Position longest(a04);
        longest.figure(black, "e5").figure(white, "e4").bomb(white, "e4", side);
        longest.carries(white, white, side).acts(black);
        Stand rival(longest.s, black);
        rival.keys("UP");
        TEST_ASSERT_TRUE(rival.here().find("On the head: White's, ") != std::string::npos);
    }
    TEST_ASSERT_EQUAL(topic_number(Topic::figure, pink), stand.topic());
}

// What lies open can be looked up: the discard pile, the deck, what nobody has seen of the items.
static void what_lies_open_is_told() {
    Position p(a04, true);
    p.figure(white, "a5").block("a6", flame_max).market("FD PS").deck("RO RO CA");
    p.s.seen = {2, 1, 0};
    Stand stand(p.s);
    stand.keys("DOWN");
    here_is(
        "A block at a6. A blast opens it. Unseen so far: 6 Bomb-Up, 6 Speed-Up, 5 "
        "Flame-Max.",
        stand);
    const std::string to_deck = "B RIGHT*14 DOWN*8";
    stand.keys(to_deck);
    here_is(
        "Cards until OVERTIME: 2 to 4. Deck 4. Discarded: 3 Push, 2 Cannon, 1 Roll, 2 Fast, 2 "
        "Phase.",
        stand);
    Position late(a04);
    late.holder(blue).deck("RO");
    Stand out(late.s);
    out.keys(to_deck);
    here_is("Trickster 4's OVERTIME. Deck 1. Discarded: 2 Push, 2 Cannon, 2 Roll, 3 Fast, 3 Phase.",
            out);
    Position idle(a04);
    idle.deck("OT");
    idle.s.idle = 21;
    Stand waits(idle.s);
    waits.keys(to_deck);
    here_is("OVERTIME in 3 turns. Deck 1. Discarded: 2 Push, 2 Cannon, 3 Roll, 3 Fast, 3 Phase.",
            waits);
}

// Ten to a sheet, as Y shows them.
static void pictures_of_topics() {
    constexpr int across = 5, down = 2, width = 88, height = 96;
    for (int first = 0; first < topic_count; first += across * down) {
        picture::Picture sheet{width * across, height * down,
                               std::vector<stage::Colour>(width * across * height * down)};
        for (int i = 0; i < across * down && first + i < topic_count; ++i) {
            picture::Picture page{240, 240, std::vector<stage::Colour>(240 * 240)};
            stage::Canvas canvas(page.pixels.data(), stage::screen_area, stage::standard_theme);
            canvas.fill(stage::screen_area, stage::standard_theme.panel);
            blast_cartridge::cartridge.draw_topic(canvas, first + i);
            for (int y = 0; y < height; ++y)
                for (int x = 0; x < width; ++x)
                    sheet.pixels[static_cast<std::size_t>((i / across * height + y) * sheet.width +
                                                          i % across * width + x)] =
                        page.pixels[static_cast<std::size_t>((stage::topic_picture.y - 2 + y) *
                                                                 240 +
                                                             stage::topic_picture.x - 2 + x)];
        }
        golden::check(("blast_topics_" + std::to_string(first / 10)).c_str(), sheet);
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_sentence_fits);
    RUN_TEST(every_event_fits);
    RUN_TEST(every_reason_fits);
    RUN_TEST(what_is_closed_says_why);
    RUN_TEST(the_end_of_a_turn_promises_no_more_than_it_knows);
    RUN_TEST(those_whom_a_bomb_reaches_are_named);
    RUN_TEST(bombs_of_figures_are_told);
    RUN_TEST(what_lies_open_is_told);
    RUN_TEST(pictures_of_topics);
    return UNITY_END();
}
