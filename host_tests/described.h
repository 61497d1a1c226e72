// How an action reads.
#pragma once

#include <unity.h>

#include "kit/game.h"
#include "kit/text.h"

template <class Rules>
void assert_described(const char* wanted, const typename Rules::State& state, kit::Action action,
                      const kit::Names& names = kit::plain_names) {
    kit::Text<200> text;
    Rules::describe(state, action, names, text);
    TEST_ASSERT_EQUAL_STRING(wanted, text.c_str());
}
