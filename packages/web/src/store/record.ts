import { type Combat, makeSave, type Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { LONGEST_COMBAT_NAME } from '../share/limits.ts';
import type { CombatRecord, Sitter } from './db.ts';

/** A combat that is not stored yet. */
export interface NewCombat {
  game: AnyGame;
  name: string;
  combat: Combat<Types>;
  sitters?: Record<string, Sitter>;
  open?: boolean;
}

/** What is stored of a combat, but for what the store adds. Plain data: a worker makes it too. */
export type NewRecord = Omit<CombatRecord, 'id' | 'created' | 'updated'>;

export function recordOf({ game, name, combat, sitters = {}, open = false }: NewCombat, language: string): NewRecord {
  const frame = combat.frame;
  const text = game.text[language] ?? game.text.en;
  return {
    game: game.id,
    name: name.slice(0, LONGEST_COMBAT_NAME),
    save: makeSave(combat),
    sitters,
    open,
    glance: {
      where: game.standing(combat.view(), text).phase ?? '',
      prompt: frame ? text.step(frame.step) : '',
      over: combat.outcome !== undefined,
    },
  };
}
