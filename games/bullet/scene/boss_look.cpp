#include "bullet_scene/boss_look.h"

#include "bullet_scene/boss_words.h"
#include "stage/enlarge.h"

namespace bullet_scene {

using namespace bullet_art;

namespace {

constexpr Rect face_area{3, 19, 66, 66};
constexpr int words_x = 73, words_width = 165;
constexpr int table_y = 98, row_height = 12;
constexpr int patterns_y = table_y + 7 * row_height + 2;

void draw_face(Canvas& canvas, bullet::Boss who) {
    if (!canvas.shows(face_area)) return;
    canvas.frame(face_area, edge);
    stage::draw_large(canvas, portrait_of_boss(who), {face_area.x + 1, face_area.y + 1}, 2);
}

void draw_names(Canvas& canvas, const bullet::BossCard& card) {
    const bool large = stage::text_width(card.name, stage::medium) <= words_width;
    canvas.text({words_x, 17}, card.name, large ? stage::medium : stage::small, ink);
    canvas.text({words_x, 35}, card.ability, stage::small, amber);
    canvas.paragraph({words_x, 48, words_width, 46}, card.ability_help, stage::small, ink,
                     stage::Align::left, -1);
}

// From top to bottom, as they break; the topmost has no shield.
void draw_slots(Canvas& canvas, const State& state) {
    const bullet::BossCard& card = state.boss.card();
    canvas.text({4, table_y}, "sent", stage::small, faint);
    canvas.text({44, table_y}, "then", stage::small, faint);
    canvas.text({236, table_y}, "come", stage::small, faint, stage::Align::right);
    const int revealed = state.boss.revealed();
    for (int i = 0; i < bullet::slot_count; ++i) {
        const bullet::Slot& slot = card.slots[static_cast<std::size_t>(i)];
        const Rect row{2, table_y + (i + 1) * row_height, 236, row_height};
        if (!canvas.shows(row)) continue;
        const bool broken = i <= revealed, next = i == revealed + 1;
        if (next) canvas.fill(row, edge);
        const stage::Colour colour = next ? ink : broken ? faint : ink;
        if (i > 0) {
            kit::Text<8> needed;
            needed.number(slot.breaks[std::max(state.boss.heroines, std::uint8_t{1}) - 1u]);
            canvas.text({24, row.y}, needed.view(), stage::small, colour, stage::Align::right);
            if (broken)
                draw_done(canvas, {30, row.y + 3}, true);
            else
                canvas.triangle({30, row.y + 2}, {37, row.y + 2}, {33, row.y + 10}, cyan);
        }
        kit::Text<48> effect;
        if (slot.effect != bullet::no_effect)
            add_effect(bullet::effect(slot.effect), effect);
        else
            effect.add("at the beginning");
        canvas.text_fitted({44, row.y}, 170, effect.view(), stage::small, colour);
        kit::Text<8> come;
        if (slot.intensity > 0)
            come.number(slot.intensity);
        else
            come.add("won");
        canvas.text({236, row.y}, come.view(), stage::small, i == revealed ? amber : colour,
                    stage::Align::right);
    }
}

void draw_patterns(Canvas& canvas, const State& state, const Gaps& gaps) {
    const int width = 238 / static_cast<int>(std::max(gaps.size(), std::size_t{1}));
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        const bullet::ActivePattern& active = state.boss.active[i];
        const int x = 1 + static_cast<int>(i) * width;
        draw_boss_grid(canvas, active.id, active.turns, {x, patterns_y, 40, 36});
        draw_done(canvas, {x + 44, patterns_y + 3}, gaps[i].complete);
        canvas.text_fitted({x + 54, patterns_y}, width - 54, bullet::boss_pattern(active.id).name,
                           stage::small, amber);
        kit::Text<64> words("else ");
        add_penalty(active, words);
        canvas.paragraph({x + 44, patterns_y + 12, width - 44, 24}, words.view(), stage::small, ink,
                         stage::Align::left, -1);
    }
    if (gaps.size() != 1) return;
    kit::Text<24> deck;
    deck.add("deck ").number(static_cast<std::int32_t>(state.boss.deck.size()));
    canvas.text({236, patterns_y}, deck.view(), stage::small, faint, stage::Align::right);
}

}  // namespace

void draw_boss_look(Canvas& canvas, const State& state, const Gaps& gaps) {
    canvas.fill(stage::scene_area, deep);
    draw_face(canvas, state.boss.who);
    draw_names(canvas, state.boss.card());
    draw_slots(canvas, state);
    draw_patterns(canvas, state, gaps);
}

}  // namespace bullet_scene
