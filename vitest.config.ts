import { defineConfig } from 'vitest/config';
import { lanes } from './scripts/lanes.ts';

export default defineConfig({
  test: {
    include: ['packages/*/{src,tests}/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // A condition is waited for as long as the test may take: a second, as it stands by itself, is a speed of the machine.
    expect: { poll: { timeout: 120_000 } },
    pool: 'threads',
    maxWorkers: lanes(),
  },
});
