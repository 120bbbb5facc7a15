import type { Mode } from '../content/mode.ts';
import { siteOf } from '../content/sites.ts';
import { rowOf } from '../content/units.ts';
import { heroOf } from '../rules/enemy.ts';
import { kindsFor } from '../rules/lines.ts';
import { isUsableUnit } from '../rules/points.ts';
import { hasRealCards, MOST_ENTRIES_TYPED } from '../rules/table.ts';
import { changeable, renameable } from '../rules/table-entries.ts';
import { GLORY } from '../rules/unit.ts';
import { isTwin } from '../rules/uses.ts';
import { MOST } from '../setup/most.ts';
import type { Action, Hero, MkOffer, State, UnitState } from '../types.ts';
import {
  addUnit,
  changeEnemy,
  changeFame,
  changeUnit,
  nameMonster,
  openWalls,
  takeTableWounds,
} from './changes/table.ts';

/** From the table: entries that are there at every prompt of a phase, outside its flow. */

const NO_WALLS = { code: 'NO_WALLS' } as const;

export const TABLE_ON = {
  CHANGE_ENEMY: changeEnemy,
  OPEN_WALLS: openWalls,
  NAME_MONSTER: nameMonster,
  TAKE_WOUNDS: takeTableWounds,
  CHANGE_UNIT: changeUnit,
  ADD_UNIT: addUnit,
  CHANGE_FAME: changeFame,
} as const;

export function offerTable(state: State, offer: MkOffer): void {
  if (!hasRealCards(state) || state.phase < 1 || state.phase > 4) return;
  const hero = heroOf(state);
  const playerId = hero.seat;
  if (state.entered >= MOST_ENTRIES_TYPED) return;
  const enemy = changeable(state)[0];
  if (enemy) offer.form(playerId, { type: 'CHANGE_ENEMY', playerId, enemyId: enemy.id, change: 'noAttack' });
  // Blocked once it is done, so that it says why.
  if (state.phase === 1 && siteOf(state.site).fortified)
    offer.form(playerId, { type: 'OPEN_WALLS', playerId }, state.siteOpen && NO_WALLS);
  const monster = renameable(state)[0];
  if (monster) offer.form(playerId, { type: 'NAME_MONSTER', playerId, enemyId: monster.id, token: monster.token });
  offer.form(playerId, { type: 'TAKE_WOUNDS', playerId, wounds: 0, to: 'hand' });
  const unit = hero.units[0];
  if (unit) offer.form(playerId, { type: 'CHANGE_UNIT', playerId, unitId: unit.id, change: 'spent' });
  if (hero.units.length < MOST.units) offer.form(playerId, { type: 'ADD_UNIT', playerId, unit: '' });
  offer.form(playerId, { type: 'CHANGE_FAME', playerId, what: 'fame', amount: 0 });
}
/** While damage is split: skills and cards that take some of it, or some of its Wounds, away. */
export function offerIgnoring(state: State, hero: Hero, offer: MkOffer): void {
  if (!hasRealCards(state) || state.entered >= MOST_ENTRIES_TYPED) return;
  const playerId = hero.seat;
  offer.form(playerId, { type: 'IGNORE_DAMAGE', playerId, points: 0 });
  offer.form(playerId, { type: 'IGNORE_WOUNDS', playerId, wounds: 0 });
}

/** Section 7: what is printed on a unit that is ready, as entries that are filled in already. Mana is not asked for. */
function eachAbility(
  state: State,
  hero: Hero,
  take: (unit: UnitState, mode: Mode) => Action | undefined,
  offer: MkOffer,
): void {
  if (!hasRealCards(state) || state.entered >= MOST_ENTRIES_TYPED) return;
  hero.units.forEach((unit, i) => {
    if (!isUsableUnit(state, hero, unit) || isTwin(hero, i)) return;
    const seen = new Set<string>();
    for (const mode of rowOf(unit).modes) {
      const action = mode.more ? undefined : take(unit, mode);
      const text = JSON.stringify(action);
      if (!action || seen.has(text)) continue;
      seen.add(text);
      offer(hero.seat, action);
    }
  });
}
const pointsOf = (state: State, hero: Hero, unit: UnitState, mode: Mode, n: number): number =>
  n + (mode.plus ? mode.plus(state, hero) : 0) + (unit.banner === GLORY ? 1 : 0);

export function offerUnitAttacks(state: State, hero: Hero, offer: MkOffer): void {
  const open = state.currentAttackDeclaration;
  if (!open) return;
  const kinds = kindsFor(open.attackType);
  eachAbility(
    state,
    hero,
    (unit, mode) => {
      if (!mode.attack || !kinds.includes(mode.attack.kind)) return undefined;
      const { kind, element, n } = mode.attack;
      const amount = pointsOf(state, hero, unit, mode, n);
      if (amount < 1) return undefined;
      const hurt = mode.wounds ? { hurt: true as const } : {};
      return {
        type: 'ADD_TO_ATTACK_POOL',
        playerId: hero.seat,
        element,
        amount,
        kind,
        source: 'table',
        unit: unit.id,
        ...hurt,
      };
    },
    offer,
  );
}
export function offerUnitBlocks(state: State, hero: Hero, offer: MkOffer): void {
  eachAbility(
    state,
    hero,
    (unit, mode) => {
      if (!mode.block) return undefined;
      const { element, n, swift } = mode.block;
      const amount = pointsOf(state, hero, unit, mode, n);
      if (amount < 1) return undefined;
      const more = { ...(swift ? { swiftTwice: true as const } : {}), ...(mode.wounds ? { hurt: true as const } : {}) };
      return {
        type: 'ADD_TO_BLOCK_POOL',
        playerId: hero.seat,
        element,
        amount,
        source: 'table',
        unit: unit.id,
        ...more,
      };
    },
    offer,
  );
}
