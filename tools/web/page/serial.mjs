// The console's commands on its serial line (firmware/usb/CONSOLE.md), as any program asks them: one line to
// it, one line of JSON back. One question at a time; the others wait for their turn.

const patienceMs = 10_000; // a busy machine emulates slowly

export class Serial {
  // `send(line)` types a line; `listens()` tells whether anybody is there.
  constructor(send, listens = () => true) {
    this.send = send;
    this.listens = listens;
    this.line = '';
    this.asked = null; // { resolve, reject }
    this.turn = Promise.resolve();
  }

  // The fields of the answer; an error with the console's words if it refuses.
  ask(command, patience = patienceMs) {
    const answer = this.turn.then(() => this.askNow(command, patience));
    this.turn = answer.catch(() => {});
    return answer;
  }
  askNow(command, patience) {
    if (!this.listens()) return Promise.reject(new Error('the console is switched off'));
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => this.forget('the console does not answer'), patience);
      const end = (tell) => (value) => {
        clearTimeout(timer);
        this.asked = null;
        tell(value);
      };
      this.asked = { resolve: end(resolve), reject: end(reject) };
      this.send(`${command} --json`);
    });
  }

  // Whoever was asked is gone.
  forget(why) {
    this.line = '';
    this.asked?.reject(new Error(why));
  }

  heard(text) {
    const lines = (this.line + text).split(/\r?\n/);
    this.line = lines.pop();
    for (const line of lines) this.heardLine(line);
  }
  heardLine(line) {
    const [json] = line.match(/\{.*"ok":.*\}$/) ?? [];
    if (!json || !this.asked) return;
    const { ok, error, ...fields } = JSON.parse(json);
    if (ok) this.asked.resolve(fields);
    else this.asked.reject(new Error(error));
  }
}
