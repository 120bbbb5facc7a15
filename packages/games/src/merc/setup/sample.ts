import type { Chance } from '@fray/engine';
import { Lots } from '../../pick.ts';
import type { GearRow } from '../content/gear.ts';
import { ACCESSORIES, ARMOR, DICTATORS, MERCS, TACTICS, UNIT_ROWS, VEHICLES, WEAPONS } from '../content/index.ts';
import { NO_TRAITS } from '../content/traits.ts';
import { asGear, slotFor } from '../rules/slots.ts';
import { type Gear, PLAYERS, REBELS, type Side } from '../types.ts';
import { OPTION_NAMES, OPTIONS, type Options } from './options.ts';
import type { Setup, SetupForce, SetupUnit } from './schema.ts';

/** Legal setups at random, steered to rare content: every card comes up often enough for the battery to meet it. */
export function sample(chance: Chance): Setup {
  const lot = chance(1, 60)[0] as number;
  return OCCASIONS[lot - 1] ?? new Sampler(chance).setup();
}

/** Endings that random setups hardly ever reach: no unit can hurt another, and no unit is left on either side. */
const OCCASIONS: readonly Setup[] = [
  {
    attacker: 'rebel',
    forces: {
      dictator: { units: [{ merc: 'Teresa' }] },
      rebel: { units: [{ name: 'Pacifist', initiative: 2, combat: 0 }] },
    },
    map: [{ id: 'A2', dictator: 1 }, { id: 'C2' }],
    options: { roundLimit: 20 },
  },
  {
    attacker: 'dictator',
    tactics: [{ card: 'Artillery Barrage' }, { card: 'Fodder' }],
    forces: { dictator: { units: [] }, rebel: { units: [{ militia: 1 }] } },
  },
];

const CAST = MERCS.map((row) => row.name);
/** Cards that open a window or change the flow come up more often than plain ones. */
const RARE_MERCS = [
  'Golem',
  'Khenn',
  'Adelheid',
  'Basic',
  'Surgeon',
  'Wolverine',
  'Rizen',
  'Vandal',
  'Runde',
  'Squidhead',
];
const RARE_GEAR = ['Attack Dog', 'Epinephrine Shot', 'Medical Kit', 'First Aid Kit', 'Grenade', 'Mortar'];

class Sampler extends Lots {
  private readonly hired = new Set<string>();
  private readonly vehicles = new Set<string>();
  private readonly copies = new Map<string, number>();

  setup(): Setup {
    const attacker: Side = this.oneIn(2) ? 'dictator' : 'rebel';
    const bombards = this.oneIn(12);
    const rebels = this.oneIn(3) ? this.below(3) + 2 : 1;
    const forces: Setup['forces'] = { dictator: this.force(10), rebel: this.force(rebels === 1 ? 10 : 3) };
    for (const seat of REBELS.slice(1, rebels)) forces[seat] = this.force(2);
    const setup: Setup = { attacker, forces };
    if (this.oneIn(2)) this.enthrone(setup);
    if (bombards) this.bombard(setup);
    else this.trouble(setup);
    if (this.oneIn(4)) forces.rebel.units.push(this.stranger());
    for (const player of PLAYERS) {
      const force = forces[player];
      if (force && !force.units.length) force.units.push({ militia: 1 });
    }
    if (!this.oneIn(3)) this.surroundings(setup);
    if (this.oneIn(2)) setup.options = this.options();
    return setup;
  }

  private force(mostMilitia: number): SetupForce {
    const units: SetupUnit[] = [];
    const count = this.below(4);
    for (let i = 0; i < count; i++) this.hire(units);
    if (!count || !this.oneIn(3))
      units.push({ militia: this.below(this.oneIn(2) ? mostMilitia : Math.min(3, mostMilitia)) + 1 });
    const force: SetupForce = { units };
    if (this.oneIn(4)) this.garage(force);
    if (this.oneIn(8)) force.secondElsewhere = true;
    return force;
  }

  private hire(units: SetupUnit[]): void {
    const name = this.pick(this.oneIn(3) ? RARE_MERCS : CAST);
    const row = UNIT_ROWS.get(name);
    const present = units.map((unit) => unit.merc ?? '');
    const clash = present.some((mate) => mate === row?.traits.avoids || UNIT_ROWS.get(mate)?.traits.avoids === name);
    if (!row || this.hired.has(name) || clash) return;
    this.hired.add(name);
    const unit: SetupUnit = { merc: name, gear: this.gear(name) };
    if (this.oneIn(4)) unit.squad = 'secondary';
    if (this.oneIn(3)) unit.wounds = this.below(row.health - 1) + 1;
    units.push(unit);
  }

  private gear(name: string): string[] {
    const traits = UNIT_ROWS.get(name)?.traits ?? NO_TRAITS;
    const carried: Gear[] = [];
    const offer = (card: GearRow) => {
      const used = this.copies.get(card.name) ?? 0;
      const slot = used < card.copies ? slotFor(traits, carried, card) : undefined;
      if (!slot) return;
      this.copies.set(card.name, used + 1);
      carried.push(asGear(card, slot));
    };
    if (!this.oneIn(3)) offer(this.pick(WEAPONS));
    if (traits.secondWeapon) offer(this.pick(WEAPONS));
    if (this.oneIn(2)) offer(this.pick(ARMOR));
    const accessories = this.oneIn(4) ? 4 : 1;
    if (accessories > 1) offer(ACCESSORIES.find((card) => card.name === 'Bandolier') as GearRow);
    const rare = ACCESSORIES.filter((card) => RARE_GEAR.includes(card.name));
    for (let i = 0; i < accessories; i++) offer(this.pick(this.oneIn(2) ? rare : ACCESSORIES));
    return carried.map((card) => card.card);
  }

  private garage(force: SetupForce): void {
    const vehicle = this.pick(VEHICLES);
    const drivers = force.units.filter((unit) => unit.merc && !unit.squad).length;
    if (!drivers || drivers > vehicle.seats || this.vehicles.has(vehicle.name)) return;
    this.vehicles.add(vehicle.name);
    force.vehicles = [{ vehicle: vehicle.name }];
  }

  /** The Dictator himself, or only his rule. */
  private enthrone(setup: Setup): void {
    const ruler = this.pick(
      this.oneIn(2) ? ['The Colonel', 'The Chancellor', 'The Marshal'] : DICTATORS.map((row) => row.name),
    );
    if (this.oneIn(3)) setup.ruler = ruler;
    else setup.forces.dictator.units.push({ dictator: ruler, gear: this.gear(ruler) });
    setup.base = this.oneIn(2);
    if (ruler === 'The Chancellor') setup.named = this.pick(REBELS.filter((seat) => setup.forces[seat]));
  }

  private bombard(setup: Setup): void {
    const force = setup.attacker === 'dictator' ? setup.forces.dictator : setup.forces.rebel;
    const gunner = CAST.find((name) => !this.hired.has(name) && UNIT_ROWS.get(name)?.outside);
    if (!gunner || (this.copies.get('Mortar') ?? 0) >= 2 || force.vehicles) return;
    force.units.push({ merc: gunner, gear: ['Mortar'] });
    setup.kind = 'bombardment';
    setup.by = gunner;
  }

  private trouble(setup: Setup): void {
    const defenders = PLAYERS.filter(
      (player) => setup.forces[player] && (player === 'dictator') !== (setup.attacker === 'dictator'),
    );
    if (this.oneIn(3)) setup.mine = this.pick(defenders);
    if (!this.oneIn(2)) return;
    const count = this.below(3) + 1;
    setup.tactics = Array.from({ length: count }, () => {
      const row = this.pick(TACTICS);
      return row.effect === 'place militia' ? { card: row.name, militia: this.below(5) + 1 } : { card: row.name };
    });
  }

  private stranger(): SetupUnit {
    return {
      name: 'Stranger',
      initiative: this.below(6) - 1,
      combat: this.below(6),
      targets: this.below(3) + 1,
      armor: this.below(3),
      health: this.below(4) + 1,
      ability: this.pick(RARE_MERCS),
    };
  }

  private surroundings(setup: Setup): void {
    setup.sector = 'C3';
    const sectors = ['B3', 'C2', 'C4', 'D3', 'B2', 'D4'].filter(() => !this.oneIn(3));
    setup.map = sectors.map((id) => {
      const sector: NonNullable<Setup['map']>[number] = { id };
      if (this.oneIn(3)) sector.dictator = this.below(4);
      if (this.oneIn(3)) sector.rebel = this.below(4);
      if (this.oneIn(3)) sector.mine = this.oneIn(2) ? 'dictator' : 'rebel';
      return sector;
    });
  }

  private options(): Partial<Options> {
    const chosen: Record<string, string | number> = {};
    for (const name of OPTION_NAMES) {
      // A limit of four could refuse squads that exist already.
      if (name !== 'squadLimit' && this.oneIn(3)) chosen[name] = this.pick<string | number>(OPTIONS[name]);
    }
    return chosen;
  }
}
