// Scores as samples: the right pitch for the right time, then silence.
#include <algorithm>
#include <array>
#include <vector>

#include "drivers/host/synth.h"
#include "unity.h"

void setUp() {}
void tearDown() {}

namespace {

constexpr int rate = 48'000;

std::vector<std::int16_t> render(host::Synth& synth, std::size_t count) {
    std::vector<std::int16_t> samples(count);
    synth.render(samples);
    return samples;
}

int rising_edges(const std::vector<std::int16_t>& samples, std::size_t from, std::size_t to) {
    int edges = 0;
    for (std::size_t i = from + 1; i < to; ++i)
        if (samples[i - 1] < 0 && samples[i] > 0) ++edges;
    return edges;
}

void a_score_sounds_as_long_and_as_high_as_written() {
    static constexpr std::uint16_t score[] = {1000, 100, 0, 50, 2000, 100};
    host::Synth synth(rate);
    synth.play(score, 100);
    const auto samples = render(synth, 14'400);  // 300 ms
    TEST_ASSERT_INT_WITHIN(1, 100, rising_edges(samples, 0, 4800));
    TEST_ASSERT_TRUE(std::all_of(samples.begin() + 4800, samples.begin() + 7200,
                                 [](std::int16_t sample) { return sample == 0; }));
    TEST_ASSERT_INT_WITHIN(1, 200, rising_edges(samples, 7200, 12'000));
    TEST_ASSERT_TRUE(std::all_of(samples.begin() + 12'000, samples.end(),
                                 [](std::int16_t sample) { return sample == 0; }));
    TEST_ASSERT_TRUE(synth.silent());
}

void volume_is_heard_and_nothing_is_nothing() {
    static constexpr std::uint16_t score[] = {440, 1000};
    const auto loudness = [](int volume) {
        host::Synth synth(rate);
        synth.play(score, volume);
        const auto samples = render(synth, 1000);
        return *std::max_element(samples.begin(), samples.end());
    };
    TEST_ASSERT_EQUAL(0, loudness(0));
    TEST_ASSERT_GREATER_THAN(loudness(30), loudness(60));
    TEST_ASSERT_GREATER_THAN(loudness(60), loudness(100));
}

void a_new_score_replaces_and_an_empty_one_ends() {
    static constexpr std::uint16_t first[] = {440, 1000}, second[] = {880, 10};
    host::Synth synth(rate);
    synth.play(first, 50);
    render(synth, 100);
    synth.play(second, 50);
    render(synth, 480);
    TEST_ASSERT_TRUE(synth.silent());
    synth.play(first, 50);
    synth.play({}, 50);
    TEST_ASSERT_TRUE(synth.silent());
    synth.play(std::span(first).first(1), 50);  // half a note
    TEST_ASSERT_TRUE(synth.silent());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_score_sounds_as_long_and_as_high_as_written);
    RUN_TEST(volume_is_heard_and_nothing_is_nothing);
    RUN_TEST(a_new_score_replaces_and_an_empty_one_ends);
    return UNITY_END();
}
