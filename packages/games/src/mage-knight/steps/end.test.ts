import { describe, expect, it } from 'vitest';
import { atTable } from '../tests/fixture.ts';
import type { Setup } from '../types.ts';

/** Section 8: a place is conquered when nobody holds it, and left when it is not cleared. */
const empty = (more: Partial<Setup>) => atTable([], { enemies: [], withdraw: 2, ...more }).s;

describe('8, a garrison of nobody', () => {
  const places: [site: string, more: Partial<Setup>, rewards: string[]][] = [
    ['keep', {}, ['keep']],
    ['mage-tower', {}, ['spell']],
    ['city', { cities: [{ colour: 'red', level: 1 }] }, ['city']],
  ];
  it.each(places)('%s: conquered without a fight, with its reward and without Wounds', (site, more, rewards) => {
    const fight = empty({ site, ...more });
    expect(fight.ended()).toMatchObject({
      result: 'conquered',
      faced: 0,
      survivors: 'none',
      heroes: [{ wounds: 0, reputation: -1, rewards }],
    });
    expect(fight.events.some((event) => event.type === 'withdrawn')).toBe(false);
  });
  it('a pile without a token leaves the keep empty as well', () => {
    const out = { crossbowmen: 3, guardsmen: 3, swordsmen: 2, golems: 2 };
    const fight = atTable([], { site: 'keep', enemies: [{ draw: 'grey' }], sets: ['base'], out, withdraw: 1 });
    expect(fight.s.ended()).toMatchObject({ result: 'conquered', heroes: [{ wounds: 0, rewards: ['keep'] }] });
  });
  it('a keep that is held and not cleared is left, with a Wound for each space', () => {
    const fight = atTable(['guardsmen'], { site: 'keep', withdraw: 2 }, { armor: 12 }).toPhase(4).end();
    expect(fight.s.ended()).toMatchObject({ result: 'withdrawn', heroes: [{ wounds: 3, rewards: [] }] });
  });
});
