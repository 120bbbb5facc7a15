import type { Play } from '@fray/engine';
import { effectRow } from '../content/effects/registry.ts';
import type { Ask, EffectOffer, Use } from '../content/effects/types.ts';
import { arena, distinct, opponentOf, unitOf } from '../rules/figures.ts';
import type { Counter } from '../setup/types.ts';
import type { PartyId, State, Steps, Ti4, Unit } from '../types.ts';
import { CALLS } from './calls.ts';
import { forfeit } from './changes/effects.ts';
import { confirm, openWindow, PREVENTED, passWindow, useEffect, windowChoices } from './window.ts';

const offerOf = (memory: Use): EffectOffer => {
  const offer = effectRow(memory.effect).offers?.[memory.offer ?? 0];
  if (!offer) throw new Error(`${memory.effect} has no offer ${memory.offer}`);
  return offer;
};

/** Costs are paid when the effect resolves; counters that are not in use are paid at the table. */
function pay(play: Play<Ti4>, use: Use, offer: EffectOffer): void {
  const party = play.state.parties[use.by];
  const cost = offer.cost;
  if (!party || !cost) return;
  for (const key in cost.counters) {
    const counter = key as Counter;
    const amount = cost.counters[counter] ?? 0;
    const have = party.counters[counter];
    if (have !== undefined) party.counters[counter] = Math.max(0, have - amount);
    play.emit({ type: 'paid', by: use.by, effect: use.effect, what: counter, amount, table: have === undefined });
  }
  if (cost.exhaust && !party.exhausted.includes(use.effect)) party.exhausted.push(use.effect);
  if (cost.purge) {
    if (play.state.common.includes(use.effect)) {
      play.state.common = play.state.common.filter((id) => id !== use.effect);
      play.state.version++;
    } else forfeit(play.state, use.by, use.effect);
  }
}

function resolve(play: Play<Ti4>, use: Use, offer: EffectOffer): void {
  for (const part of [offer.parts].flat()) part(play, use);
}

const CARD = ['card'] as const;
const askOf = (effect: string, name: string): Ask => {
  const ask = effectRow(effect).asks?.[name];
  if (!ask) throw new Error(`${effect} has no ask ${name} in its row`);
  return ask;
};
const partyFor = (state: State, use: Use, ask: Ask): PartyId =>
  ask.who === 'owner' ? use.by : ask.who === 'opponent' ? opponentOf(state, use.by) : ask.who(state, use);
/** Candidates that are not picked yet; equal units once. */
function candidates(state: State, memory: Use, ask: Ask): readonly string[] {
  const list = ask.from(state, memory).filter((id) => !memory.picked?.includes(id));
  const units = list.map((id) => unitOf(state, id));
  return units.every((unit): unit is Unit => unit !== undefined) ? distinct(units).map((unit) => unit.id) : list;
}
const askOver = (state: State, memory: Use, ask: Ask): boolean =>
  memory.confirmed !== undefined ||
  (memory.picked?.length ?? 0) >= ask.count(state, memory) ||
  candidates(state, memory, ask).length === 0;

/** What is chosen automatically: all candidates if the count allows it, any if all are alike. */
function obvious(state: State, memory: Use, ask: Ask): string[] {
  const all = ask.from(state, memory);
  const count = ask.count(state, memory);
  return all.length <= count || candidates(state, memory, ask).length === 1 ? all.slice(0, count) : [];
}
/** The choice of this frame is the one that dice wait for. */
const beforeDice = (memory: Use): boolean => effectRow(memory.effect).offers?.[memory.offer ?? 0]?.picks === memory.ask;

export const effectSteps = {
  effect: {
    title: 'An action card was played: it may be canceled',
    to: ['effect resolves', 'effect'],
    calls: CALLS,
    enter(play) {
      openWindow(play, CARD, false);
    },
    next: (_, memory) => (memory.cancelled || memory.turn === undefined ? 'effect resolves' : undefined),
    choices: (state, memory, offer) => windowChoices(state, memory, offer, CARD),
    on: {
      use(play, action, seat) {
        useEffect(play, action, seat, CARD);
        return 'effect';
      },
      pass: (play, _, seat) => passWindow(play, seat, CARD),
    },
    onReturn: PREVENTED,
  },
  'effect resolves': {
    title: 'The effect resolves',
    to: ['back', 'effect rolled', 'effect choice'],
    calls: CALLS,
    enter(play) {
      const memory = play.memory;
      if (memory.cancelled) {
        play.emit({ type: 'cancelled', effect: memory.effect, by: memory.by });
        return 'back';
      }
      const offer = offerOf(memory);
      if (offer.picks !== undefined && memory.picked === undefined) {
        memory.ask = offer.picks;
        memory.picked = obvious(play.state, memory, askOf(memory.effect, offer.picks));
        if (memory.picked.length === 0) return 'effect choice';
      }
      pay(play, memory, offer);
      if (offer.roll) {
        const { state } = play;
        const spec = {
          kind: 'effect' as const,
          by: memory.by,
          on: opponentOf(state, memory.by),
          place: arena(state),
          effect: memory.effect,
        };
        play.call('dice', { ...memory, spec, passed: [], used: [] });
        return 'effect rolled';
      }
      resolve(play, memory, offer);
      return 'back';
    },
  },
  'effect rolled': {
    title: 'The dice of the effect are final',
    to: ['back'],
    calls: CALLS,
    enter(play) {
      const memory = play.memory;
      const rolls = play.state.rolls;
      let index = rolls.length - 1;
      while (index >= 0 && rolls[index]?.effect !== memory.effect) index--;
      memory.roll = index;
      memory.faces = rolls[index]?.dice.map((die) => die.face + die.mod) ?? [];
      resolve(play, memory, offerOf(memory));
      return 'back';
    },
  },
  'effect choice': {
    title: 'A choice of the effect',
    to: ['back', 'effect resolves'],
    calls: CALLS,
    next(state, memory) {
      if (!askOver(state, memory, askOf(memory.effect, memory.ask))) return undefined;
      return beforeDice(memory) ? 'effect resolves' : 'back';
    },
    choices(state, memory, offer) {
      const ask = askOf(memory.effect, memory.ask);
      const seat = partyFor(state, memory, ask);
      for (const target of candidates(state, memory, ask)) offer(seat, { type: 'choose', target });
      if (ask.optional) offer(seat, { type: 'done' });
    },
    on: {
      choose(play, { target }) {
        const memory = play.memory;
        memory.picked = [...(memory.picked ?? []), target];
        askOf(memory.effect, memory.ask).chosen?.(play, { ...memory, target });
      },
      done: confirm,
    },
  },
} satisfies Partial<Steps>;
