#include "usb/drive_bench.h"

#include "kit/match.h"

namespace drive_bench {

using namespace storage;

Store& start_fresh() {
    cut_flash::reset();
    return switched_on::switch_on();
}

Played keep_match(Store& store, const kit::Game& game, std::uint32_t seed, int actions,
                  int undone) {
    kit::Match& match = switched_on::match;
    kit::Rng rng(seed);
    match.begin(game, kit::random_config(game, rng), seed);
    match.controllers[1] = 3;
    static kit::AnyState state;
    game.setup(state.bytes, match.config, seed);
    kit::Events events;
    for (int i = 0; i < actions && game.turn(state.bytes) != kit::nobody; ++i) {
        const kit::Action action = kit::random_legal(game, state.bytes, rng);
        TEST_ASSERT_TRUE(game.apply(state.bytes, action, events).ok());
        match.append(action);
    }
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    while (undone-- > 0) TEST_ASSERT_TRUE(match.undo());
    const Finished done = store.finish(match, switched_on::ending());
    TEST_ASSERT_TRUE(done.replay == Written::ok);
    std::vector<char> memory(200'000);
    kit::TextOut text(memory.data(), memory.size());
    kit::print_match(game, match, text);
    return {done.match, std::string(text.view())};
}

Picture make_picture(int width, int height, std::uint32_t seed) {
    Picture picture{width, height, {}};
    for (int i = 0; i < width * height; ++i) {
        if (i % 7 == 0 || i % width == 0) seed = seed * 1664525u + 1013904223u;
        picture.pixels.push_back(static_cast<Pixel>(seed >> 16));
    }
    return picture;
}

std::uint16_t keep_picture(const Picture& picture) {
    const auto paint = [](void* context, int y, int) {
        const auto& from = *static_cast<const Picture*>(context);
        return from.pixels.data() + y * from.width;
    };
    const KeptShot kept =
        shots::keep({picture.width, picture.height}, paint, const_cast<Picture*>(&picture));
    TEST_ASSERT_TRUE(kept.written == Written::ok);
    return kept.number;
}

std::span<const usb::Page> pages() {
    static constexpr auto write = [](void* context, usb::TextWindow& into) {
        into.add(*static_cast<std::string*>(context));
    };
    static const usb::Page all[] = {{usb::fat::name("README", "TXT"), write, &page_texts[0]},
                                    {usb::fat::name("EMPTY", ""), write, &page_texts[1]},
                                    {usb::fat::name("SCORES", "TXT"), write, &page_texts[2]}};
    return all;
}

int look(usb::Drive& drive) {
    int steps = 1;
    while (!drive.look_on()) TEST_ASSERT_LESS_THAN(100, ++steps);
    return steps;
}

fat_reader::Volume volume(usb::Drive& drive) {
    const auto read = [&](std::uint32_t at, fat_reader::Sector& into) {
        into.fill(0xA5);
        return drive.read_block(at, into);
    };
    const auto require = [](bool holds, const char* what) {
        TEST_ASSERT_TRUE_MESSAGE(holds, what);
    };
    return fat_reader::Reader(read, require).volume();
}

}  // namespace drive_bench
