// A picture as text: palette lines, then the rows, one character a pixel; `.` and space are transparent.
//
//   ; a comment
//   o = #ffcc33
//   k = #201810
//
//   .oo.
//   okko
export function read_text_art(text) {
    const colours = new Map();
    const rows = [];
    text.split(/\r?\n/).forEach((raw, index) => {
        const line = raw.trimEnd(), where = `line ${index + 1}`;
        if (line.startsWith(';')) return;
        const entry = /^(\S)\s*=\s*#([0-9A-Fa-f]{6})$/.exec(line);
        if (entry && rows.length === 0) {
            if (entry[1] === '.') throw new Error(`${where}: '.' is always transparent`);
            if (colours.has(entry[1])) throw new Error(`${where}: '${entry[1]}' has a colour already`);
            colours.set(entry[1], parseInt(entry[2], 16));
        } else if (line !== '') {
            for (const c of line) if (c !== '.' && c !== ' ' && !colours.has(c)) throw new Error(`${where}: '${c}' has no colour`);
            rows.push([...line]);
        }
    });
    if (rows.length === 0) throw new Error('the picture has no rows');
    const width = Math.max(...rows.map((row) => row.length)), height = rows.length;
    const rgba = new Uint8Array(width * height * 4);
    rows.forEach((row, y) => row.forEach((c, x) => {
        if (!colours.has(c)) return;
        const rgb = colours.get(c);
        rgba.set([rgb >> 16, (rgb >> 8) & 255, rgb & 255, 255], (y * width + x) * 4);
    }));
    // The palette keeps the order of the file, so that code may exchange single colours.
    return { width, height, rgba, order: [...colours.values()] };
}
