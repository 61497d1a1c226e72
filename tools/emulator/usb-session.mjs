// Somebody at the computer: waits for the console, asks it things on its port, reads its drive.

import { UsbDrive } from './usb-drive.mjs';
import { UsbSerial } from './usb-serial.mjs';

const arrivalMs = 5000;
const prompt = '> ';
const quietMs = 3; // after a prompt: nothing else comes
const answerMs = 60000;

export class UsbSession {
  // `onText` gets what the console says, as it comes.
  constructor(device, { onText = () => {} } = {}) {
    this.device = device;
    this.onText = onText;
    this.said = '';
  }

  // The console is plugged in and has been set up.
  arrive() {
    const { usb } = this.device;
    this.device.runUntil(() => usb.ready || this.device.chip.inBootloader, arrivalMs, 'a device on USB');
    if (!usb.ready) throw new Error('the console is in its boot loader');
    this.drive = new UsbDrive(usb);
    this.serial = new UsbSerial(usb, { onBytes: (bytes) => this.hear(bytes) });
    return this;
  }

  // Opens the port. An empty line brings the first prompt.
  open() {
    this.said = '';
    this.device.complete(this.serial.open());
    this.ask('');
    return this;
  }
  close() {
    this.device.complete(this.serial.close());
  }
  hear(bytes) {
    const text = String.fromCharCode(...bytes);
    this.said += text;
    this.onText(text);
  }
  waitForPrompt(patienceMs = answerMs) {
    const { device } = this;
    const asks = () => this.said.endsWith(`\n${prompt}`) || device.chip.inBootloader;
    do {
      device.runUntil(asks, patienceMs, 'an answer');
      device.runMs(quietMs);
    } while (!asks());
  }

  // What the console answers to a command, without the command's echo and the prompt after it.
  ask(command, patienceMs) {
    this.said = '';
    this.device.complete(this.serial.write(`${command}\r`));
    this.waitForPrompt(patienceMs);
    const lines = this.said.split('\r\n');
    if (lines[0] === command) lines.shift();
    if (lines.at(-1) === prompt) lines.pop();
    return lines.join('\n');
  }

  // The drive, once its medium is there: { inquiry, blocks, blockBytes, writeProtected }.
  mount(patienceMs = 30000) {
    const until = this.device.nowMs + patienceMs;
    for (;;) {
      try {
        return this.device.complete(this.drive.mount());
      } catch (error) {
        const comes = error.sense?.[0] === 2; // not ready yet
        if (!comes || this.device.nowMs > until) throw error;
        this.device.runMs(50);
      }
    }
  }
  // Every block of it.
  image() {
    const { blocks, blockBytes } = this.mount();
    return this.device.complete(this.drive.blocks(0, blocks, blockBytes), 600000);
  }
}
