import { restoreSource, type Source, type SourceState } from './chance/source.ts';
import { Tray, type TrayState } from './chance/tray.ts';
import { choices } from './choices.ts';
import { Combat } from './combat.ts';
import type { Frame, Ruleset, Types } from './contract.ts';
import { atOnce } from './history.ts';
import { clone, hash, notPlain, same } from './plain.ts';
import { type Move, type Note, type Refused, refuse } from './record.ts';
import { playAgain, type Replaced, type Replayed, replay, startAgain } from './replay.ts';
import { DEEPEST_SAVE, isRecord, nestedTooDeep, printed, shapeFault } from './save-shape.ts';

/** The version of the file format. */
export const SAVE_VERSION = 1;
/** No combat comes near this; what is larger is something else. */
export const LARGEST_SAVE = 8 * 1024 * 1024;

/** A combat at rest: the log of moves, the state it led to, and where the dice stand. */
export interface Save<T extends Types> {
  /** The version of the file format. */
  fray: typeof SAVE_VERSION;
  /** The id of the ruleset. */
  game: string;
  /** The version of the ruleset that made it. */
  rules: number;
  /** What the combat began from. */
  setup: T['setup'];
  /** Chance that came up before the first move. */
  opening?: number[];
  /** The log, with the chance that came up. */
  moves: Move<T>[];
  /** What was undone, redone and cancelled. */
  notes?: Note[];
  /** Where the log has led: opening needs no replay. */
  state: T['state'];
  /** Where the source stands, so that the combat goes on with the same dice. */
  dice: TrayState;
  /** Where the bots' chance comes from; files of 0.4.0 and before have none. */
  bots?: number;
  /** A fingerprint of all the rest. Finds accidents; it is no signature. */
  hash: string;
}

/** What opening a save may need to know. */
export interface OpenOptions {
  /** Sources that are not ours: brings one back where it stood, by its `kind`. */
  source?(saved: SourceState): Source | undefined;
}

/** A combat as plain data, to be kept as JSON. */
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
    bots: combat.bots,
  };
  return { ...body, hash: hash(body) };
}

/** Reads a file without knowing the game yet: which one is it, and is it whole? */
export function readSave(text: string): { ok: true; save: Save<Types> } | Refused {
  if (text.length > LARGEST_SAVE) return refuse('save-too-large', { limit: LARGEST_SAVE });
  if (nestedTooDeep(text)) return refuse('save-too-deep', { limit: DEEPEST_SAVE });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse(text.trimStart().startsWith('{') ? 'save-cut' : 'save-not-json');
  }
  if (!isRecord(data) || !('fray' in data)) return refuse('save-foreign');
  if (data.fray !== SAVE_VERSION) return refuse('save-version', { found: printed(data.fray), known: SAVE_VERSION });
  const { hash: stamp, ...body } = data;
  if (typeof stamp !== 'string') return refuse('save-incomplete');
  const fault = shapeFault(data);
  if (fault) return fault;
  if (hash(body) !== stamp) return refuse('save-edited');
  return { ok: true, save: data as unknown as Save<Types> };
}

/**
 * The door for a file from anywhere: opens a save with its ruleset, plays its log again, and refuses a state that the log
 * does not lead to. Under older rules the log cannot be played; then the state is all there is.
 */
export function parseSave<T extends Types>(
  rules: Ruleset<T>,
  text: string,
  options: OpenOptions = {},
): { ok: true; combat: Combat<T> } | Refused {
  const read = readSave(text);
  if (!read.ok) return read;
  const save = read.save as Save<T>;
  const opened = openSave(rules, save, options);
  if (!opened.ok || save.rules !== rules.version) return opened;
  const verified = atOnce(verifying(rules, save));
  return verified.ok ? opened : verified;
}

/** Opens a save that is known to be ours: restores the state and never needs the replay; undo past this moment does. */
export function openSave<T extends Types>(
  rules: Ruleset<T>,
  save: Save<T>,
  options: OpenOptions = {},
): { ok: true; combat: Combat<T> } | Refused {
  if (save.game !== rules.id) return refuse('save-other-game', { found: save.game, known: rules.id });
  const misshapen = shapeFault(save as unknown as Record<string, unknown>);
  if (misshapen) return misshapen;
  const fault = notPlain(save.state);
  if (fault) return refuse('save-broken', { why: fault });
  if (save.rules > rules.version) return refuse('save-newer-rules', { found: save.rules, known: rules.version });
  for (const frame of save.state.frames as readonly Frame<T>[]) {
    const then = frame.then === null || frame.then === 'back' || Object.hasOwn(rules.steps, frame.then);
    if (!Object.hasOwn(rules.steps, frame.step) || !then)
      return refuse('save-broken', { why: `unknown step ${frame.step}` });
  }
  const source = options.source?.(save.dice) ?? restoreSource(save.dice);
  if (!source) return refuse('save-unknown-dice', { kind: save.dice.kind });
  try {
    const combat = Combat.resume(rules, save.setup, new Tray(source, save.dice.returned), {
      state: save.rules < rules.version && rules.upgrade ? rules.upgrade(clone(save.state), save.rules) : save.state,
      moves: save.moves,
      ...(save.opening ? { opening: save.opening } : {}),
      ...(save.notes ? { notes: save.notes } : {}),
      ...(save.bots === undefined ? {} : { bots: save.bots }),
      recall: () => verifying(rules, save),
    });
    choices(rules, combat.state, { blocked: true, always: true });
    return { ok: true, combat };
  } catch (error) {
    return refuse('save-broken', { why: error instanceof Error ? error.message : String(error) });
  }
}

const otherState = (at: number): Refused => refuse('does-not-replay', { at, why: 'another state' });

/** The moves of a save played again one at a time, if they lead to the state that it holds: for a page that must not stand still. */
export function* verifying<T extends Types>(
  rules: Ruleset<T>,
  save: Save<T>,
): Generator<Replaced<T>, { ok: true; openingEvents: Replayed<T>['openingEvents'] } | Refused> {
  if (save.rules !== rules.version) return refuse('history-other-rules', { found: save.rules, known: rules.version });
  const started = startAgain(rules, save.setup, save.opening ?? []);
  if (!started.ok) return started;
  const end = yield* playAgain(rules, started, save.moves);
  if (!end.ok) return end;
  return same(end.state, save.state) ? { ok: true, openingEvents: started.events } : otherState(save.moves.length);
}

/** Plays the log again and compares: does it lead to the state that the file holds? */
export function verifySave<T extends Types>(rules: Ruleset<T>, save: Save<T>): Replayed<T> | Refused {
  if (save.rules !== rules.version) {
    return refuse('history-other-rules', { found: save.rules, known: rules.version });
  }
  const replayed = replay(rules, save.setup, save.opening ?? [], save.moves);
  if (!replayed.ok) return replayed;
  return same(replayed.state, save.state) ? replayed : otherState(save.moves.length);
}
