import { type Secret, same, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import { clone } from '../clone.ts';
import { game } from '../index.ts';
import { nameOf } from '../rules/grid.ts';
import { rules } from '../ruleset.ts';
import { sample } from '../setup/sample.ts';
import type { Seat, State, View } from '../types.ts';
import { type ArenaInput, arena, FAR, force, order, unit } from './fixture.ts';
import { rollsFrom, TableBattle } from './table-battle.ts';

type Field = Extract<Secret, { could: unknown }>;
const secretsOf = (state: State, seat: Seat | undefined): Field[] =>
  (rules.secrets?.(state, seat) ?? []).filter((secret): secret is Field => 'could' in secret);
/** What is declared of one ship, by field. */
const fieldsOf = (state: State, seat: Seat | undefined, id: string): string[] =>
  secretsOf(state, seat)
    .filter((secret) => (secret.in as { id?: string }).id === id)
    .map(({ field: key }) => key);
const idsIn = ({ squadrons, carriers }: View): string[] => [...squadrons, ...carriers].map(({ id }) => id);
const nobody = (state: State): View => rules.view(state, undefined);

describe('section 24: secrets', () => {
  const input: ArenaInput = {
    start: 'command',
    player: { carriers: [{ class: 'STANDARD', at: 'F13' }], ...force('I-Alpha-1 F9', 'B-Bravo-1 DOCKED') },
    enemy: { carriers: [{ class: 'ENEMY', at: 'F1' }], ...force('I-Alpha-2 F8', 'S-Delta-2 A1', 'B-Bravo-2 DOCKED') },
  };
  const open = arena(input).state;
  const fog = arena({ ...input, options: { fog: true } }).state;

  it('of a ship in sight: orders, and the figures that the sensors do not read', () => {
    const orders = ['order', 'ap', 'target', 'dock', 'route'];
    expect(fieldsOf(open, 'player', 'I-Alpha-2')).toEqual(['fuel', 'aggression', 'behaviour', ...orders]);
    const tier = (upgrades: ('SENSORS_1' | 'SENSORS_2' | 'SENSORS_3' | 'SENSORS_4')[]) =>
      fieldsOf(arena({ ...input, player: { ...input.player, upgrades } }).state, 'player', 'I-Alpha-2');
    expect(tier(['SENSORS_1', 'SENSORS_2', 'SENSORS_3'])).toEqual(['aggression', 'behaviour', ...orders]);
    expect(tier(['SENSORS_1', 'SENSORS_2', 'SENSORS_3', 'SENSORS_4'])).toEqual(orders);
    expect(fieldsOf(open, 'player', 'Enemy Carrier')).toEqual(['order']);
    expect(fieldsOf(open, 'player', 'I-Alpha-1')).toEqual([]);
  });

  it('of a ship in the dark or in a hangar: everything, and where it is', () => {
    for (const [state, id, place] of [
      [fog, 'S-Delta-2', 'cell'],
      [fog, 'Enemy Carrier', 'cell'],
      [open, 'B-Bravo-2', 'home'],
    ] as const)
      expect(fieldsOf(state, 'player', id)).toEqual(expect.arrayContaining([place, 'hull', 'order']));
    const cells = secretsOf(fog, 'player').find(({ in: of, field: key }) => of === fog.squadrons[3] && key === 'cell');
    const names = cells?.could.map((cell) => nameOf(cell as number)) ?? [];
    // The whole map but for what a carrier sees two cells off and an Interceptor one.
    expect(names).toHaveLength(11 * 13 - 9 - 5);
    expect([names.includes('A1'), names.includes('F8'), names.includes('F12')]).toEqual([true, false, false]);
  });

  it('the host has no secrets before it, and creative mode plays with open cards', () => {
    expect(secretsOf(fog, 'host')).toEqual([]);
    expect(secretsOf(arena({ ...input, options: { creative: true } }).state, 'enemy')).toEqual([]);
    expect(game.hidden).toBe(true);
  });

  it('20: whether a pilot of the other side got out is not seen', () => {
    const state = clone(open);
    state.fallen = [{ name: 'Nova', squadron: 'I-Alpha-9', side: 'player', alive: true }];
    const rows = (seat: Seat | undefined) => rules.view(state, seat).fallen.length;
    expect((['player', 'enemy', 'host', undefined] as const).map(rows)).toEqual([1, 0, 1, 0]);
  });
});

describe("section 24: nobody's view", () => {
  const at = (mine: string, theirs: string, more: ArenaInput = {}) =>
    arena({ start: 'command', options: { fog: true }, player: force(mine), enemy: force(theirs, FAR), ...more }).state;

  it('in fog it shows whom both sides see and both know that the other sees', () => {
    expect(idsIn(nobody(at('I-Alpha-1 F9', 'I-Alpha-2 F8')))).toEqual(['I-Alpha-1', 'I-Alpha-2']);
    // A Scout sees three cells off and is not seen: who knows of it must not be told from a screen for all.
    const far = at('S-Delta-1 F9', 'I-Alpha-2 F7');
    expect(idsIn(rules.view(far, 'player'))).toContain('I-Alpha-2');
    expect(idsIn(nobody(far))).toEqual([]);
    expect(nobody(far).veil).toEqual({ seat: null, squadrons: 3, carriers: 0, unseen: { player: 1, enemy: 2 } });
  });

  it('without fog it shows the grid, but no hangar, no orders, no metal and no forecast', () => {
    const battle = arena({
      start: 'command',
      player: {
        carriers: [{ class: 'STANDARD', at: 'F13' }],
        upgrades: ['SENSORS_1'],
        metal: 3,
        ...force('I-Alpha-1 F9', 'B-Bravo-1 DOCKED'),
      },
      enemy: force('I-Alpha-2 F5'),
    });
    const before = nobody(battle.state);
    expect(idsIn(before)).toEqual(['I-Alpha-1', 'I-Alpha-2', 'Carrier']);
    expect([before.sides.player.metal, before.forecast]).toEqual([-1, []]);
    order(battle, 'player', 'I-Alpha-1', { type: 'defend' }).does('player', { type: 'select', ship: 'Carrier' });
    expect(nobody(battle.state)).toEqual(before);
    const standing = game.standing(before, game.text.en);
    expect(standing.sides.map(({ facts }) => facts?.unseen)).toEqual([1, 0]);
  });

  it('orders that lie open are shown', () => {
    const burner = { ammo: 0, pilot: { name: 'Nova', perks: ['EVASIVE' as const], level: 4 } };
    const { state } = arena(
      {
        options: { afterburner: 'ask' },
        player: force(unit('I-Alpha-1 C3 DEFEND', burner)),
        enemy: force('B-Bravo-2 C3 ATTACK', FAR),
      },
      [2, 1, 4],
    );
    expect(nobody(state).squadrons.map((one) => one.order)).toEqual(['DEFEND', 'ATTACK', null]);
  });

  it('no state that a side may imagine shows it anything new', () => {
    let shown = 0;
    for (let number = 0; number < 150; number++) {
      const chance = chanceOf(41, number);
      const setup = sample(chance);
      setup.options.fog = number % 3 !== 0;
      const battle = new TableBattle(rules.begin(setup), rollsFrom(seededDice(41, number)));
      battle.start();
      const { state } = battle;
      for (const seat of rules.seats) {
        const imagined = rules.imagine(rules.view(state, seat), seat, chance);
        expect(same(nobody(imagined), nobody(state))).toBe(true);
      }
      shown += idsIn(nobody(state)).length;
    }
    expect(shown).toBeGreaterThan(200);
  });
});
