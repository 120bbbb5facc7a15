import type { Tag } from '../types.ts';

/**
 * What a use can give that is left when the fight is over, at most. A search gives up what cannot become better: what is missing here is
 * never looked for.
 */
export interface Gives {
  fame?: number;
  /** For each enemy of the fight; for each use of a unit; for each spell that is cast. */
  famePerEnemy?: number;
  famePerUnit?: number;
  famePerSpell?: number;
  crystals?: number;
  crystalsPerEnemy?: number;
  /** Cards into the hand. */
  cards?: number;
  /** Units that stay, and units that are there for one use. */
  units?: number;
  lends?: number;
  readies?: number;
  /** Units that are healed. */
  heals?: number;
  /** Wounds of the hero are put away: 1 for all of them. */
  wounds?: number;
  /** Crystals that were spent come back: 1 for all of them. */
  returns?: number;
}
const KEYS = [
  'fame',
  'famePerEnemy',
  'famePerUnit',
  'famePerSpell',
  'crystals',
  'crystalsPerEnemy',
  'cards',
  'units',
  'lends',
  'readies',
  'heals',
  'wounds',
  'returns',
] as const satisfies readonly (keyof Gives)[];

const join = (list: readonly Gives[], how: (...amounts: number[]) => number): Gives => {
  const all: Gives = {};
  for (const key of KEYS) {
    const amount = list.reduce((sum, one) => how(sum, one[key] ?? 0), 0);
    if (amount) all[key] = amount;
  }
  return all;
};
export const addGives = (list: readonly Gives[]): Gives => join(list, (a = 0, b = 0) => a + b);
export const mostGives = (list: readonly Gives[]): Gives => join(list, Math.max);
export const timesGives = (one: Gives, times: number): Gives => join([one], (_, amount = 0) => times * amount);

/** What the mark of a card in a pool brings when the pool closes, or later in the phase. */
const BY_TAG: Readonly<Partial<Record<Tag, Gives>>> = {
  'axe-throw': { fame: 1 },
  'chivalry-powered': { famePerEnemy: 1 },
  'bow-of-starsdawn': { famePerEnemy: 1 },
  'soul-harvester': { crystalsPerEnemy: 1 },
  dueling: { fame: 1 },
};
const NOTHING: Gives = {};
export const tagGives = (tag: Tag | ''): Gives => (tag && BY_TAG[tag]) || NOTHING;
