import type { Reason } from '@fray/engine';
import { tableRefusal } from '@fray/table';

/** Everything that the terminal itself says while a combat is played; the game has words of its own. */
const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

/** A row of the help: what is typed, and what it does. */
export const row = (typed: string, does: string): string => `  ${typed.padEnd(9)}  ${does}`;

export const en = {
  /** A refusal of the engine or the table; nothing where the game has to say it. */
  refusal: (reason: Reason): string | undefined => tableRefusal(reason),
  yes: /^y(es)?$/i,
  no: /^n(o)?$/i,
  didYouMean: (near: string) => `Did you mean "${near}"?`,

  greeting: (game: string, what: string) => `${game}: ${what}. Type ? for help.`,
  setUp: (name: string, seed: number, typed: boolean) => `set-up ${name}, ${typed ? 'typed dice, ' : ''}seed ${seed}`,
  loaded: (file: string, at: number) => `${file}, after ${moves(at)}`,
  everySeatIsYours: 'You decide for every seat; --bot SEAT=rules gives one to a bot.',

  round: (round: number) => `Round ${round}`,
  nobodyLeft: 'nobody left',
  folded: (count: number) => `(${count} more that are not possible now; m WORD finds those with a word)`,
  alike: (count: number) => `(one of ${count})`,
  late: '(played late)',
  turnLine: (typing: string, others: string) =>
    `${typing} is next to type; ${others} may act now too (w: let others go first).`,
  enterTakes: (number: number) => `Enter takes ${number}`,
  keys: {
    undo: 'u undo',
    redo: 'r redo',
    roll: 'r roll',
    cancel: 'c cancel',
    more: (count: number) => `m more (${count})`,
    advice: 'a advice',
    log: 'l log',
    save: 's save',
    help: '? help',
    quit: 'q quit',
  },

  advice: {
    none: 'There is nothing to decide now.',
    only: 'There is only one thing to do.',
    head: (who: string, playouts: number, policy: string) =>
      `Advice for ${who}, best first: ${playouts} combats a choice, played on by "${policy}".`,
    counted: (who: string, positions: number, policy: string) =>
      `Advice for ${who}, best first: exact, ${positions} positions counted out, played on by "${policy}".`,
    hidden: (who: string) => `What is hidden from ${who} is guessed anew in each.`,
    number: 'no.',
    chance: 'chance',
    over: 'over',
    less: 'to the best',
    left: 'left',
    cost: 'cost',
    choice: 'choice',
    same: (count: number) => `The first ${count} are equally good.`,
    equal: (count: number) => `The first ${count} cannot be told apart.`,
    next: (place: number, why: string) => `About number ${place} in this list: ${why}`,
  },

  noSuchNumber: (most: number) => (most ? `Type a number from 1 to ${most}, or ? for help.` : 'Type ? for help.'),
  noSuchKey: (word: string) => `"${word}" is no number and no key here. Type ? for help.`,
  nothingUsual: 'Enter takes nothing here: type the number of a choice, or ? for help.',
  failed: (why: string) => `That failed by a mistake of Fray itself; nothing was done. (${why})`,
  nobodyElse: 'Nobody else may act now.',
  sure: (what: string) => `${what}: sure?`,
  yesOrNo: '[y/N]',
  nothingMore: (word: string) => `Nothing${word ? ` with "${word}"` : ''} is possible outside the flow now.`,
  shorten: '(m and a word lists only what contains the word)',
  nothingTyped: 'Nothing has been typed yet that could be undone.',
  pastRoll: 'Dice have been thrown since. Go back past that, as the host?',
  pastReveal: 'Something hidden has been shown since. Go back past that, as the host?',
  tookBack: (count: number) => `Took back ${count === 1 ? 'one move' : moves(count)}.`,
  pace: {
    round: 'Pace round: you are asked once a round and wherever somebody has a choice.',
    step: 'Pace step: you are asked at every step of the rules.',
  },
  nothingHidden: 'Nothing is hidden now: everybody sees the same.',
  whoLooks: (seats: string) => `Type v and one of: ${seats}.`,
  everybodyMayLook: 'Nothing is hidden any more: everybody may look.',
  handOver: (name: string) => `${name} is next; the others look away. [Enter]`,

  saved: (file: string) => `Saved as ${file}. Go on with it later: fray play --load ${file}`,
  saveAs: (suggested: string) => `Save as [${suggested}]`,
  replace: (file: string) => `"${file}" is there already. Replace it?`,
  saveFirst: 'Save before you quit? [y/N, or a file name]',
  inputEnded: 'The input ended.',
  keptAs: (file: string) => `The combat was saved as ${file}.`,
  notKept: 'The combat was not saved.',
  couldNotKeep: 'The combat could not be saved.',

  throws: (who: string, count: number, sides: number, what: string) => `${who} throws ${count} d${sides} (${what})`,
  draws: (who: string, count: number, what: string) => `${who} draws${count === 1 ? '' : ` ${count}`} (${what})`,
  orMore: (face: number) => `${face} or more`,
  orLess: (face: number) => `${face} or less`,
  diceAt: (count: number, needs: string) => `${count} at ${needs}`,
  diceFor: (count: number, whom: string, needs: string | undefined) =>
    `${count} for ${whom}${needs === undefined ? '' : ` (${needs})`}`,
  typeDice: 'Type what came up, some or all. (random: the computer throws)',
  typeDrawn: 'Type the name of what was drawn. (random: the computer draws; names: all that it can be)',
  computerDraws: 'The computer draws.',
  computerThrows: (faces: string) => `The computer throws ${faces}.`,

  note: (seat: string, what: 'undone' | 'redone' | 'cancelled' | 'late', fence: 'roll' | 'reveal' | undefined) => {
    const did = { undone: 'undid', redone: 'redid', cancelled: 'cancelled', late: 'went back to make' }[what];
    const past = fence === 'roll' ? ', past a roll' : fence === 'reveal' ? ', past a reveal' : '';
    return `(${seat} ${did} a move${past})`;
  },
  overAfter: (at: number, outcome: string) => `After ${moves(at)}: ${outcome}`,
  standsAfter: (at: number, step: string) => `After ${moves(at)} the combat is at: ${step}`,
  verified: (at: number) =>
    at === 1 ? 'Verified: the 1 move leads to the saved state.' : `Verified: the ${at} moves lead to the saved state.`,
  earlier: (count: number) => `(${count} earlier moves cannot be shown)`,

  form: {
    how: (example: string) => `Type ${example} or JSON; "random" for any legal answer; nothing to leave it.`,
    number: (least: number | undefined, most: number | undefined) =>
      least === undefined && most === undefined
        ? 'a whole number'
        : `a whole number from ${least ?? 'any'} to ${most ?? 'any'}`,
    choice: (options: string) => `one of ${options}`,
    set: (options: string) => `some of ${options}; with commas between`,
    counts: (options: string) => `how many of each: ${options}`,
    text: 'a text',
    flag: 'yes or no',
    yes: 'yes',
    no: 'no',
    json: 'JSON',
    optional: '(may be left out)',
    noJson: (why: string) => `That is no valid JSON: ${why}.`,
    noPair: (text: string) => `"${text}" is no NAME=VALUE.`,
    noField: (name: string, fields: string) => `There is no field "${name}". The fields are: ${fields}.`,
    noOption: (value: string, field: string) => `"${value}" is nothing that "${field}" can be.`,
    random: (answer: string) => `Filled in: ${answer}`,
  },

  help: {
    play: [
      'Type the number of a choice. Choices marked with - are not possible now; the reason stands behind them.',
      row('NUMBER', 'do it; what gives something up for good is asked twice'),
      row('Enter', 'the usual thing, where there is one: throw the dice, finish, go on, pass, or the only thing to do'),
      row('', 'where a line says what Enter does, all of that as one answer; a number does one thing instead'),
      row('u', 'undo one answer; past dice or a reveal it asks first, as the host of the table would'),
      row('r', 'redo what was undone; with nothing undone, roll the dice that the step is about'),
      row('c', 'cancel what is open: back to the move that opened it'),
      row(
        'm [WORD]',
        'more: adjusts, giving up and whatever else is possible outside the flow; only what contains the word',
      ),
      row('w', 'wait: where several may act, let the others go first'),
      row('l', 'the log from the start'),
      row('s [FILE]', 'save'),
      row('a', 'advice: every choice with its chance, the best first'),
      row('p', 'pace: asked once a round and wherever there is a choice, or at every step'),
      row('v SEAT', 'look with the eyes of another seat, while something is hidden'),
      row('?', 'this help, and at every other question what can be answered there'),
      row('q', 'quit; offers to save'),
      'Where dice are asked for, type what you threw, some or all of them: "6 3 1". "random" lets the computer throw.',
    ],
    more: ['Type the number of one of these, or nothing to leave the list. m WORD lists only what contains the word.'],
    form: [
      'Type NAME=VALUE for one field or several, with spaces between; what has a space in it stands in quotes: name="Old Joe".',
      'What you leave out stays as it was. With one field alone its value will do. JSON is taken as well.',
      row('random', 'any legal answer'),
      row('Enter', 'leave the form; nothing is done'),
      row('?', 'this help'),
    ],
    confirm: ['y does it; anything else leaves everything as it is.'],
    saveAs: ['Type the name of a file, or nothing for the name in brackets.'],
    saveFirst: ['y saves and quits, a name saves under that name and quits, anything else quits without saving.'],
    handOver: ['Give the screen to whoever is named there; Enter shows what that seat may see.'],
  },
};

/** Another language has the same keys. */
export type Words = typeof en;
