// A full-speed bus with one host and one device: transactions one after the other, each as long as its
// bits take, and tasks of the host that wait for them.
//
// A task is a generator. It yields what it waits for (`bus.transaction(...)`, `bus.pause(ms)`) and gets
// the answer; `yield*` calls another. `bus.start(task)` runs it by the clock of the console.

const byteNanos = (8 / 12e6) * 1e9;
const overheadBytes = 13; // sync, token, turn-around, handshake
const retryNanos = 5000; // a host asks again as soon as its schedule allows

// `kind`: 'stall', 'gone' (no device any more), 'silence' (it does not answer), 'timeout', 'babble'.
export class UsbError extends Error {
  constructor(kind, message) {
    super(message);
    this.kind = kind;
  }
}

export class UsbBus {
  constructor(timeline) {
    this.timeline = timeline;
    this.controller = null; // the device's end
    this.plugged = false;
    this.ready = []; // transactions that wait for their turn
    this.parked = []; // those that were refused until the device has something new
    this.current = null;
    this.alarm = timeline.alarm(() => this.finish());
    this.faults = []; // what a host controller would swallow, but no device should do
    this.onArrive = () => {};
    this.onLeave = () => {};
  }

  // --- The cable --------------------------------------------------------------------------------
  connect(controller) {
    this.leave();
    this.controller = controller;
    controller.onPullUp = (on) => (on ? this.arrive() : this.leave());
    controller.onBuffer = (endpoint, isIn) => this.wake(endpoint, isIn);
    this.arrive();
  }
  disconnect() {
    this.leave();
    this.controller = null;
  }
  get present() {
    return this.plugged && this.controller !== null && this.controller.shown;
  }
  plug() {
    this.plugged = true;
    this.arrive();
  }
  unplug() {
    this.leave();
    this.plugged = false;
  }
  arrive() {
    if (this.present) this.onArrive();
  }
  leave() {
    if (!this.plugged) return;
    const waiting = [...(this.current ? [this.current] : []), ...this.ready, ...this.parked];
    this.current = null;
    this.ready = [];
    this.parked = [];
    this.alarm.cancel();
    this.controller?.running(false);
    this.onLeave();
    for (const { fail } of waiting) fail(new UsbError('gone', 'the device is gone'));
  }

  // --- Tasks ------------------------------------------------------------------------------------
  // Returns a job { done, value, error }.
  start(task) {
    const job = { done: false, value: undefined, error: null };
    const go = (method, argument) => {
      try {
        const step = task[method](argument);
        if (step.done) Object.assign(job, { done: true, value: step.value });
        else step.value((value) => go('next', value), (error) => go('throw', error));
      } catch (error) {
        Object.assign(job, { done: true, error });
      }
    };
    go('next');
    return job;
  }

  pause(ms) {
    return (resume) => this.timeline.alarm(() => resume()).schedule(ms * 1e6);
  }

  // { token: 'setup' | 'in' | 'out', address, endpoint, pid, data }: the device's answer, after as many
  // attempts as it refuses; an error if it stalls, is silent, or refuses for too long.
  transaction(packet, patienceMs = 5000) {
    return (resume, fail) => {
      if (!this.present) {
        fail(new UsbError('gone', 'there is no device'));
        return;
      }
      const late = this.timeline.alarm(() => {
        this.forget(entry);
        const what = `${packet.token} to endpoint ${packet.endpoint}`;
        fail(new UsbError('timeout', `${what} was refused for ${patienceMs} ms`));
      });
      const entry = {
        packet,
        resume: (answer) => {
          late.cancel();
          resume(answer);
        },
        fail: (error) => {
          late.cancel();
          fail(error);
        },
      };
      if (patienceMs !== Infinity) late.schedule(patienceMs * 1e6);
      this.ready.push(entry);
      this.next();
    };
  }

  forget(entry) {
    this.ready = this.ready.filter((one) => one !== entry);
    this.parked = this.parked.filter((one) => one !== entry);
    if (this.current !== entry) return;
    this.current = null;
    this.alarm.cancel();
    this.next();
  }

  next(delay = 0) {
    if (this.current || !this.ready.length) return;
    this.current = this.ready.shift();
    const { token, endpoint, data } = this.current.packet;
    const bytes = token === 'in' ? this.controller.bytesToSend(endpoint) : data.length;
    this.alarm.schedule(delay + (overheadBytes + bytes) * byteNanos);
  }

  finish() {
    const entry = this.current;
    this.current = null;
    const answer = this.perform(entry.packet);
    const { token, endpoint } = entry.packet;
    if (answer.answer === 'nak') this.parked.push(entry);
    else if (answer.answer === 'stall') entry.fail(new UsbError('stall', `endpoint ${endpoint} is stalled`));
    else if (answer.answer === 'none') {
      entry.fail(new UsbError('silence', `nothing answers to ${token} on endpoint ${endpoint}`));
    } else entry.resume(answer);
    this.next();
  }

  perform({ token, address, endpoint, pid, data }) {
    if (token === 'setup') return this.controller.setup(address, data);
    if (token === 'out') return this.controller.out(address, endpoint, pid, data);
    return this.controller.in(address, endpoint);
  }

  // The device has changed what it would answer: those it refused ask again.
  wake(endpoint, isIn) {
    const again = this.parked.filter(({ packet }) => packet.endpoint === endpoint && (packet.token === 'in') === isIn);
    if (!again.length) return;
    this.parked = this.parked.filter((entry) => !again.includes(entry));
    this.ready.push(...again);
    this.next(retryNanos);
  }
}
