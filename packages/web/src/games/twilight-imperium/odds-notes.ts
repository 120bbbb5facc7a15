import { isGround, type State, UNITS } from '@fray/games/twilight-imperium/screen';

/** What the odds on the table are about if it is more than winning, and what they leave out. */
export function oddsNotes({ parties, extent, planets, units }: State): { aim?: string; leftOut?: string } {
  const unknown = Object.values(parties).some((party) => party?.hand === null);
  const [planet, ...more] = planets;
  const lands = units.some(({ side, kind }) => side === 'attacker' && isGround(UNITS[kind]));
  return {
    ...(unknown ? { leftOut: 'cards not counted' } : {}),
    ...(planet && !more.length && extent !== 'space' && lands ? { aim: `takes ${planet.id}` } : {}),
  };
}
