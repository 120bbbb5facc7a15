import { type Item, rollOf } from './items.ts';
import type { OnScreen } from './screen.ts';

/** What the page lends to the keyboard. */
export interface KeyHands {
  screen: OnScreen;
  pick: (item: Item) => void;
  /** A choice that is being asked about. */
  asking: Item | undefined;
  showKeys: () => void;
  /** Closes open sheets. */
  leave: () => void;
}

/** Digits pick, Enter does the marked choice, R rolls, A asks what to do, U undoes, Shift+U redoes, ? shows the keys. */
export function pressKey(event: KeyboardEvent, hands: KeyHands): void {
  const target = event.target as HTMLElement;
  const { screen } = hands;
  if (event.ctrlKey || event.metaKey || event.altKey || target.matches('input, select, textarea')) return;
  if (event.key === '?') hands.showKeys();
  else if (event.key === 'Escape') hands.leave();
  else if (event.key === 'U' && event.shiftKey) screen.back.redo();
  else if (event.key === 'u') screen.back.undo();
  else if (screen.device.handOverTo !== undefined || screen.readOnly) return;
  else if (event.key === 'Enter' && !target.closest('button, a, summary')) enter(hands);
  else if (/^[1-9]$/.test(event.key) && !screen.awaited) digit(Number(event.key), hands);
  else if (event.key === 'r') roll(hands);
  else if (event.key === 'a') document.querySelector<HTMLButtonElement>('[data-advise]')?.click();
  else return;
  event.preventDefault();
}

function digit(key: number, { screen, pick }: KeyHands): void {
  // What a game asks itself shows few of the choices: only those in sight have their number.
  if (document.querySelector('#choices[data-own]')) {
    const keys = [...document.querySelectorAll('.choice .key')];
    keys
      .find((one) => one.textContent === `${key}`)
      ?.closest('button')
      ?.click();
    return;
  }
  const item = screen.items.find((one) => one.key === key);
  if (item) pick(item);
}

function enter({ screen, pick, asking }: KeyHands): void {
  const item = screen.filled;
  const own = document.querySelector<HTMLButtonElement>('#choices[data-own] [data-primary]');
  if (screen.back.asks) screen.back.undo(true);
  else if (own) own.click();
  else if (asking) screen.answer([asking.choice]);
  else if (item) pick(item);
}

function roll({ screen, pick }: KeyHands): void {
  const item = rollOf(screen.items);
  const own = document.querySelector<HTMLButtonElement>('#choices[data-own] [data-throw]');
  // Dice that the table was asked for: the pad rolls what is left of them.
  if (screen.awaited) document.querySelector<HTMLButtonElement>('[data-roll]')?.click();
  else if (own) own.click();
  else if (item) pick(item);
}
