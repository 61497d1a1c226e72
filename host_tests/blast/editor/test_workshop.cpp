// The table by which the shell knows arenas: titles, notes, texts, matches, topics.
#include <set>

#include "blast/config.h"
#include "blast/rules.h"
#include "blast_editor/tool_words.h"
#include "blast_editor/workshop.h"
#include "drafts.h"

using namespace drafts;
using blast_editor::workshop;
using stage::Record;

void setUp() {}
void tearDown() {}

namespace {

Record model(int number) {
    Record record{};
    workshop.model(number, record);
    return record;
}
template <class Say>
std::string said(Say say, const Record& record) {
    kit::Text<512> text;
    say(record, text);
    TEST_ASSERT_FALSE(text.cut());
    return std::string(text.view());
}

void every_model_can_be_played_and_told() {
    TEST_ASSERT_EQUAL(13, workshop.models);
    for (int i = 0; i < workshop.models; ++i) {
        const Record record = model(i);
        TEST_ASSERT_TRUE(workshop.problem(record).ok() && workshop.well_formed(record));
        const std::string text = said(workshop.print, record);
        TEST_ASSERT_EQUAL_STRING(
            std::string(blast::arena_texts[static_cast<std::size_t>(i)]).c_str(), text.c_str());
        TEST_ASSERT_LESS_OR_EQUAL(workshop.longest_text, text.size());
        for (const char c : text)
            TEST_ASSERT_TRUE(workshop.text_characters.find(c) != std::string_view::npos);
        Record again{};
        TEST_ASSERT_TRUE(workshop.read(text, again).ok());
        TEST_ASSERT_TRUE(again == record);

        // The match on it is the match on the built-in one.
        kit::Config config = blast::game.info.form.usual();
        workshop.choose(record, config);
        TEST_ASSERT_TRUE(kit::config_verdict(blast::game, config).ok());
        TEST_ASSERT_TRUE(blast::arena_of(config) == blast::arenas[static_cast<std::size_t>(i)]);
        Record shown{};
        workshop.shown(config, shown);
        TEST_ASSERT_TRUE(shown == record);
        config = blast::game.info.form.usual();
        config.values[blast::arena_field] = static_cast<std::uint8_t>(i);
        blast::game.info.form.settle(config);
        workshop.shown(config, shown);
        TEST_ASSERT_TRUE(shown == record);
    }
    TEST_ASSERT_EQUAL_STRING("2 players, opposites alike", said(workshop.note, model(0)).c_str());
    TEST_ASSERT_EQUAL_STRING("4 players, alike all round", said(workshop.note, model(2)).c_str());
}

// Each set of symmetries has words of its own, which fit beside an arena's picture.
void symmetries_have_plain_names() {
    using namespace blast;
    constexpr int both = mirror_left_right | mirror_top_bottom | half_turn;
    std::set<std::string_view> names;
    constexpr int sets[]{0,    mirror_left_right,        mirror_top_bottom,  half_turn,
                         both, half_turn | quarter_turn, both | quarter_turn};
    for (const int each : sets) {
        const std::string_view name =
            blast_editor::name_of_symmetries(static_cast<std::uint8_t>(each));
        TEST_ASSERT_LESS_OR_EQUAL(26 - std::string_view("4 players, ").size(), name.size());
        names.insert(name);
    }
    TEST_ASSERT_EQUAL(std::size(sets), names.size());
}

// A choice that is asked no more is as usual: Revenge for two.
void choosing_settles_the_rest() {
    kit::Config config = blast::game.info.form.usual();
    config.values[blast::arena_field] = 2;
    config.values[blast::revenge_field] = 1;
    workshop.choose(model(5), config);
    TEST_ASSERT_EQUAL(1, config[blast::revenge_field]);
    TEST_ASSERT_TRUE(kit::config_verdict(blast::game, config).ok());
}

void names_change() {
    Record record = model(1);
    workshop.rename(record, "Garden-12 'B'");
    TEST_ASSERT_EQUAL_STRING("Garden-12 'B'", said(workshop.title, record).c_str());
    workshop.rename(record, "ABCDEFGHIJKLMNOP");  // all sixteen
    TEST_ASSERT_EQUAL_STRING("ABCDEFGHIJKLMNOP", said(workshop.title, record).c_str());
    TEST_ASSERT_TRUE(workshop.problem(record).ok());
    workshop.rename(record, "X");  // nothing stays behind it
    TEST_ASSERT_TRUE(workshop.well_formed(record) && workshop.problem(record).ok());
    for (const char c : workshop.name_characters) {
        const char name[] = {'a', c, 'b'};
        workshop.rename(record, {name, 3});
        TEST_ASSERT_TRUE(workshop.problem(record).ok());
    }
}

void an_empty_one_is_a_draft() {
    Record record{};
    workshop.make(16, record);
    TEST_ASSERT_TRUE(workshop.well_formed(record));
    TEST_ASSERT_EQUAL_STRING("at least 3 tiles", workshop.problem(record).why_not);
    TEST_ASSERT_EQUAL_STRING("Arena 16", said(workshop.title, record).c_str());
    TEST_ASSERT_EQUAL_STRING("nothing in it yet", said(workshop.note, record).c_str());
}

void what_is_no_arena_is_refused_in_words() {
    const Record before = model(0);
    const struct {
        const char* text;
        int column;
    } wrong[] = {{"", 1},
                 {"BT2|A|2|", 3},
                 {"BT1|A_|2|", 6},
                 {"BT1|A|5|", 7},
                 {"BT1|A|2|Ka1Qd1", 12},
                 {"BT1|A|2|Ka13", 12},
                 {"BT1|A|2|Ka1|d4", 13},
                 {"BT1|A|2|Ka1|a1|a1|a1b1|Xa1", 24}};
    for (const auto& [text, column] : wrong) {
        Record record = before;
        const stage::RecordReading reading = workshop.read(text, record);
        TEST_ASSERT_FALSE_MESSAGE(reading.ok(), text);
        TEST_ASSERT_EQUAL_MESSAGE(column, reading.column, text);
        TEST_ASSERT_GREATER_THAN(0, std::string(reading.why_not).size());
        TEST_ASSERT_TRUE(record == before);
    }
    Record bytes = before;
    bytes.back() = 9;
    TEST_ASSERT_EQUAL_STRING("unknown kind of arena", workshop.problem(bytes).why_not);
    bytes = before;
    bytes[17] = 200;  // tiles
    TEST_ASSERT_FALSE(workshop.well_formed(bytes));
    TEST_ASSERT_EQUAL_STRING("this is no arena", workshop.problem(bytes).why_not);
    kit::Config config = blast::game.info.form.usual();
    workshop.choose(bytes, config);
    TEST_ASSERT_FALSE(kit::config_verdict(blast::game, config).ok());
}

// Every button, every thing and every ground has a text that fits, and a picture.
void everything_is_explained() {
    TEST_ASSERT_EQUAL(button_count + 3, workshop.topics);
    std::vector<stage::Colour> pixels(240 * 240);
    std::vector<std::vector<stage::Colour>> pictures;
    for (int i = 0; i < workshop.topics; ++i) {
        stage::Topic topic;
        workshop.topic(i, topic);
        for (const kit::TextOut* text :
             {static_cast<kit::TextOut*>(&topic.title), static_cast<kit::TextOut*>(&topic.plain),
              static_cast<kit::TextOut*>(&topic.number), static_cast<kit::TextOut*>(&topic.rule)}) {
            TEST_ASSERT_FALSE(text->cut());
            TEST_ASSERT_FALSE(text->empty());
        }
        if (i < button_count)
            TEST_ASSERT_EQUAL_STRING(std::string(button_name(i)).c_str(), topic.title.c_str());
        TEST_ASSERT_LESS_OR_EQUAL(
            stage::topic_words.height,
            stage::paragraph_height(stage::topic_words.width, topic.plain.view(), stage::small, 2));
        TEST_ASSERT_LESS_THAN(blast::page_count, topic.page);
        std::fill(pixels.begin(), pixels.end(), stage::standard_theme.panel);
        stage::Canvas canvas(pixels.data(), stage::screen_area, stage::standard_theme);
        workshop.draw_topic(canvas, i);
        for (const auto& other : pictures) TEST_ASSERT_FALSE(other == pixels);
        pictures.push_back(pixels);
    }
}

// From any button to any other, and out to the left.
void every_button_is_reached() {
    std::array<bool, button_count> seen{};
    std::vector<int> open{0};
    bool out = false;
    while (!open.empty()) {
        const int here = open.back();
        open.pop_back();
        if (seen[static_cast<std::size_t>(here)]) continue;
        seen[static_cast<std::size_t>(here)] = true;
        TEST_ASSERT_TRUE(palette_area.common(button_area(here)) == button_area(here));
        for (const Direction way : blast::directions) {
            const int next = button_beside(here, way);
            if (next < 0)
                out = true;
            else
                open.push_back(next);
        }
    }
    for (const bool each : seen) TEST_ASSERT_TRUE(each);
    TEST_ASSERT_TRUE(out);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_model_can_be_played_and_told);
    RUN_TEST(symmetries_have_plain_names);
    RUN_TEST(choosing_settles_the_rest);
    RUN_TEST(names_change);
    RUN_TEST(an_empty_one_is_a_draft);
    RUN_TEST(what_is_no_arena_is_refused_in_words);
    RUN_TEST(everything_is_explained);
    RUN_TEST(every_button_is_reached);
    return UNITY_END();
}
