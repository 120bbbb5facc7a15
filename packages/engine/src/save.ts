import type { TrayState } from './chance/tray.ts';
import { choices } from './choices.ts';
import { Combat } from './combat.ts';
import type { Frame, Ruleset, Types } from './contract.ts';
import { clone, hash, notPlain, same } from './plain.ts';
import type { Move, Note, Refused } from './record.ts';
import { type Replayed, replay } from './replay.ts';

/** The version of the file format. */
export const SAVE_VERSION = 1;
/** No combat comes near this; what is larger is something else. */
export const LARGEST_SAVE = 8 * 1024 * 1024;

/** A combat at rest: the log of moves, the state it led to, and where the dice stand. */
export interface Save<T extends Types> {
  fray: typeof SAVE_VERSION;
  game: string;
  /** The version of the ruleset that made it. */
  rules: number;
  setup: T['setup'];
  /** Chance that came up before the first move. */
  opening?: number[];
  moves: Move<T>[];
  notes?: Note[];
  state: T['state'];
  dice: TrayState;
  hash: string;
}

export function makeSave<T extends Types>(combat: Combat<T>): Save<T> {
  const body: Omit<Save<T>, 'hash'> = {
    fray: SAVE_VERSION,
    game: combat.rules.id,
    rules: combat.rules.version,
    setup: combat.setup,
    ...(combat.opening.length ? { opening: combat.opening } : {}),
    moves: [...combat.moves],
    ...(combat.notes.length ? { notes: [...combat.notes] } : {}),
    state: combat.state,
    dice: combat.dice,
  };
  return { ...body, hash: hash(body) };
}

const refuse = (code: string, facts: Record<string, string | number> = {}): Refused => ({
  ok: false,
  reason: { code, ...facts },
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file without knowing the game yet: which one is it, and is it whole? */
export function readSave(text: string): { ok: true; save: Save<Types> } | Refused {
  if (text.length > LARGEST_SAVE) return refuse('save-too-large', { limit: LARGEST_SAVE });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse(text.trimStart().startsWith('{') ? 'save-cut' : 'save-not-json');
  }
  if (!isRecord(data) || !('fray' in data)) return refuse('save-foreign');
  if (data.fray !== SAVE_VERSION) return refuse('save-version', { found: String(data.fray), known: SAVE_VERSION });
  const { hash: stamp, ...body } = data;
  const whole =
    typeof data.game === 'string' &&
    typeof data.rules === 'number' &&
    Array.isArray(data.moves) &&
    isRecord(data.state) &&
    Array.isArray(data.state.frames) &&
    isRecord(data.dice) &&
    typeof data.dice.kind === 'string' &&
    'setup' in data &&
    typeof stamp === 'string';
  if (!whole) return refuse('save-incomplete');
  if (hash(body) !== stamp) return refuse('save-edited');
  return { ok: true, save: data as unknown as Save<Types> };
}

/** Opens a save with its ruleset. Restores the state and never needs the replay; undo past this moment does. */
export function parseSave<T extends Types>(rules: Ruleset<T>, text: string): { ok: true; combat: Combat<T> } | Refused {
  const read = readSave(text);
  return read.ok ? openSave(rules, read.save as Save<T>) : read;
}

export function openSave<T extends Types>(rules: Ruleset<T>, save: Save<T>): { ok: true; combat: Combat<T> } | Refused {
  if (save.game !== rules.id) return refuse('save-other-game', { found: save.game, known: rules.id });
  const fault = notPlain(save.state);
  if (fault) return refuse('save-broken', { why: fault });
  if (save.rules > rules.version) return refuse('save-newer-rules', { found: save.rules, known: rules.version });
  for (const frame of save.state.frames as readonly Frame<T>[]) {
    const then = frame.then === null || frame.then === 'back' || frame.then in rules.steps;
    if (!(frame.step in rules.steps) || !then) return refuse('save-broken', { why: `unknown step ${frame.step}` });
  }
  try {
    const combat = Combat.resume(rules, save.setup, save.dice, {
      state: save.rules < rules.version && rules.upgrade ? rules.upgrade(clone(save.state), save.rules) : save.state,
      moves: save.moves,
      ...(save.opening ? { opening: save.opening } : {}),
      ...(save.notes ? { notes: save.notes } : {}),
      recall: () => verifySave(rules, save),
    });
    choices(rules, combat.state, { blocked: true, always: true });
    return { ok: true, combat };
  } catch (error) {
    return refuse('save-broken', { why: error instanceof Error ? error.message : String(error) });
  }
}

/** Plays the log again and compares: does it lead to the state that the file holds? */
export function verifySave<T extends Types>(rules: Ruleset<T>, save: Save<T>): Replayed<T> | Refused {
  if (save.rules !== rules.version) {
    return refuse('history-other-rules', { found: save.rules, known: rules.version });
  }
  const replayed = replay(rules, save.setup, save.opening ?? [], save.moves);
  if (!replayed.ok) return replayed;
  if (!same(replayed.state, save.state))
    return refuse('does-not-replay', { at: save.moves.length, why: 'another state' });
  return replayed;
}
