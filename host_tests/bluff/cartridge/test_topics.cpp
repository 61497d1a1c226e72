// What Y says of everything at the table of Bluff the Bullet: words, rule and picture.
#include <unity.h>

#include <algorithm>
#include <fstream>
#include <set>

#include "bluff/topics.h"
#include "bluff_cartridge/cartridge.h"
#include "kit/check.h"
#include "stage/canvas.h"

void setUp() {}
void tearDown() {}

namespace {

const stage::Cartridge& cartridge = bluff_cartridge::cartridge;

std::vector<stage::Colour> picture_of(int number, const stage::Theme& theme) {
    const stage::Rect box = stage::topic_picture;
    std::vector<stage::Colour> pixels(static_cast<std::size_t>(box.area()), theme.panel);
    stage::Canvas canvas(pixels.data(), box, theme);
    cartridge.draw_topic(canvas, number);
    return pixels;
}

// The rules by number, as RULES.md has them; what stands out there does not on the console.
std::string rule_text(std::string_view number) {
    std::ifstream file(SIXGUN_RULES);
    kit::check(file.good(), "the rules are not there");
    const std::string start = "| " + std::string(number) + " | ";
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with(start)) continue;
        std::string text = line.substr(start.size(), line.size() - start.size() - 2);
        std::erase(text, '*');
        return text;
    }
    return {};
}

}  // namespace

static void every_topic_says_something() {
    TEST_ASSERT_EQUAL(bluff::topic_count, cartridge.topics);
    for (int number = 0; number < cartridge.topics; ++number) {
        stage::Topic topic;
        cartridge.topic(number, topic);
        const char* title = topic.title.c_str();
        TEST_ASSERT_FALSE_MESSAGE(topic.title.empty() || topic.plain.empty(), title);
        TEST_ASSERT_FALSE_MESSAGE(
            topic.title.cut() || topic.plain.cut() || topic.number.cut() || topic.rule.cut(),
            title);
        TEST_ASSERT_EQUAL_CHAR_MESSAGE('.', topic.plain.view().back(), title);
        TEST_ASSERT_TRUE_MESSAGE(
            stage::paragraph_height(stage::topic_words.width, topic.plain.view(), stage::small,
                                    2) <= stage::topic_words.height,
            title);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(rule_text(topic.number.view()).c_str(), topic.rule.c_str(),
                                         title);
        TEST_ASSERT_TRUE_MESSAGE(topic.page < cartridge.rules.size(), title);
    }
}

// None is that of another topic.
static void every_topic_has_a_picture() {
    for (const stage::Theme* theme : {&stage::standard_theme, &stage::colour_blind_theme}) {
        std::set<std::vector<stage::Colour>> drawn;
        for (int number = 0; number < cartridge.topics; ++number) {
            const auto pixels = picture_of(number, *theme);
            const auto blank = std::count(pixels.begin(), pixels.end(), theme->panel);
            TEST_ASSERT_GREATER_THAN_MESSAGE(1000, static_cast<int>(pixels.size()) - blank,
                                             std::to_string(number).c_str());
            drawn.insert(pixels);
        }
        TEST_ASSERT_EQUAL_size_t(static_cast<std::size_t>(cartridge.topics), drawn.size());
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_topic_says_something);
    RUN_TEST(every_topic_has_a_picture);
    return UNITY_END();
}
