import { mermaid } from '@fray/engine';
import { expect, test } from 'vitest';
import { duel } from '../testing/duel.ts';
import { type } from '../testing/fake-terminal.ts';

test('flow: a row a step, with what it asks, rolls, leads to and calls', async () => {
  const rows = (await type('flow duel')).out.trimEnd().split('\n');
  expect(rows).toHaveLength(1 + 5);
  expect(rows[0]).toMatch(/^step +title +asks +chance +leads to +calls$/);
  expect(rows[2]).toMatch(/^2 attack +Attack +asks +3 dice +2\.1 aim$/);
  expect(rows[4]).toMatch(/^3 dice +The attacker throws +chance +4 turn$/);
});

test('flow --mermaid: the picture of the engine, as it is', async () => {
  expect((await type('flow duel --mermaid')).out).toBe(mermaid(duel.rules));
});
