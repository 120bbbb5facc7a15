import type { TrayState } from './chance/tray.ts';
import type { Combat } from './combat.ts';
import type { Types } from './contract.ts';
import { hash } from './json.ts';
import type { Move, Note } from './record.ts';

/** The version of the file format. */
export const SAVE_VERSION = 3;

/** A combat at rest: the log of moves, the state it led to, and where the dice stand. */
export interface Save<T extends Types> {
  /** The version of the file format. */
  fray: typeof SAVE_VERSION;
  /** The id of the ruleset. */
  game: string;
  /** The version of the ruleset that began it. */
  rules: number;
  /** The version that its state was brought to since, where an older one began it. */
  upgraded?: number;
  /** What the combat began from. */
  setup: T['setup'];
  /** Chance that came up before the first move. */
  opening?: number[];
  /** The log, with the chance that came up. */
  moves: Move<T>[];
  /** What was undone, redone and canceled. */
  notes?: Note[];
  /** Where the log has led: opening needs no replay. */
  state: T['state'];
  /** Where the source stands, so that the combat goes on with the same dice. */
  dice: TrayState;
  /** Where the bots' chance comes from. */
  bots: number;
  /** A fingerprint of all the rest. Finds accidents; it is no signature. */
  hash: string;
}

/** A combat as plain data, to be kept as JSON; with a setup and a state of its own where others must not get all of it. */
export function makeSave<T extends Types>(
  combat: Combat<T>,
  { setup, state }: Pick<Save<T>, 'setup' | 'state'> = combat,
): Save<T> {
  const body: Omit<Save<T>, 'hash'> = {
    fray: SAVE_VERSION,
    game: combat.rules.id,
    rules: combat.begunWith,
    ...(combat.begunWith === combat.rules.version ? {} : { upgraded: combat.rules.version }),
    setup,
    ...(combat.opening.length ? { opening: combat.opening } : {}),
    moves: [...combat.moves],
    ...(combat.notes.length ? { notes: [...combat.notes] } : {}),
    state,
    dice: combat.dice,
    bots: combat.bots,
  };
  return { ...body, hash: hash(body) };
}
