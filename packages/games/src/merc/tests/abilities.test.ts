import { describe, expect, it } from 'vitest';
import { MERCS } from '../content/index.ts';
import type { SetupUnit } from '../setup/schema.ts';
import {
  aim,
  checkSetup,
  eventsOf,
  fight,
  figures,
  figuresOf,
  health,
  isOffered,
  nextRound,
  order,
  pass,
  unitOf,
  until,
  whyBlocked,
} from './fixture.ts';

const DUMMY = figures('Dummy', -5, 1);
/** Initiative, combat, targets of a MERC in round 1. */
const values = (merc: string, gear: string[] = [], mates: SetupUnit[] = []) =>
  figuresOf(fight([DUMMY], [{ merc, gear }, ...mates]), merc);

/** Every MERC of section 16 by name: what his ability does in a combat, or that it does nothing there. */
const TESTED: Record<string, () => void> = {
  Apeiron: () => {
    expect(() => checkSetup({ attacker: 'rebel', forces: force([{ merc: 'Apeiron', gear: ['Grenade'] }]) })).toThrow(
      'carries no Grenade',
    );
    expect(() => checkSetup({ attacker: 'rebel', forces: force([{ merc: 'Apeiron', gear: ['Mortar'] }]) })).toThrow(
      'carries no Mortar',
    );
    expect(values('Apeiron', ['Field Radio'])).toEqual([2, 2, 1]);
  },
  Badger: () => {
    const run = fight([{ militia: 1 }, figures('D', 2, 1)], [{ merc: 'Badger' }, figures('R', 2, 1), { militia: 1 }]);
    // D and R are MERCs: their numbers still count; every militia waits for Badger.
    expect(order(run)).toEqual(['D', 'R', 'Badger', 'dictator militia 1', 'rebel militia 1']);
  },
  Basic: () => {
    const run = fight([figures('Wall', 0, 1, { health: 9 })], [{ merc: 'Basic' }], [1, 1, 6, 6, 1, 1]);
    aim(run, 'rebel', 'Wall');
    expect(run.step).toBe('reroll');
    run.does('rebel', { type: 'reroll' });
    expect(health(run, 'Wall')).toBe(7);
    until(run, 'Basic');
    aim(run, 'rebel', 'Wall');
    // Once per combat: the second attack is not asked again.
    expect(eventsOf(run, 'dice rolled').map((roll) => roll.why)).toEqual(['fire', 'reroll', 'fire']);
    expect(run.step).toBe('AIM');
  },
  Borris: () => clash('Borris', 'Squirrel'),
  Bouba: () => {
    expect(values('Bouba', ['.45 Handgun'])).toEqual([4, 4, 1]);
    expect(values('Bouba', ['M16'])).toEqual([4, 4, 1]);
    expect(values('Bouba')).toEqual([4, 1, 1]);
  },
  Buzzkill: () => {
    const foes = [{ militia: 2 }, figures('One', 0, 1), figures('Two', 0, 1)];
    const run = fight(foes, [{ merc: 'Buzzkill', gear: ['AK-47, full auto'] }]);
    until(run, 'Buzzkill');
    const militia = { type: 'aim', target: 'dictator militia 1' } as const;
    expect(whyBlocked(run, 'rebel', militia)).toBe('mercs-first');
    run.does('rebel', { type: 'aim', target: 'One' });
    expect(whyBlocked(run, 'rebel', militia)).toBe('mercs-first');
    run.does('rebel', { type: 'aim', target: 'Two' });
    expect(isOffered(run, 'rebel', militia)).toBe(true);
  },
  Doc: () => plain('Doc'),
  Ewok: () => plain('Ewok'),
  Faustina: () => plain('Faustina'),
  Feedback: () => plain('Feedback'),
  Genesis: () => {
    expect(values('Genesis', ['M16', 'AK-47'])).toEqual([2, 9, 1]);
    expect(() => checkSetup({ attacker: 'rebel', forces: force([{ merc: 'Ra', gear: ['M16', 'AK-47'] }]) })).toThrow(
      'no slot left',
    );
  },
  Gunther: () => {
    expect(values('Gunther', ['Field Radio', 'Grenade', 'Fragmentation Grenade'])).toEqual([-2, 9, 6]);
    expect(() =>
      checkSetup({
        attacker: 'rebel',
        forces: force([{ merc: 'Gunther', gear: ['Field Radio', 'Grenade', 'Mortar', 'M16'] }]),
      }),
    ).toThrow('no slot left');
  },
  Haarg: () => {
    expect(values('Haarg')).toEqual([1, 3, 1]);
    expect(values('Haarg', [], [figures('Quick', 2, 3)])).toEqual([2, 3, 1]);
    expect(values('Haarg', [], [figures('Good', 2, 4)])).toEqual([2, 4, 1]);
    // Another squad does not count.
    expect(values('Haarg', [], [figures('Good', 2, 4, { squad: 'secondary' })])).toEqual([1, 3, 1]);
    const run = fight([DUMMY], [{ merc: 'Haarg' }, figures('Teacher', 0, 0, { training: 5 })]);
    expect(unitOf(run, 'Haarg').training).toBe(2);
  },
  Juicer: () => expect(health(fight([DUMMY], [{ merc: 'Juicer' }]), 'Juicer')).toBe(5),
  Kastern: () => {
    expect(order(fight([figures('D', 9, 1), { militia: 1 }], [{ merc: 'Kastern' }]))[0]).toBe('Kastern');
    const both = fight([figures('D', 9, 1, { ability: 'Kastern' })], [{ merc: 'Kastern' }]);
    expect(order(both)).toEqual(['D', 'Kastern']);
  },
  Khenn: () => {
    const run = fight([figures('D', 3, 1)], [{ merc: 'Khenn', gear: ['Field Radio'] }], [5]);
    expect(order(run)).toEqual(['Khenn', 'D']);
    expect(unitOf(run, 'Khenn').initiative).toBe(6);
    nextRound(run);
    // One roll for the whole combat.
    expect(unitOf(run.done(), 'Khenn').initiative).toBe(6);
  },
  Lucid: () => {
    const run = fight([figures('Wall', 0, 1, { health: 9 })], [{ merc: 'Lucid' }], [3, 2]);
    aim(run, 'rebel', 'Wall');
    expect(health(run, 'Wall')).toBe(8);
  },
  Max: () => {
    const run = fight([{ merc: 'Max' }], [figures('R', 3, 3), figures('Weak', 3, 0), { militia: 1 }]);
    expect(figuresOf(run, 'R')).toEqual([2, 2, 1]);
    expect(figuresOf(run, 'Weak')).toEqual([2, 0, 1]);
    expect(figuresOf(run, 'rebel militia 1')).toEqual([2, 1, 1]);
    const against = fight([{ dictator: 'The General' }], [{ merc: 'Max' }]);
    expect(figuresOf(against, 'The General')).toEqual([1, 3, 1]);
  },
  Mayhem: () => {
    expect(values('Mayhem', ['Uzi'])).toEqual([2, 4, 2]);
    expect(values('Mayhem', ['M16'])).toEqual([2, 5, 1]);
  },
  Meatbop: () => {
    expect(values('Meatbop', ['M16'])).toEqual([0, 0, 1]);
    expect(values('Meatbop', ['M16', 'Land Mine'])).toEqual([0, 5, 1]);
    const run = fight([figures('D', 5, 1)], [{ merc: 'Meatbop', gear: ['M16'] }]);
    expect(isOffered(run, 'dictator', { type: 'aim', target: 'Meatbop' })).toBe(true);
    pass(run, 'dictator');
    expect(eventsOf(run, 'passed').at(-1)).toEqual({ type: 'passed', unit: 'Meatbop', why: 'no dice' });
  },
  Moose: () => clash('Moose', 'Borris'),
  Natasha: () => clash('Natasha', 'Moose'),
  Preaction: () => plain('Preaction'),
  Ra: () => {
    expect(values('Ra')).toEqual([1, 2, 1]);
    expect(values('Ra', ['M16, burst fire'])).toEqual([1, 4, 3]);
  },
  Rizen: () => {
    const run = fight([{ militia: 3 }, figures('One', 0, 1)], [{ merc: 'Rizen', gear: ['Uzi'] }], [6, 6]);
    expect(isOffered(run, 'rebel', { type: 'aim', target: 'dictator militia 1' })).toBe(false);
    run.does('rebel', { type: 'aim militia' });
    // Targets 2: one more that is not militia.
    run.does('rebel', { type: 'aim', target: 'One' });
    expect(eventsOf(run, 'targets declared')[0]?.targets).toHaveLength(4);
    const others = fight(
      [{ militia: 3 }, figures('One', 0, 1), figures('Two', 0, 1)],
      [{ merc: 'Rizen', gear: ['Uzi'] }],
      [1, 1],
    );
    aim(others, 'rebel', 'One', 'Two');
    expect(eventsOf(others, 'targets declared')[0]?.targets).toEqual(['One', 'Two']);
  },
  Rozeske: () => {
    expect(values('Rozeske', ['Flak Vest'])).toEqual([1, 3, 1]);
    expect(values('Rozeske')).toEqual([1, 2, 1]);
  },
  Runde: () => {
    const foes: SetupUnit[] = [{ merc: 'Runde' }, figures('Other', 0, 1), { militia: 1 }];
    const run = fight(foes, [figures('Gun', 5, 1, { targets: 2 })]);
    const at = { type: 'aim', target: 'Runde' } as const;
    expect(whyBlocked(run, 'rebel', at)).toBe('last-merc');
    run.does('rebel', { type: 'aim', target: 'Other' });
    expect(isOffered(run, 'rebel', at)).toBe(true);
    // Militia do not hide him, but by the option of the digital edition they do.
    const alone = [{ merc: 'Runde' }, { militia: 1 }];
    expect(isOffered(fight(alone, [figures('Gun', 5, 1)]), 'rebel', at)).toBe(true);
    expect(whyBlocked(fight(alone, [figures('Gun', 5, 1)], [], { options: { rundeBehind: 'all' } }), 'rebel', at)).toBe(
      'last-merc',
    );
  },
  Sarge: () => {
    expect(values('Sarge', [], [figures('Slow', 2, 1)])).toEqual([4, 2, 1]);
    expect(values('Sarge', [], [figures('Equal', 3, 1)])).toEqual([4, 2, 1]);
    expect(values('Sarge', [], [figures('Quick', 4, 1)])).toEqual([3, 1, 1]);
  },
  Shadkaam: () => {
    const run = fight([figures('Handler', 6, 1, { gear: ['Attack Dog'] })], [{ merc: 'Shadkaam' }, figures('R', 1, 1)]);
    expect(whyBlocked(run, 'dictator', { type: 'set dog', on: 'Shadkaam' })).toBe('immune-to-dogs');
    expect(isOffered(run, 'dictator', { type: 'set dog', on: 'R' })).toBe(true);
  },
  Shooter: () => expect(values('Shooter', ['M16'])).toEqual([1, 9, 1]),
  Snake: () => {
    expect(values('Snake')).toEqual([3, 4, 1]);
    expect(values('Snake', [], [figures('Mate', 1, 1)])).toEqual([2, 3, 1]);
    expect(values('Snake', [], [figures('Far', 1, 1, { squad: 'secondary' })])).toEqual([3, 4, 1]);
  },
  Sonia: () => plain('Sonia'),
  Squidhead: () => {
    const run = fight([{ militia: 2 }], [{ merc: 'Squidhead' }], [], { mine: 'dictator' });
    expect(eventsOf(run, 'mine disarmed')).toEqual([{ type: 'mine disarmed', unit: 'Squidhead', sector: 'B2' }]);
    expect(run.state.mine).toBe('');
    // He may arm it again later: it is in the stash.
    expect(run.state.stash).toEqual(['Land Mine']);
  },
  Squirrel: () => clash('Squirrel', 'Natasha'),
  Stumpy: () => {
    expect(values('Stumpy', ['Grenade'])).toEqual([1, 6, 3]);
    expect(values('Stumpy', ['M16'])).toEqual([3, 5, 1]);
  },
  Surgeon: () => {
    const run = fight(
      [figures('D', 0, 1)],
      [
        { merc: 'Surgeon' },
        figures('Hurt', 1, 1, { wounds: 2 }),
        figures('Far', 1, 1, { wounds: 2, squad: 'secondary' }),
      ],
      [6, 6],
    );
    expect(isOffered(run, 'rebel', { type: 'heal', means: 'skill', unit: 'Far' })).toBe(false);
    run.does('rebel', { type: 'heal', means: 'skill', unit: 'Hurt' }).does('rebel', { type: 'attack' });
    aim(run, 'rebel', 'D');
    expect([health(run, 'Hurt'), health(run, 'D')]).toEqual([2, 1]);
  },
  Tack: () => {
    const run = fight([DUMMY], [{ merc: 'Tack' }, figures('Mate', 3, 1), figures('Far', 1, 1, { squad: 'secondary' })]);
    expect(['Tack', 'Mate', 'Far'].map((id) => unitOf(run, id).initiative)).toEqual([5, 5, 1]);
    expect(values('Tack', [], [figures('Quick', 4, 1)])).toEqual([3, 2, 1]);
  },
  Tao: () => {
    const run = fight([figures('Handler', 6, 1, { gear: ['Attack Dog'] })], [{ merc: 'Tao' }]);
    run.does('dictator', { type: 'set dog', on: 'Tao' });
    pass(run, 'dictator');
    expect(eventsOf(run, 'passed').at(-1)).toEqual({ type: 'passed', unit: 'Tao', why: 'no target' });
    const free = fight([figures('Handler', 6, 1, { gear: ['Attack Dog'] })], [{ merc: 'Tao' }, figures('R', 0, 1)]);
    free.does('dictator', { type: 'set dog', on: 'R' });
    pass(free, 'dictator');
    expect(whyBlocked(free, 'rebel', { type: 'aim', target: 'dictator dog 1' })).toBe('spares-dogs');
  },
  Tavisto: () => {
    expect(values('Tavisto', [], [{ merc: 'Ewok' }])).toEqual([3, 3, 1]);
    expect(values('Tavisto', [], [{ merc: 'Ra' }])).toEqual([2, 2, 1]);
  },
  Teresa: () => plain('Teresa'),
  Valkyrie: () => {
    const run = fight([DUMMY], [{ merc: 'Valkyrie' }, figures('Mate', 3, 1)]);
    expect(['Valkyrie', 'Mate'].map((id) => unitOf(run, id).initiative)).toEqual([4, 4]);
  },
  Vandal: () => {
    const run = fight([figures('D', 2, 1)], [{ merc: 'Vandal', gear: ['Grenade'] }, { militia: 1 }]);
    expect(order(run)).toEqual(['D', 'rebel militia 1', 'Vandal', 'Vandal']);
  },
  Vandradi: () => {
    expect(values('Vandradi', ['Uzi'])).toEqual([3, 3, 2]);
    expect(values('Vandradi', ['M16'])).toEqual([3, 5, 1]);
    expect(values('Vandradi', ['Grenade'])).toEqual([1, 5, 3]);
  },
  Vrbansk: () => plain('Vrbansk'),
  Vulture: () => {
    expect(values('Vulture', ['SMAW', 'Full Body Armor', 'Field Radio'])).toEqual([4, 10, 1]);
    expect(values('Squirrel', ['SMAW', 'Full Body Armor', 'Field Radio'])).toEqual([-1, 10, 1]);
  },
  Walter: () => {
    const run = fight([figures('D', 3, 1)], [{ merc: 'Walter' }, { militia: 1 }]);
    expect(unitOf(run, 'rebel militia 1').initiative).toBe(4);
    const two = fight([figures('D', 3, 1)], [{ merc: 'Walter' }], [], {
      forces: {
        dictator: { units: [DUMMY] },
        rebel: { units: [{ merc: 'Walter' }] },
        rebel2: { units: [{ militia: 1 }] },
      },
    });
    expect(unitOf(two, 'rebel2 militia 1').initiative).toBe(2);
  },
  Wolverine: () => {
    const run = fight([figures('One', 0, 1), figures('Two', 0, 1)], [{ merc: 'Wolverine' }], [6, 5]);
    aim(run, 'rebel', 'One');
    run.does('rebel', { type: 'hit', target: 'Two' });
    // The six is spent: the five can only go where he aimed.
    expect(run.refused('rebel', { type: 'hit', target: 'Two' })).toBe('not-offered');
    run.does('rebel', { type: 'hit', target: 'One' });
    expect([health(run, 'One'), health(run, 'Two')]).toEqual([2, 2]);
  },
  Adelheid: () => {
    const run = fight(
      [{ militia: 3 }],
      [{ merc: 'Adelheid', gear: ['9mm Handgun, laser sight', 'Field Radio'] }],
      [6, 6],
    );
    aim(run, 'rebel', 'dictator militia 1');
    expect(run.step).toBe('convert');
    run.does('rebel', { type: 'convert' });
    expect(unitOf(run, 'rebel militia 1')).toMatchObject({ side: 'rebel', owner: 'rebel', place: 'here' });
    // It acts from the next round: two of the Dictator's militia are left in this one.
    const acted = () => run.state.attack?.unit;
    const converted = run.state.units.findIndex((unit) => unit.id === 'rebel militia 1');
    while (run.state.round === 1) {
      expect(acted()).not.toBe(converted);
      pass(run, 'dictator');
    }
    expect(order(run)).toContain('rebel militia 1');
    const full = fight(
      [{ militia: 2 }],
      [{ merc: 'Adelheid', gear: ['9mm Handgun, laser sight'] }, { militia: 10 }],
      [6, 6],
    );
    aim(full, 'rebel', 'dictator militia 1');
    expect(unitOf(full, 'dictator militia 1').place).toBe('dead');
  },
  Dutch: () => {
    expect(values('Dutch')).toEqual([2, 3, 1]);
    expect(values('Dutch', ['9mm Handgun'])).toEqual([1, 3, 1]);
  },
  Golem: () => {
    const run = fight([figures('D', 9, 1), figures('E', 9, 1)], [{ merc: 'Golem', gear: ['Uzi'] }], [6, 6, 1]);
    expect([run.state.round, run.step]).toEqual([0, 'AIM']);
    run.does('rebel', { type: 'aim', target: 'D' });
    // Nobody is healed before round 1.
    const medic = fight([figures('D', 9, 1)], [{ merc: 'Golem', wounds: 1, gear: ['Medical Kit'] }], [6, 6, 1]);
    expect(medic.offers().filter(({ action }) => action.type.startsWith('heal'))).toEqual([]);
    // One target only, and only before round 1.
    expect(health(run, 'D')).toBe(1);
    expect(run.state.round).toBe(1);
    nextRound(run);
    expect(run.state.round).toBe(2);
    expect(order(run)).toEqual(['D', 'E', 'Golem']);
  },
  Hagness: () => plain('Hagness'),
  Moe: () => {
    expect(values('Moe', ['SMAW'])).toEqual([1, 12, 2]);
    expect(values('Moe', ['M16'])).toEqual([3, 5, 1]);
  },
};

const force = (rebel: SetupUnit[]) => ({ dictator: { units: [DUMMY] }, rebel: { units: rebel } });

/** Only outside combat: the printed figures and nothing else. */
function plain(name: string): void {
  const row = MERCS.find((merc) => merc.name === name);
  expect(row?.outside).toBe(true);
  expect(values(name)).toEqual([row?.initiative, row?.combat, 1]);
}

/** Not in the service of one player, but of two Rebels. */
function clash(name: string, avoided: string): void {
  const together = { attacker: 'rebel', forces: force([{ merc: name }, { merc: avoided }]) };
  expect(() => checkSetup(together)).toThrow(`${name} does not serve the same player as ${avoided}`);
  const apart = {
    dictator: { units: [DUMMY] },
    rebel: { units: [{ merc: name }] },
    rebel2: { units: [{ merc: avoided }] },
  };
  expect(checkSetup({ attacker: 'rebel', forces: apart }).forces.rebel2).toBeDefined();
}

describe('section 16: every MERC', () => {
  it.each(MERCS.map((row) => row.name))('%s', (name) => {
    const test = TESTED[name];
    if (!test) throw new Error(`no test for ${name}`);
    test();
  });
  it('has a test for every row and no more', () => {
    expect(Object.keys(TESTED)).toEqual(MERCS.map((row) => row.name));
  });
});
