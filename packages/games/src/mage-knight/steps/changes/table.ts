import { TOKENS, tokenOf } from '../../content/tokens.ts';
import { UNITS } from '../../content/units.ts';
import { damageOf, enemyOf, heroOf } from '../../rules/enemy.ts';
import { unitIn, WOUND } from '../../rules/hero.ts';
import { newAttacks } from '../../rules/new-enemy.ts';
import { NONE, openAttacks } from '../../rules/table.ts';
import type { TableAction } from '../../rules/table-types.ts';
import { newUnit } from '../../rules/unit.ts';
import type { Ability, DamageJob, Enemy, MkPlay, Resistance, State } from '../../types.ts';
import { RESISTANCES } from '../../types.ts';
import { noteBlocked } from './block.ts';
import { changeReputation, defeat } from './defeat.ts';
import { gainCard, takeWounds } from './hero.ts';

/** What the table says has happened, written down. */

type Of<K extends TableAction['type']> = Extract<TableAction, { type: K }>;

/** Attacks of this enemy that are still to come are not made. */
function holdBack(enemy: Enemy): void {
  for (const index of openAttacks(enemy)) {
    const attack = enemy.attacks[index];
    if (attack) attack.cancelled = true;
  }
}
/** An enemy that is gone leaves no open attack or block behind. */
export function leavePools(state: State, enemy: Enemy): void {
  const open = state.currentAttackDeclaration;
  if (open?.targetGroup.includes(enemy.id)) {
    open.targetGroup = open.targetGroup.filter((id) => id !== enemy.id);
    if (!open.targetGroup.length) state.currentAttackDeclaration = null;
  }
  if (state.currentBlock?.enemyId === enemy.id) state.currentBlock = null;
}
/** A block has nothing to stop any more once its attack is not made. */
export function leaveBlock(state: State, enemy: Enemy): void {
  const block = state.currentBlock;
  if (block?.enemyId === enemy.id && !openAttacks(enemy).includes(block.attackIndex)) state.currentBlock = null;
}

const lose = <V>(list: V[], what: V): void => {
  if (!list.includes(what)) list.push(what);
};
const CHANGES: {
  readonly [K in Of<'CHANGE_ENEMY'>['change']]: (play: MkPlay, enemy: Enemy, action: Of<'CHANGE_ENEMY'>) => void;
} = {
  noAttack: (_play, enemy) => holdBack(enemy),
  attack(_play, enemy, { attackIndex = 0, amount = 0 }) {
    const attack = enemy.attacks[attackIndex];
    if (attack) attack.change += amount;
  },
  armor(_play, enemy, { amount = 0 }) {
    enemy.armor += amount;
  },
  armorTo1(_play, enemy) {
    enemy.diseased = true;
  },
  loseFortification(_play, enemy) {
    enemy.noFortification = true;
  },
  loseResistance(_play, enemy, { what }) {
    for (const resistance of what === 'all' ? RESISTANCES : [what as Resistance])
      lose(enemy.lostResistances, resistance);
  },
  loseAbility(_play, enemy, { what }) {
    lose(enemy.lost, what as Ability);
    enemy.gained = enemy.gained.filter((ability) => ability !== what);
  },
  element(_play, enemy) {
    enemy.elementIgnored = true;
  },
  blocked({ state }, enemy, { attackIndex = 0 }) {
    const attack = enemy.attacks[attackIndex];
    if (attack) attack.blocked = true;
    noteBlocked(state, heroOf(state), enemy);
  },
  destroyed(play, enemy) {
    defeat(play.state, heroOf(play.state), enemy, play);
    leavePools(play.state, enemy);
  },
};

export function changeEnemy(play: MkPlay, action: Of<'CHANGE_ENEMY'>): void {
  const { state } = play;
  const enemy = enemyOf(state, action.enemyId);
  if (!enemy) return;
  const { change, attackIndex: attack = 0, amount = 0, what = '', note = '' } = action;
  const dealing = dealtNow(state);
  const before = dealing ? damageOf(state, dealing.enemy, dealing.memory.attackIndex) : 0;
  state.entered++;
  state.fresh = false;
  if (play.watched) play.emit({ type: 'changed', enemy: enemy.id, change, attack, amount, what, note });
  CHANGES[change](play, enemy, action);
  leaveBlock(state, enemy);
  // While its damage is being split, as much more or less of it is left as the attack has changed.
  if (!dealing) return;
  const { memory } = dealing;
  memory.damage = Math.max(0, memory.damage + damageOf(state, dealing.enemy, memory.attackIndex) - before);
}
/** The damage that is being split, and whose it is. */
function dealtNow(state: State): { enemy: Enemy; memory: DamageJob } | undefined {
  const frame = state.frames.findLast((row) => row.step === '5.2 damage');
  const enemy = frame?.step === '5.2 damage' ? enemyOf(state, frame.memory.enemyId) : undefined;
  return frame?.step === '5.2 damage' && enemy ? { enemy, memory: frame.memory } : undefined;
}

export function openWalls(play: MkPlay, { note = '' }: Of<'OPEN_WALLS'>): void {
  const { state } = play;
  state.entered++;
  state.siteOpen = true;
  play.emit({ type: 'wallsOpened', seat: heroOf(state).seat, note });
}

export function nameMonster(play: MkPlay, { enemyId, token }: Of<'NAME_MONSTER'>): void {
  const { state } = play;
  const enemy = enemyOf(state, enemyId);
  if (!enemy) return;
  state.entered++;
  const was = enemy.token;
  state.out[was] = Math.max(0, (state.out[was] ?? 0) - 1);
  if (play.watched)
    play.emit({ type: 'renamed', summoner: enemy.summoner, enemy: enemy.id, was, token: token === NONE ? '' : token });
  if (token === NONE) {
    // Nothing stands in for the summoner: it has no attack this time, and is out in the open again.
    state.enemies = state.enemies.filter((row) => row !== enemy);
    return;
  }
  enemy.token = (TOKENS[token] as (typeof TOKENS)[string]).id;
  state.out[token] = (state.out[token] ?? 0) + 1;
  enemy.attacks = newAttacks(tokenOf(state, enemy));
}

export function ignoreDamage(play: MkPlay<'5.2 damage'>, { points, note = '' }: Of<'IGNORE_DAMAGE'>): void {
  const { state, memory } = play;
  state.entered++;
  memory.damage = Math.max(0, memory.damage - points);
  play.emit({ type: 'ignored', seat: heroOf(state).seat, what: 'damage', points, left: memory.damage, note });
}
export function ignoreWounds(play: MkPlay<'5.2 damage'>, { wounds, note = '' }: Of<'IGNORE_WOUNDS'>): void {
  const { state, memory } = play;
  state.entered++;
  memory.spared = (memory.spared ?? 0) + wounds;
  play.emit({ type: 'ignored', seat: heroOf(state).seat, what: 'wounds', points: wounds, left: memory.damage, note });
}

export function takeTableWounds(play: MkPlay, { wounds, to, note = '' }: Of<'TAKE_WOUNDS'>): void {
  const { state } = play;
  const hero = heroOf(state);
  state.entered++;
  play.emit({ type: 'woundsTaken', seat: hero.seat, wounds, to, note });
  if (to === 'hand') takeWounds(hero, wounds, 'table', play);
  else {
    for (let i = 0; i < wounds; i++) gainCard(hero.discard, WOUND);
    hero.woundsToDiscard += wounds;
  }
}

export function changeUnit(play: MkPlay, { unitId, change, note = '' }: Of<'CHANGE_UNIT'>): void {
  const { state } = play;
  const hero = heroOf(state);
  const unit = unitIn(hero, unitId);
  if (!unit) return;
  state.entered++;
  if (change === 'spent') unit.ready = false;
  else if (change === 'ready') unit.ready = true;
  else if (change === 'wounded') unit.wounds++;
  else {
    hero.units = hero.units.filter((row) => row !== unit);
    hero.lostUnits = [...(hero.lostUnits ?? []), unit.unit];
  }
  play.emit({ type: 'unitChanged', seat: hero.seat, unit: unit.unit, change, note });
}

export function addUnit(play: MkPlay, action: Of<'ADD_UNIT'>): void {
  const { state } = play;
  const hero = heroOf(state);
  const { unit, level = 1, armor = 3, resists = [], note = '' } = action;
  state.entered++;
  const memory = Object.hasOwn(UNITS, unit) ? {} : { own: { name: unit, level, armor, resists: [...resists] } };
  hero.units = [...hero.units, newUnit(hero, unit, memory)];
  play.emit({ type: 'unitChanged', seat: hero.seat, unit, change: 'added', note });
}

export function changeFame(play: MkPlay, { what, amount, note = '' }: Of<'CHANGE_FAME'>): void {
  const { state } = play;
  const hero = heroOf(state);
  state.entered++;
  play.emit({ type: 'fameChanged', seat: hero.seat, what, amount, note });
  if (what === 'fame') hero.fame = Math.max(0, hero.fame + amount);
  else changeReputation(hero, amount, undefined);
}
