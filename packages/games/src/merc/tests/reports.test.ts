import { describe, expect, it } from 'vitest';
import { controllerOf, minedAgainst, whyNotRetreat } from '../rules/sectors.ts';
import type { Setup } from '../setup/schema.ts';
import type { Sector } from '../types.ts';
import { aim, eventsOf, type Fight, fight, figures, gear, health, pass, play, unitOf } from './fixture.ts';
import { game } from './whole.ts';

/** The log of a combat without its rounds and rolls. */
const log = (run: Fight): string[] =>
  run.events
    .filter(
      ({ type }) => !['combat began', 'order fixed', 'hits counted', 'dice rolled', 'targets declared'].includes(type),
    )
    .flatMap((event) => game.text.en.log(event, run.state) ?? []);
const GUN = figures('Gun', 9, 3);

describe('every change leaves a line', () => {
  it('7: armor that is shot off, and the dead with what they carried', () => {
    const wall = figures('Wall', 1, 1, { gear: ['Kevlar Vest', 'Field Radio'], health: 2 });
    const shots = (hits: number) => {
      const run = fight([wall, figures('Rest', -5, 1)], [figures('Gun', 9, hits)], Array(hits).fill(6));
      aim(run, 'rebel', 'Wall');
      return [log(run), gear(run, 'Wall'), run.state.discarded];
    };
    const soaked = (amount: number) => `Kevlar Vest of Wall absorbs ${amount} damage (${2 - amount} armor left).`;
    const off = [soaked(2), 'Kevlar Vest of Wall is destroyed.'];
    expect(shots(1)).toEqual([[soaked(1)], ['Kevlar Vest', 'Field Radio'], []]);
    expect(shots(2)).toEqual([off, ['Field Radio'], ['Kevlar Vest']]);
    expect(shots(3)).toEqual([[...off, 'Wall loses 1 health (1 left).'], ['Field Radio'], ['Kevlar Vest']]);
    expect(shots(4)).toEqual([
      [...off, 'Wall loses 2 health (0 left).', 'Wall dies and loses Field Radio.'],
      [],
      ['Kevlar Vest', 'Field Radio'],
    ]);
  });

  it('15: a vehicle is destroyed by its last point of armor, and is out of the fight', () => {
    const shots = (hits: number) => {
      const rebel = {
        units: [figures('A', 2, 1), figures('B', 1, 1, { squad: 'secondary' })],
        vehicles: [{ vehicle: 'Jeep' as const }, { vehicle: 'Humvee' as const, squad: 'secondary' as const }],
      };
      const run = play(
        { attacker: 'rebel', forces: { dictator: { units: [figures('D', 9, hits)] }, rebel } },
        Array(hits).fill(6),
      );
      aim(run, 'dictator', 'A');
      return [log(run), run.state.vehicles.map(({ place }) => place), run.state.discarded, health(run, 'A')];
    };
    const off = ['Jeep of A absorbs 1 damage (0 armor left).', 'Jeep of A is destroyed.'];
    expect(shots(1)).toEqual([off, ['dead', 'here'], ['Jeep'], 3]);
    expect(shots(2)).toEqual([[...off, 'A loses 1 health (2 left).'], ['dead', 'here'], ['Jeep'], 2]);
  });

  it.each([
    ['Better Weapons', 3],
    ['Veteran Militia', 1],
    ['Family Threat', 2],
    ['Tainted Water', 2],
    ['Fodder', 2],
    ['Lockdown', 8],
    ['Reinforcements', 0],
  ] as const)('21: %s is reported with its effect %i', (card, effect) => {
    const forces: Setup['forces'] = { dictator: { units: [{ militia: 2 }] }, rebel: { units: [{ militia: 3 }, GUN] } };
    const run = play({ attacker: 'rebel', forces, rebelPlayers: 3, tactics: [{ card }] });
    expect(eventsOf(run, 'tactics played')).toEqual([{ type: 'tactics played', card, effect }]);
    const militia = run.state.units.filter((unit) => unit.kind === 'militia' && unit.place === 'here');
    const count = (side: string) => militia.filter((unit) => unit.side === side).length;
    expect([count('dictator'), count('rebel')]).toEqual([
      card === 'Fodder' ? 4 : card === 'Lockdown' ? 10 : 2,
      card === 'Family Threat' || card === 'Tainted Water' ? 1 : 3,
    ]);
    expect(health(run, 'Gun')).toBe(card === 'Tainted Water' ? 2 : 3);
  });

  it('21: Artillery Barrage is reported with what it rolled', () => {
    const forces: Setup['forces'] = { dictator: { units: [{ militia: 1 }] }, rebel: { units: [{ militia: 3 }] } };
    const run = play({ attacker: 'rebel', forces, tactics: [{ card: 'Artillery Barrage' }] }, [2]);
    expect([eventsOf(run, 'tactics played'), eventsOf(run, 'barrage rolled')]).toEqual([
      [{ type: 'tactics played', card: 'Artillery Barrage', effect: 0 }],
      [{ type: 'barrage rolled', die: 2 }],
    ]);
    expect(eventsOf(run, 'unit died')).toHaveLength(2);
  });

  it('18: kits that are used up and wounds that are healed', () => {
    const medic = (kit: string, wounds: number) =>
      fight([figures('Wall', 1, 1)], [figures('Medic', 9, 4, { gear: [kit] }), figures('Mate', 0, 1, { wounds })]);
    const run = medic('First Aid Kit', 2);
    run.does('rebel', { type: 'heal', means: 'First Aid Kit', unit: 'Mate' });
    expect(log(run)).toEqual([
      'First Aid Kit of Medic is used up.',
      ...eventsOf(run, 'healed').flatMap((event) => game.text.en.log(event, run.state) ?? []),
    ]);
    expect(eventsOf(run, 'healed')).toEqual([
      { type: 'healed', unit: 'Mate', by: 'Medic', means: 'First Aid Kit', health: 2 },
    ]);
    run.does('rebel', { type: 'heal', means: 'First Aid Kit', unit: 'Mate' });
    expect([run.state.attack?.dice, health(run, 'Mate'), run.state.discarded]).toEqual([2, 3, ['First Aid Kit']]);
    expect(eventsOf(run, 'item used up')).toHaveLength(1);
    const three = medic('Medical Kit', 1);
    three.does('rebel', { type: 'heal', means: 'Medical Kit', unit: 'Mate' });
    expect([unitOf(three, 'Medic').gear[0]?.uses, eventsOf(three, 'item used up')]).toEqual([2, []]);
  });

  it('18: a shot against death is used up, and by whom it was given is reported', () => {
    const run = fight(
      [figures('Killer', 9, 3)],
      [figures('Mate', 1, 1), figures('Saver', 0, 1, { gear: ['Epinephrine Shot'] })],
      [6, 6, 6],
    );
    aim(run, 'dictator', 'Mate');
    const save = run.offers('rebel').find(({ action }) => action.type === 'save');
    if (!save) throw new Error('nobody is offered to save');
    run.does('rebel', save.action);
    expect([eventsOf(run, 'item used up'), eventsOf(run, 'saved')]).toEqual([
      [{ type: 'item used up', unit: 'Saver', card: 'Epinephrine Shot' }],
      [{ type: 'saved', unit: 'Mate', by: 'Saver' }],
    ]);
    expect([health(run, 'Mate'), gear(run, 'Saver'), run.state.discarded]).toEqual([1, [], ['Epinephrine Shot']]);
  });

  it('19: grenades are used up by the attack, together with their share of the figures', () => {
    const run = fight(
      [figures('Wall', 1, 1, { health: 9 })],
      [figures('Gun', 9, 1, { gear: ['Grenade', '9mm Handgun, AP ammo'] })],
      [1, 1, 1, 1, 1],
    );
    const shown = () => {
      const { combat, targets, training, pierces } = unitOf(run, 'Gun');
      return [combat, targets, training, pierces];
    };
    expect(shown()).toEqual([5, 3, 0, true]);
    aim(run, 'rebel', 'Wall');
    expect([eventsOf(run, 'item used up'), gear(run, 'Gun'), run.state.discarded]).toEqual([
      [{ type: 'item used up', unit: 'Gun', card: 'Grenade' }],
      ['9mm Handgun, AP ammo'],
      ['Grenade'],
    ]);
    expect(shown()).toEqual([2, 1, 0, true]);
  });

  it('9 and 19: who fights on, who retreats, and the mine that waits there', () => {
    const leave = (merc: 'Squidhead' | 'Ra', mine: 'dictator' | 'rebel') => {
      const run = play({
        attacker: 'rebel',
        forces: {
          dictator: { units: [figures('D', 9, 0)] },
          rebel: { units: [{ merc }], vehicles: [{ vehicle: 'Jeep' }] },
        },
        map: [{ id: 'B1', mine }],
      });
      pass(run, 'rebel').does('rebel', { type: 'retreat', squad: 'primary', sector: 'B1' });
      return run;
    };
    const boom = leave('Ra', 'dictator');
    expect(eventsOf(boom, 'mine went off')).toEqual([{ type: 'mine went off', owner: 'dictator', sector: 'B1' }]);
    expect(boom.state.sectors).toMatchObject([{ id: 'B1', rebel: 1, mine: '' }]);
    expect([boom.state.vehicles[0]?.place, boom.state.vehicles[0]?.armor]).toEqual(['dead', 0]);
    const calm = leave('Squidhead', 'dictator');
    expect(eventsOf(calm, 'mine disarmed')).toEqual([{ type: 'mine disarmed', unit: 'Squidhead', sector: 'B1' }]);
    expect([calm.state.stash, eventsOf(calm, 'mine went off')]).toEqual([['Land Mine'], []]);
    const own = leave('Ra', 'rebel');
    expect([eventsOf(own, 'mine went off'), own.state.sectors[0]?.mine]).toEqual([[], 'rebel']);
    const on = play({
      attacker: 'rebel',
      forces: { dictator: { units: [figures('D', 9, 0)] }, rebel: { units: [{ merc: 'Ra' }] } },
      map: [{ id: 'B1' }],
    });
    pass(on, 'rebel').does('rebel', { type: 'fight on', squad: 'primary' });
    expect(eventsOf(on, 'fought on')).toContainEqual({ type: 'fought on', owner: 'rebel', squad: 'primary' });
  });

  it('19: a mine in the own sector is reported when it goes off', () => {
    const forces: Setup['forces'] = { dictator: { units: [{ militia: 1 }] }, rebel: { units: [GUN, { militia: 1 }] } };
    const run = play({ attacker: 'rebel', mine: 'dictator', forces });
    run.does('dictator', { type: 'set off mine' });
    expect(eventsOf(run, 'mine went off')).toEqual([{ type: 'mine went off', owner: 'dictator', sector: 'B2' }]);
    expect([health(run, 'Gun'), eventsOf(run, 'unit died').length, run.state.mine]).toEqual([2, 1, '']);
  });

  it.each([
    ['returns', ['Attack Dog'], []],
    ['discarded', [], ['Attack Dog']],
  ] as const)('17: a dog that lives at the end: %s', (dogAfterCombat, carried, discarded) => {
    const run = fight(
      [figures('Held', 5, 1), figures('Rest', 0, 1)],
      [figures('Handler', 9, 6, { gear: ['Attack Dog'], targets: 2 })],
      [6, 6, 6, 6, 6, 6],
      { options: { dogAfterCombat } },
    );
    run.does('rebel', { type: 'set dog', on: 'Held' });
    aim(run, 'rebel', 'Held', 'Rest');
    expect(run.outcome).toMatchObject({ winner: 'rebel', how: 'destroyed' });
    expect([gear(run, 'Handler'), run.state.discarded]).toEqual([carried, discarded]);
    expect(eventsOf(run, 'dog returned')).toHaveLength(carried.length);
    expect(unitOf(run, 'rebel dog 1').place).toBe('gone');
    const card = { card: 'Attack Dog', slot: 'accessory', armor: 0, uses: 0 };
    expect(unitOf(run, 'Handler').gear).toEqual(carried.map(() => card));
  });
});

describe('what others take over or wait for', () => {
  it('8: equipment that is taken over is reported; equal cards are offered once', () => {
    const dead = { merc: 'Ra' as const, gear: ['Bandolier' as const, 'Repair Kit' as const, 'Repair Kit' as const] };
    const run = fight([{ dictator: 'The Colonel' }, figures('D', 9, 3)], [dead, figures('R', 0, 1)], [6, 6, 6]);
    aim(run, 'dictator', 'Ra');
    const offered = run
      .offers('dictator')
      .map(({ action }) => (action.type === 'take' ? `${action.card} ${action.to}` : ''));
    expect(offered).toHaveLength(new Set(offered).size);
    run.does('dictator', { type: 'take', card: 'Repair Kit', to: 'D' });
    expect(eventsOf(run, 'taken')).toEqual([{ type: 'taken', card: 'Repair Kit', to: 'D' }]);
    expect(run.offers('dictator').filter(({ action }) => action.type === 'take').length).toBeGreaterThan(0);
  });

  it('16: who strikes before round 1 does so with his equipment, at one target', () => {
    const run = fight(
      [figures('D', 1, 1), figures('E', 1, 1)],
      [{ merc: 'Golem', gear: ['M16, burst fire'] }],
      [1, 1, 1, 1, 1],
    );
    expect([run.state.round, run.state.attack?.dice, run.state.attack?.limit]).toEqual([0, 5, 1]);
    aim(run, 'rebel', 'D');
    expect([run.state.round, run.state.attack?.limit]).toEqual([1, 2]);
  });

  it('21: it does not matter which Rebel chose first who is lost', () => {
    const after = (...seats: ('rebel' | 'rebel2')[]) => {
      const militia = { units: [{ militia: 2 }] };
      const forces: Setup['forces'] = { dictator: { units: [{ militia: 1 }] }, rebel: militia, rebel2: militia };
      const run = play({ attacker: 'rebel', forces, tactics: [{ card: 'Family Threat' }] });
      for (const seat of seats) {
        const [loss] = run.offers(seat).filter(({ action }) => action.type === 'take loss');
        if (!loss) throw new Error(`${seat} has nobody to lose`);
        run.does(seat, loss.action);
      }
      return eventsOf(run, 'losses chosen');
    };
    expect(after('rebel', 'rebel2')).toEqual(after('rebel2', 'rebel'));
    expect(after('rebel', 'rebel2')).not.toEqual(after('rebel', 'rebel'));
  });

  it('6: all at the same target holds for militia in a row, and ends with the target or the row', () => {
    const run = fight([{ militia: 3 }], [figures('R', 9, 0), figures('S', 0, 0)], [1, 6, 6]);
    pass(run, 'dictator');
    expect(run.offers('dictator').some(({ action }) => action.type === 'aim all')).toBe(true);
    run.does('dictator', { type: 'aim all', target: 'S' });
    expect(eventsOf(run, 'targets declared').map(({ targets }) => targets)).toEqual([['S'], ['S']]);
    expect(health(run, 'S')).toBe(2);
  });
});

describe('section 9: where a squad may go', () => {
  const around = (vehicle?: 'Chopper' | 'Jeep', squad: 'primary' | 'secondary' = 'primary') =>
    play({
      attacker: 'rebel',
      forces: {
        dictator: { units: [figures('D', 9, 0)] },
        rebel: {
          units: [GUN, figures('Two', 1, 1, { squad: 'secondary' })],
          ...(vehicle && { vehicles: [{ vehicle, squad }] }),
        },
      },
    });
  const at = (id: string, more: Partial<Sector> = {}): Sector => ({ id, dictator: 0, rebel: 0, mine: '', ...more });
  const why = (run: Fight, sector: Sector) => whyNotRetreat(run.state, 'rebel', 'primary', sector)?.code ?? 'free';
  it('to the four sectors beside it; a squad with a chopper across the corners too', () => {
    const all = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2', 'A3', 'B3', 'C3', 'B4', 'D2', 'D3', 'D4'];
    const free = (run: Fight) => all.filter((id) => why(run, at(id)) === 'free').join(' ');
    expect(free(around())).toBe('B1 A2 C2 B3');
    expect(free(around('Jeep'))).toBe('B1 A2 C2 B3');
    expect(free(around('Chopper'))).toBe('A1 B1 C1 A2 C2 A3 B3 C3');
    expect(free(around('Chopper', 'secondary'))).toBe('B1 A2 C2 B3');
    for (const change of [{ armor: 0 }, { place: 'B1' }, { owner: 'rebel2' as const }]) {
      const run = around('Chopper');
      Object.assign(run.state.vehicles[0] as object, change);
      expect(free(run)).toBe('B1 A2 C2 B3');
    }
  });
  it('where no enemy is, or where the own side has more; a tie is the Dictator’s', () => {
    const sectors = [
      at('B1'),
      at('B1', { dictator: 1 }),
      at('B1', { dictator: 1, rebel: 1 }),
      at('B1', { dictator: 1, rebel: 2 }),
      at('B1', { rebel: 1 }),
    ];
    expect(sectors.map((sector) => why(around(), sector))).toEqual([
      'free',
      'enemy-sector',
      'enemy-sector',
      'free',
      'free',
    ]);
    expect(sectors.map(controllerOf)).toEqual([null, 'dictator', 'dictator', 'rebel', 'rebel']);
  });
  it('a mine goes off against the other side alone, and where nobody stands', () => {
    const mined = (more: Partial<Sector>) => [
      minedAgainst(at('B1', more), 'rebel'),
      minedAgainst(at('B1', more), 'dictator'),
    ];
    expect([
      mined({}),
      mined({ mine: 'dictator' }),
      mined({ mine: 'rebel' }),
      mined({ mine: 'dictator', rebel: 1 }),
    ]).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });
});
