import { describe, expect, it } from 'vitest';
import type { Bot } from '../../game.ts';
import { playCombat } from '../../simulate.ts';
import { shipOnTop } from '../rules/frames.ts';
import { coversCell, squadron } from '../rules/ships.ts';
import { type ArenaInput, arena, cell, FAR, force, pilot, ship, unit } from '../tests/fixture.ts';
import { game } from '../tests/whole.ts';
import type { Exodus } from '../types.ts';
import { type Intent, intent } from './procedure.ts';
import { canHurt, diesThere, prudent } from './prudence.ts';

const carrier = { carriers: [{ class: 'STANDARD' as const, at: 'F13' }] };
const battleOf = (input: ArenaInput) => arena({ start: 'command', ...input });
/** What is left of an order for the player's first squadron. */
function left(kind: 'ATTACK' | 'ADVANCE', at: string, id: string, input: ArenaInput): Intent['kind'] {
  const battle = battleOf(input);
  return prudent(battle.state, ship(battle, id), intent(kind, cell(at))).kind;
}

describe('correction 3', () => {
  it('DEFEND instead of ATTACK on the own cell', () => {
    const input = { player: force('G-Charlie-1 F5'), enemy: force('I-Alpha-2 F5') };
    expect(left('ATTACK', 'F5', 'G-Charlie-1', input)).toBe('HOLD');
    expect(left('ATTACK', 'F6', 'G-Charlie-1', input)).toBe('ATTACK');
  });

  it('no attack that cannot hurt: the highest die and ATK not above DEF', () => {
    // I on G that digs in: d4 + 2 against 5 hurts; against EVASIVE and Last Stand below half hull, 8, it does not.
    const hard = unit('G-Charlie-2 F5', { ...pilot(['IRON_WILL', 'EVASIVE'], 4), hull: 2 });
    const weak = unit('G-Charlie-2 F5');
    const on = (enemy: ReturnType<typeof unit>) => ({
      player: force('I-Alpha-1 F6', 'I-Alpha-3 A13'),
      enemy: force(enemy, FAR),
    });
    expect(left('ATTACK', 'F5', 'I-Alpha-1', on(weak))).toBe('ATTACK');
    expect(left('ATTACK', 'F5', 'I-Alpha-1', on(hard))).toBe('HOLD');
    const battle = battleOf(on(hard));
    expect(canHurt(battle.state, ship(battle, 'I-Alpha-1'), cell('F5'))).toBe(false);
    // Where nobody is, nothing speaks against it.
    expect(canHurt(battle.state, ship(battle, 'I-Alpha-1'), cell('F7'))).toBe(true);
  });

  it('unless it saves the carrier: who fights in its cell keeps others from it', () => {
    const hard = unit('G-Charlie-2 F13', { ...pilot(['IRON_WILL', 'EVASIVE'], 4), hull: 2 });
    const input = { player: { ...carrier, ...force('I-Alpha-1 F12', 'I-Alpha-3 A13') }, enemy: force(hard, FAR) };
    expect(left('ATTACK', 'F13', 'I-Alpha-1', input)).toBe('ATTACK');
  });

  it('the last squadron with ammo is not sent where every throw destroys it', () => {
    // Two Bombers: the Interceptor shoots one at best, and any throw of the other does 1 + 3 - 1 against 3 hull.
    const two = force('B-Bravo-2 F5', 'B-Bravo-4 F5');
    const alone = force('I-Alpha-1 F6', unit('I-Alpha-3 A13', { ammo: 0 }));
    expect(left('ATTACK', 'F5', 'I-Alpha-1', { player: alone, enemy: two })).toBe('HOLD');
    expect(left('ADVANCE', 'F5', 'I-Alpha-1', { player: alone, enemy: two })).toBe('HOLD');
    // Against one it may shoot first, with another there is one left, and empty Bombers do nothing.
    expect(left('ATTACK', 'F5', 'I-Alpha-1', { player: alone, enemy: force('B-Bravo-2 F5') })).toBe('ATTACK');
    expect(left('ATTACK', 'F5', 'I-Alpha-1', { player: force('I-Alpha-1 F6', 'I-Alpha-3 A13'), enemy: two })).toBe(
      'ATTACK',
    );
    const empty = force(unit('B-Bravo-2 F5', { ammo: 0 }), 'B-Bravo-4 F5');
    const battle = battleOf({ player: alone, enemy: empty });
    expect(diesThere(battle.state, ship(battle, 'I-Alpha-1'), cell('F5'))).toBe(true);
    const both = battleOf({
      player: alone,
      enemy: force(unit('B-Bravo-2 F5', { ammo: 0, hull: 1 }), unit('B-Bravo-4 F5', { ammo: 0 })),
    });
    expect(diesThere(both.state, ship(both, 'I-Alpha-1'), cell('F5'))).toBe(false);
  });

  it.each(game.setup.presets)('both policies keep to it in a battle of $id', ({ setup }) => {
    let attacks = 0;
    const watched: Bot<Exodus> = (view, seat, choices, chance) => {
      const action = game.bot(view, seat, choices, chance);
      const unit = squadron(view, shipOnTop(view) ?? '');
      if (action.type === 'attack' && unit) {
        attacks++;
        const at = cell(action.cell);
        const saves = view.carriers.some((own) => own.side === seat && own.hull > 0 && coversCell(own, at));
        expect(at).not.toBe(unit.cell);
        expect(saves || canHurt(view, unit, at)).toBe(true);
      }
      return action;
    };
    playCombat(game, setup, { player: watched, enemy: watched }, 25, 1);
    // In the duel both are where they fight from the start.
    expect(attacks > 0).toBe(setup.scenario !== 'duel');
  });

  it('it may still land, retreat and stay', () => {
    const battle = battleOf({ player: force('I-Alpha-1 F6'), enemy: force('B-Bravo-2 F5', 'B-Bravo-4 F5') });
    for (const kind of ['HOLD', 'RETREAT', 'LAND'] as const) {
      const order = intent(kind, cell('F5'));
      expect(prudent(battle.state, ship(battle, 'I-Alpha-1'), order)).toBe(order);
    }
  });
});
