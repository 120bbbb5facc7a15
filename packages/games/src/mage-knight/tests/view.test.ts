import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { rules } from '../ruleset.ts';
import { SEATS, type Setup } from '../types.ts';
import { atTable, Fight } from './fixture.ts';

const setup = (deck: string[]): Setup => ({
  site: 'city',
  cities: [{ colour: 'blue', level: 1 }],
  heroes: [
    { name: 'tovak', hand: ['rage'], deck },
    { name: 'krang', hand: ['march', 'swift-bolt'] },
  ],
  enemies: [{ draw: 'grey' }, { token: 'swordsmen' }],
});

describe('nothing is hidden', () => {
  const { state } = new Fight(setup([]), { draws: [0, 0, 0] });
  it('every seat, and nobody, is shown the whole state', () => {
    for (const seat of [...SEATS, undefined]) expect(rules.view(state, seat)).toMatchObject(state);
    expect([rules.secrets, game.hidden]).toEqual([undefined, false]);
  });
  it('a screen also gets the open attack, computed to the last point', () => {
    expect(rules.view(state, 'hero').group).toBe(null);
    const open = atTable(['prowlers']).declare('ranged', 'prowlers').type('ranged', 'physical', 5);
    expect(rules.view(open.state, 'hero').group).toMatchObject({ effectiveAttack: 5, sufficient: true });
  });
  it('what a seat imagines is what nobody is shown, and no part of the state', () => {
    for (const seat of SEATS) {
      const imagined = rules.imagine(rules.view(state, seat), seat, () => []);
      expect(rules.view(imagined, undefined)).toEqual(rules.view(state, undefined));
      expect(imagined).not.toBe(state);
    }
  });
  it('a token that is not drawn yet is only a pile, and a deck has no order that anybody could know', () => {
    const before = rules.begin(setup(['stamina', 'march', 'rage']));
    expect(before.unseen).toEqual([{ pile: 'grey', role: 'defender', wall: false }]);
    expect(before).toEqual(rules.begin(setup(['rage', 'stamina', 'march'])));
  });
});
