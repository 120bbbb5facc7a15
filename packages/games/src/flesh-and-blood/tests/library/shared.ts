import type { Ruleset } from '@fray/engine';
import { LIBRARY } from '../../content/library/index.ts';
import type { CardId } from '../../content/row.ts';
import { rules } from '../../ruleset.ts';
import type { Fab } from '../../types.ts';
import { type Position, type Side, stateOf, Table } from '../fixture.ts';

/** Positions with cards beyond the four decks: every row of the library is there. */
export function table(position: Position): Table {
  const state = stateOf(position);
  state.custom = { ...LIBRARY, ...state.custom };
  const first = position.first ?? 'action phase';
  const there: Ruleset<Fab> = { ...rules, first, begin: () => state };
  return new Table(there, {} as Fab['setup'], position.script ?? {});
}

/** A holds these and can pay for them. */
export const holding = (hand: CardId[], A: Side = {}, more: Partial<Position> = {}): Table =>
  table({ ...more, A: { hand: [...hand], floating_resources: 9, ...A } });

/** A attacks unblocked, up to the priority of the Resolution Step. */
export const strike = (card: CardId, A: Side = {}, more: Partial<Position> = {}): Table =>
  holding([card], A, more).play('A', card).resolve();

/** A plays an action with go again, then attacks: up to the Reaction Step. */
export function thenAttack(card: CardId, attack: CardId, A: Side = {}, more: Partial<Position> = {}): Table {
  return holding([card, attack], A, more).play('A', card).clear().play('A', attack).to('reaction');
}
