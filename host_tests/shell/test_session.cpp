// The match on the console without its screens: steps, undo, saving, thinking, watching.
#include "shell/play/session.h"

#include <memory>
#include <string>

#include "memory_keeper.h"
#include "nullgame/rules.h"
#include "shell/play/pace.h"

extern "C" {
#include "unity.h"
}

void setUp() {}
void tearDown() {}

namespace {

using play::Session;

constexpr kit::Action draw{nullgame::draw}, stand{nullgame::stand};

constexpr stage::Statistic statistics[] = {{"Points"}};
void count(const stage::FinishedMatch& match, stage::Figures& out) {
    out[0] = static_cast<std::uint32_t>(match.actions.size());
}
constexpr stage::Cartridge cartridge{.game = nullgame::game,
                                     .scene = nullptr,
                                     .statistics = statistics,
                                     .count = count,
                                     .mode_field = nullgame::mode_field};

play::Start start_with(std::initializer_list<int> controllers, int rounds = 3) {
    play::Start start{.config = nullgame::game.info.form.usual(), .seed = 42};
    start.config.values[nullgame::players_field] = static_cast<std::uint8_t>(controllers.size());
    start.config.values[nullgame::rounds_field] = static_cast<std::uint8_t>(rounds);
    std::size_t seat = 0;
    for (const int each : controllers) start.controllers[seat++] = static_cast<std::uint8_t>(each);
    nullgame::game.info.form.settle(start.config);
    return start;
}

struct Opened {
    explicit Opened(const play::Start& start) {
        TEST_ASSERT_TRUE(session.begin(cartridge, start, keeper).ok());
    }
    // Lets the computers decide until it is a person's turn or the end.
    void let_computers_play() {
        while (!session.over() && !session.is_person(session.turn())) {
            session.think(*session.player(session.turn()));
            while (!session.think_on()) TEST_ASSERT_TRUE(session.thinking());
            TEST_ASSERT_TRUE(session.take(session.choice()).ok());
        }
    }
    void play_to_the_end() {
        for (let_computers_play(); !session.over(); let_computers_play())
            TEST_ASSERT_TRUE(session.take(stand).ok());
    }
    kit::Hash hash() { return session.game().hash(session.state()); }

    std::unique_ptr<play::Memory> memory = std::make_unique<play::Memory>();
    bench::MemoryKeeper keeper;
    Session session{*memory};
};

}  // namespace

static void every_step_is_saved_and_told() {
    Opened opened(start_with({0, 1}));
    Session& session = opened.session;
    TEST_ASSERT_EQUAL_INT(1, opened.keeper.saves);
    const kit::Hash before = opened.hash();
    TEST_ASSERT_TRUE(session.take(draw).ok());
    TEST_ASSERT_EQUAL_INT(2, opened.keeper.saves);
    TEST_ASSERT_EQUAL_UINT16(1, opened.keeper.saved.cursor);
    TEST_ASSERT_TRUE(before == session.game().hash(session.before()));
    TEST_ASSERT_EQUAL_UINT8(nullgame::drew, session.events()[0].kind);
    TEST_ASSERT_TRUE(session.last() == draw);
    TEST_ASSERT_FALSE(session.take({7}).ok());
    TEST_ASSERT_EQUAL_INT(2, opened.keeper.saves);
    TEST_ASSERT_EQUAL_size_t(1, session.length());
}

static void a_person_undoes_over_the_computers_moves() {
    Opened opened(start_with({0, 2, 3}, 2));
    Session& session = opened.session;
    opened.let_computers_play();
    std::vector<std::pair<std::size_t, kit::Hash>> decisions;
    while (!session.over()) {
        decisions.push_back({session.cursor(), opened.hash()});
        TEST_ASSERT_TRUE(session.take(decisions.size() % 2 != 0 ? draw : stand).ok());
        opened.let_computers_play();
    }
    TEST_ASSERT_TRUE(decisions.size() >= 3);
    const kit::Hash end = opened.hash();
    const std::size_t length = session.length();
    for (std::size_t i = decisions.size(); i-- > 0;) {
        TEST_ASSERT_TRUE(session.can_undo());
        TEST_ASSERT_TRUE(session.undo());
        TEST_ASSERT_EQUAL_size_t(decisions[i].first, session.cursor());
        TEST_ASSERT_TRUE(decisions[i].second == opened.hash());
        TEST_ASSERT_EQUAL_UINT16(session.cursor(), opened.keeper.saved.cursor);
    }
    TEST_ASSERT_FALSE(session.can_undo());
    TEST_ASSERT_FALSE(session.undo());
    for (std::size_t i = 1; i < decisions.size(); ++i) {
        TEST_ASSERT_TRUE(session.redo());
        TEST_ASSERT_TRUE(decisions[i].second == opened.hash());
    }
    TEST_ASSERT_TRUE(session.redo());
    TEST_ASSERT_TRUE(end == opened.hash());
    TEST_ASSERT_EQUAL_size_t(length, session.cursor());
    TEST_ASSERT_FALSE(session.redo());
}

static void a_view_is_private_if_another_person_may_not_see_it() {
    Opened three(start_with({0, 0, 0}));
    for (kit::Seat seat = 0; seat < 3; ++seat) TEST_ASSERT_TRUE(three.session.is_private(seat));
    TEST_ASSERT_FALSE(three.session.is_private(kit::the_public));
    Opened one(start_with({0, 1, 1}));  // computers do not look over a shoulder
    TEST_ASSERT_FALSE(one.session.is_private(0));
    play::Start open = start_with({0, 0, 0});
    open.config.values[nullgame::holes_field] = 1;
    Opened shown(open);
    TEST_ASSERT_FALSE(shown.session.is_private(0));
    // It is a fact of the position: whose hole card was turned hides nothing any more.
    Opened two(start_with({0, 0}, 1));
    TEST_ASSERT_TRUE(two.session.take(stand).ok());
    while (!two.session.over()) TEST_ASSERT_TRUE(two.session.take(draw).ok());
    TEST_ASSERT_FALSE(two.session.is_private(1));
    TEST_ASSERT_TRUE(two.session.was_private(1));
    TEST_ASSERT_TRUE(two.session.shared_news());
}

static void people_take_back_nothing_that_came_to_light() {
    using play::NoUndo;
    Opened opened(start_with({0, 0}));
    Session& session = opened.session;
    TEST_ASSERT_TRUE(session.why_no_undo() == NoUndo::nothing);
    TEST_ASSERT_TRUE(session.take(stand).ok());
    // The other one's decision.
    TEST_ASSERT_TRUE(session.why_no_undo() == NoUndo::another);
    TEST_ASSERT_FALSE(session.undo());
    TEST_ASSERT_TRUE(session.take(draw).ok());
    // The own one, but a card was seen.
    TEST_ASSERT_EQUAL_UINT8(1, session.turn());
    TEST_ASSERT_TRUE(session.why_no_undo() == NoUndo::revealed);
    TEST_ASSERT_FALSE(session.undo());
    TEST_ASSERT_EQUAL_size_t(2, session.cursor());
    // It is the same when the match was read from the storage.
    Opened again(start_with({0, 0}));
    again.session.loaded() = session.match();
    TEST_ASSERT_TRUE(again.session.resume(cartridge, again.keeper).ok());
    TEST_ASSERT_TRUE(again.session.why_no_undo() == NoUndo::revealed);
}

static void chance_that_was_rewound_is_noted() {
    Opened opened(start_with({0, 1}));
    Session& session = opened.session;
    TEST_ASSERT_TRUE(session.take(draw).ok());
    TEST_ASSERT_FALSE(session.rewound());
    TEST_ASSERT_TRUE(session.undo());
    TEST_ASSERT_TRUE(session.rewound());
    TEST_ASSERT_EQUAL_UINT8(kit::helped | kit::rewound, opened.keeper.saved.flags);
    opened.play_to_the_end();
    session.finish();
    TEST_ASSERT_TRUE(opened.keeper.endings.back().rewound);
    // What was seen of a match is known when it is played from its beginning again.
    Opened restarted(start_with({0, 1}));
    TEST_ASSERT_TRUE(restarted.session.restart(7).ok());
    TEST_ASSERT_EQUAL_UINT8(0, restarted.session.match().flags);
    TEST_ASSERT_TRUE(restarted.session.take(draw).ok());
    for (int again = 0; again < 2; ++again) {  // nor does it become unknown by another start
        TEST_ASSERT_TRUE(restarted.session.restart(7).ok());
        TEST_ASSERT_EQUAL_UINT64(42, restarted.session.match().seed);
        TEST_ASSERT_TRUE(restarted.session.rewound());
        TEST_ASSERT_TRUE(restarted.session.adopted());
        TEST_ASSERT_EQUAL_UINT8(kit::helped | kit::rewound | kit::adopted,
                                restarted.keeper.saved.flags);
    }
    // A choice by itself brings nothing to light.
    Opened quiet(start_with({0, 1}));
    TEST_ASSERT_TRUE(quiet.session.take(stand).ok());
    TEST_ASSERT_TRUE(quiet.session.undo());
    TEST_ASSERT_FALSE(quiet.session.rewound());
    TEST_ASSERT_EQUAL_UINT8(kit::helped, quiet.session.match().flags);
}

// To go back to the first action would take back what others decided, and show them what comes.
static void several_people_start_over_with_another_deal() {
    Opened opened(start_with({0, 0}));
    Session& session = opened.session;
    TEST_ASSERT_FALSE(session.can_restart());
    TEST_ASSERT_TRUE(session.take(draw).ok());
    TEST_ASSERT_TRUE(session.take(stand).ok());
    TEST_ASSERT_TRUE(session.can_restart());
    TEST_ASSERT_TRUE(session.restart_kind() == Session::Restart::another);
    const kit::Config config = session.match().config;
    TEST_ASSERT_TRUE(session.restart(7).ok());
    TEST_ASSERT_EQUAL_UINT64(7, session.match().seed);
    TEST_ASSERT_TRUE(config == session.match().config);
    TEST_ASSERT_EQUAL_UINT8(0, session.match().flags);
    TEST_ASSERT_EQUAL_size_t(0, session.length());
    TEST_ASSERT_EQUAL_UINT64(7, opened.keeper.saved.seed);
}

static void who_wins_among_people_is_not_the_consoles_victory() {
    const auto ended = [](std::initializer_list<int> controllers) {
        Opened opened(start_with(controllers, 1));
        opened.play_to_the_end();
        return opened.session.ending();
    };
    TEST_ASSERT_FALSE(ended({0, 1}).only_played);
    TEST_ASSERT_TRUE(ended({0, 0, 1}).only_played);
    TEST_ASSERT_TRUE(ended({1, 1}).only_played);  // computers by themselves
    // Who ends alike has won or lost together: here nobody has drawn a card.
    TEST_ASSERT_FALSE(ended({0, 0}).only_played);
}

static void a_resumed_match_undoes_alike() {
    Opened opened(start_with({0, 1, 0}));
    opened.play_to_the_end();
    const auto other = std::make_unique<play::Memory>();
    Session again(*other);
    again.loaded() = opened.keeper.saved;
    TEST_ASSERT_TRUE(again.resume(cartridge, opened.keeper).ok());
    TEST_ASSERT_TRUE(opened.hash() == again.game().hash(again.state()));
    while (opened.session.undo()) {
        TEST_ASSERT_TRUE(again.undo());
        TEST_ASSERT_EQUAL_size_t(opened.session.cursor(), again.cursor());
    }
    TEST_ASSERT_FALSE(again.undo());
}

static void decisions_do_not_depend_on_slices_or_on_what_was_thought_before() {
    Opened one(start_with({0, 3}, 1)), other(start_with({0, 3}, 1));
    other.session.think_of_hint();
    other.session.think_on();
    TEST_ASSERT_TRUE(one.session.take(draw).ok());
    TEST_ASSERT_TRUE(other.session.take(draw).ok());
    one.let_computers_play();
    other.session.think(*other.session.player(1));
    other.session.stop_thinking();
    other.let_computers_play();
    TEST_ASSERT_TRUE(kit::same_match(one.session.match(), other.session.match()));
}

// How much gets done between two frames is the machine's affair; when a move is shown is not.
static void a_move_is_shown_after_the_same_frames_everywhere() {
    const auto frames = [](int slices_between) {
        Opened opened(start_with({3, 0}, 1));
        opened.session.think(*opened.session.player(0));
        play::Pace pace;
        pace.start(3);
        for (;;) {
            for (int i = 0; i < slices_between; ++i) pace.work(opened.session);
            if (pace.tick(opened.session)) return pace.frames();
        }
    };
    const int hurried = frames(0);
    TEST_ASSERT_TRUE(hurried > 10);
    TEST_ASSERT_EQUAL_INT(hurried, frames(1));
    TEST_ASSERT_EQUAL_INT(hurried, frames(100));
}

static void a_hint_is_legal_and_changes_nothing() {
    Opened opened(start_with({0, 1}));
    const kit::Hash before = opened.hash();
    opened.session.think_of_hint();
    int slices = 1;
    for (; !opened.session.think_on(); ++slices) TEST_ASSERT_TRUE(slices < 1000);
    TEST_ASSERT_TRUE(slices > 10);  // the screen is never left alone for long
    TEST_ASSERT_TRUE(
        kit::is_legal(opened.session.game(), opened.session.state(), opened.session.choice()));
    TEST_ASSERT_TRUE(before == opened.hash());
    TEST_ASSERT_EQUAL_INT(1, opened.keeper.saves);
}

static void watching_tells_the_same_events_and_saves_nothing() {
    Opened opened(start_with({1, 2}, 1));
    std::vector<std::vector<kit::Event>> told;
    while (!opened.session.over()) {
        opened.session.think(*opened.session.player(opened.session.turn()));
        while (!opened.session.think_on()) {
        }
        TEST_ASSERT_TRUE(opened.session.take(opened.session.choice()).ok());
        const auto events = opened.session.events();
        told.emplace_back(events.begin(), events.end());
    }
    const kit::Hash end = opened.hash();
    const int saves = opened.keeper.saves;
    TEST_ASSERT_TRUE(opened.session.go_to(0));
    for (const auto& events : told) {
        TEST_ASSERT_TRUE(opened.session.watch_next());
        const auto now = opened.session.events();
        TEST_ASSERT_TRUE(std::equal(now.begin(), now.end(), events.begin(), events.end()));
    }
    TEST_ASSERT_FALSE(opened.session.watch_next());
    TEST_ASSERT_TRUE(end == opened.hash());
    TEST_ASSERT_EQUAL_INT(saves, opened.keeper.saves);
}

// Who shows an action before it is saved can forget nothing: whatever comes next saves it first.
static void what_waits_to_be_saved_is_saved_before_anything_else() {
    using After = void (*)(Session&);
    for (const After after :
         {+[](Session& session) { session.save(); },
          +[](Session& session) { (void)session.loaded(); },
          +[](Session& session) { session.close(); }, +[](Session& session) { session.go_to(0); },
          +[](Session& session) { (void)session.take({7}); }}) {
        Opened opened(start_with({0, 1}));
        TEST_ASSERT_TRUE(opened.session.take(draw, Session::Save::later).ok());
        TEST_ASSERT_EQUAL_INT(1, opened.keeper.saves);
        after(opened.session);
        TEST_ASSERT_EQUAL_INT(2, opened.keeper.saves);
        TEST_ASSERT_EQUAL_UINT16(1, opened.keeper.saved.cursor);
        opened.session.save();
        TEST_ASSERT_EQUAL_INT(2, opened.keeper.saves);
    }
    // These are saved themselves, after it.
    for (const After after : {+[](Session& session) { (void)session.take(draw); },
                              +[](Session& session) { (void)session.undo(); },
                              +[](Session& session) { session.note_hint(); },
                              +[](Session& session) { (void)session.restart(1); }}) {
        Opened opened(start_with({0, 1}));
        TEST_ASSERT_TRUE(opened.session.take(draw, Session::Save::later).ok());
        after(opened.session);
        TEST_ASSERT_GREATER_OR_EQUAL_INT(3, opened.keeper.saves);
    }
}

static void a_replay_is_taken_over() {
    Opened opened(start_with({1, 1}, 2));
    opened.play_to_the_end();
    opened.session.go_to(2);
    bench::MemoryKeeper keeper;
    TEST_ASSERT_TRUE(opened.session.take_over({0, 3}, keeper).ok());
    TEST_ASSERT_EQUAL_UINT16(2, keeper.saved.count);
    TEST_ASSERT_EQUAL_UINT8(3, keeper.saved.controllers[1]);
    TEST_ASSERT_EQUAL_size_t(2, opened.session.length());
    TEST_ASSERT_TRUE(opened.session.is_person(0));
    TEST_ASSERT_EQUAL_UINT8(kit::helped | kit::rewound | kit::adopted, keeper.saved.flags);
    TEST_ASSERT_TRUE(opened.session.adopted());
    // From its first action it is still known.
    TEST_ASSERT_TRUE(opened.session.restart(7).ok());
    TEST_ASSERT_TRUE(opened.session.adopted());
}

static void a_finished_match_counts_once() {
    Opened opened(start_with({0, 1}, 1));
    opened.session.finish();
    TEST_ASSERT_EQUAL_size_t(0, opened.keeper.endings.size());
    opened.play_to_the_end();
    opened.session.finish();
    opened.session.finish();
    TEST_ASSERT_EQUAL_size_t(1, opened.keeper.endings.size());
    TEST_ASSERT_EQUAL_UINT32(opened.session.length(), opened.keeper.endings[0].figures[0]);
    TEST_ASSERT_EQUAL_UINT8(0, opened.keeper.endings[0].seat);
}

static void trouble_with_saving_does_not_stop_the_match() {
    Opened opened(start_with({0, 1}, 1));
    TEST_ASSERT_NULL(opened.session.take_trouble());
    opened.keeper.broken = "The storage is full";
    TEST_ASSERT_TRUE(opened.session.take(draw).ok());
    TEST_ASSERT_EQUAL_STRING("The storage is full", opened.session.take_trouble());
    TEST_ASSERT_NULL(opened.session.take_trouble());
}

static void seats_have_names() {
    const auto name = [](const Session& session, kit::Seat seat) {
        return std::string(session.name(seat));
    };
    Opened alone(start_with({0, 1, 3, 3}));
    TEST_ASSERT_EQUAL_STRING("You", name(alone.session, 0).c_str());
    TEST_ASSERT_EQUAL_STRING("Easy", name(alone.session, 1).c_str());
    TEST_ASSERT_EQUAL_STRING("Hard 3", name(alone.session, 2).c_str());
    Opened two(start_with({0, 15, 0}));
    TEST_ASSERT_EQUAL_STRING("Player 1", name(two.session, 0).c_str());
    TEST_ASSERT_EQUAL_STRING("Hard", name(two.session, 1).c_str());
    TEST_ASSERT_EQUAL_STRING("Player 3", name(two.session, 2).c_str());
    TEST_ASSERT_EQUAL_INT(2, two.session.persons());
    Opened none(start_with({1, 2}));
    TEST_ASSERT_EQUAL_UINT8(kit::nobody, none.session.owner());
}

static void a_bad_config_is_refused() {
    Opened opened(start_with({0, 1}));
    play::Start start = start_with({0});
    start.config.values[nullgame::mode_field] = nullgame::race;
    TEST_ASSERT_FALSE(opened.session.begin(cartridge, start, opened.keeper).ok());
    TEST_ASSERT_FALSE(opened.session.is_open());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_step_is_saved_and_told);
    RUN_TEST(a_person_undoes_over_the_computers_moves);
    RUN_TEST(a_view_is_private_if_another_person_may_not_see_it);
    RUN_TEST(people_take_back_nothing_that_came_to_light);
    RUN_TEST(chance_that_was_rewound_is_noted);
    RUN_TEST(several_people_start_over_with_another_deal);
    RUN_TEST(who_wins_among_people_is_not_the_consoles_victory);
    RUN_TEST(a_resumed_match_undoes_alike);
    RUN_TEST(decisions_do_not_depend_on_slices_or_on_what_was_thought_before);
    RUN_TEST(a_move_is_shown_after_the_same_frames_everywhere);
    RUN_TEST(a_hint_is_legal_and_changes_nothing);
    RUN_TEST(watching_tells_the_same_events_and_saves_nothing);
    RUN_TEST(what_waits_to_be_saved_is_saved_before_anything_else);
    RUN_TEST(a_replay_is_taken_over);
    RUN_TEST(a_finished_match_counts_once);
    RUN_TEST(trouble_with_saving_does_not_stop_the_match);
    RUN_TEST(seats_have_names);
    RUN_TEST(a_bad_config_is_refused);
    return UNITY_END();
}
