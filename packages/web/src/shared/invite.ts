import type { Combat, Types } from '@fray/engine';
import type { AnyGame } from '@fray/games';
import { go } from '../route.svelte.ts';
import { toast } from '../shell/toast.svelte.ts';
import type { Screen } from '../table/screen.svelte.ts';
import { createTable } from './api.ts';
import { keepToken, personName } from './kept.ts';
import { sharedRefusal, sharedWords } from './words.ts';

/** What a table is made from: a setup, or a combat that goes on there where nothing is hidden. */
export interface Invited {
  game: AnyGame;
  setup: unknown;
  typed: boolean;
  combat?: Combat<Types>;
}

/** From a combat on this device. */
export const inviteFrom = ({ game, combat, typed }: Screen): Promise<void> =>
  invite({ game, setup: combat.setup, typed, combat });

/** Makes a table and opens it; without a server behind the page a sentence says why not. */
export async function invite({ game, setup, typed, combat }: Invited): Promise<void> {
  const name = personName() ?? sharedWords().player(1);
  // Cards that were dealt here are no secret any more: they are dealt anew.
  const goesOn = combat && combat.at > 0 && !game.rules.secrets;
  const past = goesOn ? { opening: combat.opening, moves: combat.moves } : {};
  const made = await createTable({ game: game.id, setup, typed, name, ...past });
  if (!made.ok) return toast({ text: sharedRefusal(made.reason), bad: true });
  keepToken(made.code, made.token);
  go({ page: 'shared', code: made.code });
}
