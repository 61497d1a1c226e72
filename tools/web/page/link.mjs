// The page's end of the wire to the worker.

export class Link {
  // `onEvent(event)` gets what happens by itself.
  constructor(onEvent) {
    this.waiting = new Map();
    this.next = 1;
    this.worker = new Worker(new URL('../worker/worker.mjs', import.meta.url), { type: 'module' });
    this.worker.onmessage = ({ data }) => {
      if (!data.id) return onEvent(data);
      const { resolve, reject } = this.waiting.get(data.id);
      this.waiting.delete(data.id);
      if ('trouble' in data) reject(new Error(data.trouble));
      else resolve(data.answer);
    };
    this.worker.onerror = (event) => onEvent({ type: 'stopped', why: 'crash', message: event.message || 'the worker could not be loaded' });
  }

  // An order that is answered.
  ask(order, rest = {}, transfer = []) {
    const id = this.next++;
    this.worker.postMessage({ id, order, ...rest }, transfer);
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
  }

  // An order that is not.
  send(order, rest = {}) {
    this.worker.postMessage({ order, ...rest });
  }
}
