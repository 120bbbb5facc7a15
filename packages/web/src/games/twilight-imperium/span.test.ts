import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { beforeAll, expect, test } from 'vitest';
import { readLine } from './line.ts';
import { blankPlanet, type Ti4Setup } from './setup-model.ts';
import { isWiderFor, unusedIn, widenSpan } from './span.ts';
import { withThird } from './thirds.ts';

let game: WholeGame;
const preset = (id: string): Ti4Setup => game.setup.presets.find((one) => one.id === id)?.setup as Ti4Setup;
beforeAll(async () => {
  const found = findGame('twilight-imperium');
  if (!found.ok) throw new Error(found.reason.code);
  game = await loadWhole(found.card);
});

test('P1.1, P3.1: a third party, a PDS and a planet that are added make the span wider, in this order', () => {
  const fleets = preset('medium-fleets');
  expect(fleets).toMatchObject({ start: 'P2.1', extent: 'space' });
  const third = widenSpan(fleets, withThird(fleets, 'Next door'));
  expect(third.setup).toMatchObject({ start: 'P1.1', extent: 'space' });
  expect(third.by).toEqual([{ what: 'thirds', start: 'P1.1' }]);
  for (const by of third.by) {
    expect(isWiderFor(third.setup, by)).toBe(true);
    expect(isWiderFor({ ...third.setup, start: 'P2.1' }, by)).toBe(false);
    expect(isWiderFor({ ...third.setup, thirds: [] }, by)).toBe(false);
  }
  const typed = readLine(fleets, 'defender', '2 cruiser; on Jord: 2 inf, 1 pds');
  const both = widenSpan(fleets, typed.ok ? typed.setup : fleets);
  expect(both.setup).toMatchObject({ start: 'P1.1', extent: 'all' });
  expect(game.setup.check(both.setup).ok).toBe(true);
  const planet = { ...fleets, system: { ...fleets.system, planets: [blankPlanet('Jord')] } };
  expect(widenSpan(fleets, planet).setup).toMatchObject({ start: 'P2.1', extent: 'all' });
});

test('P2.1: ships that meet an attacker begin with the space combat, and with the cannons where there are any', () => {
  const landing = preset('shielded-landing');
  const typed = readLine(landing, 'defender', '2 cruiser; on Abyz: 3 inf, 1 pds');
  const wide = widenSpan(landing, typed.ok ? typed.setup : landing);
  expect(wide.setup.start).toBe('P1.1');
  expect(wide.by.map(({ what }) => what)).toEqual(['ships', 'cannons']);
  expect(game.setup.check(wide.setup).ok).toBe(true);
});

test('a span that a person narrows stays narrow, and the form shows what is not used', () => {
  const third = withThird(preset('medium-fleets'), 'Next door');
  const wide = { ...third, start: 'P1.1' };
  expect(unusedIn(wide)).toEqual([]);
  expect(widenSpan(wide, third)).toEqual({ setup: third, by: [] });
  expect(unusedIn(third)).toEqual([{ what: 'thirds', start: 'P1.1' }]);
  // Once narrowed, other changes leave it as it is.
  expect(widenSpan(third, { ...third, system: { ...third.system, name: 'Quann' } }).by).toEqual([]);
});

test('without ships there is nothing to fire at: a sentence, and no other span', () => {
  const ground = withThird(preset('ground-war'), 'Next door');
  expect(widenSpan(preset('ground-war'), ground).by).toEqual([]);
  expect(unusedIn(ground)).toEqual([{ what: 'thirds' }]);
});

test('no preset holds anything that its span never comes to', () => {
  for (const { id, setup } of game.setup.presets) expect(unusedIn(setup as Ti4Setup), id).toEqual([]);
});
