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
    RUN_TEST(pictures_of_topics);
    return UNITY_END();
}
