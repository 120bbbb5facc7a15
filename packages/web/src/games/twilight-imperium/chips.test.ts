import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { beforeAll, expect, test } from 'vitest';
import { chipsOf } from './chips.ts';
import { handsOf, withHands } from './hands.ts';
import { readLine, writeLine } from './line.ts';
import type { Ti4Setup } from './setup-model.ts';
import { guestsOf, withGuest } from './tonight.ts';

let game: WholeGame;
let fight: Ti4Setup;
beforeAll(async () => {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  game = await loadWhole(found.card);
  fight = game.setup.presets.find(({ id }) => id === 'medium-fleets')?.setup as Ti4Setup;
});
const letnev = (text: string): Ti4Setup => {
  const read = readLine(fight, 'attacker', `letnev: ${text}`);
  return read.ok ? read.setup : fight;
};
const chip = (setup: Ti4Setup, id: string, query = '') =>
  chipsOf(setup, 'attacker', query)
    .flatMap(({ chips }) => chips)
    .find((one) => one.id === id);

test('chips: upgrades of what flies along, the faction’s own first, each on or off by one tap, all of it allowed', () => {
  const setup = letnev('2 dread, 3 ff, 1 carrier');
  const groups = chipsOf(setup, 'attacker', '');
  expect(groups.map(({ kind }) => kind)).toEqual(['upgrades', 'technologies', 'cards', 'leaders', 'breakthroughs']);
  expect(groups[0]?.chips.map(({ id }) => id)).toEqual(['dreadnought-2', 'fighter-2', 'carrier-2']);
  expect(groups[1]?.chips.slice(0, 2).map(({ id }) => id)).toEqual(['non-euclidean-shielding', 'l4-disruptors']);
  for (const { chips } of groups)
    for (const { id, on, tapped } of chips) {
      expect(game.setup.check(tapped).ok, id).toBe(true);
      expect(chip(tapped, id)?.on, id).toBe(!on);
      // The same tap takes it back.
      expect(writeLine(chip(tapped, id)?.tapped as Ti4Setup, 'attacker'), id).toBe(writeLine(setup, 'attacker'));
    }
  expect(chip(setup, 'morale-boost')?.tapped.attacker?.hand).toEqual(['morale-boost']);
});

test('chips: everything that a player may hold, and every law, is found by a part of its name, with what it does', () => {
  const setup = letnev('2 dread');
  expect(chip(setup, 'plasma-scoring', 'plasma')?.about).toBeUndefined();
  expect(chip(setup, 'direct-hit', 'direct')?.about).toBe('destroys the ship that sustained damage');
  const law = chip(setup, 'prophecy-of-ixth', 'ixth');
  expect(law?.tapped.laws).toEqual([{ law: 'prophecy-of-ixth', owner: null }]);
  expect(chip(law?.tapped as Ti4Setup, 'prophecy-of-ixth')?.tapped.laws).toEqual([]);
});

test('hands are unknown, empty or known for everybody at once', () => {
  expect(handsOf(fight)).toBe('none');
  const unknown = withHands(fight, 'unknown');
  expect(handsOf(unknown)).toBe('unknown');
  expect(game.setup.check(unknown).ok).toBe(true);
  const war = game.setup.presets.find(({ id }) => id === 'mecatol-war')?.setup as Ti4Setup;
  expect(handsOf(war)).toBe('known');
  expect(withHands(war, 'known').attacker?.hand).toEqual(war.attacker?.hand);
  expect(withHands(war, 'none').thirds.map(({ hand }) => hand)).toEqual([[], []]);
});

test('tonight: everybody who took part is offered once, as they were last, and keeps the units that stand there', () => {
  const war = game.setup.presets.find(({ id }) => id === 'mecatol-war')?.setup as Ti4Setup;
  const night = (setup: Ti4Setup, at: number) => ({ game: 'twilight-imperium', name: `${at}`, at, setup });
  const guests = guestsOf([night(letnev('2 dread; duranium'), 2), night(war, 1)]);
  expect(guests.map(({ faction }) => faction)).toEqual(['letnev', 'arborec', 'xxcha', 'titans', 'hacan']);
  expect(guests[0]?.technologies).toEqual(['duranium-armor']);
  const [guest] = guests;
  const there = guest ? withGuest(fight, 'attacker', guest) : fight;
  expect(there.attacker).toMatchObject({ faction: 'letnev', technologies: ['duranium-armor'] });
  expect(writeLine(there, 'attacker')).toMatch(/^3 dreadnoughts, 2 carriers, 8 fighters, 1 war sun; Dur/);
  expect(game.setup.check(there).ok).toBe(true);
});
