import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/**
 * No program guesses what a choice means. Outside a game's own folder nothing compares, searches or switches over the type
 * of an action, a label or the name of a step: place, role and subject say it (`prompt`). Found are regular expressions,
 * prefixes, lists and switches over them.
 */

/** What holds the type of an action, the words on a button, or the name of a step. */
const NAMED = /(\baction\??\.type|\bchoice\.action\.type|\blabel|\bframe\??\.step|\bstepNow\([^)]*\)|\.step)$/;
const LITERAL = /^(['"`]|\[\s*['"`]|new Set\(\[|\/.)/;
const SEARCH = /\.(test|exec|match|matchAll|search|startsWith|endsWith|includes|indexOf|has|replace|replaceAll|split)$/;

/** A comparison or a call, as its source text. */
type Node =
  | { kind: 'compare'; left: string; right: string; at: number }
  | { kind: 'switch'; on: string; at: number }
  | { kind: 'look up'; in: string; key: string; at: number }
  | { kind: 'call'; callee: string; args: readonly string[]; at: number };

const plain = (text: string): string =>
  text
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .replace(/ as [\w<>[\]|' ]+$/, '')
    .replace(/[!?]$/, '')
    .trim();
const isNamed = (text: string): boolean => NAMED.test(plain(text));

function isGuess(node: Node): boolean {
  switch (node.kind) {
    case 'compare':
      return (isNamed(node.left) && LITERAL.test(node.right)) || (isNamed(node.right) && LITERAL.test(node.left));
    case 'switch':
      return isNamed(node.on);
    case 'look up':
      return isNamed(node.key) && /^[A-Z_]+$/.test(node.in);
    case 'call': {
      const [, owner = '', method = ''] = /^(.*)\.(\w+)$/s.exec(node.callee) ?? [];
      if (!SEARCH.test(`.${method}`)) return false;
      // A pattern, a list or a table of words that is asked about a name, or a name that is asked for a word.
      if (node.args.some(isNamed)) return LITERAL.test(owner) || /^[A-Z_]+$/.test(owner);
      return isNamed(owner) && node.args.some((arg) => LITERAL.test(arg));
    }
  }
}

function nodesOfTs(source: string, found: Node[], offset = 0): void {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const visit = (node: ts.Node): void => {
    const at = offset + node.getStart(file);
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText(file)))
      found.push({ kind: 'compare', left: node.left.getText(file), right: node.right.getText(file), at });
    if (ts.isSwitchStatement(node)) found.push({ kind: 'switch', on: node.expression.getText(file), at });
    if (ts.isElementAccessExpression(node))
      found.push({
        kind: 'look up',
        in: node.expression.getText(file),
        key: node.argumentExpression.getText(file),
        at,
      });
    if (ts.isCallExpression(node)) {
      const args = node.arguments.map((arg) => arg.getText(file));
      found.push({ kind: 'call', callee: node.expression.getText(file), args, at });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
}

/** Scripts and every expression of the markup. */
function nodesOfSvelte(source: string, found: Node[]): void {
  const tree = parse(source, { modern: true });
  const text = (node: { start: number; end: number }) => source.slice(node.start, node.end);
  type Any = { type?: string; start: number; end: number } & Record<string, unknown>;
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const one of value) visit(one);
      return;
    }
    if (typeof value !== 'object' || value === null) return;
    const node = value as Any;
    const part = (name: string) => text(node[name] as Any);
    if (node.type === 'BinaryExpression' && /^[!=]==?$/.test(String(node.operator)))
      found.push({ kind: 'compare', left: part('left'), right: part('right'), at: node.start });
    if (node.type === 'SwitchStatement') found.push({ kind: 'switch', on: part('discriminant'), at: node.start });
    if (node.type === 'MemberExpression' && node.computed)
      found.push({ kind: 'look up', in: part('object'), key: part('property'), at: node.start });
    if (node.type === 'CallExpression') {
      const args = (node.arguments as Any[]).map(text);
      found.push({ kind: 'call', callee: part('callee'), args, at: node.start });
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child);
  };
  visit([tree.fragment, tree.instance, tree.module]);
}

/** Every guess of one file, as `line: what stands there`. */
export function guesses(name: string, source: string): string[] {
  const found: Node[] = [];
  if (name.endsWith('.svelte')) nodesOfSvelte(source, found);
  else nodesOfTs(source, found);
  const lines = source.split('\n');
  return found.filter(isGuess).map(({ at }) => {
    const line = source.slice(0, at).split('\n').length;
    return `${line}: ${lines[line - 1]?.trim()}`;
  });
}

/** Everything that serves all games: the engine, the shared files of the games, terminal and assistant. */
function* files(): Generator<string> {
  for (const root of ['packages/engine/src', 'packages/games/src', 'packages/cli/src', 'packages/web/src']) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const own = root.endsWith('games/src')
        ? file.includes(sep)
        : root.endsWith('web/src') && /^games\/.+\//.test(file);
      if (own || !/\.(ts|svelte)$/.test(file) || /\.test\.ts$|\btest(ing|kit)?\b|^browser/.test(file)) continue;
      yield join(root, file);
    }
  }
}

if (process.argv[1] === import.meta.filename) {
  let count = 0;
  for (const file of files()) {
    for (const guess of guesses(file, readFileSync(file, 'utf8'))) {
      console.log(`${file}:${guess}`);
      count++;
    }
  }
  if (count) console.log('Let the choice say what it is: place, role and about of `prompt`.');
  process.exitCode = count ? 1 : 0;
}
