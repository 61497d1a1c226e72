// The things that Y explains, large.
#include "kit/text.h"
#include "superhot_cartridge/topic_table.h"
#include "superhot_cartridge/topics.h"
#include "superhot_scene/look.h"

namespace superhot_cartridge {

using namespace superhot;
using stage::Align;
using stage::Canvas;
using stage::Rect;
using superhot_scene::draw_hand_card;
using superhot_scene::draw_line_card;
using superhot_scene::Group;
using superhot_scene::Ink;
using superhot_scene::ink_of;
using superhot_scene::large_card;
using superhot_scene::Thing;

namespace {

constexpr Rect box{stage::topic_picture.centre().x - large_card.width / 2, stage::topic_picture.y,
                   large_card.width, large_card.height};
static_assert(box.common(stage::topic_picture) == box);

// White, with a band above and words below.
void draw_paper(Canvas& canvas, std::string_view above, std::string_view below, const Ink& ink) {
    canvas.fill(box, ink.white);
    canvas.fill({box.x, box.y, box.width, 14}, ink.black);
    canvas.text({box.centre().x, box.y + 1}, above, stage::small, ink.white, Align::centre);
    canvas.text({box.centre().x, box.bottom() - 15}, below, stage::small, ink.black, Align::centre);
    canvas.frame(box, ink.black);
}

// What its number is.
std::string_view target_of(Goal goal) {
    switch (goal) {
        case momentum:
            return "in a row";
        case overkill:
            return "too much";
        case clean_sweep:
            return "left";
        case hail_of_lead:
        case recall:
            return "at most";
        default:
            break;
    }
    constexpr std::string_view when[] = {"in all", "in a turn", "at once"};
    return when[static_cast<std::size_t>(goals[goal].type)];
}

void draw_goal(Canvas& canvas, Goal goal) {
    const Ink& ink = ink_of(canvas);
    draw_paper(canvas, "GOAL", target_of(goal), ink);
    kit::Text<4> number;
    number.number(goals[goal].target);
    canvas.huge_text({box.centre().x, box.centre().y - 1}, number.view(), 2, ink.red);
}

void draw_glitch(Canvas& canvas, const GlitchCard& glitch) {
    constexpr int scale = 3;
    const Ink& ink = ink_of(canvas);
    draw_paper(canvas, "SYSTEM", glitch.name, ink);
    constexpr Rect badge{0, 0, superhot_art::badge_width, superhot_art::badge_height};
    superhot_scene::magnify(canvas, {box.centre().x - badge.width * scale / 2, box.y + 23}, badge,
                            scale, ink.white, [&](Canvas& small) {
                                superhot_scene::draw_badge(small, {}, glitch.currency, glitch.cost);
                            });
}

void draw_emblem(Canvas& canvas, const Emblem& emblem) {
    const Ink& ink = ink_of(canvas);
    draw_paper(canvas, emblem.label, {}, ink);
    const int wide =
        emblem.sign ? superhot_art::sign_size : stage::text_width(emblem.letters, stage::small);
    const int high = emblem.sign ? superhot_art::sign_size : stage::small.height;
    const int scale = emblem.sign ? 5 : wide > stage::small.width ? 5 : 6;
    superhot_scene::magnify(
        canvas, {box.centre().x - wide * scale / 2, box.y + 16 + (76 - high * scale) / 2},
        {0, 0, wide, high}, scale, ink.white, [&](Canvas& small) {
            if (emblem.sign == Sign::mixed)
                small.sprite(superhot_art::picture(Sign::mixed), {});
            else if (emblem.sign)
                small.silhouette(superhot_art::picture(*emblem.sign), {}, ink.red);
            else
                small.text({}, emblem.letters, stage::small, ink.red);
        });
}

void draw_thing(Canvas& canvas, Thing thing) {
    const Ink& ink = ink_of(canvas);
    switch (thing) {
        case Thing::knocked_out:
            return draw_line_card(canvas, box, ob(1), {.knocked_out = true, .note = "face down"});
        case Thing::empty_slot:
            canvas.fill(box, ink.grey);
            return canvas.dotted_frame(box.inset(3), ink.steel);
        default:
            return draw_emblem(canvas, things[static_cast<std::size_t>(thing)].emblem);
    }
}

}  // namespace

void draw_topic(Canvas& canvas, int number) {
    if (!canvas.shows(box)) return;
    const auto [group, which] = superhot_scene::subject_of(number);
    const auto index = static_cast<std::size_t>(which);
    switch (group) {
        case Group::line_card:
            return draw_line_card(canvas, box, static_cast<Card>(which), {});
        case Group::next_card:
            draw_line_card(canvas, box, static_cast<Card>(which), {});
            return canvas.shade(box, ink_of(canvas).grey);  // not there yet
        case Group::hand_card:
            return draw_hand_card(canvas, box, static_cast<Card>(which), {});
        case Group::goal:
            return draw_goal(canvas, static_cast<Goal>(index));
        case Group::glitch:
            return draw_glitch(canvas, glitches[index + 1]);
        case Group::button:
            return draw_emblem(canvas, buttons[index].emblem);
        case Group::thing:
            return draw_thing(canvas, static_cast<Thing>(which));
    }
}

}  // namespace superhot_cartridge
