import { Combat, jsonFault, makeSave, parseSave, type Reason, refusal, seededDice, type Types } from '@fray/engine';
import type { WholeGame } from '@fray/games';
import { chanceOf, playOne } from './playing.ts';

/** What was answered to a file, and every law that the answer breaks. */
export interface Verdict {
  /** The code of the refusal, or `opens`, `fits`. */
  answer: string;
  faults: string[];
  /** Sentences that say nothing. */
  empty?: string[];
}

const MOVES = 20;
/** Longer than any sentence that people read. */
const LONGEST_SENTENCE = 1000;
/** Several words and a full stop; a sentence may begin with what was found. */
const WHOLE = /^\S+\s.*[.?!]$/su;

const messageOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const where = (error.stack ?? '').split('\n').find((line) => /packages\/\w+\/src/.test(line)) ?? '';
  return `${error.name}: ${error.message.slice(0, 200)}${where.replace(/^\s*at/, ' at').replace(/\(?[^ ]*packages\//, '')}`;
};
const attempt = (what: string, faults: string[], work: () => void): void => {
  try {
    work();
  } catch (error) {
    faults.push(`${what}: ${messageOf(error)}`);
  }
};

/** A sentence that tells a person what is wrong. */
function sentenceFault(sentence: string | undefined, code: string): string | undefined {
  if (sentence === undefined) return `no sentence for "${code}"`;
  if (sentence.length > LONGEST_SENTENCE) return `too long a sentence for "${code}": ${sentence.length} characters`;
  return WHOLE.test(sentence) ? undefined : `no whole sentence for "${code}": ${sentence.slice(0, 100)}`;
}

/** A save as a file from anywhere: refused with a sentence, or a combat that goes on. */
export function checkSave(game: WholeGame, text: string): Verdict {
  const faults: string[] = [];
  let answer = 'throws';
  attempt('opening', faults, () => {
    const opened = parseSave(game.rules, text, { check: game.setup.check });
    if (opened.ok) {
      answer = 'opens';
      faults.push(...playable(game, opened.combat));
      return;
    }
    answer = opened.reason.code;
    const fault = sentenceFault(refusal(opened.reason), answer);
    if (fault) faults.push(fault);
  });
  return { answer, faults };
}

/** A setup as a file from anywhere: problems with sentences, or a combat that begins and goes on. */
export function checkSetup(game: WholeGame, text: string): Verdict {
  const faults: string[] = [];
  const empty: string[] = [];
  let answer = 'throws';
  attempt('checking', faults, () => {
    const found = game.setup.check(inputOf(text));
    answer = found.ok ? 'fits' : 'refused';
    if (found.ok) {
      const again = game.setup.check(JSON.parse(JSON.stringify(found.setup)));
      if (!again.ok) faults.push(`what was read is refused when it is read again: ${again.reason.code}`);
      attempt('beginning', faults, () => {
        faults.push(...playable(game, Combat.begin(game.rules, found.setup, seededDice(5))));
      });
      return;
    }
    if (!found.problems.length) faults.push('refused without a problem');
    const told = (problem: Reason & { path: string }, language: string): void => {
      const sentence = game.setup.text[language]?.problem(problem);
      const fault = sentenceFault(sentence, problem.code);
      if (fault) faults.push(`${language}: ${fault}`);
      if (/invalid input/i.test(sentence ?? '')) empty.push(`${problem.code} at ${problem.path.replace(/\d+/g, '')}`);
    };
    for (const problem of [found.reason, ...found.problems.slice(0, 50)]) {
      for (const language of Object.keys(game.text)) told(problem, language);
    }
  });
  return { answer, faults, empty };
}

/** JSON where it is JSON; else the text itself, which some games read. */
function inputOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Everything that a screen asks, then random moves, a way back and a save that opens again. */
function playable(game: WholeGame, combat: Combat<Types>): string[] {
  const faults: string[] = [];
  const chance = chanceOf(combat.bots % 1e6);
  try {
    showAll(game, combat);
    for (let i = 0; i < MOVES && combat.outcome === undefined; i++) {
      if (!playOne(game, combat, chance)) break;
      showAll(game, combat);
      const fault = jsonFault(combat.state);
      if (fault) throw new Error(`after ${i + 1} moves the state is not plain: ${fault}`);
    }
    const again = parseSave(game.rules, JSON.stringify(makeSave(combat)), { check: game.setup.check });
    if (!again.ok) faults.push(`saved, it does not open again: ${refusal(again.reason)}`);
    for (let i = 0; i < 3 && combat.canUndo; i++) combat.undo({ host: true });
    showAll(game, combat);
  } catch (error) {
    faults.push(`playing: ${messageOf(error)}`);
  }
  return faults;
}

function showAll(game: WholeGame, combat: Combat<Types>): void {
  const { en } = game.text;
  const { state, need, outcome } = combat;
  for (const choice of combat.prompt()) {
    en.label(choice, state);
    if (choice.not) en.reason(choice.not);
  }
  for (const seat of [...game.rules.seats, undefined]) combat.view(seat);
  game.standing(state, en);
  if (need) en.note(need.why);
  if (outcome !== undefined) en.outcome(outcome);
  for (const { event } of combat.last?.events ?? []) en.log(event, state);
}
