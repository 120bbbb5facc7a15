import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from './main.ts';
import { ProtocolServer } from './stdio/protocol-server.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';

async function play(game: string, setup: string, ...typed: string[]): Promise<string> {
  const { context, texts } = fakeTerminal(typed.map((line) => `${line}\n`).join(''), GAMES, 'unused');
  await fray(context, ['play', game, '--setup', setup, '--seed', '3']);
  await new Promise((resolve) => setImmediate(resolve));
  return texts.out.replaceAll(/\s+/g, ' ');
}
const HAND = ['wounding blow r', 'head jab r', 'titanium bauble'];

describe('a hand that is said, in the terminal', () => {
  test('Flesh and Blood with real decks: the table; it is remembered for "a", and forgotten', async () => {
    const out = await play(
      'fab',
      'own-deck',
      'a',
      `a hand: ${HAND.join(', ')}`,
      'a',
      'a forget',
      'a hand: snatchy',
      'q',
      'n',
    );
    const unknown = 'You hold the real cards and Fray does not know them';
    expect(out.split('What each first move brings')).toHaveLength(3);
    expect(out).toMatch(/ 7 \d+ \d+ \d+ \d+ -?[\d.]+ Play Head Jab \(red\)/);
    expect(out.split(unknown)).toHaveLength(3);
    expect(out.lastIndexOf(unknown)).toBeGreaterThan(out.lastIndexOf('What each first move brings'));
    expect(out).toContain('You hold nothing named "snatchy"');
    expect(out).not.toMatch(/100(\.0)? %/);
  });
  test('Mage Knight with real cards: the plan', async () => {
    const out = await play('mk', 'table', 'a', 'a hand: rage, march, swiftness; mana: red', 'q', 'n');
    expect(out).toContain('You hold the real cards and Fray does not know them');
    expect(out).toContain('The best plan: ');
  });
  test('where Fray knows the cards, nothing is said', async () => {
    expect(await play('fab', 'ira vs rhinar', 'a hand: snatch r', 'q', 'n')).toContain('Nothing is named here');
  });
});

describe('held in fray stdio', () => {
  const server = async (game: string, setup: string) => {
    const one = new ProtocolServer(GAMES);
    await one.handle({ op: 'start', game, setup, seed: 1 });
    return (request: object) => one.handle(request as Record<string, unknown>);
  };
  test('the same table; nothing changes, and nothing is remembered', async () => {
    const ask = await server('fab', 'own-deck');
    const before = await ask({ op: 'state' });
    const saved = await ask({ op: 'save' });
    const { advice } = (await ask({ op: 'advise', held: { hand: HAND } })) as {
      advice: { method: string; choices: { action: object; does: string }[] };
    };
    expect(advice).toMatchObject({ method: 'solved', counted: [] });
    expect(await ask({ op: 'state' })).toEqual(before);
    expect(await ask({ op: 'save' })).toEqual(saved);
    await expect(ask({ op: 'advise' })).rejects.toMatchObject({ code: 'hand-not-known' });
    const jab = advice.choices.find(({ does }) => does.includes('Head Jab'));
    await ask({ op: 'act', seat: 'A', action: jab?.action });
  });
  test('Mage Knight: the plan', async () => {
    const ask = await server('mk', 'table');
    const { advice } = (await ask({ op: 'advise', held: { hand: ['rage', 'march'] } })) as { advice: object };
    expect(advice).toMatchObject({ method: 'plan', plan: { figures: {} } });
  });
  test.each([
    [{ hand: 7 }, 'bad-request'],
    ['snatch', 'bad-request'],
    [{ hand: ['no such card'] }, 'held-unknown'],
    [{ pocket: [] }, 'held-place'],
    [{ arsenal: 'snatch r' }, 'held-too-many'],
  ])('%j is refused', async (held, code) => {
    const ask = await server('fab', 'own-deck');
    await expect(ask({ op: 'advise', held })).rejects.toMatchObject({ code });
  });
});
