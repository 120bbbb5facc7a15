import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from './games.fixture.ts';
import { kindOfPreset, loadWhole } from './index.ts';

/** What is no open contest, by game: lessons stay few, so that "open" means something. */
const LESSONS: Readonly<Record<string, readonly string[]>> = {
  'twilight-imperium': ['two-cruisers', 'ambush', 'medium-fleets', 'mecatol-war'],
  'flesh-and-blood': ['link-block', 'link-reprise', 'link-dominate', 'link-crush', 'link-figures'],
  'exodus-loop': ['duel'],
};
const NO_CONTEST: Readonly<Record<string, readonly string[] | 'all'>> = {
  'twilight-imperium': ['blank'],
  merc: ['mortar'],
  'mage-knight': 'all',
  'flesh-and-blood': ['own-deck'],
};
const LOADED = await Promise.all(TESTED_GAMES.map(async (card) => await loadWhole(card)));

describe.each(LOADED.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const { presets, text } = game.setup;
  const idsOf = (kind: string) => presets.filter((one) => kindOfPreset(one) === kind).map((one) => one.id);
  it('has the lessons and no contests that it is known to have; all other presets are open', () => {
    const none = NO_CONTEST[id] ?? [];
    expect(idsOf('lesson')).toEqual(LESSONS[id] ?? []);
    expect(idsOf('no-contest')).toEqual(none === 'all' ? presets.map((one) => one.id) : none);
  });
  it.each(Object.keys(text))('%s: says what every lesson teaches, and of nothing else', (language) => {
    for (const { id: preset, teaches, title } of presets) {
      const own = text[language]?.presets?.[preset];
      const said = own ? own.teaches : teaches;
      expect(said === undefined, title).toBe(teaches === undefined);
      if (own && said !== undefined) expect(said).not.toBe(teaches);
      if (said !== undefined) expect(said).toMatch(/^\p{Lu}.*\.$/u);
    }
  });
});
