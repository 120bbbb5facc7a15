import { type Traits, traits } from './traits.ts';
import type { Printed, UnitRow } from './units.ts';

function dictator(
  name: string,
  [initiative, combat, training]: Printed,
  about: string,
  ability?: Partial<Traits>,
): UnitRow {
  return {
    name,
    kind: 'dictator',
    initiative,
    combat,
    targets: 1,
    training,
    health: 3,
    woman: false,
    traits: traits(ability),
    about,
    outside: ability === undefined,
    expansion: false,
  };
}

/** Section 20. Titles are neutral: the product names no historical person. */
export const DICTATORS: readonly UnitRow[] = [
  dictator('The Comandante', [2, 2, 2], 'Each turn hires the best of three MERCs.'),
  dictator('The Marshal', [2, 1, 3], 'Up to 20 militia at his base.', { militiaAtBase: 20 }),
  dictator('The Colonel', [2, 2, 2], 'His side may take the equipment of a MERC it kills.', { loots: true }),
  dictator('The Chancellor', [0, 3, 3], 'His side acts before one Rebel player that he names.', {
    outpacesNamed: true,
  }),
  dictator('The Strongman', [4, 1, 1], 'Two tactics cards a turn.'),
  dictator('The Chairman', [2, 1, 3], 'Militia for the wilderness, by the sectors that the Rebels hold.'),
  dictator('The Premier', [3, 0, 3], 'Militia by the number of Rebels, spread around.'),
  dictator('The Broker', [1, 4, 1], 'Converts one militia in every Rebel sector before any fight.'),
  dictator('The General', [1, 3, 2], 'Damage by the sectors that the Rebels hold; hires on a loss.'),
  dictator('The Brother', [2, 2, 2], 'Sends militia against one Rebel sector each turn.'),
  dictator('The Secretary', [2, 3, 1], 'Hires one MERC a turn, two once the base is known.'),
];
