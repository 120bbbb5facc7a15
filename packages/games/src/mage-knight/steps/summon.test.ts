import { describe, expect, it } from 'vitest';
import { TOKEN_LIST } from '../content/tokens.ts';
import { atTable } from '../tests/fixture.ts';

const isCrusader = (pile: string) => (row: (typeof TOKEN_LIST)[number]) =>
  row.pile === pile && row.set === 'darkCrusader';

describe('Summon', () => {
  it('4.1: no dungeon monster summons, so the question is open for necromancers only', () => {
    expect(TOKEN_LIST.filter((row) => row.pile === 'brown' && row.is.summon)).toEqual([]);
    expect(TOKEN_LIST.filter((row) => row.summons && row.summons !== 'brown').map((row) => row.id)).toEqual([
      'shrouded-necromancers',
    ]);
  });

  it('4.1: necromancers whose own faction is used up pass over a summoner, which would have nothing to attack with', () => {
    const out = Object.fromEntries(TOKEN_LIST.filter(isCrusader('green')).map((row) => [row.id, row.count]));
    const drawn = (first: number) => {
      const setup = { sets: ['base' as const, 'darkCrusader' as const], out };
      return atTable(['shrouded-necromancers'], setup, {}, { draws: [first] }).end().state.enemies[1]?.token;
    };
    // Ten tokens of the twelve that the base game has: the two Orc Summoners stay in the pile.
    const all = Array.from({ length: 10 }, (_, i) => drawn(i));
    expect(new Set(all)).toEqual(new Set(['prowlers', 'diggers', 'cursed-hags', 'wolf-riders', 'ironclads']));
  });

  it('4.1: if only summoners are left, nothing is summoned', () => {
    const green = TOKEN_LIST.filter((row) => row.pile === 'green' && row.id !== 'orc-summoners');
    const out = Object.fromEntries(green.map((row) => [row.id, row.count]));
    const fight = atTable(['shrouded-necromancers'], { sets: ['base', 'darkCrusader'], out }).end();
    expect(fight.s.events).toContainEqual({ type: 'noToken', summoner: 'e1', pile: 'green' });
  });
});
