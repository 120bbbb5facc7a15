import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** Two copies of a function may be chance; a third shows that it has no home. Names and types of the functions do not count. */
const LINES = 3;
const COPIES = 3;

/** The code of a node, word by word: without types, comments and spaces. */
const codeOf = (node: ts.Node, file: ts.SourceFile): string => {
  if (ts.isTypeNode(node) || ts.isJSDoc(node) || node.kind === ts.SyntaxKind.ColonToken) return '';
  const inside = node.getChildren(file);
  return inside.length ? inside.map((child) => codeOf(child, file)).join(' ') : node.getText(file);
};

/** In a component only the script is code; the lines keep their numbers. */
const scriptOf = (path: string, text: string): string =>
  path.endsWith('.svelte')
    ? text.replace(/(^|<\/script>)[\s\S]*?(<script[^>]*>|$)/g, (markup) => markup.replace(/[^\n]/g, ' '))
    : text;

/** The places of every function of three lines or more that stands in three places or more. */
export function copies(sources: Iterable<readonly [path: string, text: string]>): string[][] {
  const places = new Map<string, string[]>();
  for (const [path, text] of sources) {
    const file = ts.createSourceFile(path, scriptOf(path, text), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
    const lineOf = (position: number): number => file.getLineAndCharacterOfPosition(position).line + 1;
    const visit = (node: ts.Node): void => {
      // Every constructor that keeps one thing reads alike, and the language has no shorter way.
      if (ts.isFunctionLike(node) && !ts.isConstructorDeclaration(node) && 'body' in node && node.body) {
        const from = lineOf(node.getStart(file));
        const code = [...node.parameters, node.body].map((part) => codeOf(part, file)).join(' ');
        if (lineOf(node.end) - from + 1 >= LINES) places.set(code, [...(places.get(code) ?? []), `${path}:${from}`]);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return [...places.values()].filter((list) => list.length >= COPIES);
}

if (process.argv[1] === import.meta.filename) {
  const ours = readdirSync('packages', { recursive: true, encoding: 'utf8' })
    .filter((path) => /^\w+\/src\/.*\.(ts|svelte)$/.test(path))
    .filter((path) => !/\.(test|fixture|d)\.ts$|\/(browser|testing|tests?|testkit)\//.test(path))
    .map((path) => join('packages', path));
  const found = copies(ours.map((path) => [path, readFileSync(path, 'utf8')]));
  for (const list of found) console.log(`${list.length} copies of one function: ${list.join(', ')}`);
  if (found.length) console.log('Write it once, in the lowest file that all of them may import, and export it there.');
  process.exitCode = found.length ? 1 : 0;
}
