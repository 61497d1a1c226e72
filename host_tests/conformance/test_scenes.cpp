// What every game's scene must do, checked for any game through its cartridge. A game joins by
// being in the line-up.
//
// Fairness: the pixels, the sounds and the length of what a viewer is shown do not change when all
// that the viewer cannot know is dealt anew. Explanations: wherever the cursor stands and whatever
// is told, Y has something to say about it, and all of it can be read.
#include <unity.h>

#include <fstream>
#include <sstream>

#include "lineup/cartridges.h"
#include "scene_stand.h"

void setUp() {}
void tearDown() {}

namespace {

using stand::AnySceneStand;

constexpr std::string_view names[] = {"Player 1", "Player 2", "Player 3", "Player 4",
                                      "Player 5", "Player 6", "Player 7", "Player 8"};
constexpr const char* ways[] = {"UP", "DOWN", "LEFT", "RIGHT", "B"};

const stage::Cartridge* subject = nullptr;
const kit::Game& game() { return subject->game; }

// Random matches, at most `steps` positions long.
template <class Visit>
void walk(kit::Seed matches, int steps, const Visit& visit) {
    for (kit::Seed seed = 1; seed <= matches; ++seed) {
        kit::Rng rng(seed, 77);
        kit::AnyState state;
        game().setup(state.bytes, kit::random_config(game(), rng), rng.next());
        for (int step = 0; step < steps && game().turn(state.bytes) != kit::nobody; ++step) {
            const kit::Action action = kit::random_legal(game(), state.bytes, rng);
            visit(state.bytes, action, rng);
            kit::Events unseen;
            TEST_ASSERT_TRUE(game().apply(state.bytes, action, unseen).ok());
        }
    }
}

kit::Viewer any_viewer(const kit::StateBytes* state, kit::Rng& rng) {
    const auto seats = static_cast<std::uint32_t>(game().seats(state));
    const std::uint32_t which = rng.below(seats + 1);
    return which == seats ? kit::the_public : static_cast<kit::Viewer>(which);
}

// What the viewer is told of an action, and the position after it as the viewer sees it.
std::pair<std::vector<kit::Event>, kit::Hash> told(const kit::StateBytes* before,
                                                   kit::Action action, kit::Viewer viewer) {
    kit::AnyState after;
    game().copy(after.bytes, before);
    std::vector<kit::Event> memory(kit::max_events), seen;
    kit::Events events(memory);
    if (!game().apply(after.bytes, action, events).ok()) return {{}, 0};
    for (const kit::Event& event : events.all()) seen.push_back(kit::redacted(event, viewer));
    return {seen, kit::view_hash(game(), after.bytes, viewer)};
}

void same(const AnySceneStand& here, const AnySceneStand& there, const char* what) {
    TEST_ASSERT_TRUE_MESSAGE(here.picture() == there.picture(), what);
    TEST_ASSERT_EQUAL_MESSAGE(here.topic(), there.topic(), what);
    TEST_ASSERT_EQUAL_STRING_MESSAGE(here.here().c_str(), there.here().c_str(), what);
    TEST_ASSERT_TRUE_MESSAGE(here.cues == there.cues, what);
}

void check_fairness() {
    int hidden = 0, films = 0, noticed = 0;
    walk(12, 120, [&](const kit::StateBytes* state, kit::Action action, kit::Rng& rng) {
        if (rng.below(4) != 0) return;
        const kit::Viewer viewer = any_viewer(state, rng);
        kit::AnyState twin;
        game().copy(twin.bytes, state);
        game().conceal(twin.bytes, viewer, rng);
        AnySceneStand here(*subject, names, state, viewer);
        AnySceneStand there(*subject, names, twin.bytes, viewer);
        same(here, there, "the picture gives something away");
        // And with the cursor anywhere, and in whatever opens there.
        for (int i = 0; i < 6; ++i) {
            const char* key = ways[rng.below(5)];
            here.keys(key);
            there.keys(key);
            same(here, there, "a picture gives something away to the cursor");
        }
        const auto first = told(state, action, viewer), second = told(twin.bytes, action, viewer);
        if (!first.first.empty() && first == second) {
            TEST_ASSERT_TRUE_MESSAGE(here.film(action) == there.film(action),
                                     "the story gives something away");
            same(here, there, "the end of a story gives something away");
            ++films;
        }
        // Proof that it could fail: somebody who may see it does.
        const auto other =
            static_cast<kit::Seat>(rng.below(static_cast<std::uint32_t>(game().seats(state))));
        if (kit::view_hash(game(), state, other) == kit::view_hash(game(), twin.bytes, other))
            return;
        ++hidden;
        const AnySceneStand knows(*subject, names, state, other);
        const AnySceneStand knows_twin(*subject, names, twin.bytes, other);
        noticed += knows.picture() == knows_twin.picture() ? 0 : 1;
    });
    TEST_ASSERT_GREATER_THAN(30, films);
    if (hidden > 0) TEST_ASSERT_GREATER_THAN(0, noticed);
}

// ---- Explanations -------------------------------------------------------------------------------

std::string rules_text() {
    std::ifstream file(std::string(SIXGUN_GAMES) + "/" + std::string(game().info.word) +
                       "/RULES.md");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

void check_topics() {
    const std::string rules = rules_text();
    TEST_ASSERT_FALSE(rules.empty());
    TEST_ASSERT_GREATER_THAN(0, subject->topics);
    for (int number = 0; number < subject->topics; ++number) {
        stage::Topic topic;
        subject->topic(number, topic);
        const std::string what = std::to_string(number) + " " + std::string(topic.title.view());
        for (const kit::TextOut* text : {static_cast<const kit::TextOut*>(&topic.title),
                                         static_cast<const kit::TextOut*>(&topic.plain),
                                         static_cast<const kit::TextOut*>(&topic.number),
                                         static_cast<const kit::TextOut*>(&topic.rule)})
            TEST_ASSERT_FALSE_MESSAGE(text->empty() || text->cut(), what.c_str());
        TEST_ASSERT_TRUE_MESSAGE(rules.find(topic.number.view()) != std::string::npos,
                                 what.c_str());
        TEST_ASSERT_LESS_THAN_MESSAGE(static_cast<int>(subject->rules.size()), topic.page,
                                      what.c_str());
        // All of it can be read.
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            stage::topic_words.height,
            stage::paragraph_height(stage::topic_words.width, topic.plain.view(), stage::small, 2),
            what.c_str());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(216, stage::text_width(topic.title.view(), stage::medium),
                                          what.c_str());
        // It has a picture, and that stays in its place.
        picture::Picture page{240, 240, std::vector<stage::Colour>(240 * 240, 0x1234)};
        stage::Canvas canvas(page.pixels.data(), stage::screen_area, stage::standard_theme);
        {
            const auto inside = canvas.clipped(stage::topic_picture);
            subject->draw_topic(canvas, number);
        }
        const auto drawn = std::count_if(page.pixels.begin(), page.pixels.end(),
                                         [](stage::Colour pixel) { return pixel != 0x1234; });
        TEST_ASSERT_GREATER_THAN_MESSAGE(100, drawn, what.c_str());
    }
}

void check_everything_is_explained() {
    int asked = 0;
    const auto ask = [&](const AnySceneStand& scene) {
        TEST_ASSERT_TRUE_MESSAGE(scene.topic() >= 0 && scene.topic() < subject->topics,
                                 "something on the table has no explanation");
        ++asked;
    };
    walk(8, 80, [&](const kit::StateBytes* state, kit::Action action, kit::Rng& rng) {
        if (rng.below(3) != 0) return;
        const kit::Viewer viewer = rng.below(8) == 0   ? kit::all_seeing
                                   : rng.below(4) == 0 ? any_viewer(state, rng)
                                                       : game().turn(state);
        AnySceneStand scene(*subject, names, state, viewer);
        ask(scene);
        for (int i = 0; i < 24; ++i) {
            scene.keys(ways[rng.below(5)]);
            ask(scene);
        }
        AnySceneStand story(*subject, names, state, viewer);
        story.play(action, [&] { ask(story); });
        ask(story);
    });
    TEST_ASSERT_GREATER_THAN(1000, asked);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    for (const stage::Cartridge* cartridge : lineup::cartridges) {
        subject = cartridge;
        const std::string word(game().info.word);
        const auto run = [&](const char* what, void (*check)()) {
            UnityDefaultTestRun(check, (word + " " + what).c_str(), __LINE__);
        };
        run("fairness", check_fairness);
        run("topics", check_topics);
        run("everything is explained", check_everything_is_explained);
    }
    return UNITY_END();
}
