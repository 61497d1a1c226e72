// A game that was begun with tools/new_game is a whole one of its own name.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
const copy = mkdtempSync(join(tmpdir(), 'sixgun-game-'));
after(() => rmSync(copy, { recursive: true }));
for (const part of ['games', 'host_tests/nullgame', 'tools/new_game', 'tools/build/commands.sh', '.clang-format'])
    cpSync(join(root, part), join(copy, part), { recursive: true });

const begin = (...words) => spawnSync(join(copy, 'tools/new_game'), words, { encoding: 'utf8' });
const files = (folder) => readdirSync(join(copy, folder), { withFileTypes: true })
    .flatMap((entry) => entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)]);
const read = (file) => readFileSync(join(copy, file), 'utf8');
const list = 'games/lineup/games.txt';

test('what is no name, or another\'s, is refused', () => {
    const before = read(list);
    for (const [words, code, says] of [
        [[], 2, /one name is needed/], [['Poker'], 2, /is no name/], [['go'], 2, /is no name/],
        [['love'], 1, /is taken: there is games\/love/], [['kit'], 1, /is taken/], [['lovely'], 1, /numbered/],
    ]) {
        const { status, stderr } = begin(...words);
        assert.equal(status, code, words.join());
        assert.match(stderr, says);
    }
    assert.equal(read(list), before);
});

test('the copy has another name, number and letters throughout, and one line', () => {
    const before = read(list);
    const { status, stderr } = begin('poker');
    assert.equal(status, 0, stderr);
    assert.equal(read(list), `${before}poker     -\n`);
    for (const folder of ['games', 'host_tests']) {
        const made = files(`${folder}/poker`);
        assert.deepEqual(made.map((file) => file.replace('poker', 'nullgame')), files(`${folder}/nullgame`));
        for (const file of made) assert.doesNotMatch(read(file), /nullgame|null game|\bNUL[-_]/i, file);
    }
    const ids = files('games').filter((file) => file.endsWith('/rules.h')).map((file) => read(file).match(/\.id = (\d+),/)[1]);
    assert.equal(new Set(ids).size, ids.length);
    assert.match(read('games/poker/RULES.md'), /^\| POK-001 /m);
});
