import { dry, type Ruleset, Runner } from '@fray/engine';
import { clone } from '../clone.ts';
import { EFFECTS } from '../content/effects/registry.ts';
import { bareRoll } from '../rules/reach.ts';
import { rules } from '../ruleset.ts';
import type { Die, PartyId, State, StepId, Ti4, Unit } from '../types.ts';
import type { Tried } from './chain.ts';
import { claimOf } from './claims.ts';
import { isLeft, isPart, moveUntil, standing, wordOf } from './standing-units.ts';

/** Where hits of a round lead a side: once they are assigned and repaired, and at the roll of the next round, if there is one. */
interface After {
  /** What is left before the check whether the fight goes on. */
  ended: number;
  /** What stands at the next roll. */
  goesOn: number;
}

/** The steps of a round behind its rolls, in space and on a planet. */
const STEPS: Readonly<Record<'space' | 'ground', { rolls: StepId; hits: StepId; check: StepId }>> = {
  space: { rolls: 'P2.4', hits: 'P2.5', check: 'P2.6' },
  ground: { rolls: 'P4.2', hits: 'P4.3', check: 'P4.5' },
};
const stopping = (step: StepId): Ruleset<Ti4> => ({
  ...rules,
  steps: { ...rules.steps, [step]: { ...rules.steps[step], enter: undefined, next: undefined } },
});
/** The flow, except that it stops before the check. */
const STOPPED = { space: stopping('P2.6'), ground: stopping('P4.5') };

interface RoundsRead {
  start: State;
  place: string;
  tried: Tried;
}

/** A die that always hits. */
const HIT: Die = { unit: '', value: 5, mod: 0, face: 5 };

/**
 * One side of a fight whose losses depend on the round they fall in: repairs at its end or at the start of the next, hits that are
 * canceled two by two. The rules themselves play the rest of a round, by the number of hits that the other side produced.
 */
export class RoundReader {
  readonly seat: PartyId;
  readonly positions: (readonly Unit[])[] = [];
  private readonly start: State;
  private readonly place: string;
  private readonly foe: PartyId;
  private readonly tried: Tried;
  private readonly byWord = new Map<string, number>();
  private readonly cache = new Map<string, After>();
  /** By what the others have: a position is one object. */
  private readonly moods = new Map<readonly Unit[], string>();

  constructor({ start, place, tried }: RoundsRead, seat: PartyId, foe: PartyId) {
    this.start = start;
    this.place = place;
    this.tried = tried;
    this.seat = seat;
    this.foe = foe;
  }

  /** The number of these units as a position. */
  at(units: readonly Unit[]): number {
    const word = wordOf(units);
    let at = this.byWord.get(word);
    if (at === undefined) {
      at = this.positions.length;
      this.byWord.set(word, at);
      this.positions.push(units);
    }
    return at;
  }

  /** Somebody is left there to fight. */
  isLeft(at: number): boolean {
    return isLeft(this.positions[at] ?? [], this.place);
  }

  /** `against`: what the others have; of it counts only what takes abilities away. */
  after(at: number, hits: number, against: readonly Unit[]): After {
    const mood = this.moods.get(against) ?? moodOf(against, this.place);
    this.moods.set(against, mood);
    const word = `${at} ${hits} ${mood}`;
    let after = this.cache.get(word);
    if (!after) {
      this.tried();
      after = this.play(this.positions[at] as readonly Unit[], hits, against);
      this.cache.set(word, after);
    }
    return after;
  }

  private play(units: readonly Unit[], hits: number, against: readonly Unit[]): After {
    const { seat, foe, place } = this;
    const where = place === 'space' ? 'space' : 'ground';
    const { rolls, hits: falls, check } = STEPS[where];
    const { start } = this;
    const others = start.units.filter((unit) => !isPart(unit, seat, place) && !isPart(unit, foe, place));
    const state = clone({ ...start, units: [...units, ...against, ...others], frames: [] });
    const struck = { ...bareRoll('combat', foe, seat, place), dice: Array.from({ length: hits }, () => ({ ...HIT })) };
    state.rolls = [bareRoll('combat', seat, foe, place), struck];
    state.frames = [{ step: rolls, then: falls, memory: { passed: [], used: [] } }];
    const stopped = new Runner(STOPPED[where], state, dry());
    stopped.run();
    moveUntil(STOPPED[where], stopped, () => state.frames[0]?.step === check);
    const ended = this.at(standing(state, seat, place));
    if (!this.isLeft(ended)) return { ended, goesOn: ended };
    state.frames = [{ step: falls, then: check, memory: { passed: [], used: [] } }];
    const runner = new Runner(rules, state, dry());
    runner.run();
    moveUntil(rules, runner, () => runner.need !== undefined || rules.outcome(runner.state) !== undefined);
    return { ended, goesOn: this.at(standing(runner.state, seat, place)) };
  }
}

/** Kinds among these units whose text changes what others lose (Fourth Moon). */
function moodOf(units: readonly Unit[], place: string): string {
  const kinds = new Set<string>();
  for (const { kind } of units) {
    const row = EFFECTS.get(kind);
    if (row && claimOf(row, place) === 'losses') kinds.add(kind);
  }
  return [...kinds].sort().join();
}
