import { expect, test } from 'vitest';
import { pack, unpack } from './pack.ts';

test('packed text comes back the same, with letters that a link may carry', async () => {
  const text = JSON.stringify({ words: 'Größe · 日本', list: Array.from({ length: 500 }, (_, i) => i) });
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length);
  expect(await unpack(packed)).toBe(text);
});

test('anything else unpacks to nothing', async () => {
  const packed = await pack('{"fray":1}');
  for (const broken of ['', '!', 'abc', packed.slice(0, -3)]) expect(await unpack(broken), broken).toBeUndefined();
});

test('a small link that would unpack to a huge text is refused', async () => {
  expect(await unpack(await pack(' '.repeat(9 * 1024 * 1024)))).toBeUndefined();
});
