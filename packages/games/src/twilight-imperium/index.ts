import type { Force, Game } from '../game.ts';
import { OBJECTIVES } from './bot/objectives.ts';
import { bot } from './bot.ts';
import { EFFECTS } from './content/effects/registry.ts';
import { canonicalState } from './rules/canonical-state.ts';
import { price } from './rules/hits.ts';
import { orderFacts, roundOf, stops } from './rules/stops.ts';
import { rules } from './ruleset.ts';
import { standing } from './standing.ts';
import { english } from './text/en.ts';
import { type Event, PARTIES, type Party, type PartyId, type State, type Ti4, type Unit } from './types.ts';
import { imagineMost } from './view.ts';

/** Dice of an event, with the chance that each had before the roll. */
function dice(event: Event): ReturnType<Game<Ti4>['dice']> {
  if (event.type !== 'rolled') return undefined;
  return {
    seat: event.by,
    why: event.again === undefined ? { code: event.kind } : { code: 'rerolled', kind: event.kind },
    dice: event.dice.map((die) => ({
      face: die.face,
      sides: 10,
      chance: die.chance,
      hit: die.face + die.mod >= die.value,
    })),
  };
}

/** Units left in the system, by party. */
function countUnitsLeft(state: State): Partial<Record<PartyId, number>> {
  const count: Partial<Record<PartyId, number>> = {};
  for (const party of PARTIES) if (state.parties[party]) count[party] = 0;
  for (const unit of state.units)
    if (!unit.at.startsWith('next ') && unit.at !== 'aside') count[unit.side] = (count[unit.side] ?? 0) + 1;
  return count;
}

function stockOf({ hand, counters, effects, exhausted }: Party): Record<string, number> {
  const stock: Record<string, number> = {};
  if (hand) stock.card = hand.length;
  if (counters.tradeGoods !== undefined) stock.tradeGood = counters.tradeGoods;
  stock.hero = 0;
  for (const id of effects) if (EFFECTS.get(id)?.kind === 'hero' && !exhausted.includes(id)) stock.hero++;
  return stock;
}
function isOnlyOne(units: readonly Unit[], { id, side, kind }: Unit): boolean {
  for (const one of units) if (one.kind === kind && one.side === side && one.id !== id) return false;
  return true;
}
/** Units left in the system, and the cost of everything that was not destroyed, retreated units included. */
function forces(state: State): Record<string, Force> {
  const { units, parties } = state;
  const left = countUnitsLeft(state);
  const found: Record<string, Force> = {};
  for (const party of PARTIES) {
    const held = parties[party];
    if (!held) continue;
    let worth = 0;
    // The only one of its kind: advice names its loss.
    const uniqueUnits: string[] = [];
    for (const unit of units) {
      if (unit.side !== party) continue;
      const cost = price(unit);
      worth += cost;
      if (cost > 1 && isOnlyOne(units, unit)) uniqueUnits.push(unit.id);
    }
    found[party] = { count: left[party] ?? 0, of: 'units', worth, uniqueUnits, stock: stockOf(held) };
  }
  return found;
}

/** Twilight Imperium for a table: rules, texts, bot and standing. */
export const game: Game<Ti4> = {
  id: 'twilight-imperium',
  rules,
  text: { en: english },
  players: PARTIES,
  bot,
  standing,
  dice,
  summary: (state, outcome) => ({
    result: outcome.winner,
    ending: outcome.how,
    rounds: outcome.rounds,
    left: countUnitsLeft(state) as Record<string, number>,
  }),
  forces,
  objectives: OBJECTIVES,
  present: (state) => PARTIES.filter((party) => state.parties[party]),
  canonicalState,
  // An action card of an unknown hand: the whole box is offered, although the player may not hold it.
  mayNotHold: ({ seat, action }, state) =>
    action.type === 'use' &&
    seat !== 'host' &&
    state.parties[seat]?.hand === null &&
    EFFECTS.get(action.effect)?.kind === 'action',
  hand: 'aside',
  imagineMost,
  stops,
  orderFacts,
  roundOf,
  isFreeGain: ({ action }) =>
    action.type === 'use' && EFFECTS.get(action.effect)?.offers?.[action.offer]?.freeGain === true,
  hidden: rules.secrets !== undefined,
};
