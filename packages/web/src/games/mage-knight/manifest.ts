import type { MageKnight, Setup } from '@fray/games/mage-knight/screen';
import type { OnScreen } from '../../table/screen.ts';
import type { Manifest } from '../manifest.ts';
import { rail } from './rail.ts';

export const manifest: Manifest = {
  panel: {
    load: (screen) => import('./parts.ts').then((file) => file.load(screen as OnScreen<MageKnight>)),
    whole: true,
    rather: { DAMAGE_HERO: 'DAMAGE_UNIT' },
  },
  draws: true,
  rail,
  end: () => import('./end.ts').then((file) => file.end),
  card: () => import('./card.ts').then((file) => file.cardOf),
  words: () => import('./words.ts').then((file) => file.panel.ready()),
  form: {
    load: () => import('./SetupForm.svelte').then((file) => file.default),
    empty: (setup) => {
      const [hero] = (setup as Setup).heroes;
      return { site: (setup as Setup).site, heroes: [{ name: hero?.name, hand: [] }] };
    },
    covers:
      /^(site|ruins|cities(\[0\]\.\w+)?|enemies\b.*|heroes(\[\d+\](\.(name|level|fame|hand|units|mana|crystals|skills|deck)\b.*)?)?)$/,
  },
  whatIfs: () => import('./whatifs.ts').then((file) => file.whatIfs),
  about: { en: () => import('@fray/games/mage-knight/about') },
};
