import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Combat, choices, notPlain, parseSave, type Save, seeded, type Types, verifySave } from '@fray/engine';
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

/** The largest preset of Exodus Loop needs some three thousand moves of the bots. */
const LONGEST = 6000;

function playOn(game: AnyGame, combat: Combat<Types>, look: () => void): void {
  const thrown = seeded(1);
  for (let moves = 0; combat.outcome === undefined; moves++) {
    look();
    const { need } = combat;
    const list = choices(game.rules, combat.state);
    const choice = list.find(({ seat }) => game.players.includes(seat)) ?? list[0];
    if ((!choice && !need) || moves > LONGEST) throw new Error(`stuck after ${moves} moves`);
    // Where people throw the dice, the test throws what they are asked for.
    const answer = need
      ? combat.typeDice(thrown.pull('roll', need.count, need.sides))
      : combat.letPlay(choice?.seat ?? '', game.bot);
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

/** Moments of every kind, forty of each game, saved by 0.4.0 (scripts/net-0.4.0.ts). They are never made anew. */
const MOMENTS = join(import.meta.dirname, '../golden/saves-0.4.0');

describe.each(GAMES.map(({ id }) => id))('a combat of %s saved by 0.4.0', (id) => {
  const files = readdirSync(join(MOMENTS, id));
  it('forty are kept', () => expect(files).toHaveLength(40));

  it.each(files.map((file) => basename(file, '.json.gz')))(
    '%s: opens where it was and goes on to its end',
    async (name) => {
      const game = (await GAMES.find((card) => card.id === id)?.load()) as AnyGame;
      const text = gunzipSync(readFileSync(join(MOMENTS, id, `${name}.json.gz`))).toString();
      const save = JSON.parse(text) as Save<Types>;
      const opened = parseSave(game.rules, text);
      if (!opened.ok) throw new Error(JSON.stringify(opened.reason));
      const { combat } = opened;
      expect(combat.at).toBe(save.moves.length);
      expect(combat.notes).toHaveLength(save.notes?.length ?? 0);
      expect(combat.outcome !== undefined).toBe(name.endsWith('-over'));
      expect(combat.need !== undefined).toBe(name.includes('-dice'));
      // Rules that are still the same replay its whole log.
      if (game.rules.version === save.rules) expect(verifySave(game.rules, save)).toMatchObject({ ok: true });
      playOn(game, combat, () => expect(notPlain(combat.state)).toBeUndefined());
      expect(game.text.en.outcome(combat.outcome)).toMatch(/\.$/);
    },
  );
});
