import { Combat, choices, makeSave, Runner, seededDice, type Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { randomBot } from './bots.ts';
import { GAMES, loadWhole, type WholeGame } from './registry.ts';
import { chanceFrom } from './simulate.ts';

/** Positions of random combats with real cards; the soak run tries more. */
const POSITIONS = process.env.FRAY_ODDS ? 500 : 8;
/** What may be said, and what may not. */
const SAID: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'flesh-and-blood': {
    hand: ['head jab r', 'snatch b', 'rushing river b', 'sink below r', 'no such card', 'wounding blow y'],
    arsenal: ['snatch r', 'head jab'],
  },
  'mage-knight': {
    hand: ['rage', 'march', 'axe throw', 'no such card'],
    mana: ['red', '2 gold', 'purple'],
    crystals: ['white 2'],
    skills: ['Puppet Master'],
    units: ['peasants'],
  },
};
const games = (await Promise.all(GAMES.map(loadWhole))).filter((game) => game.suppose);

async function changesNothing(game: WholeGame, number: number): Promise<boolean> {
  const { rules } = game;
  const chance = chanceFrom(seededDice(6100, number));
  const isHeads = (): boolean => chance(1, 2)[0] === 1;
  const setup = game.setup.sample(chance);
  if (!game.handNotKnown?.(rules.begin(setup))) return false;
  const combat = Combat.begin(rules, setup, seededDice(6101, number));
  const bot = randomBot(game);
  const play = (
    most: number,
    state: () => Types['state'],
    move: (seat: string, action: Types['action']) => unknown,
  ) => {
    for (let moves = 0; moves < most; moves++) {
      const list = choices(rules, state());
      const seat = list[0]?.seat as string;
      const mine = list.filter((choice) => choice.seat === seat);
      if (!mine.length) return;
      move(seat, bot(rules.view(state(), seat), seat, mine, chance));
    }
  };
  play(
    number % 30,
    () => combat.state,
    (seat, action) => combat.move(seat, action),
  );
  const all = (): string =>
    JSON.stringify([makeSave(combat), ...[...rules.seats, undefined].map((seat) => rules.view(combat.state, seat))]);
  const before = all();
  const said = Object.entries(SAID[game.id] ?? {}).filter(isHeads);
  const held = Object.fromEntries(said.map(([place, names]) => [place, names.filter(isHeads)]));
  const since = isHeads() ? structuredClone(combat.state) : undefined;
  const found = await game.suppose?.(combat.state, game.players[number % 2] as string, held, since);
  // It is played on in place: what it shared with the combat would change there too.
  if (found?.ok) {
    const runner = new Runner(rules, found.state, seededDice(6100, number));
    play(
      5,
      () => runner.state,
      (seat, action) => runner.apply(seat, action),
    );
  }
  expect(all() === before).toBe(true);
  return found?.ok === true;
}

describe('a hand that is said changes neither the combat, its save nor what anybody sees', () => {
  it.each(games.map((game) => [game.id, game] as const))(`%s: in ${POSITIONS} positions`, async (_, game) => {
    let supposed = 0;
    for (let number = 0; supposed < POSITIONS; number++) if (await changesNothing(game, number)) supposed++;
  });
});
