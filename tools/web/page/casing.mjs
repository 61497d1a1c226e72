// The console on the page: body, screen, light and the two round pieces, laid out anew whenever the
// window or the board changes.

import { disc, keysPiece, lampPlace, padPiece, paintBody, paintKeys, paintPad } from './art.mjs';
import { layOut } from './layout.mjs';

export class Casing {
  // `areas`: the parts of the drawing by name.
  constructor(stage, picture, areas) {
    this.stage = stage;
    this.element = stage.querySelector('.casing');
    const find = (selector) => this.element.querySelector(selector);
    this.picture = picture;
    this.body = find('.body');
    this.screen = find('.screen');
    this.light = find('.light');
    const group = (selector, piece, names, paint) => ({
      element: find(selector),
      canvas: find(`${selector} canvas`),
      base: disc(picture, piece),
      areas: names.map((name) => [name, areas[name]]),
      piece,
      paint,
    });
    this.pad = group('.pad', padPiece, ['up', 'down', 'left', 'right'], paintPad);
    this.keys = group('.keys', keysPiece, ['a', 'b', 'x', 'y'], paintKeys);
    this.showPressed(new Set());
    new ResizeObserver(() => this.layOut()).observe(stage);
    this.watchRatio();
  }

  setPanel({ width, height }) {
    this.panel = { width, height };
    Object.assign(this.screen, this.panel);
    this.pen = this.screen.getContext('2d', { alpha: false });
    this.image = this.pen.createImageData(width, height);
    this.layOut();
    this.element.hidden = false;
  }

  // Moved to another display, or zoomed.
  watchRatio() {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', () => {
      this.layOut();
      this.watchRatio();
    }, { once: true });
  }

  layOut() {
    if (!this.panel) return;
    const ratio = devicePixelRatio;
    const { width, height, left, top } = this.stage.getBoundingClientRect();
    const layout = layOut({ width, height, ratio, panel: this.panel });
    const put = (element, { x, y, width: w, height: h }) =>
      Object.assign(element.style, { left: `${x / ratio}px`, top: `${y / ratio}px`, width: `${w / ratio}px`, height: `${h / ratio}px` });
    // The stage itself may begin between two pixels of the device.
    const align = (value) => (Math.ceil(value * ratio) - value * ratio) % 1;
    const { casing } = layout;
    put(this.element, { ...casing, x: casing.x + align(left), y: casing.y + align(top) });
    put(this.screen, layout.screen);
    put(this.pad.element, layout.pad);
    put(this.keys.element, layout.keys);
    const lamp = lampPlace(layout);
    this.light.hidden = !lamp;
    if (lamp) put(this.light, { x: lamp.x * layout.scale, y: lamp.y * layout.scale, width: lamp.size * layout.scale, height: lamp.size * layout.scale });
    this.element.dataset.form = layout.form;
    this.element.style.setProperty('--dot', `${layout.scale / ratio}px`);
    this.element.style.setProperty('--corner', `${(layout.radius * layout.scale) / ratio}px`);
    paintBody(this.body, this.picture, layout);
    this.layout = layout;
  }

  // --- What the console shows -------------------------------------------------------------------
  // Frames are painted when the display is ready for one.
  showFrame(pixels) {
    const first = !this.waiting;
    this.waiting = pixels;
    if (first) requestAnimationFrame(() => this.paintFrame());
  }
  paintFrame() {
    const { waiting, image } = this;
    this.waiting = null;
    if (!waiting || waiting.byteLength !== image.data.length) return; // of another board
    image.data.set(new Uint8ClampedArray(waiting));
    this.pen.putImageData(image, 0, 0);
  }

  // `backlight` from 0 to 1, as light. What it looks like is CIE's lightness; and the eye gets used to it.
  showLamp({ backlight, light }) {
    const lightness = Math.max(0, 1.16 * Math.cbrt(backlight) - 0.16);
    this.screen.style.opacity = backlight ? Math.sqrt(Math.max(0.04, lightness)).toFixed(3) : '0';
    const { red, green, blue } = light ?? { red: 0, green: 0, blue: 0 };
    const most = Math.max(red, green, blue);
    const part = (value) => Math.round(255 * (value / (most || 1)) ** 0.5);
    this.light.style.opacity = Math.min(1, most ** 0.4).toFixed(3);
    this.light.style.color = `rgb(${part(red)} ${part(green)} ${part(blue)})`;
  }

  showPressed(pressed) {
    for (const { canvas, base, piece, areas, paint } of [this.pad, this.keys]) paint(canvas, base, piece, areas, pressed);
  }
}
