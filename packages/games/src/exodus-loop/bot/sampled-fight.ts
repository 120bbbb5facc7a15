import { below, seedState } from '@fray/engine';
import { CARRIER_DIE, CARRIER_FIRE_DISTANCE } from '../content/house.ts';
import { dieOf, type SquadronType } from '../content/squadrons.ts';
import { attackOf, damageOf, defenceOf } from '../rules/effective.ts';
import { maxHull, rowOfCarrier, speedOf } from '../rules/figures.ts';
import { byId, distanceTo } from '../rules/ships.ts';
import type { Side, Squadron, View } from '../types.ts';

/** Fights that are played, and turns after which nobody has cleared the cell. */
const SAMPLES = 24;
const TURNS = 5;
/** Who still has ammo where the others have none will clear the cell later, if nothing happens. */
const LIKELY = 0.7;

interface Fighter {
  id: string;
  type: SquadronType;
  isMine: boolean;
  hull: number;
  ammo: number;
  /** What it begins with, and hull without damage. */
  start: { readonly hull: number; readonly ammo: number; readonly whole: number };
  initiative: number;
  speed: number;
  attack: number;
  /** In the turn in which it arrives, and dug in. */
  defence: readonly [arriving: number, dug: number];
}

/** Defenses are those of DEFEND, which everybody gives who stays: it has the ATK of ATTACK. */
function fighterOf(view: View, unit: Squadron, cell: number, isMine: boolean): Fighter {
  const there = { ...unit, cell };
  const dug = defenceOf(view, { ...there, order: 'DEFEND' });
  const arriving = isMine && unit.cell !== cell ? defenceOf(view, { ...there, order: 'ATTACK' }) : dug;
  return {
    id: unit.id,
    type: unit.type,
    isMine,
    hull: unit.hull,
    ammo: unit.ammo,
    start: { hull: unit.hull, ammo: unit.ammo, whole: maxHull(view, unit) },
    initiative: 0,
    speed: speedOf(unit),
    attack: attackOf(view, there, 'DEFEND'),
    defence: [arriving, dug],
  };
}

/** Whom everybody shoots at: the slowest, then the weakest, then the first by name (section 14). */
function targetOf(fighters: readonly Fighter[], isMine: boolean): Fighter | undefined {
  let found: Fighter | undefined;
  for (const one of fighters) {
    if (one.isMine !== isMine || one.hull <= 0) continue;
    if (!found || (one.speed - found.speed || one.hull - found.hull || byId(one, found)) < 0) found = one;
  }
  return found;
}

interface Gun {
  isMine: boolean;
  attack: number;
}
/** Rolls a die with this many sides. */
type Roll = (sides: number) => number;

const stands = (fighters: readonly Fighter[], isMine: boolean): boolean =>
  fighters.some((one) => one.isMine === isMine && one.hull > 0);

/** Plays the fight once: 1 if the cell is cleared, less if it is only likely to be. `order` holds the same fighters. */
function playFight(fighters: readonly Fighter[], order: Fighter[], guns: readonly Gun[], roll: Roll): number {
  for (const one of fighters) {
    one.hull = one.start.hull;
    one.ammo = one.start.ammo;
  }
  for (let turn = 0; turn < TURNS && stands(fighters, true) && stands(fighters, false); turn++) {
    // Carriers have given their orders before anybody arrives.
    for (const gun of turn > 0 ? guns : []) {
      const target = targetOf(fighters, !gun.isMine);
      if (target) target.hull -= damageOf(roll(CARRIER_DIE), gun.attack, target.defence[1]);
    }
    for (const one of fighters) one.initiative = roll(one.speed + 1);
    order.sort((a, b) => b.initiative - a.initiative || b.speed - a.speed || byId(a, b));
    for (const one of order) shoot(fighters, one, turn, roll);
    for (const one of fighters)
      if (one.type === 'G' && one.hull > 0) one.hull = Math.min(one.hull + 1, one.start.whole);
  }
  if (!stands(fighters, false)) return 1;
  const canShoot = (isMine: boolean) => fighters.some((one) => one.isMine === isMine && one.hull > 0 && one.ammo > 0);
  return canShoot(true) && !canShoot(false) ? LIKELY : 0;
}

function shoot(fighters: readonly Fighter[], fighter: Fighter, turn: number, roll: Roll): void {
  if (fighter.hull <= 0 || fighter.ammo <= 0) return;
  const target = targetOf(fighters, !fighter.isMine);
  if (!target) return;
  fighter.ammo--;
  // The splash of a Destroyer ignores DEF; it counts as one point less of it.
  const defence = Math.max(0, target.defence[turn > 0 ? 1 : 0] - (fighter.type === 'D' ? 1 : 0));
  target.hull -= damageOf(roll(dieOf(fighter.type, target.type)), fighter.attack, defence);
}

/**
 * How often these squadrons clear a cell of the other side, by what their side sees. The dice follow from the turn and the cell alone, so
 * that every squadron of a turn gets the same answer.
 */
export function clearedShare(view: View, side: Side, cell: number, mine: readonly Squadron[]): number {
  const foes = view.squadrons.filter((unit) => unit.side !== side && unit.cell === cell && unit.hull > 0);
  if (!foes.length) return 1;
  if (!mine.length) return 0;
  const fighters = [
    ...mine.map((unit) => fighterOf(view, unit, cell, true)),
    ...foes.map((unit) => fighterOf(view, unit, cell, false)),
  ];
  const guns = view.carriers
    .filter((ship) => ship.hull > 0 && distanceTo(ship, cell) <= CARRIER_FIRE_DISTANCE)
    .map((ship) => ({ isMine: ship.side === side, attack: rowOfCarrier(ship).atk }))
    .filter(({ attack }) => attack > 0);
  const words = seedState(view.turn, cell);
  const roll: Roll = (sides) => 1 + below(words, sides);
  const order = [...fighters];
  let cleared = 0;
  for (let sample = 0; sample < SAMPLES; sample++) cleared += playFight(fighters, order, guns, roll);
  return cleared / SAMPLES;
}
