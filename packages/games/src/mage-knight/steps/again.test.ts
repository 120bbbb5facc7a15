import { describe, expect, it } from 'vitest';
import { bot } from '../bot.ts';
import { attackValue } from '../rules/enemy.ts';
import { ALL_MANA, type Fight, withCards } from '../tests/fixture.ts';
import { english as text } from '../text/en.ts';
import type { SetupHero } from '../types.ts';

const BY = { by: 'maximal-effect' } as const;
const STRONG = { by: 'maximal-effect:strong' } as const;
const AGAIN = { by: 'maximal-effect:again' } as const;
const stop = { type: 'NOT_AGAIN', playerId: 'hero' } as const;
const fightWith = (hero: Partial<SetupHero>, tokens = ['swamp-dragon']) =>
  withCards(tokens, { armor: 12, handLimit: 20, ...hero });
/** Phase 4 against somebody who had nothing to attack with: a summoner without a pile. */
const inAttack = (hero: Partial<SetupHero>) => {
  const out = { minotaur: 2, gargoyle: 2, medusa: 2, 'crypt-worm': 2, werewolf: 2 };
  return withCards(['orc-summoners'], hero, { sets: ['base'], out })
    .toPhase(4)
    .declare('melee', 'e1');
};
const pool = (fight: Fight) => fight.state.currentAttackDeclaration?.attackPool;
const discards = (fight: Fight): string[] =>
  fight.s.offers('hero').flatMap(({ action }) => ('discard' in action && action.discard ? [action.discard] : []));

describe('7.3 again: 12.2, Maximal Effect on a card with a price', () => {
  it('Improvisation: a card is put away each time, three times', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'improvisation', 'march', 'rage', 'stamina'] });
    fight.use('improvisation', 'basic-attack', { ...BY, discard: 'march' });
    expect([fight.s.step, pool(fight)?.physical, discards(fight)]).toEqual(['7.3 again', 3, ['rage', 'stamina']]);
    fight.use('improvisation', 'basic-attack', { ...AGAIN, discard: 'stamina' });
    fight.use('improvisation', 'basic-attack', { ...AGAIN, discard: 'rage' });
    expect([fight.s.step, pool(fight)?.physical, pool(fight)?.entries.length]).toEqual(['2.2 attack', 9, 1]);
    expect(fight.hero).toMatchObject({
      hand: [],
      discard: ['march', 'rage', 'stamina'],
      played: ['maximal-effect'],
      removed: ['improvisation'],
    });
  });
  it('neither the card that is thrown away nor Maximal Effect pays the price', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'improvisation', 'march'] });
    expect(fight.offers('improvisation', 'basic-attack', { ...BY, discard: 'maximal-effect' })).toBe(false);
    expect(fight.offers('improvisation', 'basic-attack', { ...BY, discard: 'improvisation' })).toBe(false);
    fight.use('improvisation', 'basic-attack', { ...BY, discard: 'march' });
    // Nothing is left to put away: once is all.
    expect([fight.s.step, pool(fight)?.physical]).toEqual(['2.2 attack', 3]);
    const alone = inAttack({ hand: ['maximal-effect', 'improvisation'] });
    expect(alone.offers('improvisation', 'basic-attack', BY)).toBe(false);
  });
  it('the player may stop, and take the whole attack back', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'improvisation', 'march', 'rage'] });
    fight.use('improvisation', 'basic-attack', { ...BY, discard: 'march' }).does(stop);
    expect([fight.s.step, pool(fight)?.physical, fight.hero.hand]).toEqual(['2.2 attack', 3, ['rage']]);
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect(fight.hero.hand).toEqual(['improvisation', 'march', 'maximal-effect', 'rage']);
    fight.declare('melee', 'e1').use('improvisation', 'basic-attack', { ...BY, discard: 'march' });
    fight.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect([fight.s.step, fight.hero.hand.length, fight.hero.removed]).toEqual(['6.1 attack', 4, []]);
  });
  it('strong: red mana once, the price twice', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'improvisation', 'march', 'rage'], mana: { red: 1 } });
    fight.use('improvisation', 'powered-attack', { ...STRONG, discard: 'march' });
    fight.use('improvisation', 'powered-attack', { ...AGAIN, discard: 'rage' });
    expect([pool(fight)?.physical, fight.hero.tokens.red, fight.s.step]).toEqual([10, 0, '2.2 attack']);
  });
  it('Ritual Attack: each card thrown away says by its color what it gives', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'ritual-attack', 'rage', 'stamina', 'swiftness'] });
    fight.use('ritual-attack', 'basic-red', { ...BY, discard: 'rage' });
    fight.use('ritual-attack', 'basic-blue', { ...AGAIN, discard: 'stamina' });
    fight.use('ritual-attack', 'basic-white', { ...AGAIN, discard: 'swiftness' });
    expect(pool(fight)).toMatchObject({ physical: 8, ice: 3 });
    expect(fight.hero.removed).toEqual(['ritual-attack', 'rage', 'stamina', 'swiftness']);
  });
  it('Stout Resolve: the Wound is put away for one time, the others go without', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'stout-resolve', 'wound'] });
    fight.use('stout-resolve', 'basic-attack-wound', BY);
    // With the Wound gone one way is left, and it asks for nothing.
    expect([pool(fight)?.physical, fight.hero.discard]).toEqual([3 + 2 + 2, ['wound']]);
  });
  it('Pure Magic: mana is part of its effect, so each time is paid', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'pure-magic'], mana: { red: 2 } });
    fight.use('pure-magic', 'basic-red', BY).use('pure-magic', 'basic-red', AGAIN);
    expect([pool(fight)?.physical, fight.hero.tokens.red, fight.s.step]).toEqual([8, 0, '2.2 attack']);
  });
  it('Blood Rage: a Wound each time it is wanted', () => {
    const fight = inAttack({ hand: ['maximal-effect', 'blood-rage'] });
    fight.use('blood-rage', 'basic-wound', BY).use('blood-rage', 'basic', AGAIN).use('blood-rage', 'basic', AGAIN);
    expect([pool(fight)?.physical, fight.hero.woundsToHand]).toEqual([9, 1]);
  });
});

describe('Maximal Effect', () => {
  it('12.2, Maximal Effect on Explosive Bolt: a Wound each time, so the player may stop', () => {
    const fight = fightWith({ hand: ['maximal-effect', 'explosive-bolt', 'fireball'] });
    fight.use('explosive-bolt', 'basic', BY).use('explosive-bolt', 'basic', AGAIN);
    expect([fight.s.step, fight.hero.crystals.white, fight.hero.woundsToHand]).toEqual(['7.3 again', 2, 2]);
    expect(fight.does(stop).s.step).toBe('2.1 ranged');
  });

  describe('7.3 again: 12.2, Maximal Effect: each time is chosen separately', () => {
    it('Swift Reflexes lowers three heads of a Hydra', () => {
      const fight = fightWith({ hand: ['maximal-effect', 'swift-reflexes', 'rage'] }, ['hydra']).toPhase(2);
      fight.use('swift-reflexes', 'basic-lower', { ...BY, attack: 0 });
      fight.use('swift-reflexes', 'basic-lower', { ...AGAIN, attack: 1 });
      fight.use('swift-reflexes', 'basic-lower', { ...AGAIN, attack: 2 });
      const hydra = fight.enemy('e1');
      expect(hydra.attacks.map((_, i) => attackValue(fight.state, hydra, i))).toEqual([1, 1, 1]);
    });
    it('Force of Nature protects three units', () => {
      const units = ['peasants', 'scouts', 'foresters'].map((unit) => ({ unit }));
      const fight = fightWith({ hand: ['maximal-effect', 'force-of-nature', 'rage'], units }).toPhase(2);
      fight.use('force-of-nature', 'basic', { ...BY, unit: 'u1' });
      // The third goes to the only one that is left.
      fight.use('force-of-nature', 'basic', { ...AGAIN, unit: 'u3' });
      expect(fight.hero.units.map((unit) => unit.resists)).toEqual([['physical'], ['physical'], ['physical']]);
    });
    it('Dodge and Weave on two attacks, twice', () => {
      const fight = fightWith({ hand: ['maximal-effect', 'dodge-and-weave', 'rage'], mana: { red: 1 } }, [
        'hydra',
        'monks',
      ]).toPhase(2);
      const second = { type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2', attackIndex: 0 } as const;
      fight.use('dodge-and-weave', 'powered-two', { ...STRONG, target: 'e1', attack: 0 }).does(second);
      fight.use('dodge-and-weave', 'powered-two', { ...AGAIN, target: 'e1', attack: 1 }).does(second);
      const left = (id: string) => fight.enemy(id).attacks.map((_, i) => attackValue(fight.state, fight.enemy(id), i));
      expect([left('e1'), left('e2'), fight.hero.later[0]?.amount]).toEqual([[0, 0, 2], [1], 4]);
    });
    it('Concentration gives three different mana', () => {
      const fight = fightWith({ hand: ['maximal-effect', 'concentration', 'fire-bolt', 'swift-bolt', 'ice-bolt'] });
      fight.use('concentration', 'basic-red', BY);
      fight.use('concentration', 'basic-white', AGAIN).use('concentration', 'basic-blue', AGAIN);
      expect(fight.hero.tokens).toMatchObject({ red: 1, white: 1, blue: 1 });
    });
    it('nobody is asked where there is one way and it asks for nothing', () => {
      const crystals = fightWith({ hand: ['maximal-effect', 'fire-bolt', 'fireball'] });
      crystals.use('fire-bolt', 'basic', BY);
      expect([crystals.s.step, crystals.hero.crystals.red]).toEqual(['2.1 ranged', 3]);
      const ranged = fightWith({ hand: ['maximal-effect', 'swift-bolt'], mana: { red: 1 } }).declare('ranged', 'e1');
      ranged.use('swift-bolt', 'powered', STRONG);
      expect([ranged.s.step, pool(ranged)?.physical]).toEqual(['2.2 attack', 8]);
    });
    it('what a card earns for the fallen is earned each time', () => {
      const honours = fightWith({ hand: ['maximal-effect', 'chivalry', 'whirlwind'], mana: { white: 1 } }, [
        'prowlers',
      ]);
      honours.use('whirlwind', 'basic').declare('melee', 'e1').use('chivalry', 'basic-honour', BY);
      honours.use('chivalry', 'basic-honour', AGAIN).use('chivalry', 'basic-honour', AGAIN).resolve();
      // Three for the card, one for the rampager.
      expect(honours.s.ended().heroes[0]?.reputation).toBe(4);
      const axe = fightWith({ hand: ['maximal-effect', 'axe-throw'], mana: { red: 1 } }, ['prowlers']);
      axe.declare('ranged', 'e1').use('axe-throw', 'powered', STRONG).resolve();
      expect(axe.s.ended().heroes[0]?.fame).toBe(2 + 2);
    });
    it('a block is built the same way', () => {
      const fight = fightWith({ hand: ['maximal-effect', 'improvisation', 'march', 'stamina'] }).toPhase(2);
      fight.blockTarget('e1').use('improvisation', 'basic-block', { ...BY, discard: 'march' });
      fight.use('improvisation', 'basic-block', { ...AGAIN, discard: 'stamina' });
      expect([fight.state.currentBlock?.pool.physical, fight.s.step]).toEqual([6, '4.3 pool']);
    });
    it('the words say how often, and the bot goes on for nothing or stops', () => {
      const fight = inAttack({ hand: ['maximal-effect', 'improvisation', 'march', 'stamina'] });
      const labels = () => fight.s.offers('hero').map((choice) => text.label(choice, fight.state));
      expect(labels()).toContain('Attack 3: Improvisation (with Maximal Effect, three times, gives up March)');
      fight.use('improvisation', 'basic-attack', { ...BY, discard: 'march' });
      expect(labels()).toEqual(['Attack 3: Improvisation (once more, gives up Stamina)', 'Stop here']);
      const choose = () => bot(fight.s.combat.view('hero'), 'hero', fight.s.offers('hero'), () => []);
      expect(choose()).toEqual(stop);
    });
  });

  it('12.1: Concentration pays no price either, since it is played as well', () => {
    const fight = inAttack({ hand: ['concentration', 'improvisation', 'march'], mana: ALL_MANA });
    expect(fight.offers('improvisation', 'powered-attack', { by: 'concentration', discard: 'concentration' })).toBe(
      false,
    );
    fight.use('improvisation', 'powered-attack', { by: 'concentration', discard: 'march' });
    expect([pool(fight)?.physical, fight.hero.discard]).toEqual([7, ['march']]);
  });
});
