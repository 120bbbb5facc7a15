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

interface Made {
  key: string;
  lines: Line[];
}

/** The log, newest last. Lines are made once a move and kept with it. */
export class Lines {
  private readonly made = new WeakMap<Entry<Types>, Made>();
  private opening: Made | undefined;

  /** `eyes`: the seat that looks, where something is hidden. */
  of(
    game: AnyGame,
    combat: Combat<Types>,
    text: GameText<Types>,
    eyes: string | undefined,
    note: (note: Note) => string,
  ): Line[] {
    const history = combat.history();
    const first = combat.at - history.length;
    const key = `${text.name} ${text.about} ${eyes ?? ''}`;
    const seen = (state: Types['state']) => (eyes === undefined ? state : game.rules.view(state, eyes));
    const lines: Line[] = [];
    if (first === 0) {
      if (this.opening?.key !== key) {
        const after = seen(history[0]?.before ?? combat.state);
        this.opening = { key, lines: linesOf(game, combat.openingEvents, after, text, eyes, 0, undefined) };
      }
      lines.push(...this.opening.lines);
    }
    history.forEach((entry, i) => {
      let made = this.made.get(entry);
      if (made?.key !== key) {
        const after = seen(history[i + 1]?.before ?? combat.state);
        const seat = entry.move.seat;
        made = { key, lines: linesOf(game, entry.events, after, text, eyes, first + i + 1, seat) };
        this.made.set(entry, made);
      }
      lines.push(...made.lines);
    });
    for (const entry of combat.notes) {
      const place = lines.findLastIndex((line) => line.at <= entry.at);
      const round = lines[place]?.round;
      lines.splice(place + 1, 0, {
        at: entry.at,
        text: note(entry),
        note: entry,
        ...(round === undefined ? {} : { round }),
      });
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
  mover: string | undefined,
): Line[] {
  const lines: Line[] = [];
  const round = told.length ? game.standing(state, text).round : undefined;
  for (const { event, only } of told) {
    if (only !== undefined && eyes !== undefined && only !== eyes) continue;
    const words = text.log(event, state);
    if (!words) continue;
    const seat = game.dice(event)?.seat ?? mover;
    lines.push({ at, text: words, ...(seat ? { seat } : {}), ...(round === undefined ? {} : { round }) });
  }
  return lines;
}
