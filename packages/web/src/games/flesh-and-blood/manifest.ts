import type { Manifest } from '../manifest.ts';
import { rail } from './rail.ts';

export const manifest: Manifest = {
  panel: { load: () => import('./parts.ts').then((file) => file.parts), whole: true, unit: 'turn' },
  rail,
  form: {
    load: () => import('./SetupForm.svelte').then((file) => file.default),
    covers:
      /^(defend_max|players(\.[AB](\.(use|hero|life|weapons|equipment|deck)\b.*)?)?|link(\.attack|\.(attacker|defender)\b.*)?|custom\[\d+\]\.(name|type|cost|pitch|power|defense|keywords|sub)\b.*)$/,
  },
  whatIfs: () => import('./whatifs.ts').then((file) => file.whatIfs),
  about: { en: () => import('@fray/games/flesh-and-blood/about') },
};
