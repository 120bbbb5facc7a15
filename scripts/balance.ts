import { availableParallelism } from 'node:os';
import { balanceFingerprint } from '@fray/advisor';
import { GAMES, type WholeGame } from '@fray/games';
import { balanceCells } from '../packages/cli/src/balance-report.ts';
import { balanceGame } from '../packages/cli/src/balancing.ts';
import type { Context } from '../packages/cli/src/context.ts';
import { writeWhole } from '../packages/cli/src/write-whole.ts';
import { loadGames } from './games.ts';

/**
 * `npm run balance`: plays every preset and writes docs/balance.md. It takes minutes, so `npm run make` leaves it alone; `npm run balance -- 40`
 * plays fewer combats of each, for a first look.
 */
export const BALANCE = { path: 'docs/balance.md', games: 400, seed: 1 };

/** What a test makes again: other presets, or another decision in one combat of each, and the figures of the page are old. */
export const fingerprintOf = (game: WholeGame): string =>
  balanceFingerprint({ game, presets: game.setup.presets, games: 1, seed: BALANCE.seed });

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
function table(rows: readonly Readonly<Record<string, string>>[]): string {
  const heads = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [
    line(heads),
    `|${heads.map(() => '---|').join('')}`,
    ...rows.map((row) => line(heads.map((head) => row[head] ?? ''))),
  ].join('\n');
}

const introduction = (combats: number): string => `# How open the presets are

\`npm run balance\` makes this page: ${combats} combats of each preset, seed ${BALANCE.seed}. \`fray balance\` prints the same tables, also with other numbers and seeds.

Every preset is *open*, a *lesson* or *no contest*. The figures are what each side scores, with the 95 % interval: by \`rules\` against the opponent that
the game calls \`sensible\`, or by \`rules\` on both sides where it has none. In an open preset each side scores 20 to 80 %. A lesson is decided before it
starts, and says what it teaches. No contest: nobody wins, or people hold the cards and bots cannot play. Nine of ten combats end by the round or turn of the
last column.

In Mage Knight nobody plays against the heroes: its table shows what \`rules\` gains and what it costs, beside the best plan within 5,000 positions. Where too
much can be drawn before the first decision, it is the mean of 40 draws, each with the best plan found for it, and has an interval too.
`;

async function makePage(context: Context, combats: number): Promise<string> {
  const games = await loadGames();
  const workers = availableParallelism();
  const parts: string[] = [];
  for (const game of games) {
    const began = performance.now();
    const { rows, stop } = await balanceGame(context, game, { games: combats, seed: BALANCE.seed, workers });
    if (stop) throw new Error(`${game.id}: ${stop.why}${'words' in stop ? `, ${stop.words}` : ''}`);
    parts.push(`## ${game.text.en.name}\n\n${table(balanceCells(game, rows))}\n`);
    console.log(`${game.id}: ${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
  }
  const marks = games.map((game) => ({ game: game.id, fingerprint: `\`${fingerprintOf(game)}\`` }));
  const why =
    'Of the presets, and of one combat of each. A test makes them again; where one differs, the figures are old: `npm run balance`.';
  return [introduction(combats), ...parts, `## Fingerprints\n\n${why}\n\n${table(marks)}\n`].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const { stdin, stdout, stderr } = process;
  const context = { games: GAMES, registry: import.meta.resolve('@fray/games'), stdin, stdout, stderr };
  writeWhole(BALANCE.path, await makePage(context, Number(process.argv[2] ?? BALANCE.games)));
  console.log(`made ${BALANCE.path}`);
}
