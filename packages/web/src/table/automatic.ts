import { type PromptChoice, seatToServe, type Types } from '@fray/engine';
import type { Lead } from '../settings-kept.ts';
import type { Sitter } from '../store/db.ts';

type Listed = PromptChoice<Types>;

export const isBot = (sitters: Readonly<Record<string, Sitter>>, seat: string): boolean =>
  (sitters[seat] ?? 'person') !== 'person';

/** The seat of a bot that moves at this prompt, of several the one that has waited longest. `moved`: asked only then. */
export function botToMove(
  list: readonly Listed[],
  sitters: Readonly<Record<string, Sitter>>,
  moved: () => Readonly<Record<string, number>>,
): string | undefined {
  const bots = list.filter(({ place, not, seat }) => place === 'flow' && !not && isBot(sitters, seat));
  const mixed = bots.some(({ seat }) => seat !== bots[0]?.seat);
  return mixed ? seatToServe(bots, moved()) : bots[0]?.seat;
}

const isFree = ({ place, not }: Listed): boolean => place === 'flow' && !not;

/**
 * What people are asked at a prompt: not what nobody is known to be able to do. Where that leaves nothing but to let it go by,
 * whoever comes first answers for all.
 */
export function askedOf(list: readonly Listed[], isUnsure: (choice: Listed) => boolean): readonly Listed[] {
  const sure = list.filter((one) => !isFree(one) || !isUnsure(one));
  if (sure.length === list.length) return list;
  const [first, ...others] = sure.filter(isFree);
  const passed = first && [first, ...others].every(({ role }) => role === 'passes');
  return passed ? sure.filter((one) => !others.includes(one)) : sure;
}

/** What the rest of a combat tells about a prompt. */
export interface Around {
  lead: Lead;
  /** It takes no chance and shows nothing hidden. */
  isPlain(choice: Listed): boolean;
  /** The dice fall in one throw with those before them. */
  goesWithThrow(): boolean;
}

/** A prompt with one choice is no prompt: what is carried out. What throws, risks or ends somebody does; so it is with what reveals. */
export function carriedOut(list: readonly Listed[], around: Around): Listed | undefined {
  const alone = around.lead === 'round' ? onlyChoice(list) : undefined;
  if (!alone) return undefined;
  switch (alone.role) {
    case 'rolls':
      return around.goesWithThrow() ? alone : undefined;
    case 'risks':
    case 'ends':
      return undefined;
    case 'acts':
    case 'commits':
      return around.isPlain(alone) ? alone : undefined;
    default:
      return alone;
  }
}
function onlyChoice(list: readonly Listed[]): Listed | undefined {
  const [alone, more] = list.filter(isFree);
  return more || alone?.form ? undefined : alone;
}

/** A moment of the past: what was offered, and which of it was taken. */
export interface PastPrompt {
  list: readonly Listed[];
  taken: Listed | undefined;
  /** The step of the rules that it belongs to, whatever lies on top of it. */
  step: string | undefined;
}

/**
 * Dice are thrown by a tap, once for both sides: those that follow others of the same step go with them, if nobody could do
 * anything in between. `before`: the moments before it, the last one first.
 */
export function followsThrow(step: string | undefined, before: Iterable<PastPrompt>): boolean {
  for (const { list, taken, step: then } of before) {
    if (then !== step || !taken) return false;
    if (taken.role === 'rolls') return true;
    if (!onlyChoice(list)) return false;
  }
  return false;
}
