import ts from 'typescript';

/**
 * What a file of `rules/` does besides asking: it takes a `Play`, tells an event, or writes to what came in as a parameter. A question that
 * writes surprises a caller that asks it twice; writing belongs to `steps/`.
 */
export function findSideEffects(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const say = (node: ts.Node, what: string): void => {
    found.push(`${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);
  };

  /** Names inside one function that reach into its parameters, or into those of a function around it. */
  const visitFunction = (fn: ts.SignatureDeclaration, around: ReadonlySet<string>): void => {
    const reach = new Set(around);
    for (const parameter of fn.parameters) bind(parameter.name, reach);
    const walk = (node: ts.Node): void => {
      if (ts.isFunctionLike(node)) {
        visitFunction(node, reach);
        return;
      }
      if (ts.isVariableDeclaration(node) && node.initializer && reachesIn(node.initializer, reach))
        bind(node.name, reach);
      if (
        ts.isForOfStatement(node) &&
        ts.isVariableDeclarationList(node.initializer) &&
        reachesIn(node.expression, reach)
      )
        for (const { name } of node.initializer.declarations) bind(name, reach);
      const target = writeTarget(node);
      if (target && !ts.isIdentifier(target) && reachesIn(target, reach)) say(node, `writes ${target.getText()}`);
      const changed = changedByCall(node);
      if (changed && reachesIn(changed, reach)) say(node, `changes ${changed.getText()}`);
      if (isTelling(node)) say(node, 'tells');
      ts.forEachChild(node, walk);
    };
    ts.forEachChild(fn, walk);
  };

  const top = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) {
      visitFunction(node, new Set());
      return;
    }
    if (ts.isImportSpecifier(node) && TAKES_PLAY.test(node.name.text)) say(node, `takes ${node.name.text}`);
    ts.forEachChild(node, top);
  };
  top(source);
  return found;
}

const TAKES_PLAY = /^(\w*Play|Handlers?|Moment)$/;
const CHANGING = new Set([
  'push',
  'pop',
  'shift',
  'unshift',
  'splice',
  'sort',
  'reverse',
  'fill',
  'copyWithin',
  'set',
  'delete',
  'add',
  'clear',
]);

function bind(name: ts.BindingName, into: Set<string>): void {
  if (ts.isIdentifier(name)) into.add(name.text);
  else for (const element of name.elements) if (ts.isBindingElement(element)) bind(element.name, into);
}

/** The name an access such as `unit.armor[0]!.left` begins with. A call gives something of its own, so it reaches into nothing. */
function reachesIn(expression: ts.Expression, reach: ReadonlySet<string>): boolean {
  let at = expression;
  while (
    ts.isPropertyAccessExpression(at) ||
    ts.isElementAccessExpression(at) ||
    ts.isNonNullExpression(at) ||
    ts.isAsExpression(at) ||
    ts.isParenthesizedExpression(at)
  )
    at = at.expression;
  return ts.isIdentifier(at) && reach.has(at.text);
}

function writeTarget(node: ts.Node): ts.Expression | undefined {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment ? node.left : undefined;
  }
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const counts = node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken;
    return counts ? node.operand : undefined;
  }
  return ts.isDeleteExpression(node) ? node.expression : undefined;
}

function changedByCall(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined;
  return CHANGING.has(node.expression.name.text) ? node.expression.expression : undefined;
}

const isTelling = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && node.expression.name.text === 'emit';
