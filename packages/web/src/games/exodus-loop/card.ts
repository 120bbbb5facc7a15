import { signed } from '@fray/games';
import {
  attackSources,
  type Carrier,
  carrierDefenceSources,
  carrierHullSources,
  carrierMaxHull,
  defenceSources,
  dieOf,
  type Exodus,
  hullSources,
  maxAmmo,
  maxFuel,
  maxHull,
  moveSources,
  nameOf,
  rowOfCarrier,
  type Source,
  type Sourced,
  SQUADRON_TYPES,
  SQUADRONS,
  type Squadron,
  speedSources,
  type View,
} from '@fray/games/exodus-loop/screen';
import type { OnScreen } from '../../table/screen.ts';
import type { Fix, ThingCard, ThingFigure } from '../../table/thing.ts';
import { words } from '../../text/words.svelte.ts';
import { cardDe } from './card-de.ts';
import { cardEn } from './card-en.ts';
import { hazardName, nameById } from './model.ts';
import { SHAPES } from './shapes.ts';
import { panel } from './words.ts';

const cardWords = (): typeof cardEn => (words.language === 'de' ? cardDe : cardEn);

/** The card of a ship: printed figures, what changes them, and what the host may fix. */
export function cardOf(screen: OnScreen<Exodus>, id: string): ThingCard | undefined {
  const { view } = screen;
  const unit = view.squadrons.find((one) => one.id === id);
  if (unit) return squadronCard(screen, view, unit);
  const ship = view.carriers.find((one) => one.id === id);
  return ship && carrierCard(screen, view, ship);
}

/** Names are shown as they are; orders, morale and hazards have words of the page. */
function sourceOf({ code, name }: Source): string {
  if (code === 'named') return name;
  if (code === 'hazard') return hazardName(name as View['hazards'][string], panel.t);
  return cardWords().sources[code](name);
}
const figure = (name: string, { printed, changes }: Sourced): ThingFigure => ({
  name,
  now: `${Math.max(
    0,
    changes.reduce((sum, { amount }) => sum + amount, printed),
  )}`,
  printed: `${printed}`,
  changes: changes.map((one) => ({ source: sourceOf(one), by: signed(one.amount), good: one.amount > 0 })),
});
/** The current value of its maximum: `2/4`. */
const withNow = (some: ThingFigure, now: number): ThingFigure => ({
  ...some,
  now: `${now < 0 ? '?' : now}/${some.now}`,
});
const simpleFigure = (name: string, now: string | number): ThingFigure => ({ name, now: `${now}` });
const at = (cell: number): string => (cell >= 0 ? `@ ${nameOf(cell)}` : panel.t.docked);

function squadronCard(screen: OnScreen<Exodus>, view: View, unit: Squadron): ThingCard {
  const say = cardWords();
  const row = SQUADRONS[unit.type];
  const full = maxHull(view, unit);
  const { pilot } = unit;
  const tank = maxFuel(view, unit);
  return {
    name: nameById(screen, unit.id) ?? unit.id,
    seat: unit.side,
    shape: SHAPES[unit.type] ?? '',
    box: '-1 -1 2 2',
    now: [
      `${panel.t.types[unit.type]} ${at(unit.cell)}, ${say.hull(unit.hull, full)}`,
      ...(pilot ? [say.flownBy(pilot.name, pilot.level, pilot.morale)] : []),
    ],
    lead: figure('ATK', attackSources(view, unit)),
    figures: [
      figure('DEF', defenceSources(view, unit)),
      figure('SPD', speedSources(unit)),
      figure(panel.t.figures.move, moveSources(unit)),
      withNow(figure(panel.t.figures.hull, hullSources(view, unit)), unit.hull),
      withNow(simpleFigure(panel.t.figures.ammo, maxAmmo(unit)), unit.ammo),
      withNow(simpleFigure(panel.t.figures.fuel, tank), unit.fuel),
      simpleFigure(say.printed.detection, row.detection),
    ],
    texts: [say.types[unit.type] ?? '', ...matchups(unit)].filter(Boolean),
    alike: [],
    fixes: unit.hull > 0 ? squadronFixes(screen, view, unit) : [],
  };
}

/** Section 4: against whom its die is another. */
function matchups({ type }: Squadron): string[] {
  const { kinds, die } = panel.t;
  const neutral = dieOf(type, type);
  return SQUADRON_TYPES.flatMap((other) =>
    dieOf(type, other) === neutral ? [] : [cardWords().beats(kinds[other] ?? other, die(dieOf(type, other)))],
  );
}

function carrierCard(screen: OnScreen<Exodus>, view: View, ship: Carrier): ThingCard {
  const say = cardWords();
  const row = rowOfCarrier(ship);
  return {
    name: nameById(screen, ship.id) ?? ship.id,
    seat: ship.side,
    shape: SHAPES.carrier ?? '',
    box: '-1 -1 2 2',
    now: [`${panel.t.classes[ship.class]} ${at(ship.cell)}, ${say.hull(ship.hull, carrierMaxHull(view, ship))}`],
    lead: figure('DEF', carrierDefenceSources(ship)),
    figures: [
      simpleFigure('ATK', row.atk),
      simpleFigure('SPD', row.spd),
      withNow(figure(panel.t.figures.hull, carrierHullSources(view, ship)), ship.hull),
      simpleFigure(panel.t.figures.shield, ship.shield),
      simpleFigure(say.printed.hangar, row.hangar),
      simpleFigure(say.printed.pointDefence, row.pointDefence),
    ],
    texts: [say.carrier],
    alike: [],
    fixes: ship.hull > 0 ? hullFixes(screen, ship.id, ship.hull) : [],
  };
}

type What = 'hull' | 'ammo' | 'fuel' | 'remove';
/** The host's adjust, if the form of the rules accepts it. */
function setting(screen: OnScreen<Exodus>, what: What, ship: string, amount: number): Fix['choice'] {
  const action = { type: 'adjust', what, ship, amount };
  const blank = screen.outside().find(({ choice }) => 'what' in choice.action);
  const problems = blank && screen.form(blank.choice)?.check(action);
  return problems && !problems.length ? { seat: 'host', action } : undefined;
}

interface Wanted {
  id: keyof (typeof cardEn)['fixes'] & ('repair' | 'damage' | 'ammo' | 'fuel' | 'remove');
  icon: Fix['icon'];
  what: What;
  to: number;
  leads: string;
  /** Why not, where it cannot be. */
  why: string;
}
function fix(screen: OnScreen<Exodus>, ship: string, { id, icon, what, to, leads, why }: Wanted): Fix {
  const choice = setting(screen, what, ship, to);
  const label = cardWords().fixes[id];
  return choice ? { id, label, icon, leads, choice } : { id, label, icon, why };
}
const hullFixes = (screen: OnScreen<Exodus>, id: string, hull: number): Fix[] => {
  const say = cardWords().fixes;
  const to = (amount: number) => say.leads(hull, amount);
  return [
    fix(screen, id, { id: 'repair', icon: 're', what: 'hull', to: hull + 1, leads: to(hull + 1), why: say.whole }),
    fix(screen, id, { id: 'damage', icon: 'burst', what: 'hull', to: hull - 1, leads: to(hull - 1), why: say.last }),
  ];
};

function squadronFixes(screen: OnScreen<Exodus>, view: View, unit: Squadron): Fix[] {
  const say = cardWords().fixes;
  const fills = (what: 'ammo' | 'fuel', now: number, full: number): Fix[] => {
    // What the sensors do not show cannot be set by eye.
    if (now < 0) return [];
    if (now >= full) return [{ id: what, label: say[what], icon: 'plus', why: say.full }];
    return [fix(screen, unit.id, { id: what, icon: 'plus', what, to: full, leads: say.leads(now, full), why: '' })];
  };
  const remove = fix(screen, unit.id, {
    id: 'remove',
    icon: 'trash',
    what: 'remove',
    to: 0,
    leads: say.gone,
    why: '',
  });
  return [
    ...hullFixes(screen, unit.id, unit.hull),
    ...fills('ammo', unit.ammo, maxAmmo(unit)),
    ...fills('fuel', unit.fuel, maxFuel(view, unit)),
    { ...remove, harms: true },
  ];
}
