import { Combat, seededDice, type Types } from '@fray/engine';
import { chanceFrom, GAMES, loadWhole } from '@fray/games';

const PRESETS = 3;
const MOVES = 40;

export interface Longest {
  /** The longest label of a choice, in any language of the game, of those that bots meet. */
  label: string;
  /** For each name of a unit or card: the longest one of its column in any preset. */
  names: Record<string, string>;
}

/** Where a standing has the names of its rows. */
const NAMES = ['unit', 'enemy', 'card', 'name'];

const longer = (one: string, other: string): string => (other.length > one.length ? other : one);

/** What has to fit into the bar and the panel of each game. */
export async function findLongest(): Promise<Record<string, Longest>> {
  const found: Record<string, Longest> = {};
  for (const card of GAMES) {
    const { id, rules, text, bot, setup, standing } = await loadWhole(card);
    const chance = chanceFrom(seededDice(2));
    let longest = '';
    const columns = new Map<string, Set<string>>();
    for (const [number, preset] of setup.presets.entries()) {
      const combat = Combat.begin(rules, preset.setup, seededDice(1));
      for (const words of Object.values(text))
        for (const { rows } of standing(combat.state, words).sides)
          for (const [column, value] of rows.flatMap(Object.entries))
            if (NAMES.includes(column)) columns.set(column, (columns.get(column) ?? new Set()).add(String(value)));
      for (let i = 0; number < PRESETS && i < MOVES && combat.outcome === undefined; i++) {
        const free = combat.prompt().filter(({ not, place, seat }) => !not && place === 'flow' && seat !== 'host');
        const seat = free[0]?.seat;
        if (seat === undefined) break;
        const view: Types['view'] = rules.view(combat.state, seat);
        const mine = free.filter((choice) => choice.seat === seat);
        for (const words of Object.values(text))
          longest = mine.map((choice) => words.label(choice, view)).reduce(longer, longest);
        if (!combat.move(seat, bot(view, seat, mine, chance)).ok) break;
      }
    }
    const names: Record<string, string> = {};
    for (const values of columns.values()) for (const one of values) names[one] = [...values].reduce(longer);
    found[id] = { label: longest, names };
  }
  return found;
}
