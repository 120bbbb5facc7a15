import ts from 'typescript';

/** One small fault that could be planted: this piece of a file, replaced. */
export interface Fault {
  file: string;
  line: number;
  start: number;
  end: number;
  text: string;
  /** What it does to the code, for people. */
  what: string;
}

const FLIPPED: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
};
const OTHER_END: Readonly<Record<string, string>> = { 'Math.min': 'Math.max', 'Math.max': 'Math.min' };

/** Whether a fault could change nothing but types. */
const isOnlyType = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node);

/** A number that is the name of a property. */
const isName = (node: ts.NumericLiteral): boolean => ts.isPropertyAssignment(node.parent) && node.parent.name === node;

/** A statement that ends the function early, alone in its branch. */
const isEarlyReturn = ({ thenStatement, elseStatement }: ts.IfStatement): boolean => {
  const only =
    ts.isBlock(thenStatement) && thenStatement.statements.length === 1 ? thenStatement.statements[0] : thenStatement;
  return !elseStatement && only !== undefined && ts.isReturnStatement(only);
};

/** Every fault of a file that these operators can plant. */
export function faultsIn(file: string, source: string): Fault[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const faults: Fault[] = [];
  const replace = (node: ts.Node, text: string, what: string): void => {
    const start = node.getStart(tree);
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    faults.push({ file, line, start, end: node.getEnd(), text, what });
  };
  const negate = (node: ts.Expression): void =>
    replace(node, `!(${node.getText(tree)})`, `condition negated: ${shorten(node.getText(tree))}`);
  const visit = (node: ts.Node): void => {
    if (isOnlyType(node)) return;
    if (ts.isIfStatement(node)) {
      negate(node.expression);
      if (isEarlyReturn(node)) replace(node, ';', `early return dropped: ${shorten(node.getText(tree))}`);
    } else if (ts.isConditionalExpression(node)) negate(node.condition);
    else if (ts.isBinaryExpression(node)) {
      const { operatorToken: operator } = node;
      const other = FLIPPED[operator.kind];
      if (other) replace(operator, other, `${operator.getText(tree)} is ${other}: ${shorten(node.getText(tree))}`);
    } else if (ts.isNumericLiteral(node) && !isName(node)) {
      replace(
        node,
        `(${node.getText(tree)} + 1)`,
        `${node.getText(tree)} is one more: ${shorten(node.parent.getText(tree))}`,
      );
    } else if (ts.isExpressionStatement(node)) {
      replace(node, ';', `statement dropped: ${shorten(node.getText(tree))}`);
    } else if (ts.isCallExpression(node)) {
      const [first, second] = node.arguments;
      const other = OTHER_END[node.expression.getText(tree)];
      if (other) replace(node.expression, other, `${other}: ${shorten(node.getText(tree))}`);
      else if (first && second && !ts.isSpreadElement(first) && !ts.isSpreadElement(second)) {
        const [one, two] = [first.getText(tree), second.getText(tree)];
        const all = node.arguments.slice(2).map((rest) => rest.getText(tree));
        const swapped = `${node.expression.getText(tree)}(${[two, one, ...all].join(', ')})`;
        if (one !== two) replace(node, swapped, `arguments swapped: ${shorten(node.getText(tree))}`);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return faults;
}

const MOST_TEXT = 70;
const shorten = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MOST_TEXT ? `${line.slice(0, MOST_TEXT - 3)}...` : line;
};

/** The file with the fault in it. */
export const withFault = (source: string, { start, end, text }: Fault): string =>
  `${source.slice(0, start)}${text}${source.slice(end)}`;
