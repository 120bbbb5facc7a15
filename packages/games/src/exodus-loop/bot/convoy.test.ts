import { describe, expect, it } from 'vitest';
import { game } from '../index.ts';
import { nameOf } from '../rules/grid.ts';
import { type ArenaInput, arena, FAR, force, type SquadronInput, unit } from '../tests/fixture.ts';
import type { Action } from '../types.ts';
import { planOf } from './convoy-plan.ts';

/** Correction 1 fills the tanks: the player is a convoy. */
const REACH = { fuelByMap: true, fuelReserve: 12, refuel: 1, fuelStore: 3 };
const lair = { carriers: [{ class: 'ENEMY' as const, at: 'F1' }] };
const flag = (at: string) => ({ carriers: [{ class: 'STANDARD' as const, at }] });

/** Everything the bot does for the player until it is done. */
function acts(input: ArenaInput): Action[] {
  const battle = arena({ start: 'command', options: REACH, ...input });
  const { step } = battle;
  const done: Action[] = [];
  for (let i = 0; i < 60 && (battle.step === step || battle.step === '9 order'); i++) {
    const action = game.bot(battle.combat.view('player'), 'player', battle.offers('player'), () => [1]);
    done.push(action);
    battle.does('player', action);
  }
  return done.filter(({ type }) => type !== 'select' && type !== 'execute');
}
const planned = (input: ArenaInput) =>
  planOf(arena({ start: 'command', options: REACH, ...input }).combat.view('player'));

describe('correction 3: the convoy', () => {
  it('deploys in one cell with the carrier at the front of the zone', () => {
    const input: ArenaInput = {
      start: 'preparation',
      player: { ...flag('F13'), ...force('I-Alpha-1 E12', 'G-Charlie-1 F11') },
      enemy: { ...lair, ...force('I-Alpha-2 F2') },
    };
    expect(acts(input)).toEqual([
      { type: 'place', ship: 'Carrier', cell: 'F11' },
      { type: 'place', ship: 'I-Alpha-1', cell: 'F11' },
      { type: 'done' },
    ]);
    // It stays while it waits for a jump drive or for enemies without a carrier, and so does a carrier that cannot move.
    const stay = [{ type: 'done' }];
    expect(acts({ ...input, jump: 0 })).toEqual(stay);
    expect(acts({ ...input, enemy: force('I-Alpha-2 F2') })).toEqual(stay);
    const anchored = { carriers: [{ class: 'BATTLE' as const, at: 'F13' }], ...force('I-Alpha-1 E12') };
    expect(acts({ ...input, player: anchored })).toEqual(stay);
  });

  it('goes on together while nobody can come, and digs in when somebody can', () => {
    const player = { ...flag('F10'), ...force('I-Alpha-1 F10', 'G-Charlie-1 F10') };
    const against = (at: string) => acts({ player, enemy: { ...lair, ...force(`I-Alpha-2 ${at}`) } });
    const go = { type: 'move', cell: 'F9' };
    expect(against('F6')).toEqual([go, go, { type: 'carrier-move', cell: 'F9' }]);
    const dig = { type: 'defend' };
    expect(against('F7')).toEqual([dig, dig, { type: 'hold' }]);
  });

  it('waits for who is near, and for nobody who is far', () => {
    const to = (at: string) =>
      nameOf(
        planned({
          player: { ...flag('F10'), ...force('I-Alpha-1 F10', `G-Charlie-1 ${at}`) },
          enemy: { ...lair, ...force('I-Alpha-2 F2') },
        }).to,
      );
    expect([to('F11'), to('F12'), to('A13')]).toEqual(['F10', 'F10', 'F9']);
  });

  it('who is armed and comes by himself is not run after; who is not is struck by all who reach him', () => {
    const strike = (more: Partial<SquadronInput>) =>
      nameOf(
        planned({
          player: { ...flag('F10'), ...force('I-Alpha-1 F10', 'G-Charlie-1 F10') },
          enemy: { ...lair, ...force(unit('B-Bravo-2 F9', more)) },
        }).strike,
      );
    expect(strike({ ammo: 0 })).toBe('F9');
    expect(strike({})).toBe(undefined);
  });

  it('with nobody left to come everybody goes for the enemy carrier at its own speed, but for Bombers', () => {
    const player = { ...flag('F6'), ...force('I-Alpha-1 F6', 'G-Charlie-1 F6', 'B-Bravo-1 F6') };
    expect(acts({ player, enemy: lair })).toEqual([
      { type: 'move', cell: 'F4' },
      { type: 'move', cell: 'F5' },
      // It would drive the carrier away, and rides in the hangar.
      { type: 'land', carrier: 'Carrier' },
      { type: 'carrier-move', cell: 'F5' },
    ]);
  });

  it('who has shot half away lands in a quiet moment, is rearmed, and launched when the enemy is near', () => {
    const worn = unit('I-Alpha-1 F10', { ammo: 1 });
    const enemy = { ...lair, ...force('G-Charlie-2 F3') };
    expect(acts({ player: { ...flag('F10'), ...force(worn) }, enemy })[0]).toEqual({
      type: 'land',
      carrier: 'Carrier',
    });
    const docked = (more: Partial<SquadronInput>, at: string) =>
      acts({
        player: { ...flag('F10'), ...force(unit('I-Alpha-1 DOCKED', more)) },
        enemy: { ...lair, ...force(`G-Charlie-2 ${at}`) },
      });
    expect(docked({ ammo: 1 }, 'F6')).toEqual([{ type: 'rearm' }]);
    expect(docked({}, 'F6')).toEqual([{ type: 'carrier-move', cell: 'F9' }]);
    expect(docked({}, 'F8')).toContainEqual({ type: 'launch', cell: 'F10' });
  });

  it('in the cell of the enemy carrier it digs in, and leaves it when the ammo is gone', () => {
    const there = (ammo: number) =>
      acts({ player: { ...flag('F3'), ...force(unit('G-Charlie-1 F1', { ammo }), 'I-Alpha-1 F3') }, enemy: lair })[0];
    expect(there(1)).toEqual({ type: 'defend' });
    expect(there(0)).toEqual({ type: 'move', cell: 'F2' });
  });

  it('who cannot shoot any more stays as long as nobody else keeps the enemy from the carrier', () => {
    const empty = (more: string[], at: string) =>
      acts({
        player: { ...flag('F10'), ...force(unit('G-Charlie-1 F10', { ammo: 0 }), ...more) },
        enemy: { ...lair, ...force(`B-Bravo-2 ${at}`) },
      })[0];
    expect(empty([], 'F9')).toEqual({ type: 'defend' });
    expect(empty([], 'F6')).toEqual({ type: 'land', carrier: 'Carrier' });
    expect(empty(['I-Alpha-1 F10'], 'F9')).toEqual({ type: 'land', carrier: 'Carrier' });
  });

  it('enemies without a carrier are waited for while they can fight, then run after', () => {
    const to = (more: Partial<SquadronInput>) =>
      nameOf(
        planned({ player: { ...flag('F10'), ...force('I-Alpha-1 F10') }, enemy: force(unit('G-Charlie-2 F3', more)) })
          .to,
      );
    expect([to({}), to({ ammo: 0 })]).toEqual(['F10', 'F9']);
  });

  it('who waits for the jump drive digs in on the carrier', () => {
    const input = {
      jump: 0,
      player: { ...flag('F10'), ...force('I-Alpha-1 F10', 'G-Charlie-1 F11') },
      enemy: force('I-Alpha-2 F2', FAR),
    };
    expect(acts(input)).toEqual([{ type: 'defend' }, { type: 'move', cell: 'F10' }, { type: 'hold' }]);
  });

  it('a carrier that cannot move is held', () => {
    const anchored = {
      carriers: [{ class: 'BATTLE' as const, at: 'F13' }],
      ...force('I-Alpha-1 E12', 'F-Foxtrot-1 F12'),
    };
    expect(acts({ player: anchored, enemy: { ...lair, ...force('I-Alpha-2 F6') } })).toEqual([
      { type: 'move', cell: 'F13' },
      { type: 'move', cell: 'F13' },
      { type: 'hold' },
    ]);
  });
});
