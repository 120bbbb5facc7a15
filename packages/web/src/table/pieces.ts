/** Long work a few milliseconds at a time: the browser draws and hears in between. */
export const SLICE = 5;

/** Goes on with it until the time is over. True: it is done. */
export function runSlice(work: Iterator<unknown>, most = SLICE): boolean {
  const until = performance.now() + most;
  do {
    if (work.next().done) return true;
  } while (performance.now() < until);
  return false;
}

/**
 * Does it slice by slice and tells what came of it. What is short is done at once, before this returns; a page out of
 * sight has nobody to wait for and does it in one go. Returns how to stop it.
 */
export function runInSlices<V>(work: Iterator<unknown, V>, done: (value: V) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const slice = (): void => {
    const until = performance.now() + SLICE;
    for (;;) {
      const next = work.next();
      if (next.done) {
        done(next.value);
        return;
      }
      if (performance.now() >= until && !document.hidden) break;
    }
    timer = setTimeout(slice);
  };
  slice();
  return () => clearTimeout(timer);
}
