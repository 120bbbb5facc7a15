import { Combat, prompt, seededDice, TABLE, type Types } from '@fray/engine';
import { GAMES, type GameWithSetup, loadWithSetup } from '@fray/games';
import { Table } from '@fray/table';
import { Leaks } from '../../packages/table/src/leaks.ts';
import { cpuSeconds } from './clock.ts';

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
