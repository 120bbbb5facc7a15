import { expect, test } from 'vitest';
import { LARGEST_PACKED, LARGEST_UNPACKED } from './limits.ts';
import { pack, unpack } from './pack.ts';

test('packed text unpacks to the same, in letters that a link may contain', async () => {
  const text = JSON.stringify({ words: 'Größe · 日本', list: Array.from({ length: 500 }, (_, i) => i) });
  const packed = await pack(text);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(text.length);
  expect(await unpack(packed)).toEqual({ ok: true, text });
});

test('anything else is damaged', async () => {
  const packed = await pack('{"fray":1}');
  for (const broken of ['', '!', 'abc', packed.slice(0, -3)])
    expect(await unpack(broken), broken).toEqual({ ok: false, code: 'link-damaged' });
});

test('a small link that would unpack to a huge text is refused: 1 MB passes, a byte more does not', async () => {
  const full = ' '.repeat(LARGEST_UNPACKED);
  expect(await unpack(await pack(full))).toEqual({ ok: true, text: full });
  expect(await unpack(await pack(`${full} `))).toEqual({ ok: false, code: 'link-too-large' });
});

test('a link of more than 64 kB is not even unpacked', async () => {
  expect(await unpack('A'.repeat(LARGEST_PACKED))).toEqual({ ok: false, code: 'link-damaged' });
  expect(await unpack('A'.repeat(LARGEST_PACKED + 1))).toEqual({ ok: false, code: 'link-too-long' });
});
