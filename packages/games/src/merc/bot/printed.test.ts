import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { decisionsOf, readRecorded } from '../../recorded.fixture.ts';
import { game } from '../tests/whole.ts';
import type { Merc } from '../types.ts';

const recorded = readRecorded<Merc>(readFileSync(new URL('printed.txt', import.meta.url), 'utf8'));

describe('section 22 move for move: 200 recorded decisions of the Dictator among several choices', () => {
  it('are 200', () => expect(recorded.flatMap(({ decisions }) => decisions)).toHaveLength(200));
  it.each([
    ['printed', game.opponents?.printed?.bot ?? expect.unreachable('no printed opponent')],
    ['rules', game.bot],
  ] as const)('%s decides the same', (_name, bot) => {
    for (const { setup, seed, decisions } of recorded)
      expect(decisionsOf(game, 'dictator', bot, { setup, seed, most: decisions.length })).toEqual(decisions);
  });
  it('a sensible Dictator decides otherwise', () => {
    const bot = game.opponents?.sensible?.bot ?? expect.unreachable('no sensible opponent');
    const same = recorded.filter(({ setup, seed, decisions }) => {
      const now = decisionsOf(game, 'dictator', bot, { setup, seed, most: decisions.length });
      return JSON.stringify(now) === JSON.stringify(decisions);
    });
    expect(same.length).toBeLessThan(recorded.length / 2);
  });
});
