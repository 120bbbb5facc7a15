import { restoreSource, type Source, type SourceState } from './chance/source.ts';
import { Tray } from './chance/tray.ts';
import { Combat } from './combat.ts';
import type { Frame, Ruleset, Types } from './contract.ts';
import { runToEnd } from './history.ts';
import { clone, hash, isRecord, same } from './json.ts';
import { prompt } from './prompt.ts';
import { type Refused, refuse, TABLE } from './record.ts';
import { playAgain, type Replaced, type Replayed, startAgain } from './replay.ts';
import { SAVE_VERSION, type Save } from './save-made.ts';
import { DEEPEST_SAVE, nestedTooDeep, shapeFault, shortText } from './save-shape.ts';

export { makeSave, type Save } from './save-made.ts';

/** No combat comes near this; what is larger is something else. */
export const LARGEST_SAVE = 8 * 1024 * 1024;

/** What opening a save may need to know. */
export interface OpenOptions {
  /** Sources that are not ours: brings one back where it stood, by its `kind`. */
  source?(saved: SourceState): Source | undefined;
  /** Reads a setup before a combat begins from it: `game.setup.check`. Without it every setup that the rules begin is taken. */
  check?(setup: unknown): { ok: true; setup: unknown } | { ok: false };
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
  if (data.fray !== SAVE_VERSION) return refuse('save-version', { found: shortText(data.fray), known: SAVE_VERSION });
  const { hash: stamp, ...body } = data;
  if (typeof stamp !== 'string') return refuse('save-incomplete');
  const fault = shapeFault(data);
  if (fault) return fault;
  if (hash(body) !== stamp) return refuse('save-edited');
  const save = data as unknown as Save<Types>;
  // Lists of dice are for tests and replays: no table throws from one, and no file brings one along.
  const { kind } = save.dice;
  if (kind === 'scripted' || kind === 'recorded') return refuse('save-unknown-dice', { kind });
  return { ok: true, save };
}

/** Opens a save from anywhere: replays its log, or upgrades its state if the log is of older rules; refuses it if that fails. */
export function parseSave<T extends Types>(
  rules: Ruleset<T>,
  text: string,
  options: OpenOptions = {},
): { ok: true; combat: Combat<T> } | Refused {
  const read = readSave(text);
  if (!read.ok) return read;
  const found = takenBy(rules, read.save as Save<T>, options, 'checked');
  if (!found.ok) return found;
  const { save } = found;
  // First of all the log: no rule meets a state that somebody made up.
  const verified = save.rules === rules.version ? runToEnd(verifying(rules, save)) : undefined;
  return verified?.ok === false ? verified : resume(rules, save, options);
}

/** Opens a save that is known to be ours: restores the state and never needs the replay; undo past this moment does. */
export function openSave<T extends Types>(
  rules: Ruleset<T>,
  save: Save<T>,
  options: OpenOptions = {},
): { ok: true; combat: Combat<T> } | Refused {
  const found = takenBy(rules, save, options, 'unchecked');
  return found.ok ? resume(rules, found.save, options) : found;
}

const refuseBroken = (why: string): Refused => refuse('save-broken', { why });
const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error)).slice(0, 200);

/** A save as these rules take it, or what they have against it before they play with it. */
function takenBy<T extends Types>(
  rules: Ruleset<T>,
  save: Save<T>,
  options: OpenOptions,
  shape: 'checked' | 'unchecked',
): { ok: true; save: Save<T> } | Refused {
  if (save.fray !== SAVE_VERSION) return refuse('save-version', { found: shortText(save.fray), known: SAVE_VERSION });
  if (save.game !== rules.id) return refuse('save-other-game', { found: shortText(save.game), known: rules.id });
  const misshapen = shape === 'unchecked' && shapeFault(save as unknown as Record<string, unknown>);
  if (misshapen) return misshapen;
  const newest = save.upgraded ?? save.rules;
  if (newest > rules.version) return refuse('save-newer-rules', { found: newest, known: rules.version });
  if (save.rules < rules.version && !rules.upgrade)
    return refuse('save-older-rules', { found: save.rules, known: rules.version });
  for (const frame of save.state.frames as readonly Frame<T>[]) {
    const isStep = (step: string): boolean => Object.hasOwn(rules.steps, step);
    if (!isStep(frame.step)) return refuseBroken(`unknown step ${frame.step}`);
    if (frame.then !== null && frame.then !== 'back' && !isStep(frame.then))
      return refuseBroken(`unknown step ${frame.then}`);
  }
  for (const { seat } of save.notes ?? []) {
    if (seat !== TABLE && seat !== 'host' && !rules.seats.includes(seat)) return refuseBroken(`unknown seat ${seat}`);
  }
  if (save.rules !== rules.version || !options.check) return { ok: true, save };
  const checked = options.check(save.setup);
  return checked.ok
    ? { ok: true, save: { ...save, setup: checked.setup } }
    : refuseBroken('its setup is not one of this game');
}

function resume<T extends Types>(
  rules: Ruleset<T>,
  save: Save<T>,
  options: OpenOptions,
): { ok: true; combat: Combat<T> } | Refused {
  const source = options.source?.(save.dice) ?? restoreSource(save.dice);
  if (!source) return refuse('save-unknown-dice', { kind: save.dice.kind });
  const shape = save.upgraded ?? save.rules;
  try {
    const combat = Combat.resume(rules, save.setup, new Tray(source, save.dice.returned), {
      state: shape < rules.version && rules.upgrade ? rules.upgrade(clone(save.state), shape) : save.state,
      moves: save.moves,
      begunWith: save.rules,
      ...(save.opening ? { opening: save.opening } : {}),
      ...(save.notes ? { notes: save.notes } : {}),
      bots: save.bots,
      recall: () => verifying(rules, save),
    });
    prompt(rules, combat.state);
    for (const seat of [...rules.seats, undefined]) combat.view(seat);
    return { ok: true, combat };
  } catch (error) {
    return refuseBroken(messageOf(error));
  }
}

/** The moves of a save played again one at a time, if they lead to the state that it holds: for a page that must not stand still. */
function* verifying<T extends Types>(
  rules: Ruleset<T>,
  save: Save<T>,
): Generator<Replaced<T>, Omit<Replayed<T>, 'past'> | Refused> {
  if (save.rules !== rules.version) return refuse('history-other-rules', { found: save.rules, known: rules.version });
  const started = startAgain(rules, save.setup, save.opening ?? []);
  if (!started.ok) return started;
  const playing = playAgain(rules, started, save.moves);
  for (let at = 0; ; at++) {
    let next: ReturnType<typeof playing.next>;
    try {
      next = playing.next();
    } catch (error) {
      return refuse('does-not-replay', { at, why: messageOf(error) });
    }
    if (!next.done) yield next.value;
    else if (!next.value.ok) return next.value;
    else if (!same(next.value.state, save.state)) return refuse('does-not-replay', { at, why: 'another state' });
    else return { ...next.value, openingEvents: started.events };
  }
}

/** Plays the log again and compares: does it lead to the state that the file holds? */
export function verifySave<T extends Types>(rules: Ruleset<T>, save: Save<T>): Replayed<T> | Refused {
  const past: Replaced<T>[] = [];
  const playing = verifying(rules, save);
  for (;;) {
    const next = playing.next();
    if (!next.done) past.push(next.value);
    else return next.value.ok ? { ...next.value, past } : next.value;
  }
}
