import {
  isRecord,
  nestedTooDeep,
  parseSave,
  type Reason,
  readSave,
  refusal,
  SAVE_VERSION,
  type Types,
} from '@fray/engine';
import { type AnyGame, findGame, type GameWithSetup, gameRefusal, loadLanguage, loadWithSetup } from '@fray/games';
import { type NewRecord, recordOf } from '../store/record.ts';
import { type Sitter, sittersAt } from '../store/sitters.ts';
import { LARGEST_FILE, MOST_COMBATS } from './limits.ts';
import type { SharedKey, SharedOdds } from './link.ts';
import { unpack } from './pack.ts';

/** The one door for what comes from outside, a link or a file. It runs in a worker: nothing here knows a screen. */

/** `why`: in words of the engine or the game; what the page itself refuses it words by its code. */
export interface NotOpened {
  ok: false;
  code: string;
  why?: string;
  /** What is in it, where only another version can open it: nothing of it is lost. */
  held?: Held;
}
/** What cannot be opened here, as a file. */
export interface Held {
  name: string;
  text: string;
}
export type OpenedSetup = { ok: true; setup: unknown; game: string };
export type OpenedOdds = { ok: true; setup: unknown; ifs: string[]; settings?: Record<string, string> };
export type OpenedCombat = { ok: true; record: NewRecord };

/** All combats in one file: each a save of its own, as text, so that it is checked like any other. */
export interface Bundle {
  frayCombats: 1;
  combats: { name: string; save: string; sitters?: unknown }[];
}
const LONGEST_WHY = 200;

/** The combat is whole, but of another format or of other rules. */
const OTHER_VERSION = ['save-version', 'save-older-rules', 'save-newer-rules'];

const no = (code: string, why?: string): NotOpened => ({ ok: false, code, ...(why === undefined ? {} : { why }) });
const refuseGame = (reason: Reason): NotOpened => no(reason.code, gameRefusal(reason));

/** Deeply nested text is not parsed: a later walk would overflow the stack. */
function parse(text: string): { ok: true; data: unknown } | NotOpened {
  if (nestedTooDeep(text)) return no('link-too-deep');
  try {
    return { ok: true, data: JSON.parse(text) as unknown };
  } catch {
    return no('link-foreign');
  }
}
async function unpackAndParse(load: string): Promise<{ ok: true; data: unknown } | NotOpened> {
  const found = await unpack(load);
  return found.ok ? parse(found.text) : found;
}

async function gameOf(id: string, language: string): Promise<{ ok: true; game: GameWithSetup } | NotOpened> {
  const found = findGame(id);
  if (!found.ok) return refuseGame(found.reason);
  try {
    const game = await loadWithSetup(found.card);
    await loadLanguage(game, language);
    return { ok: true, game };
  } catch {
    return no('no-page');
  }
}

/** What a link says of the version that made it, and what it holds. */
interface Linked {
  made: Record<string, unknown>;
  setup: unknown;
  /** What another version made of it. */
  held?: unknown;
}
/**
 * A setup from a link, of this format and of these rules. Only valid ones are shared: an invalid one is nothing
 * that a form should draw.
 */
async function fitting(
  id: string,
  { made, setup, held = setup }: Linked,
  language: string,
): Promise<NotOpened | undefined> {
  const loaded = await gameOf(id, language);
  if (!loaded.ok) return loaded;
  const { game } = loaded;
  if (made.fray !== SAVE_VERSION || made.rules !== game.rules.version)
    return { ...no('link-version'), held: { name: game.id, text: JSON.stringify(held) ?? '' } };
  const checked = game.setup.check(setup);
  if (checked.ok) return undefined;
  const [problem] = checked.problems;
  const text = game.setup.text[language] ?? game.setup.text.en;
  return no('link-misfit', problem ? text.problem(problem) : undefined);
}

export async function openLink(load: string, language: string): Promise<OpenedSetup | OpenedCombat | NotOpened> {
  const read = await unpackAndParse(load);
  if (!read.ok) return read;
  if (!isRecord(read.data)) return no('link-foreign');
  const shared: Partial<Record<SharedKey, unknown>> = read.data;
  if (shared.kind === 'setup' && typeof shared.game === 'string') {
    const { game, setup } = shared;
    return (await fitting(game, { made: shared, setup }, language)) ?? { ok: true, game, setup };
  }
  if (shared.kind === 'combat' && typeof shared.save === 'string' && typeof shared.name === 'string')
    return openText(shared.save, shared.name, language, shared.sitters);
  return no('link-foreign');
}

/** The forces with the what-ifs that are on and how it is fought. */
export async function openOdds(game: string, load: string, language: string): Promise<OpenedOdds | NotOpened> {
  const read = await unpackAndParse(load);
  if (!read.ok) return read;
  if (!isRecord(read.data)) return no('link-foreign');
  const shared: Partial<Record<keyof SharedOdds, unknown>> = read.data;
  const setup = shared.forces;
  const misfit = await fitting(game, { made: shared, setup, held: shared }, language);
  if (misfit) return misfit;
  const ifs = (Array.isArray(shared.ifs) ? shared.ifs : []).filter((id): id is string => typeof id === 'string');
  const set = Object.entries(isRecord(shared.settings) ? shared.settings : {});
  const settings = Object.fromEntries(set.filter((one): one is [string, string] => typeof one[1] === 'string'));
  return { ok: true, setup, ifs, ...(set.length ? { settings } : {}) };
}

/** One combat, or a bundle of them: one answer for each. */
export async function openFile(file: Blob, name: string, language: string): Promise<(OpenedCombat | NotOpened)[]> {
  if (file.size > LARGEST_FILE) return [no('file-too-large')];
  const text = await file.text();
  const bundle = readBundle(text);
  if (bundle && bundle.length > MOST_COMBATS) return [no('file-too-large')];
  const answers: (OpenedCombat | NotOpened)[] = [];
  for (const one of bundle ?? [{ name, save: text, sitters: undefined }])
    answers.push(await openText(one.save, one.name, language, one.sitters));
  return answers;
}

function readBundle(text: string): Bundle['combats'] | undefined {
  // A save is looked at by its own door.
  const read = text.includes('"frayCombats"') ? parse(text) : undefined;
  if (!read?.ok || !isRecord(read.data) || read.data.frayCombats !== 1 || !Array.isArray(read.data.combats))
    return undefined;
  const combats: unknown[] = read.data.combats;
  const whole = combats.every((one) => isRecord(one) && typeof one.save === 'string' && typeof one.name === 'string');
  return whole ? (combats as Bundle['combats']) : undefined;
}

/** A saved combat: its log is played again, and what it does not lead to is refused. */
async function openText(
  text: string,
  name: string,
  language: string,
  sitters?: unknown,
): Promise<OpenedCombat | NotOpened> {
  const held = ({ code }: Reason) => (OTHER_VERSION.includes(code) ? { held: { name, text } } : {});
  const read = readSave(text);
  if (!read.ok) return { ...refuseGame(read.reason), ...held(read.reason) };
  const loaded = await gameOf(read.save.game, language);
  if (!loaded.ok) return loaded;
  const { game } = loaded;
  const words = game.text[language] ?? game.text.en;
  const opened = parseSave<Types>(game.rules, text, { check: game.setup.check });
  if (!opened.ok) {
    const { reason } = opened;
    return { ...no(reason.code, refusal(reason) ?? words.reason(reason)), ...held(reason) };
  }
  const { combat } = opened;
  try {
    // A state that no log vouches for may hold what nobody has a word for. It is found here, and not on a screen.
    for (const seat of [undefined, ...game.players]) game.standing(combat.view(seat), words);
    for (const choice of combat.prompt()) words.label(choice, combat.state);
    return { ok: true, record: recordOf({ game, name, combat, sitters: readSitters(game, sitters) }, language) };
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_WHY);
    return refuseGame({ code: 'save-broken', why });
  }
}

const readSitters = (game: AnyGame, given: unknown): Record<string, Sitter> =>
  Object.fromEntries(
    Object.entries(isRecord(given) ? given : {}).filter(
      (entry): entry is [string, Sitter] =>
        game.players.includes(entry[0]) && sittersAt(game, entry[0]).includes(entry[1] as Sitter),
    ),
  );
