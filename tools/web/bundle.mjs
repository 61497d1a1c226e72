// Joins ES modules into one script, so that a page is there after two requests instead of eighty.
//
// Each module becomes a function of its own that returns what it exports; they run in the order of
// their imports. Only what our modules and rp2040js use is understood: named imports and exports of
// declarations. Anything else is refused, loudly.

import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';

const importStatement = /^import\s*\{([^}]*)\}\s*from\s*'([^']+)';?[ \t]*$/gm;
const exportFrom = /^export\s*\{([^}]*)\}\s*from\s*'([^']+)';?[ \t]*$/gm;
const exportList = /^export\s*\{([^}]*)\};?[ \t]*$/gm;
const exported = /^export\s+((?:async\s+)?(?:function\*?|class|const|let|var)\s+)([A-Za-z_$][\w$]*)/gm;
const notUnderstood = /^(?:import|export)\b(?!\s*\().*$/m;

// "a, b as c" as [{ from: 'a', to: 'a' }, { from: 'b', to: 'c' }].
const namesIn = (list) =>
  list.split(',').map((one) => one.trim()).filter(Boolean).map((one) => {
    const [from, to = from] = one.split(/\s+as\s+/);
    return { from, to };
  });

// `locate(name, importer)` gives the file of an import; `root` is cut off what the script's comments say.
export function bundle(entry, locate, root) {
  const modules = new Map(); // file: { id, ready }
  const parts = [];

  const visit = (file) => {
    const known = modules.get(file);
    if (known) return known;
    const module = { id: `m${modules.size}`, ready: false, awaited: false };
    modules.set(file, module);
    const exports = [];
    const late = []; // imports from a module that imports this one
    let text = readFileSync(file, 'utf8').replace(/^\/\/# sourceMappingURL=.*$/m, '');
    text = text.replace(exportFrom, (_, list, name) => {
      const target = visit(locate(name, file));
      for (const { from, to } of namesIn(list)) exports.push(`get ${to}() { return ${target.id}.${from}; }`);
      return '';
    });
    text = text.replace(importStatement, (_, list, name) => {
      const target = visit(locate(name, file));
      const names = namesIn(list);
      if (!names.length) return '';
      const pattern = names.map(({ from, to }) => (from === to ? from : `${from}: ${to}`)).join(', ');
      if (target.ready) return `const { ${pattern} } = ${target.id};`;
      target.awaited = true;
      late.push(`(late.${target.id} ??= []).push(() => ({ ${pattern} } = ${target.id}));`);
      return `let ${names.map(({ to }) => to).join(', ')};`;
    });
    text = text.replace(exportList, (_, list) => {
      for (const { from, to } of namesIn(list)) exports.push(`get ${to}() { return ${from}; }`);
      return '';
    });
    text = text.replace(exported, (_, kind, name) => {
      exports.push(`get ${name}() { return ${name}; }`);
      return kind + name;
    });
    const strange = text.match(notUnderstood);
    if (strange) throw new Error(`${file}: '${strange[0]}' is a form of import or export that bundle.mjs does not know`);
    parts.push(`// ${relative(root, file)}\nconst ${module.id} = (() => {\n${late.join('\n')}${text.trim()}\nreturn { ${exports.join(', ')} };\n})();\n`);
    if (module.awaited) parts.push(`for (const bind of late.${module.id}) bind();\n`);
    module.ready = true;
    return module;
  };
  visit(resolve(entry));
  return `const late = {}; // what waits for a module that waits for it\n${parts.join('\n')}`;
}

// As Node would, for relative names; others by the table.
export const locator = (table) => (name, importer) => {
  if (name.startsWith('.')) return resolve(dirname(importer), name);
  if (name in table) return table[name];
  throw new Error(`${importer} imports ${name}, which browsers do not have`);
};
