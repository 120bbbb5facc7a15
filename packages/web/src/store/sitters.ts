import type { AnyGame } from '@fray/games';

/** Who may sit at a seat, from the weakest: a person at this device, or a bot. `rules` is the usual strength. */
export const SITTERS = ['person', 'easy', 'rules', 'printed', 'sensible', 'hard'] as const;
export type Sitter = (typeof SITTERS)[number];

/** Those who may sit at a seat of a game: opponents with a name only where it has them. */
export const sittersAt = ({ opponents }: AnyGame, seat: string): Sitter[] =>
  SITTERS.filter((one) => (one !== 'printed' && one !== 'sensible') || opponents?.[one]?.seats.includes(seat) === true);

/** Bots that do not play by the game's own policy alone: they decide apart from the page. */
export type Player = Exclude<Sitter, 'person' | 'rules'>;
export const isPlayer = (sitter: Sitter | undefined): sitter is Player =>
  sitter !== undefined && sitter !== 'person' && sitter !== 'rules';
