import { Combat, type Types } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import { commitmentOf, fairDice } from '../fair.ts';
import { Table } from '../table.ts';
import { type LogRow, RECORD, type TableRecord } from '../verify.ts';
import { answerAtRandom, chanceWith } from './play.ts';

/** The record of a table at which people answered at random and took back every seventh answer. */
export function playRecord(game: GameWithSetup, seed: number, { typed = false, answers = 40 } = {}): TableRecord {
  const chance = chanceWith(seed);
  const guests = ['a1', 'b2b2'].map((nonce, i) => ({ name: `Guest ${i}`, nonce, commitment: commitmentOf(nonce) }));
  const secret = seed.toString(16).padStart(64, '5');
  const from = { table: 'K7MPQ2', seed: secret, nonces: guests.map(({ nonce }) => nonce) };
  const { setup } = game.setup.presets[seed % game.setup.presets.length] as { setup: unknown };
  const combat = Combat.begin(game.rules, setup, fairDice(from, typed)) as Combat<Types>;
  const table = new Table(game, combat);
  const rows: LogRow[] = [];
  let known = 0;
  const add = (row: object) => rows.push({ seq: rows.length + 1, seat: 'host', time: 0, ...row } as LogRow);
  const keepMoves = () => {
    for (const move of combat.moves.slice(known)) add({ kind: 'move', seat: move.seat, move });
    known = combat.at;
  };
  table.start();
  keepMoves();
  for (let i = 1; i <= answers && combat.outcome === undefined; i++) {
    const { need } = combat;
    const question = table.ask()[0];
    if (need) {
      const { count, sides, kind } = need;
      if (typed && kind === 'roll') table.typeDice(chance(count, sides));
      else table.leaveDice();
    } else if (question) table.answer({ moves: answerAtRandom(game, table, question, chance), seen: question.seen });
    keepMoves();
    if (i % 7 || combat.lastDecision === undefined || !table.undo({ host: true }).ok) continue;
    add({ kind: 'undo', host: true });
    known = combat.at;
  }
  const { seed: _, nonces: __, ...rest } = from;
  return JSON.parse(
    JSON.stringify({
      ...{ fray: RECORD, version: 1, ...rest, seed: secret, game: game.id, rules: game.rules.version, setup, typed },
      ...{ commitment: commitmentOf(secret), guests, starts: 1, opening: combat.opening, rows },
    }),
  );
}
