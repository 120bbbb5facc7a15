import type { Page } from 'playwright-core';

/**
 * Where text of twice the size is cut off on the page or in a part of it, is outside the window, or makes the page scroll
 * sideways. Wider content may scroll in a box that has a name and is reached by keyboard. The size is
 * restored.
 */
export const cutAtTwice = (page: Page, within?: string): Promise<string[]> =>
  page.evaluate((part) => {
    const root = document.documentElement;
    const before = root.style.fontSize;
    root.style.fontSize = '200%';
    const cut: string[] = [];
    const told = (one: Element): string => `${one.tagName}.${one.className} ${one.textContent?.trim().slice(0, 40)}`;
    if (root.scrollWidth > innerWidth) cut.push(`the page: ${root.scrollWidth} of ${innerWidth}`);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrolls = (one: Element): boolean => /auto|scroll/.test(getComputedStyle(one).overflowX);
    /** Words for a screen reader alone are cut on purpose, down to a pixel. */
    const alone = new Set<Element>();
    /** Elements out of sight have no layout until they are made visible. */
    const resting: HTMLElement[] = [];
    for (const one of document.body.querySelectorAll<HTMLElement>('*')) {
      const { clipPath, contentVisibility } = getComputedStyle(one);
      if (one.tagName === 'svg' || clipPath === 'inset(50%)') alone.add(one);
      if (contentVisibility === 'auto') resting.push(one);
    }
    for (const one of resting) one.style.contentVisibility = 'visible';
    const unseen = (one: Element | null): boolean => {
      for (let at = one; at; at = at.parentElement) if (alone.has(at)) return true;
      return false;
    };
    /** The box that a part scrolls in, if it does. */
    const scrolling = (one: Element | null): Element | undefined => {
      for (let box = one; box && box !== document.body; box = box.parentElement) if (scrolls(box)) return box;
      return undefined;
    };
    const rectsOf = function* (one: Element): Generator<[rect: DOMRect, text: Element]> {
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const parent = text.parentElement;
        if (!parent || !text.textContent?.trim() || unseen(parent) || !parent.checkVisibility()) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const rect of range.getClientRects()) if (rect.width > 0) yield [rect, parent];
      }
    };
    /** How far words stand outside of what hides the rest. A picture may. */
    const isCutBy = (one: HTMLElement): boolean => {
      const box = one.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(one);
      for (const [{ left, right, bottom }, text] of rectsOf(one)) {
        const moves = scrolling(text);
        if (moves && one.contains(moves)) continue;
        if (hides(overflowX) && (right > box.right + 2 || left < box.left - 2)) return true;
        if (hides(overflowY) && bottom > box.bottom + 4) return true;
      }
      return false;
    };
    const whole = document.querySelector(part ?? 'body') ?? document.body;
    for (const one of whole.querySelectorAll<HTMLElement>('*')) {
      if (unseen(one) || !one.checkVisibility()) continue;
      const { overflowX, overflowY } = getComputedStyle(one);
      if ((hides(overflowX) || hides(overflowY)) && isCutBy(one)) cut.push(told(one));
    }
    const outside = new Set<string>();
    for (const [{ left, right }, text] of rectsOf(whole)) {
      if (right <= innerWidth + 1 && left >= -1) continue;
      const box = scrolling(text);
      const isReached = box?.matches('[tabindex="0"]:is([aria-label], [aria-labelledby])');
      if (!isReached) outside.add(`outside of the window: ${told(text)}`);
    }
    root.style.fontSize = before;
    for (const one of resting) one.style.contentVisibility = '';
    return [...cut, ...outside];
  }, within);
