import type { Combat, Entry, Note, Types } from '@fray/engine';
import type { AnyGame, GameText } from '@fray/games';

/** One line of the log. `at`: how many moves stood when it was said, so that a tap can show that moment. */
export interface Line {
  at: number;
  text: string;
  seat?: string;
  round?: number;
  /** About the history itself: an undo past a roll. */
  note?: Note;
}

/** What is told, and to whom. */
export interface Telling {
  game: AnyGame;
  combat: Combat<Types>;
  text: GameText<Types>;
  /** The seat that looks, where something is hidden. */
  eyes: string | undefined;
  /** The round of the present moment, where it is known already: the newest lines stand in it. */
  round: number | undefined;
  note: (note: Note) => string;
}

interface Made {
  key: string;
  lines: Line[];
}

/** The log, newest last. Lines are made once a move and kept with it. */
export class Lines {
  private readonly made = new WeakMap<Entry<Types>, Made>();
  private opening: Made | undefined;

  of({ game, combat, text, eyes, round, note }: Telling): Line[] {
    const history = combat.history();
    const first = combat.at - history.length;
    const key = `${text.name} ${text.about} ${eyes ?? ''}`;
    const seen = (state: Types['state']) => (eyes === undefined ? state : game.rules.view(state, eyes));
    const lines: Line[] = [];
    if (first === 0) {
      if (this.opening?.key !== key) {
        const after = seen(history[0]?.before ?? combat.state);
        this.opening = { key, lines: linesOf(game, combat.openingEvents, after, text, eyes, 0) };
      }
      lines.push(...this.opening.lines);
    }
    history.forEach((entry, i) => {
      let made = this.made.get(entry);
      if (made?.key !== key) {
        const next = history[i + 1]?.before;
        const mover = entry.move.seat;
        const known = next === undefined ? round : undefined;
        const after = seen(next ?? combat.state);
        made = { key, lines: linesOf(game, entry.events, after, text, eyes, first + i + 1, mover, known) };
        this.made.set(entry, made);
      }
      lines.push(...made.lines);
    });
    for (const entry of combat.notes) {
      const place = lines.findLastIndex((line) => line.at <= entry.at);
      const then = lines[place]?.round;
      const said: Line = { at: entry.at, text: note(entry), note: entry };
      lines.splice(place + 1, 0, then === undefined ? said : { ...said, round: then });
    }
    return lines;
  }
}

function linesOf(
  game: AnyGame,
  told: Entry<Types>['events'],
  state: unknown,
  text: GameText<Types>,
  eyes: string | undefined,
  at: number,
  mover?: string,
  known?: number,
): Line[] {
  const lines: { line: Line; only: string | undefined; times: number }[] = [];
  const round = known ?? (told.length ? game.standing(state, text).round : undefined);
  for (const { event, only } of told) {
    if (only !== undefined && eyes !== undefined && only !== eyes) continue;
    const words = text.log(event, state);
    if (!words) continue;
    const seat = game.dice(event)?.seat ?? mover;
    const last = lines.at(-1);
    // What a move does many times over is told once: `6 × Fighter I is removed.` What one seat is told and what the others
    // are told of the same thing stay two.
    if (last && last.line.text === words && last.line.seat === seat && last.only === only) last.times++;
    else {
      const line = { at, text: words, ...(seat ? { seat } : {}), ...(round === undefined ? {} : { round }) };
      lines.push({ line, only, times: 1 });
    }
  }
  return lines.map(({ line, times }) => (times > 1 ? { ...line, text: `${times} × ${line.text}` } : line));
}
