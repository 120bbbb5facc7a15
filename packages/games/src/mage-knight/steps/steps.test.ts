import { describe, expect, it } from 'vitest';
import { atTable, Fight, withCards } from '../tests/fixture.ts';

const damage = (unitId: string) => ({ type: 'DAMAGE_UNIT', playerId: 'hero', unitId }) as const;
const assign = (enemyId: string) => ({ type: 'ASSIGN_DAMAGE', playerId: 'hero', enemyId, attackIndex: 0 }) as const;

describe('the table of contents, step by step', () => {
  it('3.1 start: enemies are drawn from what is left of their pile, and the place costs reputation', () => {
    const fight = new Fight(
      { site: 'monastery', sets: ['base'], pool: 'both', heroes: [{ name: 'krang' }], out: { monks: 2 } },
      { draws: [2] },
    );
    expect(fight.state.enemies.map((enemy) => [enemy.token, enemy.role])).toEqual([['ice-mages', 'site']]);
    expect(fight.hero.reputation).toBe(-3);
    expect(fight.state.out).toEqual({ monks: 2, 'ice-mages': 1 });
  });
  it('3.1 start: a joint assault deals the garrison out; each hero fights the own share, in turn', () => {
    const fight = new Fight(
      {
        site: 'city',
        cities: [{ colour: 'white', level: 4 }],
        pool: 'both',
        heroes: [
          { name: 'tovak', share: 1 },
          { name: 'krang', share: 2 },
        ],
        enemies: [{ token: 'swordsmen' }, { token: 'golems' }, { token: 'gunners' }],
      },
      { draws: [2, 0, 0] },
    );
    expect(fight.state.enemies.map((enemy) => enemy.owner)).toEqual(['hero2', 'hero2', 'hero']);
    fight.attack('siege', ['gunners'], ['siege', 'physical', 7]);
    expect([fight.state.turn, fight.seat]).toEqual([1, 'hero2']);
    expect(fight.state.outcome).toBeNull();
    fight.attack('siege', ['swordsmen', 'golems'], ['siege', 'fire', 12]);
    expect(fight.s.ended()).toMatchObject({
      result: 'conquered',
      defeated: 3,
      leader: 'hero2',
      heroes: [
        { reputation: -1, defeated: 1 },
        { reputation: -1, defeated: 2 },
      ],
    });
  });
  it('2.1 ranged: ends automatically when nobody can be attacked and nothing else matters', () => {
    expect(withCards(['prowlers'], { hand: ['rage'] }).state.phase).toBe(2);
    expect(atTable(['guardsmen'], { site: 'keep' }).state.phase).toBe(2);
    expect(withCards(['prowlers'], { hand: ['swift-bolt'], mana: { white: 1 } }).state.phase).toBe(1);
  });
  it('2.1 ranged: mana for nothing holds nobody up', () => {
    expect(withCards(['prowlers'], { hand: ['concentration', 'rage'] }).state.phase).toBe(2);
  });
  it('2.2 attack: declared, built, resolved; a failed attack leaves the group standing', () => {
    const fight = atTable(['prowlers', 'monks']).declare('ranged', 'prowlers').type('ranged', 'ice', 2);
    expect([fight.s.step, fight.state.currentAttackDeclaration?.isCommitted]).toEqual(['2.2 attack', true]);
    expect(fight.resolve().shortfall).toBe(1);
    expect([fight.s.step, fight.state.currentAttackDeclaration]).toEqual(['2.1 ranged', null]);
  });
  it('2.2 attack: an enemy that the host takes away leaves the group, the last one closes the attack', () => {
    const fight = atTable(['prowlers', 'monks', 'diggers']).declare('ranged', 'prowlers', 'monks');
    fight.s.does('host', { type: 'adjust', what: 'defeat', target: 'e1', amount: 1 });
    expect(fight.state.currentAttackDeclaration?.targetGroup).toEqual(['e2']);
    fight.s.does('host', { type: 'adjust', what: 'defeat', target: 'e2', amount: 1 });
    expect([fight.s.step, fight.state.currentAttackDeclaration]).toEqual(['2.1 ranged', null]);
  });
  it('2.9 chance: a die or a draw locks what came before it', () => {
    const fight = withCards(
      ['minotaur'],
      { armor: 5, hand: ['rush-of-adrenaline', 'fireball'], deck: ['rage'], mana: { red: 1, black: 1 } },
      { night: true },
      { draws: [0] },
    );
    fight.use('rush-of-adrenaline', 'basic').declare('siege', 'minotaur').use('fireball', 'strong');
    expect(fight.s.news).toContainEqual({ type: 'drew', seat: 'hero', cards: ['rage'] });
    expect(fight.refused({ type: 'CANCEL_ATTACK', playerId: 'hero' })).toBe('CANCEL_LOCKED');
  });
  it('4.1 summon: one token for each attack; canceled ones draw nothing; an empty pile summons nothing', () => {
    const two = atTable(['dragon-summoner'], { sets: ['base'] }, {}, { draws: [0, 8] }).end();
    expect(two.state.enemies.map((enemy) => enemy.token)).toEqual(['dragon-summoner', 'minotaur', 'werewolf']);
    const none = withCards(['orc-summoners'], { hand: ['whirlwind', 'rage'], mana: { white: 1 } }).use(
      'whirlwind',
      'basic',
    );
    expect([none.state.phase, none.state.enemies.length]).toEqual([4, 1]);
    const out = { minotaur: 2, gargoyle: 2, medusa: 2, 'crypt-worm': 2, werewolf: 2 };
    const empty = atTable(['orc-summoners'], { sets: ['base'], out }).end();
    expect(empty.s.events).toContainEqual({ type: 'noToken', summoner: 'e1', pile: 'brown' });
  });
  it('4.1 summon: necromancers draw from their own faction first', () => {
    const fight = atTable(['shrouded-necromancers'], {}, {}, { draws: [0] }).end();
    expect(fight.state.enemies.map((enemy) => enemy.token)).toEqual(['shrouded-necromancers', 'corrupted-priests']);
  });
  it('4.2 block: one attack at a time, any number of blocks; skipped when nobody attacks', () => {
    const fight = atTable(['prowlers', 'diggers']).end();
    const targets = fight.s.offers('hero').filter((choice) => choice.action.type === 'DECLARE_BLOCK_TARGET');
    expect(targets).toHaveLength(2);
    expect(fight.block('prowlers', 0, ['physical', 4])).toBe(true);
    expect(fight.block('diggers', 0, ['physical', 2])).toBe(false);
    expect(fight.block('diggers', 0, ['physical', 3])).toBe(true);
    expect(fight.state.phase).toBe(4);
  });
  it('4.2 block: Cumbersome lowers one attack, or all of them as an option', () => {
    const slow = (cumbersome: 'one' | 'all') => {
      const fight = withCards(['zombie-horde'], { move: 1, hand: ['rage'] }, { options: { cumbersome } });
      fight.does({ type: 'SPEND_MOVE_ON_CUMBERSOME', playerId: 'hero', enemyId: 'e1', attackIndex: 1, points: 1 });
      return fight.enemy('zombie-horde').attacks.map((attack) => attack.blocked);
    };
    expect([slow('one'), slow('all')]).toEqual([
      [false, true, false],
      [true, true, true],
    ]);
  });
  it('4.3 pool: less than needed does nothing at all; a block can be canceled like an attack', () => {
    const fight = atTable(['monks']).end().blockTarget('monks');
    fight.does({ type: 'ADD_TO_BLOCK_POOL', playerId: 'hero', element: 'physical', amount: 4 });
    expect(fight.refused({ type: 'RESOLVE_BLOCK', playerId: 'hero' })).toBe('BLOCK_NOT_CONFIRMED');
    fight.does({ type: 'CANCEL_BLOCK', playerId: 'hero' });
    expect([fight.s.step, fight.state.currentBlock, fight.state.entered]).toEqual(['4.2 block', null, 0]);
    expect(fight.block('monks', 0, ['physical', 4])).toBe(false);
    expect(fight.end().hero.woundsToHand).toBe(3);
  });
  it('4.3 pool: a block that was not declared, a phase that cannot end', () => {
    const fight = atTable(['monks']).end().blockTarget('monks');
    expect(fight.refused({ type: 'END_COMBAT_PHASE', playerId: 'hero' })).toBe('ATTACK_STILL_OPEN');
    expect(fight.refused(fight.declareAction('ranged', ['monks']))).toBe('BLOCK_ALREADY_OPEN');
    expect(fight.refused({ type: 'ADD_TO_BLOCK_POOL', playerId: 'hero', element: 'physical', amount: 0 })).toBe(
      'INVALID_AMOUNT',
    );
  });
  it('5.1 assign: the player picks the order where units make a difference, and may not leave', () => {
    const fight = atTable(['prowlers', 'monks'], {}, { units: [{ unit: 'peasants' }] })
      .end()
      .end();
    expect(fight.s.step).toBe('5.1 assign');
    expect(fight.refused({ type: 'END_COMBAT_PHASE', playerId: 'hero' })).toBe('DAMAGE_NOT_ASSIGNED');
    fight.does(assign('e2'));
    expect([fight.s.step, fight.state.frames.at(-1)?.memory]).toEqual([
      '5.2 damage',
      { enemyId: 'e2', attackIndex: 0, damage: 5, guard: '' },
    ]);
  });
  it('5.1 assign: without units nobody is asked', () => {
    const fight = atTable(['prowlers', 'monks']).end().end();
    expect([fight.state.phase, fight.hero.woundsToHand]).toEqual([4, 5]);
  });
  it('5.1 assign: effects may still lower an attack', () => {
    const fight = withCards(['prowlers'], { hand: ['dodge-and-weave'] }).end();
    expect(fight.s.step).toBe('5.1 assign');
    fight.use('dodge-and-weave', 'basic');
    expect(fight.hero.woundsToHand).toBe(1);
  });
  it('5.2 damage: units one after another, the rest to the hero; no unit twice', () => {
    const fight = atTable(
      ['swordsmen', 'monks'],
      {},
      { units: [{ unit: 'peasants' }, { unit: 'scouts' }, { unit: 'foresters', wounds: 1 }] },
    )
      .end()
      .end();
    fight.does(assign('e1')).does(damage('u1'));
    expect(fight.s.offers('hero').map((choice) => choice.action)).toEqual([
      damage('u2'),
      { type: 'DAMAGE_HERO', playerId: 'hero' },
    ]);
    fight.does({ type: 'DAMAGE_HERO', playerId: 'hero' });
    expect([fight.hero.woundsToHand, fight.hero.units.map((unit) => unit.wounds)]).toEqual([2, [1, 0, 1]]);
    fight.does(damage('u2'));
    expect(fight.hero).toMatchObject({ woundsToHand: 4, woundsToDiscard: 2 });
  });
  it('5.2 damage: equal units are listed once', () => {
    const fight = atTable(['swordsmen'], {}, { units: [{ unit: 'peasants' }, { unit: 'peasants' }] })
      .end()
      .end();
    expect(fight.s.offers('hero').map((choice) => choice.action.type)).toEqual(['DAMAGE_UNIT', 'DAMAGE_HERO']);
  });
  it('5.2 damage: Battle Hardened and Elemental Resistance soak by element', () => {
    const soaked = (skill: string, token: string) => {
      const fight = withCards([token], { armor: 1, handLimit: 20, skills: [skill] });
      fight.does({ type: 'PLAY_EFFECT', playerId: 'hero', source: skill, mode: 'soak' });
      return fight.hero.woundsToHand;
    };
    expect([soaked('battle-hardened', 'prowlers'), soaked('battle-hardened', 'ice-mages')]).toEqual([2, 4]);
    expect([
      soaked('elemental-resistance', 'prowlers'),
      soaked('elemental-resistance', 'ice-mages'),
      soaked('elemental-resistance', 'shadow'),
    ]).toEqual([3, 3, 3]);
  });
  it('5.2 damage: Thugs want 2 Influence first; forbidden units stay out', () => {
    const thugs = (influence: number) =>
      atTable(['swordsmen'], {}, { influence, units: [{ unit: 'thugs', ready: false }] })
        .end()
        .end();
    expect(thugs(0).state.phase).toBe(4);
    const paid = thugs(2);
    paid.does(damage('u1'));
    expect(paid.hero).toMatchObject({ influence: 0, woundsToHand: 1 });
    expect(
      atTable(['minotaur'], { site: 'dungeon' }, { units: [{ unit: 'peasants' }] })
        .end()
        .end().state.phase,
    ).toBe(4);
  });
  it('6.1 attack: fortifications are ignored, all kinds mix, points of phase 1 are gone', () => {
    const fight = atTable(['guardsmen'], { site: 'keep' });
    fight.end();
    expect(fight.state).toMatchObject({ phase: 4, completedAttacksThisPhase: 0, currentAttackDeclaration: null });
    expect(
      fight.attack('melee', ['guardsmen'], ['melee', 'physical', 3], ['ranged', 'ice', 2], ['siege', 'fire', 2]),
    ).toMatchObject({ isSuccessful: true });
    expect(fight.s.ended()).toMatchObject({ result: 'conquered', heroes: [{ reputation: -1, rewards: ['keep'] }] });
  });
  it('6.1 attack: the combat ends automatically when nothing is left to attack with', () => {
    const fight = withCards(['monks'], { hand: ['march'] });
    fight.end();
    expect(fight.state.phase).toBe(4);
    fight.declare('melee', 'monks').use('march', 'sideways').resolve();
    expect(fight.s.ended().result).toBe('survived');
  });
  it('7.1 target: further targets one by one, none twice, and one may stop', () => {
    const fight = withCards(['monks', 'prowlers'], { hand: ['banner-of-fear', 'rage'] }).use(
      'banner-of-fear',
      'strong',
      { target: 'e1' },
    );
    expect(fight.s.offers('hero').map((choice) => choice.action)).toEqual([
      { type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' },
      { type: 'NO_TARGET', playerId: 'hero' },
    ]);
    fight.does({ type: 'NO_TARGET', playerId: 'hero' });
    expect(fight.enemy('prowlers').attacks[0]?.cancelled).toBe(false);
  });
  it('7.2 defend: the player says who is defended, or the first is, as an option', () => {
    const fight = atTable(['elven-protectors', 'centaur-outriders']).declare(
      'ranged',
      'centaur-outriders',
      'elven-protectors',
    );
    expect(fight.s.step).toBe('7.2 defend');
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e1' });
    expect(fight.report('ranged', 'elven-protectors').members[0]?.causes).toEqual([
      { cause: 'printed', value: 4 },
      { cause: 'defend', value: 2, from: 'e1' },
    ]);
    const first = atTable(['elven-protectors', 'centaur-outriders'], { options: { defendChoice: 'first' } }).declare(
      'ranged',
      'centaur-outriders',
      'elven-protectors',
    );
    expect(first.armor('centaur-outriders')).toBe(7);
    first.does({ type: 'CANCEL_ATTACK', playerId: 'hero' });
    expect([first.armor('centaur-outriders'), first.enemy('elven-protectors').defended]).toEqual([5, false]);
  });
  it('7.2 defend: two defenders, one bonus a target', () => {
    const fight = atTable(['elven-protectors', 'crystal-sprites', 'prowlers']).declare(
      'ranged',
      'prowlers',
      'crystal-sprites',
    );
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e3' });
    expect(fight.s.offers('hero').map((choice) => choice.action)).toEqual([
      { type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' },
    ]);
    fight.does({ type: 'CHOOSE_TARGET', playerId: 'hero', enemyId: 'e2' });
    expect([fight.armor('prowlers'), fight.armor('crystal-sprites')]).toEqual([5, 3]);
  });
  it('8.1 end: withdrawal costs a Wound for each space to safety', () => {
    const fight = atTable(['golems'], { site: 'keep', withdraw: 2 });
    fight.end().end().end();
    expect(fight.s.ended()).toMatchObject({ result: 'withdrawn', survivors: 'stay', heroes: [{ wounds: 3 }] });
  });
  it('8.1 end: rewards by place, with dice where the place says so', () => {
    const rewards = (site: string, dice: number[], more = {}) => {
      const fight = atTable(
        ['prowlers'],
        { site, enemies: [{ token: 'golems', role: 'site' }], ...more },
        {},
        { dice },
      );
      fight.attack('siege', ['golems'], ['siege', 'fire', 5]);
      return fight.s.ended().heroes[0];
    };
    expect(rewards('dungeon', [5])?.rewards).toEqual(['spell']);
    expect(rewards('dungeon', [1])?.rewards).toEqual(['artifact']);
    expect(rewards('dungeon', [], { firstConquest: false })?.rewards).toEqual([]);
    expect(rewards('tomb', [])?.rewards).toEqual(['spell', 'artifact']);
    expect(rewards('tomb', [], { firstConquest: false })?.rewards).toEqual([]);
    expect(rewards('monster-den', [5, 6])).toMatchObject({ rewards: ['crystal of choice'], fame: 5 });
    expect(rewards('spawning-grounds', [1, 2, 3])?.rewards).toEqual([
      'artifact',
      'red crystal',
      'blue crystal',
      'green crystal',
    ]);
    expect(rewards('mage-tower', [])?.rewards).toEqual(['spell']);
    expect(rewards('monastery', [])?.rewards).toEqual(['artifact']);
    expect(rewards('maze', [], { path: 4 })?.rewards).toEqual(['spell']);
    expect(rewards('labyrinth', [], { path: 6 })?.rewards).toEqual(['artifact', 'advanced action']);
    expect(rewards('ruins', [], { ruins: 'grey-white' })?.rewards).toEqual(['artifact', 'spell']);
  });
  it("8.1 end: another player's keep gives half the Fame, rounded up over the total", () => {
    const fight = new Fight({
      site: 'owned-keep',
      pool: 'both',
      heroes: [{ name: 'tovak' }],
      enemies: [{ token: 'shocktroops' }, { token: 'crossbowmen' }],
    });
    fight.attack('ranged', ['shocktroops'], ['ranged', 'physical', 6]);
    expect(fight.hero.fame).toBe(2);
    fight.attack('siege', ['crossbowmen'], ['siege', 'physical', 4]);
    expect(fight.s.ended().heroes[0]?.fame).toBe(3);
  });
  it('8.1 end: rampagers give reputation by pile, elsewhere none; printed reputation always counts', () => {
    const gain = (token: string, role: 'rampager' | 'site') => {
      const fight = new Fight({
        site: 'rampagers',
        pool: 'both',
        heroes: [{ name: 'tovak' }],
        enemies: [{ token, role }],
      });
      fight.attack('siege', [token], ['siege', 'coldFire', 40]);
      return fight.s.ended().heroes[0]?.reputation;
    };
    expect([
      gain('prowlers', 'rampager'),
      gain('swamp-dragon', 'rampager'),
      gain('prowlers', 'site'),
      gain('thugs', 'site'),
      gain('heroes-swift', 'site'),
    ]).toEqual([1, 2, 0, 1, -1]);
  });
  it('8.1 end: what becomes of survivors', () => {
    const fate = (site: string) => atTable(['golems'], { site }).end().end().end().s.ended();
    expect([fate('dungeon').survivors, fate('monster-den').survivors, fate('rampagers').result]).toEqual([
      'discarded',
      'stay',
      'survived',
    ]);
  });
});

describe('host', () => {
  it('adjusts are checked, logged and undoable', () => {
    const fight = atTable(['prowlers'], {}, { hand: ['rage'], units: [{ unit: 'peasants' }] });
    const host = (what: string, target: string, amount: number) =>
      fight.s.does('host', { type: 'adjust', what: what as 'fame', target, amount });
    for (const [what, target, amount] of [
      ['fame', 'hero', 3],
      ['reputation', 'hero', -2],
      ['heroArmor', 'hero', 2],
      ['move', 'hero', 4],
      ['influence', 'hero', 5],
      ['wound', 'hero', 1],
      ['armor', 'e1', -1],
      ['attack', 'e1:0', 2],
      ['card', 'hero:march', 2],
      ['mana', 'hero:gold', 1],
      ['crystal', 'hero:red', 5],
      ['unit', 'hero:u1', -1],
    ] as const)
      host(what, target, amount);
    expect(fight.hero).toMatchObject({
      fame: 3,
      reputation: -2,
      armor: 4,
      move: 4,
      influence: 5,
      hand: ['march', 'march', 'rage', 'wound'],
      tokens: { gold: 1 },
      crystals: { red: 3 },
      units: [{ ready: false, wounds: 1 }],
    });
    expect(fight.armor('prowlers')).toBe(2);
    host('wound', 'hero', -1);
    host('card', 'hero:march', -1);
    host('unit', 'hero:u1', 1);
    expect(fight.hero).toMatchObject({ hand: ['march', 'rage'], units: [{ ready: true, wounds: 0 }] });
    const before = fight.state;
    host('defeat', 'e1', 1);
    expect(fight.s.ended().defeated).toBe(1);
    expect(fight.s.combat.undo({ host: true }).ok).toBe(true);
    expect(fight.state).toEqual(before);
    for (const [what, target, amount, code] of [
      ['luck', 'hero', 1, 'UNKNOWN_ADJUST'],
      ['fame', 'e1', 1, 'UNKNOWN_TARGET'],
      ['fame', 'hero', 0, 'INVALID_AMOUNT'],
      ['revive', 'e1', 1, 'UNKNOWN_TARGET'],
    ] as const) {
      expect(fight.s.refused('host', { type: 'adjust', what: what as 'fame', target, amount })).toBe(code);
    }
  });
  it('the host takes away fortification, a resistance, an ability, or says that somebody does not attack; and gives it back', () => {
    const fight = atTable(['guardsmen', 'fire-golems'], { site: 'keep' });
    const host = (what: 'fortification' | 'resistance' | 'ability' | 'attacks', target: string, amount: number) =>
      fight.s.does('host', { type: 'adjust', what, target, amount });
    const level = () => fight.report('siege', 'guardsmen').level;
    expect(level()).toBe(2);
    host('ability', 'e1:fortified', -1);
    expect(level()).toBe(1);
    host('fortification', 'e1', -1);
    expect(level()).toBe(0);
    host('fortification', 'e1', 1);
    host('ability', 'e1:fortified', 1);
    expect(level()).toBe(2);
    host('resistance', 'e2:fire', -1);
    expect(fight.report('siege', 'fire-golems').members[0]?.resists).toEqual(['physical']);
    host('resistance', 'e2:fire', 1);
    expect(fight.report('siege', 'fire-golems').members[0]?.resists).toEqual(['fire', 'physical']);
    host('attacks', 'e1', -1);
    expect(fight.enemy('guardsmen').attacks[0]).toMatchObject({ cancelled: true, blocked: false });
    host('attacks', 'e1', 1);
    expect(fight.enemy('guardsmen').attacks[0]?.cancelled).toBe(false);
    const wrong = { type: 'adjust', what: 'resistance', target: 'e1:fire', amount: -1 } as const;
    expect(fight.s.refused('host', wrong)).toBe('UNKNOWN_TARGET');
  });
  it('a revived enemy is back, a combat can be broken off', () => {
    const fight = atTable(['prowlers', 'monks']);
    fight.attack('ranged', ['prowlers'], ['ranged', 'physical', 3]);
    fight.s.does('host', { type: 'adjust', what: 'revive', target: 'e1', amount: 1 });
    expect(fight.enemy('prowlers').defeated).toBe(false);
    fight.s.does('host', { type: 'concede' });
    expect(fight.s.ended().result).toBe('stopped');
  });
});
