import type { Field, Form } from '@fray/engine';
import { pickOne } from '../../pick.ts';
import { MOST_POINTS, whyNotAdd, whyNotAddBlock, whyNotDeclare } from '../rules/commands.ts';
import { faces, heroOf } from '../rules/enemy.ts';
import { levelOf } from '../rules/group.ts';
import { kindsFor } from '../rules/lines.ts';
import { stealable, stolenColour, whyNotSteal } from '../rules/steal.ts';
import { hasRealCards } from '../rules/table.ts';
import { canAttack, listUses } from '../rules/uses.ts';
import { type Action, ELEMENTS, type Kind, type MageKnight, type State } from '../types.ts';
import { adjustForm } from './adjust.ts';
import { tableForms, typedFields } from './table-forms.ts';

type Forms = Partial<Record<Action['type'], Form<MageKnight>>>;
const raw = (action: Action): Record<string, unknown> => action as unknown as Record<string, unknown>;

/** Kinds of attack that could be declared now, each with the enemies it may be aimed at. */
function declarable(state: State): { kind: Kind; ids: string[] }[] {
  const hero = heroOf(state);
  const open: string[] = [];
  const walled: string[] = [];
  for (const enemy of state.enemies) {
    if (!faces(hero, enemy)) continue;
    const level = state.phase === 4 ? 0 : levelOf(state, enemy);
    if (level === 0) open.push(enemy.id);
    if (level <= 1) walled.push(enemy.id);
  }
  if (state.phase === 4) return [{ kind: 'melee', ids: open }];
  const some: { kind: Kind; ids: string[] }[] = [];
  if (open.length) some.push({ kind: 'ranged', ids: open });
  if (walled.length) some.push({ kind: 'siege', ids: walled });
  if (state.typedPoints) return some;
  const useful = some.filter(({ kind }) => canAttack(state, hero, kind));
  return useful.length ? useful : some;
}

/**
 * How a card is used (2.6: source, mode and mana). If points are typed, the form is only for those, and cards are chosen
 * from the list.
 */
const USAGE: readonly Field[] = [
  { name: 'source', kind: 'text' },
  { name: 'mode', kind: 'text' },
  { name: 'by', kind: 'text', optional: true },
  { name: 'target', kind: 'text', optional: true },
  { name: 'attack', kind: 'number', min: 0, optional: true },
  { name: 'unit', kind: 'text', optional: true },
  { name: 'discard', kind: 'text', optional: true },
  { name: 'pick', kind: 'text', optional: true },
  { name: 'mana', kind: 'json', optional: true },
];
const usage = (state: State): readonly Field[] =>
  hasRealCards(state) ? typedFields(state) : state.typedPoints ? [] : USAGE;

/** A knocked-out hero plays no cards, so an entry needs `anyway`. */
const enteredSample = (state: State): { anyway?: true } => (heroOf(state).knockedOut ? { anyway: true } : {});
export const forms: Forms = {
  DECLARE_ATTACK_TARGET: {
    fields: (state) => [
      {
        name: 'targetEnemyIds',
        kind: 'set',
        options: state.enemies.filter((enemy) => faces(heroOf(state), enemy)).map((enemy) => enemy.id),
        min: 1,
      },
      { name: 'attackType', kind: 'choice', options: state.phase === 4 ? ['melee'] : ['ranged', 'siege'] },
    ],
    check: (state, _, __, action) => whyNotDeclare(state, raw(action)),
    sample(state, _, seat, chance) {
      const { kind, ids } = pickOne(declarable(state), chance);
      // One sure member, the others by a coin toss: single targets stay likely.
      const sure = pickOne(ids, chance);
      const coins = chance(ids.length, 3);
      const group = ids.filter((id, i) => id === sure || coins[i] === 1);
      return { type: 'DECLARE_ATTACK_TARGET', playerId: seat, targetEnemyIds: group, attackType: kind };
    },
  },
  ADD_TO_ATTACK_POOL: {
    fields: (state) => [
      { name: 'element', kind: 'choice', options: ELEMENTS },
      { name: 'amount', kind: 'number', min: 1, max: MOST_POINTS },
      { name: 'kind', kind: 'choice', options: kindsFor(state.currentAttackDeclaration?.attackType ?? 'melee') },
      ...usage(state),
    ],
    check: (state, _, __, action) => whyNotAdd(state, raw(action)),
    sample(state, _, seat, chance) {
      const attackType = state.currentAttackDeclaration?.attackType ?? 'melee';
      if (state.typedPoints) {
        const [amount = 1] = chance(1, 8);
        const kind = pickOne(kindsFor(attackType), chance);
        const element = pickOne(ELEMENTS, chance);
        return { type: 'ADD_TO_ATTACK_POOL', playerId: seat, element, amount, kind, ...enteredSample(state) };
      }
      const { use, worth } = pickOne(listUses(state, heroOf(state), 'attack', attackType), chance);
      const kind = worth && worth.kind !== 'block' ? worth.kind : 'melee';
      return {
        type: 'ADD_TO_ATTACK_POOL',
        playerId: seat,
        element: worth?.element ?? 'physical',
        amount: worth?.amount ?? 1,
        kind,
        ...use,
      };
    },
  },
  ADD_TO_BLOCK_POOL: {
    fields: (state) => [
      { name: 'element', kind: 'choice', options: ELEMENTS },
      { name: 'amount', kind: 'number', min: 1, max: MOST_POINTS },
      ...(hasRealCards(state) ? ([{ name: 'swiftTwice', kind: 'flag', optional: true }] as const) : []),
      ...usage(state),
    ],
    check: (state, _, __, action) => whyNotAddBlock(state, raw(action)),
    sample(state, _, seat, chance) {
      if (state.typedPoints) {
        const [amount = 1] = chance(1, 8);
        const element = pickOne(ELEMENTS, chance);
        return { type: 'ADD_TO_BLOCK_POOL', playerId: seat, element, amount, ...enteredSample(state) };
      }
      const { use, worth } = pickOne(listUses(state, heroOf(state), 'block'), chance);
      return {
        type: 'ADD_TO_BLOCK_POOL',
        playerId: seat,
        element: worth?.element ?? 'physical',
        amount: worth?.amount ?? 1,
        ...use,
      };
    },
  },
  STEAL_CARD: {
    fields: (state) => [{ name: 'card', kind: 'choice', options: stealable(stolenColour(state)) }],
    check: (state, _, __, action) => whyNotSteal(state, raw(action)),
    sample: (state, _, playerId, chance) => ({
      type: 'STEAL_CARD',
      playerId,
      card: pickOne(stealable(stolenColour(state)), chance),
    }),
  },
  ...tableForms,
  adjust: adjustForm,
};
