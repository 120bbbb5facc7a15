import type { Play, Reason } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import type { RerollRow } from '../content/effects/types.ts';
import { forAgain, forRoll } from '../dice-for.ts';
import { chance, partsOf, poolsOf, rerollBonus } from '../rules/dice.ts';
import { anyUnit } from '../rules/figures.ts';
import { holdingsOf, hooksOf } from '../rules/hooks.ts';
import { diceOf, rollFor, throwers } from '../rules/roll-spec.ts';
import { canUse } from '../rules/windows.ts';
import type { Bonus, Die, Event, PartyId, Roll, State, Steps, Ti4 } from '../types.ts';
import { CALLS } from './calls.ts';
import { expire } from './changes/effects.ts';
import { countHits } from './changes/hits.ts';
import { hasTurn, openWindow, passWindow, useEffect, windowChoices } from './window.ts';

/**
 * The batch dice roller that serves every phase: before the roll, the roll, rerolls die by die, the tally.
 * Combat rolls are tallied when both sides have rolled (P2.5, P4.3); all others here.
 */

const BEFORE = ['before-roll'] as const;
const AFTER = ['rolled'] as const;

function rolledEvent(state: State, roll: Roll, again?: string): Event {
  const event: Extract<Event, { type: 'rolled' }> = {
    type: 'rolled',
    kind: roll.kind,
    by: roll.by,
    on: roll.on,
    place: roll.place,
    dice: [],
  };
  let unit = '';
  let kind = '';
  for (const die of roll.dice) {
    // Dice of one unit lie side by side.
    if (die.unit !== unit) {
      unit = die.unit;
      kind = anyUnit(state, unit)?.kind ?? unit;
    }
    event.dice.push({ unit, kind, value: die.value, mod: die.mod, face: die.face, chance: chance(die) });
  }
  if (again !== undefined) event.again = again;
  return event;
}

/** Emits the dice that were rolled, planet by planet. */
function tell(play: Play<Ti4>, roll: Roll, dice: Die[], again?: string): void {
  if (!play.watched) return;
  for (const part of partsOf({ ...roll, dice })) play.emit(rolledEvent(play.state, part, again));
}

/** Every reroll that a party could make on this roll, die by die, with the reason where it cannot. */
function eachReroll(
  state: State,
  roll: Roll,
  by: PartyId,
  take: (effect: string, die: number, not: Reason | false) => boolean,
): boolean {
  const party = state.parties[by];
  const rerolls = holdingsOf(state, by)?.rerolls;
  // Called for every party after every roll, and few can reroll anything.
  if (!party || !rerolls || rerolls.length + state.bonuses.length === 0) return false;
  const row = (effect: string, reroll: RerollRow): boolean => {
    if (!reroll.kinds.includes(roll.kind) || (reroll.of === 'own') !== (roll.by === by)) return false;
    for (let i = 0; i < roll.dice.length; i++) {
      const die = roll.dice[i] as Die;
      const not = die.rerolled?.includes(effect)
        ? { code: 'rerolled', effect }
        : reroll.not?.(state, by, roll, die) || false;
      if (take(effect, i, not)) return true;
    }
    return false;
  };
  for (const { effect, reroll } of rerolls) if (!party.exhausted.includes(effect) && row(effect, reroll)) return true;
  for (let i = 0; i < state.bonuses.length; i++) {
    const bonus = state.bonuses[i] as Bonus;
    // The same card played twice still rerolls a die once.
    if (state.bonuses.findIndex((one) => one.effect === bonus.effect && one.by === bonus.by) !== i) continue;
    const reroll = bonus.by === by ? EFFECTS.get(bonus.effect)?.lastingReroll : undefined;
    if (reroll && row(bonus.effect, reroll)) return true;
  }
  return false;
}
const canReroll = (state: State, roll: Roll, by: PartyId): boolean => eachReroll(state, roll, by, (_, __, not) => !not);

/** Whether a party could reroll or use anything on the roll of this frame. */
const canAct: typeof canUse = (state, memory, windows, by, cards) => {
  const roll = state.rolls[memory.roll ?? -1];
  return (roll !== undefined && canReroll(state, roll, by)) || canUse(state, memory, windows, by, cards);
};

function reroll(play: Play<Ti4>, index: number, dice: readonly number[], effect: string): void {
  const roll = play.state.rolls[index];
  if (!roll) return;
  const plus = rerollBonus(effect);
  const faces = play.roll(dice.length, 10, forAgain, { roll, dice, effect });
  const changed: Die[] = [];
  for (let i = 0; i < dice.length; i++) {
    const die = roll.dice[dice[i] as number];
    if (!die) continue;
    die.face = faces[i] as number;
    die.mod += plus;
    die.rerolled = [...(die.rerolled ?? []), effect];
    changed.push(die);
  }
  tell(play, roll, changed, effect);
}

/** Counts rolls that belong together, runs effects on the dice, and queues the hits. */
export function tally(play: Play<Ti4>, rolls: readonly Roll[]): void {
  const state = play.state;
  countHits(state, rolls);
  for (const roll of rolls) {
    for (const { by, hook, bonus } of hooksOf(state, 'rolled')) hook(play, by, roll, bonus);
    if (roll.kind === 'effect') continue;
    for (const pool of poolsOf(state, roll)) {
      for (const { by, hook } of hooksOf(state, 'cancels')) pool.count -= hook(state, by, pool);
      if (pool.count > 0) state.hits.push(pool);
    }
    play.emit({ type: 'hits', kind: roll.kind, by: roll.by, on: roll.on, place: roll.place, count: roll.hits ?? 0 });
  }
}

export const diceSteps = {
  dice: {
    title: 'Before the roll',
    to: ['dice roll', 'dice'],
    calls: CALLS,
    enter(play) {
      const fresh = openWindow(play, BEFORE, false);
      if (fresh && play.memory.confirmed) delete play.memory.confirmed;
    },
    next(state, memory) {
      if (memory.turn !== undefined || throwers(state, memory).length > 0) return undefined;
      // Dice of an effect need no click of their own.
      const waits = !state.skipEmptyWindows && memory.spec.kind !== 'effect' && memory.confirmed === undefined;
      return waits ? undefined : 'dice roll';
    },
    choices(state, memory, offer) {
      windowChoices(state, memory, offer, BEFORE);
      if (memory.turn !== undefined) return;
      const by = memory.spec.by;
      const list = throwers(state, memory);
      for (const unit of list) offer(by, { type: 'choose', target: unit.id });
      if (list.length === 0) offer(by, { type: 'continue' });
    },
    on: {
      use(play, action, seat) {
        useEffect(play, action, seat, BEFORE);
        return 'dice';
      },
      pass: (play, _, seat) => passWindow(play, seat, BEFORE),
      choose(play, { target }) {
        play.memory.extra = [...(play.memory.extra ?? []), target];
      },
      continue: () => 'dice roll',
    },
  },
  'dice roll': {
    title: 'The dice are rolled',
    to: ['dice result'],
    rolls: true,
    enter(play) {
      const state = play.state;
      const memory = play.memory;
      const roll = rollFor(memory.spec);
      const dice = diceOf(state, roll, memory);
      roll.dice = dice;
      if (dice.length > 0) {
        const faces = play.roll(dice.length, 10, forRoll, roll);
        for (let i = 0; i < dice.length; i++) (dice[i] as Die).face = faces[i] as number;
      }
      memory.roll = state.rolls.length;
      state.rolls.push(roll);
      tell(play, roll, dice);
      return 'dice result';
    },
  },
  'dice result': {
    title: 'Rerolls',
    to: ['dice tally', 'dice result'],
    calls: CALLS,
    enter(play) {
      const memory = play.memory;
      // The roller first, then the others.
      openWindow(play, AFTER, memory.spec.kind !== 'effect', canAct, memory.spec.by);
    },
    next: (_, memory) => (memory.turn === undefined ? 'dice tally' : undefined),
    choices(state, memory, offer) {
      const roll = state.rolls[memory.roll] as Roll;
      const throwers: PartyId[] = [];
      for (const by of state.order) {
        const turn = hasTurn(state, memory, by);
        const seen = new Set<string>();
        eachReroll(state, roll, by, (effect, die, not) => {
          const one = roll.dice[die] as Die;
          // Equal dice of one unit are listed once.
          const key = `${effect} ${one.value} ${one.mod} ${one.face} ${one.unit} ${one.rerolled?.join() ?? ''}`;
          if (not || !seen.has(key))
            offer(by, { type: 'reroll', effect, die }, not || (!turn && { code: 'not-your-turn' }));
          seen.add(key);
          if (turn && !not) throwers.push(by);
          return false;
        });
      }
      windowChoices(state, memory, offer, AFTER, throwers);
    },
    on: {
      reroll(play, { effect, die }, seat) {
        const memory = play.memory;
        memory.passed = [];
        memory.again = true;
        memory.turn = seat as PartyId;
        play.call('dice reroll', { roll: memory.roll, dice: [die], effect, by: seat as PartyId });
        return 'dice result';
      },
      use(play, action, seat) {
        useEffect(play, action, seat, AFTER);
        return 'dice result';
      },
      pass: (play, _, seat) => passWindow(play, seat, AFTER, canAct),
    },
  },
  'dice reroll': {
    title: 'Dice are rerolled',
    to: ['back'],
    rolls: true,
    enter(play) {
      const memory = play.memory;
      reroll(play, memory.roll, memory.dice, memory.effect);
      return 'back';
    },
  },
  'dice tally': {
    title: 'Hits are counted',
    to: ['back'],
    calls: CALLS,
    enter(play) {
      const roll = play.state.rolls[play.memory.roll];
      if (roll && roll.kind !== 'combat') {
        const parts = partsOf(roll);
        tally(play, parts);
        roll.hits = parts.reduce((sum, part) => sum + (part.hits ?? 0), 0);
      }
      expire(play.state, 'roll');
      return 'back';
    },
  },
} satisfies Partial<Steps>;
