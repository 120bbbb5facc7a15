import { clone, defineRuleset, type Frame, type ThrowFor, type Types } from '@fray/engine';
import type { AnyGame, Game, GameNames, GameText, SetupOf } from '@fray/games';

/** A game that the assistant knows nothing about: each throws a die, the higher one wins, a tie is South's. */
const SEATS = ['north', 'south'] as const;
type Seat = (typeof SEATS)[number];

interface Sixth extends Types {
  setup: { bonus: number };
  state: { frames: Frame<Sixth>[]; bonus: number; faces: Partial<Record<Seat, number>> };
  memory: { ready: object; dice: { seat: Seat } };
  action: { type: 'throw' };
  event: { type: 'thrown'; seat: Seat; face: number };
  seat: Seat;
  step: 'ready' | 'dice';
  view: Sixth['state'];
  outcome: Seat;
}

const forThrow: ThrowFor<Sixth, Seat> = (_state, _memory, seat) => ({ seat, why: { code: 'throw' } });

const rules = defineRuleset<Sixth>({
  id: 'sixth',
  version: 1,
  first: 'ready',
  seats: SEATS,
  begin: ({ bonus }) => ({ frames: [], bonus, faces: {} }),
  steps: {
    ready: {
      title: 'Each throws a die',
      to: ['ready'],
      calls: ['dice'],
      choices({ faces }, _memory, offer) {
        for (const seat of SEATS) offer(seat, { type: 'throw' }, faces[seat] !== undefined && { code: 'thrown' });
      },
      on: { throw: (play, _action, seat) => play.call('dice', { seat }) },
    },
    dice: {
      title: 'A die falls',
      to: ['back'],
      rolls: true,
      enter(play) {
        const { seat } = play.memory;
        const [face = 1] = play.roll(1, 6, forThrow, seat);
        play.state.faces[seat] = face;
        play.emit({ type: 'thrown', seat, face });
        return 'back';
      },
    },
  },
  actions: { throw: { role: 'rolls' } },
  outcome({ faces: { north, south }, bonus }) {
    if (north === undefined || south === undefined) return undefined;
    return north + bonus > south ? 'north' : 'south';
  },
  score: (outcome, seat) => (outcome === seat ? 1 : 0),
  view: (state) => state,
  imagine: (view) => clone(view),
});

const sixth: Omit<Game<Sixth>, 'text'> & GameNames & { text: { en: GameText<Sixth> } } = {
  id: 'sixth',
  aliases: [],
  name: 'Sixth',
  about: 'Higher wins.',
  rules,
  text: {
    en: {
      name: 'Sixth',
      about: 'Higher wins.',
      seat: (seat) => (seat === 'north' ? 'North' : 'South'),
      step: () => 'Each throws a die',
      label: () => 'Throw',
      reason: () => 'This die lies there already.',
      log: ({ seat, face }) => `${seat} throws ${face}.`,
      outcome: (winner) => `${winner} wins.`,
      note: ({ code }) => code,
    },
  },
  players: SEATS,
  bot: () => ({ type: 'throw' }),
  standing: ({ faces }, text) => ({
    sides: SEATS.map((seat) => ({
      seat,
      name: text.seat(seat),
      rows: [{ die: 'd6', face: faces[seat] ?? '-' }],
    })),
  }),
  dice: ({ seat, face }) => ({ seat, why: { code: 'throw' }, dice: [{ face, sides: 6 }] }),
  summary: (_, result) => ({ result, rounds: 1, left: {} }),
  hidden: false,
};
export const game = sixth as unknown as AnyGame;

export const setup: SetupOf<Sixth> = {
  check: (input) => ({ ok: true, setup: input as Sixth['setup'] }),
  schema: () => ({ type: 'object', properties: { bonus: { type: 'integer' } } }),
  presets: [{ id: 'even', title: 'Even', about: 'Nobody has a bonus.', setup: { bonus: 0 } }],
  sample: () => ({ bonus: 0 }),
  text: { en: { problem: () => 'Wrong.' } },
  content: {},
};
