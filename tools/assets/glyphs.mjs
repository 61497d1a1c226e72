// Our own glyphs as text art: a line `U+2605 ★`, then one line a row of `#` and `.`; lines that start with `;` and empty
// lines are skipped.
export function parse_glyphs(text, width, height) {
    const glyphs = new Map();
    let codepoint = null, rows = [];
    const finish = (line) => {
        if (codepoint === null) return;
        const name = `U+${codepoint.toString(16).toUpperCase()}`;
        if (rows.length !== height) throw new Error(`${name} has ${rows.length} rows instead of ${height} (before line ${line})`);
        if (glyphs.has(codepoint)) throw new Error(`${name} is drawn twice (before line ${line})`);
        glyphs.set(codepoint, rows);
    };
    const lines = text.split(/\r?\n/);
    lines.forEach((raw, index) => {
        const line = raw.trim();
        if (line === '' || line.startsWith(';')) return;
        const head = /^U\+([0-9A-Fa-f]{4})(?:\s+(\S+))?$/.exec(line);
        if (head) {
            finish(index + 1);
            codepoint = parseInt(head[1], 16);
            if (head[2] && head[2].codePointAt(0) !== codepoint) throw new Error(`line ${index + 1}: ${head[2]} is not U+${head[1]}`);
            rows = [];
        } else if (/^[#.]+$/.test(line)) {
            if (codepoint === null) throw new Error(`line ${index + 1}: a row before the first U+ line`);
            if (line.length !== width) throw new Error(`line ${index + 1}: ${line.length} pixels instead of ${width}`);
            rows.push(parseInt(line.replaceAll('#', '1').replaceAll('.', '0'), 2));
        } else {
            throw new Error(`line ${index + 1}: neither a U+ line nor a row of # and .`);
        }
    });
    finish(lines.length);
    return glyphs;
}
