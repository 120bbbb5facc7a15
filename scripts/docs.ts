import { REFUSALS, type Reason, ROLES, refusal, SUBJECTS } from '@fray/engine';
import type { WholeGame } from '@fray/games';
import { TABLE_REFUSALS, tableRefusal } from '@fray/table';
import { helpOf } from '../packages/cli/src/main.ts';
import {
  ADDED,
  CHOICE_FIELDS,
  CODES,
  COMBAT_FIELDS,
  DICE_FIELDS,
  OPS,
  QUESTION_KINDS,
  ROLE_ROWS,
} from '../packages/cli/src/stdio/schema.ts';
import { en } from '../packages/cli/src/words/en.ts';
import { LIMITS as SETUP_LIMITS } from '../packages/games/src/limits.fixture.ts';
import { LIMITS } from './limits.ts';
import type { Made } from './made.ts';

/** The parts of docs/terminal.md and docs/protocol.md that are made from the help and the schemas of the program. */

const cell = (text: string): string => text.replaceAll('|', '\\|');
const grid = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n');
const codes = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');
const fields = (of: Readonly<Record<string, string>>): string[][] =>
  Object.entries(of).map(([name, means]) => [`\`${name}\``, means]);

const commands = (): string =>
  grid(
    ['command or option', 'does'],
    helpOf().flatMap(({ usage, does, options }) => [
      [`**\`${usage}\`**`, does],
      ...options.map(({ flags, does: means }) => [`\`${flags}\``, means]),
    ]),
  );

const requests = (): string =>
  grid(
    ['op', 'takes', 'answers'],
    Object.entries(OPS).map(([op, { takes, answers }]) => [
      `\`${op}\``,
      fields(takes)
        .map(([name, means]) => `${name}: ${means}`)
        .join('; '),
      codes(answers),
    ]),
  );

/** A sentence of the program with `...` for every fact in it. */
const sentenceOf = (code: string, say: (reason: Reason) => string | undefined): string =>
  say(new Proxy({ code }, { get: (_, key) => (key === 'code' ? code : '...') })) ?? '';

const versions = (): string =>
  grid(
    ['protocol', 'added'],
    ADDED.map((row, at) => [
      `${at + 1}`,
      Object.entries(row)
        .map(([place, names]) => `${place}: ${codes(names.split(' '))}`)
        .join('; '),
    ]),
  );

const refusals = (): string =>
  grid(
    ['code', 'means'],
    [
      ...fields(CODES),
      ...TABLE_REFUSALS.map((code) => [`\`${code}\``, sentenceOf(code, tableRefusal)]),
      ...REFUSALS.map((code) => [`\`${code}\``, sentenceOf(code, refusal)]),
    ],
  );

const setupLimits = (games: readonly WholeGame[]): string =>
  grid(
    ['game', 'what', 'where', 'at most'],
    games.flatMap(({ id }) =>
      (SETUP_LIMITS[id] ?? []).map(({ what, places, most, of }) => [
        id,
        what,
        places ? codes(places.split(', ')) : 'the whole',
        `${most.toLocaleString('en-US')} ${of}`,
      ]),
    ),
  );

const roles = (): string =>
  grid(
    ['role', 'the choice', 'Enter takes it', 'done automatically if nothing else is possible'],
    ROLES.map((role) => [`\`${role}\``, ROLE_ROWS[role].does, ROLE_ROWS[role].enter, ROLE_ROWS[role].automatic]),
  );

export function docsMade(games: readonly WholeGame[]): Made[] {
  const made = (page: string, name: string, text: string): Made => ({
    path: `docs/${page}.md`,
    between: [`<!-- made: ${name} -->`, `<!-- /made: ${name} -->`],
    text: `\n${text}\n`,
  });
  return [
    made('terminal', 'commands', commands()),
    made('terminal', 'keys', `\`\`\`text\n${en.help.play.join('\n')}\n\`\`\``),
    made('protocol', 'requests', requests()),
    made('protocol', 'combat', grid(['field', ''], fields(COMBAT_FIELDS))),
    made('protocol', 'dice', grid(['field', ''], fields(DICE_FIELDS))),
    made('protocol', 'choice', grid(['field', ''], fields(CHOICE_FIELDS))),
    made('protocol', 'subjects', `The kinds of \`about\`: ${codes(SUBJECTS)}.`),
    made('protocol', 'roles', roles()),
    made('protocol', 'questions', grid(['kind', 'has'], fields(QUESTION_KINDS))),
    made('protocol', 'versions', versions()),
    made('protocol', 'limits', grid(['what', 'at most'], LIMITS)),
    made('protocol', 'setup-limits', setupLimits(games)),
    made('protocol', 'refusals', refusals()),
  ];
}
