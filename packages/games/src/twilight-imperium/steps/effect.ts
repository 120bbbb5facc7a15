import type { Play } from '@fray/engine';
import { effectRow } from '../content/effects/registry.ts';
import type { Ask, EffectOffer, Use } from '../content/effects/types.ts';
import { arena, distinct, opponentOf, unitOf } from '../rules/figures.ts';
import type { Counter } from '../setup/types.ts';
import type { PartyId, State, Steps, Ti4, Unit } from '../types.ts';
import { CALLS } from './calls.ts';
import { forfeit } from './changes/effects.ts';
import { confirm, openWindow, PREVENTED, passWindow, useEffect, windowChoices } from './window.ts';

const offerOf = (own: Use): EffectOffer => {
  const offer = effectRow(own.effect).offers?.[own.offer ?? 0];
  if (!offer) throw new Error(`${own.effect} has no offer ${own.offer}`);
  return offer;
};

/** Costs fall due when the effect resolves; what is not counted is paid at the table. */
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
  for (const part of offer.parts) part(play, use);
}

const CARD = ['card'] as const;
const askOf = (effect: string, name: string): Ask => {
  const ask = effectRow(effect).asks?.[name];
  if (!ask) throw new Error(`${effect} asks nothing called ${name}`);
  return ask;
};
const asked = (state: State, use: Use, ask: Ask): PartyId =>
  ask.who === 'owner' ? use.by : ask.who === 'opponent' ? opponentOf(state, use.by) : ask.who(state, use);
/** Candidates that are not picked yet; equal units once. */
function candidates(state: State, own: Use, ask: Ask): readonly string[] {
  const list = ask.from(state, own).filter((id) => !own.picked?.includes(id));
  const units = list.map((id) => unitOf(state, id));
  return units.every((unit): unit is Unit => unit !== undefined) ? distinct(units).map((unit) => unit.id) : list;
}
const askOver = (state: State, own: Use, ask: Ask): boolean =>
  own.confirmed !== undefined ||
  (own.picked?.length ?? 0) >= ask.count(state, own) ||
  candidates(state, own, ask).length === 0;

/** What is picked without asking: everybody where the count allows it, anybody where all are alike. */
function obvious(state: State, own: Use, ask: Ask): string[] {
  const all = ask.from(state, own);
  const count = ask.count(state, own);
  return all.length <= count || candidates(state, own, ask).length === 1 ? all.slice(0, count) : [];
}
/** The choice of this frame is the one that dice wait for. */
const beforeDice = (own: Use): boolean => effectRow(own.effect).offers?.[own.offer ?? 0]?.picks === own.ask;

export const effectSteps = {
  effect: {
    title: 'An action card was played: it may be cancelled',
    to: ['effect resolves', 'effect'],
    calls: CALLS,
    enter(play) {
      openWindow(play, CARD, false);
    },
    next: (_, own) => (own.cancelled || own.turn === undefined ? 'effect resolves' : undefined),
    choices: (state, own, offer) => windowChoices(state, own, offer, CARD),
    on: {
      use(play, action, seat) {
        useEffect(play, action, seat, CARD);
        return 'effect';
      },
      pass: (play, _, seat) => passWindow(play, seat, CARD),
    },
    heard: PREVENTED,
  },
  'effect resolves': {
    title: 'The effect resolves',
    to: ['back', 'effect rolled', 'effect choice'],
    calls: CALLS,
    enter(play) {
      const own = play.own;
      if (own.cancelled) {
        play.emit({ type: 'cancelled', effect: own.effect, by: own.by });
        return 'back';
      }
      const offer = offerOf(own);
      if (offer.picks !== undefined && own.picked === undefined) {
        own.ask = offer.picks;
        own.picked = obvious(play.state, own, askOf(own.effect, offer.picks));
        if (own.picked.length === 0) return 'effect choice';
      }
      pay(play, own, offer);
      if (offer.roll) {
        const { state } = play;
        const spec = {
          kind: 'effect' as const,
          by: own.by,
          on: opponentOf(state, own.by),
          place: arena(state),
          effect: own.effect,
        };
        play.call('dice', { ...own, spec, passed: [], used: [] });
        return 'effect rolled';
      }
      resolve(play, own, offer);
      return 'back';
    },
  },
  'effect rolled': {
    title: 'The dice of the effect are final',
    to: ['back'],
    calls: CALLS,
    enter(play) {
      const own = play.own;
      const rolls = play.state.rolls;
      let index = rolls.length - 1;
      while (index >= 0 && rolls[index]?.effect !== own.effect) index--;
      own.roll = index;
      own.faces = rolls[index]?.dice.map((die) => die.face + die.mod) ?? [];
      resolve(play, own, offerOf(own));
      return 'back';
    },
  },
  'effect choice': {
    title: 'A choice of the effect',
    to: ['back', 'effect resolves'],
    calls: CALLS,
    next(state, own) {
      if (!askOver(state, own, askOf(own.effect, own.ask))) return undefined;
      return beforeDice(own) ? 'effect resolves' : 'back';
    },
    choices(state, own, offer) {
      const ask = askOf(own.effect, own.ask);
      const seat = asked(state, own, ask);
      for (const target of candidates(state, own, ask)) offer(seat, { type: 'choose', target });
      if (ask.optional) offer(seat, { type: 'done' });
    },
    on: {
      choose(play, { target }) {
        const own = play.own;
        own.picked = [...(own.picked ?? []), target];
        askOf(own.effect, own.ask).chosen?.(play, { ...own, target });
      },
      done: confirm,
    },
  },
} satisfies Partial<Steps>;
