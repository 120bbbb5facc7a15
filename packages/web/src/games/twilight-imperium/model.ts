import {
  anyUnit,
  type Die,
  effectNamed,
  fightRow,
  type PartyId,
  type Roll,
  type State,
  type Ti4,
  UNITS,
  type Unit,
} from '@fray/games/twilight-imperium/screen';
import { aboutOf, type Item } from '../../table/items.ts';

/** A die beside its unit: its face, and the choice that rerolls it. */
export interface UnitDie {
  face: number;
  hit: boolean;
  again: Item<Ti4> | undefined;
  rerolled: boolean;
}

export interface UnitToken {
  unit: Unit;
  dice: UnitDie[];
  /** What may happen to it now: a hit, Sustain Damage, an effect. */
  items: Item<Ti4>[];
}

export interface UnitGroup {
  key: string;
  name: string;
  type: string;
  sustains: boolean;
  /** One of them: figures are the same for all. */
  one: Unit;
  tokens: UnitToken[];
  lost: number;
}

const likeness = (unit: Unit): string => `${unit.side} ${unit.kind} ${unit.at} ${unit.damaged}`;

/** What may be done now, by unit. Of identical units only one is offered, so it is stored by likeness too. */
export interface Offers {
  byUnit: Map<string, Item<Ti4>[]>;
  byLikeness: Map<string, Item<Ti4>[]>;
  /** Dice that may be rerolled, by roll and place in it: `0:3`. */
  again: Map<string, Item<Ti4>>;
}

const isCard = ({ choice }: Item<Ti4>): boolean => choice.group === 'card';

export function offersOf(state: State, items: readonly Item<Ti4>[]): Offers {
  const offers: Offers = { byUnit: new Map(), byLikeness: new Map(), again: new Map() };
  const add = (map: Map<string, Item<Ti4>[]>, key: string, item: Item<Ti4>) =>
    map.set(key, [...(map.get(key) ?? []), item]);
  for (const item of items) {
    // Cards are shown in their window, not at the unit or die.
    if (item.why || isCard(item)) continue;
    const die = aboutOf(item, 'die');
    if (die !== undefined && !offers.again.has(die)) offers.again.set(die, item);
    const id = aboutOf(item, 'unit');
    if (id === undefined) continue;
    add(offers.byUnit, id, item);
    const unit = state.units.find((one) => one.id === id);
    if (unit) add(offers.byLikeness, likeness(unit), item);
  }
  return offers;
}

export const rollsAt = (state: State, party: PartyId): { roll: Roll; index: number }[] =>
  state.rolls.map((roll, index) => ({ roll, index })).filter(({ roll }) => roll.by === party);

/** The dice of the last roll of a party, each with its unit. */
function diceOf(state: State, party: PartyId, offers: Offers): (UnitDie & { unit: string })[] {
  const last = rollsAt(state, party).at(-1);
  return (last?.roll.dice ?? []).map((die: Die, place) => ({
    unit: die.unit,
    face: die.face,
    hit: die.face + die.mod >= die.value,
    again: offers.again.get(`${last?.index}:${place}`),
    rerolled: (die.rerolled?.length ?? 0) > 0,
  }));
}

function diceByUnit(state: State, party: PartyId, offers: Offers): Map<string, UnitDie[]> {
  const dice = new Map<string, UnitDie[]>();
  for (const { unit, ...die } of diceOf(state, party, offers)) {
    const rolls = dice.get(unit);
    if (rolls) rolls.push(die);
    else dice.set(unit, [die]);
  }
  return dice;
}

/** The choices of a unit as a text, to compare them. */
const asText = new WeakMap<readonly Item<Ti4>[], string>();
function textOf(items: readonly Item<Ti4>[]): string {
  let text = asText.get(items);
  if (text === undefined) {
    text = JSON.stringify(items.map(({ choice, label }) => [choice.seat, choice.action, label]));
    asText.set(items, text);
  }
  return text;
}

/** Returns the same object for a token that did not change, so that a tap redraws only the others. */
export class Tokens {
  private readonly kept = new Map<string, { look: string; token: UnitToken }>();

  keep(token: UnitToken): UnitToken {
    const dice = token.dice.map(
      ({ face, hit, again, rerolled }) => `${face}${hit}${rerolled}${again ? textOf([again]) : ''}`,
    );
    const look = `${token.unit.kind} ${token.unit.damaged} ${dice} ${textOf(token.items)}`;
    const last = this.kept.get(token.unit.id);
    if (last?.look === look) return last.token;
    this.kept.set(token.unit.id, { look, token });
    return token;
  }
}

const NOTHING: Item<Ti4>[] = [];

const NO_DICE = new Map<string, UnitDie[]>();

/** `bare`: without the dice. */
export function groupsOf(
  state: State,
  { party, place }: { party: PartyId; place: string },
  offers: Offers,
  kept: Tokens,
  bare = false,
): UnitGroup[] {
  const groups = new Map<string, UnitGroup>();
  const dice = bare ? NO_DICE : diceByUnit(state, party, offers);
  const begin = (unit: Unit): UnitGroup => ({
    key: unit.kind,
    name: UNITS[unit.kind].name,
    type: UNITS[unit.kind].type,
    sustains: Boolean(fightRow(unit).sustain),
    one: unit,
    tokens: [],
    lost: 0,
  });
  for (const unit of state.units) {
    if (unit.side !== party || unit.at !== place) continue;
    const group = groups.get(unit.kind) ?? begin(unit);
    const items = offers.byUnit.get(unit.id) ?? offers.byLikeness.get(likeness(unit)) ?? NOTHING;
    group.tokens.push(kept.keep({ unit, dice: dice.get(unit.id) ?? [], items }));
    groups.set(unit.kind, group);
  }
  for (const unit of state.lost) {
    const group = groups.get(unit.kind);
    if (unit.side === party && group) group.lost++;
  }
  return [...groups.values()];
}

export function countsAt(state: State, party: PartyId, place: string): { one: Unit; count: number }[] {
  const counts = new Map<Unit['kind'], { one: Unit; count: number }>();
  for (const unit of state.units) {
    if (unit.side !== party || unit.at !== place) continue;
    const existing = counts.get(unit.kind);
    if (existing) existing.count++;
    else counts.set(unit.kind, { one: unit, count: 1 });
  }
  return [...counts.values()];
}

export function nameOf(state: State, id: string): string | undefined {
  const kind = anyUnit(state, id)?.kind;
  return kind ? UNITS[kind].name : effectNamed(id);
}

/** Dice of structures elsewhere and of cards, which no unit of the fleet rolled. */
export interface LooseDice {
  name: string;
  needs: number;
  kind: Roll['kind'];
  dice: UnitDie[];
}
export function looseOf(state: State, party: PartyId, offers: Offers, groups: readonly UnitGroup[]): LooseDice[] {
  const roll = rollsAt(state, party).at(-1)?.roll;
  if (!roll) return [];
  const here = new Set(groups.flatMap((group) => group.tokens.map((token) => token.unit.id)));
  const loose = new Map<string, LooseDice>();
  diceOf(state, party, offers).forEach((die, i) => {
    if (here.has(die.unit)) return;
    const { value = 0, mod = 0 } = roll.dice[i] ?? {};
    const name = nameOf(state, anyUnit(state, die.unit) ? die.unit : (roll.effect ?? die.unit)) ?? '';
    const key = `${name} ${value - mod}`;
    const group = loose.get(key) ?? { name, needs: value - mod, kind: roll.kind, dice: [] };
    group.dice.push(die);
    loose.set(key, group);
  });
  return [...loose.values()];
}

/** Losses of this action of kinds that have no unit left here. */
export function lostOf(
  state: State,
  party: PartyId,
  groups: readonly UnitGroup[],
): { kind: Unit['kind']; type: string; count: number }[] {
  const counts = new Map<Unit['kind'], number>();
  for (const { side, kind } of state.lost) {
    if (side === party && !groups.some((group) => group.key === kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts].map(([kind, count]) => ({ kind, type: UNITS[kind].type, count }));
}

/** Effects offered or used in this window, by their owner. */
export function windowOf(items: readonly Item<Ti4>[]): Map<string, Item<Ti4>[]> {
  const owners = new Map<string, Item<Ti4>[]>();
  for (const item of items) {
    if (!isCard(item)) continue;
    owners.set(item.choice.seat, [...(owners.get(item.choice.seat) ?? []), item]);
  }
  return owners;
}
