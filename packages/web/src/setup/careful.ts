import type { Desk } from '../odds/desk.svelte.ts';
import { toast } from '../shell/toast.svelte.ts';

/** Makes a change, unless the set-up could not start any more after it: then it stays as it is, and the page says why. */
export function careful(desk: Desk, change: () => void): void {
  const why = desk.wouldRefuse(change);
  if (why) toast({ text: why, bad: true });
  else change();
}
