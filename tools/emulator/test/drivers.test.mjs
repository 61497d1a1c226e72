// The chip's drivers on every board: the probe (drivers/rp2040/probe) does things when its buttons are
// pressed and says over the serial line what it saw.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { Console } from '../console.mjs';
import { readBoard, readUf2, root } from '../emulate.mjs';
import { testedBoards } from './tested-boards.mjs';

const serialRate = 115200;

class Probe {
  constructor(id) {
    this.board = readBoard(id);
    this.lines = [];
    this.frames = [];
    let line = '';
    this.device = new Console(this.board, {
      onFrame: (frame) => this.frames.push({ ...frame, atMs: this.device.nowMs, lit: this.device.panel.lit }),
      onSerial: (port, byte) => {
        if (byte === 10) {
          this.lines.push(line);
          line = '';
        } else if (byte !== 13) line += String.fromCharCode(byte);
      },
    });
  }
  boot() {
    const file = join(root, 'build', this.board.id, `probe-${this.board.id}.uf2`);
    assert.ok(existsSync(file), `${file} is missing: run tools/test, which builds it first`);
    this.device.boot(readUf2(file));
    this.device.runMs(400);
    return this;
  }
  tap(button, ms = 1500) {
    this.lines.length = 0;
    this.device.setButton(button, true);
    this.device.runMs(40);
    this.device.setButton(button, false);
    this.device.runMs(ms);
    return this.lines;
  }
  end() {
    assert.deepEqual(this.device.chip.warnings, []);
    assert.ok(!this.lines.some((line) => line.startsWith('FAILED')), this.lines.join('\n'));
  }
}

// As the probe paints it.
function shows(probe, shade) {
  const { width } = probe.board.panel;
  const side = (width - 240) / 2;
  const wrong = probe.device.panel.seen().findIndex((pixel, index) => {
    const x = (index % width) - side;
    const y = Math.floor(index / width);
    return pixel !== (((x + 40) * 61 + y * 2053 + shade * 7919) & 0xffff);
  });
  assert.equal(wrong, -1, `pixel ${wrong % width}, ${Math.floor(wrong / width)} is wrong`);
}

for (const id of testedBoards) {
  const on = (name, body) => test(`${id}: ${name}`, () => body(new Probe(id)));

  on('the first frame comes soon, whole, and only then light', (probe) => {
    probe.boot();
    assert.equal(probe.frames.length, 1);
    const [frame] = probe.frames;
    assert.ok(frame.atMs < 60, `${frame.atMs} ms`);
    assert.equal(frame.lit, false);
    assert.equal(probe.device.panel.lit, true);
    const pixelMs = (probe.board.panel.width * probe.board.panel.height * 16) / 62500;
    assert.ok(frame.wireMs < pixelMs * 1.01, `${frame.wireMs} ms on the wire`);
    shows(probe, 1);
    probe.end();
  });

  on('the panel sleeps and wakes by its rules', (probe) => {
    assert.ok(probe.boot().tap('down').includes('panel works'));
    shows(probe, 3);
    probe.end();
  });

  on('the flash is erased, written and guarded', (probe) => {
    assert.ok(probe.boot().tap('up').includes('flash works'));
    probe.end();
  });

  on('a score plays by itself, and a flood of lines blocks nothing', (probe) => {
    const lines = probe.boot().tap('left');
    assert.ok(lines.includes('sound played'));
    assert.ok(lines.includes('...'), 'lines that did not fit are owned up to');
    assert.ok(lines.join('').length < serialRate / 10);
    const heard = probe.device.piezo.notes.map(({ hertz, ms }) => [Math.round(hertz), Math.round(ms)]);
    const score = [
      [440, 100],
      [880, 100],
      [1000, 30],
    ];
    assert.deepEqual(heard, probe.board.speaker < 0 ? [] : score);
    probe.end();
  });

  on('the figures are right', (probe) => {
    probe.device.setPower({ millivolts: 3840, usb: true, charging: true });
    const lines = probe.boot().tap('a');
    const [, peak, total] = lines.find((line) => line.startsWith('stack')).match(/stack (\d+) of (\d+)/);
    assert.ok(Number(peak) > 100 && Number(peak) < Number(total));
    const battery = lines.find((line) => line.includes('battery'));
    if (probe.board.battery.sense < 0) {
      assert.equal(battery, 'no battery 0 mV 100 % usb');
    } else {
      const [, millivolts, percent] = battery.match(/battery (\d+) mV (\d+) % usb/);
      assert.ok(Math.abs(millivolts - 3840) < 5, battery);
      assert.ok(Math.abs(percent - 50) < 3, battery);
      assert.equal(battery.endsWith('charging'), probe.board.battery.charging >= 0);
    }
    assert.ok(lines.includes('entropy differs'));
    probe.end();
  });

  on('each press counts once, however it bounces', (probe) => {
    probe.boot();
    const { device, lines } = probe;
    const press = (name, level) => {
      for (let i = 0; i < 6; i++) {
        device.setButton(name, i % 2 ? !level : level);
        device.runMs(0.4);
      }
      device.setButton(name, level);
      device.runMs(60);
    };
    for (const name of ['a', 'press']) {
      if (probe.board.buttons[name] < 0) continue; // a joystick's press is A, too
      lines.length = 0;
      press(name, true);
      press(name, false);
      const edges = lines.filter((line) => /^(pressed|released)/.test(line));
      assert.deepEqual(edges, ['pressed 4', 'released 4'], name);
    }
    probe.end();
  });

  on('a crash, a fault, a full stack and a hang are told after the reboot', (probe) => {
    probe.boot();
    assert.ok(probe.tap('x').includes('crashed: probe: crashed as asked'));
    assert.ok(probe.tap('right').some((line) => /^crashed: fault at 1000[0-9a-f]{4} from /.test(line)));
    assert.ok(probe.tap('b').includes('crashed: stack overflow'));
    assert.ok(probe.tap('y', 10000).includes('crashed: hung'));
    assert.deepEqual(probe.device.chip.resets.map(({ cause }) => cause), Array(4).fill('watchdog'));
    probe.device.cutPower();
    probe.lines.length = 0;
    probe.device.runMs(400);
    assert.deepEqual(probe.lines.filter((line) => line.startsWith('crashed')), [], 'told once');
    shows(probe, 1);
    probe.end();
  });

  on('X at power-on leads to the bootloader, before anything lights up', (probe) => {
    probe.device.setButton('x', true);
    probe.boot();
    assert.ok(probe.device.chip.inBootloader);
    assert.equal(probe.device.panel.backlight, 0);
    probe.end();
  });

  on('another button held at power-on is no press', (probe) => {
    probe.device.setButton('y', true);
    probe.boot();
    probe.device.setButton('y', false);
    probe.device.runMs(100);
    assert.ok(!probe.lines.some((line) => line.startsWith('pressed')));
    assert.ok(probe.tap('up').includes('flash works'));
    probe.end();
  });

  on('idle, the core sleeps and the panel hears nothing', (probe) => {
    probe.boot();
    const { chip, panel } = probe.device;
    const before = { asleep: chip.asleepNanos, awake: chip.awakeNanos, bytes: panel.bytes };
    probe.device.runMs(20000); // longer than the watchdog's patience
    const asleep = chip.asleepNanos - before.asleep;
    assert.ok(asleep / (asleep + chip.awakeNanos - before.awake) > 0.999);
    assert.equal(panel.bytes, before.bytes);
    assert.deepEqual(chip.resets, []);
    probe.end();
  });
}
