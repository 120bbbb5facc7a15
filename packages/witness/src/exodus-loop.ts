import { add, type Shares } from './chance.ts';

/** One RESOLUTION step 6 of Exodus Loop, combat in every contested cell, up to the next turn: from its rules (3, 4, 12 to 17). */

export type Type = 'I' | 'B' | 'G' | 'F' | 'D' | 'S' | 'M';
export interface Squadron {
  id: string;
  side: 'player' | 'enemy';
  type: Type;
  column: number;
  row: number;
  hull: number;
  ammo: number;
  order: 'ATTACK' | 'DEFEND' | undefined;
  /** The bonus of a pilot. */
  perk: 'atk' | 'def' | 'spd' | undefined;
}

/** Section 3. */
const FIGURES: Readonly<Record<Type, { spd: number; atk: number; def: number }>> = {
  I: { spd: 3, atk: 1, def: 1 },
  B: { spd: 1, atk: 3, def: 1 },
  G: { spd: 2, atk: 2, def: 3 },
  F: { spd: 2, atk: 1, def: 2 },
  D: { spd: 2, atk: 3, def: 1 },
  S: { spd: 4, atk: 1, def: 1 },
  M: { spd: 1, atk: 0, def: 1 },
};
/** Section 4: who beats whom. */
const BEATS: Readonly<Partial<Record<Type, Type>>> = { I: 'B', B: 'G', G: 'I' };
const dieOf = (attacker: Type, target: Type): number =>
  BEATS[attacker] === target ? 10 : BEATS[target] === attacker ? 4 : 6;

const GUNSHIP_HULL = 5;

const isAlive = ({ hull }: Squadron): boolean => hull > 0;
const distance = (a: Squadron, b: Squadron): number => Math.abs(a.column - b.column) + Math.abs(a.row - b.row);
const spdOf = ({ type, perk }: Squadron): number => FIGURES[type].spd + Number(perk === 'spd');

/** Section 14, and 15.3: each frigate beside it that defends gives 1. */
function atkOf(unit: Squadron, all: readonly Squadron[]): number {
  const frigates = all.filter(
    (other) =>
      isAlive(other) &&
      other.type === 'F' &&
      other.order === 'DEFEND' &&
      other.side === unit.side &&
      distance(other, unit) === 1,
  );
  return FIGURES[unit.type].atk + Number(unit.order !== undefined) + Number(unit.perk === 'atk') + frigates.length;
}
const defOf = ({ type, order, perk }: Squadron): number =>
  FIGURES[type].def + (order === 'DEFEND' ? 2 : 0) + Number(perk === 'def');

const keyOf = (all: readonly Squadron[]): string =>
  all
    .filter(isAlive)
    .map(({ id, hull, ammo }) => `${id} ${hull} ${ammo}`)
    .sort()
    .join(', ');

/** Section 12: the slowest living enemy in the cell, then the lowest hull, then the name. */
function targetOf(unit: Squadron, all: readonly Squadron[]): Squadron | undefined {
  return all
    .filter((other) => isAlive(other) && other.side !== unit.side && distance(other, unit) === 0)
    .sort((a, b) => spdOf(a) - spdOf(b) || a.hull - b.hull || (a.id < b.id ? -1 : 1))[0];
}

/** Every result of one attack; 15.1: a destroyer takes 1 of DEF away, and all enemies beside the target lose 1 hull. */
function attack(all: readonly Squadron[], id: string): [Squadron[], number][] {
  const unit = all.find((one) => one.id === id) as Squadron;
  const target = isAlive(unit) && unit.ammo > 0 && unit.type !== 'M' ? targetOf(unit, all) : undefined;
  if (!target) return [[[...all], 1]];
  const isTorpedo = unit.type === 'D';
  const def = Math.max(0, defOf(target) - Number(isTorpedo));
  const sides = dieOf(unit.type, target.type);
  return Array.from({ length: sides }, (_, at) => {
    const damage = Math.max(0, at + 1 + atkOf(unit, all) - def);
    const next = all.map((one): Squadron => {
      if (one.id === unit.id) return { ...one, ammo: one.ammo - 1 };
      if (one.id === target.id) return { ...one, hull: Math.max(0, one.hull - damage) };
      const isSplashed = isTorpedo && one.side === target.side && distance(one, target) === 1;
      return isSplashed ? { ...one, hull: Math.max(0, one.hull - 1) } : one;
    });
    return [next, 1 / sides];
  });
}

/** How likely each order of attack is: 1d(SPD + 1) each, then SPD, then the name. */
function orders(units: readonly Squadron[]): Shares {
  const shares: Shares = new Map();
  const roll = (at: number, rolls: readonly number[], share: number): void => {
    const unit = units[at];
    if (unit) {
      const sides = spdOf(unit) + 1;
      for (let face = 1; face <= sides; face++) roll(at + 1, [...rolls, face], share / sides);
      return;
    }
    const order = units
      .map((one, place) => ({ one, face: rolls[place] as number }))
      .sort((a, b) => b.face - a.face || spdOf(b.one) - spdOf(a.one) || (a.one.id < b.one.id ? -1 : 1));
    add(shares, order.map(({ one }) => one.id).join(' '), share);
  };
  roll(0, [], 1);
  return shares;
}

/** Section 17.3: gunships repair 1 hull, unless the battle is over before UPKEEP. */
function upkeep(all: readonly Squadron[]): Squadron[] {
  const isOver = new Set(all.filter(isAlive).map(({ side }) => side)).size < 2;
  return all.map((one) =>
    one.type === 'G' && isAlive(one) && !isOver ? { ...one, hull: Math.min(GUNSHIP_HULL, one.hull + 1) } : one,
  );
}

/** How likely it is that these squadrons are left, with so much hull and ammo. */
export function combatShares(squadrons: readonly Squadron[]): Shares {
  const cells = [...new Set(squadrons.map(({ row, column }) => 100 * row + column))].sort((a, b) => a - b);
  let now = new Map<string, { all: readonly Squadron[]; share: number }>([
    [keyOf(squadrons), { all: squadrons, share: 1 }],
  ]);
  for (const cell of cells) {
    const next: typeof now = new Map();
    const end = (all: readonly Squadron[], share: number): void => {
      const key = keyOf(all);
      next.set(key, { all, share: (next.get(key)?.share ?? 0) + share });
    };
    for (const { all, share } of now.values()) {
      const here = all.filter((unit) => isAlive(unit) && 100 * unit.row + unit.column === cell);
      if (new Set(here.map(({ side }) => side)).size < 2) {
        end(all, share);
        continue;
      }
      for (const [order, part] of orders(here)) {
        let fights: [readonly Squadron[], number][] = [[all, share * part]];
        for (const id of order.split(' ')) {
          const merged = new Map<string, [readonly Squadron[], number]>();
          for (const [state, before] of fights)
            for (const [after, chance] of attack(state, id)) {
              const key = keyOf(after);
              merged.set(key, [after, (merged.get(key)?.[1] ?? 0) + before * chance]);
            }
          fights = [...merged.values()];
        }
        for (const [state, chance] of fights) end(state, chance);
      }
    }
    now = next;
  }
  const left: Shares = new Map();
  for (const { all, share } of now.values()) add(left, keyOf(upkeep(all)), share);
  return left;
}
