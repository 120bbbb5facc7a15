import ts from 'typescript';

/** Is it `own`, `frame.own`, or something read off it (`own.party`)? */
function isOwn(expression: ts.Expression): boolean {
  let at: ts.Expression = expression;
  for (;;) {
    if (ts.isIdentifier(at)) return at.text === 'own';
    if (ts.isPropertyAccessExpression(at)) {
      if (at.name.text === 'own') return true;
      at = at.expression;
    } else if (ts.isElementAccessExpression(at) || ts.isNonNullExpression(at) || ts.isParenthesizedExpression(at)) {
      at = at.expression;
    } else return false;
  }
}

/** Places that tell the compiler what a step remembers, where the type of the step should have told it. */
export function ownCasts(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isAsExpression(node) && isOwn(node.expression)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${line} ${node.getText()}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
