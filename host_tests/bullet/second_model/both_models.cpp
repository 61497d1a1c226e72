#include "both_models.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sstream>

#include "bullet/table.h"

namespace second {

long wanted(const char* name, long usual) {
    const char* given = std::getenv(name);
    return given == nullptr ? usual : std::atol(given);
}

// ------------------------------------------------------------------------------------ settings

kit::Config config_of(const Options& options) {
    kit::Config config = bullet::Rules::info.form.usual();
    int table = bullet::score_table;
    if (options.mode == free_for_all) table = bullet::ffa2_table + options.seats - 2;
    if (options.mode == teams) table = bullet::teams4_table + options.seats / 2 - 2;
    if (options.mode == boss_battle) table = bullet::boss1_table + options.seats - 1;
    config.values[bullet::table_field] = static_cast<std::uint8_t>(table);
    for (int seat = 0; seat < options.seats; seat++)
        config.values[bullet::heroine_field + seat] =
            static_cast<std::uint8_t>(options.named[seat] + 1);
    config.values[bullet::timer_field] = options.timer ? 1 : 0;
    config.values[bullet::boss_field] = static_cast<std::uint8_t>(options.boss + 1);
    return config;
}

// ----------------------------------------------------------------------------------- positions

namespace {

int or_none(int value) { return value == 255 ? none : value; }

template <class List>
std::vector<int> list_of(const List& list) {
    std::vector<int> result;
    for (const auto each : list) result.push_back(or_none(each));
    return result;
}

Bag bag_of(const bullet::Bag& bag) {
    Bag result(bag.count.begin(), bag.count.end());
    TEST_ASSERT_EQUAL_MESSAGE(total(result), bag.total, "a bag's total is stale");
    return result;
}

std::set<int> seats_in(std::uint8_t set) {
    std::set<int> seats;
    for (int seat = 0; seat < 8; seat++)
        if ((set >> seat & 1) != 0) seats.insert(seat);
    return seats;
}

const Effect* effect_of(bullet::EffectId id) {
    static const std::map<int, const Effect*> known = [] {
        std::map<int, const Effect*> all;
        for (std::size_t i = 0; i < heroines().size(); i++) {
            const bullet::HeroineCard& card = bullet::content.heroines[i];
            for (std::size_t j = 0; j < card.actions.size(); j++)
                all[card.actions[j].effect] = &heroines()[i].actions[j].effect;
            for (std::size_t j = 0; j < card.stars.size(); j++)
                all[card.stars[j].effect] = &heroines()[i].stars[j].effect;
        }
        for (std::size_t i = 0; i < patterns().size(); i++)
            if (patterns()[i].has_rider)
                all[bullet::content.patterns[i].rider] = &patterns()[i].rider;
        for (std::size_t i = 0; i < powerups().size(); i++)
            all[bullet::content.first_powerup + static_cast<int>(i)] = &powerups()[i].effect;
        for (std::size_t i = 0; i < team_acts().size(); i++)
            all[bullet::content.first_team_action + static_cast<int>(i)] = &team_acts()[i].effect;
        for (std::size_t i = 0; i < bosses().size(); i++)
            for (std::size_t j = 1; j < bosses()[i].slots.size(); j++)
                all[bullet::content.bosses[i].slots[j].effect] = &bosses()[i].slots[j].effect;
        for (std::size_t i = 0; i < boss_patterns().size(); i++)
            all[bullet::content.boss_patterns[i].effect] = &boss_patterns()[i].effect;
        return all;
    }();
    const auto found = known.find(id);
    return found == known.end() ? nullptr : found->second;
}

Frame frame_from(const bullet::Frame& from) {
    Frame frame;
    frame.kind = static_cast<Frame::Kind>(from.kind);
    frame.user = from.seat;
    switch (from.kind) {
        case bullet::Pending::effect:
            frame.what = effect_of(from.effect);
            frame.step = from.step;
            frame.ally = or_none(from.what);
            break;
        case bullet::Pending::stars:
            frame.triggers.assign(from.stars.begin(), from.stars.end());
            break;
        case bullet::Pending::after_pattern:
            frame.pattern = from.what;
            frame.cleared = from.count;
            break;
        case bullet::Pending::keep:
        case bullet::Pending::hit:
            frame.held = from.what;
            break;
        case bullet::Pending::column:
            frame.held = immobilizer;
            break;
        case bullet::Pending::boss_order:
            break;
        case bullet::Pending::end_phase:
            if (from.step == bullet::taking || from.step == bullet::replacing) frame.step = 1;
            if (from.step == bullet::refilling) frame.step = 2;
            if (from.step == bullet::replacing) frame.held = from.what;
            break;
    }
    return frame;
}

Heroine heroine_from(const bullet::Board& board) {
    Heroine h;
    h.who = board.heroine;
    h.phase = static_cast<int>(board.phase);
    for (int space = 0; space < spaces; space++)
        h.sight[space] = or_none(board.sight.at(static_cast<bullet::Space>(space)));
    h.current = bag_of(board.current);
    h.incoming = bag_of(board.incoming);
    h.life = list_of(board.life);
    h.odd_pan = list_of(board.pans[0]);
    h.even_pan = list_of(board.pans[1]);
    h.mind = list_of(board.mind);
    h.deck = list_of(board.deck);
    h.hand = list_of(board.hand);
    h.discard = list_of(board.discard);
    h.slots = list_of(board.powerups);
    h.ap = board.action_points;
    h.guard = board.modifier(bullet::Modifier::guard);
    h.brake = board.modifier(bullet::Modifier::brake);
    h.heavy = board.modifier(bullet::Modifier::heavy);
    h.mute = board.modifier(bullet::Modifier::mute);
    h.baku = or_none(board.component);
    h.immobilized = or_none(board.stuck_column);
    h.suspended = or_none(board.suspended);
    h.passed = board.passed != 0;
    h.took_option = board.acted != 0;
    h.sent = board.trapped != 0;
    h.rounds = board.rounds;
    h.cleared_total = board.cleared;
    return h;
}

// Where the boss round waits, and what it still does when it goes on.
void set_tasks(BossSide& boss, const bullet::State& s) {
    boss.stage = static_cast<BossSide::Stage>(s.boss.step);
    for (int seat = 0; s.boss.step == bullet::BossStep::patterns && seat < s.seats; seat++) {
        BossTask task{seat, {}};
        for (std::size_t i = 0; i < s.boss.active.size(); i++)
            if ((s.boss.failed >> (2 * seat + static_cast<int>(i)) & 1) != 0)
                task.effects.push_back(&boss_patterns()[boss.active[i].first].effect);
        if (!task.effects.empty()) boss.tasks.push_back(task);
    }
    if (s.boss.step != bullet::BossStep::slots) return;
    for (int slot = s.boss.slot; slot <= boss.lowest_slot(); slot++)
        for (int seat = slot == s.boss.slot ? s.boss.seat : 0; seat < s.seats; seat++)
            boss.tasks.push_back({seat, {&boss.card().slots[slot].effect}});
}

BossSide boss_from(const bullet::State& s) {
    BossSide boss;
    boss.who = s.boss.who;
    boss.shields = s.boss.shields;
    boss.deck = list_of(s.boss.deck);
    boss.covered = list_of(s.boss.covered);
    for (const bullet::ActivePattern& active : s.boss.active)
        boss.active.push_back({active.id, active.turns});
    boss.incoming = bag_of(s.boss.incoming);
    boss.trap = bag_of(s.boss.trap);
    boss.heroines = s.boss.heroines;
    boss.feed_deck = list_of(s.boss.feed);
    boss.feed_discard = list_of(s.boss.feed_discard);
    set_tasks(boss, s);
    return boss;
}

Ending ending_of(const bullet::State& s) {
    if (!s.over()) return Ending::running;
    if (s.mode == bullet::Mode::score_attack) return Ending::score;
    if (s.end == bullet::End::boss_beaten) return Ending::heroines;
    if (s.end == bullet::End::boss_won) return Ending::boss;
    if (s.won == 0) return Ending::tie;
    return s.mode == bullet::Mode::teams ? Ending::winning_team : Ending::winner;
}

}  // namespace

Position position_of(const bullet::State& s, const Options& options) {
    Position p;
    p.options = options;
    for (int seat = 0; seat < s.seats; seat++)
        p.heroines.push_back(heroine_from(s.boards[static_cast<std::size_t>(seat)]));
    if (options.mode == boss_battle) {
        p.boss = boss_from(s);
        for (std::size_t seat = 0; seat < s.seats; seat++)
            for (std::size_t kind = 0; kind < s.boss.cleared[seat].size(); kind++)
                p.heroines[seat].cleared[2 * kind] = s.boss.cleared[seat][kind];
    }
    p.center = bag_of(s.center);
    p.track = bag_of(s.track);
    p.intensity = s.intensity;
    p.round = s.round;
    p.active = s.active;
    p.powerup_deck = list_of(s.powerup_deck);
    p.face_up = list_of(s.open_powerups);
    p.powerup_discard = list_of(s.powerup_discard);
    for (const bullet::Frame& frame : s.pending) p.pending.push_back(frame_from(frame));
    if (!s.over()) p.sudden = seats_in(s.sudden);
    p.ending = ending_of(s);
    const std::set<int> won = seats_in(s.won), drawn = seats_in(s.drawn);
    if (p.ending == Ending::winner) p.winner = *won.begin();
    if (p.ending == Ending::winning_team) p.winner = *won.begin() / 2;
    if (p.ending == Ending::score) p.winner = 0;
    for (int seat = 0; seat < s.seats; seat++) {
        Result result = Result::open;
        if (s.over()) result = Result::lost;
        if (won.count(seat) != 0) result = Result::won;
        if (drawn.count(seat) != 0) result = Result::drawn;
        if (p.ending == Ending::score) result = Result::scored;
        p.results.push_back(result);
    }
    p.actions = s.actions;
    p.rng = s.rng;
    return p;
}

Position told(Position p) {
    // An effect that is done and a pattern that nothing follows only wait to be taken away.
    std::vector<Frame> pending;
    for (Frame frame : p.pending) {
        if (frame.kind == Frame::effect && frame.step == static_cast<int>(frame.what->steps.size()))
            continue;
        if (frame.kind == Frame::after_pattern && !patterns()[frame.pattern].has_rider &&
            (p.heroines[frame.user].who != ynn || frame.cleared < 3))
            continue;
        if (frame.kind == Frame::after_pattern && patterns()[frame.pattern].has_rider)
            frame.cleared = 0;
        frame.triggers.resize(2);
        pending.push_back(frame);
    }
    p.pending = pending;
    for (int seat = 0; seat < p.seats(); seat++) {
        Heroine& h = p.heroines[seat];
        // Only recipes ask what she cleared in this round, and they know no stars.
        Bag cleared = empty_bag();
        for (int type = 0; type < bullet_types && p.against(knife_and_fork); type++)
            cleared[type / 2 * 2] += h.cleared[type];
        h.cleared = cleared;
        if (!p.against(second_thought)) h.sent = false;
        // Who may pass is asked only of those who can still act, and only among allies.
        if (p.allies(seat).empty() || h.phase != option_phase || p.over())
            h.passed = h.took_option = false;
        if (h.phase != out) continue;
        Heroine gone;
        gone.who = h.who;
        gone.phase = out;
        gone.rounds = h.rounds;
        gone.cleared_total = h.cleared_total;
        h = gone;
    }
    std::erase_if(p.boss.tasks, [&](const BossTask& task) { return !p.in_game(task.seat); });
    if (p.options.mode == boss_battle) p.intensity = 0;  // that of a slot (BUL-294)
    if (!p.sudden.empty() || p.over()) p.active = none;
    return p;
}

std::string difference(const Position& one, const Position& other) {
    const Position here = told(one), there = told(other);
    if (here == there) return "";
    std::istringstream lines(dump(here)), other_lines(dump(there));
    std::string line, other_line, text;
    while (std::getline(lines, line) && std::getline(other_lines, other_line))
        if (line != other_line) text += "\n  model: " + line + "\n  rules: " + other_line;
    return text.empty() ? "something that is not told" : text;
}

// ------------------------------------------------------------------------------------ the pair

namespace {

kit::Action in_bytes(const Action& action) {
    return {static_cast<std::uint8_t>(action.kind), static_cast<std::uint8_t>(action.a),
            static_cast<std::uint8_t>(action.b), static_cast<std::uint8_t>(action.c)};
}

Action in_words(kit::Action action) { return {action.kind, action.a, action.b, action.c}; }

std::string text_of(const Action& action) {
    return std::to_string(action.kind) + "." + std::to_string(action.a) + "." +
           std::to_string(action.b) + "." + std::to_string(action.c);
}

}  // namespace

Pair::Pair(const Options& options, kit::Seed seed) : model(options, seed) {
    const kit::Config config = config_of(options);
    TEST_ASSERT_TRUE(bullet::Rules::info.form.problem(config).ok());
    TEST_ASSERT_TRUE(bullet::Rules::config_problem(config).ok());
    bullet::Rules::setup(s, config, seed);
    static const char* const modes[] = {"score", "ffa", "teams", "boss"};
    match = "seed " + std::to_string(seed) + " " + modes[options.mode] +
            std::to_string(options.seats) + (options.timer ? " timer" : "") +
            (options.mode == boss_battle ? " " + model.p.boss.card().id : "");
}

void Pair::demand(bool holds, const std::string& what) const {
    if (holds) return;
    std::printf("%s action %d: %s\n", match.c_str(), model.p.actions, what.c_str());
    if (wanted("SIXGUN_MODEL_TELL", 0) != 0) std::printf("%s", dump(model.p).c_str());
    TEST_FAIL_MESSAGE("the rules and the second model differ");
}

void Pair::compare() const {
    const std::string differs = difference(model.p, position_of(s, model.p.options));
    demand(differs.empty(), "position" + differs);
    const kit::Seat turn = bullet::Rules::turn(s);
    demand(model.turn() == (turn == kit::nobody ? none : int{turn}), "turn");
    compare_questions();
    const kit::Outcome outcome = bullet::Rules::outcome(s);
    demand(outcome.over == model.p.over(), "over");
    for (int seat = 0; seat < model.p.seats(); seat++) {
        demand(outcome.score[seat] == model.score(seat), "score");
        if (outcome.over)
            demand(
                static_cast<int>(outcome.result[seat]) == static_cast<int>(model.p.results[seat]),
                "result");
    }
}

// What the rules keep or answer besides the position.
void Pair::compare_questions() const {
    const Position& p = model.p;
    demand(s.lost == p.seats() - p.in_game_count(), "how many have lost");
    if (p.over() || !p.sudden.empty()) return;
    std::vector<int> order;
    bullet::each_in_turn_order(s, [&](kit::Seat seat) { order.push_back(seat); });
    demand(order == p.turn_order(), "turn order");
    for (int seat = 0; seat < p.seats(); seat++) {
        if (!p.in_game(seat)) continue;
        const kit::Seat target = bullet::target_of(s, static_cast<kit::Seat>(seat));
        demand((target == kit::nobody ? none : int{target}) == p.target(seat), "target");
    }
    if (p.options.mode != boss_battle) return;
    demand(bullet::counted_bullets(s) == model.boss_count(), "what the boss's incoming counts");
    if (p.boss.shields > 0)
        demand(bullet::break_point(s) ==
                   p.boss.card().slots[p.boss.lowest_slot() + 1].breaks[p.boss.heroines - 1],
               "break point");
    for (int seat = 0; seat < p.seats(); seat++)
        for (std::size_t i = 0; i < p.boss.active.size() && p.in_game(seat); i++)
            demand(bullet::has_completed(s, static_cast<kit::Seat>(seat), s.boss.active[i]) ==
                       model.completed(seat, p.boss.active[i].first, p.boss.active[i].second),
                   "completed");
}

std::vector<Action> Pair::compare_lists() const {
    std::vector<kit::Action> list(bullet::Rules::info.most_legal);
    kit::Actions out(list);
    bullet::Rules::legal(s, out);
    demand(out.count() <= list.size(), "a list longer than most_legal");
    list.resize(out.count());
    std::vector<Action> theirs;
    for (const kit::Action action : list) theirs.push_back(in_words(action));
    const std::vector<Action> ours = model.legal();
    if (ours == theirs) return ours;
    std::string text;
    for (const Action& action : ours)
        if (std::find(theirs.begin(), theirs.end(), action) == theirs.end())
            text += "\n  model alone: " + text_of(action);
    for (const Action& action : theirs)
        if (std::find(ours.begin(), ours.end(), action) == ours.end())
            text += "\n  rules alone: " + text_of(action);
    demand(false, "lists" + (text.empty() ? " in another order" : text));
    return ours;
}

void Pair::try_out(const Action& action) const {
    Model other = model;
    const bool allowed = other.apply(action);
    bullet::State after = s;
    kit::Events unheard;
    demand(bullet::Rules::apply(after, in_bytes(action), unheard).ok() == allowed,
           "verdict on " + text_of(action));
    if (!allowed) TEST_ASSERT_EQUAL_MEMORY(&s, &after, sizeof s);
}

void Pair::take(const Action& action) {
    std::array<kit::Event, kit::max_events> memory;
    kit::Events events(memory);
    const bool taken = bullet::Rules::apply(s, in_bytes(action), events).ok();
    demand(taken, "refused: " + text_of(action));
    demand(!events.cut(), "too much to tell");
    demand(model.apply(action), "refused by the model: " + text_of(action));
}

}  // namespace second
