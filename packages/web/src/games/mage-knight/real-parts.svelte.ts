type RealParts = typeof import('./real-all.ts');
let loaded: RealParts | undefined = $state.raw();
let isLoading = false;

/** The loaded parts; the first call starts loading. */
export function realParts(): RealParts | undefined {
  if (!isLoading) {
    isLoading = true;
    import('./real-all.ts').then(
      (parts) => {
        loaded = parts;
      },
      // The next call tries again.
      () => {
        isLoading = false;
      },
    );
  }
  return loaded;
}
