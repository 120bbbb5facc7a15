import { Combat, makeSave, seeded, type Types, typed } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { settings } from '../settings.svelte.ts';
import { words } from '../text/words.svelte.ts';
import { type CombatRecord, keepStorage, newId, newSeed, putCombat, type Sitter } from './db.ts';

export interface NewCombat {
  game: AnyGame;
  name: string;
  combat: Combat<Types>;
  sitters?: Record<string, Sitter>;
  open?: boolean;
}

/** Stores a combat under a new id. */
export async function keepCombat({ game, name, combat, sitters = {}, open = false }: NewCombat): Promise<string> {
  const frame = combat.frame;
  const text = game.text[words.language] ?? game.text.en;
  const seen = game.hidden ? combat.view(game.players[0] as string) : combat.state;
  const record: CombatRecord = {
    id: newId(),
    game: game.id,
    name,
    created: Date.now(),
    updated: Date.now(),
    save: makeSave(combat),
    sitters,
    open,
    glance: {
      where: game.standing(seen, text).phase ?? '',
      prompt: frame ? text.step(frame.step) : '',
      over: combat.outcome !== undefined,
    },
  };
  await putCombat(record);
  void keepStorage();
  return record.id;
}

/** Begins a combat of a set-up and stores it. */
export function beginCombat(
  game: AnyGame,
  setup: unknown,
  name: string,
  more: { sitters?: Record<string, Sitter>; open?: boolean; dice?: 'fray' | 'typed' } = {},
): Promise<string> {
  const source = (more.dice ?? settings.dice) === 'typed' ? typed(newSeed()) : seeded(newSeed());
  const combat = Combat.begin(game.rules, setup, source);
  return keepCombat({ game, name, combat, ...more });
}
