import { describe, expect, it } from 'vitest';
import { attackValue, hasAbility, resists } from '../rules/enemy.ts';
import { ALL_MANA, type Fight, withCards } from '../tests/fixture.ts';
import type { Setup, SetupHero } from '../types.ts';

const MANA = { ...ALL_MANA, black: 5 };
/** At night, with all mana, and a hero whom nothing knocks out. */
const night = (tokens: readonly string[], hero: Partial<SetupHero>, more: Partial<Setup> = {}) =>
  withCards(tokens, { armor: 12, handLimit: 20, mana: MANA, ...hero }, { night: true, ...more });
const pool = (fight: Fight) => fight.state.currentAttackDeclaration?.attackPool;
const blockPool = (fight: Fight) => fight.state.currentBlock?.pool;

describe('12.3 and 12.5: an effect with two parts is worth playing for either', () => {
  it('Chill takes fire resistance away in phase 4 too, when the attack is over', () => {
    const fight = night(['fire-mages'], { hand: ['chill', 'rage'] }).toPhase(4);
    fight.use('chill', 'basic', { target: 'e1' });
    expect(resists(fight.state, fight.enemy('e1'), 'fire')).toBe(false);
  });
  it('Lethal Chill lowers the armor of a group that is under attack already', () => {
    const fight = night(['swamp-dragon'], { hand: ['chill', 'swift-bolt'] }).declare('ranged', 'e1');
    expect(fight.use('chill', 'strong', { target: 'e1' }).armor('e1')).toBe(5);
  });
  it('Amotep Freezers: armor -3 in phase 4, and never on an ice-resistant enemy', () => {
    const fight = night(['swamp-dragon', 'ice-mages'], {
      hand: ['rage'],
      units: [{ unit: 'amotep-freezers' }],
    }).toPhase(4);
    expect(fight.offers('amotep-freezers', 'freeze', { target: 'e2' })).toBe(false);
    expect(fight.use('amotep-freezers', 'freeze', { target: 'e1' }).armor('e1')).toBe(6);
  });
});

describe('12: what adds up', () => {
  it('two Shocktroops: each raises the attacks of the units after it', () => {
    const fight = night(['swamp-dragon'], {
      units: [{ unit: 'shocktroops' }, { unit: 'shocktroops' }, { unit: 'utem-crossbowmen' }],
    }).declare('ranged', 'e1');
    fight.use('shocktroops', 'coordinate');
    fight.does(
      fight.s
        .offers('hero')
        .map((c) => c.action)
        .find((a) => 'source' in a && a.source === 'u2' && 'mode' in a && a.mode === 'coordinate') as never,
    );
    fight.use('utem-crossbowmen', 'ranged');
    expect(pool(fight)?.entries.map((entry) => entry.amount)).toEqual([1, 2, 4]);
  });
  it('Maximal Effect on Into the Heat: units +2 three times', () => {
    const fight = night(['swamp-dragon'], {
      hand: ['maximal-effect', 'into-the-heat'],
      units: [{ unit: 'catapults' }],
    });
    fight.use('into-the-heat', 'basic', { by: 'maximal-effect' }).declare('siege', 'e1').use('catapults', 'siege');
    expect(pool(fight)?.physical).toBe(3 + 6);
  });
  it('Agility basic after powered takes the Ranged away from nobody', () => {
    const fight = night(['swamp-dragon'], { hand: ['agility', 'agility'], move: 4 });
    fight.use('agility', 'powered').toPhase(4).use('agility', 'basic').declare('melee', 'e1');
    expect(fight.offers('move', 'ranged-1')).toBe(true);
  });
  it('Leadership waits for a unit that it helps: Siege does not use it up', () => {
    const fight = night(['swamp-dragon'], {
      skills: ['leadership'],
      units: [{ unit: 'catapults' }, { unit: 'utem-crossbowmen' }],
    });
    fight.use('leadership', 'lead').declare('ranged', 'e1').use('catapults', 'siege').use('utem-crossbowmen', 'ranged');
    expect(pool(fight)?.entries.map((entry) => entry.amount)).toEqual([3, 3]);
  });
});

describe('4.6 and 4.8: blocked means all attacks', () => {
  it('Ice Shield on one attack of a Hydra waits for the other two', () => {
    const fight = night(['manticore', 'heroes-fortified'], { hand: ['ice-shield', 'rage', 'rage', 'rage'] }).toPhase(2);
    fight.blockTarget('e2', 1).use('ice-shield', 'powered').resolveBlock();
    expect(fight.armor('e2')).toBe(4);
    fight
      .blockTarget('e2', 0)
      .use('rage', 'basic-block')
      .use('rage', 'basic-block')
      .use('rage', 'basic-block')
      .resolveBlock();
    expect(fight.armor('e2')).toBe(1);
  });
  it('Dueling goes on in phase 4 even if the block did not hold', () => {
    const fight = night(['swamp-dragon'], { hand: ['rage'], skills: ['dueling'] }).toPhase(2);
    fight.blockTarget('e1').use('dueling', 'duel').resolveBlock();
    expect(fight.enemy('e1').attacks[0]?.blocked).toBe(false);
    fight.toPhase(4).declare('melee', 'e1');
    expect(fight.offers('later:0', 'dueling')).toBe(true);
  });
  it('a summoned monster that was blocked is discarded: nothing can be aimed at it, and it gives no Fame', () => {
    const fight = withCards(
      ['orc-summoners', 'prowlers'],
      { armor: 12, mana: MANA, hand: ['determination', 'rage'], units: [{ unit: 'delphana-masters' }] },
      { night: true, sets: ['base'], out: { minotaur: 2, gargoyle: 2, medusa: 2, werewolf: 2 } },
      { draws: [0] },
    );
    fight.end();
    expect(fight.enemy('crypt-worm').role).toBe('summoned');
    fight.blockTarget('crypt-worm').use('determination', 'powered').use('rage', 'basic-block').resolveBlock();
    expect(fight.offers('delphana-masters', 'destroy')).toBe(false);
    expect(fight.hero.fame).toBe(0);
  });
  it('Flame Wave counts a monster and its summoner as one enemy', () => {
    const fight = withCards(
      ['orc-summoners'],
      { armor: 12, mana: MANA, hand: ['flame-wall'] },
      { night: true, sets: ['base'], out: { minotaur: 2, gargoyle: 2, medusa: 2, werewolf: 2 } },
      { draws: [0] },
    );
    fight.toPhase(2).blockTarget('crypt-worm').use('flame-wall', 'strong-block');
    expect(blockPool(fight)?.fire).toBe(7 + 2);
  });
});

describe('12.6 and 12.4: different targets', () => {
  it('Forked Lightning: a group of three takes all three, a group of two only two', () => {
    const enemies = ['prowlers', 'prowlers', 'wolf-riders'] as const;
    const bolts = (...group: string[]) => {
      const fight = night([...enemies], { skills: ['forked-lightning'], hand: ['swift-bolt'] });
      fight.declare('ranged', ...group).use('forked-lightning', 'lightning');
      let count = 1;
      for (; fight.offers('later:0', 'forked-lightning'); count++) fight.use('later:0', 'forked-lightning');
      return count;
    };
    expect([bolts('e1'), bolts('e1', 'e2'), bolts('e1', 'e2', 'e3')]).toEqual([1, 2, 3]);
  });
  it('Forked Lightning strikes nobody twice', () => {
    const fight = night(['prowlers', 'diggers', 'wolf-riders'], { skills: ['forked-lightning'], hand: ['swift-bolt'] });
    fight.declare('ranged', 'e1').use('forked-lightning', 'lightning').resolve();
    fight.declare('ranged', 'e3').use('later:0', 'forked-lightning').resolve();
    fight.declare('ranged', 'e3');
    expect(fight.offers('later:0', 'forked-lightning')).toBe(false);
  });
  it('Shield of the Fallen Kings: the third block meets a third attack', () => {
    const fight = night(['swamp-dragon', 'savage-dragon'], { hand: ['shield-of-the-fallen-kings', 'rage'] }).toPhase(2);
    fight.blockTarget('e1').use('shield-of-the-fallen-kings', 'strong-three').resolveBlock();
    fight.blockTarget('e2').use('later:0', 'shield-of-the-fallen-kings');
    expect(fight.offers('later:0', 'shield-of-the-fallen-kings')).toBe(false);
  });
});

describe('section 7: Arcane Immunity and Know Your Prey', () => {
  it("Nature's Vengeance lowers the attack of an arcane immune enemy, but does not make it Cumbersome", () => {
    const fight = night(['grim-legionnaires'], { hand: ['rage'], skills: ['natures-vengeance'] }).toPhase(2);
    fight.use('natures-vengeance', 'avenge');
    const enemy = fight.enemy('e1');
    expect([attackValue(fight.state, enemy, 0), hasAbility(fight.state, enemy, 'cumbersome')]).toEqual([10, false]);
  });
  it('Know Your Prey ignores a resistance as well', () => {
    const fight = night(['ironclads'], { hand: ['rage'], skills: ['know-your-prey'] })
      .toPhase(4)
      .declare('melee', 'e1');
    fight.use('know-your-prey', 'ignore', { pick: 'resist-physical' });
    expect(fight.state.enemies.some((enemy) => resists(fight.state, enemy, 'physical'))).toBe(false);
  });
});

describe('12: effects on whole attacks come before the attack', () => {
  it('Sword of Justice, Bow of Starsdawn and Altem Mages are not offered once a pool is open', () => {
    const fight = night(['swamp-dragon'], {
      hand: ['sword-of-justice', 'bow-of-starsdawn', 'swift-bolt'],
      units: [{ unit: 'altem-mages' }],
    }).toPhase(4);
    const all = () => [
      fight.offers('sword-of-justice', 'strong'),
      fight.offers('bow-of-starsdawn', 'strong'),
      fight.offers('altem-mages', 'all-cold-fire'),
    ];
    expect(all()).toEqual([true, true, true]);
    fight.declare('melee', 'e1');
    expect(all()).toEqual([false, false, false]);
  });
  it('P11: turned sideways, Sword of Justice and Bow of Starsdawn never take another card', () => {
    const taking = (card: string, mode: string) => {
      const fight = night(['swamp-dragon'], { hand: [card, 'rage', 'march'] })
        .toPhase(card === 'bow-of-starsdawn' && mode === 'basic' ? 1 : 4)
        .declare(card === 'bow-of-starsdawn' && mode === 'basic' ? 'ranged' : 'melee', 'e1');
      fight.use(card, mode, mode === 'basic' ? { discard: 'rage' } : {});
      return fight.offers(card, 'more');
    };
    const cards = ['sword-of-justice', 'bow-of-starsdawn'];
    expect(cards.map((card) => taking(card, 'basic'))).toEqual([true, true]);
    expect(cards.map((card) => taking(card, 'sideways'))).toEqual([false, false]);
  });
  it('Herbalists ready Shocktroops that stand guard, and the guard stays', () => {
    const fight = night(['orc-trackers'], {
      armor: 2,
      units: [{ unit: 'shocktroops' }, { unit: 'herbalists' }],
    }).toPhase(2);
    fight.use('shocktroops', 'guard').use('herbalists', 'ready', { unit: 'u1' });
    fight.toPhase(4);
    expect(fight.s.events).toContainEqual(expect.objectContaining({ type: 'unitHit', unit: 'shocktroops' }));
  });
  it('Shapeshift: an Attack becomes Move against a Cumbersome enemy', () => {
    const fight = night(['orc-stonethrowers'], { hand: ['rage', 'march'], skills: ['shapeshift'] }).toPhase(2);
    fight.use('rage', 'powered', { by: 'shapeshift' });
    expect([fight.hero.move, fight.hero.hand]).toEqual([4, ['march']]);
  });
  it('Dodge and Weave by Maximal Effect: its Attack of phase 4 three times', () => {
    const fight = night(['swamp-dragon'], { armor: 20, hand: ['dodge-and-weave', 'maximal-effect', 'rage'] }).toPhase(
      2,
    );
    fight.use('dodge-and-weave', 'basic', { by: 'maximal-effect' });
    expect(attackValue(fight.state, fight.enemy('e1'), 0)).toBe(0);
    expect(fight.hero.later[0]?.amount).toBe(3);
  });
});

describe('rulings of the cards', () => {
  it('12.6: what only one source states of Master of Chaos is as usual, or left out by an option', () => {
    const hero = { hand: ['path-finding', 'rage'], skills: ['master-of-chaos'], chaos: 'gold' as const };
    const offered = (unstatedFigures: 'usual' | 'none') => {
      const fight = night(['orc-stonethrowers'], { ...hero, mana: {} }, { options: { unstatedFigures } }).toPhase(2);
      return [fight.offers('path-finding', 'basic'), fight.offers('master-of-chaos', 'green')];
    };
    expect(offered('usual')).toEqual([true, true]);
    expect(offered('none')).toEqual([true, false]);
  });
});
