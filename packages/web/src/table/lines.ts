import type { Note, Types } from '@fray/engine';
import type { AnyGame, GameText } from '@fray/games';
import type { Played, PlayedEntry } from '@fray/table';
import { isToldTo } from './past.ts';
import { runSlice } from './pieces.ts';
import type { Line } from './screen.ts';

/** The events and their viewer. */
export interface Telling {
  game: AnyGame;
  played: Played;
  text: GameText<Types>;
  /** The seat that looks, where something is hidden. */
  viewer: string | undefined;
  /** What the viewer sees of the moment after this many moves. */
  seen: (at: number) => unknown;
  /** What is seen of the present moment, and its round, where they are known already: the newest lines need them. */
  now?: { view: unknown; round: number | undefined };
  note: (note: Note) => string;
  /** Said of dice of which only hits were entered. */
  onlyHits: string;
}

/**
 * The log, newest last. The lines of a move are made once per viewer, the newest first: those of a combat that
 * was opened need its earlier moments, which are played again, and nobody waits for the oldest.
 */
export class Lines {
  private readonly cache = new Map<string, WeakMap<PlayedEntry, Line[]>>();
  private readonly opening = new Map<string, Line[]>();
  private work: { key: string; played: Played; seq: number; pieces: Iterator<unknown> } | undefined;

  /** The lines ready after this many milliseconds; `whole`: none is missing. */
  of(telling: Telling, most: number): { lines: Line[]; whole: boolean } {
    const { played, text, viewer, note } = telling;
    const key = `${text.name} ${text.about} ${viewer ?? '*'}`;
    const made = this.cache.get(key) ?? new WeakMap<PlayedEntry, Line[]>();
    this.cache.set(key, made);
    const { seq } = played;
    if (this.work?.key !== key || this.work.played !== played || this.work.seq !== seq)
      this.work = { key, played, seq, pieces: fill(telling, made) };
    const whole = runSlice(this.work.pieces, most);
    const entries = played.history();
    const lines = played.at === entries.length ? [...this.openingLines(telling, key)] : [];
    for (const entry of entries) lines.push(...(made.get(entry) ?? []));
    for (const entry of played.notes) {
      const place = lines.findLastIndex((line) => line.at <= entry.at);
      const then = lines[place]?.round;
      const said: Line = { at: entry.at, text: note(entry), note: entry };
      lines.splice(place + 1, 0, then === undefined ? said : { ...said, round: then });
    }
    return { lines, whole };
  }

  private openingLines(telling: Telling, key: string): Line[] {
    const { played, seen } = telling;
    const made = this.opening.get(key) ?? linesOf(telling, played.openingEvents, { view: seen(0), at: 0 });
    this.opening.set(key, made);
    return made;
  }
}

/** Makes the lines that are missing, the newest first, one move a piece. */
function* fill(telling: Telling, made: WeakMap<PlayedEntry, Line[]>): Generator<undefined> {
  const { played, seen, now } = telling;
  const entries = played.history();
  const first = played.at - entries.length;
  for (let i = entries.length - 1; i >= 0; i--) {
    const entry = entries[i] as PlayedEntry;
    if (made.has(entry)) continue;
    const at = first + i + 1;
    const last = i === entries.length - 1;
    yield* played.reach(at);
    const after = last && now ? now.view : seen(at);
    const { seat: mover, action } = entry.move;
    const hits = 'hits' in action;
    const moment = { view: after, at, mover, hits, round: last ? now?.round : undefined };
    made.set(entry, linesOf(telling, entry.events, moment));
    yield;
  }
}

/** When it happened: how it stands afterwards, after how many moves, by whom; the round, where it is known already. */
interface Moment {
  view: unknown;
  at: number;
  mover?: string;
  /** Only hits of its dice were entered. */
  hits?: boolean;
  round?: number | undefined;
}
function linesOf(
  { game, text, viewer, onlyHits }: Telling,
  told: PlayedEntry['events'],
  { view, at, mover, hits, round: known }: Moment,
): Line[] {
  const lines: { line: Line; only: string | undefined; times: number }[] = [];
  const round = known ?? (told.length ? game.standing(view, text).round : undefined);
  for (const one of told) {
    if (!isToldTo(one, viewer)) continue;
    const { event, only } = one;
    const logged = text.log(event, view);
    if (!logged) continue;
    const dice = game.dice(event);
    const words = hits && dice ? `${logged} ${onlyHits}` : logged;
    const seat = dice?.seat ?? mover;
    const last = lines.at(-1);
    // Repeated lines of a move are merged: `6 × Fighter is removed.` Lines for one seat and for the others stay
    // apart.
    if (last && last.line.text === words && last.line.seat === seat && last.only === only) last.times++;
    else {
      const line = { at, text: words, ...(seat ? { seat } : {}), ...(round === undefined ? {} : { round }) };
      lines.push({ line, only, times: 1 });
    }
  }
  return lines.map(({ line, times }) => (times > 1 ? { ...line, text: `${times} × ${line.text}` } : line));
}
