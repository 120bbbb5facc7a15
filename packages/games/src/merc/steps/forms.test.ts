import { describe, expect, it } from 'vitest';
import { eventsOf, fight, figures, health, nextRound, unitOf } from '../tests/fixture.ts';
import type { Action } from '../types.ts';
import { forms } from './forms.ts';

/** Adjusts of the host, up to the last figure that is allowed. */

const unit = {
  type: 'add unit',
  owner: 'rebel',
  name: 'New',
  initiative: 2,
  combat: 2,
  targets: 1,
  armor: 1,
  health: 3,
};
const die = { type: 'change die', die: 1, face: 6 };
const round = { type: 'set counter', counter: 'round', value: 1 };
const dice = { type: 'set counter', counter: 'dice', value: 1 };

/** Who aims has no dice on the table yet; who assigns hits has three of them. */
const aiming = () => fight([figures('Wall', 1, 1)], [figures('Gun', 9, 3, { targets: 2 })]);
const assigning = () =>
  fight([figures('Wall', 1, 1), figures('Rest', 0, 1)], [figures('Gun', 9, 3, { targets: 2 })], [6, 5, 1])
    .does('rebel', { type: 'aim', target: 'Wall' })
    .does('rebel', { type: 'aim', target: 'Rest' });
const isTaken = (run: ReturnType<typeof aiming>, action: object): boolean =>
  run.combat.move('host', action as Action).ok;

describe('what the host may fill in', () => {
  type Row = [field: string, least: number, most: number, where: typeof aiming, action: object];
  it.each<Row>([
    ['initiative', -9, 20, aiming, unit],
    ['combat', 0, 30, aiming, unit],
    ['targets', 0, 20, aiming, unit],
    ['armor', 0, 20, aiming, unit],
    ['health', 1, 20, aiming, unit],
    ['die', 1, 3, assigning, die],
    ['face', 1, 6, assigning, die],
    ['value', 1, 100, aiming, round],
    ['value', 0, 30, aiming, dice],
  ])('%s: from %i to %i, whole numbers only', (field, least, most, where, action) => {
    const good = [least, most];
    const bad = [least - 1, most + 1, least + 0.5, String(least), -0, Number.NaN, undefined];
    const taken = (value: unknown) => isTaken(where(), { ...action, [field]: value });
    expect(good.map(taken)).toEqual([true, true]);
    expect(bad.map(taken)).toEqual(bad.map(() => false));
    const run = where();
    const refused = run.combat.move('host', { ...action, [field]: most + 1 } as object as Action);
    expect(refused).toMatchObject({ ok: false });
    expect(JSON.stringify(refused)).toContain(
      JSON.stringify({ code: 'out-of-range', field, min: least, max: most }).slice(1, -1),
    );
  });

  it('nothing but the fields of the form, names that are free, players and counters that exist', () => {
    const refused = [
      { ...unit, owner: 'nobody' },
      { ...unit, name: '' },
      { ...unit, name: ' New' },
      { ...unit, name: `N${'e'.repeat(40)}` },
      { ...unit, name: 'stash' },
      { ...unit, name: 'Gun' },
      { ...unit, colour: 'red' },
      { ...round, counter: 'turn' },
      { ...round, colour: 'red' },
    ];
    expect(refused.map((action) => isTaken(aiming(), action))).toEqual(refused.map(() => false));
    expect(isTaken(aiming(), { ...unit, name: `N${'e'.repeat(39)}` })).toBe(true);
    expect(isTaken(assigning(), { ...die, colour: 'red' })).toBe(false);
    const twice = aiming().does('host', unit as Action);
    expect(isTaken(twice, unit)).toBe(false);
  });

  it('a die lies on the table after the roll and before the first hit, dice can be set before the roll', () => {
    expect([isTaken(aiming(), die), isTaken(assigning(), dice)]).toEqual([false, false]);
    expect([isTaken(aiming(), dice), isTaken(assigning(), die)]).toEqual([true, true]);
    expect(isTaken(assigning().does('rebel', { type: 'hit', target: 'Wall' }), die)).toBe(false);
  });
});

it('a form shows the bounds that it checks', () => {
  const bounds = (run: ReturnType<typeof aiming>, name: keyof typeof forms) =>
    forms[name]
      .fields(run.state, {}, 'host')
      .flatMap((field) => (field.kind === 'number' ? [[field.name, field.min, field.max]] : []));
  expect(bounds(aiming(), 'add unit')).toEqual([
    ['initiative', -9, 20],
    ['combat', 0, 30],
    ['targets', 0, 20],
    ['armor', 0, 20],
    ['health', 1, 20],
  ]);
  const change = (dice: number) => [
    ['die', 1, dice],
    ['face', 1, 6],
  ];
  expect([bounds(assigning(), 'change die'), bounds(aiming(), 'change die')]).toEqual([change(3), change(0)]);
  expect(bounds(aiming(), 'set counter')).toEqual([['value', 0, 100]]);
});

describe('what they do', () => {
  it('a unit that is added joins with its figures alone and acts from the next READY', () => {
    const run = aiming().does('host', { ...unit, owner: 'dictator' } as Action);
    expect(eventsOf(run, 'adjusted')).toEqual([{ type: 'adjusted', what: 'add', unit: 'New', value: 3 }]);
    nextRound(run);
    expect(unitOf(run, 'New')).toMatchObject({
      initiative: 2,
      combat: 2,
      targets: 1,
      training: 0,
      health: 3,
      squad: 'primary',
    });
    expect(unitOf(run, 'New').gear).toEqual([{ card: 'armor of New', slot: 'armor', armor: 1, uses: 0 }]);
    expect(run.state.custom.gear).toMatchObject([
      { copies: 1, serial: 0, initiative: 0, combat: 0, targets: 0, training: 0, uses: 0 },
    ]);
    const bare = aiming().does('host', { ...unit, armor: 0 } as Action);
    expect([unitOf(bare, 'New').gear, bare.state.custom.gear]).toEqual([[], []]);
  });

  it('a changed die counts as it lies, and is reported', () => {
    const run = assigning().does('host', { type: 'change die', die: 3, face: 4 });
    expect(run.state.attack?.rolled).toEqual([6, 5, 4]);
    expect(eventsOf(run, 'adjusted')).toEqual([{ type: 'adjusted', what: 'die 3', unit: 'Gun', value: 4 }]);
  });

  it('what is adjusted is reported: health, armor and militia one by one', () => {
    const run = fight([figures('Wall', 1, 1, { gear: ['Kevlar Vest'] }), { militia: 9 }], [figures('Gun', 9, 1)]);
    const does = (what: 'damage' | 'heal' | 'dent' | 'repair') => {
      run.does('host', { type: 'adjust', what, unit: 'Wall' });
      return [run.news.map((event) => event.type === 'adjusted' && event.value), unitOf(run, 'Wall').gear[0]?.armor];
    };
    expect([does('damage'), does('heal'), does('dent'), does('repair'), does('dent'), does('dent')]).toEqual([
      [[2], 2],
      [[3], 2],
      [[3], 1],
      [[3], 2],
      [[3], 1],
      [[3], undefined],
    ]);
    expect(run.state.discarded).toEqual(['Kevlar Vest']);
    run.does('host', { type: 'add militia', owner: 'dictator' });
    expect(eventsOf(run, 'militia placed')).toEqual([{ type: 'militia placed', owner: 'dictator', count: 1 }]);
    expect(run.refused('host', { type: 'add militia', owner: 'dictator' })).toBe('militia-limit');
    expect(health(run, 'Wall')).toBe(3);
  });

  it('the host kills: the equipment of the dead is discarded', () => {
    const run = fight(
      [figures('Wall', 1, 1, { health: 1, gear: ['Flak Vest', 'Grenade'] }), figures('Rest', 0, 1)],
      [figures('Gun', 9, 1)],
    );
    run.does('host', { type: 'adjust', what: 'damage', unit: 'Wall' });
    expect([unitOf(run, 'Wall').place, unitOf(run, 'Wall').gear, run.state.discarded]).toEqual([
      'dead',
      [],
      ['Flak Vest', 'Grenade'],
    ]);
  });

  it('who concedes is reported, and the fight is over when nobody of the side is left', () => {
    const run = fight([figures('Wall', 1, 1)], [figures('Gun', 9, 1)]);
    run.does('rebel', { type: 'concede' });
    expect(eventsOf(run, 'conceded')).toEqual([{ type: 'conceded', seat: 'rebel' }]);
    expect(run.state.phase).toBe('OVER');
    expect(run.outcome).toMatchObject({ winner: 'dictator', how: 'conceded', control: 'dictator' });
  });
});
