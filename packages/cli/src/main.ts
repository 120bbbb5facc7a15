import { capitalize, GAMES, type GameCard } from '@fray/games';
import { type Argument, Command, CommanderError } from 'commander';
import { arena } from './commands/arena.ts';
import { balance } from './commands/balance.ts';
import { farm } from './commands/farm.ts';
import { flow } from './commands/flow.ts';
import { games } from './commands/games.ts';
import { list } from './commands/list.ts';
import { odds } from './commands/odds.ts';
import { play } from './commands/play.ts';
import { run } from './commands/run.ts';
import { serve } from './commands/serve.ts';
import { setup } from './commands/setup.ts';
import { simulate } from './commands/simulate.ts';
import { stdio } from './commands/stdio.ts';
import { sweep } from './commands/sweep.ts';
import { tables } from './commands/tables.ts';
import { verify } from './commands/verify.ts';
import { worker } from './commands/worker.ts';
import { BadInput, type Context, EXIT, Unfinished } from './context.ts';
import { withPackages } from './farm/packages.ts';
import { reasonOf } from './files.ts';
import { collect } from './options.ts';
import { windowOf } from './style.ts';
import { frayVersion } from './version.ts';
import { mistakeLines, printText, remark, wrong } from './writing.ts';

const examples = (...lines: string[]): string => `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;
const BOT = [
  '--bot <SEAT=NAME>',
  'a bot for a seat: easy, normal, hard, or any player of "fray arena" (repeatable; "fray games GAME" lists the seats)',
] as const;
const SETUP = ['--setup <FILE or PRESET>', 'what to start from (default: the first preset)'] as const;

const FARM = [
  '--farm [ADDRESS]',
  'workers of this PostgreSQL do it: postgres://USER:WORD@HOST/DB (default: FRAY_FARM)',
] as const;
const GAME = ['--game <PACKAGE>', 'a package with more games, which exports GAMES (repeatable)', collect] as const;
const DATA = ['--data <DIR>', 'the folder of the tables (default: "fray" where your programs keep data)'] as const;
const LANGUAGE = ['--language <CODE>', 'en or de, if the game has it (default: en)'] as const;

/** Turns commander's two lines (`error: unknown command 'pla'` and a suggestion) into our kind of sentence. */
const commandFault = (text: string): string => {
  const [sentence = '', guess] = text
    .replace(/^error: /, '')
    .trimEnd()
    .split('\n');
  const near = /Did you mean (?:one of )?(.*)\?/.exec(guess ?? '')?.[1]?.split(', ')[0];
  return `${capitalize(sentence)}.${near ? ` Did you mean "${near}"?` : ''}`;
};
const helpWidth = (stream: Context['stdout']): number => Math.min(80, windowOf(stream));

function program(context: Context): Command {
  const fray = new Command('fray')
    .description('One combat engine for tabletop games, in the terminal.')
    .configureOutput({
      writeOut: (text) => printText(context.stdout, text),
      writeErr: (text) => printText(context.stderr, text),
      outputError: (text) => remark(context, wrong(commandFault(text))),
      getOutHelpWidth: () => helpWidth(context.stdout),
      getErrHelpWidth: () => helpWidth(context.stderr),
    })
    // By default commander stops wrapping below 40 columns.
    .configureHelp({ minWidthToWrap: 20 })
    .exitOverride()
    .showHelpAfterError('(--help lists commands and options)')
    .addHelpText(
      'after',
      examples('fray games', 'fray play merc', 'fray simulate merc --games 1000', 'fray help play'),
    );

  fray
    .command('games')
    .argument('[GAME]', 'the seats and presets of this one, and what it can do')
    .description('the games, one line each; or one of them with its seats and presets')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('fray games', 'fray games ti4', 'fray games --json'))
    .action((name, options) => games(context, name, options));

  fray
    .command('list')
    .argument('<FILE>', 'a list of cards as it was copied from a site or typed; - reads standard input')
    .description('a list of cards: how much of it Fray plays, and which lines are no card')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('fray list deck.txt', 'fray list - < deck.txt', 'fray list deck.txt --json'))
    .action((file, options) => list(context, file, options));

  fray
    .command('setup')
    .description('a setup to edit, or its JSON Schema')
    .argument('<GAME>', 'id or alias of a game')
    .argument('[PRESET]', 'a preset of the game (default: the first)')
    .option('--schema', 'the JSON Schema of a setup')
    .option('--json', 'JSON on one line and no remarks')
    .addHelpText('after', examples('fray setup merc', 'fray setup merc > mine.json', 'fray setup merc --schema'))
    .action((game, preset, options) => setup(context, game, preset, options));

  fray
    .command('play')
    .description('play a combat in the terminal; type ? there for help')
    .argument('[GAME]', 'id or alias of a game (not needed with --load)')
    .option(...SETUP)
    .option('--deck-a <FILE>', 'a list of cards that player A plays with, in games that have such lists')
    .option('--deck-b <FILE>', 'the same for player B')
    .option('--load <FILE>', 'continue a saved combat')
    .option('--seed <N>', 'the same seed gives the same dice')
    .option('--dice <KIND>', 'seeded: the computer rolls; typed: you roll and type the dice')
    .option(...BOT, collect)
    .option('--pace <PACE>', 'round (default): asked once a round and at every choice; step: at every step')
    .option(...LANGUAGE)
    .addHelpText(
      'after',
      examples(
        'fray play merc',
        'fray play merc --setup mine.json --dice typed',
        'fray play merc --bot dictator=rules --seed 7',
        'fray play --load merc-1.fray.json',
        'fray play exodus --language de',
        'fray play flesh-and-blood --deck-a mine.txt --deck-b theirs.txt',
      ),
    )
    .action((game, options) => play(context, game, options));

  fray
    .command('run')
    .description('replay a saved combat: its log, or everything as JSON')
    .argument('<FILE>', 'a saved combat')
    .option('--json', 'outcome, step, state, events and log as JSON')
    .option('--verify', 'fail unless the moves lead to the saved state')
    .option(...LANGUAGE)
    .addHelpText('after', examples('fray run merc-1.fray.json', 'fray run merc-1.fray.json --verify --json'))
    .action((file, options) => run(context, file, options));

  fray
    .command('verify')
    .description('whether the dice of a shared table were fixed before its first move, and nobody changed one')
    .argument('<FILE>', 'the record of a shared table, as its end screen saves it')
    .option('--shown <PROMISE>', 'what your device showed before the first move: 64 letters and digits')
    .option('--json', 'what was found as JSON')
    .addHelpText('after', examples('fray verify K7MPQ2.table.json', 'fray verify K7MPQ2.table.json --json'))
    .action((file, options) => verify(context, file, options));

  fray
    .command('simulate')
    .description('many combats between bots: shares with 95 % intervals, rounds, survivors')
    .argument('<GAME>', 'id or alias of a game')
    .option(...SETUP)
    .option('--games <N>', 'how many combats', '1000')
    .option('--seed <S>', 'same seed, same result, with any number of workers', '1')
    .option('--from <N>', 'the number of the first combat, to continue a simulation', '0')
    .option('--workers <N>', 'worker threads (default: one per core)')
    .option(...BOT, collect)
    .option(...FARM)
    .option(...GAME)
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        'fray simulate merc --games 10000 --seed 42',
        'fray simulate merc --setup mine.json --bot rebel=random --json',
      ),
    )
    .action(async (game, options) => simulate(await withPackages(context, options.game), game, options));

  fray
    .command('odds')
    .description('who wins: exact if possible, else sampled')
    .argument('<GAME>', 'id or alias of a game')
    .argument(
      '[FORCES...]',
      'a preset, a file, a short text, or both sides as two short texts (default: the first preset)',
    )
    .option(...SETUP)
    .option('--ground', 'the fight on the planet (this and the next seven options: Twilight Imperium)')
    .option('--rounds <N>', 'the state after N rounds')
    .option('--retreat <SIDE>', 'a, d or both: leaves where that is good for it; a:2: after round 2')
    .option('--losses <ORDER>', 'what is lost first: fighter,destroyer,...; best, or d:best for the defender')
    .option('--sustain <RULE>', 'first: before anything is lost; late: before that unit is lost, to avoid a Direct Hit')
    .option('--use <SIDE:EFFECTS>', 'a:ambush,direct-hit: what the attacker uses; d:none (repeatable)', collect)
    .option('--goal <GOAL>', 'space or planet; the planet where the attacker has ground forces')
    .option(
      '--objective <AIM>',
      'what both sides are after: balanced, win, fleet or planet; a:fleet for one side (repeatable)',
      collect,
    )
    .option('--opponent <NAME>', 'printed, sensible or any player of "fray arena" (default: as the rules say)')
    .option('--combats <N>', 'how many are played if it cannot be exact (default: 20000, Mage Knight 2000)')
    .option('--seed <S>', 'the seed of those combats', '1')
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        'fray odds merc patrol',
        'fray odds ti4 "letnev: 2 dreadnought" "hacan: 3 cruiser"',
        'fray odds ti4 "sol: 4 cruiser" "hacan: 3 cruiser" --retreat a:2',
        'fray odds ti4 "2 carrier, 6 fighter" "3 cruiser" --losses best',
        'fray odds merc --json',
      ),
    )
    .action((game, forces, options) => odds(context, game, forces, options));

  fray
    .command('arena')
    .description('two players against each other: the same seeds, every seat in turn')
    .argument('<GAME>', 'id or alias of a game')
    .option('--bot <NAME>', 'random, rules, greedy, search or search:PLAYOUTS; the second is the opponent', collect)
    .option('--preset <PRESET>', 'only this one (repeatable; default: all)', collect)
    .option('--games <N>', 'how many games, over all presets and seats', '1000')
    .option('--seed <S>', 'same seed, same table, with any number of workers', '1')
    .option('--workers <N>', 'worker threads (default: one per core)')
    .option('--keep <FILE>', 'saves the progress; the same command continues from there')
    .option('--explain', 'the moves that cost "rules" most, by preset')
    .option(...FARM)
    .option(...GAME)
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        'fray arena merc --bot search --games 1000 --keep merc-arena.json',
        'fray arena fab --bot search:32 --bot rules --preset link-reprise --games 200',
        'fray arena merc --bot search --games 44 --explain',
      ),
    )
    .action(async (game, options) => arena(await withPackages(context, options.game), game, options));

  fray
    .command('balance')
    .argument('[GAME]', 'id or alias of a game (default: all games)')
    .description('every preset against the best opponent of the game: who wins, how often, how long')
    .option('--games <N>', 'combats of each preset', '400')
    .option('--seed <S>', 'same seed, same table, with any number of workers', '1')
    .option('--workers <N>', 'worker threads (default: one per core)')
    .option(...FARM)
    .option(...GAME)
    .option('--json', 'as JSON')
    .addHelpText('after', examples('fray balance merc', 'fray balance --games 50 --seed 7 --json'))
    .action(async (game, options) => balance(await withPackages(context, options.game), game, options));

  fray
    .command('sweep')
    .description('vary two things against each other: who wins in each cell')
    .argument('<GAME>', 'id or alias of a game')
    .argument('[FORCES...]', 'both sides as short texts, with ranges in braces: "{1..6} cruiser" "{1..4} dreadnought"')
    .option(...SETUP)
    .option('--vary <PATH=RANGE>', 'a place of the setup and its values: 1..6, or a,b,c (twice at most)', collect)
    .option('--opponent <NAME>', 'printed, sensible or any player of "fray arena" (default: as the rules say)')
    .option('--of <RESULT>', 'the result whose share is shown (default: the first player)')
    .option('--combats <N>', 'how many are played for a cell that cannot be exact', '2000')
    .option('--seed <S>', 'the seed of those combats', '1')
    .option('--workers <N>', 'worker threads (default: one per core)')
    .option('--keep <FILE>', 'saves the progress; the same command continues from there')
    .option('--csv <FILE>', 'one line per cell')
    .option('--svg <FILE>', 'a heat map')
    .option(...FARM)
    .option(...GAME)
    .option('--json', 'as JSON')
    .addHelpText(
      'after',
      examples(
        'fray sweep ti4 "{1..5} cruiser" "{1..3} dreadnought"',
        'fray sweep ti4 "{2..8} destroyer" "{2..8} fighter, carrier" --svg barrage.svg',
        'fray sweep merc patrol --vary "forces.dictator.units[0].militia=1..6" --csv patrol.csv',
      ),
    )
    .action(async (game, forces, options) => sweep(await withPackages(context, options.game), game, forces, options));

  fray
    .command('worker')
    .description('plays for the farm of a PostgreSQL until Ctrl-C: what others began with --farm')
    .option(...FARM)
    .option('--workers <N>', 'threads (default: one per core)')
    .option(...GAME)
    .addHelpText('after', examples('fray worker --farm postgres://fray@db.example/fray', 'FRAY_FARM=... fray worker'))
    .action((options) => worker(context, options));

  fray
    .command('farm')
    .description('the runs of a farm; stops one, or deletes it')
    .option(...FARM)
    .option('--stop <RUN>', 'no worker takes more of it until it is continued')
    .option('--delete <RUN>', 'with all of its results')
    .option('--json', 'as JSON')
    .addHelpText('after', examples('fray farm', 'fray farm --stop 3f9a', 'fray farm --delete 3f9a'))
    .action((options) => farm(context, options));

  fray
    .command('serve')
    .description('the assistant in the browser, and tables that several devices share, until Ctrl-C')
    .option('--host', 'for the local network too (default: only for this machine)')
    .option('--port <N>', '0: any free one (default: 4747, or a free one if it is taken)')
    .option('--site <DIR>', 'the pages, as "npm run site" makes them (default: those of the package)')
    .option('--origin <URL>', 'what a proxy in front is called (repeatable)', collect)
    .option('--sockets <N>', 'most devices at once (default: 2000)')
    .option('--max-data <MB>', 'megabytes of tables in the folder from which on new ones are refused (default: any)')
    .option('--metrics <PORT>', 'counts and times for Prometheus, for this machine alone')
    .option(...DATA)
    .addHelpText(
      'after',
      `${examples('fray serve', 'fray serve --host --port 8080 --data /srv/fray')}\nWithout --data, DATABASE_URL may name a PostgreSQL database that several servers share.`,
    )
    .action((options) => serve(context, options));

  fray
    .command('tables')
    .argument('[ACTION]', 'backup, export or delete (default: lists them)')
    .argument('[FILE or CODE]', 'the new file of a backup, or a table')
    .description('the shared tables of a folder, also while a server runs on it')
    .option(...DATA)
    .option('--json', 'the list as JSON')
    .addHelpText(
      'after',
      examples(
        'fray tables',
        'fray tables backup tables-1.db',
        'fray tables export K7MPQ2 > K7MPQ2.table.json',
        'fray tables delete K7MPQ2',
      ),
    )
    .action((action, name, options) => tables(context, action, name, options));

  fray
    .command('flow')
    .description('the step table of a game')
    .argument('<GAME>', 'id or alias of a game')
    .option('--mermaid', 'as a Mermaid flowchart')
    .addHelpText('after', examples('fray flow merc', 'fray flow merc --mermaid > merc.mmd'))
    .action((game, options) => flow(context, game, options));

  fray
    .command('stdio')
    .description('the engine for other languages: JSON lines on standard input and output')
    .addHelpText(
      'after',
      examples(`echo '{"id":1,"op":"start","game":"merc","setup":"PRESET","seed":42}' | fray stdio`),
    )
    .action(() => stdio(context));

  for (const command of [fray, ...fray.commands]) command.version(frayVersion(), '--version', 'the version of fray');
  return fray;
}

/** Every command and option with its help, for docs/terminal.md. */
export function helpOf() {
  const { stdin, stdout, stderr } = process;
  return program({ games: GAMES, registry: '', stdin, stdout, stderr }).commands.map((command) => ({
    usage: ['fray', command.name(), ...command.registeredArguments.map(argumentText)].join(' '),
    does: command.description(),
    options: command.options
      .filter(({ long }) => long !== '--version')
      .map(({ flags, description, defaultValue }) => ({
        flags: flags.replace(/[<>]/g, ''),
        does: `${description}${defaultValue === undefined ? '' : ` (default: ${defaultValue})`}`,
      })),
  }));
}
const argumentText = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? name : `[${name}]`;
};

/** Runs a command line and returns the exit code: 0, 2 for bad input, 1 for a bug in Fray, 130 after Ctrl-C. */
export async function fray(context: Context, argv: readonly string[]): Promise<number> {
  try {
    await program(context).parseAsync(argv.length ? argv : ['--help'], { from: 'user' });
    return EXIT.done;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT.done : EXIT.badInput;
    if (error instanceof Unfinished) return error.exitCode;
    if (error instanceof BadInput) {
      const [sentence, ...details] = error.lines;
      for (const line of [wrong(sentence ?? ''), ...details]) remark(context, line);
      return EXIT.badInput;
    }
    const words = error instanceof Error ? (error.stack ?? error.message) : String(error);
    for (const line of mistakeLines(words)) remark(context, line);
    return EXIT.broken;
  }
}

/** Runs the command in this process; tests pass their own games. */
export async function main(
  argv: readonly string[],
  games: readonly GameCard[] = GAMES,
  registry = import.meta.resolve('@fray/games'),
): Promise<number> {
  const { stdin, stdout, stderr } = process;
  const onInterrupt = (hear: () => void) => {
    // A service manager ends what it started with SIGTERM.
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.on(signal, hear);
    return () => {
      for (const signal of signals) process.off(signal, hear);
    };
  };
  const context: Context = { games, registry, stdin, stdout, stderr, onInterrupt };
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    // `fray games | head` closes the pipe early; that is not an error.
    if (error.code === 'EPIPE') process.exit(EXIT.done);
    remark(context, wrong(`The output cannot be written: ${reasonOf(error)}.`));
    process.exit(EXIT.broken);
  });
  // Remarks are lost; the command still finishes.
  stderr.on('error', () => undefined);
  return await fray(context, argv);
}
