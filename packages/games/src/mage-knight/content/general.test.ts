import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { setup } from '../setup/index.ts';
import { type Fight, withCards } from '../tests/fixture.ts';
import type { SetupHero } from '../types.ts';

/** What touches many cards at once, by its number. */

const crystals = { red: 3, blue: 3, green: 3, white: 3 };
const modes = (fight: Fight, source: string): string[] =>
  fight.s.offers('hero').flatMap(({ action }) => {
    const { source: of, mode, by } = action as { source?: string; mode?: string; by?: string };
    return of === source && mode ? [by ? `${mode} by ${by}` : mode] : [];
  });

describe('G1: a fourth crystal of a color is a mana token', () => {
  it('Fire Bolt with three red crystals is offered, and gives red mana', () => {
    const fight = withCards(['swamp-dragon'], { hand: ['fire-bolt', 'fireball'], crystals });
    fight.use('fire-bolt', 'basic');
    expect([fight.hero.crystals.red, fight.hero.tokens.red]).toEqual([3, 1]);
  });
  it('Ruby Ring gives two mana then', () => {
    const fight = withCards(['swamp-dragon'], { hand: ['ruby-ring', 'fireball'], crystals });
    expect(fight.use('ruby-ring', 'basic').hero.tokens.red).toBe(2);
  });
  it('a crystal is kept beyond the fight: it is offered where nothing is paid with it, but no phase waits for it', () => {
    const fight = withCards(['swamp-dragon'], { hand: ['fire-bolt', 'swift-bolt'], mana: { white: 1 } });
    expect(fight.offers('fire-bolt', 'basic')).toBe(true);
    expect(withCards(['swamp-dragon'], { hand: ['fire-bolt', 'rage'], mana: {} }).state.phase).toBe(2);
  });
  it('so with the dice of Endless Gem Pouch and of a reward', () => {
    const fight = withCards(
      ['swamp-dragon'],
      { hand: ['endless-gem-pouch', 'fireball'], crystals },
      {},
      { dice: [1, 5] },
    );
    fight.use('endless-gem-pouch', 'basic');
    // Gold is a crystal of choice.
    fight.does({ type: 'CHOOSE_CRYSTAL', playerId: 'hero', colour: 'blue' });
    expect([fight.hero.tokens.red, fight.hero.tokens.blue, fight.hero.crystals]).toEqual([1, 1, crystals]);
  });
});

describe('G2: a sideways card is Move 1 or Influence 1 too', () => {
  it('Move against a Cumbersome attack, and nowhere else', () => {
    const fight = withCards(['orc-stonethrowers'], { hand: ['rage'] }).toPhase(2);
    expect(fight.use('rage', 'sideways-move').hero.move).toBe(1);
    expect(fight.hero.played).toEqual(['rage']);
    expect(
      withCards(['prowlers'], { hand: ['rage'] })
        .toPhase(2)
        .offers('rage', 'sideways-move'),
    ).toBe(false);
  });
  it('with Agility it becomes an attack', () => {
    const fight = withCards(['prowlers'], { hand: ['agility', 'promise', 'march'], mana: { white: 1 } });
    fight.use('agility', 'powered').use('promise', 'sideways-move').use('march', 'sideways-move');
    fight.declare('ranged', 'e1').use('move', 'ranged-3');
    expect(fight.resolve().isSuccessful).toBe(true);
  });
  it('Influence for Thugs that shall take damage, and for Heroes in an assault', () => {
    const thugs = withCards(['prowlers'], { hand: ['march', 'stamina'], units: [{ unit: 'thugs' }] }).toPhase(3);
    thugs.use('march', 'sideways-influence').use('stamina', 'sideways-influence');
    expect(thugs.s.offers('hero').some(({ action }) => action.type === 'DAMAGE_UNIT')).toBe(true);
  });
  it('Influence with Diplomacy is Block', () => {
    const fight = withCards(['diggers'], { hand: ['diplomacy', 'march'] })
      .toPhase(2)
      .use('diplomacy', 'basic');
    fight.use('march', 'sideways-influence').blockTarget('e1').use('influence', 'physical-3');
    expect(fight.resolveBlock().enemy('e1').attacks[0]?.blocked).toBe(true);
  });
  it('the sideways skills raise it, and a Wound goes with Power of Pain', () => {
    const skills = ['i-dont-give-a-damn', 'who-needs-magic', 'universal-power', 'power-of-pain'];
    const hero: Partial<SetupHero> = { hand: ['fire-bolt', 'wound'], skills, mana: { red: 1 } };
    const gains = (by: string, source = 'fire-bolt') =>
      withCards(['orc-stonethrowers'], hero).toPhase(2).use(source, 'sideways-move', { by }).hero.move;
    expect(['i-dont-give-a-damn', 'who-needs-magic', 'universal-power'].map((by) => gains(by))).toEqual([3, 3, 4]);
    expect(gains('power-of-pain', 'wound')).toBe(2);
    expect(modes(withCards(['prowlers'], hero).toPhase(2), 'wound')).toEqual([]);
  });
});

describe('G3: Influence cards are played in a fight', () => {
  it('white Heroes in a keep: phase 1 waits for Promise and Threaten, and the unit can be used', () => {
    const hero = { hand: ['promise', 'threaten'], units: [{ unit: 'heroes-white' }], mana: { white: 1 } };
    const fight = withCards(['prowlers'], hero, { site: 'keep', enemies: [{ token: 'prowlers', role: 'rampager' }] });
    expect(fight.state.phase).toBe(1);
    fight.use('promise', 'basic').declare('ranged', 'prowlers').use('heroes-white', 'ranged');
    expect([fight.hero.influence, fight.resolve().isSuccessful]).toEqual([0, true]);
  });
  it('without a taker no phase waits, and they still go sideways', () => {
    const fight = withCards(['prowlers'], { hand: ['promise', 'threaten'] });
    expect(fight.state.phase).toBe(2);
    expect(modes(fight.blockTarget('e1'), 'promise')).toEqual(['sideways']);
  });
});

describe('G4: any color is gold and black too', () => {
  it('Altem Mages at night: black beside one red is Firestorm', () => {
    const hero = { hand: ['fireball'], mana: { red: 1 }, units: [{ unit: 'altem-mages' }] };
    const fight = withCards(['swamp-dragon'], hero, { night: true });
    fight.use('altem-mages', 'mana-black-black').declare('siege', 'e1').use('fireball', 'strong');
    expect(fight.state.currentAttackDeclaration?.attackPool.fire).toBe(8);
  });
  it('gold by day', () => {
    const hero = { hand: ['fireball'], units: [{ unit: 'altem-mages' }] };
    const fight = withCards(['swamp-dragon'], hero).use('altem-mages', 'mana-gold-gold');
    expect(fight.declare('ranged', 'e1').offers('fireball', 'basic')).toBe(true);
  });
});

describe('G5: what lasts for the turn counts from the start of the combat', () => {
  it('Sword of Justice counts who fell before it, in this combat', () => {
    const hero = { hand: ['swift-bolt', 'sword-of-justice', 'march', 'rage'], mana: { white: 1 }, fame: 0, armor: 9 };
    const fight = withCards(['prowlers', 'diggers', 'prowlers'], hero);
    fight.declare('ranged', 'e1').use('swift-bolt', 'powered').resolve();
    fight.toPhase(4).declare('melee', 'e2').use('sword-of-justice', 'basic', { discard: 'march' }).resolve();
    // 2 for each of them, and 1 more for each: a later attack without the sword counts as well.
    expect(fight.hero.fame).toBe(6);
  });
  it('the page about the setup says so', () => {
    const docs = readFileSync(join(import.meta.dirname, '../../../../../docs/games/mage-knight.md'), 'utf8');
    expect(docs).toContain('What lasts "this turn" begins with the combat');
  });
});

describe('G6: cards of the healing kind', () => {
  const WHOLE = ['tranquility', 'regeneration', 'restoration', 'golden-grail'];
  const PARTS = ['rejuvenate', 'druidic-staff', 'power-of-crystals'];
  const hero: Partial<SetupHero> = {
    hand: [...WHOLE, ...PARTS, 'cure', 'fireball', 'stamina'],
    deck: ['rage'],
    mana: { red: 1, green: 1, blue: 1, black: 1 },
    handLimit: 20,
  };
  const played = (healingCards: 'otherParts' | 'none') => {
    const fight = withCards(['swamp-dragon'], hero, { night: true, options: { healingCards } });
    return [...WHOLE, ...PARTS, 'cure'].filter((card) => modes(fight, card).length > 0);
  };
  it('whole cards are out; Rejuvenate, Druidic Staff and Power of Crystals keep their other parts', () => {
    expect(played('otherParts')).toEqual(PARTS);
  });
  it('or not, by an option; Power of Crystals keeps its crystal and its Move', () => {
    expect(played('none')).toEqual(['power-of-crystals']);
  });
  it('nobody is healed by any of them', () => {
    const fight = withCards(['swamp-dragon'], { ...hero, hand: [...(hero.hand ?? []), 'wound'] }, { night: true });
    for (const { action } of fight.s.offers('hero')) {
      if (action.type !== 'PLAY_EFFECT' || !PARTS.includes(action.source)) continue;
      const one = withCards(['swamp-dragon'], { ...hero, hand: [...(hero.hand ?? []), 'wound'] }, { night: true });
      one.does(action);
      expect(one.hero.hand).toContain('wound');
    }
  });
});

describe('G7: what a setup can say besides', () => {
  it('actionOffer, skillOffer, leastFame and discard are read and stand in the fight', () => {
    const fight = withCards(
      ['swamp-dragon'],
      { hand: ['swift-bolt'], leastFame: true, discard: ['wound', 'rage'] },
      { actionOffer: ['agility'], skillOffer: ['taunt'] },
    );
    expect([fight.state.actionOffer, fight.state.skillOffer]).toEqual([['agility'], ['taunt']]);
    expect([fight.hero.leastFame, fight.hero.discard]).toEqual([true, ['rage', 'wound']]);
    fight.toPhase(4);
    // A Wound that lay there before is none of this fight.
    expect(fight.s.outcome?.heroes[0]?.wounds ?? fight.hero.woundsToHand).toBe(fight.hero.woundsToHand);
  });
  it('names are checked like all others', () => {
    const input = {
      site: 'keep',
      heroes: [{ name: 'tovak', discard: ['nothing'] }],
      actionOffer: ['rage', 'nobody'],
      skillOffer: ['talking'],
    };
    const checked = setup.check(input);
    expect(checked.ok ? [] : checked.problems.map(({ path, code }) => `${path} ${code}`)).toEqual([
      'heroes[0].discard[0] unknown',
      'actionOffer[1] unknown',
      'actionOffer[0] no-action',
      'skillOffer[0] unknown',
    ]);
  });
});

describe("units of one's own beside known cards", () => {
  it('are made ready by a card up to the level that was entered, and only up to it', () => {
    const militia = (level: number) => {
      const units = [{ own: { name: 'Militia', level }, ready: false }];
      return withCards(['swamp-dragon'], { hand: ['rejuvenate', 'fireball'], units }, { night: true });
    };
    expect(modes(militia(3), 'rejuvenate')).not.toContain('basic-ready');
    expect(militia(2).use('rejuvenate', 'basic-ready').hero.units[0]?.ready).toBe(true);
  });
});
