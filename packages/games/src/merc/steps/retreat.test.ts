import { describe, expect, it } from 'vitest';
import type { Setup, SetupUnit } from '../setup/schema.ts';
import {
  eventsOf,
  type Fight,
  fight,
  figures,
  health,
  idle,
  isOffered,
  play,
  unitOf,
  whyBlocked,
} from '../tests/fixture.ts';

const toRetreat = (run: Fight): Fight => {
  while (run.step !== 'RETREAT') idle(run);
  return run;
};
const map: Setup['map'] = [{ id: 'C2' }, { id: 'B3', rebel: 1 }, { id: 'D3', dictator: 1 }];
const meet = (dictator: SetupUnit[], rebel: SetupUnit[], more: Partial<Setup> = {}) =>
  toRetreat(fight(dictator, rebel, [], { sector: 'C3', map, ...more }));
const to = (sector: string, squad: 'primary' | 'secondary' = 'primary') =>
  ({ type: 'retreat', squad, sector }) as const;

describe('RETREAT: section 9', () => {
  it('whole squads, squad by squad, the Rebels first; militia are never asked', () => {
    const run = meet(
      [{ militia: 1 }, figures('D', 2, 1)],
      [figures('A', 2, 1), figures('B', 2, 1), figures('C', 2, 1, { squad: 'secondary' })],
    );
    expect(run.state.phase).toBe('RETREAT_DECISION');
    run.does('rebel', to('C2'));
    expect([unitOf(run, 'A').place, unitOf(run, 'B').place, unitOf(run, 'C').place]).toEqual(['C2', 'C2', 'here']);
    run.does('rebel', { type: 'fight on', squad: 'secondary' });
    expect(run.offers().every((choice) => choice.seat === 'dictator')).toBe(true);
    run.does('dictator', { type: 'fight on', squad: 'primary' });
    expect(run.state.round).toBe(2);
    expect(eventsOf(run, 'retreat offered').map((offer) => [offer.owner, offer.squad, offer.sectors])).toEqual([
      ['rebel', 'primary', ['C2', 'B3']],
      ['rebel', 'secondary', ['C2', 'B3']],
      ['dictator', 'primary', ['D3']],
    ]);
    expect(eventsOf(run, 'retreated')[0]).toEqual({
      type: 'retreated',
      owner: 'rebel',
      squad: 'primary',
      units: ['A', 'B'],
      sector: 'C2',
    });
  });
  it('by option the Dictator is asked first', () => {
    const run = meet([figures('D', 2, 1)], [figures('A', 2, 1)], { options: { retreatOrder: 'dictatorFirst' } });
    expect(run.offers()[0]?.seat).toBe('dictator');
  });
  it('a tie in a sector is held by the Dictator', () => {
    const tie: Setup['map'] = [{ id: 'C2', dictator: 2, rebel: 2 }];
    const rebel = meet([figures('D', 2, 1)], [figures('A', 2, 1)], { map: tie });
    expect(whyBlocked(rebel, 'rebel', to('C2'))).toBe('enemy-sector');
    rebel.does('rebel', { type: 'fight on', squad: 'primary' });
    expect(isOffered(rebel, 'dictator', to('C2'))).toBe(true);
  });
  it('the Dictator retreats too, and his militia fight on alone', () => {
    const run = meet([figures('D', 2, 1), { militia: 1 }], [figures('A', 2, 1)]);
    run.does('rebel', { type: 'fight on', squad: 'primary' }).does('dictator', to('D3'));
    expect(run.state.round).toBe(2);
    expect(run.state.defenders).toHaveLength(1);
  });
  it('the Dictator character alone at his base cannot leave it; in a squad he can', () => {
    const alone = meet([{ dictator: 'The General' }], [figures('A', 2, 1)]);
    alone.does('rebel', { type: 'fight on', squad: 'primary' });
    expect(alone.state.round).toBe(2);
    const led = meet([{ dictator: 'The General', squad: 'primary' }, figures('D', 2, 1)], [figures('A', 2, 1)]);
    led.does('rebel', { type: 'fight on', squad: 'primary' }).does('dictator', to('D3'));
    expect(led.ended()).toMatchObject({ winner: 'rebel', how: 'retreated' });
  });
  it('an enemy mine goes off in an empty sector, not in a friendly one; an expert disarms it', () => {
    const mined: Setup['map'] = [
      { id: 'C2', mine: 'dictator' },
      { id: 'B3', mine: 'dictator', rebel: 1 },
      { id: 'D3', mine: 'rebel' },
    ];
    const rebel = [figures('A', 2, 1), figures('B', 2, 1)];
    const hurt = meet([{ militia: 1 }], rebel, { map: mined }).does('rebel', to('C2'));
    expect([health(hurt, 'A'), health(hurt, 'B'), hurt.state.sectors[0]?.mine]).toEqual([2, 2, '']);
    const friendly = meet([{ militia: 1 }], rebel, { map: mined }).does('rebel', to('B3'));
    expect(health(friendly, 'A')).toBe(3);
    const memory = meet([{ militia: 1 }], rebel, { map: mined }).does('rebel', to('D3'));
    expect(health(memory, 'A')).toBe(3);
    const expert = meet([{ militia: 1 }], [...rebel, { merc: 'Squidhead' }], { map: mined }).does('rebel', to('C2'));
    expect([health(expert, 'A'), expert.state.stash]).toEqual([3, ['Land Mine']]);
  });
  it('who dies on a mine leaves the sector that he reached', () => {
    const mined: Setup['map'] = [{ id: 'C2', mine: 'dictator' }];
    const run = meet([{ militia: 1 }], [figures('A', 2, 1, { wounds: 2 }), figures('B', 2, 1)], { map: mined });
    run.does('rebel', to('C2'));
    expect([unitOf(run, 'A').place, run.state.sectors[0]?.rebel]).toEqual(['dead', 1]);
  });
  it('a held MERC may retreat with his squad and the dog is free; by option the squad stays', () => {
    const dog = (options: Setup['options']) => {
      const run = fight(
        [figures('D', 9, 1, { gear: ['Attack Dog'] })],
        [figures('A', 2, 1), figures('B', 2, 1, { squad: 'secondary' })],
        [],
        { sector: 'C3', map, options: options ?? {} },
      );
      run.does('dictator', { type: 'set dog', on: 'A' });
      return toRetreat(run);
    };
    const free = dog({}).does('rebel', to('C2'));
    expect([unitOf(free, 'A').heldBy, eventsOf(free, 'dog free')]).toEqual([
      -1,
      [{ type: 'dog free', dog: 'dictator dog 1' }],
    ]);
    expect(whyBlocked(dog({ heldSquads: 'stay' }), 'rebel', to('C2'))).toBe('squad-held');
  });
  it('a vehicle goes along; with a Chopper diagonally too', () => {
    const forces = (vehicle: string): Setup['forces'] => ({
      dictator: { units: [{ militia: 1 }] },
      rebel: { units: [figures('A', 2, 1)], vehicles: [{ vehicle }] },
    });
    const diagonal: Setup['map'] = [{ id: 'B2' }, { id: 'A3' }];
    const jeep = toRetreat(play({ attacker: 'rebel', sector: 'C3', map: diagonal, forces: forces('Jeep') }));
    expect(whyBlocked(jeep, 'rebel', to('B2'))).toBe('not-adjacent');
    const chopper = toRetreat(play({ attacker: 'rebel', sector: 'C3', map: diagonal, forces: forces('Chopper') }));
    expect(whyBlocked(chopper, 'rebel', to('A3'))).toBe('not-adjacent');
    chopper.does('rebel', to('B2'));
    expect(chopper.state.vehicles[0]?.place).toBe('B2');
  });
  it('each Rebel player decides for his own squads', () => {
    const run = toRetreat(
      play({
        attacker: 'rebel',
        sector: 'C3',
        map,
        forces: {
          dictator: { units: [{ militia: 1 }] },
          rebel: { units: [figures('A', 2, 1)] },
          rebel2: { units: [figures('B', 2, 1)] },
        },
      }),
    );
    run.does('rebel', { type: 'fight on', squad: 'primary' });
    expect(run.refused('rebel', to('C2'))).toBe('not-offered');
    run.does('rebel2', to('C2'));
    expect(run.state.attackers).toHaveLength(1);
  });
  it('without a map everybody fights to the end', () => {
    const run = fight([{ militia: 1 }], [figures('A', 3, 1)]);
    idle(idle(run));
    expect([run.state.round, run.step]).toEqual([2, 'AIM']);
  });
});

describe('RETREAT: splitting squads (section 11)', () => {
  const three = [figures('A', 2, 1), figures('B', 2, 1), figures('C', 2, 1)];
  const split = (unit: string) => ({ type: 'split', unit }) as const;
  it('several may follow in the same decision, but somebody stays', () => {
    const run = meet([{ militia: 1 }], three);
    run.does('rebel', split('A')).does('rebel', split('B'));
    expect(run.refused('rebel', split('C'))).toBe('last-of-squad');
    expect(eventsOf(run, 'squad split').map((event) => event.unit)).toEqual(['A', 'B']);
  });
  it('not where there is a second squad, here, elsewhere or retreated', () => {
    const here = meet([{ militia: 1 }], [...three, figures('X', 2, 1, { squad: 'secondary' })]);
    expect(whyBlocked(here, 'rebel', split('A'))).toBe('second-squad-exists');
    const elsewhere = { dictator: { units: [{ militia: 1 }] }, rebel: { units: three, secondElsewhere: true } };
    expect(whyBlocked(meet([], [], { forces: elsewhere }), 'rebel', split('A'))).toBe('second-squad-exists');
    const left = meet([{ militia: 1 }], three);
    left
      .does('rebel', split('A'))
      .does('rebel', { type: 'fight on', squad: 'primary' })
      .does('rebel', to('C2', 'secondary'));
    expect(whyBlocked(toRetreat(left), 'rebel', split('B'))).toBe('second-squad-exists');
  });
  it('at any prompt; abilities see the squad from the next READY on', () => {
    const run = fight([{ militia: 1 }], [{ merc: 'Snake' }, figures('Mate', 5, 1)]);
    expect(unitOf(run, 'Snake').combat).toBe(3);
    run.does('rebel', split('Mate'));
    expect(unitOf(run, 'Snake').combat).toBe(3);
    while (run.state.round === 1) idle(run);
    expect(unitOf(run, 'Snake').combat).toBe(4);
  });
});
