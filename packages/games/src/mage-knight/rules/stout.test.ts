import { describe, expect, it } from 'vitest';
import { ALL_MANA, type Fight, withCards } from '../tests/fixture.ts';
import type { SetupHero } from '../types.ts';

const STRONG = { by: 'maximal-effect:strong' } as const;
const fightWith = (hero: Partial<SetupHero>, token = 'swamp-dragon') =>
  withCards([token], { armor: 12, handLimit: 20, mana: ALL_MANA, ...hero });
const WOUNDS = ['wound', 'wound', 'wound'];
/** The second time asks for nothing and is used automatically. */
const twice = (fight: Fight, what: string) => fight.use('stout-resolve', `powered-${what}`, STRONG);

describe('12.2, Stout Resolve powered: one Wound for each use', () => {
  const hand = ['maximal-effect', 'march', 'stout-resolve', ...WOUNDS];
  it('Attack, used twice by Maximal Effect: two Wounds, and no third one', () => {
    const fight = fightWith({ hand }).toPhase(4).declare('melee', 'e1');
    twice(fight, 'attack').use('stout-resolve', 'more-attack-wound').use('stout-resolve', 'more-attack-wound');
    expect(fight.offers('stout-resolve', 'more-attack-wound')).toBe(false);
    expect(fight.use('stout-resolve', 'more-attack').state.currentAttackDeclaration?.attackPool.physical).toBe(12);
  });
  it('Block, used twice: the same, and the next block starts from zero', () => {
    const fight = fightWith({ hand: [...hand, 'stout-resolve'] }).toPhase(2);
    twice(fight.blockTarget('e1'), 'block').use('stout-resolve', 'more-block-wound').resolveBlock();
    fight.blockTarget('e1').use('stout-resolve', 'powered-block').use('stout-resolve', 'more-block-wound');
    expect(fight.offers('stout-resolve', 'more-block-wound')).toBe(false);
  });
  it('Move, used twice: two Wounds, and no third one', () => {
    const fight = twice(fightWith({ hand }, 'orc-stonethrowers').toPhase(2), 'move');
    fight.use('stout-resolve', 'more-move-wound').use('stout-resolve', 'more-move-wound');
    expect([fight.hero.move, fight.offers('stout-resolve', 'more-move-wound')]).toEqual([10, false]);
  });
  it('a use for Move goes on beside one for Block: each has its own Wound', () => {
    const two = { hand: ['stout-resolve', 'stout-resolve', ...WOUNDS] };
    const fight = fightWith(two, 'orc-stonethrowers').toPhase(2).use('stout-resolve', 'powered-move');
    fight.blockTarget('e1').use('stout-resolve', 'powered-block').use('stout-resolve', 'more-block-wound');
    expect(fight.offers('stout-resolve', 'more-block-wound')).toBe(false);
    fight.resolveBlock().use('stout-resolve', 'more-move-wound');
    expect(fight.offers('stout-resolve', 'more-move-wound')).toBe(false);
  });
  it('a basic use before it in the pool does not stand in its way', () => {
    const fight = fightWith({ hand: ['stout-resolve', 'stout-resolve', 'march'] })
      .toPhase(4)
      .declare('melee', 'e1');
    fight.use('stout-resolve', 'basic-attack').use('stout-resolve', 'powered-attack');
    expect(fight.offers('stout-resolve', 'more-attack')).toBe(true);
  });
});
