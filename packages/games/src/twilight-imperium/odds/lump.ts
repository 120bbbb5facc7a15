import { type AlikeDice, faceClasses, type Lump, lumpDice, type Need } from '@fray/engine';
import { chance } from '../rules/dice.ts';
import { anyUnit } from '../rules/figures.ts';
import { diceOf, rollFor } from '../rules/throw.ts';
import type { Die, Roll, State, Ti4 } from '../types.ts';
import { classOf, facesMatter, singleDiceMatter } from './single-dice.ts';

/** The results of a roll that have different futures: the number of hits, or by kind of dice how many fell in each class of faces. */
export function lump(state: State, need: Need<Ti4>): Lump[] | undefined {
  const frame = state.frames.at(-1);
  if (frame?.then !== 'dice roll' || frame.dice?.length || !frame.own.spec) return undefined;
  const roll = rollFor(frame.own.spec);
  const dice = diceOf(state, roll, frame.own);
  // The dice of an effect are kept in the order in which they fell: every face.
  if (dice.length !== need.count || roll.kind === 'effect') return undefined;
  return !singleDiceMatter(state) && dice.every((die) => die.place === undefined)
    ? byHits(dice)
    : byClasses(state, roll, dice, need.sides);
}

const HIT = 10;
const MISS = 1;
/** So many hits, whoever made them: one roll stands for each number. */
function byHits(dice: readonly Die[]): Lump[] {
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
function byClasses(state: State, roll: Roll, dice: readonly Die[], sides: number): Lump[] | undefined {
  const faces = facesMatter(state);
  const wordOf = (die: Die, face: number): string | number => (faces ? face : classOf(state, roll, { ...die, face }));
  const kinds = new Map<string, AlikeDice & { places: number[] }>();
  // Whoever has a die more than others of its kind is not like them.
  const thrown = new Map<string, number>();
  for (const { unit } of dice) thrown.set(unit, (thrown.get(unit) ?? 0) + 1);
  for (const [place, die] of dice.entries()) {
    const unit = anyUnit(state, die.unit);
    const kind = [
      unit?.kind ?? die.unit,
      unit?.at,
      unit?.as,
      unit?.damaged,
      thrown.get(die.unit),
      die.value,
      die.mod,
      die.place,
      die.on,
    ].join(' ');
    const known = kinds.get(kind);
    if (known) known.places.push(place);
    else kinds.set(kind, { places: [place], classes: faceClasses(sides, (face) => wordOf(die, face)) });
  }
  const list = [...kinds.values()];
  return list.reduce((product, kind) => product * waysOf(kind), 1) > MOST_LUMPS
    ? undefined
    : lumpDice(dice.length, list);
}

/** More than this are not told apart: face by face there are more still, and whoever asks gives up. */
const MOST_LUMPS = 100_000;
/** In how many ways equal dice fall into classes. */
function waysOf({ places, classes }: AlikeDice): number {
  let ways = 1;
  for (let i = 1; i < classes.length; i++) ways = (ways * (places.length + i)) / i;
  return ways;
}
