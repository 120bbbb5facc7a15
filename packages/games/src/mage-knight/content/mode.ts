import type { Crystal, Element, Enemy, Hero, Kind, Mana, MkPlay, Phase, State, Tag, UnitState } from '../types.ts';
import { addGives, type Gives, mostGives, tagGives } from './gives.ts';

/** What an effect works on. */
export interface Aim {
  state: State;
  hero: Hero;
  /** Color of the card, or of the mana of a unit's ability: enemies may be immune to it (2.5). */
  colour: string;
  enemy: Enemy | undefined;
  attack: number;
  unit: UnitState | undefined;
  pick: string;
  /** Left out while a bot thinks ahead. */
  play: MkPlay | undefined;
  /** While ways are looked for: would something at hand be paid with this mana? */
  wants?(colour: Mana): boolean;
  /** While ways are looked for: cards of an offer that have this color. */
  offered?(offer: Offer, colour: string): string[];
}
export type Offer = 'actionOffer' | 'spellOffer';

export type Does = readonly [code: string, ...figures: (string | number)[]];
/** A part of a card that is neither Attack nor Block. */
export interface Effect {
  target: 'self' | 'enemy' | 'attack' | 'unit';
  /** A code and figures; `text/effect-words.ts` has the words. */
  does: Does;
  /** Phases in which it can still matter. */
  matters: readonly Phase[];
  /** Phases that wait for it when nothing else is left to do; left out: all in which it matters. */
  holds?: readonly Phase[];
  /** It can be played, but as well later: the phase does not wait for it. */
  idle?(aim: Aim): boolean;
  /** May be played while a pool is open. */
  inAttack: boolean;
  inBlock: boolean;
  /** Arcane immunity does not stop what lowers an attack directly. */
  direct: boolean;
  /** Could it do something to this one? Left out: always. */
  fits?(aim: Aim): boolean;
  /** What it adds to, so that Concentration can raise it. */
  counts?: 'move' | 'influence';
  amount?: number;
  /** Mana that it gives: offered where something in hand could be paid with it. */
  gives?: readonly Mana[];
  /** What it gives is kept beyond the fight: offered in any case, but no phase waits for that. */
  lasting?: true;
  /** What it can leave behind when the fight is over, beside mana. */
  brings?: Gives;
  /** Values to pick from. */
  picks?(aim: Aim): readonly string[];
  apply(aim: Aim): void;
}

export interface Price {
  /** Which card of the hand is put away. */
  card: 'other' | 'wound' | 'action';
  colour: string;
  /** Thrown out of the game instead of discarded. */
  thrown: boolean;
}

/** One way to use a card, unit or skill. */
export interface Mode {
  id: string;
  /** `strong`: powered action, strong spell or artifact that is thrown away. */
  grade: 'basic' | 'strong';
  pay: readonly Mana[];
  attack?: { kind: Kind; element: Element; n: number };
  block?: { element: Element; n: number; swift: boolean };
  plus?(state: State, hero: Hero): number;
  when?(state: State, hero: Hero): boolean;
  price?: Price;
  /** Wounds taken into the hand as a cost. */
  wounds: number;
  phases?: readonly Phase[];
  effects: readonly Effect[];
  /** The effect that asks for a target, if one does. */
  aimed?: Effect;
  tag: Tag | '';
  /** Strong spells: only at night or underground. */
  night: boolean;
  /** Goes on while its card lies in the open pool: one more card for more points. */
  more: boolean;
  /** Only while this mana lies on the unit's card. */
  fed?: Crystal;
  /** How many further targets the same effect may have. */
  again: number;
  /** No source states the figure: an option leaves it out. */
  unstated: boolean;
  /** Everything that it could be of use for, in bits: most modes are passed over by this one number. */
  good: number;
  /** What one use of it can leave behind, at most. */
  gives: Gives;
}

/** What is looked for, as bits of `good`: points of a kind, or an effect in one phase (0 to 5) of one situation. */
const GOOD_FOR = { melee: 1, ranged: 2, siege: 4, block: 8 } as const;
export const goodForPoints = (kind: Kind | 'block'): number => GOOD_FOR[kind];
/** Bit positions of phase 0: what holds a phase open; what is listed in it; what is listed while a pool is open. */
const FIRST_BIT = { holds: 4, none: 10, attack: 16, block: 22 } as const;
export const goodForEffect = (when: keyof typeof FIRST_BIT, phase: number): number => 1 << (FIRST_BIT[when] + phase);
/** Phases 2 and 3 also list what matters in a later phase. */
const withLater = (mask: number): number => mask | (mask & 0b11000 ? 1 << 2 : 0) | (mask & 0b10000 ? 1 << 3 : 0);
function goodOf(row: Omit<Mode, 'good' | 'gives'>): number {
  const points = (row.attack ? GOOD_FOR[row.attack.kind] : 0) | (row.block ? GOOD_FOR.block : 0);
  const first = row.effects[0];
  if (!first || row.block || row.more) return points;
  let matters = 0;
  for (const phase of first.matters) matters |= 1 << phase;
  let holds = 0;
  for (const phase of first.holds ?? first.matters) holds |= 1 << phase;
  const listed = withLater(matters);
  // Points beside an effect wait for the attack that follows at once: no pool is open, and one can follow.
  const when = row.attack ? 0b10010 : 0b11110;
  return (
    points |
    ((holds & when) << FIRST_BIT.holds) |
    ((listed & when) << FIRST_BIT.none) |
    (first.inAttack && !row.attack ? listed << FIRST_BIT.attack : 0) |
    (first.inBlock && !row.attack ? listed << FIRST_BIT.block : 0)
  );
}

type Options = Partial<Omit<Mode, 'id' | 'attack' | 'block' | 'effects' | 'pay' | 'good' | 'gives'>>;
type Part = Pick<Mode, 'attack'> | Pick<Mode, 'block'> | Effect | Options;

/** A mode made of parts: points, effects, conditions. */
export function mode(id: string, pay: readonly Mana[], ...parts: Part[]): Mode {
  const out: Mode = {
    id,
    grade: 'basic',
    pay,
    wounds: 0,
    effects: [],
    tag: '',
    night: false,
    more: false,
    again: 0,
    unstated: false,
    good: 0,
    gives: {},
  };
  const effects: Effect[] = [];
  for (const part of parts) {
    if ('apply' in part) effects.push(part);
    else Object.assign(out, part);
  }
  out.effects = effects;
  const aimed = effects.find((effect) => effect.target !== 'self');
  if (aimed) out.aimed = aimed;
  out.good = goodOf(out);
  out.gives = addGives([tagGives(out.tag), ...effects.map(({ brings = {} }) => brings)]);
  return out;
}
export const attack = (n: number, element: Element = 'physical') => ({
  attack: { kind: 'melee' as const, element, n },
});
export const rangedAttack = (n: number, element: Element = 'physical') => ({
  attack: { kind: 'ranged' as const, element, n },
});
export const siege = (n: number, element: Element = 'physical') => ({ attack: { kind: 'siege' as const, element, n } });
export const block = (n: number, element: Element = 'physical', swift = false) => ({ block: { element, n, swift } });
export const STRONG = { grade: 'strong' } as const;
/** The rules name the effect, not its figure: the usual one is the default of an option. */
export const UNSTATED = { unstated: true } as const;
export const withTag = (tag: Tag) => ({ tag });
export const costs = (card: Price['card'], colour = '', thrown = false) => ({ price: { card, colour, thrown } });
export const woundFirst = { wounds: 1 } as const;
/** Strong spells ask for black mana, at night or underground (12.3). */
export const NIGHT = { grade: 'strong', night: true } as const;

/** Basic and strong effect; '' where nothing of it is left out. */
export type Outside = readonly [basic: string, strong: string];
export const NOTHING_OUTSIDE: Outside = ['', ''];

export interface Source {
  id: string;
  name: string;
  modes: readonly Mode[];
  /** What does nothing in a fight, in words: the basic and the strong effect, or parts of them. */
  outside: Outside;
  /** The modes again, by what they are looked for: search asks for them at every prompt. */
  sorted: Sorted;
  /** What one use of it can leave behind, at most, in any mode. */
  gives: Gives;
}
export const givesOf = (modes: readonly Mode[], also: Gives = {}): Gives =>
  addGives([mostGives(modes.map(({ gives }) => gives)), also]);
export interface Sorted {
  attack: readonly Mode[];
  block: readonly Mode[];
  effect: readonly Mode[];
  /** Ways to add to what lies in the open pool. */
  more: readonly Mode[];
  /** What any of them could be of use for. */
  good: number;
}
export function sortModes(modes: readonly Mode[]): Sorted {
  const attacks = modes.filter((row) => row.attack && !row.more);
  const blocks = modes.filter((row) => row.block && !row.more);
  const effects = modes.filter((row) => !row.block && !row.more && (row.effects[0]?.matters.length ?? 0) > 0);
  return {
    attack: attacks,
    block: blocks,
    effect: effects,
    more: modes.filter((row) => row.more),
    good: modes.reduce((all, row) => all | (row.more ? 0 : row.good), 0),
  };
}
/** Mana that is part of what an Action card does (Pure Magic), beside the one that powers it. */
export const paidInside = (mode: Mode): readonly Mana[] => (mode.grade === 'strong' ? mode.pay.slice(1) : mode.pay);
export const modeOf = (source: Source, id: string): Mode | undefined => {
  for (const row of source.modes) if (row.id === id) return row;
  return undefined;
};
export const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll("'", '')
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
