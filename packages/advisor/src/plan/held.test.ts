import { clone, type Types } from '@fray/engine';
import { findGame } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { plan } from './plan.ts';
import { begin, planning, rules } from './tests/hands.fixture.ts';

const found = findGame('mage-knight');
if (!found.ok) throw new Error('mage-knight');
const game = await found.card.load();
const fight = (pool: string, hero: object): Types['state'] =>
  begin({
    site: 'rampagers',
    pool,
    heroes: [{ name: 'arythea', armor: 2, ...hero }],
    enemies: [{ token: 'prowlers' }],
  });
const suppose = (state: Types['state'], held: Record<string, string[]>) =>
  game.suppose?.(state, 'hero', held) ?? expect.unreachable('nothing can be said');

describe('what a hero says they hold', () => {
  it('gives the plan of the same position with known cards, and changes nothing', async () => {
    const units = [{ unit: 'peasants' }, { unit: 'utem-guardsmen' }];
    const state = fight('table', { units });
    const before = JSON.stringify([state, rules.view(state, 'hero')]);
    const held = {
      hand: ['Battle Versatility', 'swiftness', 'Rage', 'march'],
      mana: ['red'],
      crystals: ['white 2'],
      units: ['Peasants'],
    };
    const supposed = await suppose(state, held);
    if (!supposed.ok) throw new Error(JSON.stringify(supposed.problems));
    expect(JSON.stringify([state, rules.view(state, 'hero')])).toBe(before);
    const known = fight('cards', {
      hand: ['battle-versatility', 'swiftness', 'rage', 'march'],
      mana: { red: 1 },
      crystals: { white: 2 },
      units: [{ unit: 'peasants' }, { unit: 'utem-guardsmen', ready: false }],
    });
    expect(supposed.state).toEqual(known);
    const [one, other] = [supposed.state, known].map((it) => plan(rules, planning, it));
    expect([one?.value, one?.proven, one?.actions]).toEqual([other?.value, other?.proven, other?.actions]);
    expect(game.handNotKnown?.(supposed.state)).toBeUndefined();
  });
  it.each([
    [{ hand: ['no such card'] }, { code: 'held-unknown', text: 'no such card' }],
    [{ mana: ['purple'] }, { code: 'held-unknown', text: 'purple' }],
    [{ units: ['Peasants'] }, { code: 'held-unknown', text: 'Peasants' }],
    [{ pocket: [] }, { code: 'held-place', place: 'pocket' }],
    [{ hand: Array.from({ length: 21 }, () => 'rage') }, { code: 'held-too-many', most: 20 }],
  ])('%j: %j', async (held, problem) => {
    const supposed = await suppose(fight('table', {}), held as unknown as Record<string, string[]>);
    expect(supposed).toMatchObject({ ok: false, problems: [problem] });
    if (!supposed.ok) for (const one of supposed.problems) expect(game.text.en.reason(clone(one))).not.toBe(one.code);
  });
  it('where Fray knows the cards nothing is said', async () => {
    expect(await suppose(fight('cards', {}), { hand: [] })).toEqual({
      ok: false,
      problems: [{ code: 'held-not-here' }],
    });
  });
});
