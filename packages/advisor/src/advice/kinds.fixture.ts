import { readFileSync } from 'node:fs';
import { choices, clone, type Reason, Runner, same, seededDice, type Types } from '@fray/engine';
import { chanceFrom, randomBot, type WholeGame } from '@fray/games';
import { futureOf } from '../compare/future.ts';
import { withValue } from '../sweep/vary.ts';
import { type AdviceQuestion, advise } from './advise.ts';
import { because } from './because.ts';
import { viewerOf } from './viewer.ts';

type Action = Types['action'];

/** A position, and the choice for which one kind of sentence is right: a line of kinds.txt. */
export interface KindRow {
  game: string;
  kind: string;
  /** A preset, or `sample`: a setup at random. */
  from: string;
  /** Of the dice, and of the setup where it is random. */
  seed: number;
  /** What was done until then: policies may change, the position stays. */
  moves: readonly (readonly [seat: string, action: Action])[];
  choice: Action;
}
export const KINDS: readonly KindRow[] = readFileSync(new URL('./kinds.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as KindRow);

/** A prompt with a few choices for one seat. */
export type Position = Pick<AdviceQuestion<Types>, 'view' | 'seat' | 'list'>;

/** Games are made shorter where that is needed, so that many futures can be played. */
const SHORTER: Readonly<
  Record<string, { change?(setup: unknown): unknown; look?(state: Types['state']): void } | undefined>
> = {
  'flesh-and-blood': {
    change: (setup) => {
      const { players } = setup as { players: Record<string, { deck: string[] }> };
      for (const player of Object.values(players)) player.deck = player.deck.slice(0, 10);
      return setup;
    },
    look: (state) => {
      const { players } = state as unknown as { players: Record<string, { life: number }> };
      for (const player of Object.values(players)) player.life = 4;
    },
  },
  'exodus-loop': { change: (setup) => withValue(setup, 'options.turnLimit', 4) },
};

/** A combat at its first prompt, and the dice that it goes on with. */
function startCombat(game: WholeGame, { from, seed }: Pick<KindRow, 'from' | 'seed'>): Runner<Types> {
  const { rules, setup } = game;
  const start =
    from === 'sample'
      ? setup.sample(chanceFrom(seededDice(seed, 99)))
      : setup.presets.find(({ id }) => id === from)?.setup;
  // A single link has no deck to shorten.
  const { change, look } = from.startsWith('link-') ? {} : (SHORTER[game.id] ?? {});
  const runner = new Runner(rules, rules.begin(change?.(clone(start)) ?? clone(start)), seededDice(seed, 0));
  runner.start();
  look?.(runner.state);
  return runner;
}

/** The seat that decides at this prompt, with its choices. */
function promptOf({ rules }: WholeGame, { state }: Runner<Types>): Position {
  const all = choices(rules, state);
  const seat = all[0]?.seat as string;
  return { view: rules.view(state, seat), seat, list: all.filter((choice) => choice.seat === seat) };
}

/** The position of a row. */
export function positionOf(game: WholeGame, row: KindRow): Position {
  const runner = startCombat(game, row);
  for (const [seat, action] of row.moves) runner.apply(seat, action);
  return promptOf(game, runner);
}

const [PLAYOUTS, WITNESSES] = [12, 40];

/** A sentence is the right one where other luck, and more of it, says the same of the same two choices. */
function isBorneOut(game: WholeGame, { view, seat }: Position, code: string, ...actions: [Action, Action]): boolean {
  const asking = { game, view, seat, seed: 77 };
  const [one, best] = actions.map((action) => ({
    ends: Array.from({ length: WITNESSES }, (_, number) =>
      futureOf<Types>(asking, { choice: { seat, action }, action }, number),
    ),
  }));
  if (!one || !best) return false;
  return because(one, best, viewerOf<Types>(game, view, seat)).some((reason) => reason.code === code);
}

/** What is said in a position, each sentence with the choice it is about; `isWanted`: those that are looked at closer. */
export function rightSentences(
  game: WholeGame,
  position: Position,
  isWanted: (code: string, action: Action) => boolean,
): { reason: Reason; action: Action }[] {
  const { choices: weighed } = advise<Types>(game, {
    ...position,
    playouts: PLAYOUTS,
    exact: { positions: 200, results: 200 },
  });
  const best = weighed.find(({ less, because: why }) => less === 0 && why.length === 0);
  if (!best) return [];
  return weighed.flatMap(({ action, because: why }) =>
    why
      .filter(({ code }) => isWanted(code, action) && isBorneOut(game, position, code, action, best.action))
      .map((reason) => ({ reason, action })),
  );
}

const MOST_CHOICES = 6;
/** This many of ten moves are random: policies alone see few mistakes. */
const LEFT_TO_CHANCE = 4;

/** Looks for rows in one combat that is played by the policy and by chance, for kinds that are not known yet. */
export function* findKinds(
  game: WholeGame,
  { from, seed, most }: { from: string; seed: number; most: number },
  known: Set<string>,
): Generator<KindRow> {
  const runner = startCombat(game, { from, seed });
  const chance = chanceFrom(seededDice(seed, 1));
  const random = randomBot(game);
  const moves: [string, Action][] = [];
  while (game.rules.outcome(runner.state) === undefined && moves.length < most) {
    const position = promptOf(game, runner);
    const { seat, list, view } = position;
    if (list.length > 1 && list.length <= MOST_CHOICES && game.players.includes(seat))
      for (const { reason, action } of rightSentences(game, position, (code) => !known.has(code))) {
        if (known.has(reason.code)) continue;
        known.add(reason.code);
        yield { game: game.id, kind: reason.code, from, seed, moves: [...moves], choice: action };
      }
    const bot = (chance(1, 10)[0] as number) <= LEFT_TO_CHANCE ? random : game.bot;
    const action = bot(view, seat, list, chance);
    moves.push([seat, action]);
    runner.apply(seat, action);
  }
}

/** The same action as written down. */
export const isThat = (one: Action, other: Action): boolean => same(one, other);
