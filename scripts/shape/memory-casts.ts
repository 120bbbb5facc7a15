import ts from 'typescript';

/** Is it `memory`, `frame.memory`, or something read off it (`memory.party`)? */
function isMemory(expression: ts.Expression): boolean {
  let at: ts.Expression = expression;
  for (;;) {
    if (ts.isIdentifier(at)) return at.text === 'memory';
    if (ts.isPropertyAccessExpression(at)) {
      if (at.name.text === 'memory') return true;
      at = at.expression;
    } else if (ts.isElementAccessExpression(at) || ts.isNonNullExpression(at) || ts.isParenthesizedExpression(at)) {
      at = at.expression;
    } else return false;
  }
}

/** Places that tell the compiler what a step remembers, where the type of the step should have told it. */
export function findMemoryCasts(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && isMemory(node.expression)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${line} ${node.getText()}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
