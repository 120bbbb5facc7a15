import type { Preset } from '../../game.ts';
import type { Exodus } from '../types.ts';
import { check } from './check.ts';
import { problem } from './problems.ts';
import type { Setup, SetupInput } from './schema.ts';

/** Section 29: the layouts of the rules, and some of our own. */

function whole(input: SetupInput): Setup {
  const checked = check(input);
  if (!checked.ok)
    throw new Error(
      `exodus-loop preset: fix ${checked.problems.map((one) => `${one.path}: ${problem(one)}`).join('; ')}`,
    );
  return checked.setup;
}
type Type = 'I' | 'B' | 'G' | 'F' | 'D' | 'S' | 'M';
type SquadronInput = NonNullable<SetupInput['player']['squadrons']>[number];
/** `I E12`: type and cell; `B` without a cell is docked. */
const line = (text: string, more: Partial<SquadronInput> = {}): SquadronInput[] =>
  text.split(',').map((part) => {
    const [type, at = 'DOCKED'] = part.trim().split(' ');
    return { type: type as Type, at, ...more };
  });
const withId = (id: string, at: string, more: Partial<SquadronInput> = {}): SquadronInput => ({
  type: id[0] as Type,
  id,
  at,
  ...more,
});
const hazards = (kind: 'ASTEROIDS' | 'NEBULA' | 'DEBRIS' | 'RADIATION' | 'ION_STORM', ...cells: string[]) =>
  cells.map((at) => ({ at, kind }));

const TRIANGLE_ENEMY = [withId('I-Alpha-2', 'G2'), withId('G-Charlie-2', 'F2'), withId('B-Bravo-2', 'E2')];

/**
 * Corrections 1 and 2: everybody reaches everybody, a tank is for one way and a fight, and who goes back to a carrier is
 * filled up; a carrier gets few new squadrons. So a battle is decided, and who gives no order loses it.
 */
const REACH = {
  fuelByMap: true,
  fuelReserve: 3,
  refuel: 3,
  fuelStore: 40,
  replacements: 3,
  spentLost: true,
  turnLimit: 31,
  // The player has come to destroy the enemy carrier: time is on its side.
  atLimit: 'enemy',
} as const;
/** Against squadrons without a carrier, which nobody supplies: a tank is for the whole battle. Who holds out has won. */
const ALONE = { ...REACH, fuelReserve: 12, refuel: 1, fuelStore: 10, replacements: null, atLimit: 'player' } as const;
/** On the larger maps the way is longer. */
const FAR = { ...REACH, turnLimit: 46 } as const;

const preset = (
  id: string,
  title: string,
  about: string,
  input: SetupInput,
  more: Pick<Preset<Exodus>, 'teaches'> = {},
): Preset<Exodus> => ({ id, title, about, setup: whole({ scenario: id, ...input }), ...more });

export const presets: readonly Preset<Exodus>[] = [
  preset(
    'duel',
    'One against one',
    'An Interceptor meets a Bomber in one cell: advantage against weight of fire.',
    {
      columns: 7,
      rows: 8,
      start: 'command',
      player: { squadrons: [withId('I-Alpha-1', 'D4')] },
      enemy: { squadrons: [withId('B-Bravo-2', 'D4')] },
      options: { turnLimit: 12 },
    },
    {
      teaches:
        'How a shot, the advantage of the triangle and DEF are counted; the Interceptor wins a little more than half of the fights.',
    },
  ),
  preset(
    'triangle',
    'Skirmish: Triangle',
    'Interceptor, Gunship and Bomber on each side, mirrored, with a carrier behind them. Undecided after turn 31, the enemy wins.',
    {
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        squadrons: [withId('I-Alpha-1', 'E12'), withId('G-Charlie-1', 'F12'), withId('B-Bravo-1', 'G12')],
      },
      enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }], squadrons: TRIANGLE_ENEMY },
      options: REACH,
    },
  ),
  preset(
    'small',
    'Small map',
    'An Interceptor and a Bomber on 7 x 8 against an Interceptor and two Gunships. Undecided after turn 31, the player wins.',
    {
      columns: 7,
      rows: 8,
      player: {
        carriers: [{ class: 'STANDARD', at: 'D8' }],
        squadrons: [withId('I-Alpha-1', 'C7'), withId('B-Bravo-1', 'E7')],
      },
      // There is no new ammo here: the Gunship saves its own for the carrier.
      enemy: {
        squadrons: [withId('I-Alpha-2', 'E2'), withId('G-Charlie-2', 'C2', { behaviour: 'HUNTER' }), ...line('G D2')],
      },
      options: ALONE,
    },
  ),
  preset(
    'carrier-action',
    'Carrier action',
    'Both carriers hold squadrons back in the hangar: launches, landings and rearming decide. Undecided after turn 31, the enemy wins.',
    {
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        squadrons: [
          withId('I-Alpha-1', 'E12'),
          withId('G-Charlie-1', 'F12'),
          withId('B-Bravo-1', 'DOCKED', { traits: ['EARLY_LAUNCH'] }),
          withId('I-Alpha-3', 'DOCKED'),
        ],
      },
      enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }], squadrons: [...TRIANGLE_ENEMY, ...line('I, I')] },
      options: REACH,
    },
  ),
  preset(
    'escape',
    'Escape',
    'Hold out until the jump drive is charged, on turn 12, while seven squadrons come from the front and others from behind.',
    {
      encounter: 'PURSUIT',
      jump: 0,
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        squadrons: [withId('I-Alpha-1', 'E12'), withId('G-Charlie-1', 'F12'), withId('S-Delta-1', 'G12')],
        upgrades: ['SENSORS_1'],
      },
      enemy: { squadrons: [...line('I E2, I G2, B F2', { behaviour: 'HUNTER' }), ...line('B E3, B G3, G F3, B D3')] },
      options: { ...ALONE, jumpNeeded: 12 },
    },
  ),
  preset(
    'fleet',
    'Fleet',
    'A Battlecarrier that cannot move holds out against a fleet and its waves until its jump drive is charged, on turn 23.',
    {
      encounter: 'FLEET',
      jump: 0,
      player: { carriers: [{ class: 'BATTLE', at: 'F13' }], squadrons: line('F E12, D G12, G F11, I D12, B H12') },
      enemy: {
        carriers: [{ class: 'ENEMY', at: 'F1' }],
        squadrons: line('I E2, I G2, B D2, B H2, G F2, F F3, B E3, I G3, G E2'),
      },
      // The way is long for an enemy whose carrier stays behind.
      options: { ...REACH, fuelReserve: 6, jumpNeeded: 23 },
    },
  ),
  preset(
    'carrier-duel',
    'Carrier duel',
    'Two carriers a side, one of them two cells wide, with docked fighters. Undecided after turn 31, the enemy wins.',
    {
      player: {
        carriers: [
          { class: 'STANDARD', at: 'D13' },
          { class: 'TENDER', at: 'G12', width: 2 },
        ],
        squadrons: [...line('I, B', { carrier: 1 }), ...line('I, G, S', { carrier: 2 })],
      },
      enemy: {
        carriers: [
          { class: 'ENEMY', at: 'D1' },
          { class: 'ENEMY', at: 'H1' },
        ],
        squadrons: [...line('I, B', { carrier: 1 }), ...line('I, G', { carrier: 2 })],
      },
      options: REACH,
    },
  ),
  preset(
    'escort',
    'Escort protection',
    'Three civilian escorts mine among asteroids; raiders lie in ambush on the flanks. Undecided after turn 31, the player wins.',
    {
      encounter: 'AMBUSH',
      hazards: hazards('ASTEROIDS', 'D9', 'E9', 'G9', 'H9'),
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        squadrons: [
          ...line('M D11, M F11, M H11', { traits: ['ESCORT'] }),
          withId('I-Alpha-1', 'E11', { pilot: { name: 'Maverick', perks: ['STEADY_AIM'] } }),
          withId('G-Charlie-1', 'G11', { pilot: { name: 'Viper', perks: ['IRON_WILL'] } }),
        ],
      },
      enemy: { squadrons: line('I E2, B F2, I G2', { behaviour: 'AGGRESSIVE' }) },
      options: ALONE,
    },
  ),
  preset(
    'fog-of-war',
    'Fog of war',
    'A map of 14 x 15 with nebulae: find the enemy with Scouts before it finds you. Undecided after turn 46, the enemy wins.',
    {
      columns: 14,
      rows: 15,
      hazards: hazards('NEBULA', 'D7', 'E7', 'E8', 'J8', 'J9', 'K8'),
      player: {
        carriers: [{ class: 'SCOUT', at: 'G15' }],
        squadrons: line('S F14, S H14, I E13, B G13, G I13, B H13, G G13'),
        upgrades: ['SENSORS_1', 'SENSORS_2', 'LONG_RANGE_SENSORS'],
      },
      enemy: { carriers: [{ class: 'ENEMY', at: 'G1' }], squadrons: line('S F2, I E2, I H2, B G2, G I2') },
      options: { ...FAR, fog: true },
    },
  ),
  preset(
    'hazard-gauntlet',
    'Hazard gauntlet',
    'A map of 13 x 14 with every kind of hazard between the fleets, and a derelict to find. Undecided after turn 31, the enemy wins.',
    {
      columns: 13,
      rows: 14,
      encounter: 'DERELICT',
      find: 'G7',
      hazards: [
        ...hazards('ASTEROIDS', 'C6', 'D6', 'J6'),
        ...hazards('NEBULA', 'F7', 'G8', 'H7'),
        ...hazards('DEBRIS', 'C8', 'D8', 'J8'),
        ...hazards('RADIATION', 'F5', 'G5', 'H5'),
        ...hazards('ION_STORM', 'F10', 'G10', 'H10'),
      ],
      player: {
        carriers: [{ class: 'STANDARD', at: 'G14' }],
        squadrons: line('S F13, D E12, I G12, B H13, G I12'),
        upgrades: ['EXPANDED_HANGAR'],
      },
      enemy: { carriers: [{ class: 'ENEMY', at: 'G1' }], squadrons: line('I F2, B G2, G H2, D I3') },
      options: REACH,
    },
  ),
  preset(
    'alien_hive',
    'Nautolan hive',
    'The aliens: swarms that regenerate, armor that grows back, spores when they die, a Leviathan behind them. Undecided after turn 31, the enemy wins.',
    {
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        squadrons: line('I E12, G F12, D F11, B D12'),
        upgrades: ['VETERAN_PILOTS', 'POINT_DEFENCE_PLUS', 'SHIELD'],
      },
      enemy: {
        carriers: [{ class: 'LEVIATHAN', at: 'F1' }],
        squadrons: [
          ...line('I E2, I F2, I G2', { traits: ['SWARM_TACTICS'], behaviour: 'AGGRESSIVE' }),
          ...line('B D2', { traits: ['SPORE_CLOUD'] }),
          ...line('G H2', { traits: ['BIO_ARMOR', 'REGENERATION'], behaviour: 'DEFENSIVE' }),
        ],
      },
      // The Leviathan gets more squadrons than others.
      options: { ...REACH, replacements: 4 },
    },
  ),
  preset(
    'stress',
    'Combat stress test',
    'Twelve squadrons and two Fleet Tenders against sixteen on 15 x 15. Undecided after turn 46, the enemy wins.',
    {
      columns: 15,
      rows: 15,
      player: {
        carriers: [
          { class: 'TENDER', at: 'F15' },
          { class: 'TENDER', at: 'J15' },
        ],
        squadrons: line('I B13, I D13, I F13, I J13, B C14, B G14, B K14, G E13, G I13, F H13, D L13, S N13'),
      },
      enemy: {
        carriers: [{ class: 'ENEMY', at: 'H1' }],
        squadrons: line(
          'I B3, I D3, I F3, I J3, B C2, B G2, B K2, G E3, G I3, F H3, D L3, S N3, B E2, G K2, B I2, I G2',
        ),
      },
      options: FAR,
    },
  ),
  preset(
    'campaign',
    'Campaign battle',
    'Everything at once: a boss with waves and a beacon, hazards, pilots, an Admiral, and a jump drive that needs 24 turns.',
    {
      encounter: 'BOSS',
      jump: 0,
      hazards: [
        ...hazards('ASTEROIDS', 'C6', 'D7'),
        ...hazards('NEBULA', 'H6', 'I7'),
        ...hazards('DEBRIS', 'F7'),
        ...hazards('RADIATION', 'B8'),
        ...hazards('ION_STORM', 'J5'),
      ],
      player: {
        carriers: [{ class: 'STANDARD', at: 'F12', width: 1, height: 2 }],
        squadrons: [
          withId('I-Alpha-1', 'E12', {
            pilot: { name: 'Phoenix', perks: ['EVASIVE', 'QUICK_REFLEXES'], level: 4, xp: 320, carried: true },
          }),
          withId('G-Charlie-1', 'F11', { pilot: { name: 'Hawk', perks: ['IRON_WILL'], level: 4, xp: 300 } }),
          withId('B-Bravo-1', 'G12', {
            pilot: { name: 'Storm', perks: ['STEADY_AIM', 'FUEL_EFFICIENT'], level: 2, xp: 60 },
          }),
          withId('F-Foxtrot-1', 'D11'),
          withId('S-Delta-1', 'DOCKED', { traits: ['EARLY_LAUNCH'] }),
          withId('I-Alpha-3', 'DOCKED'),
        ],
        upgrades: [
          'REINFORCED_HULL_1',
          'SHIELD',
          'EXPANDED_HANGAR',
          'SENSORS_1',
          'SENSORS_2',
          'SENSORS_3',
          'SENSORS_4',
        ],
        skills: ['LAST_STAND', 'EJECT_PROTOCOL', 'RALLY_CRY', 'IRON_WILL', 'DESPERATE_MEASURES'],
      },
      enemy: {
        carriers: [{ class: 'ENEMY', at: 'F1' }],
        squadrons: [
          withId('I-Alpha-2', 'E2', { behaviour: 'AGGRESSIVE' }),
          withId('G-Charlie-2', 'F2', { behaviour: 'DEFENSIVE', traits: ['DISTRESS_BEACON'] }),
          withId('B-Bravo-2', 'G2', { behaviour: 'HUNTER' }),
          withId('D-Echo-2', 'H2', { behaviour: 'CAUTIOUS' }),
          ...line('I, B, B C2'),
        ],
      },
      // Later than the last wave of the boss can be upon the carrier, so that nobody escapes by looking on.
      options: { ...REACH, fuelReserve: 8, jumpNeeded: 24 },
    },
  ),
];
