// What no operating system should be given is refused.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DescriptorError, parseBos, parseConfiguration, parseDevice, parseMsOs20, parseString } from '../usb-descriptors.mjs';

const changed = (bytes, at, value) => Uint8Array.from(bytes, (byte, index) => (index === at ? value : byte));
const refuses = (parse, bytes, message) =>
  assert.throws(() => parse(Uint8Array.from(bytes)), (error) => error instanceof DescriptorError && message.test(error.message));

const configuration = [
  ...[9, 2, 55, 0, 2, 1, 0, 0x80, 125], // the whole
  ...[8, 11, 0, 2, 2, 2, 0, 0], // both interfaces belong together
  ...[9, 4, 0, 0, 1, 2, 2, 0, 0],
  ...[7, 5, 0x81, 3, 8, 0, 16],
  ...[9, 4, 1, 0, 1, 10, 0, 0, 0],
  ...[5, 0x24, 0, 0x20, 1],
  ...[7, 5, 0x02, 2, 64, 0, 0],
];
configuration[2] = configuration.length;

test('a configuration is read whole or not at all', () => {
  const { interfaces, associations } = parseConfiguration(Uint8Array.from(configuration));
  assert.deepEqual(interfaces.map(({ endpoints }) => endpoints[0].address), [0x81, 0x02]);
  assert.deepEqual(associations, [{ first: 0, count: 2, class: [2, 2, 0], name: 0 }]);
  refuses(parseConfiguration, changed(configuration, 2, configuration.length - 1), /it says/);
  refuses(parseConfiguration, changed(configuration, 4, 3), /2 interfaces, it says 3/);
  refuses(parseConfiguration, changed(configuration, 7, 0), /attributes/);
  refuses(parseConfiguration, changed(configuration, 12, 3), /association of 3 interfaces/);
  refuses(parseConfiguration, changed(configuration, 21, 2), /has not the 2 endpoints/);
  refuses(parseConfiguration, changed(configuration, 35, 5), /interface 5 after 1 others/);
  refuses(parseConfiguration, changed(configuration, configuration.length - 5, 0x81), /twice/);
  refuses(parseConfiguration, changed(configuration, configuration.length - 3, 63), /bulk packets of 63/);
  refuses(parseConfiguration, changed(configuration, configuration.length - 7, 9), /a descriptor of 9 bytes/);
});

test('device and strings', () => {
  const device = [18, 1, 0x10, 2, 0xef, 2, 1, 64, 0x8a, 0x2e, 10, 0, 0, 1, 1, 2, 3, 1];
  assert.equal(parseDevice(Uint8Array.from(device)).vendorId, 0x2e8a);
  refuses(parseDevice, device.slice(0, 17), /18 bytes/);
  refuses(parseDevice, changed(device, 7, 32), /packets of 32/);
  assert.equal(parseString(Uint8Array.of(6, 3, 0x4f, 0, 0x4b, 0)), 'OK');
  refuses(parseString, [8, 3, 0x4f, 0, 0x4b, 0], /no string/);
});

test('Microsoft descriptors must add up', () => {
  const set = [10, 0, 0, 0, 0, 0, 3, 6, 38, 0, 8, 0, 2, 0, 3, 0, 28, 0, 20, 0, 3, 0];
  set.push(...[...'WINUSB'].map((letter) => letter.charCodeAt(0)), ...new Array(10).fill(0));
  const { functions } = parseMsOs20(Uint8Array.from(set));
  assert.deepEqual(functions, [{ interface: 3, driver: 'WINUSB', properties: {} }]);
  refuses(parseMsOs20, changed(set, 8, 40), /it says 40/);
  refuses(parseMsOs20, changed(set, 16, 10), /outside a function/);
  refuses(parseMsOs20, changed(set, 16, 200), /beyond the end/);
  refuses(parseBos, [5, 15, 5, 0, 1], /0 capabilities, it says 1/);
});
