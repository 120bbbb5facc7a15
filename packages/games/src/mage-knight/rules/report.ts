import { tokenOf } from '../content/tokens.ts';
import {
  type AttackPool,
  type AttackType,
  ELEMENTS,
  type ElementReport,
  type Enemy,
  type GroupReport,
  type MemberReport,
  type State,
  type Warning,
} from '../types.ts';
import { armorParts, enemyOf } from './enemy.ts';
import { isSiteFortified, memberOf } from './group.ts';
import {
  getEnemyFortificationLevel,
  getGroupFortificationLevel,
  getGroupResistances,
  isInefficient,
  resolveAttack,
} from './pool.ts';

const WARNED: readonly { code: Warning['code']; hit: (r: MemberReport) => boolean }[] = [
  { code: 'DOUBLE_FORTIFIED', hit: (m) => m.level === 2 },
  { code: 'FORTIFIED', hit: (m) => m.level === 1 },
  { code: 'RESISTS_PHYSICAL', hit: (m) => m.resists.includes('physical') },
  { code: 'RESISTS_FIRE', hit: (m) => m.resists.includes('fire') },
  { code: 'RESISTS_ICE', hit: (m) => m.resists.includes('ice') },
  { code: 'RESISTS_COLD_FIRE', hit: (m) => m.resists.includes('fire') && m.resists.includes('ice') },
];

const NOTHING: AttackPool = { physical: 0, fire: 0, ice: 0, coldFire: 0, entries: [] };

/** Works out any group, before it is declared or while its pool grows. */
export function groupReport(
  state: State,
  ids: readonly string[],
  attackType: AttackType,
  pool: AttackPool = NOTHING,
): GroupReport {
  const enemies = ids.map((id) => enemyOf(state, id)).filter((enemy): enemy is Enemy => enemy !== undefined);
  const group = enemies.map((enemy) => memberOf(state, enemy));
  const atSite = isSiteFortified(state);
  const members = enemies.map((enemy, i): MemberReport => {
    const row = tokenOf(state, enemy);
    const member = group[i] as (typeof group)[number];
    return {
      enemyId: enemy.id,
      token: enemy.token,
      name: row.name,
      original: row.armor,
      effective: member.armor,
      causes: armorParts(state, enemy),
      level: getEnemyFortificationLevel(member, atSite),
      resists: [...member.resists],
      fame: member.fame,
    };
  });
  const resistances = getGroupResistances(group);
  const level = getGroupFortificationLevel(group, atSite);
  const result = resolveAttack(group, pool, state.options.halving);
  const elements = ELEMENTS.map((element): ElementReport => {
    const base = pool[element];
    const halved = isInefficient(element, resistances);
    const half = state.options.halving === 'perElement' ? Math.floor(base / 2) : base / 2;
    return { element, base, halved, contribution: halved ? half : base };
  });
  const kinds = { ranged: 0, siege: 0, melee: 0 };
  for (const entry of pool.entries) if (entry.kind !== 'block') kinds[entry.kind] += entry.amount;
  const melee = state.phase === 4;
  const fort = !melee;
  return {
    targetEnemyIds: enemies.map((enemy) => enemy.id),
    attackType,
    members,
    combinedArmor: result.combinedArmor,
    level,
    allowedTypes: melee ? ['melee'] : level === 0 ? ['ranged', 'siege'] : level === 1 ? ['siege'] : [],
    allowedKinds:
      attackType === 'melee' ? ['melee', 'ranged', 'siege'] : attackType === 'ranged' ? ['ranged', 'siege'] : ['siege'],
    halved: ELEMENTS.filter((element) => isInefficient(element, resistances)).map((element) => ({
      element,
      because: members
        .filter((m) =>
          element === 'coldFire'
            ? m.resists.includes('fire') && m.resists.includes('ice')
            : m.resists.includes(element),
        )
        .map((m) => m.enemyId),
    })),
    warnings: WARNED.flatMap(({ code, hit }) => {
      if (!fort && code.endsWith('FORTIFIED')) return [];
      const causes = members.filter(hit).map((m) => m.enemyId);
      // Level 1 says nothing new about a group that cannot be attacked at all.
      if (!causes.length || (code === 'FORTIFIED' && level === 2)) return [];
      return [{ code, enemies: causes, without: members.map((m) => m.enemyId).filter((id) => !causes.includes(id)) }];
    }),
    elements,
    ...kinds,
    base: pool.physical + pool.fire + pool.ice + pool.coldFire,
    inefficient: elements.reduce((sum, row) => sum + (row.halved ? row.base : 0), 0),
    effectiveAttack: result.effectiveAttack,
    sufficient: result.isSuccessful,
    shortfall: result.shortfall,
    surplus: Math.max(0, result.effectiveAttack - result.combinedArmor),
  };
}

/** The open attack, worked out; null while there is none. */
export function openReport(state: State): GroupReport | null {
  const open = state.currentAttackDeclaration;
  return open && groupReport(state, open.targetGroup, open.attackType, open.attackPool);
}
