import { Combat, choices, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { aim, decide, fight, figures, idle } from '../tests/fixture.ts';
import { game as merc } from '../tests/whole.ts';
import type { Player } from '../types.ts';

describe('section 22: the computer Dictator', () => {
  const gun = (targets = 1) => figures('Gun', 9, 4, { targets });
  it('aims at the lowest health + armor, then most targets, then highest initiative', () => {
    const at = (...rebel: Parameters<typeof fight>[1]) => decide(fight([gun()], rebel), 'dictator');
    expect(at(figures('A', 1, 1), figures('B', 1, 1, { health: 2 }))).toEqual({ type: 'aim', target: 'B' });
    expect(at(figures('A', 1, 1), figures('B', 1, 1, { health: 2, armor: 2 }))).toEqual({ type: 'aim', target: 'A' });
    expect(at(figures('A', 1, 1), figures('B', 1, 1, { targets: 2 }))).toEqual({ type: 'aim', target: 'B' });
    expect(at(figures('A', 1, 1), figures('B', 2, 1))).toEqual({ type: 'aim', target: 'B' });
    const ties = new Set(
      [1, 2, 3, 4, 5, 6, 7, 8].map((seed) =>
        JSON.stringify(decide(fight([gun()], [figures('A', 1, 1), figures('B', 1, 1)]), 'dictator', seed)),
      ),
    );
    expect(ties.size).toBe(2);
  });
  it('names as many as it may and concentrates its hits until the first is dead', () => {
    const run = fight([gun(2)], [figures('A', 1, 1, { health: 2 }), figures('B', 1, 1)], [6, 6, 6, 1]);
    run.does('dictator', decide(run, 'dictator')).does('dictator', decide(run, 'dictator'));
    expect(run.step).toBe('allocate');
    while (run.step === 'allocate') run.does('dictator', decide(run, 'dictator'));
    expect(run.state.units.map((unit) => [unit.id, unit.health])).toEqual([
      ['Gun', 3],
      ['A', 0],
      ['B', 2],
    ]);
  });
  it('sets off mines, sets dogs by the same ranking, saves, converts and takes', () => {
    const mine = fight([gun()], [figures('R', 1, 1)], [], { mine: 'dictator' });
    expect(decide(mine, 'dictator')).toEqual({ type: 'set off mine' });
    const dog = fight(
      [figures('H', 9, 1, { gear: ['Attack Dog'] })],
      [figures('A', 1, 1), figures('B', 1, 1, { health: 2 }), { militia: 1 }],
    );
    expect(decide(dog, 'dictator')).toEqual({ type: 'set dog', on: 'B' });
    const dying = fight([figures('V', 1, 1, { gear: ['Epinephrine Shot'] })], [figures('R', 9, 3)], [6, 6, 6]);
    expect(decide(aim(dying, 'rebel', 'V'), 'dictator')).toEqual({ type: 'save', by: 'V' });
    const turn = fight([{ merc: 'Adelheid', gear: ['9mm Handgun, laser sight'] }], [{ militia: 2 }], [6, 6]);
    expect(decide(aim(turn, 'dictator', 'rebel militia 1'), 'dictator')).toEqual({ type: 'convert' });
    const loot = fight(
      [{ dictator: 'The Colonel' }, figures('D', 9, 3)],
      [{ merc: 'Ra', gear: ['M16', 'Mortar'] }, figures('R', 0, 1)],
      [6, 6, 6],
    );
    expect(decide(aim(loot, 'dictator', 'Ra'), 'dictator')).toMatchObject({ type: 'take', card: 'Mortar' });
  });
  it('heals first, by skill rather than by kit, with as many dice as needed', () => {
    const medic = { merc: 'Surgeon', gear: ['First Aid Kit'] };
    const run = fight([medic, figures('Hurt', 0, 1, { wounds: 2 })], [figures('R', 1, 1)]);
    expect(decide(run, 'dictator')).toEqual({ type: 'heal', means: 'skill', unit: 'Hurt' });
    run.does('dictator', decide(run, 'dictator')).does('dictator', decide(run, 'dictator'));
    expect(run.step).toBe('AIM');
  });
  it('rerolls a roll below average, keeps a good one', () => {
    const rolled = (dice: number[]) =>
      decide(aim(fight([{ merc: 'Basic' }], [figures('R', 0, 1)], dice), 'dictator', 'R'), 'dictator');
    expect(rolled([1, 1])).toEqual({ type: 'reroll' });
    expect(rolled([6, 1])).toEqual({ type: 'keep roll' });
  });
  it('never retreats, and lets militia fire together', () => {
    const run = fight([{ militia: 2 }, figures('D', 1, 1)], [figures('R', 0, 1)], [], { map: [{ id: 'A2' }] });
    expect(decide(run, 'dictator')).toEqual({ type: 'aim all', target: 'R' });
    const lost = fight([figures('D', 0, 1)], [figures('R', 1, 9), figures('S', 1, 9)], [], {
      map: [{ id: 'A2', dictator: 3 }],
    });
    while (lost.step !== 'RETREAT') idle(lost);
    lost.does('rebel', { type: 'fight on', squad: 'primary' });
    expect(decide(lost, 'dictator')).toEqual({ type: 'fight on', squad: 'primary' });
  });
});

it('the bot plays every preset of both sides to its end', () => {
  for (const preset of merc.setup.presets) {
    const combat = Combat.begin(merc.rules, preset.setup, seededDice(7));
    for (let moves = 0; combat.outcome === undefined; moves++) {
      expect(moves, preset.id).toBeLessThan(3000);
      const seat = choices(merc.rules, combat.state)[0]?.seat as Player;
      expect(combat.playBot(seat, merc.bot)).toMatchObject({ ok: true });
    }
    expect(['dictator', 'rebel', null], preset.id).toContain(combat.outcome.winner);
  }
});

it('the bot always answers with a choice it was given, over 100 random setups', () => {
  const chance = chanceOf(11, 1);
  for (let game = 0; game < 100; game++) {
    const runner = new Runner(merc.rules, merc.rules.begin(merc.setup.sample(chance)), seededDice(11, game));
    runner.start();
    while (!merc.rules.outcome(runner.state)) {
      const list = choices(merc.rules, runner.state);
      const seat = (list[0] as { seat: Player }).seat;
      const mine = list.filter((choice) => choice.seat === seat);
      const action = merc.bot(runner.state, seat, mine, chance);
      expect(mine.map((choice) => choice.action)).toContainEqual(action);
      runner.apply(seat, action);
    }
  }
});
