import { type AlikeDice, faceClasses, type MergedRoll, mergeDice, type Need } from '@fray/engine';
import { EFFECTS } from '../content/effects/registry.ts';
import { chance } from '../rules/dice.ts';
import { anyUnit } from '../rules/figures.ts';
import { diceOf, rollFor } from '../rules/roll-spec.ts';
import { isUse } from '../steps/memory.ts';
import type { Die, Roll, State, StepMemory, Ti4 } from '../types.ts';
import { classOf, facesMatter, singleDiceMatter } from './single-dice.ts';

/** The results of a roll that have different futures: the number of hits, or by kind of dice how many fell in each class of faces. */
export function mergeRolls(state: State, need: Need<Ti4>): MergedRoll[] | undefined {
  const frame = state.frames.at(-1);
  if (frame?.then !== 'dice roll' || frame.dice?.length || !frame.memory.spec) return undefined;
  const roll = rollFor(frame.memory.spec);
  const dice = diceOf(state, roll, frame.memory);
  if (dice.length !== need.count) return undefined;
  // The dice of an effect keep their order, and every face counts, unless its row says otherwise.
  if (roll.kind === 'effect') return isOfHits(frame.memory) && !singleDiceMatter(state) ? byHits(dice) : undefined;
  return !singleDiceMatter(state) && dice.every((die) => die.place === undefined)
    ? byHits(dice)
    : byClasses(state, roll, dice, need.sides);
}

const isOfHits = (memory: StepMemory): boolean =>
  isUse(memory) && EFFECTS.get(memory.effect)?.offers?.[memory.offer ?? 0]?.countsHits === true;

const HIT = 10;
const MISS = 1;
/** One roll for each number of hits, no matter which units made them. */
function byHits(dice: readonly Die[]): MergedRoll[] {
  let shares = [1];
  for (const die of dice) {
    const hits = chance(die);
    const next = new Array<number>(shares.length + 1).fill(0);
    for (const [n, share] of shares.entries()) {
      next[n] = (next[n] as number) + share * (1 - hits);
      next[n + 1] = (next[n + 1] as number) + share * hits;
    }
    shares = next;
  }
  // The best dice hit first, so that the roll which stands for a number of hits could really lie there.
  const order = dice.map((_, at) => at).sort((a, b) => chance(dice[b] as Die) - chance(dice[a] as Die));
  return shares.flatMap((share, hits) => {
    if (share <= 0) return [];
    const values = new Array<number>(dice.length).fill(MISS);
    for (const at of order.slice(0, hits)) values[at] = HIT;
    return [{ values, share }];
  });
}

/** Dice of the same unit kind, value and target, by what the rules make of each face. */
function byClasses(state: State, roll: Roll, dice: readonly Die[], sides: number): MergedRoll[] | undefined {
  const faces = facesMatter(state);
  const wordOf = (die: Die, face: number): string | number => (faces ? face : classOf(state, roll, { ...die, face }));
  const kinds = new Map<string, AlikeDice & { places: number[] }>();
  // A unit with one die more than others of its kind is not like them.
  const diceCounts = new Map<string, number>();
  for (const { unit } of dice) diceCounts.set(unit, (diceCounts.get(unit) ?? 0) + 1);
  for (const [place, die] of dice.entries()) {
    const unit = anyUnit(state, die.unit);
    const kind = [
      unit?.kind ?? die.unit,
      unit?.at,
      unit?.as,
      unit?.damaged,
      diceCounts.get(die.unit),
      die.value,
      die.mod,
      die.place,
      die.on,
    ].join(' ');
    const existing = kinds.get(kind);
    if (existing) existing.places.push(place);
    else kinds.set(kind, { places: [place], classes: faceClasses(sides, (face) => wordOf(die, face)) });
  }
  const list = [...kinds.values()];
  return list.reduce((product, kind) => product * countSplits(kind), 1) > MOST_LUMPS
    ? undefined
    : mergeDice(dice.length, list);
}

/** More classes than this are not merged: single faces would be even more, and the caller gives up. */
const MOST_LUMPS = 100_000;
/** In how many ways equal dice fall into classes. */
function countSplits({ places, classes }: AlikeDice): number {
  let count = 1;
  for (let i = 1; i < classes.length; i++) count = (count * (places.length + i)) / i;
  return count;
}
