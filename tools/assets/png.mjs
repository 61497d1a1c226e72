// Reads a PNG file into RGBA: 8 bits a channel, or a palette of 1 to 8 bits; not interlaced.
import { inflateSync } from 'node:zlib';

const channels_of = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function read_png(bytes) {
    if (bytes.length < 8 || bytes.readUInt32BE(0) !== 0x89504e47 || bytes.readUInt32BE(4) !== 0x0d0a1a0a) throw new Error('not a PNG file');
    let header = null, palette = null, alphas = null;
    const packed = [];
    for (let at = 8; ;) {
        if (at + 12 > bytes.length) throw new Error('the file ends too early');
        const length = bytes.readUInt32BE(at), type = bytes.toString('latin1', at + 4, at + 8);
        if (at + 12 + length > bytes.length) throw new Error('the file ends too early');
        const body = bytes.subarray(at + 8, at + 8 + length);
        if (type === 'IHDR') header = read_header(body);
        if (type === 'PLTE') palette = body;
        if (type === 'tRNS') alphas = body;
        if (type === 'IDAT') packed.push(body);
        if (type === 'IEND') break;
        at += length + 12;
    }
    if (!header) throw new Error('the file has no header');
    if (header.type === 3 && !palette) throw new Error('the palette is missing');
    const raw = unfilter(inflateSync(Buffer.concat(packed)), header);
    return { width: header.width, height: header.height, rgba: to_rgba(raw, header, palette, alphas) };
}

function read_header(body) {
    const header = { width: body.readUInt32BE(0), height: body.readUInt32BE(4), depth: body[8], type: body[9] };
    if (body[12] !== 0) throw new Error('interlaced pictures are not read: save it without');
    if (!(header.type in channels_of)) throw new Error(`colour type ${header.type} does not exist`);
    const shallow = header.type === 3 && [1, 2, 4].includes(header.depth);
    if (header.depth !== 8 && !shallow) throw new Error(`${header.depth} bits a channel are not read: save it with 8`);
    header.channels = channels_of[header.type];
    header.row_bytes = (header.width * header.channels * header.depth + 7) >> 3;
    return header;
}

function unfilter(raw, { height, row_bytes, channels, depth }) {
    if (raw.length !== (row_bytes + 1) * height) throw new Error('the pixels are damaged');
    const out = Buffer.alloc(row_bytes * height);
    const step = Math.max(1, (channels * depth) >> 3);
    for (let y = 0; y < height; y++) {
        const filter = raw[y * (row_bytes + 1)];
        for (let x = 0; x < row_bytes; x++) {
            const at = y * row_bytes + x;
            const a = x >= step ? out[at - step] : 0, b = y > 0 ? out[at - row_bytes] : 0;
            const c = x >= step && y > 0 ? out[at - row_bytes - step] : 0;
            let guess;
            if (filter === 0) guess = 0;
            else if (filter === 1) guess = a;
            else if (filter === 2) guess = b;
            else if (filter === 3) guess = (a + b) >> 1;
            else if (filter === 4) {
                const pa = Math.abs(b - c), pb = Math.abs(a - c), pc = Math.abs(a + b - 2 * c);
                guess = pa <= pb && pa <= pc ? a : pb <= pc ? b : c;
            } else throw new Error('the pixels are damaged');
            out[at] = raw[y * (row_bytes + 1) + 1 + x] + guess;
        }
    }
    return out;
}

function to_rgba(raw, { width, height, depth, type, channels, row_bytes }, palette, alphas) {
    const rgba = new Uint8Array(width * height * 4);
    for (let y = 0; y < height; y++) {
        for (let x = 0; x < width; x++) {
            const to = (y * width + x) * 4, from = y * row_bytes + x * channels;
            if (type === 3) {
                const bit = x * depth;
                const index = (raw[y * row_bytes + (bit >> 3)] >> (8 - depth - (bit & 7))) & ((1 << depth) - 1);
                if (index * 3 + 2 >= palette.length) throw new Error(`pixel ${x},${y} has a colour outside the palette`);
                rgba.set(palette.subarray(index * 3, index * 3 + 3), to);
                rgba[to + 3] = alphas && index < alphas.length ? alphas[index] : 255;
            } else {
                const grey = channels < 3;
                for (let i = 0; i < 3; i++) rgba[to + i] = raw[from + (grey ? 0 : i)];
                rgba[to + 3] = channels === 2 || channels === 4 ? raw[from + channels - 1] : 255;
            }
        }
    }
    return rgba;
}
