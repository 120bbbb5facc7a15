import { describe, expect, it } from 'vitest';
import { TableFight } from './table.fixture.ts';

/** From the table: the worked examples, each from its setup to its end. Tovak, level 1 unless said. */
const AT_3 = [{ name: 'tovak', level: 3 }] as const;
const AT_5 = [{ name: 'tovak', level: 5 }] as const;

describe('from the table, the worked examples', () => {
  it('1: a plain pool', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['prowlers', 'wolf-riders']);
    fight.declare('ranged', 'prowlers', 'wolf-riders').add('ranged', 'physical', 4);
    expect(fight.refuses({ type: 'RESOLVE_ATTACK' })).toContain(
      '3 points are missing: nobody would fall and all points would be lost.',
    );
    fight.add('ranged', 'physical', 3).resolve();
    expect(fight.lines).toContain('7 against armor 7: Prowlers and Wolf Riders defeated, Fame +5.');
    expect(fight.home).toEqual({ result: 'defeated', fame: 5, reputation: 2, level: 2, wounds: 0 });
  });

  it('2: a fortified neighbor', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['diggers', 'prowlers']);
    const group = [fight.id('diggers'), fight.id('prowlers')];
    expect(fight.refuses({ type: 'DECLARE_ATTACK_TARGET', targetEnemyIds: group, attackType: 'ranged' })).toBe(
      'A fortified enemy is in the group (Diggers): only Siege attacks are allowed.',
    );
    fight.declare('siege', 'diggers', 'prowlers');
    expect(fight.refuses({ type: 'ADD_TO_ATTACK_POOL', element: 'physical', amount: 3, kind: 'ranged' })).toMatch(
      /siege/,
    );
    fight.add('siege', 'physical', 6).resolve();
    expect(fight.lines).toContain('6 against armor 6: Diggers and Prowlers defeated, Fame +4.');
    expect(fight.home.reputation).toBe(2);
  });

  it('3: a keep with two defenders', () => {
    const fight = new TableFight({ site: 'keep', heroes: [...AT_3] }, ['crossbowmen', 'guardsmen']);
    expect(fight.lines).toContain('Tovak: reputation -1.');
    expect(
      fight.refuses({ type: 'DECLARE_ATTACK_TARGET', targetEnemyIds: [fight.id('guardsmen')], attackType: 'siege' }),
    ).toBe('A doubly fortified enemy (Guardsmen) cannot be attacked in this phase.');
    fight.end().block('crossbowmen', [['physical', 8]]);
    expect(fight.lines).toContain('The attack of Crossbowmen is blocked: 8 of 8.');
    fight.end();
    expect(fight.step).toBe('5.2 damage');
    fight.hit();
    expect(fight.lines).toContain('Tovak takes a Wound.');
    fight.attack('melee', ['crossbowmen', 'guardsmen'], ['melee', 'physical', 11]);
    expect(fight.lines).toContain('11 against armor 11: Crossbowmen and Guardsmen defeated, Fame +6.');
    expect(fight.lines).toContain('Tovak gains the keep.');
    expect(fight.home).toMatchObject({ result: 'conquered', fame: 6, reputation: -1, wounds: 1 });
  });

  it('4: opened walls', () => {
    const fight = new TableFight({ site: 'keep' }, ['guardsmen']);
    expect(fight.phase).toBe(1);
    const enemyId = fight.id('guardsmen');
    fight.does({ type: 'CHANGE_ENEMY', enemyId, change: 'loseFortification', note: 'Expose' });
    expect(fight.lines).toContain('Guardsmen lose their fortification (Expose).');
    fight.attack('ranged', ['guardsmen'], ['ranged', 'physical', 2], ['ranged', 'physical', 5]);
    expect(fight.lines).toContain('7 against armor 7: Guardsmen defeated, Fame +3.');
    expect(fight.home).toEqual({ result: 'conquered', fame: 3, reputation: -1, level: 2, wounds: 0 });
  });

  it('5: cold fire', () => {
    const ruins = () =>
      new TableFight({ site: 'ruins', ruins: 'violet-violet', heroes: [...AT_5] }, ['fire-mages', 'ice-mages']);
    const fight = ruins().attack('ranged', ['fire-mages', 'ice-mages'], ['ranged', 'coldFire', 11]);
    expect(fight.lines).toContain('11 against armor 11: Fire Mages and Ice Mages defeated, Fame +10.');
    expect(fight.lines).toContain('Tovak gains a Spell.');
    expect(fight.lines).toContain('Tovak gains an Advanced Action.');
    const other = ruins()
      .declare('ranged', 'fire-mages', 'ice-mages')
      .add('ranged', 'fire', 11)
      .add('ranged', 'ice', 10);
    expect(other.refuses({ type: 'RESOLVE_ATTACK' })).toMatch(/^1 point is missing/);
  });

  it('6: a block by element, and a mixed attack', () => {
    const fight = new TableFight({ site: 'mage-tower' }, ['fire-mages']).end();
    fight.block('fire-mages', [
      ['ice', 5],
      ['physical', 3],
    ]);
    expect(fight.lines).toContain('The attack of Fire Mages is blocked: 6 of 6.');
    fight.end().attack('melee', ['fire-mages'], ['melee', 'fire', 6], ['melee', 'ice', 2]);
    expect(fight.lines).toContain('5 against armor 5: Fire Mages defeated, Fame +5.');
    expect(fight.lines).toContain('Tovak gains a Spell.');
    expect(fight.home).toMatchObject({ reputation: -1, level: 2 });
  });

  it('7: twice against Swift, by a unit', () => {
    const heroes = [{ name: 'tovak' as const, units: [{ unit: 'utem-guardsmen' }] }];
    const fight = new TableFight({ site: 'rampagers', heroes }, ['wolf-riders']).end();
    fight.does({ type: 'DECLARE_BLOCK_TARGET', enemyId: fight.id('wolf-riders'), attackIndex: 0 });
    const printed = fight.choices('ADD_TO_BLOCK_POOL').filter((choice) => !choice.form);
    expect(printed.map(({ action }) => action)).toEqual([
      {
        type: 'ADD_TO_BLOCK_POOL',
        playerId: 'hero',
        element: 'physical',
        amount: 4,
        source: 'table',
        unit: 'u1',
        swiftTwice: true,
      },
    ]);
    const entry = { type: 'ADD_TO_BLOCK_POOL', element: 'physical', amount: 4, unit: 'u1', swiftTwice: true } as const;
    fight.does(entry);
    expect(fight.refuses(entry)).toMatch(/^Utem Guardsmen are spent\./);
    fight.does({ type: 'RESOLVE_BLOCK' });
    expect(fight.lines).toContain('Block 4 from Utem Guardsmen, twice against Swift.');
    expect(fight.lines).toContain('The attack of Wolf Riders is blocked: 8 of 6.');
    expect(fight.hero.units[0]?.ready).toBe(false);
    fight.end().attack('melee', ['wolf-riders'], ['melee', 'physical', 4]);
    expect(fight.lines).toContain('4 against armor 4: Wolf Riders defeated, Fame +3.');
    expect(fight.home).toMatchObject({ reputation: 1, level: 2 });
  });

  it('8: poison on a unit', () => {
    const heroes = [{ name: 'tovak' as const, units: [{ unit: 'utem-swordsmen' }] }];
    const fight = new TableFight({ site: 'spawning-grounds', heroes }, ['monks']).end().end().hit('u1').hit();
    expect(fight.lines).toContain('Damage 5 from Monks.');
    expect(fight.lines).toContain('Utem Swordsmen take 2 Wounds; 1 damage left.');
    expect(fight.lines).toContain('Tovak takes a Wound, and 1 more into the discard pile.');
    fight.end();
    expect(fight.home).toMatchObject({ result: 'survived', wounds: 2 });
    expect(fight.hero.woundsToHand).toBe(1);
    expect(fight.lines).toContain('Tovak: Wounds in hand 1, in the discard pile 1; wounded: Utem Swordsmen.');
  });

  it('9: paralysis', () => {
    const heroes = [{ name: 'tovak' as const, units: [{ unit: 'peasants' }] }];
    const fight = new TableFight({ site: 'monster-den', heroes }, ['medusa']).end().end().hit('u1').hit();
    const at = fight.lines.indexOf('Peasants are destroyed; 3 damage left.');
    expect(fight.lines.slice(at)).toEqual([
      'Peasants are destroyed; 3 damage left.',
      'Tovak takes 2 Wounds.',
      'Tovak is paralyzed: discard all cards in hand that are no Wounds.',
      'Phase 4, Attack: Tovak.',
    ]);
  });

  it('10: a summoner', () => {
    const fight = new TableFight({ site: 'rampagers', heroes: [...AT_3] }, ['orc-summoners']).end();
    expect(fight.combat.need).toMatchObject({
      kind: 'draw',
      count: 1,
      why: { code: 'draw-monster', token: 'orc-summoners' },
    });
    expect(fight.combat.need?.held).toContain('werewolf');
    fight.says('werewolf');
    expect(fight.lines).toContain('Orc Summoners summoned Werewolf.');
    fight.block('werewolf', [['physical', 10]], true);
    expect(fight.lines).toContain('The block on Werewolf fails: 10 of 14.');
    fight.end().hit();
    expect(fight.lines).toContain('Tovak takes 3 Wounds.');
    fight.attack('melee', ['orc-summoners'], ['melee', 'physical', 4]);
    expect(fight.lines).toContain('4 against armor 4: Orc Summoners defeated, Fame +4.');
    expect(fight.home).toMatchObject({ fame: 4, reputation: 1 });
  });

  it('11: Elusive, with the die of the dungeon from the table', () => {
    const fight = new TableFight({ site: 'dungeon', heroes: [...AT_3] }, ['shadow']);
    fight.declare('ranged', 'shadow').add('ranged', 'physical', 7).resolve(true);
    expect(fight.lines).toContain('7 against armor 8: 1 short, nobody falls.');
    fight.end().block('shadow', [
      ['ice', 4],
      ['fire', 4],
    ]);
    expect(fight.lines).toContain('The attack of Shadow is blocked: 4 of 4.');
    fight.end().attack('melee', ['shadow'], ['melee', 'physical', 4]);
    expect(fight.lines).toContain('4 against armor 4: Shadow defeated, Fame +4.');
    expect(fight.combat.need).toMatchObject({ kind: 'roll', count: 1, sides: 6, why: { code: 'roll-dungeon' } });
    fight.says(5);
    expect(fight.lines).toContain('Tovak gains a Spell.');
  });

  it('11: Vampiric', () => {
    const heroes = [{ name: 'tovak' as const, level: 3, units: [{ unit: 'peasants' }] }];
    const fight = new TableFight({ site: 'rampagers', heroes }, ['vampire-dragon']).end().end().hit('u1').hit();
    expect(fight.lines).toContain('Peasants take a Wound; 5 damage left.');
    expect(fight.lines).toContain('Tovak takes 2 Wounds.');
    fight.attack('melee', ['vampire-dragon'], ['melee', 'physical', 19]);
    expect(fight.lines).toContain('19 against armor 19: Vampire Dragon defeated, Fame +7.');
    expect(fight.home.reputation).toBe(2);
  });

  it('12: knock-out after the Wounds; points then are warned of', () => {
    const fight = new TableFight({ site: 'dungeon' }, ['minotaur']).end().end().hit();
    const at = fight.lines.indexOf('Damage 10 from Minotaur.');
    expect(fight.lines.slice(at, at + 3)).toEqual([
      'Damage 10 from Minotaur.',
      'Tovak takes 5 Wounds.',
      'Tovak is knocked out: discard all cards in hand that are no Wounds.',
    ]);
    fight.declare('melee', 'minotaur');
    const points = { type: 'ADD_TO_ATTACK_POOL', element: 'physical', amount: 5, kind: 'melee' } as const;
    expect(fight.refuses(points)).toMatch(/^The hand is empty: only units and skills\./);
    fight.does({ ...points, anyway: true }).resolve();
    expect(fight.lines.join()).not.toContain('0 card');
  });

  it('12: Cumbersome', () => {
    const fight = new TableFight({ site: 'rampagers' }, ['orc-stonethrowers']).end();
    fight.does({ type: 'SPEND_MOVE_ON_CUMBERSOME', enemyId: fight.id('orc-stonethrowers'), attackIndex: 0, points: 3 });
    expect(fight.lines).toContain('3 Move slow Orc Stonethrowers down to 4.');
    fight.block('orc-stonethrowers', [['physical', 4]]);
    expect(fight.lines).toContain('The attack of Orc Stonethrowers is blocked: 4 of 4.');
    fight.end().attack('melee', ['orc-stonethrowers'], ['melee', 'fire', 2]);
    expect(fight.lines).toContain('2 against armor 2: Orc Stonethrowers defeated, Fame +4.');
  });

  it('12: an enemy of your own', () => {
    const own = { name: 'Possessed Prowlers', armor: 5, attacks: [{ value: 5 }], fame: 3, colour: 'green' as const };
    const fight = new TableFight({ site: 'rampagers', enemies: [{ own }] }).end();
    expect(fight.lines).toContain('The enemies: Possessed Prowlers.');
    fight.block('Possessed Prowlers', [['physical', 5]]).end();
    fight.attack('melee', ['Possessed Prowlers'], ['melee', 'physical', 5]);
    expect(fight.lines).toContain('5 against armor 5: Possessed Prowlers defeated, Fame +3.');
    expect(fight.home).toMatchObject({ result: 'defeated', fame: 3, reputation: 1 });
  });

  it('12: withdrawal', () => {
    const fight = new TableFight({ site: 'keep', withdraw: 1, heroes: [...AT_3] }, ['swordsmen']).end().end().hit();
    expect(fight.lines).toContain('Tovak takes 2 Wounds.');
    fight.declare('melee', 'swordsmen').add('melee', 'physical', 4).resolve(true);
    expect(fight.lines).toContain('4 against armor 5: 1 short, nobody falls.');
    fight.end();
    expect(fight.lines).toContain('Tovak withdraws one space to safety, a Wound for each.');
    expect(fight.home).toMatchObject({ result: 'withdrawn', fame: 0, reputation: -1, wounds: 3 });
  });

  it('a city: the white one raises armor', () => {
    const city = () =>
      new TableFight({ site: 'city', cities: [{ colour: 'white', level: 1 }] }, ['freezers']).declare(
        'siege',
        'freezers',
      );
    const fire = city().add('siege', 'fire', 8).resolve(true);
    expect(fire.lines).toContain('4 against armor 8: 4 short, nobody falls.');
    const ice = city().add('siege', 'ice', 8).resolve();
    expect(ice.lines).toContain('8 against armor 8: Freezers defeated, Fame +7.');
  });
});
