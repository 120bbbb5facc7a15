import { randomInt } from 'node:crypto';
import { opponentNames, playerByName } from '@fray/advisor';
import type { Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { BadInput } from './context.ts';
import { didYouMean } from './nearest.ts';

function whole(name: string, text: string, least: number, most: number): number {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  if (!(value >= least && value <= most)) {
    throw new BadInput(`${name} must be a whole number from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

const MOST_GAMES = 100_000_000;
const MOST_WORKERS = 256;
export const combatsOption = (text: string): number => whole('--combats', text, 1, MOST_GAMES);
export const seedOption = (text: string): number => whole('--seed', text, 0, Number.MAX_SAFE_INTEGER);
export const gamesOption = (text: string): number => whole('--games', text, 1, MOST_GAMES);
/** Combats of a seed are numbered from 0, and differ up to this number. */
const MOST_NUMBERS = 2 ** 32;
export const fromOption = (text: string): number => whole('--from', text, 0, MOST_NUMBERS - MOST_GAMES);
export const workersOption = (text: string): number => whole('--workers', text, 1, MOST_WORKERS);
export const portOption = (text: string, name = '--port'): number => whole(name, text, 0, 65_535);
export const socketsOption = (text: string): number => whole('--sockets', text, 1, 100_000);
export const megabytesOption = (text: string): number => whole('--max-data', text, 1, 1_000_000) * 1024 * 1024;
/** A random seed; it is printed, so that the combat can be repeated. */
export const anySeed = (): number => randomInt(2 ** 32);

/** Who plays which seat: `--bot SEAT=NAME`, repeatable. The name is one that `playerNamed` knows. */
export type Bots = Readonly<Record<string, string>>;
export const collect = (value: string, before: readonly string[] = []): string[] => [...before, value];

/** The opponent of that name, if a game has one; refused with all that it has. */
export function readOpponent(game: AnyGame, name: string | undefined): string | undefined {
  if (name === undefined || playerByName<Types>(game, name)) return name;
  throw new BadInput(opponentRefusal(game, name));
}
/** The sentence for an opponent that a game does not have. */
export function opponentRefusal(game: AnyGame, name: string): string {
  const names = opponentNames(game);
  const near = didYouMean(name.split(':')[0] ?? name, names);
  return `${game.id} has no opponent "${name}". Its opponents are: ${names.join(', ')}; search:64 looks at 64 combats for a decision. ${near} (unknown-opponent)`.replace(
    '  ',
    ' ',
  );
}

export function readBots(game: AnyGame, given: readonly string[] = []): Bots {
  const bots: Record<string, string> = {};
  for (const text of given) {
    const [seat = '', name = ''] = text.split('=', 2);
    if (!text.includes('=')) throw new BadInput(`--bot must be SEAT=NAME, for example ${game.players[0]}=rules.`);
    if (!game.players.includes(seat)) {
      throw new BadInput(
        `${game.id} has no seat "${seat}". Its seats are: ${game.players.join(', ')}. ${didYouMean(seat, game.players)}`.trim(),
      );
    }
    readOpponent(game, name);
    if (seat in bots) throw new BadInput(`The seat "${seat}" is given two bots.`);
    bots[seat] = name;
  }
  return bots;
}
