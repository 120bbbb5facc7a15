import { signed } from '@fray/games';
import type { MageKnight } from '@fray/games/mage-knight/screen';
import { type EndFigure, type EndParts, endPartsOf } from '../manifest.ts';
import EndEnemies from './EndEnemies.svelte';
import { panel } from './words.ts';

type Screen = Parameters<NonNullable<EndParts<MageKnight>['detail']>>[0];

/** Nothing gained or lost needs no sign. */
const formatChange = (amount: number): string => (amount ? signed(amount) : '0');

/** Fame, Reputation and Wounds: of the heroes together, where several fought. */
function figures({ now }: Screen): EndFigure[] {
  const heroes = now.outcome?.heroes ?? [];
  const sum = (of: 'fame' | 'reputation' | 'wounds'): number => heroes.reduce((all, hero) => all + hero[of], 0);
  const t = panel.t.end;
  const tone = (amount: number): EndFigure['tone'] => (amount > 0 ? 'good' : amount < 0 ? 'bad' : undefined);
  return [
    { label: t.fame, value: formatChange(sum('fame')), tone: tone(sum('fame')) },
    { label: t.reputation, value: formatChange(sum('reputation')), tone: tone(sum('reputation')) },
    { label: t.wounds, value: `${sum('wounds')}`, tone: tone(-sum('wounds')) },
  ];
}

/** Who fought, and what no figure says: levels, knock-outs, tokens that are replaced. */
function detail({ now, seatName }: Screen): string | undefined {
  const { outcome } = now;
  const t = panel.t.end;
  const of = (outcome?.heroes ?? []).map((hero) =>
    [
      seatName(hero.seat),
      hero.levelAfter > hero.levelBefore ? t.level(hero.levelAfter) : '',
      hero.knockedOut ? t.knockedOut : '',
    ]
      .filter(Boolean)
      .join(', '),
  );
  const replaced = outcome?.replaced ? [t.replaced(outcome.replaced)] : [];
  return [...of, ...replaced].map((one) => `${one}.`).join(' ');
}

export const end = endPartsOf<MageKnight>({ detail, figures, list: EndEnemies });
