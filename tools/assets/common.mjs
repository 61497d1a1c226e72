// What the converters share: arguments, messages, output.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export function fail(message, code = 1) {
    process.stderr.write(`${message}\n`);
    process.exit(code);
}

export function parse_arguments(words, known) {
    const options = {}, files = [];
    for (let i = 0; i < words.length; i++) {
        if (!words[i].startsWith('--')) { files.push(words[i]); continue; }
        const name = words[i].slice(2);
        if (!known.includes(name) || i + 1 >= words.length) fail(`unknown or incomplete option ${words[i]}`, 2);
        options[name] = words[++i];
    }
    return { options, files };
}

// An untouched time stamp keeps what depends on the file from being compiled again.
export function write_if_changed(path, text) {
    mkdirSync(dirname(path), { recursive: true });
    if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text);
}

export function bytes_literal(numbers, a_line = 20) {
    let text = '';
    for (let i = 0; i < numbers.length; i += a_line) text += `    ${numbers.slice(i, i + a_line).join(', ')},\n`;
    return text;
}
