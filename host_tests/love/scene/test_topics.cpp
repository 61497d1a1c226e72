// Y explains whatever the cursor stands on, in any position, for any viewer.
#include <fstream>
#include <set>

#include "love/pages.h"
#include "love/position.h"
#include "love/topics.h"
#include "love_scene/words.h"
#include "stage/font.h"
#include "stand.h"

using namespace table;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

const stage::Cartridge& cartridge = love_cartridge::cartridge;

picture::Picture picture_of(int number, const stage::Theme& theme) {
    const stage::Rect box = stage::topic_picture;
    picture::Picture result{
        box.width, box.height,
        std::vector<stage::Colour>(static_cast<std::size_t>(box.area()), theme.panel)};
    stage::Canvas canvas(result.pixels.data(), box, theme);
    cartridge.draw_topic(canvas, number);
    return result;
}

// The rules by number, as RULES.md has them.
std::string rule_text(std::string_view number) {
    std::ifstream file(SIXGUN_RULES);
    TEST_ASSERT_TRUE(file.good());
    const std::string start = "| " + std::string(number) + " | ";
    for (std::string line; std::getline(file, line);)
        if (line.starts_with(start))
            return line.substr(start.size(), line.size() - start.size() - 2);
    return {};
}

}  // namespace

static void every_topic_says_something() {
    for (int number = 0; number < cartridge.topics; ++number) {
        stage::Topic topic;
        cartridge.topic(number, topic);
        const char* title = topic.title.c_str();
        TEST_ASSERT_FALSE_MESSAGE(topic.title.empty() || topic.plain.empty(), title);
        TEST_ASSERT_FALSE_MESSAGE(
            topic.title.cut() || topic.plain.cut() || topic.number.cut() || topic.rule.cut(),
            title);
        TEST_ASSERT_EQUAL_CHAR_MESSAGE('.', topic.plain.view().back(), title);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rule_text(topic.number.view()).c_str(), topic.rule.c_str(),
                                         title);
        TEST_ASSERT_TRUE_MESSAGE(topic.page < cartridge.rules.size(), title);
    }
}

static void every_topic_has_a_picture() {
    for (const stage::Theme* theme : {&stage::standard_theme, &stage::colour_blind_theme})
        for (int number = 0; number < cartridge.topics; ++number) {
            const picture::Picture drawn = picture_of(number, *theme);
            const auto blank = std::count(drawn.pixels.begin(), drawn.pixels.end(), theme->panel);
            const auto painted = static_cast<int>(drawn.pixels.size()) - static_cast<int>(blank);
            TEST_ASSERT_GREATER_THAN_MESSAGE(1000, painted, std::to_string(number).c_str());
        }
}

// With random keys in random positions, and while their stories are told.
static void everything_under_the_cursor_has_a_topic() {
    std::set<int> met;
    const auto look = [&](const Stand& shown) {
        const int number = shown.topic();
        TEST_ASSERT_TRUE(number >= 0 && number < cartridge.topics);
        met.insert(number);
    };
    kit::Rng rng(5);
    play_at_random(9, [&](const Step& step) {
        if (rng.below(4) != 0) return;
        constexpr kit::Viewer viewers[] = {R, B, G, Y, kit::the_public, kit::all_seeing};
        const kit::Viewer viewer =
            rng.below(2) == 0 ? step.before.decider() : viewers[rng.below(6)];
        Stand shown(step.before, viewer);
        for (int i = 0; i < 8; ++i) {
            look(shown);
            constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "UP", "LEFT", "A"};
            shown.keys(keys[rng.below(7)]);
        }
        look(shown);
        Stand told(step.before, viewer);
        told.play(step.action, [&] { look(told); });
        look(told);
    });
    // What is rare at random.
    {
        Position t;
        t.claimed({B0}).hand(B, {R, Y}).score(B, 48);
        Stand shown(t.s);
        shown.keys("UP*4 RIGHT*2");
        look(shown);
    }
    {
        Position t;
        t.score(B, 40).turn(R, 199, B).play({RELOAD()});
        Stand shown(t.s);
        shown.play(END, [&] { look(shown); });
    }
    {
        Position t;
        t.in_love(BY | GY).play({DUEL(B0), FIRE(0)});
        Stand shown(t.s);
        shown.play(FIRE(0), [&] { look(shown); });
    }
    for (int number = 0; number < cartridge.topics; ++number) {
        const auto topic = static_cast<std::size_t>(topic_of(number));
        TEST_ASSERT_TRUE_MESSAGE(met.count(number) == 1, topics[topic].title.data());
    }
}

// No sentence of the words' bar is cut: one of its lines holds 33 letters.
static void sentences_fit() {
    const auto fits = [](const stage::Words& words) {
        constexpr int width = 202;
        TEST_ASSERT_FALSE(words.first.cut() || words.second.cut());
        const bool both = words.second.empty();
        TEST_ASSERT_TRUE_MESSAGE(
            both ? stage::paragraph_height(width, words.first.view(), stage::small, -1) <= 24
                 : stage::text_width(words.first.view(), stage::small) <= width,
            words.first.c_str());
        TEST_ASSERT_TRUE_MESSAGE(stage::text_width(words.second.view(), stage::small) <= width,
                                 words.second.c_str());
    };
    using namespace love_scene;
    play_at_random(3, [&](const Step& step) {
        const State& state = step.before;
        if (state.splitting()) {
            Stand shown(state, state.decider());
            Stakes stakes;
            about_split(shown.driver().view(), state, stakes);
            for (const kit::TextOut* text :
                 std::initializer_list<const kit::TextOut*>{&stakes.win, &stakes.tie, &stakes.lose})
                TEST_ASSERT_TRUE_MESSAGE(stage::text_width(text->view(), stage::small) <= 192,
                                         text->c_str());
            return;
        }
        Stand shown(state, state.turn_seat);
        const auto& view = shown.driver().view();
        const auto check = [&](auto&& about) {
            stage::Words words;
            about(words);
            fits(words);
        };
        for (const Deed deed : {Deed::duel, Deed::claim, Deed::reload, Deed::end})
            check([&](auto& words) { about_deed(state, deed, words); });
        for (Heart heart = 0; heart < heart_count; ++heart)
            check([&](auto& words) { about_target(view, state, heart, words); });
        for (Seat seat = 0; seat < seat_count; ++seat)
            for (int part = 0; part < 8; ++part)
                check([&](auto& words) {
                    about_part(view, state, static_cast<Part>(part), seat, words);
                });
        for (const Event& event : step.events)
            check([&](auto& words) { about_event(view, event, words); });
    });
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_topic_says_something);
    RUN_TEST(every_topic_has_a_picture);
    RUN_TEST(everything_under_the_cursor_has_a_topic);
    RUN_TEST(sentences_fit);
    return UNITY_END();
}
