import type { Ti4 } from '@fray/games/twilight-imperium/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type EndParts, endPartsOf } from '../manifest.ts';
import EndFleet from './EndFleet.svelte';
import { invasionAfter } from './invade.ts';
import { PARTIES, type Party } from './ready.ts';
import { nameOf } from './round.ts';
import { panel } from './words.ts';

/** `Letnev won, took Abyz`: who, and what came of it. */
function verdict(session: OnScreen<Ti4>): string | undefined {
  const { outcome } = session.now;
  const say = panel.t.end;
  if (!outcome || outcome.how === 'cancelled') return undefined;
  const { winner, how, planets } = outcome;
  const party = PARTIES.find((one) => one === winner);
  const wonBy = (side: Party): string => {
    const won = planets.filter((one) => one.winner === side).map(({ planet }) => planet);
    return won.length ? (side === 'attacker' ? say.took : say.held)(won.join(', ')) : '';
  };
  if (!party) {
    const each = PARTIES.flatMap((side) => (wonBy(side) ? [`${nameOf(session, side)} ${wonBy(side)}`] : []));
    return [say.draw, ...each].join(', ');
  }
  const what = wonBy(party);
  const why = how === 'retreat' ? say.left : how === 'conceded' ? say.conceded : '';
  return [say.won(nameOf(session, party)), what, why].filter(Boolean).join(', ');
}

/** A fleet that has won its way goes on to land. */
function next(session: OnScreen<Ti4>): ReturnType<NonNullable<EndParts['next']>> {
  const invasion = invasionAfter(session.view);
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
