// A second, slow and literal model of Bullet, written from the ledger alone (BUL numbers are those
// of bullet.md). It exists to be compared with the real game in tests; nothing else.
//
//   second_tables.cpp    the ledger's tables (2.4 to 2.8) as text
//   second_content.cpp   grids and effects read from that text
//   second_setup.cpp     the beginning (1.3, 4.3), bags and decks
//   second_effects.cpp   the primitives of 2.2: what can be answered, what happens
//   second_patterns.cpp  grids over a sight (1.9)
//   second_legal.cpp     the list of legal actions (4.1)
//   second_apply.cpp     what an action does; placing and hits
//   second_pending.cpp   effects under way, open star triggers, the End Phase
//   second_round.cpp     whose turn it is, losses, Cleanup, Sudden Death, results
//   second_boss.cpp      Boss Battle: its setup, the boss round, who loses (1.16, 1.19)
//   second_dump.cpp      a position as text
#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kit/rng.h"
#include "second_content.h"

namespace second {

inline constexpr int none = -1;
inline constexpr int rows = 6, columns = 5, spaces = rows * columns;
inline constexpr int mind_slots = 3, powerup_slots = 3;
inline constexpr int most_modifier = 15;
inline constexpr int last_round = 99, action_limit = 3000;  // BUL-305

enum Mode { score_attack, free_for_all, teams, boss_battle };
enum Phase { option_phase, ended, down, out };
enum Kind {  // 4.1
    kind_place,
    kind_place_mind,
    kind_use_action,
    kind_fizzle,
    kind_use_pattern,
    kind_use_powerup,
    kind_team_action,
    kind_pass,
    kind_end,
    kind_choose,
    kind_decline,
    kind_star,
    kind_keep,
    kind_column,
    kind_assign_hit,
    kind_take_powerup,
    kind_replace,
    kind_discard_down,
    kind_boss_order,
    kind_timeout,
    kind_sudden_step
};
inline constexpr int fizzle_action = 0, fizzle_powerup = 16, fizzle_team = 32;

struct Action {
    int kind = kind_place, a = 0, b = 0, c = 0;
    auto operator<=>(const Action&) const = default;
};
using Answer = std::pair<int, int>;  // p, q of 4.1

struct Options {  // 0.1
    Mode mode = score_attack;
    int seats = 1;
    std::vector<int> named;  // by seat: a heroine, or none: by lot
    bool timer = false;
    int boss = none;  // by lot
    bool operator==(const Options&) const = default;
};

// An unordered bag: how many of each type.
using Bag = std::vector<int>;
inline Bag empty_bag() { return Bag(all_types, 0); }
int total(const Bag& bag);
int ordinary(const Bag& bag);  // without specials

struct Heroine {
    int who = esfir;
    int phase = option_phase;
    std::vector<int> sight = std::vector<int>(spaces, none);
    Bag current = empty_bag(), incoming = empty_bag();
    std::vector<int> life, odd_pan, even_pan, mind;
    std::vector<int> deck, hand, discard;  // the top of the deck is its last card
    std::vector<int> slots = std::vector<int>(powerup_slots, none);
    int ap = 0;
    int guard = 0, brake = 0, heavy = 0, mute = 0;
    int baku = none;
    int immobilized = none;     // a column
    int suspended = none;       // an action (BUL-398)
    bool passed = false;        // in this round
    bool took_option = false;   // since she last became active
    bool sent = false;          // to the boss in this round (BUL-405)
    Bag cleared = empty_bag();  // in this round
    int rounds = 0, cleared_total = 0;
    bool operator==(const Heroine&) const = default;

    const HeroineCard& card() const { return heroines()[who]; }
    int lives_left() const { return card().life - static_cast<int>(life.size()); }
    bool scales_lost() const;  // BUL-372
};

// Something that waits for an answer, or for what lies above it on the stack.
struct Frame {
    enum Kind { effect, stars, after_pattern, keep, column, assign_hit, end_phase, boss_order };
    Kind kind = effect;
    int user = 0;  // whose effect, stars, pattern, bullet, End Phase or failed patterns it is
    // effect
    const Effect* what = nullptr;
    int step = 0;
    int ally = none;
    // stars: open triggers by star action
    std::vector<int> triggers;
    // after_pattern
    int pattern = none, cleared = 0;
    // keep, assign_hit: the bullet; end_phase: the powerup that waits for REPLACE
    int held = none;
    bool operator==(const Frame&) const = default;
};

// What a boss still does to a heroine in this part of its round: one effect, or two of which she
// chooses the first.
struct BossTask {
    int seat = 0;
    std::vector<const Effect*> effects;
    bool operator==(const BossTask&) const = default;
};

struct BossSide {  // 1.16
    int who = none;
    int shields = 5;
    std::vector<int> deck, covered;           // the top is the last card
    std::vector<std::pair<int, int>> active;  // pattern, quarter turns; the older one first
    Bag incoming = empty_bag();
    Bag trap = empty_bag();  // BUL-405
    int heroines = 0;        // in the game when the last heroine round began (BUL-282)
    std::vector<int> feed_deck, feed_discard;
    enum Stage { resting, doing_patterns, doing_slots };
    Stage stage = resting;
    std::vector<BossTask> tasks;
    bool operator==(const BossSide&) const = default;

    const BossCard& card() const { return bosses()[who]; }
    int lowest_slot() const { return 5 - shields; }  // that is revealed
};

enum class Ending { running, winner, winning_team, tie, score, heroines, boss };
enum class Result { open, won, lost, drawn, scored };

struct Position {
    Options options;
    std::vector<Heroine> heroines;
    Bag center = empty_bag();
    Bag track = empty_bag();  // BUL-261
    int intensity = 4;
    int round = 1;
    int active = 0;
    std::vector<int> powerup_deck, face_up, powerup_discard;
    BossSide boss;
    std::vector<Frame> pending;
    std::set<int> sudden;  // seats still in Sudden Death
    Ending ending = Ending::running;
    int winner = none;  // a seat or a team
    std::vector<Result> results;
    int actions = 0;
    kit::Rng rng;
    bool operator==(const Position&) const = default;

    int seats() const { return static_cast<int>(heroines.size()); }
    bool in_game(int seat) const { return heroines[seat].phase != out; }
    int in_game_count() const;
    int mate(int seat) const { return options.mode == teams ? seat ^ 1 : none; }
    bool against(Boss which) const { return options.mode == boss_battle && boss.who == which; }
    int seat_of(int who) const;               // none if she is not in the game
    std::vector<int> allies(int seat) const;  // in the game (BUL-271)
    // BUL-010, BUL-246: a seat, or none for the track and the boss
    int target(int seat) const;
    std::vector<int> turn_order() const;  // of this round, those in the game
    // A card that the feed gave her (BUL-394): YNN herself never plays against this boss.
    bool is_feed(int pattern) const;
    int own_cards(int seat) const;  // in her hand
    bool over() const { return ending != Ending::running; }
};

// One line a fact, so that two of them can be compared line by line.
std::string dump(const Position& p);

class Model {
  public:
    Model(const Options& options, kit::Seed seed);
    explicit Model(const Position& position) : p(position) {}  // goes on from there

    std::vector<Action> legal() const;  // in the order of 4.1
    bool apply(const Action& action);   // false and nothing changed if it is not legal
    int turn() const;                   // the seat that decides; none when the match is over
    int score(int seat) const;          // BUL-268, BUL-307

    // Parts of the rules, for tests that begin in the middle.
    bool fits_pattern(int seat, const Grid& grid, int dr, int dc) const;
    bool completable(const Effect& effect, int user, int ally, int from_step = 0) const;
    void place(int seat, int bullet);
    void finish_round();
    bool completed(int seat, int pattern, int turn) const;  // BUL-290
    int boss_count() const;                                 // BUL-408

    Position p;
    // What happened, for tests that want to know whether it ever did.
    std::map<std::string, long> happened;

  private:
    Heroine& her(int seat) { return p.heroines[seat]; }
    const Heroine& her(int seat) const { return p.heroines[seat]; }
    void note(const std::string& event) { happened[event]++; }

    // second_setup.cpp
    void seat_heroines();
    void seat_boss();
    void set_up();
    int below(int count);
    void shuffle(std::vector<int>& cards);
    int draw_bullet(Bag& bag);
    bool draw_pattern(int seat);  // false: there is none
    void reveal_powerups();

    // second_effects.cpp
    bool fits(int seat, int space, const std::string& filter) const;
    int move_end(int seat, int from, char direction, const std::string& distance) const;
    std::vector<Answer> moves(int seat, const Step& step) const;
    std::vector<Answer> baku_moves(int seat, const Step& step) const;
    std::vector<Answer> swaps(int seat, const Step& step) const;
    std::vector<Answer> warps(int seat, const Step& step) const;
    std::vector<Answer> puts(int seat, const Step& step) const;
    bool needs_choice(const Step& step) const;
    std::vector<Answer> answers(int seat, const Step& step) const;
    bool possible(int seat, const Step& step) const;  // for steps without a choice
    // Answers to that step after which the rest of the effect can still be completed.
    std::vector<Answer> good_answers(const Effect& effect, int step, int user, int ally) const;
    bool movable_off_sight(const Effect& effect, int user, int ally) const;
    void perform(const Step& step, int user, int ally, Answer answer);
    void put(const Step& step, int seat, Answer answer);
    void shift_down(int seat, bool hitting);
    void discard(int seat, int hand_place);
    void clear(int seat, const std::vector<int>& cleared_spaces);
    void send(int seat, int bullet);
    void gain_ap(int seat, int amount);
    void return_to_center(Bag& bag);

    // second_legal.cpp
    std::map<Answer, int> chain_ends(int seat, const Step& step) const;  // and their depth
    void list_options(int seat, std::vector<Action>& list) const;
    void list_actions(int seat, std::vector<Action>& list) const;
    void list_patterns(int seat, std::vector<Action>& list) const;
    void list_powerups(int seat, std::vector<Action>& list) const;
    void list_team_actions(int seat, std::vector<Action>& list) const;
    std::vector<Action> pending_answers() const;
    bool may_time_out() const;
    std::vector<Answer> first_answers(const Effect& effect, int user, int ally) const;
    bool may_fizzle(const Effect& effect, int user, int ally) const;

    // second_apply.cpp
    void take_option(const Action& action);
    void draw_and_place(int seat);
    void resolve_special(int drawer, int special);
    void use_action(int seat, const Action& action);
    void use_pattern(int seat, const Action& action);
    void fizzle(int seat, int source);
    void start_effect(const Effect& effect, int user, int ally, Answer first);
    void time_out(int seat);
    void hit(int seat, int bullet);
    void take_hit(int seat, int bullet);
    void go_down(int seat);

    // second_pending.cpp
    void answer_pending(const Action& action);
    void run_pending();  // until somebody has to answer
    bool run_frame();    // false: it waits
    bool run_effect();
    bool run_stars();
    bool run_end_phase();
    void after_pattern();
    void use_star(int seat, int star, Answer answer);

    // second_boss.cpp
    void set_up_boss();
    void reveal_pattern();
    void deal_feed();
    void suspend();
    bool completes_recipe(int seat, const std::string& symbols) const;
    void begin_boss_round();
    void go_on_with_boss();
    void do_task();
    bool break_shields();
    void end_boss_round();
    void sweep();
    void lose_at_once(int seat);
    bool from_center_to_current(int seat, int count);  // false: it has run out

    // second_round.cpp
    void go_on();  // until somebody has to decide
    void next_heroine();
    void become_active(int seat);
    void settle_losses();
    void settle_all_down();
    void remove(int seat);
    bool draw_intensity();
    void clean_up(int losers);
    void start_round();
    void start_sudden_death(const std::set<int>& seats);
    void sudden_step();
    void finish(Ending ending, int winner, std::set<int> drawn_seats = {});
};

}  // namespace second
