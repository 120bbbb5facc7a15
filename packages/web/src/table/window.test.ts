import { findGame, loadWhole } from '@fray/games';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { adviseWindow } from '../advice/window.ts';
import type { Screen } from './screen.svelte.ts';
import { enterPage, leavePage, TestTable } from './testing/table.ts';

beforeEach(enterPage);
afterEach(leavePage);

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
