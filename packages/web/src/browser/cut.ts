import type { Page } from 'playwright-core';

/** Where text of twice the size is cut off on the page or in a part of it, or makes the page scroll sideways. The size is put back. */
export const cutAtTwice = (page: Page, within?: string): Promise<string[]> =>
  page.evaluate((part) => {
    const root = document.documentElement;
    const before = root.style.fontSize;
    root.style.fontSize = '200%';
    const cut: string[] = [];
    if (part === undefined && root.scrollWidth > root.clientWidth)
      cut.push(`the page: ${root.scrollWidth} of ${root.clientWidth}`);
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    /** How far words stand outside of what hides the rest. A picture may. */
    const outside = (one: HTMLElement): boolean => {
      const box = one.getBoundingClientRect();
      const { overflowX, overflowY } = getComputedStyle(one);
      const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (!text.textContent?.trim() || text.parentElement?.closest('.vh, svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const { left, right, bottom } of range.getClientRects()) {
          if (hides(overflowX) && (right > box.right + 2 || left < box.left - 2)) return true;
          if (hides(overflowY) && bottom > box.bottom + 4) return true;
        }
      }
      return false;
    };
    const all = document.querySelector(part ?? 'body')?.querySelectorAll<HTMLElement>('*') ?? [];
    for (const one of all) {
      if (!one.checkVisibility() || one.closest('.vh, svg')) continue;
      const { overflowX, overflowY } = getComputedStyle(one);
      if ((hides(overflowX) || hides(overflowY)) && outside(one))
        cut.push(`${one.tagName}.${one.className} ${one.textContent?.trim().slice(0, 40)}`);
    }
    root.style.fontSize = before;
    return cut;
  }, within);
