import type { Types } from '@fray/engine';
import type { Bot } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { askAll, askOnce } from './asking.ts';

const pick = (n: number) => ({ type: `${n}` });
const ask = (bot: Bot<Types>) => {
  let tried = 0;
  const found = askAll(bot, {}, 'a', [], () => void tried++);
  return { found, tried, once: askOnce(bot, {}, 'a', []) };
};

describe('a policy', () => {
  it('that asks for no chance is asked once', () => {
    expect(ask(() => pick(7))).toEqual({ found: [{ action: pick(7), share: 1 }], tried: 1, once: pick(7) });
  });
  it('that draws lots is asked with every answer, and equal actions are one', () => {
    const { found, once } = ask((_view, _seat, _list, chance) => pick((chance(1, 4)[0] as number) > 1 ? 2 : 1));
    expect(found).toEqual([
      { action: pick(1), share: 0.25 },
      { action: pick(2), share: 0.75 },
    ]);
    expect(once).toBeUndefined();
  });
  it('that draws again after one answer branches only there', () => {
    const { found } = ask((_view, _seat, _list, chance) => {
      const [first = 0] = chance(1, 2);
      return pick(first === 1 ? 1 : 10 + (chance(1, 2)[0] as number));
    });
    expect(found).toEqual([
      { action: pick(1), share: 0.5 },
      { action: pick(11), share: 0.25 },
      { action: pick(12), share: 0.25 },
    ]);
  });
  it('that fails for a reason of its own is not taken for one that draws', () => {
    const broken: Bot<Types> = () => {
      throw new Error('broken');
    };
    expect(() => ask(broken)).toThrow('broken');
  });
});
