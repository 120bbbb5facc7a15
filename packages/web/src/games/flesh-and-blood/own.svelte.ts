type Own = typeof import('./own.ts');

/** The screens for real cards come in a chunk of their own: a table that Fray deals for never loads them. */
let loaded: Own | undefined = $state.raw();

/** Those that are here; asked for the first time, they are on their way. */
export function ownParts(): Own | undefined {
  if (!loaded)
    void import('./own.ts').then(
      (own) => {
        loaded = own;
      },
      // Tried again with the next wish; until then the plain list of choices serves.
      () => undefined,
    );
  return loaded;
}
