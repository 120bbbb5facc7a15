import {
  type Answer,
  type ChanceKind,
  Combat,
  DEEPEST_SAVE,
  type DiceAction,
  isRecord,
  jsonFault,
  type Move,
  nestedTooDeep,
  openSave,
  type Reason,
  type Refused,
  refuse,
  type Save,
  type Source,
  type SourceState,
  TABLE,
  type Types,
} from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import { commitmentOf, type FairSeed, fairDice } from './fair.ts';

/** One line of the log of a shared table: what was done to its combat, by whom. */
export type LogRow = {
  seq: number;
  seat: string;
  time: number;
} /** `again`: its dice had fallen before the `late` row that took them back. */ & (
  | { kind: 'move'; move: Move<Types>; again?: true }
  /** `agreed`: seats that said yes to it. */
  | { kind: 'undo'; host?: true; agreed?: readonly string[] }
  /** One move. */
  | { kind: 'redo' }
  | { kind: 'cancel' }
  /** Back to the moment after this many moves, because somebody plays something there. */
  | { kind: 'late'; at: number }
);

/** Somebody who added to the dice: the hash was shown before the list was closed, the nonce after. */
export interface Guest {
  /** As everybody saw it. */
  name: string;
  /** The SHA-256 of the nonce. */
  commitment: string;
  /** What is mixed into the dice. */
  nonce: string;
}

/** A shared table that is over, with everything that its dice follow from. */
export interface TableRecord extends Omit<FairSeed, 'nonces'> {
  /** That it is a record of a table. */
  fray: typeof RECORD;
  /** Of this format. */
  version: 1;
  /** The id of the game. */
  game: string;
  /** The version of its rules. */
  rules: number;
  /** What the combat began from. */
  setup: unknown;
  /** People threw, and only what is drawn comes from the seed. */
  typed: boolean;
  /** The SHA-256 of the seed, as every device showed it before the first move. */
  commitment: string;
  /** In the order in which they joined. */
  guests: readonly Guest[];
  /** How often the table was begun: every start draws a new seed. */
  starts: number;
  /** Chance before the first move. */
  opening: readonly number[];
  /** A combat that was begun elsewhere, as the server had replayed it: of its dice this proves nothing. */
  from?: Save<Types>;
  /** Everything that was done, in its order. */
  rows: readonly LogRow[];
}
/** What a record calls itself. */
export const RECORD = 'table';

/** How often the rows may differ before the rest is not read any more. */
const MOST_FAULTS = 100;
const LARGEST_FIGURE = 4_294_967_296;
const HEX = /^([0-9a-f]{2})*$/;
const DIGEST = /^[0-9a-f]{64}$/;

/** Does again what a row says was done; the dice come from the combat. */
export function replayRow(combat: Combat<Types>, row: LogRow): Answer<Types> {
  if (row.kind === 'undo') {
    const { seat, host, agreed } = row;
    return combat.undoDecision(agreed ? { host: true, seat, agreed } : host ? { host } : { seat });
  }
  if (row.kind === 'redo') return combat.redo();
  if (row.kind === 'cancel') return combat.cancel(row.seat);
  if (row.kind === 'late') {
    const back = combat.goBackFor(row.seat, row.at);
    return back.ok ? { ok: true, events: [] } : back;
  }
  const { seat, action, part, dice = [] } = row.move;
  if (seat !== TABLE)
    return combat.move(seat, action as Types['action'], { ...(part && { part }), ...(row.again && { dice }) });
  const { values, hits } = action as DiceAction;
  if (!values.length) return combat.leaveDice();
  return combat.typeDice(values, { ...(part === 'chosen' && { part }), ...(hits && { hits }) });
}

/** What the rows say came up, beside what the seed gives. */
interface Compared {
  combat: Combat<Types> | undefined;
  row: number;
  said: readonly number[];
  /** By its place in the row. */
  due: Map<number, number>;
  /** How many undone dice waited when the row began. */
  waited: number;
}
const waitingIn = (combat: Combat<Types> | undefined): number => combat?.dice.returned?.length ?? 0;

/** The dice of the seed, but giving what the rows say: one changed die does not make all that follow it look changed. */
class Said implements Source {
  private readonly fair: Source;
  private readonly compared: Compared;
  private row = -1;
  private given = 0;
  constructor(fair: Source, compared: Compared) {
    this.fair = fair;
    this.compared = compared;
  }
  get sure(): boolean {
    return this.fair.sure;
  }
  pull(kind: ChanceKind, count: number, sides: number, asked?: boolean): number[] {
    const { compared } = this;
    if (this.row !== compared.row) this.given = 0;
    this.row = compared.row;
    const due = this.fair.pull(kind, count, sides, asked);
    // Undone dice are used before these.
    const from = compared.waited - waitingIn(compared.combat) + this.given;
    this.given += due.length;
    return due.map((value, i) => {
      compared.due.set(from + i, value);
      const said = compared.said[from + i];
      const [least, most] = kind === 'roll' ? [1, sides] : [0, sides - i - 1];
      return said !== undefined && said >= least && said <= most ? said : value;
    });
  }
  save(): SourceState {
    return this.fair.save();
  }
  at(saved: SourceState): Source {
    return new Said(this.fair.at(saved), this.compared);
  }
}

/** What a verification found. */
export interface Verified {
  /** Everything that is wrong; nothing, and the dice were fixed before the first move and nobody changed one. */
  faults: readonly Reason[];
  /** How many numbers came from the seed. */
  dice: number;
  /** How many dice people threw and typed: the seed says nothing about them. */
  typed: number;
}

/** Plays all rows again and names every die that the seed did not give; `shown` is what a device showed at first. */
export function verifyRecord(
  game: Pick<GameWithSetup, 'rules' | 'setup'>,
  record: TableRecord,
  shown?: string,
): Verified {
  const { table, seed, guests, commitment, rows } = record;
  const { rules } = game;
  const faults: Reason[] = [];
  const counts = { dice: 0, typed: 0 };
  const done = (): Verified => ({ faults, ...counts });
  if (commitmentOf(seed) !== commitment) faults.push({ code: 'seed-differs' });
  if (shown !== undefined && shown !== commitment) faults.push({ code: 'other-promise', shown, commitment });
  for (const { name, nonce, commitment: promised } of guests)
    if (commitmentOf(nonce) !== promised) faults.push({ code: 'nonce-differs', name });
  if (rules.version !== record.rules)
    return { faults: [...faults, { code: 'other-rules', found: record.rules, known: rules.version }], ...counts };
  const checked = game.setup.check(record.setup);
  if (!checked.ok) return { faults: [...faults, { code: 'record-broken', why: 'its setup' }], ...counts };

  const compared: Compared = { combat: undefined, row: 0, said: record.opening, due: new Map(), waited: 0 };
  const compare = (row: number, came: readonly number[]) => {
    const { said, due } = compared;
    if (said.length !== came.length) faults.push({ code: 'dice-count', row, said: said.length, due: came.length });
    for (const [i, value] of came.entries()) {
      const right = due.get(i) ?? value;
      if (said[i] !== undefined && said[i] !== right)
        faults.push({ code: 'die-differs', row, die: i + 1, said: said[i], due: right });
    }
    counts.dice += due.size;
  };
  const nonces = guests.map(({ nonce }) => nonce);
  const dice = new Said(fairDice({ table, seed, nonces }, record.typed), compared);
  const opened = record.from && openSave(rules, record.from, { source: () => dice });
  if (opened?.ok === false)
    return { faults: [...faults, { code: 'record-broken', why: 'what it goes on from' }], ...counts };
  const combat = opened?.combat ?? Combat.begin(rules, checked.setup, dice);
  if (!opened) compare(0, combat.opening);
  /** Dice that fell and were taken back for something that was played late. */
  const aside: string[] = [];
  for (const [i, row] of rows.entries()) {
    if (row.kind === 'late') aside.push(...combat.moves.slice(row.at).map(({ dice }) => String(dice)));
    if (row.kind === 'move' && row.again) {
      const at = aside.indexOf(String(row.move.dice));
      if (at < 0) faults.push({ code: 'dice-not-thrown', row: row.seq });
      else aside.splice(at, 1);
    }
    if (row.seq !== i + 1) return { faults: [...faults, { code: 'row-missing', row: i + 1 }], ...counts };
    const said = row.kind === 'move' ? (row.move.dice ?? []) : [];
    Object.assign(compared, { combat, row: row.seq, said, due: new Map(), waited: waitingIn(combat) });
    const answer = replayRow(combat, row);
    if (!answer.ok) {
      faults.push({ code: 'row-refused', row: row.seq, why: answer.reason.code });
      return done();
    }
    if (row.kind === 'move') {
      compare(row.seq, combat.last?.move.dice ?? []);
      if (row.move.seat === TABLE) counts.typed += (row.move.action as DiceAction).values.length;
    }
    if (faults.length > MOST_FAULTS) return done();
  }
  return done();
}

const isText = (value: unknown, longest = 100): value is string => typeof value === 'string' && value.length <= longest;
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isDice = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.every(isCount));
const isGuest = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.name) &&
  isText(value.nonce) &&
  HEX.test(value.nonce) &&
  isText(value.commitment) &&
  DIGEST.test(value.commitment);
const isMove = (value: unknown): boolean =>
  isRecord(value) &&
  isText(value.seat) &&
  isRecord(value.action) &&
  isText(value.action.type) &&
  (value.seat !== TABLE || (Array.isArray(value.action.values) && isDice(value.action.values))) &&
  isDice(value.dice) &&
  (value.part === undefined || value.part === 'auto' || value.part === 'chosen');
const isRow = (value: unknown): boolean =>
  isRecord(value) &&
  isCount(value.seq) &&
  isText(value.seat) &&
  isCount(value.time) &&
  (value.kind === 'move'
    ? isMove(value.move)
    : value.kind === 'late'
      ? isCount(value.at)
      : ['undo', 'redo', 'cancel'].some((kind) => kind === value.kind));

/** The record of a shared table out of a file. */
export function readRecord(text: string): { ok: true; record: TableRecord } | Refused {
  if (nestedTooDeep(text)) return refuse('save-too-deep', { limit: DEEPEST_SAVE });
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return refuse('record-foreign');
  }
  if (!isRecord(data) || data.fray !== RECORD) return refuse('record-foreign');
  if (data.version !== 1) return refuse('record-version', { found: String(data.version).slice(0, 40), known: 1 });
  const { seed, commitment, guests, rows, opening } = data;
  const isWhole =
    isText(data.table) &&
    isText(data.game) &&
    isCount(data.rules) &&
    typeof data.typed === 'boolean' &&
    isCount(data.starts) &&
    [seed, commitment].every((one) => isText(one) && DIGEST.test(one)) &&
    Array.isArray(guests) &&
    guests.every(isGuest) &&
    isDice(opening) &&
    opening !== undefined &&
    Array.isArray(rows) &&
    rows.every(isRow);
  if (!isWhole) return refuse('record-broken', { why: 'a part of it' });
  // A clock counts further than any figure of a game.
  const played = (rows as LogRow[]).map(({ time: _time, ...row }) => row);
  const fault = jsonFault([data.setup, data.from ?? null, played], 'its rows', LARGEST_FIGURE);
  return fault ? refuse('record-broken', { why: fault.slice(0, 200) }) : { ok: true, record: data as never };
}

const SENTENCES: Readonly<Record<string, (reason: Reason) => string>> = {
  'record-foreign': () => 'This file is not the record of a shared table: the end screen of one saves it.',
  'record-version': (r) => `The record has format ${r.found}; this version of Fray reads format ${r.known}.`,
  'record-broken': (r) => `The record is damaged: ${r.why} is missing or wrong.`,
  'other-rules': (r) =>
    `The table was played with version ${r.found} of the rules and this Fray plays version ${r.known}: the Fray that played it verifies it.`,
  'seed-differs': () => 'The seed is not the one that was promised: its SHA-256 is another.',
  'other-promise': (r) => `Your device showed another promise: ${r.shown}, and the record says ${r.commitment}.`,
  'nonce-differs': (r) => `What ${r.name} added is not what ${r.name} promised: its SHA-256 is another.`,
  'row-missing': (r) => `Row ${r.row} is missing or out of order.`,
  'row-refused': (r) => `Row ${r.row} does not follow from the rows before it (${r.why}).`,
  'die-differs': (r) => `Row ${r.row}, die ${r.die}: the record says ${r.said}, the seed gives ${r.due}.`,
  'dice-not-thrown': (r) => `Row ${r.row} has dice that are said to have fallen before, and none of them did.`,
  'dice-count': (r) => `Row ${r.row} has ${r.said} dice, and ${r.due} were needed.`,
};
/** What is wrong with a record, as a sentence; `undefined` if the code is not one of these. */
export const verifyRefusal = (reason: Reason): string | undefined => SENTENCES[reason.code]?.(reason);
/** Every code of them. */
export const VERIFY_REFUSALS: readonly string[] = Object.keys(SENTENCES);

/** What a record without a fault proves, and what it does not. */
export const PROVEN = {
  dice: 'The dice were fixed before the first move and nobody changed one.',
  limit: 'It does not prove that nobody who runs the server looked ahead.',
} as const;
