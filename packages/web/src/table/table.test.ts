import { Combat, type PromptChoice, seededDice, type Types } from '@fray/engine';
import { findGame, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { collapseRepeats } from './collapse-repeats.ts';
import { arrange, type Item, itemsOf, partsOf, primaryOf, rollOf, safeOf } from './items.ts';
import { Lines } from './lines.ts';
import { luckOf } from './luck.ts';
import { Past } from './past.ts';
import { recentRolls } from './rolls.ts';
import type { Line } from './screen.ts';

async function begin(id: string, seed = 1): Promise<{ game: WholeGame; combat: Combat<Types> }> {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.reason.code);
  const game = await loadWhole(found.card);
  return { game, combat: Combat.begin(game.rules, game.setup.presets[0]?.setup, seededDice(seed)) as Combat<Types> };
}
function playOut(game: WholeGame, combat: Combat<Types>): void {
  for (let i = 0; i < 2000 && combat.outcome === undefined; i++) {
    const seat = combat.choices().find((choice) => !choice.not)?.seat ?? '';
    combat.playBot(seat, game.bot);
  }
}
const AT_ONCE = Number.POSITIVE_INFINITY;
function linesOf(
  game: WholeGame,
  combat: Combat<Types>,
  viewer?: string,
  lines = new Lines(),
  now?: { view: unknown; round: number | undefined },
): Line[] {
  const seen = (at: number) => (viewer === undefined ? combat.moment(at) : combat.view(viewer, at));
  const telling = {
    game,
    played: combat,
    text: game.text.en,
    viewer,
    seen,
    ...(now ? { now } : {}),
    note: () => 'note',
    onlyHits: '',
  };
  return lines.of(telling, AT_ONCE).lines;
}
const pastOf = (combat: Combat<Types>, viewer?: string) => new Past().of(combat.history(), 0, viewer);

type Said = Partial<Pick<PromptChoice<Types>, 'role' | 'place' | 'seat' | 'form'>> & { why?: string; of?: string };
/** A choice of a type: `acts` in the flow, about nothing, unless more is said of it. */
const item = (type: string, { why, of, ...said }: Said = {}): Item => ({
  choice: {
    seat: 'a',
    action: { type, ...(of === undefined ? {} : { of }) },
    ...(why === undefined ? {} : { not: { code: why } }),
    place: 'flow',
    role: 'acts',
    about: of === undefined ? [] : [{ kind: 'unit', id: of }],
    ...said,
  },
  label: `${said.seat ?? ''} ${type}`.trim(),
  ...(why === undefined ? {} : { why }),
});

test('one thing leads: the only one, or what goes on; giving up never does while something better is only blocked', () => {
  const pass = item('pass', { role: 'passes' });
  const aim = item('aim', { of: 'x' });
  expect(primaryOf([pass])).toBe(pass);
  expect(primaryOf([aim, item('fire', { role: 'rolls' }), pass])?.label).toBe('fire');
  expect(primaryOf([aim, item('fire', { role: 'rolls', why: 'not yet' }), pass])).toBeUndefined();
  expect(primaryOf([item('use', { of: 'x' }), pass])).toBe(pass);
  expect(primaryOf([item('retreat', { role: 'risks' })])).toBeUndefined();
});

test('with real cards what ends or passes is never filled while something else is open, and a throw or an accept is', () => {
  const aim = item('aim', { role: 'acts' });
  const end = item('end the phase', { role: 'ends' });
  const pass = item('pass', { role: 'passes' });
  expect(safeOf([aim, end])).toBeUndefined();
  expect(safeOf([aim, pass])).toBeUndefined();
  expect(safeOf([pass])).toBe(pass);
  expect(safeOf([aim, item('fire', { role: 'rolls' }), pass])?.label).toBe('fire');
  expect(safeOf([aim, item('resolve', { role: 'commits' }), end])?.label).toBe('resolve');
});

test('R rolls the dice of the step in every language; it is not the name of an order, and does nothing if there are two', () => {
  const fire = item('Feuern', { role: 'rolls' });
  expect(rollOf([item('pass', { role: 'passes' }), fire])).toBe(fire);
  expect(rollOf([item('roll again'), item('attack')])).toBeUndefined();
  expect(rollOf([fire, item('fire', { role: 'rolls', of: 'b' })])).toBeUndefined();
});

test('the bar shows what has room, the way back always, and counts the rest', () => {
  const items = [
    ...Array.from({ length: 6 }, (_, i) => item('aim', { of: `${i}` })),
    item('CANCEL_ATTACK', { place: 'back' }),
  ];
  const { shown, rest } = arrange(items, 3, primaryOf(items));
  expect(shown.map((one) => one.label)).toEqual(['CANCEL_ATTACK', 'aim']);
  expect(rest).toBe(5);
  expect(arrange(items.slice(0, 3), 3, undefined).rest).toBe(0);
});

test('where nothing is filled the bar fills nothing, even if a pass is all that leads on', () => {
  const items = [item('use', { of: 'x' }), item('pass', { role: 'passes' })];
  expect(primaryOf(items)?.label).toBe('pass');
  const { primary, shown } = arrange(items, 3, undefined);
  expect(primary).toBeUndefined();
  expect(shown.map((one) => one.label)).toEqual(['use', 'pass']);
});

test('the end of a turn is in sight, but not filled', () => {
  const items = [
    ...Array.from({ length: 4 }, (_, i) => item('play', { of: `${i}` })),
    item('weapon', { of: 'x' }),
    item('pass', { role: 'ends' }),
  ];
  const { primary, shown, rest } = arrange(items, 3, primaryOf(items));
  expect(primary).toBeUndefined();
  expect(shown.map((one) => one.label)).toEqual(['play', 'pass']);
  expect(rest).toBe(4);
});

test('one of each kind is in sight before the second of any; what goes on leads', () => {
  const items = [
    item('retreat', { role: 'risks', of: 'A1' }),
    item('retreat', { role: 'risks', of: 'A3' }),
    item('fight on', { role: 'goes on' }),
    item('split', { form: true }),
  ];
  const { primary, shown } = arrange(items, 3, primaryOf(items));
  expect(primary?.label).toBe('fight on');
  expect(shown.map((one) => one.label)).toEqual(['retreat', 'retreat', 'split']);
  const unmarked = items.map((one) => ({ ...one, choice: { ...one.choice, role: 'acts' as const } }));
  expect(arrange(unmarked, 3, primaryOf(unmarked)).shown.map((one) => one.label)).toEqual(['retreat', 'fight on']);
});

test('where two sides decide at once, the first thing of each is in sight', () => {
  const items = ['a', 'b'].flatMap((seat) =>
    ['sustain', 'lose'].map((type, i) => item(type, { seat, of: `${seat}${i}` })),
  );
  expect(arrange(items, 3, primaryOf(items)).shown.map((one) => one.label)).toEqual(['a sustain', 'b sustain']);
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
  for (const whole of ['Pitch Wild Ride (red) and Muscle Mutt (yellow)', 'Impulse Core: Yin (defender)', 'Roll'])
    expect(partsOf(whole)).toEqual({ words: whole });
});

test('equal reminders are one line: a card played twice must not stop the page', () => {
  const twice = 'Next weapon attack: power +3 (Sharpen Steel)';
  expect(collapseRepeats([twice, 'Go again', twice])).toEqual([`${twice} (×2)`, 'Go again']);
});

test('choices keep their words, blocked ones their reason, and digits count only what can be done', async () => {
  const { game, combat } = await begin('merc');
  const items = itemsOf(combat.prompt(), combat.state, game.text.en, game.text.en.reason);
  const blocked = items.filter((one) => one.why !== undefined);
  expect(blocked.length).toBeGreaterThan(0);
  for (const one of blocked) expect(one.key).toBeUndefined();
  expect(items.filter((one) => one.key !== undefined).map((one) => one.key)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('luck compares hits with what each die promised; the log has a moment for every line', async () => {
  const { game, combat } = await begin('merc', 4);
  playOut(game, combat);
  const luck = luckOf(game, pastOf(combat));
  expect(luck.length).toBe(2);
  for (const one of luck) {
    expect(one.hits).toBeLessThanOrEqual(one.dice);
    expect(one.expected).toBeCloseTo(one.dice / 2, 9);
  }
  const log = linesOf(game, combat);
  expect(log.length).toBeGreaterThan(5);
  for (const line of log) expect(combat.moment(line.at)).toBeDefined();
  expect([...log].sort((a, b) => a.at - b.at)).toEqual(log);
  const now = { at: combat.at, over: true, outcome: combat.outcome };
  const history = { past: () => pastOf(combat), first: 0 };
  const screen = { game, text: game.text.en, history, now, lookAt: undefined };
  expect(recentRolls(screen).length).toBeGreaterThan(0);
  expect(recentRolls({ ...screen, lookAt: 0 })).toEqual([]);
});

test('lines that were made as the combat went on are those of the whole combat read at once', async () => {
  const { game, combat } = await begin('merc', 4);
  const kept = new Lines();
  for (let i = 0; i < 60 && combat.outcome === undefined; i++) {
    combat.playBot(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
    const view = combat.state;
    linesOf(game, combat, undefined, kept, { view, round: game.standing(view, game.text.en).round });
  }
  expect(linesOf(game, combat, undefined, kept)).toEqual(linesOf(game, combat));
});

test('what a move does many times over is one line of the log', async () => {
  const { game } = await begin('twilight-imperium');
  const preset = game.setup.presets.find(({ id }) => id === 'mecatol-war');
  const all: Line[] = [];
  for (let seed = 1; seed <= 4; seed++) {
    const combat = Combat.begin(game.rules, preset?.setup, seededDice(seed)) as Combat<Types>;
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
    combat.playBot(combat.choices().find((choice) => !choice.not)?.seat ?? '', game.bot);
  }
  const told = combat.history().flatMap((entry) => entry.events);
  expect(told.some((one) => one.only !== undefined)).toBe(true);
  const log = (viewer: string) => linesOf(game, combat, viewer).map((line) => line.text);
  expect(log('A')).not.toEqual(log('B'));
});
