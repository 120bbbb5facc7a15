import { encode } from 'uqr';

/** The most modules that a phone reads off a screen. */
export const MOST_MODULES = 61;
const BORDER = 2;

/** A QR code as rows of dark and light modules with a border; `undefined` if it would have more than 61. */
export function qrCode(text: string): { size: number; rows: boolean[][] } | undefined {
  try {
    const { size, data } = encode(text, { ecc: 'L', border: BORDER });
    return size - 2 * BORDER <= MOST_MODULES ? { size, rows: data } : undefined;
  } catch {
    // No code of any size has room for it.
    return undefined;
  }
}
