import { loadWithSetup } from '@fray/games';
import { describe, expect, it } from 'vitest';
import { TESTED_GAMES } from '../../games/src/games.fixture.ts';
import { commitmentOf } from './fair.ts';
import { loadGame } from './testing/play.ts';
import { playRecord } from './testing/record.ts';
import { type LogRow, readRecord, type TableRecord, VERIFY_REFUSALS, verifyRecord, verifyRefusal } from './verify.ts';

const merc = await loadGame('merc');
const games = await Promise.all(TESTED_GAMES.map(loadWithSetup));
const honest = playRecord(merc, 3);
const verify = (record: TableRecord, shown?: string) => verifyRecord(merc, record, shown);
/** The record after a change. */
const changed = (change: (record: TableRecord) => void): TableRecord => {
  const record = JSON.parse(JSON.stringify(honest)) as TableRecord;
  change(record);
  return record;
};
type MoveRow = Extract<LogRow, { kind: 'move' }>;
const diceRows = (record: TableRecord): MoveRow[] =>
  record.rows.filter((row): row is MoveRow => row.kind === 'move' && (row.move.dice?.length ?? 0) > 0);
/** A one becomes a two and back: neither hits. Returns what `verify` must say about it; nothing if the row has no such die. */
function changeMiss({ seq, move }: MoveRow): object | undefined {
  const dice = move.dice as number[];
  const i = dice.findIndex((face) => face === 1 || face === 2);
  if (i < 0) return undefined;
  const due = dice[i] as number;
  dice[i] = 3 - due;
  return { code: 'die-differs', row: seq, die: i + 1, said: 3 - due, due };
}

describe('a record is verified', () => {
  it.each(games.map((game) => [game.id, game] as const))(
    '%s: as it was played, with what was taken back',
    (_, game) => {
      for (const seed of [1, 2]) {
        const record = playRecord(game, seed);
        const read = readRecord(JSON.stringify(record));
        expect(read).toEqual({ ok: true, record });
        const { faults, dice, typed } = verifyRecord(game, record, record.commitment);
        expect({ faults, typed }).toEqual({ faults: [], typed: 0 });
        const taken = record.rows.flatMap((row) => (row.kind === 'move' ? (row.move.dice ?? []) : []));
        expect(dice).toBeLessThanOrEqual(taken.length + record.opening.length);
        expect(dice > 0).toBe(taken.length > 0);
      }
    },
  );

  it('counts what people threw as theirs', () => {
    const record = playRecord(merc, 3, { typed: true });
    const { faults, typed } = verify(record);
    expect(faults).toEqual([]);
    expect(typed).toBeGreaterThan(5);
  });
});

describe('everything that was changed is named', () => {
  it('every changed die, with its row, what stands there and what the seed gives, and no other', () => {
    const fleets = games.find(({ id }) => id === 'twilight-imperium') as (typeof games)[number];
    const record = playRecord(fleets, 1);
    const expected = diceRows(record).flatMap((row) => changeMiss(row) ?? []);
    expect(expected.length).toBeGreaterThan(1);
    expect(verifyRecord(fleets, record).faults).toEqual(expected);
  });

  it.each<[string, (record: TableRecord) => void, object]>([
    ['the seed', (r) => void Object.assign(r, { seed: `6${r.seed.slice(1)}` }), { code: 'seed-differs' }],
    [
      'the seed with its promise',
      (r) => void Object.assign(r, { seed: '66'.repeat(32), commitment: commitmentOf('66'.repeat(32)) }),
      { code: 'die-differs' },
    ],
    [
      'a nonce',
      (r) => void Object.assign(r.guests[1] ?? {}, { nonce: 'b2b3' }),
      { code: 'nonce-differs', name: 'Guest 1' },
    ],
    ['a row that was left out', (r) => void (r.rows as LogRow[]).splice(4, 1), { code: 'row-missing', row: 5 }],
    [
      'a row that was put in',
      (r) => void (r.rows as LogRow[]).push({ ...(r.rows[0] as LogRow), seq: r.rows.length + 1 }),
      { code: 'row-refused', row: honest.rows.length + 1 },
    ],
    ['a die too many', (r) => void diceRows(r)[0]?.move.dice?.push(1), { code: 'dice-count' }],
    ['the rules', (r) => void Object.assign(r, { rules: r.rules + 1 }), { code: 'other-rules' }],
    ['the setup', (r) => void Object.assign(r, { setup: { forces: 7 } }), { code: 'record-broken' }],
  ])('%s', (_, change, fault) => {
    const { faults } = verify(changed(change));
    expect(faults).toContainEqual(expect.objectContaining(fault));
    expect(verifyRefusal(faults[0] as never)).toMatch(/\w.*[.]$/);
  });

  it('a promise other than the one that a device showed', () => {
    const shown = 'ab'.repeat(32);
    expect(verify(honest, shown).faults).toEqual([{ code: 'other-promise', shown, commitment: honest.commitment }]);
  });
});

describe('a file that is no record is refused with a code', () => {
  it.each([
    ['nothing', '', 'record-foreign'],
    ['a saved combat', '{"fray":3}', 'record-foreign'],
    ['another format', '{"fray":"table","version":2}', 'record-version'],
    ['a part of it', '{"fray":"table","version":1}', 'record-broken'],
    ['10,000 levels', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 'save-too-deep'],
    ['rows that are none', JSON.stringify({ ...honest, rows: [{ seq: 1 }] }), 'record-broken'],
    ['a seed that is no hex', JSON.stringify({ ...honest, seed: 'x'.repeat(64) }), 'record-broken'],
    ['dice that are no numbers', JSON.stringify({ ...honest, opening: ['1'] }), 'record-broken'],
  ])('%s', (_, text, code) => {
    const read = readRecord(text);
    expect(read).toMatchObject({ ok: false, reason: { code } });
  });

  it('every code has a sentence', () => {
    for (const code of VERIFY_REFUSALS) expect(verifyRefusal({ code })).toMatch(/[.]$/);
  });
});
