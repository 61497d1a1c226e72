#include <unity.h>

#include <vector>

#include "drivers/score_player.h"
#include "drivers/tone.h"

void setUp() {}
void tearDown() {}

static constexpr std::uint32_t clock_hertz = 125'000'000;

static std::vector<drivers::Note> played(const std::vector<std::uint16_t>& score) {
    drivers::ScorePlayer player;
    player.start(score);
    std::vector<drivers::Note> notes;
    drivers::Note note{};
    while (player.next(note)) notes.push_back(note);
    TEST_ASSERT_FALSE(player.next(note));  // over is over
    return notes;
}

static void test_plays_pairs_and_rests() {
    const auto notes = played({440, 100, 0, 50, 880, 25});
    TEST_ASSERT_EQUAL_size_t(3, notes.size());
    TEST_ASSERT_EQUAL_UINT16(440, notes[0].hertz);
    TEST_ASSERT_EQUAL_UINT16(0, notes[1].hertz);
    TEST_ASSERT_EQUAL_UINT16(50, notes[1].milliseconds);
    TEST_ASSERT_EQUAL_UINT16(880, notes[2].hertz);
}

static void test_empty_and_broken_scores_end() {
    TEST_ASSERT_TRUE(played({}).empty());
    TEST_ASSERT_TRUE(played({440}).empty());  // no length
    TEST_ASSERT_TRUE(played({440, 0, 880, 0}).empty());
    TEST_ASSERT_EQUAL_size_t(1, played({440, 0, 880, 10, 990}).size());
}

static void test_a_new_score_replaces_the_old() {
    const std::uint16_t first[] = {100, 1, 200, 1}, second[] = {300, 1};
    drivers::ScorePlayer player;
    drivers::Note note{};
    player.start(first);
    TEST_ASSERT_TRUE(player.next(note));
    player.start(second);
    TEST_ASSERT_TRUE(player.next(note));
    TEST_ASSERT_EQUAL_UINT16(300, note.hertz);
    player.start({});
    TEST_ASSERT_FALSE(player.next(note));
}

// Every pitch a score can name comes out within a thousandth, a few cents at most.
static void test_pitches_are_true() {
    for (std::uint32_t hertz = drivers::lowest_hertz; hertz <= 20000; ++hertz) {
        const drivers::Tone tone = drivers::tone_of(hertz, 100, clock_hertz);
        TEST_ASSERT_NOT_EQUAL(0, tone.divider);
        const std::uint32_t made = clock_hertz / (tone.divider * (tone.wrap + 1u));
        TEST_ASSERT_UINT32_WITHIN(1 + hertz / 1000, hertz, made);
    }
    TEST_ASSERT_EQUAL_UINT16(drivers::tone_of(drivers::lowest_hertz, 50, clock_hertz).wrap,
                             drivers::tone_of(1, 50, clock_hertz).wrap);
    TEST_ASSERT_TRUE(drivers::tone_of(65535, 100, clock_hertz).level > 0);
}

static void test_volume_is_pulse_width() {
    std::uint32_t last = 0;
    for (int volume = 0; volume <= 100; ++volume) {
        const drivers::Tone tone = drivers::tone_of(440, volume, clock_hertz);
        TEST_ASSERT_TRUE(volume == 0 ? tone.level == 0 : tone.level >= last && tone.level > 0);
        last = tone.level;
    }
    const drivers::Tone loudest = drivers::tone_of(440, 100, clock_hertz);
    TEST_ASSERT_EQUAL_UINT32((loudest.wrap + 1u) / 2, loudest.level);
    TEST_ASSERT_EQUAL_UINT16(loudest.level, drivers::tone_of(440, 1000, clock_hertz).level);
    TEST_ASSERT_EQUAL_UINT16(0, drivers::tone_of(440, -5, clock_hertz).level);
    TEST_ASSERT_EQUAL_UINT16(0, drivers::tone_of(0, 100, clock_hertz).level);  // a rest
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_plays_pairs_and_rests);
    RUN_TEST(test_empty_and_broken_scores_end);
    RUN_TEST(test_a_new_score_replaces_the_old);
    RUN_TEST(test_pitches_are_true);
    RUN_TEST(test_volume_is_pulse_width);
    return UNITY_END();
}
