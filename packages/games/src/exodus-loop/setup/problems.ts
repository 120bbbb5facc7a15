import type { Problem } from '../../game.ts';
import { CARRIERS } from '../content/carriers.ts';
import { SQUADRONS } from '../content/squadrons.ts';

/** What can be wrong with a set-up, in words: what the schema finds, then what the rules say. Another language is another file. */
export type Sentence = (problem: Problem) => string;

/** Where it is, as the sentence names it. */
const field = ({ path }: Problem): string => path || 'the set-up';
const map = (p: Problem): string => `${p.columns} columns and ${p.rows} rows`;
const room = (p: Problem, what: string): string =>
  `${p.name} ${p.carrier ? 'has' : 'holds'} at most ${p.most} ${what}, not ${p.value}`;

const SENTENCES = {
  invalid_type: (p) =>
    `${field(p)} must be ${p.expected === 'int' ? 'a whole number' : `a value of the kind "${p.expected}"`}`,
  too_small: (p) => `${field(p)} must be at least ${p.least}`,
  too_big: (p) =>
    p.of === undefined ? `${field(p)} must be at most ${p.most}` : `${field(p)} must have at most ${p.most} ${p.of}`,
  'too-large': (p) => `this is larger than any set-up: at most ${p.most} values`,
  invalid_value: (p) => `${field(p)} must be one of: ${p.values}`,
  unrecognized_keys: (p) => `${field(p)} has an unknown key: ${p.keys}`,
  invalid_union: (p) => `${field(p)} is of no known kind`,
  invalid_format: (p) => `${field(p)}: ${p.message}`,
  'zones-meet': (p) =>
    `the deployment zones need ${p.player} and ${p.enemy} rows, and one row between them: the map has only ${p.rows}`,
  'too-many-hazards': (p) => `at most ${p.most} of the ${p.cells} cells may hold a hazard (15%), not ${p.count}`,
  'two-hazards': (p) => `${p.cell} has two hazards`,
  'hazard-in-zone': (p) => `${p.cell} lies in a deployment zone: no hazards there`,
  'no-find': (p) =>
    p.what === 'wave'
      ? 'a wave at the find needs the cell of the find'
      : 'a Derelict encounter needs the cell of its find',
  'off-map': (p) => {
    if (p.what === 'order') return `${p.cell} is not on the map`;
    if (p.what === 'carrier')
      return `${p.name} at ${p.cell} (${p.width} x ${p.height}) does not fit on the map of ${map(p)}`;
    return `${p.name === undefined ? p.cell : `${p.name} at ${p.cell}`} is not on a map of ${map(p)}`;
  },
  'outside-zone': (p) => `${p.name} begins outside its deployment zone, at ${p.cell}`,
  'no-admiral': () => 'only the player has an Admiral',
  'skill-twice': () => 'no skill can be learned twice',
  'skill-too-early': (p) => `${p.name} is a skill of tier ${p.tier}: one of tier ${p.before} must be learned first`,
  'upgrade-twice': () => 'no upgrade can be built twice',
  'upgrade-too-early': (p) => `${p.name} needs Sensors ${p.before} first`,
  'too-many-perks': (p) => `a pilot of level ${p.level} has ${p.slots} perk slots, not ${p.count}`,
  'perk-twice': (p) => `${p.name} has a perk twice`,
  'trait-twice': (p) => `${p.name} has a trait twice`,
  'wrong-code': (p) =>
    `${p.name} is not the name of a ${SQUADRONS[p.type as keyof typeof SQUADRONS]?.name}: it begins with ${p.type}`,
  'name-twice': (p) => `two squadrons are called ${p.name}: names are unique over both sides`,
  'cannot-attack': (p) => `${p.name} is a Miner and cannot attack`,
  'no-ammo': (p) => `${p.name} has no ammo and cannot attack`,
  'no-fuel': (p) => `${p.name} has no fuel and cannot leave ${p.cell}`,
  'too-much-hull': (p) => room(p, 'hull'),
  'too-much-ammo': (p) => room(p, 'ammo'),
  'too-much-fuel': (p) => room(p, 'fuel'),
  docked: (p) => `${p.name} is docked and has no order`,
  'capital-ship': (p) => `${p.name} is a capital ship and cannot be docked`,
  'no-such-carrier': (p) => `${p.name} is docked in carrier ${p.carrier}, and there are ${p.carriers}`,
  'defend-stays': (p) => `${p.name} defends where it is: leave the cell out`,
  'out-of-reach': (p) => `${p.cell} is farther from ${p.from} than ${p.name} can go (${p.move})`,
  'hangar-full': (p) =>
    `${p.name} (${CARRIERS[p.class as keyof typeof CARRIERS]?.name}) holds ${p.room} squadrons, not ${p.docked}`,
  'carriers-collide': (p) => `carriers of both sides lie in ${p.cell}`,
  nobody: (p) =>
    p.side === 'player'
      ? 'the player has neither a carrier nor a squadron'
      : 'there is no enemy: add squadrons, a carrier or a wave',
  charged: (p) => `the jump drive begins below ${p.needed}`,
  backwards: (p) => `a window from turn ${p.from} to turn ${p.to} runs backwards`,
} satisfies Record<string, Sentence>;
export type ProblemCode = keyof typeof SENTENCES;
export const PROBLEM_CODES = Object.keys(SENTENCES) as ProblemCode[];

/** The sentence of a catalogue; a code that nobody wrote down comes back as it is. */
export const problemFrom = (sentences: Partial<Record<string, Sentence>>, problem: Problem): string =>
  sentences[problem.code]?.(problem) ?? problem.code;

export const problem = (found: Problem): string => problemFrom(SENTENCES, found);
