import type { Preset } from '../../game.ts';
import type { Ti4 } from '../types.ts';
import { checkSetup } from './check.ts';
import type { SetupInput } from './schema.ts';

function preset(
  id: string,
  title: string,
  about: string,
  input: SetupInput | string,
  more: Pick<Preset<Ti4>, 'teaches' | 'noContest'> = {},
): Preset<Ti4> {
  const checked = checkSetup(input);
  if (!checked.ok)
    throw new Error(
      `the preset ${id} is broken: ${checked.problems.map(({ path, code }) => `${path} ${code}`).join(', ')}`,
    );
  return { id, title, about, setup: checked.setup, ...more };
}
const noCards = { hand: [] };

/** Real situations: an even one first, because beginners see it; then from the simplest to the largest. */
export const presets: readonly Preset<Ti4>[] = [
  preset(
    'even-fleets',
    'An even fight',
    'Sol and Letnev meet with fleets of equal cost, 12.5 resources each: either may win.',
    {
      attacker: { forces: 'sol: 1 dreadnought, 2 cruiser, 1 carrier, 3 fighter', ...noCards },
      defender: { forces: 'letnev: 2 dreadnought, 1 carrier, 3 fighter', ...noCards },
      start: 'P2.1',
      extent: 'space',
    },
  ),
  preset(
    'two-cruisers',
    'Two cruisers against a destroyer',
    'The smallest space combat: a patrol of Sol meets a picket of Hacan.',
    {
      attacker: { forces: 'sol: 2 cruiser', ...noCards },
      defender: { forces: 'hacan: 1 destroyer', ...noCards },
      start: 'P2.1',
      extent: 'space',
    },
    {
      teaches:
        'The steps of a space combat in a few rolls, from the barrage to the last ship; the cruisers nearly always win.',
    },
  ),
  preset(
    'carrier-raid',
    'A carrier group and its barrage',
    'Fighters run into the anti-fighter barrage of two destroyers that guard a dreadnought.',
    {
      attacker: { forces: '2 cruiser, 1 carrier, 3 fighter', ...noCards },
      defender: { forces: '1 dreadnought, 2 destroyer', ...noCards },
      start: 'P2.1',
      extent: 'space',
    },
  ),
  preset(
    'direct-hit',
    'Dreadnoughts under Direct Hit',
    'Letnev sustains everything; Sardakk waits with Direct Hit, and Duranium Armor repairs what survives.',
    {
      attacker: {
        forces: 'letnev: 3 dreadnought, 2 carrier, 5 fighter; duranium armor, non-euclidean shielding; fleet 4, 4 tg',
        hand: ['emergency-repairs'],
      },
      defender: {
        forces: 'sardakk: 3 dreadnought II, 2 cruiser',
        hand: ['direct-hit', 'direct-hit', 'shields-holding'],
      },
      start: 'P2.1',
      extent: 'space',
      adjacent: [
        { id: 'Lodor', control: ['defender'] },
        { id: 'Wellon', control: ['attacker'] },
      ],
    },
  ),
  preset(
    'shielded-landing',
    'A landing under a planetary shield',
    'Three dreadnoughts cannot bombard past the PDS, which then fires at the infantry that lands.',
    {
      attacker: { forces: '3 dreadnought, 3 infantry', ...noCards },
      defender: { forces: 'on Abyz: 3 infantry, 1 pds', ...noCards },
      start: 'P3.1',
      system: { planets: [{ id: 'Abyz', owner: 'defender', resources: 3, influence: 0 }] },
    },
  ),
  preset(
    'ground-war',
    'Infantry against a dug-in mech',
    'A ground combat alone: five infantry attack three and a mech.',
    {
      attacker: { forces: 'sol: on Quann: 5 infantry', ...noCards },
      defender: { forces: 'sardakk: on Quann: 3 infantry, 1 mech', ...noCards },
      start: 'P4.1',
      system: { planets: [{ id: 'Quann', owner: 'defender', traits: ['cultural'], resources: 2, influence: 1 }] },
    },
  ),
  preset(
    'harrow',
    'Harrow from orbit',
    'L1Z1X bombards, lands, and bombards again after every round of the ground combat.',
    {
      attacker: { forces: 'l1z1x: 3 dreadnought, 5 infantry', ...noCards },
      defender: { forces: 'arborec: on Lazar: 10 infantry', ...noCards },
      start: 'P3.1',
      system: { planets: [{ id: 'Lazar', owner: 'defender', traits: ['industrial'], resources: 1, influence: 0 }] },
    },
  ),
  preset(
    'ambush',
    'Ambush and a burning flagship',
    'Mentak cruisers ambush a Yin fleet whose flagship takes everything with it.',
    {
      attacker: {
        forces: 'mentak: 2 cruiser II, 2 destroyer, flagship, 3 fighter; salvage operations',
        hand: ['skilled-retreat', 'courageous-to-the-end'],
      },
      defender: {
        forces: 'yin: flagship, 2 cruiser, 3 destroyer; impulse core',
        hand: ['reflective-shielding'],
        leaders: ['Brother Milor Ω'],
      },
      start: 'P2.1',
      extent: 'space',
      adjacent: [
        { id: 'Starpoint', control: ['attacker'] },
        { id: 'Tequran', control: ['defender'], anomalies: ['nebula'] },
      ],
    },
    {
      teaches:
        'How an ambush, an impulse core and a flagship that takes everything with it are resolved; in most fights nobody is left, and a good player gets no more.',
    },
  ),
  preset(
    'medium-fleets',
    'Two medium fleets',
    'Equal factions and mixed fleets: a war sun on one side, a flagship on the other.',
    {
      attacker: { forces: 'arborec: 3 dreadnought, 2 carrier, 8 fighter, 1 war sun', ...noCards },
      defender: { forces: 'arborec: 2 dreadnought, 4 cruiser, 6 fighter, 1 flagship', ...noCards },
      start: 'P2.1',
      extent: 'space',
    },
    {
      teaches:
        'What a war sun is worth beside a full fleet, and which ships to lose first; the attacker nearly always wins.',
    },
  ),
  preset(
    'nebula-stand',
    'A stand in the nebula',
    'Jol-Nar fights fragile but with nebula, rerolls and a way out; Naalu fighters fly alone.',
    {
      attacker: {
        forces: 'naalu: flagship, 2 carrier, 12 fighter II, 6 infantry; fleet 7',
        hand: ['morale-boost', 'fighter-prototype'],
      },
      defender: {
        forces:
          'jol-nar: flagship, 2 cruiser, 2 destroyer II, 4 fighter, 1 carrier; on Nar: 3 infantry, 1 mech, 1 pds II; ta zern, antimass deflectors',
        hand: ['scramble-frequency', 'intercept'],
      },
      start: 'P1.1',
      system: {
        name: 'Nar',
        anomalies: ['nebula'],
        home: 'defender',
        planets: [{ id: 'Nar', owner: 'defender', home: 'defender', resources: 2, influence: 3 }],
      },
      adjacent: [{ id: 'Vefut', control: ['defender'] }],
    },
  ),
  preset(
    'mecatol-war',
    'War over Mecatol Rex',
    'Letnev storms Mecatol Rex; Xxcha holds it, the Titans and Hacan fire in from next door, and every phase has something to do.',
    {
      attacker: {
        forces:
          'letnev: flagship, 1 war sun, 3 dreadnought II, 2 carrier II, 8 fighter, 6 infantry, 2 mech; plasma scoring, duranium armor, assault cannon, l4 disruptors; fleet 6, 6 tg, 4 resources',
        leaders: ['viscount-unlenn', 'rear-admiral-farran'],
        hand: ['bunker', 'direct-hit', 'fire-team', 'maneuvering-jets', 'disable'],
      },
      defender: {
        forces:
          'xxcha: flagship, 2 dreadnought, 3 cruiser II, 2 carrier, 6 fighter, 1 infantry; on Mecatol Rex: 5 infantry II, 2 mech, 2 pds II, 1 space dock; instinct training, nullification field, magen defense grid omega omega; 2 strategy tokens, influence 4',
        hand: ['shields-holding', 'parley', 'bunker', 'sabotage'],
        exhausted: ['nullification-field'],
      },
      thirds: [
        { faction: 'titans', technologies: ['plasma-scoring'], leaders: ['tellurian'], hand: [] },
        { faction: 'hacan', technologies: ['graviton-laser-system'], hand: ['experimental-battlestation'] },
      ],
      start: 'P0.3',
      system: {
        name: 'Mecatol Rex',
        mecatol: true,
        planets: [{ id: 'Mecatol Rex', owner: 'defender', resources: 1, influence: 6, legendary: false }],
      },
      adjacent: [
        { id: 'Vega', control: ['third-1'], units: { 'third-1': '2 pds II' } },
        { id: 'Qucenn', control: ['third-2'], units: { 'third-2': '1 pds II, 1 space dock' } },
        { id: 'Saudor', control: ['attacker'] },
        { id: 'Mellon', control: ['defender'], units: { defender: '1 pds II' } },
      ],
    },
    {
      teaches:
        'Every phase of a tactical action with its cards and abilities, one after the other; even a good attacker seldom takes Mecatol Rex.',
    },
  ),
  preset(
    'thunders-edge',
    'Bastion and Rebellion',
    "Thunder's Edge: galvanized defenders, an active breach, and relics that fire.",
    {
      sets: ['B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE'],
      attacker: {
        forces:
          'rebellion: flagship, 2 cruiser, 3 destroyer, 1 carrier, 3 fighter, 3 infantry; subatomic splicer, metali void armaments',
        hand: ['crash-landing'],
      },
      defender: {
        faction: 'bastion',
        space: [
          { unit: 'the-egeiro', galvanized: 1 },
          { unit: 'dreadnought I', count: 2, galvanized: 1 },
        ],
        technologies: ['proxima-targeting-vi'],
        relics: ['lightrail-ordnance'],
        leaders: ['dame-briar'],
        facts: { outsideSystems: 3 },
        hand: ['rescue'],
      },
      start: 'P0.6',
      system: {
        name: 'Ordinian',
        breach: 'active',
        planets: [
          {
            id: 'Ordinian',
            owner: 'defender',
            resources: 2,
            influence: 1,
            units: {
              defender: [{ unit: 'infantry', count: 2, galvanized: 1 }, { unit: 'mech', galvanized: 1 }, 'space dock'],
            },
          },
        ],
      },
      adjacent: [{ id: 'Revelation', control: ['defender'], units: { defender: '2 cruiser' } }],
    },
  ),
  preset(
    'blank',
    'Start with nothing',
    'The whole assistant from the first step: choose the factions, then enter what is there.',
    {},
    { noContest: true },
  ),
];
