import type { Frame, Ruleset, ThrowFor, Types } from '../contract.ts';
import { defineRuleset } from '../define.ts';
import { clone } from '../json.ts';

/**
 * The smallest combat: two sides take turns, each fires three dice or takes aim first. The benchmark plays the same
 * rules on boardgame.io, so keep the two alike.
 */
const SIDES = ['left', 'right'] as const;
export type Side = (typeof SIDES)[number];

export interface DuelState {
  frames: Frame<Duel>[];
  turn: Side;
  hull: Record<Side, number>;
  aimed: Record<Side, boolean>;
  winner: Side | null;
}
/** The vocabulary of `duel`. */
export interface Duel extends Types {
  setup: {
    /** What each side can take. */
    hull: number;
  };
  state: DuelState;
  memory: Record<'turn' | 'fire', object>;
  action: { type: 'fire' } | { type: 'aim' } | { type: 'concede' };
  event: { type: 'rolled'; side: Side; dice: number[]; chance: number; hits: number } | { type: 'sunk'; side: Side };
  seat: Side;
  step: 'turn' | 'fire';
  view: DuelState;
  outcome: Side;
}

const other = (side: Side): Side => (side === 'left' ? 'right' : 'left');

const forFire: ThrowFor<Duel> = (state) => ({
  seat: state.turn,
  why: { code: 'fire' },
  groups: [{ units: [state.turn], count: 3, from: state.aimed[state.turn] ? 3 : 4 }],
});

/** The smallest combat with turns, dice and a way out: for tests, examples and measurements of the engine itself. */
export const duel: Ruleset<Duel> = defineRuleset<Duel>({
  id: 'duel',
  version: 1,
  first: 'turn',
  seats: SIDES,
  begin: ({ hull }) => ({
    frames: [],
    turn: 'left',
    hull: { left: hull, right: hull },
    aimed: { left: false, right: false },
    winner: null,
  }),
  steps: {
    turn: {
      title: 'Fire, or take aim',
      to: ['fire'],
      choices(state, _, offer) {
        offer(state.turn, { type: 'fire' });
        offer(state.turn, { type: 'aim' }, state.aimed[state.turn] && { code: 'aimed-already' });
      },
      on: {
        fire: () => 'fire',
        aim({ state }) {
          state.aimed[state.turn] = true;
          state.turn = other(state.turn);
        },
      },
    },
    fire: {
      title: 'Three dice',
      to: ['turn'],
      rolls: true,
      enter(play) {
        const { state } = play;
        const side = state.turn;
        const from = state.aimed[side] ? 3 : 4;
        const dice = play.roll(3, 6, forFire);
        let hits = 0;
        for (const die of dice) if (die >= from) hits++;
        play.emit({ type: 'rolled', side, dice, chance: (7 - from) / 6, hits });
        state.aimed[side] = false;
        const foe = other(side);
        state.hull[foe] -= hits;
        if (state.hull[foe] <= 0) {
          state.winner = side;
          play.emit({ type: 'sunk', side: foe });
        }
        state.turn = foe;
        return 'turn';
      },
    },
  },
  actions: { fire: { role: 'rolls' }, aim: { role: 'acts' }, concede: { role: 'risks' } },
  always: {
    choices(_, __, offer) {
      for (const side of SIDES) offer(side, { type: 'concede' });
    },
    on: {
      concede({ state }, _, seat) {
        state.winner = other(seat);
      },
    },
  },
  outcome: (state) => state.winner ?? undefined,
  score: (outcome, seat) => (outcome === seat ? 1 : 0),
  view: (state) => state,
  imagine: (view) => clone(view),
  clone: (s) => ({
    frames: s.frames.map((f) => ({
      step: f.step,
      then: f.then,
      memory: {},
      ...(f.dice ? { dice: f.dice.slice() } : {}),
    })),
    turn: s.turn,
    hull: { left: s.hull.left, right: s.hull.right },
    aimed: { left: s.aimed.left, right: s.aimed.right },
    winner: s.winner,
  }),
});
