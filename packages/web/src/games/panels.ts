import type { Component } from 'svelte';
import type { Item } from '../table/items.ts';
import type { OnScreen } from '../table/screen.ts';

/** What a game's own panel gets: the combat to draw, and how to pick a choice. It holds no rules. */
export interface PanelProps {
  session: OnScreen;
  pick: (item: Item) => void;
}

/** The pieces of a game, loaded with its table. */
export interface Parts {
  main: Component<PanelProps>;
  /** Under the phases of the rail. */
  top?: Component<PanelProps>;
  /** Above the log. */
  aside?: Component<PanelProps>;
  /** What a unit, a card or an effect is called, by its id; nothing where it is none of them. */
  named?: (session: OnScreen, id: string) => string | undefined;
}

/** How a game lies on the table. */
export interface PanelSpec {
  load: () => Promise<Parts>;
  /** It needs the whole width: the log folds away below it. */
  whole?: true;
  /** What the rail calls a round. */
  unit?: 'turn' | 'link' | 'phase';
}

const PANELS: Record<string, PanelSpec> = {
  merc: { load: () => import('./merc/parts.ts').then((file) => file.parts) },
  'exodus-loop': { load: () => import('./exodus/parts.ts').then((file) => file.parts), whole: true, unit: 'turn' },
  'mage-knight': { load: () => import('./mage-knight/parts.ts').then((file) => file.parts), whole: true },
  'flesh-and-blood': { load: () => import('./fab/parts.ts').then((file) => file.parts), whole: true, unit: 'turn' },
  'twilight-imperium': { load: () => import('./ti4/parts.ts').then((file) => file.parts) },
};

/** The panel of a game, loaded with its table; games without one are drawn from their plain rows. */
export const panelOf = (game: string): PanelSpec | undefined => PANELS[game];
