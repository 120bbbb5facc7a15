import { choices, type Reason, Runner, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { fight, figures, idle } from '../tests/fixture.ts';
import { game as merc } from '../tests/whole.ts';
import { type Action, type Event, STEPS } from '../types.ts';
import { REASON_CODES } from './en.ts';
import { EVENT_TYPES } from './log.ts';

const text = merc.text.en;

describe('what MERC says in English', () => {
  it('everything that random combats say has words: labels, reasons, log lines', () => {
    const chance = chanceOf(5, 0);
    const seen = { events: new Set<string>(), actions: new Set<string>(), reasons: new Set<string>() };
    for (let game = 0; game < 300; game++) {
      const hear = (event: Event) => {
        seen.events.add(event.type);
        const line = text.log(event, runner.state);
        if (line !== undefined) expect(line).toMatch(/^[A-Z.\d\p{L}].*\.$/u);
        expect(line ?? '').not.toMatch(/undefined|NaN|\[object/);
      };
      const runner = new Runner(merc.rules, merc.rules.begin(merc.setup.sample(chance)), seededDice(5, game), hear);
      runner.start();
      for (let move = 0; !merc.rules.outcome(runner.state); move++) {
        const list = choices(merc.rules, runner.state, { blocked: true, always: move % 5 === 0 });
        for (const choice of list) {
          seen.actions.add(choice.action.type);
          expect(text.label(choice, runner.state)).not.toMatch(/undefined|NaN|\[object/);
          if (choice.not) {
            seen.reasons.add(choice.not.code);
            expect(REASON_CODES).toContain(choice.not.code);
            expect(text.reason(choice.not)).toMatch(/\.$/);
          }
        }
        const open = choices(merc.rules, runner.state);
        const taken = open[(chance(1, open.length)[0] as number) - 1] as (typeof open)[number];
        runner.apply(taken.seat, taken.action);
      }
      const outcome = merc.rules.outcome(runner.state);
      if (outcome) expect(text.outcome(outcome)).toMatch(/^[A-Z].*\.$/);
    }
    // What random play without the host cannot meet.
    const rare = ['adjusted', 'conceded'];
    expect(EVENT_TYPES.filter((type) => !seen.events.has(type) && !rare.includes(type))).toEqual([]);
  });

  it('section 13: every event of the list exists', () => {
    const listed = [
      'order fixed',
      'targets declared',
      'dice rolled',
      'hits counted',
      'armor soaked',
      'armor discarded',
      'health lost',
      'unit died',
      'item used up',
      'dog assigned',
      'healed',
      'retreat offered',
      'retreated',
      'squad split',
      'combat ended',
    ];
    expect(listed.filter((type) => !EVENT_TYPES.includes(type as Event['type']))).toEqual([]);
  });

  it('an unknown reason still gets a sentence', () => {
    const reason: Reason = { code: 'something-new' };
    expect(text.reason(reason)).toBe('Not possible: something-new.');
  });

  it('labels name the target with its armor and health, and militia with their number', () => {
    const run = fight([{ militia: 3 }, { merc: 'Ra', gear: ['Kevlar Vest'], wounds: 1 }], [figures('R', 9, 2)]);
    const labels = run.offers().map((choice) => text.label(choice, run.state));
    expect(labels).toEqual(['Aim at one of 3 Dictator militia', 'Aim at Ra (health 2 of 3, armor 2)', 'Do not attack']);
    expect(text.label({ seat: 'rebel', action: { type: 'fire' } satisfies Action }, run.state)).toBe(
      'Fire: roll 2 dice',
    );
  });

  it('seats and steps have names', () => {
    expect(merc.rules.seats.map((seat) => text.seat(seat))).toEqual([
      'Dictator',
      'Rebel',
      'Rebel 2',
      'Rebel 3',
      'Rebel 4',
      'Rebel 5',
      'Rebel 6',
      'Host',
    ]);
    for (const step of STEPS) expect(text.step(step).length).toBeGreaterThan(3);
  });

  it('standing: militia of one owner are one row with a count; armor and health apart', () => {
    const run = fight([{ militia: 3 }, { merc: 'Ra', gear: ['Kevlar Vest'] }], [figures('R', 9, 2)], [], {
      tactics: [{ card: 'Better Weapons' }],
      mine: 'dictator',
    });
    idle(run);
    const standing = merc.standing(run.state, text);
    expect(standing).toMatchObject({ phase: 'AIM', round: 1, focus: 'R (2 dice): pick a target' });
    expect(
      standing.sides.map((side) => [
        side.seat,
        side.rows.map((row) => [row.unit, row.count, row.armor, row.health, row.hits]),
      ]),
    ).toEqual([
      [
        'dictator',
        [
          ['militia', 3, 0, '1/1', '3+'],
          ['Ra', 1, 2, '3/3', '4+'],
        ],
      ],
      ['rebel', [['R', 1, 0, '3/3', '4+']]],
    ]);
    expect(standing.reminders).toHaveLength(2);
  });

  it('standing: the prompt of a retreat names the player, and the squad if it is the secondary one', () => {
    const squads = [figures('R', 9, 0), { ...figures('S', 8, 0), squad: 'secondary' as const }];
    const run = fight([figures('D', 5, 0)], squads, [], { map: [{ id: 'A2' }] });
    while (run.step !== 'RETREAT') idle(run);
    expect(merc.standing(run.state, text).focus).toBe('Rebel: retreat or fight on?');
    expect(run.offers().map((choice) => text.label(choice, run.state))).toContain('Fight on');
    run.does('rebel', { type: 'fight on', squad: 'primary' });
    expect(merc.standing(run.state, text).focus).toBe('Rebel, secondary squad: retreat or fight on?');
    expect(run.offers().map((choice) => text.label(choice, run.state))).toContain(
      'Retreat to A2 with the secondary squad',
    );
  });

  it('standing: the phase in the words of the rules', () => {
    const run = fight([{ militia: 2 }], [figures('R', 9, 2)]);
    const shown = (phase: typeof run.state.phase) => merc.standing({ ...run.state, phase }, text).phase;
    expect([shown('READY'), shown('FIRE'), shown('RETREAT_DECISION'), shown('OVER')]).toEqual([
      'READY',
      'FIRE',
      'RETREAT?',
      'End',
    ]);
  });

  it('log: players inside a sentence, armor without a card, militia and dogs by their owner, a unit that the host removes', () => {
    const lines: [Event, string][] = [
      [
        { type: 'converted', unit: 'X', by: 'Y', owner: 'dictator' },
        'Y converts X: it fights for the Dictator from the next round on.',
      ],
      [{ type: 'militia placed', owner: 'dictator', count: 2 }, '2 militia of the Dictator join.'],
      [{ type: 'militia placed', owner: 'rebel2', count: 1 }, '1 militia of Rebel 2 joins.'],
      [{ type: 'conceded', seat: 'rebel' }, 'The Rebel concedes.'],
      [{ type: 'armor discarded', unit: 'X', card: 'armor of X' }, 'Armor of X is destroyed.'],
      [{ type: 'armor discarded', unit: 'X', card: 'Flak Vest' }, 'Flak Vest of X is destroyed.'],
      [{ type: 'adjusted', what: 'remove', unit: 'X', value: 3 }, 'The host adjusts: remove X.'],
      [{ type: 'adjusted', what: 'damage', unit: 'X', value: 2 }, 'The host adjusts: wound X (health now 2).'],
      [{ type: 'hits counted', unit: 'dictator militia 5', hits: 1 }, 'Dictator militia 5: 1 hit.'],
      [{ type: 'dog free', dog: 'rebel2 dog 1' }, 'Rebel 2 dog 1 is free.'],
      [
        { type: 'targets declared', unit: 'X', targets: ['dictator militia 1', 'dictator militia 2', 'Ra'] },
        'X aims at 2 Dictator militia, Ra.',
      ],
    ];
    const { state } = fight([{ militia: 2 }], [figures('R', 9, 2)]);
    for (const [event, line] of lines) expect(text.log(event, state)).toBe(line);
  });

  it('dice: every die of a roll carries its chance to hit; other dice carry none', () => {
    const roll: Event = { type: 'dice rolled', unit: 'R', seat: 'rebel', dice: [3, 2], hitsOn: 3, why: 'fire' };
    expect(merc.dice(roll)).toEqual({
      seat: 'rebel',
      why: { code: 'roll-fires', unit: 'R' },
      dice: [
        { face: 3, sides: 6, chance: 4 / 6, hit: true },
        { face: 2, sides: 6, chance: 4 / 6, hit: false },
      ],
    });
    expect(merc.dice({ ...roll, why: 'reroll' })?.why).toEqual({ code: 'roll-again', unit: 'R' });
    expect(merc.dice({ type: 'initiative rolled', unit: 'Khenn', seat: 'rebel', die: 2 })?.dice).toEqual([
      { face: 2, sides: 6 },
    ]);
    expect(merc.dice({ type: 'barrage rolled', die: 2 })).toEqual({
      seat: 'dictator',
      why: { code: 'roll-barrage', card: 'Artillery Barrage' },
      dice: [{ face: 2, sides: 6 }],
    });
    expect(merc.dice({ type: 'dog free', dog: 'x' })).toBeUndefined();
  });

  it('score and summary', () => {
    const run = fight([{ militia: 2 }], [figures('R', 9, 2)]);
    run.does('rebel', { type: 'concede' });
    const outcome = run.ended();
    expect(merc.rules.seats.map((seat) => merc.rules.score(outcome, seat))).toEqual([1, 0, 0, 0, 0, 0, 0, 0.5]);
    expect(merc.summary(run.state, outcome)).toEqual({
      result: 'dictator',
      ending: 'conceded',
      rounds: 1,
      left: { dictator: 2, rebel: 0 },
    });
  });

  it('those who retreat alive have survived; the dead have not, and dogs are equipment', () => {
    const handler = figures('H', 2, 1, { gear: ['Attack Dog'] });
    const map = [{ id: 'C2' }];
    const run = fight([handler], [figures('A', 2, 1), figures('B', 2, 1)], [], { sector: 'C3', map });
    expect(merc.forces?.(run.state)).toMatchObject({ dictator: { count: 1 }, rebel: { count: 2 } });
    while (run.step !== 'RETREAT') idle(run);
    run.does('rebel', { type: 'retreat', squad: 'primary', sector: 'C2' });
    const outcome = run.ended();
    expect(merc.summary(run.state, outcome)).toMatchObject({
      result: 'dictator',
      ending: 'retreated',
      left: { dictator: 1, rebel: 2 },
    });
    expect(merc.forces?.(run.state).rebel?.count).toBe(2);
  });
});
