import { colourOf } from '../content/card.ts';
import { CARDS, cardOf } from '../content/cards.ts';
import { type Aim, type Mode, modeOf, paidInside } from '../content/mode.ts';
import { siteOf } from '../content/sites.ts';
import { skillOf } from '../content/skills.ts';
import { tokenOf } from '../content/tokens.ts';
import { unitOf } from '../content/units.ts';
import type { AgainJob, Hero, Kind, Mana, MkPlay, State, Tag, UnitState, Use } from '../types.ts';
import { shifted } from './boosts.ts';
import { enemyOf, isImmune, isSparedBy } from './enemy.ts';
import { dropCard, skillIn, takeWounds, unitIn } from './hero.ts';
import { LEAVES, leaveForLater, saveForNow, waiting } from './later.ts';
import { payOf, type Where } from './lines.ts';
import { payment, spend, spendOne } from './mana.ts';
import { changed, type Maker, sidewaysWorth, type Worth, worthOf } from './points.ts';
import { FORTITUDE } from './unit.ts';

export interface Used {
  worth: Worth | undefined;
  tag: Tag | '';
  /** Further targets that the effect may have. */
  again: number;
  /** The same card is used further times (Maximal Effect). */
  repeat?: AgainJob;
}

const NOTHING: Used = { worth: undefined, tag: '', again: 0 };
interface Boosting {
  card: string;
  strong: boolean;
  /** A further time: everything was played and paid the first time. */
  again: boolean;
}
const NO_BOOST: Boosting = { card: '', strong: false, again: false };
export const boostParts = (by: string | undefined): Boosting => {
  if (!by) return NO_BOOST;
  const [card, how] = by.split(':') as [string, string | undefined];
  return { card, strong: how === 'strong', again: how === 'again' };
};
/** 12.2, Maximal Effect: basic three times, strong twice. */
const FURTHER_TIMES: Readonly<Record<string, number>> = { 'maximal-effect': 2, 'maximal-effect:strong': 1 };
const BONUS: Readonly<Record<string, number>> = { concentration: 2, 'will-focus': 3 };

const spendSkill = (hero: Hero, id: string): void => {
  const skill = skillIn(hero, id);
  if (skill) skill.ready = false;
};

/** Mana for a use: the coins named, or the least missed ones. */
export function costOf(state: State, hero: Hero, use: Use): readonly Mana[] {
  if (use.mode === 'sideways') return use.by === 'universal-power' ? [use.pick as Mana] : [];
  const unit = unitIn(hero, use.source);
  const skill = skillIn(hero, use.source);
  const row = unit ? unitOf(unit.unit) : skill ? skillOf(skill.id) : CARDS[use.source];
  const mode = row && modeOf(row, use.mode);
  if (!mode) return [];
  const { card, strong } = boostParts(use.by);
  if (card === 'concentration' || card === 'will-focus') return ['green', ...paidInside(mode)];
  if (card === 'maximal-effect') return strong ? ['red', ...paidInside(mode)] : paidInside(mode);
  if (card === 'tome-of-all-spells') return mode.pay.slice(strong ? 2 : 1);
  return payOf(state, use.source, mode);
}

function pay(state: State, hero: Hero, use: Use, mode?: Mode): void {
  if (mode && !mode.pay.length && !use.by) return;
  const cost = mode && !use.by ? payOf(state, use.source, mode) : costOf(state, hero, use);
  if (use.mana) spend(state, hero, use.mana);
  else if (cost.length === 1) spendOne(state, hero, cost[0] as Mana);
  else if (cost.length) spend(state, hero, payment(state, hero, cost) ?? []);
}

/** The card leaves the hand; thrown ones leave the game (12.4, Maximal Effect). */
function playCard(hero: Hero, id: string, thrown: boolean): void {
  if (dropCard(hero.hand, id)) (thrown ? hero.removed : hero.played).push(id);
}

function sideways(state: State, hero: Hero, use: Use, where: Where): Used {
  const amount = sidewaysWorth(hero, use.source, use.by ?? '', use.pick ?? '');
  pay(state, hero, use);
  if (use.by) spendSkill(hero, use.by);
  if (use.by === 'who-needs-magic' && !hero.turn.dieUsed) hero.turn.noDice = true;
  playCard(hero, use.source, false);
  const kind = where === 'attack' ? ('melee' as const) : ('block' as const);
  return { ...NOTHING, worth: changed(state, hero, { kind, element: 'physical', amount, swift: false }, '') };
}

/** Everything that a use does but put points into a pool: pays, moves cards, works its effects. */
export function applyUse(state: State, hero: Hero, use: Use, where: Where, play: MkPlay | undefined): Used {
  state.fresh = false;
  if (use.source.startsWith('later:')) return waiting(state, hero, Number(use.source.slice(6)));
  if (use.source === 'move' || use.source === 'influence') return convert(state, hero, use);
  if (use.source === 'puppet-master') return puppet(state, hero, use, where);
  if (use.mode === 'sideways') return sideways(state, hero, use, where);
  const unit = unitIn(hero, use.source);
  if (unit && use.mode === 'banner-of-fear') return frighten(state, hero, unit, use);
  const skill = skillIn(hero, use.source);
  const row = unit ? unitOf(unit.unit) : skill ? skillOf(skill.id) : cardOf(use.source);
  const found = modeOf(row, use.mode);
  const mode = found && use.by === 'shapeshift' ? shifted(found, where) : found;
  if (!mode) throw new Error(`${use.source} has no mode ${use.mode}`);
  const maker: Maker = unit ? 'unit' : skill || mode.more ? 'skill' : 'card';
  return carryOut(state, hero, use, where, play, mode, maker, unit);
}

function carryOut(
  state: State,
  hero: Hero,
  use: Use,
  where: Where,
  play: MkPlay | undefined,
  mode: Mode,
  maker: Maker,
  unit: UnitState | undefined,
): Used {
  const bonus = use.by ? (BONUS[use.by] ?? 0) : 0;
  const points = mode.attack ? 'attack' : mode.block ? 'block' : undefined;
  const worth = points
    ? changed(state, hero, worthOf(state, hero, maker, use.source, unit, mode, points, bonus), use.pick ?? '')
    : undefined;
  pay(state, hero, use, mode);
  giveUp(state, hero, use, mode, unit, maker);
  if (use.discard) putAway(hero, use, mode);
  if (worth) useUp(hero, maker, worth, unit);
  if (unit) {
    if (use.pick === FORTITUDE) unit.bannerUsed = true;
    else unit.wounds += mode.wounds;
    if (worth && (hero.turn.glory || unit.banner === 'banner-of-glory')) hero.fame++;
  } else if (mode.wounds) takeWounds(hero, mode.wounds, 'cost', play);
  const aim: Aim = {
    state,
    hero,
    colour: unit ? (mode.pay[0] ?? '') : maker === 'card' ? colourOf(state, cardOf(use.source)) : '',
    enemy: use.target ? enemyOf(state, use.target) : undefined,
    attack: use.attack ?? 0,
    unit: use.unit ? unitIn(hero, use.unit) : unit,
    pick: use.pick ?? '',
    play,
  };
  workEffects(mode, aim, bonus);
  if (LEAVES.includes(use.source)) leaveForLater(state, hero, use, mode);
  if (use.source === 'sword-of-justice' && mode.grade === 'strong') justice(state, hero);
  if (worth && where === 'effect') saveForNow(state, hero, use, worth, mode);
  const used: Used = { worth: where === 'effect' ? undefined : worth, tag: mode.tag, again: mode.again };
  const left = use.by ? FURTHER_TIMES[use.by] : undefined;
  if (left) used.repeat = { source: use.source, grade: mode.grade, left, mode: mode.id };
  return used;
}

function workEffects(mode: Mode, aim: Aim, bonus: number): void {
  for (const effect of mode.effects) {
    const aimed = effect.target === 'enemy' || effect.target === 'attack';
    if (aimed && !aim.enemy) continue;
    if (aimed && aim.enemy && isSparedBy(aim.state, aim.enemy, aim.colour, effect.direct)) continue;
    effect.apply(aim);
  }
  const raised = bonus ? mode.effects.find((effect) => effect.counts) : undefined;
  if (raised?.counts) aim.hero[raised.counts] += bonus;
}

/** Card, unit or skill are used up. */
function giveUp(state: State, hero: Hero, use: Use, mode: Mode, unit: UnitState | undefined, maker: Maker): void {
  if (unit) {
    const row = unitOf(unit.unit);
    if (row.influence === 'assault' && !unit.paid && siteOf(state.site).assault) {
      unit.paid = true;
      hero.influence -= 2;
    }
    if (row.several) {
      unit.used.push(mode.id);
      if (unit.used.length >= row.modes.length) unit.ready = false;
    } else unit.ready = false;
    return;
  }
  if (maker === 'skill') {
    spendSkill(hero, use.source);
    return;
  }
  const { card, strong, again } = boostParts(use.by);
  if (again) return;
  if (card === 'shapeshift') spendSkill(hero, 'shapeshift');
  else if (card) playCard(hero, card, card === 'tome-of-all-spells' && strong);
  // A spell of the offer stays there; an artifact's strong side and what Maximal Effect burns are gone for good.
  if (card !== 'tome-of-all-spells') {
    const artifact = cardOf(use.source).kind === 'artifact' && mode.grade === 'strong';
    playCard(hero, use.source, artifact || card === 'maximal-effect');
  }
}

function putAway(hero: Hero, use: Use, mode: Mode): void {
  const card = use.discard as string;
  if (!dropCard(hero.hand, card)) return;
  if (mode.price?.thrown) hero.removed.push(card);
  else {
    hero.discard.push(card);
    hero.discard.sort();
  }
}

/** Bonuses for "the first card", "one unit", "a Block" are used up by the points they raised. */
function useUp(hero: Hero, maker: Maker, worth: Worth, unit: UnitState | undefined): void {
  const { turn } = hero;
  if (worth.kind === 'block') turn.blockPlus = 0;
  if (maker === 'card') {
    turn.ambushAttack = 0;
    turn.ambushBlock = 0;
    if (worth.kind !== 'block') turn.deadlyAim = false;
  }
  // Leadership does nothing for Siege: it waits for another unit.
  if (unit && worth.kind !== 'siege') turn.leadership = false;
}

/** Sword of Justice, strong: nobody resists physical attacks any more. */
function justice(state: State, hero: Hero): void {
  for (const enemy of state.enemies) {
    if (enemy.owner !== hero.seat || enemy.lostResistances.includes('physical')) continue;
    if (!isImmune(state, enemy, '')) enemy.lostResistances.push('physical');
  }
}

function convert(state: State, hero: Hero, use: Use): Used {
  const cut = use.mode.lastIndexOf('-');
  const amount = Number(use.mode.slice(cut + 1));
  const what = use.mode.slice(0, cut);
  if (use.source === 'influence') {
    hero.influence -= amount;
    return { ...NOTHING, worth: { kind: 'block', element: what as 'fire' | 'ice' | 'physical', amount, swift: false } };
  }
  hero.move -= what === 'ranged' ? amount * 2 : amount;
  return {
    ...NOTHING,
    worth: changed(state, hero, { kind: what as Kind, element: 'physical', amount, swift: false }, ''),
  };
}

function puppet(state: State, hero: Hero, use: Use, where: Where): Used {
  const row = tokenOf(state, { token: use.mode });
  const first = row.attacks[0];
  dropCard(hero.kept, use.mode);
  spendSkill(hero, 'puppet-master');
  if (where === 'block') {
    return {
      ...NOTHING,
      worth: { kind: 'block', element: 'physical', amount: Math.ceil(row.armor / 2), swift: false },
    };
  }
  const amount = Math.ceil((first?.value ?? 0) / 2);
  return {
    ...NOTHING,
    worth: changed(state, hero, { kind: 'melee', element: first?.element ?? 'physical', amount, swift: false }, ''),
  };
}

function frighten(state: State, hero: Hero, unit: UnitState, use: Use): Used {
  unit.ready = false;
  const attack = enemyOf(state, use.target ?? '')?.attacks[use.attack ?? 0];
  if (attack) attack.cancelled = true;
  hero.fame++;
  return NOTHING;
}
