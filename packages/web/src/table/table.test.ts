import { Combat, choices, seeded, type Types } from '@fray/engine';
import { type AnyGame, findGame } from '@fray/games';
import { expect, test } from 'vitest';
import type { Sitter } from '../store/db.ts';
import { automaticMove } from './automatic.ts';
import { arrange, type Item, itemsOf, partsOf, primaryOf, rollOf } from './items.ts';
import { type Line, Lines } from './lines.ts';
import { luckOf } from './luck.ts';
import { joined } from './reminders.ts';
import { recentRolls } from './rolls.ts';

async function begin(id: string, seed = 1): Promise<{ game: AnyGame; combat: Combat<Types> }> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.why);
  const game = await found.card.load();
  return { game, combat: Combat.begin(game.rules, game.setup.presets[0]?.setup, seeded(seed)) as Combat<Types> };
}
function playOut(game: AnyGame, combat: Combat<Types>): void {
  for (let i = 0; i < 2000 && combat.outcome === undefined; i++) {
    const seat = combat.choices().find((choice) => !choice.not)?.seat ?? '';
    combat.letPlay(seat, game.bot);
  }
}
const linesOf = (game: AnyGame, combat: Combat<Types>, eyes?: string, lines = new Lines(), round?: number): Line[] =>
  lines.of({ game, combat, text: game.text.en, eyes, round, note: (note) => note.code });
const item = (type: string, why?: string, more: object = {}): Item => ({
  choice: { seat: 'a', action: { type, ...more } },
  label: type,
  ...(why === undefined ? {} : { why }),
});

test('one thing leads: the only one, or what goes on; giving up never does while something better is only blocked', () => {
  expect(primaryOf([item('pass')])?.label).toBe('pass');
  expect(primaryOf([item('aim', undefined, { target: 'x' }), item('fire'), item('pass')])?.label).toBe('fire');
  expect(primaryOf([item('aim', undefined, { target: 'x' }), item('fire', 'not yet'), item('pass')])).toBeUndefined();
  expect(primaryOf([item('use', undefined, { effect: 'x' }), item('pass')])?.label).toBe('pass');
  expect(rollOf([item('pass'), item('roll')])?.label).toBe('roll');
});

test('the bar shows what has room, the way back always, and counts the rest', () => {
  const items = [
    ...Array.from({ length: 6 }, (_, i) => item('aim', undefined, { target: `${i}` })),
    item('CANCEL_ATTACK', undefined, { x: 1 }),
  ];
  const { shown, rest } = arrange(items, 3);
  expect(shown.map((one) => one.label)).toEqual(['CANCEL_ATTACK', 'aim']);
  expect(rest).toBe(5);
  expect(arrange(items.slice(0, 3), 3).rest).toBe(0);
});

test('one of each kind is in sight before the second of any; the usual way on leads where the game names it', () => {
  const items = [
    item('retreat', undefined, { sector: 'A1' }),
    item('retreat', undefined, { sector: 'A3' }),
    item('fight on', undefined, { squad: 'primary' }),
    { ...item('split', undefined, { unit: 'x' }), choice: { ...item('split').choice, form: true } as Item['choice'] },
  ];
  expect(arrange(items, 3).shown.map((one) => one.label)).toEqual(['retreat', 'fight on']);
  const led = arrange(items, 3, ['fight on']);
  expect(led.primary?.label).toBe('fight on');
  expect(led.shown.map((one) => one.label)).toEqual(['retreat', 'retreat', 'split']);
  expect(primaryOf(items, ['split'])).toBeUndefined();
});

test('where two sides decide at once, the first thing of each is in sight', () => {
  const of = (seat: string, type: string): Item => ({ choice: { seat, action: { type } }, label: `${seat} ${type}` });
  const items = [of('a', 'sustain'), of('a', 'lose'), of('b', 'sustain'), of('b', 'lose')].map((one, i) => ({
    ...one,
    choice: { ...one.choice, action: { ...one.choice.action, unit: i } },
  }));
  expect(arrange(items, 3).shown.map((one) => one.label)).toEqual(['a sustain', 'b sustain']);
});

test('brackets at the end of a label are its small print; one word there belongs to the name', () => {
  expect(partsOf('Aim at Ra (health 2 of 3, armor 2)')).toEqual({
    words: 'Aim at Ra',
    small: 'health 2 of 3, armor 2',
  });
  expect(partsOf('Block Heroes (fortified), attack 1 (5 needed)')).toEqual({
    words: 'Block Heroes (fortified), attack 1',
    small: '5 needed',
  });
  expect(partsOf('Add it (2 left) (costs 1)')).toEqual({ words: 'Add it', small: '2 left, costs 1' });
  for (const whole of ['Pay with Wild Ride (red) and Muscle Mutt (yellow)', 'Impulse Core: Yin (defender)', 'Roll'])
    expect(partsOf(whole)).toEqual({ words: whole });
});

test('equal reminders are one line: a card played twice must not stop the page', () => {
  const twice = 'Next weapon attack: power +3 (Sharpen Steel)';
  expect(joined([twice, 'Go again', twice])).toEqual([`${twice} (×2)`, 'Go again']);
});

test('choices keep their words, blocked ones their reason, and digits count only what can be done', async () => {
  const { game, combat } = await begin('merc');
  const items = itemsOf(combat.choices(), combat.state, game.text.en, game.text.en.reason);
  const blocked = items.filter((one) => one.why !== undefined);
  expect(blocked.length).toBeGreaterThan(0);
  for (const one of blocked) expect(one.key).toBeUndefined();
  expect(items.filter((one) => one.key !== undefined).map((one) => one.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('bots move by themselves, people do not; an empty window is passed only where that is wanted', async () => {
  const { game, combat } = await begin('flesh-and-blood');
  const seat = combat.choices().find((choice) => !choice.not)?.seat ?? '';
  const automatic = (sitters: Record<string, Sitter>, passes: boolean) =>
    automaticMove(combat.state, choices(game.rules, combat.state), sitters, passes);
  expect(automatic({}, false)).toBeUndefined();
  expect(automatic({ [seat]: 'rules' }, false)).toEqual({ seat });
  let passed = 0;
  for (let i = 0; i < 300 && combat.outcome === undefined && !passed; i++) {
    const move = automatic({}, true);
    if (move?.choice) {
      expect(automatic({}, false)).toBeUndefined();
      expect(
        combat.choices().filter((choice) => !choice.not && choice.action.type !== 'concede' && choice.seat !== 'host')
          .length,
      ).toBe(1);
      passed++;
    }
    combat.letPlay(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
  }
  expect(passed).toBe(1);
});

test('luck compares hits with what each die promised; the log has a moment for every line', async () => {
  const { game, combat } = await begin('merc', 4);
  playOut(game, combat);
  const luck = luckOf(game, combat.history());
  expect(luck.length).toBe(2);
  for (const one of luck) {
    expect(one.hits).toBeLessThanOrEqual(one.dice);
    expect(one.expected).toBeCloseTo(one.dice / 2, 9);
  }
  const log = linesOf(game, combat);
  expect(log.length).toBeGreaterThan(5);
  for (const line of log) expect(combat.moment(line.at)).toBeDefined();
  expect([...log].sort((a, b) => a.at - b.at)).toEqual(log);
  const rolls = recentRolls(game, game.text.en, combat, combat.at);
  expect(rolls.length).toBeGreaterThan(0);
});

test('lines that were made as the combat went on are those of the whole combat read at once', async () => {
  const { game, combat } = await begin('merc', 4);
  const kept = new Lines();
  for (let i = 0; i < 60 && combat.outcome === undefined; i++) {
    combat.letPlay(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
    linesOf(game, combat, undefined, kept, game.standing(combat.state, game.text.en).round);
  }
  expect(linesOf(game, combat, undefined, kept)).toEqual(linesOf(game, combat));
});

test('what a move does many times over is one line of the log', async () => {
  const { game } = await begin('twilight-imperium');
  const preset = game.setup.presets.find(({ id }) => id === 'mecatol-war');
  const all: Line[] = [];
  for (let seed = 1; seed <= 4; seed++) {
    const combat = Combat.begin(game.rules, preset?.setup, seeded(seed)) as Combat<Types>;
    playOut(game, combat);
    all.push(...linesOf(game, combat));
  }
  const again = all.filter((line, i) => {
    const next = all[i + 1];
    return next?.at === line.at && next.text === line.text && next.seat === line.seat;
  });
  expect(again).toEqual([]);
  expect(all.filter((line) => /^[2-9]\d* × /.test(line.text)).length).toBeGreaterThan(0);
});

test('a line that only one seat may know is left out of the other log', async () => {
  const { game, combat } = await begin('flesh-and-blood', 2);
  for (let i = 0; i < 60 && combat.outcome === undefined; i++) {
    combat.letPlay(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
  }
  const told = combat.history().flatMap((entry) => entry.events);
  expect(told.some((one) => one.only !== undefined)).toBe(true);
  const log = (eyes: string) => linesOf(game, combat, eyes).map((line) => line.text);
  expect(log('A')).not.toEqual(log('B'));
});
