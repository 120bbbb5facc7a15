import type { GameText, Standing } from '../game.ts';
import { CARDS } from './content/cards.ts';
import { siteOf } from './content/sites.ts';
import { tokenOf } from './content/tokens.ts';
import { unitOf } from './content/units.ts';
import { ELEMENT_NAMES, enemyName, groupName, heroName, wounds } from './names.ts';
import type { NoteCode } from './notes.ts';
import { blockReport } from './rules/block.ts';
import { openDamage, unitArmor } from './rules/damage.ts';
import { armorOf, armorParts, attackElement, attackHas, attackValue } from './rules/enemy.ts';
import { levelOf } from './rules/group.ts';
import { type GroupReport, openReport, type Warning } from './rules/report.ts';
import { ABILITIES, type Enemy, type Hero, MANA, type MageKnight, type State } from './types.ts';

type Words = Pick<GameText<MageKnight>, 'note'>;
type Row = Record<string, string | number>;
const say = (text: Words, code: NoteCode, facts: Row = {}): string => text.note({ code, ...facts });

/** `5 +2 defend`: the armor with each cause. */
function armorText(state: State, enemy: Enemy, text: Words): string {
  const parts = armorParts(state, enemy).map(({ cause, value }) =>
    cause === 'printed' ? String(value) : `${value < 0 ? '' : '+'}${value} ${say(text, cause)}`,
  );
  return parts.length > 1 ? `${armorOf(state, enemy)} (${parts.join(' ')})` : String(armorOf(state, enemy));
}

function attackText(state: State, enemy: Enemy, text: Words): string {
  const row = tokenOf(state, enemy);
  if (row.is.summon) return say(text, 'summons', { pile: row.summons, times: row.attacks.length });
  return enemy.attacks
    .map((attack, i) => {
      const element = attackElement(state, enemy, i);
      const fate = attack.blocked ? 'blocked' : attack.cancelled ? 'cancelled' : attack.dealt ? 'dealt' : undefined;
      const of = element === 'physical' ? '' : ` ${ELEMENT_NAMES[element]}`;
      return `${attackValue(state, enemy, i)}${of}${fate ? ` ${say(text, fate)}` : ''}`;
    })
    .join(' + ');
}

function enemyRow(state: State, enemy: Enemy, text: Words): Row {
  const row = tokenOf(state, enemy);
  const { defeated } = enemy;
  const summoned = enemy.role === 'summoned';
  const abilities = ABILITIES.filter((ability) => enemy.attacks.some((_, i) => attackHas(state, enemy, i, ability)));
  const resists = row.resists.filter((r) => !enemy.lostResistances.includes(r));
  return {
    [say(text, 'id')]: enemy.id,
    [say(text, 'enemy')]: enemyName(state, enemy.id),
    [say(text, 'armor')]: defeated ? '-' : armorText(state, enemy, text),
    [say(text, 'attack')]: defeated ? say(text, summoned ? 'discarded' : 'defeated') : attackText(state, enemy, text),
    [say(text, 'fortified')]: levelOf(state, enemy),
    [say(text, 'abilities')]: abilities.map((ability) => say(text, ability)).join(', '),
    [say(text, 'resists')]: resists.map((resistance) => say(text, resistance)).join(', '),
    [say(text, 'fame')]: summoned ? 0 : row.fame,
  };
}

const unitRows = (state: State, hero: Hero, text: Words): Row[] =>
  hero.units.map((unit) => ({
    [say(text, 'id')]: unit.id,
    [say(text, 'unit')]: unitOf(unit.unit).name,
    [say(text, 'armor')]: unitArmor(state, hero, unit),
    [say(text, 'state')]: say(
      text,
      unit.wounds > 1 ? 'wounded-twice' : unit.wounds ? 'wounded' : unit.ready ? 'ready' : 'spent',
    ),
    [say(text, 'damage')]: say(text, unit.assigned ? 'damage-taken' : 'damage-open'),
  }));

/** Tokens, crystals, and the die of the Source that may still be taken. */
function manaText(state: State, hero: Hero, text: Words): string {
  const tokens = MANA.filter((colour) => hero.tokens[colour] > 0).map((colour) =>
    say(text, 'mana-token', { count: hero.tokens[colour], colour }),
  );
  const crystals = Object.entries(hero.crystals)
    .filter(([, count]) => count > 0)
    .map(([colour, count]) => say(text, 'mana-crystal', { count, colour }));
  const free = !hero.turn.dieUsed && !hero.turn.noDice && state.cards;
  const dice = free ? [...new Set(state.source)].map((colour) => say(text, 'mana-die', { colour })) : [];
  return [...tokens, ...crystals, ...dice].join(', ') || say(text, 'none');
}

function factsOf(state: State, hero: Hero, text: Words): Row {
  return {
    [say(text, 'armor')]: hero.armor,
    [say(text, 'hand')]:
      hero.hand.map((id) => CARDS[id]?.name ?? id).join(', ') || say(text, state.cards ? 'none' : 'none-known'),
    [say(text, 'mana')]: manaText(state, hero, text),
    [say(text, 'move')]: hero.move,
    [say(text, 'influence')]: hero.influence,
    [say(text, 'wounds')]: hero.woundsToHand,
    [say(text, 'fame')]: hero.fame,
    [say(text, 'reputation')]: hero.reputation,
  };
}

/** One line a fact, with the enemy that causes it (2.10). */
export const warningLine = (warning: Warning, state: State, text: Words): string =>
  say(text, warning.code, {
    who: groupName(state, warning.enemies),
    rest: warning.without.length ? groupName(state, warning.without) : '',
  });
const verdict = (report: { sufficient: boolean; shortfall: number }, text: Words, yes: NoteCode): string =>
  report.sufficient ? say(text, yes) : say(text, 'insufficient', { shortfall: report.shortfall });

/** Base -> halved -> final total against combined armor. */
function chain(report: GroupReport, text: Words): string {
  const parts = report.elements
    .filter((row) => row.base > 0)
    .map(({ element, base, halved, contribution }) =>
      say(text, halved ? 'chain-halved' : 'chain-part', {
        element: say(text, `element-${element}`),
        base,
        contribution,
      }),
    );
  return say(text, 'chain-total', {
    parts: parts.join(' + ') || say(text, 'chain-nothing'),
    total: report.effectiveAttack,
    armor: report.combinedArmor,
  });
}

function remindersOf(state: State, report: GroupReport | null, text: Words): string[] {
  const out = report ? report.warnings.map((warning) => warningLine(warning, state, text)) : [];
  if (state.cities.length) {
    const cities = state.cities.map(({ colour, level }) => say(text, 'city', { colour, level })).join('; ');
    out.push(say(text, 'city-bonus', { cities }));
  }
  if (state.wall) out.push(say(text, 'wall'));
  return out;
}

export function standing(state: State, text: Words): Standing {
  const report = openReport(state);
  const block = state.currentBlock && blockReport(state, state.currentBlock);
  const out: Standing = {
    phase: say(text, `phase-${state.phase}`),
    sides: [
      ...state.heroes.map((hero) => ({
        seat: hero.seat,
        name: heroName(hero),
        rows: unitRows(state, hero, text),
        facts: factsOf(state, hero, text),
      })),
      {
        seat: 'enemies',
        name: siteOf(state.site).name,
        rows: state.enemies.map((enemy) => enemyRow(state, enemy, text)),
      },
    ],
  };
  const reminders = remindersOf(state, report, text);
  if (reminders.length) out.reminders = reminders;
  if (report) {
    out.focus = say(text, 'focus-attack', {
      chain: chain(report, text),
      verdict: verdict(report, text, 'sufficient'),
    });
  } else if (block) {
    out.focus = say(text, 'focus-block', {
      value: block.value,
      needed: block.needed,
      verdict: verdict(block, text, 'block-sufficient'),
    });
  }
  const split = openDamage(state);
  if (split) {
    const { enemyId, damage } = split;
    out.focus = say(text, 'focus-damage', { damage, enemy: enemyName(state, enemyId), wounds: wounds(split.wounds) });
  }
  return out;
}
