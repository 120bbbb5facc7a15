import { describe, expect, it } from 'vitest';
import { TACTICS } from '../content/index.ts';
import { futureKey } from '../odds/key.ts';
import type { Setup } from '../setup/schema.ts';
import {
  aim,
  eventsOf,
  fight,
  figures,
  gear,
  health,
  idle,
  isOffered,
  order,
  play,
  unitOf,
  until,
} from '../tests/fixture.ts';
import { NONE } from '../types.ts';

const D = figures('D', 3, 1);
const R = figures('R', 4, 1);
const tactics = (...cards: string[]): Partial<Setup> => ({ tactics: cards.map((card) => ({ card })) });
const count = (run: ReturnType<typeof fight>, side: 'attackers' | 'defenders') => run.state[side].length;

it('start: both sides take their places, the side that entered attacks', () => {
  const run = fight([D, { militia: 2 }], [R]);
  expect(run.events[0]).toEqual({ type: 'combat began', attacker: 'rebel', sector: 'B2' });
  expect(run.state.attackers.map((position) => run.state.units[position]?.id)).toEqual(['R']);
  expect(run.state.defenders.map((position) => run.state.units[position]?.id)).toEqual([
    'D',
    'dictator militia 1',
    'dictator militia 2',
  ]);
  expect(run.state).toMatchObject({ round: 1, currentUnitIndex: 0, phase: 'AIM' });
});

describe('start: mortar bombardment (section 19)', () => {
  const setup = (by: string): Setup => ({
    kind: 'bombardment',
    attacker: 'rebel',
    by,
    forces: {
      dictator: { units: [{ militia: 2 }, { dictator: 'The General' }] },
      rebel: { units: [{ merc: 'Apeiron' }, { merc: 'Stumpy', gear: ['Mortar'] }] },
    },
  });
  it('rolls the full Combat at up to Targets enemies, nobody shoots back, the mortar is gone', () => {
    const run = play(setup('Stumpy'), [6, 1, 1, 1, 1, 1, 1, 1]);
    expect(run.state.attack).toMatchObject({ dice: 8, limit: 5 });
    aim(run, 'rebel', 'dictator militia 1', 'dictator militia 2');
    expect(run.ended()).toEqual({ winner: null, how: 'bombardment', control: 'dictator', round: 0 });
    expect(run.state.discarded).toEqual(['Mortar']);
    expect(eventsOf(run, 'dice rolled')).toHaveLength(1);
    expect(eventsOf(run, 'unit died')).toHaveLength(1);
  });
  it('may clear the sector', () => {
    const run = play(
      { ...setup('Stumpy'), forces: { ...setup('Stumpy').forces, dictator: { units: [{ militia: 1 }] } } },
      [6, 6, 1, 1, 1, 1, 1, 1],
    );
    aim(run, 'rebel', 'dictator militia 1');
    expect(run.ended()).toMatchObject({ winner: 'rebel', how: 'bombardment', control: null });
  });
});

describe('tactics: cards played before the fight (section 21)', () => {
  it('Better Weapons: militia of the Dictator hit on 3', () => {
    const run = fight([{ militia: 1 }], [figures('R', 1, 1), { militia: 1 }], [3], tactics('Better Weapons'));
    expect(unitOf(run, 'rebel militia 1').hitsOn).toBe(4);
    aim(run, 'dictator', 'R');
    expect(health(run, 'R')).toBe(2);
  });
  it('Veteran Militia: militia of the Dictator are faster', () => {
    const run = fight([{ militia: 1 }], [figures('R', 3, 1)], [], tactics('Veteran Militia'));
    expect(unitOf(run, 'dictator militia 1').initiative).toBe(3);
    expect(order(run)).toEqual(['dictator militia 1', 'R']);
  });
  it('Fodder: half as many militia as the Rebel player has here, rounded up, attack', () => {
    const run = fight([], [{ militia: 5 }], [], { attacker: 'dictator', ...tactics('Fodder') });
    expect(count(run, 'attackers')).toBe(3);
  });
  it('Fodder: counts each Rebel player, rounded up for each, as many as the sector holds', () => {
    const against = (first: number, second: number) =>
      play({
        attacker: 'dictator',
        forces: {
          dictator: { units: [] },
          rebel: { units: [R, { militia: first }] },
          rebel2: { units: [{ militia: second }] },
          rebel3: { units: [figures('Third', 4, 1)] },
        },
        ...tactics('Fodder'),
      });
    expect(count(against(4, 4), 'attackers')).toBe(4);
    expect(count(against(3, 5), 'attackers')).toBe(5);
    const full = fight([{ militia: 8 }], [{ militia: 9 }], [], { attacker: 'dictator', ...tactics('Fodder') });
    expect(count(full, 'attackers')).toBe(10);
  });
  it('Fodder: the setup may say how many come, because the biggest stack may be elsewhere', () => {
    const run = fight([], [{ militia: 5 }], [], { attacker: 'dictator', tactics: [{ card: 'Fodder', militia: 1 }] });
    expect(count(run, 'attackers')).toBe(1);
  });
  it('Family Threat: two Rebel militia are lost', () => {
    expect(count(fight([D], [R, { militia: 5 }], [], tactics('Family Threat')), 'attackers')).toBe(4);
    expect(count(fight([D], [R, { militia: 1 }], [], tactics('Family Threat')), 'attackers')).toBe(1);
  });
  it('Tainted Water: militia by half the Rebel players, and a wound past all armor for each MERC', () => {
    const armored = figures('R', 4, 1, { gear: ['Full Body Armor'] });
    const run = fight([D], [armored, { militia: 4 }], [], { rebelPlayers: 3, ...tactics('Tainted Water') });
    expect(count(run, 'attackers')).toBe(3);
    expect(health(run, 'R')).toBe(2);
    expect(unitOf(run, 'R').gear).toMatchObject([{ card: 'Full Body Armor', armor: 6 }]);
  });
  it('Lockdown: five militia per Rebel player, as many as the sector holds', () => {
    const run = fight([{ militia: 3 }], [R], [], tactics('Lockdown'));
    expect(count(run, 'defenders')).toBe(8);
    const full = fight([{ militia: 3 }], [R], [], { rebelPlayers: 2, ...tactics('Lockdown') });
    expect(count(full, 'defenders')).toBe(10);
    const marshal = fight([{ dictator: 'The Marshal' }, { militia: 12 }], [R], [], {
      base: true,
      rebelPlayers: 2,
      ...tactics('Lockdown'),
    });
    expect(count(marshal, 'defenders')).toBe(21);
  });
  it.each(TACTICS.filter((row) => row.effect === 'place militia').map((row) => row.name))(
    '%s: places the militia that reach the sector',
    (card) => {
      const run = fight([D], [R], [], { tactics: [{ card, militia: 4 }] });
      expect(count(run, 'defenders')).toBe(5);
      expect(eventsOf(run, 'militia placed')).toEqual([{ type: 'militia placed', owner: 'dictator', count: 4 }]);
    },
  );
  it.each(TACTICS.filter((row) => row.effect === 'elsewhere').map((row) => row.name))(
    '%s: changes nothing in the sector',
    (card) => {
      const run = fight([D], [R], [], tactics(card));
      expect([count(run, 'attackers'), count(run, 'defenders')]).toEqual([1, 1]);
      expect(eventsOf(run, 'tactics played')).toEqual([{ type: 'tactics played', card, effect: 0 }]);
    },
  );
});

it('barrage: a d6 tells how many Rebel units are hit', () => {
  const run = fight([D], [R, { militia: 5 }], [3], tactics('Artillery Barrage'));
  expect(eventsOf(run, 'barrage rolled')).toEqual([{ type: 'barrage rolled', die: 3 }]);
  for (let i = 0; i < 3; i++) run.does('rebel', { type: 'take loss', unit: `rebel militia ${i + 1}` });
  expect(count(run, 'attackers')).toBe(3);
});

describe('mine: section 19', () => {
  const vest = figures('Vest', 4, 1, { gear: ['Flak Vest'] });
  it('hurts every unit that entered, armor first, and kills militia', () => {
    const run = fight([D], [R, vest, { militia: 2 }], [], { mine: 'dictator' });
    expect(run.step).toBe('mine');
    run.does('dictator', { type: 'set off mine' });
    expect([health(run, 'R'), health(run, 'Vest'), gear(run, 'Vest')]).toEqual([2, 3, []]);
    expect(eventsOf(run, 'unit died')).toHaveLength(2);
    expect(health(run, 'D')).toBe(3);
    expect(run.state.mine).toBe('');
  });
  it('may go off later and hurts the units that are left', () => {
    const run = fight([figures('D', 9, 3)], [R, { militia: 1 }], [6, 6, 6], { mine: 'dictator' });
    run.does('dictator', { type: 'keep mine' });
    aim(run, 'dictator', 'R');
    run.does('dictator', { type: 'set off mine' });
    expect(run.ended()).toMatchObject({ winner: 'dictator', how: 'destroyed' });
  });
  it('remembered later, spares militia that Adelheid turned: they never entered', () => {
    const run = fight([figures('D', -1, 1), { militia: 1 }], [{ merc: 'Adelheid' }, { militia: 1 }], [6], {
      mine: 'dictator',
    });
    run.does('dictator', { type: 'keep mine' });
    until(run, 'Adelheid');
    aim(run, 'rebel', 'dictator militia 1').does('rebel', { type: 'convert' });
    run.does('dictator', { type: 'set off mine' });
    expect(health(run, 'Adelheid')).toBe(2);
    expect(eventsOf(run, 'unit died').map((died) => died.unit)).toEqual(['rebel militia 1']);
    expect(unitOf(run, 'rebel militia 2').place).toBe('here');
  });
  it('remembered later, spares militia that entered and changed to the side of its owner', () => {
    const run = fight([{ merc: 'Adelheid' }], [figures('R', -1, 1), { militia: 1 }], [6], { mine: 'dictator' });
    run.does('dictator', { type: 'keep mine' });
    until(run, 'Adelheid');
    aim(run, 'dictator', 'rebel militia 1').does('dictator', { type: 'convert' });
    run.does('dictator', { type: 'set off mine' });
    expect([health(run, 'R'), health(run, 'dictator militia 1')]).toEqual([2, 1]);
  });
  it('hurts militia that was turned and turned back: it entered', () => {
    const turner = (name: string, initiative: number) => figures(name, initiative, 1, { ability: 'Adelheid' });
    const run = fight([turner('Taker', 9)], [turner('Giver', 8), { militia: 1 }], [6, 6], { mine: 'dictator' });
    run.does('dictator', { type: 'keep mine' });
    aim(run, 'dictator', 'rebel militia 1').does('dictator', { type: 'convert' });
    aim(run, 'rebel', 'dictator militia 1').does('rebel', { type: 'convert' });
    run.does('dictator', { type: 'set off mine' });
    expect(eventsOf(run, 'unit died').map((died) => died.unit)).toEqual(['rebel militia 1']);
  });
  it('remembered later, spares a dog: it was equipment when its MERC entered', () => {
    const run = fight([figures('D', 1, 1)], [{ merc: 'Ra', gear: ['Attack Dog'] }], [], { mine: 'dictator' });
    run.does('dictator', { type: 'keep mine' });
    until(run, 'Ra').does('rebel', { type: 'set dog', on: 'D' });
    run.does('dictator', { type: 'set off mine' });
    expect([health(run, 'Ra'), health(run, 'rebel dog 1')]).toEqual([2, 3]);
  });
  it('makes futures differ by who entered, as long as it lies here', () => {
    const run = fight([figures('D', -1, 1), { militia: 1 }], [{ merc: 'Adelheid' }], [6], { mine: 'dictator' });
    run.does('dictator', { type: 'keep mine' });
    until(run, 'Adelheid');
    aim(run, 'rebel', 'dictator militia 1').does('rebel', { type: 'convert' });
    const entered = structuredClone(run.state);
    for (const unit of entered.units) unit.handler = NONE;
    expect(futureKey(run.state)).not.toBe(futureKey(entered));
    expect(futureKey({ ...run.state, mine: '' })).toBe(futureKey({ ...entered, mine: '' }));
  });
  it('is not offered when nobody who entered is left', () => {
    const run = fight([figures('D', -1, 1), { militia: 1 }], [{ merc: 'Adelheid' }], [6], { mine: 'dictator' });
    run.does('dictator', { type: 'keep mine' });
    until(run, 'Adelheid');
    aim(run, 'rebel', 'dictator militia 1').does('rebel', { type: 'convert' });
    const isListed = () => run.listed('dictator').some(({ action }) => action.type === 'set off mine');
    expect(isListed()).toBe(true);
    run.does('host', { type: 'adjust', what: 'remove', unit: 'Adelheid' });
    expect(isListed()).toBe(false);
  });
  it('that kills the last attackers ends the combat before round 1', () => {
    const run = fight([D], [{ militia: 3 }], [], { mine: 'dictator' });
    run.does('dictator', { type: 'set off mine' });
    expect(run.ended()).toEqual({ winner: 'dictator', how: 'destroyed', control: 'dictator', round: 0 });
  });
});

it('before round 1: initiative dice are rolled and first strikes are made, then nobody is asked to retreat', () => {
  const run = fight([figures('D', 9, 1)], [{ merc: 'Khenn' }, { merc: 'Golem' }], [2, 4, 1, 1], {
    map: [{ id: 'A2' }],
  });
  expect(eventsOf(run, 'initiative rolled')).toEqual([
    { type: 'initiative rolled', unit: 'Khenn', seat: 'rebel', die: 2 },
  ]);
  aim(run, 'rebel', 'D');
  expect([health(run, 'D'), run.state.round, run.step]).toEqual([2, 1, 'AIM']);
  expect(eventsOf(run, 'retreat offered')).toEqual([]);
});

describe('losses: the Rebels choose', () => {
  const forces: Setup['forces'] = {
    dictator: { units: [D] },
    rebel: { units: [figures('A', 4, 1), { militia: 2 }] },
    rebel2: { units: [figures('B', 4, 1), { militia: 1 }] },
  };
  it('each Rebel player offers his own units, equal militia once', () => {
    const run = play({ attacker: 'rebel', forces, ...tactics('Artillery Barrage') }, [2]);
    expect(run.offers('rebel').map((choice) => choice.action)).toEqual([
      { type: 'take loss', unit: 'A' },
      { type: 'take loss', unit: 'rebel militia 1' },
    ]);
    run.does('rebel2', { type: 'take loss', unit: 'B' }).does('rebel', { type: 'take loss', unit: 'A' });
    expect([health(run, 'A'), health(run, 'B')]).toEqual([2, 2]);
  });
  it('asks nobody when all are hit', () => {
    const run = play({ attacker: 'rebel', forces, ...tactics('Artillery Barrage') }, [6]);
    expect(isOffered(run, 'rebel', { type: 'take loss', unit: 'A' })).toBe(false);
    expect([health(run, 'A'), health(run, 'B'), count(run, 'attackers')]).toEqual([2, 2, 2]);
  });
});

it('losses fall: all chosen units are hit together, armor counts', () => {
  const run = fight([D], [figures('A', 4, 1, { armor: 1 }), figures('B', 4, 1)], [1], tactics('Artillery Barrage'));
  run.does('rebel', { type: 'take loss', unit: 'A' });
  expect(eventsOf(run, 'losses chosen')).toEqual([{ type: 'losses chosen', units: ['A'] }]);
  expect([health(run, 'A'), gear(run, 'A')]).toEqual([3, []]);
});

it('end: a dog returns to its owner, or is discarded when he has left or the option says so', () => {
  const dogs = (options: Setup['options']) => {
    const run = fight(
      [{ merc: 'Ra', gear: ['Attack Dog'] }, figures('Gun', 9, 3)],
      [figures('R', 0, 1)],
      [6, 6, 6],
      options ? { options } : {},
    );
    const shoot = () => aim(run, 'dictator', 'R');
    // The dog is set in round 1, the shot ends the fight in round 2.
    run
      .does('dictator', { type: 'pass' })
      .does('dictator', { type: 'set dog', on: 'R' })
      .does('dictator', { type: 'pass' });
    while (run.state.round === 1) idle(run);
    shoot();
    return run;
  };
  const kept = dogs(undefined);
  expect(kept.ended().winner).toBe('dictator');
  expect(gear(kept, 'Ra')).toEqual(['Attack Dog']);
  const lost = dogs({ dogAfterCombat: 'discarded' });
  expect(gear(lost, 'Ra')).toEqual([]);
  expect(lost.state.discarded).toContain('Attack Dog');
});

describe('end: who holds the sector (section 10)', () => {
  it('both sides gone together: the Dictator', () => {
    const run = fight([D], [R], [], {});
    run.does('host', { type: 'adjust', what: 'remove', unit: 'D' });
    expect(run.ended().winner).toBe('rebel');
    const mined = fight([figures('D', 9, 1)], [{ militia: 1 }], [], { mine: 'dictator' });
    mined.does('host', { type: 'adjust', what: 'remove', unit: 'D' });
    mined.does('dictator', { type: 'set off mine' });
    expect(mined.ended()).toEqual({ winner: 'dictator', how: 'both gone', control: 'dictator', round: 0 });
  });
  it('after the round limit: a stalemate, the defenders keep it', () => {
    const run = fight([figures('D', 1, 0)], [figures('R', 1, 0)]);
    expect(run.ended()).toEqual({ winner: null, how: 'stalemate', control: 'dictator', round: 100 });
    const short = fight([figures('D', 1, 0)], [figures('R', 1, 0)], [], { options: { roundLimit: 20 } });
    expect(short.ended().round).toBe(20);
  });
  it('only dogs left: lost', () => {
    const run = fight([{ merc: 'Ra', gear: ['Attack Dog', 'M16, laser sight'] }], [figures('R', 2, 3)]);
    run.does('dictator', { type: 'set dog', on: 'R' }).does('dictator', { type: 'pass' });
    run.does('host', { type: 'adjust', what: 'remove', unit: 'Ra' });
    expect(run.ended().winner).toBe('rebel');
  });
});
