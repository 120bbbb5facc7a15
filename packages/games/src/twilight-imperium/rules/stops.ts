import type { Choice } from '@fray/engine';
import type { OrderFacts, Stop } from '../../game.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import { UNITS } from '../content/units.ts';
import { PARTIES, type State, type Ti4, type View, type WindowId } from '../types.ts';
import { anyUnit } from './figures.ts';
import { holdingsOf } from './hooks.ts';

/** What players order for longer than one answer: it follows from what everybody sees, so that it tells nothing about a hand. */

/** Windows before dice are rolled. */
export const BEFORE_DICE: ReadonlySet<string> = new Set<WindowId>([
  'activation',
  'moved',
  'cannon-start',
  'before-roll',
  'space-start',
  'space-round',
  'barrage',
  'retreats',
  'announced',
  'before-bombardment',
  'ground-start',
  'ground-round',
]);
/** Ships that nobody loses lightly. */
const BIG = ['flagship', 'war-sun'];

/** The two kinds of window that every seat may say something about, and effects in play that are taken without a question. */
export function stops(state: State | View): readonly Stop[] {
  const gains = PARTIES.flatMap((seat) =>
    [...(holdingsOf(state, seat)?.offers.values() ?? [])]
      .flat()
      .flatMap(({ row, offer }) => (offer.freeGain ? [{ effect: row.id, seat }] : [])),
  );
  return [{ window: 'sustained', unless: BIG }, { window: 'dice' }, ...gains];
}

/** What a lasting order can say about a use. */
export function orderFacts(
  { action, about = [] }: Choice<Ti4> & { about?: readonly { kind: string; id: string }[] },
  state: State,
): OrderFacts | undefined {
  if (action.type !== 'use') return undefined;
  const { window = [] } = EFFECTS.get(action.effect)?.offers?.[action.offer] ?? {};
  const kinds = [window].flat().map((one) => (BEFORE_DICE.has(one) ? 'dice' : one));
  const units = about.flatMap(({ kind, id }) => {
    const unit = kind === 'unit' ? anyUnit(state, id) : undefined;
    return unit ? [UNITS[unit.kind].type] : [];
  });
  return { effect: action.effect, windows: kinds, units };
}

/** The phase with its planet, and the round of its combat. */
export const roundOf = (state: State | View): readonly [string, number] =>
  state.phase === 'ground'
    ? [`ground ${state.planet}`, state.planets.find(({ id }) => id === state.planet)?.round ?? 0]
    : [state.phase, state.round];
