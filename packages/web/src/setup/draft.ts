import { isRecord } from '@fray/engine';
import type { GameWithSetup } from '@fray/games';
import { sittersAt } from '../store/sitters.ts';
import type { Seating } from './seating.ts';

/** The content of a setup form, kept while someone looks at the rules or the odds. */
export interface Draft {
  value: unknown;
  /** The preset that it still is. */
  preset?: string | undefined;
  /** Somebody put it together: nothing takes its place without a way back. */
  byHand: boolean;
  seating: Seating;
}

const keyOf = (game: string): string => `fray-setup-${game}`;

/** For this tab, one a game. False: the browser is full or keeps nothing; then what was kept before is still there. */
export function keepDraft(game: string, { value, preset, byHand, seating }: Draft, store?: Storage): boolean {
  try {
    const kept = preset === undefined ? { value, byHand, seating } : { preset, byHand, seating };
    (store ?? sessionStorage).setItem(keyOf(game), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** What was kept, as far as it still makes sense; nothing where it is broken or of presets that are gone. */
export function readDraft(game: GameWithSetup, store?: Storage): Draft | undefined {
  try {
    const kept = JSON.parse((store ?? sessionStorage).getItem(keyOf(game.id)) ?? 'null') as Partial<Draft> | null;
    const preset = game.setup.presets.find(({ id }) => id === kept?.preset);
    const value = preset?.setup ?? kept?.value;
    if (!isSetup(value)) return undefined;
    const seating = seatingOf(game, kept?.seating);
    return { value, preset: preset?.id, byHand: kept?.byHand === true, seating };
  } catch {
    return undefined;
  }
}

/** Right or wrong, but something that a form can show: an object, or a short text. */
const isSetup = (value: unknown): boolean => typeof value === 'string' || isRecord(value);

function seatingOf(game: GameWithSetup, given: Partial<Seating> | undefined): Seating {
  const sitters = Object.entries(given?.sitters ?? {}).filter(
    ([seat, sitter]) => game.players.includes(seat) && sittersAt(game, seat).includes(sitter),
  );
  return { sitters: Object.fromEntries(sitters), open: given?.open === true };
}
