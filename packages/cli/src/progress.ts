import { Presets, SingleBar } from 'cli-progress';
import type { Context } from './context.ts';
import type { Stop } from './sharded.ts';
import type { Line } from './style.ts';
import { mistakeLines, wrong } from './writing.ts';

/** A progress bar on standard error; `undefined` if that is not a terminal. */
export const progress = (context: Context, of: string): SingleBar | undefined =>
  context.stderr.isTTY
    ? new SingleBar(
        {
          stream: context.stderr as NodeJS.WritableStream,
          clearOnComplete: true,
          format: `{bar} {percentage} % | {value}/{total} ${of} | {eta_formatted} left`,
        },
        Presets.shades_classic,
      )
    : undefined;

export function whyLines(stop: Stop): Line[] {
  if (stop.why === 'interrupted') return ['Interrupted.'];
  if (stop.why === 'mistake') return mistakeLines(stop.words);
  return [wrong(stop.why === 'farm' ? stop.words : `A worker was lost: ${stop.words}.`)];
}
