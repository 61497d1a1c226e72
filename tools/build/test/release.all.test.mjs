// tools/release: complete, checked, and the same bytes whoever makes it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const folder = mkdtempSync(join(tmpdir(), 'sixgun-release-'));
after(() => rmSync(folder, { recursive: true }));

const run = (program, ...words) => spawnSync(program, words, { encoding: 'utf8', cwd: root });
const release = (...words) => run(join(root, 'tools/release'), ...words);
const files_in = (place) => readdirSync(place, { recursive: true }).filter((file) => statSync(join(place, file)).isFile()).sort();
const hash = (file) => createHash('sha256').update(readFileSync(file)).digest('hex');
const boards = readdirSync(join(root, 'boards')).filter((name) => existsSync(join(root, 'boards', name, 'board.h')));

// Made by the build of this checkout, if that is of the last commit.
const uf2_of = (board) => join(root, 'build', board, `sixgun-${board}.uf2`);
function built_here(board) {
    const header = join(root, 'build', board, 'generated/version/version.h');
    const version = run('git', 'describe', '--tags', '--always', '--abbrev=7', '--dirty').stdout.trim();
    return existsSync(header) && existsSync(uf2_of(board)) && readFileSync(header, 'utf8').includes(`"${version}"`) && !version.endsWith('-dirty');
}

const first = join(folder, 'first');
test('a release has every board, the page, the changes and the sums of all', () => {
    const made = release('--out', first);
    assert.equal(made.status, 0, made.stderr);
    const files = files_in(first);
    for (const board of boards) assert.ok(files.includes(`sixgun-${board}.uf2`), board);
    for (const file of ['web/index.html', 'web/firmware.packed', 'web/licences.txt', 'CHANGES.txt']) assert.ok(files.includes(file), file);
    assert.match(readFileSync(join(first, 'CHANGES.txt'), 'utf8'), /^Sixgun \S+, \d{4}-\d\d-\d\d\n[^]*\n- \S/);
    const sums = readFileSync(join(first, 'SHA256SUMS'), 'utf8').trim().split('\n').map((line) => line.split('  '));
    assert.deepEqual(sums.map(([, file]) => file).sort(), files.filter((file) => file !== 'SHA256SUMS'));
    for (const [sum, file] of sums) assert.equal(sum, hash(join(first, file)), file);
    assert.ok(!existsSync(`${first}.work`), 'it leaves nothing behind');
});

test('twice the same bytes: made in another folder, or by the usual build', () => {
    if (boards.every(built_here)) {
        for (const board of boards) assert.equal(hash(join(first, `sixgun-${board}.uf2`)), hash(uf2_of(board)), board);
        const page = join(folder, 'page');
        assert.equal(run('node', 'tools/web/build.mjs', '--out', page).status, 0);
        assert.deepEqual(files_in(page), files_in(join(first, 'web')));
        for (const file of files_in(page)) assert.equal(hash(join(page, file)), hash(join(first, 'web', file)), file);
    } else {
        const second = join(folder, 'elsewhere', 'second');
        assert.equal(release('--out', second).status, 0);
        assert.equal(hash(join(second, 'SHA256SUMS')), hash(join(first, 'SHA256SUMS')));
    }
});

test('what is no release is not written over', () => {
    const mine = join(folder, 'mine');
    spawnSync('mkdir', [mine]);
    writeFileSync(join(mine, 'letter.txt'), 'keep');
    const { status, stderr } = release('--out', mine);
    assert.equal(status, 1);
    assert.match(stderr, /^tools\/release: there is something else in '[^']+': name another folder\n$/);
    assert.equal(readFileSync(join(mine, 'letter.txt'), 'utf8'), 'keep');
});
