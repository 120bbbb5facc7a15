import type { Component } from 'svelte';
import type { Item } from '../table/items.ts';
import type { Session } from '../table/session.svelte.ts';

/** What a game's own panel gets: the combat to draw, and how to pick a choice. It holds no rules. */
export interface PanelProps {
  session: Session;
  pick: (item: Item) => void;
}

/** How a game lies on the table. */
export interface PanelSpec {
  load: () => Promise<Component<PanelProps>>;
  /** It needs the whole width: the log folds away below it. */
  whole?: true;
  /** What the rail calls a round. */
  unit?: 'turn' | 'link' | 'phase';
}

const PANELS: Record<string, PanelSpec> = {
  merc: { load: () => import('./merc/MercPanel.svelte').then((file) => file.default) },
  'exodus-loop': {
    load: () => import('./exodus/ExodusPanel.svelte').then((file) => file.default),
    whole: true,
    unit: 'turn',
  },
  'mage-knight': {
    load: () => import('./mage-knight/MageKnightPanel.svelte').then((file) => file.default),
    whole: true,
  },
  'flesh-and-blood': {
    load: () => import('./fab/FabPanel.svelte').then((file) => file.default),
    whole: true,
    unit: 'turn',
  },
  'twilight-imperium': { load: () => import('./ti4/Ti4Panel.svelte').then((file) => file.default) },
};

/** The panel of a game, loaded with its table; games without one are drawn from their plain rows. */
export const panelOf = (game: string): PanelSpec | undefined => PANELS[game];
