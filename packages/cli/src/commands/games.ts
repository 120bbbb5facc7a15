import { PLAYER_NAMES } from '@fray/advisor';
import { kindOfPreset, loadWhole, type WholeGame } from '@fray/games';
import { type Context, loadGame } from '../context.ts';
import { facts } from '../grid.ts';
import { windowOf, withTone } from '../style.ts';
import { wrapText } from '../wrap.ts';
import { print, printJson } from '../writing.ts';

const about = (game: WholeGame) => ({
  id: game.id,
  aliases: game.aliases,
  name: game.text.en.name,
  about: game.text.en.about,
  seats: game.players.map((seat) => ({ seat, name: game.text.en.seat(seat) })),
  opponents: Object.fromEntries(Object.entries(game.opponents ?? {}).map(([name, { seats }]) => [name, seats])),
  bots: PLAYER_NAMES,
  presets: game.setup.presets.map((preset) => {
    const { id, title, about, teaches } = preset;
    return { id, title, about, kind: kindOfPreset(preset), ...(teaches === undefined ? {} : { teaches }) };
  }),
  can: {
    typedDice: Object.values(game.rules.steps).some((step) => step.rolls),
    forms: Object.keys(game.rules.forms ?? {}),
    automa: game.rules.automa !== undefined,
    hiddenInformation: game.hidden,
    outsideTheFlow: Object.keys(game.rules.always?.on ?? {}),
  },
  steps: Object.keys(game.rules.steps).length,
  content: game.setup.content,
  rules: game.rules.version,
});

export async function games(context: Context, name: string | undefined, options: { json?: boolean }): Promise<void> {
  if (name === undefined && !options.json) return printList(context);
  const all = name === undefined ? await Promise.all(context.games.map(loadWhole)) : [await loadGame(context, name)];
  const list = all.map(about);
  if (options.json) return printJson(context, list);
  for (const game of list) printGame(context, game);
}

/** Loads no game. */
function printList(context: Context): void {
  const rows = context.games.map(({ id, aliases, name }) => ({ names: [id, ...aliases].join(', '), name }));
  const wide = Math.max(0, ...rows.map(({ names }) => names.length));
  for (const { names, name } of rows) print(context, [names.padEnd(wide), '  ', withTone('strong', name)]);
  print(context, '"fray games GAME" lists the seats and presets of a game, "fray play GAME" plays it.');
}

function printGame(context: Context, game: ReturnType<typeof about>): void {
  const names = [game.id, ...game.aliases].join(', ');
  print(context, [withTone('strong', game.name), ` (${names})`]);
  print(context, `  ${game.about}`);
  print(
    context,
    `  seats    ${game.seats.map(({ seat, name }) => (seat === name ? seat : `${seat} (${name})`)).join(', ')}`,
  );
  print(context, '  presets');
  const wide = Math.max(0, ...game.presets.map((preset) => preset.id.length));
  for (const { id, title, about, kind, teaches } of game.presets) {
    const mark = { open: ' Open.', lesson: ` Lesson: ${teaches}`, 'no-contest': ' No contest.' }[kind];
    const lines = wrapText(`    ${id.padEnd(wide)}  ${title}: ${about}${mark}`, windowOf(context.stdout), wide + 6);
    for (const line of lines) print(context, line);
  }
  print(context, `  can      ${abilities(game).join('; ')}`);
  if (Object.keys(game.content).length) print(context, `  content  ${facts(game.content)}`);
  print(context, '');
  const own = Object.entries(game.opponents).map(([name, seats]) => `, ${name} (${seats.join(', ')})`);
  print(context, `Bots: ${PLAYER_NAMES.join(', ')} (every seat)${own.join('')}. Play with "fray play ${game.id}".`);
}

function abilities({ can, steps }: ReturnType<typeof about>): string[] {
  const list = [`${steps} steps`, 'undo, redo and saves at any prompt'];
  if (can.typedDice) list.push('dice rolled at the table (--dice typed)');
  if (can.automa) list.push('a seat that the rules play (--bot SEAT=rules)');
  if (can.hiddenInformation) list.push('hidden information');
  if (can.outsideTheFlow.length) list.push('adjust and concede at any prompt (the key m)');
  return list;
}
