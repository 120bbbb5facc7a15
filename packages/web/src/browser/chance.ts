import { createHash } from 'node:crypto';

/** What a server draws, always the same: codes, tokens, seeds and waits, as hex. */
export function seededSecret(seed: string): (bytes: number) => string {
  let drawn = 0;
  return (bytes) =>
    createHash('sha256')
      .update(`${seed}${drawn++}`)
      .digest('hex')
      .slice(0, 2 * bytes);
}
