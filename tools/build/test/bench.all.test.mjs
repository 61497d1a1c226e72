// sixgun bench with the firmware built: the console's figures beside this computer's. The emulated chip's own tests measure those;
// here an emulator stands in that has one kept, one missed and one without a budget.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const folder = mkdtempSync(join(tmpdir(), 'sixgun-bench-'));
after(() => rmSync(folder, { recursive: true }));

// An emulator that is asked for the bench of the right UF2, prints these lines and ends like this.
function standIn(lines, status) {
    const file = join(folder, 'emulate');
    const printed = lines.map((line) => `echo '${JSON.stringify(line)}'`).join('\n');
    writeFileSync(file, `#!/bin/sh\n[ "$1" = --bench ] && [ -r "$2" ] || exit 9\n${printed}\nexit ${status}\n`);
    chmodSync(file, 0o755);
    return file;
}

function bench(emulator, ...words) {
    const run = spawnSync(join(root, 'build/host/sixgun'), ['bench', '--ms', '1', ...words], {
        encoding: 'utf8',
        env: { ...process.env, SIXGUN_EMULATE: emulator },
    });
    const figures = words.includes('--json') ? new Map(run.stdout.trim().split('\n').map(JSON.parse).map((figure) => [figure.name, figure])) : null;
    return { ...run, figures };
}

const kept = { bench: 'cursor_move_ms', value: 3.5, budget: 4, ok: true };
const missed = { bench: 'ram_kib', value: 240, budget: 230, ok: false };
const free = { bench: 'launcher_turn_ms', value: 16 };

test('sixgun bench tells what the console costs beside what this computer does', () => {
    const { status, stderr, figures } = bench(standIn([kept, free], 0), '--json');
    assert.equal(status, 0, stderr);
    assert.ok(figures.get('launcher_frames').value > 0);
    assert.equal(figures.get('cursor_move_ms').value, 3.5);
    assert.equal(figures.get('cursor_move_ms').budget, 4);
    assert.equal(figures.get('cursor_move_ms').unit, 'ms');
    assert.equal(figures.get('launcher_turn_ms').value, 16);
    assert.equal(figures.get('launcher_turn_ms').budget, undefined);
});

test('it fails where a budget is missed, and names the figure', () => {
    const { status, figures } = bench(standIn([kept, missed], 1), '--json');
    assert.equal(status, 1);
    assert.equal(figures.get('ram_kib').value, 240);
    assert.equal(figures.get('ram_kib').unit, 'KiB');
    assert.match(bench(standIn([kept, missed], 1)).stdout, /ram_kib/);
});
