// Bad input to the commands: one clear line, 2 for bad usage, 1 for failure.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

function refuses(words, status, message, environment = {}) {
    const run = spawnSync(join(root, words[0]), words.slice(1), { encoding: 'utf8', env: { ...process.env, ...environment } });
    assert.equal(run.stdout, '');
    assert.match(run.stderr, /^[^\n]+\n$/, 'not one line');
    assert.match(run.stderr, message);
    assert.equal(run.status, status);
}

test('an unknown argument is named', () => {
    for (const command of ['tools/setup', 'tools/test', 'tools/play', 'tools/flash', 'tools/release']) {
        refuses([command, '--nonsense'], 2, new RegExp(`^${command}: unknown argument '--nonsense'; usage: ${command} `));
    }
});

test('help is told', () => {
    for (const command of ['tools/setup', 'tools/test', 'tools/play', 'tools/flash', 'tools/release', 'tools/mutate']) {
        for (const option of ['--help', '-h']) {
            const run = spawnSync(join(root, command), [option], { encoding: 'utf8' });
            assert.equal(run.status, 0);
            assert.equal(run.stderr, '');
            assert.match(run.stdout, /^[A-Z][^\n]+\.\n/, 'begins with what it does');
            assert.match(run.stdout, new RegExp(`^  ${command}`, 'm'));
            assert.doesNotMatch(run.stdout, /^#|set -e/m);
        }
    }
});

test('an unknown board is answered with the boards there are', () => {
    for (const command of ['tools/play', 'tools/flash']) {
        refuses([command, '--board', 'gameboy'], 2, /unknown board 'gameboy'; boards: .*picosystem/);
    }
});

test('an option without its value is named', () => {
    refuses(['tools/play', '--shot'], 2, /'--shot' needs a value/);
    refuses(['tools/play', '--keys', 'A'], 2, /'--keys' needs '--shot FILE'/);
    refuses(['tools/play', '--scale'], 2, /'--scale' needs a value/);
    refuses(['tools/release', '--page'], 2, /'--page' needs a value/);
    refuses(['tools/test', '--quick', '--tidy'], 2, /'--tidy' goes without '--quick'/);
    refuses(['tools/test', '--game'], 2, /'--game' needs a value/);
    refuses(['tools/test', '--game', 'poker'], 2, /there is no game 'poker' \(games: .*love/);
    refuses(['tools/setup', 'play', 'board'], 2, /one part at a time, 'board' is a second/);
    refuses(['tools/flash', '--board'], 2, /'--board' needs a value/);
});

test('tools/mutate says what it cannot do', () => {
    refuses(['tools/mutate'], 2, /'--game' is missing; usage: tools\/mutate --game GAME/);
    refuses(['tools/mutate', '--game', 'chess'], 2, /there is no game 'chess' \(games: .*nullgame/);
    for (const words of [['--sample', '0'], ['--seed', '-1'], ['--least', '101'], ['--game']]) refuses(['tools/mutate', ...words], 2, /' needs a /);
    refuses(['tools/mutate', '--games', 'love'], 2, /unknown argument '--games'/);
});

test('without a display tools/play says what works', () => {
    const nowhere = { DISPLAY: '', WAYLAND_DISPLAY: '', SDL_VIDEODRIVER: '' };
    refuses(['tools/play', '--window'], 1, /no display.*tools\/play --web/, nowhere);
    refuses(['tools/play', '--frame'], 2, /'--frame' is not for a browser/, nowhere);
    refuses(['tools/play', '--web', '--flash', 'file'], 2, /'--flash' is not for a browser/);
});

test('a wrong PICO_SDK_PATH is named', () => {
    const empty = mkdtempSync(join(tmpdir(), 'sixgun-no-sdk-'));
    refuses(['tools/setup'], 1, new RegExp(`PICO_SDK_PATH is '${empty}', and there is no Pico SDK in it`), { PICO_SDK_PATH: empty });
    rmSync(empty, { recursive: true });
});

test('tools/setup tells which commands want what is missing, and asks only for its part', () => {
    const nothing = mkdtempSync(join(tmpdir(), 'sixgun-no-parts-'));
    const missing = (part) => {
        const run = spawnSync(join(root, 'tools/setup'), ['--check', part], { encoding: 'utf8', env: { ...process.env, SIXGUN_DEPS: nothing, PICO_SDK_PATH: '' } });
        assert.equal(run.status, 1);
        assert.equal(run.stderr, '');
        return run.stdout;
    };
    assert.match(missing('all'), /^missing: \S+\/pico-sdk \(Debian .*\), for tools\/flash, tools\/play --web, tools\/test, tools\/test --all$/m);
    assert.match(missing('test'), /^missing: \S+\/unity \(.*\), for tools\/test, tools\/test --all$/m);
    assert.match(missing('play'), /^missing: \S+\/fonts \(.*\), for tools\/play, tools\/flash,/m);
    assert.match(missing('board'), /^missing: \S+\/qrcodegen \(.*\), for tools\/play, tools\/flash,/m);
    assert.doesNotMatch(missing('play'), /pico-sdk|unity|picotool/);
    assert.doesNotMatch(missing('board'), /unity/);
    rmSync(nothing, { recursive: true });
});

test('tools/setup refuses a part that has moved on, and leaves nothing of it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'sixgun-moved-part-'));
    const put = (file, words, mode = 0o644) => {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), words, { mode });
    };
    for (const part of ['fonts/spleen-8x16.psfu.gz', 'littlefs/lfs2.c']) put(`deps/${part}`, '');
    put('release/upstream/c/qrcodegen.c', '');
    put('bin/apt-get', `#!/bin/bash
case " $* " in
    *' indextargets '*) echo 'http://debian.invalid stable main' ;;
    *' source '*) tar -czf qr-code-generator_9.9.9.orig.tar.gz -C '${folder}/release' upstream ;;
esac
`, 0o755);
    const run = spawnSync(join(root, 'tools/setup'), ['play'],
        { encoding: 'utf8', env: { ...process.env, PATH: `${folder}/bin:${process.env.PATH}`, SIXGUN_DEPS: `${folder}/deps` } });
    assert.match(run.stderr, /^qr-code-generator is now 9\.9\.9 in Debian \w+, and Sixgun is made with \d/m);
    assert.equal(run.status, 1);
    assert.ok(!existsSync(join(folder, 'deps/qrcodegen')));
    rmSync(folder, { recursive: true });
});

function configure(...options) {
    const build = mkdtempSync(join(tmpdir(), 'sixgun-configure-'));
    const run = spawnSync('cmake', ['-S', root, '-B', build, '-G', 'Ninja', ...options], { encoding: 'utf8' });
    rmSync(build, { recursive: true });
    assert.notEqual(run.status, 0);
    return run.stderr.replace(/\s+/g, ' ');
}

test('CMake names an unknown board and a missing SDK', () => {
    assert.match(configure('-DSIXGUN_BOARD=gameboy'), /Unknown board 'gameboy'\. Boards: .*picosystem/);
    const missing = configure('-DSIXGUN_BOARD=picosystem', `-DPICO_SDK_PATH=${tmpdir()}`);
    assert.match(missing, /there is no Pico SDK in it/);
});

test('CMake refuses what cannot be an address of the page', () => {
    for (const address of ['example.org', 'https://example.org/#here', 'https://example.org/a b', 'https://a"b', `https://${'x'.repeat(90)}`]) {
        assert.match(configure(`-DSIXGUN_PAGE_URL=${address}`), /SIXGUN_PAGE_URL is '.*': it has to be an address/, address);
    }
    assert.doesNotMatch(configure('-DSIXGUN_PAGE_URL=https://example.org/~me/sixgun/?board=picopad', '-DSIXGUN_BOARD=gameboy'), /SIXGUN_PAGE_URL/);
});
