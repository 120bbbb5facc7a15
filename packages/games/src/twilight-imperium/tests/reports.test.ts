import { describe, expect, it } from 'vitest';
import type { Event, State } from '../types.ts';
import { answer, nextDoor, planet, scenario, side, space, table, uses } from './fixture.ts';

type Game = ReturnType<typeof scenario>;
/** What was reported of these kinds, without the numbers of units. */
const told = (game: Game, ...types: Event['type'][]): object[] =>
  game.events
    .filter(({ type }) => types.includes(type))
    .map((event) => ('unit' in event ? { ...event, unit: '' } : event));
const ones = (count: number, face = 1): number[] => Array.from({ length: count }, () => face);

describe('a whole action, prompt by prompt', () => {
  const play = (): { seen: Map<string, string>; game: Game } => {
    const attacker = side('sol', { 'carrier-1': 1, 'destroyer-1': 1, 'dreadnought-1': 1, 'infantry-1': 3 });
    const defender = side('hacan', { 'cruiser-1': 1 });
    const quann = planet('Quann', 'defender', { defender: { 'infantry-1': 1 } });
    const setup = table(attacker, defender, { start: 'P0.3', pace: 'steps', system: { planets: [quann] } });
    // Barrage, combat rolls of both sides, bombardment, ground rolls of both sides.
    const game = scenario(setup, 1, 1, 10, 1, 1, 1, 1, 10, 1, 1, 1);
    const seen = new Map<string, string>();
    for (let guard = 0; guard < 200 && game.outcome === undefined && !game.combat.need; guard++) {
      seen.set(game.step ?? '', `${game.state.phase}${game.state.planet ? ' there' : ''}`);
      const [fire] = game.offers().filter(({ action }) => action.type === 'fire');
      const [commit] = game.offers().filter(({ action }) => action.type === 'commit');
      const next = fire ?? commit;
      if (next) game.does(next.seat, next.action);
      else answer(game);
    }
    return { seen, game };
  };
  it('every prompt knows the phase that it belongs to', () => {
    const { seen } = play();
    const phases = new Map<string, string[]>();
    for (const [step, phase] of seen) phases.set(phase, [...(phases.get(phase) ?? []), step]);
    expect(Object.fromEntries(phases)).toMatchObject({
      activation: expect.arrayContaining(['P0.3', 'P0.4', 'P0.6']),
      cannon: expect.arrayContaining(['P1.1']),
      space: expect.arrayContaining(['P2.1', 'P2.2 fire', 'P2.3 defender', 'P2.3 attacker']),
      invasion: expect.arrayContaining(['P3.1', 'P3.1 bombard', 'P3.3', 'P3.7', 'P3.8']),
    });
    for (const [step, phase] of seen)
      if (step.startsWith('P4')) expect(phase, step).toBe(step.startsWith('P4.6') ? 'ground' : 'ground there');
    for (const [step, phase] of seen) if (step.startsWith('PC')) expect(phase).toBe('post');
  });
  it('what was lost, landed and gained is reported in its order', () => {
    const { game } = play();
    expect(game.outcome).toMatchObject({ space: 'attacker', winner: 'attacker' });
    const types = ['destroyed', 'space ended', 'committed', 'ground ended', 'control'] as const;
    const order = game.events.flatMap(({ type }) => (types.some((one) => one === type) ? [type] : []));
    expect(order.filter((type, index) => type !== order[index - 1])).toEqual([
      'destroyed',
      'space ended',
      'committed',
      'destroyed',
      'ground ended',
      'control',
    ]);
    expect(told(game, 'control')).toEqual([{ type: 'control', planet: 'Quann', by: 'attacker' }]);
    expect(game.state.planets[0]).toMatchObject({ owner: 'attacker', stage: 'controlled', exhausted: true });
  });
});

describe('what is declared is reported', () => {
  it('P2.3 and P2.6: who announced and where the fleet went', () => {
    const adjacent = [nextDoor('Home', { control: ['attacker', 'defender'] })];
    const game = scenario(
      space(side('sol', { 'cruiser-1': 1 }), side('hacan', { 'cruiser-1': 1 }), { adjacent }),
      1,
      1,
    );
    game.does('defender', { type: 'announce' }).does('defender', { type: 'retreat', to: 'Home' });
    expect(told(game, 'announced', 'retreated', 'space ended')).toEqual([
      { type: 'announced', by: 'defender' },
      { type: 'retreated', by: 'defender', to: 'Home' },
      { type: 'space ended', winner: 'attacker', how: 'retreat' },
    ]);
    expect(game.state.adjacent[0]?.tokens).toEqual(['defender']);
  });
  it('P2.6: a fleet that a gravity rift took whole arrives nowhere; who is left has won', () => {
    const adjacent = [nextDoor('Home', { control: ['defender'] })];
    const fleet = (mine: number) =>
      scenario(
        space(side('sol', { 'cruiser-1': mine }), side('hacan', { 'cruiser-1': 1 }), {
          adjacent,
          system: { anomalies: ['gravity-rift'] },
        }),
        ...ones(mine + 1),
        1,
      )
        .does('defender', { type: 'announce' })
        .does('defender', { type: 'retreat', to: 'Home' });
    const game = fleet(1);
    expect(told(game, 'retreated', 'space ended')).toEqual([
      { type: 'space ended', winner: 'attacker', how: 'retreat' },
    ]);
    expect(game.state.adjacent[0]?.tokens).toEqual([]);
    expect(game.ended()).toMatchObject({ space: 'attacker', winner: 'attacker' });
  });
  it('P2.6: a stopped retreat does not happen', () => {
    const adjacent = [nextDoor('Home', { control: ['defender'] })];
    const setup = space(side('sol', { 'cruiser-1': 1 }, { hand: ['intercept'] }), side('hacan', { 'cruiser-1': 1 }), {
      adjacent,
    });
    const game = scenario(setup, 1, 1, 1, 1).does('defender', { type: 'announce' }).does('attacker', uses('intercept'));
    expect(game.state.round).toBe(2);
    expect(told(game, 'retreated')).toEqual([]);
    expect(game.state.units.filter(({ at }) => at === 'space')).toHaveLength(2);
  });
  it('what is not fired', () => {
    const held = (setup: Parameters<typeof scenario>[0], ...dice: number[]) => {
      const game = scenario(setup, ...dice);
      for (let guard = 0; guard < 20 && game.outcome === undefined && !game.combat.need; guard++) {
        const [hold] = game.offers().filter(({ action }) => action.type === 'hold');
        if (!hold) break;
        game.does(hold.seat, hold.action);
      }
      return told(game, 'held');
    };
    const guns = [planet('Quann', 'defender', { defender: { 'pds-1': 1, 'infantry-1': 1 } })];
    const soft = [planet('Quann', 'defender', { defender: { 'infantry-1': 1 } })];
    const ship = { 'cruiser-1': 1 };
    expect(
      held(
        table(side('sol', ship), side('hacan', ship), { start: 'P1.1', extent: 'space', system: { planets: guns } }),
      ),
    ).toEqual([{ type: 'held', by: 'defender', kind: 'cannon' }]);
    expect(held(space(side('sol', { 'destroyer-1': 1 }), side('hacan', ship)))).toEqual([
      { type: 'held', by: 'attacker', kind: 'barrage' },
    ]);
    expect(
      held(table(side('sol', { 'dreadnought-1': 1 }), side('hacan', {}), { start: 'P3.1', system: { planets: soft } })),
    ).toEqual([{ type: 'held', by: 'attacker', kind: 'bombardment' }]);
  });
  it('P3.7: influence for the custodians is paid once, and reported', () => {
    const mecatol = planet('Mecatol Rex', null, {}, { custodians: true });
    const land = (influence?: number) => {
      const counters = influence === undefined ? {} : { influence };
      const setup = table(side('sol', { 'carrier-1': 1, 'infantry-1': 2 }, { counters }), side('hacan', {}), {
        start: 'P3.1',
        system: { planets: [mecatol] },
      });
      const game = scenario(setup);
      for (const unit of game.state.units.filter(({ kind }) => kind === 'infantry-1'))
        game.does('attacker', { type: 'commit', unit: unit.id, planet: 'Mecatol Rex' });
      return [told(game, 'paid'), game.state.parties.attacker?.counters.influence];
    };
    const paid = { type: 'paid', by: 'attacker', effect: 'landing', what: 'influence', amount: 6 };
    expect(land(8)).toEqual([[{ ...paid, table: false }], 2]);
    expect(land(6)).toEqual([[{ ...paid, table: false }], 0]);
    expect(land()).toEqual([[{ ...paid, table: true }], undefined]);
  });
  it('P4.6: a planet that nobody held is explored; structures that stood there are lost', () => {
    const gain = (owner: 'defender' | null, forces: Parameters<typeof planet>[2]) => {
      const setup = table(side('sol', { 'carrier-1': 1, 'infantry-1': 1 }), side('hacan', {}), {
        start: 'P3.7',
        system: { planets: [planet('Quann', owner, forces)] },
      });
      const game = scenario(setup);
      const unit = game.state.units.find(({ kind }) => kind === 'infantry-1')?.id ?? '';
      game.does('attacker', { type: 'commit', unit, planet: 'Quann' }).ended();
      return [told(game, 'control'), told(game, 'destroyed').length];
    };
    const control = { type: 'control', planet: 'Quann', by: 'attacker' };
    expect(gain(null, {})).toEqual([[{ ...control, explored: true }], 0]);
    expect(gain('defender', { defender: { 'space-dock-1': 1 } })).toEqual([[control], 1]);
  });
});

describe('what lasts for a round is gone with it', () => {
  const bonuses = (state: State) => state.bonuses.map(({ effect }) => effect);
  it('P2.1 and P4.1: Morale Boost counts in its round alone', () => {
    const hand = { hand: ['morale-boost'] };
    const fleets = space(side('sol', { 'cruiser-1': 1 }, hand), side('hacan', { 'cruiser-1': 1 }));
    // A 6 hits with the card, in the round after it no more.
    const inSpace = scenario(fleets, 1, 1, 6, 1).does('attacker', uses('morale-boost'));
    expect([inSpace.state.round, bonuses(inSpace.state)]).toEqual([3, []]);
    const hit = scenario(fleets, 6, 1).does('attacker', uses('morale-boost'));
    expect(hit.state.hits.map(({ on, count }) => [on, count])).toEqual([['defender', 1]]);
    const quann = planet('Quann', 'defender', { attacker: { 'infantry-1': 2 }, defender: { 'infantry-1': 2 } });
    const ashore = scenario(
      table(side('sol', {}, hand), side('hacan', {}), { start: 'P4.1', system: { planets: [quann] } }),
      ...ones(8),
    );
    ashore.does('attacker', uses('morale-boost'));
    expect(ashore.state.planets[0]?.round).toBe(3);
    expect(bonuses(ashore.state)).toEqual([]);
  });
  it('section 0: after as many rounds without a loss on a planet the attacker’s units are lost', () => {
    const shield = { technologies: ['duranium-armor'] };
    const quann = planet('Quann', 'defender', { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } });
    const game = scenario(
      table(side('sol', {}, shield), side('hacan', {}, shield), { start: 'P4.1', system: { planets: [quann] } }),
      ...ones(200),
    );
    expect(game.ended()).toMatchObject({ how: 'deadlock', winner: 'defender', rounds: 100 });
    expect(told(game, 'deadlock')).toHaveLength(1);
    expect(game.state.units.map((unit) => unit.side)).toEqual(['defender']);
  });
});

it('P4.5: where the last forces of both fall the planet is kept, no matter who waits in space or on another planet', () => {
  const both = { attacker: { 'infantry-1': 1 }, defender: { 'infantry-1': 1 } };
  const planets = [planet('Quann', 'defender', both), planet('Lodor', 'attacker', { attacker: { 'infantry-1': 1 } })];
  const attacker = side('sol', { 'carrier-1': 1, 'infantry-1': 1 });
  const game = scenario(table(attacker, side('hacan', {}), { start: 'P4.1', system: { planets } }), 10, 10);
  for (const seat of ['attacker', 'defender'] as const) {
    const [loss] = game.offers(seat).filter(({ action }) => action.type === 'lose');
    if (loss) game.does(seat, loss.action);
  }
  expect(told(game, 'ground ended')).toEqual([{ type: 'ground ended', planet: 'Quann', winner: 'draw' }]);
  expect(game.state.planets[0]).toMatchObject({ owner: 'defender', stage: 'kept', winner: 'draw' });
});
