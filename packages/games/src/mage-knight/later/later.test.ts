import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Setup } from '../setup/types.ts';

const setupOf = (hero: Partial<Setup['heroes'][number]>, more: Partial<Setup> = {}): Setup => ({
  site: 'rampagers',
  heroes: [{ name: 'norowas', hand: ['rage', 'march'], units: [{ unit: 'peasants' }], ...hero }],
  enemies: [{ token: 'prowlers' }],
  ...more,
});

describe('cards and skills beyond those that heroes begin with', () => {
  // Test files share what they load: somebody may have brought everything already.
  beforeAll(() => void vi.resetModules());

  it('are not there for a combat that has none of them, and come with one that has', async () => {
    const { CARDS } = await import('../content/cards.ts');
    const { SKILLS } = await import('../content/skills.ts');
    const { game } = await import('../playing.ts');
    const { isPlain } = await import('./plain.ts');
    const plain = setupOf({});
    await game.bring?.({ setup: plain });
    await game.bring?.({ view: game.rules.view(game.rules.begin(plain), 'hero') });
    expect([Object.hasOwn(CARDS, 'rage'), Object.hasOwn(CARDS, 'fireball')]).toEqual([true, false]);
    expect(Object.keys(SKILLS)).toEqual([]);
    const more = [
      setupOf({ hand: ['fireball'] }),
      setupOf({ deck: ['fire-bolt'] }),
      setupOf({ discard: ['fire-bolt'] }),
      setupOf({ units: [{ unit: 'peasants', banner: 'banner-of-glory' }] }),
      setupOf({ skills: ['taunt'] }),
      setupOf({}, { spellOffer: ['fireball'] }),
      setupOf({}, { actionOffer: ['fire-bolt'] }),
      setupOf({}, { skillOffer: ['taunt'] }),
    ];
    expect(more.filter(isPlain)).toEqual([]);
    await game.bring?.({ setup: setupOf({ skills: ['taunt'] }) });
    expect([Object.hasOwn(CARDS, 'fireball'), Object.hasOwn(SKILLS, 'taunt')]).toEqual([true, true]);
  });
});
