#include "bullet_scene/scene.h"

#include "bullet_scene/sight.h"

namespace bullet_scene {

using bullet::Topic;
using stage::Key;
using stage::MatchView;
using What = Spot::What;

// ---- Positions and stories ---------------------------------------------------------------------

Seat Scene::me(const MatchView& view) const {
    const State& state = shown(view);
    if (story_.telling()) return story_.me();
    const bool watched = watch_ && !state.over() && !view.seat(state.active).person();
    for (Seat seat = 0; seat < state.seats && !watched; ++seat)
        if (view.seat(seat).person()) return view.bottom();
    return state.active;  // computers among themselves: whoever plays
}

bool Scene::has_rivals(const MatchView& view) {
    bool people = false, computers = false;
    for (Seat seat = 0; seat < shown(view).seats; ++seat)
        (view.seat(seat).person() ? people : computers) = true;
    return people && computers;
}

void Scene::begin(MatchView& view) {
    story_.stop(view);
    plan_.drop();
    then_aim_ = kit::no_value;
    duellists_ = 0;
    settle(view, true);
}

void Scene::skip(MatchView& view) {
    story_.skip(view);
    if (!story_.telling()) settle(view, false);
}

// The cursor stays while the same seat goes on: A A A places bullet after bullet.
void Scene::settle(MatchView& view, bool anew) {
    const State& state = shown(view);
    const Seat seat = me(view);
    if (anew || seat != chooser_ || state.active != seat)
        selection_.clear(state, seat);
    else
        selection_.keep(state, seat);
    chooser_ = state.active == seat ? seat : kit::nobody;
    duellists_ = static_cast<std::uint8_t>(
        state.sudden == 0 && !state.over() ? 0 : duellists_ | state.sudden);
    risk_ = static_cast<std::uint8_t>(risk_of(state, seat));
    gaps_ = gaps_of(state, seat);
    notice_.clear();
    advice_.start(state.at(seat));
    if (state.active != seat || !bullet::choosing_option(state)) advice_.stop();
    if (anew || state.active != seat || state.over()) timer_.stop();
    if (!plan_.under_way() && then_aim_ != kit::no_value)
        (void)selection_.aim_card(state, seat, std::exchange(then_aim_, kit::no_value));
    find_prompt(view);
    view.console().damage(stage::scene_area);
}

void Scene::played(MatchView& view, kit::Action) {
    notice_.clear();
    selection_.let_go();
    const Seat seat = me(view);
    if (chooser_ == kit::nobody && story_.pass_over(view, seat)) return follow(view, seat);
    story_.start(view, seat);
    if (!story_.telling()) settle(view, false);
}

// What a rival does that is not told changes little, and many of them do much.
void Scene::follow(MatchView& view, Seat seat) {
    if (me(view) != seat) return settle(view, false);
    risk_ = static_cast<std::uint8_t>(risk_of(shown(view), seat));
    for (const Rect& area : {strip_area, info_area, bag_area}) view.console().damage(area);
}

bool Scene::tick(MatchView& view) {
    bool on = false;
    if (story_.telling()) {
        on = story_.tick(view);
        if (!on) settle(view, false);
    }
    if (!story_.telling() && plan_.tick(view)) on = true;
    on = look_for_plans(view) || on;
    timer_.tick(view);
    return notice_.tick(view, cursor_area(view)) || on;
}

bool Scene::look_for_plans(MatchView& view) {
    const Board& board = shown(view).at(me(view));
    if (!deciding(view) || plan_.under_way() || advice_.done(board)) return false;
    const int card = advice_.step(board);
    if (card >= 0) {
        const kit::Text<40> before(prompt_.view());
        find_prompt(view);
        if (before.view() != prompt_.view())
            view.console().damage({0, 0, stage::screen_size, stage::scene_area.y});
    }
    if (card >= selection_.top() && card < selection_.top() + cards_shown &&
        selection_.task() != Task::list && selection_.task() != Task::rival)
        view.console().damage(card_area(card - selection_.top()));
    return !advice_.done(board);
}

void Scene::find_prompt(const MatchView& view) {
    selection_.expect_plans(advice_.may_clear(shown(view).at(me(view))));
    fill_prompt(shown(view), me(view), selection_, risk_, prompt_);
}

// ---- What the shell asks -----------------------------------------------------------------------

std::span<const stage::Hint> Scene::hints(const MatchView& view) const {
    using stage::any_direction;
    using stage::Hint;
    constexpr stage::KeySet sideways = stage::keys_of(Key::left, Key::right);
    static constexpr Hint look[] = {{any_direction, "move"}, {Key::a, "act"}};
    static constexpr Hint lift[] = {{any_direction, "where"}, {Key::a, "drop"}, {Key::b, "back"}};
    static constexpr Hint aim[] = {{any_direction, "aim"}, {Key::a, "use"}, {Key::b, "back"}};
    static constexpr Hint plan[] = {{Key::a, "move them"}, {Key::b, "back"}};
    static constexpr Hint pick[] = {{any_direction, "which"}, {Key::a, "choose"}, {Key::b, "back"}};
    static constexpr Hint list[] = {{sideways, "look"}, {Key::a, "take"}, {Key::b, "back"}};
    // Where the rules ask, B takes nothing back: it opens the menu, or goes to the line that
    // declines.
    static constexpr Hint asked[] = {
        {any_direction, "which"}, {Key::a, "choose"}, {Key::b, "menu"}};
    static constexpr Hint must[] = {{sideways, "look"}, {Key::a, "take"}, {Key::b, "menu"}};
    static constexpr Hint may[] = {{sideways, "look"}, {Key::a, "take"}, {Key::b, "skip"}};
    static constexpr Hint lifted[] = {{stage::keys_of(Key::a, Key::b), "back to the list"}};
    static constexpr Hint rival[] = {{sideways, "others"}, {Key::a, "back"}, {Key::b, "back"}};
    static constexpr Hint watch[] = {{sideways, "others"}, {Key::a, "watch all"}, {Key::b, "back"}};
    static constexpr Hint leave[] = {
        {sideways, "others"}, {Key::a, "watch none"}, {Key::b, "back"}};
    static constexpr Hint sudden[] = {{Key::a, "all place one"}};
    switch (selection_.task()) {
        case Task::look:
            return look;
        case Task::lift:
            return lift;
        case Task::aim:
            return aim;
        case Task::plan:
            return plan;
        case Task::from:
        case Task::to:
            return selection_.can_go_back(shown(view)) ? pick : asked;
        case Task::list:
            if (selection_.lifted_list()) return lifted;
            if (!selection_.can_go_back(shown(view))) return must;
            return is_own(selection_.question()) ? list : may;
        case Task::rival:
            if (!has_rivals(view)) return rival;
            return watch_ ? leave : watch;
        case Task::boss:
            return rival;
        case Task::sudden:
            return sudden;
    }
    return look;
}

std::string_view Scene::prompt(const MatchView&) const {
    return refuses_now() ? std::string_view(notice_.why_not()) : prompt_.view();
}

std::size_t Scene::point_out(MatchView& view, std::span<const kit::Action> actions) {
    selection_.point_at(shown(view), me(view), actions[0]);
    notice_.clear();
    notice_.mark();
    find_prompt(view);
    view.console().damage(stage::scene_area);
    return 0;
}

stage::Course Scene::course(const MatchView& view, std::span<const kit::Action> actions) const {
    using stage::Course;
    if (!keeps_back(view)) return Course::open;
    const bool leads = !actions.empty() && selection_.leads_to(shown(view), me(view), actions[0]);
    return leads ? Course::begun : Course::astray;
}

Rect Scene::way_to(const MatchView& view, kit::Action action) const {
    if (!deciding(view) || !listing()) return {};
    const int row = selection_.row_towards(shown(view), me(view), action);
    return row < 0 || row >= list_rows ? Rect{} : list_row_area(row);
}

Rect Scene::open_area(const MatchView& view) const {
    switch (selection_.task()) {
        case Task::look:  // wherever the cursor stands
            return spot_area(shown(view), selection_.spot(), selection_.top()).inset(-2);
        case Task::lift:
        case Task::from:
        case Task::to:
        case Task::aim:
        case Task::plan:
            return heads_area.around(sight_area);
        case Task::list:
            return column_area;
        case Task::rival:
        case Task::boss:
        case Task::sudden:
            return stage::scene_area;
    }
    return {};
}

// ---- What Y explains ---------------------------------------------------------------------------

namespace {

Topic topic_of_effect(const bullet::Effect& effect) {
    const bullet::Step& step = effect[0];
    switch (step.verb) {
        case bullet::Verb::move:
            return step.n == 1 ? Topic::move_action : Topic::drop_action;
        case bullet::Verb::discard:
            return Topic::change_action;
        case bullet::Verb::swap:
            return step.scope == bullet::Scope::row ? Topic::swap_row_action : Topic::swap_action;
        case bullet::Verb::warp:
            return Topic::home_action;
        case bullet::Verb::place:
            return Topic::stoke_action;
        case bullet::Verb::move_component:
            return Topic::lead_action;
        case bullet::Verb::clear:
            return Topic::swallow_action;
        case bullet::Verb::put:
            if (step.from == bullet::Area::pan) return Topic::off_pans_action;
            if (step.to == bullet::Area::mind) return Topic::to_mind_action;
            return step.to == bullet::Area::pan ? Topic::to_pan_action : Topic::to_bag_action;
        default:
            return Topic::draw_action;
    }
}

Topic topic_of_active(const State& state, int place) {
    const bullet::ActivePattern& active = state.boss.active[static_cast<std::size_t>(place)];
    return bullet::topic_of_boss_pattern({active.id, active.turns});
}

}  // namespace

bool Scene::is_out(const MatchView& view, kit::Seat seat) const {
    return !view.state_as<State>().at(seat).in_game();
}

int Scene::topic(const MatchView& view) const {
    const auto number = [](Topic topic) { return static_cast<int>(topic); };
    if (story_.telling()) return number(story_.topic(view));
    const State& state = shown(view);
    if (state.over()) return number(Topic::winner);
    const Seat seat = me(view);
    switch (selection_.task()) {
        case Task::look:
            return number(topic_of_spot(state, seat));
        case Task::lift:
            return number(Topic::lifting);
        case Task::aim:
        case Task::plan:
            return number(Topic::aiming);
        case Task::from:
        case Task::to:
            if (!deciding(view)) return number(Topic::turn);
            return number(topic_of_effect(effect_of(state, seat, selection_.source())));
        case Task::list:
            return number(topic_of_entry(state, seat));
        case Task::rival:
            return number(bullet::topic_of(state.at(selection_.looked_at()).heroine));
        case Task::boss:
            return number(bullet::topic_of_boss(state.boss.who));
        case Task::sudden:
            return number(Topic::sudden_death);
    }
    return number(Topic::turn);
}

// The thing on the line, or what is asked.
Topic Scene::topic_of_entry(const State& state, Seat seat) const {
    const Entries all = selection_.entries(state, seat);
    if (all.empty()) return topic_of_question(state, seat);
    const Icon icon = all[static_cast<std::size_t>(selection_.index())].icon;
    switch (icon.kind) {
        case Icon::Kind::card:
            return bullet::topic_of_card(icon.index);
        case Icon::Kind::powerup:
            return bullet::topic_after(Topic::battery, icon.index);
        case Icon::Kind::team:
            return bullet::topic_after(Topic::share_notes, icon.index);
        default:
            return topic_of_question(state, seat);
    }
}

Topic Scene::topic_of_question(const State& state, Seat seat) const {
    switch (selection_.question()) {
        case Question::stars:
            return Topic::star_choice;
        case Question::rider:
            return Topic::rider_choice;
        case Question::keep:
            return Topic::keep_choice;
        case Question::column:
            return Topic::column_choice;
        case Question::hit:
            return Topic::hit_choice;
        case Question::take:
        case Question::replace:
            return Topic::take_choice;
        case Question::drop:
            return Topic::drop_choice;
        case Question::order:
            return topic_of_active(state, selection_.index());
        case Question::card:
            return Topic::change_action;
        case Question::wound:
            return Topic::first_aid;
        case Question::end:
            return Topic::end_bag;
        case Question::chip:
        case Question::slot:
            return topic_of_spot(state, seat);
        case Question::ally:
            return Topic::ally;
        default:
            return Topic::waste_choice;
    }
}

Topic Scene::topic_of_spot(const State& state, Seat seat) const {
    const Board& board = state.at(seat);
    const Spot& spot = selection_.spot();
    switch (spot.what) {
        case What::space: {
            const bullet::Type type = board.sight.at(spot.index);
            if (type == bullet::no_bullet)
                return board.component == spot.index ? Topic::baku : Topic::empty_space;
            return bullet::has_star(type) ? Topic::star_bullet : Topic::plain_bullet;
        }
        case What::head:
            return deadly_numbers(state, seat, spot.index) != 0 ? Topic::deadly_head
                                                                : Topic::safe_head;
        case What::life:
            return board.heroine == bullet::balance ? Topic::pans : Topic::lives;
        case What::bag:
            return board.current.empty() ? Topic::end_bag : Topic::bag;
        case What::points:
            return Topic::points;
        case What::action:
            if (has_boss(state) && board.suspended == spot.index) return Topic::suspended;
            return topic_of_effect(bullet::effect(board.card().actions[spot.index].effect));
        case What::mind:
            return Topic::mind_slot;
        case What::card:
            if (board.is_feed(board.hand[spot.index])) return Topic::feed_card;
            return bullet::topic_of_card(board.hand[spot.index]);
        case What::slot:
            if (has_team_actions(state)) return bullet::topic_after(Topic::share_notes, spot.index);
            return board.powerups[spot.index] == bullet::no_powerup
                       ? Topic::empty_slot
                       : bullet::topic_after(Topic::battery, board.powerups[spot.index]);
        case What::self:
            return bullet::topic_of(board.heroine);
        case What::rival: {
            const Seat other = other_seat(state, seat, spot.index);
            if (has_boss(state)) return Topic::fellow;
            return bullet::is_ally(state, seat, other) ? Topic::ally : Topic::rival;
        }
        case What::boss:
            return Topic::shields;
        case What::boss_pattern:
            return topic_of_active(state, spot.index);
        case What::info:
            return has_boss(state) ? Topic::boss_next_round : Topic::next_round;
    }
    return Topic::turn;
}

}  // namespace bullet_scene
