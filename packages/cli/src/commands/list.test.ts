import { GAMES } from '@fray/games';
import { expect, test } from 'vitest';
import { fray } from '../main.ts';
import { ProtocolServer } from '../stdio/protocol-server.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

const LIST =
  'Name: Mine\nFormat: Blitz\n3x Head Jab (red)\n2x Rushing River (blue)\n1x Aftershock (red)\n1x Hed Jab (red)\n';
async function type(words: readonly string[], typed: string): Promise<{ code: number; out: string; err: string }> {
  const { context, texts } = fakeTerminal(typed, GAMES, 'unused');
  const code = await fray(context, words);
  return { code, ...texts };
}

test('fray list: how much is played, in lines and in cards, with the names; what is no card, by line', async () => {
  const { code, out } = await type(['list', '-'], LIST);
  expect(code).toBe(0);
  expect(out).toContain('Mine (Blitz)');
  expect(out).toMatch(/^ +whole +0 +0$/m);
  expect(out).toMatch(/^ +by figures +1 +3$/m);
  expect(out).toMatch(/^ +at the table +1 +2$/m);
  expect(out).toMatch(/^ +unknown +2 +2$/m);
  expect(out).toContain('by figures: Head Jab (red)');
  expect(out).toMatch(/Line 5: "1x Aftershock \(red\)" was printed after our data/);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    'Line 6: "1x Hed Jab (red)" is not a card that we know. Did you mean Head Jab (red)?',
  );
});

test('fray list --json and the op "list" of stdio tell the same', async () => {
  const { out } = await type(['list', '-', '--json'], LIST);
  const { game, ...list } = JSON.parse(out) as { game: string };
  expect(await new ProtocolServer(GAMES).handle({ op: 'list', text: LIST })).toEqual({ game, list });
  expect(list).toMatchObject({
    name: 'Mine',
    entries: [{ line: 3, count: 3, name: 'Head Jab (red)', place: 'deck', standing: 'figures' }, { line: 4 }],
    problems: [
      { path: 'line 5', code: 'list-unknown-card', newer: 1 },
      { code: 'list-unknown-card', near: 'Head Jab (red)' },
    ],
  });
});

test('a file that is not there is refused', async () => {
  expect(await type(['list', 'no-such-file.txt'], '')).toMatchObject({ code: 2, out: '' });
});
