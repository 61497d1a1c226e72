import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Piezo } from '../piezo.mjs';
import { Timeline } from '../timeline.mjs';
import { chipWith, op } from './assemble.mjs';

test('tones become notes with start, pitch and length', () => {
  const timeline = new Timeline();
  const piezo = new Piezo(timeline);
  const wait = (ms) => timeline.advanceTo(timeline.now + ms * 1e6);
  wait(5);
  piezo.hear(440, 0.5);
  wait(100);
  piezo.hear(440, 0.5); // the same note goes on
  wait(20);
  piezo.hear(880, 0.25);
  wait(30);
  piezo.hear(0, 0);
  wait(10);
  piezo.finish();
  assert.deepEqual(piezo.notes, [
    { at: 5, hertz: 440, ms: 120, duty: 0.5 },
    { at: 125, hertz: 880, ms: 30, duty: 0.25 },
  ]);
});

test('what nobody hears and moments between register writes are no notes', () => {
  const timeline = new Timeline();
  const piezo = new Piezo(timeline);
  for (const [hertz, duty] of [[30000, 0.5], [440, 0], [440, 1], [5, 0.5]]) {
    piezo.hear(hertz, duty);
    timeline.advanceTo(timeline.now + 10e6);
  }
  piezo.hear(440, 0.5);
  timeline.advanceTo(timeline.now + 0.1e6);
  piezo.hear(0, 0);
  assert.deepEqual(piezo.notes, []);
});

test('a PWM slice gives pitch and duty of its pin', () => {
  const { mcu } = chipWith([op.here]);
  const slice5 = 0x40050000 + 5 * 0x14;
  mcu.writeUint32(slice5 + 0x04, 125 << 4); // 1 MHz
  mcu.writeUint32(slice5 + 0x10, 999);
  mcu.writeUint32(slice5 + 0x0c, 250 << 16); // channel B: pin 11
  assert.equal(mcu.pwm.output(11).hertz, 0);
  mcu.writeUint32(slice5, 1);
  assert.deepEqual(mcu.pwm.output(11), { hertz: 1000, duty: 0.25 });
  assert.equal(mcu.pwm.output(10).duty, 0);
});
