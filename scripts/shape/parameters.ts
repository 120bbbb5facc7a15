import ts from 'typescript';

/** More than this many things in a row and nobody remembers their order: named fields instead. */
const MOST = 5;

/** Functions of a file that take more positional parameters than anybody can keep apart. */
export function longCalls(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && node.parameters.length > MOST) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      found.push(`${file}:${line} takes ${node.parameters.length}`);
    }
    ts.forEachChild(node, walk);
  };
  walk(source);
  return found;
}
