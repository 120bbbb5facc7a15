import { describe, expect, it } from 'vitest';
import { attackElement, attackHas, attackValue, blockNeeded, damageOf } from '../rules/enemy.ts';
import { calculateEffectiveAttack } from '../rules/pool.ts';
import { atTable, Fight, withCards } from './fixture.ts';

const wounds = (fight: Fight) => fight.hero.hand.filter((card) => card === 'wound').length;
const discarded = (fight: Fight) => fight.hero.discard.filter((card) => card === 'wound').length;
const keep = (tokens: readonly string[], more = {}) => atTable(tokens, { site: 'keep', ...more });

describe('worked examples of section 10', () => {
  it('10.1 plain pool: 6 of 7 fails, 7 of 7 defeats both for Fame 5', () => {
    const fight = atTable(['prowlers', 'wolf-riders']);
    const failed = fight.attack(
      'ranged',
      ['prowlers', 'wolf-riders'],
      ['ranged', 'physical', 3],
      ['ranged', 'physical', 3],
    );
    expect(failed).toMatchObject({
      isSuccessful: false,
      combinedArmor: 7,
      effectiveAttack: 6,
      shortfall: 1,
      defeatedEnemies: [],
      fameAwarded: 0,
    });
    const won = fight.attack(
      'ranged',
      ['prowlers', 'wolf-riders'],
      ['ranged', 'physical', 4],
      ['ranged', 'physical', 3],
    );
    expect(won).toMatchObject({ isSuccessful: true, fameAwarded: 5 });
    expect(fight.s.ended().result).toBe('defeated');
  });

  it('10.2 fortified neighbor: ranged is refused, siege 6 defeats both', () => {
    const fight = atTable(['diggers', 'prowlers']);
    expect(fight.refused(fight.declareAction('ranged', ['diggers', 'prowlers']))).toBe('FORTIFICATION_BLOCKS_RANGED');
    const won = fight.attack('siege', ['diggers', 'prowlers'], ['siege', 'physical', 3], ['siege', 'physical', 3]);
    expect(won).toMatchObject({ isSuccessful: true, combinedArmor: 6, fameAwarded: 4 });
  });

  it('10.3 split instead: ranged 3 on the one, siege 3 on the other', () => {
    const fight = atTable(['diggers', 'prowlers']);
    expect(fight.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]).isSuccessful).toBe(true);
    expect(fight.attack('siege', ['diggers'], ['siege', 'physical', 3]).isSuccessful).toBe(true);
    expect(fight.hero.fame).toBe(4);
  });

  it('10.4 keep: level 1 takes siege, level 2 nothing, phase 4 takes all', () => {
    const fight = keep(['crossbowmen', 'guardsmen']);
    expect(fight.report('siege', 'crossbowmen').level).toBe(1);
    expect(fight.report('siege', 'guardsmen').level).toBe(2);
    expect(fight.refused(fight.declareAction('siege', ['guardsmen']))).toBe('GROUP_DOUBLE_FORTIFIED');
    expect(fight.refused(fight.declareAction('siege', ['crossbowmen', 'guardsmen']))).toBe('GROUP_DOUBLE_FORTIFIED');
    const alone = keep(['crossbowmen', 'guardsmen']);
    expect(alone.attack('siege', ['crossbowmen'], ['siege', 'physical', 4]).isSuccessful).toBe(true);
    fight.end().end().takeAll();
    expect(fight.state.phase).toBe(4);
    expect(
      fight.attack('melee', ['crossbowmen', 'guardsmen'], ['ranged', 'physical', 5], ['melee', 'physical', 6]),
    ).toMatchObject({
      isSuccessful: true,
      combinedArmor: 11,
    });
  });

  it('10.5 different sources: rampagers that joined an assault are not fortified', () => {
    const fight = new Fight({
      site: 'keep',
      pool: 'both',
      heroes: [{ name: 'tovak' }],
      enemies: [{ token: 'swordsmen' }, { token: 'prowlers', role: 'rampager' }],
    });
    expect(fight.report('ranged', 'prowlers').level).toBe(0);
    expect(fight.report('siege', 'prowlers', 'swordsmen')).toMatchObject({ level: 1, combinedArmor: 8 });
    expect(fight.refused(fight.declareAction('ranged', ['prowlers', 'swordsmen']))).toBe('FORTIFICATION_BLOCKS_RANGED');
    const both = fight.attack('siege', ['prowlers', 'swordsmen'], ['siege', 'physical', 8]);
    expect(both.isSuccessful).toBe(true);
  });

  it('10.6 wall: one source for rampagers, two with an ability or a site', () => {
    const wolves = atTable(['wolf-riders', 'diggers'], { wall: true });
    expect(wolves.report('siege', 'wolf-riders').level).toBe(1);
    expect(wolves.refused(wolves.declareAction('siege', ['diggers']))).toBe('GROUP_DOUBLE_FORTIFIED');
    expect(wolves.attack('siege', ['wolf-riders'], ['siege', 'physical', 4]).isSuccessful).toBe(true);
    const walled = keep(['crossbowmen', 'magic-familiars'], { wall: true });
    expect(walled.refused(walled.declareAction('siege', ['crossbowmen']))).toBe('GROUP_DOUBLE_FORTIFIED');
    expect(walled.report('ranged', 'magic-familiars').level).toBe(0);
  });

  it('10.7 physical resistance spreads over the group', () => {
    const fight = atTable(['ironclads', 'prowlers']);
    const failed = fight.attack('ranged', ['ironclads', 'prowlers'], ['ranged', 'physical', 11]);
    expect(failed).toMatchObject({ effectiveAttack: 5, combinedArmor: 6, isSuccessful: false });
    const won = fight.attack('ranged', ['ironclads', 'prowlers'], ['ranged', 'physical', 7], ['ranged', 'fire', 3]);
    expect(won).toMatchObject({ effectiveAttack: 6, isSuccessful: true });
  });

  it('10.8 round once: 3 fire and 3 ice are 3, not 2, against an enemy that resists both', () => {
    const both = { physical: false, fire: true, ice: true, hasBothFireAndIce: true };
    const pool = { physical: 1, fire: 3, ice: 3, coldFire: 0 };
    expect(calculateEffectiveAttack(pool, both)).toBe(4);
    expect(calculateEffectiveAttack(pool, both, 'perElement')).toBe(3);
    const points = [
      ['ranged', 'fire', 3],
      ['ranged', 'ice', 3],
      ['ranged', 'physical', 1],
    ] as const;
    const official = atTable(['elemental-priestesses']);
    expect(
      official.attack('ranged', ['elemental-priestesses'], ...points.map((p) => [...p] as never)).isSuccessful,
    ).toBe(true);
    const perElement = atTable(['elemental-priestesses'], { options: { halving: 'perElement' } });
    expect(
      perElement.attack('ranged', ['elemental-priestesses'], ...points.map((p) => [...p] as never)).isSuccessful,
    ).toBe(false);
  });

  it('10.9 cold fire against two enemies that resist one element each', () => {
    const pair = ['fire-mages', 'ice-mages'];
    expect(atTable(pair).attack('ranged', pair, ['ranged', 'coldFire', 11])).toMatchObject({
      effectiveAttack: 11,
      isSuccessful: true,
    });
    expect(atTable(pair).attack('ranged', pair, ['ranged', 'fire', 22])).toMatchObject({
      effectiveAttack: 11,
      isSuccessful: true,
    });
    expect(atTable(pair).attack('ranged', pair, ['ranged', 'fire', 11], ['ranged', 'ice', 10])).toMatchObject({
      effectiveAttack: 10,
      isSuccessful: false,
    });
  });

  it('10.10 cold fire against one enemy that resists both', () => {
    const fight = atTable(['high-dragon']);
    expect(fight.attack('ranged', ['high-dragon'], ['ranged', 'coldFire', 17])).toMatchObject({
      effectiveAttack: 8,
      isSuccessful: false,
    });
    expect(fight.attack('ranged', ['high-dragon'], ['ranged', 'coldFire', 18])).toMatchObject({
      effectiveAttack: 9,
      fameAwarded: 9,
    });
  });

  it('10.11 block by element against fire 6', () => {
    const blocks = (...points: Parameters<Fight['block']>[2][]) =>
      atTable(['fire-mages'])
        .end()
        .block('fire-mages', 0, ...points);
    expect(blocks(['physical', 8])).toBe(false);
    expect(blocks(['ice', 5], ['physical', 3])).toBe(true);
    expect(blocks(['fire', 7], ['physical', 5])).toBe(true);
    expect(blocks(['coldFire', 6])).toBe(true);
    expect(blocks(['fire', 7], ['physical', 4])).toBe(false);
  });

  it('10.12 cold fire block against cold fire 4', () => {
    expect(atTable(['shadow']).end().block('shadow', 0, ['coldFire', 4])).toBe(true);
    expect(atTable(['shadow']).end().block('shadow', 0, ['ice', 4], ['fire', 4])).toBe(true);
    expect(atTable(['shadow']).end().block('shadow', 0, ['ice', 4], ['fire', 3])).toBe(false);
  });

  it('10.13 Swift doubles the block needed; some blocks count twice against it', () => {
    const wolves = withCards(['wolf-riders'], { units: [{ unit: 'utem-guardsmen' }] });
    expect(blockNeeded(wolves.state, wolves.enemy('wolf-riders'), 0)).toBe(6);
    wolves.blockTarget('wolf-riders').use('utem-guardsmen', 'block').resolveBlock();
    expect(wolves.enemy('wolf-riders').attacks[0]?.blocked).toBe(true);
    const cold = withCards(['freezers'], { units: [{ unit: 'utem-guardsmen' }] });
    cold.blockTarget('freezers').use('utem-guardsmen', 'block').resolveBlock();
    expect(cold.s.events).toContainEqual(
      expect.objectContaining({ type: 'blocked', block: 4, needed: 6, success: false }),
    );
    expect(atTable(['freezers']).end().block('freezers', 0, ['fire', 6])).toBe(true);
  });

  it('10.14 Brutal and Poison: 3 Wounds to hand, 3 to the discard pile, 3 count for the knock-out', () => {
    const fight = atTable(['altem-mages'], {}, { armor: 3 }).end().end();
    expect(wounds(fight)).toBe(3);
    expect(discarded(fight)).toBe(3);
    expect(fight.hero.woundsToHand).toBe(3);
    expect(fight.hero.knockedOut).toBe(false);
  });

  it('10.15 resistant unit: armor twice, wounded once', () => {
    const fight = atTable(['minotaur'], {}, { units: [{ unit: 'guardian-golems' }] })
      .end()
      .end();
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(fight.hero.units[0]?.wounds).toBe(1);
    expect(wounds(fight)).toBe(2);
  });

  it('10.16 resistant unit untouched takes no more damage in this combat', () => {
    const fight = atTable(['wolf-riders', 'prowlers'], {}, { units: [{ unit: 'guardian-golems' }] })
      .end()
      .end();
    fight.does({ type: 'ASSIGN_DAMAGE', playerId: 'hero', enemyId: 'e1', attackIndex: 0 });
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(fight.hero.units[0]).toMatchObject({ wounds: 0, assigned: true });
    // The Prowlers' 4 damage find nobody else: the hero takes it without being asked.
    expect(wounds(fight)).toBe(2);
    expect(fight.state.phase).toBe(4);
  });

  it('10.17 poisoned unit gets two Wounds; the hero one to hand and one to discard', () => {
    const fight = atTable(['monks'], {}, { units: [{ unit: 'utem-swordsmen' }] })
      .end()
      .end();
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(fight.hero.units[0]?.wounds).toBe(2);
    expect([wounds(fight), discarded(fight)]).toEqual([1, 1]);
  });

  it('10.18 Paralyze destroys a unit and empties the hand of a wounded hero', () => {
    const fight = atTable(['medusa'], {}, { hand: ['rage', 'march'], units: [{ unit: 'peasants' }] })
      .end()
      .end();
    fight.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(fight.hero.units).toEqual([]);
    expect(fight.hero.hand).toEqual(['wound', 'wound']);
    const safe = atTable(['freezers'], {}, { hand: ['rage', 'march'], units: [{ unit: 'foresters' }] })
      .end()
      .end();
    safe.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(safe.hero.units).toEqual([]);
    expect(safe.hero.hand).toEqual(['march', 'rage']);
  });

  it('10.19 Assassination: units cannot take it', () => {
    const fight = atTable(['orc-trackers'], {}, { units: [{ unit: 'peasants' }] })
      .end()
      .end();
    expect(wounds(fight)).toBe(2);
    expect(fight.hero.units[0]).toMatchObject({ wounds: 0, assigned: false });
  });

  it('10.20 knock-out: five Wounds at hand limit 5', () => {
    const fight = atTable(['minotaur'], {}, { hand: ['rage', 'march', 'stamina'] })
      .end()
      .end();
    expect(wounds(fight)).toBe(5);
    expect(fight.hero.knockedOut).toBe(true);
    expect(fight.hero.hand).toEqual(Array(5).fill('wound'));
    expect(fight.hero.discard).toEqual(['march', 'rage', 'stamina']);
  });

  it('10.21 Elusive: the higher armor, unless all attacks were blocked', () => {
    const fight = atTable(['shadow']);
    expect(fight.attack('ranged', ['shadow'], ['ranged', 'physical', 7])).toMatchObject({
      combinedArmor: 8,
      isSuccessful: false,
    });
    fight.end();
    expect(fight.block('shadow', 0, ['coldFire', 4])).toBe(true);
    expect(fight.state.phase).toBe(4);
    expect(fight.attack('melee', ['shadow'], ['melee', 'physical', 4])).toMatchObject({
      combinedArmor: 4,
      isSuccessful: true,
    });
    const open = atTable(['shadow']).end().end();
    expect(open.armor('shadow')).toBe(8);
    // Orc Trackers whose attack is only canceled keep the higher value.
    const cancelled = withCards(['orc-trackers'], { hand: ['whirlwind', 'rage'], mana: { white: 1 } });
    cancelled.use('whirlwind', 'basic');
    expect(cancelled.state.phase).toBe(4);
    expect(cancelled.armor('orc-trackers')).toBe(6);
  });

  it('10.22 Elusive and a reduction: both values drop, never below 1', () => {
    const fight = atTable(['shocktroops']);
    fight.s.does('host', { type: 'adjust', what: 'armor', target: 'e1', amount: -2 });
    expect(fight.armor('shocktroops')).toBe(4);
    fight.end();
    expect(fight.block('shocktroops', 0, ['physical', 5])).toBe(true);
    expect(fight.armor('shocktroops')).toBe(1);
  });

  it('10.23 Defend: +2 for the rest of the combat, once', () => {
    const fight = atTable(['elven-protectors', 'centaur-outriders']);
    expect(fight.attack('ranged', ['centaur-outriders'], ['ranged', 'physical', 6])).toMatchObject({
      combinedArmor: 7,
      isSuccessful: false,
    });
    fight.end().end().takeAll();
    const both = fight.attack(
      'melee',
      ['centaur-outriders', 'elven-protectors'],
      ['melee', 'fire', 6],
      ['melee', 'physical', 8],
    );
    expect(both).toMatchObject({ combinedArmor: 11, effectiveAttack: 11, isSuccessful: true });
  });

  it('10.24 lone defender: 6 needed at the first attack and ever after', () => {
    const fight = atTable(['elven-protectors']);
    expect(fight.attack('ranged', ['elven-protectors'], ['ranged', 'physical', 5])).toMatchObject({
      combinedArmor: 6,
      isSuccessful: false,
    });
    expect(fight.attack('ranged', ['elven-protectors'], ['ranged', 'physical', 6])).toMatchObject({
      combinedArmor: 6,
      isSuccessful: true,
    });
  });

  it('10.25 Vampiric: armor +1 for every unit wounded and every Wound in hand', () => {
    const ghouls = atTable(['gibbering-ghouls']).end().end();
    expect(ghouls.armor('gibbering-ghouls')).toBe(6);
    const dragon = atTable(['vampire-dragon'], {}, { armor: 3, units: [{ unit: 'peasants' }] })
      .end()
      .end();
    dragon.does({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId: 'u1' });
    expect(wounds(dragon)).toBe(2);
    expect(dragon.armor('vampire-dragon')).toBe(19);
  });

  it('10.26 Cumbersome: each Move point lowers the attack for the rest of the turn', () => {
    const stones = (points: number) => {
      const fight = atTable(['orc-stonethrowers']).end();
      return fight.does({ type: 'SPEND_MOVE_ON_CUMBERSOME', playerId: 'hero', enemyId: 'e1', attackIndex: 0, points });
    };
    expect(stones(3).block('orc-stonethrowers', 0, ['physical', 4])).toBe(true);
    expect(stones(7).enemy('orc-stonethrowers').attacks[0]).toMatchObject({ blocked: true, slowed: 7 });
    const earth = atTable(['earth-elemental']).end();
    earth.does({ type: 'SPEND_MOVE_ON_CUMBERSOME', playerId: 'hero', enemyId: 'e1', attackIndex: 0, points: 1 });
    expect(blockNeeded(earth.state, earth.enemy('e1'), 0)).toBe(3);
    expect(damageOf(earth.state, earth.enemy('e1'), 0)).toBe(6);
    expect(wounds(earth.end())).toBe(3);
  });

  it('10.27 several attacks: blocked and dealt one by one', () => {
    const hydra = atTable(['hydra']).end();
    expect(hydra.block('hydra', 0, ['physical', 2])).toBe(true);
    expect(hydra.block('hydra', 1, ['physical', 2])).toBe(true);
    hydra.end();
    expect(wounds(hydra)).toBe(1);
    expect(hydra.hero.turn.blockedEnemies).toBe(0);
    const familiars = atTable(['magic-familiars'], {}, { armor: 4 }).end().end();
    expect(familiars.s.events.filter((event) => event.type === 'damage')).toMatchObject([{ damage: 6 }, { damage: 6 }]);
    expect(wounds(familiars)).toBe(4);
  });

  it('10.28 Summon: the monster fights, the summoner gives the Fame', () => {
    // The brown pile lists Minotaur, Gargoyle, Medusa, Crypt Worm twice each before the Werewolf.
    const fight = atTable(['orc-summoners'], { sets: ['base'] }, { armor: 3 }, { draws: [8] }).end();
    const wolf = fight.enemy('werewolf');
    expect(blockNeeded(fight.state, wolf, 0)).toBe(14);
    expect(fight.s.offers().some((c) => c.action.type === 'DECLARE_BLOCK_TARGET' && c.action.enemyId === 'e1')).toBe(
      false,
    );
    fight.end();
    expect(wounds(fight)).toBe(3);
    expect(fight.state.enemies.map((enemy) => enemy.token)).toEqual(['orc-summoners']);
    expect(fight.attack('melee', ['orc-summoners'], ['melee', 'physical', 4])).toMatchObject({ fameAwarded: 4 });
    const early = atTable(['orc-summoners']);
    early.attack('ranged', ['orc-summoners'], ['ranged', 'physical', 4]);
    expect(early.s.ended().defeated).toBe(1);
    expect(early.s.events.some((event) => event.type === 'summoned')).toBe(false);
  });

  it('10.29 cities: each color has its bonus', () => {
    const city = (colour: 'blue' | 'white' | 'red' | 'green', token: string) =>
      atTable([token], { site: 'city', cities: [{ colour, level: 1 }] });
    const blue = city('blue', 'fire-mages');
    expect(attackValue(blue.state, blue.enemy('e1'), 0)).toBe(8);
    expect(city('white', 'swordsmen').armor('swordsmen')).toBe(6);
    const red = city('red', 'swordsmen');
    expect(damageOf(red.state, red.enemy('e1'), 0)).toBe(12);
    const green = city('green', 'guardsmen');
    expect(attackHas(green.state, green.enemy('e1'), 0, 'poison')).toBe(true);
    expect(attackElement(green.state, green.enemy('e1'), 0)).toBe('physical');
  });

  it('10.30 immunities: Demolish opens the place for all, weakens only who is not immune', () => {
    const fight = withCards(
      ['swordsmen', 'fire-mages', 'grim-legionnaires'],
      { hand: ['demolish', 'crushing-bolt'], mana: { red: 1, green: 1 } },
      { site: 'keep' },
    );
    fight.use('demolish', 'basic');
    expect(fight.report('ranged', 'swordsmen', 'fire-mages', 'grim-legionnaires').level).toBe(0);
    expect([fight.armor('swordsmen'), fight.armor('fire-mages'), fight.armor('grim-legionnaires')]).toEqual([4, 5, 10]);
    const legion = withCards(['grim-legionnaires'], { hand: ['whirlwind', 'dodge-and-weave'], mana: { white: 2 } });
    expect(legion.offers('whirlwind', 'basic')).toBe(false);
    legion.use('dodge-and-weave', 'powered').end();
    expect(legion.s.events).toContainEqual(expect.objectContaining({ type: 'effect', source: 'dodge-and-weave' }));
    expect(legion.s.events).toContainEqual(expect.objectContaining({ type: 'damage', damage: 7 }));
  });
});
