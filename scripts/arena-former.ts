import { parseArgs } from 'node:util';
import { type ArenaTally, addArena, playArena, playerNamed } from '@fray/advisor';
import type { Types } from '@fray/engine';
import { findGame } from '@fray/games';
import { FORMER_NAME, formerRules } from '../packages/advisor/src/arena/tests/former.ts';
import { arenaReport } from '../packages/cli/src/arena-report.ts';
import { keeper, readRun } from '../packages/cli/src/kept-run.ts';
import type { Line } from '../packages/cli/src/style.ts';

/**
 * An arena against `rules` as it stood in 0.4.0, for the games whose policy could be carried over:
 * `npx tsx scripts/arena-former.ts merc search --games 1000 --keep FILE`. Stopped and gone on with, it prints the same table.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    preset: { type: 'string', multiple: true },
    keep: { type: 'string' },
  },
});
const [name = '', one = 'search'] = positionals;
const found = findGame(name);
if (!found.ok) throw new Error(`There is no game "${name}".`);
const game = await found.card.load();
const other = formerRules(game.id);
if (!other) throw new Error(`The policy of ${game.id} in 0.4.0 is not kept: merc and flesh-and-blood are.`);
const player = one === FORMER_NAME ? other : playerNamed<Types>(game, one);
if (!player) throw new Error(`There is no player "${one}".`);
const presets = game.setup.presets.filter(({ id, setup }) =>
  values.preset ? values.preset.includes(id) : !game.whyNoBot?.(game.rules.begin(setup)),
);
const seed = Number(values.seed);
const asked = { game: game.id, one, other: FORMER_NAME, presets: presets.map(({ id }) => id), seed };
const kept = readRun<ArenaTally>(values.keep, asked);
const tally: ArenaTally = kept?.part ?? {};
const keep = keeper<ArenaTally>(values.keep, asked);
const games = Number(values.games);
// Measured against the former policy in the same seats, not against today's.
const former = { ...game, bot: other };
for (let number = kept?.done ?? 0; number < games; number++) {
  addArena(tally, playArena({ game: former, one: player, other, presets, seed }, number, number + 1));
  keep(tally, number + 1, number + 1 === games);
}
const head = { game: game.id, one, other: FORMER_NAME, games, seed };
const words = (line: Line): string =>
  typeof line === 'string' ? line : 'text' in line ? line.text : line.map(words).join('');
for (const line of arenaReport(game, head, tally, 120)) console.log(words(line));
console.log(`Here the gain is that over ${FORMER_NAME} in the same seats.`);
