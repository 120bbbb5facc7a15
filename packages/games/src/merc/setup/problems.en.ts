import { sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences } from '../../problems.en.ts';
import type { Sentences } from './problems.ts';

/** What is wrong with a setup, in English: what it is and what to do. */

const SHAPE = shapeSentences({
  sector: 'a sector is a letter from A to F and a number from 1 to 6, like B2',
  'given-name': "a name begins with a letter and has letters, digits, spaces and . , ' -",
});

const SENTENCES: Sentences = {
  ...SHAPE,
  missing: (f) => (f.own ? `A unit of your own needs "${f.name}".` : SHAPE.missing(f)),
  'too-big': (f) => (f.vehicle === undefined ? SHAPE['too-big'](f) : `The ${f.vehicle} has armor ${f.most} at most.`),
  'one-of': (f) =>
    f.what === 'gear'
      ? 'Equipment has either "card", a printed one, or "name", one of your own.'
      : 'Each entry is one of: "merc" or "dictator" with a card name, "militia" with a number, "name" for your own unit.',
  'militia-plain': () => 'Militia have fixed figures and carry nothing; only their number can be given.',
  'wrong-side': () => 'Only the Dictator can have a Dictator character.',
  'base-squad': () => 'Only the Dictator character stands alone at the base.',
  dead: (f) => `${f.name} has ${f.health} health and would be dead.`,
  'own-card': () => 'A card of your own needs "slot" and a name that no printed card has.',
  refused: (f) => `${f.name} carries no ${f.card}.`,
  'no-slot': (f) =>
    `${f.name} has no slot left for ${f.card}: one weapon, one armor, one accessory, three more with a Bandolier.`,
  'will-not-serve': (f) => `${f.name} does not serve the same player as ${f.other}.`,
  'squad-limit': (f) => `The ${f.squad} squad has more than ${f.limit} members.`,
  'one-vehicle': (f) => `The ${f.squad} squad can have one vehicle.`,
  'no-driver': (f) => `Nobody drives the ${f.vehicle}: the ${f.squad} squad has no members here.`,
  'no-seats': (f) => `The ${f.vehicle} has ${f.seats} seats.`,
  'taken-name': (f) => `"${f.name}" is the name of something printed; give your unit another one.`,
  twice: (f) =>
    f.sector !== undefined
      ? `The sector ${f.sector} is on the map twice, or is the sector of the fight.`
      : f.vehicle !== undefined
        ? `There is only one ${f.vehicle}; take the other one out.`
        : `${f.name} takes part twice.`,
  'too-many-copies': (f) => `${f.name} is carried ${f.count} times, but the game has ${f.copies}.`,
  'one-dictator': () => 'There is only one Dictator character.',
  'two-rulers': (f) => `The ruling Dictator must be ${f.name}, who is here.`,
  'no-chancellor': () => 'Only The Chancellor names a Rebel player.',
  'militia-limit': (f) => `A side has at most ${f.limit} militia in a sector.`,
  nobody: (f) =>
    f.what === 'mine' ? 'The owner of the mine has no units here.' : 'Each side needs at least one unit.',
  'own-mine': () => 'Only the defenders can have a mine here: it hurts those who enter.',
  'no-bombardment': () => '"by" belongs to a bombardment.',
  'no-gunner': (f) =>
    f.what === 'militia'
      ? 'Militia fire no mortar.'
      : '"by" names the MERC of the attacking side who fires the mortar.',
  'no-mortar': (f) => `${f.name} has no Mortar.`,
  'plain-bombardment': () => 'A bombardment has no mines and no tactics cards.',
};

export const problem = sentenceFrom(SENTENCES);
