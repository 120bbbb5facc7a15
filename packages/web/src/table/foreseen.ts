import { type Choice, type Frame, type PromptChoice, prompt, type Ruleset, same, type Types } from '@fray/engine';
import type { Bot } from '@fray/games';
import { Trial } from './trial.ts';

type Offered = PromptChoice<Types>;

/** Who is asked about, and from where: a moment as that seat knows it. */
export interface Outlook {
  rules: Ruleset<Types>;
  /** The game's own policy. */
  bot: Bot<Types>;
  seat: string;
  from: Types['state'];
  /** The choices that it is about; whatever else may be done there ends it. */
  asks: (choice: Offered) => boolean;
}

/** Picks the next of several choices of the seat; nothing ends it. */
export type Picking<T extends Types = Types> = (
  offered: readonly PromptChoice<T>[],
  policy: () => PromptChoice<T> | undefined,
) => PromptChoice<T> | undefined;

/** A row of moves. */
export interface Foreseen<T extends Types = Types> {
  moves: readonly PromptChoice<T>[];
  /** After them nothing of it is left to do. */
  whole: boolean;
  /** What the seat would see then. */
  readonly view: T['view'];
  /** What it would be offered then, blocked ones too. */
  readonly next: readonly PromptChoice<T>[];
}

/** More moves than any step asks of one seat. */
const MOST = 300;
/** The policy takes the same way whenever it is asked; with the highest face an easy enemy of Exodus Loop keeps to its plan. */
const highest = (count: number, sides: number): number[] => Array.from({ length: count }, () => sides);

/**
 * The moves that a seat would make one after the other at the step that stands now, each from what is offered then. Nothing of
 * it happens. Sequences that its own moves open belong to it, and so does the question "are you sure". What others could answer
 * in between they leave: it is asked when it comes.
 */
export function foreseen({ rules, bot, seat, from, asks }: Outlook, pick: Picking): Foreseen {
  const trial = new Trial(rules, from);
  const framesOf = (): readonly Frame<Types>[] => trial.now.frames as readonly Frame<Types>[];
  const depth = framesOf().length;
  const step = framesOf().at(-1)?.step;
  const moves: Offered[] = [];
  const seen = (whole: boolean): Foreseen => ({
    moves,
    whole,
    // Asked for only where the moves stand alone: dice that would fall leave nothing to look at.
    get view() {
      return rules.view(trial.now, seat);
    },
    get next() {
      return prompt(rules, trial.now).filter((one) => one.seat === seat);
    },
  });
  for (let i = 0; i < MOST; i++) {
    const offered = trial.offered();
    const frames = framesOf();
    const mine = offered.filter((one) => one.seat === seat && asks(one));
    if (frames.length > depth && !mine.length) {
      const leaves = offered.find(({ role }) => role === 'passes' || role === 'goes on');
      if (!leaves || !trial.make(leaves)) break;
      continue;
    }
    const isConfirm = mine.length > 0 && mine.every(({ role }) => role === 'commits');
    if (frames.length < depth || (frames.length === depth && frames.at(-1)?.step !== step && !isConfirm)) break;
    const policy = (): Offered | undefined => {
      const action = bot(rules.view(trial.now, seat), seat, mine as Choice<Types>[], highest);
      return mine.find((one) => same(one.action, action)) ?? mine[0];
    };
    if (!mine.length) break;
    const next = pick(mine, policy);
    if (!next) return seen(false);
    moves.push(next);
    if (!trial.make(next)) break;
  }
  return seen(true);
}
