import { choices, clone, Runner, seeded, type Types } from '@fray/engine';
import { type AnyGame, chanceFrom, randomBot } from '@fray/games';
import { withValue } from '../sweep/vary.ts';
import type { AdviceAsked } from './advise.ts';

/** A combat that is played by the policy, now and then by chance, and looked at before every move. */
export interface Watched {
  /** A preset, or `sample`: a set-up at random. */
  from: string;
  seed: number;
  /** Before which of its moves there is something new to say. */
  moves: readonly number[];
  /** Made shorter, so that many futures can be played. */
  change?(setup: unknown): unknown;
  look?(state: never): void;
}
/** A prompt with a few choices for one seat. */
export type Position = Pick<AdviceAsked<Types>, 'view' | 'seat' | 'list'> & { at: string; move: number };

const MOST_CHOICES = 6;
/** Of ten moves so many are left to chance: policies alone see few mistakes. */
const LEFT_TO_CHANCE = 4;

/** The prompts of a combat, in order. */
export function* positions(game: AnyGame, { from, seed, change, look }: Watched): Generator<Position> {
  const { rules, setup } = game;
  const source = seeded(seed, 0);
  const chance = chanceFrom(source);
  const start =
    from === 'sample' ? setup.sample(chanceFrom(seeded(seed, 99))) : setup.presets.find(({ id }) => id === from)?.setup;
  const runner = new Runner(rules, rules.begin(change?.(clone(start)) ?? clone(start)), source);
  runner.start();
  look?.(runner.state as never);
  const random = randomBot(game);
  for (let moves = 0; rules.outcome(runner.state) === undefined && moves < 300; moves++) {
    const all = choices(rules, runner.state);
    const seat = all[0]?.seat as string;
    const list = all.filter((choice) => choice.seat === seat);
    const view = rules.view(runner.state, seat);
    if (list.length > 1 && list.length <= MOST_CHOICES && game.players.includes(seat))
      yield { view, seat, list, move: moves, at: `${from}, seed ${seed}, move ${moves}` };
    const bot = (chance(1, 10)[0] as number) <= LEFT_TO_CHANCE ? random : game.bot;
    runner.apply(seat, bot(view, seat, list, chance));
  }
}

interface Hands {
  players: Record<'A' | 'B', { deck: string[] }>;
}
const shortDecks = (setup: unknown): unknown => {
  for (const player of Object.values((setup as Hands).players)) player.deck = player.deck.slice(0, 10);
  return setup;
};
const littleLife = (state: never): void => {
  for (const player of Object.values((state as { players: Record<string, { life: number }> }).players)) player.life = 4;
};
const shortBattle = (setup: unknown): unknown => withValue(setup, 'options.turnLimit', 4);

const fab = { change: shortDecks, look: littleLife };
const exodus = { change: shortBattle };

/** Where to look, by game. */
export const WATCHED: Readonly<Record<string, readonly Watched[]>> = {
  merc: [
    { from: 'patrol', seed: 1, moves: [1, 2, 5] },
    { from: 'duel', seed: 1, moves: [0, 2] },
    { from: 'minefield', seed: 2, moves: [0, 4, 8] },
    { from: 'dogs', seed: 2, moves: [2, 13, 31] },
  ],
  'mage-knight': [
    { from: 't1', seed: 2, moves: [2, 5] },
    { from: 'keep', seed: 5, moves: [0, 3, 5] },
    { from: 'keep', seed: 6, moves: [2] },
    { from: 'sample', seed: 3, moves: [0] },
    { from: 'sample', seed: 8, moves: [0] },
    { from: 'vampires', seed: 1, moves: [9] },
  ],
  'twilight-imperium': [
    { from: 'carrier-raid', seed: 1, moves: [2, 11, 23] },
    { from: 'carrier-raid', seed: 2, moves: [17] },
    { from: 'ground-war', seed: 1, moves: [8] },
    { from: 'direct-hit', seed: 1, moves: [3, 4, 10, 12] },
  ],
  'exodus-loop': [
    { from: 'duel', seed: 2, moves: [7, 10], ...exodus },
    { from: 'small', seed: 1, moves: [0, 5], ...exodus },
    { from: 'small', seed: 2, moves: [20], ...exodus },
    { from: 'triangle', seed: 1, moves: [0, 23, 39, 46], ...exodus },
    { from: 'duel', seed: 3, moves: [13], ...exodus },
    { from: 'carrier-action', seed: 1, moves: [], ...exodus },
  ],
  'flesh-and-blood': [
    { from: 'link-reprise', seed: 1, moves: [4] },
    { from: 'ira-ira', seed: 2, moves: [0, 1, 7, 8, 15, 22, 57, 88, 107, 120], ...fab },
    { from: 'ira-ira', seed: 1, moves: [], ...fab },
    { from: 'dorinthea-rhinar', seed: 2, moves: [], ...fab },
  ],
};
