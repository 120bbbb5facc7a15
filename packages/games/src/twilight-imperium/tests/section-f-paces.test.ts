/** F2: the same rules at every pace. */
import { choices, Runner, seededDice } from '@fray/engine';
import { expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { sample } from '../setup/sample.ts';
import type { Event, Outcome } from '../types.ts';
import {
  chance,
  nextDoor,
  odds,
  PACES,
  type Pace,
  planet,
  rules,
  side,
  type TestSetup,
  table,
  units,
} from './fixture.ts';

const station = (pace: Pace): TestSetup =>
  table(
    side('sol', { 'cruiser-1': 2 }),
    side(
      'hacan',
      { 'cruiser-1': 1 },
      { hand: ['experimental-battlestation'], policy: { plays: ['experimental-battlestation'] } },
    ),
    {
      start: 'P0.6',
      extent: 'space',
      pace,
      system: { planets: [planet('Quann', 'defender', { defender: { 'space-dock-1': 1 } })] },
    },
  );
const elysium = (pace: Pace): TestSetup =>
  table(side('sol', { 'cruiser-1': 2 }), side('titans', { 'cruiser-1': 1 }, { leaders: ['ul-the-progenitor'] }), {
    start: 'P0.6',
    extent: 'space',
    pace,
    system: { planets: [planet('Elysium', 'defender')] },
  });
/** Plain space cannons two systems away: only Trine, played in Phase 1 itself, lets them fire. */
const trine = (pace: Pace): TestSetup =>
  table(
    side('sol', { 'cruiser-1': 2 }),
    side('hacan', { 'cruiser-1': 1 }, { hand: ['trine'], policy: { plays: ['trine'] } }),
    {
      start: 'P0.6',
      extent: 'space',
      pace,
      adjacent: [nextDoor('Lodor', { link: 'far', units: { defender: units({ 'pds-1': 2 }) } })],
    },
  );

/** One combat of the bots; the dice are the same at every pace. */
function played(setup: TestSetup, seed: number): { outcome: Outcome | undefined; events: Event[] } {
  const events: Event[] = [];
  const runner = new Runner(rules, rules.begin(setup), seededDice(seed, 1), (event) => events.push(event));
  runner.start();
  for (let moves = 0; rules.outcome(runner.state) === undefined && moves < 3000; moves++) {
    const list = choices(rules, runner.state);
    const seat = (list[0] as (typeof list)[number]).seat;
    const mine = list.filter((one) => one.seat === seat);
    runner.apply(seat, bot(rules.view(runner.state, seat), seat, mine, chance));
  }
  return { outcome: rules.outcome(runner.state), events };
}
const cannonDice = (events: readonly Event[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'rolled' && event.kind === 'cannon' ? event.dice.length : 0), 0);

it.each([
  ['Experimental Battlestation', station, 3],
  ['Elysium', elysium, 3],
  ['Trine', trine, 2],
] as const)('F2 Phase 1 is entered for a cannon that only an effect makes: %s', (_, made, dice) => {
  for (const pace of PACES) expect(cannonDice(played(made(pace), 1).events), pace).toBe(dice);
});

it.each([
  ['Experimental Battlestation', station],
  ['Elysium', elysium],
  ['Trine', trine],
] as const)('F2 the same odds at both paces: %s', (_, made) => {
  const [steps, decisions] = PACES.map((pace) => odds(made(pace), 21, 300));
  // The same dice: not alike within an error, but equal.
  expect(decisions).toEqual(steps);
});

it('F2 random combats in which everybody plays what they may end alike at both paces, with the same dice', () => {
  const source = seededDice(20261115, 3);
  const sampled = (count: number, sides: number) => source.pull('roll', count, sides) as number[];
  let compared = 0;
  for (let i = 0; i < 90; i++) {
    const setup = sample(sampled);
    if (!setup.attacker || !setup.defender) continue;
    for (const player of [setup.attacker, setup.defender, ...setup.thirds])
      player.policy.plays = [
        ...player.technologies,
        ...player.notes,
        ...player.leaders,
        ...player.relics,
        ...player.breakthroughs,
        ...(player.hand ?? []),
      ];
    const [steps, decisions] = PACES.map((pace) => played({ ...setup, pace }, i));
    expect(decisions?.outcome, `sample ${i}`).toEqual(steps?.outcome);
    compared++;
  }
  expect(compared).toBeGreaterThan(60);
});
