import { clone } from '@fray/engine';
import type { AnyGame } from '@fray/games';

/** The two sides that a question is about, with their names, and everybody who plays. */
export function sidesOf(
  game: AnyGame,
  text: AnyGame['text']['en'],
  setup: unknown,
): { seats: string[]; names: string[]; players: readonly string[] } {
  const players = game.players.slice(0, 2);
  const named = { seats: [...players], names: players.map((seat) => text.seat(seat)), players: [...players] };
  const { sides } = game.standing(game.rules.begin(clone(setup)), text);
  const first = sides.slice(0, 2);
  // Nobody stands there before the forces are chosen: the seats are all that is known.
  if (!first.length) return named;
  const taking = game.players.filter((seat) => sides.some((side) => side.seat === seat));
  return {
    seats: first.map(({ seat }) => seat),
    names: first.map(({ name }) => name),
    players: taking.length ? taking : players,
  };
}

/** `Arborec (attacker)`: the bracket only where both have the same name. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => name.replace(/ \(.*\)$/, ''));
  return short.length > 1 && short[0] === short[1] ? [...names] : short;
}
