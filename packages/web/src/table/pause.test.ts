import { describe, expect, it } from 'vitest';
import { MOST, PAUSE, Pauses } from './pause.ts';

const seen = { seen: true, thought: 0, asks: true };

describe('a pause belongs to a decision that people see', () => {
  it('one each, none for what they do not see', () => {
    const pauses = new Pauses();
    expect(pauses.take(seen)).toBe(PAUSE);
    expect(pauses.take({ ...seen, seen: false })).toBe(0);
    expect(pauses.take(seen)).toBe(PAUSE);
  });
  it('all together come to at most a second and a half from one question to the next', () => {
    const pauses = new Pauses();
    const run = () => Array.from({ length: 40 }, () => pauses.take(seen)).reduce((sum, one) => sum + one, 0);
    expect(MOST).toBe(1500);
    expect(run()).toBe(MOST);
    expect(run()).toBe(0);
    pauses.begin();
    expect(run()).toBe(MOST);
  });
  it('what a bot has thought was a pause already, and is no part of the sum', () => {
    const pauses = new Pauses();
    expect(pauses.take({ ...seen, thought: 200 })).toBe(PAUSE - 200);
    expect(pauses.take({ ...seen, thought: 60_000 })).toBe(0);
    let rest = 0;
    for (let i = 0; i < 40; i++) rest += pauses.take(seen);
    expect(rest).toBe(MOST - PAUSE + 200);
  });
  it('where bots have every seat there is no limit', () => {
    const pauses = new Pauses();
    for (let i = 0; i < 40; i++) expect(pauses.take({ ...seen, asks: false })).toBe(PAUSE);
  });
  it('after a tap nobody waits until the next question; where bots have every seat, until the next decision', () => {
    const pauses = new Pauses();
    pauses.end();
    expect(pauses.take(seen)).toBe(0);
    expect(pauses.take({ ...seen, asks: false })).toBe(PAUSE);
    pauses.begin();
    expect(pauses.take(seen)).toBe(PAUSE);
  });
});
