type RealDeckParts = typeof import('./real-deck.ts');

/** The screens for real cards are a chunk of their own: a game that Fray deals never loads them. */
let loaded: RealDeckParts | undefined = $state.raw();

/** The loaded screens; the first call starts to load them. */
export function realDeckParts(): RealDeckParts | undefined {
  if (!loaded)
    void import('./real-deck.ts').then(
      (parts) => {
        loaded = parts;
      },
      // The next call tries again; until then the list of choices is shown.
      () => undefined,
    );
  return loaded;
}
