/** What is wrong with a setup, and what to do: a sentence for every code. */

import type { Problem } from '../../game.ts';
import { type Sentence, sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences } from '../../problems.en.ts';
import { plural } from '../../words.ts';
import { FACTIONS, type FactionId } from '../content/factions.ts';
import type { ProblemCode } from '../setup/problems.ts';
import type { Seat } from '../types.ts';
import { effectName, kindName, seatName, setName } from './names.ts';
import { ODDS_SENTENCES } from './odds-problems.ts';

const faction = (p: Problem): string => FACTIONS[p.faction as FactionId].name;
const unit = (p: Problem): string => kindName(String(p.unit));

/** Content that is switched off: a faction, a unit, an anomaly, or an effect. */
function switchedOff({ what, id }: Problem): string {
  if (what === 'faction') return FACTIONS[id as FactionId].name;
  if (what === 'anomaly') return `An ${String(id).replace('-', ' ')}`;
  return what === 'unit' ? kindName(String(id)) : effectName(String(id));
}

const FIELD_NAMES: Readonly<Record<string, string>> = { hand: 'action cards', notes: 'promissory notes' };

const SENTENCES: Readonly<Record<ProblemCode, Sentence>> = {
  ...shapeSentences(),
  'unknown-word': (p) =>
    / \d+ /.test(String(p.word))
      ? `“${p.word}” is not clear: put a comma between units, as in “2 dread, 1 carrier”.`
      : `Unknown ${p.what} “${p.word}”. Did you mean “${p.near}”?`,
  'two-readings': (p) =>
    `“${p.word}” can be read as “${p.before}” or as “${p.behind}”. Put commas between units, or the counts in front.`,
  'other-field': (p) => `“${p.word}” does not belong here: list it under ${FIELD_NAMES[String(p.field)] ?? p.field}.`,
  'unknown-place': (p) => `“${p.word}:” is not a place. Write units on a planet as “on ${p.word}: 3 infantry”.`,
  'too-many': (p) => `“${p.word}”: at most ${p.most} unit${plural(p.most)} of one kind.`,
  'too-many-units': (p) => `${faction(p)}: ${p.count} units, but a player can have at most ${p.most}.`,
  'missing-side': (p) => `A combat that starts at ${p.start} needs the ${p.side}: name a faction and its units.`,
  'neutral-attacker': () => 'Neutral units never attack.',
  'order-twice': () => 'List every player only once in the clockwise order.',
  'unknown-seat': (p) =>
    p.what === 'order'
      ? `${p.seat} is in the clockwise order, but there is no such player.`
      : `There are units of ${p.seat}, but no such player.`,
  'missing-seat': (p) => `${seatName(p.seat as Seat)} is missing from the clockwise order.`,
  'same-name': (p) => `Two places are called “${p.name}”: rename one of them.`,
  'bad-name': (p) => `“${p.name}” cannot be the name of a place.`,
  'nobody-landed': () => 'A ground combat needs ground forces of the attacker on a planet.',
  'chaos-mapping': () => 'Chaos Mapping: this asteroid field with their ships cannot be activated by others.',
  'set-off': (p) =>
    `${switchedOff(p)} belongs to ${setName(String(p.set))}, which is not in use: add “${p.set}” to the sets.`,
  'set-twice': () => 'List every set only once.',
  'over-capacity': (p) =>
    `${faction(p)}: ${p.used} fighters and ground forces need capacity, the ships carry ${p.allowed}. Remove ${p.over} or add ships with capacity.`,
  'over-supply': (p) =>
    `${faction(p)}: ${p.used} ships count against a fleet supply of ${p.allowed}. Remove ${p.over} ship${plural(p.over)} or raise the fleet pool.`,
  'over-limit': (p) =>
    `${faction(p)}: ${p.used} ${String(p.type).replace('-', ' ')}s, but a player has only ${p.allowed}. Remove some, or turn unit limits off.`,
  'structure-in-space': (p) =>
    `${unit(p)} belongs on a planet, as in “on Abyz: 1 ${unit(p)}”, or in an adjacent system.`,
  'too-many-pds': (p) => `${p.planet}: ${p.count} PDS, but a planet holds at most ${p.most}.`,
  'too-many-docks': (p) => `${p.planet}: ${p.count} space docks, but a planet holds at most ${p.most}.`,
  'ship-ashore': (p) => `${unit(p)} cannot be on ${p.planet}: list it under the space area.`,
  floats: (p) => `${unit(p)} floats in the space area and cannot be on ${p.planet}.`,
  'too-many-damaged': (p) => `${unit(p)}: ${p.damaged} damaged out of only ${p.count}.`,
  'cannot-be-damaged': (p) => `${unit(p)} cannot sustain damage, so none can be damaged.`,
  'too-many-galvanized': (p) => `${unit(p)}: ${p.galvanized} galvanized out of only ${p.count}.`,
  'other-faction': (p) => `${unit(p)} belongs to ${p.owner}; ${faction(p)} cannot have it.`,
};

export const problemText = sentenceFrom({ ...SENTENCES, ...ODDS_SENTENCES });
