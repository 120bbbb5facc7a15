import type { Combat, Types } from '@fray/engine';
import type { AnyGame, GameText, RolledDie } from '@fray/games';

export interface RecentRoll {
  key: string;
  seat: string;
  why: string;
  dice: RolledDie[];
  /** Where the dice can hit at all. */
  hits?: number;
}

/** How far back a roll still lies on the table. */
const RECENT = 12;

/** The last roll of up to two seats, oldest first. */
export function recentRolls(game: AnyGame, text: GameText<Types>, combat: Combat<Types>, at: number): RecentRoll[] {
  const history = combat.history();
  const first = combat.at - history.length;
  const found = new Map<string, RecentRoll>();
  for (let i = at - first - 1; i >= 0 && i >= at - first - RECENT && found.size < 2; i--) {
    const events = history[i]?.events ?? [];
    for (let e = events.length - 1; e >= 0; e--) {
      const event = events[e]?.event;
      const rolled = event && game.dice(event);
      if (!rolled || found.has(rolled.seat) || found.size >= 2) continue;
      const roll: RecentRoll = { ...rolled, why: text.note(rolled.why), key: `${first + i} ${e}` };
      if (rolled.dice.some((die) => die.chance !== undefined)) roll.hits = rolled.dice.filter((die) => die.hit).length;
      found.set(rolled.seat, roll);
    }
  }
  return [...found.values()].reverse();
}
