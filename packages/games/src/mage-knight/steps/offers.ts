import { costOf } from '../rules/cost.ts';
import { hasMixedMana, payments } from '../rules/mana.ts';
import type { Worth } from '../rules/points.ts';
import { attackUses, blockUses, effectUses } from '../rules/uses.ts';
import type { Action, Hero, Kind, MkOffer, Seat, State, Use } from '../types.ts';

/** Choices that are only listed to say why they cannot be made: the same objects every time. */
export const NO_ATTACK = { code: 'NO_ATTACK_DECLARED' } as const;
export const OPEN = { code: 'ATTACK_ALREADY_OPEN' } as const;
export const STILL_OPEN = { code: 'ATTACK_STILL_OPEN' } as const;
export const BLOCK_OPEN = { code: 'BLOCK_ALREADY_OPEN' } as const;

/** Choices without parameters are the same objects every time: nobody changes an action. */
const perSeat = (make: (seat: Seat) => Action): Readonly<Record<Seat, Action>> => ({
  hero: make('hero'),
  hero2: make('hero2'),
  hero3: make('hero3'),
  hero4: make('hero4'),
  host: make('host'),
});
export const RESOLVE = perSeat((playerId) => ({ type: 'RESOLVE_ATTACK', playerId }));
export const RESOLVE_SHORT = perSeat((playerId) => ({ type: 'RESOLVE_ATTACK', playerId, confirmed: true }));
export const RESOLVE_BLOCK = perSeat((playerId) => ({ type: 'RESOLVE_BLOCK', playerId }));
export const RESOLVE_BLOCK_SHORT = perSeat((playerId) => ({ type: 'RESOLVE_BLOCK', playerId, confirmed: true }));
export const END = perSeat((playerId) => ({ type: 'END_COMBAT_PHASE', playerId }));

/** Blanks are never filled in place, so one of each is enough. */
const declareBy = (attackType: Kind) =>
  perSeat((playerId) => ({ type: 'DECLARE_ATTACK_TARGET', playerId, targetEnemyIds: [], attackType }));
const DECLARE_MELEE = declareBy('melee');
const DECLARE_RANGED = declareBy('ranged');
export const blankDeclare = ({ seat }: Hero, { phase }: State): Action =>
  (phase === 4 ? DECLARE_MELEE : DECLARE_RANGED)[seat];
const addOf = (kind: Kind) =>
  perSeat((playerId) => ({ type: 'ADD_TO_ATTACK_POOL', playerId, element: 'physical', amount: 0, kind }));
const ADD: Readonly<Record<Kind, Readonly<Record<Seat, Action>>>> = {
  melee: addOf('melee'),
  ranged: addOf('ranged'),
  siege: addOf('siege'),
};
export const blankAdd = ({ seat }: Hero, state: State): Action =>
  ADD[state.currentAttackDeclaration?.attackType ?? (state.phase === 4 ? 'melee' : 'ranged')][seat];
const ADD_BLOCK = perSeat((playerId) => ({ type: 'ADD_TO_BLOCK_POOL', playerId, element: 'physical', amount: 0 }));
export const blankBlock = ({ seat }: Hero): Action => ADD_BLOCK[seat];

/** Everything about a use but its source and mode, which every use has. */
function finish(action: Action & Partial<Use>, use: Use): Action {
  if (use.by !== undefined) action.by = use.by;
  if (use.discard !== undefined) action.discard = use.discard;
  if (use.pick !== undefined) action.pick = use.pick;
  if (use.unit !== undefined) action.unit = use.unit;
  if (use.target !== undefined) action.target = use.target;
  if (use.attack !== undefined) action.attack = use.attack;
  return action;
}
/** The command for a use: into the open pool with its points, or for its effect. */
export function actionFor(playerId: Seat, use: Use, worth: Worth | undefined): Action {
  const { source, mode } = use;
  if (!worth) return finish({ type: 'PLAY_EFFECT', playerId, source, mode }, use);
  const { kind, element, amount } = worth;
  return kind === 'block'
    ? finish({ type: 'ADD_TO_BLOCK_POOL', playerId, element, amount, source, mode }, use)
    : finish({ type: 'ADD_TO_ATTACK_POOL', playerId, element, amount, kind, source, mode }, use);
}
/** The same use, paid with something else: only where the player may want to keep one thing rather than another. */
export function offerPayments(state: State, hero: Hero, offer: MkOffer, use: Use, action: Action): void {
  const options = payments(state, hero, costOf(state, hero, use));
  for (let i = 1; i < options.length; i++) offer(hero.seat, { ...action, mana: options[i] as string[] } as Action);
}
export function offerAttackUses(state: State, hero: Hero, offer: MkOffer): void {
  const open = state.currentAttackDeclaration;
  if (!open) return;
  const playerId = hero.seat;
  const mixed = state.cards && hasMixedMana(state, hero);
  attackUses(state, hero, open.attackType, (use, worth) => {
    if (worth && worth.kind !== 'block') {
      const action = actionFor(playerId, use, worth);
      offer(playerId, action);
      if (mixed) offerPayments(state, hero, offer, use, action);
    }
    return false;
  });
}
export function offerBlockUses(state: State, hero: Hero, offer: MkOffer): void {
  const playerId = hero.seat;
  const mixed = state.cards && hasMixedMana(state, hero);
  blockUses(state, hero, (use, worth) => {
    if (worth) {
      const action = actionFor(playerId, use, worth);
      offer(playerId, action);
      if (mixed) offerPayments(state, hero, offer, use, action);
    }
    return false;
  });
}
export function offerEffects(state: State, hero: Hero, offer: MkOffer): void {
  if (!state.cards) return;
  const playerId = hero.seat;
  const mixed = hasMixedMana(state, hero);
  effectUses(state, hero, (use) => {
    const action = actionFor(playerId, use, undefined);
    offer(playerId, action);
    if (mixed) offerPayments(state, hero, offer, use, action);
    return false;
  });
}

/** The part of a command that says how a source is used. */
export function useOf(action: Partial<Use>): Use {
  const use: Use = { source: action.source ?? 'table', mode: action.mode ?? '' };
  if (action.by !== undefined) use.by = action.by;
  if (action.target !== undefined) use.target = action.target;
  if (action.attack !== undefined) use.attack = action.attack;
  if (action.unit !== undefined) use.unit = action.unit;
  if (action.discard !== undefined) use.discard = action.discard;
  if (action.pick !== undefined) use.pick = action.pick;
  if (action.mana !== undefined) use.mana = action.mana;
  return use;
}
