import type { Need } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { english as text } from '../text/en.ts';
import type { MageKnight, Setup } from '../types.ts';
import { atTable, Fight, withCards } from './fixture.ts';

/** What the table is asked for, in words too. */
const asked = (fight: Fight): Need<MageKnight> & { words: string } => {
  const { need } = fight.s.combat;
  if (!need) throw new Error('nothing is asked for');
  const many = need.groups?.reduce((sum, group) => sum + group.count, 0) ?? need.count;
  expect(many).toBe(need.count);
  return { ...need, words: text.note(need.why) };
};
const city: Setup = {
  site: 'city',
  cities: [{ colour: 'blue', level: 1 }],
  pool: 'both',
  heroes: [{ name: 'tovak', share: 2 }, { name: 'krang', share: 0 }, { name: 'goldyx' }],
  enemies: ['swordsmen', 'golems', 'guardsmen'].map((token) => ({ token })),
};

describe('what dice are for', () => {
  it('Horn of Wrath: the dice of the card, which need no face', () => {
    const fight = withCards(['minotaur'], { hand: ['horn-of-wrath'] }).declare('siege', 'minotaur');
    expect(asked(fight.use('horn-of-wrath', 'strong-3'))).toEqual({
      kind: 'roll',
      count: 3,
      sides: 6,
      seat: 'hero',
      why: { code: 'roll-horn', dice: 3 },
      groups: [{ units: ['horn-of-wrath'], count: 3 }],
      words: 'mana dice for Horn of Wrath',
    });
    expect(asked(fight.s.throws(2) && fight)).toMatchObject({
      count: 2,
      groups: [{ units: ['horn-of-wrath'], count: 2 }],
    });
    const one = withCards(['minotaur'], { hand: ['horn-of-wrath'] }).declare('siege', 'minotaur');
    expect(asked(one.use('horn-of-wrath', 'basic')).words).toBe('mana die for Horn of Wrath');
  });
  it('Endless Gem Pouch', () => {
    const fight = withCards(['minotaur'], { hand: ['endless-gem-pouch', 'crushing-bolt'] });
    expect(asked(fight.use('endless-gem-pouch', 'basic'))).toMatchObject({
      kind: 'roll',
      count: 2,
      seat: 'hero',
      why: { code: 'roll-gems', dice: 2 },
      groups: [{ units: ['endless-gem-pouch'], count: 2 }],
      words: 'mana dice for Endless Gem Pouch',
    });
  });
  it('rewards of a site, rolled by the hero who gets them', () => {
    const dungeon = atTable(['minotaur'], { site: 'dungeon' });
    dungeon.attack('ranged', ['minotaur'], ['ranged', 'physical', 9]);
    expect(asked(dungeon)).toEqual({
      kind: 'roll',
      count: 1,
      sides: 6,
      seat: 'hero',
      why: { code: 'roll-dungeon' },
      words: 'mana die for the dungeon reward',
    });
    const den = atTable(['minotaur'], { site: 'monster-den' });
    den.attack('ranged', ['minotaur'], ['ranged', 'physical', 9]);
    expect(asked(den)).toMatchObject({
      kind: 'roll',
      count: 1,
      seat: 'hero',
      why: { code: 'roll-crystal' },
      words: 'mana die for the reward crystal',
    });
  });
});

describe('what is drawn for', () => {
  it('tokens that the setup leaves to chance', () => {
    const fight = atTable([], { site: 'keep', enemies: [{ draw: 'grey' }], sets: ['base'] });
    expect(asked(fight)).toEqual({
      kind: 'draw',
      count: 1,
      sides: 10,
      seat: 'hero',
      why: { code: 'draw-token', pile: 'grey' },
      words: 'gray token for the fight',
    });
  });
  it('the garrison of a joint assault falls to the heroes in the order of their shares', () => {
    expect(asked(new Fight(city))).toMatchObject({
      kind: 'draw',
      count: 3,
      seat: 'hero',
      why: { code: 'draw-garrison', enemies: 3 },
      groups: [
        { units: ['hero'], count: 2 },
        { units: ['hero3'], count: 1 },
      ],
      words: "each hero's share of the garrison",
    });
  });
  it('shares that come to more than the garrison are cut off where nobody is left', () => {
    const heroes = [{ name: 'tovak' as const, share: 3 }, { name: 'krang' as const }, { name: 'goldyx' as const }];
    expect(asked(new Fight({ ...city, heroes })).groups).toEqual([{ units: ['hero'], count: 3 }]);
    const dealt = new Fight({ ...city, heroes }, { draws: [0, 0, 0] });
    expect(dealt.state.enemies.map((enemy) => enemy.owner)).toEqual(['hero', 'hero', 'hero']);
  });
  it('a summoned monster: which summoner draws, from which pile', () => {
    const fight = atTable(['orc-summoners', 'orc-summoners'], { sets: ['base'] }, {}, { draws: [0] }).end();
    expect(asked(fight)).toMatchObject({
      kind: 'draw',
      count: 1,
      seat: 'hero',
      why: { code: 'draw-monster', pile: 'brown', token: 'orc-summoners', number: 2 },
      groups: [{ units: ['e2'], count: 1 }],
      words: 'brown token for Orc Summoners 2',
    });
    const alone = atTable(['orc-summoners'], { sets: ['base'] }).end();
    expect(asked(alone).words).toBe('brown token for Orc Summoners');
  });
  it('cards of the deck', () => {
    const hero = { armor: 2, hand: ['rush-of-adrenaline'], deck: ['march', 'rage', 'stamina', 'swiftness'] };
    const drawing = (deck: string[]) =>
      asked(
        withCards(['minotaur'], { ...hero, deck })
          .use('rush-of-adrenaline', 'basic')
          .toPhase(3),
      );
    expect(drawing(hero.deck)).toMatchObject({
      kind: 'draw',
      count: 3,
      sides: 4,
      seat: 'hero',
      why: { code: 'draw-cards', cards: 3 },
      words: '3 cards from the deck',
    });
    expect(drawing(['march']).words).toBe('card from the deck');
  });
});
