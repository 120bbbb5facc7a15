import { inflateSync } from 'node:zlib';

export interface Pixels {
  width: number;
  height: number;
  /** Bytes of each pixel: 3 or 4. */
  depth: number;
  data: Buffer;
}

/** Paeth's predictor of the PNG specification: of left, above and above left the nearest to their plane. */
function paeth(left: number, above: number, corner: number): number {
  const guess = left + above - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? above : corner;
}

/** The pixels of a PNG as a browser writes it: 8 bits a channel, with or without alpha, not interlaced. */
export function decodePng(png: Buffer): Pixels {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const depth = { 2: 3, 6: 4 }[png.readUInt8(25)];
  if (
    png.toString('latin1', 1, 4) !== 'PNG' ||
    png.readUInt8(24) !== 8 ||
    depth === undefined ||
    png.readUInt8(28) !== 0
  )
    throw new Error('Only PNG files with 8 bits a channel, in color and not interlaced, can be read.');
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
  const packed = inflateSync(Buffer.concat(parts));
  const row = width * depth;
  const data = Buffer.alloc(row * height);
  for (let y = 0; y < height; y++) {
    const filter = packed[y * (row + 1)];
    for (let x = 0; x < row; x++) {
      const at = y * row + x;
      const left = x >= depth ? (data[at - depth] as number) : 0;
      const above = y > 0 ? (data[at - row] as number) : 0;
      const corner = x >= depth && y > 0 ? (data[at - row - depth] as number) : 0;
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter ?? 0] ?? 0;
      data[at] = (packed[y * (row + 1) + 1 + x] as number) + guess;
    }
  }
  return { width, height, depth, data };
}

const pixelAt = ({ data, depth }: Pixels, i: number): number => data.readUIntBE(i * depth, 3);

/** How much of a picture its most frequent color covers, 0 to 1. */
export function largestArea(pixels: Pixels): number {
  const counts = new Map<number, number>();
  const all = pixels.width * pixels.height;
  for (let i = 0; i < all; i++) {
    const color = pixelAt(pixels, i);
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return Math.max(...counts.values()) / all;
}

/** The share of pixels that differ, 0 to 1; 1 if the sizes differ. */
export function differenceOf(one: Pixels, other: Pixels): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  const all = one.width * one.height;
  let different = 0;
  for (let i = 0; i < all; i++) if (pixelAt(one, i) !== pixelAt(other, i)) different++;
  return different / all;
}
