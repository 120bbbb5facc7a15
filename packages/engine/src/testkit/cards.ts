import type { Chance, Frame, Reason, Ruleset, ThrowFor, Types } from '../contract.ts';
import { defineRuleset } from '../define.ts';
import { clone } from '../json.ts';

/**
 * A tiny game of hidden cards that uses what the duel does not: draws, secrets, reveals, a form, an open sequence that
 * can be canceled, an interrupt, and a prompt at which both seats choose at once. For the engine's own tests.
 */
const PLAYERS = ['ann', 'bob'] as const;
export type Player = (typeof PLAYERS)[number];

export interface CardsState {
  frames: Frame<Cards>[];
  deck: number[];
  hands: Record<Player, number[]>;
  bids: Record<Player, number | null>;
  points: Record<Player, number>;
  round: number;
  over: boolean;
}
export interface CardsView extends Omit<CardsState, 'deck' | 'hands'> {
  /** The hand of the viewer; a spectator has none. */
  mine: number[];
  held: Record<Player, number>;
  deck: number;
  unseen: number[];
}
export interface Cards extends Types {
  setup: { rounds: number };
  state: CardsState;
  memory: Record<string, { player?: Player; paid?: number; passed?: boolean }>;
  action:
    | { type: 'bid'; card: number }
    | { type: 'boost' }
    | { type: 'pay'; amount: number }
    | { type: 'pass' }
    | { type: 'wager'; amounts: Record<Player, number> }
    | { type: 'set points'; player: Player; points: number }
    | { type: 'take back' };
  event:
    | { type: 'drew'; player: Player; card: number }
    | { type: 'shown'; ann: number; bob: number }
    | { type: 'boosted'; player: Player; die: number };
  seat: Player | 'host';
  step: 'deal' | 'wager' | 'bids' | 'boost' | 'boost roll' | 'answer' | 'show' | 'end';
  view: CardsView;
  outcome: Player | 'draw';
}

const foe = (player: Player): Player => (player === 'ann' ? 'bob' : 'ann');
const sortNumbers = (list: readonly number[]): number[] => [...list].sort((a, b) => a - b);
const wagerProblems = (action: unknown): Reason[] => {
  const amounts = (action as { amounts?: unknown }).amounts;
  if (typeof amounts !== 'object' || amounts === null) return [{ code: 'no-amounts' }];
  return PLAYERS.filter((player) => ![0, 1, 2, 3].includes((amounts as Record<Player, number>)[player])).map(
    (player) => ({
      code: 'wager-range',
      player,
    }),
  );
};

const forDeal: ThrowFor<Cards> = () => ({ seat: 'host', why: { code: 'deal' } });
const forRefill: ThrowFor<Cards, Player> = (_state, _memory, player) => ({ seat: player, why: { code: 'refill' } });
const forBoost: ThrowFor<Cards> = (_state, memory) => ({
  seat: memory.player as Player,
  why: { code: 'boost' },
  groups: [{ units: [memory.player as Player], count: 1, from: 4 }],
});

export const cards: Ruleset<Cards> = defineRuleset<Cards>({
  id: 'cards',
  version: 1,
  first: 'deal',
  seats: ['ann', 'bob', 'host'],
  begin: ({ rounds }) => ({
    frames: [],
    deck: Array.from({ length: 6 + 2 * rounds }, (_, i) => i + 1),
    hands: { ann: [], bob: [] },
    bids: { ann: null, bob: null },
    points: { ann: 0, bob: 0 },
    round: rounds,
    over: false,
  }),
  steps: {
    deal: {
      title: 'Deal three cards each',
      to: ['wager'],
      rolls: true,
      enter(play) {
        const { deck, hands } = play.state;
        const drawn = play.draw(6, deck.length, forDeal).map((place) => deck[place] as number);
        drawn.forEach((card, i) => {
          const player = i % 2 ? 'bob' : 'ann';
          hands[player].push(card);
          play.emit({ type: 'drew', player, card }, player);
        });
        play.state.deck = deck.filter((card) => !drawn.includes(card));
        return 'wager';
      },
    },
    wager: {
      title: 'The host names the wagers',
      to: ['bids'],
      choices: (_, __, offer) => offer.form('host', { type: 'wager', amounts: { ann: 0, bob: 0 } }),
      on: {
        wager({ state }, { amounts }) {
          for (const player of PLAYERS) state.points[player] += amounts[player];
          return 'bids';
        },
      },
    },
    bids: {
      title: 'Both bid a card, in any order',
      to: ['show'],
      calls: ['boost'],
      next: (state) => (state.bids.ann !== null && state.bids.bob !== null ? 'show' : undefined),
      choices(state, _, offer) {
        for (const player of PLAYERS) {
          if (state.bids[player] !== null) continue;
          for (const card of state.hands[player]) offer(player, { type: 'bid', card });
          offer(
            player,
            { type: 'boost' },
            state.points[player] < 1 && { code: 'no-points', have: state.points[player] },
          );
        }
      },
      on: {
        bid({ state }, { card }, seat) {
          const player = seat as Player;
          state.bids[player] = card;
          state.hands[player] = state.hands[player].filter((held) => held !== card);
        },
        boost(play, _, seat) {
          play.call('boost', { player: seat as Player, paid: 0 }, true);
        },
      },
    },
    boost: {
      title: 'Pay for a boost, point by point',
      to: ['boost roll'],
      next: (state, memory) =>
        memory.paid === 2 || state.points[memory.player as Player] < 1 ? 'boost roll' : undefined,
      choices: (_, memory, offer) => {
        offer(memory.player as Player, { type: 'pay', amount: 1 });
        offer(memory.player as Player, { type: 'pass' }, memory.paid === 0 && { code: 'pay-first' });
      },
      on: {
        pay({ state, memory }, { amount }) {
          memory.paid = (memory.paid ?? 0) + amount;
          state.points[memory.player as Player] -= amount;
        },
        pass: () => 'boost roll',
      },
    },
    'boost roll': {
      title: 'A die for the boost; after a 1 it may be paid for again',
      to: ['back', 'boost'],
      rolls: true,
      calls: ['answer'],
      enter(play) {
        const player = play.memory.player as Player;
        const [die] = play.roll(1, 6, forBoost) as [number];
        play.emit({ type: 'boosted', player, die });
        if (die === 1 && play.state.points[player] > 0) {
          play.memory.paid = 0;
          return 'boost';
        }
        if (die === 6) play.state.points[player] += 2;
        if (die >= 4) play.call('answer', { player: foe(player) });
        return 'back';
      },
    },
    answer: {
      title: 'The other player may answer a good boost',
      to: ['back'],
      choices: (_, memory, offer) => {
        offer(memory.player as Player, { type: 'boost' });
        offer(memory.player as Player, { type: 'pass' });
      },
      on: {
        boost({ state, memory }) {
          state.points[memory.player as Player] += 1;
          return 'back';
        },
        pass: () => 'back',
      },
    },
    show: {
      title: 'Show the bids',
      to: ['bids', 'end'],
      rolls: true,
      enter(play) {
        const { state } = play;
        const { ann, bob } = state.bids as Record<Player, number>;
        play.reveal();
        play.emit({ type: 'shown', ann, bob });
        state.points[ann > bob ? 'ann' : 'bob'] += 2;
        state.bids = { ann: null, bob: null };
        state.round--;
        if (state.round <= 0) return 'end';
        for (const player of PLAYERS) {
          const [place] = play.draw(1, state.deck.length, forRefill, player) as [number];
          const [card] = state.deck.splice(place, 1) as [number];
          state.hands[player].push(card);
          play.emit({ type: 'drew', player, card }, player);
        }
        return 'bids';
      },
    },
    end: {
      title: 'The end',
      to: [],
      enter({ state }) {
        state.over = true;
      },
    },
  },
  always: {
    choices(state, _, offer) {
      for (const player of PLAYERS) {
        offer('host', { type: 'set points', player, points: 5 }, state.points[player] === 5 && { code: 'so-already' });
      }
    },
    on: {
      'set points'({ state }, { player, points }) {
        state.points[player] = points;
      },
    },
  },
  actions: {
    bid: { role: 'commits', about: { card: 'card' } },
    boost: { role: 'acts' },
    pay: { role: 'acts' },
    pass: { role: 'passes' },
    wager: { role: 'acts' },
    'set points': { role: 'acts', about: { player: 'seat' } },
    'take back': { role: 'acts' },
  },
  secrets(state, seat) {
    const hidden = PLAYERS.filter((player) => player !== seat);
    const bids = hidden.filter((player) => state.bids[player] !== null).map((field) => ({ in: state.bids, field }));
    return [{ shuffled: [state.deck, ...hidden.map((player) => state.hands[player]), ...bids] }];
  },
  forms: {
    wager: {
      fields: () => PLAYERS.map((name) => ({ name: `amounts.${name}`, kind: 'number', min: 0, max: 3 })),
      check: (_, __, ___, action) => wagerProblems(action),
      sample: (_, __, ___, chance) => {
        const [ann, bob] = chance(2, 4) as [number, number];
        return { type: 'wager', amounts: { ann: ann - 1, bob: bob - 1 } };
      },
    },
  },
  cancel: { types: ['take back'], action: () => ({ type: 'take back' }), locked: 'TOO_LATE', none: 'NOTHING_OPEN' },
  outcome: (state) =>
    !state.over
      ? undefined
      : state.points.ann === state.points.bob
        ? 'draw'
        : state.points.ann > state.points.bob
          ? 'ann'
          : 'bob',
  score: (outcome, seat) => (outcome === seat ? 1 : outcome === 'draw' ? 0.5 : 0),
  view(state, seat) {
    const { deck, hands, bids, ...open } = state;
    const others = PLAYERS.filter((player) => player !== seat);
    const unseen = [...deck, ...others.flatMap((player) => [...hands[player], bids[player] ?? []].flat())];
    const visibleBid = (player: Player) => (bids[player] === null || player === seat ? bids[player] : 0);
    return {
      ...open,
      bids: { ann: visibleBid('ann'), bob: visibleBid('bob') },
      mine: seat === 'ann' || seat === 'bob' ? sortNumbers(hands[seat]) : [],
      held: { ann: hands.ann.length, bob: hands.bob.length },
      deck: deck.length,
      unseen: sortNumbers(unseen),
    };
  },
  imagine(view, seat, chance: Chance) {
    const { mine, held, deck, unseen, bids, ...open } = view;
    const pool = [...unseen];
    const take = () => pool.splice((chance(1, pool.length)[0] as number) - 1, 1)[0] as number;
    const hand = (player: Player) => (player === seat ? mine : Array.from({ length: held[player] }, take));
    const bid = (player: Player) => (bids[player] === 0 ? take() : bids[player]);
    return clone({
      ...open,
      bids: { ann: bid('ann'), bob: bid('bob') },
      hands: { ann: hand('ann'), bob: hand('bob') },
      deck: pool,
    } as CardsState);
  },
});

/** For the battery. */
export const cardsSubject = {
  rules: cards,
  setup: { sample: (chance: Chance): Cards['setup'] => ({ rounds: chance(1, 4)[0] as number }) },
};
