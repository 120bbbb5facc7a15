import { untrack } from 'svelte';

/** What nobody waits for is done after the frame that shows the tap. A page out of sight draws none and does it at once. */
export function afterDraw(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/**
 * A value that is computed one frame late, for things a tap is not about. `moment` is what a tap replaces; other changes
 * (a ship is tapped, somebody looks back) are drawn at once.
 */
export class Later<T> {
  current: T;

  constructor(value: () => T, moment: () => unknown) {
    this.current = $state.raw(untrack(value));
    let drawn: unknown = $state.raw(untrack(moment));
    $effect(() => {
      const next = moment();
      if (next === untrack(() => drawn)) return;
      afterDraw(() => {
        drawn = next;
      });
    });
    $effect(() => {
      if (drawn === moment()) this.current = value();
    });
  }
}
