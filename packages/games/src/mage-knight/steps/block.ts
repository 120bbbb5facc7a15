import { pileOf, TOKENS, tokenOf } from '../content/tokens.ts';
import { forMonster } from '../dice-for.ts';
import { blockReport, pendingAttacks } from '../rules/block.ts';
import { blockShortfall, emptyPool, MOST_ATTACKS, whyNotResolve } from '../rules/commands.ts';
import {
  attackHas,
  attackValue,
  enemyOf,
  faces,
  hasPendingAttack,
  heroOf,
  isBlocked,
  isFree,
  isImmune,
  still,
  summonedFrom,
} from '../rules/enemy.ts';
import { unitIn } from '../rules/hero.ts';
import { newEnemy } from '../rules/new-enemy.ts';
import { hasRealCards, MOST_ENTRIES_TYPED } from '../rules/table.ts';
import { canBlock, hasEffect } from '../rules/uses.ts';
import type { Action, Enemy, Hero, MkGoes, MkPlay, MkStep, PoolEntry, State } from '../types.ts';
import { noteBlocked } from './changes/block.ts';
import { defeat } from './changes/defeat.ts';
import { enterFromTable } from './changes/entered.ts';
import { enterInto } from './changes/pool.ts';
import { applyUse } from './changes/use.ts';
import { closePhase, playEffect, rowName } from './effects.ts';
import {
  BLOCK_OPEN,
  blankBlock,
  blankDeclare,
  END,
  offerBlockUses,
  offerEffects,
  RESOLVE_BLOCK,
  RESOLVE_BLOCK_SHORT,
  STILL_OPEN,
  useOf,
} from './offers.ts';
import { offerUnitBlocks } from './table.ts';

/** Section 4.1: one token for every Summon attack that is not canceled. */
export const summon: MkStep<'4.1 summon'> = {
  title: 'Summon attacks are drawn',
  to: ['4.2 block'],
  rolls: true,
  enter(play) {
    const { state } = play;
    const hero = heroOf(state);
    closePhase(state);
    state.phase = 2;
    for (let i = 0, many = state.enemies.length; i < many; i++) {
      const enemy = state.enemies[i] as Enemy;
      if (!faces(hero, enemy) || !still(tokenOf(state, enemy).is.summon, enemy, 'summon')) continue;
      for (const attack of enemy.attacks) if (!attack.cancelled) drawMonster(play, state, enemy);
    }
    return '4.2 block';
  },
};
function drawMonster(play: MkPlay, state: State, summoner: Enemy): void {
  const row = tokenOf(state, summoner);
  const pile = summonedFrom(state, summoner);
  // Necromancers ask for their own faction first (11.1). The rules do not say what a summoned summoner does, and it has
  // nothing to attack with: it is passed over.
  const tokens = pileOf(state.sets, state.out, pile, pile === 'green' ? row.set : undefined).filter(
    (id) => !TOKENS[id]?.is.summon,
  );
  const [place = 0] = tokens.length ? play.draw(1, tokens.length, forMonster, { summoner, tokens }) : [];
  const token = tokens[place];
  // The pile is empty, here or on the table.
  if (token === undefined) {
    play.emit({ type: 'noToken', summoner: summoner.id, pile });
    return;
  }
  state.out[token] = (state.out[token] ?? 0) + 1;
  const monster = newEnemy(state, { token, role: 'summoned', owner: summoner.owner, summoner: summoner.id });
  state.enemies.push(monster);
  if (play.watched) play.emit({ type: 'summoned', summoner: summoner.id, enemy: monster.id, token });
}

/** Move that could be spent on a Cumbersome attack; people with real cards know their own. */
const moveFor = (state: State, hero: Hero, enemy: Enemy, index: number): number => {
  const value = attackValue(state, enemy, index);
  return state.typedPoints ? value : Math.min(value, hero.move);
};
const canSlow = (state: State, hero: Hero): boolean =>
  (hero.move > 0 || state.typedPoints) &&
  pendingAttacks(state, hero).some(
    ({ enemy, index }) => attackHas(state, enemy, index, 'cumbersome') && moveFor(state, hero, enemy, index) > 0,
  );

/** Section 7, Cumbersome: an attack lowered to 0 counts as blocked. */
function slow(play: MkPlay, action: Extract<Action, { type: 'SPEND_MOVE_ON_CUMBERSOME' }>): MkGoes {
  const { state } = play;
  const hero = heroOf(state);
  const enemy = enemyOf(state, action.enemyId);
  if (!enemy) return;
  hero.move = Math.max(0, hero.move - action.points);
  const before = isBlocked(state, enemy);
  enemy.attacks.forEach((attack, i) => {
    if (state.options.cumbersome === 'one' && i !== action.attackIndex) return;
    if (attack.blocked || attack.cancelled) return;
    attack.slowed += Math.min(action.points, attackValue(state, enemy, i));
    if (attackValue(state, enemy, i) === 0) attack.blocked = true;
  });
  if (!before) noteBlocked(state, hero, enemy);
  const left = attackValue(state, enemy, action.attackIndex);
  if (play.watched)
    play.emit({ type: 'slowed', enemy: enemy.id, attack: action.attackIndex, points: action.points, left });
}

export const block: MkStep<'4.2 block'> = {
  title: 'Phase 2: Block',
  to: ['5.1 assign'],
  calls: ['4.3 pool', '2.9 chance', '7.1 target', '7.3 again', '7.5 choose'],
  focus: () => ({ about: 'block' }),
  enter(play) {
    const { state } = play;
    const hero = heroOf(state);
    if (play.watched && hasPendingAttack(state, hero)) play.emit({ type: 'phase', phase: 2, seat: hero.seat });
  },
  next(state) {
    const hero = heroOf(state);
    // Fray cannot know what the table still holds: it is asked as long as somebody stands.
    if (hasRealCards(state)) return isFree(state, hero) ? '5.1 assign' : undefined;
    if (!hasPendingAttack(state, hero)) return '5.1 assign';
    const may = state.completedBlocksThisPhase < MOST_ATTACKS && canBlock(state, hero);
    return may || canSlow(state, hero) || hasEffect(state, hero) ? undefined : '5.1 assign';
  },
  choices(state, _, offer) {
    const hero = heroOf(state);
    const playerId = hero.seat;
    const may = state.completedBlocksThisPhase < MOST_ATTACKS && canBlock(state, hero);
    for (const { enemy, index } of pendingAttacks(state, hero)) {
      const enemyId = enemy.id;
      offer(
        playerId,
        { type: 'DECLARE_BLOCK_TARGET', playerId, enemyId, attackIndex: index },
        may ? undefined : { code: 'NO_ATTACK_RESOURCE', what: 'block' },
      );
      if (!attackHas(state, enemy, index, 'cumbersome')) continue;
      const most = moveFor(state, hero, enemy, index);
      if (most > 0)
        offer(playerId, { type: 'SPEND_MOVE_ON_CUMBERSOME', playerId, enemyId, attackIndex: index, points: 1 });
      for (let points = 2; points <= (state.typedPoints ? most : Math.min(most, 2)); points++) {
        offer(playerId, { type: 'SPEND_MOVE_ON_CUMBERSOME', playerId, enemyId, attackIndex: index, points });
      }
      if (!state.typedPoints && most > 2) {
        offer(playerId, { type: 'SPEND_MOVE_ON_CUMBERSOME', playerId, enemyId, attackIndex: index, points: most });
      }
    }
    offer.form(playerId, blankDeclare(hero, state), { code: 'WRONG_PHASE', phase: state.phase });
    offerEffects(state, hero, offer);
    offer(playerId, END[playerId]);
  },
  on: {
    DECLARE_BLOCK_TARGET(play, action) {
      play.state.fresh = false;
      play.state.currentBlock = { enemyId: action.enemyId, attackIndex: action.attackIndex, pool: emptyPool() };
      play.call('4.3 pool', {}, true);
    },
    SPEND_MOVE_ON_CUMBERSOME: slow,
    PLAY_EFFECT: playEffect,
    END_COMBAT_PHASE: () => '5.1 assign',
  },
};

export function addToBlock(play: MkPlay, action: Extract<Action, { type: 'ADD_TO_BLOCK_POOL' }>): MkGoes {
  const { state } = play;
  const open = state.currentBlock;
  if (!open) return;
  const hero = heroOf(state);
  const use = useOf(action);
  let { element, amount } = action;
  const entry: PoolEntry = {
    source: use.source,
    mode: use.mode,
    kind: 'block',
    element,
    amount,
    swift: false,
    tag: '',
  };
  const entered = use.source === 'table' ? enterFromTable(state, hero, action) : undefined;
  if (entered) {
    entry.swift = action.swiftTwice === true;
    const enemy = enemyOf(state, open.enemyId);
    if (enemy && use.unit) enemy.unitHelped = true;
  } else {
    const used = applyUse(state, hero, use, 'block', play);
    if (used.worth) {
      ({ element, amount } = used.worth);
      entry.swift = used.worth.swift;
    }
    entry.tag = used.tag;
    if (used.repeat) play.call('7.3 again', { again: used.repeat });
    const enemy = enemyOf(state, open.enemyId);
    if (enemy && unitIn(hero, use.source)) enemy.unitHelped = true;
  }
  entry.element = element;
  entry.amount = amount;
  open.pool[element] += amount;
  enterInto(open.pool, entry, use);
  if (play.watched) {
    const source = entered?.source ?? rowName(hero, use.source);
    const more = {
      ...(entered?.note ? { note: entered.note } : {}),
      ...(action.swiftTwice ? { swift: true as const } : {}),
    };
    play.emit({ type: 'added', seat: hero.seat, source, mode: use.mode, kind: 'block', element, amount, ...more });
  }
}

const LATER = { phase: 4, kind: 'melee', only: '', fleeting: false, tag: '' } as const;
/** Dueling does not ask for a block that holds: the duel goes on in phase 4 either way (4.5). */
function duel(hero: Hero, enemy: Enemy, entries: readonly PoolEntry[]): void {
  if (!entries.some((entry) => entry.tag === 'dueling')) return;
  hero.later.push({ ...LATER, not: [], source: 'dueling', element: 'physical', amount: 1, only: enemy.id });
  hero.turn.duel.push(enemy.id);
}
const isTagged = (entry: PoolEntry): boolean => entry.tag !== '';
/** Cards that answer a successful block. */
function afterBlock(play: MkPlay, enemy: Enemy, entries: readonly PoolEntry[], surplus: number): void {
  const { state } = play;
  const hero = heroOf(state);
  if (!entries.some(isTagged)) return;
  const tags = new Set(entries.map((entry) => entry.tag));
  const ice = isImmune(state, enemy, 'blue');
  if (!ice) enemy.onceBlocked += 3 * entries.filter((entry) => entry.tag === 'ice-shield').length;
  if (tags.has('shield-bash') && !ice) enemy.onceBlocked += surplus;
  if (tags.has('burning-shield')) {
    hero.later.push({ ...LATER, not: [], source: 'burning-shield', element: 'fire', amount: 4 });
  }
  if (tags.has('exploding-shield') && !isImmune(state, enemy, 'red')) defeat(state, hero, enemy, play);
}

function resolveBlock(play: MkPlay): MkGoes {
  const { state } = play;
  const open = state.currentBlock;
  const report = open && blockReport(state, open);
  const enemy = open && enemyOf(state, open.enemyId);
  state.currentBlock = null;
  if (!open || !report || !enemy) return 'back';
  const hero = heroOf(state);
  const attack = enemy.attacks[open.attackIndex];
  state.completedBlocksThisPhase++;
  if (hero.later.length) hero.later = hero.later.filter((later) => !later.fleeting);
  if (play.watched) {
    play.emit({
      type: 'blocked',
      seat: hero.seat,
      enemy: enemy.id,
      attack: open.attackIndex,
      block: report.value,
      needed: report.needed,
      success: report.sufficient,
    });
  }
  duel(hero, enemy, open.pool.entries);
  if (report.sufficient && attack) {
    attack.blocked = true;
    afterBlock(play, enemy, open.pool.entries, report.value - report.needed);
    noteBlocked(state, hero, enemy);
  }
  return 'back';
}

export const pool: MkStep<'4.3 pool'> = {
  title: 'Build the block',
  to: ['back'],
  calls: ['2.9 chance', '7.1 target', '7.3 again', '7.5 choose'],
  focus: () => ({ about: 'block' }),
  next: (state) => (state.currentBlock ? undefined : 'back'),
  choices(state, _, offer) {
    const hero = heroOf(state);
    const { seat } = hero;
    if (state.typedPoints ? state.entered < MOST_ENTRIES_TYPED : canBlock(state, hero))
      offer.form(seat, blankBlock(hero));
    offerBlockUses(state, hero, offer);
    offerUnitBlocks(state, hero, offer);
    const shortfall = blockShortfall(state);
    offer(seat, RESOLVE_BLOCK[seat], whyNotResolve(state, shortfall, false, 'BLOCK_NOT_CONFIRMED'));
    if (shortfall > 0 && state.options.confirmInsufficient) {
      offer(seat, RESOLVE_BLOCK_SHORT[seat]);
    }
    offerEffects(state, hero, offer);
    offer(seat, END[seat], STILL_OPEN);
    offer.form(seat, blankDeclare(hero, state), BLOCK_OPEN);
  },
  on: {
    ADD_TO_BLOCK_POOL: addToBlock,
    RESOLVE_BLOCK: resolveBlock,
    PLAY_EFFECT: playEffect,
  },
};
