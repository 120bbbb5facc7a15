/** What is wrong with a set-up, and what to do: a sentence for every code. */

import type { Problem } from '../../game.ts';
import { type Sentence, sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences } from '../../problems.en.ts';
import { plural } from '../../words.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import type { ProblemCode } from '../setup/problems.ts';
import type { Seat } from '../types.ts';
import { effectName, kindName, seatName, setName } from './names.ts';

const faction = (p: Problem): string => FACTIONS[p.faction as FactionId].name;
const unit = (p: Problem): string => kindName(String(p.unit));

/** Content that is switched off: a faction, a unit, an anomaly, or an effect. */
function switchedOff({ what, id }: Problem): string {
  if (what === 'faction') return FACTIONS[id as FactionId].name;
  if (what === 'anomaly') return `An ${String(id).replace('-', ' ')}`;
  return what === 'unit' ? kindName(String(id)) : effectName(String(id));
}

const SENTENCES: Readonly<Record<ProblemCode, Sentence>> = {
  ...shapeSentences(),
  'unknown-word': (p) => `Unknown ${p.what} “${p.word}”. Did you mean “${p.near}”?`,
  'other-field': (p) => `“${p.word}” is known, but not here: it belongs under \`${p.field}\`.`,
  'unknown-place': (p) => `“${p.word}:” is no place. Units on a planet are written “on ${p.word}: 3 infantry”.`,
  'too-many': (p) => `“${p.word}”: ${p.most} of a unit are the most.`,
  'too-many-units': (p) => `${faction(p)}: ${p.count} units, but ${p.most} of a player are the most.`,
  'missing-side': (p) => `A combat that starts at ${p.start} needs the ${p.side}: name a faction and its units.`,
  'neutral-attacker': () => 'Neutral units never attack.',
  'order-twice': () => 'Every player sits only once in the clockwise order.',
  'unknown-seat': (p) =>
    p.what === 'order'
      ? `${p.seat} sits in the clockwise order, but no such player is set up.`
      : `Units of ${p.seat}, but no such player is set up.`,
  'missing-seat': (p) => `${seatName(p.seat as Seat)} has no place in the clockwise order.`,
  'same-name': (p) => `Two places are called “${p.name}”: give each a name of its own.`,
  'bad-name': (p) => `“${p.name}” cannot be the name of a place.`,
  'nobody-landed': () => 'A ground combat needs ground forces of the attacker on a planet.',
  'chaos-mapping': () => 'Chaos Mapping: this asteroid field with their ships cannot be activated by others.',
  'set-off': (p) =>
    `${switchedOff(p)} belongs to ${setName(String(p.set))}, which is switched off: add “${p.set}” to \`sets\`.`,
  'set-twice': () => 'Every expansion is switched on once.',
  'over-capacity': (p) =>
    `${faction(p)}: ${p.used} fighters and ground forces need room, the ships carry ${p.allowed}. Remove ${p.over} or add ships that carry.`,
  'over-supply': (p) =>
    `${faction(p)}: ${p.used} ships count against a fleet supply of ${p.allowed}. Remove ${p.over} ship${plural(p.over)} or raise the fleet pool.`,
  'over-limit': (p) =>
    `${faction(p)}: ${p.used} ${String(p.type).replace('-', ' ')}s, but a player has only ${p.allowed}. Remove some, or turn unit limits off.`,
  'structure-in-space': (p) =>
    `${unit(p)} stands on a planet: list it under a planet of the system or under an adjacent system.`,
  'too-many-pds': (p) => `${p.planet}: ${p.count} PDS, but a planet holds ${p.most} at most.`,
  'too-many-docks': (p) => `${p.planet}: ${p.count} space docks, but a planet holds ${p.most} at most.`,
  'ship-ashore': (p) => `${unit(p)} cannot stand on ${p.planet}: list it under the space area.`,
  floats: (p) => `${unit(p)} floats in the space area and cannot stand on ${p.planet}.`,
  'too-many-damaged': (p) => `${unit(p)}: ${p.damaged} damaged out of only ${p.count}.`,
  'cannot-be-damaged': (p) => `${unit(p)} cannot sustain damage, so none can be damaged.`,
  'too-many-galvanized': (p) => `${unit(p)}: ${p.galvanized} galvanized out of only ${p.count}.`,
  'other-faction': (p) => `${unit(p)} belongs to ${p.owner}; ${faction(p)} cannot have it.`,
};

export const problemText = sentenceFrom(SENTENCES);
