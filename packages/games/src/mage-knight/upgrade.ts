import { DEFAULTS, newTurn } from './begin.ts';
import type { Hero, State, Turn } from './types.ts';

/** Up to version 2 it told whether the one Wound of Stout Resolve was put away. */
function woundsLeft({ stoutWound }: Turn): number {
  const before: number | boolean | undefined = stoutWound;
  return typeof before === 'number' ? before : before === false ? 1 : 0;
}

/** Up to version 3 the Sword of Justice counted attack by attack. */
const swords = (state: State, { turn }: Hero): number =>
  turn.justice || state.currentAttackDeclaration?.attackPool.entries.some(({ source }) => source === 'sword-of-justice')
    ? 1
    : 0;

/**
 * Version 1 knew one wall for all, no armor that falls with the block, and no figures that no source states; version 2
 * asked nobody about the crystals of Soul Harvester and gave Stout Resolve one Wound, however often it was used; version 3
 * refused a third of all cards and skills, so that nothing of them stands in its turns and offers.
 */
export function upgrade(state: State): State {
  for (const enemy of state.enemies) {
    enemy.wall ??= state.wall && (enemy.role === 'defender' || enemy.role === 'rampager');
    enemy.onceBlocked ??= 0;
  }
  for (const unseen of state.unseen)
    unseen.wall ??= state.wall && (unseen.role === 'defender' || unseen.role === 'rampager');
  for (const hero of state.heroes) {
    hero.turn.stout ??= '';
    hero.turn.stoutWound = woundsLeft(hero.turn);
    if (hero.turn.sword === undefined) hero.turn.sword = swords(state, hero);
    hero.turn = { ...newTurn(), ...hero.turn };
    hero.leastFame ??= false;
  }
  state.actionOffer ??= [];
  state.skillOffer ??= [];
  state.options.unstatedFigures ??= 'usual';
  state.options.soulHarvesterColours ??= 'any';
  state.options = { ...DEFAULTS, ...state.options };
  return state;
}
