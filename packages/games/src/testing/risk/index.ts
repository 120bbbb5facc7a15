import * as z from 'zod/mini';
import { type Game, type SetupOf, toChecked } from '../../game.ts';
import { sentenceFrom } from '../../problem-codes.ts';
import { shapeSentences } from '../../problems.en.ts';
import { readShape } from '../../problems.ts';
import { type Risk, rules, SEATS, type Seat } from './ruleset.ts';

/** As small as a game can be: two files and a test, with everything that the registry asks for. */

const NAMES: Record<Seat, string> = { attacker: 'Attacker', defender: 'Defender' };

export const game: Game<Risk> = {
  id: 'risk',
  rules,
  text: {
    en: {
      seat: (seat) => NAMES[seat],
      step: (step) => rules.steps[step].title,
      label: ({ action }) => {
        if (action.type === 'stop') return 'Stop the attack';
        if (action.type === 'occupy') return `Move in (armies: ${action.armies})`;
        return `${action.type === 'attack' ? 'Attack' : 'Defend'} (dice: ${action.dice})`;
      },
      reason: ({ need, have }) => `This needs ${need} armies, and there are ${have}.`,
      log: (event) => {
        if (event.type === 'thrown') return `${NAMES[event.seat]} throws ${event.faces.join(', ')}.`;
        if (event.type === 'compared')
          return `Attacker loses ${event.lost.attacker}, Defender loses ${event.lost.defender}.`;
        return event.type === 'stopped' ? 'The attack stops.' : `Armies that move in: ${event.armies}.`;
      },
      outcome: ({ winner }) => `${NAMES[winner]} holds the territory.`,
      note: ({ code }) => code,
    },
  },
  players: SEATS,
  bot: (_view, _seat, choices) => {
    const free = choices.filter(({ not }) => !not);
    return (free.findLast(({ action }) => action.type !== 'stop') ?? (free[0] as (typeof free)[0])).action;
  },
  standing: ({ armies, rounds }, text) => ({
    round: rounds,
    sides: SEATS.map((seat) => ({ seat, name: text.seat(seat), rows: [{ armies: armies[seat] }] })),
  }),
  dice: (event) =>
    event.type === 'thrown'
      ? { seat: event.seat, why: { code: event.seat }, dice: event.faces.map((face) => ({ face, sides: 6 })) }
      : undefined,
  summary: ({ rounds }, { winner, armies }) => ({ result: winner, rounds, left: { ...armies } }),
  hidden: false,
};

const armies = (least: number) => z.int().check(z.gte(least), z.lte(50));
const shape = z.strictObject({ attacker: armies(2), defender: armies(1) });
const sentences = shapeSentences();

export const setup: SetupOf<Risk> = {
  check: (input) => {
    const read = readShape(shape, input, SEATS);
    return read.ok ? toChecked(read.value, []) : read;
  },
  schema: (write) => write(shape),
  presets: [
    { id: 'even', title: 'Even', about: 'Five against five.', setup: { attacker: 5, defender: 5 } },
    { id: 'border', title: 'Border', about: 'Ten against a small guard.', setup: { attacker: 10, defender: 3 } },
  ],
  sample: (chance) => {
    const [attackers = 1, defenders = 1] = chance(2, 12);
    return { attacker: attackers + 1, defender: defenders };
  },
  text: { en: { problem: sentenceFrom(sentences) } },
  content: {},
};
