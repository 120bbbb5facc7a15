import { type PromptChoice, prompt, type Ruleset, same, type Types } from '@fray/engine';
import type { Bot } from '@fray/games';
import { fixedChance, type Listed, spotOf } from './choices.ts';
import { DryRun } from './dry-run.ts';

/** Whose moves are proposed, and from where: a moment as that seat knows it. */
export interface Asked {
  rules: Ruleset<Types>;
  /** The game's own policy. */
  bot: Bot<Types>;
  seat: string;
  from: Types['state'];
  /** The choices that belong together; anything else ends the proposal. */
  belongs(choice: Listed): boolean;
}

/** Picks the next of several choices, or ends the proposal with `undefined`; `policy` is what the game's own policy would take. */
export type PickNext<T extends Types = Types> = (
  offered: readonly PromptChoice<T>[],
  policy: () => PromptChoice<T> | undefined,
  state: T['state'],
) => PromptChoice<T> | undefined;

/** Several moves as one decision; nothing of it has happened. */
export interface Proposal<T extends Types = Types> {
  /** In their order. */
  moves: readonly PromptChoice<T>[];
  /** After them nothing of the group is left to do. */
  complete: boolean;
  /** What the seat would see then. */
  readonly view: T['view'];
  /** What it would be offered then, blocked choices included. */
  readonly next: readonly PromptChoice<T>[];
}

/** More moves than any step needs of one seat. */
const MOST = 300;

/** Picks what the game's own policy takes. */
export const pickByPolicy = <T extends Types>(_: unknown, policy: () => PromptChoice<T> | undefined) => policy();

/** Picks these actions in their order, and what the policy takes where one of them is not offered. */
export function pickInOrder<T extends Types>(actions: readonly T['action'][]): PickNext<T> {
  let next = 0;
  return (offered, policy) => {
    const wanted = actions[next++];
    return offered.find(({ action }) => wanted && same(action, wanted)) ?? policy();
  };
}

/** Simulates the moves of a seat one after the other at the current step; what other seats could answer in between is passed. */
export function simulateTogether({ rules, bot, seat, from, belongs }: Asked, pick: PickNext = pickByPolicy): Proposal {
  const run = new DryRun(rules, from);
  const start = spotOf(run.state);
  const moves: Listed[] = [];
  const propose = (complete: boolean): Proposal => ({
    moves,
    complete,
    get view() {
      return rules.view(run.state, seat);
    },
    get next() {
      return prompt(rules, run.state).filter((one) => one.seat === seat);
    },
  });
  for (let i = 0; i < MOST; i++) {
    const offered = run.listFree();
    const { depth, step } = spotOf(run.state);
    const mine = offered.filter((one) => one.seat === seat && belongs(one));
    if (depth > start.depth && !mine.length) {
      const leaves = offered.find(({ role }) => role === 'passes' || role === 'goes on');
      if (!leaves || !run.skip(leaves)) break;
      continue;
    }
    // Another step is another decision, but for one that only asks whether the seat is sure.
    const isElsewhere = depth === start.depth && step !== start.step && mine.some(({ role }) => role !== 'commits');
    if (!mine.length || depth < start.depth || isElsewhere) break;
    const policy = (): Listed | undefined => {
      const action = bot(rules.view(run.state, seat), seat, mine, fixedChance);
      return mine.find((one) => same(one.action, action)) ?? mine[0];
    };
    const next = pick(mine, policy, run.state);
    if (!next) return propose(false);
    moves.push(next);
    // Whether a window opens may reveal something of a hand: what was decided holds if everybody passes there.
    if (!run.skip(next)) break;
  }
  return propose(true);
}
