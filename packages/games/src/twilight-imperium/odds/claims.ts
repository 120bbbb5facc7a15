import type { Reason } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import type { EffectRow, OddsClaim } from '../content/effects/types.ts';
import { UNITS } from '../content/units.ts';
import { exits } from '../rules/fleet.ts';
import { hooksOf, isMuted } from '../rules/hooks.ts';
import { type PartyId, SIDES, type State } from '../types.ts';
import { decidedInside, isHere } from './decisions.ts';

/** Whether a fight is one of two sides that only meet through hits, or which effect makes it more than that. */

/** What a row claims about odds; `none` if nothing in it works automatically. */
export const claimOf = ({ odds = 'none' }: EffectRow, place: string): OddsClaim =>
  typeof odds === 'string' ? odds : (odds[place === 'space' ? 'space' : 'ground'] ?? 'none');

/** What only lasts once it was played does nothing before. */
const waits = ({ hooks, reroll, offers, lasting, lastingReroll }: EffectRow): boolean =>
  (lasting ?? lastingReroll) !== undefined &&
  !hooks &&
  !reroll &&
  !offers?.some(({ mandatory, automatic }) => mandatory || automatic);

function whyNotEffect(state: State, place: string, by: PartyId | undefined, effect: string): Reason | false {
  const row = EFFECTS.get(effect);
  if (!row || claimOf(row, place) !== 'path' || waits(row) || !isHere(state, effect)) return false;
  return (by === undefined || !isMuted(state, by, effect)) && { code: 'odds-path', effect };
}

/** Why the chain cannot begin with the barrage: an effect reads its dice. Then the chain begins after it. */
export function whyNotBarrage(state: State): Reason | false {
  for (const by of state.order)
    for (const effect of state.parties[by]?.effects ?? []) {
      const odds = EFFECTS.get(effect)?.odds;
      if (typeof odds === 'object' && odds.barrage === 'path' && isHere(state, effect) && !isMuted(state, by, effect))
        return { code: 'odds-barrage', effect };
    }
  return false;
}

/** The first effect that changes what a side loses in a round, or repairs it. */
export function losingByRounds(state: State, place: string): string | undefined {
  const counts = (effect: string): boolean => {
    const row = EFFECTS.get(effect);
    return row !== undefined && claimOf(row, place) === 'losses' && isHere(state, effect);
  };
  for (const by of state.order) {
    const found = state.parties[by]?.effects.find(counts);
    if (found !== undefined) return found;
  }
  return state.common.find(counts);
}

/** Why the fight in that place is no chain: the first effect that prevents it; false if it is one. */
export function whyNotChain(state: State, place: string, everybodyStays = false): Reason | false {
  for (const by of state.order) {
    const party = state.parties[by];
    if (!party) continue;
    for (const effect of party.effects) {
      const not = whyNotEffect(state, place, by, effect);
      if (not) return not;
    }
  }
  const decided = decidedInside(state, place);
  if (decided !== undefined) return { code: 'odds-played', effect: decided };
  for (const effect of state.common) {
    const not = whyNotEffect(state, place, undefined, effect);
    if (not) return not;
  }
  return whyNotLent(state, place) || whyNotBonus(state, place) || whyNotStay(state, place, everybodyStays);
}

/** A ship that sustains by an effect while the other side may forbid it (Fourth Moon): then it counts who is lost first in a round. */
function whyNotLent(state: State, place: string): Reason | false {
  const works = (by: PartyId, effect: string, hook: 'maySustain' | 'noSustain'): boolean => {
    const row = EFFECTS.get(effect);
    const changes = row?.hooks?.[hook] !== undefined && claimOf(row, place) === 'losses';
    // The text of a unit is its owner's.
    const has =
      !(effect in UNITS) ||
      state.units.some((unit) => unit.side === by && (unit.kind === effect || unit.as === effect));
    return changes && has && !isMuted(state, by, effect);
  };
  const having = (hook: 'maySustain' | 'noSustain') =>
    state.order.flatMap((by) =>
      (state.parties[by]?.effects ?? []).filter((effect) => works(by, effect, hook)).map((effect) => ({ by, effect })),
    );
  const forbidding = having('noSustain');
  const lent = forbidding.length
    ? having('maySustain').find(({ by }) => forbidding.some((one) => one.by !== by))
    : undefined;
  return lent !== undefined && { code: 'odds-path', effect: lent.effect };
}

/** What lasts beyond this round must be one of dice, and for all units of a kind alike. */
function whyNotBonus(state: State, place: string): Reason | false {
  for (const { effect, until, unit } of state.bonuses) {
    const row = EFFECTS.get(effect);
    const passes = until === 'roll' || until === 'round';
    if (
      passes ||
      unit !== undefined ||
      row?.lastingReroll ||
      (row && (claimOf(row, place) === 'path' || claimOf(row, place) === 'losses'))
    )
      return { code: 'odds-path', effect };
  }
  return false;
}

/** A party that retreats, or may, does not fight to the end; `everybodyStays`: a policy that is asked for decides about that. */
function whyNotStay(state: State, place: string, everybodyStays: boolean): Reason | false {
  if (place !== 'space') return false;
  if (state.retreat) return { code: 'odds-retreat', by: state.retreat.by };
  const [rout] = hooksOf(state, 'mustAnnounce');
  if (rout) return { code: 'odds-path', effect: rout.effect };
  for (const by of SIDES)
    if (!everybodyStays && exits(state, by).length > 0) {
      if (state.parties[by]?.policy.retreats) return { code: 'odds-retreat', by };
      return { code: 'odds-may-retreat', by };
    }
  return false;
}
