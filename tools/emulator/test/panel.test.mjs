import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { knownBoards, readBoard } from '../emulate.mjs';
import { Panel, PanelError } from '../panel.mjs';
import { Timeline } from '../timeline.mjs';

const hertz = 62.5e6;

// A person with a wire in each hand.
class Bench {
  constructor(glass) {
    this.timeline = new Timeline();
    this.frames = [];
    this.frameStarts = [];
    this.panel = new Panel(this.timeline, glass, {
      onFrame: (frame) => this.frames.push(frame),
      onFrameStart: (level) => level && this.frameStarts.push(this.timeline.now),
    });
    this.hertz = hertz;
    this.panel.setChipSelect(true);
    this.panel.setReset(true);
  }
  wait(ms) {
    this.timeline.advanceTo(this.timeline.now + ms * 1e6);
  }
  word(value, bits) {
    const { now } = this.timeline;
    const nanos = (bits * 1e9) / this.hertz;
    this.timeline.advanceTo(now + nanos);
    this.panel.word(value, bits, now, now + nanos, this.hertz);
  }
  command(code, ...parameters) {
    this.panel.setDataCommand(false);
    this.word(code, 8);
    this.panel.setDataCommand(true);
    for (const parameter of parameters) this.word(parameter, 8);
  }
  reset() {
    this.panel.setReset(false);
    this.wait(0.02);
    this.panel.setReset(true);
  }
  select(work) {
    this.panel.setChipSelect(false);
    work();
    this.panel.setChipSelect(true);
  }
  bringUp(madctl) {
    this.reset();
    this.wait(5.1);
    this.select(() => this.command(0x11));
    this.wait(5.1);
    this.select(() => {
      this.command(0x3a, 0x55);
      this.command(0x36, madctl);
      this.command(0x21);
      this.command(0x29);
    });
  }
  window(x, y, width, height) {
    const pair = (value) => [value >> 8, value & 255];
    this.command(0x2a, ...pair(x), ...pair(x + width - 1));
    this.command(0x2b, ...pair(y), ...pair(y + height - 1));
    this.command(0x2c);
  }
}

const glass = readBoard('picosystem').panel;
const rejects = (work, pattern) =>
  assert.throws(work, (error) => error instanceof PanelError && pattern.test(error.message));

describe('a picture', () => {
  for (const id of knownBoards()) {
    test(`stands upright on ${id}`, () => {
      const { panel: mounted } = readBoard(id);
      const bench = new Bench(mounted);
      bench.bringUp(mounted.madctl);
      bench.select(() => {
        bench.window(10 + mounted.column_offset, 20 + mounted.row_offset, 3, 2);
        for (let i = 1; i <= 6; i++) bench.word(i, 16);
      });
      const picture = bench.panel.picture();
      const at = (x, y) => picture[y * mounted.width + x];
      assert.deepEqual([at(10, 20), at(11, 20), at(12, 20)], [1, 2, 3]);
      assert.deepEqual([at(10, 21), at(11, 21), at(12, 21)], [4, 5, 6]);
    });
  }

  test('is mirrored if the firmware asks for another direction than the glass has', () => {
    const bench = new Bench(glass);
    bench.bringUp(0x40);
    bench.select(() => {
      bench.window(0, 0, 1, 1);
      bench.word(0x1234, 16);
    });
    assert.equal(bench.panel.picture()[239], 0x1234);
  });

  test('has wrong colours without INVON on a glass that needs it', () => {
    const bench = new Bench(glass);
    bench.bringUp(glass.madctl);
    bench.select(() => {
      bench.window(0, 0, 1, 1);
      bench.word(0x1234, 16);
      bench.command(0x20);
    });
    assert.equal(bench.panel.picture()[0], 0x1234 ^ 0xffff);
  });

  test('is the same in words of 8 and of 16 bits', () => {
    const hashes = [8, 16].map((bits) => {
      const bench = new Bench(glass);
      bench.bringUp(glass.madctl);
      bench.select(() => {
        bench.window(5, 6, 7, 8);
        for (let i = 0; i < 56; i++) {
          if (bits === 16) bench.word(i * 999, 16);
          else [(i * 999) >> 8, (i * 999) & 255].forEach((byte) => bench.word(byte & 255, 8));
        }
      });
      return bench.panel.hash();
    });
    assert.equal(hashes[0], hashes[1]);
  });

  test('hashes as films do', () => {
    const bench = new Bench({ ...glass, width: 2, height: 1 });
    bench.panel.memory.set([0x0201, 0x0403]);
    bench.panel.inverted = true;
    assert.equal(bench.panel.hash(), '5734a87d'); // FNV-1a of 01 02 03 04
  });

  test('is seen only with display and backlight on', () => {
    const bench = new Bench(glass);
    bench.bringUp(glass.madctl);
    assert.ok(bench.panel.seen().every((pixel) => pixel === 0));
    bench.panel.backlight = 0.5;
    assert.ok(bench.panel.seen().some((pixel) => pixel !== 0));
  });
});

describe('a frame', () => {
  test('is what lies between two edges of chip select', () => {
    const bench = new Bench(glass);
    bench.bringUp(glass.madctl);
    assert.equal(bench.frames.length, 0);
    bench.select(() => {
      bench.window(0, 0, 4, 1);
      for (let i = 0; i < 4; i++) bench.word(0, 16);
      bench.window(8, 8, 1, 1);
      bench.word(0, 16);
    });
    const [frame] = bench.frames;
    assert.deepEqual(frame.rectangles, [
      { x: 0, y: 0, width: 4, height: 1 },
      { x: 8, y: 8, width: 1, height: 1 },
    ]);
    assert.equal(frame.pixels, 5);
    assert.equal(frame.bytes, 2 * 11 + 10);
    assert.equal(frame.lastByteAt - frame.firstByteAt, (32 * 8 * 1e9) / hertz);
  });
});

describe('what a real panel would not accept is rejected:', () => {
  let bench;
  beforeEach(() => {
    bench = new Bench(glass);
  });
  const ready = () => bench.bringUp(glass.madctl);

  test('use without a reset', () => {
    rejects(() => bench.select(() => bench.command(0x11)), /without a reset/);
  });
  test('a reset pulse that is too short', () => {
    bench.panel.setReset(false);
    bench.wait(0.005);
    rejects(() => bench.panel.setReset(true), /shorter than 10 us/);
  });
  test('a command too early after the reset', () => {
    bench.reset();
    bench.wait(4);
    rejects(() => bench.select(() => bench.command(0x11)), /SLPOUT sent 1\.00 ms too early/);
  });
  test('a command too early after SLPOUT', () => {
    bench.reset();
    bench.wait(6);
    bench.select(() => bench.command(0x11));
    bench.wait(4);
    rejects(() => bench.select(() => bench.command(0x29)), /DISPON sent .* too early/);
  });
  test('SLPIN within 120 ms of SLPOUT', () => {
    ready();
    rejects(() => bench.select(() => bench.command(0x10)), /SLPIN less than 120 ms/);
  });
  test('SLPOUT within 120 ms of SLPIN', () => {
    ready();
    bench.wait(120);
    bench.select(() => bench.command(0x10));
    bench.wait(100);
    rejects(() => bench.select(() => bench.command(0x11)), /SLPOUT less than 120 ms/);
  });
  test('SLPOUT within 120 ms of a reset of a panel that was awake', () => {
    ready();
    bench.reset();
    bench.wait(10);
    rejects(() => bench.select(() => bench.command(0x11)), /SLPOUT less than 120 ms/);
  });
  test('pixels without a window', () => {
    ready();
    rejects(() => bench.select(() => bench.command(0x2c)), /RAMWR without a window/);
  });
  test('pixels in another format than 16 bits', () => {
    ready();
    bench.command.bind(bench);
    rejects(() => bench.select(() => {
      bench.command(0x3a, 0x66);
      bench.window(0, 0, 1, 1);
    }), /COLMOD 0x66/);
  });
  test('a window beyond the memory', () => {
    ready();
    rejects(() => bench.select(() => bench.command(0x2a, 0, 0, 0, 240)), /CASET 0\.\.240/);
  });
  test('a window that was set before the axes were exchanged', () => {
    ready();
    rejects(() => bench.select(() => {
      bench.command(0x2a, 0, 0, 0, 9);
      bench.command(0x2b, 0, 0, 0, 9);
      bench.command(0x36, 0x60);
      bench.command(0x2c);
    }), /without a window/);
  });
  test('more pixels than the window holds', () => {
    ready();
    rejects(() => bench.select(() => {
      bench.window(0, 0, 1, 1);
      bench.word(0, 16);
      bench.word(0, 16);
    }), /more pixels/);
  });
  test('a clock that is too fast', () => {
    bench.reset();
    bench.wait(6);
    bench.hertz = 66.5e6;
    rejects(() => bench.select(() => bench.command(0x11)), /66\.5 MHz/);
  });
  test('an unknown command', () => {
    ready();
    rejects(() => bench.select(() => bench.command(0xfe)), /unknown command 0xfe/);
  });
  test('too few and too many parameters', () => {
    ready();
    rejects(() => bench.select(() => bench.command(0x36, 0, 0)), /MADCTL takes 1/);
    const other = new Bench(glass);
    other.bringUp(glass.madctl);
    rejects(() => other.select(() => {
      other.command(0x2a, 0, 0);
      other.command(0x2b, 0, 0, 0, 0);
    }), /CASET needs 4 parameters, got 2/);
  });
  test('half a pixel', () => {
    ready();
    rejects(() => bench.select(() => {
      bench.window(0, 0, 2, 1);
      bench.word(0, 8);
    }), /half a pixel/);
  });
  test('pixels while it sleeps', () => {
    bench.reset();
    bench.wait(6);
    rejects(() => bench.select(() => {
      bench.command(0x3a, 0x55);
      bench.window(0, 0, 1, 1);
    }), /while the panel sleeps/);
  });
});

test('words with chip select high are not for the panel', () => {
  const bench = new Bench(glass);
  bench.word(0xff, 8);
  assert.equal(bench.panel.bytes, 0);
});

test('frame starts come at the rate the panel was set to, only when asked for', () => {
  const bench = new Bench(glass);
  bench.bringUp(glass.madctl);
  bench.wait(100);
  assert.equal(bench.frameStarts.length, 0);
  bench.select(() => {
    bench.command(0x35, 0);
    bench.command(0xc6, 0x0f);
  });
  bench.wait(1000);
  const period = (bench.frameStarts.at(-1) - bench.frameStarts.at(-2)) / 1e6;
  assert.ok(Math.abs(period - 16.856) < 0.001, `${period} ms`);
  assert.ok(bench.frameStarts.length >= 59);
  const before = bench.frameStarts.length;
  bench.select(() => bench.command(0x34));
  bench.wait(100);
  assert.equal(bench.frameStarts.length, before);
});
