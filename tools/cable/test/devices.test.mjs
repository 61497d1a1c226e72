// Which serial devices are consoles, and what happens at one of them: a pseudo-terminal with the console in memory behind it.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { chooseDevice, devices, PortError } from '../devices.mjs';
import { environment, fresh, picture, program, root, scratch, start } from './desk.mjs';

const running = (number) => ({ idVendor: '2e8a', idProduct: '000a', manufacturer: 'Sixgun', product: 'Sixgun picosystem', serial: number });

// { port: { tty, what the kernel tells } }.
function kernelList(list) {
  const usb = mkdtempSync(join(scratch, 'usb-'));
  for (const [port, { tty, ...about }] of Object.entries(list)) {
    mkdirSync(join(usb, port, `${port}:1.0`), { recursive: true });
    if (tty) mkdirSync(join(usb, port, `${port}:1.0`, 'tty', tty), { recursive: true });
    for (const [name, text] of Object.entries(about)) writeFileSync(join(usb, port, name), `${text}\n`);
  }
  return usb;
}
const several = kernelList({
  '1-1': { tty: 'ttyACM0', ...running('E661640843000011') },
  '1-2.4': { tty: 'ttyACM3', ...running('E661640843000022') },
  '1-3': { tty: 'ttyACM1', idVendor: '2e8a', idProduct: '000a', manufacturer: 'Raspberry Pi', product: 'Pico' },
  '1-4': { idVendor: '2e8a', idProduct: '0003', manufacturer: 'Raspberry Pi', product: 'RP2 Boot' },
  usb1: { idVendor: '1d6b', idProduct: '0002' },
});
const found = devices({ usb: several });
const refuses = (promise, message) => assert.rejects(promise, (error) => error instanceof PortError && message.test(error.message));

test('consoles that run Sixgun are found, and nothing else', () => {
  assert.deepEqual(found.map(({ path, number }) => [path, number]), [
    ['/dev/ttyACM0', 'E661640843000011'],
    ['/dev/ttyACM3', 'E661640843000022'],
  ]);
  assert.deepEqual(devices({ usb: kernelList({}) }), []);
});

test('without a kernel that tells, the names of macOS count', () => {
  const dev = mkdtempSync(join(scratch, 'dev-'));
  for (const name of ['cu.usbmodemE6611', 'cu.Bluetooth', 'tty.usbmodemE6611']) writeFileSync(join(dev, name), '');
  assert.deepEqual(devices({ usb: join(dev, 'none'), dev }).map(({ path }) => path), [join(dev, 'cu.usbmodemE6611')]);
});

test('one console is taken; of several one is chosen, by number or by asking', async () => {
  assert.equal(await chooseDevice(undefined, { found: found.slice(0, 1) }), '/dev/ttyACM0');
  assert.equal(await chooseDevice('/dev/ttyS0', { found }), '/dev/ttyS0');
  assert.equal(await chooseDevice('0022', { found }), '/dev/ttyACM3');
  await refuses(chooseDevice('33', { found }), /no console has a number that ends with '33'; there is:\n.*E661640843000011.*\n.*E661640843000022/);
  await refuses(chooseDevice(undefined, { found: [] }), /no console found/);
  await refuses(chooseDevice(undefined, { found, terminal: false }), /several consoles are connected: choose one with --port.*\n.*0011.*\n.*0022/);
  const answer = (text) => chooseDevice(undefined, { found, terminal: true, ask: async (question) => (assert.match(question, /0011.*\n.*0022.*\nWhich one \(1-2\)/), text) });
  assert.equal(await answer('2'), '/dev/ttyACM3');
  for (const text of ['3', '0', '', 'x']) await refuses(answer(text), /no console was chosen/);
});

// A serial port with a console at its other end; `pull` takes the cable out.
class Plugged {
  async plug() {
    const name = fresh('tty');
    // util-linux's script: its input and output are one end of a terminal, the shell it runs is at the other.
    this.line = spawn('script', ['-qfec', `stty raw -echo; tty >${name}; exec sleep 100`, '/dev/null'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.console = spawn(program, ['cable'], { stdio: ['pipe', 'pipe', 'ignore'] });
    this.line.stdout.pipe(this.console.stdin);
    this.console.stdout.pipe(this.line.stdin);
    for (const stream of [this.line.stdin, this.console.stdin]) stream.on('error', () => {});
    for (const until = Date.now() + 10000; ; ) {
      try {
        this.path = readFileSync(name, 'utf8').trim();
        if (this.path) return this;
      } catch {
        assert.ok(Date.now() < until, 'no terminal came up');
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  pull() {
    this.line.kill('SIGKILL');
    this.console.kill('SIGKILL');
  }
}
const plugged = [];
const plug = async () => {
  const one = await new Plugged().plug();
  plugged.push(one);
  return one;
};
after(() => plugged.forEach((one) => one.pull()));

test('a console at a serial port is talked to, again and again', async () => {
  const { path } = await plug();
  for (let times = 0; times < 2; times += 1) {
    const shot = fresh('shot.png');
    const child = start(['--port', path, 'shot', shot]);
    assert.equal(await child.ended, 0, child.said);
    assert.equal(picture(shot).width, 240);
  }
});

test('a console that is unplugged in the middle is told, at once', async () => {
  const one = await plug();
  const child = start(['--port', one.path, 'mirror', '--terminal']);
  while (!child.said.includes('\u2580')) await new Promise((resolve) => setTimeout(resolve, 20));
  one.pull();
  assert.equal(await child.ended, 1);
  assert.match(child.said, /console: the console is gone/);
  // And one that had not answered yet.
  const silent = await plug();
  silent.console.kill('SIGSTOP');
  const heard = new Promise((resolve) => silent.line.stdout.once('data', resolve));
  const asking = start(['--port', silent.path, 'info']);
  await heard;
  silent.pull();
  assert.equal(await asking.ended, 1);
  assert.match(asking.said, /console: the console is gone/);
});

test('the screen in a terminal is played with its keys', async () => {
  const { path } = await plug();
  const line = `${join(root, 'tools/console')} --port ${path} mirror`;
  const env = { ...environment, DISPLAY: '', WAYLAND_DISPLAY: '', SDL_VIDEODRIVER: '' };
  const child = spawn('script', ['-qfec', `stty cols 120 rows 61; ${line}`, '/dev/null'], { env });
  let said = '';
  child.stdout.on('data', (bytes) => (said += bytes));
  const ended = new Promise((resolve) => child.on('close', resolve));
  const drawn = async (what) => {
    for (const until = Date.now() + 20000; !said.includes('\u2580'); ) {
      assert.ok(Date.now() < until, `${what}: ${said}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    said = '';
  };
  await drawn('the launcher');
  child.stdin.write('x'); // the settings
  await drawn('the settings');
  child.stdin.write('q');
  assert.equal(await ended, 0, said.slice(-300));
});
