import { type Choice, same } from '@fray/engine';
import { policyOf } from '../bot/picks.ts';
import { isIncome, mayPlay } from '../bot/plays.ts';
import { pickUse } from '../bot/uses.ts';
import { botThatUses } from '../bot.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectOffer, EffectRow } from '../content/effects/types.ts';
import type { WindowId } from '../content/effects/windows.ts';
import { UNITS } from '../content/units.ts';
import { isMuted } from '../rules/hooks.ts';
import type { Counter } from '../setup/types.ts';
import type { Action, Party, PartyId, Seat, State, Ti4 } from '../types.ts';
import { view } from '../view.ts';

/** What sides decide in odds: which effects they use and when. What could be decided inside a fight keeps it from being skipped. */

type Use = Extract<Action, { type: 'use' }>;

/** Windows that open between the first roll of a fight and its end. */
const INSIDE: ReadonlySet<WindowId> = new Set<WindowId>([
  'before-roll',
  'rolled',
  'all-rolled',
  'before-assign',
  'sustained',
  'doomed',
  'destroyed',
  'space-round',
  'retreats',
  'announced',
  'space-assigned',
  'space-round-end',
  'ground-round',
  'ground-assigned',
  'ground-round-end',
]);
const opensInside = ({ window }: EffectOffer): boolean =>
  (typeof window === 'string' ? [window] : window).some((one) => INSIDE.has(one));

/** The text of a unit counts only while such a unit is there. */
export const isHere = (state: State, effect: string): boolean =>
  !(effect in UNITS) || state.units.some((unit) => unit.kind === effect || unit.as === effect);

/** Whether it can be used in a fight in space or on a planet at all, by the steps that its row names. */
export const isOfPlace = ({ steps }: Pick<EffectRow, 'steps'>, place: string): boolean =>
  steps.some((step) => !/^P\d/.test(step) || step.startsWith(place === 'space' ? 'P2' : 'P4'));

/** An offer that the party decides about: it need not use it, and it changes the combat. */
function isDecided(state: State, by: PartyId, row: EffectRow, offer: number): boolean {
  const made = row.offers?.[offer];
  return !!made && !made.mandatory && !made.automatic && !isIncome(row.id) && mayPlay(state, by, row.id, offer);
}

/** Somebody who earns something may pay later what cannot be paid now. */
function canPay({ effects, counters }: Party, { cost }: EffectOffer): boolean {
  const isShort = (counter: string): boolean => {
    const have = counters[counter as Counter];
    return have !== undefined && have < (cost?.counters?.[counter as Counter] ?? 0);
  };
  return !Object.keys(cost?.counters ?? {}).some(isShort) || effects.some(isIncome);
}

/** The first effect that somebody may still decide to use in a fight in this place. */
export function decidedInside(state: State, place: string): string | undefined {
  for (const by of state.order) {
    const party = state.parties[by];
    if (!party) continue;
    const isLive = (effect: string): boolean => {
      const row = EFFECTS.get(effect);
      if (!row || !state.sets.includes(row.set) || !isOfPlace(row, place) || !isHere(state, effect)) return false;
      if (party.exhausted.includes(effect) || isMuted(state, by, effect)) return false;
      if (row.reroll?.risks && mayPlay(state, by, effect)) return true;
      return (
        row.offers?.some(
          (made, offer) => opensInside(made) && isDecided(state, by, row, offer) && canPay(party, made),
        ) === true
      );
    };
    const found = party.effects.find(isLive) ?? (party.hand ?? party.policy.plays ?? []).find(isLive);
    if (found !== undefined) return found;
  }
  return undefined;
}

const NO_CHANCE = (): number[] => [];
/** What a seat decides between: what it does without using anything that it decides about, then every such use. */
export function decides(state: State, seat: Seat, choices: readonly Choice<Ti4>[]): readonly Action[] | undefined {
  if (seat === 'host') return undefined;
  const uses = choices.flatMap(({ action, not }): Use[] => {
    const row = action.type === 'use' && !not ? EFFECTS.get(action.effect) : undefined;
    return row && isDecided(state, seat, row, (action as Use).offer) ? [action as Use] : [];
  });
  // Whether to leave, where a way out is open: staying stands first.
  const open = choices.filter(({ not }) => !not);
  const announces = open.find(({ action }) => action.type === 'announce');
  const stays = open.find(({ action }) => action.type === 'stay');
  if (announces && stays && !state.parties[seat]?.policy.retreats) {
    const seen = view(state, seat);
    const kept = uses.length ? botThatUses(isIncome)(seen, seat, choices, NO_CHANCE) : stays.action;
    return [kept, ...[announces.action, ...uses].filter((action) => !same(action, kept))];
  }
  if (uses.length === 0) return undefined;
  const seen = view(state, seat);
  const kept = botThatUses(isIncome)(seen, seat, choices, NO_CHANCE);
  // Which die is the policy's choice.
  const isOnDie = ({ effect, offer }: Use): boolean => EFFECTS.get(effect)?.offers?.[offer]?.kind === 'die';
  const onDice = new Set(uses.filter(isOnDie).map(({ effect }) => effect));
  const picked = [...onDice].flatMap((effect) => {
    const offered = choices.filter(({ action, not }) => action.type === 'use' && action.effect === effect && !not);
    return pickUse(seen, seat, policyOf(seen, seat), offered) ?? [];
  });
  return [kept, ...uses.filter((use) => !onDice.has(use.effect)), ...picked];
}
