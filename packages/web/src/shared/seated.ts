import type { Component } from 'svelte';
import type { OnScreen } from '../table/screen.ts';
import type { Line } from './line.svelte.ts';

/** The page of seats at a table elsewhere, as what is drawn around them reads it. */
export interface SeatedPage {
  readonly screen: OnScreen | undefined;
  readonly line: Line;
  /** The orders of its seats are on the page. */
  listsOrders: boolean;
  /** The person at a seat, or its side. */
  nameOf(seat: string): string;
}

/** Parts of that page: who is here, what somebody asks of the others, and the entries of the menu. */
export interface Around {
  page: SeatedPage;
  Strip: Component<{ page: SeatedPage; nameOf: (id: string) => string }>;
  AskBar: Component<{ page: SeatedPage }>;
  SeatMenu: Component<{ page: SeatedPage }>;
}
