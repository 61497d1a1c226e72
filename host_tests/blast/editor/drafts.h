// Arenas in the tests of the workshop, written as players write them.
#pragma once

#include <string>

#include "blast/arenas.h"
#include "blast_editor/draft.h"

extern "C" {
#include "unity.h"
}

namespace drafts {

using namespace blast_editor;

inline Square at(std::string_view name) {
    int row = 0;
    for (const char c : name.substr(1)) row = row * 10 + (c - '0');
    return blast::square_at(name[0] - 'a', row - 1);
}

inline std::string text_of(const Arena& arena) {
    kit::Text<512> text;
    print_arena(arena, text);
    return std::string(text.view());
}

// A draft with the words of a test.
class Bench {
  public:
    explicit Bench(const Arena& arena = empty_arena("Test")) { draft.open(arena); }
    static Bench model(int number) {
        return Bench(blast::arenas[static_cast<std::size_t>(number)]);
    }

    Bench& use(Tool tool, std::string_view square, Effect effect = Effect::lay,
               Mirror mirror = Mirror::off) {
        const Attempt tried = draft.use(tool, mirror, at(square));
        TEST_ASSERT_NULL_MESSAGE(tried.why_not, tried.why_not);
        TEST_ASSERT_EQUAL(static_cast<int>(effect), static_cast<int>(tried.effect));
        return *this;
    }
    Bench& mirrored(Tool tool, std::string_view square, Mirror mirror,
                    Effect effect = Effect::lay) {
        return use(tool, square, effect, mirror);
    }
    Bench& refused(Tool tool, std::string_view square, const char* why,
                   Mirror mirror = Mirror::off) {
        const Arena before = draft.arena();
        const Attempt tried = draft.use(tool, mirror, at(square));
        TEST_ASSERT_NOT_NULL(tried.why_not);
        TEST_ASSERT_EQUAL_STRING(why, tried.why_not);
        TEST_ASSERT_TRUE(before == draft.arena());
        TEST_ASSERT_TRUE(tried.after == before);
        return *this;
    }
    void lies(std::string_view text) const {
        TEST_ASSERT_EQUAL_STRING(std::string(text).c_str(), text_of(draft.arena()).c_str());
    }
    void fails(int check, std::string_view square = {}) const {
        const blast::ArenaProblem problem = draft.problem();
        TEST_ASSERT_EQUAL(check, problem.check);
        TEST_ASSERT_EQUAL(square.empty() ? blast::no_square : at(square), problem.square);
    }

    Draft draft;
};

}  // namespace drafts
