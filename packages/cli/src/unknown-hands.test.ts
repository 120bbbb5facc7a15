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
const PRESETS = ['table', 'real-cards'];

describe('a hand that is not known', () => {
  test.each(PRESETS)('mk %s: no odds, no simulation and no sweep, and what to do instead', async (preset) => {
    const commands = [
      ['odds', 'mk', preset],
      ['odds', 'mk', preset, '--json'],
      ['simulate', 'mk', '--setup', preset, '--games', '2'],
      ['sweep', 'mk', '--setup', preset, '--vary', 'heroes.0.armor=2..3'],
      ['play', 'mk', '--setup', preset, '--bot', 'hero=rules'],
    ];
    for (const command of commands) {
      const { code, out, err } = await type(command);
      expect({ command, code, out }).toEqual({ command, code: 2, out: '' });
      expect(err).toContain(UNKNOWN);
      expect(err).toContain('"pool": "cards"');
    }
  });

  test('no odds of real decks either', async () => {
    const { code, out } = await type(['odds', 'fab', 'own-deck']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
  });

  test.each(PRESETS)('mk %s: "a" in the terminal says so and shows no share', async (preset) => {
    const { out } = await type(['play', 'mk', '--setup', preset, '--seed', '3'], 'a\nq\nn\n');
    expect(out.replaceAll(/\s+/g, ' ')).toContain(UNKNOWN);
    expect(out).not.toMatch(/\d %|exact/);
  });

  test.each(PRESETS)('mk %s: advise of fray stdio has its code', async (preset) => {
    const server = new ProtocolServer(GAMES);
    await server.handle({ op: 'start', game: 'mage-knight', setup: preset, seed: 1 });
    await expect(server.handle({ op: 'advise' })).rejects.toMatchObject({ code: 'hand-not-known' });
  });
});
