import { namesEn } from './names-en.ts';

/** The words of Exodus Loop's panel in English; the game's own words come from its catalog. */
export const wordsEn = {
  /** The phases, as the rail names them. */
  rail: {
    preparation: 'PREPARATION',
    intel: 'INTEL',
    command: 'COMMAND',
    resolution: 'RESOLUTION',
    upkeep: 'UPKEEP',
  },
  map: 'Battle map',
  enemy: 'enemy',
  /** What a lit cell is, for screen readers. */
  lit: {
    zone: 'deployment zone',
    attack: 'can be attacked',
    foe: 'can be attacked',
    move: 'in reach',
  },
  /** What to tap now. */
  hints: {
    place: 'Tap a ship, then a green cell to place it there.',
    placeThis: (ship: string) => `Tap a green cell to place ${ship} there.`,
    select: 'Tap a ship to give it an order.',
    change: 'Tap a ship to give it another order.',
    either: 'Tap a lit cell to move there, or to attack the enemy in it.',
    orders: {
      ATTACK: 'Tap a lit cell to attack it.',
      MOVE: 'Tap a lit cell to move there.',
      LAUNCH: 'Tap a lit cell to launch there.',
      HARVEST: 'Tap a lit cell to harvest it.',
    } as Record<string, string>,
  },
  /** The orders that one tap gives. */
  proposal: {
    question: (turn: number) => `Fly turn ${turn} like this?`,
    says: (order: string) => `proposed: ${order}`,
    count: (count: number) => (count === 1 ? '1 order proposed' : `${count} orders proposed`),
    more: (count: number) => `and ${count} more`,
    accept: 'Fly as proposed',
    bare: 'Fly only my own orders',
    holds: (count: number) =>
      count === 0 ? 'no squadron holds' : count === 1 ? '1 squadron holds' : `${count} squadrons hold`,
  },
  /** Opens everything about a ship. */
  card: 'Card',
  hangar: 'in the hangar',
  noOrder: 'no order, holds',
  launch: 'launch',
  defends: 'defends',
  docked: 'DOCKED',
  hull: (some: number, all: number) => `hull ${some} of ${all}`,
  withoutOrder: (count: number) => `${count} ${count === 1 ? 'ship' : 'ships'} without orders`,
  ships: (count: number) => (count === 1 ? '1 ship' : `${count} ships`),
  nobodySeen: 'nobody seen',
  /** Section 24: what each tier adds. */
  sensors: (tier: number) =>
    `Sensors ${tier}: ${['moods', 'paths', 'fuel', 'exact intents'].slice(0, tier).join(', ') || 'positions'}`,
  fights: 'Last fights',
  lookBack: 'tap one to look back',
  noFight: 'No fight in this turn.',
  legend: 'Hazards',
  upkeep: {
    none: '',
    hull: 'UPKEEP hull −1',
    'hull on a 1': 'UPKEEP hull −1 (1 in 6)',
    fuel: 'UPKEEP fuel −1',
  },
  /** The forecast of a shot. */
  die: (sides: number) => `d${sides}`,
  matchups: {
    advantage: (kinds: string) => `Beats ${kinds}`,
    neutral: (kinds: string) => `Even against ${kinds || 'carriers'}`,
    disadvantage: (kinds: string) => `Loses to ${kinds}`,
  },
  against: (die: number, atk: number, def: number, hull: number) => `d${die} + ${atk} − ${def} against hull ${hull}`,
  destroys: 'destroys it',
  ifDefends: (percent: string) => `${percent} if it defends`,
  kinds: {
    I: 'interceptors',
    B: 'bombers',
    G: 'gunships',
    F: 'frigates',
    D: 'destroyers',
    S: 'scouts',
    M: 'miners',
  } as Record<string, string>,
  ...namesEn,
  figures: { move: 'Move', hull: 'Hull', ammo: 'Ammo', fuel: 'Fuel', shield: 'Shield' },
};
