import { untrack } from 'svelte';

/** What nobody waits for is done after the frame that shows the tap. A page out of sight draws none and does it at once. */
export function afterDraw(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** A value one frame late: for what stands below the part of the table that a tap is about. */
export class Later<T> {
  current: T;

  constructor(value: () => T) {
    this.current = $state.raw(untrack(value));
    $effect(() => {
      const next = value();
      afterDraw(() => {
        this.current = next;
      });
    });
  }
}
