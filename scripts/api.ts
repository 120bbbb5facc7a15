import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import type { Made } from './made.ts';

/**
 * The exported surface of the packages, read from the sources: one report for each door (docs/api), so that a change of
 * what others import is seen as a difference; and which of it has no hover text. `npm run make` writes the reports too.
 */
const root = join(import.meta.dirname, '..');

/** A door of a package: what somebody may import from. */
export interface Door {
  name: string;
  /** The file behind it. */
  path: string;
  /** The front door of one game: its names and their types, without members. */
  short: boolean;
}

/** One name that a door gives out. */
export interface Exported {
  name: string;
  /** The declaration without its body. */
  text: string;
  /** How many members the text lists; each signature of a method counts. */
  members: number;
  /** The name and those members that have no hover text: `Combat.state`. */
  silent: string[];
}

/** Every door that the package files name. Those named by a pattern serve the assistant alone. */
export function doors(): Door[] {
  return ['engine', 'games', 'advisor', 'table', 'postgres', 'farm'].flatMap((folder) => {
    const file = readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8');
    const manifest = JSON.parse(file) as { name: string; exports: Record<string, string> };
    return Object.entries(manifest.exports)
      .filter(([door]) => !door.includes('*'))
      .map(([door, path]) => ({
        name: manifest.name + door.slice(1),
        path: join(root, 'packages', folder, path),
        short: folder === 'games' && /^\.\/src\/[^/]+\/index\.ts$/.test(path),
      }));
  });
}

/** Reads these files, and those of `planted` as if they lay on the disk. Errors of types are found elsewhere. */
export function readSources(paths: readonly string[], planted: Readonly<Record<string, string>> = {}): ts.Program {
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    lib: ['lib.es2023.d.ts'],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    moduleDetection: ts.ModuleDetectionKind.Force,
    allowImportingTsExtensions: true,
    noEmit: true,
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    // A union is printed in one order, independent of what was read before it.
    stableTypeOrdering: true,
    types: [],
  };
  const host = ts.createCompilerHost(options, true);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (path) => path in planted || fileExists(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = planted[path];
    return text === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, text, language, true);
  };
  return ts.createProgram([...paths], options, host);
}

const FLAGS = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.UseSingleQuotesForStringLiteralType;
const WIDEST = 110;
const printer = ts.createPrinter({ removeComments: true });
const blank = ts.createSourceFile('blank.ts', '', ts.ScriptTarget.ES2023);

/** A piece of the source, or one that was made from a type, on one line and without its comments. */
const print = (node: ts.Node): string =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, node.pos < 0 ? blank : node.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/; }/g, ' }');
const generics = (node: ts.DeclarationWithTypeParameterChildren): string =>
  node.typeParameters?.length ? `<${node.typeParameters.map(print).join(', ')}>` : '';

type Member = ts.ClassElement | ts.TypeElement;
type Shape = ts.ClassDeclaration | ts.InterfaceDeclaration | ts.TypeLiteralNode;
const isShape = (node: ts.Node): node is Shape =>
  ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node);
const nameOf = (member: Member): string => member.name?.getText() ?? '';
const words = (node: ts.Node): string[] =>
  ts.canHaveModifiers(node) ? (ts.getModifiers(node) ?? []).map((word) => word.getText()) : [];

/** What somebody outside sees: nothing private, and of a method with several signatures not the body. */
function membersOf(shape: Shape): Member[] {
  const all: readonly Member[] = [...shape.members].filter((member) => !words(member).includes('private'));
  const isBody = (member: Member) =>
    ts.isMethodDeclaration(member) && member.body && all.filter((one) => nameOf(one) === nameOf(member)).length > 1;
  return all.filter((member) => !isBody(member) && !(member.name && ts.isPrivateIdentifier(member.name)));
}

/** What a door gives out, sorted by name. */
export function surface(program: ts.Program, door: Pick<Door, 'path' | 'short'>): Exported[] {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(door.path);
  const module = source && checker.getSymbolAtLocation(source);
  if (!module) throw new Error(`${door.path} exports nothing`);

  /** As it is written, or as the compiler finds it where nothing is written. A wide union has a line for each part. */
  function typeText(written: ts.TypeNode | undefined, found: () => ts.Type, flags = FLAGS): string {
    const node = written ?? checker.typeToTypeNode(found(), undefined, flags);
    if (!node) throw new Error(`a type of ${door.path} has no text`);
    const text = ` ${print(node)}`;
    if (text.length <= WIDEST || !ts.isUnionTypeNode(node)) return text;
    return node.types.map((one) => `\n  | ${print(one)}`).join('');
  }

  function signatureText(head: string, node: ts.SignatureDeclaration): string {
    const signature = checker.getSignatureFromDeclaration(node);
    if (!signature) throw new Error(`no signature: ${node.getText()}`);
    const parameters = node.parameters.map((one) => {
      const optional = one.questionToken || one.initializer ? '?' : '';
      const type = typeText(one.type, () => checker.getTypeAtLocation(one));
      return `${one.dotDotDotToken ? '...' : ''}${one.name.getText()}${optional}:${type}`;
    });
    const gives = typeText(node.type, () => signature.getReturnType());
    const end = ts.isConstructorDeclaration(node) ? ');' : `):${gives};`;
    const line = `${head}${generics(node)}(${parameters.join(', ')}${end}`;
    if (line.length <= WIDEST || !parameters.length) return line;
    return `${head}${generics(node)}(\n${parameters.map((one) => `  ${one},\n`).join('')}${end}`;
  }

  function memberText(member: Member): string {
    const said = words(member).filter((word) => word === 'static' || word === 'readonly');
    const optional = 'questionToken' in member && member.questionToken ? '?' : '';
    const head = [...said, nameOf(member) + optional].join(' ');
    const type = (written: ts.TypeNode | undefined) => typeText(written, () => checker.getTypeAtLocation(member));
    if (ts.isPropertySignature(member) || ts.isPropertyDeclaration(member)) return `${head}:${type(member.type)};`;
    if (ts.isGetAccessor(member)) return `get ${head}():${type(member.type)};`;
    if (ts.isIndexSignatureDeclaration(member)) return print(member);
    return signatureText(ts.isConstructorDeclaration(member) ? 'constructor' : head, member as ts.MethodSignature);
  }

  function shapeText(head: string, shape: Shape): string {
    if (door.short) return `${head} { … }`;
    const rows = membersOf(shape).map((member) => ({ name: nameOf(member), text: memberText(member) }));
    rows.sort((a, b) => (a.name === b.name ? 0 : a.name < b.name ? -1 : 1));
    return `${head} {\n${rows.map((row) => row.text.replace(/^/gm, '  ')).join('\n')}\n}`;
  }

  const isSaid = (parts: readonly ts.SymbolDisplayPart[] = []): boolean => parts.some((part) => part.text.trim());
  const tells = (member: Member): boolean =>
    ts.isMethodSignature(member) || ts.isMethodDeclaration(member)
      ? isSaid(checker.getSignatureFromDeclaration(member)?.getDocumentationComment(checker))
      : isSaid(member.name && checker.getSymbolAtLocation(member.name)?.getDocumentationComment(checker));

  /** Members without a text, also of objects written out inside. The members of a union are described by the text of the whole. */
  function* silentIn(node: ts.Node, path: string): Generator<string> {
    if (ts.isArrayTypeNode(node)) yield* silentIn(node.elementType, path);
    else if (ts.isTypeOperatorNode(node)) yield* silentIn(node.type, path);
    if (!isShape(node)) return;
    for (const member of membersOf(node)) {
      if (!member.name) continue;
      const name = `${path}.${nameOf(member)}`;
      if (!tells(member)) yield name;
      if (ts.isPropertySignature(member) && member.type) yield* silentIn(member.type, name);
    }
  }

  function declared(name: string, symbol: ts.Symbol): Exported {
    const [node] = symbol.declarations ?? [];
    if (!node) throw new Error(`${name} is declared nowhere`);
    const silent = isSaid(symbol.getDocumentationComment(checker)) ? [] : [name];
    const found = (text: string, shape?: ts.Node): Exported => {
      const members = !door.short && shape && isShape(shape) ? membersOf(shape).length : 0;
      return { name, text, members, silent: door.short || !shape ? silent : [...silent, ...silentIn(shape, name)] };
    };
    if (ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)) {
      const parents = node.heritageClauses?.map((clause) => ` ${print(clause).trim()}`).join('') ?? '';
      const kind = ts.isClassDeclaration(node) ? 'class' : 'interface';
      return found(shapeText(`${kind} ${name}${generics(node)}${parents}`, node), node);
    }
    const type = () =>
      ts.isTypeAliasDeclaration(node) ? checker.getTypeAtLocation(node) : checker.getTypeOfSymbol(symbol);
    if (ts.isTypeAliasDeclaration(node)) {
      const head = `type ${name}${generics(node)} =`;
      if (isShape(node.type)) return found(shapeText(head, node.type), node.type);
      // What is taken from a constant is written out: the name alone would hide a change.
      const written = node.type.getText().includes('typeof ') ? undefined : node.type;
      return found(`${head}${typeText(written, type, FLAGS | ts.NodeBuilderFlags.InTypeAlias)};`, node.type);
    }
    const annotation = ts.isVariableDeclaration(node) ? node.type : undefined;
    const calls = annotation
      ? []
      : type()
          .getCallSignatures()
          .flatMap((call) => call.declaration ?? []);
    if (!calls.length) return found(`const ${name}:${typeText(annotation, type)};`);
    return found(calls.map((call) => signatureText(`function ${name}`, call as ts.SignatureDeclaration)).join('\n'));
  }

  const resolved = (symbol: ts.Symbol): ts.Symbol =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  const all = checker.getExportsOfModule(module).map((symbol) => declared(symbol.name, resolved(symbol)));
  return all.sort((a, b) => (a.name < b.name ? -1 : 1));
}

let known: { door: Door; names: Exported[] }[] | undefined;

/** What every door gives out. Read once in a process. */
export function surfaces(): { door: Door; names: Exported[] }[] {
  if (!known) {
    const program = readSources(doors().map((door) => door.path));
    known = doors().map((door) => ({ door, names: surface(program, door) }));
  }
  return known;
}

/** The reports, as files that are made. */
export function apiReports(): Made[] {
  return surfaces().map(({ door, names }) => {
    const head = `# ${door.name}\n\nWhat can be imported from here. Made from the sources by \`npm run make\`: never by hand.\n`;
    const blocks = names.map(({ name, text }) => `\n## ${name}\n\n\`\`\`ts\n${text}\n\`\`\`\n`);
    const file = door.name.replace('@fray/', '').replaceAll('/', '-');
    return { path: `docs/api/${file}.md`, text: head + blocks.join('') };
  });
}

if (process.argv[1] === import.meta.filename) {
  for (const { path, text } of process.argv.includes('--write') ? apiReports() : []) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeWhole(join(root, path), text);
  }
  for (const { door, names } of surfaces()) {
    const silent = names.flatMap((one) => one.silent);
    const members = names.reduce((sum, one) => sum + one.members, 0);
    console.log(`${door.name}: ${names.length} names, ${members} members`);
    for (const one of silent) console.log(`  no hover text: ${one}`);
  }
}
