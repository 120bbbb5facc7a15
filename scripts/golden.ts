import { Combat, choices, seededDice, type Types } from '@fray/engine';
import { perftFrom } from '@fray/engine/testkit';
import { chanceFrom, type WholeGame } from '@fray/games';
import { SavedKeys } from './saved-keys.ts';

/** One preset played by the game's own bots, as a text to read: a change of behavior shows as a change of lines. */
function playthrough(
  game: WholeGame,
  preset: WholeGame['setup']['presets'][number],
  seed: number,
  see: (combat: Combat<Types>) => void,
): string {
  const text = game.text.en;
  // Dice and bots draw from one source, as these playthroughs always have: what differs is behavior, not luck.
  const source = seededDice(seed);
  const combat = Combat.begin(game.rules, preset.setup, source);
  const lines = [`${text.name}: ${preset.title}`, `seed ${seed}`, ''];
  const tell = (events: typeof combat.openingEvents) => {
    for (const { event, only } of events) {
      const line = text.log(event, combat.state);
      if (line) lines.push(`    ${line}${only === undefined ? '' : ` (only ${text.seat(only, combat.state)})`}`);
    }
  };
  tell(combat.openingEvents);
  see(combat);
  while (combat.outcome === undefined) {
    const choice =
      combat.choices().find((c) => !c.not && game.players.includes(c.seat)) ?? combat.choices().find((c) => !c.not);
    if (!choice) throw new Error(`${game.id}: nothing to do`);
    const state = combat.state;
    const step = combat.frame?.step ?? '';
    const mine = choices(game.rules, state).filter((one) => one.seat === choice.seat);
    const action = game.bot(combat.view(choice.seat), choice.seat, mine, chanceFrom(source));
    const answer = combat.move(choice.seat, action);
    if (!answer.ok) throw new Error(`${game.id}: the bot was refused at ${step}: ${JSON.stringify(answer.reason)}`);
    const move = combat.moves.at(-1) as (typeof combat.moves)[number];
    const label = text.label({ seat: choice.seat, action: move.action }, state);
    lines.push(`${step} | ${text.seat(choice.seat, state)}: ${label}${move.dice ? ` [${move.dice.join(' ')}]` : ''}`);
    tell(answer.events);
    see(combat);
  }
  lines.push('', text.outcome(combat.outcome));
  return `${lines.join('\n')}\n`;
}

/** What nobody would read the difference of is not kept. */
const LONGEST_TEXT = 400;

/** The playthroughs that are kept: the first two presets that are short enough to be read; and the keys of their saves. */
export function goldenOf(game: WholeGame): { text: string; keys: string } {
  const kept: string[] = [];
  const keys = new SavedKeys(game.rules);
  for (const [i, preset] of game.setup.presets.entries()) {
    const text = playthrough(game, preset, 20260 + i, (combat) => keys.see(combat));
    if (text.split('\n').length <= LONGEST_TEXT) kept.push(text);
    if (kept.length === 2) break;
  }
  if (!kept.length) throw new Error(`${game.id}: every preset is longer than ${LONGEST_TEXT} lines`);
  return { text: kept.join('\n---\n\n'), keys: keys.text };
}

/** Counts of decision sequences from the start of every preset; the length stays small where choices are many. */
export function perftOf(game: WholeGame): string {
  const lines = game.setup.presets.map((preset) => {
    const counts = perftFrom(game.rules, preset.setup, 2);
    const deeper = (counts[1] ?? 0) < 60 ? perftFrom(game.rules, preset.setup, 4) : counts;
    return `${preset.id}: ${deeper.join(' ')}`;
  });
  return `${lines.join('\n')}\n`;
}
