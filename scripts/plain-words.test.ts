import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  catalogOf,
  type Finding,
  findPhrases as findIn,
  findLongComments,
  findOldNames,
  findParticiples,
  findSecondHelpers,
  findTwice,
  OLD_NAMES,
  ourFiles,
  PARTICIPLES,
  PHRASES,
  phrasesIn,
} from './plain-words.ts';

/** Names of version 0.11.0 that had two meanings, were participles of functions, or riddles. */
const RENAMED = (
  'counted countable counting Counting reckon Reckoned Reckoning weigh named called Called known Known own real ' +
  'typed plain bring lead Lead pace way Way ways Desk desk key part soak table pick once oneFor settle foreseen ' +
  'Foreseen foresee laid asLaid laidBy Laid carriedAt carriedOut carried CarriedOut askedAt askedOf asked ' +
  'asksItself asksTwice asksAgain said sayings told toldTo Told heard opened Opened shown shownLog dealt served ' +
  'nextSeat unpacked parsed headed capital joined worked thrown Thrown easiest lean here now Playing AnyPlaying ' +
  'speak speaking Following begin say unsay made wasPart setAside Onward onward Reach through Trial Seen Session ' +
  'Director wouldTell mightAct Doubt aloud eyes reader letGo unsure normal sight ahead aheadOf WayAhead NamedWay ' +
  'late LateItem playAfterAll Pondering ponder goOn byItself usual throwOf letPlay letBy letOthersMove lastOwn ' +
  'turnedTo typing InPieces atOnce lump leap stakes outlook foresight telling met explain remind note forgive ' +
  'adopt knowing HEAVER heaver takesWound strangers deeds shake'
).split(' ');

const findPhrases = (file: string, text: string): Finding[] => findIn([[file, text]]);
/** `<a>` for a hole of a template: the linter takes it for a mistake in a string. */
const holes = (code: string): string => code.replaceAll('<', `$${'{'}`).replaceAll('>', '}');
const said = (found: readonly Finding[]): string[] => found.map(({ file, line, say }) => `${file}:${line}: ${say}`);

describe('the list of phrases', () => {
  it('has at most 60 rows, each with something to write instead', () => {
    expect(PHRASES.length).toBeLessThanOrEqual(60);
    for (const [avoid, write] of PHRASES) expect([avoid, phrasesIn(write).length]).toEqual([avoid, 0]);
  });
  it.each([
    ...['Whoever moves', 'to whomever', 'whatever it is', 'The seat is told it', 'all are told', 'it was never told'],
    ...[
      'It ends by itself.',
      'by themselves',
      'mend it',
      'a mended file',
      'made anew',
      'reckoned with',
      'a reckoning',
      'It goes by.',
    ],
    ...[
      'went by',
      'so many dice',
      'cards and the like',
      'carries out',
      'carried it out',
      'throw again',
      'thrown them again',
    ],
    ...[
      'a set-up',
      'Set-ups',
      'colours',
      'a neighbour',
      'armoured',
      'defence',
      'behaviour',
      'in the centre',
      'greyed out',
    ],
    ...[
      'MIT licence',
      'catalogues',
      'cancelled',
      'labelling',
      'favourite',
      'honour',
      'a judgement',
      'towards',
      'organised',
    ],
    ...['normalisation', 'analysed', 'travellers', 'whilst', 'practised'],
  ])('finds "%s"', (text) => expect(phrasesIn(text)).toHaveLength(1));
  it.each([
    ...[
      'what ever since',
      'he told us',
      'is told apart',
      'the amendment',
      'recommended',
      'a new one',
      'go away',
      'go bye',
      'likely',
    ],
    ...[
      'set up',
      'setup',
      'color',
      'our hour',
      'a defensive move',
      'central',
      'canceled',
      'cancellation',
      'controlled',
      'otherwise',
    ],
    ...['raised', 'exercise', 'so manycolored', 'Point Defence+', 'Greyfire Mutagen', 'thrown away again'],
  ])('leaves "%s"', (text) => expect(phrasesIn(text)).toEqual([]));
});

describe('avoided phrases are found', () => {
  it('in comments of every kind, with file, line and what to write', () => {
    const code = ['const a = 1; // made anew', '/**', ' * What is', ' * told here.', ' */', 'const b = 2;'].join('\n');
    expect(said(findPhrases('a.ts', code))).toEqual([
      'a.ts:1: "anew" in a comment: write again, regenerated',
      'a.ts:3: "is told" in a comment: write is reported, is shown, gets',
    ]);
  });
  it('in texts and in every piece of a template', () => {
    const code = [
      "say('Mend it');",
      holes('say(`<a> is told <`b <c> goes by`> whatever <d>`);'),
      'const x = /whatever/;',
    ].join('\n');
    expect(findPhrases('a.ts', code).map(({ line, say }) => [line, say.slice(0, 12)])).toEqual([
      [1, '"Mend" in a '],
      [2, '"is told" in'],
      [2, '"goes by" in'],
      [2, '"whatever" i'],
    ]);
  });
  it('in components: script, markup, attributes, expressions, comments, styles', () => {
    const component = [
      '<script lang="ts">',
      '// anew',
      '</script>',
      '<!-- whoever -->',
      '<p class="set-up colour" aria-label="The set-up">Made anew {a ? "by itself, then" : b}</p>',
      '{#if colour}<b>{colour}</b>{/if}',
      '<style>',
      '/* towards */',
      '.grey { color: grey; }',
      '</style>',
    ].join('\n');
    expect(findPhrases('a.svelte', component).map(({ line, say }) => `${line} ${say.split(' in a ')[0]}`)).toEqual([
      '2 "anew"',
      '8 "towards"',
      '4 "whoever"',
      '5 "by itself"',
      '5 "set-up"',
      '5 "anew"',
    ]);
  });
  it('in comments of style sheets, and in documents', () => {
    expect(findPhrases('a.css', '.grey { color: grey; }\n/* grey */').map(({ line }) => line)).toEqual([2]);
    expect(findPhrases('docs/a.md', 'One\nmade\nanew.').map(({ line }) => line)).toEqual([3]);
    expect(findPhrases('CHANGELOG.md', '# Log\n\n## 2\n\nanew\n\n## 1\n\nanew').map(({ line }) => line)).toEqual([
      5, 9,
    ]);
  });
});

describe('exempt are', () => {
  it.each([
    ['names, keys and codes', 'a.ts', "const colour = { behaviour: 'set-up', 'grey': catalogue['by-itself'] };"],
    [
      'keys and codes with a space',
      'a.ts',
      "const a = { 'throw again': 1 }; b({ type: 'throw again' }); if (c === 'throw again') d('throw again');",
    ],
    ['names of data in a text', 'a.ts', 'say(\'"colour" is missing here\');'],
    ['parts of a code', 'a.ts', "read('basic-honour melee 2');"],
    ['code in a comment', 'a.ts', '/** The code `cancelled` of `reckon()`. */'],
    ['quotes in a comment', 'a.ts', '// quote: "whoever attacks first"'],
    ['texts under a quote', 'a.ts', "// quote: a slip that is read\nread('full body armour');"],
    ['texts beside a quote', 'a.ts', "read('full body armour'); // quote: a slip"],
    ['code and addresses in a document', 'a.md', '`set-up` [a](docs/set-up.md)\n\n```\nset-up whatever\n```\n'],
    ['quotes in a document', 'a.md', '<!-- quote: rule 1 -->\n> whoever attacks\n'],
    ['German texts', 'text/notes.de.ts', "const a = 'Die Organisation der so many';"],
  ])('%s', (_, file, text) => expect(findPhrases(file, text)).toEqual([]));
  it('a quote exempts only its line and the next', () => {
    expect(findPhrases('a.ts', "// quote: a slip\n\nread('full body armour');")).toHaveLength(1);
  });
  it('golden files, generated data and the list itself', () => {
    const files = [...ourFiles()].map(([file]) => file);
    expect(files.length).toBeGreaterThan(800);
    expect(files.filter((file) => /golden\/|node_modules|catalog(ue)?\/data|plain-words/.test(file))).toEqual([]);
  });
});

describe('functions named by a participle', () => {
  it.each([
    'function counted() {}',
    'export async function told() {}',
    'export function* laid() {}',
    'const shown = (a: number): string => String(a);',
    'export const named = function () {};',
  ])('are found: %s', (line) => {
    expect(findParticiples('a.ts', `\n${line}`).map((one) => one.line)).toEqual([2]);
  });
  it('in the script of a component too', () => {
    expect(findParticiples('a.svelte', '<script>\nfunction asked() {}\n</script>\n<p></p>')).toHaveLength(1);
  });
  it.each([
    'const counted = 3;',
    'function count() { const told = () => 1; return told; }',
    'function needed2() {}',
    'function seed() {}',
    'function embed() {}',
    'function countedBy() {}',
  ])('are not: %s', (line) => expect(findParticiples('a.ts', line)).toEqual([]));
  it('at most 40 are listed, each with a reason, and each is still there', () => {
    const listed = Object.entries(PARTICIPLES);
    expect(listed.length).toBeLessThanOrEqual(40);
    const texts = new Map(ourFiles());
    for (const [key, reason] of listed) {
      const [file = '', name = ''] = key.split(' ');
      expect([key, reason.length > 10]).toEqual([key, true]);
      expect([key, new RegExp(`(function\\*?|const) ${name}\\b`).test(texts.get(file) ?? '')]).toEqual([key, true]);
      expect(findParticiples('elsewhere.ts', `function ${name}() {}`)).toHaveLength(1);
    }
  });
});

describe('a sentence twice in one catalog', () => {
  const GAME = 'packages/games/src/merc/text/notes.ts';
  const PANEL = 'packages/web/src/games/merc/words-en.ts';
  const one = "export const a = { first: 'The dictator wins the fight.' };";
  it('is found across the files of the game and its panel', () => {
    const two = "\nconst b = { second: () => 'The dictator wins the fight.' };";
    expect(
      said(
        findTwice([
          [GAME, one],
          [PANEL, two],
        ]),
      ),
    ).toEqual([
      `${PANEL}:2: "The dictator wins the fight." (second) is already in ${GAME}:1: write it once and use it twice`,
    ]);
  });
  it('is found with facts in it', () => {
    const facts = holes('const a = { x: `<n> dice are left.`, y: `<n> dice are left.` };');
    expect(findTwice([[GAME, facts]])).toHaveLength(1);
  });
  it('is found as a text of five words that is no sentence', () => {
    const label = "const a = { x: 'choose the ship that is destroyed', y: 'choose the ship that is destroyed' };";
    expect(findTwice([[GAME, label]])).toHaveLength(1);
  });
  it.each([
    ['another game', 'packages/games/src/exodus-loop/text/en.ts', one],
    ['another language', 'packages/games/src/merc/text/notes.de.ts', one],
    ['a test', 'packages/games/src/merc/text/en.test.ts', one],
    ['a file that is no catalog', 'packages/games/src/merc/steps/fire.ts', one],
    ['a label', GAME, "const b = { c: 'Roll all the dice', d: 'Roll all the dice' };"],
  ])('is none: %s', (_, file, text) =>
    expect(
      findTwice([
        [GAME, one],
        [file, text],
      ]),
    ).toEqual([]),
  );
  it('knows the catalogs of all five games', () => {
    const found = new Set([...ourFiles()].flatMap(([file]) => catalogOf(file)?.split(' ')[0] ?? []));
    expect([...found].sort()).toEqual(['exodus-loop', 'flesh-and-blood', 'mage-knight', 'merc', 'twilight-imperium']);
  });
});

describe('a second helper for texts', () => {
  it('is found, with the file that has the first', () => {
    const code = '\nconst signed = (n: number) => String(n);\n';
    expect(said(findSecondHelpers('packages/web/src/a.ts', code))).toEqual([
      'packages/web/src/a.ts:2: a second "signed": import the one of packages/games/src/words.ts, or say in the name what differs',
    ]);
  });
  it.each(['const signedPoints = 1;', '  const plural = 1;', "import { capitalize } from '@fray/games';"])(
    'is none: %s',
    (code) => expect(findSecondHelpers('packages/web/src/a.ts', code)).toEqual([]),
  );
  it('is none in its home', () =>
    expect(findSecondHelpers('packages/games/src/words.ts', 'export const signed = 1;')).toEqual([]));
});

describe('the comment of an exported thing', () => {
  const FILE = 'packages/engine/src/a.ts';
  const long = `/** ${'a'.repeat(141)} */`;
  it.each([
    ['too long', `${long}\nexport const a = 1;`],
    ['two sentences', '/** One thing. Another thing. */\nexport function a() {}'],
  ])('is found: %s', (_, code) =>
    expect(findLongComments(FILE, `\n${code}`)).toEqual([
      { file: FILE, line: 3, say: expect.stringContaining('one sentence of at most 140 characters') },
    ]),
  );
  it.each([
    ['one sentence', FILE, '/** One thing (`a.b`): another. */\nexport const a = 1;'],
    ['of the file', FILE, `${long}\n\nexport const a = 1;`],
    ['of something of its own', FILE, `${long}\nconst a = 1;`],
    ['inside a game', 'packages/games/src/merc/rules/a.ts', `${long}\nexport const a = 1;`],
  ])('is not: %s', (_, file, code) => expect(findLongComments(file, code)).toEqual([]));
  it('is looked for in the entry points of a game', () =>
    expect(findLongComments('packages/games/src/merc/odds/index.ts', `${long}\nexport const a = 1;`)).toHaveLength(1));
});

describe('old names', () => {
  it('are found in code, with the place where the new one is', () => {
    expect(findOldNames('packages/a/src/a.ts', 'const a = 1;\ncombat.letPlay(seat);')).toEqual([
      {
        file: 'packages/a/src/a.ts',
        line: 2,
        say: '"letPlay" is an old name: docs/api/renamed.md or CHANGELOG has the new one',
      },
    ]);
    expect(findOldNames('packages/a/src/A.svelte', '<script lang="ts">oneFor(screen);</script>')).toHaveLength(1);
  });
  it.each(['combat.playBot(seat);', '// a leap', "const word = 'leap';", 'const leapYear = 1;'])(
    'only there: %s',
    (code) => expect(findOldNames('packages/a/src/a.ts', code)).toEqual([]),
  );
  it('of every thing that was renamed are forbidden, or docs/api/renamed.md has them', () => {
    const page = readFileSync('docs/api/renamed.md', 'utf8');
    const listed = new Set([...page.matchAll(/`([^`]+)`/g)].flatMap(([, code = '']) => code.split(/[^\w]+/)));
    expect(RENAMED.filter((name) => !OLD_NAMES.has(name) && !listed.has(name))).toEqual([]);
  });
  it('of files and folders are gone', () => {
    const gone = /\/(?:own-deck|later)\/|\/(?:silent|meaning|writes)\.ts$|\/kept-run\.ts$/;
    expect([...ourFiles()].map(([file]) => file).filter((file) => gone.test(file))).toEqual([]);
  });
});
