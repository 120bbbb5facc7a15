import { BadInput, type Context } from '../context.ts';
import type { DoElsewhere } from '../sharded.ts';
import { doInFarm } from './do-in-farm.ts';
import { withFarm } from './open.ts';

/** The options of every command that can leave its work to a farm. */
export interface FarmingOptions {
  farm?: string | true;
  game?: readonly string[];
}
interface Kept {
  keep?: string;
  explain?: boolean;
}

/** Does `act` with a way to the farm, if one is asked for. `fits` says whether a part can be one of this many numbers. */
export async function onFarm<P, T>(
  context: Context,
  options: FarmingOptions & Kept,
  fits: (part: unknown, numbers: number) => part is P,
  act: (farm?: DoElsewhere<P>) => Promise<T>,
): Promise<T> {
  if (options.farm === undefined) return await act();
  if (options.keep !== undefined || options.explain)
    throw new BadInput('A farm keeps its runs itself: leave --keep and --explain out. (farm-keeps)');
  return await withFarm(context, options.farm, (farm, farming) => act(doInFarm(context, { farm, farming, fits })));
}

/** How a run of a farm is continued: by the same command. The address is not repeated, since it may have a password. */
export const farmAgain = <O extends FarmingOptions>(options: O): O => ({ ...options, farm: true });
export const FARM_HINT = ' The address is read from FRAY_FARM.';
