import type { Play, Step } from '@fray/engine';
import type { GearRow } from '../content/gear.ts';
import { GEAR_ROWS } from '../content/index.ts';
import { traitsOf } from '../rules/rows.ts';
import { isAlive, isHere, isStanding, otherSide, unitAt } from '../rules/sides.ts';
import { inAbsorbOrder, slotFor } from '../rules/slots.ts';
import type { Merc, Outcome, Side, State } from '../types.ts';
import { finish, takeOut } from './changes/losing.ts';

/** Section 10: who is left holds the sector. */
const end: Step<Merc, 'end'> = {
  title: 'End of the fight',
  to: [],
  enter(play) {
    callDogsBack(play);
    finish(play, victorOf(play.state));
  },
};

/** Section 17: a dog that lived returns to its owner, if he is still here; else it is discarded. */
function callDogsBack(play: Play<Merc>): void {
  const { state } = play;
  state.units.forEach((dog, position) => {
    if (dog.kind !== 'dog' || !isHere(dog)) return;
    const handler = unitAt(state, dog.handler);
    const card = GEAR_ROWS.get(dog.card) as GearRow;
    takeOut(play, position, 'gone');
    const slot = slotFor(traitsOf(state, handler), handler.gear, card);
    if (state.options.dogAfterCombat === 'discarded' || !isHere(handler) || !slot) {
      state.discarded.push(dog.card);
      return;
    }
    handler.gear = inAbsorbOrder([...handler.gear, { card: card.name, slot, armor: 0, uses: 0 }]);
    play.emit({ type: 'dog returned', dog: dog.id, unit: handler.id });
  });
}

function victorOf(state: State): Outcome {
  const { round } = state;
  const dictator = isStanding(state, 'dictator');
  const rebel = isStanding(state, 'rebel');
  if (state.kind === 'bombardment') {
    const defender = otherSide(state.attacker);
    const held = isStanding(state, defender);
    return { winner: held ? null : state.attacker, how: 'bombardment', control: held ? defender : null, round };
  }
  if (dictator && rebel) return { winner: null, how: 'stalemate', control: otherSide(state.attacker), round };
  if (!dictator && !rebel) return { winner: 'dictator', how: 'both gone', control: 'dictator', round };
  const winner: Side = dictator ? 'dictator' : 'rebel';
  const fled = state.units.some((unit) => unit.side !== winner && isAlive(unit) && !isHere(unit));
  return { winner, how: fled ? 'retreated' : 'destroyed', control: winner, round };
}

export const endSteps = { end };
