import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bot } from '../../../bot.ts';
import { effectRow } from '../registry.ts';
import { OUTSIDE_COMBAT } from './outside.fixture.ts';
import { below, setupOf, type Tryout, tryOut } from './tryout.fixture.ts';
import { PLAYABLE, TRYOUTS } from './tryouts.fixture.ts';

const outside = Object.values(OUTSIDE_COMBAT).flat();

describe('F13 a setup for each effect that a policy can name', () => {
  it('each row has one, or the reason why its gain lies outside the combat', () => {
    expect([...Object.keys(TRYOUTS), ...outside].sort()).toEqual(PLAYABLE.map((row) => row.id).sort());
  });
  it('what the table resolves is what the rows say', () => {
    const table = PLAYABLE.filter((row) => row.resolution === 'table').map((row) => row.id);
    expect([...OUTSIDE_COMBAT['the table resolves it']].sort()).toEqual(table.sort());
  });
  it('the document counts them', () => {
    const page = readFileSync(new URL('../../../../../../../docs/games/twilight-imperium.md', import.meta.url), 'utf8');
    expect(page).toContain(
      `Of ${PLAYABLE.length} effects that somebody has to use, ${Object.keys(TRYOUTS).length} have`,
    );
    const counts = Object.values(OUTSIDE_COMBAT).map((list) => list.length);
    const [table, after, saved] = counts;
    expect(page).toContain(`The other ${outside.length} gain`);
    expect(page).toContain(
      `${table} are resolved at the table, ${after} come when the combat is decided, ${saved} take`,
    );
  });
  it.each(Object.entries(TRYOUTS))('%s is used there, and only if the policy names it', (id, tryout) => {
    const row = effectRow(id);
    const { by = 'attacker' } = tryout;
    expect(setupOf(row, tryout, true)[by]?.policy.plays).toEqual([id]);
    expect(setupOf(row, tryout, false)[by]?.policy.plays).not.toContain(id);
    expect(tryOut(row, tryout, 1).used).toBe(1);
  });
  it('the law can fail: a policy that calls off what it is winning', () => {
    const careless: typeof bot = (view, seat, choices, chance) =>
      choices.find(({ action }) => action.type === 'use')?.action ?? bot(view, seat, choices, chance);
    const row = effectRow('nullification-field');
    const winning: Tryout = {
      by: 'defender',
      start: 'P0.3',
      me: { space: { 'cruiser-1': 2 } },
      foe: { space: { 'destroyer-1': 1 } },
    };
    expect(below(tryOut(row, winning, 100, { bot: careless }))).toBeGreaterThan(4.5);
    expect(tryOut(row, winning, 1).used).toBe(0);
  });
});
