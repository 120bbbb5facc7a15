import type { Crystal, Seat } from '../vocabulary.ts';

/** Entries of people with real cards, besides points. */

/** What a card, skill or unit of the table has done to an enemy, by its result. */
export const ENEMY_CHANGES = [
  'noAttack',
  'attack',
  'armor',
  'armorTo1',
  'loseFortification',
  'loseResistance',
  'loseAbility',
  'element',
  'blocked',
  'destroyed',
] as const;
export type EnemyChange = (typeof ENEMY_CHANGES)[number];
export const UNIT_CHANGES = ['spent', 'wounded', 'ready', 'lost'] as const;
export type UnitChange = (typeof UNIT_CHANGES)[number];

/** A custom unit; its points are typed. */
export interface OwnUnit {
  name: string;
  level: number;
  armor: number;
  resists: string[];
}

interface Said {
  playerId: Seat;
  /** The name of the card, for the log. */
  note?: string;
}
/** The warning was confirmed. */
interface Anyway {
  anyway?: true;
}
interface ChangeEnemyParams extends Said, Anyway {
  enemyId: string;
  change: EnemyChange;
  /** Which attack: asked for `attack` and `blocked` where there are several. */
  attackIndex?: number;
  /** By how much: `attack` and `armor`. */
  amount?: number;
  /** Which resistance, or `all`; which ability. */
  what?: string;
  /** Of the card: enemies may be immune to it (2.5). */
  colour?: Crystal;
}
export type TableAction =
  | ({ type: 'CHANGE_ENEMY' } & ChangeEnemyParams)
  /** Site fortification is ignored from now on. */
  | ({ type: 'OPEN_WALLS' } & Said)
  /** Corrects the summoned monster; `none`: there was nothing to draw. */
  | ({ type: 'NAME_MONSTER'; enemyId: string; token: string } & Said & Anyway)
  | ({ type: 'IGNORE_DAMAGE'; points: number } & Said)
  | ({ type: 'IGNORE_WOUNDS'; wounds: number } & Said)
  | ({ type: 'TAKE_WOUNDS'; wounds: number; to: 'hand' | 'discard' } & Said)
  | ({ type: 'CHANGE_UNIT'; unitId: string; change: UnitChange } & Said & Anyway)
  /** A printed unit by its name, or any other with its figures. */
  | ({ type: 'ADD_UNIT'; unit: string; level?: number; armor?: number; resists?: string[] } & Said)
  | ({ type: 'CHANGE_FAME'; what: 'fame' | 'reputation'; amount: number } & Said);

export type TableEvent =
  | { type: 'changed'; enemy: string; change: EnemyChange; attack: number; amount: number; what: string; note: string }
  | { type: 'wallsOpened'; seat: Seat; note: string }
  /** `token` is empty if nothing could be drawn. */
  | { type: 'renamed'; summoner: string; enemy: string; was: string; token: string }
  | { type: 'ignored'; seat: Seat; what: 'damage' | 'wounds'; points: number; left: number; note: string }
  | { type: 'woundsTaken'; seat: Seat; wounds: number; to: 'hand' | 'discard'; note: string }
  | { type: 'unitChanged'; seat: Seat; unit: string; change: UnitChange | 'added'; note: string }
  | { type: 'fameChanged'; seat: Seat; what: 'fame' | 'reputation'; amount: number; note: string }
  /** What becomes of the tokens on the table. */
  | { type: 'putBack'; survivors: 'none' | 'stay' | 'discarded'; replaced: number }
  /** What a hero has to heal, for people with real cards. */
  | { type: 'tally'; seat: Seat; hand: number; discard: number; wounded: string[]; lost: string[] };
