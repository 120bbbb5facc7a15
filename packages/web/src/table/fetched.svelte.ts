type Sheets = typeof import('./sheets.ts');

/** The sheets, the pad for typed dice and the end screen: not needed to begin with, so they come in a chunk of their own. */
let loaded: Sheets | undefined = $state.raw();

/** Brings them while nobody waits for them. What cannot be brought now is tried again with the next wish. */
export const fetchSheets = (): Promise<void> =>
  import('./sheets.ts').then(
    (sheets) => {
      loaded = sheets;
    },
    () => undefined,
  );

/** Those that are here; asked for the first time, they are on their way. */
export function sheets(): Sheets | undefined {
  if (!loaded) void fetchSheets();
  return loaded;
}
