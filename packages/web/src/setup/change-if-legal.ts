import type { OddsContext } from '../odds/context.svelte.ts';
import { toast } from '../shell/toast.svelte.ts';

/** Makes a change unless the setup could not start after it; then the page says why. */
export function changeIfLegal(context: OddsContext, change: () => void): void {
  const why = context.wouldRefuse(change);
  if (why) toast({ text: why, bad: true });
  else change();
}
