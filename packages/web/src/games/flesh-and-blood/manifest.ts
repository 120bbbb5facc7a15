import type { Manifest } from '../manifest.ts';
import { rail } from './rail.ts';

export const manifest: Manifest = {
  panel: {
    load: (screen) => import('./parts.ts').then((file) => file.load(screen)),
    whole: true,
  },
  rail,
  card: () => import('./card.ts').then((file) => file.cardOf),
  words: () => import('./words.ts').then((file) => file.panel.ready()),
  form: {
    load: () => import('./SetupForm.svelte').then((file) => file.default),
    empty: (setup) => {
      const { A, B } = (setup as { players: Record<'A' | 'B', { hero: string }> }).players;
      const without = ({ hero }: { hero: string }) => ({ hero, weapons: [], equipment: [], deck: [] });
      return { players: { A: without(A), B: without(B) } };
    },
    covers:
      /^(defend_max|own(\.(turn|[AB](\.(hero|life|deck|hand|(weapons|equipment|permanents)\b.*)?)?))?|players(\.[AB](\.(use|hero|life|weapons|equipment|deck)\b.*)?)?|link(\.attack|\.(attacker|defender)\b.*)?|custom\[\d+\]\.(name|type|cost|pitch|power|defense|keywords|sub)\b.*)$/,
  },
  whatIfs: () => import('./whatifs.ts').then((file) => file.whatIfs),
  about: { en: () => import('@fray/games/flesh-and-blood/about') },
};
