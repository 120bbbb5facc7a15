import type { Standing } from '../game.ts';
import { CARDS } from './content/cards.ts';
import { siteOf } from './content/sites.ts';
import { tokenOf } from './content/tokens.ts';
import { rowOf } from './content/units.ts';
import { blockReport } from './rules/block.ts';
import { openDamage, unitArmor } from './rules/damage.ts';
import { attackHas } from './rules/enemy.ts';
import { levelOf } from './rules/group.ts';
import { openReport } from './rules/report.ts';
import { hasRealCards } from './rules/table.ts';
import { armorWords, attackWords, say, threatsOf, type Words } from './text/enemy-words.ts';
import { enemyName, groupName, heroName, wounds } from './text/names.ts';
import type { NoteCode } from './text/notes.ts';
import {
  ABILITIES,
  type Enemy,
  type GroupReport,
  type Hero,
  MANA,
  type State,
  type StepId,
  type Warning,
} from './types.ts';

type Row = Record<string, string | number>;

/** `7 (5 +2 defend)`. */
function armorText(state: State, enemy: Enemy, text: Words): string {
  const { total, parts } = armorWords(state, enemy, text);
  return parts ? `${total} (${parts})` : String(total);
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
    [say(text, 'attack')]: defeated ? say(text, summoned ? 'discarded' : 'defeated') : attackWords(state, enemy, text),
    [say(text, 'fortified')]: levelOf(state, enemy),
    [say(text, 'abilities')]: abilities.map((ability) => say(text, ability)).join(', '),
    [say(text, 'resists')]: resists.map((resistance) => say(text, resistance)).join(', '),
    [say(text, 'fame')]: summoned ? 0 : row.fame,
  };
}

const unitRows = (state: State, hero: Hero, text: Words): Row[] =>
  hero.units.map((unit) => ({
    [say(text, 'id')]: unit.id,
    [say(text, 'unit')]: unit.own?.name ?? rowOf(unit).name,
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

function factsOf(state: State, hero: Hero, report: GroupReport | null, text: Words): Row {
  return {
    ...(report && hero === state.heroes[state.turn] ? { [say(text, 'pool')]: chain(report, text) } : {}),
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

/** Base -> halved -> final total against combined armor, and whether that is enough (2.10). */
export function chain(report: GroupReport, text: Words): string {
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
    verdict: report.sufficient ? say(text, 'sufficient') : say(text, 'insufficient', { shortfall: report.shortfall }),
  });
}

/** A custom enemy far stronger than any printed token. */
const isUnusual = ({ own, defeated }: Enemy): boolean =>
  own !== undefined && !defeated && (own.armor > 16 || own.attacks.some((attack) => attack.value > 15));

/** With real cards: unblocked attacks, unusual figures, and why nobody can be healed. */
function tableReminders(state: State, text: Words): string[] {
  const threats = threatsOf(state).map(({ name, damage }) => say(text, 'table-threat', { name, damage }));
  const hurt = state.phase === 2 && threats.length ? [say(text, 'table-threats', { threats: threats.join('; ') })] : [];
  const odd = state.enemies
    .filter(isUnusual)
    .map((enemy) => say(text, 'table-unusual', { name: enemyName(state, enemy.id) }));
  return [...hurt, ...odd, say(text, 'table-healing')];
}

function remindersOf(state: State, report: GroupReport | null, text: Words): string[] {
  const out = report ? report.warnings.map((warning) => warningLine(warning, state, text)) : [];
  if (state.cities.length) {
    const cities = state.cities.map(({ colour, level }) => say(text, 'city', { colour, level })).join('; ');
    out.push(say(text, 'city-bonus', { cities }));
  }
  if (state.wall) out.push(say(text, 'wall'));
  if (hasRealCards(state)) out.push(...tableReminders(state, text));
  return out;
}

const ASKING: Readonly<Partial<Record<StepId, NoteCode>>> = {
  '2.1 ranged': 'ask-attack',
  '4.2 block': 'ask-block',
  '5.1 assign': 'ask-damage',
  '6.1 attack': 'ask-attack',
};
function focusOf(state: State, report: GroupReport | null, text: Words): string | undefined {
  const step = state.frames.at(-1)?.step;
  const split = openDamage(state);
  if (split) {
    const { enemyId, damage } = split;
    return say(text, 'focus-damage', { damage, enemy: enemyName(state, enemyId), wounds: wounds(split.wounds) });
  }
  if (report && step === '2.2 attack') {
    const { effectiveAttack: value, combinedArmor: needed, shortfall } = report;
    const group = groupName(state, report.targetEnemyIds);
    return say(text, report.sufficient ? 'focus-attack' : 'focus-attack-short', { value, needed, shortfall, group });
  }
  const block = state.currentBlock && blockReport(state, state.currentBlock);
  if (block && step === '4.3 pool') {
    const { value, needed, shortfall, enemyId } = block;
    const enemy = enemyName(state, enemyId);
    return say(text, block.sufficient ? 'focus-block' : 'focus-block-short', { value, needed, shortfall, enemy });
  }
  const asking = step && ASKING[step];
  // With real cards an effect may still be played before the enemies are attacked.
  if (step === '4.2 block' && hasRealCards(state) && !threatsOf(state).length) return say(text, 'ask-before-attack');
  return asking && say(text, asking);
}

export function standing(state: State, text: Words): Standing {
  const report = openReport(state);
  const [first, ...others] = state.heroes.map((hero) => ({
    seat: hero.seat as string,
    name: heroName(hero),
    rows: unitRows(state, hero, text),
    facts: factsOf(state, hero, report, text),
  }));
  const enemies = {
    seat: 'enemies',
    name: siteOf(state.site).name,
    rows: state.enemies.map((enemy) => enemyRow(state, enemy, text)),
  };
  // Callers compare the first two sides: a hero and the enemies.
  const out: Standing = {
    phase: say(text, `phase-${state.phase}`),
    sides: first ? [first, enemies, ...others] : [enemies],
  };
  const reminders = remindersOf(state, report, text);
  if (reminders.length) out.reminders = reminders;
  const focus = focusOf(state, report, text);
  if (focus !== undefined) out.focus = focus;
  return out;
}
