import { Combat, type Ruleset, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { type Device, handOverTo, hidesAmong, viewerAt } from './device.ts';

async function stateOf(id: string, change: (setup: never) => unknown = (setup) => setup) {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  const game: WholeGame = await loadWhole(found.card);
  const checked = game.setup.check(change(structuredClone(game.setup.presets[0]?.setup) as never));
  if (!checked.ok) throw new Error(game.setup.text.en.problem(checked.reason));
  return { game, state: Combat.begin(game.rules, checked.setup, seededDice(1)).state };
}
const hides = async (id: string, seats: string[], change?: (setup: never) => unknown): Promise<boolean> => {
  const { game, state } = await stateOf(id, change);
  return hidesAmong(game.rules, state, seats);
};

test('hands are hidden among two players, and from one who plays against a bot', async () => {
  expect(await hides('flesh-and-blood', ['A', 'B'])).toBe(true);
  expect(await hides('flesh-and-blood', ['A'])).toBe(true);
});

test('if nothing is hidden everybody looks at once', async () => {
  for (const id of ['merc', 'mage-knight']) {
    const { game, state } = await stateOf(id);
    expect(hidesAmong(game.rules, state, game.players)).toBe(false);
  }
});

test('Twilight Imperium hides only hands that the setup knows', async () => {
  type Hands = { attacker: { hand: string[] | null }; defender: { hand: string[] | null } };
  const withHands =
    (attacker: string[] | null, defender: string[] | null) =>
    (setup: Hands): unknown => ({
      ...setup,
      attacker: { ...setup.attacker, hand: attacker },
      defender: { ...setup.defender, hand: defender },
    });
  const both = ['attacker', 'defender'];
  expect(await hides('twilight-imperium', both, withHands(null, null))).toBe(false);
  expect(await hides('twilight-imperium', both, withHands(['direct-hit'], null))).toBe(true);
  expect(await hides('twilight-imperium', both, withHands([], []))).toBe(false);
  // Nothing is hidden from the holder of the only known hand.
  expect(await hides('twilight-imperium', ['attacker'], withHands(['direct-hit'], null))).toBe(false);
  expect(await hides('twilight-imperium', ['defender'], withHands(['direct-hit'], null))).toBe(true);
});

test('what nobody at the device knows is no secret among them', () => {
  const deck = ['x', 'y'];
  const hand = ['z'];
  const state = { frames: [], deck, hand } as Types['state'];
  const rules: Pick<Ruleset<Types>, 'secrets'> = {
    secrets: (_, seat) => [{ shuffled: [deck, ...(seat === 'a' ? [] : [hand])] }],
  };
  expect(hidesAmong(rules, state, ['b', 'c'])).toBe(false);
  expect(hidesAmong(rules, state, ['a', 'b'])).toBe(true);
  expect(hidesAmong(rules, state, ['b'])).toBe(true);
  expect(hidesAmong({}, state, ['a', 'b'])).toBe(false);
});

const device = (more: Partial<Device> = {}): Device => ({
  hides: true,
  persons: ['a', 'b'],
  seatsAsked: ['b'],
  holder: 'a',
  open: false,
  face: false,
  stops: undefined,
  over: false,
  ...more,
});

test('the device is handed to the seat that decides, and only if something is hidden', () => {
  expect(handOverTo(device())).toBe('b');
  expect(handOverTo(device({ holder: 'b' }))).toBeUndefined();
  expect(handOverTo(device({ hides: false }))).toBeUndefined();
  expect(handOverTo(device({ open: true }))).toBeUndefined();
  expect(handOverTo(device({ persons: ['a'] }))).toBeUndefined();
  // A bot, the host or the dice are next: its holder keeps it, but nobody's hand is open to all.
  expect(handOverTo(device({ seatsAsked: ['host'] }))).toBeUndefined();
  expect(handOverTo(device({ seatsAsked: [], holder: undefined }))).toBe('a');
  expect(handOverTo(device({ over: true }))).toBeUndefined();
});

test('the device shows what its holder sees, or the only person, or everything to everybody', () => {
  expect(viewerAt(device(), ['a', 'b'])).toBe('a');
  expect(viewerAt(device({ hides: false }), ['a', 'b'])).toBeUndefined();
  expect(viewerAt(device({ persons: ['b'] }), ['a', 'b'])).toBe('b');
  expect(viewerAt(device({ persons: [] }), ['a', 'b'])).toBe('a');
  // Open hands are shown to the seat that decides.
  expect(viewerAt(device({ open: true }), ['a', 'b'])).toBe('b');
});
