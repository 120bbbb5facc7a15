import { capitalize, signed } from '@fray/games';
import {
  CARDS,
  cardName,
  cardText,
  type Fab,
  forecast,
  makeUp,
  rowOf,
  type View,
  type Who,
} from '@fray/games/flesh-and-blood/screen';
import type { OnScreen } from '../../table/screen.ts';
import type { Fix, ThingFigure } from '../../table/thing.ts';
import { cardMakerOf } from '../manifest.ts';
import { cardEn } from './card-en.ts';
import { heroThing } from './hero-thing.ts';
import { sinceAttack } from './since.ts';
import { panel } from './words.ts';

const WHO: readonly Who[] = ['A', 'B'];
type CardRow = ReturnType<typeof rowOf>;
type Changes = NonNullable<ThingFigure['changes']>;

/** The card of a hero, a weapon, a piece of equipment or any other card, by its id. */
export const cardOf = cardMakerOf<Fab>((screen, thing) => {
  const { view } = screen;
  const hero = WHO.find((who) => thing === heroThing(view, who));
  const id = hero ? view.players[hero].hero : thing;
  if (!CARDS[id] && !view.custom[id]) return undefined;
  const row = rowOf(view, id);
  const places = placesOf(screen, view, id);
  const text = capitalize(cardText(row));
  return {
    name: cardName(view, id),
    ...(places.seat ? { seat: places.seat } : {}),
    now: [[row.type, row.cls, row.sub].filter(Boolean).join(', '), ...places.notes],
    ...(hero ? { lead: lifeOf(view, hero, row) } : leadOf(screen, view, id, row)),
    figures: figuresOf(row, hero !== undefined),
    texts: [text || cardEn.none],
    alike: [],
    fixes: fixesOf(screen, view, id, hero),
  };
});

/** Whose it is and where it lies, as far as that is open. */
function placesOf(screen: OnScreen<Fab>, view: View, id: string): { seat?: Who; notes: string[] } {
  const lines: string[] = [];
  let seat: Who | undefined;
  for (const who of WHO) {
    const { hero, weapons, equipment, tapped, shield } = view.players[who];
    const name = screen.seatName(who);
    const worn = equipment.find(({ card }) => card === id);
    if (hero === id) lines.push(...(tapped ? [cardEn.tapped] : []), ...(shield ? [cardEn.shield(shield)] : []));
    if (weapons.some(({ card }) => card === id)) lines.push(cardEn.weaponOf(name));
    if (worn) lines.push(cardEn.wornBy(name), ...(worn.down ? [cardEn.down] : []));
    if (hero === id || worn || weapons.some(({ card }) => card === id)) seat ??= who;
  }
  const link = view.chain.at(-1);
  if (link && !link.resolved) {
    if (link.attack.card === id) lines.push(cardEn.attacks);
    if (link.defenders.some(({ card }) => card === id)) lines.push(cardEn.defends);
  }
  return { ...(seat ? { seat } : {}), notes: lines };
}

function lifeOf(view: View, who: Who, row: CardRow): ThingFigure {
  const { life } = view.players[who];
  return { name: cardEn.figures.life, now: `${life}`, ...(row.life === undefined ? {} : { printed: `${row.life}` }) };
}

/** Its power while it attacks with all that makes it up; else what it is printed with, and what lies on it. */
function leadOf(screen: OnScreen<Fab>, view: View, id: string, row: CardRow): { lead?: ThingFigure } {
  const link = view.chain.at(-1);
  const parts = link && !link.resolved && link.attack.card === id ? makeUp(view, sinceAttack(screen)) : null;
  if (parts) {
    const changes = parts.power
      .filter(({ code }) => code !== 'printed')
      .map(({ code, card, n }) => ({ source: panel.t.parts[code](card ?? ''), by: signed(n), good: n > 0 }));
    const now = forecast(view)?.power ?? 0;
    return { lead: { name: cardEn.figures.power, now: `${now}`, printed: `${row.power ?? 0}`, changes } };
  }
  const players = WHO.map((who) => view.players[who]);
  const weapon = players.flatMap(({ weapons }) => weapons).find(({ card }) => card === id);
  if (weapon) {
    const changes: Changes = [
      { source: cardEn.counters, n: weapon.counters },
      { source: cardEn.thisTurn, n: weapon.power },
    ].flatMap(({ source, n }) => (n ? [{ source, by: signed(n), good: n > 0 }] : []));
    const now = (row.power ?? 0) + weapon.counters + weapon.power;
    return { lead: { name: cardEn.figures.power, now: `${now}`, printed: `${row.power ?? 0}`, changes } };
  }
  const worn = players.flatMap(({ equipment }) => equipment).find(({ card }) => card === id)?.worn ?? 0;
  if (worn || (row.power === undefined && row.defense !== undefined)) {
    const changes = worn ? [{ source: cardEn.worn, by: signed(-worn), good: false }] : [];
    const now = Math.max(0, (row.defense ?? 0) - worn);
    return { lead: { name: cardEn.figures.defense, now: `${now}`, printed: `${row.defense ?? 0}`, changes } };
  }
  return row.power === undefined
    ? {}
    : { lead: { name: cardEn.figures.power, now: `${row.power}`, printed: `${row.power}` } };
}

const figuresOf = (row: CardRow, isHero: boolean): ThingFigure[] => {
  const { figures } = cardEn;
  const keys = isHero ? (['intellect'] as const) : (['cost', 'pitch', 'power', 'defense'] as const);
  return keys.flatMap((key) => (row[key] === undefined ? [] : [{ name: figures[key], now: `${row[key]}` }]));
};

/** Of a hero what belongs to the player; of the attack and who defends it power and block of the link. */
const OF_HERO: readonly string[] = ['life', 'resources', 'action points', 'shield'];
function fixesOf(screen: OnScreen<Fab>, view: View, id: string, hero: Who | undefined): Fix[] {
  const link = view.chain.at(-1);
  const open = link && !link.resolved ? link : undefined;
  const wanted = (what: string, who: string): boolean => {
    if (hero !== undefined) return who === hero && OF_HERO.includes(what);
    if (what === 'power') return open?.attack.card === id;
    return what === 'block' && (open?.defenders.some(({ card }) => card === id) ?? false);
  };
  const now = (what: string, who: Who): number | undefined => {
    const { life, floating_resources, action_points, shield } = view.players[who];
    const seen = forecast(view);
    const all: Record<string, number | undefined> = {
      life,
      resources: floating_resources,
      'action points': action_points,
      shield,
      power: seen?.power,
      block: seen?.block,
    };
    return all[what];
  };
  return screen.outside().flatMap(({ choice, why }) => {
    if (choice.group !== 'adjust' || choice.form || !('what' in choice.action)) return [];
    const { what, who, n } = choice.action;
    if (!n || !wanted(what, who)) return [];
    const fix: Fix = {
      id: `${what} ${n}`,
      label: cardEn.step(cardEn.what[what] ?? what, n),
      icon: n > 0 ? 'plus' : 'burst',
    };
    const from = now(what, who);
    const leads = from === undefined ? {} : { leads: cardEn.leads(from, from + n) };
    return [why ? { ...fix, why } : { ...fix, ...leads, choice: { seat: choice.seat, action: choice.action } }];
  });
}
