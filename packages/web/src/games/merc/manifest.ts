import { cardMakerOf, type Manifest } from '../manifest.ts';
import { rail } from './rail.ts';

export const manifest: Manifest = {
  panel: { load: () => import('./parts.ts').then((file) => file.parts) },
  rail,
  card: () => import('./card.ts').then((file) => cardMakerOf(file.cardOf)),
  words: () => import('./words.ts').then((file) => file.panel.ready()),
  form: {
    load: () => import('./SetupForm.svelte').then((file) => file.default),
    empty: () => ({ attacker: 'rebel', forces: { dictator: { units: [] }, rebel: { units: [] } } }),
    covers:
      /^(attacker|by|sector|mine|forces(\.\w+(\.units)?)?|forces\.\w+\.units\[\d+\](\.(militia|gear|wounds|squad|name|initiative|combat|targets|armor|health)\b.*)?|forces\.\w+\.vehicles\b.*|tactics\b.*|map(\[\d+\]\.\w+)?)$/,
  },
  whatIfs: () => import('./whatifs.ts').then((file) => file.whatIfs),
  about: { en: () => import('@fray/games/merc/about'), de: () => import('@fray/games/merc/about.de') },
};
