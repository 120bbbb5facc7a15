import { jsonSchema } from '@fray/games/json-schema';
import { BadInput, type Context, loadGame } from '../context.ts';
import { noPreset, presetList, readSetup } from '../setup.ts';
import { printJson, remark } from '../writing.ts';

/** Standard output holds nothing but the JSON, so that it can go into a file as it is. */
export async function setup(
  context: Context,
  name: string,
  preset: string | undefined,
  options: { schema?: boolean; json?: boolean },
): Promise<void> {
  const game = await loadGame(context, name);
  const write = (value: unknown) => printJson(context, value, options.json ? 0 : 2);
  if (options.schema) {
    if (preset !== undefined) throw new BadInput('The schema is the same for every preset: leave the preset out.');
    return write(game.setup.schema(jsonSchema));
  }
  if (preset !== undefined && !game.setup.presets.some((one) => one.id === preset)) {
    throw new BadInput(noPreset(game, 'preset', preset));
  }
  const given = readSetup(game, preset);
  write(given.setup);
  if (options.json) return;
  remark(context, `This is the preset "${given.name}" of ${presetList(game)}.`);
  remark(context, `Put it into a file, edit it, and play it: fray play ${game.id} --setup FILE`);
}
