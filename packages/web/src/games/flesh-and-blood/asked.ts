import type { PromptChoice, Types } from '@fray/engine';
import { forecast, type View, type Who } from '@fray/games/flesh-and-blood/screen';
import type { Onward } from '../../table/following.ts';
import type { OnScreen } from '../../table/screen.ts';

/** Who is asked again, and who has said enough. */

const other = (who: string): Who => (who === 'A' ? 'B' : 'A');
const keyOf = ({ action }: Pick<PromptChoice<Types>, 'action'>): string => JSON.stringify(action);
/** What is read of a table. */
type Shown = Pick<OnScreen, 'view' | 'items' | 'holder'>;
const viewOf = (session: Shown): View => session.view as View;
const phaseOf = (view: View): string | undefined => (view.frames.at(-1)?.own as { phase?: string } | undefined)?.phase;

/** A card or an ability of that player: what triggers by itself nobody has done. */
const isBy =
  (who: Who) =>
  ({ by, kind }: View['stack'][number]): boolean =>
    by === who && kind !== 'trigger';
/** What a player has put on the stack and on the chain: open to all, and different once something was done. */
const doneBy = ({ chain, stack }: Pick<View, 'chain' | 'stack'>, who: Who): number =>
  stack.filter(isBy(who)).length +
  chain.reduce(
    (sum, link) => sum + (link.attack.by === who ? 1 : 0) + link.defenders.filter((d) => d.by === who).length,
    0,
  );

/** In a window, and nowhere else: what a card of one's own offers is a question of its own. */
const passOf = (view: View, free: readonly PromptChoice<Types>[]): PromptChoice<Types> | undefined =>
  phaseOf(view) === undefined ? undefined : free.find(({ role, form }) => role === 'passes' && !form);

/**
 * Whoever let something go by, or did something else instead, is not asked for the same again in this link until the other
 * player has done something: one instant in hand would stop the game at every window. What is new is asked.
 */
export function askedOnce(session: Shown, choice: PromptChoice<Types>): Onward {
  const { seat } = choice;
  const mine = session.items.filter((item) => !item.why && item.choice.seat === seat).map((item) => item.choice);
  // Whoever pays for something, or answers a question of a card, is still at what they chose.
  const isWindow = phaseOf(viewOf(session)) !== undefined;
  return kept(session, seat, (!isWindow && said.get(session)?.get(seat)) || leaving(session, seat, mine));
}
const said = new WeakMap<Shown, Map<string, Onward>>();
/** What a seat has said stays with it until it says something else in a window. */
function kept(session: Shown, seat: string, onward: Onward): Onward {
  const words = said.get(session) ?? new Map<string, Onward>();
  said.set(session, words.set(seat, onward));
  return onward;
}

/** Lets go by what was left here. */
function leaving(session: Shown, seat: string, mine: readonly PromptChoice<Types>[]): Onward {
  const { number, ...view } = viewOf(session);
  const before = doneBy(view, other(seat));
  const left = new Set(mine.map(keyOf));
  return (free) => {
    const now = viewOf(session);
    // In the Resolution Step the next attack is chosen, or none: that is asked.
    if (now.number !== number || doneBy(now, other(seat)) !== before || phaseOf(now) === 'resolution') return undefined;
    // Reactions are new: an old word of somebody who does not hold the device would tell that there are none.
    if (phaseOf(now) === 'reaction' && session.holder !== undefined && session.holder !== seat) return undefined;
    const pass = passOf(now, free);
    return pass && free.every((one) => one === pass || left.has(keyOf(one))) ? pass : undefined;
  };
}

/** "I take it": nothing more from this player in this turn, unless the attack grows or the other one does something else. */
export function takesIt(session: Shown, seat: string): Onward {
  const { number, ...view } = viewOf(session);
  const foe = other(seat);
  const power = forecast(viewOf(session))?.power ?? 0;
  const before = doneBy(view, foe);
  let over = false;
  return kept(session, seat, (free) => {
    const now = viewOf(session);
    const link = forecast(now);
    over ||= !link;
    if (now.number !== number || doneBy(now, foe) > before) return undefined;
    if (!link) return now.stack.some(isBy(foe)) ? undefined : passOf(now, free);
    return over || link.power > power ? undefined : passOf(now, free);
  });
}

/** These cards defend, one after the other; `final`: and nothing more comes from this player, unless the attack grows. */
export function defendsWith(session: Shown, moves: readonly PromptChoice<Types>[], final: boolean): Onward {
  const rest = moves.map(keyOf);
  const taken = final ? takesIt(session, moves[0]?.seat ?? '') : undefined;
  return (free) => {
    const next = free.find((one) => keyOf(one) === rest[0]);
    if (next) rest.shift();
    return next ?? (rest.length ? undefined : taken?.(free));
  };
}

/** Nobody has answered anything: the windows of the link go by for the turn player up to what was wanted then. */
function through(
  session: Shown,
  seat: string,
  wanted: (free: readonly PromptChoice<Types>[], phase: string) => PromptChoice<Types> | undefined,
): Onward {
  const { number, ...view } = viewOf(session);
  const before = doneBy(view, other(seat));
  return (free) => {
    const now = viewOf(session);
    const phase = phaseOf(now);
    // A chain that closes takes its cards along.
    if (now.number !== number || phase === undefined || doneBy(now, other(seat)) > before) return undefined;
    return wanted(free, phase);
  };
}
/** The next attack of the turn, as soon as it can be made; from there on as whoever made it. */
export function thenPlays(session: Shown, next: PromptChoice<Types>): Onward {
  let made: Onward | undefined;
  const waits = through(session, next.seat, (free, phase) => {
    if (phase !== 'resolution') return passOf(viewOf(session), free);
    const found = free.find((one) => keyOf(one) === keyOf(next));
    if (found) made = leaving(session, next.seat, free);
    return found;
  });
  return (free) => (made ?? waits)(free);
}
/** No more attacks, and nothing else. */
export const endsTurn = (session: Shown, seat: string): Onward =>
  through(session, seat, (free) => free.find(({ role }) => role === 'ends') ?? passOf(viewOf(session), free));

/** "Nothing until I am attacked": every window of this turn goes by in which no attack is under way. */
export function untilAttacked(session: Shown): Onward {
  const { number } = viewOf(session);
  return (free) => {
    const now = viewOf(session);
    return now.number === number && !forecast(now) ? passOf(now, free) : undefined;
  };
}
