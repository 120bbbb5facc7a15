type Plain = { type: string };

/** How one game speaks today, of what 0.4.0 called otherwise. Whatever a game leaves out has kept its name and shape. */
interface Names {
  setup(setup: unknown): unknown;
  seat(seat: string): string;
  /** Types, fields and values of an action. */
  action(action: Plain): Plain;
  /** The same of an event, steps that it names included. */
  event(event: Plain): Plain;
  outcome(outcome: unknown): unknown;
}

/** What was renamed since 0.4.0. Only names and shapes stand here: another behaviour is a mistake, or a line in CHANGELOG. */
const RENAMED: Partial<Record<string, Partial<Names>>> = {
  'twilight-imperium': { outcome: withShare },
};

interface Invaded {
  how: string;
  planets: { winner: 'attacker' | 'draw' | 'defender' | 'none' }[];
}
/** Outcomes of an invasion tell how much of the planets was won. */
function withShare(outcome: unknown): unknown {
  const { how, planets } = outcome as Invaded;
  const worth = { attacker: 1, draw: 0.5, defender: 0, none: 0 };
  if (how === 'conceded' || planets.length === 0) return outcome;
  const share = planets.reduce((sum, one) => sum + worth[one.winner], 0) / planets.length;
  return { ...(outcome as Invaded), share };
}

const AS_IT_WAS: Names = {
  setup: (setup) => setup,
  seat: (seat) => seat,
  action: (action) => action,
  event: (event) => event,
  outcome: (outcome) => outcome,
};

export const namesOf = (game: string): Names => ({ ...AS_IT_WAS, ...RENAMED[game] });

/** From which move on a kept combat goes otherwise, and the rule that makes it so, as CHANGELOG names it. */
export interface Differs {
  /** The first move that has other events or is no longer legal; as many as there are: the outcome alone is another; -1: the opening. */
  from: number;
  rule: string;
}

/** Rules of Twilight Imperium that have changed. */
const TI4 = {
  LOSSES: 'All losses of a step come first',
  ANOMALIES: 'Ships that an effect moves obey anomalies',
  WAR_SUN: 'A war sun is placed only with its technology',
  MAGEN: 'Magen Defense Grid ΩΩ happens by itself',
  ABOARD: 'Ground forces may come along on a retreat',
  LANDED: 'An attacker who lands on no planet has not won the invasion',
  ZERO: 'Zero hits need no confirmation',
  AT_ONCE: 'P3.9 asks at once',
  ROUND: 'P4.1 names the round',
  LEFT_OUT: 'Single units may be left out of a bombardment',
  ONCE: 'A window is confirmed once where hands are unknown',
  METEOR: 'Meteor is for whoever would remove ground forces',
} as const;

/** Rules of Mage Knight that have changed. */
const MAGE_KNIGHT = {
  TABLE: 'no phase of a fight from the table is passed over',
  KNOCK_OUT: 'The knock-out is told after the Wounds',
  FOURTH: 'A fourth crystal of a colour is a mana token',
  RINGS: 'The rings give Fame',
  AMULETS: 'The amulets give what they print, by day and by night',
  DICE: 'Mana Draw and Mana Pull take dice of the Source',
  OFFERING: 'Offering takes up to three cards',
  POUCH: 'Gold of the Endless Gem Pouch is a crystal of choice',
  FAMILIARS: 'Magic Familiars carry their mana on the card',
} as const;

/** Kept combats in which a rule has changed, by their number. Up to there they are as they were. */
const DIFFERENT: Partial<Record<string, Record<number, Differs>>> = {
  'twilight-imperium': {
    1: { from: 4, rule: TI4.ZERO },
    6: { from: 6, rule: TI4.AT_ONCE },
    7: { from: 7, rule: TI4.AT_ONCE },
    8: { from: 8, rule: TI4.ROUND },
    9: { from: 10, rule: TI4.ROUND },
    10: { from: 5, rule: TI4.LANDED },
    11: { from: 1, rule: TI4.LEFT_OUT },
    13: { from: 22, rule: TI4.LOSSES },
    16: { from: 44, rule: TI4.LANDED },
    17: { from: 41, rule: TI4.LANDED },
    18: { from: -1, rule: TI4.MAGEN },
    19: { from: -1, rule: TI4.MAGEN },
    20: { from: 0, rule: TI4.WAR_SUN },
    21: { from: 18, rule: TI4.LOSSES },
    22: { from: 13, rule: TI4.ONCE },
    23: { from: 2, rule: TI4.ONCE },
    24: { from: 46, rule: TI4.LOSSES },
    25: { from: 21, rule: TI4.LANDED },
    26: { from: 56, rule: TI4.LANDED },
    27: { from: 8, rule: TI4.ANOMALIES },
    28: { from: 15, rule: TI4.AT_ONCE },
    29: { from: 31, rule: TI4.LOSSES },
    30: { from: 31, rule: TI4.LOSSES },
    31: { from: 19, rule: TI4.AT_ONCE },
    32: { from: 41, rule: TI4.ONCE },
    33: { from: 18, rule: TI4.LANDED },
    34: { from: 69, rule: TI4.ABOARD },
    35: { from: -1, rule: TI4.MAGEN },
    36: { from: 47, rule: TI4.LANDED },
    38: { from: 30, rule: TI4.ZERO },
    40: { from: 43, rule: TI4.ONCE },
    41: { from: 9, rule: TI4.AT_ONCE },
    44: { from: 49, rule: TI4.LOSSES },
    45: { from: 14, rule: TI4.LANDED },
    47: { from: 9, rule: TI4.LANDED },
    48: { from: 12, rule: TI4.LOSSES },
    49: { from: 18, rule: TI4.LOSSES },
    50: { from: 51, rule: TI4.AT_ONCE },
    51: { from: 11, rule: TI4.METEOR },
    52: { from: 24, rule: TI4.LOSSES },
    53: { from: 17, rule: TI4.AT_ONCE },
    54: { from: 34, rule: TI4.AT_ONCE },
    55: { from: 6, rule: TI4.AT_ONCE },
    56: { from: 38, rule: TI4.LOSSES },
    57: { from: 1, rule: TI4.ONCE },
    58: { from: 52, rule: TI4.LANDED },
    59: { from: 6, rule: TI4.ROUND },
    60: { from: 11, rule: TI4.AT_ONCE },
    61: { from: 44, rule: TI4.LOSSES },
    62: { from: 5, rule: TI4.AT_ONCE },
    63: { from: 46, rule: TI4.AT_ONCE },
    64: { from: 10, rule: TI4.LOSSES },
    65: { from: 19, rule: TI4.LOSSES },
    66: { from: 13, rule: TI4.LOSSES },
    67: { from: 41, rule: TI4.ROUND },
    68: { from: 48, rule: TI4.AT_ONCE },
    69: { from: 17, rule: TI4.LOSSES },
    70: { from: 2, rule: TI4.ROUND },
    71: { from: 39, rule: TI4.LEFT_OUT },
    72: { from: 50, rule: TI4.LOSSES },
    73: { from: 18, rule: TI4.LOSSES },
    74: { from: 49, rule: TI4.LANDED },
    75: { from: 26, rule: TI4.LOSSES },
    76: { from: 38, rule: TI4.LOSSES },
    77: { from: 30, rule: TI4.LOSSES },
    78: { from: 32, rule: TI4.LOSSES },
    79: { from: 5, rule: TI4.ROUND },
    80: { from: 44, rule: TI4.LANDED },
    82: { from: 8, rule: TI4.ZERO },
    83: { from: 5, rule: TI4.LOSSES },
    84: { from: 4, rule: TI4.ONCE },
    87: { from: 13, rule: TI4.LOSSES },
    88: { from: 19, rule: TI4.LEFT_OUT },
    89: { from: 47, rule: TI4.LANDED },
    90: { from: 17, rule: TI4.ONCE },
    91: { from: 16, rule: TI4.LOSSES },
    92: { from: 1, rule: TI4.ONCE },
    93: { from: 13, rule: TI4.LOSSES },
    94: { from: 14, rule: TI4.LOSSES },
    95: { from: 21, rule: TI4.LANDED },
    96: { from: 5, rule: TI4.ONCE },
    97: { from: 6, rule: TI4.LOSSES },
    99: { from: 4, rule: TI4.ROUND },
  },
  'mage-knight': {
    2: { from: 6, rule: MAGE_KNIGHT.TABLE },
    3: { from: 3, rule: MAGE_KNIGHT.TABLE },
    22: { from: 5, rule: MAGE_KNIGHT.TABLE },
    23: { from: 1, rule: MAGE_KNIGHT.TABLE },
    24: { from: 20, rule: MAGE_KNIGHT.TABLE },
    25: { from: 1, rule: MAGE_KNIGHT.TABLE },
    26: { from: 3, rule: MAGE_KNIGHT.TABLE },
    27: { from: 1, rule: MAGE_KNIGHT.TABLE },
    28: { from: 10, rule: MAGE_KNIGHT.TABLE },
    29: { from: 1, rule: MAGE_KNIGHT.TABLE },
    30: { from: 3, rule: MAGE_KNIGHT.TABLE },
    31: { from: 1, rule: MAGE_KNIGHT.TABLE },
    32: { from: 9, rule: MAGE_KNIGHT.TABLE },
    33: { from: 1, rule: MAGE_KNIGHT.TABLE },
    36: { from: 27, rule: MAGE_KNIGHT.KNOCK_OUT },
    39: { from: 2, rule: MAGE_KNIGHT.FAMILIARS },
    40: { from: 20, rule: MAGE_KNIGHT.AMULETS },
    46: { from: 24, rule: MAGE_KNIGHT.RINGS },
    53: { from: 1, rule: MAGE_KNIGHT.TABLE },
    58: { from: 21, rule: MAGE_KNIGHT.KNOCK_OUT },
    59: { from: 9, rule: MAGE_KNIGHT.KNOCK_OUT },
    64: { from: 4, rule: MAGE_KNIGHT.DICE },
    68: { from: 3, rule: MAGE_KNIGHT.AMULETS },
    78: { from: -1, rule: MAGE_KNIGHT.FOURTH },
    79: { from: 8, rule: MAGE_KNIGHT.KNOCK_OUT },
    80: { from: 0, rule: MAGE_KNIGHT.OFFERING },
    86: { from: 1, rule: MAGE_KNIGHT.POUCH },
    89: { from: 9, rule: MAGE_KNIGHT.KNOCK_OUT },
  },
};

export const differsIn = (game: string, combat: number): Differs | undefined => DIFFERENT[game]?.[combat];
