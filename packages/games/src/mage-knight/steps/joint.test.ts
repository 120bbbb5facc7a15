import { describe, expect, it } from 'vitest';
import { check } from '../setup/check.ts';
import { ALL_MANA, Fight } from '../tests/fixture.ts';
import type { Setup } from '../types.ts';

/** Two heroes at a city of two Guardsmen each; typed points, so that who falls is said by the test. */
const city = (more: Partial<Setup> = {}): Setup => ({
  site: 'city',
  cities: [{ colour: 'blue', level: 1 }],
  pool: 'both',
  withdraw: 1,
  heroes: [
    { name: 'tovak', armor: 20 },
    { name: 'krang', armor: 20 },
  ],
  enemies: [{ token: 'swordsmen' }, { token: 'swordsmen' }],
  ...more,
});
const mine = (fight: Fight): string[] =>
  fight.state.enemies
    .filter((enemy) => enemy.owner === fight.seat && enemy.role === 'defender')
    .map((enemy) => enemy.id);
/** Beats the own share, or leaves it standing. */
const fightShare = (fight: Fight, wins: boolean): void => {
  if (!wins) fight.toPhase(4).end();
  else fight.attack('siege', mine(fight), ['siege', 'physical', 40]);
};

describe('section 8: joint city assault', () => {
  it('12.6: Mana Overload and Source Opening lie there for the next hero', () => {
    const heroes: Setup['heroes'] = [
      { name: 'goldyx', armor: 20, hand: ['rage', 'swift-bolt'], skills: ['source-opening', 'mana-overload'] },
      { name: 'krang', armor: 20, hand: ['fireball', 'snowstorm', 'expose'] },
    ];
    const fight = new Fight(city({ heroes, pool: 'cards', source: ['red', 'blue', 'gold'], night: true }), {
      draws: [0, 0],
      dice: [2],
    });
    fight.use('mana-overload', 'overload-white').use('source-opening', 'open', { pick: 'gold' });
    // The owner has no further die of it.
    expect([fight.hero.turn.sourceOpened, fight.hero.turn.basicDice]).toEqual([true, 0]);
    fightShare(fight, false);
    expect([fight.seat, fight.hero.turn.overload, fight.hero.turn.basicDice]).toEqual(['hero2', 'white', 1]);
    fight
      .toPhase(4)
      .declare('melee', mine(fight)[0] as string)
      .use('fireball', 'basic')
      .use('snowstorm', 'basic');
    // Both dice are used; the last one is blue too, but a third is not there.
    expect([fight.state.source, fight.offers('expose', 'basic')]).toEqual([['blue'], false]);
  });
  it('12.6: Ritual of Pain lies there for the others: a Wound sideways for 3, once, and never for whose it is', () => {
    const pain = (interactiveSkills: 'cooperative' | 'competitive' = 'cooperative') =>
      new Fight(
        city({
          heroes: [
            { name: 'arythea', armor: 20, hand: ['wound', 'rage'], skills: ['ritual-of-pain'] },
            { name: 'krang', armor: 20, hand: ['wound', 'wound', 'rage'] },
          ],
          pool: 'cards',
          options: { interactiveSkills },
        }),
        { draws: [0, 0] },
      );
    const block = (fight: Fight) => fight.toPhase(2).blockTarget(mine(fight)[0] as string);
    const fight = block(pain());
    expect(fight.offers('wound', 'sideways')).toBe(false);
    fight.does({ type: 'CANCEL_BLOCK' });
    fightShare(fight, false);
    block(fight).use('wound', 'sideways', { by: 'ritual-of-pain' });
    expect(fight.state.currentBlock?.pool.physical).toBe(3);
    expect([fight.hero.hand, fight.state.heroes[0]?.skills]).toEqual([
      ['rage', 'wound'],
      [{ id: 'ritual-of-pain', ready: false }],
    ]);
    expect(fight.offers('wound', 'sideways')).toBe(false);
    // Healing Ritual, its side for a competitive game, has nothing for others.
    const other = pain('competitive');
    fightShare(other, false);
    expect(block(other).offers('wound', 'sideways')).toBe(false);
  });
  it('the city is not taken while one share stands: both heroes withdraw, also the one who won', () => {
    const fight = new Fight(city(), { draws: [0, 0] });
    fightShare(fight, true);
    fightShare(fight, false);
    expect(fight.s.outcome?.result).toBe('withdrawn');
    expect(fight.s.events.filter((event) => event.type === 'withdrawn').map((event) => event.seat)).toEqual([
      'hero',
      'hero2',
    ]);
    expect(fight.state.heroes.map((hero) => hero.hand.includes('wound'))).toEqual([true, true]);
  });
  it('taken by both: nobody withdraws, the earliest shield leads, and the leader gets the city', () => {
    const fight = new Fight(city(), { draws: [0, 0] });
    fightShare(fight, true);
    fightShare(fight, true);
    expect(fight.s.outcome).toMatchObject({ result: 'conquered', leader: 'hero' });
    expect(fight.s.outcome?.heroes.map((hero) => hero.rewards)).toEqual([['city'], []]);
  });
  it('rampagers that joined count for no share and for no shield', () => {
    const enemies = [
      { token: 'prowlers', role: 'rampager' as const },
      { token: 'swordsmen' },
      { token: 'swordsmen' },
      { token: 'swordsmen' },
      { token: 'swordsmen' },
    ];
    const fight = new Fight(city({ enemies }), { draws: [0, 0, 0, 0] });
    expect(fight.state.shares).toEqual([2, 2]);
    expect(mine(fight)).toEqual(['e2', 'e3']);
    // The first hero beats a rampager and one defender, the second one two defenders.
    fight.attack('ranged', ['e1'], ['ranged', 'physical', 40]);
    fight.attack('siege', ['e2'], ['siege', 'physical', 40]);
    fight.toPhase(4).end();
    fightShare(fight, true);
    expect(fight.s.outcome?.leader).toBe('hero2');
  });
  it('Demolish opens the walls for the own share and the own turn only', () => {
    const hero = { armor: 20, mana: ALL_MANA, hand: ['demolish', 'crushing-bolt'] };
    const fight = new Fight(
      city({
        pool: 'cards',
        heroes: [
          { name: 'tovak', ...hero },
          { name: 'krang', ...hero },
        ],
      }),
      { draws: [0, 0] },
    );
    expect(fight.use('demolish', 'basic').report('siege', 'e1').level).toBe(0);
    fight.toPhase(4).end();
    expect(fight.seat).toBe('hero2');
    expect(fight.report('siege', 'e2').level).toBe(1);
  });
  it('shares must fit the garrison', () => {
    const shared = (a: number, b: number) =>
      check(
        city({
          heroes: [
            { name: 'tovak', share: a },
            { name: 'krang', share: b },
          ],
        }),
      );
    expect(shared(1, 1).ok).toBe(true);
    for (const [a, b] of [
      [1, 2],
      [0, 1],
    ] as const) {
      expect(shared(a, b)).toMatchObject({ ok: false, problems: [{ path: 'heroes', code: 'shares' }] });
    }
  });
});

describe('section 3 and 12.6: who may be there', () => {
  it('rampagers join assaults, not adventures', () => {
    const at = (site: string) =>
      check({ site, heroes: [{ name: 'tovak' }], enemies: [{ token: 'prowlers', role: 'rampager' }] });
    expect(at('keep').ok).toBe(true);
    expect(at('dungeon')).toMatchObject({ ok: false, problems: [{ path: 'enemies[0].role', code: 'no-rampagers' }] });
  });
  it('a bond needs Bonds of Loyalty, and is with one unit', () => {
    const bonded = (skills: string[], units: number) =>
      check({
        site: 'dungeon',
        heroes: [
          { name: 'norowas', skills, units: Array.from({ length: units }, () => ({ unit: 'scouts', bond: true })) },
        ],
      });
    expect(bonded(['bonds-of-loyalty'], 1).ok).toBe(true);
    expect(bonded([], 1)).toMatchObject({ problems: [{ code: 'no-bond' }] });
    expect(bonded(['bonds-of-loyalty'], 2)).toMatchObject({ problems: [{ code: 'one-bond' }] });
  });
});
