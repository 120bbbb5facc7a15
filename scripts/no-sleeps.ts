import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** No test waits for a time: what it waits for is a condition, so that a slow machine is only slow. Finds every sleep of a test. */
const isTest = (file: string): boolean =>
  /\.test\.ts$/.test(file) || /(^|\/)(browser|testing|tests?|testkit)\/.*\.ts$/.test(file);

/** `line: what stands there` for every call that lets time pass. */
export function sleeps(source: string): string[] {
  const file = ts.createSourceFile('x.ts', source, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const callee = node.expression.getText(file);
      const name = callee.split('.').at(-1) ?? '';
      const slept = callee === 'Atomics.wait' && node.arguments.length > 3;
      if (slept || /^(waitForTimeout|setTimeout|sleep|delay)$/.test(name)) {
        const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
        found.push(`${line + 1}: ${source.split('\n')[line]?.trim()}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

if (process.argv[1] === import.meta.filename) {
  let count = 0;
  for (const root of ['packages', 'scripts']) {
    for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
      if (!isTest(file) || /node_modules|dist\//.test(file)) continue;
      for (const sleep of sleeps(readFileSync(join(root, file), 'utf8'))) {
        console.log(`${join(root, file)}:${sleep}`);
        count++;
      }
    }
  }
  if (count) console.log('Wait for a condition: what must be seen, heard or counted before the test goes on.');
  process.exitCode = count ? 1 : 0;
}
