import type { Choice } from '@fray/engine';
import type { Planning } from '../../game.ts';
import { CARDS, cardOf } from '../content/cards.ts';
import { siteOf } from '../content/sites.ts';
import { SKILLS } from '../content/skills.ts';
import { tokenOf } from '../content/tokens.ts';
import { blockReport } from '../rules/block.ts';
import { whyNotDeclare } from '../rules/commands.ts';
import { faces, heroOf } from '../rules/enemy.ts';
import { openShortfall } from '../rules/group.ts';
import { counts } from '../rules/outcome.ts';
import { isTable } from '../rules/table.ts';
import type { Action, Enemy, Hero, Kind, MageKnight, State } from '../types.ts';
import { mostToCome } from './bound.ts';
import { key } from './key.ts';
import { isIdleMana, reachOf } from './reach.ts';
import { telling } from './telling.ts';

/**
 * The best plan of a hand: most fame for fewest wounds. A Fame counts more than any number of wounds that a fight can bring, and being
 * knocked out as much as five of them.
 */
const FAME = 1_000;
const WOUND = 10;
const KNOCKED_OUT = 50;

/** What was got and what it cost, at the end. All heroes of a joint assault together. */
function value(state: State): number {
  let sum = 0;
  for (const { fame, wounds, knockedOut } of state.outcome?.heroes ?? [])
    sum += FAME * fame - WOUND * wounds - (knockedOut ? KNOCKED_OUT : 0);
  return sum;
}

const isStanding = (enemy: Enemy): boolean => !enemy.defeated && counts(enemy);
/** All that can be reached would fall, and nobody would be wounded whose attack can be blocked. */
function most(state: State): number {
  if (state.outcome) return value(state);
  let all = 0;
  let standing = 0;
  for (const enemy of state.enemies) {
    if (!isStanding(enemy)) continue;
    standing++;
    all += FAME * tokenOf(state, enemy).fame;
  }
  let sum = mostToCome(state, (fame, wounds) => FAME * fame - WOUND * wounds) ?? all;
  for (const hero of state.heroes) {
    const fame = hero.fame - hero.startFame + rewards(hero, standing);
    sum += FAME * fame - WOUND * (hero.woundsToHand + hero.woundsToDiscard);
  }
  // A die after the fight may bring a Fame (crystal die).
  return siteOf(state.site).rewards.length ? sum + FAME : sum;
}

/**
 * What may bring Fame beside the tokens, once and for every enemy that falls. By the words of its row, rather too many than too few: a bound
 * that is too high only costs time. What plays other cards may play any.
 */
const REWARDS =
  /fame|axe|chivalry|glory|sword|justice|starsdawn|harvest|duel|gems|box|offer|learn|skill|crystal-die|possess|banner|tome|maximal/i;
const bringing = new Map<string, boolean>();
function bringsFame(kind: 'card' | 'skill', id: string): boolean {
  const known = bringing.get(`${kind} ${id}`);
  if (known !== undefined) return known;
  const modes = (kind === 'card' ? cardOf(id) : SKILLS[id])?.modes;
  const words = modes?.flatMap(({ tag, effects }) => [tag, ...effects.flatMap(({ does }) => does)]) ?? ['fame'];
  const brings = REWARDS.test([id, ...words].join(' '));
  bringing.set(`${kind} ${id}`, brings);
  return brings;
}
function rewards(hero: Hero, standing: number): number {
  const cards = [...hero.hand, ...hero.deck].filter((card) => card !== 'wound' && bringsFame('card', card)).length;
  const skills = hero.skills.filter(({ id }) => bringsFame('skill', id)).length;
  const banners = hero.units.filter(({ banner }) => banner !== '').length;
  const { bow, harvest, sword, duel, ringFame } = hero.turn;
  const going = Number(bow > 0) + Number(harvest > 0) + sword + duel.length + ringFame.length;
  return (cards + skills + banners + going) * (standing + 2);
}

/** Every group of those that stand, the largest first. */
function groupsOf(ids: readonly string[]): string[][] {
  const groups: string[][] = [];
  for (let mask = 1; mask < 2 ** ids.length; mask++) groups.push(ids.filter((_, at) => mask & (2 ** at)));
  return groups.sort((a, b) => b.length - a.length);
}
const MOST_IN_A_GROUP = 10;

function declarations(state: State, seat: Hero['seat']): Action[] {
  const hero = heroOf(state);
  const ids = state.enemies.filter((enemy) => faces(hero, enemy)).map(({ id }) => id);
  const kinds: readonly Kind[] = state.phase === 4 ? ['melee'] : ['siege', 'ranged'];
  return kinds
    .flatMap((attackType) =>
      groupsOf(ids.slice(0, MOST_IN_A_GROUP)).map(
        (targetEnemyIds): Action => ({ type: 'DECLARE_ATTACK_TARGET', playerId: seat, targetEnemyIds, attackType }),
      ),
    )
    .filter((action) => whyNotDeclare(state, action as unknown as Record<string, unknown>).length === 0);
}

/** What brings a plan forward comes first: a good one early lets the bound leave out more. */
const RANK: Partial<Record<Action['type'], number>> = {
  RESOLVE_ATTACK: 0,
  RESOLVE_BLOCK: 0,
  DECLARE_ATTACK_TARGET: 1,
  ADD_TO_ATTACK_POOL: 2,
  DECLARE_BLOCK_TARGET: 2,
  ADD_TO_BLOCK_POOL: 2,
  END_COMBAT_PHASE: 9,
};
const rankOf = (action: Action): number =>
  (RANK[action.type] ?? 5) * 100 - ('amount' in action && typeof action.amount === 'number' ? action.amount : 0);

/** Adds nothing but points: the order of such cards in one pool changes nothing. */
const isPlain = (action: Action): boolean =>
  (action.type === 'ADD_TO_ATTACK_POOL' || action.type === 'ADD_TO_BLOCK_POOL') &&
  action.by === undefined &&
  action.discard === undefined &&
  action.target === undefined &&
  action.pick === undefined;

/** Some block counts twice against Swift. */
const worthOf = (action: Action): number =>
  action.type === 'ADD_TO_BLOCK_POOL' ? 2 * action.amount : action.type === 'ADD_TO_ATTACK_POOL' ? action.amount : 0;
/** The most that everything on offer adds to what is open, each card as often as it is there. */
function mostToAdd(state: State, actions: readonly Action[]): number {
  const { hand } = heroOf(state);
  const best = new Map<string, number>();
  for (const action of actions)
    if (isPlain(action) && 'source' in action && action.source !== undefined)
      best.set(action.source, Math.max(best.get(action.source) ?? 0, worthOf(action)));
  let sum = 0;
  for (const [source, amount] of best) sum += amount * Math.max(1, hand.filter((card) => card === source).length);
  return sum;
}

/** Points and nothing else: no mark that a rule looks for when the pool closes. */
const isBarePoints = (action: Action): boolean =>
  isPlain(action) &&
  'source' in action &&
  (CARDS[action.source ?? '']?.modes.every(({ tag, effects }) => !tag && effects.length === 0) ?? false);

/** What is missing in the pool that is open. */
const shortfall = (state: State): number =>
  state.currentAttackDeclaration
    ? openShortfall(state)
    : state.currentBlock
      ? (blockReport(state, state.currentBlock)?.shortfall ?? 0)
      : 0;

/** An attack of a later enemy is blocked already. */
const isBehind = ({ enemies }: State, id: string): boolean =>
  enemies.findLastIndex(({ attacks }) => attacks.some(({ blocked }) => blocked)) >
  enemies.findIndex((row) => row.id === id);

const isShort = (action: Action): boolean => 'confirmed' in action && action.confirmed === true;

type Try = { seat: Hero['seat'] | 'host'; action: Action };
function tries(state: State, list: readonly Choice<MageKnight>[]): Try[] {
  const isOpen = state.currentAttackDeclaration !== null || state.currentBlock !== null;
  const short = shortfall(state);
  const hero = heroOf(state);
  const alone = hero.units.length === 0;
  // Nothing but points is at hand, and mana that pays for them.
  const bare = reachOf(state, hero) !== undefined;
  let assigned = false;
  const found: Try[] = [];
  for (const { seat, action, form } of list) {
    if (form) {
      if (action.type === 'DECLARE_ATTACK_TARGET' && seat !== 'host')
        for (const declared of declarations(state, seat)) found.push({ seat, action: declared });
      continue;
    }
    // An attack or a block that falls short wins nothing, and points beyond enough are spent for nothing.
    if (isShort(action)) continue;
    if (isOpen && short <= 0 && (action.type === 'ADD_TO_ATTACK_POOL' || isBarePoints(action))) continue;
    if (action.type === 'CANCEL_ATTACK' || action.type === 'CANCEL_BLOCK') continue;
    if (bare && action.type === 'PLAY_EFFECT' && isIdleMana(hero, action, isOpen)) continue;
    // Blocks do not hinder each other: one order of them is enough.
    if (bare && action.type === 'DECLARE_BLOCK_TARGET' && isBehind(state, action.enemyId)) continue;
    // Without units the hero takes all of it, in whatever order.
    if (action.type === 'ASSIGN_DAMAGE' && alone) {
      if (assigned) continue;
      assigned = true;
    }
    found.push({ seat, action });
  }
  const actions = found.map(({ action }) => action);
  // What everything together cannot finish is not gone on with, unless something else could still change it.
  const canChange = actions.some((action) => action.type.startsWith('RESOLVE') || !isPlain(action));
  if (isOpen && !canChange && mostToAdd(state, actions) < short) return [];
  return found.sort((a, b) => rankOf(a.action) - rankOf(b.action));
}

/** With real cards only the table knows what can still be played. */
const applies = (state: State): boolean => !isTable(state);

/** Winning is worth more than any Fame and any wounds. */
const VICTORY = 1_000_000;
/** Whether it may still be won, as far as what is at hand reaches: as many enemies as have to fall could fall. */
function mayWin(state: State): boolean {
  const famous = state.enemies.filter((enemy) => isStanding(enemy) && tokenOf(state, enemy).fame > 0);
  const garrison = siteOf(state.site).role !== 'rampager';
  const needed = garrison ? famous.filter(({ role }) => role !== 'rampager') : famous;
  return (mostToCome(state, (fame) => Number(fame > 0)) ?? famous.length) >= needed.length;
}
/** An attack or a block that was declared before, and falls short: what was put into it is lost, and the fight goes on. */
const givesUp: NonNullable<Planning<MageKnight>['givesUp']> = (list) => list.filter(({ action }) => isShort(action));
const winning: NonNullable<Planning<MageKnight>['winning']> = {
  applies,
  key,
  tries,
  value: (state) => value(state) + (telling.isWon(state) ? VICTORY : 0),
  most: (state) => most(state) + ((state.outcome ? telling.isWon(state) : mayWin(state)) ? VICTORY : 0),
  givesUp,
};

/** Mage Knight for a solver. */
export const planning: Planning<MageKnight> = { applies, key, tries, value, most, givesUp, winning, telling };
