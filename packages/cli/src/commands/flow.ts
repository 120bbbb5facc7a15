import { flow as flowOf, mermaid } from '@fray/engine';
import { type Context, loadGame } from '../context.ts';
import { grid } from '../grid.ts';
import { windowOf } from '../style.ts';
import { print, printText } from '../writing.ts';

export async function flow(context: Context, name: string, options: { mermaid?: boolean }): Promise<void> {
  const game = await loadGame(context, name);
  if (options.mermaid) return printText(context.stdout, mermaid(game.rules));
  const rows = flowOf(game.rules).map((row) => ({
    step: row.step,
    title: row.title,
    asks: row.asks ? 'asks' : '',
    chance: row.rolls ? 'chance' : '',
    'leads to': row.to.join(', '),
    calls: row.calls.join(', '),
  }));
  for (const line of grid(rows, '', windowOf(context.stdout))) print(context, line);
}
