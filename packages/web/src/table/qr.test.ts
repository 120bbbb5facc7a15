import { expect, test } from 'vitest';
import { MOST_MODULES, qrCode } from './qr.ts';

test('a QR code has at most 61 modules, or is not drawn', () => {
  // 321 bytes are the most that 61 modules hold at the lowest level of correction.
  const largest = qrCode('x'.repeat(321));
  expect((largest?.size ?? 0) - 4).toBe(MOST_MODULES);
  expect(largest?.rows.length).toBe(largest?.size);
  for (const length of [322, 1400, 8 * 1024]) expect(qrCode('x'.repeat(length))).toBeUndefined();
});
