#!/usr/bin/env node
// In place of picotool, for tests of tools/flash: it does to a made-up list of USB devices what picotool does to real
// ones. $STAND_IN is a folder: devices/<port>/ as the kernel shows them, with `flash` (the UF2 that is on the console)
// and `flash_id` added; every call is written to calls; a file `trouble` makes it fail with that text.
import { appendFileSync, copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.env.STAND_IN;
const [command, ...words] = process.argv.slice(2);
appendFileSync(join(folder, 'calls'), `${[command, ...words].join(' ')}\n`);

const option = (name) => words[words.indexOf(name) + 1];
const devices = join(folder, 'devices');
const read = (port, what) => readFileSync(join(devices, port, what), 'utf8').trim();
const write = (port, what, text) => writeFileSync(join(devices, port, what), `${text}\n`);
const port = readdirSync(devices).find((one) =>
    existsSync(join(devices, one, 'busnum')) && read(one, 'busnum') === option('--bus') && read(one, 'devnum') === option('--address'));

function fail(text) {
    console.error(text);
    process.exit(1);
}

const trouble = join(folder, 'trouble');
if (existsSync(trouble)) {
    const [whom, text] = readFileSync(trouble, 'utf8').trim().split(': ');
    if (whom.split(' ').includes(command)) fail(text);
}
if (!port) fail('No accessible RP-series devices in BOOTSEL mode were found with that address.');

// Every time it shows itself anew it has another address.
const readdress = () => write(port, 'devnum', Number(read(port, 'devnum')) + 10);
if (command === 'reboot') {
    write(port, 'idProduct', '0003');
    write(port, 'manufacturer', 'Raspberry Pi');
    write(port, 'product', 'RP2 Boot');
    write(port, 'serial', 'E0C9125B0D9B');
    readdress();
} else if (command === 'load') {
    const file = words.find((word) => word.endsWith('.uf2'));
    copyFileSync(file, join(devices, port, 'flash'));
    if (words.includes('--execute') && !existsSync(join(folder, 'stays_away'))) {
        write(port, 'idProduct', '000a');
        write(port, 'manufacturer', 'Sixgun');
        write(port, 'product', `Sixgun ${file.match(/sixgun-(\w+)\.uf2/)?.[1] ?? 'unknown'}`);
        write(port, 'serial', read(port, 'flash_id'));
        readdress();
    }
    console.log('Loading into Flash: [==============================]  100%\nThe device was rebooted to start the application.');
} else if (command === 'info') {
    if (read(port, 'idProduct') !== '0003') fail('not in BOOTSEL mode');
    console.log('Program Information');
    if (existsSync(join(devices, port, 'has'))) console.log(` name:       Sixgun\n pico_board: ${read(port, 'has')}`);
    console.log(`\nDevice Information\n type:       RP2040\n flash size: 16384K\n flash id:   0x${read(port, 'flash_id')}`);
}
