import type { Problem } from '../../game.ts';
import { type Sentence, sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences } from '../../problems.en.ts';
import { plural } from '../../words.ts';
import { CARRIERS } from '../content/carriers.ts';
import { SQUADRONS } from '../content/squadrons.ts';

/** Every problem of a setup in English: first those of the schema, then those of the rules. */

const map = (p: Problem): string => `${p.columns} columns and ${p.rows} rows`;
const room = (p: Problem, what: string): string =>
  `${p.name} ${p.carrier ? 'has' : 'holds'} at most ${p.most} ${what}, not ${p.value}.`;

const SENTENCES = {
  ...shapeSentences({
    cell: 'write a cell as a letter and a number, like F13',
    'docked-or-cell': 'write DOCKED, or a cell as a letter and a number, like F13',
    squadron: 'write a name like I-Alpha-1',
  }),
  'zones-meet': (p) =>
    `The deployment zones need ${p.player} and ${p.enemy} rows, and one row between them: the map has only ${p.rows}.`,
  'too-many-hazards': (p) => `At most ${p.most} of the ${p.cells} cells may hold a hazard (15%), not ${p.count}.`,
  'two-hazards': (p) => `${p.cell} has two hazards: take one out.`,
  'hazard-in-zone': (p) => `${p.cell} is in a deployment zone: take the hazard out.`,
  'no-find': (p) =>
    p.what === 'wave'
      ? 'A wave at the find needs the cell of the find.'
      : 'A Derelict encounter needs the cell of its find.',
  'off-map': (p) => {
    if (p.what === 'order') return `${p.cell} is not on the map.`;
    if (p.what === 'carrier')
      return `${p.name} at ${p.cell} (${p.width} x ${p.height}) does not fit on the map of ${map(p)}.`;
    return `${p.name === undefined ? p.cell : `${p.name} at ${p.cell}`} is not on a map of ${map(p)}.`;
  },
  'outside-zone': (p) => `${p.name} begins outside its deployment zone, at ${p.cell}.`,
  'no-admiral': () => 'Only the player has an Admiral.',
  'skill-twice': () => 'No skill can be learned twice.',
  'skill-too-early': (p) => `${p.name} is a skill of tier ${p.tier}: one of tier ${p.before} must be learned first.`,
  'upgrade-twice': () => 'No upgrade can be built twice.',
  'upgrade-too-early': (p) => `${p.name} needs Sensors ${p.before} first.`,
  'too-many-perks': (p) => `A pilot of level ${p.level} has ${p.slots} perk slots, not ${p.count}.`,
  'perk-twice': (p) => `${p.name} has a perk twice.`,
  'trait-twice': (p) => `${p.name} has a trait twice.`,
  'wrong-code': (p) =>
    `${p.name} is not the name of a ${SQUADRONS[p.type as keyof typeof SQUADRONS]?.name}: it begins with ${p.type}.`,
  'name-twice': (p) => `Two squadrons are called ${p.name}: names must be unique across both sides.`,
  'cannot-attack': (p) => `${p.name} is a Miner and cannot attack.`,
  'no-ammo': (p) => `${p.name} has no ammo and cannot attack.`,
  'no-fuel': (p) => `${p.name} has no fuel and cannot leave ${p.cell}.`,
  'too-much-hull': (p) => room(p, 'hull'),
  'too-much-ammo': (p) => room(p, 'ammo'),
  'too-much-fuel': (p) => room(p, 'fuel'),
  docked: (p) => `${p.name} is docked and has no order.`,
  'capital-ship': (p) => `${p.name} is a capital ship and cannot be docked.`,
  'no-such-carrier': (p) => `${p.name} is docked in carrier ${p.carrier}, and there are ${p.carriers}.`,
  'defend-stays': (p) => `${p.name} defends where it is: leave the cell out.`,
  'out-of-reach': (p) =>
    `${p.cell} is farther from ${p.from} than ${p.name} can move (${p.move} cell${plural(p.move)}).`,
  'hangar-full': (p) =>
    `${p.name} (${CARRIERS[p.class as keyof typeof CARRIERS]?.name}) holds ${p.room} squadron${plural(p.room)}, not ${p.docked}.`,
  'carriers-collide': (p) => `Carriers of both sides are in ${p.cell}: move one of them.`,
  nobody: (p) =>
    p.side === 'player'
      ? 'The player has neither a carrier nor a squadron.'
      : 'There is no enemy: add squadrons, a carrier or a wave.',
  charged: (p) => `The jump drive must begin below a charge of ${p.needed}.`,
  backwards: (p) => `A window cannot go from turn ${p.from} to turn ${p.to}: swap the turns.`,
} satisfies Record<string, Sentence>;
export type ProblemCode = keyof typeof SENTENCES;
export const PROBLEM_CODES = Object.keys(SENTENCES) as ProblemCode[];

export const problem = sentenceFrom(SENTENCES);
