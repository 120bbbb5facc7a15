import { Combat, manualDice, seededDice, type Types } from '@fray/engine';
import type { AnyGame, WholeGame } from '@fray/games';
import { parsePace, tableRefusal } from '@fray/table';
import { BadInput, type Context, cardOf, loadGame } from '../context.ts';
import { readText } from '../files.ts';
import { openFile } from '../open.ts';
import { anySeed, readBots, seedOption } from '../options.ts';
import { Loop } from '../play/loop.ts';
import { Session, type SessionOptions } from '../play/session.ts';
import { checkSetup, type Given, readSetup } from '../setup.ts';
import { refuseUnknownHands } from '../unknown-hands.ts';
import { languageOption } from '../words/index.ts';
import { print, remark } from '../writing.ts';
import { partsLine } from './list.ts';

export interface PlayOptions {
  setup?: string;
  deckA?: string;
  deckB?: string;
  load?: string;
  seed?: string;
  dice?: string;
  bot?: readonly string[];
  pace?: string;
  language?: string;
}

export async function play(context: Context, name: string | undefined, options: PlayOptions): Promise<void> {
  if (options.load !== undefined) return await continueSaved(context, name, options.load, options);
  if (name === undefined) {
    throw new BadInput(
      `Which game? One of: ${context.games.map((card) => card.id).join(', ')}. For example: fray play ${context.games[0]?.id}`,
    );
  }
  const game = await loadGame(context, name);
  const dice = options.dice ?? 'seeded';
  if (dice !== 'seeded' && dice !== 'typed') throw new BadInput(`--dice must be seeded or typed, not "${dice}".`);
  const how = readHow(context, game, options);
  const seed = options.seed === undefined ? anySeed() : seedOption(options.seed);
  const given = await readGiven(context, game, options);
  const combat = Combat.begin(game.rules, given.setup, dice === 'typed' ? manualDice(seed) : seededDice(seed));
  refuseBots(game, combat.state, how.bots);
  const session = new Session(game, combat, combat.openingEvents, how);
  const { words } = session;
  greet(context, session, words.setup(given.name, seed, dice === 'typed'));
  if (!Object.keys(how.bots).length) print(context, words.everySeatIsYours);
  for (const line of session.lines(combat.openingEvents)) print(context, line);
  await new Loop(context, session).run();
}

/** The setup, with the lists that seats play with; what Fray plays of them is shown. */
async function readGiven(context: Context, game: WholeGame, { setup, deckA, deckB }: PlayOptions): Promise<Given> {
  const files = Object.entries({ A: deckA, B: deckB }).flatMap(([seat, file]) => (file ? [[seat, file] as const] : []));
  if (!files.length) return readSetup(game, setup);
  const { withLists, readList } = game.setup;
  if (!withLists || !readList) throw new BadInput(`${game.id} has no lists of cards: leave out --deck-a and --deck-b.`);
  const lists = Object.fromEntries(files.map(([seat, file]) => [seat, readText(file)]));
  const base = setup === undefined ? {} : readSetup(game, setup).setup;
  const given = checkSetup(game, setup ?? files.map(([, file]) => file).join(', '), withLists(base, lists));
  for (const [seat, file] of files) remark(context, `${file}: ${partsLine(await readList(lists[seat] ?? ''))}`);
  return given;
}

async function continueSaved(
  context: Context,
  name: string | undefined,
  path: string,
  options: PlayOptions,
): Promise<void> {
  for (const other of ['setup', 'seed', 'dice', 'deckA', 'deckB'] as const) {
    const option = { deckA: 'deck-a', deckB: 'deck-b' }[String(other)] ?? other;
    if (options[other] !== undefined)
      throw new BadInput(`A saved combat has its own setup and dice: leave out --${option}.`);
  }
  const card = name === undefined ? undefined : cardOf(context, name);
  const { game, combat, opening, unverified } = await openFile(context, path);
  if (card && card.id !== game.id) throw new BadInput(`"${path}" holds a combat of "${game.id}", not of "${card.id}".`);
  const how = readHow(context, game, options);
  refuseBots(game, combat.state, how.bots);
  const session = new Session(game, combat, opening, how);
  greet(context, session, session.words.loaded(path, combat.at));
  if (unverified !== undefined) remark(context, unverified);
  await new Loop(context, session, path).run();
}

/** Bots cannot play cards that only people at the table know. */
function refuseBots(game: AnyGame, state: Types['state'], bots: object): void {
  if (Object.keys(bots).length) refuseUnknownHands(game, state);
}

/** Who plays, at which pace, in which language. */
function readHow(
  context: Context,
  game: AnyGame,
  { bot, language: asked, pace }: PlayOptions,
): Required<SessionOptions> {
  const read = parsePace(pace ?? 'round');
  if (!read.ok) throw new BadInput(tableRefusal(read.reason) ?? '');
  const bots = readBots(game, bot);
  const { language, note } = languageOption(game, asked);
  if (note !== undefined) remark(context, note);
  return { bots, language, pace: read.pace };
}

const greet = (context: Context, { text, words }: Session, what: string): void =>
  print(context, words.greeting(text.name, what));
