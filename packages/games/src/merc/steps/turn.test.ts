import { describe, expect, it } from 'vitest';
import { brokenLaws } from '../rules/laws.ts';
import type { Setup } from '../setup/schema.ts';
import {
  acting,
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
  play,
  unitOf,
  until,
  whyBlocked,
} from '../tests/fixture.ts';

describe('READY: section 5', () => {
  it('example A: highest first, a tie goes to the Dictator', () => {
    const run = fight(
      [{ militia: 5 }, { merc: 'Shadkaam', gear: ['Kevlar Vest'] }],
      [figures('Fox', 4, 1), { merc: 'Rizen' }, { merc: 'Surgeon' }],
    );
    const militia = [1, 2, 3, 4, 5].map((n) => `dictator militia ${n}`);
    expect(order(run)).toEqual(['Fox', 'Rizen', ...militia, 'Surgeon', 'Shadkaam']);
    expect(eventsOf(run, 'order fixed')).toEqual([{ type: 'order fixed', round: 1, order: order(run) }]);
  });
  it('inside a side: MERCs by the alphabet, the Dictator character, militia; all militia of one owner are one slot', () => {
    const dictator = [{ militia: 2 }, { dictator: 'The Brother' }, figures('Zed', 2, 1), figures('Ann', 2, 1)];
    const run = fight(dictator, [{ militia: 2 }, figures('Bob', 2, 1)]);
    expect(order(run)).toEqual([
      'Ann',
      'Bob',
      'Zed',
      'rebel militia 1',
      'rebel militia 2',
      'The Brother',
      'dictator militia 1',
      'dictator militia 2',
    ]);
  });
  it('by option as listed', () => {
    const units = [figures('Zed', 2, 1), figures('Ann', 2, 1)];
    expect(order(fight([{ militia: 1 }], units, [], { options: { sameSideOrder: 'asListed' } }))).toEqual([
      'dictator militia 1',
      'Zed',
      'Ann',
    ]);
  });
  it('militia of two Rebel players are two slots', () => {
    const run = play({
      attacker: 'rebel',
      forces: {
        dictator: { units: [{ militia: 1 }] },
        rebel: { units: [{ militia: 1 }] },
        rebel2: { units: [{ militia: 1 }] },
      },
    });
    expect(order(run)).toEqual(['dictator militia 1', 'rebel militia 1', 'rebel2 militia 1']);
    idle(run);
    expect(run.offers().every((choice) => choice.seat === 'rebel')).toBe(true);
    idle(run);
    expect(run.offers().every((choice) => choice.seat === 'rebel2')).toBe(true);
  });
  it('The Chancellor: all units of the Dictator before those of the named Rebel, but never before who acts before militia', () => {
    const run = play({
      attacker: 'rebel',
      ruler: 'The Chancellor',
      named: 'rebel2',
      forces: {
        dictator: { units: [figures('D', 1, 1), { militia: 1 }] },
        rebel: { units: [figures('R', 4, 1), figures('Slow', 0, 1)] },
        rebel2: { units: [figures('Named', 9, 1), { merc: 'Badger' }, figures('Quick', 0, 1, { ability: 'Kastern' })] },
      },
    });
    expect(order(run)).toEqual(['Quick', 'R', 'Badger', 'dictator militia 1', 'D', 'Named', 'Slow']);
  });
  it('section 26: units that act behind the Dictator keep the order of their side, by the alphabet or as listed', () => {
    const behind = (options: Setup['options']) =>
      play({
        attacker: 'rebel',
        ruler: 'The Chancellor',
        named: 'rebel2',
        forces: {
          dictator: { units: [figures('D', 1, 1)] },
          rebel: { units: [figures('Slow', 0, 1), figures('Ice', 0, 1)] },
          rebel2: { units: [figures('Zed', 3, 1), figures('Abe', 3, 1), figures('Lag', 0, 1)] },
        },
        ...(options ? { options } : {}),
      });
    expect(order(behind(undefined))).toEqual(['D', 'Abe', 'Zed', 'Ice', 'Lag', 'Slow']);
    expect(order(behind({ sameSideOrder: 'asListed' }))).toEqual(['D', 'Zed', 'Abe', 'Slow', 'Ice', 'Lag']);
  });
  it('is computed again every round', () => {
    const run = fight(
      [figures('D', 9, 6)],
      [{ merc: 'Juicer', gear: ['Kevlar Vest'] }, figures('R', 1, 1)],
      [6, 6, 1, 1, 1, 1],
    );
    expect(order(run)).toEqual(['D', 'Juicer', 'R']);
    aim(run, 'dictator', 'Juicer');
    // The slot of this round stays; the vest is gone from the next READY on.
    expect(unitOf(run, 'Juicer').initiative).toBe(1);
    nextRound(run);
    expect(unitOf(run, 'Juicer').initiative).toBe(2);
  });
});

it('next unit: the dead are skipped, and the combat ends at once when a side is gone', () => {
  const run = fight([figures('D', 9, 3), figures('E', 1, 1)], [figures('R', 5, 1), figures('S', 4, 1)], [6, 6, 6]);
  aim(run, 'dictator', 'R');
  expect(acting(run)).toBe('S');
  const over = fight([figures('D', 9, 3), figures('E', 1, 1)], [figures('R', 5, 1)], [6, 6, 6]);
  aim(over, 'dictator', 'R');
  expect(over.ended()).toMatchObject({ winner: 'dictator', round: 1 });
  expect(eventsOf(over, 'targets declared')).toHaveLength(1);
});

describe('before attack: healing (section 18)', () => {
  const hurt = figures('Hurt', 1, 1, { wounds: 2 });
  it('a First Aid Kit heals any MERC of the side, one decision of any size, then it is gone', () => {
    const medic = figures('Medic', 5, 4, { gear: ['First Aid Kit'] });
    const run = fight([figures('D', 0, 1)], [medic, { ...hurt, squad: 'secondary' }], [6, 1]);
    const heal = { type: 'heal', means: 'First Aid Kit', unit: 'Hurt' } as const;
    run.does('rebel', heal);
    expect(gear(run, 'Medic')).toEqual([]);
    run.does('rebel', heal);
    expect(health(run, 'Hurt')).toBe(3);
    aim(run, 'rebel', 'D');
    expect(eventsOf(run, 'dice rolled')[0]?.dice).toEqual([6, 1]);
    expect(eventsOf(run, 'item used up')).toEqual([{ type: 'item used up', unit: 'Medic', card: 'First Aid Kit' }]);
  });
  it('a Medical Kit has three uses, by option one for each wound', () => {
    const medic = figures('Medic', 5, 4, { gear: ['Medical Kit'], wounds: 2 });
    const heal = { type: 'heal', means: 'Medical Kit', unit: 'Medic' } as const;
    const run = fight([figures('D', 0, 1)], [medic]);
    run.does('rebel', heal).does('rebel', heal);
    expect(unitOf(run, 'Medic').gear[0]?.uses).toBe(2);
    const single = fight([figures('D', 0, 1)], [medic], [], { options: { kitUse: 'wound' } });
    single.does('rebel', heal).does('rebel', heal);
    expect(unitOf(single, 'Medic').gear[0]?.uses).toBe(1);
  });
  it('giving up all dice means no attack; nobody is healed past full health', () => {
    const medic = figures('Medic', 5, 1, { gear: ['Medical Kit', 'Kevlar Vest'] });
    const run = fight([figures('D', 0, 1)], [medic, hurt]);
    run.does('rebel', { type: 'heal', means: 'Medical Kit', unit: 'Hurt' });
    expect(eventsOf(run, 'passed')[0]).toEqual({ type: 'passed', unit: 'Medic', why: 'no dice' });
    const well = fight([figures('D', 0, 1)], [medic]);
    expect(well.step).toBe('AIM');
  });
});

describe('before attack: attack dogs (section 17)', () => {
  const handler = figures('Handler', 6, 1, { gear: ['Attack Dog'] });
  it('the card leaves the MERC, its initiative with the next READY; the dog neither acts nor attacks', () => {
    const run = fight([handler], [figures('R', 3, 1), { militia: 1 }]);
    expect(figuresOf(run, 'Handler')).toEqual([7, 1, 1]);
    expect(isOffered(run, 'dictator', { type: 'set dog', on: 'rebel militia 1' })).toBe(false);
    run.does('dictator', { type: 'set dog', on: 'R' });
    expect([gear(run, 'Handler'), unitOf(run, 'dictator dog 1').health, unitOf(run, 'Handler').initiative]).toEqual([
      [],
      3,
      7,
    ]);
    nextRound(run);
    expect(unitOf(run, 'Handler').initiative).toBe(6);
    expect(order(run)).not.toContain('dictator dog 1');
  });
  it('one dog a MERC; who is held neither heals nor sets a dog', () => {
    const both = [handler, figures('Second', 5, 1, { gear: ['Attack Dog'] })];
    const run = fight(both, [figures('R', 3, 1, { gear: ['Medical Kit'], wounds: 1 }), figures('S', 0, 1)]);
    run.does('dictator', { type: 'set dog', on: 'R' });
    pass(run, 'dictator');
    expect(whyBlocked(run, 'dictator', { type: 'set dog', on: 'R' })).toBe('dog-on-him');
    run.does('dictator', { type: 'attack' });
    pass(run, 'dictator');
    expect([acting(run), run.step]).toEqual(['R', 'AIM']);
  });
  it('a protected Dictator cannot get one, an unprotected one can', () => {
    const rebel = [figures('R', 9, 1, { gear: ['Attack Dog'] })];
    const guarded = fight([{ dictator: 'The General' }, figures('D', 1, 1)], rebel);
    expect(whyBlocked(guarded, 'rebel', { type: 'set dog', on: 'The General' })).toBe('dictator-protected');
    expect(
      isOffered(fight([{ dictator: 'The General' }], rebel), 'rebel', { type: 'set dog', on: 'The General' }),
    ).toBe(true);
  });
  it('anyone may attack a dog, by option only the MERC that it holds', () => {
    const at = { type: 'aim', target: 'dictator dog 1' } as const;
    const rebels = [figures('R', 3, 1), figures('S', 2, 1)];
    const run = fight([handler], rebels);
    run.does('dictator', { type: 'set dog', on: 'R' });
    expect(isOffered(until(run, 'S'), 'rebel', at)).toBe(true);
    const strict = fight([handler], rebels, [], { options: { dogTargets: 'held' } });
    strict.does('dictator', { type: 'set dog', on: 'R' });
    expect(whyBlocked(until(strict, 'S'), 'rebel', at)).toBe('only-held-attacks-dog');
  });
  it('a dog whose MERC is gone may be set again on the next turn of its owner', () => {
    const run = fight([handler, figures('Gun', 5, 3)], [figures('R', 3, 1), figures('S', 2, 1)], [6, 6, 6]);
    run.does('dictator', { type: 'set dog', on: 'R' });
    pass(run, 'dictator');
    aim(run, 'dictator', 'R');
    expect(eventsOf(run, 'dog free')).toEqual([{ type: 'dog free', dog: 'dictator dog 1' }]);
    until(run, 'Handler');
    run.does('dictator', { type: 'set dog', on: 'S' });
    expect(run.state.units.filter((unit) => unit.kind === 'dog')).toHaveLength(1);
  });
});

describe('AIM: section 6', () => {
  it('all targets are named before the roll; a list that is empty or names somebody twice is refused', () => {
    const run = fight([figures('One', 0, 1), figures('Two', 0, 1)], [figures('Gun', 5, 2, { targets: 2 })], [1, 1]);
    expect(run.refused('rebel', { type: 'fire' })).toBe('no-target-named');
    run.does('rebel', { type: 'aim', target: 'One' });
    expect(run.refused('rebel', { type: 'aim', target: 'One' })).toBe('named-already');
    expect(run.refused('rebel', { type: 'pass' })).toBe('not-offered');
    run.does('rebel', { type: 'fire' });
    expect(eventsOf(run, 'targets declared')[0]?.targets).toEqual(['One']);
  });
  it('the dead cannot be named, and fewer may be named than allowed', () => {
    const foes = [figures('One', 0, 1, { health: 1 }), figures('Two', 0, 1)];
    const run = fight(foes, [figures('Gun', 5, 1, { targets: 2 }), figures('Next', 4, 1, { targets: 2 })], [6]);
    aim(run, 'rebel', 'One');
    expect(run.refused('rebel', { type: 'aim', target: 'One' })).toBe('not-offered');
  });
  it('militia declare one by one, or all at the same target until it falls', () => {
    const run = fight([{ militia: 4 }], [figures('R', 0, 1, { health: 1 }), figures('S', 0, 1)], [1, 6]);
    run.does('dictator', { type: 'aim all', target: 'R' });
    // The second militia killed the target: the third chooses again.
    expect(acting(run)).toBe('dictator militia 3');
    expect(run.step).toBe('AIM');
    expect(eventsOf(run, 'dice rolled')).toHaveLength(2);
    expect(isOffered(run, 'dictator', { type: 'aim all', target: 'S' })).toBe(true);
    pass(run, 'dictator');
    expect(isOffered(run, 'dictator', { type: 'aim all', target: 'S' })).toBe(false);
  });
  it('equal militia are listed once', () => {
    const run = fight([{ militia: 5 }, figures('D', 0, 1)], [figures('R', 9, 1)]);
    expect(run.offers().filter((choice) => choice.action.type === 'aim')).toHaveLength(2);
  });
});

describe('FIRE: section 7', () => {
  it('a die for each point of Combat; the event tells what each die needed', () => {
    const run = fight([figures('D', 0, 1)], [figures('R', 9, 3)], [2, 4, 6]);
    aim(run, 'rebel', 'D');
    expect(eventsOf(run, 'dice rolled')).toEqual([
      { type: 'dice rolled', unit: 'R', seat: 'rebel', dice: [2, 4, 6], hitsOn: 4, why: 'fire' },
    ]);
    expect(eventsOf(run, 'hits counted')).toEqual([{ type: 'hits counted', unit: 'R', hits: 2 }]);
  });
  it('waits for typed dice and goes on with them', () => {
    const run = fight([figures('D', 0, 1)], [figures('R', 9, 3)]);
    aim(run, 'rebel', 'D');
    expect(run.combat.need).toMatchObject({ count: 3, sides: 6 });
    run.throws(4).throws(4, 1);
    expect(health(run, 'D')).toBe(1);
  });
});

it('reroll: the roll may be kept, and nobody else is asked', () => {
  const run = fight([figures('D', 0, 1, { health: 9 })], [{ merc: 'Basic' }, figures('R', 1, 1)], [6, 1, 6]);
  aim(run, 'rebel', 'D');
  run.does('rebel', { type: 'keep roll' });
  expect(health(run, 'D')).toBe(8);
  aim(run, 'rebel', 'D');
  expect(eventsOf(run, 'dice rolled').map((roll) => roll.why)).toEqual(['fire', 'fire']);
});

it('reroll: with every die removed by the host nothing is rerolled, and the targets are declared once', () => {
  const run = fight([figures('D', 0, 1, { health: 9 })], [{ merc: 'Basic' }]);
  run.does('host', { type: 'set counter', counter: 'dice', value: 0 });
  aim(run, 'rebel', 'D');
  run.does('rebel', { type: 'reroll' });
  expect(eventsOf(run, 'targets declared')).toHaveLength(1);
  expect(eventsOf(run, 'dice rolled').map(({ dice, why }) => [dice, why])).toEqual([[[], 'fire']]);
  expect(brokenLaws(run.combat, run.events)).toEqual([]);
});

describe('allocate: section 7 and the skip of section 14', () => {
  const gun = figures('Gun', 5, 4, { targets: 2 });
  it('is asked where hits can be divided, in any way', () => {
    const run = fight([figures('One', 0, 1), figures('Two', 0, 1)], [gun], [6, 6, 6, 6]);
    aim(run, 'rebel', 'One', 'Two');
    for (const target of ['Two', 'One', 'Two', 'One']) run.does('rebel', { type: 'hit', target });
    expect([health(run, 'One'), health(run, 'Two')]).toEqual([1, 1]);
  });
  it('more than a target can take is lost', () => {
    const run = fight([figures('One', 0, 1), figures('Two', 0, 1)], [gun], [6, 6, 6, 6]);
    aim(run, 'rebel', 'One', 'Two');
    for (let i = 0; i < 4; i++) run.does('rebel', { type: 'hit', target: 'One' });
    expect([unitOf(run, 'One').place, health(run, 'Two')]).toEqual(['dead', 3]);
  });
  it('is skipped for one target, only militia, enough hits for all, and no hit', () => {
    const skipped = (foes: Parameters<typeof fight>[0], targets: string[], dice: number[]) => {
      const run = fight([...foes, figures('Rest', -5, 1)], [gun], dice);
      aim(run, 'rebel', ...targets);
      return run.step !== 'allocate';
    };
    const two = [figures('One', 0, 1, { health: 2 }), figures('Two', 0, 1, { health: 2 })];
    expect(skipped(two, ['One'], [6, 6, 1, 1])).toBe(true);
    expect(skipped([{ militia: 3 }], ['dictator militia 1', 'dictator militia 2'], [6, 1, 1, 1])).toBe(true);
    expect(skipped(two, ['One', 'Two'], [6, 6, 6, 6])).toBe(true);
    expect(skipped(two, ['One', 'Two'], [6, 6, 6, 1])).toBe(false);
    expect(skipped(two, ['One', 'Two'], [1, 1, 1, 1])).toBe(true);
  });
  it('is asked when militia of two players are named', () => {
    const run = play(
      {
        attacker: 'dictator',
        forces: { dictator: { units: [gun] }, rebel: { units: [{ militia: 2 }] }, rebel2: { units: [{ militia: 2 }] } },
      },
      [6, 1, 1, 1],
    );
    aim(run, 'dictator', 'rebel militia 1', 'rebel2 militia 1');
    expect(run.offers().map((choice) => choice.action)).toEqual([
      { type: 'hit', target: 'rebel militia 1' },
      { type: 'hit', target: 'rebel2 militia 1' },
    ]);
  });
});

it('damage: lands at once, before the next unit acts, target after target', () => {
  const run = fight(
    [figures('One', 4, 1, { health: 2 }), figures('Two', 3, 1, { health: 2 })],
    [figures('Gun', 5, 4, { targets: 2 }), figures('R', 0, 1)],
    [6, 6, 6, 6],
  );
  aim(run, 'rebel', 'One', 'Two');
  expect(run.ended()).toMatchObject({ winner: 'rebel', round: 1 });
  expect(eventsOf(run, 'unit died').map((died) => died.unit)).toEqual(['One', 'Two']);
});

describe('after attack: one-use items', () => {
  it('are gone whether or not they hit; a second attack is made without them', () => {
    const run = fight(
      [figures('D', 0, 1, { health: 20 })],
      [{ merc: 'Vandal', gear: ['Grenade'] }],
      [1, 1, 1, 1, 1, 1, 1, 1, 1],
    );
    until(run, 'Vandal');
    aim(run, 'rebel', 'D');
    expect(run.state.discarded).toEqual(['Grenade']);
    until(run, 'Vandal');
    aim(run, 'rebel', 'D');
    expect(eventsOf(run, 'dice rolled').map((roll) => roll.dice.length)).toEqual([6, 3]);
  });
  it('are kept when nothing was rolled', () => {
    const run = fight([figures('D', 0, 1)], [{ merc: 'Vandal', gear: ['Grenade'] }]);
    pass(until(run, 'Vandal'), 'rebel');
    expect(gear(run, 'Vandal')).toEqual(['Grenade']);
  });
  it('a SMAW is kept, by option it is used up', () => {
    const shot = (options: object) => {
      const run = fight(
        [figures('D', -9, 1, { health: 20 })],
        [figures('R', 5, 0, { gear: ['SMAW'] })],
        [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
        { options },
      );
      aim(run, 'rebel', 'D');
      return gear(run, 'R');
    };
    expect(shot({})).toEqual(['SMAW']);
    expect(shot({ smaw: 'oneUse' })).toEqual([]);
  });
});
