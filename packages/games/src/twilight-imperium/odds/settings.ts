import type { Reason } from '@fray/engine';
import { OBJECTIVES } from '../bot/objectives.ts';
import { UNIT_TYPES, type UnitType } from '../content/unit-types.ts';
import { SIDES, type Side } from '../types.ts';

/** Settings of a question about odds, read from words. */
export interface Settings {
  /** On a planet, from the landing on. */
  ground: boolean;
  /** Not more rounds than these. */
  rounds?: number;
  /** Who leaves after which round. */
  retreat?: { by: Side; round: number };
  /** Who assigns hits optimally. */
  best?: Side;
  /** What is lost first. */
  losses: Partial<Record<Side, UnitType[]>>;
  sustain: Partial<Record<Side, 'first' | 'late'>>;
  /** What the attacker is out for; left out: the planet if it has ground forces. */
  goal?: 'space' | 'planet';
  /** What a side is after, by the id of an objective. */
  objective: Partial<Record<Side, string>>;
  /** Sides that may retreat, whenever that is good for them. */
  mayLeave: Side[];
  /** What a side uses, by name: nothing else. */
  use: Partial<Record<Side, string[]>>;
}
const SEAT_WORDS: Readonly<Record<string, Side>> = {
  a: 'attacker',
  attacker: 'attacker',
  d: 'defender',
  defender: 'defender',
};
/** `a:2`, `defender:best`; without a side: nobody's in particular. */
function ofSide(words: string): { sides: readonly Side[]; rest: string; isOneSide: boolean } | undefined {
  const [, seat, rest = ''] = /^(?:([a-z]+):)?(.*)$/i.exec(words.trim()) ?? [];
  if (seat === undefined) return { sides: SIDES, rest: rest.trim(), isOneSide: false };
  const side = SEAT_WORDS[seat.toLowerCase()];
  return side && { sides: [side], rest: rest.trim(), isOneSide: true };
}

/** No fight that can end lasts longer. */
const MOST_ROUNDS = 100;
function roundIn(words: string): number | undefined {
  const count = /^\d{1,3}$/.test(words) ? Number(words) : 0;
  return count >= 1 && count <= MOST_ROUNDS ? count : undefined;
}

type Given = Readonly<Record<string, string>>;
type Taken = Reason | undefined;
const READERS: Readonly<Record<string, (words: string, into: Settings) => Taken>> = {
  ground(_, into) {
    into.ground = true;
    return undefined;
  },
  rounds(words, into) {
    const rounds = roundIn(words);
    if (rounds === undefined) return { code: 'odds-rounds', words, most: MOST_ROUNDS };
    into.rounds = rounds;
    return undefined;
  },
  goal(words, into) {
    const goal = words.trim().toLowerCase();
    if (goal !== 'space' && goal !== 'planet') return { code: 'odds-goal', words };
    into.goal = goal;
    return undefined;
  },
  objective(words, into) {
    for (const part of words.split(';')) {
      const found = ofSide(part);
      const objective = OBJECTIVES.find(({ id }) => id === found?.rest.toLowerCase());
      if (!found || !objective)
        return { code: 'odds-objective', words: part.trim(), possible: OBJECTIVES.map(({ id }) => id).join(', ') };
      for (const side of found.sides) into.objective[side] = objective.id;
    }
    return undefined;
  },
  retreat(words, into) {
    const may = { ...SEAT_WORDS, both: undefined };
    const who = words.trim().toLowerCase();
    if (Object.hasOwn(may, who)) {
      into.mayLeave = who === 'both' ? [...SIDES] : [SEAT_WORDS[who] as Side];
      return undefined;
    }
    const found = ofSide(words);
    const round = found && roundIn(found.rest);
    const [by] = found?.sides ?? [];
    if (!found?.isOneSide || round === undefined || !by)
      return { code: 'odds-retreat-words', words, most: MOST_ROUNDS };
    into.retreat = { by, round };
    return undefined;
  },
  losses(words, into) {
    const found = ofSide(words);
    if (!found) return { code: 'odds-losses', words };
    if (found.rest === 'best') {
      into.best = found.sides[0] as Side;
      return undefined;
    }
    const types = found.rest.split(',').map((word) => word.trim().toLowerCase().replaceAll(' ', '-'));
    const stranger = types.find((type) => !(UNIT_TYPES as readonly string[]).includes(type));
    if (stranger !== undefined) return { code: 'odds-losses', words: stranger };
    for (const side of found.sides) into.losses[side] = types as UnitType[];
    return undefined;
  },
  sustain(words, into) {
    const found = ofSide(words);
    if (!found || (found.rest !== 'first' && found.rest !== 'late')) return { code: 'odds-sustain', words };
    for (const side of found.sides) into.sustain[side] = found.rest;
    return undefined;
  },
  use(words, into) {
    for (const part of words.split(';')) {
      const found = ofSide(part);
      const [by] = found?.sides ?? [];
      const names = found?.rest.split(',').map((name) => name.trim()) ?? [];
      if (!found?.isOneSide || !by || names.includes('')) return { code: 'odds-use', words: part.trim() };
      into.use[by] = found.rest.toLowerCase() === 'none' ? [] : [...(into.use[by] ?? []), ...names];
    }
    return undefined;
  },
};

export const SETTINGS: readonly string[] = Object.keys(READERS);

export function readSettings(given: Given): { ok: true; settings: Settings } | { ok: false; reason: Reason } {
  const settings: Settings = { ground: false, losses: {}, sustain: {}, use: {}, objective: {}, mayLeave: [] };
  for (const [name, words] of Object.entries(given)) {
    const read = READERS[name];
    const reason = read ? read(words, settings) : { code: 'odds-setting', name };
    if (reason) return { ok: false, reason };
  }
  const reason = whyNotTogether(settings);
  return reason ? { ok: false, reason } : { ok: true, settings };
}

/** Two settings that leave no question together. */
function whyNotTogether({ ground, rounds, retreat, best, mayLeave, goal }: Settings): Reason | false {
  const clash = (one: string, two: string): Reason => ({ code: 'odds-clash', one, two });
  if (ground && goal === 'space') return clash('ground', 'goal space');
  if (ground && (retreat || mayLeave.length)) return clash('ground', 'retreat');
  if (rounds !== undefined && retreat) return clash('rounds', 'retreat');
  if (best && (retreat || mayLeave.length)) return clash('losses best', 'retreat');
  return best !== undefined && rounds !== undefined && clash('losses best', 'rounds');
}
