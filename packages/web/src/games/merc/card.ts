import { fullHealth, gearRow, type Merc, type State, type Unit, unitRow, wornArmor } from '@fray/games/merc/screen';
import type { OnScreen } from '../../table/screen.ts';
import type { Fix, ThingCard, ThingFigure } from '../../table/thing.ts';
import { unitName } from './model.ts';
import { panel } from './words.ts';

type Counted = 'initiative' | 'combat' | 'targets';

/** The card of a unit: what is printed, what its equipment adds, and what is left of it. */
export function cardOf(session: OnScreen<Merc>, id: string): ThingCard | undefined {
  const { view } = session;
  const unit = view.units.find((one) => one.id === id);
  if (!unit) return undefined;
  const say = panel.t.card;
  const row = unitRow(view, unit);
  const figure = (key: Counted): ThingFigure => ({
    name: say[key],
    now: `${unit[key]}`,
    printed: `${row[key]}`,
    changes: changesOf(session, view, unit, key),
  });
  const gear = unit.gear.map(({ card }) => session.note('card-name', { card }, card));
  return {
    name: unitName(session, unit),
    seat: unit.owner,
    now: [unit.place === 'here' ? say.health(unit.health, fullHealth(view, unit)) : say.gone, ...gear],
    lead: figure('combat'),
    figures: [
      { name: say.hitsOn, now: `${unit.hitsOn}+` },
      figure('initiative'),
      figure('targets'),
      { name: panel.t.armor, now: `${wornArmor(unit)}` },
      { name: say.training, now: `${unit.training}` },
    ],
    texts: [row.about].filter(Boolean),
    alike: [],
    fixes: unit.place === 'here' ? fixesOf(session, unit) : [],
  };
}

/** What each piece of equipment adds, and what is left over: abilities of its own and of its squad. */
function changesOf(
  session: OnScreen<Merc>,
  view: State,
  unit: Unit,
  key: Counted,
): NonNullable<ThingFigure['changes']> {
  const plus = (amount: number) => (amount > 0 ? `+${amount}` : `${amount}`);
  const worn = unit.gear
    .filter(({ late }) => !late)
    .map(({ card }) => ({ card, amount: (gearRow(view, card) as Partial<Record<Counted, number>>)[key] ?? 0 }))
    .filter(({ amount }) => amount !== 0);
  const left = unit[key] - unitRow(view, unit)[key] - worn.reduce((sum, { amount }) => sum + amount, 0);
  const all = worn.map(({ card, amount }) => ({ source: session.note('card-name', { card }, card), amount }));
  if (left) all.push({ source: panel.t.card.abilities, amount: left });
  return all.map(({ source, amount }) => ({ source, by: plus(amount), good: amount > 0 }));
}

const ICONS: Record<string, Fix['icon']> = {
  remove: 'trash',
  damage: 'burst',
  dent: 'burst',
  heal: 'plus',
  repair: 're',
};
function fixesOf(session: OnScreen<Merc>, unit: Unit): Fix[] {
  const { fixes } = panel.t.card;
  return session.outside().flatMap(({ choice: { seat, action }, why }) => {
    if (!('what' in action) || action.unit !== unit.id) return [];
    const { what } = action;
    const fix: Fix = { id: what, label: fixes[what], icon: ICONS[what] ?? 're' };
    const harms = what === 'remove' ? { harms: true as const } : {};
    return [why ? { ...fix, why } : { ...fix, ...harms, choice: { seat, action } }];
  });
}
