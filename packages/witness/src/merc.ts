import { add, endsFrom, hitShares, type Shares, times } from './chance.ts';

/** A fight of MERC to its end, from its rules (4 to 8, 16): nobody retreats; who acts names the first living enemies and hits them in turn. */

export interface Unit {
  name: string;
  side: 'dictator' | 'rebel';
  isMilitia: boolean;
  initiative: number;
  combat: number;
  targets: number;
  health: number;
  armor: number;
  /** A die hits with this face or more. */
  hitsOn: number;
  /** Each six may hit an enemy that was not named (Wolverine). */
  strays: boolean;
  /** Attacks one enemy before the first round (Golem). */
  isFirst: boolean;
  pierces: boolean;
}

type Body = readonly [health: number, armor: number];
interface Field {
  bodies: readonly Body[];
  isBegun: boolean;
}

/** Section 5: highest first; at one value the sides take turns, the Dictator first; all militia of a side are one slot, the last of theirs. */
function orderOf(units: readonly Unit[], isAlive: (at: number) => boolean): number[] {
  const alive = units.flatMap((unit, at) => (isAlive(at) ? [{ unit, at }] : []));
  const order: number[] = [];
  for (const initiative of [...new Set(alive.map(({ unit }) => unit.initiative))].sort((a, b) => b - a)) {
    const slots = (['dictator', 'rebel'] as const).map((side) => {
      const mine = alive.filter(({ unit }) => unit.side === side && unit.initiative === initiative);
      const militia = mine.filter(({ unit }) => unit.isMilitia).map(({ at }) => at);
      const others = mine
        .filter(({ unit }) => !unit.isMilitia)
        .sort((a, b) => (a.unit.name < b.unit.name ? -1 : 1))
        .map(({ at }) => [at]);
      return militia.length ? [...others, militia] : others;
    }) as [number[][], number[][]];
    for (let turn = 0; turn < Math.max(slots[0].length, slots[1].length); turn++)
      order.push(...(slots[0][turn] ?? []), ...(slots[1][turn] ?? []));
  }
  return order;
}

/** Section 7: armor first, what is left goes on to health; armor piercing leaves the armor alone. */
function strike([health, armor]: Body, hits: number, pierces: boolean): Body {
  const soaked = pierces ? 0 : Math.min(armor, hits);
  return [Math.max(0, health - (hits - soaked)), armor - soaked];
}
/** The hits that kill. */
const enough = ([health, armor]: Body, pierces: boolean): number => health + (pierces ? 0 : armor);

/** Every result of an attack of one unit that may name this many enemies. */
function attack(units: readonly Unit[], field: Field, at: number, most: number): [Field, number][] {
  const unit = units[at] as Unit;
  const foes = units.flatMap(({ side }, foe) => (side !== unit.side && (field.bodies[foe]?.[0] ?? 0) > 0 ? [foe] : []));
  const named = foes.slice(0, most);
  const results: [Field, number][] = [];
  const land = (plain: number, stray: number, share: number): void => {
    const bodies = [...field.bodies];
    let [left, sixes] = [plain, stray];
    for (const foe of foes) {
      const body = bodies[foe] as Body;
      const wanted = enough(body, unit.pierces);
      const isNamed = named.includes(foe);
      const fromPlain = isNamed ? Math.min(wanted, left) : 0;
      const fromSixes = Math.min(wanted - fromPlain, sixes);
      left -= fromPlain;
      sixes -= fromSixes;
      bodies[foe] = strike(body, fromPlain + fromSixes, unit.pierces);
    }
    results.push([{ ...field, bodies }, share]);
  };
  const dice = Math.max(0, unit.combat);
  const chance = (7 - unit.hitsOn) / 6;
  if (!unit.strays) for (const [hits, share] of hitShares(times(dice, chance)).entries()) land(hits, 0, share);
  else
    for (const [sixes, ofSixes] of hitShares(times(dice, 1 / 6)).entries()) {
      // Of the dice that are no six.
      const plain = hitShares(times(dice - sixes, (chance - 1 / 6) / (5 / 6)));
      for (const [hits, share] of plain.entries()) land(hits, sixes, ofSixes * share);
    }
  return results;
}

const isOver = (units: readonly Unit[], { bodies }: Field): boolean =>
  (['dictator', 'rebel'] as const).some((side) =>
    units.every((unit, at) => unit.side !== side || (bodies[at]?.[0] ?? 0) === 0),
  );

/** How likely each end is: `rebel 2`, `dictator 1`, with the number of units left. */
export function fightShares(units: readonly Unit[]): Shares {
  const keyOf = (field: Field): string => JSON.stringify(field);
  const merge = (list: readonly (readonly [Field, number])[]): [Field, number][] => {
    const shares: Shares = new Map();
    for (const [field, share] of list) add(shares, keyOf(field), share);
    return [...shares].map(([key, share]) => [JSON.parse(key) as Field, share]);
  };
  const acted = (fields: readonly [Field, number][], at: number, most: number): [Field, number][] =>
    merge(
      fields.flatMap(([field, share]): [Field, number][] =>
        (field.bodies[at]?.[0] ?? 0) === 0 || isOver(units, field)
          ? [[field, share]]
          : attack(units, field, at, most).map(([next, part]) => [next, share * part]),
      ),
    );
  return endsFrom<Field>(
    { bodies: units.map(({ health, armor }) => [health, armor] as const), isBegun: false },
    keyOf,
    (field) => {
      const order = orderOf(units, (at) => (field.bodies[at]?.[0] ?? 0) > 0);
      let fields: [Field, number][] = [[{ ...field, isBegun: true }, 1]];
      if (!field.isBegun) {
        // The order of the first round is fixed when it begins, after the first strikes. Of two sides the Dictator's are first (26).
        for (const side of ['dictator', 'rebel'] as const)
          for (const [at, unit] of units.entries())
            if (unit.isFirst && unit.side === side) fields = acted(fields, at, 1);
        return fields;
      }
      for (const at of order) fields = acted(fields, at, (units[at] as Unit).targets);
      return fields;
    },
    (field) => {
      if (!isOver(units, field)) return undefined;
      const left = (side: Unit['side']) =>
        units.filter((unit, at) => unit.side === side && (field.bodies[at]?.[0] ?? 0) > 0).length;
      return left('rebel') > 0 ? `rebel ${left('rebel')}` : `dictator ${left('dictator')}`;
    },
  );
}
