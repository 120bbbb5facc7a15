import { type Answer, type Chance, Combat, manualDice, type Need, seededDice, type Types } from '@fray/engine';
import { type Bot, chanceFrom, type WholeGame } from '@fray/games';
import { awaitedWords } from '../play/awaited.ts';
import { fieldLine, namingOf } from '../play/field.ts';
import { keys, menu, more } from '../play/menu.ts';
import { standingLines } from '../play/screen.ts';
import { Session } from '../play/session.ts';
import { formatLine, type Line } from '../style.ts';

/** A combat as somebody at a terminal sees it, prompt by prompt, while the game's own policy plays every seat. */

const WIDEST = Number.POSITIVE_INFINITY;

/** Everything that can be on the screen at this prompt: the forces, the choices, those outside the flow, the forms. */
function screen(session: Session, window: number, news: readonly string[], withForms: boolean): Line[] {
  const { combat, game, text, words } = session;
  const offered = menu(session, window);
  const others = more(session, '', window);
  const forms = (withForms ? combat.prompt() : []).flatMap((choice) => {
    const sheet = choice.form && combat.frame && game.rules.forms?.[choice.action.type];
    if (!sheet || !combat.frame) return [];
    const fields = sheet.fields(combat.state, combat.frame.memory, choice.seat);
    return fields.map((field) => fieldLine(namingOf(session, session.look()), field));
  });
  return [
    ...news,
    ...standingLines(session, window),
    ...(combat.outcome === undefined ? [] : [text.outcome(combat.outcome), ...session.log()]),
    ...(combat.need ? [awaitedWords(session, session.look(), combat.need), words.typeDice] : offered.lines),
    ...keys(session, offered, window),
    ...others.lines,
    ...forms,
    ...(withForms ? Object.values(words.help).flat() : []),
  ];
}

export interface Screen {
  /** How many moves stood. */
  at: number;
  /** The lines as they appear in a window with this many columns. */
  lines(window: number): string[];
  /** Every word that stands there, as it is written where there is room for everything. */
  words(): Set<string>;
}

/** The words of some lines without the marks that join them. */
export const wordsOf = (lines: readonly string[]): Set<string> =>
  new Set(lines.flatMap((line) => line.split(/\s+/)).map((word) => word.replace(/^[("]+|[)",:;.]+$/g, '')));

/** What the table throws, from a seed: a roll is asked for like in a real evening. */
function throwDice({ table }: Session, { kind, count, sides }: Need, chance: Chance): Answer<Types> {
  return kind === 'draw' ? table.leaveDice() : table.typeDice(chance(count, sides));
}

/** What the question proposes, or what the game's own policy does. */
function decide({ game, combat, table, question }: Session): Answer<Types> {
  if (question && 'moves' in question) return table.answer({ moves: question.moves });
  const pass = question?.kind === 'reply' && question.choices.find(({ role }) => role === 'passes');
  if (pass) return table.answer({ moves: [pass] });
  const seat = question?.seat as string;
  const action = combat.askBot(seat, game.bot as Bot<Types>) as Types['action'];
  return table.answer({ moves: [{ seat, action }] });
}

/** Plays a preset and shows every prompt that `shows` wants, the end among them; both paces take turns. */
export function* walk(
  game: WholeGame,
  preset: string,
  language: string,
  { shows, forms, most = WIDEST }: { shows: (at: number) => boolean; forms: (at: number) => boolean; most?: number },
): Generator<Screen> {
  const found = game.setup.presets.find(({ id }) => id === preset);
  const combat = Combat.begin<Types>(game.rules, structuredClone(found?.setup), manualDice(5));
  const session = new Session(game, combat, combat.openingEvents, { language });
  const chance = chanceFrom(seededDice(6));
  let told = session.lines(combat.openingEvents);
  for (let prompts = 0; prompts < most; prompts++) {
    session.table.pace = prompts % 2 ? 'round' : 'step';
    const over = combat.outcome !== undefined;
    if (over || shows(prompts)) {
      const news = told;
      const withForms = forms(prompts);
      const lines = (window: number) =>
        screen(session, window, news, withForms).flatMap((line) => formatLine(line, false, window).split('\n'));
      yield { at: combat.at, lines, words: () => wordsOf(lines(WIDEST)) };
    }
    if (over) return;
    const answer = combat.need ? throwDice(session, combat.need, chance) : decide(session);
    if (!answer.ok) throw new Error(`${game.id}, ${preset}: ${JSON.stringify(answer.reason)}`);
    told = session.lines(answer.events);
  }
}
