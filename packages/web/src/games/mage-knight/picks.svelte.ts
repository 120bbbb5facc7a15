import type { AttackType, Element } from '@fray/games/mage-knight/screen';
import { perScreen } from '../../table/per-screen.svelte.ts';
import type { Made } from './regroup.ts';

/** Selections that are not moves yet, shared by the panel and the bar. */
class Picks {
  /** Ids of the checked enemies. */
  group: string[] = $state([]);
  /** For the next points. */
  kind: AttackType = $state('ranged');
  element: Element = $state('physical');
  /** The next points count twice against Swift. */
  twice: boolean = $state(false);
  /** The chosen token, before it is confirmed. */
  token: string | undefined = $state();
  /** The moves to keep while the group of the open attack is being changed. */
  keeps: readonly Made[] | undefined = $state.raw();

  tick(id: string): void {
    this.group = this.group.includes(id) ? this.group.filter((one) => one !== id) : [...this.group, id];
  }
  /** Resets kind and element for a new pool. */
  begin(): void {
    this.kind = 'ranged';
    this.element = 'physical';
    this.twice = false;
  }
  /** After every move; the kind of points stays. */
  clear(): void {
    this.group = [];
    this.token = undefined;
    this.keeps = undefined;
  }
}

export const picksOf = perScreen(() => new Picks());
