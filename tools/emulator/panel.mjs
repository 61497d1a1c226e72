// The ST7789 display controller as the chip's pins see it: strict where the real one silently shows
// rubbish or nothing.

import { commands } from './st7789-commands.mjs';

export class PanelError extends Error {}

export const memoryColumns = 240;
export const memoryRows = 320;
const fastestHertz = 62.5e6 * 1.0001;
const oscillatorHertz = 10e6;
const resetPulseNanos = 10e3;
const settleNanos = 5e6; // after a reset, sleep in and sleep out, before the next command
const sleepTurnNanos = 120e6; // between sleep in and sleep out, either way

const my = 0x80;
const mx = 0x40;
const mv = 0x20;
const bgr = 0x08;

// Where a pixel of the controller's addressing lies in its memory.
export function memoryIndex(madctl, column, row) {
  const physicalColumn = madctl & mv ? row : column;
  const physicalRow = madctl & mv ? column : row;
  return (
    (madctl & my ? memoryRows - 1 - physicalRow : physicalRow) * memoryColumns +
    (madctl & mx ? memoryColumns - 1 - physicalColumn : physicalColumn)
  );
}

export class Panel {
  // `glass` is the board's panel data: how the glass is mounted, and whether it needs INVON.
  // `onSelect()` is told when chip select falls, `onFrame(frame)` each finished frame, `onDisplay()`
  // display on and off; `onFrameStart(level)` drives the TE pin.
  constructor(timeline, glass, { onSelect, onFrame, onDisplay, onFrameStart } = {}) {
    this.timeline = timeline;
    this.glass = glass;
    this.onSelect = onSelect ?? (() => {});
    this.onFrame = onFrame ?? (() => {});
    this.onDisplay = onDisplay ?? (() => {});
    this.onFrameStart = onFrameStart ?? (() => {});
    this.memory = new Uint16Array(memoryColumns * memoryRows);
    this.view = this.lookThroughGlass();
    this.lineAlarm = timeline.alarm(() => this.scan());
    this.sync = () => {}; // set by the board: lets the SPI port deliver what has left by now
    this.midWord = () => false;
    this.backlight = 0; // 0 to 1
    this.powerOn();
  }

  powerOn() {
    // What is in the memory after power-on is anybody's guess; a first frame with a hole shows it.
    for (let i = 0; i < this.memory.length; i++) this.memory[i] = (i * 40503) & 0xffff;
    this.selected = false;
    this.dataNotCommand = true;
    this.resetLow = false;
    this.resetFellAt = -Infinity;
    this.wasReset = this.glass.reset < 0;
    this.readyAt = -Infinity;
    this.sleepOutAllowedAt = -Infinity;
    this.sleepInAllowedAt = -Infinity;
    this.asleep = true;
    this.frame = null;
    this.frames = 0;
    this.bytes = 0;
    this.defaults();
  }

  // What a reset does. The memory keeps its picture.
  defaults() {
    this.asleep = true;
    this.displayOn = false;
    this.inverted = false;
    this.madctl = 0;
    this.colmod = 0x66;
    this.command = -1;
    this.parameters = [];
    this.columns = null;
    this.rows = null;
    this.tearing = false;
    this.tearingMode = 0;
    this.frontPorch = 0x0c;
    this.backPorch = 0x0c;
    this.lineClocks = 0x0f;
    this.writing = false;
    this.halfPixel = -1;
    this.stopScan();
  }

  reject(message) {
    throw new PanelError(`panel: ${message} (at ${(this.timeline.now / 1e6).toFixed(3)} ms)`);
  }

  // --- Pins -------------------------------------------------------------------------------------
  setChipSelect(level) {
    this.sync();
    const selected = !level;
    if (selected === this.selected) return;
    if (this.midWord()) this.reject('chip select changed in the middle of a word');
    this.selected = selected;
    if (selected) {
      this.frame = null;
      this.onSelect();
    } else {
      if (this.halfPixel >= 0) this.reject('chip select rose after half a pixel');
      this.endFrame();
    }
  }

  setDataCommand(level) {
    this.sync();
    if (level === this.dataNotCommand) return;
    if (this.selected && this.midWord()) this.reject('D/C changed in the middle of a word');
    this.dataNotCommand = level;
  }

  setReset(level) {
    this.sync();
    if (!level === this.resetLow) return;
    this.resetLow = !level;
    const { now } = this.timeline;
    if (this.resetLow) {
      this.resetFellAt = now;
      return;
    }
    if (now - this.resetFellAt < resetPulseNanos) this.reject('reset pulse shorter than 10 us');
    this.reset(now);
  }

  reset(now) {
    this.wasReset = true;
    this.readyAt = now + settleNanos;
    this.sleepOutAllowedAt = now + (this.asleep ? settleNanos : sleepTurnNanos);
    this.defaults();
  }

  // --- Words from the SPI port ------------------------------------------------------------------
  word(value, bits, startsAt, endsAt, hertz) {
    if (!this.selected) return; // another device's word: the panel does not listen
    if (this.resetLow) this.reject('bits sent while the reset pin is low');
    if (!this.wasReset) this.reject('used without a reset after power-on');
    if (hertz > fastestHertz) this.reject(`SPI at ${(hertz / 1e6).toFixed(1)} MHz, at most 62.5 MHz`);
    if (bits !== 8 && bits !== 16) this.reject(`SPI words of ${bits} bits, 8 or 16 expected`);
    this.frame ??= this.newFrame(startsAt);
    this.frame.lastByteAt = endsAt;
    this.frame.bytes += bits >> 3;
    this.bytes += bits >> 3;
    if (bits === 16) {
      if (this.writing && this.dataNotCommand && this.halfPixel < 0) {
        this.pixel(value);
        return;
      }
      this.byte(value >> 8, startsAt);
    }
    this.byte(value & 0xff, startsAt);
  }

  // Words one behind the other, the last of which ends at `endsAt`: pixels mostly, which need no more
  // than that.
  words(values, count, bits, startsAt, endsAt, hertz) {
    const pixels = this.selected && this.writing && this.dataNotCommand && this.halfPixel < 0 && bits === 16;
    if (!pixels || this.resetLow || hertz > fastestHertz) {
      const wordNanos = (endsAt - startsAt) / count;
      for (let i = 0; i < count; i++) this.word(values[i], bits, startsAt + i * wordNanos, startsAt + (i + 1) * wordNanos, hertz);
      return;
    }
    this.frame ??= this.newFrame(startsAt);
    this.frame.lastByteAt = endsAt;
    this.frame.bytes += 2 * count;
    this.bytes += 2 * count;
    this.frame.pixels += count;
    const { memory, columns, columnStep } = this;
    for (let i = 0; i < count; ) {
      if (this.full) this.reject('more pixels than the window holds');
      const run = Math.min(count - i, columns.to - this.column + 1);
      let { index } = this;
      for (const end = i + run; i < end; i++, index += columnStep) memory[index] = values[i];
      this.column += run;
      this.index = index;
      if (this.column <= columns.to) return;
      this.column = columns.from;
      this.row += 1;
      if (this.row > this.rows.to) this.full = true;
      else this.index = memoryIndex(this.madctl, this.column, this.row);
    }
  }

  byte(value, at) {
    if (!this.dataNotCommand) {
      this.beginCommand(value, at);
    } else if (this.writing) {
      if (this.halfPixel < 0) {
        this.halfPixel = value;
      } else {
        const pixel = (this.halfPixel << 8) | value;
        this.halfPixel = -1;
        this.pixel(pixel);
      }
    } else {
      this.parameter(value);
    }
  }

  beginCommand(code, at) {
    this.endCommand();
    const known = commands.get(code);
    if (!known) this.reject(`unknown command 0x${code.toString(16)}`);
    if (at < this.readyAt) {
      const early = ((this.readyAt - at) / 1e6).toFixed(2);
      this.reject(`${known[0]} sent ${early} ms too early after a reset, SLPIN or SLPOUT`);
    }
    this.command = code;
    this.parameters = [];
    if (known[2] === 0) this.execute(code, at);
    else if (known[2] === Infinity) this.beginPixels(known[0], code === 0x2c);
  }

  endCommand() {
    if (this.halfPixel >= 0) this.reject('command after half a pixel');
    this.writing = false;
    const known = commands.get(this.command);
    if (!known || known[2] === Infinity) return;
    const { length } = this.parameters;
    if (length < known[1]) this.reject(`${known[0]} needs ${known[1]} parameters, got ${length}`);
  }

  parameter(value) {
    const known = commands.get(this.command);
    if (!known) this.reject('data without a command');
    this.parameters.push(value);
    const { length } = this.parameters;
    if (length > known[2]) this.reject(`${known[0]} takes ${known[2]} parameters, got more`);
    if (length === known[2] || (length === known[1] && known[1] < known[2])) this.apply();
  }

  execute(code, at) {
    switch (code) {
      case 0x01:
        this.reset(at);
        break;
      case 0x10:
        if (at < this.sleepInAllowedAt) this.reject('SLPIN less than 120 ms after SLPOUT');
        if (!this.asleep) this.sleepOutAllowedAt = at + sleepTurnNanos;
        this.asleep = true;
        this.readyAt = at + settleNanos;
        this.stopScan();
        break;
      case 0x11:
        if (at < this.sleepOutAllowedAt) this.reject('SLPOUT less than 120 ms after SLPIN or a reset while awake');
        if (this.asleep) {
          this.sleepInAllowedAt = at + sleepTurnNanos;
          this.asleep = false;
          this.startScan(at);
        }
        this.readyAt = at + settleNanos;
        break;
      case 0x20:
      case 0x21:
        this.inverted = code === 0x21;
        break;
      case 0x28:
      case 0x29:
        this.displayOn = code === 0x29;
        this.onDisplay();
        break;
      case 0x34:
        this.tearing = false;
        this.driveFrameStart(false);
        break;
    }
  }

  apply() {
    const p = this.parameters;
    switch (this.command) {
      case 0x2a:
        this.columns = this.range(p, this.madctl & mv ? memoryRows : memoryColumns, 'CASET');
        break;
      case 0x2b:
        this.rows = this.range(p, this.madctl & mv ? memoryColumns : memoryRows, 'RASET');
        break;
      case 0x35:
        this.tearing = true;
        this.tearingMode = p[0] & 1;
        break;
      case 0x36:
        if ((this.madctl ^ p[0]) & mv) this.columns = this.rows = null; // the ranges mean other axes now
        this.madctl = p[0];
        break;
      case 0x3a:
        this.colmod = p[0];
        break;
      case 0xb2:
        this.backPorch = p[0] & 0x7f;
        this.frontPorch = p[1] & 0x7f;
        break;
      case 0xc6:
        this.lineClocks = p[0] & 0x1f;
        break;
    }
  }

  range(p, limit, name) {
    const from = (p[0] << 8) | p[1];
    const to = (p[2] << 8) | p[3];
    if (from > to || to >= limit) this.reject(`${name} ${from}..${to} is not inside 0..${limit - 1}`);
    return { from, to };
  }

  // --- Pixels -----------------------------------------------------------------------------------
  beginPixels(name, fromStart) {
    if (this.asleep) this.reject(`${name} while the panel sleeps`);
    if (!this.columns || !this.rows) this.reject(`${name} without a window (CASET and RASET)`);
    if ((this.colmod & 7) !== 5) this.reject(`${name} with COLMOD 0x${this.colmod.toString(16)}, not 16 bits a pixel`);
    if (fromStart) {
      this.column = this.columns.from;
      this.row = this.rows.from;
      this.full = false;
      const { columns, rows } = this;
      this.frame?.rectangles.push({
        x: columns.from - this.glass.column_offset,
        y: rows.from - this.glass.row_offset,
        width: columns.to - columns.from + 1,
        height: rows.to - rows.from + 1,
      });
    }
    // Steps in memory for one column and one row further.
    const at = (column, row) => memoryIndex(this.madctl, column, row);
    this.columnStep = at(1, 0) - at(0, 0);
    this.index = at(this.column, this.row);
    this.writing = true;
  }

  pixel(value) {
    if (this.full) this.reject('more pixels than the window holds');
    this.memory[this.index] = value;
    this.frame.pixels += 1;
    if (this.column < this.columns.to) {
      this.column += 1;
      this.index += this.columnStep;
      return;
    }
    this.column = this.columns.from;
    this.row += 1;
    if (this.row > this.rows.to) this.full = true;
    else this.index = memoryIndex(this.madctl, this.column, this.row);
  }

  newFrame(at) {
    return { firstByteAt: at, lastByteAt: at, bytes: 0, pixels: 0, rectangles: [] };
  }

  endFrame() {
    const { frame } = this;
    this.frame = null;
    if (!frame || !frame.pixels) return; // a frame with no pixel sent is not a frame
    this.frames += 1;
    frame.number = this.frames;
    frame.endedAt = this.timeline.now;
    frame.lit = this.lit;
    this.onFrame(frame);
  }

  // --- Frame start (TE) -------------------------------------------------------------------------
  get frameNanos() {
    return (this.lines * (250 + this.lineClocks * 16) * 1e9) / oscillatorHertz;
  }
  get lines() {
    return memoryRows + this.frontPorch + this.backPorch;
  }
  startScan(at) {
    this.inPorch = false;
    this.lineAlarm.scheduleAt(Math.max(this.timeline.now, at + (this.frameNanos * memoryRows) / this.lines));
  }
  stopScan() {
    this.lineAlarm.cancel();
    this.driveFrameStart(false);
  }
  // Called at the end of the last visible line and at the end of the porches.
  scan() {
    this.inPorch = !this.inPorch;
    this.driveFrameStart(this.inPorch && this.tearing && this.displayOn);
    const lines = this.inPorch ? this.frontPorch + this.backPorch : memoryRows;
    this.lineAlarm.schedule((this.frameNanos * lines) / this.lines);
  }
  driveFrameStart(level) {
    if (level === this.frameStart) return;
    this.frameStart = level;
    this.onFrameStart(level);
  }

  // --- The picture ------------------------------------------------------------------------------
  lookThroughGlass() {
    const { width, height, madctl, column_offset, row_offset } = this.glass;
    const view = new Uint32Array(width * height);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        view[y * width + x] = memoryIndex(madctl, x + column_offset, y + row_offset);
      }
    }
    return view;
  }

  get lit() {
    return this.displayOn && !this.asleep && this.backlight > 0;
  }

  // RGB565, row by row, as the glass shows what is in the memory.
  picture() {
    this.sync();
    const { view, memory } = this;
    const out = new Uint16Array(view.length);
    const flip = this.inverted === this.glass.inverted ? 0 : 0xffff;
    const swapped = (this.madctl ^ this.glass.madctl) & bgr;
    for (let i = 0; i < out.length; i++) {
      const pixel = memory[view[i]] ^ flip;
      out[i] = swapped ? (pixel << 11) | (pixel & 0x7e0) | (pixel >> 11) : pixel;
    }
    return out;
  }

  // What a person sees: nothing while it is dark.
  seen() {
    return this.lit ? this.picture() : new Uint16Array(this.view.length);
  }

  // FNV-1a over the picture: low byte, then high byte of each pixel.
  hash() {
    return hashOf(this.picture());
  }
}

// The hash that stands for a picture in a film.
export function hashOf(picture) {
  let hash = 0x811c9dc5;
  for (const pixel of picture) {
    hash = Math.imul(hash ^ (pixel & 0xff), 0x01000193);
    hash = Math.imul(hash ^ (pixel >> 8), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
