import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type EndParts, endPartsOf } from '../manifest.ts';
import EndFleet from './EndFleet.svelte';
import { invasionAfter } from './invade.ts';
import { PARTIES, type Party } from './ready.ts';
import { nameOf } from './round.ts';
import { panel } from './words.ts';

/** `Letnev wins, takes Abyz`. */
function verdict(screen: OnScreen<Ti4>): string | undefined {
  const { outcome } = screen.now;
  const say = panel.t.end;
  if (!outcome || outcome.how === 'cancelled') return undefined;
  const { winner, how, planets } = outcome;
  const party = PARTIES.find((one) => one === winner);
  const wonBy = (side: Party): string => {
    const won = planets.filter((one) => one.winner === side).map(({ planet }) => planet);
    return won.length ? (side === 'attacker' ? say.took : say.held)(won.join(', ')) : '';
  };
  if (!party) {
    const each = PARTIES.flatMap((side) => (wonBy(side) ? [`${nameOf(screen, side)} ${wonBy(side)}`] : []));
    return [say.draw, ...each].join(', ');
  }
  const what = wonBy(party);
  const why = how === 'retreat' ? say.left : how === 'conceded' ? say.conceded : '';
  const won = what || outcome.space !== party ? say.won : say.wonSpace;
  return [won(nameOf(screen, party)), what, why].filter(Boolean).join(', ');
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

export const end = endPartsOf<Ti4>({ verdict, left: EndFleet, next });
