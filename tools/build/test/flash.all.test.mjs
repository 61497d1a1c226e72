// tools/flash with a folder in place of the console's drive, and with made-up consoles on USB.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const uf2 = join(root, 'build/picosystem/sixgun-picosystem.uf2');
let drive;
let scratch;

before(() => {
    drive = mkdtempSync(join(tmpdir(), 'sixgun-drive-'));
    scratch = mkdtempSync(join(tmpdir(), 'sixgun-flash-'));
    writeFileSync(join(drive, 'INFO_UF2.TXT'), 'UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n');
});

after(() => {
    for (const folder of [drive, scratch]) rmSync(folder, { recursive: true });
});

// A desk with consoles on it: { port: what is there }. `running` and `has` name a board: Sixgun runs, or is in the flash
// of a console that waits in its boot loader.
class Desk {
    constructor(consoles) {
        this.folder = mkdtempSync(join(scratch, 'desk-'));
        let address = 4;
        for (const [port, { running, has, number }] of Object.entries(consoles)) {
            mkdirSync(join(this.folder, 'devices', port), { recursive: true });
            const boots = { idProduct: '0003', manufacturer: 'Raspberry Pi', product: 'RP2 Boot', serial: 'E0C9125B0D9B' };
            const plays = { idProduct: '000a', manufacturer: 'Sixgun', product: `Sixgun ${running}`, serial: number };
            const about = { idVendor: '2e8a', busnum: 1, devnum: address++, flash_id: number, ...(running ? plays : boots) };
            for (const [name, text] of Object.entries(about)) this.write(`devices/${port}/${name}`, text);
            if (has) this.write(`devices/${port}/has`, has);
        }
        mkdirSync(join(this.folder, 'devices'), { recursive: true });
        mkdirSync(join(this.folder, 'bin'));
    }
    write(name, text) {
        writeFileSync(join(this.folder, name), `${text}\n`);
    }
    // A foreign device beside them.
    add(port, about) {
        mkdirSync(join(this.folder, 'devices', port), { recursive: true });
        for (const [name, text] of Object.entries(about)) this.write(`devices/${port}/${name}`, text);
    }
    get calls() {
        const file = join(this.folder, 'calls');
        return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map((line) => line.split(' ')[0]) : [];
    }
    has(port) {
        const file = join(this.folder, 'devices', port, 'flash');
        return existsSync(file) ? readFileSync(file) : null;
    }
    get environment() {
        return {
            ...process.env,
            PATH: `${join(this.folder, 'bin')}:${process.env.PATH}`,
            STAND_IN: this.folder,
            SIXGUN_PICOTOOL: join(root, 'tools/build/test/stand_in_picotool.mjs'),
            SIXGUN_USB_DEVICES: join(this.folder, 'devices'),
            SIXGUN_PATIENCE: '1',
        };
    }
    flash(...words) {
        const stdio = ['ignore', 'pipe', 'pipe'];
        return spawnSync(join(root, 'tools/flash'), words, { encoding: 'utf8', stdio, env: this.environment });
    }
    // At a terminal, where somebody types this.
    flashAtTerminal(typed, ...words) {
        const line = [join(root, 'tools/flash'), ...words].join(' ');
        return spawnSync('script', ['-qec', line, '/dev/null'], { encoding: 'utf8', input: typed, env: this.environment });
    }
    // Refused for this reason, and no console was touched.
    refuses(words, message) {
        const run = this.flash(...words);
        assert.match(run.stderr.trim().split('\n').at(-1), message);
        assert.equal(run.status, 1);
        assert.deepEqual(this.calls.filter((call) => call !== 'info'), []);
    }
}

function flash(...words) {
    return new Desk({}).flash(...words);
}

function refuses(words, message) {
    const run = flash(...words);
    assert.match(run.stderr, /^[^\n]+\n$/, 'not one line');
    assert.match(run.stderr, message);
    assert.equal(run.status, 1);
}

test('a Sixgun goes on the drive', () => {
    const run = flash('--drive', drive, uf2);
    assert.equal(run.stdout, 'Sixgun for picosystem is on the console.\n');
    assert.equal(run.status, 0);
    assert.deepEqual(readFileSync(join(drive, 'sixgun-picosystem.uf2')), readFileSync(uf2));
});

test('a folder that is no console is refused', () => {
    refuses(['--drive', scratch, uf2], /is not the drive of a console/);
});

test('a missing file, no UF2 and a cut one are refused', () => {
    refuses([join(scratch, 'gone.uf2')], /there is no file/);
    refuses(['--drive', drive, join(root, 'CMakeLists.txt')], /refused: not a UF2 file/);
    const cut = join(scratch, 'cut.uf2');
    for (const bytes of [700, 100 * 512]) {
        writeFileSync(cut, readFileSync(uf2).subarray(0, bytes));
        refuses(['--drive', drive, cut], /refused: the UF2 file is cut short/);
    }
});

test('a UF2 for another chip is refused', () => {
    const other = readFileSync(uf2);
    for (let at = 0; at < other.length; at += 512) other.writeUInt32LE(0xe48bff59, at + 28);
    writeFileSync(join(scratch, 'rp2350.uf2'), other);
    refuses(['--drive', drive, join(scratch, 'rp2350.uf2')], /refused: the UF2 is for another chip/);
});

test('a Sixgun for another board is refused', () => {
    refuses(['--drive', drive, '--board', 'picopad', uf2], /refused: it is for picosystem, not for picopad/);
});

test('a UF2 that is not Sixgun is refused', () => {
    const foreign = readFileSync(uf2);
    for (let at = 0; at < foreign.length; at += 512) foreign.fill(0, at + 32, at + 32 + 256);
    writeFileSync(join(scratch, 'foreign.uf2'), foreign);
    refuses(['--drive', drive, join(scratch, 'foreign.uf2')], /refused: it is not a Sixgun/);
});

test('a Sixgun that would be written over the saves is refused', () => {
    const long = readFileSync(uf2);
    long.writeUInt32LE(0x10000000 + (15 << 20), (long.length / 512 - 1) * 512 + 12); // its last block, into the storage
    writeFileSync(join(scratch, 'long.uf2'), long);
    refuses(['--drive', drive, join(scratch, 'long.uf2')], /refused: it would be written over the saved matches/);
});

test('no console at all is said, with what to do', () => {
    new Desk({}).refuses([uf2], /no console found: connect it by USB/);
});

test('a console that runs Sixgun is flashed without a button', () => {
    const desk = new Desk({ '1-2': { running: 'picosystem', number: 'E6616408436A9F2C' } });
    const run = desk.flash(uf2);
    assert.equal(run.stdout, 'Sixgun for picosystem is on the console E6616408436A9F2C.\n', run.stderr);
    assert.equal(run.status, 0);
    assert.deepEqual(desk.calls, ['reboot', 'load']);
    assert.deepEqual(desk.has('1-2'), readFileSync(uf2));
    const [reboot, load] = readFileSync(join(desk.folder, 'calls'), 'utf8').trim().split('\n');
    assert.match(reboot, /^reboot -f -u --bus 1 --address 4$/);
    assert.match(load, /^load --verify --execute .*\.uf2 --bus 1 --address 14$/, 'where it is now');
});

test('without a file, what is built for the console\'s own board goes on it', () => {
    for (const [board, console] of [['picopad', { running: 'picopad' }], ['picosystem', { has: 'picosystem' }]]) {
        const desk = new Desk({ '1-2': { ...console, number: 'AB' } });
        const run = desk.flash();
        assert.equal(run.stdout.trim().split('\n').at(-1), `Sixgun for ${board} is on the console AB.`, run.stderr);
        assert.deepEqual(desk.has('1-2'), readFileSync(join(root, `build/${board}/sixgun-${board}.uf2`)));
    }
});

test('a console in its boot loader is flashed as it is', () => {
    const desk = new Desk({ '1-2': { number: 'E6616408436A9F2C' } });
    const run = desk.flash(uf2);
    assert.equal(run.stdout, 'Sixgun for picosystem is on the console E6616408436A9F2C.\n', run.stderr);
    assert.deepEqual(desk.calls.filter((call) => call !== 'info'), ['load']);
});

test('a console that is another board is left alone', () => {
    const message = /the console is a picopad, and this Sixgun is for picosystem/;
    new Desk({ '1-2': { running: 'picopad', number: 'AA' } }).refuses([uf2], message);
    new Desk({ '1-2': { running: 'picopad', number: 'AA' } }).refuses(['--board', 'picosystem'], message);
    new Desk({ '1-2': { has: 'picopad', number: 'AA' } }).refuses([uf2], message);
});

test('other devices are no consoles', () => {
    const desk = new Desk({});
    desk.add('1-1', { idVendor: '2e8a', idProduct: '000a', manufacturer: 'Raspberry Pi', product: 'Pico', busnum: 1, devnum: 9 });
    desk.add('1-3', { idVendor: '0781', idProduct: '5583', manufacturer: 'SanDisk', busnum: 1, devnum: 10 });
    desk.add('usb1', { idVendor: '1d6b', idProduct: '0002', busnum: 1, devnum: 1 });
    desk.refuses([uf2], /no console found/);
});

const several = {
    '1-1': { running: 'picosystem', number: 'E661640843000011' },
    '1-2.4': { running: 'picosystem', number: 'E661640843000022' },
    '3-1': { has: 'picosystem', number: 'E661640843000033' },
};

test('several consoles are listed, and one is chosen by the end of its number', () => {
    const desk = new Desk(several);
    const asked = desk.flash(uf2);
    assert.equal(asked.status, 1);
    for (const { number } of Object.values(several)) assert.match(asked.stderr, new RegExp(number));
    assert.match(asked.stderr, /choose one with --serial/);
    const list = desk.flash('--list');
    assert.deepEqual(list.stdout.trim().split('\n').map((line) => line.split(/ {2,}/)), [
        ['E661640843000011', 'USB 1-1', 'Sixgun on picosystem'],
        ['E661640843000022', 'USB 1-2.4', 'Sixgun on picosystem'],
        ['E661640843000033', 'USB 3-1', 'boot loader, has Sixgun for picosystem'],
    ]);
    desk.refuses(['--serial', '0044', uf2], /no console whose number ends with '0044' is connected/);
    desk.refuses(['--serial', '4300', uf2], /no console whose number ends with '4300'/);
    for (const [end, port] of [['22', '1-2.4'], ['e661640843000033', '3-1']]) {
        const run = desk.flash('--serial', end, uf2);
        assert.equal(run.status, 0, run.stderr);
        assert.match(run.stdout, new RegExp(several[port].number));
        assert.deepEqual(desk.has(port), readFileSync(uf2));
    }
    assert.equal(desk.has('1-1'), null, 'the others are left alone');
});

test('at a terminal it asks which one', () => {
    const desk = new Desk(several);
    const run = desk.flashAtTerminal('2\n', uf2);
    assert.equal(run.status, 0, run.stdout);
    assert.match(run.stdout, /Which one \(1-3\)\?/);
    assert.deepEqual(desk.has('1-2.4'), readFileSync(uf2));
    for (const answer of ['4\n', 'x\n', '\n']) {
        const none = new Desk(several);
        assert.match(none.flashAtTerminal(answer, uf2).stdout, /no console was chosen/);
        assert.deepEqual(none.calls.filter((call) => call !== 'info'), []);
    }
});

test('without the right to use picotool the serial port asks for the boot loader', () => {
    const desk = new Desk({ '1-2': { running: 'picosystem', number: 'AB' } });
    mkdirSync(join(desk.folder, 'devices/1-2/1-2:1.0/tty/ttyACM7'), { recursive: true });
    desk.write('trouble', 'reboot: appears to have a USB serial connection, but picotool was unable to connect');
    // In place of stty: what the console does when its port is set to 1200 baud.
    const stty = `#!/bin/sh\necho "stty $*" >>"$STAND_IN/calls"\ncd "$STAND_IN/devices/1-2"\necho 0003 >idProduct\necho RP2 >manufacturer\n`;
    writeFileSync(join(desk.folder, 'bin/stty'), stty, { mode: 0o755 });
    const run = desk.flash(uf2);
    assert.equal(run.status, 0, run.stderr);
    assert.match(readFileSync(join(desk.folder, 'calls'), 'utf8'), /^stty -F \/dev\/ttyACM7 1200$/m);
    assert.deepEqual(desk.has('1-2'), readFileSync(uf2));
});

test('what goes wrong is said, and what to do', () => {
    const desk = (trouble) => {
        const one = new Desk({ '1-2': { running: 'picosystem', number: 'AB' } });
        if (trouble) one.write('trouble', trouble);
        return one;
    };
    const says = (one, message) => {
        const run = one.flash(uf2);
        assert.match(run.stderr.trim().split('\n').at(-1), message);
        assert.equal(run.status, 1);
    };
    says(desk('reboot: appears to have a USB serial connection, but picotool was unable to connect'), /may open neither/);
    says(desk('load: ERROR: verification failed'), /could not flash the console: it waits in its boot loader/);
    says(desk('load: but picotool was unable to connect'), /may not open it: use its drive RPI-RP2/);
    const lost = desk();
    lost.write('stays_away', '');
    says(lost, /did not come back on USB/);
});
