import { Combat, LARGEST_SAVE, makeSave, prompt, readSave, seededDice, TABLE, type Types } from '@fray/engine';
import { GAMES, type GameWithSetup, loadWithSetup } from '@fray/games';
import { Table } from '@fray/table';
import { couldReply } from '../../packages/table/src/face.ts';
import { Leaks } from '../../packages/table/src/leaks.ts';
import { cpuSeconds } from './cpu-time.ts';

/** An answer with its next question costs at most this many times the prompts and moves that it stands for. */
const MOST = 4;
/** CPU seconds of single moves to warm up with, and to measure. */
const [WARM, MEASURED] = [0.5, 1];

/** Plays a combat by answers of the policy, two people at one device: the CPU time, and the moves it came to. */
function playByAnswers(game: GameWithSetup, setup: unknown, seed: number) {
  const combat = Combat.begin(game.rules, setup, seededDice(seed)) as Combat<Types>;
  const table = new Table(game, combat);
  let seconds = 0;
  let began = cpuSeconds();
  table.start();
  for (let i = 0; i < 300 && combat.outcome === undefined && !combat.need; i++) {
    table.holder = table.handOverTo ?? table.holder;
    const questions = table.ask();
    const question = questions.find(({ seat }) => seat === table.holder) ?? questions[0];
    const proposed = question && 'moves' in question ? question.moves : [];
    seconds += cpuSeconds() - began;
    if (!question) break;
    const { seat, seen } = question;
    const action = proposed.length ? undefined : combat.askBot(seat, game.bot);
    const [first] = question.choices.filter(({ not, form }) => !not && !form);
    const moves = proposed.length
      ? proposed
      : [{ seat, action: action ?? (first as { action: Types['action'] }).action }];
    began = cpuSeconds();
    const answer = table.answer({ moves, seen });
    if (!answer.ok) throw new Error(answer.reason.code);
  }
  return { seconds: seconds + cpuSeconds() - began, moves: combat.moves };
}
/** The same moves one by one, with the prompt before each. */
function playByMoves(game: GameWithSetup, setup: unknown, seed: number, moves: Combat<Types>['moves']): number {
  const combat = Combat.begin(game.rules, setup, seededDice(seed)) as Combat<Types>;
  const began = cpuSeconds();
  for (const { seat, action } of moves) {
    combat.prompt();
    if (seat === TABLE) combat.leaveDice();
    else combat.move(seat, action as Types['action']);
  }
  return cpuSeconds() - began;
}

/** Prints the ratio for every game; what costs more than it may is returned. */
export async function reportTable(): Promise<string[]> {
  const missed: string[] = [];
  console.log('\n| an answer with its next question | times its prompts and moves | at most |\n|---|---:|---:|');
  for (const card of GAMES) {
    const game = await loadWithSetup(card);
    const setup = game.setup.presets[0]?.setup;
    let seed = 0;
    const measure = (limit: number): number => {
      let [answers, bare] = [0, 0];
      for (; bare < limit; seed++) {
        const { seconds, moves } = playByAnswers(game, setup, seed);
        answers += seconds;
        bare += playByMoves(game, setup, seed, moves);
      }
      return answers / bare;
    };
    measure(WARM);
    const ratio = measure(MEASURED);
    console.log(`| ${card.id} | ${ratio.toFixed(1)} | ${MOST} |`);
    if (ratio > MOST) missed.push(`${card.id}: an answer costs ${ratio.toFixed(1)} times its moves, at most ${MOST}`);
  }
  return missed;
}

/** The check whether a pass betrays a hand costs at most this many times a move, at the median. */
const MOST_CHECK = 1;
/** Presets and seeds that are played, and moves of each combat. */
const [PRESETS, SEEDS, LONGEST] = [6, 3, 400];

const median = (list: number[]): number => list.sort((a, b) => a - b)[list.length >> 1] ?? 0;
function milliseconds(work: () => void): number {
  const began = process.hrtime.bigint();
  work();
  return Number(process.hrtime.bigint() - began) / 1e6;
}

/** Combats by the policy: how long each check of a single pass takes, and each move. */
function measureChecks(game: GameWithSetup): { checks: number[]; moves: number[] } {
  const { always: _, ...rules } = game.rules;
  const found: { checks: number[]; moves: number[] } = { checks: [], moves: [] };
  const starts = game.setup.presets.slice(0, PRESETS).flatMap(({ setup }) => Array<unknown>(SEEDS).fill(setup));
  for (const [seed, setup] of starts.entries()) {
    const combat = Combat.begin(game.rules, setup, seededDice(seed)) as Combat<Types>;
    const leaks = new Leaks({ rules, imagineMost: game.imagineMost });
    for (let i = 0; i < LONGEST && combat.outcome === undefined && !combat.need; i++) {
      const [first, more] = prompt(rules, combat.state).filter(({ not }) => !not);
      if (!first || !game.players.includes(first.seat)) break;
      const { seat, role } = first;
      const others = game.players.filter((one) => one !== seat);
      if (!more && role === 'passes') found.checks.push(milliseconds(() => leaks.betrays(combat.state, first, others)));
      const action = combat.askBot(seat, game.bot);
      if (action) found.moves.push(milliseconds(() => combat.move(seat, action)));
    }
  }
  return found;
}

/** Prints what the check costs in games that hide something; what costs more than it may is returned. */
export async function reportChecks(): Promise<string[]> {
  const missed: string[] = [];
  console.log(
    '\n| would a pass betray a hand? | median of a check | of a move | times | at most |\n|---|---:|---:|---:|---:|',
  );
  for (const card of GAMES) {
    const game = await loadWithSetup(card);
    if (!game.rules.secrets) continue;
    measureChecks(game);
    const { checks, moves } = measureChecks(game);
    // In some games nobody ever passes alone.
    if (!checks.length) continue;
    const [check, move] = [median(checks), median(moves)];
    const times = check / move;
    console.log(
      `| ${card.id} | ${(check * 1000).toFixed(1)} µs | ${(move * 1000).toFixed(1)} µs | ${times.toFixed(2)} | ${MOST_CHECK} |`,
    );
    if (times > MOST_CHECK)
      missed.push(`${card.id}: a check costs ${times.toFixed(2)} times a move, at most ${MOST_CHECK}`);
  }
  return missed;
}

/** Finding who could answer a line costs at most this many listings of choices for each card tried and move of the line. */
const MOST_LISTINGS = 8;
/** Two fleets whose hits leave a choice, with hidden hands. */
const FORCES = '2 dreadnought, 1 carrier, 1 cruiser, 2 fighter';
const LINE = {
  attacker: { forces: `letnev: ${FORCES}`, hand: ['bunker'] },
  defender: { forces: `sol: ${FORCES}`, hand: ['fire-team'] },
  start: 'P2.1',
};

/** Prints what it costs to find who could answer the first line of hits in Twilight Imperium. */
export async function reportAnswers(): Promise<string[]> {
  const [card] = GAMES.filter(({ id }) => id === 'twilight-imperium');
  const game = card && (await loadWithSetup(card));
  const read = game?.setup.check(LINE);
  if (!game || !read?.ok) return ['the fight with hidden hands cannot be set up'];
  const { always: _, ...flow } = game.rules;
  const combat = Combat.begin(game.rules, read.setup, seededDice(3)) as Combat<Types>;
  const table = new Table(game, combat, { shared: true });
  table.start();
  const isLine = () => table.ask().find((one) => one.kind === 'together' && one.moves.length > 1);
  for (let i = 0; i < 40 && !isLine(); i++) {
    const [question] = table.ask();
    if (!question) break;
    const { seat, choices } = question;
    const pass = choices.find(({ role }) => role === 'passes' || role === 'rolls') ?? choices[0];
    const moves = 'moves' in question && question.moves.length ? question.moves : pass ? [pass] : [];
    if (!table.answer({ moves: moves.map(({ seat: by = seat, action }) => ({ seat: by, action })) }).ok) break;
  }
  const line = isLine();
  if (line?.kind !== 'together') return ['no line of hits came up'];
  const other = line.seat === 'attacker' ? 'defender' : 'attacker';
  const most = game.imagineMost?.(combat.view(undefined), other) as unknown as typeof combat.state & {
    parties: Record<string, { hand: string[] }>;
  };
  const tried = (most.parties[other]?.hand.length ?? 0) * line.moves.length;
  const many = (work: () => unknown) => median(Array.from({ length: 60 }, () => milliseconds(work)).slice(30));
  const listing = many(() => prompt(flow, combat.state));
  const times =
    many(() => couldReply(game, { flow, view: combat.view(), moves: line.moves, seat: other })) / listing / tried;
  console.log(`\nFinding who could answer a line: ${times.toFixed(2)} listings for each of ${tried} cards and moves`);
  return times > MOST_LISTINGS ? [`who could answer costs ${times.toFixed(2)} listings, at most ${MOST_LISTINGS}`] : [];
}

/** Refusing an edited save of 8 MB costs at most this many times the CPU time of parsing its JSON. */
const MOST_REFUSAL = 10;

/** Prints what it costs to refuse the largest edited saves: long lists of one small thing, which parse fastest. */
export async function reportRefusals(): Promise<string[]> {
  const missed: string[] = [];
  const game = await loadWithSetup(GAMES[0] as (typeof GAMES)[number]);
  const save = makeSave(Combat.begin(game.rules, game.setup.presets[0]?.setup, seededDice(1)) as Combat<Types>);
  for (const [name, small] of Object.entries({ numbers: 1, lists: [], records: {}, texts: '' })) {
    const fits = (LARGEST_SAVE - JSON.stringify(save).length) / (JSON.stringify(small).length + 1);
    const text = JSON.stringify({ ...save, state: { ...save.state, junk: Array(Math.floor(fits) - 10).fill(small) } });
    const fastest = (work: () => unknown): number =>
      Math.min(
        ...Array.from({ length: 7 }, () => {
          const began = cpuSeconds();
          work();
          return cpuSeconds() - began;
        }),
      );
    const times = fastest(() => readSave(text)) / fastest(() => JSON.parse(text));
    console.log(
      `Refusing an edited save of 8 MB of ${name}: ${times.toFixed(1)} times its JSON, at most ${MOST_REFUSAL}`,
    );
    if (times > MOST_REFUSAL) missed.push(`an edited save of ${name} costs ${times.toFixed(1)} times its JSON`);
  }
  return missed;
}
