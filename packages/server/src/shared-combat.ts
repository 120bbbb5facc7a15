import { type Answer, Combat, hash, makeSave, openSave, type Save, type Types } from '@fray/engine';
import { botByName, type GameWithSetup } from '@fray/games';
import { fairDice, type LogRow, Moments, replayRow, Table, type TableMemory } from '@fray/table';

/** What a table was begun from: it never changes, and the seed stays secret up to the end. */
export interface Start {
  setup: unknown;
  typed: boolean;
  seed: string;
  commitment: string;
  /** How many combats these people have begun, this one included. */
  starts: number;
  /** A combat that was begun elsewhere and goes on here, as this server has replayed it. */
  from?: Save<Types>;
}

/** Begins it, or goes on from where it was, with the dice of the seed. */
export function beginCombat(game: GameWithSetup, table: string, { setup, seed, typed, from }: Start): Combat<Types> {
  const dice = fairDice({ table, seed, nonces: [] }, typed);
  if (!from) return Combat.begin(game.rules, setup, dice) as Combat<Types>;
  const opened = openSave(game.rules, from, { source: () => dice });
  if (!opened.ok) throw new Error(`a combat that was replayed cannot be opened: ${opened.reason.code}`);
  return opened.combat as Combat<Types>;
}

/** Bots that move without an end would hold the server. */
const MOST_BOT_MOVES = 2000;
const MOST_ROWS = 20_000;

/** Row number `row` does not follow from those before it. */
export class RowsDiffer extends Error {}

/** A combat that is played at a shared table: everything that is done to it becomes rows. */
export class SharedCombat {
  readonly table: Table;
  readonly moments: Moments;
  /** What has been done and is not stored yet. */
  rows: LogRow[] = [];
  /** Who went back last. */
  undoneBy: string | undefined;
  /** How many moves stood after each row. */
  private readonly stood: number[] = [];
  private readonly now: () => number;

  constructor(table: Table, { now, draw }: CombatTools) {
    this.table = table;
    this.moments = new Moments(table, draw);
    this.now = now;
  }
  /** The rows again, with no dice but those of the seed. */
  static open(game: GameWithSetup, combat: Combat<Types>, stored: Kept, tools: CombatTools): SharedCombat {
    const playing = new SharedCombat(new Table(game, combat, JSON.parse(stored.memory) as TableMemory), tools);
    playing.follow(stored);
    return playing;
  }
  /** Does again what was done elsewhere, and takes over what was kept beside it. */
  follow({ rows, memory }: Kept): void {
    const { table, stood } = this;
    const { combat } = table;
    for (const text of rows) {
      const row = JSON.parse(text) as LogRow;
      const seq = combat.seq + 1;
      const answer = replayRow(combat, row);
      const isSame =
        answer.ok && combat.seq === seq && (row.kind !== 'move' || hash(combat.last?.move) === hash(row.move));
      if (!isSame) throw new RowsDiffer(`row ${seq} does not follow from those before it`);
      stood.push(combat.at);
      if (row.kind === 'undo') this.undoneBy = row.seat;
    }
    table.restore(JSON.parse(memory) as TableMemory);
  }
  /** What is stored beside the rows: of rules that can be upgraded also the moment itself, for a server with newer ones. */
  memory(): string {
    const { table, isOver } = this;
    const { combat, game } = table;
    return JSON.stringify({ ...table.memory(), ...(game.rules.upgrade && !isOver && { now: makeSave(combat) }) });
  }
  get seq(): number {
    return this.table.combat.seq;
  }
  get isOver(): boolean {
    return this.table.combat.outcome !== undefined;
  }
  get isFull(): boolean {
    return this.seq >= MOST_ROWS;
  }
  /** How many moves still stand of those that were made up to this row. */
  standSince(row: number): number {
    return Math.min(this.table.combat.at, ...this.stood.slice(Math.max(0, row - 1)));
  }

  /** Does something with the combat and writes down what it was, one row a change; `back`: it goes back. */
  record(
    seat: string,
    act: () => Answer<Types>,
    back?: 'undo' | 'redo' | { agreed: readonly string[] } | { late: number },
  ): Answer<Types> {
    const { table, stood } = this;
    const { combat } = table;
    const [before, noted] = [combat.seq, combat.notes.length];
    const answer = act();
    const made = combat.seq - before;
    if (!answer.ok || !made) return answer;
    const time = this.now();
    const add = (row: object) => this.rows.push({ seq: before + 1 + added++, seat, time, ...row } as LogRow);
    let added = 0;
    if (back === 'redo') while (added < made) add({ kind: 'redo' });
    else if (back === 'undo') add({ kind: 'undo' });
    else if (back) add('late' in back ? { kind: 'late', at: back.late } : { kind: 'undo', ...back });
    else if (combat.notes.slice(noted).some(({ code }) => code === 'cancelled')) add({ kind: 'cancel' });
    const first = combat.at - (made - added);
    for (const move of combat.moves.slice(first))
      add({ kind: 'move', move, ...(table.keptDice(move) && { again: true }) });
    if (added !== made) throw new Error('a change of the combat has no row');
    for (let i = made - 1; i >= 0; i--) stood.push(combat.at - i);
    if (back === 'undo' || (typeof back === 'object' && 'agreed' in back)) this.undoneBy = seat;
    return answer;
  }
  /** Makes everything that waits for no person: bots, and, unless another process does that, passes whose moment has come. */
  goOn(passes: boolean): void {
    const { table, moments } = this;
    for (let i = 0; i < MOST_BOT_MOVES && !this.isOver; i++) {
      moments.look(this.now());
      const bot = table.botToMove();
      const pass = passes ? moments.due(this.now()) : undefined;
      const seat = bot ?? pass?.moves[0]?.seat;
      if (seat === undefined) return;
      const policy = botByName(table.game as GameWithSetup, table.sitters[seat] === 'random' ? 'random' : 'rules');
      const answer = this.record(seat, () =>
        bot === undefined && pass ? table.answer(pass) : table.playBot(seat, policy),
      );
      if (!answer.ok) return;
    }
  }
}
/** The clock, and a number from 0 to 1, each time another. */
interface CombatTools {
  now(): number;
  draw(): number;
}
/** The part of a stored table that is played again. */
interface Kept {
  rows: readonly string[];
  memory: string;
}
