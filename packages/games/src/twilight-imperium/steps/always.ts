import type { Step } from '@fray/engine';
import { TABLE } from '../dice-for.ts';
import { fightRow, unitOf } from '../rules/figures.ts';
import { SIDES, type Side, type Ti4 } from '../types.ts';
import { place } from './changes/units.ts';
import { whyNotAddUnit } from './inventory-limits.ts';
import { offerMoreSets, onMoreSets } from './inventory-sets.ts';

/** What the host may put right at any prompt, and giving up. Real tables meet cards that no program knows. */
export const always: Pick<Step<Ti4>, 'choices' | 'on' | 'calls'> = {
  calls: ['dice reroll'],
  choices(state, _, offer) {
    for (const unit of state.units) {
      offer('host', { type: 'adjust', what: 'remove', unit: unit.id });
      if (fightRow(unit).sustain)
        offer('host', { type: 'adjust', what: unit.damaged ? 'repair' : 'damage', unit: unit.id });
    }
    state.hits.forEach((_pool, pool) => {
      offer('host', { type: 'adjust', what: 'hit', pool });
      offer('host', { type: 'adjust', what: 'unhit', pool });
    });
    // A die may be set or rerolled until its hits are counted.
    state.rolls.forEach((roll, index) => {
      if (roll.hits !== null) return;
      roll.dice.forEach((die, at) => {
        for (let face = 1; face <= 10; face++)
          if (face !== die.face) offer('host', { type: 'adjust', what: 'face', roll: index, die: at, face });
        offer('host', { type: 'throw again', roll: index, die: at });
      });
    });
    const party = SIDES.find((side) => state.parties[side]);
    if (party) {
      const blank = { type: 'add unit', party, unit: 'infantry-1', place: 'space', damaged: false } as const;
      offer.form('host', blank, whyNotAddUnit(state));
      offer.form('host', { type: 'set counter', party, counter: 'tradeGoods', count: 0 });
    }
    offerMoreSets(state, offer);
    for (const side of SIDES) if (state.parties[side]) offer(side, { type: 'concede' });
  },
  on: {
    'add set': onMoreSets,
    adjust(play, action) {
      const state = play.state;
      if ('pool' in action) {
        const pool = state.hits[action.pool];
        if (!pool) return;
        pool.count += action.what === 'hit' ? 1 : -1;
        if (pool.count <= 0) state.hits.splice(action.pool, 1);
        play.emit({ type: 'adjusted', what: action.what });
        return;
      }
      if ('face' in action) {
        const die = state.rolls[action.roll]?.dice[action.die];
        if (die) die.face = action.face;
        play.emit({ type: 'adjusted', what: 'face', face: action.face });
        return;
      }
      const unit = unitOf(state, action.unit);
      if (!unit) return;
      if (action.what === 'remove') state.units.splice(state.units.indexOf(unit), 1);
      else unit.damaged = action.what === 'damage';
      play.emit({ type: 'adjusted', what: action.what, unit: unit.kind });
    },
    'add unit'(play, { party, unit: kind, place: at, damaged }) {
      const unit = place(play, party, kind, at, TABLE);
      unit.damaged = damaged;
      // It was there all the time: the table had forgotten it.
      delete unit.late;
      play.emit({ type: 'adjusted', what: 'add', unit: kind });
    },
    'set counter'(play, { party, counter, count }) {
      const held = play.state.parties[party];
      if (held) held.counters[counter] = count;
      play.emit({ type: 'adjusted', what: 'counter' });
    },
    concede(play, _, seat) {
      const state = play.state;
      const winner: Side = seat === 'attacker' ? 'defender' : 'attacker';
      state.result = {
        space: state.space ?? winner,
        rounds: state.round,
        planets: [],
        how: 'conceded',
        winner,
      };
      play.emit({ type: 'ended', how: 'conceded' });
    },
    'throw again'(play, { roll, die }) {
      play.call('dice reroll', { roll, dice: [die], effect: TABLE, by: play.state.rolls[roll]?.by ?? 'attacker' });
    },
  },
};
