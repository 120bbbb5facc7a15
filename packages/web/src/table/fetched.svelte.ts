type Sheets = typeof import('./sheets.ts');

/** The sheets, the pad for typed dice and the end screen: not needed to begin with, so they are a chunk of their own. */
let loaded: Sheets | undefined = $state.raw();

/** Loads them while nobody waits for them; a load that failed is tried again the next time. */
export const fetchSheets = (): Promise<void> =>
  import('./sheets.ts').then(
    (sheets) => {
      loaded = sheets;
    },
    () => undefined,
  );

/** The sheets if they are loaded; the first call loads them. */
export function sheets(): Sheets | undefined {
  if (!loaded) void fetchSheets();
  return loaded;
}
