// Finds what can be changed in a source of rules, one token or condition at a time. It reads C++ as clang-format leaves it: a binary
// operator has a space on both sides, the brackets of a template and the sign of a reference do not.
import { createHash } from 'node:crypto';

// Comments, directives, texts and numbers whole; longest operators first.
const token_pattern = new RegExp([
    /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)/,
    /(?<directive>(?<=^[ \t]*)#(?:\\\n|[^\n])*)/,
    /(?<text>R"\([\s\S]*?\)"|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+')/,
    /(?<number>0[xX][\da-fA-F']+[uUlL]*|\d[\d']*\.\d+\w*|\d[\d']*[uUlL]*)/,
    /(?<word>[A-Za-z_]\w*)/,
    /(?<sign><=>|<<=|>>=|\.\.\.|->|\+\+|--|&&|\|\||[<>=!+\-*/%&|^]=|<<|>>|::|[^\s\w])/,
].map((one) => one.source).join('|'), 'gm');

// Tokens as { kind, text, at, end, line }, without comments and directives.
export function tokens_of(source) {
    const tokens = [];
    let line = 1;
    let counted = 0;
    for (const match of source.matchAll(token_pattern)) {
        const [kind] = Object.entries(match.groups).find(([, text]) => text !== undefined);
        for (; counted < match.index; ++counted) line += source[counted] === '\n';
        if (kind === 'comment' || kind === 'directive') continue;
        tokens.push({ kind, text: match[0], at: match.index, end: match.index + match[0].length, line });
    }
    return tokens;
}

const opening = { '(': ')', '[': ']', '{': '}' };
const closing = { ')': '(', ']': '[', '}': '{' };

// partners[i] is the bracket that belongs to the bracket i; templates[i] tells whether i stands between the <> of one.
function match_brackets(tokens, source) {
    const partners = new Map();
    const open = [];
    const angles = [];
    const templates = new Set();
    tokens.forEach((token, i) => {
        if (token.kind === 'sign' && token.text === '<' && !is_binary(token, source)) angles.push(open.length);
        else if (token.kind === 'sign' && /^>>?$/.test(token.text) && angles.length && !is_binary(token, source)) {
            for (let n = 0; n < token.text.length; ++n) angles.pop();
        } else if (token.text in opening && token.kind === 'sign') open.push(i);
        else if (token.text in closing && token.kind === 'sign') {
            const partner = open.pop();
            partners.set(i, partner);
            partners.set(partner, i);
        }
        if (angles.length) templates.add(i);
    });
    return { partners, templates };
}

const is_space = (character) => character === undefined || /\s/.test(character);
const is_binary = (token, source) => is_space(source[token.at - 1]) && is_space(source[token.end]);

// What decides nothing while a match is played: assertions of tables and the functions that are there for them, codes of enums.
function find_skipped(tokens, partners) {
    const skipped = new Set();
    const skip = (from, to) => { for (let i = from; i <= to; ++i) skipped.add(i); };
    tokens.forEach((token, i) => {
        if (token.text === 'static_assert') skip(i, partners.get(i + 1));
        if (token.text === 'namespace' && /(^|_)checks$/.test(tokens[i + 1]?.text)) skip(i, partners.get(i + 2));
        if (token.text === 'enum') {
            let brace = i;
            while (!['{', ';'].includes(tokens[brace].text)) ++brace;
            if (tokens[brace].text === '{') skip(i, partners.get(brace));
        }
    });
    return skipped;
}

const comparisons = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '==' };
const signs = { '+': '-', '-': '+', '+=': '-=', '-=': '+=' };
const steps = { '++': '--', '--': '++' };
const joints = { '&&': '||', '||': '&&' };

function next_number(text) {
    const [, digits, suffix] = text.match(/^(0[xX][\da-fA-F']+|[\d']+)([uUlL]*)$/) ?? [];
    return digits === undefined ? undefined : `${BigInt(digits.replaceAll("'", '')) + 1n}${suffix}`;
}

// The first line of the function around a place: clang-format puts nothing else with a parenthesis at the left edge.
function function_head(lines, line) {
    for (let i = line - 1; i >= 0; --i) if (/^(?! |namespace|template|}|\/\/|#)\S.*\(/.test(lines[i])) return lines[i];
    return '';
}

const statement_ends = new Set([';', '{', '}', 'else', 'do']);
const keywords = new Set(['return', 'if', 'for', 'while', 'switch', 'case', 'default', 'using', 'static_assert', 'else', 'do', 'goto',
    'break', 'continue', 'throw', 'delete', 'new', 'sizeof', 'decltype', 'operator']);

// Each mutant is { at, end, line, column, kind, from, to }: replace what stands from `at` to `end`.
export function find_mutants(source) {
    const tokens = tokens_of(source);
    const lines = source.split('\n');
    const { partners, templates } = match_brackets(tokens, source);
    const skipped = find_skipped(tokens, partners);
    const mutants = [];
    const text_of = (i) => tokens[i]?.text;
    const add = (kind, first, last, to) => {
        const { at, line } = tokens[first];
        const { end } = tokens[last];
        mutants.push({ at, end, line, column: at - source.lastIndexOf('\n', at - 1), kind, from: source.slice(at, end).replace(/\s+/g, ' '), to });
    };
    // The token that follows a bracket's pair or a single token.
    const after = (i) => (tokens[i]?.text in opening && partners.has(i) ? partners.get(i) : i) + 1;
    const at_depth = (from, to, text) => {
        for (let i = from; i <= to; i = after(i)) if (text_of(i) === text) return i;
        return -1;
    };

    // A condition becomes what it seldom is; one that is a constant already, or declares something, stays.
    const add_condition = (first, last) => {
        if (last < first || templates.has(first) || at_depth(first, last, '=') >= 0 || (first === last && tokens[first].kind !== 'word')) return;
        if (/^(true|false)$/.test(text_of(first)) && first === last) return;
        for (const value of ['true', 'false']) add('condition', first, last, value);
    };
    // Goes back from the ? of a choice to where its condition begins.
    const condition_start = (question) => {
        let i = question - 1;
        for (; i >= 0; --i) {
            if (text_of(i) in closing) { i = partners.get(i); continue; }
            if (/^([=([{,;?:]|return|[-+|&]=)$/.test(text_of(i))) break;
        }
        return i + 1;
    };
    // A call that is a statement: words joined by :: . ->, with brackets after them.
    const call_end = (first) => {
        let i = first;
        let called = false;
        for (let wants_word = true; ; ) {
            if (wants_word && tokens[i]?.kind === 'word' && !keywords.has(text_of(i))) { ++i; wants_word = false; called = false; }
            else if (!wants_word && /^(::|\.|->)$/.test(text_of(i))) { ++i; wants_word = true; }
            else if (!wants_word && /^[([]$/.test(text_of(i))) { called = text_of(i) === '('; i = after(i); }
            else break;
        }
        return called && text_of(i) === ';' ? i - 1 : -1;
    };
    const begins_statement = (i) => {
        const before = tokens[i - 1];
        if (before === undefined) return false;
        if (statement_ends.has(before.text)) return !(before.text === '{' && /^[=,({]$|^return$/.test(text_of(i - 2)));
        if (before.text === ':') return /^(case|default)$/.test(lines[before.line - 1].trim().split(/[\s:]/)[0]);
        return before.text === ')' && /^(if|for|while)$/.test(text_of(partners.get(i - 1) - 1));
    };

    tokens.forEach((token, i) => {
        if (skipped.has(i)) return;
        const { kind, text } = token;
        const previous = text_of(i - 1);
        if (kind === 'sign' && is_binary(token, source) && previous !== 'operator' && !templates.has(i)) {
            if (text in comparisons) add('comparison', i, i, comparisons[text]);
            if (text in signs) add('sign', i, i, signs[text]);
            if (text in joints) add('condition', i, i, joints[text]);
        }
        if (kind === 'sign' && text in steps && previous !== 'operator') add('sign', i, i, steps[text]);
        if (kind === 'sign' && text === '-' && !is_space(source[token.end]) && !templates.has(i)) add('sign', i, i, '');
        if (kind === 'sign' && text === '!' && previous !== 'operator') add('condition', i, i, '');
        if (kind === 'number' && !templates.has(i) && previous !== 'case') {
            const next = next_number(text);
            if (next !== undefined) add('constant', i, i, next);
        }
        if (kind === 'word' && /^(true|false)$/.test(text)) add('constant', i, i, text === 'true' ? 'false' : 'true');
        if (text === 'if' && text_of(i + 1) === '(') {
            const end = partners.get(i + 1) - 1;
            const semicolon = at_depth(i + 2, end, ';');
            add_condition(semicolon >= 0 ? semicolon + 1 : i + 2, end);
        }
        if (kind === 'sign' && text === '?') add_condition(condition_start(i), i - 1);
        if (kind === 'word' && begins_statement(i)) {
            const end = call_end(i);
            if (end >= 0) add('missing call', i, end, '');
            const returned = text === 'return' ? call_end(i + 1) : -1;
            if (returned >= 0 && /^(static |inline |constexpr )*void /.test(function_head(lines, token.line))) add('missing call', i, returned, 'return');
        }
    });
    return mutants;
}

export const mutated = (source, mutant) => source.slice(0, mutant.at) + mutant.to + source.slice(mutant.end);

// The files that are a game's rules: the sources of its layer but those that its CMakeLists.txt names under PLAYERS, and the headers of its own
// that they reach. A header goes with its source. read(FILE) gives the text of a file of the game's folder.
export function rules_files(game, cmake, read) {
    const words = cmake.match(new RegExp(`sixgun_layer\\(${game}\\s+([^)]*)\\)`))?.[1].split(/\s+/) ?? [];
    const named = { SOURCES: [], SMALL: [], PLAYERS: [], USES: [] };
    let list = [];
    for (const word of words) {
        if (word in named) list = named[word];
        else list.push(word);
    }
    const stem = (file) => file.replace(/\.(cpp|h)$/, '');
    const players = new Set(named.PLAYERS.map(stem));
    const found = new Set();
    const visit = (file) => {
        if (found.has(file) || players.has(stem(file))) return;
        found.add(file);
        for (const [, header] of read(file).matchAll(new RegExp(`^#include "${game}/([^"/]+\\.h)"`, 'gm'))) visit(header);
    };
    [...named.SOURCES, ...named.SMALL].forEach(visit);
    return [...found].sort();
}

// Names mutants by what is changed in which line, not by where that line is: { ...mutant, key }. Of equal ones the earlier comes first.
export function name_mutants(file, source, mutants) {
    const lines = source.split('\n');
    const seen = new Map();
    return mutants.map((mutant) => {
        const name = [file, lines[mutant.line - 1].trim(), mutant.from, mutant.to].join(' | ');
        const count = (seen.get(name) ?? 0) + 1;
        seen.set(name, count);
        return { ...mutant, key: `${name} | ${count}` };
    });
}

// `count` of what has a key, chosen by the seed: the same everywhere, and most of the same when some lines have changed.
export function sample(list, count, seed) {
    const rank = new Map(list.map((one) => [one, createHash('sha1').update(`${seed} ${one.key}`).digest('hex')]));
    return [...list].sort((one, other) => (rank.get(one) < rank.get(other) ? -1 : 1)).slice(0, count);
}
