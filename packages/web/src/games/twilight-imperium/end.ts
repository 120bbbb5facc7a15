import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type EndParts, endPartsOf } from '../manifest.ts';
import EndFleet from './EndFleet.svelte';
import { invasionAfter } from './invade.ts';
import { PARTIES } from './ready.ts';
import { nameOf } from './round.ts';
import { panel } from './words.ts';

/** What came of each planet, where a heading has no room for all. */
function detail(screen: OnScreen<Ti4>): string | undefined {
  const { outcome } = screen.now;
  const planets = outcome?.planets ?? [];
  if (planets.length < 2) return undefined;
  const say = panel.t.end;
  const won = PARTIES.flatMap((side) => {
    const mine = planets.filter(({ winner }) => winner === side).map(({ planet }) => planet);
    return mine.length
      ? [`${nameOf(screen, side)} ${(side === 'attacker' ? say.took : say.held)(mine.join(', '))}`]
      : [];
  });
  return won.length ? `${won.join('; ')}.` : undefined;
}

/** The invasion that follows a space combat that was won. */
function next(screen: OnScreen<Ti4>): ReturnType<NonNullable<EndParts['next']>> {
  const invasion = invasionAfter(screen.view);
  const say = panel.t.end;
  return (
    invasion && {
      label: say.invade(invasion.planets.join(', ')),
      small: say.withFleet(invasion.forces),
      apply: invasion.apply,
    }
  );
}

export const end = endPartsOf<Ti4>({ detail, left: EndFleet, next });
