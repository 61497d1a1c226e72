// The commands about games, from outside: soak, balance, slowest, arena, signature, replay, rules
// and their errors.
#include <vector>

#include "kit/match.h"
#include "lineup/lineup.h"
#include "run_sixgun.h"

void setUp() {}
void tearDown() {}

namespace {

namespace fs = std::filesystem;

const std::string playthroughs = SIXGUN_PLAYTHROUGHS "/nullgame/";

bool holds(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

std::string kept(const std::string& name, const std::string& text) {
    const std::string path = temporary(name);
    std::ofstream(path, std::ios::binary) << text;
    return path;
}

void wrong_use_is_one_line_and_exit_2() {
    struct Case {
        const char *words, *part;
    };
    constexpr Case cases[] = {
        {"soak", "which game?"},
        {"soak --game chess", "no game 'chess'"},
        {"soak --game nullgame --actions 0", "not '0'"},
        {"soak --game nullgame --seed 4294967296", "from 0 to 4294967295"},
        {"arena", "which game?"},
        {"arena --game nullgame --players search,deepblue", "no player 'deepblue'"},
        {"arena --game nullgame --players search", "no contest"},
        {"arena --game nullgame --shard 0/4", "--shard needs I/N"},
        {"arena --game nullgame --shard 5/4", "--shard needs I/N"},
        {"arena --game nullgame --shard 4", "--shard needs I/N"},
        {"arena --game nullgame --config 'mode=poker'", "'mode=poker'"},
        {"arena --game nullgame --config 'mode=race players=1'", "at least two players"},
        {"arena --game nullgame shard.json", "unexpected word 'shard.json'"},
        {"arena --merge", "needs the JSON files"},
        {"arena --merge --seed 5 a.json", "--seed does not go with --merge"},
        {"balance", "which game?"},
        {"balance --game nullgame", "no bands"},
        {"balance --game superhot --trial chess", "no trial's name holds 'chess'"},
        {"balance --game superhot --config 'mode=poker'", "'mode=poker'"},
        {"slowest --game chess", "no game 'chess'"},
        {"signature --game chess", "no game 'chess'"},
        {"replay", "give one file"},
        {"replay a b", "give one file"},
        {"replay a --text --json", "not both"},
        {"rules --game chess", "no game 'chess'"},
    };
    for (const Case& wrong : cases) expect_error(wrong.words, 2, wrong.part);
}

// ---- soak, signature --------------------------------------------------------------------------

void soak_plays_what_the_seed_says() {
    const auto counts = [](const std::string& seed) {
        std::string said = said_by("soak --game nullgame --actions 3000 --json --seed " + seed);
        const std::size_t speed = said.find("\"actions_per_second\"");
        TEST_ASSERT_TRUE(holds(said, "\"actions\":3000,") && holds(said, "\"ok\":true}"));
        return said.substr(0, speed);
    };
    TEST_ASSERT_EQUAL_STRING(counts("5").c_str(), counts("5").c_str());
    TEST_ASSERT_TRUE(counts("5") != counts("6"));
    TEST_ASSERT_TRUE(said_by("soak --game nullgame --actions 500").starts_with("nullgame: 500 "));
}

void signature_is_the_one_that_is_kept() {
    const std::string kept_hash = contents(playthroughs + "signature.txt");
    TEST_ASSERT_TRUE(holds(said_by("signature"), "nullgame " + kept_hash));
    TEST_ASSERT_EQUAL_STRING(("nullgame " + kept_hash).c_str(),
                             said_by("signature --game nullgame").c_str());
    TEST_ASSERT_TRUE(holds(said_by("signature --json"), "{\"game\":\"nullgame\",\"signature\":\""));
}

// ---- balance, slowest -------------------------------------------------------------------------

void balance_depends_on_its_options_only() {
    const std::string some = "balance --game superhot --trial solo-it-easy --matches 8 ";
    const std::string one = said_by(some + "--json --jobs 1");
    TEST_ASSERT_EQUAL_STRING(one.c_str(), said_by(some + "--json --jobs 3").c_str());
    TEST_ASSERT_TRUE(one != said_by(some + "--json --seed 2"));
    for (const char* part : {"\"trial\":\"solo-it-easy\"", "\"campaigns\":8,",
                             "\"won\":", "\"ends\":{", "\"Body Count\":{\"lay\":"})
        TEST_ASSERT_TRUE_MESSAGE(holds(one, part), part);
}

void balance_fails_outside_a_band() {
    // Nobody wins a campaign by chance alone: 5 to 15 of 100 are wished for.
    const Ran ran = run("balance --game superhot --trial solo-it-easy --matches 1 2>&1");
    TEST_ASSERT_EQUAL(1, ran.exit);
    TEST_ASSERT_TRUE(holds(ran.said, "| solo-it-easy "));
    TEST_ASSERT_TRUE(holds(ran.said, "outside: solo-it-easy won %"));
    TEST_ASSERT_EQUAL(0, run("balance --game superhot --trial solo-it-random --matches 2").exit);
}

void balance_tells_how_love_is_played() {
    const std::string some = "balance --game love --trial four-hard --matches 6 ";
    const std::string one = said_by(some + "--json --jobs 1");
    TEST_ASSERT_EQUAL_STRING(one.c_str(), said_by(some + "--json --jobs 3").c_str());
    for (const char* part : {"\"trial\":\"four-hard\"", "\"matches\":6,", "\"turns_p95\":",
                             "\"place_1\":", "\"player\":\"hard\",\"won\":", "\"love_share\":"})
        TEST_ASSERT_TRUE_MESSAGE(holds(one, part), part);
    // Six matches cannot be shared evenly by four: a seat's share is outside its band.
    const Ran ran = run(some + "2>&1");
    TEST_ASSERT_EQUAL(1, ran.exit);
    TEST_ASSERT_TRUE(holds(ran.said, "| four-hard ") &&
                     holds(ran.said, "outside: four-hard seat_"));
    const std::string who = said_by("balance --game love --trial characters-easy --matches 4");
    TEST_ASSERT_TRUE(holds(who, "| pike-easy   | ") && holds(who, "| lou-easy    | "));
    expect_error("balance --game love --trial chess", 2, "no trial's name holds 'chess'");
    expect_error("balance --game nullgame", 2, "'nullgame' has no bands");
}

void the_arena_knows_sparring_partners() {
    const std::string said = said_by("arena --game love --players thumb,random --matches 4");
    TEST_ASSERT_TRUE(holds(said, "thumb  vs. random"));
    expect_error("arena --game love --players thumb,chess", 2, "thumb=Rule of thumb");
    expect_error("arena --game nullgame --players thumb,random", 2, "there is no player 'thumb'");
}

void slowest_tells_positions_of_each_player() {
    const std::string said =
        said_by("slowest --game nullgame --matches 1 --every 1 --count 1 --json");
    for (const char* part :
         {"\"player\":\"search\"", "\"player\":\"greedy\"", "\"player\":\"random\"",
          "\"mode\":\"race\"", "\"mode\":\"score\"", "\"slice\":160", "\"state\":\""})
        TEST_ASSERT_TRUE_MESSAGE(holds(said, part), part);
    // A position is a whole state.
    const std::size_t state = said.find("\"state\":\"") + 9;
    TEST_ASSERT_EQUAL(2u * nullgame::game.state_size, said.find('"', state) - state);
}

// ---- arena ------------------------------------------------------------------------------------

const std::string small_arena = "arena --game nullgame --players greedy,easy,random --matches 30 ";

void arena_depends_on_its_options_only() {
    const std::string one = said_by(small_arena + "--json --jobs 1");
    TEST_ASSERT_EQUAL_STRING(one.c_str(), said_by(small_arena + "--json --jobs 3").c_str());
    TEST_ASSERT_EQUAL_STRING(one.c_str(), said_by(small_arena + "--json").c_str());
    TEST_ASSERT_TRUE(one != said_by(small_arena + "--json --seed 2"));
    for (const char* part :
         {"\"arena\":1,", "\"game\":\"nullgame\"", "\"config\":\"mode=race players=2 ",
          "\"matches\":30,", "\"players\":[\"greedy\",\"easy\",\"random\"]",
          "\"first\":\"greedy\",\"second\":\"easy\",\"wins\":", "\"low\":", "\"significant\":"})
        TEST_ASSERT_TRUE_MESSAGE(holds(one, part), (std::string(part) + " in " + one).c_str());
    TEST_ASSERT_TRUE(holds(said_by(small_arena), "easy cannot be told from random"));
}

void seats_are_filled_up_and_rotated() {
    // Three seats: six seatings a deal.
    const std::string three =
        said_by(small_arena + "--json --config 'players=3 rounds=1' --matches 7");
    TEST_ASSERT_TRUE(holds(three, "\"seats\":3,\"matches\":12,"));
    TEST_ASSERT_TRUE(holds(three, "\"first_seats\":18,") && holds(three, "\"second_seats\":18,"));
    const std::string alone =
        said_by(small_arena + "--json --config 'mode=score players=1' --matches 7");
    TEST_ASSERT_TRUE(holds(alone, "\"seats\":1,\"matches\":7,"));
    // One against three, on every seat.
    const std::string four =
        said_by(small_arena + "--json --alone --config 'players=4 rounds=1' --matches 5");
    TEST_ASSERT_TRUE(holds(four, "\"seats\":4,\"matches\":8,"));
    TEST_ASSERT_TRUE(holds(four, "\"first_seats\":8,") && holds(four, "\"second_seats\":24,"));
    TEST_ASSERT_TRUE(holds(said_by(small_arena + "--alone --config 'players=4 rounds=1'"),
                           "one against all others (par 25.0 %)"));
    expect_error(small_arena + "--alone --config 'mode=score players=1'", 2,
                 "--alone needs a table with more than one seat");
}

void shards_add_up_to_the_whole() {
    std::string files;
    std::vector<std::string> paths;
    for (const char* shard : {"3/4", "1/4", "4/4", "2/4"}) {
        paths.push_back(kept("shard" + std::to_string(paths.size()),
                             said_by(small_arena + "--json --shard " + shard)));
        files += " " + paths.back();
    }
    TEST_ASSERT_EQUAL_STRING(said_by(small_arena + "--json").c_str(),
                             said_by("arena --json --merge" + files).c_str());
    TEST_ASSERT_EQUAL_STRING(said_by(small_arena).c_str(),
                             said_by("arena --merge" + files).c_str());

    expect_error("arena --merge " + paths[0] + " " + paths[1], 1, "shard 2 of 4 is missing");
    expect_error("arena --merge " + files + " " + paths[2], 1, "is shard 4, like ");
    const std::string other = kept("other", said_by(small_arena + "--json --shard 1/4 --seed 9"));
    expect_error("arena --merge " + paths[0] + " " + other, 1, "of another run");
    const std::string diary = kept("diary", "{\"arena\": [}"), list = kept("list", "[1, 2]"),
                      cut = kept("cut", "{\"arena\":1,\"players\":[\"a\",\"b\"]}");
    const std::string odd =
        kept("odd", R"({"arena":1,"game":2,"rules":"x","alone":null,"players":{"a":[]},)"
                    R"("pairings":[1,[],"y"],"shard":{},"shards":0.5})");
    expect_error("arena --merge " + diary, 1, ": no JSON");
    expect_error("arena --merge " + list, 1, "not the JSON result of an arena");
    expect_error("arena --merge " + cut, 1, "parts missing");
    expect_error("arena --merge " + odd, 1, "parts missing");
    expect_error("arena --merge /no/such/file", 1, "cannot be read");
    for (const std::string& path : paths) fs::remove(path);
    for (const std::string& path : {other, diary, list, cut, odd}) fs::remove(path);
}

// ---- replay -----------------------------------------------------------------------------------

void replay_tells_the_golden_matches() {
    for (const auto& entry : fs::directory_iterator(playthroughs)) {
        const std::string path = entry.path().string();
        if (entry.path().filename() == "signature.txt") continue;
        const std::string golden = contents(path);
        const std::string match = golden.substr(0, golden.find("----\n"));
        TEST_ASSERT_EQUAL_STRING(match.c_str(), said_by("replay --text " + path).c_str());

        // What the account says of each action is told, in order.
        const std::string told = said_by("replay " + path);
        std::size_t at = 0;
        for (std::size_t open = golden.find(" ("); open != golden.npos;
             open = golden.find(" (", open + 1)) {
            const std::size_t close = golden.find(") of ", open);
            const std::string words = golden.substr(open + 2, close - open - 2);
            at = told.find(": " + words + "\n", at);
            TEST_ASSERT_TRUE_MESSAGE(at != told.npos, words.c_str());
            ++at;
        }
        TEST_ASSERT_TRUE(holds(told, "The match is over: All rounds are played"));
    }
}

void replay_reads_bytes_and_codes_as_well() {
    const std::string golden = contents(playthroughs + "01.txt");
    const std::string text = golden.substr(0, golden.find("----\n"));
    const auto match = std::make_unique<kit::Match>();
    const auto room = std::make_unique<kit::ReadMemory>();
    TEST_ASSERT_TRUE(kit::parse_match(text, lineup::games, *match, *room).ok());
    match->undo();
    std::vector<std::uint8_t> bytes(kit::max_match_bytes);
    const std::size_t length = kit::encode(nullgame::game, *match, bytes);
    std::string saved(reinterpret_cast<const char*>(bytes.data()), length);
    const std::string path = kept("saved", saved);
    TEST_ASSERT_TRUE(holds(said_by("replay --text " + path), "stand | stand"));
    TEST_ASSERT_TRUE(holds(said_by("replay " + path), "-- taken back from here on --"));
    TEST_ASSERT_TRUE(holds(said_by("replay --json " + path), "\"undone\":true"));
    TEST_ASSERT_TRUE(holds(said_by("replay --to 3 " + path), "The match goes on"));
    saved[length - 4] ^= 1;
    expect_error("replay " + kept("saved", saved), 1, "byte ");
    expect_error("replay " + kept("saved", saved.substr(0, 9)), 1,
                 "byte 0: this is not a Sixgun match");

    const std::string json = said_by("replay --json " + playthroughs + "01.txt");
    const std::size_t code = json.find("\"code\":\"") + 8;
    const std::string typed = json.substr(code, json.find('"', code) - code);
    TEST_ASSERT_EQUAL_STRING(text.substr(0, text.find('\n') + 1).c_str(),
                             said_by("replay --text " + typed).c_str());
    std::string mistyped = typed;
    mistyped[2] = mistyped[2] == '7' ? '8' : '7';
    expect_error("replay " + mistyped, 1, "no such file, and as a share code: ");
    fs::remove(path);
}

void a_bad_match_is_refused_with_its_place() {
    struct Case {
        const char *text, *part;
    };
    constexpr Case cases[] = {
        {"Dear diary", ":1:1: this is not a Sixgun match"},
        {"sixgun-match 3 nullgame 2 seed=00000001", ":1:14: '3': "},
        {"sixgun-match 2 chess 1 seed=00000001", ":1:16: 'chess': this build does not have"},
        {"sixgun-match 2 nullgame 2 seed=1", ":1:27: 'seed=1': "},
        {"sixgun-match 2 nullgame 2 seed=00000001 mode=poker", ":1:41: 'mode=poker': "},
        {"sixgun-match 2 nullgame 2 seed=00000001 mode=race players=1", ":1:1: the settings"},
        {"sixgun-match 2 nullgame 2 seed=00000001\ndraw\nstand fly\n", ":3:7: 'fly': "},
        {"sixgun-match 2 nullgame 2 seed=00000001\ndraw draw.3 draw\n",
         ":2:6: 'draw.3': this match contains an action against the rules: Draw or stand"},
        {"sixgun-match 2 nullgame 2 seed=00000001\ndraw | draw.3 draw\n", ":2:8: 'draw.3': "},
    };
    for (const Case& wrong : cases) {
        const std::string path = kept("bad", wrong.text);
        expect_error("replay " + path, 1, path + wrong.part);
        fs::remove(path);
    }
    expect_error("replay /no/such/file", 1, "no such file");
}

// ---- rules ------------------------------------------------------------------------------------

class Sources {
  public:
    Sources(const std::string& rules, const std::string& tests) {
        write("games/lineup/games.txt", "");
        write("games/nullgame/RULES.md", rules);
        write("host_tests/nullgame/test_rules.cpp", tests);
    }
    ~Sources() { fs::remove_all(root_); }
    Ran judged() const { return run("rules --game nullgame --root " + root_.string()); }
    std::string json() const {
        return said_by("rules --game nullgame --json --root " + root_.string());
    }

  private:
    void write(const char* path, const std::string& text) const {
        fs::create_directories((root_ / path).parent_path());
        std::ofstream(root_ / path) << text;
    }
    const fs::path root_ = temporary("sources");
};

void every_rule_wants_a_test_that_names_it() {
    const std::string table = "# Game\n| number | rule |\n|---|---|\n| NUL-001 | One. | x |\n";
    const std::string list = "- NUL-002 [book] Two, as NUL-001 says.\nNUL-009 is no rule here.\n";
    const Sources good(table + list,
                       "    RUN_TEST(test_NUL_001_one);\n\tx;\nRUN_TEST(test_NUL_001_NUL_002);\n");
    const Ran ran = good.judged();
    TEST_ASSERT_EQUAL_MESSAGE(0, ran.exit, ran.said.c_str());
    TEST_ASSERT_EQUAL_STRING(
        "NUL-001  One.\n         test_NUL_001_NUL_002\n         test_NUL_001_one\n"
        "NUL-002  [book] Two, as NUL-001 says.\n         test_NUL_001_NUL_002\n",
        ran.said.c_str());
    TEST_ASSERT_TRUE(holds(good.json(), "{\"rule\":\"NUL-001\",\"text\":\"One.\",\"tests\":[\""));

    const auto fails = [](const std::string& rules, const std::string& tests, const char* why) {
        const Ran bad = Sources(rules, tests).judged();
        TEST_ASSERT_EQUAL_MESSAGE(1, bad.exit, bad.said.c_str());
        TEST_ASSERT_TRUE_MESSAGE(holds(bad.said, why), bad.said.c_str());
    };
    fails(table + list, "RUN_TEST(test_NUL_001);", "NUL-002 has no test");
    fails(table, "RUN_TEST(test_NUL_001);\nRUN_TEST(test_NUL_003_x);",
          "test_NUL_003_x names NUL-003, which is no rule");
    fails(table + table, "RUN_TEST(test_NUL_001);", "NUL-001 is there twice");
    for (const char* none : {"// RUN_TEST(test_NUL_001);", "void test_NUL_001() {}",
                             "\"RUN_TEST(test_NUL_001);", "RUN_TEST(test_XNUL_001);"})
        fails(table, none, "NUL-001 has no test");
    fails("Play fair.\n", "", "no numbered rules");
}

void the_sources_are_found_or_missed() {
    expect_error("rules --game nullgame --root /no/such/folder", 1, "no sources of Sixgun there");
    TEST_ASSERT_TRUE(holds(run("rules --game nullgame").said, "NUL-001  Settings: mode"));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(wrong_use_is_one_line_and_exit_2);
    RUN_TEST(soak_plays_what_the_seed_says);
    RUN_TEST(signature_is_the_one_that_is_kept);
    RUN_TEST(balance_depends_on_its_options_only);
    RUN_TEST(balance_fails_outside_a_band);
    RUN_TEST(balance_tells_how_love_is_played);
    RUN_TEST(the_arena_knows_sparring_partners);
    RUN_TEST(slowest_tells_positions_of_each_player);
    RUN_TEST(arena_depends_on_its_options_only);
    RUN_TEST(seats_are_filled_up_and_rotated);
    RUN_TEST(shards_add_up_to_the_whole);
    RUN_TEST(replay_tells_the_golden_matches);
    RUN_TEST(replay_reads_bytes_and_codes_as_well);
    RUN_TEST(a_bad_match_is_refused_with_its_place);
    RUN_TEST(every_rule_wants_a_test_that_names_it);
    RUN_TEST(the_sources_are_found_or_missed);
    return UNITY_END();
}
