import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Combat, makeSave, seeded, type Types, typed } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import type { Luck } from './luck.ts';
import { chanceOf, playOne } from './playing.ts';
import type { Fields } from './raw.ts';

/** Good files: what is spoiled. */
export interface Bases {
  /** What earlier versions saved, of older rules for the most part. */
  kept: Fields[];
  /** What the rules of today save. */
  fresh: Fields[];
  setups: Fields[];
}

const GOLDEN = join(import.meta.dirname, '../../packages/games/golden');
const asFields = (save: object): Fields => JSON.parse(JSON.stringify(save)) as Fields;

/** A combat of a set-up some moves on, with an undo here and there. */
export function playedSave(game: AnyGame, setup: unknown, luck: Luck, moves: number): Fields {
  const source = luck.oneIn(3) ? typed : seeded;
  const combat: Combat<Types> = Combat.begin(game.rules, setup, source(luck.below(1e6)));
  const chance = chanceOf(luck.below(1e6));
  for (let i = 0; i < moves; i++) {
    if (!playOne(game, combat, chance)) break;
    if (luck.oneIn(15)) combat.undo({ host: true });
  }
  return asFields(makeSave(combat));
}

/** What earlier versions have kept: forty moments of each game, and files of older rules. */
function keptSaves(game: AnyGame): Fields[] {
  const folder = join(GOLDEN, 'saves-0.4.0', game.id);
  const packed = existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : [];
  const older = [1, 2, 3].map((version) => join(GOLDEN, `saves-${version}`, `${game.id}.json`)).filter(existsSync);
  return [
    ...packed.map((file) => gunzipSync(readFileSync(file)).toString()),
    ...older.map((file) => readFileSync(file, 'utf8')),
  ].map((text) => JSON.parse(text) as Fields);
}

export function basesOf(game: AnyGame, luck: Luck): Bases {
  const { presets } = game.setup;
  const fresh = presets.flatMap(({ setup }) =>
    [3, 25].map((moves) => playedSave(game, setup, luck, luck.below(moves))),
  );
  return { kept: keptSaves(game), fresh, setups: presets.map(({ setup }) => asFields(setup as object)) };
}
