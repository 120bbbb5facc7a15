import { type Combat, prompt, type Ruleset, TABLE, type Types } from '@fray/engine';
import { framesOf, type HoldingCheck, isSameMove, type Listed, onlyChoice, spotOf, visibleChoices } from './choices.ts';
import { DryRun } from './dry-run.ts';
import type { Played, PlayedEntry } from './played.ts';
import type { AutoMove } from './types.ts';

/** What the rest of the table says about a prompt. */
export interface Around {
  /** It rolls no dice and reveals nothing. */
  isHarmless(choice: Listed): boolean;
  /** Its dice fall together with those before them. */
  followsRoll(seat: string): boolean;
  /** Passing at once would betray what the seat holds. */
  leaks(pass: Listed): boolean;
}

/** What happens automatically at pace `round`: the single legal choice, unless it rolls, risks, ends or reveals something. */
export function autoChoice(list: readonly Listed[], around: Around): Listed | undefined {
  const alone = onlyChoice(list);
  if (!alone) return undefined;
  switch (alone.role) {
    case 'rolls':
      return around.followsRoll(alone.seat) ? alone : undefined;
    case 'risks':
    case 'ends':
      return undefined;
    case 'acts':
    case 'commits':
      return around.isHarmless(alone) ? alone : undefined;
    case 'passes':
      return around.leaks(alone) ? undefined : alone;
    default:
      return alone;
  }
}

/** `open`: what is passed after it betrays no hand, since the device passes for every hand alike. */
export function isHarmless(rules: Ruleset<Types>, state: Types['state'], choice: Listed, open: boolean): boolean {
  const run = new DryRun(rules, state);
  return open ? run.skip(choice) : run.make(choice);
}

/** One move of the past: what was visible, which of it was taken, and how. */
export interface PastPrompt {
  list: readonly Listed[];
  taken: Listed | undefined;
  /** The outermost step of the rules at that moment. */
  step: string | undefined;
  /** A person decided it, or a bot did. */
  decided: boolean;
}

/** Whether one answer rolls for both sides: the same step, nothing to do in between, once a side; `before` is latest first. */
export function followsRoll(seat: string, step: string | undefined, before: Iterable<PastPrompt>): boolean {
  for (const { list, taken, step: then, decided } of before) {
    if (then !== step || !taken) return false;
    if (taken.role === 'rolls') {
      if (taken.seat === seat) return false;
      if (decided) return true;
    } else if (!onlyChoice(list)) return false;
  }
  return false;
}

/** The moments before the present one, the latest first. */
export function* pastPrompts(
  combat: Combat<Types>,
  rules: Ruleset<Types>,
  mayNotHold: HoldingCheck | undefined,
  isBot: (seat: string) => boolean,
): Generator<PastPrompt> {
  const entries = combat.history();
  const first = combat.at - entries.length;
  for (const [i, { move }] of [...entries.entries()].reverse()) {
    // Dice that the table entered belong to the choice that needed them.
    if (move.seat === TABLE) continue;
    const state = combat.moment(first + i);
    if (!state) return;
    const list = visibleChoices(prompt(rules, state), state, mayNotHold);
    const taken = list.find((one) => isSameMove(one, move));
    yield { list, taken, step: framesOf(state)[0]?.step, decided: move.part !== 'auto' || isBot(move.seat) };
  }
}

/** The moves that were made automatically since somebody decided something, oldest first; not those of bots. */
export function listAutoMoves(combat: Played, isBot: (seat: string) => boolean): AutoMove[] {
  const entries = combat.history();
  const found: AutoMove[] = [];
  for (let i = entries.length - 1, { at } = combat; i >= 0; i--, at--) {
    const { seat, action, part } = (entries[i] as PlayedEntry).move;
    const state = combat.moment(at - 1);
    if (part !== 'auto' || isBot(seat) || !state) break;
    found.unshift({ at, step: spotOf(state).step ?? '', seat, action });
  }
  return found;
}
