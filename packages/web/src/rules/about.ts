type Texts = Record<string, string>;

/** What happens at each step, in words: a file of its own for each game, loaded with its Rules page alone. */
const ABOUT: Record<string, Record<string, () => Promise<{ about: Texts }>>> = {
  merc: { en: () => import('@fray/games/merc/about'), de: () => import('@fray/games/merc/about.de') },
  'twilight-imperium': { en: () => import('@fray/games/twilight-imperium/about') },
  'mage-knight': { en: () => import('@fray/games/mage-knight/about') },
  'flesh-and-blood': { en: () => import('@fray/games/flesh-and-blood/about') },
  'exodus-loop': {
    en: () => import('@fray/games/exodus-loop/about'),
    de: () => import('@fray/games/exodus-loop/about.de'),
  },
};

/** The texts in this language, or in English; none where a game has none. */
export async function aboutSteps(game: string, language: string): Promise<Texts> {
  const load = ABOUT[game]?.[language] ?? ABOUT[game]?.en;
  return load ? (await load()).about : {};
}
