import { describe, expect, it } from 'vitest';
import { sleeps } from './no-sleeps.ts';

describe('the check for sleeps', () => {
  it.each(['await page.waitForTimeout(500);', 'await new Promise((done) => setTimeout(done, 10));', 'await sleep(5);'])(
    'finds %s',
    (line) => expect(sleeps(line)).toHaveLength(1),
  );
  it.each([
    "await page.waitForSelector('.done');",
    'await vi.waitFor(() => expect(heard).toBe(true));',
    "vi.useFakeTimers({ toFake: ['setTimeout'] });",
    'await new Promise((done) => setImmediate(done));',
  ])('only sleeps, not %s', (line) => expect(sleeps(line)).toEqual([]));
});
