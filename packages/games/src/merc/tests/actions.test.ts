import { Combat, defaultChoice, needsConfirmation, type PromptChoice, rollChoice, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { actions } from '../action-table.ts';
import { type Action, type Merc, PLAYERS, type Player, type State } from '../types.ts';
import { type Fight, fight, figures, idle } from './fixture.ts';
import { game as merc } from './whole.ts';

const shown = (run: Fight, seat: Player | 'host'): PromptChoice<Merc>[] =>
  run.combat.prompt().filter((choice) => choice.seat === seat);
const typeOf = (choice: PromptChoice<Merc> | undefined): string | undefined => choice?.action.type;
/** What a choice says of itself: where it stands, its role, and what it is about. */
const said = (run: Fight, seat: Player | 'host', type: Action['type']): string[] =>
  shown(run, seat)
    .filter(({ action }) => action.type === type)
    .map(({ place, role, about }) => [place, role, ...about.map(({ kind, id }) => `${kind} ${id}`)].join(', '));
const D = figures('D', 0, 1, { health: 9 });
const R = figures('R', 5, 3);

describe('what a choice is', () => {
  it('section 6: targets are named, then R and Enter fire', () => {
    const run = fight([{ militia: 2 }, D], [figures('R', 5, 3, { targets: 2 })]);
    expect(said(run, 'rebel', 'aim')).toEqual(['flow, acts, unit dictator militia 1', 'flow, acts, unit D']);
    expect([said(run, 'rebel', 'fire'), said(run, 'rebel', 'pass')]).toEqual([['flow, rolls'], ['flow, passes']]);
    // Nothing is named yet: firing is blocked, and Enter does not give the attack up.
    expect([defaultChoice(shown(run, 'rebel')), rollChoice(shown(run, 'rebel'))]).toEqual([undefined, undefined]);
    run.does('rebel', { type: 'aim', target: 'D' });
    expect([typeOf(defaultChoice(shown(run, 'rebel'))), typeOf(rollChoice(shown(run, 'rebel')))]).toEqual([
      'fire',
      'fire',
    ]);
  });
  it('section 7: without dice nothing is thrown, so firing only goes on', () => {
    const run = fight([D, figures('E', 0, 1)], [figures('R', 5, 3, { targets: 2 })]);
    run.does('rebel', { type: 'aim', target: 'D' });
    run.does('host', { type: 'set counter', counter: 'dice', value: 0 });
    expect([said(run, 'rebel', 'fire'), rollChoice(shown(run, 'rebel'))]).toEqual([['flow, goes on'], undefined]);
    run.does('rebel', { type: 'fire' });
    expect(run.combat.need).toBeUndefined();
  });
  it('section 6: militia fire together at a target; all militia at once are about each of them', () => {
    const together = fight([{ militia: 2 }], [figures('R', 1, 1)]);
    expect(said(together, 'dictator', 'aim all')).toEqual(['flow, acts, unit R']);
    // Its group distinguishes one shot at the same target from a volley.
    expect(
      shown(together, 'dictator').flatMap((choice) => (choice.group === 'volley' ? [typeOf(choice)] : [])),
    ).toEqual(['aim all']);
    const sweep = fight([{ militia: 2 }, D], [{ merc: 'Rizen' }]);
    expect(said(sweep, 'rebel', 'aim militia')).toEqual([
      'flow, acts, unit dictator militia 1, unit dictator militia 2',
    ]);
  });
  it('section 7: a hit is about its target', () => {
    const run = fight([D, figures('E', 0, 1)], [figures('R', 5, 2, { targets: 2 })], [6, 1]);
    run.does('rebel', { type: 'aim', target: 'D' }).does('rebel', { type: 'aim', target: 'E' });
    expect(said(run, 'rebel', 'hit')).toEqual(['flow, acts, unit D', 'flow, acts, unit E']);
    expect(said(run, 'host', 'change die')).toEqual(['outside, acts, die 1, die 2']);
  });
  it('sections 17, 18: before the attack heal by card or by skill, set a dog; Enter goes on', () => {
    const run = fight(
      [D],
      [
        { merc: 'Surgeon', gear: ['First Aid Kit'], wounds: 1 },
        { merc: 'Tao', gear: ['Attack Dog'] },
      ],
    );
    while (run.state.units[run.state.attack?.unit ?? -1]?.id !== 'Surgeon') idle(run);
    expect(said(run, 'rebel', 'heal')).toEqual([
      'flow, acts, unit Surgeon',
      'flow, acts, unit Surgeon, card First Aid Kit',
    ]);
    expect(typeOf(defaultChoice(shown(run, 'rebel')))).toBe('attack');
    const dog = fight([D], [{ merc: 'Tao', gear: ['Attack Dog'] }]);
    expect([said(dog, 'rebel', 'set dog'), said(dog, 'rebel', 'attack')]).toEqual([
      ['flow, acts, unit D'],
      ['flow, goes on'],
    ]);
  });
  it('section 16: to roll again or to keep the roll is a question without Enter', () => {
    const run = fight([D], [{ merc: 'Basic' }], [1, 1]);
    run.does('rebel', { type: 'aim', target: 'D' });
    expect([said(run, 'rebel', 'reroll'), said(run, 'rebel', 'keep roll')]).toEqual([['flow, acts'], ['flow, passes']]);
    expect([defaultChoice(shown(run, 'rebel')), rollChoice(shown(run, 'rebel'))]).toEqual([undefined, undefined]);
  });
  it('section 16: convert or kill is about the militia that is hit, without Enter', () => {
    const run = fight([{ militia: 2 }], [{ merc: 'Adelheid', gear: ['9mm Handgun, laser sight'] }], [6, 6]);
    run.does('rebel', { type: 'aim', target: 'dictator militia 1' });
    expect([said(run, 'rebel', 'convert'), said(run, 'rebel', 'kill'), defaultChoice(shown(run, 'rebel'))]).toEqual([
      ['flow, acts, unit dictator militia 1'],
      ['flow, acts, unit dictator militia 1'],
      undefined,
    ]);
  });
  it('section 18: a MERC who would die: who saves him and whom; letting him die is asked twice', () => {
    const run = fight([figures('D', 9, 3)], [{ merc: 'Ra' }, { merc: 'Doc', gear: ['Epinephrine Shot'] }], [6, 6, 6]);
    run.does('dictator', { type: 'aim', target: 'Ra' });
    expect([said(run, 'rebel', 'save'), said(run, 'rebel', 'let die')]).toEqual([
      ['flow, acts, unit Doc, unit Ra'],
      ['flow, risks, unit Ra'],
    ]);
    expect(
      shown(run, 'rebel')
        .filter((choice) => choice.place === 'flow' && needsConfirmation(choice))
        .map(typeOf),
    ).toEqual(['let die']);
  });
  it('section 20: equipment is taken by a unit or goes to the stash, which is a place', () => {
    const run = fight([{ merc: 'Shooter' }], [{ merc: 'Ra', gear: ['M16'] }, figures('R', 0, 1)], [6, 6, 6, 1, 1, 1], {
      ruler: 'The Colonel',
    });
    while (run.state.units[run.state.attack?.unit ?? -1]?.id !== 'Shooter') idle(run);
    run.does('dictator', { type: 'aim', target: 'Ra' });
    expect([said(run, 'dictator', 'take'), said(run, 'dictator', 'leave')]).toEqual([
      ['flow, acts, card M16, unit Shooter', 'flow, acts, card M16, place stash'],
      ['flow, passes'],
    ]);
  });
  it('section 19: the mine goes off after a second question only, in its step and later; Enter keeps nothing', () => {
    const run = fight([D], [R], [], { mine: 'dictator' });
    expect([said(run, 'dictator', 'set off mine'), said(run, 'dictator', 'keep mine')]).toEqual([
      ['flow, risks'],
      ['flow, passes'],
    ]);
    expect(defaultChoice(shown(run, 'dictator'))).toBeUndefined();
    run.does('dictator', { type: 'keep mine' });
    expect(said(run, 'dictator', 'set off mine')).toEqual(['outside, risks']);
  });
  it('section 21: a loss is about the unit that takes it', () => {
    const run = fight([D], [R, figures('S', 4, 1), { militia: 1 }], [2], { tactics: [{ card: 'Artillery Barrage' }] });
    expect(said(run, 'rebel', 'take loss').sort()).toEqual([
      'flow, acts, unit R',
      'flow, acts, unit S',
      'flow, acts, unit rebel militia 1',
    ]);
  });
  it('section 9: a way out is about its sector and asked twice; Enter fights on', () => {
    const run = fight([D], [R, figures('S', 4, 1)], [], {
      sector: 'B2',
      map: [{ id: 'A2' }, { id: 'B3', dictator: 2 }],
    });
    while (run.step !== 'RETREAT') idle(run);
    expect([said(run, 'rebel', 'retreat'), said(run, 'rebel', 'fight on'), said(run, 'rebel', 'split')]).toEqual([
      ['flow, risks, place A2', 'flow, risks, place B3'],
      ['flow, goes on'],
      ['flow, acts, unit R', 'flow, acts, unit S'],
    ]);
    expect(typeOf(defaultChoice(shown(run, 'rebel')))).toBe('fight on');
  });
  it('outside the flow: concessions are asked twice, adjusts are about their unit or player', () => {
    const run = fight([D], [R, figures('S', 4, 1)]);
    expect([said(run, 'rebel', 'concede'), said(run, 'rebel', 'split')]).toEqual([
      ['outside, risks'],
      ['outside, acts, unit R', 'outside, acts, unit S'],
    ]);
    expect(said(run, 'host', 'add militia')).toEqual(['outside, acts, seat dictator', 'outside, acts, seat rebel']);
    expect(said(run, 'host', 'adjust')).toContain('outside, acts, unit D');
    // Blank forms name nobody yet.
    for (const type of ['add unit', 'change die', 'set counter'] as const)
      expect(said(run, 'host', type)).toEqual(['outside, acts']);
  });
});

/** Whether there is such a thing in this state. */
function exists(state: State, { kind, id }: PromptChoice<Merc>['about'][number]): boolean {
  const cards = [
    ...state.units.flatMap(({ gear }) => gear),
    ...state.frames.flatMap(({ memory }) => ('gear' in memory ? memory.gear : [])),
  ];
  switch (kind) {
    case 'unit':
      return state.units.some((unit) => unit.id === id);
    case 'card':
      // A kit that was used up heals on in the same turn.
      return state.attack?.kit === id || cards.some((gear) => gear.card === id);
    case 'place':
      return id === 'stash' || state.sectors.some((sector) => sector.id === id);
    case 'die':
      return Number(id) <= (state.attack?.rolled.length ?? 0);
    case 'seat':
      return PLAYERS.some((player) => player === id);
    default:
      return false;
  }
}

it('in eighty random combats every choice is about things that are there, and what a field names is named', () => {
  const met = new Set<string>();
  for (let number = 0; number < 80; number++) {
    const chance = chanceOf(8, number);
    const combat = Combat.begin(merc.rules, merc.setup.sample(chance), seededDice(8, number));
    for (let move = 0; move < 200 && combat.outcome === undefined; move++) {
      const list = combat.prompt();
      for (const { action, about } of list) {
        met.add(action.type);
        const { target, on, unit, sector, by } = action as Record<string, unknown>;
        const silent = [target, on, unit, sector, by].filter(
          (field) => field !== undefined && !about.some(({ id }) => id === field),
        );
        const lost = about.filter((thing) => !exists(combat.state, thing));
        if (lost.length + silent.length) throw new Error(JSON.stringify({ action, about, lost, silent }));
      }
      const open = list.filter((choice) => choice.place === 'flow' && !choice.not);
      const pick = open[(chance(1, open.length)[0] as number) - 1] as PromptChoice<Merc>;
      combat.move(pick.seat, pick.action);
    }
  }
  expect([...met].sort()).toEqual(Object.keys(actions).sort());
  expect(met.size).toBe(29);
});
