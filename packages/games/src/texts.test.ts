import { Combat, type Frame, seededDice, type Types } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { phrasesIn } from '../../../scripts/plain-words.ts';
import { TESTED_GAMES } from './games.fixture.ts';
import { jsonSchema } from './json-schema.ts';
import { pickOne } from './pick.ts';
import { loadLanguage, loadWhole, type WholeGame } from './registry.ts';
import { type Schema, wrongs } from './wrong.fixture.ts';

/** Every text that random combats of every preset and of random setups reach, in every language of its game. */

const SEEDS = 2;
/** Random setups, as the battery has them. */
const SAMPLES = 10;
const MOST_MOVES = 60;
/** One of this many wrong setups has its problems read. */
const EVERY_WRONG = 11;

/** Where a text came from, for the message. */
type Read = (kind: string, text: string | undefined) => void;

const LOADED = await Promise.all(
  TESTED_GAMES.map(async (card) => {
    const game = await loadWhole(card);
    for (const language of Object.keys(game.languages ?? {})) await loadLanguage(game, language);
    return game;
  }),
);

/** Plays a preset at random, now and then outside the flow, and reads every text on the way. */
function readCombat(game: WholeGame, setup: unknown, language: string, seed: number, read: Read): void {
  const text = game.text[language] as WholeGame['text']['en'];
  const chance = chanceOf(seed, 1);
  const combat = Combat.begin<Types>(game.rules, setup as Types['setup'], seededDice(seed, 2));
  const readEvents = (events: readonly { event: Types['event'] }[]) => {
    for (const { event } of events) {
      read('log', text.log(event, combat.state));
      const roll = game.dice(event);
      if (roll) read('note', text.note(roll.why));
    }
  };
  readEvents(combat.openingEvents);
  for (let move = 0; move < MOST_MOVES && combat.outcome === undefined; move++) {
    const { state } = combat;
    const frame = combat.frame as Frame<Types>;
    read('step', text.step(frame.step));
    const { phase, sides, reminders, focus } = game.standing(state, text);
    for (const one of [phase, focus, ...(reminders ?? [])]) read('standing', one);
    for (const { name, rows, facts } of sides)
      for (const row of [{ name }, ...rows, facts ?? {}])
        for (const cell of Object.entries(row).flat()) read('standing', String(cell));
    for (const one of game.screen?.prompt?.(state, text) ?? []) read('screen', one);
    const list = combat.prompt();
    for (const choice of list) {
      read('label', text.label(choice, state));
      if (choice.not) read('reason', text.reason(choice.not));
    }
    const open = list.filter((choice) => !choice.not && !(choice.place === 'outside' && choice.role === 'risks'));
    const flow = open.filter((choice) => choice.seat !== 'host');
    const { seat, action, form } = pickOne(flow.length && chance(1, 8)[0] !== 1 ? flow : open, chance);
    const sheet = form && game.rules.forms?.[action.type];
    const made = combat.move(seat, sheet ? sheet.sample(state, frame.memory, seat, chance) : action);
    if (!made.ok) throw new Error(`${action.type} was offered and refused: ${made.reason.code}`);
    readEvents(made.events);
  }
  if (combat.outcome === undefined) return;
  read('outcome', text.outcome(combat.outcome));
  const { ending } = game.summary(combat.state, combat.outcome);
  if (ending) read('ending', text.ending?.(ending));
}

const SENTENCES = new Set(['reason', 'problem', 'outcome']);
/** English nouns that are counted in texts, one and many. */
const NOUNS = [
  ...['hit', 'wound', 'unit', 'card', 'ship', 'round', 'turn', 'resource', 'token', 'crystal', 'fighter', 'cruiser'],
  ...['destroyer', 'carrier', 'dreadnought', 'mech', 'squadron', 'point', 'trade good', 'commodity', 'enemy', 'die'],
];
const eitherCase = (word: string): string => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`;
const manyOf = (noun: string): string =>
  noun === 'die' ? 'dice' : noun.endsWith('y') ? `${noun.slice(0, -1)}ies` : `${noun}s`;
/** German nouns of which one and many differ. */
const GERMAN_NOUNS =
  'Runde/n Karte/n Wunde/n Staffel/n Welle/n Stufe/n Miliz/en Einheit/en Feld/er Schiff/e Feind/e Punkt/e'.split(' ');
/** Not behind a name: in "Militia 1 hits Tao" the number belongs to the name. */
const NUMBER = '(?<![\\d.,/+−-])';
const NAME = "(?<!\\p{Lu}[\\p{L}’'-]* )";
const GERMAN_NAME = '(?<!(?:Miliz|Rebell|Hund|Stufe|Runde|Zug) )';
const wrongPlural = (name: string, one: readonly string[], many: readonly string[]): RegExp =>
  new RegExp(
    `${name}${NUMBER}\\b(?:1 (?:${many.join('|')})\\b|(?:[2-9]|\\d\\d+) (?:${one.join('|')})\\b(?![-’']))`,
    'u',
  );
const WRONG_PLURAL: Readonly<Record<string, RegExp>> = {
  en: wrongPlural(NAME, NOUNS.map(eitherCase), NOUNS.map(manyOf).map(eitherCase)),
  de: wrongPlural(
    GERMAN_NAME,
    GERMAN_NOUNS.map((noun) => noun.replace(/\/.*/, '')),
    GERMAN_NOUNS.map((noun) => noun.replace('/', '')),
  ),
};
/** What a text quotes is data: names of fields, words that somebody wrote, names to choose from. */
const withoutQuotes = (text: string): string =>
  text.replace(/["“„][^"”“]*["”“]|(?<=Choose one of:).*|(?<=Möglich sind:).*/g, '');

/** What is wrong with a text. */
function faultOf(kind: string, text: string, language: string): string | undefined {
  if (!text.trim()) return 'empty';
  if (/undefined|NaN|\[object/.test(text)) return 'no text';
  if (/^[a-z0-9]+([-_][a-z0-9]+)+$/.test(text)) return 'a code';
  if (SENTENCES.has(kind) && !/^\S+\s.*[.?!]["”“]?$/su.test(text)) return 'no sentence';
  const twice = /(?<![\p{L}-])(\p{L}{2,}) \1(?![\p{L}-])/u.exec(text)?.[1];
  if (twice && !/^(die|der|das|sie)$/i.test(twice)) return `"${twice}" twice`;
  const [phrase] = language === 'en' ? phrasesIn(withoutQuotes(text)) : [];
  if (phrase) return `"${phrase.found}", write ${phrase.write}`;
  return WRONG_PLURAL[language]?.exec(text)?.[0];
}

describe('the check of a text', () => {
  it.each([
    ['label', ''],
    ['label', 'Roll undefined dice'],
    ['note', 'roll-of-effect'],
    ['reason', 'not-now'],
    ['log', 'Sol loses the the cruiser.'],
    ['log', 'Whoever rolls.'], // quote: planted
    ['log', 'Sol produces 1 hits.'],
    ['log', 'Sol produces 2 hit.'],
    ['log', 'Tovak takes 1 Wounds.'],
    ['log', 'They roll 1 dice.'],
    ['problem', 'The colour is wrong.'], // quote: planted
  ])('%s: finds "%s"', (kind, text) => expect(faultOf(kind, text, 'en')).toBeDefined());
  it.each(['Nach 1 Runden.', 'Noch 2 Staffel.', 'Die die das.', '3 Feind'])('in German: %s', (text) =>
    expect(faultOf('log', text, 'de') !== undefined).toBe(/\d/.test(text)),
  );
  it.each([
    ['log', 'Sol produces 1 hit and 2 Wounds.'],
    ['log', 'Militia 1 hits Tao.'],
    ['label', 'Roll'],
    ['label', '21 hits, 11 dice'],
    ['problem', '"colour" is missing.'], // quote: planted
  ])('%s: leaves "%s"', (kind, text) => expect(faultOf(kind, text, 'en')).toBeUndefined());
});

describe.each(LOADED.flatMap((game) => Object.keys(game.text).map((language) => [game.id, language, game] as const)))(
  '%s in %s',
  (_, language, game) => {
    it('has no avoided phrase, doubled word, wrong plural, code or gap in any text that combats reach', () => {
      const seen = new Set<string>();
      const faults: string[] = [];
      const read: Read = (kind, text) => {
        if (text === undefined || seen.has(text) || (kind === 'standing' && text === '')) return;
        seen.add(text);
        const fault = faultOf(kind, text, language);
        if (fault) faults.push(`${kind} (${fault}): ${text}`);
      };
      for (const { id, title, about, teaches, setup } of game.setup.presets) {
        const own = game.setup.text[language]?.presets?.[id];
        read('preset', own?.title ?? title);
        read('preset', own?.about ?? about);
        if (teaches !== undefined) read('preset', (own ?? { teaches }).teaches ?? '');
        for (let seed = 1; seed <= SEEDS; seed++) readCombat(game, structuredClone(setup), language, seed, read);
      }
      for (let seed = 1; seed <= SAMPLES; seed++)
        readCombat(game, game.setup.sample(chanceOf(seed, 3)), language, seed, read);
      const problems = game.setup.text[language] ?? game.setup.text.en;
      let number = 0;
      for (const { input } of wrongs(game.setup.schema(jsonSchema) as Schema)) {
        if (number++ % EVERY_WRONG) continue;
        const checked = game.setup.check(input);
        for (const problem of checked.ok ? [] : checked.problems) read('problem', problems.problem(problem));
      }
      expect(faults).toEqual([]);
      expect(seen.size).toBeGreaterThan(30);
    });
  },
);
