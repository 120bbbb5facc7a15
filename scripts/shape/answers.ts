import ts from 'typescript';

/** Names that ask for yes or no: `may`, `can`, `is`, `has`, and a capital after it. */
const YES_OR_NO = /^(may|can|is|has)[A-Z]/;

/** The answer is a reason, or nothing where it is allowed. */
const REASON_OR_NOT = /^(Not|Reason)\b.* \| (undefined|null|false)$|^(undefined|null|false) \| (Not|Reason)$/;

/**
 * Functions whose name asks for yes or no, and whose answer is something else; and those that answer with the reason why
 * something is not allowed under another name than `whyNot...`.
 */
export function oddAnswers(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    const { name, type } = nameAndType(node);
    if (name && type && (YES_OR_NO.test(name) ? !saysYesOrNo(type) : isMisnamed(name, type))) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${line} ${name} answers with ${type.getText()}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A function with its name and the type it says it returns. */
function nameAndType(node: ts.Node): { name?: string; type?: ts.TypeNode | undefined } {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node))
    return { name: node.name?.getText() ?? '', type: node.type };
  if (ts.isVariableDeclaration(node) && node.initializer && ts.isArrowFunction(node.initializer))
    return { name: node.name.getText(), type: node.initializer.type };
  return {};
}

const saysYesOrNo = (type: ts.TypeNode): boolean =>
  type.kind === ts.SyntaxKind.BooleanKeyword || ts.isTypePredicateNode(type) || type.getText() === 'Promise<boolean>';

const isMisnamed = (name: string, type: ts.TypeNode): boolean =>
  REASON_OR_NOT.test(type.getText()) && !name.startsWith('whyNot');
