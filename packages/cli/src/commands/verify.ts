import { findGame, gameRefusal, plural } from '@fray/games';
import { PROVEN, readRecord, verifyRecord, verifyRefusal } from '@fray/table';
import { BadInput, type Context, loadCard } from '../context.ts';
import { readText } from '../files.ts';
import { print, printJson } from '../writing.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${plural(number)}`;
const DIGEST = /^[0-9a-f]{64}$/i;

/** Plays the record of a shared table again and says whether its dice were those of the promised seed. */
export async function verify(
  context: Context,
  path: string,
  options: { shown?: string; json?: boolean },
): Promise<void> {
  const { shown } = options;
  if (shown !== undefined && !DIGEST.test(shown))
    throw new BadInput('--shown takes the 64 letters and digits that your device showed before the first move.');
  const sentence = (reason: Parameters<typeof gameRefusal>[0]) => verifyRefusal(reason) ?? gameRefusal(reason);
  const read = readRecord(readText(path));
  if (!read.ok) throw new BadInput(`"${path}": ${sentence(read.reason)}`);
  const { record } = read;
  const found = findGame(record.game, context.games);
  if (!found.ok) throw new BadInput(`"${path}": ${gameRefusal(found.reason)}`);
  const { faults, dice, typed } = verifyRecord(await loadCard(found.card), record, shown?.toLowerCase());
  const facts = { table: record.table, commitment: record.commitment, starts: record.starts, dice, typed };
  if (options.json) printJson(context, { ...facts, rows: record.rows.length, faults });
  if (faults.length) throw new BadInput(`"${path}" is not verified.`, ...faults.map(sentence));
  if (options.json) return;
  print(context, `Verified: ${count(record.rows.length, 'row')}, ${count(dice, 'number')} of the seed.`);
  print(context, PROVEN.dice);
  print(context, PROVEN.limit);
  if (typed)
    print(context, `${count(typed, 'number')} came from the table: the seed says nothing about what people threw.`);
  if (record.starts > 1) print(context, `The table was begun ${record.starts} times, each time with a new seed.`);
  if (shown === undefined)
    print(context, `Compare this promise with what your device showed before the first move: ${record.commitment}`);
}
