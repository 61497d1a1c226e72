// What the layout of the repository promises.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\0').filter((file) => file && existsSync(join(root, file)));
const text = (file) => readFileSync(join(root, file), 'utf8');
const code = files.filter((file) => /\.(h|c|cpp)$/.test(file));

// Every include as { file, header }.
const includes = code.flatMap((file) => [...text(file).matchAll(/^\s*#\s*include\s+[<"]([^>"]+)[>"]/gm)]
    .map(([, header]) => ({ file, header })));

const offenders = (header, allowed) => includes
    .filter((include) => header.test(include.header) && !allowed.test(include.file))
    .map((include) => `${include.file} includes ${include.header}`);

test('headers are reached through their layer, not by ../', () => {
    assert.deepEqual(offenders(/\.\.\//, /^$/), []);
});

test('only the chip\'s drivers know the Pico SDK', () => {
    assert.deepEqual(offenders(/^(pico|hardware|boot|cmsis|RP2040)\/|^pico\.h$/, /^drivers\/rp2040\/|^firmware\/(main|binary_info)\.cpp$/), []);
    assert.deepEqual(offenders(/^tusb|^class\/|^device\/usbd/, /^drivers\/rp2040\/usb\//), []);
});

test('only the host knows SDL', () => {
    assert.deepEqual(offenders(/^SDL/, /^(drivers\/host|host_tests\/host|tools)\//), []);
});

test('only their widget knows how QR codes are made, only a test\'s reader how they are read', () => {
    assert.deepEqual(offenders(/^qrcodegen/, /^games\/stage\/qr\.cpp$/), []);
    assert.deepEqual(offenders(/^ZXing/, /^host_tests\/qr_reader\.cpp$/), []);
});

test('what goes into the firmware needs no heap to compile', () => {
    const hungry = /^(string|vector|map|set|unordered_map|unordered_set|deque|list|memory|iostream|sstream|fstream|format|regex)$/;
    assert.deepEqual(offenders(hungry, /^(drivers\/host|games\/[^/]+\/balance|tools|host_tests)\//), []);
});

test('every board has its preset', () => {
    const presets = JSON.parse(text('CMakePresets.json'));
    for (const [, board] of files.map((file) => file.match(/^boards\/([^/]+)\/board\.h$/)).filter(Boolean)) {
        assert.ok(existsSync(join(root, 'boards', board, 'board.cmake')), `boards/${board}/board.cmake is missing`);
        for (const kind of ['configurePresets', 'buildPresets']) {
            assert.ok(presets[kind].some((preset) => preset.name === board), `${kind} has none for ${board}`);
        }
    }
});

test('the commands can be run', () => {
    const commands = files.filter((file) => /^(tools\/[^/.]+|\.ci\/run)$/.test(file));
    assert.ok(commands.includes('tools/setup') && commands.includes('tools/test'));
    for (const command of commands) {
        accessSync(join(root, command), constants.X_OK);
        if (text(command).startsWith('#!/bin/bash')) execFileSync('bash', ['-n', join(root, command)]);
    }
});

test('no package registry is named', () => {
    const host = new RegExp(['deb\\.debian' + '\\.org', 'registry\\.npm' + 'js'].join('|'));
    assert.deepEqual(files.filter((file) => !/\.(png|gz)$/.test(file) && host.test(text(file))), []);
});
