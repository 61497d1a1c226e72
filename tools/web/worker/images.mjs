// The firmware of all boards in one file. The images are nearly the same, so they are laid side by side
// in slices small enough that the compression sees each beside its likes: three take little more than one.

const slice = 8192;

// `images`: Uint8Arrays of any lengths.
export function interleave(images) {
  const whole = new Uint8Array(images.reduce((sum, { length }) => sum + length, 0));
  forEachSlice(images.map(({ length }) => length), (index, from, to, at) => whole.set(images[index].subarray(from, to), at));
  return whole;
}

// The image at `index`, given the lengths of all.
export function extract(whole, lengths, index) {
  if (lengths.reduce((sum, length) => sum + length, 0) !== whole.length) throw new Error('the firmware file is damaged');
  const image = new Uint8Array(lengths[index]);
  forEachSlice(lengths, (one, from, to, at) => {
    if (one === index) image.set(whole.subarray(at, at + to - from), from);
  });
  return image;
}

function forEachSlice(lengths, visit) {
  let at = 0;
  for (let from = 0; from < Math.max(...lengths); from += slice) {
    lengths.forEach((length, index) => {
      const to = Math.min(from + slice, length);
      if (to <= from) return;
      visit(index, from, to, at);
      at += to - from;
    });
  }
}
