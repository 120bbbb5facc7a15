import type { Play } from '@fray/engine';
import { baseHits } from '../../rules/dice.ts';
import { fightRow } from '../../rules/figures.ts';
import { hooksOf } from '../../rules/hooks.ts';
import type { HitPool, Roll, State, StepId, Ti4 } from '../../types.ts';
import { ASSIGNMENTS } from '../memory.ts';

/** Hits that come, go and are assigned. */

const ASSIGNING: ReadonlySet<StepId> = new Set(ASSIGNMENTS);

/** What plays is a hit assignment, or interrupts one: it answers a hit that was assigned (`pool`), or cancels some. */
export function isAssigning({ state, memory }: Play<Ti4>): boolean {
  if (state.falling || memory.pool !== undefined || memory.window === 'before-assign') return true;
  const step = state.frames[state.frames.length - 1]?.step;
  return step !== undefined && ASSIGNING.has(step);
}

/** Adds hits to the running assignment, or starts one for them at once. */
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

/** Ends the assignment; hits without a unit left are lost. Units placed meanwhile can be hit from now on (F1). */
export function closeHits(state: State): void {
  state.hits = [];
  if (!state.falling) return;
  state.falling = false;
  state.fallen = [];
  for (const unit of state.units) if (unit.late) delete unit.late;
}

/** Takes hits out of a pool before they are assigned; returns how many went. */
export function cancel(play: Play<Ti4>, pool: HitPool, count: number, effect: string): number {
  const gone = Math.min(count, pool.count);
  if (gone <= 0) return 0;
  pool.count -= gone;
  play.emit({ type: 'hits cancelled', effect, on: pool.on, count: gone });
  return gone;
}

/** At the start of an assignment: remembers who cannot sustain, even if the reason is shot away in the same step. */
export function pin(state: State): void {
  const blocks = hooksOf(state, 'noSustain');
  const taken = hooksOf(state, 'noAbility');
  for (const unit of state.units) {
    unit.sustainedNow = false;
    if (unit.pinned !== undefined) delete unit.pinned;
    if (blocks.length + taken.length === 0 || !fightRow(unit).sustain) continue;
    for (const { by, hook, bonus } of taken) {
      const reason = hook(state, by, unit, 'sustain', bonus);
      if (reason) unit.pinned = reason.code;
    }
    const pool = state.hits.find((one) => one.on === unit.side && one.place === unit.at);
    if (!pool) continue;
    for (const { by, hook, bonus } of blocks) {
      const reason = hook(state, by, unit, pool, bonus);
      if (reason) unit.pinned = reason.code;
    }
  }
}

/** Counts the hits of rolls that belong together: base, then what effects make of them, by rank (D.7 step 10). */
export function countHits(state: State, rolls: readonly Roll[]): void {
  for (const roll of rolls) roll.hits = baseHits(state, roll);
  const hooks = hooksOf(state, 'tally');
  if (hooks.length === 0) return;
  // Both sides at once: what one side adds is not what the other has rolled (F1).
  for (const rank of RANKS) {
    const made = rolls.map((roll) => roll.hits ?? 0);
    for (const { by, hook, bonus, effect } of hooks)
      if (rankOf(state, effect) === rank)
        rolls.forEach((roll, index) => {
          if (roll.by === by) made[index] = hook(state, by, roll, made[index] as number, bonus);
        });
    rolls.forEach((roll, index) => {
      roll.hits = made[index] as number;
    });
  }
}
const RANKS = [0, 1, 2] as const;
function rankOf(state: State, effect: string): (typeof RANKS)[number] {
  const weave = effect === 'valkyrie-particle-weave';
  if (!weave) return 1;
  return state.options.weave === 'before-doubling' ? 0 : 2;
}
