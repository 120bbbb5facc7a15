import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** What nobody waits for is done after the frame that shows the tap. A page out of sight draws none and does it at once. */
export function afterDraw(work: () => void): void {
  if (document.hidden) setTimeout(work);
  else requestAnimationFrame(() => setTimeout(work));
}

/** Tells whether an element can be seen, when that changes. */
export const sighted =
  (tell: (seen: boolean) => void): Attachment =>
  (element) => {
    const watch = new IntersectionObserver((list) => tell(list.at(-1)?.isIntersecting ?? true));
    watch.observe(element);
    return () => watch.disconnect();
  };

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
