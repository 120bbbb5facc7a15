import type { Figures } from '../../rules/real-deck/types.ts';
import type { RealTable } from './fixture.ts';

/** A card with one keyword that is asked about, and the yes to its line. */

export const attack = (keyword: string): Figures => ({
  name: 'Asking Blow',
  type: 'attack',
  colour: 'red',
  cost: 0,
  power: 5,
  defense: 3,
  kinds: ['Generic', 'Action', 'Attack'],
  keywords: [{ keyword, number: null, standing: 'label' }],
});
export const action = (keyword: string): Figures => ({
  ...attack(keyword),
  type: 'action',
  kinds: ['Generic', 'Action'],
});
/** Says yes to the line of this keyword, wherever it stands. */
export function yes(t: RealTable, keyword: string): RealTable {
  const line = t.state.realDeck?.reminders.find((it) => it.words === keyword);
  if (!line) throw new Error(`nobody was asked about ${keyword}: ${JSON.stringify(t.state.realDeck?.reminders)}`);
  return t.does(line.who, { type: 'tick', reminder: line.id, done: true });
}
