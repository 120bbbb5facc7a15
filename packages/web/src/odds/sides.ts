import { clone, type Reason } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { hidesAmong } from '@fray/table';

/** The two sides that a question is about, with their names, and everybody who plays. `fight`: there are two of them, and it can be counted who wins. */
export function sidesOf(
  game: AnyGame,
  text: AnyGame['text']['en'],
  setup: unknown,
): {
  seats: string[];
  names: string[];
  players: readonly string[];
  fight: boolean;
  goal: 'win' | 'hit';
  /** They have secrets from each other. */
  hides: boolean;
  /** Why nothing can be counted: only people at the table know their cards. */
  unknown?: Reason;
} {
  const players = game.players.slice(0, 2);
  const names = players.map((seat) => text.seat(seat));
  const named = { seats: [...players], names, players: [...players], fight: false };
  const state = game.rules.begin(clone(setup));
  const { sides } = game.standing(state, text);
  const goal = game.oddsGoal?.(state) ?? 'win';
  const first = sides.slice(0, 2);
  // Nobody stands there before the forces are chosen: the seats are all that is known.
  const hides = hidesAmong(game.rules, state, players);
  if (!first.length) return { ...named, goal, hides };
  const taking = game.players.filter((seat) => sides.some((side) => side.seat === seat));
  // What people hold decides, and nobody knows it: there is nothing to count.
  const unknown = game.handNotKnown?.(state);
  return {
    seats: first.map(({ seat }) => seat),
    names: first.map(({ name }) => name),
    players: taking.length ? taking : players,
    fight: first.length > 1 && !unknown,
    goal,
    hides,
    ...(unknown && { unknown }),
  };
}

/** `Arborec (attacker)`: the bracket only where both have the same name. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => name.replace(/ \(.*\)$/, ''));
  return short.length > 1 && short[0] === short[1] ? [...names] : short;
}
