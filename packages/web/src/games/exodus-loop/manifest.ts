import { cardMakerOf, type Manifest } from '../manifest.ts';
import { rail } from './rail.ts';

export const manifest: Manifest = {
  panel: { load: () => import('./parts.ts').then((file) => file.parts), whole: true, barContinues: true },
  hard: 16,
  rail,
  card: () => import('./card.ts').then((file) => cardMakerOf(file.cardOf)),
  words: () => import('./words.ts').then((file) => file.panel.ready()),
  form: {
    load: () => import('./SetupForm.svelte').then((file) => file.default),
    empty: (setup) => {
      const { player, enemy, ...rest } = setup as Record<'player' | 'enemy', object>;
      const without = (side: object) => ({ ...side, carriers: [], squadrons: [], upgrades: [], skills: [] });
      return { ...rest, player: without(player), enemy: without(enemy) };
    },
    covers:
      /^((player|enemy)(\.(carriers|squadrons|upgrades|skills)\b.*)?|hazards\b.*|waves\[\d+\](\.(size|place)|\.triggers\[\d+\]\.from)?|columns|rows|encounter|start|options\.(jumpNeeded|turnLimit|actionPoints|fuelReserve|refuel|fuelStore))$/,
  },
  whatIfs: () => import('./whatifs.ts').then((file) => file.whatIfs),
  about: { en: () => import('@fray/games/exodus-loop/about'), de: () => import('@fray/games/exodus-loop/about.de') },
};
