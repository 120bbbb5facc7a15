import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Move, replay, same, TABLE, type Told, type Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from './game.ts';
import { namesOf } from './kept-names.ts';
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
const load = async (id: string): Promise<AnyGame> => {
  const found = findGame(id);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  return found.card.load();
};

describe.each(GAME_IDS)('%s does what 0.4.0 did', (id) => {
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

  it.each(combats.map((kept, i) => [i, kept.name, kept.policy, kept] as const))(
    'combat %i, %s by %s: the same events and the same outcome',
    async (_, name, policy, kept) => {
      const { rules } = await load(id);
      const moves = kept.moves.map((move) =>
        move.seat === TABLE ? move : { ...move, seat: names.seat(move.seat), action: names.action(move.action) },
      );
      const again = replay(rules, names.setup(kept.setup), kept.opening, moves);
      const where = `${id}, ${name} by ${policy}`;
      if (!again.ok) throw new Error(`${where}: ${JSON.stringify(again.reason)}`);
      alike(again.openingEvents, told(kept.openingEvents), `${where}, opening`);
      for (const [at, entry] of again.past.entries()) {
        alike(entry.events, told(kept.events[at] ?? []), `${where}, move ${at}: ${JSON.stringify(moves[at])}`);
      }
      expect(again.past).toHaveLength(kept.moves.length);
      alike(rules.outcome(again.state), names.outcome(kept.outcome), `${where}, outcome`);
    },
  );
});
