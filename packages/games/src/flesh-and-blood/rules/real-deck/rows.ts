import { isRecord } from '@fray/engine';
import { CARDS } from '../../content/index.ts';
import { CONDS, FILTERS, PARTS, TABLE_MOMENTS, WHENS } from '../../content/row.ts';

/** A row of ours that travels with the card that the table names: whether every part of it is one that the engine plays. */

type Fits = (it: unknown) => boolean;
const MOST = 99;
const MOST_LIST = 12;

const whole: Fits = (it) => Number.isInteger(it) && Math.abs(Number(it)) <= MOST;
const count: Fits = (it) => whole(it) && Number(it) >= 0;
const flag: Fits = (it) => typeof it === 'boolean';
const text: Fits = (it) => typeof it === 'string' && it.length <= 200;
const of =
  (list: readonly string[]): Fits =>
  (it) =>
    typeof it === 'string' && list.includes(it);
const list =
  (fits: Fits): Fits =>
  (it) =>
    Array.isArray(it) && it.length <= MOST_LIST && it.every(fits);
/** An object of these fields and no others; what is listed as needed must be there. */
const record =
  (fields: Readonly<Record<string, Fits>>, needs: readonly string[] = []): Fits =>
  (it) =>
    isRecord(it) &&
    needs.every((key) => it[key] !== undefined) &&
    Object.entries(it).every(([key, value]) => fields[key]?.(value) ?? false);

const GAIN = of(['go again', 'dominate', 'overpower']);
const COND = of(CONDS);
const FILTER = of(FILTERS);

const fields: Record<string, Fits> = {
  do: of(PARTS),
  n: whole,
  to: FILTER,
  gain: GAIN,
  few: count,
  grant: flag,
  cost: count,
  if: COND,
  what: text,
  all: flag,
  most: count,
  times: count,
  may: of(['part', 'rest']),
};
const bare = record(fields, ['do']);
/** Tokens that are made must be known. */
const part: Fits = (it) =>
  bare(it) &&
  (!isRecord(it) ||
    !['token', 'clash', 'each'].includes(String(it.do)) ||
    it.what === undefined ||
    ['draw', 'life', ''].includes(String(it.what)) ||
    CARDS[String(it.what)] !== undefined);
const parts = list(part);

const does: Fits = (it) =>
  isRecord(it) &&
  Object.entries(it).every(([when, value]) => (WHENS as readonly string[]).includes(when) && parts(value));

const ROW: Record<string, Fits> = {
  bonus: list(record({ n: whole, if: COND, per: of(['hits', 'boosts']) }, ['n'])),
  gains: list(record({ gain: GAIN, if: COND }, ['gain', 'if'])),
  defenseBonus: record({ n: whole, if: COND }, ['n', 'if']),
  extra: of(['random discard', 'reveal cheap', 'reveal heavy', 'bottom']),
  offering: text,
  thrift: flag,
  needs: COND,
  only: of(['arsenal']),
  verses: count,
  once: flag,
  often: flag,
  bars: record({ what: of(['defense reaction', 'strong attack']), if: COND }, ['what']),
  choices: list(COND),
  choose: count,
  instead: of(['hand', 'treasure']),
  exile: flag,
  countsAsPlayed: flag,
  fuel: flag,
  doubles: COND,
  barrier: record({ n: count, if: COND }, ['n', 'if']),
  brittle: flag,
  optional: count,
  target: FILTER,
  aim: (it) => flag(it) || it === 'any',
  brings: text,
  modes: list(record({ target: FILTER, does: parts }, ['target', 'does'])),
  after: count,
  does,
  ability: record(
    {
      type: of(['action', 'instant', 'attack reaction']),
      cost: count,
      by: of(['destroy', 'tap', 'discard', 'discard this', 'turn up', 'none']),
      defending: flag,
      goAgain: flag,
      target: FILTER,
      once: flag,
      if: COND,
      chants: flag,
      stored: count,
      does: parts,
    },
    ['type', 'cost', 'by', 'does'],
  ),
  flat: whole,
  with: text,
  returns: flag,
  combo: text,
  element: text,
  talent: of(['draconic', 'lightning']),
  steady: record({
    second: whole,
    heavy: whole,
    frail: whole,
    tax: whole,
    gear: whole,
    unseen: whole,
    swords: whole,
    reaps: whole,
    rerolls: whole,
    opens: whole,
    collects: whole,
  }),
  disputed: text,
  table: list(record({ when: of(TABLE_MOMENTS), words: text }, ['when', 'words'])),
};

/** What a row of ours says beyond figures and keywords. */
export const ROW_FIELDS: readonly string[] = Object.keys(ROW);
export const isPlayedRow: Fits = record(ROW);
