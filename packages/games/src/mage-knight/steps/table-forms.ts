import type { Chance, Field, Form } from '@fray/engine';
import { pickOne } from '../../pick.ts';
import { TOKEN_LIST } from '../content/tokens.ts';
import { UNITS } from '../content/units.ts';
import { heroOf } from '../rules/enemy.ts';
import { NONE, openAttacks } from '../rules/table.ts';
import {
  abilitiesLeft,
  changeable,
  MOST_CHANGE,
  renameable,
  resistancesLeft,
  whyNotAddUnit,
  whyNotChangeEnemy,
  whyNotChangeFame,
  whyNotChangeUnit,
  whyNotIgnore,
  whyNotNameMonster,
  whyNotOpenWalls,
  whyNotTakeWounds,
} from '../rules/table-entries.ts';
import { ENEMY_CHANGES, type EnemyChange, type TableAction, UNIT_CHANGES } from '../rules/table-types.ts';
import { MOST } from '../setup/most.ts';
import {
  ABILITIES,
  type Action,
  CRYSTALS,
  type Enemy,
  type MageKnight,
  RESISTANCES,
  type Seat,
  type State,
} from '../types.ts';

/** From the table: how each entry is filled in, checked, and answered at random. */

type Forms = Partial<Record<TableAction['type'], Form<MageKnight>>>;
const raw = (action: Action): Record<string, unknown> => action as unknown as Record<string, unknown>;
const NOTE: Field = { name: 'note', kind: 'text', max: MOST.note, optional: true };
const ANYWAY: Field = { name: 'anyway', kind: 'flag', optional: true };
const damageIn = (state: State): number => {
  const frame = state.frames.at(-1);
  return frame?.step === '5.2 damage' ? frame.memory.damage : 0;
};

/** What could be said of this enemy. */
function possible(state: State, enemy: Enemy): EnemyChange[] {
  const attacks = openAttacks(enemy).length > 0;
  return ENEMY_CHANGES.filter((change) => {
    if (change === 'attack' || change === 'blocked') return attacks;
    if (change === 'loseResistance') return resistancesLeft(state, enemy).length > 0;
    if (change === 'loseAbility') return abilitiesLeft(state, enemy).length > 0;
    return true;
  });
}
/** A small change up or down, never none. */
const some = (chance: Chance): number => {
  const n = chance(1, 6)[0] as number;
  return n > 3 ? n - 3 : n - 4;
};
function anyChange(state: State, playerId: Seat, chance: Chance): Action {
  const enemy = pickOne(changeable(state), chance);
  const change = pickOne(possible(state, enemy), chance);
  const base = { type: 'CHANGE_ENEMY', playerId, enemyId: enemy.id, change } as const;
  if (change === 'attack') return { ...base, attackIndex: pickOne(openAttacks(enemy), chance), amount: some(chance) };
  if (change === 'blocked') return { ...base, attackIndex: pickOne(openAttacks(enemy), chance) };
  if (change === 'armor') return { ...base, amount: some(chance) };
  if (change === 'loseResistance') return { ...base, what: pickOne([...resistancesLeft(state, enemy), 'all'], chance) };
  if (change === 'loseAbility') return { ...base, what: pickOne(abilitiesLeft(state, enemy), chance) };
  return { ...base, colour: pickOne(CRYSTALS, chance), anyway: true };
}

export const tableForms: Forms = {
  CHANGE_ENEMY: {
    fields: (state) => [
      { name: 'enemyId', kind: 'choice', options: changeable(state).map(({ id }) => id) },
      { name: 'change', kind: 'choice', options: ENEMY_CHANGES },
      { name: 'attackIndex', kind: 'number', min: 0, max: MOST.ownAttacks - 1, optional: true },
      { name: 'amount', kind: 'number', min: -MOST_CHANGE, max: MOST_CHANGE, optional: true },
      { name: 'what', kind: 'choice', options: [...RESISTANCES, 'all', ...ABILITIES], optional: true },
      { name: 'colour', kind: 'choice', options: CRYSTALS, optional: true },
      NOTE,
      ANYWAY,
    ],
    check: (state, _, __, action) => whyNotChangeEnemy(state, raw(action)),
    sample: (state, _, seat, chance) => anyChange(state, seat, chance),
  },
  OPEN_WALLS: {
    fields: () => [NOTE],
    check: (state, _, __, action) => whyNotOpenWalls(state, raw(action)),
    sample: (_state, _, playerId) => ({ type: 'OPEN_WALLS', playerId }),
  },
  NAME_MONSTER: {
    fields: (state) => [
      { name: 'enemyId', kind: 'choice', options: renameable(state).map(({ id }) => id) },
      { name: 'token', kind: 'choice', options: [...MONSTERS, NONE] },
      ANYWAY,
    ],
    check: (state, _, __, action) => whyNotNameMonster(state, raw(action)),
    sample(state, _, playerId, chance) {
      const { id: enemyId } = pickOne(renameable(state), chance);
      const token = pickOne([...MONSTERS, NONE], chance);
      return { type: 'NAME_MONSTER', playerId, enemyId, token, anyway: true };
    },
  },
  IGNORE_DAMAGE: {
    fields: (state) => [{ name: 'points', kind: 'number', min: 1, max: Math.max(1, damageIn(state)) }, NOTE],
    check: (state, _, __, action) => whyNotIgnore(state, raw(action), damageIn(state)),
    sample: (state, _, playerId, chance) => ({
      type: 'IGNORE_DAMAGE',
      playerId,
      points: chance(1, Math.max(1, damageIn(state)))[0] as number,
    }),
  },
  IGNORE_WOUNDS: {
    fields: () => [{ name: 'wounds', kind: 'number', min: 1, max: 9 }, NOTE],
    check: (state, _, __, action) => whyNotIgnore(state, raw(action), damageIn(state)),
    sample: (_state, _, playerId) => ({ type: 'IGNORE_WOUNDS', playerId, wounds: 1 }),
  },
  TAKE_WOUNDS: {
    fields: () => [
      { name: 'wounds', kind: 'number', min: 1, max: 9 },
      { name: 'to', kind: 'choice', options: ['hand', 'discard'] },
      NOTE,
    ],
    check: (state, _, __, action) => whyNotTakeWounds(state, raw(action)),
    sample: (_state, _, playerId, chance) => ({
      type: 'TAKE_WOUNDS',
      playerId,
      wounds: chance(1, 2)[0] as number,
      to: pickOne(['hand', 'discard'] as const, chance),
    }),
  },
  CHANGE_UNIT: {
    fields: (state) => [
      { name: 'unitId', kind: 'choice', options: heroOf(state).units.map(({ id }) => id) },
      { name: 'change', kind: 'choice', options: UNIT_CHANGES },
      NOTE,
      ANYWAY,
    ],
    check: (state, _, __, action) => whyNotChangeUnit(state, raw(action)),
    sample(state, _, playerId, chance) {
      const unit = pickOne(heroOf(state).units, chance);
      const changes = UNIT_CHANGES.filter((change) =>
        change === 'ready' ? !unit.ready : change === 'wounded' ? unit.wounds < 2 : true,
      );
      return { type: 'CHANGE_UNIT', playerId, unitId: unit.id, change: pickOne(changes, chance), anyway: true };
    },
  },
  ADD_UNIT: {
    fields: () => [
      { name: 'unit', kind: 'text', max: MOST.ownName },
      { name: 'level', kind: 'number', min: 1, max: MOST.ownUnitLevel, optional: true },
      { name: 'armor', kind: 'number', min: 1, max: MOST.ownUnitArmor, optional: true },
      { name: 'resists', kind: 'set', options: RESISTANCES, optional: true },
      NOTE,
    ],
    check: (state, _, __, action) => whyNotAddUnit(state, raw(action)),
    sample(_state, _, playerId, chance) {
      if (chance(1, 2)[0] === 1) return { type: 'ADD_UNIT', playerId, unit: pickOne(Object.keys(UNITS), chance) };
      const [armor = 3] = chance(1, MOST.ownUnitArmor);
      return { type: 'ADD_UNIT', playerId, unit: 'Townsfolk', armor, resists: [pickOne(RESISTANCES, chance)] };
    },
  },
  CHANGE_FAME: {
    fields: () => [
      { name: 'what', kind: 'choice', options: ['fame', 'reputation'] },
      { name: 'amount', kind: 'number', min: -MOST_CHANGE, max: MOST_CHANGE },
      NOTE,
    ],
    check: (state, _, __, action) => whyNotChangeFame(state, raw(action)),
    sample: (_state, _, playerId, chance) => ({
      type: 'CHANGE_FAME',
      playerId,
      what: pickOne(['fame', 'reputation'] as const, chance),
      amount: some(chance),
    }),
  },
};
/** All tokens that can be summoned; a drawn summoner is replaced. */
const MONSTERS: readonly string[] = TOKEN_LIST.filter((row) => !row.is.summon).map((row) => row.id);

/** The unit that points come from, and what is odd about it, where they are typed. */
export const typedFields = (state: State): Field[] => [
  { name: 'unit', kind: 'choice', options: heroOf(state).units.map(({ id }) => id), optional: true },
  { name: 'hurt', kind: 'flag', optional: true },
  NOTE,
  ANYWAY,
];
