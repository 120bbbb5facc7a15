import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { parse } from 'svelte/compiler';
import ts from 'typescript';

/**
 * No program guesses what a choice means. Outside a game's own folder nothing compares, searches or switches over the type
 * of an action, a label or the name of a step: place, role, group and subject say it (`prompt`). Found are regular expressions,
 * prefixes, lists and switches over them. The panels of the games have a stricter rule: they read what a step is about
 * (`focus`) and what is on screen as it is typed, so no frames, nothing that a frame remembers, and no cast to a state or view.
 */

/** What holds the type of an action, the words on a button, or the name of a step. */
const NAMED = /(\baction\??\.type|\bchoice\.action\.type|\blabel|\bframe\??\.step|\bstepNow\([^)]*\)|\.step)$/;
const LITERAL = /^(['"`]|\[\s*['"`]|new Set\(\[|\/.)/;
const SEARCH = /\.(test|exec|match|matchAll|search|startsWith|endsWith|includes|indexOf|has|replace|replaceAll|split)$/;

/** What a panel may not read: the frames, and what a frame remembers. */
const INSIDE = /(^|\.)frames$|\bframes?\b.*\.memory$/s;
const ACTION_TYPE = /\baction\??\.type$/;
/** The type of a cast to a state or a view. */
const WHOLE = /^(\w*State|\w*View|\w+\['(state|view)'\])( \| undefined)?$/;

/** A comparison, a call, a read, a cast, or a helper that gives a value, as its source text. */
type Node =
  | { kind: 'read' | 'take'; path: string; at: number }
  | { kind: 'cast'; value: string; to: string; at: number }
  | { kind: 'give'; value: string; at: number }
  | { kind: 'compare'; left: string; right: string; at: number }
  | { kind: 'switch'; on: string; at: number }
  | { kind: 'look up'; in: string; key: string; at: number }
  | { kind: 'call'; callee: string; args: readonly string[]; at: number };

const bareText = (text: string): string =>
  text
    .trim()
    .replace(/^\((.*)\)$/s, '$1')
    .replace(/ as [\w<>[\]|' ]+$/, '')
    .replace(/[!?]$/, '')
    .trim();
const isNamed = (text: string): boolean => NAMED.test(bareText(text));
const isActionType = (text: string): boolean => ACTION_TYPE.test(bareText(text));

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
    default:
      return false;
  }
}

/** What only panels may not do; helpers and patterns that hide a comparison are found too. */
function isInside(node: Node): boolean {
  switch (node.kind) {
    case 'read':
      return INSIDE.test(node.path);
    case 'take':
      return INSIDE.test(node.path) || ACTION_TYPE.test(node.path);
    case 'cast':
      return WHOLE.test(node.to) || /\bview\??$/.test(bareText(node.value));
    case 'give':
      return isActionType(node.value);
    // Not even with a name that stands elsewhere.
    case 'compare':
      return isActionType(node.left) || isActionType(node.right);
    case 'look up':
      return isActionType(node.key);
    case 'call':
      return SEARCH.test(node.callee) && node.args.some(isActionType);
    default:
      return false;
  }
}

function nodesOfTs(source: string, found: Node[], offset = 0): void {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const visit = (node: ts.Node): void => {
    const at = offset + node.getStart(file);
    if (ts.isBinaryExpression(node) && /^[!=]==?$/.test(node.operatorToken.getText(file)))
      found.push({ kind: 'compare', left: node.left.getText(file), right: node.right.getText(file), at });
    if (ts.isSwitchStatement(node)) found.push({ kind: 'switch', on: node.expression.getText(file), at });
    if (ts.isPropertyAccessExpression(node)) found.push({ kind: 'read', path: node.getText(file), at });
    if (ts.isAsExpression(node))
      found.push({ kind: 'cast', value: node.expression.getText(file), to: node.type.getText(file), at });
    if (ts.isBindingElement(node)) {
      let path = (node.propertyName ?? node.name).getText(file);
      let owner = node.parent.parent;
      for (; ts.isBindingElement(owner); owner = owner.parent.parent)
        path = `${(owner.propertyName ?? owner.name).getText(file)}.${path}`;
      found.push({ kind: 'take', path: owner.initializer ? `${owner.initializer.getText(file)}.${path}` : path, at });
    }
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
      found.push({ kind: 'give', value: node.initializer.body.getText(file), at });
    if (ts.isReturnStatement(node) && node.expression)
      found.push({ kind: 'give', value: node.expression.getText(file), at });
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

/** Scripts, and every expression and pattern of the markup. */
function nodesOfSvelte(source: string, found: Node[]): void {
  const { fragment, instance, module } = parse(source, { modern: true });
  type Piece = { type?: string; start: number; end: number };
  const read = ({ start, end }: Piece, before = '', after = '') =>
    nodesOfTs(before + source.slice(start, end) + after, found, start - before.length);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const one of value) visit(one);
    if (typeof value !== 'object' || value === null) return;
    const piece = value as Piece;
    if (piece.type?.endsWith('Expression')) read(piece, '(', ')');
    else if (piece.type?.endsWith('Pattern')) read(piece, 'let ', ' = it');
    else if (piece.type?.endsWith('Declaration')) read(piece);
    else for (const [key, child] of Object.entries(piece)) if (key !== 'parent') visit(child);
  };
  visit(fragment);
  for (const script of [instance, module]) if (script) read(script.content as unknown as Piece);
}

/** What the screen has of its own for a game. */
const isPanel = (name: string): boolean => /\bweb\/src\/games\//.test(name.replaceAll(sep, '/'));

/** Every guess of one file, as `line: what stands there`. */
export function guesses(name: string, source: string): string[] {
  const found: Node[] = [];
  if (name.endsWith('.svelte')) nodesOfSvelte(source, found);
  else nodesOfTs(source, found);
  const isFault = isPanel(name) ? (node: Node) => isGuess(node) || isInside(node) : isGuess;
  const lines = source.split('\n');
  const at = found.filter(isFault).map((node) => source.slice(0, node.at).split('\n').length);
  return [...new Set(at)].map((line) => `${line}: ${lines[line - 1]?.trim()}`);
}

/** Everything outside a game's own folder: the engine, the shared files of the games, the terminal, the assistant and its panels. */
function* files(): Generator<string> {
  for (const root of ['packages/engine/src', 'packages/games/src', 'packages/cli/src', 'packages/web/src']) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      const own = root.endsWith('games/src') && file.includes(sep);
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
  if (count)
    console.log(
      'Let the choice say what it is (place, role, group and about of `prompt`), and the step what it is about (`focus`).',
    );
  process.exitCode = count ? 1 : 0;
}
