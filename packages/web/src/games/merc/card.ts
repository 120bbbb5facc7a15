import { signed } from '@fray/games';
import { fullHealth, gearRow, type Merc, type State, type Unit, unitRow, wornArmor } from '@fray/games/merc/screen';
import type { OnScreen } from '../../table/screen.ts';
import type { Fix, ThingCard, ThingFigure } from '../../table/thing.ts';
import { unitName } from './model.ts';
import { panel } from './words.ts';

type FigureKey = 'initiative' | 'combat' | 'targets';

/** The card of a unit: the printed figures, what its equipment adds, and what is left. */
export function cardOf(screen: OnScreen<Merc>, id: string): ThingCard | undefined {
  const { view } = screen;
  const unit = view.units.find((one) => one.id === id);
  if (!unit) return undefined;
  const say = panel.t.card;
  const row = unitRow(view, unit);
  const figure = (key: FigureKey): ThingFigure => ({
    name: say[key],
    now: `${unit[key]}`,
    printed: `${row[key]}`,
    changes: changesOf(screen, view, unit, key),
  });
  const gear = unit.gear.map(({ card }) => screen.note('card-name', { card }, card));
  return {
    name: unitName(screen, unit),
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
    texts: [screen.note('unit-ability', { unit: unit.id }, row.about)].filter(Boolean),
    alike: [],
    fixes: unit.place === 'here' ? fixesOf(screen, unit) : [],
  };
}

/** What each piece of equipment adds; the rest comes from abilities of the unit and its squad. */
function changesOf(
  screen: OnScreen<Merc>,
  view: State,
  unit: Unit,
  key: FigureKey,
): NonNullable<ThingFigure['changes']> {
  const worn = unit.gear
    .filter(({ late }) => !late)
    .map(({ card }) => ({ card, amount: (gearRow(view, card) as Partial<Record<FigureKey, number>>)[key] ?? 0 }))
    .filter(({ amount }) => amount !== 0);
  const left = unit[key] - unitRow(view, unit)[key] - worn.reduce((sum, { amount }) => sum + amount, 0);
  const all = worn.map(({ card, amount }) => ({ source: screen.note('card-name', { card }, card), amount }));
  if (left) all.push({ source: panel.t.card.abilities, amount: left });
  return all.map(({ source, amount }) => ({ source, by: signed(amount), good: amount > 0 }));
}

const ICONS: Record<string, Fix['icon']> = {
  remove: 'trash',
  damage: 'burst',
  dent: 'burst',
  heal: 'plus',
  repair: 're',
};
function fixesOf(screen: OnScreen<Merc>, unit: Unit): Fix[] {
  const { fixes } = panel.t.card;
  return screen.outside().flatMap(({ choice: { seat, action }, why }) => {
    if (!('what' in action) || action.unit !== unit.id) return [];
    const { what } = action;
    const fix: Fix = { id: what, label: fixes[what], icon: ICONS[what] ?? 're' };
    const harms = what === 'remove' ? { harms: true as const } : {};
    return [why ? { ...fix, why } : { ...fix, ...harms, choice: { seat, action } }];
  });
}
