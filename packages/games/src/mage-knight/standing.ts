import type { Standing } from '../game.ts';
import { CARDS } from './content/cards.ts';
import { siteOf } from './content/sites.ts';
import { tokenOf } from './content/tokens.ts';
import { unitOf } from './content/units.ts';
import { ELEMENT_NAMES, enemyName, heroName } from './names.ts';
import { blockReport } from './rules/block.ts';
import { unitArmor } from './rules/damage.ts';
import { armorOf, armorParts, attackElement, attackHas, attackValue } from './rules/enemy.ts';
import { levelOf } from './rules/group.ts';
import { openReport } from './rules/report.ts';
import { chainText, verdict, warningText } from './text.ts';
import { ABILITIES, type Enemy, type Hero, MANA, type State } from './types.ts';

const PHASES = ['Start', 'Ranged and Siege', 'Block', 'Assign Damage', 'Attack', 'End'];
const words = (text: string): string => text.replaceAll(/([A-Z])/g, ' $1').toLowerCase();

/** `5 +2 defend`: the armor with each cause. */
function armorText(state: State, enemy: Enemy): string {
  const parts = armorParts(state, enemy).map((part) => {
    const sign = part.value < 0 ? '' : '+';
    return part.cause === 'printed' ? String(part.value) : `${sign}${part.value} ${part.cause}`;
  });
  return parts.length > 1 ? `${armorOf(state, enemy)} (${parts.join(' ')})` : String(armorOf(state, enemy));
}

function attackText(state: State, enemy: Enemy): string {
  const row = tokenOf(state, enemy);
  if (row.is.summon) return `summons ${row.summons}${row.attacks.length > 1 ? ` x${row.attacks.length}` : ''}`;
  return enemy.attacks
    .map((attack, i) => {
      const element = attackElement(state, enemy, i);
      const fate = attack.blocked ? ' blocked' : attack.cancelled ? ' cancelled' : attack.dealt ? ' dealt' : '';
      return `${attackValue(state, enemy, i)}${element === 'physical' ? '' : ` ${ELEMENT_NAMES[element]}`}${fate}`;
    })
    .join(' + ');
}

const enemyRow = (state: State, enemy: Enemy): Record<string, string | number> => {
  const row = tokenOf(state, enemy);
  const abilities = ABILITIES.filter((ability) => enemy.attacks.some((_, i) => attackHas(state, enemy, i, ability)));
  return {
    id: enemy.id,
    enemy: enemyName(state, enemy.id),
    armor: enemy.defeated ? '-' : armorText(state, enemy),
    attack: enemy.defeated ? 'defeated' : attackText(state, enemy),
    fortified: levelOf(state, enemy),
    abilities: abilities.map(words).join(', '),
    resists: row.resists.filter((r) => !enemy.lostResistances.includes(r)).join(', '),
    fame: enemy.role === 'summoned' ? 0 : row.fame,
  };
};

const unitRows = (state: State, hero: Hero): Record<string, string | number>[] =>
  hero.units.map((unit) => ({
    id: unit.id,
    unit: unitOf(unit.unit).name,
    armor: unitArmor(state, hero, unit),
    state: unit.wounds ? `wounded${unit.wounds > 1 ? ' twice' : ''}` : unit.ready ? 'ready' : 'spent',
    damage: unit.assigned ? 'has taken its share' : 'may take some',
  }));

const manaText = (hero: Hero): string => {
  const tokens = MANA.filter((colour) => hero.tokens[colour] > 0).map((colour) => `${hero.tokens[colour]} ${colour}`);
  const crystals = Object.entries(hero.crystals)
    .filter(([, n]) => n > 0)
    .map(([colour, n]) => `${n} ${colour} crystal`);
  return [...tokens, ...crystals].join(', ') || 'none';
};

export function standing(state: State): Standing {
  const report = openReport(state);
  const block = state.currentBlock && blockReport(state, state.currentBlock);
  const out: Standing = {
    phase: PHASES[state.phase] ?? '',
    sides: [
      ...state.heroes.map((hero) => ({
        seat: hero.seat,
        name: heroName(hero),
        rows: unitRows(state, hero),
        facts: {
          armor: hero.armor,
          hand: hero.hand.map((id) => CARDS[id]?.name ?? id).join(', ') || 'none known',
          mana: manaText(hero),
          move: hero.move,
          influence: hero.influence,
          wounds: hero.woundsToHand,
          fame: hero.fame,
          reputation: hero.reputation,
        },
      })),
      { seat: 'enemies', name: siteOf(state.site).name, rows: state.enemies.map((enemy) => enemyRow(state, enemy)) },
    ],
  };
  const reminders = report ? report.warnings.map((warning) => warningText(warning, state)) : [];
  if (state.cities.length)
    reminders.push(`City bonus: ${state.cities.map((city) => `${city.colour}, level ${city.level}`).join('; ')}`);
  if (state.wall) reminders.push('The attack crosses a wall.');
  if (reminders.length) out.reminders = reminders;
  if (report) out.focus = `${chainText(report)}: ${verdict(report)}`;
  else if (block)
    out.focus = `Block ${block.value} of ${block.needed}: ${block.sufficient ? 'Sufficient' : `Insufficient, ${block.shortfall} short`}`;
  return out;
}
