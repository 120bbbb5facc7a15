import { afterDraw } from '../table/draw.svelte.ts';

/**
 * What must be decided now: who takes the device, the filled button, else the bar itself. Never a button that is not filled:
 * Enter would press it, be it advice, a pass, or whatever stands first.
 */
const DECIDED = ['[data-pass]', '#choices :is([data-primary], .choice--primary):not(:disabled)', '#choices'];

/**
 * After a move the focus goes to what must be decided next: the button that was pressed is gone, and keys and screen readers
 * would begin at the top of the page again. Whoever has put it elsewhere (a ship, the log, a sheet) keeps it.
 */
export function focusDecision(): void {
  const at = document.activeElement;
  if (at && at !== document.body && !at.closest('#choices, main.pass')) return;
  // What is drawn first is the answer to the tap.
  afterDraw(() => {
    const found = DECIDED.map((one) => document.querySelector<HTMLElement>(one)).find((one) => one !== null);
    if (found && (document.activeElement === document.body || document.activeElement === at))
      found.focus({ preventScroll: true });
  });
}
