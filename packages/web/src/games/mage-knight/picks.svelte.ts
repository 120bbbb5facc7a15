import type { AttackType, Element } from '@fray/games/mage-knight/screen';
import { oneFor } from '../../table/one-for.svelte.ts';
import type { Made } from './regroup.ts';

/** What somebody has tapped and nothing has come of yet: shared by the panel and the bar. */
class Picks {
  /** Enemies that are ticked for a group. */
  group: string[] = $state([]);
  /** The kind and element that the next points have. */
  kind: AttackType = $state('ranged');
  element: Element = $state('physical');
  /** Points count twice against Swift. */
  twice: boolean = $state(false);
  /** The token that is about to be named. */
  token: string | undefined = $state();
  /** The group of the open attack is being changed: what was played into it comes along. */
  keeps: readonly Made[] | undefined = $state.raw();

  tick(id: string): void {
    this.group = this.group.includes(id) ? this.group.filter((one) => one !== id) : [...this.group, id];
  }
  /** Another pool: most points are physical, and of the plainest kind. */
  begin(): void {
    this.kind = 'ranged';
    this.element = 'physical';
    this.twice = false;
  }
  /** Another moment: what was ticked is over, the kind of points stays. */
  clear(): void {
    this.group = [];
    this.token = undefined;
    this.keeps = undefined;
  }
}

export const picksOf = oneFor(() => new Picks());
