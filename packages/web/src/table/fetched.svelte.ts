import type { AnyPlaying } from '@fray/games';

type Sheets = typeof import('./sheets.ts');

/** The sheets, the pad for typed dice and the end screen: not needed to begin with, so they come in a chunk of their own. */
let loaded: Sheets | undefined = $state.raw();
/** The game whose forms have come with them. */
let whole: AnyPlaying | undefined = $state.raw();

/** Brings them while nobody waits for them, with what their forms take. What cannot be brought now is tried again with the next wish. */
export const fetchSheets = (game: AnyPlaying): Promise<void> =>
  Promise.all([import('./sheets.ts'), game.bring?.()]).then(
    ([sheets]) => {
      loaded = sheets;
      whole = game;
    },
    () => undefined,
  );

/** Those that are here; asked for the first time, they are on their way. */
export function sheets(game: AnyPlaying): Sheets | undefined {
  if (whole !== game) void fetchSheets(game);
  return whole === game ? loaded : undefined;
}

/** The card of a thing, which puts it right by the same forms. */
export async function thingSheet(game: AnyPlaying): Promise<typeof import('./ThingSheet.svelte')> {
  const [file] = await Promise.all([import('./ThingSheet.svelte'), game.bring?.()]);
  return file;
}
