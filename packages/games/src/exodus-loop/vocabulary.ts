/** Names that everything in the game is written with. */

export const SIDES = ['player', 'enemy'] as const;
export type Side = (typeof SIDES)[number];
export type Seat = Side | 'host';

export const ORDERS = ['ATTACK', 'DEFEND', 'MOVE', 'LAND', 'HARVEST'] as const;
export type OrderKind = (typeof ORDERS)[number];

/** Cells are numbers in the state (rules/grid.ts) and names like `F13` everywhere that people look. */
export const NOWHERE = -1;
/** A figure that a view does not show. */
export const UNKNOWN = -1;

const RESULTS = ['victory', 'defeat', 'draw'] as const;
export interface Outcome {
  result: (typeof RESULTS)[number];
  why:
    | 'enemies-destroyed'
    | 'spent'
    | 'jumped'
    | 'held-out'
    | 'out-of-time'
    | 'carrier-lost'
    | 'squadrons-lost'
    | 'stranded'
    | 'turn-limit'
    | 'conceded';
  turn: number;
}

export interface Shot {
  attacker: string;
  target: string;
  why: 'combat' | 'interception' | 'fire' | 'assault';
  die: number;
  roll: number;
  atk: number;
  def: number;
  critical: number;
  criticalRoll: number;
  damage: number;
  evaded: boolean;
}

/** Ids in the order of a battle; the number is the section of the rules. */
export const STEPS = [
  '6 begin',
  '7 player',
  '7 enemy',
  '8 intel',
  '9 command',
  '9 order',
  '9 confirm',
  '10.1 launches',
  '10.2 intents',
  '10.2 order',
  '10.2 confirm',
  '10.3 carrier action',
  '10.4 movements',
  '10.5 landings',
  '10.6 combat',
  '10.7 carrier damage',
  '10.8 orders cleared',
  '10.9 wrecks',
  '12 initiative',
  '12 attacks',
  '13 roll',
  '13 damage',
  '16 assault',
  '17.1 ready',
  '17.2 action points',
  '17.3 abilities',
  '17.4 hazards',
  '17.5 jump drive',
  '17.6 reinforcements',
  '17.7 waves',
  '17.8 turn',
  '18 after resolution',
  '18 after upkeep',
  '20 afterburner',
] as const;
export type StepId = (typeof STEPS)[number];
