import { clone, defineRuleset, type Frame, type ThrowFor, type Types } from '@fray/engine';

export const SEATS = ['attacker', 'defender'] as const;
export type Seat = (typeof SEATS)[number];
type Step = 'attack' | 'defend' | 'roll' | 'occupy';

export interface Risk extends Types {
  setup: Record<Seat, number>;
  state: {
    frames: Frame<Risk>[];
    armies: Record<Seat, number>;
    dice: Record<Seat, number>;
    rounds: number;
    outcome: Risk['outcome'] | null;
  };
  memory: Record<Step, object>;
  action: { type: 'attack' | 'defend'; dice: number } | { type: 'occupy'; armies: number } | { type: 'stop' };
  event:
    | { type: 'thrown'; seat: Seat; faces: number[] }
    | { type: 'compared'; lost: Record<Seat, number> }
    | { type: 'occupied'; armies: number }
    | { type: 'stopped' };
  seat: Seat;
  step: Step;
  view: Risk['state'];
  outcome: { winner: Seat; armies: Record<Seat, number> };
}

const rollFor: ThrowFor<Risk, Seat> = (_state, _memory, seat) => ({ seat, why: { code: seat } });
const tooFew = (need: number, have: number) => have < need && { code: 'too-few-armies', need, have };

/** The attack on one territory. */
export const rules = defineRuleset<Risk>({
  id: 'risk',
  version: 1,
  first: 'attack',
  seats: SEATS,
  begin: (armies) => ({
    frames: [],
    armies: { ...armies },
    dice: { attacker: 0, defender: 0 },
    rounds: 0,
    outcome: null,
  }),
  steps: {
    attack: {
      title: 'Attack or stop',
      to: ['defend'],
      choices({ armies }, _memory, offer) {
        // One army stays behind.
        for (const dice of [1, 2, 3]) offer('attacker', { type: 'attack', dice }, tooFew(dice + 1, armies.attacker));
        offer('attacker', { type: 'stop' });
      },
      on: {
        attack({ state }, { dice }) {
          state.dice.attacker = dice;
          return 'defend';
        },
        stop(play) {
          play.emit({ type: 'stopped' });
          play.state.outcome = { winner: 'defender', armies: { ...play.state.armies } };
        },
      },
    },
    defend: {
      title: 'Defend',
      to: ['roll'],
      choices({ armies }, _memory, offer) {
        for (const dice of [1, 2]) offer('defender', { type: 'defend', dice }, tooFew(dice, armies.defender));
      },
      on: {
        defend({ state }, { dice }) {
          state.dice.defender = dice;
          return 'roll';
        },
      },
    },
    roll: {
      title: 'Compare the dice, highest first',
      to: ['attack', 'occupy'],
      rolls: true,
      enter(play) {
        const { armies, dice } = play.state;
        const [attack, defense] = SEATS.map((seat) => {
          const faces = play.roll(dice[seat], 6, rollFor, seat).sort((a, b) => b - a);
          play.emit({ type: 'thrown', seat, faces });
          return faces;
        }) as [number[], number[]];
        const lost = { attacker: 0, defender: 0 };
        for (const [place, face] of defense.slice(0, attack.length).entries())
          lost[(attack[place] as number) > face ? 'defender' : 'attacker']++;
        for (const seat of SEATS) armies[seat] -= lost[seat];
        play.state.rounds++;
        play.emit({ type: 'compared', lost });
        return armies.defender ? 'attack' : 'occupy';
      },
    },
    occupy: {
      title: 'Occupy the territory',
      to: [],
      choices({ armies, dice }, _memory, offer) {
        for (let moved = Math.min(dice.attacker, armies.attacker - 1); moved < armies.attacker; moved++)
          offer('attacker', { type: 'occupy', armies: moved });
      },
      on: {
        occupy(play, { armies }) {
          play.emit({ type: 'occupied', armies });
          play.state.outcome = { winner: 'attacker', armies: { ...play.state.armies } };
        },
      },
    },
  },
  actions: { attack: { role: 'acts' }, stop: { role: 'ends' }, defend: { role: 'acts' }, occupy: { role: 'acts' } },
  outcome: ({ outcome }) => outcome ?? undefined,
  score: ({ winner }, seat) => Number(winner === seat),
  view: (state) => state,
  imagine: (view) => clone(view),
});
