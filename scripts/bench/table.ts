import { Combat, seededDice, TABLE, type Types } from '@fray/engine';
import { GAMES, type GameWithSetup, loadWithSetup } from '@fray/games';
import { Table } from '@fray/table';
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
