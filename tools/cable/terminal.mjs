// The terminal this program runs in.

// Keys as they are pressed; returns what gives them back.
export function rawInput(stdin, onKeys) {
  stdin.setRawMode?.(true);
  stdin.setEncoding('latin1');
  stdin.on('data', onKeys);
  stdin.resume();
  return () => {
    stdin.setRawMode?.(false);
    stdin.off('data', onKeys);
    stdin.pause();
  };
}

const leaveKey = '\x1d'; // ctrl-]
// What was piped in is answered when the console has come to this.
const lastWord = 'echo off';
const lastAnswer = 'echo: no';

// Byte for byte, as any terminal program. Resolves with why the port ended, or with nothing when it was left.
export function terminal(port, { stdin = process.stdin, stdout = process.stdout } = {}) {
  return new Promise((resolve) => {
    const end = (why) => {
      release();
      resolve(why);
    };
    let tail = null; // of what the console said, once nothing more is typed
    port.onData = (bytes) => {
      stdout.write(bytes);
      if (tail === null) return;
      tail = (tail + bytes.toString('latin1')).slice(-100);
      if (tail.includes(lastAnswer)) end();
    };
    const release = rawInput(stdin, (keys) => {
      const [before, after] = keys.split(leaveKey);
      port.write(Buffer.from(stdin.isTTY ? before : before.replaceAll('\n', '\r'), 'latin1'));
      if (after !== undefined) end();
    });
    stdin.once('end', () => {
      tail = '';
      port.write(`\r${lastWord}\r`);
    });
    port.onEnd = end;
    port.write('\x03\x15echo on\r');
  });
}
