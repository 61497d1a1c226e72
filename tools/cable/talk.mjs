// Speaks with a console: a command goes out, one line of JSON comes back (firmware/usb/CONSOLE.md).

import { Mirror } from './picture.mjs';
import { crc32 } from '../emulator/crc32.mjs';

export class Refused extends Error {}
export class Silence extends Error {}

const answerMs = 60000;
const helloMs = 5000;
const foreverMs = 24 * 3600 * 1000;
const wordsAtOnce = 20;
const lineCharacters = 400; // of base64; the console takes 511

export class Talk {
  constructor(port) {
    this.port = port;
    this.rest = '';
    this.lines = [];
    this.waiting = null;
    this.ended = null;
    port.onData = (bytes) => this.hear(bytes.toString('latin1'));
    port.onEnd = (why) => {
      this.ended = new Silence(why);
      this.waiting?.reject(this.ended);
      this.waiting = null;
    };
  }
  hear(text) {
    this.rest += text;
    for (let end; (end = this.rest.indexOf('\n')) >= 0; this.rest = this.rest.slice(end + 1))
      this.lines.push(Buffer.from(this.rest.slice(0, end).replace(/\r$/, ''), 'latin1').toString('utf8'));
    if (this.waiting && this.lines.length) {
      const { resolve } = this.waiting;
      this.waiting = null;
      resolve();
    }
  }
  // The next line, or nothing within the time.
  async line(patienceMs) {
    if (!this.lines.length) {
      if (this.ended) throw this.ended;
      let timer;
      const silence = new Promise((_, reject) => {
        timer = setTimeout(() => reject(new Silence('the console does not answer')), patienceMs);
      });
      try {
        await Promise.race([new Promise((resolve, reject) => (this.waiting = { resolve, reject })), silence]);
      } finally {
        clearTimeout(timer);
        this.waiting = null;
      }
    }
    return this.lines.shift();
  }
  // The next line that is an object; echoes, prompts and logs are not.
  async object(patienceMs = answerMs) {
    const end = Date.now() + patienceMs;
    for (;;) {
      const line = await this.line(Math.max(end - Date.now(), 1));
      const begin = line.indexOf('{');
      if (begin < 0 || !line.endsWith('}')) continue;
      try {
        return JSON.parse(line.slice(begin));
      } catch {
        continue;
      }
    }
  }

  // Ends whatever is under way, and asks for no echo.
  async begin() {
    const end = Date.now() + helloMs;
    for (;;) {
      this.port.write('\x03\x15echo off --json\r');
      try {
        for (;;) if ((await this.object(1000)).echo === false) return this;
      } catch (error) {
        if (this.ended || Date.now() >= end) throw this.ended ?? new Silence('this port does not answer like a console');
      }
    }
  }

  async ask(command, { patienceMs = answerMs } = {}) {
    const [name, ...words] = command.split(' ');
    this.port.write(Buffer.from(`${[name, '--json', ...words].join(' ')}\r`));
    return this.answer(patienceMs);
  }
  async answer(patienceMs = answerMs) {
    const answer = await this.object(patienceMs);
    if (!answer.ok) throw new Refused(answer.error);
    return answer;
  }
  // As it reads for people. A console that goes away after its answer (reboot, bootsel) has answered.
  async say(command) {
    this.port.write(Buffer.from(`${command}\r\x15echo off --json\r`));
    const lines = [];
    for (;;) {
      let line;
      try {
        line = await this.line(answerMs);
      } catch (error) {
        if (this.ended && lines.length) return lines.join('\n');
        throw error;
      }
      if (line.endsWith('{"echo":false,"ok":true}')) return lines.join('\n');
      lines.push(line);
    }
  }

  // Presses the words of a script; `#` begins a remark. The console takes a line at a time.
  async press(script) {
    const words = script.replace(/#.*$/gm, '').split(/\s+/).filter(Boolean);
    if (!words.length) throw new Refused('there is nothing to press');
    let strokes = 0;
    for (let at = 0; at < words.length; at += wordsAtOnce) {
      const { pressed } = await this.ask(`press ${words.slice(at, at + wordsAtOnce).join(' ')}`, { patienceMs: foreverMs });
      strokes += pressed;
    }
    return strokes;
  }

  async screen() {
    const { width, height, picture, still } = await this.ask('screen');
    const mirror = new Mirror(width, height);
    for (const rows of picture) mirror.take(rows);
    mirror.still = still;
    return mirror;
  }
  // A picture whenever the screen has changed, until `stop` is called.
  async *stream() {
    const { width, height } = await this.beginStream();
    const mirror = new Mirror(width, height);
    for (;;) {
      const part = await this.object(foreverMs);
      if ('ok' in part) return;
      if ('data' in part) mirror.take(part);
      if ('picture' in part) yield mirror;
    }
  }
  async beginStream() {
    this.port.write('stream --json\r');
    return this.object();
  }
  stop() {
    this.port.write('\r');
  }

  async get(name) {
    const { data, bytes, crc } = await this.ask(`get ${name}`);
    const content = Buffer.from(data, 'base64');
    if (content.length !== bytes || hex(crc32(content)) !== crc) throw new Refused(`${name} came damaged`);
    return content;
  }
  async put(name, content, { replace = false } = {}) {
    const words = [`put ${name} ${content.length} ${hex(crc32(content))}`, '--json', ...(replace ? ['--replace'] : [])];
    const code = content.toString('base64');
    const lines = [words.join(' ')];
    for (let at = 0; at < code.length; at += lineCharacters) lines.push(code.slice(at, at + lineCharacters));
    this.port.write(Buffer.from([...lines, '.', ''].join('\r')));
    return this.answer();
  }
}

export const hex = (number) => (number >>> 0).toString(16).padStart(8, '0');
