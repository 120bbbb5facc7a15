import ts from 'typescript';

/** At most this many lines between a short name and its last use. */
const FEW = 10;
/** Counters, places, two alike things that are compared, and the two seats that the rules call so. */
const CUSTOMARY = new Set(['i', 'j', 'x', 'y', '_', 'a', 'b', 'A', 'B']);

/** Names of one letter that are read more than a few lines below the place that gives them. */
export function shortNames(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position: number): number => source.getLineAndCharacterOfPosition(position).line;
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isBindingElement(node)) &&
      ts.isIdentifier(node.name) &&
      node.name.text.length === 1 &&
      !CUSTOMARY.has(node.name.text)
    ) {
      const given = lineOf(node.name.getStart());
      const span = lineOf(lastUse(scopeOf(node), node.name.text, node.name.getStart())) - given;
      if (span > FEW) found.push(`${file}:${given + 1} ${node.name.text} is still in use ${span} lines below`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The block, function or file in which a name holds. */
function scopeOf(node: ts.Node): ts.Node {
  let scope = node.parent;
  while (!ts.isBlock(scope) && !ts.isFunctionLike(scope) && !ts.isSourceFile(scope) && !ts.isForOfStatement(scope))
    scope = scope.parent;
  return scope;
}

/** Where a name is last read, as a position; its own if nobody reads it. */
function lastUse(scope: ts.Node, name: string, own: number): number {
  let last = own;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !namesAMember(node)) last = Math.max(last, node.getStart());
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return last;
}

/** `point.x`, `{ x: 1 }`: not the variable. */
function namesAMember(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node)
  );
}
