import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/**
 * Plain American English in comments, texts and documents; functions that are verbs; no sentence or helper twice.
 * `quote:` at the start of a comment exempts the comment and the texts of its line and the next: a rule document is quoted, or
 * the words are input of a test. Exempt are code in backticks, codes and keys: strings without a space, or in the place of one.
 */

/** What is avoided (a regular expression; a space is any gap), and what to write instead. */
export const PHRASES: readonly (readonly [avoid: string, write: string])[] = [
  ['whom?ever', 'the person, the seat, the caller'],
  ['whatever', 'anything that, all that, any'],
  ["(?:is|are|was|were)(?:n't| not| never| only| also)? told(?! apart)", 'is reported, is shown, gets'],
  ['by (?:itself|themselves)', 'automatically, alone'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['anew', 'again, regenerated'],
  ['reckon\\w*', 'compute, solve, expect'],
  ['(?:go|goes|going|gone|went) by', 'is skipped, passes, uses'],
  ['so many', 'this many, N'],
  ['the like', 'similar things, or name them'],
  ['carr(?:y|ies|ied|ying)(?: it| them)? out', 'run, apply, make'],
  ['thr(?:ow|ows|ew|own|owing)(?: it| them)? again', 'reroll'],
  ['set-ups?', 'setup (noun), set up (verb)'],
  [
    '(?:col|neighb|arm|behavi|fav|hon|harb|rum|flav|lab|vap|hum)our\\w*',
    '-or: color, neighbor, armor, behavior, favor',
  ],
  // Point Defence is a name of Exodus Loop, as Greyfire is one of Twilight Imperium.
  ['(?<!point )(?:def|off|pret)ence\\w*', '-ense: defense, offense'],
  ['licence\\w*', 'license'],
  ['(?:cent|met|lit|theat|fib|calib)re[ds]?', '-er: center, meter'],
  ['grey(?!fire)\\w*', 'gray'],
  ['(?:cata|ana)logue[ds]?', 'catalog, analog'],
  [
    '(?:cancel|label|travel|model|signal|level|fuel|channel|tunnel|total|equal|duel|marshal)l(?:ed|ing|ers?)',
    'one l: canceled, labeling, traveler',
  ],
  ['(?:acknowled|jud)gements?', 'judgment, acknowledgment'],
  ['towards', 'toward'],
  ['whilst|amongst', 'while, among'],
  ['learnt|spelt|dreamt', '-ed: learned, spelled'],
  ['fulfil|skilful\\w*|enrol', 'fulfill, skillful, enroll'],
  ['sceptic\\w*|artefacts?', 'skeptic, artifact'],
  ['practis(?:e|es|ed|ing)', 'practice'],
  ['(?:anal|paral)ys(?:e|es|ed|ing)', 'analyze, paralyze'],
  [
    '(?:organ|recogn|real|normal|optim|minim|maxim|summar|serial|random|initial|special|general|capital|author|memor|custom|final|util|visual|categor|emphas|apolog|priorit|penal|stabil|symbol|synchron|standard|character|color|local|neutral|priv|legal|patron|terror|critic|item)is(?:e|es|ed|ing|ers?|ations?)',
    '-ize: organize, recognize, normalize',
  ],
];

const GAP = '\\s+(?:\\*\\s+)?';
const AVOIDED = new RegExp(
  `(?<![\\w-])(?:${PHRASES.map(([avoid]) => `(${avoid.replaceAll(' ', GAP)})`).join('|')})(?!\\w)`,
  'gi',
);

export interface Finding {
  file: string;
  line: number;
  /** What is there, and what to write instead. */
  say: string;
}

/** Every avoided phrase of a text, with what to write instead. */
export const phrasesIn = (text: string): { at: number; found: string; write: string }[] =>
  [...text.matchAll(AVOIDED)].map((match) => ({
    at: match.index,
    found: match[0].replace(/\s+(?:\*\s+)?/g, ' '),
    write: PHRASES[match.slice(1).findIndex((group) => group !== undefined)]?.[1] ?? '',
  }));

/** A comment, a text that a person reads, or a string with spaces that is a key or a type; and where it begins. */
interface Piece {
  kind: 'comment' | 'text' | 'code';
  at: number;
  text: string;
}

const blank = (text: string): string => text.replace(/[^\n]/g, ' ');
const VALUE_ENDS = new Set([
  ts.SyntaxKind.Identifier,
  ts.SyntaxKind.NumericLiteral,
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateTail,
  ts.SyntaxKind.CloseParenToken,
  ts.SyntaxKind.CloseBracketToken,
  ts.SyntaxKind.CloseBraceToken,
  ts.SyntaxKind.ThisKeyword,
]);
const TEXTS = new Set([
  ts.SyntaxKind.StringLiteral,
  ts.SyntaxKind.NoSubstitutionTemplateLiteral,
  ts.SyntaxKind.TemplateHead,
  ts.SyntaxKind.TemplateMiddle,
  ts.SyntaxKind.TemplateTail,
]);

/** Whether a string is a key or a code, by the tokens around it: `'throw again': ...`, `type: 'throw again'`, `case 'throw again'`. */
function isCode(tokens: readonly string[], next: string): boolean {
  const [before = '', last = ''] = tokens;
  if (next === ':' && (last === '{' || last === ',')) return true;
  return (
    last === 'case' || last === '===' || last === '!==' || (last === ':' && (before === 'type' || before === 'code'))
  );
}

function* codePieces(code: string, from = 0): Generator<Piece> {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.Standard, code);
  /** Open braces inside each template that is open. */
  const open: number[] = [];
  let before = ts.SyntaxKind.Unknown;
  /** The last two tokens, and a string that waits for the next one. */
  let tokens: string[] = ['', ''];
  let waiting: { piece: Omit<Piece, 'kind'>; tokens: string[] } | undefined;
  for (let token = scanner.scan(); ; token = scanner.scan()) {
    const isSlash = token === ts.SyntaxKind.SlashToken || token === ts.SyntaxKind.SlashEqualsToken;
    if (isSlash && !VALUE_ENDS.has(before)) token = scanner.reScanSlashToken();
    const last = open.length - 1;
    if (token === ts.SyntaxKind.OpenBraceToken && last >= 0) open[last] = (open[last] as number) + 1;
    if (token === ts.SyntaxKind.CloseBraceToken && last >= 0) {
      if (open[last]) open[last]--;
      else token = scanner.reScanTemplateToken(false);
    }
    if (token === ts.SyntaxKind.TemplateHead) open.push(0);
    if (token === ts.SyntaxKind.TemplateTail) open.pop();
    const text = scanner.getTokenText();
    const piece = { at: from + scanner.getTokenStart(), text };
    if (token === ts.SyntaxKind.SingleLineCommentTrivia || token === ts.SyntaxKind.MultiLineCommentTrivia)
      yield { kind: 'comment', ...piece };
    if (token <= ts.SyntaxKind.LastTriviaToken && token !== ts.SyntaxKind.EndOfFileToken) continue;
    if (waiting) yield { kind: isCode(waiting.tokens, text) ? 'code' : 'text', ...waiting.piece };
    waiting = TEXTS.has(token) && /\S\s+\S/.test(text) ? { piece, tokens } : undefined;
    if (token === ts.SyntaxKind.EndOfFileToken) return;
    tokens = [tokens[1] as string, text];
    before = token;
  }
}

function* stylePieces(css: string, from = 0): Generator<Piece> {
  for (const { 0: text, index } of css.matchAll(/\/\*[\s\S]*?\*\//g)) yield { kind: 'comment', at: from + index, text };
}

/** Expressions in braces, the outermost ones. */
function* braces(markup: string): Generator<[from: number, to: number]> {
  let depth = 0;
  let from = 0;
  for (let i = 0; i < markup.length; i++) {
    if (markup[i] === '{' && depth++ === 0) from = i;
    if (markup[i] === '}' && depth > 0 && --depth === 0) yield [from + 1, i];
  }
}

/** Attributes that nobody reads. */
const SILENT = /^(class|style|d|points|viewBox|transform|content|sizes|rel)$/;

/** A component or a page: scripts, styles, comments, expressions, texts. */
function* markupPieces(whole: string): Generator<Piece> {
  let rest = whole;
  for (const { 0: all, 1: tag = '', 2: name, 3: inside = '', index } of whole.matchAll(
    /(<(script|style)[^>]*>)([\s\S]*?)<\/\2>/g,
  )) {
    yield* (name === 'style' ? stylePieces : codePieces)(inside, index + tag.length);
    rest = rest.slice(0, index) + blank(all) + rest.slice(index + all.length);
  }
  for (const { 0: text, index } of rest.matchAll(/<!--[\s\S]*?-->/g)) yield { kind: 'comment', at: index, text };
  rest = rest.replace(/<!--[\s\S]*?-->/g, blank);
  for (const [from, to] of [...braces(rest)]) {
    yield* codePieces(rest.slice(from, to), from);
    rest = rest.slice(0, from) + blank(rest.slice(from, to)) + rest.slice(to);
  }
  for (const { 0: all, 1: name = '', index } of rest.matchAll(/([\w-]+)="[^"]*\s[^"]*"/g))
    if (!SILENT.test(name)) yield { kind: 'text', at: index, text: blank(name) + all.slice(name.length) };
  for (const { 0: text, index } of rest.replace(/<[^>]*>/g, blank).matchAll(/\S[^\n]*/g))
    yield { kind: 'text', at: index, text };
}

/** A document without code and addresses. */
function* documentPieces(text: string): Generator<Piece> {
  const read = text.replace(/^( *)(```|~~~)[\s\S]*?^ *\2/gm, blank).replace(/\]\([^)\s]*\)|<https?:[^>]*>/g, blank);
  for (const { 0: quote, index } of read.matchAll(/<!-- quote:[\s\S]*?-->/g))
    yield { kind: 'comment', at: index, text: quote };
  yield { kind: 'text', at: 0, text: read.replace(/<!-- quote:[\s\S]*?-->/g, blank) };
}

function piecesOf(file: string, text: string): Iterable<Piece> {
  if (/\.(svelte|html)$/.test(file)) return markupPieces(text);
  if (file.endsWith('.css')) return stylePieces(text);
  if (file.endsWith('.md')) return documentPieces(text);
  return codePieces(text);
}

const lineAt = (text: string, at: number): number => text.slice(0, at).split('\n').length;
/** German has words that look like British ones: in German files only comments are read. */
const isGerman = (file: string): boolean => /[.-]de\.ts$/.test(file);

/** What a text quotes as one word is a name of data: `"colour" is missing`. */
const QUOTED_NAME = /["“„][\w.[\]-]+["”“]/g;

/** Avoided phrases in the comments and texts of some files. A string that is a key or a code in one place is one everywhere. */
export function findPhrases(files: Iterable<readonly [file: string, text: string]>): Finding[] {
  // Most files have none at all and need no scanner.
  const read = [...files]
    .filter(([, text]) => phrasesIn(text).length > 0)
    .map(([file, text]) => ({ file, text, pieces: [...piecesOf(file, text)] }));
  const codes = new Set(
    read.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'code').map(({ text }) => text)),
  );
  return read.flatMap(({ file, text, pieces }) => {
    const quoted = new Set(
      pieces.filter(isQuote).flatMap((one) => {
        const last = lineAt(text, one.at + one.text.length);
        return [last, last + 1];
      }),
    );
    return pieces.flatMap((piece) => {
      const { kind, at: from } = piece;
      if (isQuote(piece) || kind === 'code' || codes.has(piece.text) || (isGerman(file) && kind === 'text')) return [];
      const isProse = kind === 'comment' || file.endsWith('.md');
      const words = piece.text.replace(isProse ? /`[^`\n]*`/g : QUOTED_NAME, blank);
      return phrasesIn(words).flatMap(({ at, found, write }) => {
        const line = lineAt(text, from + at);
        if (kind === 'text' && quoted.has(line)) return [];
        return [{ file, line, say: `"${found}" in a ${kind}: write ${write}` }];
      });
    });
  });
}
const isQuote = ({ kind, text }: Piece): boolean => kind === 'comment' && /^(\/\/|\/\*\*?|<!--)\s*quote:/.test(text);

const IRREGULAR = new Set(
  'laid told said known shown met thrown heard seen done made held kept lost taken given drawn dealt spent paid gone borne built bought brought caught chosen driven fallen fought forgotten frozen grown hidden meant ridden risen sent shot slain sold sworn thought torn understood won worn written begun broken bent struck stood spoken spun sunk swept taught woken found left lent lit bound fed felt led stolen stuck'.split(
    ' ',
  ),
);
const VERBS = new Set('need seed feed speed bleed exceed proceed succeed embed shed'.split(' '));
const isParticiple = (name: string): boolean =>
  /^[a-z]+$/.test(name) && ((name.endsWith('ed') && !VERBS.has(name)) || IRREGULAR.has(name));

/** Participles that may name a function, each with its reason; at most 40. */
export const PARTICIPLES: Readonly<Record<string, string>> = {
  'packages/games/src/words.ts signed': 'formats a number with its sign, the word of every formatter',
};

const CANDIDATE = /^\s*(?:export )?(?:default )?(?:async )?(?:function\*? |const )([a-z]+)\b/gm;
const scriptOf = (file: string, text: string): string =>
  file.endsWith('.svelte') ? text.replace(/(^|<\/script>)[\s\S]*?(<script[^>]*>|$)/g, blank) : text;

/** Top-level functions that are named by a bare past participle. */
export function findParticiples(file: string, whole: string): Finding[] {
  const text = scriptOf(file, whole);
  if (![...text.matchAll(CANDIDATE)].some(([, name = '']) => isParticiple(name))) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const names = source.statements.flatMap((statement): (ts.Identifier | undefined)[] => {
    if (ts.isFunctionDeclaration(statement)) return [statement.name];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer))
        ? [name]
        : [],
    );
  });
  return names.flatMap((name) =>
    name && isParticiple(name.text) && !Object.hasOwn(PARTICIPLES, `${file} ${name.text}`)
      ? [
          {
            file,
            line: lineAt(text, name.getStart(source)),
            say: `function "${name.text}" is a participle: write a verb, or a question for a yes or no`,
          },
        ]
      : [],
  );
}

/** Helpers that are defined once, in this file. */
const HOME = 'packages/games/src/words.ts';
const HELPER = /^(?:export )?(?:const|function) (capitalize|plural|signed)\b/gm;

/** Second definitions of the helpers for texts. */
export const findSecondHelpers = (file: string, text: string): Finding[] =>
  file === HOME
    ? []
    : [...text.matchAll(HELPER)].map(({ 1: name, index }) => ({
        file,
        line: lineAt(text, index),
        say: `a second "${name}": import the one of ${HOME}, or say in the name what differs`,
      }));

/** Old names of which no meaning is left: docs/api/renamed.md and CHANGELOG have the new ones. */
export const OLD_NAMES: ReadonlySet<string> = new Set(
  (
    'adopt aheadOf aloud AnyPlaying askedAt askedOf asksAgain asksItself asksTwice asLaid atOnce bring byItself ' +
    'Called carriedAt carriedOut CarriedOut countable Counting deeds Desk desk Director Doubt easiest Following foresee ' +
    'foreseen Foreseen forgive headed HEAVER heaver InPieces isTable knowing Known laid Laid laidBy lastOwn LateItem ' +
    'lean leap letBy letGo letOthersMove letPlay lump mightAct NamedWay nextSeat oneFor onward Onward Opened ' +
    'outlook playAfterAll Playing Pondering reckon Reckoned Reckoning remind sayings settle shownLog sight speak ' +
    'speaking stakes takesWound through Thrown throwOf Told toldTo turnedTo unpacked unsay unsure wasPart Way ' +
    'WayAhead weigh worked wouldTell'
  ).split(' '),
);

/** Uses of old names in code; comments and texts have their own list. */
export const findOldNames = (file: string, whole: string): Finding[] => {
  const text = scriptOf(file, whole);
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && OLD_NAMES.has(node.text))
      found.push({
        file,
        line: lineAt(text, node.getStart(source)),
        say: `"${node.text}" is an old name: docs/api/renamed.md or CHANGELOG has the new one`,
      });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

/** Files whose exported things other packages and programs use. */
const FRONT =
  /^packages\/(?:(?:engine|table|advisor)\/src\/.*(?<!\.fixture)|games\/src\/(?:[^/]+|[^/]+\/(?:index|ruleset|screen|setup\/index|odds\/index)))\.ts$/;
const LONGEST_COMMENT = 140;

/** Comments of exported things that are longer than one sentence of 140 characters. */
export function findLongComments(file: string, text: string): Finding[] {
  if (!FRONT.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
  return source.statements.flatMap((statement) => {
    const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    // With an empty line below it, a comment is about the file.
    const comment = ts
      .getJSDocCommentsAndTags(statement)
      .filter(({ end }) => !/\n\s*\n/.test(text.slice(end, statement.getStart(source))))
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
      .join(' ')
      .replace(/\s+/g, ' ');
    if (comment.length <= LONGEST_COMMENT && !/[.!?] [A-Z`"]/.test(comment)) return [];
    const line = lineAt(text, statement.getStart(source));
    return [
      {
        file,
        line,
        say: `the comment of an exported thing: write one sentence of at most ${LONGEST_COMMENT} characters`,
      },
    ];
  });
}

/** Labels and words for two things may be equal; a sentence, or a text of five words, needs one home. */
const SENTENCE = /^[`“]?[A-Z$].*\s.*\s.*[.?!]`?$|^(?:\S+\s+){4,}\S+$/s;

/** The catalog that a file belongs to: one for each game, its panel and language. */
export const catalogOf = (file: string): string | undefined => {
  if (/\.test\.ts$/.test(file)) return undefined;
  const game = /^packages\/games\/src\/([\w-]+)\/text\/[\w.-]+\.ts$/.exec(file)?.[1];
  const panel = /^packages\/web\/src\/games\/([\w-]+)\/(?:text\/)?[\w-]*(?:words|-en|-de)\.ts$/.exec(file)?.[1];
  if (!game && !panel) return undefined;
  return `${game ?? panel} ${isGerman(file) ? 'de' : 'en'}`;
};

/** Longer texts that are the whole value of two keys of one catalog. */
export function findTwice(files: Iterable<readonly [file: string, text: string]>): Finding[] {
  const first = new Map<string, string>();
  const found: Finding[] = [];
  for (const [file, text] of files) {
    const catalog = catalogOf(file);
    if (!catalog) continue;
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);
    const see = (key: string, { text: words, pos }: { text: string; pos: number }): void => {
      if (!SENTENCE.test(words)) return;
      const line = lineAt(text, pos + 1);
      const before = first.get(`${catalog} ${words}`);
      if (before)
        found.push({ file, line, say: `"${words}" (${key}) is already in ${before}: write it once and use it twice` });
      else first.set(`${catalog} ${words}`, `${file}:${line}`);
    };
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node)) {
        let value = node.initializer;
        if (ts.isArrowFunction(value) && !ts.isBlock(value.body)) value = value.body;
        if (ts.isCallExpression(value) && value.arguments.length === 1) value = value.arguments[0] as ts.Expression;
        if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value))
          see(node.name.getText(source), value);
        else if (ts.isTemplateExpression(value))
          see(node.name.getText(source), { text: value.getText(source), pos: value.pos });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Golden files and generated data are no prose; this list names what it forbids. */
const EXEMPT =
  /(^|\/)(node_modules|dist[.\w]*|\.[^/]+)\/|^packages\/games\/golden\/|\/catalog(ue)?\/data\.ts$|^scripts\/plain-words(\.test)?\.ts$/;
const READ = /\.(ts|cjs|mjs|svelte|css|html|md)$/;

/** Every file that the check reads, with its text. */
export function* ourFiles(root = '.'): Generator<[file: string, text: string]> {
  const top = readdirSync(root, { withFileTypes: true });
  const folders = ['packages', 'scripts', 'bench', 'docs'].filter((name) => top.some((entry) => entry.name === name));
  const walk = (folder: string): string[] =>
    readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (EXEMPT.test(entry.isDirectory() ? `${path}/` : path)) return [];
      return entry.isDirectory() ? walk(path) : [path];
    });
  const files = [...top.filter((entry) => entry.isFile()).map((entry) => entry.name), ...folders.flatMap(walk)];
  for (const file of files.filter((name) => READ.test(name))) yield [file, readFileSync(join(root, file), 'utf8')];
}

/** All findings in some files. */
export function findAll(files: Iterable<readonly [file: string, text: string]>): Finding[] {
  const list = [...files];
  const code = list.filter(([file]) => /\.(ts|svelte)$/.test(file) && !/\.test\.ts$/.test(file));
  return [
    ...findPhrases(list),
    ...code.flatMap(([file, text]) => [
      ...findParticiples(file, text),
      ...findSecondHelpers(file, text),
      ...findOldNames(file, text),
      ...findLongComments(file, text),
    ]),
    ...findTwice(list),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const found = findAll(ourFiles());
  for (const { file, line, say } of found) console.log(`${file}:${line}: ${say}`);
  process.exitCode = found.length ? 1 : 0;
}
