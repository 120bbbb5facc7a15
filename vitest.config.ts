import { compileModule } from 'svelte/compiler';
import { defineConfig, type Plugin } from 'vitest/config';
import { lanes } from './scripts/lanes.ts';

/** What a page keeps in runes, as a browser has it. Nothing is drawn here: a component is an empty file. */
const runes: Plugin = {
  name: 'runes',
  enforce: 'post',
  load: (id) => (id.endsWith('.svelte') ? 'export default undefined' : undefined),
  transform: (code, id) => {
    if (!id.endsWith('.svelte.ts')) return undefined;
    const { js } = compileModule(code, { filename: id, generate: 'client' });
    return { code: js.code, map: js.map };
  },
};

export default defineConfig({
  plugins: [runes],
  test: {
    include: ['packages/*/{src,tests}/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A condition is waited for as long as the test may take: the default of one second would depend on the speed of the machine.
    expect: { poll: { timeout: 120_000 } },
    pool: 'threads',
    maxWorkers: lanes(),
  },
});
