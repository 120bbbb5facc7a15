import { defaultChoice, needsConfirmation, prompt, rollChoice } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { orderOf } from '../rules/orders.ts';
import { rules } from '../ruleset.ts';
import type { Action, State } from '../types.ts';
import { arena, FAR, force, pilot, unit } from './fixture.ts';

/** What the choices of one type are about, as `unit F13`, each once. */
const aboutOf = (state: State, type: Action['type']): string[] => [
  ...new Set(
    prompt(rules, state)
      .filter((choice) => choice.action.type === type)
      .map((choice) => choice.about.map(({ kind, id }) => `${kind} ${id}`).join(', ')),
  ),
];

const battle = () =>
  arena({
    start: 'command',
    hazards: [{ at: 'D9', kind: 'ASTEROIDS' }],
    player: {
      carriers: [{ class: 'STANDARD', at: 'F13', hull: 5 }],
      ...force('I-Alpha-1 F12', 'M-Golf-1 C9', 'B-Bravo-1 DOCKED'),
    },
    enemy: force('G-Charlie-2 F11', 'I-Alpha-2 E13'),
  });
const ordering = (ship: string): State => battle().does('player', { type: 'select', ship }).state;

describe('what choices are about', () => {
  it('7: a ship and the cell it is put in; the blank names nothing', () => {
    const { state } = arena({
      start: 'preparation',
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        ...force('I-Alpha-1 F12', unit('S-Delta-1 DOCKED', { traits: ['EARLY_LAUNCH'] }), 'B-Bravo-1 DOCKED'),
      },
      enemy: force('G-Charlie-2 F2'),
    });
    expect(aboutOf(state, 'place')).toEqual(['']);
    expect(aboutOf(state, 'early-launch')).toContain('unit S-Delta-1, cell F13');
    expect(aboutOf(state, 'early-launch')).toContain('unit B-Bravo-1');
  });

  it('9: the ship that is chosen, then the ship that is ordered with its cell or its target', () => {
    expect(aboutOf(battle().state, 'select')).toContain('unit I-Alpha-1');
    expect(aboutOf(ordering('I-Alpha-1'), 'move')).toContain('unit I-Alpha-1, cell E12');
    expect(aboutOf(ordering('I-Alpha-1'), 'attack')).toContain('unit I-Alpha-1, cell F11');
    expect(aboutOf(ordering('I-Alpha-1'), 'defend')).toEqual(['unit I-Alpha-1']);
    expect(aboutOf(ordering('I-Alpha-1'), 'land')).toEqual(['unit I-Alpha-1, unit Carrier']);
    expect(aboutOf(ordering('M-Golf-1'), 'harvest')).toEqual(['unit M-Golf-1, cell D9']);
    expect(aboutOf(ordering('B-Bravo-1'), 'launch')).toContain('unit B-Bravo-1, cell G13');
    const carrier = ordering('Carrier');
    expect(aboutOf(carrier, 'carrier-move')).toContain('unit Carrier, cell G13');
    expect(aboutOf(carrier, 'fire')).toEqual(['unit Carrier, unit I-Alpha-2']);
    // Itself is named once.
    expect(aboutOf(carrier, 'repair')).toEqual(['unit Carrier', 'unit Carrier, unit B-Bravo-1']);
    for (const type of ['rearm', 'carrier-defend', 'hold'] as const)
      expect(aboutOf(carrier, type)).toEqual(['unit Carrier']);
  });

  it('by hand: a ship, or the side that something belongs to; a blank names nothing', () => {
    const { state } = battle();
    expect([...aboutOf(state, 'adjust'), ...aboutOf(state, 'add')]).toEqual(['', '']);
    const said = (action: Action) => {
      const { about } = rules.actions[action.type] as {
        about: (state: State, memory: object, action: Action) => object;
      };
      return about(state, {}, action);
    };
    expect(said({ type: 'adjust', what: 'hull', ship: 'I-Alpha-1', amount: 2 })).toEqual([
      { kind: 'unit', id: 'I-Alpha-1' },
    ]);
    expect(said({ type: 'adjust', what: 'metal', ship: 'enemy', amount: 2 })).toEqual([{ kind: 'seat', id: 'enemy' }]);
    expect(said({ type: 'add', side: 'enemy', kind: 'G', cell: 'C3' })).toEqual([
      { kind: 'seat', id: 'enemy' },
      { kind: 'cell', id: 'C3' },
    ]);
  });
});

describe('what choices do', () => {
  const of = (state: State, seat: 'player' | 'enemy') => prompt(rules, state).filter((choice) => choice.seat === seat);
  const enter = (state: State, seat: 'player' | 'enemy' = 'player') => defaultChoice(of(state, seat))?.action.type;

  it('Enter goes on, makes final, or takes nothing; no key throws dice', () => {
    const start = (input: 'preparation' | 'intel' | 'command') =>
      arena({ start: input, player: force('I-Alpha-1 F12'), enemy: force('G-Charlie-2 F2') });
    expect(enter(start('preparation').state)).toBe('done');
    expect(enter(start('intel').state)).toBe('go-on');
    const command = start('command');
    expect(enter(command.state)).toBe('execute');
    command.does('player', { type: 'execute' });
    expect(enter(command.state)).toBe('confirm');
    // Every order is one among others.
    expect(enter(ordering('I-Alpha-1'))).toBeUndefined();
    expect(rollChoice(of(ordering('Carrier'), 'player'))).toBeUndefined();
  });

  it('9: the orders of a side are one decision: ships are selected and ordered, then the turn is executed', () => {
    const grouped = (state: State) =>
      prompt(rules, state).flatMap(({ group, action }) => (group === 'orders' ? [action] : []));
    expect(rules.together).toEqual(['orders']);
    const { state } = battle();
    expect(new Set(grouped(state).map(({ type }) => type))).toEqual(new Set(['select', 'execute', 'clear']));
    expect(grouped(battle().does('player', { type: 'execute' }).state)).toEqual([{ type: 'confirm' }]);
    for (const id of ['I-Alpha-1', 'M-Golf-1', 'B-Bravo-1', 'Carrier']) {
      const inFlow = prompt(rules, ordering(id)).filter(({ place }) => place === 'flow');
      expect(grouped(ordering(id))).toEqual(inFlow.map(({ action }) => action));
      // Each has its word in the rules; to select a ship is no order.
      expect(inFlow.map(({ action }) => orderOf(action))).not.toContain(undefined);
    }
    expect(orderOf({ type: 'fire', target: 'I-Alpha-2' })).toBe('ATTACK');
    expect(grouped(state).map(orderOf)).toEqual(grouped(state).map(() => undefined));
  });

  it('20 afterburner: to evade or to endure is a question that Enter does not answer', () => {
    const burner = unit('I-Alpha-1 C3', { ammo: 0, ...pilot(['EVASIVE'], 4) });
    const { state } = arena(
      { options: { afterburner: 'ask' }, player: force(burner), enemy: force('B-Bravo-2 C3 ATTACK', FAR) },
      [2, 1, 4],
    );
    expect(of(state, 'player').flatMap(({ action, place }) => (place === 'flow' ? [action.type] : []))).toEqual([
      'evade',
      'endure',
    ]);
    expect(enter(state)).toBeUndefined();
  });

  it('only to concede is asked twice', () => {
    const twice = prompt(rules, battle().state).filter(needsConfirmation);
    expect(twice.map(({ seat, action, place }) => [seat, action.type, place])).toEqual([
      ['player', 'concede', 'outside'],
      ['enemy', 'concede', 'outside'],
    ]);
    // Nor is anything that this prompt does not offer.
    const risky = Object.entries(rules.actions).filter(([, { role }]) => role === 'risks');
    expect(risky.map(([type]) => type)).toEqual(['concede']);
  });
});
