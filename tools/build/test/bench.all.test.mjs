// sixgun bench with the firmware built: the console's figures beside this computer's.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');

test('sixgun bench tells what the console costs', () => {
    const run = spawnSync(join(root, 'build/host/sixgun'), ['bench', '--ms', '1', '--json'], { encoding: 'utf8' });
    assert.equal(run.status, 0, run.stderr);
    const figures = new Map(run.stdout.trim().split('\n').map(JSON.parse).map((figure) => [figure.name, figure]));
    assert.ok(figures.get('launcher_frames').value > 0);
    const budgets = { boot_ms: 300, full_redraw_ms: 16.7, cursor_move_ms: 4, idle_bytes: 0, idle_asleep_percent: 95, flash_kib: 1280, ram_kib: 230 };
    for (const [name, budget] of Object.entries(budgets)) assert.equal(figures.get(name)?.budget, budget, name);
    assert.ok(figures.get('launcher_turn_ms').value > 0);
    assert.equal(figures.get('launcher_turn_ms').budget, undefined);
    assert.equal(figures.get('ram_kib').unit, 'KiB');
});
