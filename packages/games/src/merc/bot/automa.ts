import type { Chance, Choice } from '@fray/engine';
import { pickOne } from '../../pick.ts';
import { shooterOf } from '../rules/aim.ts';
import { toughness, wornArmor } from '../rules/armor.ts';
import { SKILL } from '../rules/healing.ts';
import { hitsOf } from '../rules/hits.ts';
import { positionOf, unitAt } from '../rules/sides.ts';
import type { Action, Attack, Merc, State, Unit } from '../types.ts';
import { bestLoot } from './loot.ts';

type Offered<K extends Action['type']> = Extract<Action, { type: K }>;

/** Section 22: how the rules themselves play the Dictator. */
export function automa(state: State, choices: readonly Choice<Merc>[], chance: Chance): Action {
  const of = <K extends Action['type']>(type: K): Offered<K>[] =>
    choices.filter((choice) => choice.action.type === type).map((choice) => choice.action as Offered<K>);
  const first = (choices[0] as Choice<Merc>).action;
  switch (first.type) {
    case 'set off mine':
    case 'take':
      return of('take').length ? bestLoot(of('take')) : first;
    case 'heal':
    case 'set dog':
    case 'attack':
      return prepare(state, of('set dog'), of('heal'), chance) ?? { type: 'attack' };
    case 'aim':
    case 'aim militia':
    case 'fire':
      return aim(state, of('aim'), of('aim all'), of('aim militia'), chance) ?? { type: 'fire' };
    case 'reroll': {
      const attack = state.attack as Attack;
      return hitsOf(state, attack) * 2 < attack.rolled.length ? first : { type: 'keep roll' };
    }
    case 'hit':
      return concentrate(state, of('hit'), chance);
    case 'take loss':
      return { type: 'take loss', unit: sturdiest(state, of('take loss')) };
    case 'retreat':
    case 'fight on':
    case 'split':
      return of('fight on')[0] ?? first;
    default:
      // Conversions, saves and the rest: always used, and listed first.
      return first;
  }
}

/** Lowest health + armor, then most targets, then highest initiative, then chance. */
function rank(state: State, ids: readonly string[], chance: Chance): string {
  const key = (unit: Unit) => [unit.health + wornArmor(unit), -unit.targets, -unit.initiative] as const;
  const units = ids.map((id) => unitAt(state, positionOf(state, id)));
  const compare = (a: Unit, b: Unit) => {
    const left = key(a);
    const right = key(b);
    return left[0] - right[0] || left[1] - right[1] || left[2] - right[2];
  };
  const best = units.toSorted(compare)[0] as Unit;
  const equals = units.filter((unit) => compare(unit, best) === 0);
  return (equals.length === 1 ? best : pickOne(equals, chance)).id;
}

/** Dogs first, then wounds: by skill, then by kits. */
function prepare(
  state: State,
  dogs: readonly Offered<'set dog'>[],
  heals: readonly Offered<'heal'>[],
  chance: Chance,
): Action | undefined {
  if (dogs.length)
    return {
      type: 'set dog',
      on: rank(
        state,
        dogs.map((dog) => dog.on),
        chance,
      ),
    };
  if (!heals.length) return undefined;
  const best = heals.filter((heal) => heal.means === SKILL);
  const means = best.length ? best : heals;
  const unit = rank(
    state,
    means.map((heal) => heal.unit),
    chance,
  );
  return means.find((heal) => heal.unit === unit);
}

/** As many targets as allowed; militia fire together. */
function aim(
  state: State,
  aims: readonly Offered<'aim'>[],
  together: readonly Offered<'aim all'>[],
  sweeps: readonly Action[],
  chance: Chance,
): Action | undefined {
  if (sweeps[0]) return sweeps[0];
  if (!aims.length) return undefined;
  const target = rank(
    state,
    aims.map((choice) => choice.target),
    chance,
  );
  return together.length ? { type: 'aim all', target } : { type: 'aim', target };
}

/** Hits go on the first target until it is dead, then on the next. */
function concentrate(state: State, hits: readonly Offered<'hit'>[], chance: Chance): Action {
  const attack = state.attack as Attack;
  const { pierces } = shooterOf(state, attack);
  const open = hits.filter(({ target }) => {
    const position = positionOf(state, target);
    const given = attack.hits[attack.aim.indexOf(position)] ?? 0;
    return given < toughness(state, unitAt(state, position), pierces);
  });
  const begun = open.filter(({ target }) => (attack.hits[attack.aim.indexOf(positionOf(state, target))] ?? 0) > 0);
  const list = begun.length ? begun : open.length ? open : hits;
  return {
    type: 'hit',
    target: rank(
      state,
      list.map((hit) => hit.target),
      chance,
    ),
  };
}

/** Where damage hurts least: militia of the own side stay, the sturdiest MERC takes it. */
function sturdiest(state: State, losses: readonly Offered<'take loss'>[]): string {
  const units = losses.map((loss) => unitAt(state, positionOf(state, loss.unit)));
  const spare = (unit: Unit) => (unit.kind === 'militia' ? 1.5 : unit.health + wornArmor(unit));
  return (units.toSorted((a, b) => spare(b) - spare(a))[0] as Unit).id;
}
