import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Move, replay, same, TABLE, type Told, type Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { type Differs, differsIn, namesOf } from './kept-names.ts';
import { gameRefusal } from './refusals.ts';
import { type AnyGame, findGame } from './registry.ts';

/** A combat as 0.4.0 played it (scripts/net-0.4.0.ts). Never made anew. */
interface Kept {
  name: string;
  setup: unknown;
  policy: string;
  seed: number;
  opening: number[];
  openingEvents: Told<Types>[];
  moves: Move<Types>[];
  events: Told<Types>[][];
  outcome: unknown;
}

const FOLDER = join(import.meta.dirname, '../golden/kept-0.4.0');
const CHANGELOG = join(import.meta.dirname, '../../../CHANGELOG.md');
const load = async (id: string): Promise<AnyGame> => {
  const found = findGame(id);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  return found.card.load();
};

/** The games that 0.4.0 had. */
const KEPT = readdirSync(FOLDER).flatMap((file) => /^(.*)\.json\.gz$/.exec(file)?.[1] ?? []);

describe.each(KEPT)('%s does what 0.4.0 did', (id) => {
  const packed = readFileSync(join(FOLDER, `${id}.json.gz`));
  const { combats } = JSON.parse(gunzipSync(packed).toString()) as { combats: Kept[] };
  const names = namesOf(id);
  const told = (list: readonly Told<Types>[]): Told<Types>[] =>
    list.map(({ event, only }) =>
      only === undefined ? { event: names.event(event) } : { event: names.event(event), only: names.seat(only) },
    );
  /** Only where they part is the dear comparison made, for what it prints. */
  const alike = (found: unknown, kept: unknown, where: string): void => {
    if (!same(found, kept)) expect(found, where).toEqual(kept);
  };

  it('a hundred combats are kept', () => expect(combats).toHaveLength(100));

  const movesOf = (kept: Kept): Move<Types>[] =>
    kept.moves.map((move) =>
      move.seat === TABLE ? move : { ...move, seat: names.seat(move.seat), action: names.action(move.action) },
    );
  const numbered = combats.map((kept, i) => [i, kept.name, kept.policy, kept] as const);
  const changed = numbered.filter(([i]) => differsIn(id, i));

  it.each(numbered)('combat %i, %s by %s: the same events and the same outcome', async (i, name, policy, kept) => {
    const { rules } = await load(id);
    const upTo = differsIn(id, i)?.from;
    const moves = movesOf(kept).slice(0, upTo === undefined ? undefined : Math.max(0, upTo));
    const again = replay(rules, names.setup(kept.setup), kept.opening, moves);
    const where = `${id}, ${name} by ${policy}`;
    if (!again.ok) throw new Error(`${where}: ${JSON.stringify(again.reason)}`);
    if (upTo !== -1) alike(again.openingEvents, told(kept.openingEvents), `${where}, opening`);
    for (const [at, entry] of again.past.entries()) {
      alike(entry.events, told(kept.events[at] ?? []), `${where}, move ${at}: ${JSON.stringify(moves[at])}`);
    }
    expect(again.past).toHaveLength(moves.length);
    if (upTo === undefined) alike(rules.outcome(again.state), names.outcome(kept.outcome), `${where}, outcome`);
  });

  if (changed.length)
    it.each(changed)(
      'combat %i, %s by %s: goes otherwise there, by a rule that CHANGELOG names',
      async (i, ...more) => {
        const kept = more[2];
        const { rules } = await load(id);
        const { from, rule } = differsIn(id, i) as Differs;
        expect(readFileSync(CHANGELOG, 'utf8')).toContain(rule);
        const again = replay(rules, names.setup(kept.setup), kept.opening, movesOf(kept).slice(0, from + 1));
        const asItWas =
          again.ok &&
          (from < 0
            ? same(again.openingEvents, told(kept.openingEvents))
            : from < kept.moves.length
              ? same(again.past[from]?.events, told(kept.events[from] ?? []))
              : same(rules.outcome(again.state), names.outcome(kept.outcome)));
        expect(asItWas, 'nothing differs there: the line can go').toBe(false);
      },
    );
});
