// The null game's lesson: one round against a rival. The seed was chosen so that it tells what
// matters; the test of lessons plays it to its end.
#include "nullgame/rules.h"
#include "nullgame_cartridge/cartridge.h"
#include "nullgame_scene/layout.h"

namespace nullgame_cartridge {

using namespace nullgame;

namespace {

using Do = stage::LessonStep::Do;

constexpr kit::Action draws[] = {{draw}}, stands[] = {{stand}};

constexpr stage::Rect own_hole{10, 161, 42, 58}, own_total{94, 158, 142, 36};
constexpr stage::Rect own_name{6, 142, 228, 17};
constexpr stage::Rect rival{82, 18, 76, 88}, rival_hole{87, 35, 32, 42};

constexpr stage::LessonStep steps[] = {
    {.caption = "Come as close to twelve as you can, but never go over it."},
    {.caption = "This is your hole card. The folded corner says: only you know it.",
     .spotlight = own_hole},
    {.caption = "Your rival holds one too. You will see it when the round is over.",
     .spotlight = rival_hole},
    {.what = Do::play,
     .caption = "You are far from twelve. Choose Draw and take a card.",
     .actions = draws,
     .spotlight = nullgame_scene::choice_area(draw),
     .nudge = "Not yet: no card could take you over twelve now. Draw."},
    {.what = Do::watch,
     .caption = "Now your rival draws. Cards that are drawn lie open for all to see.",
     .actions = draws,
     .spotlight = rival},
    {.caption = "Three and four make seven. The boxes show how far it is to twelve.",
     .spotlight = own_total},
    {.what = Do::play,
     .caption = "Only a six would be too much now. Dare it: draw again.",
     .actions = draws,
     .spotlight = nullgame_scene::choice_area(draw),
     .nudge = "Seven will hardly win. Draw once more."},
    {.what = Do::watch,
     .caption = "Twelve: nobody can do better! Your rival draws a two.",
     .actions = draws,
     .spotlight = rival},
    {.what = Do::play,
     .caption = "Any card would be too much for you. Choose Stand: you keep what you have.",
     .actions = stands,
     .spotlight = nullgame_scene::choice_area(stand),
     .nudge = "With twelve every card is too much. Stand."},
    {.what = Do::watch,
     .caption = "Your rival must try for more and goes bust: over twelve and out of the round.",
     .actions = draws,
     .spotlight = rival},
    {.caption = "The highest total that is not bust gets the point. That is you!",
     .spotlight = own_name},
};

constexpr kit::Config config() {
    kit::Config config;
    config.values[mode_field] = race;
    config.values[players_field] = 2;
    config.values[rounds_field] = 1;
    return config;
}

}  // namespace

constinit const stage::Lesson lessons[] = {
    {.title = "Up to twelve",
     .teaches = "Draw, stand, and know when",
     .config = config(),
     .seed = 45,  // you: 3, then 4 and 5; the rival: 5, then 1, 2 and 6
     .learner = 0,
     .steps = steps},
};

}  // namespace nullgame_cartridge
