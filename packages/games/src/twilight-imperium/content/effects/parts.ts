import type { Play } from '@fray/engine';
import { arena, fightRow, fights, opponentOf, unitOf } from '../../rules/figures.ts';
import { currentPool } from '../../rules/hits.ts';
import { addReminder, lasts } from '../../steps/changes/effects.ts';
import { addHits, cancel } from '../../steps/changes/hits.ts';
import { destroy } from '../../steps/changes/losses.ts';
import { endTurn } from '../../steps/changes/turn.ts';
import { repair } from '../../steps/changes/units.ts';
import type { Bonus, Eligible, PartyId, Reminder, State, Ti4, Unit } from '../../types.ts';
import type { Part, TableOffer, Use } from './types.ts';

/** Parts that rows are put together from. All are `function`s: rows call them while modules load. */

/** Does something with the unit that is the target, if it is still there. */
export function toTarget(act: (play: Play<Ti4>, unit: Unit, use: Use) => void): Part {
  return (play, use) => {
    const unit = unitOf(play.state, use.target);
    if (unit) act(play, unit, use);
  };
}

/** Destroys the unit that the window is about, or the target. */
export function destroyUnit(which: 'context' | 'target' = 'target'): Part {
  return (play, use) => {
    const unit = unitOf(play.state, which === 'context' ? use.unit : use.target);
    if (unit) destroy(play, unit);
  };
}

/** Cancels hits that a party is about to assign, all of one source. */
export function cancelHits(count: number): Part {
  return (play, use) => {
    let left = count;
    let first: { source: string; by: PartyId | null } | undefined;
    for (
      let pool = currentPool(play.state, poolOwner(use));
      pool && left > 0;
      pool = currentPool(play.state, poolOwner(use))
    ) {
      if (first && (pool.source !== first.source || pool.by !== first.by)) return;
      first = { source: pool.source, by: pool.by };
      left -= cancel(play, pool, left, use.effect);
      pool.used = [...(pool.used ?? []), use.effect];
      if (pool.count <= 0) play.state.hits.splice(play.state.hits.indexOf(pool), 1);
    }
  };
}
/** Whose pool: the target where the effect names a party, else the owner. */
const poolOwner = (use: Use): PartyId => (use.target as PartyId | undefined) ?? use.by;

/** A bonus of the effect itself: its row's `lasting` hooks say what it does. */
export function bonus(until: Bonus['until'], more: Partial<Bonus> = {}): Part {
  return (play, use) => {
    const made: Bonus = { effect: use.effect, by: use.by, until, ...more };
    if (use.target !== undefined) {
      if (unitOf(play.state, use.target)) made.unit = use.target;
      else if (play.state.planets.some((planet) => planet.id === use.target)) made.planet = use.target;
    }
    lasts(play, made);
  };
}

/** Hits for the opponent; the opponent assigns them unless `chooser` is the owner. */
export function hits(count: number, eligible: Eligible = 'ships', chooser: 'owner' | 'opponent' = 'opponent'): Part {
  return (play, use) => {
    const on = opponentOf(play.state, use.by);
    addHits(play, {
      on,
      by: use.by,
      source: 'effect',
      effect: use.effect,
      place: arena(play.state),
      eligible: eligible === 'ships' && play.state.phase === 'ground' ? 'ground' : eligible,
      count,
      chooser: chooser === 'owner' ? use.by : on,
    });
  };
}

/** A hit that only the target takes: it may sustain, else it dies. */
export function hitTarget(): Part {
  return (play, use) => {
    const unit = unitOf(play.state, use.target);
    if (!unit) return;
    addHits(play, {
      on: unit.side,
      by: use.by,
      source: 'effect',
      effect: use.effect,
      place: unit.at,
      eligible: 'one',
      count: 1,
      chooser: unit.side,
      unit: unit.id,
    });
  };
}

/** Repairs every damaged unit of the owner with Sustain Damage in the active system. */
export function repairAll(): Part {
  return (play, use) => {
    for (const unit of play.state.units)
      if (unit.side === use.by && unit.damaged && !unit.at.startsWith('next ')) repair(play, unit, use.effect);
  };
}
export function repairUnit(which: 'context' | 'target' = 'target'): Part {
  return (play, use) => {
    const unit = unitOf(play.state, which === 'context' ? use.unit : use.target);
    if (unit) repair(play, unit, use.effect);
  };
}

/** Asks the row's question of that name. */
export function ask(name: string): Part {
  return (play, use) => play.call('effect choice', { ...use, ask: name, picked: [] });
}

/** The active player's turn ends. */
export function turnEnds(): Part {
  return (play, use) => endTurn(play, use.effect);
}

/** Only logged: people resolve it. */
export function atTable(): Part {
  return (play, use) => play.emit({ type: 'table', effect: use.effect, by: use.by });
}

/** A row that is offered, logged and then resolved by people. */
export function resolveAtTable(offer: TableOffer) {
  return { resolution: 'table' as const, offers: { ...offer, parts: atTable() } };
}

/** A reminder that stays on the screen. */
export function reminder(until: Reminder['until']): Part {
  return (play, use) => addReminder(play, { id: `${use.effect} ${use.by}`, effect: use.effect, by: use.by, until });
}

/** What its window is about does not happen: the card has no effect, the unit is not destroyed. */
export function prevent(): Part {
  return (play) => {
    play.back('prevented');
  };
}

/** Damaged units of a party that take part in the running fight and did not sustain this round. */
export function repairable(state: State, by: PartyId): string[] {
  const at = arena(state);
  return state.units
    .filter(
      (unit) => unit.side === by && fights(unit, at) && unit.damaged && !unit.sustainedRound && fightRow(unit).sustain,
    )
    .map((unit) => unit.id);
}

/** Every die of the roll is rerolled by the party that rolled it (Scramble Frequency, War Funding Omega). */
export function rerollAll(): Part {
  return (play, use) => {
    const roll = play.state.rolls[use.roll ?? -1];
    if (roll)
      play.call('dice reroll', {
        roll: use.roll as number,
        dice: roll.dice.map((_, index) => index),
        effect: use.effect,
        by: use.by,
      });
  };
}

/** Planets with units that were committed in this invasion. */
export function committedPlanets(state: State): string[] {
  return state.planets.filter((planet) => planet.stage === 'committed').map((planet) => planet.id);
}
