import { describe, expect, it } from 'vitest';
import {
  aim,
  eventsOf,
  fight,
  figures,
  figuresOf,
  gear,
  health,
  idle,
  isOffered,
  nextRound,
  order,
  pass,
  unitOf,
  until,
  whyBlocked,
} from './fixture.ts';

/** Section 25, by number. Case 17, exact odds, is with the advisor. */
describe('section 25', () => {
  const hitsWith = (dice: number[], shooter: object) => {
    const run = fight([figures('Wall', 0, 1, { health: 9 })], [{ ...figures('Gun', 5, 3), ...shooter }], dice);
    aim(run, 'rebel', 'Wall');
    return eventsOf(run, 'hits counted')[0]?.hits;
  };
  it('case 1: hits are 4 and more, for one MERC 3 and more', () => {
    expect(hitsWith([2, 4, 6], {})).toBe(2);
    expect(hitsWith([2, 4, 6], { ability: 'Lucid' })).toBe(2);
    expect(hitsWith([3, 3, 1], { ability: 'Lucid' })).toBe(2);
    expect(hitsWith([3, 3, 1], {})).toBe(0);
  });

  const hitVest = (hits: number) => {
    const run = fight(
      [{ merc: 'Shadkaam', gear: ['Kevlar Vest'] }, { militia: 1 }],
      [figures('Gun', 5, hits)],
      Array.from({ length: hits }, () => 6),
    );
    aim(run, 'rebel', 'Shadkaam');
    return { health: health(run, 'Shadkaam'), gear: unitOf(run, 'Shadkaam').gear, discarded: run.state.discarded };
  };
  it('case 2: armor first, the rest carries on to health', () => {
    expect(hitVest(4)).toEqual({ health: 1, gear: [], discarded: ['Kevlar Vest'] });
    expect(hitVest(2)).toEqual({ health: 3, gear: [], discarded: ['Kevlar Vest'] });
    expect(hitVest(1)).toMatchObject({ health: 3, gear: [{ card: 'Kevlar Vest', armor: 1 }], discarded: [] });
  });

  it('case 3: armor piercing leaves the armor alone', () => {
    const target = { merc: 'Shadkaam', gear: ['Kevlar Vest'] };
    const run = fight([target, { militia: 1 }], [figures('Gun', 5, 1, { gear: ['.45 Handgun, AP ammo'] })], [4, 5, 6]);
    aim(run, 'rebel', 'Shadkaam');
    expect(eventsOf(run, 'armor soaked')).toEqual([]);
    expect(eventsOf(run, 'unit died')[0]).toMatchObject({ unit: 'Shadkaam', lost: ['Kevlar Vest'] });
  });

  it('case 4: the sum of an allocation is the number of hits, on named units only', () => {
    const foes = [figures('One', 0, 1), figures('Two', 0, 1), figures('Three', 0, 1)];
    const run = fight(foes, [figures('Gun', 5, 4, { targets: 2 })], [4, 5, 6, 6]);
    aim(run, 'rebel', 'One', 'Two');
    expect(run.refused('rebel', { type: 'hit', target: 'Three' })).toBe('not-offered');
    for (const target of ['One', 'One', 'One']) run.does('rebel', { type: 'hit', target });
    // Three of four hits are given: nothing has landed, and nothing but the fourth can go on.
    expect(health(run, 'One')).toBe(3);
    expect(run.offers().every((choice) => choice.action.type === 'hit')).toBe(true);
    run.does('rebel', { type: 'hit', target: 'Two' });
    expect([unitOf(run, 'One').place, health(run, 'Two')]).toEqual(['dead', 2]);
    expect(run.refused('rebel', { type: 'hit', target: 'Two' })).toBe('not-offered');
  });

  it('case 5: no more targets than enemies', () => {
    const run = fight([figures('One', 0, 1), figures('Two', 0, 1)], [figures('Gun', 5, 1, { targets: 3 })], [1]);
    run.does('rebel', { type: 'aim', target: 'One' }).does('rebel', { type: 'aim', target: 'Two' });
    expect(eventsOf(run, 'targets declared')[0]?.targets).toEqual(['One', 'Two']);
  });

  it('case 6: at the same initiative the Dictator acts first and the dead do not act', () => {
    const run = fight([figures('D', 3, 3)], [figures('R', 3, 3), figures('R2', 1, 1)], [6, 6, 6]);
    aim(run, 'dictator', 'R');
    expect(unitOf(run, 'R').place).toBe('dead');
    expect(run.state.attack).toMatchObject({ unit: run.state.units.findIndex((unit) => unit.id === 'R2') });
  });

  it('case 7: slots alternate, by option the Dictator is first', () => {
    const forces = [
      [figures('D1', 2, 1), figures('D2', 2, 1)],
      [figures('R1', 2, 1), figures('R2', 2, 1)],
    ] as const;
    expect(order(fight([...forces[0]], [...forces[1]]))).toEqual(['D1', 'R1', 'D2', 'R2']);
    const other = fight([...forces[0]], [...forces[1]], [], { options: { tieOrder: 'dictatorFirst' } });
    expect(order(other)).toEqual(['D1', 'D2', 'R1', 'R2']);
  });

  it('case 8: a grenade serves one attack', () => {
    const run = fight([{ militia: 2 }], [{ merc: 'Juicer', gear: ['9mm Handgun', 'Grenade'] }], [1, 1, 1, 1, 1, 1]);
    expect(figuresOf(run, 'Juicer')).toEqual([0, 6, 3]);
    until(run, 'Juicer');
    aim(run, 'rebel', 'dictator militia 1');
    expect(run.state.discarded).toEqual(['Grenade']);
    nextRound(run);
    expect(figuresOf(run, 'Juicer')).toEqual([2, 3, 1]);
  });

  it('case 9: heavy armor takes all dice; its loss counts from the next READY', () => {
    const run = fight(
      [figures('Gun', 5, 6), { militia: 1 }],
      [{ merc: 'Juicer', gear: ['Full Body Armor'] }],
      [6, 6, 6, 6, 6, 6],
    );
    expect(figuresOf(run, 'Juicer')).toEqual([-1, 0, 1]);
    aim(run, 'dictator', 'Juicer');
    expect(gear(run, 'Juicer')).toEqual([]);
    pass(run, 'dictator');
    expect(eventsOf(run, 'passed').at(-1)).toMatchObject({ unit: 'Juicer', why: 'no dice' });
    expect(run.state.round).toBe(2);
    expect(figuresOf(run, 'Juicer')).toEqual([2, 2, 1]);
  });

  it('case 10: no retreat into sectors of the enemy, nor diagonally', () => {
    const run = fight([{ militia: 1 }], [figures('A', 5, 1), figures('B', 5, 1)], [], {
      sector: 'C3',
      map: [{ id: 'C2', dictator: 1 }, { id: 'B3', dictator: 2, rebel: 2 }, { id: 'B2' }],
    });
    while (run.step !== 'RETREAT') idle(run);
    const to = (sector: string) => ({ type: 'retreat', squad: 'primary', sector }) as const;
    expect(['C2', 'B3', 'B2'].map((sector) => whyBlocked(run, 'rebel', to(sector)))).toEqual([
      'enemy-sector',
      'enemy-sector',
      'not-adjacent',
    ]);
    expect(run.refused('rebel', to('C2'))).toBe('enemy-sector');
    expect(run.offers().some((choice) => choice.action.type === 'retreat')).toBe(false);
  });

  it('case 11: one of three is split off and retreats, two fight on', () => {
    const run = fight([{ militia: 1 }], [figures('A', 5, 1), figures('B', 5, 1), figures('C', 5, 1)], [], {
      sector: 'C3',
      map: [{ id: 'C2' }],
    });
    while (run.step !== 'RETREAT') idle(run);
    run.does('rebel', { type: 'split', unit: 'B' }).does('rebel', { type: 'fight on', squad: 'primary' });
    run.does('rebel', { type: 'retreat', squad: 'secondary', sector: 'C2' });
    expect(unitOf(run, 'B').place).toBe('C2');
    expect(run.state.sectors).toEqual([{ id: 'C2', dictator: 0, rebel: 1, mine: '' }]);
    expect(run.state.round).toBe(2);
    expect(order(run)).toEqual(['A', 'C', 'dictator militia 1']);
  });

  it('case 12: a squad that retreats from militia leaves them the sector', () => {
    const run = fight([{ militia: 2 }], [figures('A', 5, 1)], [], { sector: 'C3', map: [{ id: 'C2' }] });
    while (run.step !== 'RETREAT') idle(run);
    run.does('rebel', { type: 'retreat', squad: 'primary', sector: 'C2' });
    expect(run.ended()).toEqual({ winner: 'dictator', how: 'retreated', control: 'dictator', round: 1 });
  });

  it('case 13: the Dictator is protected until the last of his units has died', () => {
    const run = fight([{ dictator: 'The General' }, { militia: 1 }], [figures('A', 6, 1), figures('B', 5, 1)], [6, 1]);
    expect(whyBlocked(run, 'rebel', { type: 'aim', target: 'The General' })).toBe('dictator-protected');
    aim(run, 'rebel', 'dictator militia 1');
    expect(isOffered(run, 'rebel', { type: 'aim', target: 'The General' })).toBe(true);
    aim(run, 'rebel', 'The General');
    expect(eventsOf(run, 'targets declared')).toHaveLength(2);
  });

  it('case 14: a dog of 3 health dies of 4 hits, one is lost, and the MERC is free', () => {
    const dogs = [figures('Handler', 6, 1, { gear: ['Attack Dog'] })];
    const run = fight(dogs, [figures('Held', 5, 4)], [6, 6, 6, 6]);
    run.does('dictator', { type: 'set dog', on: 'Held' });
    pass(run, 'dictator');
    expect(whyBlocked(run, 'rebel', { type: 'aim', target: 'Handler' })).toBe('held-by-dog');
    aim(run, 'rebel', 'dictator dog 1');
    expect(eventsOf(run, 'health lost')).toEqual([{ type: 'health lost', unit: 'dictator dog 1', amount: 3, left: 0 }]);
    expect(health(run, 'Handler')).toBe(3);
    expect(run.state.round).toBe(2);
    pass(run, 'dictator');
    expect(isOffered(run, 'rebel', { type: 'aim', target: 'Handler' })).toBe(true);
  });

  it('case 15: Vandal fires at his place and once more when all have acted', () => {
    const run = fight([{ militia: 2 }], [{ merc: 'Vandal' }], [1, 1, 1, 1, 1, 1], {
      sector: 'C3',
      map: [{ id: 'C2' }],
    });
    expect(order(run)).toEqual(['dictator militia 1', 'dictator militia 2', 'Vandal', 'Vandal']);
    pass(run, 'dictator');
    pass(run, 'dictator');
    aim(run, 'rebel', 'dictator militia 1');
    aim(run, 'rebel', 'dictator militia 1');
    expect(eventsOf(run, 'dice rolled').map((roll) => roll.dice.length)).toEqual([3, 3]);
    expect(run.step).toBe('RETREAT');
  });

  it('case 16: Walter makes his militia faster once, not more every round', () => {
    const run = fight([figures('D', 3, 1)], [{ merc: 'Walter' }, { militia: 2 }]);
    expect(unitOf(run, 'rebel militia 1').initiative).toBe(4);
    nextRound(run);
    expect(run.state.round).toBe(2);
    expect(unitOf(run, 'rebel militia 1').initiative).toBe(4);
    expect(order(run)).toEqual(['rebel militia 1', 'rebel militia 2', 'D', 'Walter']);
  });
});
