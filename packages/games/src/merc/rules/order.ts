import type { Traits } from '../content/traits.ts';
import type { Side, State, Unit } from '../types.ts';
import { traitsOf } from './rows.ts';
import { isHere } from './sides.ts';

/** One MERC, one Dictator character, or all militia of one owner at that initiative (section 5). */
interface Slot {
  side: Side;
  initiative: number;
  /** Inside a side: MERCs, then the Dictator character, then militia. */
  rank: number;
  first: Unit;
  traits: Traits;
  units: number[];
}

const ofDictator = (slot: Slot): boolean => slot.side === 'dictator';
const ofRebels = (slot: Slot): boolean => slot.side === 'rebel';

/** Section 5: the tie goes to the Dictator, then the sides take turns; what is left of one side comes last. */
function alternate(equals: readonly Slot[]): Slot[] {
  const [his, theirs] = [equals.filter(ofDictator), equals.filter(ofRebels)];
  const out: Slot[] = [];
  for (let i = 0; i < Math.max(his.length, theirs.length); i++) {
    if (i < his.length) out.push(his[i] as Slot);
    if (i < theirs.length) out.push(theirs[i] as Slot);
  }
  return out;
}
/** By an option: all of the Dictator, then the others. */
const dictatorThenRebels = (equals: readonly Slot[]): Slot[] => [
  ...equals.filter(ofDictator),
  ...equals.filter(ofRebels),
];

const RANKS = { merc: 0, dictator: 1, militia: 2, dog: 3 } as const;

/** Section 5: who acts when. Abilities are applied from the weakest to the strongest, so that the strongest stands. */
export function initiativeOrder(state: State): number[] {
  let slots = interleave(sortedSlots(state), state.options.tieOrder === 'alternate' ? alternate : dictatorThenRebels);
  if (state.named) slots = behindTheDictator(state, slots);
  if (slots.some(isOutOfOrder)) slots = alwaysFirst(beforeMilitia(slots));
  const order: number[] = [];
  for (const slot of slots) for (const position of slot.units) order.push(position);
  for (const slot of slots) if (slot.traits.firesAgain) order.push(slot.units[0] as number);
  return order;
}

const isOutOfOrder = (slot: Slot): boolean => slot.traits.order !== 'by number';

/** Those who strike before round 1, the Dictator's first. */
export function firstStrikers(state: State): number[] {
  const strikers: number[] = [];
  for (let position = 0; position < state.units.length; position++) {
    const unit = state.units[position] as Unit;
    if (unit.kind !== 'militia' && isHere(unit) && traitsOf(state, unit).strikesFirst) strikers.push(position);
  }
  if (strikers.length < 2) return strikers;
  const memory = strikers.filter((position) => (state.units[position] as Unit).side === 'dictator');
  return [...memory, ...strikers.filter((position) => !memory.includes(position))];
}

function sortedSlots(state: State): Slot[] {
  const slots: Slot[] = [];
  const { units } = state;
  const alphabetical = state.options.sameSideOrder === 'alphabetical';
  for (let position = 0; position < units.length; position++) {
    const unit = units[position] as Unit;
    if (!isHere(unit) || unit.kind === 'dog') continue;
    const shared = unit.kind === 'militia' ? sharedSlot(slots, unit) : undefined;
    if (shared) shared.units.push(position);
    else {
      const { side, initiative, kind } = unit;
      const traits = traitsOf(state, unit);
      const slot: Slot = { side, initiative, rank: RANKS[kind], first: unit, traits, units: [position] };
      slots.splice(placeOf(slots, slot, alphabetical), 0, slot);
    }
  }
  return slots;
}

/** Few slots, mostly in order already: each has its place at once. */
function placeOf(slots: readonly Slot[], slot: Slot, alphabetical: boolean): number {
  let place = slots.length;
  while (place > 0 && isBefore(slot, slots[place - 1] as Slot, alphabetical)) place--;
  return place;
}

function isBefore(a: Slot, b: Slot, alphabetical: boolean): boolean {
  if (a.initiative !== b.initiative) return a.initiative > b.initiative;
  if (a.rank !== b.rank) return a.rank < b.rank;
  // By code points: the same on every machine.
  return alphabetical && a.first.id < b.first.id;
}

/** The slot of militia that this one belongs to; mostly one of the last. */
function sharedSlot(slots: readonly Slot[], unit: Unit): Slot | undefined {
  for (let i = slots.length - 1; i >= 0; i--) {
    const slot = slots[i] as Slot;
    const sameOwner = slot.rank === RANKS.militia && slot.first.owner === unit.owner;
    if (sameOwner && slot.initiative === unit.initiative) return slot;
  }
  return undefined;
}

/** At one initiative: Dictator, Rebel, Dictator, Rebel, and then the rest; or all of the Dictator first. */
function interleave(slots: Slot[], tie: (equals: readonly Slot[]) => Slot[]): Slot[] {
  if (!hasTie(slots)) return slots;
  const out: Slot[] = [];
  for (let start = 0; start < slots.length; ) {
    let end = start + 1;
    while (end < slots.length && (slots[end] as Slot).initiative === (slots[start] as Slot).initiative) end++;
    if (end === start + 1) {
      out.push(slots[start] as Slot);
      start = end;
      continue;
    }
    for (const slot of tie(slots.slice(start, end))) out.push(slot);
    start = end;
  }
  return out;
}

/** Both sides at one initiative. */
function hasTie(slots: readonly Slot[]): boolean {
  for (let i = 1; i < slots.length; i++) {
    const [one, two] = [slots[i - 1] as Slot, slots[i] as Slot];
    if (one.initiative === two.initiative && one.side !== two.side) return true;
  }
  return false;
}

/** Units of the Rebel player that the ruler has named act after every unit of the Dictator. */
function behindTheDictator(state: State, slots: Slot[]): Slot[] {
  const late = slots.filter((slot) => slot.first.owner === state.named);
  const others = slots.filter((slot) => slot.first.owner !== state.named);
  const last = others.findLastIndex((slot) => slot.side === 'dictator');
  const tail: Slot[] = [];
  const alphabetical = state.options.sameSideOrder === 'alphabetical';
  for (const slot of [...others.slice(last + 1), ...late].sort(asListed))
    tail.splice(placeOf(tail, slot, alphabetical), 0, slot);
  return [...others.slice(0, last + 1), ...tail];
}

const asListed = (a: Slot, b: Slot): number => (a.units[0] as number) - (b.units[0] as number);

function beforeMilitia(slots: Slot[]): Slot[] {
  const quick = slots.filter((slot) => slot.traits.order === 'before militia');
  if (!quick.length) return slots;
  const militia = slots.findIndex((slot) => slot.rank === RANKS.militia);
  const late = quick.filter((slot) => slots.indexOf(slot) > militia && militia >= 0).sort(dictatorFirst);
  const others = slots.filter((slot) => !late.includes(slot));
  others.splice(militia, 0, ...late);
  return late.length ? others : slots;
}

function alwaysFirst(slots: Slot[]): Slot[] {
  const first = slots.filter((slot) => slot.traits.order === 'first');
  if (!first.length) return slots;
  return [...first.sort(dictatorFirst), ...slots.filter((slot) => !first.includes(slot))];
}

const dictatorFirst = (a: Slot, b: Slot): number => Number(b.side === 'dictator') - Number(a.side === 'dictator');
