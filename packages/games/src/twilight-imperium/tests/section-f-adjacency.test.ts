/** F14: systems with the same wormhole, or joined by an effect, are adjacent for everything in the action. */
import { describe, expect, it } from 'vitest';
import { openSystems } from '../content/effects/moves.ts';
import { exits } from '../rules/fleet.ts';
import { cannons } from '../rules/reach.ts';
import { rules } from '../ruleset.ts';
import { type AdjacentSetup, type Setup, WORMHOLES } from '../setup/types.ts';
import { standing } from '../standing.ts';
import { english } from '../text/en.ts';
import { listedUse, nextDoor, scenario, side, table, units, uses } from './fixture.ts';

type More = NonNullable<Parameters<typeof table>[2]>;
/** The defender controls a planet and has a PDS II behind a wormhole. */
const gate = (there: AdjacentSetup['wormholes'], link: AdjacentSetup['link'] = 'wormhole'): AdjacentSetup =>
  nextDoor('Gate', { link, wormholes: there, control: ['defender'], units: { defender: units({ 'pds-2': 1 }) } });
const made = (
  here: Setup['system']['wormholes'],
  neighbour: AdjacentSetup,
  more: More = {},
  defender = side('hacan', { 'cruiser-1': 2 }),
) =>
  table(side('sol', { 'cruiser-1': 2 }), defender, {
    start: 'P0.3',
    adjacent: [neighbour],
    ...more,
    system: { wormholes: here, ...more.system },
  });
const reached = (setup: Setup) => {
  const state = rules.begin(setup);
  return [
    cannons(state, 'defender', 'space').length > 0,
    exits(state, 'defender').includes('Gate'),
    openSystems(state, 'defender').includes('Gate'),
  ];
};
const EVERYTHING = [true, true, true];
const NOTHING = [false, false, false];

describe('F14 wormholes', () => {
  it.each(WORMHOLES)('F14 the same wormhole makes systems adjacent: %s', (hole) => {
    expect(reached(made([hole], gate([hole])))).toEqual(EVERYTHING);
    expect(
      reached(
        made(
          WORMHOLES.filter((one) => one !== hole),
          gate([hole]),
        ),
      ),
    ).toEqual(NOTHING);
    expect(reached(made([], gate([hole])))).toEqual(NOTHING);
  });
  it('F14 a system two steps away with the same wormhole is adjacent, one with a token on the map needs none', () => {
    expect(reached(made(['alpha'], gate(['alpha'], 'far')))).toEqual(EVERYTHING);
    expect(reached(made(['alpha'], gate([], 'far')))).toEqual(NOTHING);
    expect(reached(made([], gate([], 'adjacent')))).toEqual(EVERYTHING);
  });
  it('F14 the Creuss flagship brings a delta wormhole, here or there', () => {
    const creuss = side('creuss', { 'hil-colish': 1 });
    expect(reached(made([], gate(['delta']), {}, creuss))).toEqual(EVERYTHING);
    const there = nextDoor('Gate', {
      link: 'wormhole',
      control: ['defender'],
      units: { defender: units({ 'hil-colish': 1, 'pds-2': 1 }) },
    });
    expect(reached(made(['delta'], there))).toEqual(EVERYTHING);
  });
  it('F14 Quantum Entanglement joins alpha and beta for the Ghosts of Creuss alone', () => {
    expect(reached(made(['alpha'], gate(['beta']), {}, side('creuss', { 'cruiser-1': 2 })))).toEqual(EVERYTHING);
    expect(reached(made(['alpha'], gate(['gamma']), {}, side('creuss', { 'cruiser-1': 2 })))).toEqual(NOTHING);
    const attackers = table(side('creuss', { 'cruiser-1': 2 }), side('hacan', { 'cruiser-1': 2 }), {
      adjacent: [gate(['beta'])],
      system: { wormholes: ['alpha'] },
    });
    expect(reached(attackers)).toEqual(NOTHING);
    expect(openSystems(rules.begin(attackers), 'attacker')).toEqual(['Gate']);
  });
  it('F14 Wormhole Reconstruction joins alpha and beta for everybody', () => {
    const laws = [{ law: 'wormhole-reconstruction', owner: null }];
    expect(reached(made(['alpha'], gate(['beta']), { laws }))).toEqual(EVERYTHING);
    expect(reached(made(['alpha'], gate(['delta']), { laws }))).toEqual(NOTHING);
  });
  it.each([
    ['lost-star-chart', 'beta' as const, { hand: ['lost-star-chart'] }],
    ['emissary-taivra', 'gamma' as const, { leaders: ['emissary-taivra'] }],
  ])('F14 %s joins them for the whole action: cannons and retreats', (effect, hole, held) => {
    const setup = table(side('sol', { 'cruiser-1': 2 }, held), side('hacan', { 'cruiser-1': 2 }), {
      start: 'P0.3',
      adjacent: [gate([hole])],
      system: { wormholes: ['alpha'] },
    });
    const game = scenario(setup, 1, 1, 1);
    expect(exits(game.state, 'defender')).toEqual([]);
    game.does('attacker', uses(effect));
    expect(exits(game.state, 'defender')).toEqual(['Gate']);
    expect(game.step).toBe('P1.2 fire');
  });
  it('F14 Skilled Retreat leads through a wormhole', () => {
    const setup = made(
      ['alpha'],
      gate(['alpha']),
      { start: 'P2.1' },
      side('hacan', { 'cruiser-1': 2 }, { hand: ['skilled-retreat'] }),
    );
    const game = scenario(setup);
    game.does('defender', uses('skilled-retreat', 'Gate'));
    expect(game.state.units.filter((unit) => unit.at === 'next Gate' && unit.side === 'defender').length).toBe(3);
  });
  it('F14 Foresight leads through a wormhole', () => {
    const naalu = side('naalu', { 'cruiser-1': 2 }, { counters: { strategyTokens: 1 } });
    const game = scenario(made(['alpha'], gate(['alpha']), { start: 'P0.6' }, naalu));
    expect(listedUse(game, 'defender', 'foresight')?.not).toBeFalsy();
  });
  it('F14 says in words when a system behind a wormhole is not adjacent, and why', () => {
    const setup = made(['alpha'], gate(['beta']), { start: 'P2.1', pace: 'steps' });
    const words = standing(rules.begin(setup), english).reminders;
    expect(words).toContain('Gate is not adjacent: the beta wormhole there, the alpha wormhole here.');
    expect(standing(rules.begin(made([], gate([]))), english).reminders).toContain(
      'Gate is not adjacent: no wormhole there, no wormhole here.',
    );
    expect(standing(rules.begin(made(['alpha'], gate(['alpha']))), english).reminders?.join()).not.toMatch(
      /not adjacent/,
    );
  });
});
