/** Section B: where the flow's wording and the official rules differ, row by row. */
import { describe, expect, it } from 'vitest';
import { effectRow } from '../content/effects/registry.ts';
import type { UnitId } from '../content/units.ts';
import type { PlayerSetup } from '../setup/types.ts';
import type { Seat, StepId } from '../types.ts';
import { ids, listedUse, nextDoor, planet, scenario, side, table, units, until, uses } from './fixture.ts';

const lose = (unit: string | undefined) => ({ type: 'lose', unit: unit as string }) as const;
const visited = (game: ReturnType<typeof scenario>): StepId[] =>
  game.events.flatMap((event) => (event.type === 'step' ? [event.step] : []));
const BASE = ['B', 'PoK', 'C1', 'C2', 'C3', 'C4'] as const;

describe('section B, phase 0', () => {
  const xxcha = (more: Partial<PlayerSetup> = {}, fleet: Parameters<typeof side>[1] = { 'cruiser-1': 1 }) =>
    table(side('sol', { 'cruiser-1': 2 }), side('xxcha', fleet, { technologies: ['nullification-field'], ...more }), {
      start: 'P0.3',
      pace: 'steps',
    });
  it('B1 Nullification Field and E-Res Siphons are faction technologies; the field costs a token and needs own ships', () => {
    expect(effectRow('nullification-field')).toMatchObject({ kind: 'faction-technology', faction: 'xxcha' });
    expect(effectRow('e-res-siphons')).toMatchObject({ kind: 'faction-technology', faction: 'jol-nar' });
    expect(
      listedUse(scenario(xxcha({ counters: { strategyTokens: 1 } })), 'defender', 'nullification-field')?.not,
    ).toBeUndefined();
    expect(
      listedUse(scenario(xxcha({ counters: { strategyTokens: 0 } })), 'defender', 'nullification-field')?.not?.code,
    ).toBe('cannot-pay');
    expect(
      listedUse(scenario(xxcha({ exhausted: ['nullification-field'] })), 'defender', 'nullification-field')?.not?.code,
    ).toBe('exhausted');
    expect(listedUse(scenario(xxcha({}, {})), 'defender', 'nullification-field')?.not?.code).toBe('no-ships-here');
    // Only against another player's activation.
    const memory = table(
      side('xxcha', { 'cruiser-1': 1 }, { technologies: ['nullification-field'] }),
      side('sol', { 'cruiser-1': 1 }),
      { start: 'P0.3', pace: 'steps' },
    );
    expect(listedUse(scenario(memory), 'attacker', 'nullification-field')).toBeUndefined();
  });
  it('B2 Aetherpassage is an ability of the Empyrean', () => {
    expect(effectRow('aetherpassage')).toMatchObject({ kind: 'ability', faction: 'empyrean' });
    const game = scenario(
      table(side('sol', { 'cruiser-1': 1 }), side('empyrean', { 'cruiser-1': 1 }), { start: 'P0.3', pace: 'steps' }),
    );
    expect(listedUse(game, 'defender', 'aetherpassage')?.not).toBeUndefined();
  });
  it("B3 Cloak is only there with Twilight's Fall: grayed without it", () => {
    const setup = table(side('sol', { 'cruiser-1': 1 }, { hand: null }), side('hacan', { 'cruiser-1': 1 }), {
      start: 'P0.3',
      pace: 'steps',
    });
    expect(listedUse(scenario(setup), 'attacker', 'cloak')?.not).toBeUndefined();
    const without = scenario({ ...setup, sets: [...BASE] });
    expect(listedUse(without, 'attacker', 'cloak')?.not).toEqual({ code: 'set-off', effect: 'cloak', set: 'TF' });
    expect(listedUse(without, 'attacker', 'in-the-silence-of-space')).toBeDefined();
    expect(listedUse(without, 'attacker', 'solar-flare')).toBeDefined();
  });
  it('B4 Nullification Field ends the turn at once: no movement, no other ability', () => {
    const game = scenario(xxcha({ counters: { strategyTokens: 1 } }));
    game.does('defender', uses('nullification-field'));
    expect(game.ended()).toMatchObject({ how: 'cancelled', effect: 'nullification-field', space: 'none' });
    expect(visited(game)).toEqual(['P0.3']);
    expect(game.state.parties.defender?.counters.strategyTokens).toBe(0);
  });
  it('B5 Stymie is a promissory note of the Arborec, offered to its holder after movement', () => {
    expect(effectRow('stymie-omega')).toMatchObject({ kind: 'note', faction: 'arborec' });
    const setup = table(
      side('sol', { 'cruiser-1': 1 }),
      side('hacan', { 'cruiser-1': 1 }, { notes: ['stymie-omega'] }),
      { start: 'P0.6', pace: 'steps' },
    );
    const game = scenario(setup);
    expect(game.step).toBe('P0.6');
    expect(listedUse(game, 'defender', 'stymie-omega')?.not).toBeUndefined();
    expect(listedUse(game, 'attacker', 'stymie-omega')).toBeUndefined();
  });
  it("B6 Rescue is only there with Thunder's Edge", () => {
    const setup = table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }, { hand: null }), {
      start: 'P0.6',
      pace: 'steps',
      adjacent: [nextDoor('Outside', { units: { defender: units({ 'cruiser-1': 1 }) } })],
    });
    expect(listedUse(scenario(setup), 'defender', 'rescue')).toBeDefined();
    expect(listedUse(scenario({ ...setup, sets: [...BASE] }), 'defender', 'rescue')).toBeUndefined();
  });
});

describe('section B, phase 1', () => {
  const guarded = (attacker: Partial<PlayerSetup>, more: Parameters<typeof table>[2] = {}) =>
    table(side('sol', { 'cruiser-1': 2, 'carrier-1': 1, 'infantry-1': 1 }, attacker), side('hacan', {}), {
      start: 'P1.1',
      pace: 'steps',
      system: { planets: [planet('Quann', 'defender', { defender: { 'infantry-1': 1, 'pds-1': 1 } })] },
      ...more,
    });
  it('B7 Disable is grayed in P1.1 and does nothing there; its slot is the start of the invasion', () => {
    const game = scenario(guarded({ hand: ['disable', 'solar-flare'] }), 1);
    expect(game.step).toBe('P1.1');
    expect(listedUse(game, 'attacker', 'disable')?.not?.code).toBe('disable-not-against-offense');
    expect(listedUse(game, 'attacker', 'solar-flare')?.not?.code).toBe('activation-closed');
    until(game, 'P3.1');
    expect(game.events.some((event) => event.type === 'rolled' && event.kind === 'cannon')).toBe(true);
    expect(listedUse(game, 'attacker', 'disable')?.not).toBeUndefined();
  });
  it('B7 Solar Flare and Quetzecoatl are what really stops space cannon offense', () => {
    const flare = scenario({ ...guarded({ hand: ['solar-flare'] }), start: 'P0.3' });
    flare.does('attacker', uses('solar-flare'));
    until(flare, 'P1.4');
    until(flare, 'P3.1');
    expect(flare.events.some((event) => event.type === 'rolled')).toBe(false);
    const argent = guarded({});
    const ship = side('argent', { quetzecoatl: 1 });
    const game = until(scenario({ ...argent, attacker: ship }), 'P3.1');
    expect(game.events.some((event) => event.type === 'rolled')).toBe(false);
  });
  it('B8 the active player fires first, clockwise; speaker order is a switch', () => {
    const order = (cannonOrder: 'active' | 'speaker'): Seat[] => {
      const setup = table(side('sol', { 'cruiser-1': 1 }), side('xxcha', { 'cruiser-1': 1 }), {
        start: 'P1.1',
        thirds: [side('hacan', {})],
        order: ['attacker', 'third-1', 'defender'],
        speaker: 'defender',
        options: { cannonOrder },
        adjacent: [
          nextDoor('Outside', {
            units: {
              attacker: units({ 'pds-2': 1 }),
              defender: units({ 'pds-2': 1 }),
              'third-1': units({ 'pds-2': 1 }),
            },
          }),
        ],
      });
      const game = scenario(setup);
      const seats: Seat[] = [];
      while (game.step === 'P1.2 fire') {
        const seat = game.offers()[0]?.seat as Seat;
        seats.push(seat);
        game.does(seat, { type: 'hold' });
      }
      return seats;
    };
    expect(order('active')).toEqual(['attacker', 'third-1', 'defender']);
    expect(order('speaker')).toEqual(['defender', 'attacker', 'third-1']);
  });
  it('B9 every PDS II, Hel-Titan II, Loncara Ssodu, Indomitus and armed dock fires into adjacent systems, a PDS does not', () => {
    const fires = (faction: PlayerSetup['faction'], unit: UnitId, relics: string[] = []): boolean => {
      const setup = table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
        start: 'P1.1',
        thirds: [side(faction, {}, { relics })],
        adjacent: [nextDoor('Outside', { units: { 'third-1': units({ [unit]: 1 }) } })],
      });
      return scenario(setup).offers('third-1').length > 0;
    };
    expect(fires('arborec', 'pds-2')).toBe(true);
    expect(fires('titans', 'hel-titan-2')).toBe(true);
    expect(fires('xxcha', 'loncara-ssodu')).toBe(true);
    expect(fires('xxcha', 'indomitus')).toBe(true);
    expect(fires('arborec', 'space-dock-1', ['lightrail-ordnance'])).toBe(true);
    expect(fires('arborec', 'space-dock-1')).toBe(false);
    expect(fires('arborec', 'pds-1')).toBe(false);
  });
  it('B10 Lightrail Ordnance arms docks with 5 (x2); Hil Colish is a flagship and arms none', () => {
    const dice = (third: PlayerSetup) => {
      const game = scenario(
        table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
          start: 'P1.1',
          thirds: [third],
          adjacent: [
            nextDoor('Outside', {
              units: {
                'third-1': units({ 'space-dock-1': 1, ...(third.faction === 'creuss' ? { 'hil-colish': 1 } : {}) }),
              },
            }),
          ],
        }),
        1,
        1,
      );
      if (game.step !== 'P1.2 fire') return [];
      game.does('third-1', { type: 'fire' });
      return game.events.flatMap((event) =>
        event.type === 'rolled' && event.kind === 'cannon' ? event.dice.map((die) => die.value) : [],
      );
    };
    expect(dice(side('arborec', {}, { relics: ['lightrail-ordnance'] }))).toEqual([5, 5]);
    expect(dice(side('creuss', {}))).toEqual([]);
  });
  it('B11 Scramble Frequency rerolls all dice of a roll, Ta Zern any of their own; combat rerolls do not apply', () => {
    const setup = table(
      side('letnev', { 'cruiser-1': 2 }, { hand: ['scramble-frequency'], relics: ['the-crown-of-thalnos'] }),
      side('hacan', {}, { leaders: ['ta-zern'] }),
      {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 2 } })] },
      },
    );
    const game = scenario(setup, ...[1, 10], 7, ...[3, 4]);
    game.does('defender', { type: 'fire' });
    expect(game.offers().map((one) => [one.seat, one.action.type])).toEqual([
      ['defender', 'reroll'],
      ['defender', 'reroll'],
      ['defender', 'pass'],
    ]);
    game.does('defender', { type: 'reroll', effect: 'ta-zern', die: 0 });
    game.does('defender', { type: 'pass' });
    expect(game.listed('attacker').some((one) => one.action.type === 'reroll' && !one.not)).toBe(false);
    game.does('attacker', uses('scramble-frequency'));
    expect(
      game.events.flatMap((event) =>
        event.type === 'rolled' && event.again ? [[event.again, event.dice.map((die) => die.face)]] : [],
      ),
    ).toEqual([
      ['ta-zern', [7]],
      ['scramble-frequency', [3, 4]],
    ]);
  });
  it('B12 each roll is assigned, and capacity enforced, before the next player rolls', () => {
    const setup = table(side('sol', { 'carrier-1': 1, 'cruiser-1': 1, 'fighter-1': 3 }), side('hacan', {}), {
      start: 'P1.1',
      thirds: [side('xxcha', {}), side('jol-nar', {})],
      adjacent: [
        nextDoor('Outside', { units: { 'third-1': units({ 'pds-2': 1 }), 'third-2': units({ 'pds-2': 1 }) } }),
      ],
    });
    const game = scenario(setup, 10, 10);
    game.does('third-1', { type: 'fire' });
    expect(game.step).toBe('P1.3');
    game.does('attacker', lose(ids(game.state, 'attacker', 'carrier-1')[0]));
    // Three fighters without a carrier go before the second player may fire.
    for (let i = 0; i < 3; i++) {
      expect(game.step).toBe('capacity');
      game.does('attacker', { type: 'remove', unit: ids(game.state, 'attacker', 'fighter-1')[0] as string });
    }
    expect(game.offers().map((one) => one.seat)).toEqual(['third-2', 'third-2']);
  });
  it('B13 alone after space cannon fire: no combat was won, the invasion goes on', () => {
    const game = scenario({ ...guarded({}), pace: 'decisions' }, 1);
    until(game, 'P3.7');
    expect(game.state.space).toBe('none');
    expect(game.state.fought).toBe(false);
    expect(visited(game)).not.toContain('P2.1');
    const nobody = scenario(
      table(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), {
        start: 'P1.1',
        system: { planets: [planet('Quann', 'defender', { defender: { 'pds-1': 1 } })] },
      }),
      10,
    );
    nobody.does('defender', { type: 'fire' }).does('attacker', lose(ids(nobody.state, 'attacker')[0]));
    expect(nobody.ended()).toMatchObject({ space: 'none', planets: [] });
  });
  it('B14 ground forces and Floating Factories do not keep a space combat alive; a factory alone is destroyed', () => {
    const setup = table(side('sol', { 'cruiser-1': 1 }), side('saar', { 'floating-factory-1': 1, 'infantry-1': 1 }), {
      start: 'P1.1',
    });
    const game = scenario(setup);
    expect(visited(game)).not.toContain('P2.1');
    expect(game.state.lost.map((unit) => unit.kind)).toEqual(['floating-factory-1']);
  });
});
