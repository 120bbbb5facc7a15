import {
  defineRuleset,
  type Frame,
  type PromptChoice,
  type Ruleset,
  type Step,
  type ThrowFor,
  type Types,
} from '@fray/engine';
import type { StandingOrder } from '@fray/games';
import type { TableGame } from '../types.ts';

/** A made-up game for tests of the table: both sides roll, Ann loses units to hits, and Bob may strike after each loss. */
export interface VolleyState {
  frames: Frame<Volley>[];
  units: string[];
  hits: number;
  /** Hits that Ann gets each round. */
  each: number;
  round: number;
  /** Bob has not used his card. */
  card: boolean;
  /** Everybody knows that he holds it. */
  known: boolean;
  forts: number;
  rolled: number[];
}
export interface Volley extends Types {
  setup: { units: number; hits: number; known?: boolean; card?: boolean };
  state: VolleyState;
  memory: Record<string, object>;
  action:
    | { type: 'go' }
    | { type: 'fortify' }
    | { type: 'roll' }
    | { type: 'lose'; unit: string }
    | { type: 'strike' }
    | { type: 'pass' };
  event: { type: 'rolled'; die: number } | { type: 'lost'; unit: string } | { type: 'struck' };
  seat: 'ann' | 'bob';
  step: 'ready' | 'exchange' | 'aim ann' | 'throw ann' | 'aim bob' | 'throw bob' | 'hits' | 'window' | 'end';
  view: VolleyState;
  outcome: 'over';
}

const why: ThrowFor<Volley> = () => ({ seat: 'ann', why: { code: 'roll' } });
const aims = (seat: Volley['seat']): Step<Volley> => ({
  title: 'A side aims',
  to: [`throw ${seat}`],
  choices: (_state, _memory, offer) => offer(seat, { type: 'roll' }),
  on: { roll: () => `throw ${seat}` },
});
const throws: Step<Volley> = {
  title: 'Roll',
  to: ['back'],
  rolls: true,
  enter(play) {
    const [die = 0] = play.roll(1, 6, why);
    play.state.rolled.push(die);
    play.emit({ type: 'rolled', die });
    return 'back';
  },
};

const rules: Ruleset<Volley> = defineRuleset<Volley>({
  id: 'volley',
  version: 1,
  first: 'ready',
  seats: ['ann', 'bob'],
  begin: ({ units, hits, known = true, card = true }) => ({
    frames: [],
    units: Array.from({ length: units }, (_, i) => `u${i + 1}`),
    hits: 0,
    each: hits,
    round: 0,
    card,
    known,
    forts: 0,
    rolled: [],
  }),
  together: ['hits'],
  steps: {
    ready: {
      title: 'Ready',
      to: ['exchange'],
      enter({ state }) {
        state.round++;
      },
      focus: (state) => ({ about: 'round', round: (state as VolleyState).round }),
      choices(_state, _memory, offer) {
        offer('ann', { type: 'go' });
        offer('ann', { type: 'fortify' });
      },
      on: {
        go: () => 'exchange',
        fortify({ state }) {
          state.forts++;
        },
      },
    },
    exchange: {
      title: 'Both sides roll',
      to: ['hits'],
      calls: ['aim ann', 'aim bob'],
      enter(play) {
        play.call('aim ann', {});
        play.call('aim bob', {});
        return 'hits';
      },
    },
    'aim ann': aims('ann'),
    'throw ann': throws,
    'aim bob': aims('bob'),
    'throw bob': throws,
    hits: {
      title: 'Hits',
      to: ['ready', 'end'],
      calls: ['window'],
      enter({ state }) {
        state.hits = state.each;
      },
      next({ hits, units, round }) {
        if (hits && units.length) return undefined;
        return units.length && round < 3 ? 'ready' : 'end';
      },
      choices({ units }, _memory, offer) {
        for (const unit of units) offer('ann', { type: 'lose', unit });
      },
      on: {
        lose(play, { unit }) {
          const { state } = play;
          state.units = state.units.filter((one) => one !== unit);
          state.hits--;
          play.emit({ type: 'lost', unit });
          if (state.card) play.call('window', {});
        },
      },
    },
    window: {
      title: 'Bob answers a loss',
      to: ['back'],
      choices({ units }, _memory, offer) {
        offer('bob', { type: 'strike' }, !units.length && { code: 'no-target' });
        offer('bob', { type: 'pass' });
      },
      on: {
        strike(play) {
          play.state.units.shift();
          play.state.card = false;
          play.emit({ type: 'struck' });
          return 'back';
        },
        pass: () => 'back',
      },
    },
    end: { title: 'The end', to: [] },
  },
  actions: {
    go: { role: 'goes on', pace: 'onTheWay' },
    fortify: { role: 'acts' },
    roll: { role: 'rolls' },
    lose: { role: 'acts', group: 'hits', about: { unit: 'unit' } },
    strike: { role: 'acts' },
    pass: { role: 'passes', pace: 'onTheWay' },
  },
  outcome: ({ frames }) => (frames.at(-1)?.step === 'end' ? 'over' : undefined),
  score: () => 0.5,
  view: (state) => state,
  imagine: (view) => view,
});

/** Its policy takes the first choice that is listed. */
export const game: TableGame = {
  rules: rules as unknown as Ruleset<Types>,
  players: ['ann', 'bob'],
  bot: (_view, _seat, choices) => (choices[0] as { action: Types['action'] }).action,
  mayNotHold: ({ action }, state) => action.type === 'strike' && !(state as VolleyState).known,
  orders: {
    // Loses the units that are named, one after the other.
    lose: ({ order, free }) => {
      const [unit, ...units] = order.units as readonly string[];
      const choice = free.find(({ action }) => (action as { unit?: string }).unit === unit);
      return choice && { choice: choice as PromptChoice<Types>, order: { ...order, units } };
    },
  },
};
export const loseOrder = (...units: string[]): StandingOrder => ({ order: 'lose', until: 'answer', units });
