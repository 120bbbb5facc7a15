import { describe, expect, it } from 'vitest';
import { check } from '../setup/check.ts';
import { ALL_MANA, atTable, Fight, withCards } from '../tests/fixture.ts';
import { english as text } from '../text/en.ts';
import { attackValue } from './enemy.ts';
import { openReport } from './report.ts';

describe('section 9: halving per element', () => {
  it('the report shows each element as the option rounds it', () => {
    const shown = (halving: 'total' | 'perElement') => {
      const fight = atTable(['high-dragon'], { options: { halving } }).declare('ranged', 'e1');
      const report = openReport(fight.type('ranged', 'fire', 3).type('ranged', 'ice', 3).state);
      return [report?.elements.map((row) => row.contribution), report?.effectiveAttack];
    };
    expect(shown('total')).toEqual([[0, 1.5, 1.5, 0], 3]);
    expect(shown('perElement')).toEqual([[0, 1, 1, 0], 2]);
  });
});

describe('2.3: walls', () => {
  it('rampagers that join an assault across a wall stand beside it, unless the setup says otherwise', () => {
    const levels = (wall?: boolean) => {
      const fight = new Fight({
        site: 'keep',
        wall: true,
        pool: 'both',
        heroes: [{ name: 'tovak' }],
        enemies: [{ token: 'swordsmen' }, { token: 'prowlers', role: 'rampager', ...(wall ? { wall } : {}) }],
      });
      return [fight.report('siege', 'e1').level, fight.report('siege', 'e2').level];
    };
    expect(levels()).toEqual([2, 0]);
    expect(levels(true)).toEqual([2, 1]);
  });
});

describe('section 8: details of the outcome', () => {
  it('spawning grounds: what fell is replaced face down, unless both did', () => {
    const fought = (both: boolean) => {
      const fight = new Fight(
        {
          site: 'spawning-grounds',
          pool: 'both',
          heroes: [{ name: 'tovak', armor: 30 }],
          enemies: [{ token: 'minotaur' }, { token: 'gargoyle' }],
        },
        both ? { dice: [1, 1, 1] } : {},
      );
      fight.attack('ranged', both ? ['e1', 'e2'] : ['e1'], ['ranged', 'fire', 40]);
      if (!both) fight.toPhase(4).end();
      return fight.s.outcome;
    };
    expect([fought(false)?.replaced, fought(true)?.replaced]).toEqual([1, 0]);
    expect(text.outcome(fought(false) as never)).toContain('Replaced face down: 1.');
  });
  it('a Wound that was played sideways is still a Wound of the hero', () => {
    const fight = withCards(['minotaur'], { armor: 2, handLimit: 20, skills: ['power-of-pain'] }, {}).toPhase(4);
    fight.declare('melee', 'e1').use('wound', 'sideways', { by: 'power-of-pain' }).resolve();
    expect(fight.s.outcome?.heroes[0]?.wounds).toBe(5);
  });
  it('shields on the city card: one for each defender', () => {
    const fight = new Fight({
      site: 'city',
      cities: [{ colour: 'blue', level: 1 }],
      pool: 'both',
      heroes: [{ name: 'tovak' }],
      enemies: [{ token: 'swordsmen' }, { token: 'golems' }],
    });
    fight.attack('siege', ['e1', 'e2'], ['siege', 'fire', 40]);
    expect(fight.s.outcome?.heroes[0]?.shields).toBe(2);
  });
});

describe('details of the rules', () => {
  it('section 8: a blue city strengthens the element that is there, not one that is ignored', () => {
    const fight = withCards(
      ['fire-mages'],
      { hand: ['rage'], skills: ['know-your-prey'] },
      { site: 'city', cities: [{ colour: 'blue', level: 1 }] },
    ).toPhase(2);
    expect(attackValue(fight.state, fight.enemy('e1'), 0)).toBe(8);
    fight.use('know-your-prey', 'ignore', { pick: 'element' });
    expect(attackValue(fight.state, fight.enemy('e1'), 0)).toBe(6);
  });

  it('12.6: Universal Power gives 4 for either color of a card of two', () => {
    const fight = withCards(['swamp-dragon'], {
      armor: 12,
      hand: ['chilling-stare'],
      skills: ['universal-power'],
      mana: ALL_MANA,
    }).toPhase(4);
    fight.declare('melee', 'e1').use('chilling-stare', 'sideways', { by: 'universal-power', pick: 'white' });
    expect(fight.state.currentAttackDeclaration?.attackPool.physical).toBe(4);
  });

  it('12.6: Puppet Master reads the token as the options do', () => {
    const fight = withCards(
      ['swamp-dragon'],
      { armor: 12, hand: ['rage'], skills: ['puppet-master'], kept: ['fire-elemental'] },
      { options: { fireElementalAttack: 'physical' } },
    ).toPhase(4);
    fight.declare('melee', 'e1').use('puppet-master', 'fire-elemental');
    expect(fight.state.currentAttackDeclaration?.attackPool).toMatchObject({ physical: 4, fire: 0 });
  });

  it('2.1: phase 1 does not wait for mana when nobody can be reached', () => {
    const hero = { hand: ['crushing-bolt', 'force-of-nature'] };
    expect(withCards(['guardsmen'], hero, { site: 'keep' }).state.phase).toBe(2);
    expect(withCards(['swordsmen'], hero, { site: 'keep' }).state.phase).toBe(1);
  });

  it('section 3: into a maze goes one ready, unwounded unit', () => {
    const maze = (unit: object) =>
      check({ site: 'maze', heroes: [{ name: 'tovak', units: [{ unit: 'scouts', ...unit }] }] });
    expect(maze({}).ok).toBe(true);
    for (const unfit of [{ ready: false }, { wounds: 1 }]) {
      expect(maze(unfit)).toMatchObject({ problems: [{ path: 'heroes[0].units[0]', code: 'unfit-unit' }] });
    }
  });
});
