import { afterDraw } from '../table/draw.svelte.ts';

/**
 * Where the next decision is: who takes the device, the primary button, or the bar. Never a button that is not primary:
 * Enter would press it, be it advice, a pass, or the first choice.
 */
const DECIDED = ['[data-pass]', '#choices :is([data-primary], .choice--primary):not(:disabled)', '#choices'];

/**
 * After a move the focus goes to the next decision: the pressed button is gone, and keys and screen readers
 * would start at the top of the page again. A focus elsewhere (a ship, the log, a sheet) stays, and so does one in a field
 * that is still there: the next dice are typed where the last ones were.
 */
export function focusDecision(): void {
  const at = document.activeElement;
  if (at && at !== document.body && !at.closest('#choices, main.pass')) return;
  // What is drawn first is the answer to the tap.
  afterDraw(() => {
    if (at instanceof HTMLInputElement && at.isConnected) return;
    const found = DECIDED.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    if (found && (document.activeElement === document.body || document.activeElement === at))
      found.focus({ preventScroll: true });
  });
}
