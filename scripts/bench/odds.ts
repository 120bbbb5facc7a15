import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { advise, odds } from '@fray/advisor';
import { choices, clone, Runner, seededDice } from '@fray/engine';
import { chanceFrom, findGame, gameRefusal, loadWhole, simulate, type WholeGame, withOdds } from '@fray/games';
import { cpuSeconds } from './cpu-time.ts';
import { solveFight } from './straight.ts';

/**
 * Exact odds of Twilight Imperium, as ratios in one run: each against something else that was measured beside it. `npm run bench` fails
 * where one is missed.
 */
interface OddsRow {
  name: string;
  ratio: number;
  /** At least this many times, or at most. */
  wanted: { least: number } | { most: number };
}

const ATTACKER = '3 dreadnought, 2 carrier, 8 fighter, 1 war sun';
const DEFENDER = '2 dreadnought, 4 cruiser, 6 fighter, 1 flagship';
const THIRTY = '5 dreadnought, 4 carrier, 12 fighter, 2 war sun, 7 cruiser';
const OTHER_THIRTY = '5 dreadnought, 1 carrier, 7 cruiser, 12 fighter, 1 flagship, 4 destroyer';
/** Combats that are played; the time is scaled up to 20,000. */
const PLAYED = 2000;
const SAMPLED = 20_000;
/** The whole flow to its end, with survivors and hits: about half as fast as the fight alone. */
const WHOLE = 1500;

async function load(id = 'twilight-imperium'): Promise<WholeGame> {
  const found = findGame(id);
  if (!found.ok) throw new Error(gameRefusal(found.reason));
  const game = await loadWhole(found.card);
  await game.setup.ready?.();
  return withOdds(game, game.odds);
}
function readSetup(game: WholeGame, words: unknown): unknown {
  const read = game.setup.check(words);
  if (!read.ok) throw new Error(read.problems.map((problem) => game.setup.text.en.problem(problem)).join(' '));
  return read.setup;
}
/** A space combat of two fleets, without the limits of the box. */
const fight = (game: WholeGame, faction: string, attacker: string, defender: string): unknown =>
  readSetup(game, {
    attacker: `${faction}: ${attacker}`,
    defender: `arborec: ${defender}`,
    start: 'P2.1',
    extent: 'space',
    options: { unitLimits: false },
  });

const FOUR = '3 cruiser, 1 dreadnought';
/** Fights in which uses are decided and an attack, each with how many medium fights it may cost. */
const DECIDED = [
  { name: 'Direct Hit, 4 v 4', a: `${FOUR}; direct hit`, d: FOUR, most: 20 },
  { name: 'Morale Boost against Shields Holding', a: `${FOUR}; morale boost`, d: `${FOUR}; shields holding`, most: 60 },
  {
    name: 'two cards a side',
    a: `${FOUR}; direct hit, morale boost`,
    d: `${FOUR}; shields holding, emergency repairs`,
    most: 300,
  },
  {
    name: 'Morale Boost, 10 v 10',
    a: '2 dreadnought, 3 cruiser, 1 carrier, 4 fighter; morale boost',
    d: '1 dreadnought, 4 cruiser, 1 carrier, 4 fighter',
    most: 200,
  },
  { name: 'the attack on Quann', most: 5 },
] as const;
const ATTACK = 'sol: 2 dreadnought, 1 carrier, 4 infantry vs saar: 1 destroyer; on Quann: 2 infantry, 1 pds';
function setupOf(game: WholeGame, name: string): unknown {
  const one = DECIDED.find((row) => row.name === name);
  if (!one) return fight(game, 'arborec', ATTACKER, DEFENDER);
  if (!('a' in one)) return readSetup(game, ATTACK);
  return readSetup(game, { attacker: `hacan: ${one.a}`, defender: `winnu: ${one.d}`, start: 'P2.1', extent: 'space' });
}
/** CPU seconds of a question in a process that asks nothing else, as `fray odds` does. */
export async function askAlone(name: string): Promise<number> {
  const game = await load();
  const setup = setupOf(game, name);
  const began = cpuSeconds();
  odds(game, { from: { setup } });
  return cpuSeconds() - began;
}
/** All are asked the same way, the medium fight too: once it was asked hundreds of times it takes a tenth of the first time. */
function decidedRows(file: string): { rows: OddsRow[]; medium: number } {
  const alone = (name: string): number => {
    const ask = () => Number(execFileSync(process.execPath, [file, '--odds-alone', name], { encoding: 'utf8' }));
    return [ask(), ask(), ask()].sort((a, b) => a - b)[1] as number;
  };
  const medium = alone('medium');
  const rows = DECIDED.map(({ name, most }) => ({
    name: `${name}, against the medium fight asked the same way`,
    ratio: alone(name) / medium,
    wanted: { most },
  }));
  return { rows, medium };
}

/** CPU seconds of one call, the best of five lots, after as many calls to warm up. */
function secondsOf(calls: number, work: () => unknown): number {
  const lot = (): number => {
    const began = cpuSeconds();
    for (let call = 0; call < calls; call++) work();
    return (cpuSeconds() - began) / calls;
  };
  return Math.min(...Array.from({ length: 6 }, lot).slice(1));
}

/** Milliseconds of the first question in a process that has asked none. */
export async function firstCall(): Promise<number> {
  const game = await load();
  const setup = fight(game, 'arborec', ATTACKER, DEFENDER);
  const began = cpuSeconds();
  solveFight(game.rules as never, setup as never);
  return 1000 * (cpuSeconds() - began);
}

/** Combats of each choice, as the browser plays them. */
const PLAYOUTS = 128;
/** Advice at the first prompt of a patrol of MERC with something to choose: CPU seconds, and of how many choices. */
async function mercAdvice(): Promise<{ seconds: number; choices: number }> {
  const game = await load('merc');
  const setup = game.setup.presets.find(({ id }) => id === 'patrol')?.setup;
  const source = seededDice(1, 0);
  const runner = new Runner(game.rules, game.rules.begin(clone(setup)), source);
  runner.start();
  for (;;) {
    const all = choices(game.rules, runner.state);
    const seat = all[0]?.seat as string;
    const list = all.filter((choice) => choice.seat === seat);
    const view = game.rules.view(runner.state, seat);
    const asked = { view, seat, list, playouts: PLAYOUTS, exact: false as const };
    if (list.length > 1) return { seconds: secondsOf(1, () => advise(game, asked)), choices: list.length };
    runner.apply(seat, game.bot(view, seat, list, chanceFrom(source)));
  }
}

/** How much sooner two workers are done than one: the one figure that a clock on the wall has to tell. Each compiles for itself first. */
function twoWorkers(): number {
  const fray = fileURLToPath(new URL('../../packages/cli/bin/fray.js', import.meta.url));
  const asked = ['simulate', 'twilight-imperium', '--setup', 'medium-fleets', '--games', '160000', '--json'];
  const [one, two] = [1, 2].map((workers) => {
    const began = performance.now();
    execFileSync(process.execPath, [fray, ...asked, '--workers', String(workers)], { stdio: 'pipe' });
    return performance.now() - began;
  }) as [number, number];
  return one / two;
}

async function oddsRows(file: string): Promise<{ rows: OddsRow[]; notes: string[] }> {
  const game = await load();
  const medium = fight(game, 'arborec', ATTACKER, DEFENDER);
  const hooked = fight(game, 'jol-nar', ATTACKER, DEFENDER);
  const thirty = fight(game, 'arborec', THIRTY, OTHER_THIRTY);
  const duel = fight(game, 'arborec', '2 dreadnought', '2 dreadnought');
  const ask = (setup: unknown) => () => solveFight(game.rules as never, setup as never);
  const { skipAhead: _, ...stepwise } = game.rules;
  const { mergeRolls: __, ...everyFace } = stepwise;
  const playing = secondsOf(1, () => simulate(game, medium, {}, { seed: 1, from: 0, to: PLAYED })) * (SAMPLED / PLAYED);
  const [exact, exactHooked, exactThirty] = [
    secondsOf(50, ask(medium)),
    secondsOf(20, ask(hooked)),
    secondsOf(10, ask(thirty)),
  ];
  const asWhole = secondsOf(50, () => odds(game, { from: { setup: medium } }));
  const faces = secondsOf(1, () => odds({ ...game, rules: everyFace }, { from: { setup: duel } }));
  const lumps = secondsOf(5, () => odds({ ...game, rules: stepwise }, { from: { setup: duel } }));
  const firsts = Array.from({ length: 5 }, () =>
    Number(execFileSync(process.execPath, [file, '--odds-first'], { encoding: 'utf8' })),
  ).sort((a, b) => a - b);
  const first = firsts[2] as number;
  const ms = (seconds: number): string => (1000 * seconds).toFixed(2);
  const decided = decidedRows(file);
  const merc = await mercAdvice();
  return {
    rows: [
      {
        name: 'medium fight, exact with survivors, against 20,000 combats',
        ratio: playing / exact,
        wanted: { least: 3000 },
      },
      {
        name: 'the same with all that comes after it, by `odds`',
        ratio: playing / asWhole,
        wanted: { least: WHOLE },
      },
      { name: 'the same with hooks on dice', ratio: playing / exactHooked, wanted: { least: 500 } },
      { name: '30 a side with a barrage, against the medium fight', ratio: exactThirty / exact, wanted: { most: 25 } },
      { name: 'the first call, against a warm one', ratio: first / (1000 * exact), wanted: { most: 40 } },
      ...decided.rows,
      { name: 'two dreadnoughts against two: every face, against hits', ratio: faces / lumps, wanted: { least: 15 } },
    ],
    notes: [
      `medium fight ${ms(exact)} ms (${ms(asWhole)} ms with all that comes after it, ${ms(decided.medium)} ms in a process that asks once), with hooks ${ms(exactHooked)} ms, 30 a side ${ms(exactThirty)} ms, first call ${first.toFixed(1)} ms of CPU;`,
      `${Math.round(SAMPLED / playing)} sampled combats per CPU second; the duel ${ms(lumps)} ms by hits, ${ms(faces)} ms by faces;`,
      `advice in MERC with ${PLAYOUTS} combats a choice ${ms(merc.seconds / merc.choices)} ms a choice; two workers are done ${twoWorkers().toFixed(2)} times sooner than one.`,
    ],
  };
}

/** Prints all rows; returns those that were missed. `file`: this benchmark, to run it again. */
export async function tellOdds(file: string): Promise<string[]> {
  const { rows, notes } = await oddsRows(file);
  console.log('| exact odds | times | wanted |\n|---|---:|---:|');
  const missed: string[] = [];
  for (const { name, ratio, wanted } of rows) {
    const [words, held] =
      'least' in wanted
        ? [`at least ${wanted.least}`, ratio >= wanted.least]
        : [`at most ${wanted.most}`, ratio <= wanted.most];
    console.log(`| ${name} | ${ratio.toFixed(1)} | ${words} |`);
    if (!held) missed.push(`${name}: ${ratio.toFixed(1)} times, wanted ${words}`);
  }
  for (const note of notes) console.log(note);
  return missed;
}
