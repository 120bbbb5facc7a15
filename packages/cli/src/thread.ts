/** How a worker thread starts: in a clone from the sources, by tsx; installed from what was built of them, which needs nothing. */
const fromSource = import.meta.url.endsWith('.ts');
const beside = (path: string): string => new URL(path, import.meta.url).href;

export const THREAD = fromSource
  ? { filename: beside('./worker.ts'), execArgv: ['--import', beside('../bin/tsx.js')] }
  : { filename: beside('./worker.js') };
