import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { type Fight, withCards } from '../tests/fixture.ts';
import type { Action } from '../types.ts';

const says = (fight: Fight): Action => bot(fight.s.combat.view('hero'), 'hero', fight.s.offers('hero'), () => []);
/** The fight as the bot plays it, to its end. */
function played(fight: Fight) {
  for (let moves = 0; moves < 60 && !fight.s.outcome; moves++) fight.does(says(fight));
  return fight.s.ended();
}
const END = { type: 'END_COMBAT_PHASE' };

describe('the bot weighs a block against the attack', () => {
  // Prowlers: armor 3, attack 4. Rage and Determination bring 2 of either without mana.
  it('cards that the attack needs do not block: a Wound is cheaper than an enemy that stands', () => {
    const fight = withCards(['prowlers'], { hand: ['rage', 'determination'] }).toPhase(2);
    expect(says(fight)).toMatchObject(END);
    expect(played(fight)).toMatchObject({ defeated: 1, heroes: [{ wounds: 2 }] });
  });
  it('what is left over does', () => {
    const hand = ['rage', 'rage', 'determination', 'determination'];
    expect(played(withCards(['prowlers'], { hand }))).toMatchObject({ defeated: 1, heroes: [{ wounds: 0 }] });
  });
  it('where nothing falls, everything blocks', () => {
    const fight = withCards(['swordsmen'], { hand: ['determination', 'march'], mana: { blue: 1 } }).toPhase(2);
    expect(played(fight)).toMatchObject({ defeated: 0, heroes: [{ wounds: 0 }] });
  });
  it('it takes the card that is missed least', () => {
    // Diggers: armor 3, attack 3. The Crossbowmen would block 3 or hit for 3, Determination blocks 5 for its mana or hits for 2.
    const hero = { hand: ['determination'], mana: { blue: 1 }, units: [{ unit: 'utem-crossbowmen' }] };
    const fight = withCards(['diggers'], hero).toPhase(2);
    expect(says(fight.blockTarget('diggers'))).toMatchObject({ source: 'determination', mode: 'powered' });
    expect(played(fight)).toMatchObject({ defeated: 1, heroes: [{ wounds: 0 }] });
  });
  it('Paralyze would take the hand, so nothing is kept back for the attack', () => {
    // Medusa: armor 4, attack 6. The same cards would defeat her if she let them.
    const fight = withCards(['medusa'], { hand: ['determination', 'rage'], mana: { blue: 1 } }).toPhase(2);
    expect(says(fight)).toMatchObject({ type: 'DECLARE_BLOCK_TARGET' });
  });
  it('so would a knock-out', () => {
    const hero = { hand: ['rage', 'determination'], handLimit: 2 };
    expect(says(withCards(['prowlers'], hero).toPhase(2))).toMatchObject({ type: 'DECLARE_BLOCK_TARGET' });
  });
});

describe('the bot looks ahead to phase 4', () => {
  it('ranged points wait where more falls with them later', () => {
    // Swiftness shoots 3: Prowlers (armor 3, Fame 2) now, or with Rage the Cursed Hags (armor 5, Fame 3).
    const hero = { hand: ['swiftness', 'rage'], mana: { white: 1 } };
    const fight = withCards(['prowlers', 'cursed-hags'], hero);
    expect(says(fight)).toMatchObject(END);
    expect(played(fight)).toMatchObject({ heroes: [{ fame: 3 }] });
  });
  it('they are used at once where nothing is lost by it', () => {
    const hero = { hand: ['swiftness', 'rage', 'stamina'], mana: { white: 1, red: 1 } };
    expect(says(withCards(['prowlers', 'cursed-hags'], hero))).toMatchObject({ targetEnemyIds: ['e1'] });
  });
  it('a unit that the attack needs takes no damage, a spent one does', () => {
    const struck = (ready: boolean) => {
      const fight = withCards(['prowlers'], { units: [{ unit: 'utem-crossbowmen' }] })
        .toPhase(2)
        .end();
      for (const unit of fight.hero.units) unit.ready = ready;
      return says(fight);
    };
    expect(struck(true)).toMatchObject({ type: 'DAMAGE_HERO' });
    expect(struck(false)).toMatchObject({ type: 'DAMAGE_UNIT' });
  });
});
