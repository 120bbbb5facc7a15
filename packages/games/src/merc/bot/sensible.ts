import type { Choice } from '@fray/engine';
import { TACTICS_ROWS } from '../content/index.ts';
import { foesOf, shooterOf } from '../rules/aim.ts';
import { wornArmor } from '../rules/armor.ts';
import { assignedHits, hitsOf } from '../rules/hits.ts';
import { controllerOf, minedAgainst } from '../rules/sectors.ts';
import { isHere, likeness, positionOf, unitAt } from '../rules/sides.ts';
import type { Action, Attack, Merc, Seat, Sector, State, Unit } from '../types.ts';
import { bestLoot } from './loot.ts';
import { expectedValue, HAIR, nextHit, type Prize, prizeOf, threatOf, worth } from './prizes.ts';
import { isLost } from './prospects.ts';
import type { Opponent } from './skirmish.ts';

type Offered<K extends Action['type']> = Extract<Action, { type: K }>;

/**
 * How a sensible player fights, on either side: aims where an attack is expected to take most incoming dice away and puts no more hits on
 * a target than it can take. Rebels leave a fight that is lost against this opponent; the Dictator stays, as section 22 says. The first
 * of equals, never by lot.
 */
export function sensible(state: State, choices: readonly Choice<Merc>[], opponent: Opponent): Action {
  const of = <K extends Action['type']>(type: K): Offered<K>[] =>
    choices.filter((choice) => choice.action.type === type).map((choice) => choice.action as Offered<K>);
  const first = (choices[0] as Choice<Merc>).action;
  switch (first.type) {
    case 'heal':
    case 'set dog':
    case 'attack':
      return prepare(state, of('set dog'), of('heal')) ?? { type: 'attack' };
    case 'aim':
    case 'aim militia':
    case 'fire':
      return aim(state, of('aim'), of('aim militia').length > 0, of('aim all').length > 0);
    case 'reroll':
      return isPoor(state) ? first : { type: 'keep roll' };
    case 'hit':
      return bestHit(state, of('hit'));
    case 'take loss':
      return leastLoss(state, of('take loss'));
    case 'retreat':
    case 'fight on':
    case 'split':
      return leave(state, choices[0]?.seat as Seat, of('retreat'), opponent) ?? of('fight on')[0] ?? first;
    case 'take':
      return bestLoot(of('take'));
    default:
      // Mines, conversions, saves and the rest: always used, and listed first.
      return first;
  }
}

/** The first of those with the most. */
function best<V>(list: readonly V[], value: (item: V) => number): V {
  let found = list[0] as V;
  if (list.length === 1) return found;
  let most = value(found);
  for (const item of list.slice(1)) {
    const now = value(item);
    if (now <= most + HAIR) continue;
    found = item;
    most = now;
  }
  return found;
}

const unitOf = (state: State, id: string): Unit => unitAt(state, positionOf(state, id));
const isMilitia = (state: State, position: number): boolean => unitAt(state, position).kind === 'militia';
const sturdiness = (unit: Unit): number => unit.health + wornArmor(unit);

/** All militia at once are one prize. */
function sweep(state: State, attack: Attack): Prize {
  const militia = foesOf(state, attack).filter((position) => isMilitia(state, position));
  return prizeOf(state, attack, militia[0] as number, militia.length);
}

/** Targets named so far. */
function namedTargets(state: State, attack: Attack): Prize[] {
  const alone = attack.sweep ? attack.aim.filter((position) => !isMilitia(state, position)) : attack.aim;
  const prizes = alone.map((position) => prizeOf(state, attack, position));
  return attack.sweep ? [sweep(state, attack), ...prizes] : prizes;
}

/** As many targets as allowed, each time the one that adds most; militia fire together. */
function aim(state: State, aims: readonly Offered<'aim'>[], sweeps: boolean, together: boolean): Action {
  const attack = state.attack as Attack;
  if (!aims.length) return { type: sweeps ? 'aim militia' : 'fire' };
  const { hitsOn } = shooterOf(state, attack);
  const before = namedTargets(state, attack);
  const value = (prize: Prize): number => expectedValue(attack.dice, hitsOn, [...before, prize]);
  const valueOfAim = ({ target }: Offered<'aim'>): number => value(prizeOf(state, attack, positionOf(state, target)));
  const choice = best(aims, valueOfAim);
  if (sweeps && value(sweep(state, attack)) >= valueOfAim(choice)) return { type: 'aim militia' };
  return together ? { type: 'aim all', target: choice.target } : choice;
}

/** A hit goes where the hits that are left win most together. */
function bestHit(state: State, hits: readonly Offered<'hit'>[]): Action {
  const attack = state.attack as Attack;
  const prizes = hits.map(({ target }) => prizeLeft(state, attack, positionOf(state, target)));
  const left = hitsOf(state, attack) - assignedHits(attack);
  return hits[nextHit(prizes, left)] as Action;
}

/** An offered target with its hits so far; one militia represents all that are named, alike and not hit. */
function prizeLeft(state: State, attack: Attack, position: number): Prize {
  const unit = unitAt(state, position);
  const given = attack.hits[attack.aim.indexOf(position)] ?? 0;
  if (unit.kind !== 'militia' || given > 0) return { ...prizeOf(state, attack, position), given };
  const alike = attack.aim.filter((other, i) => {
    const mate = unitAt(state, other);
    return mate.kind === 'militia' && isHere(mate) && !attack.hits[i] && likeness(mate) === likeness(unit);
  });
  return prizeOf(state, attack, position, Math.max(1, alike.length));
}

/** The roll is worth less than a roll is on average. */
function isPoor(state: State): boolean {
  const attack = state.attack as Attack;
  const prizes = namedTargets(state, attack);
  return worth(prizes, hitsOf(state, attack)) < expectedValue(attack.dice, shooterOf(state, attack).hitsOn, prizes);
}

/** Incoming hits a round that a wound is worth. */
const A_WOUND = 0.32;

/** A dog on the unit with the most dice; then wounds, the weakest first, as long as the die would win less. */
function prepare(
  state: State,
  dogs: readonly Offered<'set dog'>[],
  heals: readonly Offered<'heal'>[],
): Action | undefined {
  if (dogs.length) return best(dogs, ({ on }) => threatOf(state, positionOf(state, on)));
  if (!heals.length || lastDie(state) > A_WOUND) return undefined;
  return best(heals, ({ unit }) => -sturdiness(unitOf(state, unit)));
}

/** What the last of the dice adds to the attack. */
function lastDie(state: State): number {
  const attack = state.attack as Attack;
  const { hitsOn } = shooterOf(state, attack);
  const prizes = foesOf(state, attack).map((position) => prizeOf(state, attack, position));
  const value = (dice: number): number => {
    const alone = (prize: Prize): number => expectedValue(dice, hitsOn, [prize]);
    const open = prizes.toSorted((a, b) => alone(b) - alone(a));
    return expectedValue(dice, hitsOn, open.slice(0, attack.limit));
  };
  return value(attack.dice) - value(attack.dice - 1);
}

/** Where damage hurts least: on the sturdiest MERC, unless a card that is still to come takes militia anyway. */
function leastLoss(state: State, losses: readonly Offered<'take loss'>[]): Action {
  const doomed = state.tactics.some(({ card }) => {
    const effect = TACTICS_ROWS.get(card)?.effect;
    return effect === 'militia desert' || effect === 'poison';
  });
  const spare = (unit: Unit): number => (unit.kind !== 'militia' ? sturdiness(unit) : doomed ? 99 : 1.5);
  return best(losses, (loss) => spare(unitOf(state, loss.unit)));
}

/** To friends, else to a sector without a mine, when the fight is lost. */
function leave(state: State, seat: Seat, ways: readonly Offered<'retreat'>[], opponent: Opponent): Action | undefined {
  if (seat === 'dictator' || !ways.length || !isLost(state, opponent)) return undefined;
  return best(ways, ({ sector: id }) => {
    const sector = state.sectors.find((other) => other.id === id) as Sector;
    return controllerOf(sector) === 'rebel' ? 2 : minedAgainst(sector, 'rebel') ? 0 : 1;
  });
}
