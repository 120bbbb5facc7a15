import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { fakeTerminal } from '../testing/fake-terminal.ts';

/** The preset for real cards in the terminal, line by line. */
async function play(...typed: string[]): Promise<string> {
  const { context, texts } = fakeTerminal(typed.map((one) => `${one}\n`).join(''), GAMES, 'unused');
  await fray(context, ['play', 'mk', '--setup', 'real-cards', '--seed', '3']);
  await new Promise((resolve) => setImmediate(resolve));
  return texts.out + texts.err;
}

describe('real cards in the terminal', () => {
  test('the table is asked for what was drawn, by name; a name that cannot be is refused', async () => {
    const out = await play('2', 'dragon', 'names', 'were', 'q', 'n');
    expect(out).toContain('Tovak draws (brown token for Illusionists)');
    expect(out).toContain('"dragon" is none of what can be drawn now.');
    expect(out).toContain('Minotaur, Gargoyle, Medusa');
    expect(out).toContain('Illusionists summoned Werewolf.');
  });

  test('or leaves it to the computer', async () => {
    const out = await play('2', 'random', 'q', 'n');
    expect(out).toContain('The computer draws.');
    expect(out).toMatch(/Illusionists summoned [A-Z]/);
  });

  test('a fight from its setup to its end', async () => {
    const out = await play('2', 'minotaur', '3', '1', '3', '3', '2', 'q', 'n');
    expect(out).toContain('Tovak is knocked out: discard all cards in hand that are no Wounds.');
    expect(out).toContain('Phase 4, Attack: Tovak.');
    expect(out).toContain('Tovak withdraws one space to safety, a Wound for each.');
    expect(out).toContain('Tovak: Wounds in hand 7, in the discard pile 0.');
    expect(out).toContain('0 of 2 enemies defeated');
  });
});
