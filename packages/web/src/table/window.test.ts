import { findGame, loadWhole } from '@fray/games';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { adviser } from '../advice/consult.ts';
import { adviseWindow, type WindowAdvice } from '../advice/window.ts';
import type { Screen } from './screen.svelte.ts';
import { enterPage, leavePage, TestTable } from './testing/table.ts';

beforeEach(enterPage);
afterEach(leavePage);
afterEach(() => void vi.restoreAllMocks());

const found = findGame('twilight-imperium');
if (!found.ok) throw new Error(found.reason.code);
const game = await loadWhole(found.card);

async function openWith(hand: readonly string[] | null): Promise<Screen> {
  const read = game.setup.check({
    attacker: { forces: 'hacan: 2 dreadnought, 1 cruiser', hand },
    defender: { forces: 'sol: 2 dreadnought, 1 cruiser', hand: ['fire-team'] },
    start: 'P2.1',
    extent: 'space',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  // The other seat is a bot: the hand of the only person is on the screen.
  const { screen } = await TestTable.open(game, read.setup, { defender: 'rules' }, 1);
  return screen;
}
/** Plays what is filled until the person may use a card. */
function toWindow(screen: Screen): void {
  for (let i = 0; i < 60 && (!screen.isWindow || screen.routeToRoll()) && !screen.now.over; i++) {
    const route = screen.routeToRoll();
    const bot = screen.botToMove;
    const hits = screen.items.some(({ choice }) => choice.group === 'hits');
    const { filled } = screen;
    if (bot !== undefined) screen.playBot(bot, screen.askBot(bot) as never);
    else if (route) screen.answer(route.moves);
    else if (hits)
      screen.answer(
        screen.together(
          'attacker',
          ({ group }) => group === 'hits',
          ([first]) => first,
        ).moves,
      );
    else if (filled) screen.answer([filled.choice]);
    else return;
  }
}

test('in a window for a card that is known to be held nothing is filled until the advisor has answered', async () => {
  const screen = await openWith(['direct-hit', 'direct-hit']);
  toWindow(screen);
  expect(screen.isWindow).toBe(true);
  const use = screen.items.find(({ choice }) => choice.group === 'card');
  expect(screen.filled).toBeUndefined();
  const answer = (best: unknown): typeof adviseWindow => {
    return (_screen, _seat, hear) => {
      hear({ chances: new Map([[use?.choice as never, [0.56, 0.82]]]), best: best as never });
      return () => undefined;
    };
  };
  screen.advise(answer(use?.choice));
  expect(screen.filled?.choice).toBe(use?.choice);
  expect(screen.filled?.label).toMatch(/, 56 → 82 %$/);
});

test('what leads by less than its interval is not filled, and a pass is not filled by the policy', async () => {
  const screen = await openWith(['direct-hit', 'direct-hit']);
  toWindow(screen);
  screen.advise((_screen, _seat, hear) => {
    hear({ chances: new Map(), best: undefined });
    return () => undefined;
  });
  expect(screen.filled).toBeUndefined();
});

test.each([
  ['of one target', [[0.07, 0.32]], [[0.07, 0.32]]],
  // Who passes at the first moment keeps the card for the second.
  [
    'of two targets',
    [
      [0.32, 0.32],
      [0.07, 0.32],
    ],
    [
      [0.07, 0.32],
      [0.07, 0.32],
    ],
  ],
])('a reply %s has the chance without any and with each', (_, found, expected) => {
  const pass = { seat: 'defender', role: 'passes', action: { type: 'pass' } };
  const uses = found.map((__, unit) => ({ ...pass, role: 'acts', action: { type: 'use', unit } }));
  let asked = 0;
  vi.spyOn(adviser, 'ask').mockImplementation((_question, hear) => {
    const [without, use] = found[asked] as [number, number];
    const choices = [
      { choice: uses[asked++], chance: use },
      { choice: pass, chance: without },
    ];
    hear({ played: 1, most: 1, done: true, advice: { choices, equal: use > without ? 1 : 2 } } as never);
    return () => undefined;
  });
  const heard: WindowAdvice[] = [];
  const items = [...uses, pass].map((choice) => ({ choice, label: '' }));
  const screen = { game, items, reply: { targets: uses.map((choice) => ({ choice, view: {} })) } };
  adviseWindow(screen as never, 'defender', (advice) => heard.push(advice));
  expect(uses.map((use) => heard[0]?.chances.get(use as never))).toEqual(expected);
  expect(heard[0]?.best).toBe(uses.at(-1));
});
