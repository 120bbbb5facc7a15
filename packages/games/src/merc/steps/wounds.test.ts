import { describe, expect, it } from 'vitest';
import type { Setup, SetupUnit } from '../setup/schema.ts';
import {
  aim,
  eventsOf,
  fight,
  figures,
  figuresOf,
  gear,
  health,
  idle,
  isOffered,
  play,
  unitOf,
  until,
} from '../tests/fixture.ts';

const GUN = figures('Gun', 9, 4);
/** Four hits on one target with something behind it. */
const shoot = (target: SetupUnit, hits: number, more: Partial<Setup> = {}) => {
  const run = fight(
    [target, figures('Rest', -5, 1)],
    [figures('Gun', 9, hits)],
    Array.from({ length: hits }, () => 6),
    more,
  );
  return aim(run, 'rebel', target.name ?? target.merc ?? '');
};

describe('wounds: armor and health apart (section 7)', () => {
  it('armor before health: armor slot, accessory slot, bandolier, then health', () => {
    const plate = { name: 'Plate', slot: 'accessory', armor: 1 } as const;
    const spare = { name: 'Spare plate', slot: 'accessory', armor: 1 } as const;
    const target = figures('Wall', 1, 1, { gear: ['Bandolier', spare, plate, 'Flak Vest'] });
    expect(eventsOf(shoot(target, 4), 'armor soaked').map((soak) => soak.card)).toEqual([
      'Flak Vest',
      'Spare plate',
      'Plate',
    ]);
    const direct = figures('Wall', 1, 1, { gear: [plate, 'Flak Vest'] });
    expect(eventsOf(shoot(direct, 2), 'armor soaked').map((soak) => soak.card)).toEqual(['Flak Vest', 'Plate']);
  });
  it('partly damaged armor stays on with what is left', () => {
    const run = shoot({ merc: 'Ra', gear: ['Body Armor'] }, 2);
    expect(unitOf(run, 'Ra').gear).toEqual([{ card: 'Body Armor', slot: 'armor', armor: 1, uses: 0 }]);
    expect(eventsOf(run, 'armor soaked')).toEqual([
      { type: 'armor soaked', unit: 'Ra', card: 'Body Armor', amount: 2, left: 1 },
    ]);
  });
  it('a vehicle is hit before anything else; destroyed, its bonuses are gone at the next READY', () => {
    const forces: Setup['forces'] = {
      dictator: { units: [figures('D', 9, 5)] },
      rebel: {
        units: [figures('A', 2, 1, { gear: ['Flak Vest'] }), figures('B', 1, 1)],
        vehicles: [{ vehicle: 'Tank', armor: 4 }],
      },
    };
    const run = play({ attacker: 'rebel', forces }, [6, 6, 6, 6, 6]);
    expect([unitOf(run, 'A').combat, unitOf(run, 'B').initiative]).toEqual([4, 0]);
    aim(run, 'dictator', 'A');
    expect(eventsOf(run, 'armor soaked').map((soak) => [soak.card, soak.amount])).toEqual([
      ['Tank', 4],
      ['Flak Vest', 1],
    ]);
    while (run.state.round === 1) idle(run);
    expect([unitOf(run, 'A').combat, unitOf(run, 'B').initiative]).toEqual([1, 1]);
  });
  it('a Humvee adds combat, a Jeep only armor; piercing passes a vehicle', () => {
    const forces = (vehicle: string): Setup['forces'] => ({
      dictator: { units: [figures('D', 9, 1, { gear: ['9mm Handgun, AP ammo'] })] },
      rebel: { units: [figures('A', 2, 1)], vehicles: [{ vehicle }] },
    });
    expect(unitOf(play({ attacker: 'rebel', forces: forces('Humvee') }), 'A').combat).toBe(2);
    const run = play({ attacker: 'rebel', forces: forces('Jeep') }, [6, 6]);
    aim(run, 'dictator', 'A');
    expect([unitOf(run, 'A').combat, health(run, 'A'), run.state.vehicles[0]?.armor]).toEqual([1, 1, 1]);
  });
});

describe('convert: Adelheid', () => {
  const setup = (dice: number[]) => {
    const run = fight([{ militia: 2 }], [{ merc: 'Adelheid', gear: ['Uzi', 'Ghillie Suit'] }], dice);
    return aim(run, 'rebel', 'dictator militia 1', 'dictator militia 2');
  };
  it('she decides for each hit', () => {
    const run = setup([6]);
    run.does('rebel', { type: 'kill' });
    expect(unitOf(run, 'dictator militia 1').place).toBe('dead');
    const turned = setup([6]).does('rebel', { type: 'convert' });
    expect(eventsOf(turned, 'converted')).toEqual([
      { type: 'converted', unit: 'dictator militia 1', by: 'Adelheid', owner: 'rebel' },
    ]);
    expect([turned.state.attackers.length, turned.state.defenders.length]).toEqual([2, 1]);
  });
});

describe('dying: an Epinephrine Shot interrupts (section 18)', () => {
  const holder = figures('Holder', 1, 1, { gear: ['Epinephrine Shot'] });
  const kill = (units: SetupUnit[], more: Partial<Setup> = {}) => {
    const run = fight(units, [GUN], [6, 6, 6, 6], more);
    return aim(run, 'rebel', 'Victim');
  };
  it('a squad mate saves the MERC, who stays at 1 health with his gear', () => {
    const run = kill([figures('Victim', 2, 1, { gear: ['M16'] }), holder]);
    expect(run.step).toBe('dying');
    run.does('dictator', { type: 'save', by: 'Holder' });
    expect([health(run, 'Victim'), gear(run, 'Victim'), gear(run, 'Holder')]).toEqual([1, ['M16'], []]);
    expect(run.state.discarded).toEqual(['Epinephrine Shot']);
  });
  it('the MERC may use his own', () => {
    const run = kill([figures('Victim', 2, 1, { gear: ['Epinephrine Shot'] })]);
    run.does('dictator', { type: 'save', by: 'Victim' });
    expect(health(run, 'Victim')).toBe(1);
  });
  it('a dead man saves nobody, though his shot was in reach', () => {
    // Both are named, and the holder dies of the same attack, first.
    const run = fight(
      [holder, figures('Victim', 2, 1)].map((unit) => ({ ...unit, health: 1 })),
      [figures('Gun', 9, 2, { targets: 2 })],
      [6, 6],
    );
    aim(run, 'rebel', 'Holder', 'Victim');
    run.does('dictator', { type: 'let die' });
    expect([unitOf(run, 'Holder').place, unitOf(run, 'Victim').place]).toEqual(['dead', 'dead']);
    expect(eventsOf(run, 'unit died').map(({ unit }) => unit)).toEqual(['Holder', 'Victim']);
  });
  it('not from another squad, unless the option widens it', () => {
    const units = [figures('Victim', 2, 1), { ...holder, squad: 'secondary' } as SetupUnit];
    expect(unitOf(kill(units), 'Victim').place).toBe('dead');
    const run = kill(units, { options: { epinephrineReach: 'side' } });
    expect(isOffered(run, 'dictator', { type: 'save', by: 'Holder' })).toBe(true);
  });
});

it('death: the MERC and all his equipment are discarded', () => {
  const run = shoot({ merc: 'Ra', gear: ['M16', 'Flak Vest', 'Grenade'] }, 4);
  expect(eventsOf(run, 'unit died')).toEqual([{ type: 'unit died', unit: 'Ra', lost: ['M16', 'Grenade'] }]);
  expect(run.state.discarded).toEqual(['Flak Vest', 'M16', 'Grenade']);
  const declined = fight(
    [figures('Victim', 2, 1, { gear: ['Epinephrine Shot'] }), figures('Rest', 0, 1)],
    [GUN],
    [6, 6, 6, 6],
  );
  aim(declined, 'rebel', 'Victim').does('dictator', { type: 'let die' });
  expect(unitOf(declined, 'Victim').place).toBe('dead');
  expect(declined.state.discarded).toEqual(['Epinephrine Shot']);
});

it('death: of the Dictator character ends the game for the Rebels', () => {
  const run = fight([{ dictator: 'The Broker' }], [GUN], [6, 6, 6, 1]);
  aim(run, 'rebel', 'The Broker');
  expect(run.ended()).toMatchObject({ winner: 'rebel', how: 'dictator killed' });
});

describe('loot: The Colonel', () => {
  const dictator: SetupUnit[] = [{ dictator: 'The Colonel' }, figures('D', 9, 4, { gear: ['M16'] })];
  const victim = { merc: 'Ra', gear: ['AK-47', 'Flak Vest', 'Grenade'] };
  const killed = (units = dictator) => {
    const run = fight(units, [victim, figures('R', 0, 1)], [6, 6, 6, 6, 6, 6, 6]);
    return aim(run, 'dictator', 'Ra');
  };
  it('his side takes what fits, or puts it into the stash; the rest is discarded', () => {
    const run = killed();
    expect(run.step).toBe('loot');
    expect(isOffered(run, 'dictator', { type: 'take', card: 'AK-47', to: 'D' })).toBe(false);
    run.does('dictator', { type: 'take', card: 'AK-47', to: 'The Colonel' });
    run.does('dictator', { type: 'take', card: 'Grenade', to: 'stash' });
    expect([gear(run, 'The Colonel'), run.state.stash]).toEqual([['AK-47'], ['Grenade']]);
    expect(run.state.discarded).toEqual(['Flak Vest']);
  });
  it('section 8: a dented card that nobody can carry is discarded, and nobody is asked', () => {
    const run = fight(
      [
        { dictator: 'The Colonel', gear: ['Flak Vest'] },
        figures('D', 9, 4, { gear: ['M16, AP ammo', 'Ghillie Suit'] }),
      ],
      [{ merc: 'Ra', gear: [{ card: 'Kevlar Vest', armor: 1 }] }, figures('R', 0, 1)],
      [6, 6, 6, 6, 6, 6, 6],
    );
    aim(run, 'dictator', 'Ra');
    expect(run.step).not.toBe('loot');
    expect([unitOf(run, 'Ra').place, run.state.discarded, run.state.stash]).toEqual(['dead', ['Kevlar Vest'], []]);
  });
  it('section 8: what nobody can carry after the rest was taken is discarded', () => {
    const run = fight(
      [
        { dictator: 'The Colonel', gear: ['Flak Vest'] },
        figures('D', 9, 4, { gear: ['M16, AP ammo', 'Ghillie Suit'] }),
      ],
      [{ merc: 'Ra', gear: ['AK-47', { card: 'Kevlar Vest', armor: 1 }] }, figures('R', 0, 1)],
      [6, 6, 6, 6, 6, 6, 6],
    );
    aim(run, 'dictator', 'Ra').does('dictator', { type: 'take', card: 'AK-47', to: 'stash' });
    expect(run.step).not.toBe('loot');
    expect([run.state.discarded, run.state.stash]).toEqual([['Kevlar Vest'], ['AK-47']]);
  });
  it('section 8: nothing is lost when the only unit that could carry it is removed meanwhile', () => {
    const run = fight(
      [{ dictator: 'The Colonel', gear: ['Flak Vest'] }, figures('D', 9, 7, { gear: ['9mm Handgun, AP ammo'] })],
      [{ merc: 'Ra', gear: [{ card: 'Kevlar Vest', armor: 1 }] }, figures('R', 0, 1)],
      [6, 6, 6, 6, 6, 6, 6, 6],
    );
    aim(run, 'dictator', 'Ra').does('host', { type: 'adjust', what: 'remove', unit: 'D' });
    run.does('dictator', { type: 'leave' });
    expect(run.state.discarded).toEqual(['Kevlar Vest']);
  });
  it('may be left', () => {
    const run = killed();
    run.does('dictator', { type: 'leave' });
    expect(run.state.discarded).toEqual(['Flak Vest', 'AK-47', 'Grenade']);
  });
  it('sections 4 and 19: a one-use item that the shooter takes in his own attack gave no dice and is kept until the next', () => {
    const run = fight(
      [{ dictator: 'The Colonel' }, figures('D', 9, 4, { gear: ['Flak Vest'] })],
      [{ merc: 'Ra', gear: ['Grenade'] }, figures('R', 1, 1)],
      [4, 4, 4, 1],
    );
    aim(run, 'dictator', 'Ra').does('dictator', { type: 'take', card: 'Grenade', to: 'D' });
    expect([gear(run, 'D'), run.state.discarded]).toEqual([['Flak Vest', 'Grenade'], []]);
    // Its figures count from the next READY on; the attack made with them uses it up.
    expect(figuresOf(run, 'D')).toEqual([9, 4, 1]);
    until(run, 'R');
    for (let guard = 0; guard < 20 && run.state.round === 1; guard++) idle(run);
    expect(figuresOf(run, 'D')).toEqual([7, 7, 3]);
    until(run, 'D');
    run.does('dictator', { type: 'aim', target: 'R' }).throws(1, 1, 1, 1, 1, 1, 1);
    expect([gear(run, 'D'), run.state.discarded, figuresOf(run, 'D')]).toEqual([['Flak Vest'], ['Grenade'], [7, 4, 1]]);
  });
  it('section 4: a weapon taken over in mid-round pierces no armor in that round, even if something else is used up', () => {
    const run = fight(
      [{ dictator: 'The Colonel' }, figures('D', 9, 1, { gear: ['Grenade'] })],
      [{ merc: 'Ra', gear: ['M16, AP ammo'] }, figures('R', 1, 1)],
      [4, 4, 4, 1],
    );
    aim(run, 'dictator', 'Ra').does('dictator', { type: 'take', card: 'M16, AP ammo', to: 'D' });
    expect([gear(run, 'D'), figuresOf(run, 'D'), unitOf(run, 'D').pierces]).toEqual([
      ['M16, AP ammo'],
      [7, 1, 1],
      false,
    ]);
    until(run, 'R');
    for (let guard = 0; guard < 20 && run.state.round === 1; guard++) idle(run);
    expect([figuresOf(run, 'D'), unitOf(run, 'D').pierces]).toEqual([[9, 4, 1], true]);
  });
  it('section 4: what another unit takes over in mid-round changes nothing in its attack of that round', () => {
    const run = fight(
      [{ dictator: 'The Colonel', gear: ['9mm Handgun'] }, figures('D', 9, 4)],
      [{ merc: 'Ra', gear: ['Mortar'] }, figures('R', 1, 1)],
      [4, 4, 4, 1],
    );
    aim(run, 'dictator', 'Ra').does('dictator', { type: 'take', card: 'Mortar', to: 'The Colonel' });
    const before = figuresOf(run, 'The Colonel');
    until(run, 'The Colonel');
    aim(run, 'dictator', 'R').throws(...new Array<number>(before[1]).fill(1));
    expect([gear(run, 'The Colonel'), figuresOf(run, 'The Colonel')]).toEqual([['9mm Handgun', 'Mortar'], before]);
  });
  it('is no business of other Dictators', () => {
    expect(killed([{ dictator: 'The General' }, figures('D', 9, 4, { gear: ['M16'] })]).step).not.toBe('loot');
  });
});
