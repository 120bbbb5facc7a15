import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Combat, choices, notPlain, parseSave, seeded, type Types } from '@fray/engine';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from './registry.ts';
import { GAMES } from './registry.ts';

/** Combats saved by earlier versions of each ruleset, in the middle of a fight. They are never made anew. */
const folder = (version: number): string => join(import.meta.dirname, `../golden/saves-${version}`);

/** Every object of a state by its place, array positions left out. */
function* objectsOf(value: unknown, path = ''): Generator<[path: string, keys: string[]]> {
  if (Array.isArray(value)) for (const item of value) yield* objectsOf(item, `${path}[]`);
  else if (value !== null && typeof value === 'object') {
    // Frames are the run's own, and tokens that are out are counted by name.
    yield [path, Object.keys(value)];
    for (const [key, item] of Object.entries(value))
      if (key !== 'frames' && key !== 'out') yield* objectsOf(item, `${path}.${key}`);
  }
}

function playOn(game: AnyGame, combat: Combat<Types>, look: () => void): void {
  for (let moves = 0; combat.outcome === undefined; moves++) {
    look();
    const choice = choices(game.rules, combat.state).find(({ seat }) => game.players.includes(seat));
    if (!choice || moves > 2000) throw new Error(`stuck after ${moves} moves`);
    const answer = combat.letPlay(choice.seat, game.bot);
    if (!answer.ok) throw new Error(answer.reason.code);
  }
}

describe.each([1, 2, 3])('a combat saved with version %i of the rules', (version) => {
  it.each(readdirSync(folder(version)).map((file) => basename(file, '.json')))(
    '%s: opens in the shape of today and goes on to its end',
    async (id) => {
      const game = (await GAMES.find((card) => card.id === id)?.load()) as AnyGame;
      const opened = parseSave(game.rules, readFileSync(join(folder(version), `${id}.json`), 'utf8'));
      if (!opened.ok) throw new Error(opened.reason.code);
      const { combat } = opened;
      const undone = combat.undo({ host: true });
      // Rules that are still the same replay their log; of others only the moment of the save is known.
      if (game.rules.version === version) expect(undone.ok).toBe(true);
      else expect(undone).toMatchObject({ ok: false, reason: { code: 'history-other-rules', found: version } });

      const always = new Map<string, string[]>();
      const fresh = Combat.begin(game.rules, combat.setup, seeded(1));
      playOn(game, fresh, () => {
        for (const [path, keys] of objectsOf(fresh.state)) {
          const known = always.get(path);
          always.set(path, known ? known.filter((key) => keys.includes(key)) : keys);
        }
      });
      const missing = [...objectsOf(combat.state)].flatMap(([path, keys]) =>
        (always.get(path) ?? []).filter((key) => !keys.includes(key)).map((key) => `${path}.${key}`),
      );
      expect(missing).toEqual([]);

      playOn(game, combat, () => expect(notPlain(combat.state)).toBeUndefined());
      expect(game.text.en.outcome(combat.outcome)).toMatch(/\.$/);
    },
  );
});
