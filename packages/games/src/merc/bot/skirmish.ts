import { diceOf, MOST_HITS } from './odds.ts';

/** A fight reduced to figures, fast enough to be played many times for one decision. */

export interface Fighter {
  rebel: boolean;
  militia: boolean;
  /** Nobody can aim at him while others of his side stand: any of them, or other MERCs. */
  behind: 'all' | 'mercs' | '';
  dice: number;
  /** Dice after his first attack, which uses up what is good for one. */
  later: number;
  hitsOn: number;
  targets: number;
  /** All militia are one target. */
  sweeps: boolean;
  pierces: boolean;
  /** How often he may give up dice for wounds. */
  heals: number;
  /** The vehicle that takes hits for him, by number; NONE: nobody does. */
  cover: number;
  health: number;
  /** Health without a wound. */
  whole: number;
  armor: number;
  /** Health of the dog that holds him. */
  heldBy: number;
  immune: boolean;
  /** Never attacks a dog. */
  spares: boolean;
  /** Dogs that he can set. */
  dogs: number;
}
/** Who the Dictator is: `printed` brings down the weakest (section 22), `sensible` takes most dice away. */
export type Opponent = 'printed' | 'sensible';

/** Everybody who takes part, and what the vehicles still take: each covers all of its squad. */
interface Field {
  opponent: Opponent;
  fighters: readonly Fighter[];
  covers: number[];
}

/** Rounds after which nobody has won. */
export const LONGEST = 40;
const DOG_HEALTH = 3;

/** Where its numbers come from. */
interface Words {
  word: number;
}

/** A number from 0 to below 1. */
function next(source: Words): number {
  source.word = (Math.imul(source.word, 1664525) + 1013904223) >>> 0;
  const mixed = Math.imul(source.word ^ (source.word >>> 16), 0x45d9f3b);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
}

function roll(dice: number, hitsOn: number, source: Words): number {
  const { hits } = diceOf(dice, hitsOn);
  let left = next(source);
  for (let count = 0; count < dice; count++) {
    left -= hits[count] as number;
    if (left < 0) return count;
  }
  return dice;
}

const areFoes = (one: Fighter, two: Fighter): boolean => one.rebel !== two.rebel && two.health > 0;

/** What is fought with, before anything has happened. */
export interface Skirmish {
  opponent: Opponent;
  fighters: readonly Fighter[];
  /** By number: what a vehicle takes. */
  covers: readonly number[];
  /** Who acts when, by place among the fighters. */
  order: readonly number[];
}

/** Plays it once. A fight without an end is not won. */
export function rebelsWin({ opponent, fighters, covers, order }: Skirmish, source: Words): boolean {
  const field: Field = { opponent, fighters: fighters.map((fighter) => ({ ...fighter })), covers: [...covers] };
  for (let round = 0; round < LONGEST; round++) {
    for (const position of order) {
      const shooter = field.fighters[position] as Fighter;
      if (shooter.health <= 0) continue;
      act(field, shooter, source);
      if (!field.fighters.some((other) => areFoes(shooter, other))) return shooter.rebel;
    }
  }
  return false;
}

function act(field: Field, shooter: Fighter, source: Words): void {
  if (shooter.heldBy > 0) {
    if (!shooter.spares) shooter.heldBy -= roll(shooter.dice, shooter.hitsOn, source);
    return;
  }
  if (shooter.dogs) setDog(field, shooter);
  const dice = shooter.dice - (shooter.heals > 0 ? heal(field, shooter) : 0);
  if (dice <= 0) return;
  strike(field, shooter, roll(dice, shooter.hitsOn, source));
  shooter.dice = shooter.later;
}

function setDog(field: Field, handler: Fighter): void {
  const open = field.fighters.filter(
    (other) => areFoes(handler, other) && !other.militia && !other.immune && other.heldBy <= 0,
  );
  const prey = open.find((other) => !isHidden(field, other));
  if (!prey) return;
  prey.heldBy = DOG_HEALTH;
  handler.dogs--;
}

/** Dice given up for the wounds of the own side. */
function heal(field: Field, healer: Fighter): number {
  let given = 0;
  for (const mate of field.fighters) {
    if (mate.rebel !== healer.rebel || mate.health <= 0) continue;
    const healed = Math.min(mate.whole - mate.health, healer.dice - given);
    mate.health += healed;
    given += healed;
  }
  if (given) healer.heals--;
  return given;
}

const coverOf = ({ covers }: Field, target: Fighter): number => covers[target.cover] ?? 0;
const needOf = (field: Field, shooter: Fighter, target: Fighter): number =>
  target.health + (shooter.pierces ? 0 : target.armor + coverOf(field, target));
const attacksFor = (field: Field, shooter: Fighter, target: Fighter): number =>
  diceOf(shooter.dice, shooter.hitsOn).attacks[Math.min(MOST_HITS, needOf(field, shooter, target))] as number;

/** Hits on the best target until it is down, then on the next, as far as the weapon reaches. */
function strike(field: Field, shooter: Fighter, hits: number): void {
  let left = hits;
  let reach = shooter.targets;
  if (shooter.sweeps && reach > 0) {
    const militia = field.fighters.filter((other) => areFoes(shooter, other) && other.militia);
    const single = targetOf(field, shooter);
    if (single && Math.min(militia.length, shooter.dice / 2) >= single.dice / attacksFor(field, shooter, single)) {
      for (const other of militia.slice(0, left)) other.health = 0;
      left -= Math.min(left, militia.length);
      reach--;
    }
  }
  for (; left > 0 && reach > 0; reach--) {
    const target = targetOf(field, shooter);
    if (!target) return;
    const dealt = Math.min(left, needOf(field, shooter, target));
    left -= dealt;
    target.health -= shooter.pierces ? dealt : pastArmor(field, target, dealt);
  }
}

/** The vehicle first, then what is worn: hits that go through both. */
function pastArmor(field: Field, target: Fighter, hits: number): number {
  const covered = Math.min(hits, coverOf(field, target));
  if (covered > 0) field.covers[target.cover] = coverOf(field, target) - covered;
  const worn = Math.min(hits - covered, target.armor);
  target.armor -= worn;
  return hits - covered - worn;
}

/** The one whose loss takes most dice away per attack; the printed Dictator brings down the weakest. */
function targetOf(field: Field, shooter: Fighter): Fighter | undefined {
  const ranks = field.opponent === 'printed' && !shooter.rebel;
  let found: Fighter | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const target of field.fighters) {
    if (!areFoes(shooter, target)) continue;
    const value = ranks ? -(target.health + target.armor) : target.dice / attacksFor(field, shooter, target);
    if (value <= most || isHidden(field, target)) continue;
    most = value;
    found = target;
  }
  return found;
}

const isHidden = (field: Field, target: Fighter): boolean =>
  target.behind !== '' &&
  field.fighters.some(
    (other) =>
      other.rebel === target.rebel && other.health > 0 && !other.behind && (target.behind === 'all' || !other.militia),
  );
