import type { Objective } from '../../game.ts';

/** What a card, a trade good and a hero are worth, in resources. */
const SPENT = { card: 1, tradeGood: 1, hero: 6 };
const BALANCED: Objective = { id: 'balanced', goal: 20, own: 1, theirs: 1, spent: SPENT };

/** What a player may be after, in resources. A judgment, not a measurement: programs show the weights. */
export const OBJECTIVES: readonly [Objective, ...Objective[]] = [
  BALANCED,
  { id: 'win', goal: 100, own: 1, theirs: 1, spent: SPENT },
  { id: 'fleet', goal: 5, own: 1, theirs: 0.5, spent: SPENT },
  // Its goal is the planet also where space alone would be asked about.
  { ...BALANCED, id: 'planet' },
];

/** The objective of that name; left out: the default. */
export const findObjective = (id?: string): Objective => OBJECTIVES.find((one) => one.id === id) ?? BALANCED;
