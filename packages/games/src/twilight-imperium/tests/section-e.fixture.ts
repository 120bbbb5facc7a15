/**
 * Section E, the figures: combats played by the bots through the full flow, within 4.5 standard errors of the exact
 * shares (exactly where a chance is 0 or 1). The seeds were fixed before the first run and are never retried.
 */
import type { UnitId } from '../content/units.ts';
import type { Setup } from '../setup/types.ts';
import type { RollKind } from '../types.ts';
import { ground, planet, side, space, table, type units } from './fixture.ts';

type Fleet = Parameters<typeof units>[0];
type More = NonNullable<Parameters<typeof side>[2]>;

const fight = (attacker: Fleet, defender: Fleet, more: More = {}) =>
  space(side('arborec', attacker, more), side('hacan', defender), { options: { unitLimits: false } });
const land = (attacker: Fleet, defender: Fleet) => ground(side('arborec', {}), attacker, side('hacan', {}), defender);
/** An invasion of one planet, from the bombardment or from the landing on. */
const invade = (
  attacker: ReturnType<typeof side>,
  against: Fleet,
  more: { start?: Setup['start']; defender?: More } = {},
) =>
  table(attacker, side('hacan', {}, more.defender), {
    start: more.start ?? 'P3.1',
    system: { planets: [planet('Quann', 'defender', { defender: against })] },
  });

const SMALL_BATTLE: Fleet = { 'cruiser-1': 2, 'carrier-1': 1, 'fighter-1': 3 };
const small = (losses: NonNullable<More['policy']>['losses']) =>
  fight(SMALL_BATTLE, { 'dreadnought-1': 1, 'destroyer-1': 2 }, losses ? { policy: { losses } } : {});
const duraniumFight = (count: number, damaged: 'newly' | 'previously') =>
  fight(
    { 'dreadnought-1': count },
    { 'dreadnought-1': count },
    { technologies: ['duranium-armor'], policy: { damaged } },
  );
const weave = (technologies: string[]) =>
  ground(side('sardakk', {}, { technologies }), { 'infantry-1': 2 }, side('hacan', {}), { 'infantry-1': 2 });
const mentak = side('mentak', { 'fourth-moon': 2 });

/** Attacker, draw, defender in percent. */
export const RESULTS: readonly [string, Setup, number, [number, number, number]][] = [
  ['E2 one infantry against one', land({ 'infantry-1': 1 }, { 'infantry-1': 1 }), 201, [41.18, 17.65, 41.18]],
  ['E2 two infantry against two', land({ 'infantry-1': 2 }, { 'infantry-1': 2 }), 202, [46.35, 7.3, 46.35]],
  [
    'E2 Spec Ops against infantry',
    ground(side('sol', {}), { 'spec-ops-1': 1 }, side('hacan', {}), { 'infantry-1': 1 }),
    203,
    [48.28, 20.69, 31.03],
  ],
  ['E2 cruiser against destroyer', fight({ 'cruiser-1': 1 }, { 'destroyer-1': 1 }), 204, [61.54, 15.38, 23.08]],
  ['E2 three cruisers against three', fight({ 'cruiser-1': 3 }, { 'cruiser-1': 3 }), 205, [46.52, 6.96, 46.52]],
  [
    'E3 dreadnought against dreadnought',
    fight({ 'dreadnought-1': 1 }, { 'dreadnought-1': 1 }),
    301,
    [37.32, 25.36, 37.32],
  ],
  [
    'E3 two dreadnoughts against two',
    fight({ 'dreadnought-1': 2 }, { 'dreadnought-1': 2 }),
    302,
    [43.79, 12.42, 43.79],
  ],
  ['E3 two infantry II against two mechs', land({ 'infantry-2': 2 }, { mech: 2 }), 303, [3.35, 1.73, 94.92]],
  [
    'E3 five infantry against three and a mech',
    land({ 'infantry-1': 5 }, { 'infantry-1': 3, mech: 1 }),
    304,
    [41.0, 3.36, 55.65],
  ],
  [
    'E4 the attacker keeps the carrier to the end',
    small(['fighter', 'destroyer', 'cruiser', 'carrier']),
    401,
    [72.14, 2.1, 25.76],
  ],
  [
    'E4 the attacker keeps the cruisers to the end',
    small(['fighter', 'destroyer', 'carrier', 'cruiser']),
    402,
    [75.62, 3.66, 20.71],
  ],
  ['E7 Duranium Armor, two against two, best choice', duraniumFight(2, 'newly'), 701, [64.59, 5.88, 29.53]],
  ['E7 Duranium Armor, two against two, worst choice', duraniumFight(2, 'previously'), 702, [59.11, 7.55, 33.35]],
  ['E7 Duranium Armor, five against five, best choice', duraniumFight(5, 'newly'), 703, [68.99, 1.36, 29.66]],
  ['E7 Duranium Armor, five against five, worst choice', duraniumFight(5, 'previously'), 704, [65.49, 1.91, 32.59]],
  [
    'E8 Non-Euclidean Shielding and Duranium Armor never lose',
    space(
      side(
        'letnev',
        { 'dreadnought-1': 2 },
        { technologies: ['non-euclidean-shielding', 'duranium-armor'], counters: { tradeGoods: 0 } },
      ),
      side('hacan', { 'dreadnought-1': 2 }),
    ),
    801,
    [100, 0, 0],
  ],
  [
    'E10 two Jol-Nar dreadnoughts against two',
    space(side('jol-nar', { 'dreadnought-1': 2 }), side('hacan', { 'dreadnought-1': 2 })),
    1001,
    [31.04, 9.61, 59.35],
  ],
  [
    'E12 bombardment without a shield',
    invade(side('arborec', { 'dreadnought-1': 3, 'infantry-1': 3 }), { 'infantry-1': 3 }),
    1201,
    [90.46, 1.45, 8.09],
  ],
  [
    'E12 with a PDS',
    invade(side('arborec', { 'dreadnought-1': 3, 'infantry-1': 3 }), { 'infantry-1': 3, 'pds-1': 1 }),
    1202,
    [31.71, 3.81, 64.48],
  ],
  [
    'E13 bombard once, then Harrow every round',
    invade(side('l1z1x', { 'super-dreadnought-1': 3, 'infantry-1': 5 }), { 'infantry-1': 8 }),
    1301,
    [80.47, 6.42, 13.12],
  ],
  [
    'E13 without Harrow',
    invade(side('arborec', { 'dreadnought-1': 3, 'infantry-1': 5 }), { 'infantry-1': 8 }),
    1302,
    [24.6, 1.48, 73.92],
  ],
  ['E15 Sardakk without Valkyrie Particle Weave', weave([]), 1501, [58.38, 8.72, 32.9]],
  ['E15 Sardakk with Valkyrie Particle Weave', weave(['valkyrie-particle-weave']), 1502, [79.58, 16.49, 3.93]],
  [
    'E16 a Valkyrie Exoskeleton against an infantry and a PDS',
    invade(
      side('sardakk', { 'carrier-1': 1, 'valkyrie-exoskeleton': 1 }),
      { 'infantry-1': 1, 'pds-1': 1 },
      { start: 'P3.7' },
    ),
    1601,
    [79.17, 12.5, 8.33],
  ],
  [
    'E21 two Fourth Moons against two: nobody sustains',
    space(mentak, mentak, { options: { unitLimits: false } }),
    2101,
    [32.33, 35.34, 32.33],
  ],
  [
    'E26 two fighters of the Matriarch can at best draw',
    invade(side('naalu', { matriarch: 1, 'hybrid-crystal-fighter-1': 2 }), { 'infantry-1': 1 }, { start: 'P3.7' }),
    2601,
    [0, 90.79, 9.21],
  ],
];

const cannons = (tech: string[], target: string[] = []) =>
  table(side('arborec', { 'cruiser-1': 6 }, { technologies: target }), side('hacan', {}, { technologies: tech }), {
    start: 'P1.1',
    extent: 'space',
    system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 2 } })] },
  });
const bomb = (count: number, tech: string[], against: Fleet, defender: More = {}) =>
  invade(side('arborec', { 'dreadnought-1': count }, { technologies: tech }), against, { defender });
const ambush = (fleet: Partial<Record<UnitId, number>>) =>
  space(side('mentak', fleet, { policy: { plays: ['ambush'] } }), side('hacan', { 'dreadnought-1': 3 }));
const munitions = space(
  side('letnev', { 'cruiser-1': 3 }, { counters: { tradeGoods: 2 }, policy: { plays: ['munitions-reserves'] } }),
  side('hacan', { 'dreadnought-1': 3 }),
);

/** Hits of the first roll of that kind: shares of 0, 1, 2 ... in percent. */
export const HITS: readonly [string, Setup, number, RollKind, 'attacker' | 'defender', number[]][] = [
  ['E1 two cruisers', fight({ 'cruiser-1': 2 }, { 'dreadnought-1': 2 }), 101, 'combat', 'attacker', [36, 48, 16]],
  ['E4 four barrage dice', small(undefined), 403, 'barrage', 'defender', [40.96, 40.96, 15.36, 2.56, 0.16]],
  ['E9 three cruisers reroll all misses', munitions, 901, 'combat', 'attacker', [4.67, 24.88, 44.24, 26.21]],
  [
    'E10 J.N.S. Hylarim',
    space(side('jol-nar', { 'jns-hylarim': 1 }), side('hacan', { 'dreadnought-1': 3 })),
    1002,
    'combat',
    'attacker',
    [36, 24, 4, 24, 8, 0, 4],
  ],
  ['E11 two PDS', cannons([]), 1101, 'cannon', 'defender', [25, 50, 25]],
  [
    'E11 two PDS with Plasma Scoring',
    cannons(['plasma-scoring']),
    1102,
    'cannon',
    'defender',
    [12.5, 37.5, 37.5, 12.5],
  ],
  [
    'E11 the same against Antimass Deflectors',
    cannons(['plasma-scoring'], ['antimass-deflectors']),
    1103,
    'cannon',
    'defender',
    [21.6, 43.2, 28.8, 6.4],
  ],
  [
    'E11 three dreadnoughts bombard with Plasma Scoring',
    bomb(3, ['plasma-scoring'], { 'infantry-1': 5 }),
    1104,
    'bombardment',
    'attacker',
    [2.56, 15.36, 34.56, 34.56, 12.96],
  ],
  [
    'E12 Bunker',
    bomb(3, [], { 'infantry-1': 3 }, { hand: ['bunker'], policy: { plays: ['bunker'] } }),
    1203,
    'bombardment',
    'attacker',
    [51.2, 38.4, 9.6, 0.8],
  ],
  [
    'E14 X-89 in the newest text',
    bomb(1, ['x-89-bacterial-weapon-omega-omega'], { 'infantry-1': 2 }),
    1401,
    'bombardment',
    'attacker',
    [40, 0, 60],
  ],
  [
    'E14 X-89 in the text of Codex I needs any hit',
    bomb(3, ['x-89-bacterial-weapon-omega'], { 'infantry-1': 6 }),
    1402,
    'bombardment',
    'attacker',
    [6.4, 28.8, 43.2, 21.6],
  ],
  ['E19 Ambush with two cruisers', ambush({ 'cruiser-1': 2 }), 1901, 'effect', 'attacker', [36, 48, 16]],
  [
    'E19 Ambush with a cruiser and a destroyer',
    ambush({ 'cruiser-1': 1, 'destroyer-1': 1 }),
    1902,
    'effect',
    'attacker',
    [48, 44, 8],
  ],
];
