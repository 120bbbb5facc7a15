type RealParts = typeof import('./real-all.ts');
let loaded: RealParts | undefined = $state.raw();
let asked = false;

/** Those that are here; asked for the first time, they are on their way. */
export function realParts(): RealParts | undefined {
  if (!asked) {
    asked = true;
    import('./real-all.ts').then(
      (parts) => {
        loaded = parts;
      },
      // What cannot be brought now is tried again with the next wish.
      () => {
        asked = false;
      },
    );
  }
  return loaded;
}
