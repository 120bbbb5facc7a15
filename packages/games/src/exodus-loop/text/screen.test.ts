import { prompt } from '@fray/engine';
import type { Scenario } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { arena, execute, FAR, force, order } from '../tests/fixture.ts';
import { game } from '../tests/whole.ts';
import type { Exodus, Seat } from '../types.ts';
import { textScreen } from './screen.ts';

const { en, de } = game.text as { en: typeof game.text.en; de: typeof game.text.en };
const CARRIER = { class: 'STANDARD' as const, at: 'B7' };
const SMALL = { start: 'command' as const, columns: 7, rows: 8 };
const mapOf = (battle: Scenario<Exodus>, seat?: Seat, text = en) =>
  textScreen.map?.(seat ? game.rules.view(battle.state, seat) : battle.state, text);

describe('section 2: the map in letters', () => {
  const battle = arena({
    ...SMALL,
    hazards: [
      { at: 'D4', kind: 'NEBULA' },
      { at: 'F5', kind: 'ASTEROIDS' },
    ],
    player: { carriers: [{ ...CARRIER, width: 2 }], ...force('I-Alpha-1 D5', 'B-Bravo-1 F5') },
    enemy: force('G-Charlie-2 D5', 'I-Alpha-2 E3', 'I-Alpha-4 E3', 'B-Bravo-2 E3'),
  });

  it('letters for columns, numbers for rows, zones, hazards and ships of both sides', () => {
    expect(mapOf(battle)?.lines).toEqual([
      '   A  B  C  D  E  F  G',
      " 1 '  '  '  '  '  '  '",
      " 2 '  '  '  '  '  '  '",
      ' 3 .  .  .  .  ii+.  .',
      ' 4 .  .  .  ~  .  .  .',
      ' 5 .  .  .  Ig .  B* .',
      ' 6 .  .  .  .  .  .  .',
      ' 7 ,  C  C  ,  ,  ,  ,',
      ' 8 ,  ,  ,  ,  ,  ,  ,',
    ]);
  });

  it('and what they mean, as far as they are there', () => {
    expect(mapOf(battle)?.key).toEqual([
      'capitals Player',
      'small letters Enemy',
      'C a carrier',
      '+ more ships',
      ', zone of Player',
      "' zone of Enemy",
      '* Asteroid field',
      '~ Nebula',
    ]);
    expect(mapOf(battle, undefined, de)?.key).toContain('~ Nebel');
  });

  it('a map of 26 columns stays within 60', () => {
    const wide = arena({ ...SMALL, columns: 26, rows: 26, player: force('I-Alpha-1 Z26'), enemy: force(FAR) });
    const { lines = [] } = mapOf(wide) ?? {};
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(lines.at(-1)).toMatch(/^26 .*I$/);
  });

  it('in the fog it shows what the seat sees and nothing else', () => {
    const fog = arena({
      ...SMALL,
      columns: 13,
      rows: 14,
      options: { fog: true },
      player: force('I-Alpha-1 G13'),
      enemy: force('I-Alpha-2 G1'),
    });
    const shown = (seat: Seat) => mapOf(fog, seat)?.lines.join('\n') ?? '';
    expect(shown('player')).toContain('I');
    expect(shown('player').slice(40)).not.toContain('i');
    expect(shown('enemy').slice(40)).not.toContain('I');
  });
});

describe('section 9: orders by ship and by cell', () => {
  const battle = arena({
    ...SMALL,
    player: { carriers: [CARRIER], ...force('I-Alpha-1 D5', 'B-Bravo-1 DOCKED') },
    enemy: force('G-Charlie-2 D4', 'I-Alpha-2 D4'),
  });
  const listings = (text = en) =>
    prompt(game.rules, battle.state).map((choice) => ({
      label: text.label(choice, battle.state),
      listing: textScreen.listing?.(choice, game.rules.view(battle.state, 'player'), text),
    }));

  it('which ship to order is a plain list', () => {
    expect(listings().every(({ listing }) => listing === undefined)).toBe(true);
  });

  it('orders stand under their ship, those to one cell together, and cells with enemies have a mark', () => {
    battle.does('player', { type: 'select', ship: 'I-Alpha-1' });
    const found = (label: string, text = en) => listings(text).find((one) => one.label === label)?.listing;
    const over = 'I-Alpha-1, D5';
    expect(found('Defend')).toEqual({ over });
    expect(found('Move to D6')).toEqual({ over, beside: 'D6' });
    expect(found('Attack D6')).toEqual({ over, beside: 'D6' });
    const beside = 'D4 ! Enemy G-Charlie-2, Enemy I-Alpha-2';
    expect([found('Move to D4'), found('Attack D4')]).toEqual([
      { over, beside },
      { over, beside },
    ]);
    // The host's adjusts are no orders of the ship.
    expect(
      listings()
        .filter(({ label }) => label.startsWith('Adjust'))
        .every(({ listing }) => !listing),
    ).toBe(true);
  });

  it('a docked ship says so', () => {
    battle.does('player', { type: 'defend' }).does('player', { type: 'select', ship: 'B-Bravo-1' });
    expect(listings()[0]?.listing?.over).toBe('B-Bravo-1, DOCKED');
  });
});

describe('the order column names its cell', () => {
  const rows = (battle: Scenario<Exodus>, seat: Seat, text = en) =>
    Object.fromEntries(
      game
        .standing(game.rules.view(battle.state, seat), text)
        .sides.flatMap(({ rows }) => rows)
        .map((row) => [row[text.note({ code: 'name' })], row[text.note({ code: 'order' })]]),
    );
  const battle = arena({
    ...SMALL,
    hazards: [{ at: 'A4', kind: 'ASTEROIDS' }],
    player: {
      carriers: [CARRIER],
      ...force('I-Alpha-1 D5', 'G-Charlie-1 E5', 'S-Delta-1 C7', 'M-Golf-1 A5', 'I-Alpha-3 F6', 'B-Bravo-1 DOCKED'),
    },
    enemy: force('G-Charlie-2 G1'),
  });
  order(battle, 'player', 'I-Alpha-1', { type: 'move', cell: 'D3' });
  order(battle, 'player', 'G-Charlie-1', { type: 'attack', cell: 'E4' });
  order(battle, 'player', 'S-Delta-1', { type: 'land', carrier: 'Carrier' });
  order(battle, 'player', 'M-Golf-1', { type: 'harvest', cell: 'A4' });
  order(battle, 'player', 'I-Alpha-3', { type: 'defend' });
  order(battle, 'player', 'B-Bravo-1', { type: 'launch', cell: 'B6' });
  order(battle, 'player', 'Carrier', { type: 'carrier-move', cell: 'B6' });

  it('cells of moves, attacks, harvests and launches; the carrier to land on', () => {
    expect(rows(battle, 'player')).toEqual({
      'I-Alpha-1': 'MOVE D3',
      'G-Charlie-1': 'ATTACK E4',
      'S-Delta-1': 'LAND Carrier',
      'M-Golf-1': 'HARVEST A4',
      'I-Alpha-3': 'DEFEND',
      'B-Bravo-1': 'launch B6',
      Carrier: 'MOVE B6',
      'Enemy G-Charlie-2': '',
    });
    expect(rows(battle, 'player', de)['S-Delta-1']).toBe('LAND Träger');
  });

  it('after the way is gone it is the cell that it led to', () => {
    const fight = arena({
      ...SMALL,
      start: 'resolution',
      player: force('I-Alpha-1 D3 MOVE D1', 'G-Charlie-1 E3'),
      enemy: force('G-Charlie-2 D1'),
    });
    expect(fight.state.squadrons.find(({ id }) => id === 'I-Alpha-1')).toMatchObject({ moved: true });
    expect(rows(fight, 'player')['I-Alpha-1']).toBe('MOVE D1');
  });

  it('the other side reads none of it before orders lie open', () => {
    expect(rows(battle, 'enemy')['I-Alpha-1']).toBe('');
    execute(battle, 'player');
    expect(rows(battle, 'enemy')['I-Alpha-1']).toBe('');
  });
});
