import { Combat, makeSave, manualDice, seededDice, type Types } from '@fray/engine';
import type { WholeGame } from '@fray/games';
import type { Luck } from './luck.ts';
import { chanceOf, playOne } from './playing.ts';
import type { Fields } from './raw.ts';

/** Good files of today's rules: what is spoiled. */
export interface Bases {
  saves: Fields[];
  setups: Fields[];
}

/** Saves of each preset: early ones, and some after at most this many moves. */
const MOVES = [3, 25, 60];
const asFields = (save: object): Fields => JSON.parse(JSON.stringify(save)) as Fields;

/** A combat of a setup some moves on, with an undo here and there. */
export function playedSave(game: WholeGame, setup: unknown, luck: Luck, moves: number): Fields {
  const source = luck.oneIn(3) ? manualDice : seededDice;
  const combat: Combat<Types> = Combat.begin(game.rules, setup, source(luck.below(1e6)));
  const chance = chanceOf(luck.below(1e6));
  for (let i = 0; i < moves; i++) {
    if (!playOne(game, combat, chance)) break;
    if (luck.oneIn(15)) combat.undo({ host: true });
  }
  return asFields(makeSave(combat));
}

export function basesOf(game: WholeGame, luck: Luck): Bases {
  const { presets } = game.setup;
  return {
    saves: presets.flatMap(({ setup }) => MOVES.map((most) => playedSave(game, setup, luck, luck.below(most)))),
    setups: presets.map(({ setup }) => asFields(setup as object)),
  };
}

/** What cases of one game are made from. */
export interface Ground {
  game: WholeGame;
  bases: Bases;
  /** Saves of other games, for their parts. */
  others: readonly Fields[];
}
