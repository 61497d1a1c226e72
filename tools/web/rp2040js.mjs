// What the emulator takes from rp2040js; the build puts this in its place.
export { RP2040 } from '../emulator/node_modules/rp2040js/dist/esm/rp2040.js';
export { BasePeripheral } from '../emulator/node_modules/rp2040js/dist/esm/peripherals/peripheral.js';
