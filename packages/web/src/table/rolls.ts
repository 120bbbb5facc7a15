import type { RolledDie } from '@fray/games';
import type { OnScreen } from './screen.ts';

export interface RecentRoll {
  key: string;
  seat: string;
  why: string;
  dice: RolledDie[];
  /** Where the dice can hit at all. */
  hits?: number;
  /** Only hits were entered: no faces are known. */
  faceless?: boolean;
}

/** How far back a roll still lies on the table: longer than any round takes. */
const RECENT = 80;

/** The last roll of up to two seats before the moment on screen, oldest first. */
export function recentRolls(
  screen: Pick<OnScreen, 'game' | 'text' | 'now' | 'lookAt'> & {
    history: Pick<OnScreen['history'], 'past' | 'first'>;
  },
): RecentRoll[] {
  const { game, text, history } = screen;
  const { first } = history;
  const until = screen.lookAt ?? screen.now.at;
  const past = history.past();
  const found = new Map<string, RecentRoll>();
  for (let at = until; at > first && at > until - RECENT && found.size < 2; at--) {
    const { events = [], hits: faceless = false } = past[at - first - 1] ?? {};
    for (let e = events.length - 1; e >= 0; e--) {
      const event = events[e];
      const rolled = event && game.dice(event);
      if (!rolled || found.has(rolled.seat) || found.size >= 2) continue;
      const roll: RecentRoll = { ...rolled, why: text.note(rolled.why), key: `${at} ${e}`, faceless };
      if (rolled.dice.some((die) => die.chance !== undefined)) roll.hits = rolled.dice.filter((die) => die.hit).length;
      found.set(rolled.seat, roll);
    }
  }
  return [...found.values()].reverse();
}
