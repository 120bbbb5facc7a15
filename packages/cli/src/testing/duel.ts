import {
  type ActionTable,
  type Choice,
  clone,
  defineRuleset,
  type Frame,
  type Reason,
  type Ruleset,
  type ThrowFor,
} from '@fray/engine';
import {
  type AnyGame,
  type Checked,
  type Game,
  type GameCard,
  type GameNames,
  type GameText,
  type SetupOf,
  type Standing,
  toChecked,
} from '@fray/games';

/**
 * A duel with dice, small enough to know by heart, with one of everything that the terminal must be able to show: a
 * blocked choice, a sequence that can be canceled, a form, dice, a secret, and moves outside the flow.
 */
const SEATS = ['left', 'right', 'host'] as const;
type Seat = (typeof SEATS)[number];
type Fighter = 'left' | 'right';
type Step = '1 charms' | '2 attack' | '2.1 aim' | '3 dice' | '4 turn';

export interface DuelSetup {
  left: number;
  right: number;
}
interface DuelState {
  frames: Frame<Duel>[];
  health: Record<Fighter, number>;
  charm: Record<Fighter, number>;
  aimed: number;
  stake: number;
  turn: Fighter;
  round: number;
  gaveUp: Fighter | null;
}
type DuelAction =
  | { type: 'strike' }
  | { type: 'aim' }
  | { type: 'steady' }
  | { type: 'ready' }
  | { type: 'stake'; dice: number }
  | { type: 'concede' }
  | { type: 'heal'; who: Fighter };
type DuelEvent =
  | { type: 'charm'; seat: Fighter; charm: number }
  | { type: 'rolled'; seat: Fighter; faces: number[]; hits: number; chance: number }
  | { type: 'healed'; who: Fighter }
  | { type: 'ended'; winner: Fighter };
export interface Duel {
  setup: DuelSetup;
  state: DuelState;
  memory: Record<Step, { steadied?: number }>;
  action: DuelAction;
  event: DuelEvent;
  seat: Seat;
  step: Step;
  view: DuelState;
  outcome: { winner: Fighter };
}

const other = (seat: Fighter): Fighter => (seat === 'left' ? 'right' : 'left');
const winner = (s: DuelState): Fighter | undefined =>
  s.gaveUp ? other(s.gaveUp) : s.health.left <= 0 ? 'right' : s.health.right <= 0 ? 'left' : undefined;

const FIGHTERS: readonly Fighter[] = ['left', 'right'];
/** The lowest face that hits. */
const diceNeeded = (s: DuelState): number => 4 - s.aimed;
const forCharm: ThrowFor<Duel, Fighter> = (_s, _memory, seat) => ({ seat, why: { code: 'draw-charm' } });
/** The fighter's own two dice, and those that were staked. */
const forAttack: ThrowFor<Duel> = (s) => ({
  seat: s.turn,
  why: { code: 'roll-attack', on: other(s.turn) },
  groups: [
    { units: [s.turn], count: 2, from: diceNeeded(s) },
    ...(s.stake ? [{ units: ['stake'], count: s.stake, from: diceNeeded(s) }] : []),
  ],
});

const actions: ActionTable<Duel> = {
  strike: { role: 'rolls' },
  aim: { role: 'acts' },
  steady: { role: 'acts' },
  ready: { role: 'commits' },
  stake: { role: 'acts' },
  concede: { role: 'risks' },
  heal: { role: 'acts', about: { who: 'unit' } },
};

const rules: Ruleset<Duel> = defineRuleset<Duel>({
  id: 'duel',
  version: 1,
  first: '1 charms',
  seats: SEATS,
  begin: (setup) => ({
    frames: [],
    health: { left: setup.left, right: setup.right },
    charm: { left: 0, right: 0 },
    aimed: 0,
    stake: 0,
    turn: 'left',
    round: 1,
    gaveUp: null,
  }),
  steps: {
    '1 charms': {
      title: 'Each side draws a secret charm',
      to: ['2 attack'],
      rolls: true,
      enter(play) {
        for (const seat of FIGHTERS) {
          const charm = (play.draw(1, 3, forCharm, seat)[0] as number) + 1;
          play.state.charm[seat] = charm;
          play.emit({ type: 'charm', seat, charm }, seat);
        }
        return '2 attack';
      },
    },
    '2 attack': {
      title: 'Attack',
      to: ['3 dice'],
      calls: ['2.1 aim'],
      choices(s, _memory, offer) {
        offer(s.turn, { type: 'strike' });
        offer(s.turn, { type: 'aim' }, s.aimed >= 2 && { code: 'aimed-enough', most: 2 });
        offer.form(s.turn, { type: 'stake', dice: 0 }, s.stake > 0 && { code: 'staked' });
      },
      on: {
        strike: () => '3 dice',
        aim: (play) => play.call('2.1 aim', { steadied: 0 }, true),
        stake: (play, action) => {
          play.state.stake = action.dice;
        },
      },
    },
    '2.1 aim': {
      title: 'Aim',
      to: ['back'],
      choices(s, memory, offer) {
        offer(s.turn, { type: 'steady' }, (memory.steadied ?? 0) >= 2 && { code: 'aimed-enough', most: 2 });
        offer(s.turn, { type: 'ready' }, !memory.steadied && { code: 'steady-first' });
      },
      on: {
        steady: (play) => {
          play.memory.steadied = (play.memory.steadied ?? 0) + 1;
        },
        ready: (play) => {
          play.state.aimed = play.memory.steadied ?? 0;
          return 'back';
        },
      },
    },
    '3 dice': {
      title: 'The attacker throws',
      to: ['4 turn'],
      rolls: true,
      enter(play) {
        const s = play.state;
        const from = diceNeeded(s);
        const faces = play.roll(2 + s.stake, 6, forAttack);
        const hits = faces.filter((face) => face >= from).length;
        s.health[other(s.turn)] -= hits;
        play.emit({ type: 'rolled', seat: s.turn, faces, hits, chance: (7 - from) / 6 });
        const won = winner(s);
        if (won) play.emit({ type: 'ended', winner: won });
        return '4 turn';
      },
    },
    '4 turn': {
      title: 'The other side is next',
      to: ['2 attack'],
      enter(play) {
        const s = play.state;
        s.turn = other(s.turn);
        s.aimed = 0;
        s.stake = 0;
        if (s.turn === 'left') s.round++;
        return '2 attack';
      },
    },
  },
  actions,
  always: {
    choices(_s, _memory, offer) {
      for (const seat of FIGHTERS) offer(seat, { type: 'concede' });
      for (const who of FIGHTERS) offer('host', { type: 'heal', who });
    },
    on: {
      concede: (play, _action, seat) => {
        play.state.gaveUp = seat as Fighter;
        play.emit({ type: 'ended', winner: other(seat as Fighter) });
      },
      heal: (play, action) => {
        play.state.health[action.who]++;
        play.emit({ type: 'healed', who: action.who });
      },
    },
  },
  forms: {
    stake: {
      fields: () => [{ name: 'dice', kind: 'number', min: 1, max: 3 }],
      check: (_s, _memory, _seat, action) => {
        const dice: unknown = (action as { dice?: unknown }).dice;
        return Number.isInteger(dice) && (dice as number) >= 1 && (dice as number) <= 3
          ? []
          : [{ code: 'stake-range', least: 1, most: 3 }];
      },
      sample: (_s, _memory, _seat, chance) => ({ type: 'stake', dice: chance(1, 3)[0] as number }),
    },
  },
  outcome: (s) => {
    const won = winner(s);
    return won ? { winner: won } : undefined;
  },
  score: (outcome, seat) => (outcome.winner === seat ? 1 : 0),
  view: (s, seat) => {
    const seen = clone(s);
    for (const side of FIGHTERS) if (side !== seat) seen.charm[side] = 0;
    return seen;
  },
  imagine: (view, seat, chance) => {
    const s = clone(view);
    for (const side of FIGHTERS) if (side !== seat) s.charm[side] = chance(1, 3)[0] as number;
    return s;
  },
  secrets: (s, seat) =>
    FIGHTERS.filter((side) => side !== seat).map((side) => ({ in: s.charm, field: side, could: [1, 2, 3] })),
});

const NAMES: Record<Seat, string> = { left: 'Lefty', right: 'Righty', host: 'Host' };

function check(input: unknown): Checked<DuelSetup> {
  const short = typeof input === 'string' ? /^(\d+) against (\d+)$/.exec(input.trim()) : null;
  const data = short ? { left: Number(short[1]), right: Number(short[2]) } : input;
  const figures = (typeof data === 'object' && data !== null ? data : {}) as Record<Fighter, number>;
  const weak = FIGHTERS.filter((side) => !Number.isInteger(figures[side]) || figures[side] < 1);
  return toChecked(
    { left: figures.left, right: figures.right },
    weak.map((path) => ({ path, code: 'health', least: 1 })),
  );
}

const LABELS: Record<DuelAction['type'], (choice: Choice<Duel>) => string> = {
  strike: () => 'Strike',
  aim: () => 'Take aim',
  steady: () => 'Steady the hand',
  ready: () => 'Ready',
  stake: () => 'Stake more dice',
  concede: () => 'Give up',
  heal: (choice) => `Adjust: heal ${NAMES[(choice.action as { who: Fighter }).who]} by 1`,
};
const REASONS: Record<string, (reason: Reason) => string> = {
  'aimed-enough': (r) => `More than ${r.most} steps of aim are not possible.`,
  'steady-first': () => 'Steady the hand at least once.',
  staked: () => 'Dice are staked already.',
  'stake-range': (r) => `Stake ${r.least} to ${r.most} dice.`,
};
const NOTES: Record<string, (note: Reason) => string> = {
  'roll-attack': (note) => `attack on ${NAMES[note.on as Fighter]}`,
  'draw-charm': () => 'a secret charm',
  stake: () => 'the stake',
  left: () => NAMES.left,
  right: () => NAMES.right,
};

export const duel: Omit<Game<Duel>, 'text'> & GameNames & { text: { en: GameText<Duel> }; setup: SetupOf<Duel> } = {
  id: 'duel',
  aliases: ['d'],
  name: 'Duel',
  about: 'Two fighters, two dice.',
  rules,
  setup: {
    check,
    schema: () => ({ type: 'object', required: ['left', 'right'] }),
    presets: [
      { id: 'even', title: 'Even', about: 'Three health on each side.', setup: { left: 3, right: 3 } },
      { id: 'uneven', title: 'Uneven', about: 'Righty is twice as tough.', setup: { left: 3, right: 6 } },
    ],
    sample: (chance) => ({ left: chance(1, 6)[0] as number, right: chance(1, 6)[0] as number }),
    text: { en: { problem: (problem) => `${problem.path} needs a health of ${problem.least} or more.` } },
    content: { charms: 3 },
  },
  text: {
    en: {
      name: 'Duel',
      about: 'Two fighters, two dice.',
      seat: (seat) => NAMES[seat],
      step: (step) => rules.steps[step].title,
      label: (choice) => LABELS[choice.action.type](choice),
      reason: (reason) => REASONS[reason.code]?.(reason) ?? reason.code,
      log: (event) => {
        if (event.type === 'charm') return `${NAMES[event.seat]} draws charm ${event.charm}.`;
        if (event.type === 'rolled') return `${NAMES[event.seat]} throws ${event.faces.join(' ')}: ${event.hits} hits.`;
        if (event.type === 'healed') return `${NAMES[event.who]} is healed by 1.`;
        return `${NAMES[event.winner]} wins.`;
      },
      outcome: (outcome) => `${NAMES[outcome.winner]} wins.`,
      note: (note) => NOTES[note.code]?.(note) ?? note.code,
    },
  },
  players: FIGHTERS,
  bot: (_view, _seat, choices) => (choices.find((choice) => choice.action.type === 'strike') ?? choices[0]!).action,
  standing: (s, text): Standing => ({
    round: s.round,
    sides: FIGHTERS.map((seat) => ({
      seat,
      name: text.seat(seat),
      rows: [{ fighter: text.seat(seat), health: s.health[seat], charm: s.charm[seat] || '?' }],
      facts: { aim: s.turn === seat ? s.aimed : 0 },
    })),
  }),
  dice: (event) =>
    event.type === 'rolled'
      ? {
          seat: event.seat,
          why: { code: 'roll-attack', on: other(event.seat) },
          dice: event.faces.map((face) => ({ face, sides: 6, chance: event.chance })),
        }
      : undefined,
  summary: (s, outcome) => ({
    result: outcome.winner,
    rounds: s.round,
    left: { left: Math.max(0, s.health.left), right: Math.max(0, s.health.right) },
  }),
  hidden: true,
};

/** The registry of the terminal's own tests. */
export const GAMES: readonly GameCard[] = [
  {
    id: duel.id,
    aliases: duel.aliases,
    name: duel.name,
    about: duel.about,
    load: async () => duel as unknown as AnyGame,
    loadSetup: async () => duel.setup,
    loadOdds: async () => ({}),
  },
];
