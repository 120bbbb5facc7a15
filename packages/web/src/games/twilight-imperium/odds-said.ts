import { isGround, type State, UNITS } from '@fray/games/twilight-imperium/screen';
import type { Language } from '../../text/words.svelte.ts';

/** What the odds of a combat are about, and what they leave out, in few words: they stand on the table. */
const SAID = {
  en: { cards: 'cards not counted', takes: (planet: string) => `takes ${planet}` },
  de: { cards: 'ohne Karten gerechnet', takes: (planet: string) => `nimmt ${planet}` },
};

export function oddsSaid(
  { parties, extent, planets, units }: State,
  language: Language,
): { aim?: string; leftOut?: string } {
  const said = SAID[language];
  const unknown = Object.values(parties).some((party) => party?.hand === null);
  const [planet, ...more] = planets;
  const lands = units.some(({ side, kind }) => side === 'attacker' && isGround(UNITS[kind]));
  return {
    ...(unknown ? { leftOut: said.cards } : {}),
    ...(planet && !more.length && extent !== 'space' && lands ? { aim: said.takes(planet.id) } : {}),
  };
}
