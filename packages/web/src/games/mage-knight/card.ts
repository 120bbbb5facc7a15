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
import { cardMakerOf } from '../manifest.ts';
import { cardEn } from './card-en.ts';

/** The details of an enemy or a unit; of a card or skill, what it can do. */
export const cardOf = cardMakerOf<MageKnight>((screen, id) => {
  const { view } = screen;
  const enemy = view.enemies.find((one) => one.id === id);
  if (enemy) return enemyCard(screen, view, enemy);
  for (const hero of view.heroes) {
    const unit = hero.units.find((one) => one.id === id);
    if (unit) return unitCard(screen, view, { hero, unit });
  }
  const source = Object.hasOwn(CARDS, id) ? CARDS[id] : Object.hasOwn(SKILLS, id) ? SKILLS[id] : undefined;
  return source && waysCard(view, id, source.modes);
});

/** A figure and its parts, the printed one first. `more`: what an increase means for the owner. */
function figure(name: string, parts: readonly { cause: string; value: number }[], more: 'good' | 'bad'): ThingFigure {
  const [printed, ...changes] = parts;
  return {
    name,
    now: `${parts.reduce((sum, { value }) => sum + value, 0)}`,
    printed: `${printed?.value ?? 0}`,
    changes: changes.map(({ cause, value }) => ({
      source: cardEn.causes[cause] ?? cause,
      by: signed(value),
      good: value > 0 === (more === 'good'),
    })),
  };
}

function enemyCard(screen: OnScreen, view: State, enemy: Enemy): ThingCard {
  const say = cardEn;
  const row = tokenOf(view, enemy);
  const attacks = row.is.summon ? [] : enemy.attacks.map((_, i) => i);
  const lost = [
    ...row.abilities.filter((one) => !hasAbility(view, enemy, one)),
    ...row.resists.filter((one) => !resists(view, enemy, one)),
  ].map((one) => screen.note(one, {}, one));
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
    fixes: enemyFixes(screen, view, enemy),
  };
}

interface Held {
  hero: State['heroes'][number];
  unit: UnitState;
}
function unitCard(screen: OnScreen, view: State, { hero, unit }: Held): ThingCard {
  const say = cardEn;
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
      { name: say.resists, now: against.map((one) => screen.note(one, {}, one)).join(', ') || say.none },
    ],
    texts: row.modes.map((mode) => doesOf(mode, true)).filter((text, i, all) => text && all.indexOf(text) === i),
    alike: hero.units.filter((one) => one.unit === unit.unit).map((one, i) => ({ id: one.id, name: `${i + 1}` })),
    fixes: unitFixes(screen, hero.seat, unit),
  };
}

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
/** A correction by hand, offered only if the rules accept it. */
function fix(screen: OnScreen, { id, icon, what, target, amount, leads, why, harms }: Wanted): Fix {
  const label = cardEn.fixes[id];
  const blank = screen.outside().find(({ choice }) => choice.form && choice.group === 'correction')?.choice;
  const action = blank && { ...blank.action, what, target, amount };
  const problems = action && screen.form(blank)?.check(action);
  if (why !== undefined || !problems || problems.length)
    return { id, label, icon, why: why ?? (problems ?? []).map((reason) => screen.why(reason)).join(' ') };
  return {
    id,
    label,
    icon,
    choice: { seat: blank.seat, action },
    ...(leads ? { leads } : {}),
    ...(harms ? { harms } : {}),
  };
}

function enemyFixes(screen: OnScreen, view: State, enemy: Enemy): Fix[] {
  const say = cardEn.fixes;
  const { id: target } = enemy;
  const fate = enemy.defeated
    ? fix(screen, { id: 'revive', icon: 're', what: 'revive', target, amount: 1, leads: say.back })
    : fix(screen, { id: 'defeat', icon: 'trash', what: 'defeat', target, amount: 1, leads: say.noFame, harms: true });
  if (enemy.defeated) return [fate];
  const sum = (parts: readonly { value: number }[]) => parts.reduce((all, { value }) => all + value, 0);
  const armor = sum(armorParts(view, enemy));
  const step = (id: Wanted['id'], what: string, of: string, from: number, amount: number): Fix =>
    fix(screen, {
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

function unitFixes(screen: OnScreen, seat: string, unit: UnitState): Fix[] {
  const say = cardEn;
  const target = `${seat}:${unit.id}`;
  const whole = unit.ready && !unit.wounds;
  return [
    fix(screen, {
      id: 'heal',
      icon: 're',
      what: 'unit',
      target,
      amount: 1,
      leads: say.ready,
      ...(whole ? { why: say.fixes.whole } : {}),
    }),
    fix(screen, {
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
