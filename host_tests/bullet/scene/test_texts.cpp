// Every text fits its place: topics, lists, sentences; and the pictures of what Y explains.
#include "bullet/position.h"
#include "bullet/topics.h"
#include "bullet_scene/column.h"
#include "bullet_scene/topic_picture.h"
#include "bullet_scene/words.h"
#include "golden.h"
#include "stage/text.h"
#include "stage/topic.h"
#include "stand.h"

using namespace field;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

int lines_of(std::string_view text, int letters) {
    int lines = 0;
    while (!text.empty()) {
        stage::next_line(text, letters);
        ++lines;
    }
    return lines;
}

}  // namespace

// Six lines beside the picture, and the rule below it.
static void topics_fit() {
    for (int i = 0; i < all_topics; ++i) {
        stage::Topic topic;
        bullet_cartridge::cartridge.topic(i, topic);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            6, lines_of(topic.plain.view(), stage::topic_words.width / 6), topic.title.c_str());
        TEST_ASSERT_FALSE(topic.title.cut() || topic.plain.cut() || topic.rule.cut());
    }
}

// All pictures on one sheet, in their order.
static void topic_pictures() {
    constexpr int across = 16, width = stage::topic_picture.width,
                  height = stage::topic_picture.height;
    constexpr int down = (all_topics + across - 1) / across;
    picture::Picture sheet{across * width, down * height,
                           std::vector<stage::Colour>(across * width * down * height)};
    std::vector<stage::Colour> pixels(width * height);
    for (int i = 0; i < all_topics; ++i) {
        stage::Canvas canvas(pixels.data(), stage::topic_picture, stage::standard_theme);
        canvas.fill(stage::topic_picture, stage::standard_theme.panel);
        bullet_scene::draw_topic(canvas, i);
        for (int y = 0; y < height; ++y)
            std::copy_n(&pixels[static_cast<std::size_t>(y * width)], width,
                        &sheet.pixels[static_cast<std::size_t>(
                            ((i / across * height + y) * across + i % across) * width)]);
    }
    golden::check("bullet_topics", sheet);
}

// Random matches: whatever the rules ask has an answer in its list, and its words fit.
static void questions_and_sentences_fit() {
    constexpr int letters = bullet_scene::info_area.width / 6 - 1;
    for (kit::Seed seed = 1; seed <= 60; ++seed) {
        kit::Rng rng(seed, 3);
        State state{};
        Rules::setup(state, kit::random_config(game, rng), seed);
        for (int step = 0; step < 150 && !state.over(); ++step) {
            const Seat seat = Rules::turn(state);
            const auto question = bullet_scene::pending_question(state);
            const auto entries = bullet_scene::entries_of(state, seat, question, 0, {choose});
            if (question != bullet_scene::Question::none) TEST_ASSERT_TRUE(!entries.empty());
            TEST_ASSERT_LESS_OR_EQUAL(18, bullet_scene::title_of(question).size());
            for (const bullet_scene::Entry& entry : entries) {
                TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(15, entry.label.size(), entry.label.data());
                TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(3, lines_of(entry.help, 18), entry.help.data());
            }
            std::vector<Action> all(Rules::info.most_legal);
            kit::Actions out(all);
            Rules::legal(state, out);
            const Action action = all[rng.below(out.count())];
            Stand shown(state, kit::the_public);
            Event memory[kit::max_events];
            kit::Events events(memory);
            TEST_ASSERT_TRUE(Rules::apply(state, action, events).ok());
            for (std::size_t i = 0; i < events.all().size(); ++i) {
                kit::Text<64> words;
                bullet_scene::tell(shown.driver().view(), state, events.all().subspan(i), words);
                TEST_ASSERT_FALSE(words.cut());
                TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(letters, stage::character_count(words.view()),
                                                  words.c_str());
            }
        }
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(topics_fit);
    RUN_TEST(topic_pictures);
    RUN_TEST(questions_and_sentences_fit);
    return UNITY_END();
}
