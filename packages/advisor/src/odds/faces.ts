import type { MergedRoll, Need, Types } from '@fray/engine';

/** More results of one pull than this are not tried face by face. */
const MOST_FACES = 200_000;

/** Every result of a pull, each as likely; nothing where there are too many. */
export function everyFace<T extends Types>(need: Need<T>): MergedRoll[] | undefined {
  const { kind, count, sides } = need;
  let results = 1;
  // Of a draw each place counts only what is left.
  const left = (at: number): number => (kind === 'roll' ? sides : sides - at);
  for (let at = 0; at < count; at++) results *= left(at);
  if (results > MOST_FACES) return undefined;
  const share = 1 / results;
  const lowest = kind === 'roll' ? 1 : 0;
  return Array.from({ length: results }, (_, number) => {
    const values: number[] = new Array(count);
    let rest = number;
    for (let at = 0; at < count; at++) {
      values[at] = lowest + (rest % left(at));
      rest = Math.floor(rest / left(at));
    }
    return { values, share };
  });
}
