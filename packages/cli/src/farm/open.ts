import type { Farm } from '@fray/farm';
import { BadInput, type Context } from '../context.ts';
import { databaseEnd } from '../database.ts';

/** The package, loaded when a farm is asked for and not before: nobody needs PostgreSQL to play. */
async function loadFarm(): Promise<typeof import('@fray/farm')> {
  try {
    return await import('@fray/farm');
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_MODULE_NOT_FOUND') throw error;
    throw new BadInput('A farm needs one more package: npm install @fray/farm. (farm-missing)');
  }
}

/** The address of `--farm`, or of FRAY_FARM where the option has none. */
function farmAddress(option: string | true | undefined): string {
  const address = option === true || option === undefined ? process.env.FRAY_FARM : option;
  // A command line can be read by everybody on the machine.
  if (typeof option === 'string') process.title = 'fray';
  if (address) return address;
  throw new BadInput(
    'No farm is given: --farm postgres://USER:PASSWORD@HOST:PORT/DATABASE, or the address in FRAY_FARM. (database-address)',
  );
}

/** Opens the farm, does something with it and closes it; a fault of the farm is a sentence. */
export async function withFarm<T>(
  context: Context,
  option: string | true | undefined,
  act: (farm: Farm, farming: typeof import('@fray/farm')) => Promise<T>,
  isWorker = false,
): Promise<T> {
  const address = farmAddress(option);
  const farming = await loadFarm();
  try {
    const farm = await farming.Farm.open(address, isWorker ? farming.WORKER : 'fray');
    try {
      return await act(farm, farming);
    } finally {
      await farm.close();
    }
  } catch (error) {
    if (!(error instanceof farming.DatabaseFault)) throw error;
    throw databaseEnd(context, error);
  }
}
