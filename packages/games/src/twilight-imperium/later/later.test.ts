import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Setup } from '../setup/types.ts';

/** What a faction, a place or the rules bring into every combat: `begin` looks for them among all rows. */
const BY_ITSELF: readonly string[] = ['ability', 'unit', 'rule', 'objective', 'anomaly', 'action'];

describe('leaders, notes, relics, laws and breakthroughs', () => {
  // Test files share what they load: somebody may have brought everything already.
  beforeAll(() => void vi.resetModules());
  // And whoever comes next finds all of it again.
  afterAll(async () => {
    const { registerAnew } = await import('../content/effects/registry.ts');
    const { EFFECT_ROWS } = await import('../content/effects/index.ts');
    registerAnew(EFFECT_ROWS);
  });

  it('are not there for fleets without them, come with a set-up that names one, and leave all rows in their order', async () => {
    const { EFFECTS } = await import('../content/effects/registry.ts');
    const { game } = await import('../playing.ts');
    const few = [...EFFECTS.keys()];
    const { presets } = await import('../setup/presets.ts');
    // What reads set-ups has brought the rest: the order is that of section D.
    const { EFFECT_ROWS } = await import('../content/effects/index.ts');
    const all = EFFECT_ROWS.map(({ id }) => id);
    expect([...EFFECTS.keys()]).toEqual(all);
    expect(few).toEqual(all.filter((id) => few.includes(id)));
    const late = EFFECT_ROWS.filter(({ id }) => !few.includes(id));
    expect([...new Set(late.map(({ kind }) => kind))].filter((kind) => BY_ITSELF.includes(kind))).toEqual([]);
    expect(late.length).toBeGreaterThan(50);
    // As a table has it.
    for (const { id } of late) EFFECTS.delete(id);
    const { hasMore, setsMore } = await import('./held.ts');
    const setup = presets[0]?.setup as Setup;
    const { attacker } = setup;
    if (!attacker) throw new Error('nobody attacks');
    const holding = (more: Partial<typeof attacker>): Setup => ({ ...setup, attacker: { ...attacker, ...more } });
    expect([setsMore(setup), hasMore(game.rules.begin(setup))]).toEqual([false, false]);
    const named = (kind: string): string => late.find((row) => row.kind === kind)?.id as string;
    const more = [
      holding({ notes: [named('note')] }),
      holding({ leaders: [named('agent')] }),
      holding({ relics: [named('relic')] }),
      holding({ breakthroughs: [named('breakthrough')] }),
      { ...setup, laws: [{ law: named('law'), owner: null }] },
      { ...setup, thirds: [{ ...attacker, leaders: [named('hero')] }] },
    ];
    expect(more.filter((one) => !setsMore(one))).toEqual([]);
    const state = game.rules.begin(setup);
    state.parties.attacker?.effects.push(named('commander'));
    expect(hasMore(state)).toBe(true);
  });
});
