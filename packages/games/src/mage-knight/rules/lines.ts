import { colourOf } from '../content/card.ts';
import { CARDS, cardOf } from '../content/cards.ts';
import type { Aim, Effect, Mode } from '../content/mode.ts';
import type { Hero, Kind, Mana, Phase, State, UnitState, Use } from '../types.ts';
import { faces, hasAbility, isHidden, isNight, isSparedBy } from './enemy.ts';
import { levelOf } from './group.ts';
import { WOUND } from './hero.ts';
import { canPay, wantsMana } from './mana.ts';
import { applyTurnRules, type MadeBy, type Side, type Worth, worthOf } from './points.ts';
import { FORTITUDE, mayIgnoreWound } from './unit.ts';

// This file runs at every prompt of every simulation: no closures, no throw-away objects.

/** Where something would be played: into an open pool, or for its effect. */
export type Where = 'attack' | 'block' | 'effect';

/** One legal way to use something now. */
export interface Line {
  use: Use;
  worth: Worth | undefined;
}
/** Takes a way to use something, and its points; true: enough, stop looking. */
export type Take = (use: Use, worth: Worth | undefined) => boolean;

export interface Scan {
  state: State;
  hero: Hero;
  where: Where;
  /** Kinds of points that the pool takes, or would take. */
  kinds: readonly Kind[];
  /** Only what matters in this very phase: does it hold the phase open? */
  holds: boolean;
  /** What is open while effects are looked for. */
  pool: 'attack' | 'block' | 'none';
  /** The same question in bits of `Mode.good`. */
  bit: number;
  /** What sideways cards are turned into. */
  side: Side;
  take: Take;
}

const KINDS_OF: Readonly<Record<Kind, readonly Kind[]>> = {
  melee: ['melee', 'ranged', 'siege'],
  ranged: ['ranged', 'siege'],
  siege: ['siege'],
};
export const kindsFor = (attackType: Kind): readonly Kind[] => KINDS_OF[attackType];

/** Who made it, what it is called there, and how it is played. */
export interface Making extends MadeBy {
  /** Immunities look at this color (2.5). */
  colour: string;
  /** An option may give the card another color: its mana is looked up. */
  repaint?: boolean;
}
export interface Boost {
  by: string;
  /** Replaces the mana that the mode asks for. */
  pay: readonly Mana[];
  bonus: number;
  /** Cards that must be put away as well: not the source itself. */
  discard: string;
  night: boolean;
  /** The card that lets it be played: it leaves the hand, so it is no price. */
  card: string;
  /** One more time of a card that has left the hand. */
  again: boolean;
}
const NO_BOOST: Boost = { by: '', pay: [], bonus: 0, discard: '', night: false, card: '', again: false };

/** What a mode costs in mana; sources differ on the color of a few cards. */
export function payOf(state: State, source: string, mode: Mode): readonly Mana[] {
  const row = CARDS[source];
  if (!row?.colourOption) return mode.pay;
  const colour = colourOf(state, row) as Mana;
  return colour === row.colour ? mode.pay : mode.pay.map((mana) => (mana === row.colour ? colour : mana));
}

/** All conditions of a mode but its points, target and price. */
function isPlayable(scan: Scan, from: Making, mode: Mode, boost: Boost): boolean {
  const { state, hero } = scan;
  if (mode.phases && !mode.phases.includes(state.phase as Phase)) return false;
  if (mode.night && !boost.night && !isNight(state) && !hero.turn.blackByDay) return false;
  if (mode.when && !mode.when(state, hero)) return false;
  if (mode.unstated && state.options.unstatedFigures === 'none') return false;
  if (boost.by) return canPay(state, hero, boost.pay);
  return canPay(state, hero, from.repaint ? payOf(state, from.source, mode) : mode.pay);
}

const NO_PRICE: readonly string[] = [''];
/** Cards of the hand that could be put away for a price, each once; what is played for it is not one of them. */
function pricesOf(hero: Hero, from: Making, mode: Mode, boost: Boost): readonly string[] {
  const price = mode.price;
  if (!price) return NO_PRICE;
  const out: string[] = [];
  let source = from.maker === 'card' && !boost.again ? from.source : '';
  let by = boost.card;
  let last = '';
  for (const card of hero.hand) {
    if (card === source) {
      source = '';
      continue;
    }
    if (card === by) {
      by = '';
      continue;
    }
    if (card === last) continue;
    last = card;
    if ((price.card === 'wound') !== (card === WOUND)) continue;
    const row = cardOf(card);
    if (price.card === 'action' && row.kind !== 'basic' && row.kind !== 'advanced') continue;
    if (price.colour && row.colour !== price.colour && row.second !== price.colour) continue;
    out.push(card);
  }
  return out;
}

/** What an effect is asked about: one object for all questions. */
const AIM: Aim = {
  state: undefined as unknown as State,
  hero: undefined as unknown as Hero,
  colour: '',
  enemy: undefined,
  attack: 0,
  unit: undefined,
  pick: '',
  play: undefined,
  wants: (colour) => wantsMana(AIM.state, AIM.hero, colour, giver, nowOnly),
  offered: (offer, colour) => AIM.state[offer].filter((id) => hasColour(AIM.state, id, colour)),
};
/** Who would give the mana, and whether only this very phase counts: what `wants` is asked about. */
let giver = '';
let nowOnly = false;
const hasColour = (state: State, id: string, colour: string): boolean => {
  const row = cardOf(id);
  return colourOf(state, row) === colour || row.second === colour;
};

function touches({ state, holds }: Scan, effect: Effect): boolean {
  const enemy = AIM.enemy;
  if (enemy) {
    if (isHidden(state, enemy)) return false;
    if (isSparedBy(state, enemy, AIM.colour, effect.direct)) return false;
  }
  if (holds && effect.idle?.(AIM)) return false;
  return !effect.fits || effect.fits(AIM);
}

function useOf(from: Making, mode: Mode, boost: Boost, discard: string, pick: string): Use {
  const use: Use = { source: from.source, mode: mode.id };
  if (boost.by) use.by = boost.by;
  if (boost.discard || discard) use.discard = boost.discard || discard;
  if (pick) use.pick = pick;
  return use;
}

/** One way to play a mode, but for its target: what is put away for it, its points, and what was picked about them. */
interface Option {
  from: Making;
  mode: Mode;
  boost: Boost;
  discard: string;
  worth: Worth | undefined;
  pick: string;
}
/** One target, with every value that can be picked for it. True: enough. */
function take(scan: Scan, effect: Effect, { from, mode, boost, discard, worth, pick }: Option): boolean {
  const picks = effect.picks?.(AIM);
  for (let i = 0; i < (picks ? picks.length : 1); i++) {
    const use = useOf(from, mode, boost, discard, picks ? (picks[i] as string) : pick);
    if (effect.target === 'unit') use.unit = (AIM.unit as UnitState).id;
    else if (AIM.enemy) {
      use.target = AIM.enemy.id;
      if (effect.target === 'attack') use.attack = AIM.attack;
    }
    if (scan.take(use, worth)) return true;
  }
  return false;
}

/** Whether any target was found by the last `eachTarget`. */
let found = false;
/** Every target of an effect. True: enough. */
function eachTarget(scan: Scan, effect: Effect, option: Option): boolean {
  const { state, hero } = scan;
  const { from } = option;
  giver = from.source;
  nowOnly = scan.holds;
  found = false;
  AIM.state = state;
  AIM.hero = hero;
  AIM.colour = from.colour;
  AIM.enemy = undefined;
  AIM.attack = 0;
  AIM.unit = from.unit;
  if (effect.target === 'self') {
    if (!touches(scan, effect)) return false;
    found = true;
    return take(scan, effect, option);
  }
  if (effect.target === 'unit') {
    for (const unit of hero.units) {
      AIM.unit = unit;
      if (unit === from.unit || !touches(scan, effect)) continue;
      found = true;
      if (take(scan, effect, option)) return true;
    }
    return false;
  }
  for (const enemy of state.enemies) {
    if (!faces(hero, enemy)) continue;
    AIM.enemy = enemy;
    for (let i = 0; i < (effect.target === 'enemy' ? 1 : enemy.attacks.length); i++) {
      AIM.attack = i;
      if (!touches(scan, effect)) continue;
      found = true;
      if (take(scan, effect, option)) return true;
    }
  }
  return false;
}

/** Is this the time for the effect? */
function isTimely(scan: Scan, effect: Effect): boolean {
  const phase = scan.state.phase as Phase;
  if (scan.pool === 'attack' ? !effect.inAttack : scan.pool === 'block' ? !effect.inBlock : false) return false;
  if ((scan.holds && effect.holds ? effect.holds : effect.matters).includes(phase)) return true;
  // A knock-out may empty the hand: what matters later may be played before the damage.
  return !scan.holds && (phase === 2 || phase === 3) && (effect.matters[effect.matters.length - 1] as number) > phase;
}

/** One mode of one source: every legal line of it. True: stop. */
export function eachOfMode(scan: Scan, from: Making, mode: Mode, boost: Boost = NO_BOOST): boolean {
  return scan.where === 'effect'
    ? effectLines(scan, from, mode, boost)
    : pointLines(scan, from, mode, boost, scan.where);
}

const ONE_PICK: readonly string[] = [''];
const BOW_PICKS: readonly string[] = ['double', 'siege'];
/** Utem Swordsmen: Banner of Fortitude may ignore the wound that their ability costs. */
const BANNER_PICKS: readonly string[] = ['', FORTITUDE];
function pointLines(scan: Scan, from: Making, mode: Mode, boost: Boost, where: 'attack' | 'block'): boolean {
  const { state, hero } = scan;
  if (where === 'attack' ? !mode.attack : !mode.block) return false;
  const { starsdawn, allSiege } = hero.turn;
  const bow = starsdawn && where === 'attack';
  if (where === 'attack' && !bow && !allSiege && !scan.kinds.includes(mode.attack?.kind as Kind)) return false;
  if (!isPlayable(scan, from, mode, boost)) return false;
  const spared = mode.wounds > 0 && from.unit !== undefined && mayIgnoreWound(from.unit);
  for (const pick of bow && mode.attack?.kind !== 'melee' ? BOW_PICKS : spared ? BANNER_PICKS : ONE_PICK) {
    const base = worthOf(state, hero, from, mode, where);
    base.amount += boost.bonus;
    if (base.amount <= 0) return false;
    const worth = applyTurnRules(state, hero, base, pick);
    if (worth.kind !== 'block' && !scan.kinds.includes(worth.kind)) continue;
    for (const discard of pricesOf(hero, from, mode, boost)) {
      const effect = mode.aimed;
      if (effect) {
        if (eachTarget(scan, effect, { from, mode, boost, discard, worth, pick })) return true;
        // Nobody to expose: the points are still worth playing.
        if (found) continue;
      }
      if (scan.take(useOf(from, mode, boost, discard, pick), worth)) return true;
    }
  }
  return false;
}

const hasWish = (scan: Scan, effect: Effect, source: string): boolean => {
  for (const colour of effect.gives as readonly Mana[]) {
    if (wantsMana(scan.state, scan.hero, colour, source, scan.holds)) return true;
  }
  return false;
};

/** No phase waits for mana that nothing could be done with: in phase 1 somebody must be within reach. */
function isWorthMana({ state, hero, holds }: Scan): boolean {
  if (!holds || state.phase !== 1) return true;
  for (const enemy of state.enemies) {
    if (faces(hero, enemy) && (levelOf(state, enemy) < 2 || hasAbility(state, enemy, 'summon'))) return true;
  }
  return false;
}
function effectLines(scan: Scan, from: Making, mode: Mode, boost: Boost): boolean {
  const first = mode.effects[0];
  if (!first || mode.block) return false;
  if (!isTimely(scan, first)) return false;
  // Points beside the effect wait for the attack that follows at once: only where one can follow.
  if (mode.attack && (scan.pool !== 'none' || (scan.state.phase !== 1 && scan.state.phase !== 4))) return false;
  if (first.gives && !(first.lasting && !scan.holds)) {
    if (!hasWish(scan, first, from.source) || !isWorthMana(scan)) return false;
  }
  if (!isPlayable(scan, from, mode, boost)) return false;
  for (const discard of pricesOf(scan.hero, from, mode, boost)) {
    if (eachTarget(scan, first, { from, mode, boost, discard, worth: undefined, pick: '' })) return true;
  }
  return false;
}
