#include "sparring/sparring.h"

#include "love/rules.h"
#include "sparring/love_thumb.h"

namespace sparring {

namespace {

constexpr const kit::Player* of_love[] = {&love_thumb};

}  // namespace

std::span<const kit::Player* const> players_of(const kit::Game& game) {
    if (game.info.id == love::game.info.id) return of_love;
    return {};
}

}  // namespace sparring
