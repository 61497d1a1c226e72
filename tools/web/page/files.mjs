// Files to and from the person.

export function offer(bytes, name, type) {
  const url = URL.createObjectURL(new Blob([bytes], { type }));
  const anchor = Object.assign(document.createElement('a'), { href: url, download: name });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

// Resolves to the file, or null if nobody chose one.
export function choose(accept) {
  const input = document.querySelector('#file');
  input.accept = accept;
  input.value = '';
  return new Promise((resolve) => {
    input.onchange = () => resolve(input.files[0] ?? null);
    input.oncancel = () => resolve(null);
    input.click();
  });
}

// `onFile(file)` for whatever is dropped on the page.
export function listenToDrops(onFile) {
  const carriesFile = (event) => [...event.dataTransfer.types].includes('Files');
  let depth = 0;
  const mark = (change) => {
    depth = Math.max(0, depth + change);
    document.body.classList.toggle('drop', depth > 0);
  };
  addEventListener('dragenter', (event) => carriesFile(event) && mark(1));
  addEventListener('dragleave', (event) => carriesFile(event) && mark(-1));
  addEventListener('dragover', (event) => carriesFile(event) && event.preventDefault());
  addEventListener('drop', (event) => {
    if (!carriesFile(event)) return;
    event.preventDefault();
    mark(-depth);
    if (event.dataTransfer.files[0]) onFile(event.dataTransfer.files[0]);
  });
}

// "sixgun-20250131-174502.png"
export function stamped(name, ending) {
  const now = new Date();
  const two = (value) => String(value).padStart(2, '0');
  const day = `${now.getFullYear()}${two(now.getMonth() + 1)}${two(now.getDate())}`;
  return `${name}-${day}-${two(now.getHours())}${two(now.getMinutes())}${two(now.getSeconds())}.${ending}`;
}
