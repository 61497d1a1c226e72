// What the build tools read out of other tools' logs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changed, passed_in } from '../changed_tests.mjs';
import { count_ctest, count_tap, slowest } from '../count_tests.mjs';
import { measure, parse_layer, report } from '../coverage.mjs';
import { explain } from '../link.mjs';
import { flash_by_game, layer_of, memory_by_layer, table } from '../memory.mjs';

test('Unity cases are counted, not programs', () => {
    const log = [
        'test 1', '1: canvas.cpp:9:clips:PASS', '1: 3 Tests 0 Failures 1 Ignored', '1/2 Test #1: stage ..........   Passed    0.01 sec',
        'test 2', '2: a.cpp:3:turns:FAIL: Expected 1 Was 2', '2: 5 Tests 2 Failures 0 Ignored', '2/2 Test #2: shell ..........***Failed    0.01 sec',
    ].join('\n');
    const { passed, failed, failures } = count_ctest(log);
    assert.deepEqual([passed, failed], [5, 2]);
    assert.deepEqual(failures, ['a.cpp:3:turns:FAIL: Expected 1 Was 2']);
});

test('a crash counts as a failure', () => {
    const log = 'test 1\n1: about to fall\n1/1 Test #1: stage ..........***Exception: SegFault  0.01 sec\n';
    const { passed, failed, failures } = count_ctest(log);
    assert.deepEqual([passed, failed], [0, 1]);
    assert.deepEqual(failures, ['stage: Exception: SegFault  0.01 sec', '    about to fall']);
    assert.equal(count_ctest('ctest could not start').failed, 1);
});

test('a crash after a summary without failures counts too', () => {
    const log = '1: 4 Tests 0 Failures 0 Ignored\n1/1 Test #1: stage ..........***Failed  0.01 sec\n';
    const { passed, failed } = count_ctest(log);
    assert.deepEqual([passed, failed], [4, 1]);
});

test('a TAP log is counted, a broken one is a failure', () => {
    const { passed, failed } = count_tap('ok 1 - a\nnot ok 2 - b\n# pass 1\n# fail 1\n# cancelled 1\n');
    assert.deepEqual([passed, failed], [1, 2]);
    assert.equal(count_tap('node: bad option').failed, 1);
});

test('the slowest tests of all stages are told, the slowest first', () => {
    const host = '1/2 Test  #1: stage ..........   Passed    0.50 sec\n2/2 Test #12: love_matches ....***Failed   21.50 sec\n';
    const page = 'ok 1 - boots\n  ---\n  duration_ms: 1500.25\n  ...\nnot ok 2 - plays\n  ---\n  duration_ms: 99000\n    ok 1 - within\n      ---\n      duration_ms: 98000\n';
    const told = slowest([{ stage: 'host', log: host }, { stage: 'page', log: page }], 3);
    assert.deepEqual(told, [{ name: 'page: plays', seconds: 99 }, { name: 'host: love_matches', seconds: 21.5 }, { name: 'page: boots', seconds: 1.50025 }]);
});

test('a test that passed runs again when its program has changed, one that is no program always', () => {
    const tests = [{ name: 'stage', program: 'a' }, { name: 'kit', program: 'b' }, { name: 'new', program: 'c' }, { name: 'rules' }];
    const key_of = (program) => ({ a: 'same', b: 'other', c: 'any' })[program];
    assert.deepEqual(changed(tests, { stage: 'same', kit: 'before', rules: 'x' }, key_of), ['kit', 'new', 'rules']);
    const log = '1/3 Test  #1: stage ..........   Passed    0.01 sec\n2/3 Test #2: kit ...***Failed  0.01 sec\n3/3 Test #3: window ...***Skipped 0.01 sec\n';
    assert.deepEqual(passed_in(log), ['stage']);
});

test('the linker\'s other words are passed on', () => {
    const { refusals, others } = explain('main.cpp:3: undefined reference to `gone\'\ncollect2: error: ld returned 1 exit status\n', {});
    assert.deepEqual(refusals, []);
    assert.deepEqual(others, ['main.cpp:3: undefined reference to `gone\'']);
});

test('an object belongs to its layer', () => {
    assert.equal(layer_of('games/stage/libstage.a(canvas.cpp.o)'), 'stage');
    assert.equal(layer_of('firmware/CMakeFiles/firmware_main.dir/main.cpp.o'), 'firmware');
    assert.equal(layer_of('firmware/CMakeFiles/sixgun-picopad.dir/opt/pico-sdk/src/rp2_common/hardware_spi/spi.c.o'), 'Pico SDK');
    assert.equal(layer_of('/usr/lib/gcc/arm-none-eabi/12/libgcc.a(_dvmd_tls.o)'), 'C and C++ library');
    assert.equal(layer_of('linker stubs'), 'padding');
});

test('memory adds up, with padding for what nobody claims', () => {
    const map = `Linker script and memory map

.text           0x10000100       0x30
 .text.a        0x10000100       0x10 games/stage/libstage.a(canvas.cpp.o)
 .text.a_very_long_section_name_that_takes_a_line
                0x10000110       0x18 firmware/CMakeFiles/firmware_main.dir/main.cpp.o
 .rodata.str1.4
                0x10000128        0x4 games/stage/libstage.a(canvas.cpp.o)
 .rodata.str1.4
                0x10000128        0x4 games/stage/libstage.a(text.cpp.o)
 *fill*         0x1000012c        0x4 

.data           0x20000000        0x8 load address 0x10000130
 .data.b        0x20000000        0x8 games/stage/libstage.a(canvas.cpp.o)

.bss            0x20000008      0x100 load address 0x10000138
 .bss.c         0x20000008      0x100 firmware/CMakeFiles/firmware_main.dir/main.cpp.o

.stack_dummy    0x20040000     0x2000
 .stack         0x20040000     0x2000 firmware/CMakeFiles/sixgun-picopad.dir/crt0.S.o

.debug_info     0x00000000   0x1000
`;
    assert.deepEqual(memory_by_layer(map), {
        layers: [
            { name: 'stage', flash: 0x1c, ram: 8 },
            { name: 'firmware', flash: 0x18, ram: 0x100 },
            { name: 'padding', flash: 4, ram: 0 },
            { name: 'stack', flash: 0, ram: 0x2000 },
        ],
        flash: 0x38,
        ram: 0x2108,
    });
});

test('a game costs what its layers cost', () => {
    const layers = [['love_scene', 40], ['love', 30], ['lovers', 7], ['stage', 20], ['love_cartridge', 2]].map(([name, flash]) => ({ name, flash, ram: 0 }));
    assert.deepEqual(flash_by_game(layers, ['love', 'null']), [
        { name: 'love', rules: 30, scene: 40, art: 0, cartridge: 2, sum: 72 },
        { name: 'null', rules: 0, scene: 0, art: 0, cartridge: 0, sum: 0 },
    ]);
    const lines = table({ layers, flash: 512, ram: 0 }, { flash_kib: 2, ram_kib: 1, flash_aim_kib: 1 }, ['love']).split('\n');
    assert.deepEqual(lines.at(-1).trim().split(/ +/), ['love', '30', '40', '0', '2', '72', '7.0', '%']);
    assert.deepEqual(lines.slice(-6, -2).map((line) => line.replace(/ {2,}/g, ' ')), [
        'aim 1024', 'used of it 50.0 %', 'bound 2048 1024', 'used of it 25.0 % 0.0 %',
    ]);
});

test('a layer is measured by its lines and branches, and held to its bounds', () => {
    const line = (line_number, count, ...branches) => ({ line_number, count, branches: branches.map((one) => ({ count: one })) });
    const files = [
        { file: 'games/hot/rules.cpp', lines: [line(1, 3), line(2, 1, 1, 0), line(3, 1, 4, 5), { ...line(4, 0), 'gcovr/noncode': true }] },
        { file: 'games/hotter/rules.cpp', lines: [line(1, 0)] },
    ];
    assert.deepEqual(measure(files, 'games/hot'), {
        lines: 3, lines_covered: 3, branches: 4, branches_covered: 3, missing: [{ file: 'games/hot/rules.cpp', lines: [2] }],
    });
    const complaints = (layer) => report(files, [parse_layer(layer)]).complaints;
    assert.deepEqual(complaints('games/hot'), []);
    assert.deepEqual(complaints('games/hot=100/75'), []);
    assert.deepEqual(complaints('games/hot=100'), ['games/hot: 75.0% of the branches, not 100%']);
    assert.deepEqual(complaints('games/hotter/rules.cpp=1'), ['games/hotter/rules.cpp: 0.0% of the lines, not 1%']);
    assert.deepEqual(complaints('games/cold'), ['games/cold: no test reaches it']);
});
