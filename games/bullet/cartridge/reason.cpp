#include "bullet_cartridge/reason.h"

#include <algorithm>

#include "bullet/demands.h"
#include "bullet/moves.h"
#include "bullet/placements.h"
#include "bullet/prices.h"
#include "bullet/risk.h"
#include "bullet/rules.h"
#include "bullet_cartridge/readiness.h"
#include "bullet_scene/sight.h"

namespace bullet_cartridge {

using namespace bullet;
using bullet_scene::risk_of;
using kit::TextOut;

namespace {

// The most that a usable card clears.
Ready usable_now(const Board& board) {
    Board nothing = board;
    nothing.sight = {};
    return readied(nothing, board);
}

// ---- What is cleared ----------------------------------------------------------------------------

// What her stars give back: those that do something else are only named.
void add_stars(const Board& board, int stars, TextOut& out) {
    if (stars == 0 || board.modifier(Modifier::mute) > 0) return;
    int points = 0;
    for (const Ability& star : board.card().stars)
        if (effect(star.effect)[0].verb == Verb::action_points) points += effect(star.effect)[0].n;
    const int back = std::min(stars * points, board.card().action_points - board.action_points);
    if (back > 0)
        out.add(", ").number(back).add(" AP back");
    else
        out.add(", ").number(stars).add(stars == 1 ? " star" : " stars");
}

void about_clear(const Board& board, Spaces cleared, TextOut& out) {
    out.add("Clears ").number(size_of(cleared));
    add_stars(board, size_of(cleared & board.sight.stars()), out);
}

void about_pattern(const Board& board, kit::Action action, TextOut& out) {
    const Shape& held = shape(board.hand[action.a], action.b);
    const Spaces cleared = cleared_at(board.sight.bullets(), held, anchor_of(held, action.c));
    if (cleared == 0) return void(out.add("Makes room for a new card"));
    about_clear(board, cleared, out);
    if (board.heroine == ynn && size_of(cleared) >= news_clears) out.add(", draws a card");
}

// What it does to the boss, if that is nearly the most of it.
bool about_shield(const State& state, Seat seat, kit::Action action, TextOut& out) {
    if (state.mode != Mode::boss_battle) return false;
    const Board& board = state.at(seat);
    const Shape& held = shape(board.hand[action.a], action.b);
    const Kinds sent =
        kinds_in(board.sight, cleared_at(board.sight.bullets(), held, anchor_of(held, action.c)));
    if (sent == Kinds{}) return false;
    if (against(state, knife_and_fork)) {
        Kinds served = state.boss.cleared[seat];
        for (std::size_t kind = 0; kind < served.size(); ++kind)
            served[kind] = static_cast<std::uint8_t>(served[kind] + sent[kind]);
        const BossPattern recipe = state.boss.active[0].id;
        if (missing_of_recipe(recipe, state.boss.cleared[seat]) > 0 &&
            missing_of_recipe(recipe, served) == 0)
            return out.add("Serves the ").add(boss_pattern(recipe).name), true;
    }
    const int missing = break_point(state) - count_with(state, seat, sent);
    if (break_point(state) <= counted_bullets(state)) return false;
    if (missing <= 0) return out.add("That breaks a shield"), true;
    constexpr std::array<std::string_view, 3> few{"One", "Two", "Three"};
    if (missing > static_cast<int>(few.size())) return false;
    out.add(few[static_cast<std::size_t>(missing - 1)])
        .add(missing == 1 ? " more breaks the shield" : " more break the shield");
    return true;
}

// ---- What is moved ------------------------------------------------------------------------------

constexpr int unreachable = 100;

// AP to complete this pattern with one bullet; 0: it is completed.
int price_of(const Board& board, const ActivePattern& active) {
    const Shape& wanted = boss_shape(active.id, active.turns);
    if (fitting_anchors(board, wanted) != 0) return 0;
    const Movers movers = movers_of(board);
    const Spaces bullets = board.sight.bullets();
    Board moved = board;
    int least = unreachable;
    each(bullets, [&](Space from) {
        const Walk walk(movers, bullets, from, board.action_points);
        for (int price = 1; price <= board.action_points && price < least; ++price)
            each(walk.at(price) & ~bullets, [&](Space to) {
                moved.sight = board.sight;
                moved.sight.move(from, to);
                if (fitting_anchors(moved, wanted) != 0) least = std::min(least, price);
            });
    });
    return least;
}

// Does it complete what the boss asks for, or lead there?
bool about_boss(const State& state, const Board& now, const Board& then, TextOut& out) {
    if (state.mode != Mode::boss_battle || against(state, knife_and_fork)) return false;
    int left = 0;
    const ActivePattern* done = nullptr;
    const ActivePattern* nearer = nullptr;
    for (const ActivePattern& active : state.boss.active) {
        const int before = price_of(now, active), after = price_of(then, active);
        left += after > 0;
        if (after == 0 && before > 0) done = &active;
        if (after < before) nearer = &active;
    }
    if (nearer == nullptr) return false;
    if (done != nullptr && left == 0) return out.add("Done: the boss does nothing"), true;
    out.add(done != nullptr ? "Completes " : "Towards the boss's ");
    return out.add(boss_pattern((done != nullptr ? done : nearer)->id).name), true;
}

// The sight of `seat` as it would be. What is looked for first: a pattern, then the next bullet,
// then a column that gets too full.
void about_change(const State& state, Seat seat, const Board& then, TextOut& out) {
    const Board& now = state.at(seat);
    if (const Ready ready = readied(now, then); ready.found())
        return void(out.add("Readies ")
                        .add(pattern(ready.card).name)
                        .add(": clears ")
                        .number(ready.clears));
    if (const Ready ready = prepared(now, then); ready.found())
        return void(out.add("Towards ")
                        .add(pattern(ready.card).name)
                        .add(": clears ")
                        .number(ready.clears));
    if (about_boss(state, now, then, out)) return;
    const int hits = risk_of(state, seat);
    State changed = state;
    changed.at(seat) = then;
    const int left = risk_of(changed, seat);
    if (left < hits) {
        if (left == 0) return void(out.add("Then no bullet can hit you"));
        return void(out.number(left).add(" in 100 would hit, not ").number(hits));
    }
    for (int column = 0; column < columns; ++column)
        if (const int height = height_of(now.sight.bullets(), column);
            height >= 3 && height > height_of(then.sight.bullets(), column))
            return void(out.add("Relieves the ")
                            .add(colour_names[static_cast<std::size_t>(column)])
                            .add(" column"));
    if (now.heroine == vesta &&
        size_of(then.sight.bullets() & last_row) > size_of(now.sight.bullets() & last_row))
        return void(out.add("Her last row burns at the end"));
    out.add(now.component == then.component ? "A better place for it" : "A better place for Baku");
}

// ---- Effects ------------------------------------------------------------------------------------

void about_landing(const State& state, Seat seat, Type type, TextOut& out) {
    if (landing(state, seat, colour_of(type), number_of(type)) == no_space)
        out.add("The least of evils");
    else
        out.add("It finds a space now");
}

// A step that is answered with p and q, paid with `price` AP. `seat` is whose sight it is about.
void about_step(const State& state, Seat seat, const Step& step, std::uint8_t p, std::uint8_t q,
                int price, TextOut& out) {
    const Board& board = state.at(seat);
    Board then = board;
    then.action_points = static_cast<std::uint8_t>(board.action_points - price);
    switch (step.verb) {
        case Verb::move:
        case Verb::warp:
            then.sight.move(p, q);
            return about_change(state, seat, then, out);
        case Verb::swap:
            then.sight.swap(p, q);
            return about_change(state, seat, then, out);
        case Verb::move_component:
            then.component = p;
            return about_change(state, seat, then, out);
        case Verb::clear:
            return about_clear(then, set_of(p), out);
        case Verb::draw:
            out.add(usable_now(board).found() ? "More cards to choose from"
                                              : "A new card: nothing fits");
            return;
        case Verb::discard:
            out.add("A new card for ").add(pattern(board.hand[p]).name);
            return;
        case Verb::action_points:
            out.number(std::min(int{step.n}, board.card().action_points - board.action_points));
            out.add(" AP more");
            return;
        case Verb::place:
            out.add("One more bullet, and a new card");
            return;
        case Verb::put:
        case Verb::shift:  // done by bosses only, and nobody chooses in it
            break;
        case Verb::modify:
            out.add(risk_of(state, seat) > 0 ? "Bullets may hit you now"
                                             : "Against the bullets to come");
            return;
    }
    if (step.from == Area::life || step.from == Area::pan)
        out.add(board.heroine == balance ? "Your pans get lighter" : "A life comes back");
    else if (step.from == Area::center)
        out.add(target_of(state, seat) == kit::nobody ? "More for the track"
                                                      : "More bullets for your rival");
    else if (step.to == Area::pan)
        out.add("It leaves the sight for a pan");
    else if (step.to == Area::mind)
        out.add("It waits in your Mind");
    else
        out.add("It falls anew, elsewhere");
}

void about_use(const State& state, Seat seat, EffectId id, kit::Action action, int cost,
               TextOut& out) {
    const Effect& used = effect(id);
    const Step& step = used[0];
    const int uses = is_chain(used) ? std::max(1, depth_of(state.at(seat).sight.bullets(), action.b,
                                                           action.c, step.ways, most_points))
                                    : 1;
    about_step(state, seat, step, action.b, action.c, cost * uses, out);
}

// ---- Teams, powerups and other choices ----------------------------------------------------------

// By team action. Relay is the one that a sight can speak against.
void about_team(const State& state, Seat seat, kit::Action action, TextOut& out) {
    const Step& step = effect(effect_of_team_action(action.a))[0];
    if (step.verb == Verb::draw) return void(out.add("A new card for your teammate"));
    if (step.verb == Verb::move) return void(out.add("Your teammate moves a bullet"));
    const Type type = state.at(seat).sight.at(action.c);
    out.add(landing(state, action.b, colour_of(type), number_of(type)) == no_space
                ? "It would hurt you more"
                : "Your teammate has room for it");
}

// What a powerup is good for in a later round.
constexpr std::array<std::string_view, powerup_kinds> uses_of_powerups{
    "3 AP for a hard round",     "Two cards when none fits", "Stops up to three hits",
    "Clears what is in the way", "A pattern ready at once",  "Empties a crowded column",
    "Two bullets fall short",    "A life that comes back",   "Two bullets for a rival"};

void about_column(const State& state, Seat seat, int column, TextOut& out) {
    const Bag unseen = unseen_bullets(state);
    const auto saved = [&](int each) {
        const ColumnHits hits = column_hits(state.at(seat), unseen, each);
        return hits.now - hits.immobilized;
    };
    int most = 0;
    for (int each = 0; each < columns; ++each) most = std::max(most, saved(each));
    out.add(most > 0 && saved(column) == most ? "Most hits would come there"
                                              : "Room for the bullets to come");
}

void about_end(const Board& board, TextOut& out) {
    if (const Ready ready = usable_now(board); ready.found())
        out.add("Keeps ").add(pattern(ready.card).name).add(" for later");
    else
        out.add("Nothing more to gain");
}

void about_placing(const State& state, Seat seat, TextOut& out) {
    const int hits = risk_of(state, seat);
    if (hits == 0)
        out.add("No bullet can hit you");
    else
        out.number(hits).add(" in 100 would hit");
}

void about_keeping(const State& state, Seat seat, bool waits, TextOut& out) {
    const Type type = top_frame(state)->what;
    const bool would_hit = landing(state, seat, colour_of(type), number_of(type)) == no_space;
    if (!waits) return about_landing(state, seat, type, out);
    out.add(would_hit ? "It would hit you now" : "It waits for a better moment");
}

}  // namespace

void hint_reason(const State& before, kit::Action action, TextOut& out) {
    const Seat me = Rules::turn(before);
    if (me == kit::nobody) return;
    const Board& board = before.at(me);
    switch (action.kind) {
        case place_bullet:
            return about_placing(before, me, out);
        case place_mind:
            return about_landing(before, me, board.mind[action.a], out);
        case use_action: {
            const Ability& ability = board.card().actions[action.a];
            return about_use(before, me, ability.effect, action, ability.cost, out);
        }
        case use_pattern:
            if (about_shield(before, me, action, out)) return;
            return about_pattern(board, action, out);
        case use_powerup:
            return about_use(before, me, effect_of_powerup(board.powerups[action.a]), action, 0,
                             out);
        case team_action:
            return about_team(before, me, action, out);
        case pass_turn:
            return void(out.add("Your teammate has more to do"));
        case end_round:
            return about_end(board, out);
        case choose:
            if (before.boss.step != BossStep::none)  // a boss makes her discard
                return void(out.add("You can do without it"));
            return about_step(before, me, pending_step(*top_frame(before)), action.b, action.c, 0,
                              out);
        case decline:
            return void(out.add("It would not help"));
        case star_action:
            return about_use(before, me, board.card().stars[action.a].effect, action, 0, out);
        case keep_bullet:
            return about_keeping(before, me, action.a != 0, out);
        case choose_column:
            return about_column(before, me, action.a, out);
        case assign_hit: {
            const int own = lives_left(before, me), other = lives_left(before, teammate_of(me));
            const bool spares = action.a == 0 ? own >= other : other >= own;
            if (spares)
                out.add(action.a == 0 ? "You have lives to spare" : "Your teammate can spare one");
            else
                out.add("The least of evils");
            return;
        }
        case take_powerup:
            return void(out.add(uses_of_powerups[before.open_powerups[action.a]]));
        case replace_powerup:
            return void(
                out.add(action.a == discard_new ? "Yours are worth more" : "You need it least"));
        case boss_order:
            return void(out.add("The other one can wait"));
        case discard_down:
            return void(out.add("You can do without it"));
        case sudden_step:
            return void(out.add("All place one: there is no choice"));
        default:
            return void(out.add("Nothing better to do"));
    }
}

}  // namespace bullet_cartridge
