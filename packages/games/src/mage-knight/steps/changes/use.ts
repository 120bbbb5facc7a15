import { colourOf } from '../../content/card.ts';
import { cardOf } from '../../content/cards.ts';
import { type Aim, type Mode, modeOf } from '../../content/mode.ts';
import { skillOf } from '../../content/skills.ts';
import { tokenOf } from '../../content/tokens.ts';
import { rowOf } from '../../content/units.ts';
import { shiftMode } from '../../rules/boosts.ts';
import { costOf } from '../../rules/cost.ts';
import { enemyOf, isImmune, isSparedBy } from '../../rules/enemy.ts';
import { skillIn, unitIn } from '../../rules/hero.ts';
import { payOf, type Where } from '../../rules/lines.ts';
import { payment } from '../../rules/mana.ts';
import {
  applyTurnRules,
  type Maker,
  overloadOf,
  sidewaysFor,
  sidewaysWorth,
  type Worth,
  worthOf,
} from '../../rules/points.ts';
import { ritualOf } from '../../rules/sideways.ts';
import { FORTITUDE } from '../../rules/unit.ts';
import type { Hero, Kind, Mana, MkPlay, State, UnitState, Use } from '../../types.ts';
import { type Doing, giveUp, playCard, putAway, spendSkill } from './give-up.ts';
import { dropCard, takeWounds } from './hero.ts';
import { LEAVES, leaveForLater, saveForNow, type Used, waiting } from './later.ts';
import { spend, spendOne } from './mana.ts';

const NOTHING: Used = { worth: undefined, tag: '', again: 0 };
/** 12.2, Maximal Effect: basic three times, strong twice. */
const FURTHER_TIMES: Readonly<Record<string, number>> = { 'maximal-effect': 2, 'maximal-effect:strong': 1 };
const BONUS: Readonly<Record<string, number>> = { concentration: 2, 'will-focus': 3 };

function pay(state: State, hero: Hero, use: Use, mode?: Mode): void {
  if (mode && !mode.pay.length && !use.by) return;
  const cost = mode && !use.by ? payOf(state, use.source, mode) : costOf(state, hero, use);
  if (use.mana) spend(state, hero, use.mana);
  else if (cost.length === 1) spendOne(state, hero, cost[0] as Mana);
  else if (cost.length) spend(state, hero, payment(state, hero, cost) ?? []);
}

function sideways(state: State, hero: Hero, use: Use, where: Where): Used {
  const side = sidewaysFor(use.mode);
  const amount = sidewaysWorth(hero, use, side || 'points');
  pay(state, hero, use);
  // What lies in the middle of the table goes back to whose it is, face down.
  if (use.by) spendSkill(use.by === 'ritual-of-pain' ? (ritualOf(state, hero) ?? hero) : hero, use.by);
  if (use.by === 'who-needs-magic' && !hero.turn.dieUsed) hero.turn.noDice = true;
  playCard(hero, use.source, false);
  if (side) {
    hero[side] += amount;
    if (side === 'move') hero.turn.moveNext = 0;
    return NOTHING;
  }
  const kind = where === 'attack' ? ('melee' as const) : ('block' as const);
  return { ...NOTHING, worth: applyTurnRules(state, hero, { kind, element: 'physical', amount, swift: false }, '') };
}

/** Everything that a use does but put points into a pool: pays, moves cards, works its effects. */
export function applyUse(state: State, hero: Hero, use: Use, where: Where, play: MkPlay | undefined): Used {
  const { invoked, coins } = hero.turn;
  const spent = coins.length;
  const used = makeUse(state, hero, use, where, play);
  if (invoked) loseInvoked(hero, invoked, coins.slice(spent));
  return used;
}
/** Invocation: mana that did not pay for the very next thing is gone. */
export function loseInvoked({ turn, tokens }: Hero, colour: Mana, paid: readonly string[]): void {
  if (!paid.includes(`token:${colour}`) && tokens[colour] > 0) tokens[colour]--;
  turn.invoked = '';
}
function makeUse(state: State, hero: Hero, use: Use, where: Where, play: MkPlay | undefined): Used {
  state.fresh = false;
  if (use.source.startsWith('later:')) return waiting(state, hero, Number(use.source.slice(6)));
  if (use.source === 'move' || use.source === 'influence') return convert(state, hero, use);
  if (use.source === 'puppet-master') return puppet(state, hero, use, where);
  if (use.mode.startsWith('sideways')) return sideways(state, hero, use, where);
  const unit = unitIn(hero, use.source);
  if (unit && use.mode === 'banner-of-fear') return frighten(state, hero, unit, use);
  const skill = skillIn(hero, use.source);
  const row = unit ? rowOf(unit) : skill ? skillOf(skill.id) : cardOf(use.source);
  const found = modeOf(row, use.mode);
  const mode = found && use.by === 'shapeshift' ? shiftMode(found, where) : found;
  if (!mode) throw new Error(`"${use.source}" has no mode "${use.mode}": offer only modes of its row.`);
  const maker: Maker = unit ? 'unit' : skill || mode.more ? 'skill' : 'card';
  return carryOut({ state, hero, play, use, where, mode, by: { maker, source: use.source, unit } });
}

function pointsOf({ state, hero, use, mode, by }: Doing, bonus: number): Worth | undefined {
  const pool = mode.attack ? 'attack' : mode.block ? 'block' : undefined;
  if (!pool) return undefined;
  const base = worthOf(state, hero, by, mode, pool);
  base.amount += bonus;
  return applyTurnRules(state, hero, base, use.pick ?? '');
}
function carryOut(doing: Doing): Used {
  const { state, hero, use, where, play, mode } = doing;
  const { maker, unit } = doing.by;
  const bonus = use.by ? (BONUS[use.by] ?? 0) : 0;
  const worth = pointsOf(doing, bonus);
  pay(state, hero, use, mode);
  giveUp(doing);
  if (use.discard) putAway(hero, use, mode);
  if (worth) {
    if (maker === 'card' && overloadOf(hero, mode)) hero.turn.overload = '';
    useUp(hero, maker, worth, unit);
  }
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
  const plus = maker === 'card' ? bonus + raisedBy(hero, mode) : bonus;
  workEffects(mode, aim, plus);
  if (maker === 'card' && cardOf(use.source).kind === 'spell' && hero.turn.ringFame.length)
    hero.fame += hero.turn.ringFame.filter((colour) => colour === aim.colour).length;
  if (LEAVES.includes(use.source)) leaveForLater(state, hero, use, mode);
  if (use.source === 'sword-of-justice' && mode.grade === 'strong') justice(state, hero);
  if (worth && where === 'effect') saveForNow(state, hero, use, worth, mode);
  const used: Used = { worth: where === 'effect' ? undefined : worth, tag: mode.tag, again: mode.again };
  const left = use.by ? FURTHER_TIMES[use.by] : undefined;
  if (left) used.repeat = { source: use.source, grade: mode.grade, left, mode: mode.id };
  return used;
}

/** What Tirelessness and Mana Overload add to the Move or Influence of a card. */
function raisedBy(hero: Hero, mode: Mode): number {
  const { turn } = hero;
  const counts = mode.effects.find((effect) => effect.counts)?.counts;
  if (!counts) return 0;
  let plus = overloadOf(hero, mode);
  if (plus) turn.overload = '';
  if (counts === 'move') {
    plus += turn.moveNext + turn.movePlus;
    turn.moveNext = 0;
  }
  return plus;
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
    worth: applyTurnRules(state, hero, { kind: what as Kind, element: 'physical', amount, swift: false }, ''),
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
    worth: applyTurnRules(
      state,
      hero,
      { kind: 'melee', element: first?.element ?? 'physical', amount, swift: false },
      '',
    ),
  };
}

function frighten(state: State, hero: Hero, unit: UnitState, use: Use): Used {
  unit.ready = false;
  const attack = enemyOf(state, use.target ?? '')?.attacks[use.attack ?? 0];
  if (attack) attack.cancelled = true;
  hero.fame++;
  return NOTHING;
}
