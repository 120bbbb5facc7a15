import type { ListReport, SetupWords } from '@fray/games';
import { BadInput, type Context } from '../context.ts';
import { readText } from '../files.ts';
import { grid } from '../grid.ts';
import { windowOf, withTone } from '../style.ts';
import { wrapText } from '../wrap.ts';
import { print, printJson } from '../writing.ts';

/** Reads the games that have lists of cards; there is one. */
export async function readCardList(
  games: Context['games'],
  text: string,
): Promise<{ game: string; report: ListReport; words: SetupWords }> {
  for (const card of games) {
    const { readList, text: texts } = await card.loadSetup();
    if (readList) return { game: card.id, report: await readList(text), words: texts.en };
  }
  throw new BadInput('No game here has lists of cards.');
}

const STANDINGS: Readonly<Record<string, string>> = {
  whole: 'whole',
  figures: 'by figures',
  table: 'at the table',
  unknown: 'unknown',
};

/** `39 lines: 6 whole, 1 by figures, 32 at the table, 0 unknown` */
export function partsLine({ parts }: ListReport): string {
  const lines = parts.reduce((sum, part) => sum + part.lines, 0);
  return `${lines} lines: ${parts.map((part) => `${part.lines} ${STANDINGS[part.standing] ?? part.standing}`).join(', ')}.`;
}

async function readAll(input: Context['stdin']): Promise<string> {
  const parts: string[] = [];
  for await (const part of input) parts.push(String(part));
  return parts.join('');
}

/** What a pasted list holds, and how much of it Fray plays. */
export async function list(context: Context, file: string, options: { json?: boolean }): Promise<void> {
  const text = file === '-' ? await readAll(context.stdin) : readText(file);
  const { game, report, words } = await readCardList(context.games, text);
  const problems = report.problems.map((it) => ({ ...it, why: words.problem(it) }));
  if (options.json) return printJson(context, { game, ...report, problems });
  const window = windowOf(context.stdout);
  const say = (text: string): void => {
    for (const line of wrapText(text, window, 2)) print(context, line);
  };
  print(context, [withTone('strong', report.name ?? 'The list'), report.format ? ` (${report.format})` : '']);
  const rows = report.parts.map(({ standing, lines, cards }) => ({
    played: STANDINGS[standing] ?? standing,
    lines,
    cards,
  }));
  for (const line of grid(rows, '  ', window)) print(context, line);
  for (const { standing, names } of report.parts) {
    if (names.length && standing !== 'unknown') say(`${STANDINGS[standing]}: ${names.join(', ')}`);
  }
  for (const { why } of problems) say(why);
}
