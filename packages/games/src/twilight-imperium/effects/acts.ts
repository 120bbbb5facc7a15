import type { Play } from '@fray/engine';
import type { UnitId } from '../content/units.ts';
import { UNITS } from '../content/units.ts';
import { anyUnit, fightRow } from '../rules/figures.ts';
import { hooksOf } from '../rules/hooks.ts';
import { canUse, handDecides } from '../rules/windows.ts';
import type { Bonus, HitPool, Own, PartyId, Reminder, State, StepId, Ti4, Unit, WindowId } from '../types.ts';
import { EFFECTS } from './registry.ts';

/** What effects and steps do to the world. Everything that may ask somebody is a call, never a function that waits. */

/** Sequences that any effect may call: the `calls` of every step that resolves one. */
export const CALLS = [
  'effect',
  'effect resolves',
  'effect choice',
  'dice',
  'dice reroll',
  'assign',
  'sustained',
  'doomed',
  'destroyed',
  'capacity',
  'rift',
] as const satisfies readonly StepId[];

/** Steps in which hits are assigned: hits that appear meanwhile join them. */
const ASSIGNMENTS: ReadonlySet<StepId> = new Set<StepId>([
  'P1.3',
  'P2.2 assign',
  'P2.5',
  'P3.5',
  'P3.9 assign',
  'P4.3',
  'P4.4 assign',
  'assign',
]);
/** What plays is a hit assignment, or interrupts one: it answers a hit that was assigned (`pool`), or cancels some. */
export function isAssigning({ state, own }: Play<Ti4>): boolean {
  if (state.falling || own.pool !== undefined || own.window === 'before-assign') return true;
  const step = state.frames[state.frames.length - 1]?.step;
  return step !== undefined && ASSIGNMENTS.has(step);
}

/** Hits that somebody has to assign: in the running assignment, else in one of their own, at once. */
export function addHits(play: Play<Ti4>, pool: HitPool): void {
  const state = play.state;
  for (const { by, hook } of hooksOf(state, 'cancels')) pool.count -= hook(state, by, pool);
  if (pool.count <= 0) return;
  state.hits.push(pool);
  play.emit({
    type: 'hits',
    kind: pool.source,
    by: pool.by ?? pool.on,
    on: pool.on,
    place: pool.place,
    count: pool.count,
  });
  if (!isAssigning(play)) play.call('assign', {});
}

/** The hits of the step are assigned; those for which nobody was left have lapsed. What was placed meanwhile is one of many now (F1). */
export function closeHits(state: State): void {
  state.hits = [];
  if (!state.falling) return;
  state.falling = false;
  state.fallen = [];
  for (const unit of state.units) if (unit.late) delete unit.late;
}

/** Does a window open for anybody? That may tell something of a hand: whoever watches has seen it. */
export function opens(play: Play<Ti4>, own: Own, windows: readonly WindowId[]): boolean {
  for (const by of play.state.order) {
    if (play.watched && handDecides(play.state, own, windows, by)) play.reveal();
    if (canUse(play.state, own, windows, by)) return true;
  }
  return false;
}
const DOOMED = ['doomed'] as const;
const DESTROYED = ['destroyed'] as const;

/** Destroys a unit: Divinity may save it, then it is gone, then whatever watches for it. */
export function destroy(play: Play<Ti4>, unit: Unit, pool?: Own['pool']): void {
  const own: Own = { unit: unit.id };
  if (pool) own.pool = pool;
  if (opens(play, own, DOOMED)) play.call('doomed', own);
  else bury(play, unit, own);
}

/** The unit leaves the board as destroyed; hooks see it, then the window opens for whoever can use it. */
export function bury(play: Play<Ti4>, unit: Unit, own: Own): void {
  const state = play.state;
  const index = state.units.indexOf(unit);
  if (index < 0) return;
  state.units.splice(index, 1);
  state.lost.push(unit);
  if (own.pool?.source === 'bombardment' && UNITS[unit.kind].type === 'infantry') {
    const planet = state.planets.find((one) => one.id === unit.at);
    if (planet) planet.bombed++;
  }
  state.quiet = 0;
  play.emit({ type: 'destroyed', unit: unit.id, kind: unit.kind, by: unit.side, at: unit.at });
  for (const { by, hook, bonus } of hooksOf(state, 'destroyed')) hook(play, by, unit, bonus);
  const lost: Own = own.pool ? { unit: unit.id, pool: own.pool } : { unit: unit.id };
  if (state.falling) state.fallen.push(lost);
  else answer(play, lost);
}
/** What comes of a loss: effects that work by themselves, then the window for whoever can use it. */
function answer(play: Play<Ti4>, lost: Own): void {
  const unit = anyUnit(play.state, lost.unit);
  if (unit) for (const { by, hook, bonus } of hooksOf(play.state, 'fallen')) hook(play, by, unit, bonus);
  if (opens(play, lost, DESTROYED)) play.call('destroyed', lost);
}

/** All losses come first: now whatever answers them, the units of the active player before others (F1). */
export function answerLosses(play: Play<Ti4>): void {
  const { state } = play;
  const side = (one: Own): number => state.order.indexOf(anyUnit(state, one.unit)?.side ?? 'attacker');
  const list = state.fallen;
  state.fallen = [];
  list.sort((a, b) => side(a) - side(b));
  for (const own of list) answer(play, own);
}

/** Removed is not destroyed: nothing watches for it (section 0). */
export function remove(play: Play<Ti4>, unit: Unit, why: string): void {
  const index = play.state.units.indexOf(unit);
  if (index < 0) return;
  play.state.units.splice(index, 1);
  play.emit({ type: 'removed', unit: unit.id, kind: unit.kind, by: unit.side, why });
}

export function makeUnit(state: State, side: PartyId, kind: UnitId, at: string): Unit {
  const number = (state.made[side] ?? 0) + 1;
  state.made[side] = number;
  return {
    id: `${side[0]}${side.startsWith('third') ? `${side.slice(-1)}.` : ''}${number}`,
    side,
    kind,
    at,
    damaged: false,
    sustainedNow: false,
    sustainedRound: false,
  };
}

/** Puts a new unit of a party on the board. Its text comes into play with it. */
export function place(play: Play<Ti4>, side: PartyId, kind: UnitId, at: string, effect: string): Unit {
  const unit = makeUnit(play.state, side, kind, at);
  if (play.state.falling) unit.late = true;
  play.state.units.push(unit);
  if (EFFECTS.has(kind)) gain(play.state, side, kind);
  play.emit({ type: 'placed', unit: unit.id, kind, by: side, at, effect });
  return unit;
}

export function repair(play: Play<Ti4>, unit: Unit, effect: string): void {
  if (!unit.damaged) return;
  unit.damaged = false;
  play.emit({ type: 'repaired', unit: unit.id, kind: unit.kind, by: unit.side, effect });
}

/** Becomes damaged without using Sustain Damage (Raid Formation). */
export function damage(play: Play<Ti4>, unit: Unit): void {
  if (unit.damaged || !fightRow(unit).sustain) return;
  unit.damaged = true;
  play.emit({ type: 'damaged', unit: unit.id, kind: unit.kind, by: unit.side });
}

/** Takes hits out of a pool before they are assigned; returns how many went. */
export function cancel(play: Play<Ti4>, pool: HitPool, count: number, effect: string): number {
  const gone = Math.min(count, pool.count);
  if (gone <= 0) return 0;
  pool.count -= gone;
  play.emit({ type: 'hits cancelled', effect, on: pool.on, count: gone });
  return gone;
}

export function lasts(play: Play<Ti4>, bonus: Bonus): void {
  play.state.bonuses.push(bonus);
  play.state.version++;
}
/** A party gains or loses an effect in play. */
export function gain(state: State, by: PartyId, effect: string): void {
  const party = state.parties[by];
  if (!party || party.effects.includes(effect)) return;
  party.effects.push(effect);
  state.version++;
}
export function forfeit(state: State, by: PartyId, effect: string): void {
  const party = state.parties[by];
  const index = party?.effects.indexOf(effect) ?? -1;
  if (!party || index < 0) return;
  party.effects.splice(index, 1);
  state.version++;
}
/** Throws the dice of the running Roll Dice step away: it starts again (The Thundarian). */
export function rollAgain(play: Play<Ti4>): void {
  play.state.again = true;
}
/** After this window the flow goes there (Sh'val). */
export function skipTo(play: Play<Ti4>, step: StepId): void {
  play.state.skip = step;
}
/** The announced retreat happens at once (Feint). */
export function retreatNow(play: Play<Ti4>, more: { token: boolean }): void {
  const retreat = play.state.retreat;
  if (!retreat) return;
  retreat.now = true;
  retreat.token = more.token;
}
export function expire(state: State, ...until: Bonus['until'][]): void {
  if (state.bonuses.some((bonus) => until.includes(bonus.until))) {
    state.version++;
    state.bonuses = state.bonuses.filter((bonus) => !until.includes(bonus.until));
  }
  if (state.reminders.length > 1)
    state.reminders = state.reminders.filter(
      (one) => !(until as string[]).includes(one.until) || one.id === 'transactions',
    );
}
export function remind(play: Play<Ti4>, reminder: Reminder): void {
  if (!play.state.reminders.some((one) => one.id === reminder.id)) play.state.reminders.push(reminder);
}

/** The active player's turn ends at once: straight to the end, the token stays (B row 4). */
export function endTurn(play: Play<Ti4>, effect: string): void {
  const state = play.state;
  state.result = { space: 'none', rounds: 0, planets: [], how: 'cancelled', winner: 'draw', effect };
  play.emit({ type: 'ended', how: 'cancelled', effect });
}
