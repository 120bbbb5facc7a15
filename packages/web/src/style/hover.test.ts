import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** What stands under a pointer is marked only where there is one: a finger leaves its mark behind. */
test('a hover is always inside @media (hover: hover)', () => {
  const folder = join(import.meta.dirname, '..');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(css|svelte)$/.test(name),
  );
  let marked = 0;
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    marked += text.split(':hover').length - 1;
    const bare = text.replaceAll(/@media \(hover: hover\) \{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
    expect(bare, file).not.toContain(':hover');
  }
  expect(marked).toBeGreaterThan(15);
});
