import { describe, expect, it } from 'vitest';
import { LIBRARY } from '../content/library/index.ts';
import { check } from './check.ts';
import type { Setup } from './types.ts';

const deckOf = (cards: string[], more: object = {}) => ({
  players: { A: { hero: 'Rhinar', deck: cards, ...more }, B: 'ira' },
});
function read(input: unknown): Setup {
  const result = check(input);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.setup;
}
const problems = (input: unknown) => {
  const result = check(input);
  return result.ok ? [] : result.problems.map(({ code }) => code);
};

describe('a setup that names cards beyond the four decks', () => {
  it('takes their rows along, each once, and nothing else', () => {
    const setup = read(deckOf(['Snatch (red)', 'snatch-red', 'Pack Hunt', 'Massacre'], { weapons: ['Mandible Claw'] }));
    expect(setup.custom.map(({ id }) => id)).toEqual(['mandible-claw', 'massacre-red', 'snatch-red']);
    expect(setup.custom[2]).toMatchObject({ ...LIBRARY['snatch-red'] });
    expect(setup.players?.A.deck).toEqual(['massacre-red', 'pack-hunt-red', 'snatch-red', 'snatch-red']);
    expect(read('rhinar vs ira').custom).toEqual([]);
  });
  it('reads the same when it is read again', () => {
    const setup = read(deckOf(['Snatch (red)', 'Command and Conquer'], { equipment: ['Scabskin Leathers'] }));
    expect(read(JSON.parse(JSON.stringify(setup)))).toEqual(setup);
  });
  it('a card of one’s own of that name stays what it is', () => {
    const own = { name: 'Snatch', colour: 'red', type: 'attack', cost: 1, power: 9 } as const;
    const setup = read({ ...deckOf(['snatch-red']), custom: [own] });
    expect(setup.custom).toHaveLength(1);
    expect(setup.custom[0]).toMatchObject({ id: 'snatch-red', power: 9 });
    expect(read(setup)).toEqual(setup);
  });
  it('what is only played in part is not known here: nobody could do the rest', () => {
    expect(problems(deckOf(['Chains of Iron']))).toEqual(['unknown-card']);
    expect(problems(deckOf(['Snatch']))).toEqual(['unknown-card']);
  });
  it('reports a nearby name', () => {
    const result = check(deckOf(['Snacth (red)']));
    expect(!result.ok && JSON.stringify(result.problems)).toContain('snatch-red');
  });
});
