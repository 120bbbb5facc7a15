import { Combat, type Ruleset, seeded, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { type AtDevice, eyesAt, hidesAmong, passAt } from './eyes.ts';

async function stateOf(id: string, change: (setup: never) => unknown = (setup) => setup) {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  const game: WholeGame = await loadWhole(found.card);
  const checked = game.setup.check(change(structuredClone(game.setup.presets[0]?.setup) as never));
  if (!checked.ok) throw new Error(game.setup.text.en.problem(checked.reason));
  return { game, state: Combat.begin(game.rules, checked.setup, seeded(1)).state };
}
const hides = async (id: string, seats: string[], change?: (setup: never) => unknown): Promise<boolean> => {
  const { game, state } = await stateOf(id, change);
  return hidesAmong(game.rules, state, seats);
};

test('hands are hidden among two players, and from one who plays against a bot', async () => {
  expect(await hides('flesh-and-blood', ['A', 'B'])).toBe(true);
  expect(await hides('flesh-and-blood', ['A'])).toBe(true);
});

test('where nothing is hidden everybody looks at once', async () => {
  for (const id of ['merc', 'mage-knight']) {
    const { game, state } = await stateOf(id);
    expect(hidesAmong(game.rules, state, game.players)).toBe(false);
  }
});

test('Twilight Imperium hides only hands that the set-up knows', async () => {
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
  // Whoever holds the only hand that is known has nothing kept from them.
  expect(await hides('twilight-imperium', ['attacker'], withHands(['direct-hit'], null))).toBe(false);
  expect(await hides('twilight-imperium', ['defender'], withHands(['direct-hit'], null))).toBe(true);
});

test('what nobody at the device knows is no secret among them', () => {
  const deck = ['x', 'y'];
  const hand = ['z'];
  const state = { frames: [], deck, hand } as Types['state'];
  const rules: Pick<Ruleset<Types>, 'secrets'> = {
    secrets: (_, seat) => [{ dealt: [deck, ...(seat === 'a' ? [] : [hand])] }],
  };
  expect(hidesAmong(rules, state, ['b', 'c'])).toBe(false);
  expect(hidesAmong(rules, state, ['a', 'b'])).toBe(true);
  expect(hidesAmong(rules, state, ['b'])).toBe(true);
  expect(hidesAmong({}, state, ['a', 'b'])).toBe(false);
});

const device = (more: Partial<AtDevice> = {}): AtDevice => ({
  hides: true,
  persons: ['a', 'b'],
  acting: ['b'],
  holder: 'a',
  open: false,
  over: false,
  ...more,
});

test('the device is passed to whoever decides, and only where something is hidden', () => {
  expect(passAt(device())).toBe('b');
  expect(passAt(device({ holder: 'b' }))).toBeUndefined();
  expect(passAt(device({ hides: false }))).toBeUndefined();
  expect(passAt(device({ open: true }))).toBeUndefined();
  expect(passAt(device({ persons: ['a'] }))).toBeUndefined();
  // A bot, the host or the dice are next: whoever holds it keeps it, but nobody's hands are open to all.
  expect(passAt(device({ acting: ['host'] }))).toBeUndefined();
  expect(passAt(device({ acting: [], holder: undefined }))).toBe('a');
  expect(passAt(device({ over: true }))).toBeUndefined();
});

test('the page draws through the eyes of whoever holds the device, of the only person, or of nobody in particular', () => {
  expect(eyesAt(device(), ['a', 'b'])).toBe('a');
  expect(eyesAt(device({ hides: false }), ['a', 'b'])).toBeUndefined();
  expect(eyesAt(device({ persons: ['b'] }), ['a', 'b'])).toBe('b');
  expect(eyesAt(device({ persons: [] }), ['a', 'b'])).toBe('a');
  // Hands that lie open are turned to whoever decides.
  expect(eyesAt(device({ open: true }), ['a', 'b'])).toBe('b');
});
