// What tools/mutate changes in rules, and what it leaves alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { is_at, summary, time_left, words_for } from '../mutate.mjs';
import { find_mutants, mutated, name_mutants, rules_files, sample } from '../mutants.mjs';

const changes = (source) => find_mutants(source).map(({ from, to }) => `${from} -> ${to}`);
const body = (statements) => changes(`void f() {\n${statements.replace(/^/gm, '    ')}\n}\n`);

test('comparisons move by one or turn round', () => {
    assert.deepEqual(body('x = a < b;'), ['< -> <=']);
    assert.deepEqual(body('x = a >= b;'), ['>= -> >']);
    assert.deepEqual(body('x = a == b;'), ['== -> !=']);
});

test('signs, steps and constants', () => {
    assert.deepEqual(body('x = a + b - c;'), ['+ -> -', '- -> +']);
    assert.deepEqual(body('++x;'), ['++ -> --']);
    assert.deepEqual(body('x -= y;'), ['-= -> +=']);
    assert.deepEqual(body('x = -y;'), ['- -> ']);
    assert.deepEqual(body('x = 9;'), ['9 -> 10']);
    assert.deepEqual(body('x = 1u;'), ['1u -> 2u']);
    assert.deepEqual(body('x = 0x0F;'), ['0x0F -> 16']);
    assert.deepEqual(body("x = 1'000;"), ["1'000 -> 1001"]);
    assert.deepEqual(body('x = true;'), ['true -> false']);
});

test('conditions', () => {
    assert.deepEqual(body('x = a && !b;'), ['&& -> ||', '! -> ']);
    assert.deepEqual(body('if (a) return;'), ['a -> true', 'a -> false']);
    assert.deepEqual(body('if (const int n = f(); n) return;'), ['n -> true', 'n -> false']);
    assert.deepEqual(body('if (const char* wrong = f(x)) return;'), []);
    assert.deepEqual(body('if constexpr (a) return;'), []);
    assert.deepEqual(body('if (a || f(b, c)) return;'), ['a || f(b, c) -> true', 'a || f(b, c) -> false', '|| -> &&']);
});

test('the condition of a choice is found from its question mark back', () => {
    assert.deepEqual(body('x = a.b(c, d) ? e : g;'), ['a.b(c, d) -> true', 'a.b(c, d) -> false']);
    assert.deepEqual(body('return a || b ? e : g;'), ['|| -> &&', 'a || b -> true', 'a || b -> false']);
    assert.deepEqual(body('h(i, a ? e : b ? g : k);'), ['h(i, a ? e : b ? g : k) -> ', 'a -> true', 'a -> false', 'b -> true', 'b -> false']);
});

test('calls that are statements can be missing', () => {
    assert.deepEqual(body('state.events[i].add({.kind = a});'), ['state.events[i].add({.kind = a}) -> ']);
    assert.deepEqual(body('for (const Card card : hand) std::put(card);'), ['std::put(card) -> ']);
    assert.deepEqual(body('switch (x) {\ncase one:\nput();\nbreak;\n}'), ['put() -> ']);
    assert.deepEqual(body('if (a)\nput();\nelse\ntake();').slice(2), ['put() -> ', 'take() -> ']);
    assert.deepEqual(body('const int x = f(y);\nActions all({});\nreturn g;'), []);
});

test('a call that is returned can be missing where nothing is returned', () => {
    assert.deepEqual(body('return put();'), ['return put() -> return']);
    assert.deepEqual(changes('int f() {\n    return put();\n}\n'), []);
});

test('what only looks like an operator is left alone', () => {
    assert.deepEqual(changes('template <class T>\nvoid f(T&& x, const Card& y, std::array<Deck<int, 3>, 4> z);\n'), []);
    assert.deepEqual(body('const auto x = static_cast<std::uint8_t>(*y);'), []);
    assert.deepEqual(body('x = y->z << w >> v;'), []);
    assert.deepEqual(body('const Leg &one = a, &two = b;'), []);
    assert.deepEqual(changes('bool operator==(const Set&) const = default;\nIterator& operator++();\n'), []);
    assert.deepEqual(body('case 3:'), []);
});

test('words and directives are left alone', () => {
    assert.deepEqual(changes('// a < b\n/* 1 + 1\n if (x) */\n#include "x/y.h"\n#define A(x) \\\n    x + 1\n'), []);
    assert.deepEqual(body('x = "a < b + 1 \\" == 2";'), []);
    assert.deepEqual(body("x = '1';\ny = R\"(3 + \"4\")\";"), []);
});

test('what decides nothing in a match is left alone', () => {
    assert.deepEqual(changes('static_assert(a == 3 && sizeof(State) < 1024, "too large");\n'), []);
    assert.deepEqual(changes('enum Kind : std::uint8_t { one = 1, two = 1 + 1 };\n'), []);
    assert.deepEqual(changes('namespace content_checks {\nconstexpr bool even() { return a == 3; }\n}\n'), []);
    assert.deepEqual(changes('inline constexpr Points points[] = {{"one", 1}, {"two", 2}};\n'), ['1 -> 2', '2 -> 3']);
});

test('a mutant is told with its place and can be made', () => {
    const source = 'bool f() {\n    return a < b;\n}\n';
    const [mutant] = find_mutants(source);
    assert.equal(words_for({ file: 'x.cpp', source, ...mutant }), "x.cpp:2:14: '<' becomes '<='\n    return a < b;");
    assert.equal(mutated(source, mutant), 'bool f() {\n    return a <= b;\n}\n');
});

test('changes can be asked for by their place', () => {
    const mutant = { file: 'games/hot/turn.cpp', line: 7 };
    for (const place of ['turn.cpp', 'games/hot/turn.cpp', 'turn.cpp:7']) assert.ok(is_at(mutant, place), place);
    for (const place of ['urn.cpp', 'turn.cpp:8', 'games/hot']) assert.ok(!is_at(mutant, place), place);
});

test('the rules of a game are its sources but for its players, and the headers these reach', () => {
    const files = {
        'rules.cpp': '#include "hot/rules.h"\n#include "hot/judge.h"\n#include "kit/rng.h"\n', 'rules.h': '#include "hot/state.h"\n', 'state.h': '',
        'judge.cpp': '', 'judge.h': '', 'pages.h': '', 'odds.h': '',
    };
    const cmake = 'sixgun_layer(hot SOURCES\n    rules.cpp\n    PLAYERS\n    judge.cpp\n    odds.h\n    USES kit)\nadd_subdirectory(scene)\n';
    assert.deepEqual(rules_files('hot', cmake, (file) => files[file]), ['rules.cpp', 'rules.h', 'state.h']);
    assert.deepEqual(rules_files('hot', 'sixgun_layer(hot SOURCES judge.cpp USES kit)\n', (file) => files[file]), ['judge.cpp']);
});

test('a seed alone chooses the sample', () => {
    const all = Array.from({ length: 100 }, (_, i) => ({ key: `${i}` }));
    assert.deepEqual(sample(all, 5, '1'), sample([...all].reverse(), 5, '1'));
    assert.deepEqual(sample(all, 5, '1'), sample(all, 50, '1').slice(0, 5));
    assert.notDeepEqual(sample(all, 5, '1'), sample(all, 5, '2'));
    assert.equal(new Set(sample(all, 200, '4')).size, 100);
});

test('a mutant keeps its name when other lines change', () => {
    const keys = (source) => name_mutants('x.cpp', source, find_mutants(source)).map(({ key }) => key);
    const source = 'void f() {\n    x = 1 + 1;\n    x = 1 + 1;\n}\n';
    assert.equal(new Set(keys(source)).size, 6);
    assert.deepEqual(keys(`int y = 3;\n${source}`).slice(1), keys(source));
});

test('what does not compile is not counted', () => {
    const { killed, survived, broken, share, killers } = summary(['killed by use', 'survived', 'not compiled', 'killed by turn', 'killed by use']);
    assert.deepEqual([killed, survived, broken, share], [3, 1, 1, 75]);
    assert.equal(killers, 'use 2, turn 1');
    assert.equal(summary(['not compiled']).share, 0);
    assert.deepEqual([time_left(31), time_left(300)], ['about 40 s left', 'about 5 min left']);
});
