// What is pressed, whoever presses it: each source holds its own set, the console sees all together.

export const names = ['up', 'down', 'left', 'right', 'a', 'b', 'x', 'y'];

export class Buttons {
  // `onChange(name, down)` for each edge.
  constructor(onChange) {
    this.onChange = onChange;
    this.sources = new Map(); // source: Set of names
    this.pressed = new Set();
  }

  // From now on this source presses these and no others.
  hold(source, held) {
    if (held.size) this.sources.set(source, held);
    else this.sources.delete(source);
    const all = new Set([...this.sources.values()].flatMap((set) => [...set]));
    for (const name of names) {
      if (all.has(name) === this.pressed.has(name)) continue;
      if (all.has(name)) this.pressed.add(name);
      else this.pressed.delete(name);
      this.onChange(name, all.has(name));
    }
  }

  change(source, name, down) {
    const held = new Set(this.sources.get(source));
    if (down) held.add(name);
    else held.delete(name);
    this.hold(source, held);
  }

  tap(source, name, ms = 90) {
    this.change(source, name, true);
    setTimeout(() => this.change(source, name, false), ms);
  }

  releaseAll() {
    for (const source of [...this.sources.keys()]) this.hold(source, new Set());
  }
}
