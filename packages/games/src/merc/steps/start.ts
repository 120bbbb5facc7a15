import type { Play, Step } from '@fray/engine';
import { TACTICS_ROWS } from '../content/index.ts';
import type { TacticsRow } from '../content/tactics.ts';
import { forBarrage, forInitiative } from '../dice-for.ts';
import { firstStrikers } from '../rules/order.ts';
import { traitsOf } from '../rules/rows.ts';
import { countMilitia, enteredOf, isHere, militiaLimit, ownersHere, ranksOf, unitAt } from '../rules/sides.ts';
import { type Merc, NONE, type Player, type State } from '../types.ts';
import { fixFigures } from './changes/figures.ts';
import { enlistMilitia } from './changes/roster.ts';

const start: Step<Merc, 'start'> = {
  title: 'The fight begins',
  to: ['tactics', 'mine', 'before round 1', 'next unit'],
  enter(play) {
    const { state } = play;
    play.emit({ type: 'combat began', attacker: state.attacker, sector: state.sector });
    // READY fixes the figures; players who decide before it need to see them too.
    if (state.kind === 'bombardment' || state.tactics.length || state.mine) fixFigures(state);
    if (state.kind === 'bombardment') return 'next unit';
    return state.tactics.length ? 'tactics' : state.mine ? 'mine' : 'before round 1';
  },
};

/** Section 21: cards played just before the fight, in the order given. */
const tactics: Step<Merc, 'tactics'> = {
  title: 'Tactics cards take effect',
  to: ['tactics', 'barrage', 'mine'],
  calls: ['losses', 'wounds'],
  enter(play) {
    const { state } = play;
    const played = state.tactics.shift();
    if (!played) {
      // The cards may have changed the figures of militia: the owner of a mine decides by the new ones.
      if (state.mine) fixFigures(state);
      return 'mine';
    }
    const row = TACTICS_ROWS.get(played.card) as TacticsRow;
    const effect = (value: number) => play.emit({ type: 'tactics played', card: row.name, effect: value });
    switch (row.effect) {
      case 'barrage':
        effect(0);
        return 'barrage';
      case 'militia hit on 3':
        state.militiaHitsOn = 3;
        effect(3);
        break;
      case 'militia faster':
        state.militiaHaste = 1;
        effect(1);
        break;
      case 'militia attack':
        effect(placeMilitia(play, played.militia || fodderFor(state)));
        break;
      case 'militia desert':
        effect(2);
        play.call('losses', { count: 2, militiaOnly: true, chosen: [] });
        break;
      case 'poison': {
        const lost = Math.ceil(state.rebelPlayers / 2);
        effect(lost);
        play.call('losses', { count: lost, militiaOnly: true, chosen: [] });
        const mercs = ranksOf(state, 'rebel').filter((position) => unitAt(state, position).kind === 'merc');
        play.call('wounds', { hurt: mercs, hits: mercs.map(() => 1), next: 0, pierces: true, by: NONE });
        break;
      }
      case 'place militia':
        effect(placeMilitia(play, played.militia || row.perRebel * state.rebelPlayers));
        break;
      case 'elsewhere':
        effect(0);
    }
    return 'tactics';
  },
};

/** Fodder counts each Rebel player: half of what he has here, rounded up for each of them. */
function fodderFor(state: State): number {
  const militia = ranksOf(state, 'rebel').filter((position) => unitAt(state, position).kind === 'militia');
  let count = 0;
  for (const owner of ownersHere(state, 'rebel')) {
    count += Math.ceil(militia.filter((position) => unitAt(state, position).owner === owner).length / 2);
  }
  return count;
}

/** Militia of the Dictator, as many as the sector holds. */
export function placeMilitia(play: Play<Merc>, count: number, owner: Player = 'dictator'): number {
  const { state } = play;
  const side = owner === 'dictator' ? 'dictator' : 'rebel';
  const placed = Math.max(0, Math.min(count, militiaLimit(state, side) - countMilitia(state, side)));
  enlistMilitia(state, owner, placed);
  if (placed) play.emit({ type: 'militia placed', owner, count: placed });
  return placed;
}

const barrage: Step<Merc, 'barrage'> = {
  title: 'Artillery Barrage: how many are hit',
  to: ['tactics'],
  calls: ['losses'],
  rolls: true,
  enter(play) {
    const die = play.roll(1, 6, forBarrage)[0] as number;
    play.emit({ type: 'barrage rolled', die });
    play.call('losses', { count: die, militiaOnly: false, chosen: [] });
    return 'tactics';
  },
};

/** Section 19: the owner announces his mine. Who disarms it does so on entering. */
const mine: Step<Merc, 'mine'> = {
  title: 'Land mine: set it off or keep it?',
  to: ['before round 1'],
  calls: ['wounds'],
  enter(play) {
    const { state } = play;
    if (!state.mine) return;
    const expert = state.attackers.find((position) => traitsOf(state, unitAt(state, position)).disarms);
    if (expert === undefined) return;
    state.mine = '';
    state.stash.push('Land Mine');
    play.emit({ type: 'mine disarmed', unit: unitAt(state, expert).id, sector: state.sector });
  },
  next: (state) => (state.mine && enteredOf(state).length ? undefined : 'before round 1'),
  choices(state, _memory, offer) {
    if (!state.mine) return;
    offer(state.mine, { type: 'set off mine' });
    offer(state.mine, { type: 'keep mine' });
  },
  on: {
    'set off mine': (play) => {
      setOffMine(play);
      return 'before round 1';
    },
    'keep mine': () => 'before round 1',
  },
};

/** Everybody who entered and is still here takes 1 damage. */
export function setOffMine(play: Play<Merc>): void {
  const { state } = play;
  play.emit({ type: 'mine went off', owner: state.mine, sector: state.sector });
  state.mine = '';
  const entered = enteredOf(state);
  play.call('wounds', { hurt: entered, hits: entered.map(() => 1), next: 0, pierces: false, by: NONE });
}

/** Section 16: a die for the initiative of the whole combat, then those who strike before round 1. */
const beforeRound1: Step<Merc, 'before round 1'> = {
  title: 'Before round 1: initiative dice and first strikes',
  to: ['next unit', 'READY'],
  rolls: true,
  enter(play) {
    const { state } = play;
    for (const unit of state.units) {
      if (unit.kind === 'militia' || !isHere(unit) || !traitsOf(state, unit).rollsInitiative) continue;
      unit.die = play.roll(1, 6, forInitiative, unit)[0] as number;
      play.emit({ type: 'initiative rolled', unit: unit.id, seat: unit.owner, die: unit.die });
    }
    state.initiativeOrder = firstStrikers(state);
    if (!state.initiativeOrder.length) return 'READY';
    fixFigures(state);
    return 'next unit';
  },
};

export const startSteps = { start, tactics, barrage, mine, 'before round 1': beforeRound1 };
