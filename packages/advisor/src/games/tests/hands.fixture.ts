/** Random fights of small fleets with hands: the same numbers, the same fights. */
import { type Chance, seededDice } from '@fray/engine';
import { chanceFrom, withOdds } from '@fray/games';
import { FACTIONS } from '../../../../games/src/twilight-imperium/content/factions.ts';
import { game as whole } from '../../../../games/src/twilight-imperium/tests/whole.ts';

export const game = withOdds(whole, whole.odds);
/** After the chance alone. */
export const CHANCE_ALONE = { ...game, objectives: [{ id: 'chance', goal: 1, own: 0, theirs: 0, spent: {} }] as const };

const FLEETS = [
  '3 cruiser',
  '2 cruiser, 1 dreadnought',
  '1 carrier, 3 fighter, 1 cruiser',
  '2 destroyer, 2 cruiser',
  '1 dreadnought, 1 carrier, 2 fighter',
  '1 war sun, 1 destroyer',
  '4 cruiser',
  '2 dreadnought, 1 cruiser',
] as const;
/** The first ten of section C.2. */
const TEN = Object.values(FACTIONS).slice(0, 10);
/** The cards for combats in space of the base game and Prophecy of Kings that the engine plays. */
const CARDS = [
  'courageous-to-the-end',
  'direct-hit',
  'emergency-repairs',
  'fighter-prototype',
  'fire-team',
  'intercept',
  'maneuvering-jets',
  'morale-boost',
  'reveal-prototype',
  'rout',
  'shields-holding',
  'skilled-retreat',
  'waylay',
] as const;

export interface Side {
  forces: string;
  hand: string[];
}
export function fightFrom(chance: Chance): { attacker: Side; defender: Side } {
  const pick = <V>(list: readonly V[]): V => list[(chance(1, list.length)[0] as number) - 1] as V;
  const side = (not?: string): { faction: string; side: Side } => {
    const { id } = pick(TEN.filter((one) => one.id !== not));
    const left: string[] = [...CARDS];
    const hand = Array.from({ length: chance(1, 3)[0] as number }, () => {
      const card = pick(left);
      left.splice(left.indexOf(card), 1);
      return card;
    });
    return { faction: id, side: { forces: `${id}: ${pick(FLEETS)}`, hand } };
  };
  const one = side();
  return { attacker: one.side, defender: side(one.faction).side };
}
export function randomFights(seed: number, count: number): { attacker: Side; defender: Side }[] {
  const chance = chanceFrom(seededDice(seed, 0));
  return Array.from({ length: count }, () => fightFrom(chance));
}

export function setupOf(attacker: unknown, defender: unknown) {
  const checked = game.setup.check({
    attacker,
    defender,
    start: 'P2.1',
    extent: 'space',
    options: { unitLimits: false },
  });
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return checked.setup;
}
