import { capitalize, signed } from '@fray/games';
import {
  ABILITIES,
  armorParts,
  attackParts,
  blockNeeded,
  CARDS,
  damageOf,
  doesOf,
  type Enemy,
  enemyName,
  hasAbility,
  type MageKnight,
  printedUnitArmor,
  printedUnitResists,
  RESISTANCES,
  resists,
  rowOf,
  SKILLS,
  type State,
  sourceName,
  tokenOf,
  type UnitState,
  unitArmor,
} from '@fray/games/mage-knight/screen';
import type { OnScreen } from '../../table/screen.ts';
import type { Fix, ThingCard, ThingFigure } from '../../table/thing.ts';
import { words } from '../../text/words.svelte.ts';
import { cardMakerOf } from '../manifest.ts';
import { cardDe } from './card-de.ts';
import { cardEn } from './card-en.ts';

const said = (): typeof cardEn => (words.language === 'de' ? cardDe : cardEn);

/** The card of an enemy or a unit; of a card of the hand, its ways. */
export const cardOf = cardMakerOf<MageKnight>((session, id) => {
  const { view } = session;
  const enemy = view.enemies.find((one) => one.id === id);
  if (enemy) return enemyCard(session, view, enemy);
  for (const hero of view.heroes) {
    const unit = hero.units.find((one) => one.id === id);
    if (unit) return unitCard(session, view, { hero, unit });
  }
  const source = Object.hasOwn(CARDS, id) ? CARDS[id] : Object.hasOwn(SKILLS, id) ? SKILLS[id] : undefined;
  return source && waysCard(view, id, source.modes);
});

/** A figure of parts, the first of them printed. For an enemy more is bad for whoever looks. */
function figure(name: string, parts: readonly { cause: string; value: number }[], more: 'good' | 'bad'): ThingFigure {
  const [printed, ...changes] = parts;
  return {
    name,
    now: `${parts.reduce((sum, { value }) => sum + value, 0)}`,
    printed: `${printed?.value ?? 0}`,
    changes: changes.map(({ cause, value }) => ({
      source: said().causes[cause] ?? cause,
      by: signed(value),
      good: value > 0 === (more === 'good'),
    })),
  };
}

function enemyCard(session: OnScreen, view: State, enemy: Enemy): ThingCard {
  const say = said();
  const row = tokenOf(view, enemy);
  const attacks = row.is.summon ? [] : enemy.attacks.map((_, i) => i);
  const lost = [
    ...row.abilities.filter((one) => !hasAbility(view, enemy, one)),
    ...row.resists.filter((one) => !resists(view, enemy, one)),
  ].map((one) => session.note(one, {}, one));
  return {
    name: enemyName(view, enemy.id),
    now: enemy.defeated ? [say.defeated] : [],
    // The owner of an enemy is the other side: more armor is good for it.
    lead: figure(say.armor, armorParts(view, enemy), 'good'),
    figures: [
      ...attacks.flatMap((i) => [
        figure(say.attack(i + 1, attacks.length), attackParts(view, enemy, i), 'good'),
        { name: say.needed, now: `${blockNeeded(view, enemy, i)}` },
        { name: say.damage, now: `${damageOf(view, enemy, i)}` },
      ]),
      { name: say.fame, now: `${row.fame}` },
    ],
    texts: [
      ...ABILITIES.filter((one) => hasAbility(view, enemy, one)).map((one) => say.abilities[one] ?? one),
      ...RESISTANCES.filter((one) => resists(view, enemy, one)).map((one) => say.resist[one] ?? one),
      ...(lost.length ? [say.lost(lost.join(', '))] : []),
    ],
    alike: view.enemies.filter((one) => one.token === enemy.token).map((one, i) => ({ id: one.id, name: `${i + 1}` })),
    fixes: enemyFixes(session, view, enemy),
  };
}

interface Held {
  hero: State['heroes'][number];
  unit: UnitState;
}
function unitCard(session: OnScreen, view: State, { hero, unit }: Held): ThingCard {
  const say = said();
  const row = rowOf(unit);
  const printed = printedUnitArmor(view, unit);
  const banner = unitArmor(view, hero, unit) - printed;
  const parts = [{ cause: 'printed', value: printed }, ...(banner ? [{ cause: 'banner', value: banner }] : [])];
  const against = [...new Set([...printedUnitResists(view, unit), ...unit.resists])];
  return {
    name: capitalize(sourceName(view, unit.id)),
    seat: hero.seat,
    now: [[unit.ready ? say.ready : say.spent, ...(unit.wounds ? [say.wounds(unit.wounds)] : [])].join(', ')],
    lead: figure(say.armor, parts, 'good'),
    figures: [
      { name: say.level, now: `${row.level}` },
      { name: say.cost, now: `${row.cost}` },
      { name: say.resists, now: against.map((one) => session.note(one, {}, one)).join(', ') || say.none },
    ],
    texts: row.modes.map((mode) => doesOf(mode, true)).filter((text, i, all) => text && all.indexOf(text) === i),
    alike: hero.units.filter((one) => one.unit === unit.unit).map((one, i) => ({ id: one.id, name: `${i + 1}` })),
    fixes: unitFixes(session, hero.seat, unit),
  };
}

/** A card of the hand, or a skill: what it can do, way by way. */
function waysCard(view: State, id: string, modes: readonly Parameters<typeof doesOf>[0][]): ThingCard {
  const texts = modes.map((mode) => doesOf(mode, false));
  return {
    name: capitalize(sourceName(view, id)),
    now: [],
    figures: [],
    texts: texts.filter((text, i) => text && texts.indexOf(text) === i),
    alike: [],
    fixes: [],
  };
}

interface Wanted {
  id: keyof Omit<(typeof cardEn)['fixes'], 'leads' | 'noFame' | 'back' | 'whole'>;
  icon: Fix['icon'];
  what: string;
  target: string;
  amount: number;
  leads?: string;
  why?: string;
  harms?: true;
}
/** Set by hand, if the rules' own check of the form takes it. */
function fix(session: OnScreen, { id, icon, what, target, amount, leads, why, harms }: Wanted): Fix {
  const label = said().fixes[id];
  const blank = session.outside().find(({ choice }) => choice.form && choice.group === 'correction')?.choice;
  const action = blank && { ...blank.action, what, target, amount };
  const problems = action && session.form(blank)?.check(action);
  if (why !== undefined || !problems || problems.length)
    return { id, label, icon, why: why ?? (problems ?? []).map((reason) => session.why(reason)).join(' ') };
  return {
    id,
    label,
    icon,
    choice: { seat: blank.seat, action },
    ...(leads ? { leads } : {}),
    ...(harms ? { harms } : {}),
  };
}

function enemyFixes(session: OnScreen, view: State, enemy: Enemy): Fix[] {
  const say = said().fixes;
  const { id: target } = enemy;
  const fate = enemy.defeated
    ? fix(session, { id: 'revive', icon: 're', what: 'revive', target, amount: 1, leads: say.back })
    : fix(session, { id: 'defeat', icon: 'trash', what: 'defeat', target, amount: 1, leads: say.noFame, harms: true });
  if (enemy.defeated) return [fate];
  const sum = (parts: readonly { value: number }[]) => parts.reduce((all, { value }) => all + value, 0);
  const armor = sum(armorParts(view, enemy));
  const step = (id: Wanted['id'], what: string, of: string, from: number, amount: number): Fix =>
    fix(session, {
      id,
      icon: amount > 0 ? 'plus' : 'burst',
      what,
      target: of,
      amount,
      leads: say.leads(from, from + amount),
    });
  const attack = tokenOf(view, enemy).is.summon || !enemy.attacks.length ? undefined : sum(attackParts(view, enemy, 0));
  return [
    step('armorMore', 'armor', target, armor, 1),
    ...(armor > 1 ? [step('armorLess', 'armor', target, armor, -1)] : []),
    ...(attack === undefined ? [] : [step('attackMore', 'attack', `${target}:0`, attack, 1)]),
    ...(attack ? [step('attackLess', 'attack', `${target}:0`, attack, -1)] : []),
    fate,
  ];
}

function unitFixes(session: OnScreen, seat: string, unit: UnitState): Fix[] {
  const say = said();
  const target = `${seat}:${unit.id}`;
  const whole = unit.ready && !unit.wounds;
  return [
    fix(session, {
      id: 'heal',
      icon: 're',
      what: 'unit',
      target,
      amount: 1,
      leads: say.ready,
      ...(whole ? { why: say.fixes.whole } : {}),
    }),
    fix(session, {
      id: 'wound',
      icon: 'burst',
      what: 'unit',
      target,
      amount: -1,
      leads: `${say.spent}, ${say.wounds(Math.min(2, unit.wounds + 1))}`,
      harms: true,
    }),
  ];
}
