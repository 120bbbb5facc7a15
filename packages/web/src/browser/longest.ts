import { Combat, seededDice, type Types } from '@fray/engine';
import { chanceFrom, GAMES, loadWhole } from '@fray/games';

const PRESETS = 3;
const MOVES = 40;

/** The longest label of a choice in each game, in any of its languages, of those that bots meet. */
export async function longestLabels(): Promise<Record<string, string>> {
  const longest: Record<string, string> = {};
  for (const card of GAMES) {
    const { id, rules, text, bot, setup } = await loadWhole(card);
    const chance = chanceFrom(seededDice(2));
    for (const preset of setup.presets.slice(0, PRESETS)) {
      const combat = Combat.begin(rules, preset.setup, seededDice(1));
      for (let i = 0; i < MOVES && combat.outcome === undefined; i++) {
        const free = combat.prompt().filter(({ not, place, seat }) => !not && place === 'flow' && seat !== 'host');
        const seat = free[0]?.seat;
        if (seat === undefined) break;
        const view: Types['view'] = rules.view(combat.state, seat);
        const mine = free.filter((choice) => choice.seat === seat);
        for (const words of Object.values(text))
          for (const label of mine.map((choice) => words.label(choice, view)))
            if (label.length > (longest[id]?.length ?? 0)) longest[id] = label;
        if (!combat.move(seat, bot(view, seat, mine, chance)).ok) break;
      }
    }
  }
  return longest;
}
