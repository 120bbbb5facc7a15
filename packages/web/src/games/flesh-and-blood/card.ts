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
import { words } from '../../text/words.svelte.ts';
import { cardMakerOf } from '../manifest.ts';
import { cardDe } from './card-de.ts';
import { cardEn } from './card-en.ts';
import { heroThing } from './hero-thing.ts';
import { sinceAttack } from './since.ts';
import { panel } from './words.ts';

const said = (): typeof cardEn => (words.language === 'de' ? cardDe : cardEn);
const WHO: readonly Who[] = ['A', 'B'];
type CardRow = ReturnType<typeof rowOf>;
type Changes = NonNullable<ThingFigure['changes']>;

/** The card of a hero, a weapon, a piece of equipment or any other card, by its id. */
export const cardOf = cardMakerOf<Fab>((session, thing) => {
  const { view } = session;
  const hero = WHO.find((who) => thing === heroThing(view, who));
  const id = hero ? view.players[hero].hero : thing;
  if (!CARDS[id] && !view.custom[id]) return undefined;
  const row = rowOf(view, id);
  const places = placesOf(session, view, id);
  const text = capitalize(cardText(row));
  return {
    name: cardName(view, id),
    ...(places.seat ? { seat: places.seat } : {}),
    now: [[row.type, row.cls, row.sub].filter(Boolean).join(', '), ...places.said],
    ...(hero ? { lead: lifeOf(view, hero, row) } : leadOf(session, view, id, row)),
    figures: figuresOf(row, hero !== undefined),
    texts: [text || said().none],
    alike: [],
    fixes: fixesOf(session, view, id, hero),
  };
});

/** Whose it is and where it lies, as far as that is open. */
function placesOf(session: OnScreen<Fab>, view: View, id: string): { seat?: Who; said: string[] } {
  const say = said();
  const lines: string[] = [];
  let seat: Who | undefined;
  for (const who of WHO) {
    const { hero, weapons, equipment, tapped, shield } = view.players[who];
    const name = session.seatName(who);
    const worn = equipment.find(({ card }) => card === id);
    if (hero === id) lines.push(...(tapped ? [say.tapped] : []), ...(shield ? [say.shield(shield)] : []));
    if (weapons.some(({ card }) => card === id)) lines.push(say.weaponOf(name));
    if (worn) lines.push(say.wornBy(name), ...(worn.down ? [say.down] : []));
    if (hero === id || worn || weapons.some(({ card }) => card === id)) seat ??= who;
  }
  const link = view.chain.at(-1);
  if (link && !link.resolved) {
    if (link.attack.card === id) lines.push(say.attacks);
    if (link.defenders.some(({ card }) => card === id)) lines.push(say.defends);
  }
  return { ...(seat ? { seat } : {}), said: lines };
}

function lifeOf(view: View, who: Who, row: CardRow): ThingFigure {
  const { life } = view.players[who];
  return { name: said().figures.life, now: `${life}`, ...(row.life === undefined ? {} : { printed: `${row.life}` }) };
}

/** Its power while it attacks with all that makes it up; else what it is printed with, and what lies on it. */
function leadOf(session: OnScreen<Fab>, view: View, id: string, row: CardRow): { lead?: ThingFigure } {
  const say = said();
  const link = view.chain.at(-1);
  const made = link && !link.resolved && link.attack.card === id ? makeUp(view, sinceAttack(session)) : null;
  if (made) {
    const changes = made.power
      .filter(({ code }) => code !== 'printed')
      .map(({ code, card, n }) => ({ source: panel.t.parts[code](card ?? ''), by: signed(n), good: n > 0 }));
    const now = forecast(view)?.power ?? 0;
    return { lead: { name: say.figures.power, now: `${now}`, printed: `${row.power ?? 0}`, changes } };
  }
  const players = WHO.map((who) => view.players[who]);
  const weapon = players.flatMap(({ weapons }) => weapons).find(({ card }) => card === id);
  if (weapon) {
    const changes: Changes = [
      { source: say.counters, n: weapon.counters },
      { source: say.thisTurn, n: weapon.power },
    ].flatMap(({ source, n }) => (n ? [{ source, by: signed(n), good: n > 0 }] : []));
    const now = (row.power ?? 0) + weapon.counters + weapon.power;
    return { lead: { name: say.figures.power, now: `${now}`, printed: `${row.power ?? 0}`, changes } };
  }
  const worn = players.flatMap(({ equipment }) => equipment).find(({ card }) => card === id)?.worn ?? 0;
  if (worn || (row.power === undefined && row.defense !== undefined)) {
    const changes = worn ? [{ source: say.worn, by: signed(-worn), good: false }] : [];
    const now = Math.max(0, (row.defense ?? 0) - worn);
    return { lead: { name: say.figures.defense, now: `${now}`, printed: `${row.defense ?? 0}`, changes } };
  }
  return row.power === undefined
    ? {}
    : { lead: { name: say.figures.power, now: `${row.power}`, printed: `${row.power}` } };
}

const figuresOf = (row: CardRow, isHero: boolean): ThingFigure[] => {
  const { figures } = said();
  const keys = isHero ? (['intellect'] as const) : (['cost', 'pitch', 'power', 'defense'] as const);
  return keys.flatMap((key) => (row[key] === undefined ? [] : [{ name: figures[key], now: `${row[key]}` }]));
};

/** Of a hero what belongs to the player; of the attack and who defends it power and block of the link. */
const OF_HERO: readonly string[] = ['life', 'resources', 'action points', 'shield'];
function fixesOf(session: OnScreen<Fab>, view: View, id: string, hero: Who | undefined): Fix[] {
  const say = said();
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
  return session.outside().flatMap(({ choice, why }) => {
    if (choice.group !== 'adjust' || choice.form || !('what' in choice.action)) return [];
    const { what, who, n } = choice.action;
    if (!n || !wanted(what, who)) return [];
    const fix: Fix = { id: `${what} ${n}`, label: say.step(say.what[what] ?? what, n), icon: n > 0 ? 'plus' : 'burst' };
    const from = now(what, who);
    const leads = from === undefined ? {} : { leads: say.leads(from, from + n) };
    return [why ? { ...fix, why } : { ...fix, ...leads, choice: { seat: choice.seat, action: choice.action } }];
  });
}
