import type { Manifest } from '../manifest.ts';
import { rail } from './rail.ts';

export const manifest: Manifest = {
  panel: { load: (screen) => import('./parts.ts').then((file) => file.load(screen)), uses: 'card' },
  rail,
  end: () => import('./end.ts').then((file) => file.end),
  card: () => import('./card.ts').then((file) => file.cardOf),
  words: () => import('./words.ts').then((file) => file.panel.ready()),
  begins: 'two-cruisers',
  form: {
    load: () => import('./SetupForm.svelte').then((file) => file.default),
    covers:
      /^((attacker|defender)(\.(faction|space|fleetSupply|hand|technologies|leaders|notes|relics|breakthroughs|counters)\b.*)?|system\.(anomalies|planets)\b.*|(adjacent|thirds)\b.*|start|extent|order|sets\b.*)$/,
    empty: (setup) => {
      const { attacker, defender, ...rest } = setup as Record<'attacker' | 'defender', object>;
      const without = (player: object) => ({ ...player, space: [], hand: null });
      return { ...rest, attacker: without(attacker), defender: without(defender) };
    },
    startLabel: (setup) =>
      /^P0\.[13]$/.test((setup as { start?: string } | undefined)?.start ?? '') ? 'Activate enemy system' : undefined,
  },
  whatIfs: () => import('./whatifs.ts').then((file) => file.whatIfs),
  asks: () => import('./odds-asks.ts').then((file) => file.asks),
  about: { en: () => import('@fray/games/twilight-imperium/about') },
};
