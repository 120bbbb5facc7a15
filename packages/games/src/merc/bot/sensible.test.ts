import { Combat, choices, seededDice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { SetupUnit } from '../setup/schema.ts';
import { aim, decide, eventsOf, type Fight, fight, figures, idle, pass, play, until } from '../tests/fixture.ts';
import { game as merc } from '../tests/whole.ts';
import type { Player } from '../types.ts';
import { sensible } from './sensible.ts';

const at = (target: string) => ({ type: 'aim', target });
/** Rebels who act first, and what the first of them does. */
const first = (dictator: SetupUnit[], shooter: Partial<SetupUnit>, combat = 4) =>
  fight(dictator, [figures('Gun', 9, combat, shooter)]);

describe('correction 6: the Rebels prefer the target whose loss removes most incoming dice per hit needed', () => {
  it('of two that take as many hits, the one with more dice', () => {
    expect(decide(first([figures('A', 1, 2), figures('B', 1, 5)], {}), 'rebel')).toEqual(at('B'));
  });
  it('of two with as many dice, the one that takes fewer hits; armor counts unless it is pierced', () => {
    const pair = [figures('A', 1, 3, { armor: 2 }), figures('B', 1, 3)];
    expect(decide(first(pair, {}), 'rebel')).toEqual(at('B'));
    const hurt = [figures('A', 1, 3, { armor: 2, health: 2 }), figures('B', 1, 3)];
    expect(decide(first(hurt, { gear: ['9mm Handgun, AP ammo'] }), 'rebel')).toEqual(at('A'));
  });
  it('a MERC with eight dice before militia, whom the Dictator would shoot first', () => {
    const foes = [{ militia: 2 }, figures('Big', 1, 8)];
    expect(decide(first(foes, {}, 12), 'rebel')).toEqual(at('Big'));
    expect(decide(first(foes, {}, 1), 'rebel')).toEqual(at('Big'));
  });
  it('militia before a MERC who can hardly shoot', () => {
    expect(decide(first([figures('Idle', 1, 1, { armor: 4 }), { militia: 1 }], {}), 'rebel')).toEqual(
      at('dictator militia 1'),
    );
  });
  it('aims at the handler before the dog that holds a mate: the mate frees himself, and the handler could set the dog again', () => {
    const handler = figures('H', 9, 1, { gear: ['Attack Dog'] });
    const run = fight([handler], [figures('Held', 5, 3), figures('Gun', 1, 3)]);
    run.does('dictator', { type: 'set dog', on: 'Held' });
    while (run.state.attack === null || run.state.units[run.state.attack.unit]?.id !== 'Gun') idle(run);
    while (run.step !== 'AIM') idle(run);
    expect(run.offers().map(({ action }) => ('target' in action ? action.target : action.type))).toContain(
      'dictator dog 1',
    );
    expect(decide(run, 'rebel')).toEqual(at('H'));
  });
  it('of equals the first, never by lot', () => {
    const run = first([figures('A', 1, 3), figures('B', 1, 3)], {});
    const decided = [1, 2, 3, 4, 5, 6].map((seed) => decide(run, 'rebel', seed));
    expect(new Set(decided.map((action) => JSON.stringify(action)))).toEqual(new Set([JSON.stringify(at('A'))]));
  });
  it('no decision asks for chance, in every preset to its end', () => {
    for (const preset of merc.setup.presets) {
      const combat = Combat.begin(merc.rules, preset.setup, seededDice(11));
      while (combat.outcome === undefined) {
        const list = choices(merc.rules, combat.state);
        const seat = list[0]?.seat as Player;
        const mine = list.filter((choice) => choice.seat === seat);
        const answer =
          seat === 'dictator'
            ? combat.playBot(seat, merc.bot)
            : combat.move(seat, sensible(combat.state, mine, 'printed'));
        expect(answer.ok, preset.id).toBe(true);
      }
    }
  });
});

describe('correction 6: no more dice on a target than it can take if another is open', () => {
  it('hits kill one and go on to the next, each time where they win most', () => {
    const foes = [figures('A', 1, 2), figures('B', 1, 5)];
    const run = fight(foes, [figures('Gun', 9, 5, { targets: 2 })], [6, 6, 6, 6, 1]);
    while (run.step === 'AIM') run.does('rebel', decide(run, 'rebel'));
    while (run.step === 'allocate') run.does('rebel', decide(run, 'rebel'));
    expect(run.state.units.map((unit) => [unit.id, unit.health])).toEqual([
      ['A', 2],
      ['B', 0],
      ['Gun', 3],
    ]);
  });
  it('hits that cannot kill the MERC kill militia', () => {
    const foes = [figures('Big', 1, 3, { armor: 4 }), { militia: 2 }];
    const run = fight(foes, [figures('Gun', 9, 3, { targets: 3 })], [6, 6, 1]);
    while (run.step === 'AIM') run.does('rebel', decide(run, 'rebel'));
    while (run.step === 'allocate') run.does('rebel', decide(run, 'rebel'));
    expect(run.state.defenders).toHaveLength(1);
  });
  it('spare dice heal; dice that are needed are thrown', () => {
    const medic = (combat: number) => figures('Medic', 9, combat, { ability: 'Surgeon', wounds: 1 });
    const spare = fight([{ militia: 2 }], [medic(6)]);
    expect(decide(spare, 'rebel')).toEqual({ type: 'heal', means: 'skill', unit: 'Medic' });
    const needed = fight([figures('Big', 1, 12, { targets: 2 })], [medic(3)]);
    expect(decide(needed, 'rebel')).toEqual({ type: 'attack' });
  });
});

describe('correction 6: several-target weapons on groups', () => {
  it('names as many as allowed', () => {
    const foes = [{ militia: 4 }, figures('Idle', 1, 1, { armor: 4 })];
    const run = fight(foes, [figures('Gun', 9, 2, { targets: 3 })], [1, 1]);
    for (let named = 0; named < 3; named++) run.does('rebel', decide(run, 'rebel'));
    expect(eventsOf(run, 'targets declared')[0]?.targets).toEqual([1, 2, 3].map((n) => `dictator militia ${n}`));
  });
  it('sweeps militia, but not while a greater threat stands', () => {
    const sweeper = { merc: 'Rizen', gear: ['AK-47'] };
    expect(decide(fight([{ militia: 7 }, figures('D', 1, 2)], [sweeper]), 'rebel')).toEqual({ type: 'aim militia' });
    expect(decide(fight([{ militia: 2 }, figures('D', 1, 9)], [sweeper]), 'rebel')).toEqual(at('D'));
  });
  it('militia fire together', () => {
    const run = fight([figures('D', 1, 3)], [{ militia: 3 }]);
    expect(decide(run, 'rebel')).toEqual({ type: 'aim all', target: 'D' });
  });
});

describe('correction 6: the rest is always used', () => {
  it('sets the dog on the unit with the most dice', () => {
    const run = fight([figures('A', 1, 2), figures('B', 1, 5)], [figures('H', 9, 1, { gear: ['Attack Dog'] })]);
    expect(decide(run, 'rebel')).toEqual({ type: 'set dog', on: 'B' });
  });
  it('a held unit attacks the dog', () => {
    const run = fight([figures('H', 9, 1, { gear: ['Attack Dog'] }), { militia: 2 }], [{ merc: 'Rizen' }]);
    run.does('dictator', { type: 'set dog', on: 'Rizen' });
    expect(decide(until(pass(run, 'dictator'), 'Rizen'), 'rebel')).toEqual(at('dictator dog 1'));
  });
  it('rerolls a roll below average and keeps a good one', () => {
    const rolled = (dice: number[]) =>
      decide(aim(fight([figures('D', 0, 1)], [{ merc: 'Basic' }], dice), 'rebel', 'D'), 'rebel');
    expect(rolled([1, 1])).toEqual({ type: 'reroll' });
    expect(rolled([6, 6])).toEqual({ type: 'keep roll' });
  });
  it('a mine goes off, a hit militia is turned, a dying MERC is saved', () => {
    const mine = fight([figures('D', 1, 1)], [figures('R', 9, 1)], [], { attacker: 'dictator', mine: 'rebel' });
    expect(decide(mine, 'rebel')).toEqual({ type: 'set off mine' });
    const turn = fight([{ militia: 2 }], [{ merc: 'Adelheid', gear: ['9mm Handgun, laser sight'] }], [6, 6]);
    expect(decide(aim(turn, 'rebel', 'dictator militia 1'), 'rebel')).toEqual({ type: 'convert' });
    const dying = fight([figures('D', 9, 3)], [figures('R', 1, 1, { gear: ['Epinephrine Shot'] })], [6, 6, 6]);
    expect(decide(aim(dying, 'dictator', 'R'), 'rebel')).toEqual({ type: 'save', by: 'R' });
  });
  it('losses go to the sturdiest MERC, to militia when a later card takes them anyway', () => {
    const units = [figures('A', 1, 1), figures('B', 1, 1, { armor: 1 }), { militia: 3 }];
    const barrage = (...later: string[]) =>
      decide(
        fight([figures('D', 9, 1)], units, [1], {
          tactics: ['Artillery Barrage', ...later].map((card) => ({ card })),
        }),
        'rebel',
      );
    expect(barrage()).toEqual({ type: 'take loss', unit: 'B' });
    expect(barrage('Family Threat')).toEqual({ type: 'take loss', unit: 'rebel militia 1' });
  });
});

describe('correction 6: a retreat when the own chance is under one in five and a legal way is open', () => {
  const asked = (dictator: SetupUnit[], map: NonNullable<Parameters<typeof fight>[3]>['map']): Fight => {
    const run = fight(dictator, [figures('R', 0, 3)], [], { sector: 'B2', map });
    while (run.step !== 'RETREAT') idle(run);
    return run;
  };
  const lost = [{ militia: 8 }, figures('D', 1, 6)];
  const even = [figures('D', -1, 2)];
  it('leaves a lost fight, to friends before an empty sector, and to a mined one last', () => {
    const to = (sector: string) => ({ type: 'retreat', squad: 'primary', sector });
    const run = asked(lost, [{ id: 'B1', mine: 'dictator' }, { id: 'C2' }, { id: 'A2', rebel: 2 }]);
    expect(decide(run, 'rebel')).toEqual(to('A2'));
    expect(decide(asked(lost, [{ id: 'B1', mine: 'dictator' }, { id: 'C2' }]), 'rebel')).toEqual(to('C2'));
    expect(decide(asked(lost, [{ id: 'B1', mine: 'dictator' }]), 'rebel')).toEqual(to('B1'));
  });
  it('fights on where it is not lost, or where no way is open', () => {
    const on = { type: 'fight on', squad: 'primary' };
    expect(decide(asked(even, [{ id: 'A2', rebel: 2 }]), 'rebel')).toEqual(on);
    expect(decide(asked(lost, [{ id: 'A2', dictator: 2 }]), 'rebel')).toEqual(on);
  });
  it('a vehicle takes hits for all of its squad, not for one of them: a covered squad is not lost', () => {
    // The Dictator shoots at the weakest, who is not the first of the squad.
    const covered = (vehicles: { vehicle: string; armor: number }[]) => {
      const units = [figures('A', 0, 1), figures('B', 0, 4, { health: 1 })];
      const forces = { dictator: { units: [figures('D', 1, 3, { health: 5 })] }, rebel: { units, vehicles } };
      const run = play({ attacker: 'rebel', sector: 'B2', forces, map: [{ id: 'A2', rebel: 2 }] });
      while (run.step !== 'RETREAT') idle(run);
      return decide(run, 'rebel').type;
    };
    expect(covered([])).toBe('retreat');
    expect(covered([{ vehicle: 'Tank', armor: 4 }])).toBe('fight on');
  });
});
