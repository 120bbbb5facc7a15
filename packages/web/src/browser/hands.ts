import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How somebody plays: with a finger, or with nothing but the keys. Both press what they want, and both are counted. */
export interface Hands {
  readonly page: Page;
  readonly presses: number;
  /** Presses one thing; the first, where several fit. */
  press(what: string): Promise<void>;
}

/** A tap of the pointer. */
export class Finger implements Hands {
  readonly page: Page;
  presses = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async press(what: string): Promise<void> {
    await this.page.locator(what).first().click();
    this.presses++;
  }
}

/** More stops than any page has. */
const MOST_STOPS = 200;

/** Tab and Enter must reach everything that the pointer can tap. */
export class Keys implements Hands {
  readonly page: Page;
  presses = 0;
  constructor(page: Page) {
    this.page = page;
  }
  async press(what: string): Promise<void> {
    await this.reach(what);
    await this.page.keyboard.press('Enter');
    this.presses++;
  }
  /** Goes on from where the focus is. */
  async reach(what: string): Promise<void> {
    await this.page.locator(what).first().waitFor();
    const isThere = () => this.page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, what);
    for (let i = 0; i < MOST_STOPS && !(await isThere()); i++) await this.page.keyboard.press('Tab');
    expect(await isThere(), `${what} is reached with Tab`).toBe(true);
  }
}
