import { describe, expect, it } from 'vitest';
import { simulate } from '../../simulate.ts';
import { game } from '../tests/whole.ts';

/** The damage of single links, both sides by a `rules` that did not think of whole defenses: limits, as a link knows no chance. */
const KEPT: Readonly<Record<string, number>> = {
  'link-block': 3,
  'link-reprise': 1,
  'link-dominate': 5,
  'link-crush': 4,
  'link-figures': 5,
};

const links = game.setup.presets.filter(({ setup }) => setup.link);
it('has the figures of every single link', () =>
  expect(links.map(({ id }) => id).sort()).toEqual(Object.keys(KEPT).sort()));

describe('single links: the defender takes less than it took', () => {
  it.each(links)('$id', ({ id, setup }) => {
    const taken = KEPT[id] ?? expect.unreachable(`nobody kept ${id}`);
    const [result = ''] = Object.keys(simulate(game, setup, {}, { seed: 404, from: 0, to: 1 }).results);
    expect(Number(/\d+/.exec(result)?.[0] ?? 0)).toBeLessThan(taken);
  });
});
