/** Setups and players for the tests of this game. */
import { choices, type Ruleset, Runner, seededDice } from '@fray/engine';
import { scenario as begin, type Scenario, type Script } from '@fray/engine/testkit';
import { bot } from '../bot.ts';
import type { FactionId } from '../content/factions.ts';
import type { UnitId } from '../content/units.ts';
import { rules as plain } from '../ruleset.ts';
import {
  type AdjacentSetup,
  blankAdjacent,
  blankPlanet,
  blankPlayer,
  blankSystem,
  defaultOptions,
  type PlanetSetup,
  type PlayerSetup,
  type Policy,
  type Setup,
  type UnitGroup,
} from '../setup/types.ts';
import type { Action, Event, Result, Seat, State, StepId, Ti4 } from '../types.ts';

/** `units({ 'cruiser-1': 2, 'fighter-1': 3 })`; a pair is [count, damaged]. */
export function units(counts: Partial<Record<UnitId, number | [number, number]>>): UnitGroup[] {
  return (Object.entries(counts) as [UnitId, number | [number, number]][]).map(([unit, count]) =>
    typeof count === 'number'
      ? { unit, count, damaged: 0, galvanized: 0 }
      : { unit, count: count[0], damaged: count[1], galvanized: 0 },
  );
}

/** A side with a known, empty hand that uses nothing of its own will: tests say what is played. */
export function side(
  faction: FactionId,
  space: Parameters<typeof units>[0],
  more: Partial<Omit<PlayerSetup, 'policy'>> & { policy?: Partial<Policy> } = {},
): PlayerSetup {
  const blank = blankPlayer(faction);
  const policy: Policy = { ...blank.policy, plays: [], ...more.policy };
  return { ...blank, hand: [], ...more, space: units(space), policy };
}

export function planet(
  id: string,
  owner: PlanetSetup['owner'],
  forces: { attacker?: Parameters<typeof units>[0]; defender?: Parameters<typeof units>[0] } = {},
  more: Partial<PlanetSetup> = {},
): PlanetSetup {
  const at: PlanetSetup['units'] = {};
  if (forces.attacker) at.attacker = units(forces.attacker);
  if (forces.defender) at.defender = units(forces.defender);
  return { ...blankPlanet(id, owner), units: at, ...more };
}

export const nextDoor = (id: string, more: Partial<AdjacentSetup> = {}): AdjacentSetup => ({
  ...blankAdjacent(id),
  ...more,
});

/** `steps`: every window is shown and confirmed by hand, as at a table; else only prompts with a real decision, as in odds. */
export const PACES = ['steps', 'decisions'] as const;
export type Pace = (typeof PACES)[number];
export type TestSetup = Setup & { pace?: Pace };

export const rules: Ruleset<Ti4> = {
  ...plain,
  begin({ pace, ...setup }: TestSetup) {
    const state = plain.begin(setup);
    if (pace !== 'steps') state.skipEmptyWindows = true;
    return state;
  },
};

/** A combat that skips empty windows unless its pace is `steps`; both hands known. */
export function table(
  attacker: PlayerSetup | null,
  defender: PlayerSetup | null,
  more: Partial<Omit<TestSetup, 'system' | 'options'>> & {
    system?: Partial<Setup['system']>;
    options?: Partial<Setup['options']>;
  } = {},
): TestSetup {
  return {
    start: 'P2.1',
    extent: 'all',
    sets: ['B', 'PoK', 'C1', 'C2', 'C3', 'C4', 'TE', 'TF'],
    thirds: [],
    order: [],
    speaker: null,
    adjacent: [],
    laws: [],
    ...more,
    attacker,
    defender,
    system: { ...blankSystem(), ...more.system },
    options: { ...defaultOptions(), ...more.options },
  };
}

/** A space combat and nothing else. */
export const space = (
  attacker: PlayerSetup,
  defender: PlayerSetup,
  more: Parameters<typeof table>[2] = {},
): TestSetup => table(attacker, defender, { extent: 'space', ...more });

/** A ground combat on one planet of the defender and nothing else: both forces are there. */
export function ground(
  attacker: PlayerSetup,
  forces: Parameters<typeof units>[0],
  defender: PlayerSetup,
  against: Parameters<typeof units>[0],
  more: Parameters<typeof table>[2] = {},
): TestSetup {
  return table(attacker, defender, {
    start: 'P4.1',
    ...more,
    system: { planets: [planet('Quann', 'defender', { attacker: forces, defender: against })], ...more.system },
  });
}

export const scenario = (setup: TestSetup, ...dice: number[]): Scenario<Ti4> =>
  begin(rules, setup, { dice } satisfies Script);

/** Answers prompts with the bot until a step is reached (or the end). */
export function until(game: Scenario<Ti4>, step: StepId, limit = 500): Scenario<Ti4> {
  for (let i = 0; i < limit; i++) {
    if (game.step === step || game.outcome !== undefined || game.combat.need) return game;
    answer(game);
  }
  throw new Error(`never came to ${step}`);
}
/** Answers prompts until that step is reached in that round (of space, or of the running ground combat). */
export function untilRound(game: Scenario<Ti4>, step: StepId, round: number): Scenario<Ti4> {
  const now = (state: State) =>
    state.phase === 'ground' ? (state.planets.find((one) => one.id === state.planet)?.round ?? 0) : state.round;
  for (let i = 0; i < 500; i++) {
    if ((game.step === step && now(game.state) === round) || game.outcome !== undefined || game.combat.need)
      return game;
    answer(game);
  }
  throw new Error(`never came to ${step} in round ${round}`);
}
/** One prompt answered by the bot. */
export function answer(game: Scenario<Ti4>): void {
  const list = game.offers();
  const seat = (list[0] as (typeof list)[number]).seat;
  const mine = list.filter((one) => one.seat === seat);
  game.does(seat, bot(rules.view(game.state, seat), seat, mine, chance));
}
export const chance = (count: number): number[] => Array.from({ length: count }, () => 1);

export const uses = (effect: string, target?: string, offer = 0): Action =>
  target === undefined ? { type: 'use', effect, offer } : { type: 'use', effect, offer, target };
/** The listed choice of an effect, blocked or not. */
export const listedUse = (game: Scenario<Ti4>, seat: Seat, effect: string) =>
  game.listed(seat).find((one) => one.action.type === 'use' && one.action.effect === effect);
/** Ids of a seat's units of a kind. */
export const ids = (state: State, who: Seat, kind?: UnitId): string[] =>
  state.units.filter((unit) => unit.side === who && (kind === undefined || unit.kind === kind)).map((unit) => unit.id);
export const counts = (state: State, who: Seat): Record<string, number> => {
  const list: Record<string, number> = {};
  for (const unit of state.units)
    if (unit.side === who && !unit.at.startsWith('next ')) list[unit.kind] = (list[unit.kind] ?? 0) + 1;
  return list;
};

/** Plays whole combats with the bots, in place, and hands each result over. */
function playMany(
  setup: TestSetup,
  games: number,
  seed: number,
  each: (result: Result | undefined, events: readonly Event[]) => void,
  /** Listens to the events and stops a combat once this has seen enough. */
  enough?: (events: readonly Event[]) => boolean,
): void {
  const source = seededDice(seed, 1);
  for (let i = 0; i < games; i++) {
    const events: Event[] = [];
    const runner = new Runner(rules, rules.begin(setup), source, enough ? (event) => events.push(event) : undefined);
    runner.start();
    for (let moves = 0; rules.outcome(runner.state) === undefined && !enough?.(events); moves++) {
      if (moves > 5000) throw new Error('a combat of the bots does not end');
      const list = choices(rules, runner.state);
      const seat = (list[0] as (typeof list)[number]).seat;
      const mine = list.filter((one) => one.seat === seat);
      runner.apply(seat, bot(rules.view(runner.state, seat), seat, mine, chance));
    }
    each(rules.outcome(runner.state), events);
  }
}

/** Shares in percent, in the order attacker, draw, defender. */
export function odds(setup: TestSetup, seed: number, games: number): [number, number, number] {
  const count = { attacker: 0, draw: 0, defender: 0 };
  playMany(setup, games, seed, (result) => {
    if (result) count[result.winner]++;
  });
  return [count.attacker, count.draw, count.defender].map((one) => (one / games) * 100) as [number, number, number];
}

/** Empty, or where the shares lie more than 4.5 standard errors from the exact ones; a chance of 0 or 1 must be met. */
export function off(found: readonly number[], exact: readonly number[], games: number): string[] {
  const wrong: string[] = [];
  exact.forEach((percent, index) => {
    const share = percent / 100;
    const error = Math.sqrt((share * (1 - share)) / games) * 100;
    // The exact figures are rounded to two digits.
    const gap = Math.abs((found[index] ?? Number.NaN) - percent) - (share === 0 || share === 1 ? 0 : 0.005);
    if (!(gap <= 4.5 * error))
      wrong.push(`${index}: ${found[index]} instead of ${percent} (4.5 standard errors are ${4.5 * error})`);
  });
  return wrong;
}

/** How often each number of hits came up in the first roll of that kind by a side, in percent. */
export function hitShares(
  setup: TestSetup,
  { kind, by, most }: { kind: Extract<Event, { type: 'hits' }>['kind']; by: Seat; most: number },
  { seed, games }: { seed: number; games: number },
): number[] {
  const shares = Array.from({ length: most + 1 }, () => 0);
  const isIt = (event: Event) => event.type === 'hits' && event.kind === kind && event.by === by;
  // Dice of an effect that hit nothing make no hits: the combat rolls are later.
  const isLate = (event: Event) => kind === 'effect' && event.type === 'rolled' && event.kind === 'combat';
  playMany(
    setup,
    games,
    seed,
    (_, events) => {
      const first = events.find(isIt);
      const hits = first?.type === 'hits' ? first.count : 0;
      shares[hits] = (shares[hits] ?? 0) + 1;
    },
    (events) => events.some((event) => isIt(event) || isLate(event)),
  );
  return shares.map((count) => (count / games) * 100);
}
