import { clone } from '@fray/engine';
import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from './main.ts';
import { ProtocolServer } from './stdio/protocol-server.ts';
import { fakeTerminal } from './testing/fake-terminal.ts';

/** With real cards no figure is shown before somebody said what they hold. */
async function type(words: readonly string[], typed = ''): Promise<{ code: number; out: string; err: string }> {
  const { context, texts } = fakeTerminal(typed, GAMES, 'unused');
  const code = await fray(context, words);
  await new Promise((resolve) => setImmediate(resolve));
  return { code, ...texts };
}
const UNKNOWN = 'You hold the real cards and Fray does not know them';
/** Presets in which people hold the cards, what a sweep could vary there, and what the refusal offers instead. */
const HANDS = [
  { game: 'mk', preset: 'table', seat: 'hero', vary: 'heroes.0.armor=2..3', instead: '"pool": "cards"' },
  { game: 'mk', preset: 'real-cards', seat: 'hero', vary: 'heroes.0.armor=2..3', instead: '"pool": "cards"' },
  { game: 'fab', preset: 'own-deck', seat: 'A', vary: 'own.A.life=10..11', instead: '"players"' },
];

describe('a hand that is not known', () => {
  test.each(HANDS)(
    '$game $preset: no odds, no simulation, no sweep and no bot, and what to do instead',
    async (hands) => {
      const { game, preset, seat, vary, instead } = hands;
      const commands = [
        ['odds', game, preset],
        ['odds', game, preset, '--json'],
        ['simulate', game, '--setup', preset, '--games', '2'],
        ['sweep', game, '--setup', preset, '--vary', vary],
        ['play', game, '--setup', preset, '--bot', `${seat}=rules`],
      ];
      for (const command of commands) {
        const { code, out, err } = await type(command);
        expect({ command, code, out }).toEqual({ command, code: 2, out: '' });
        expect(err).toContain(UNKNOWN);
        expect(err).toContain(instead);
      }
    },
  );

  test.each(HANDS)('$game $preset: "a" in the terminal says so and shows no share', async ({ game, preset }) => {
    const { out } = await type(['play', game, '--setup', preset, '--seed', '3'], 'a\nq\nn\n');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(UNKNOWN);
    expect(out).not.toMatch(/\d %|exact/);
  });

  test.each(HANDS)('$game $preset: advise of fray stdio has its code', async ({ game, preset }) => {
    const server = new ProtocolServer(GAMES);
    await server.handle({ op: 'start', game, setup: preset, seed: 1 });
    await expect(server.handle({ op: 'advise' })).rejects.toMatchObject({ code: 'hand-not-known' });
  });

  test('every other preset in which people hold the cards is refused too, and no other one', async () => {
    const refused = await Promise.all(
      GAMES.map(async (card) => {
        const game = await card.load();
        const { presets } = await card.loadSetup();
        const unknown = presets.filter(({ setup }) => game.handNotKnown?.(game.rules.begin(clone(setup))));
        for (const { id } of unknown) expect((await type(['odds', card.id, id])).code).toBe(2);
        return unknown.map(({ id }) => `${card.id} ${id}`);
      }),
    );
    const tables = ['real-cards', 't1', 't10', 't4', 't6', 't7', 't9', 'table'];
    expect(refused.flat().sort()).toEqual(['flesh-and-blood own-deck', ...tables.map((id) => `mage-knight ${id}`)]);
  });
});
