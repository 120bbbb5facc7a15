import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/{src,tests}/**/*.test.ts', 'scripts/**/*.test.ts', 'docs/**/*.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    pool: 'threads',
    maxWorkers: 2,
  },
});
