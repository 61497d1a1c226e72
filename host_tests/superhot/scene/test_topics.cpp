// Y explains everything: whatever the cursor stands on and whatever is being told has words, a rule
// and a picture.
#include <fstream>
#include <set>

#include "golden.h"
#include "superhot_scene/topics.h"
#include "walk.h"

void setUp() {}
void tearDown() {}

using namespace table;
using stand::Stand;
using superhot_scene::Does;
using superhot_scene::Group;
using superhot_scene::Thing;
using superhot_scene::topic_number;

namespace {

std::set<std::string> rule_numbers() {
    std::ifstream file(SUPERHOT_RULES);
    TEST_ASSERT_TRUE_MESSAGE(file.good(), "RULES.md cannot be read");
    std::set<std::string> numbers;
    for (std::string line; std::getline(file, line);)
        if (line.rfind("| HOT-", 0) == 0) numbers.insert(line.substr(2, 7));
    return numbers;
}

const stage::Cartridge& hot = superhot_cartridge::cartridge;

struct Explained : stage::Topic {
    explicit Explained(int which) { hot.topic(which, *this); }
};

// On a screen of one colour: pixels in the place of the picture, and beside it.
struct Painted {
    int inside = 0, outside = 0;
};
Painted painted(int number, const stage::Theme& theme) {
    std::vector<stage::Colour> pixels(240 * 240, theme.panel);
    stage::Canvas canvas(pixels.data(), stage::screen_area, theme);
    hot.draw_topic(canvas, number);
    Painted result;
    for (int y = 0; y < 240; ++y)
        for (int x = 0; x < 240; ++x)
            if (pixels[static_cast<std::size_t>(y * 240 + x)] != theme.panel)
                ++(stage::topic_picture.contains({x, y}) ? result.inside : result.outside);
    return result;
}

}  // namespace

static void every_topic_has_words_and_a_rule() {
    const auto numbers = rule_numbers();
    TEST_ASSERT_GREATER_THAN(200, static_cast<int>(numbers.size()));
    TEST_ASSERT_EQUAL(superhot_scene::topic_count, hot.topics);
    for (int number = 0; number < hot.topics; ++number) {
        const Explained topic(number);
        const char* title = topic.title.c_str();
        TEST_ASSERT_FALSE_MESSAGE(topic.title.empty() || topic.plain.empty(), title);
        TEST_ASSERT_FALSE_MESSAGE(topic.rule.empty(), title);
        TEST_ASSERT_FALSE_MESSAGE(
            topic.title.cut() || topic.plain.cut() || topic.rule.cut() || topic.number.cut(),
            title);
        TEST_ASSERT_TRUE_MESSAGE(numbers.contains(topic.number.c_str()), title);
        TEST_ASSERT_TRUE_MESSAGE(topic.page < hot.rules.size(), title);
    }
}

static void every_topic_has_a_picture_in_its_place() {
    for (const stage::Theme* theme : {&stage::standard_theme, &stage::colour_blind_theme}) {
        for (int number = 0; number < hot.topics; ++number) {
            const Painted pixels = painted(number, *theme);
            const Explained topic(number);
            TEST_ASSERT_GREATER_THAN_MESSAGE(2000, pixels.inside, topic.title.c_str());
            TEST_ASSERT_EQUAL_MESSAGE(0, pixels.outside, topic.title.c_str());
        }
    }
}

// One of each kind of card, and all that there are of the rest.
static void pictures_of_topics() {
    std::vector<int> numbers;
    std::set<int> tops, bottoms;
    for (Card card = 0; card <= bullet; ++card) {
        const int bottom = card == bullet ? -1 : static_cast<int>(obstacles[card].bottom);
        if (bottoms.insert(bottom).second) numbers.push_back(topic_number(Group::line_card, card));
    }
    for (Card card = 0; card <= bullet; ++card) {
        const int top = card == bullet ? -1 : static_cast<int>(top_name(card));
        if (tops.insert(top).second) numbers.push_back(topic_number(Group::hand_card, card));
    }
    numbers.push_back(topic_number(Group::next_card, ob(1)));
    for (const Goal goal : {body_count, triple_take, clean_sweep})
        numbers.push_back(topic_number(Group::goal, goal));
    for (int number = topic_number(Group::glitch, 0); number < hot.topics; ++number)
        numbers.push_back(number);
    constexpr int columns = 10;
    constexpr stage::Rect place = stage::topic_picture;
    const int rows = (static_cast<int>(numbers.size()) + columns - 1) / columns;
    picture::Picture sheet{columns * place.width, rows * place.height, {}};
    sheet.pixels.resize(static_cast<std::size_t>(sheet.width * sheet.height));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::vector<stage::Colour> pixels(static_cast<std::size_t>(place.area()),
                                          stage::standard_theme.panel);
        stage::Canvas canvas(pixels.data(), place, stage::standard_theme);
        hot.draw_topic(canvas, numbers[i]);
        const int left = static_cast<int>(i) % columns * place.width;
        const int top = static_cast<int>(i) / columns * place.height;
        for (int y = 0; y < place.height; ++y)
            std::copy_n(pixels.begin() + y * place.width, place.width,
                        sheet.pixels.begin() + (top + y) * sheet.width + left);
    }
    golden::check("hot_topics", sheet);
}

// In any position and task, for whoever looks, and in every frame of a story.
static void everything_has_a_topic() {
    std::set<int> decided, told;
    walk::through_all(4, [&](Stand& shown) {
        const int number = shown.topic();
        TEST_ASSERT_TRUE(number >= 0 && number < hot.topics);
        (shown.driver().telling() ? told : decided).insert(number);
    });
    // The walk went everywhere: each group came up, and all buttons but for rare ones.
    std::array<int, superhot_scene::group_sizes.size()> groups{};
    for (const int number : decided)
        ++groups[static_cast<std::size_t>(superhot_scene::subject_of(number).group)];
    for (const int group : groups) TEST_ASSERT_GREATER_THAN(4, group);
    TEST_ASSERT_GREATER_THAN(16, groups[static_cast<std::size_t>(Group::button)]);
    TEST_ASSERT_GREATER_THAN(60, static_cast<int>(told.size()));
}

static void the_thing_under_the_cursor_is_explained() {
    Position t = Position::cleared();
    t.line({ob(7), ob(21), B, ob(1), ob(13), ob(15)});
    t.knock_out(1);
    t.hand({ob(2), it(1), ob(14), B});
    t.goals({arms_race});
    t.discard({ob(23)});
    t.ready();
    const auto check = [&](const char* keys, int number) {
        Stand shown(t.s);
        shown.keys(keys);
        TEST_ASSERT_EQUAL_MESSAGE(number, shown.topic(), keys);
    };
    check("", topic_number(Group::line_card, ob(7)));
    check("LEFT", topic_number(Thing::knocked_out));
    check("LEFT*2", topic_number(Group::line_card, B));
    check("RIGHT", topic_number(Group::next_card, t.s.obstacles.top()));
    check("UP", topic_number(Group::goal, arms_race));
    check("UP A", topic_number(Group::goal, arms_race));
    check("DOWN", topic_number(Group::hand_card, B));
    check("DOWN*2", topic_number(Does::wait));
    check("DOWN*2 RIGHT*2", topic_number(Does::own_pile));
    check("DOWN*2 RIGHT*2 A", topic_number(Group::hand_card, ob(23)));
    check("DOWN*2 RIGHT*3 A", topic_number(Does::other_pile));  // nothing lies there yet
    check("LEFT*3 A DOWN", topic_number(Does::cheapest));
    TEST_ASSERT_EQUAL_STRING("HOT-154",
                             Explained(topic_number(Group::line_card, ob(7))).number.c_str());
    TEST_ASSERT_EQUAL_STRING(
        "An Enemy, defeated with ⬢5. Left face up it shoots 2 a turn. In a hand "
        "it is Shotgun ⬢3.",
        Explained(topic_number(Group::line_card, ob(7))).plain.c_str());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_topic_has_words_and_a_rule);
    RUN_TEST(every_topic_has_a_picture_in_its_place);
    RUN_TEST(pictures_of_topics);
    RUN_TEST(everything_has_a_topic);
    RUN_TEST(the_thing_under_the_cursor_is_explained);
    return UNITY_END();
}
