import type { Reason } from '@fray/engine';
import { tableRefusal } from '@fray/table';

const moves = (count: number): string => (count === 1 ? '1 move' : `${count} moves`);

/** A row of the help: what is typed, and what it does. */
export const row = (typed: string, does: string): string => `  ${typed.padEnd(9)}  ${does}`;

/** What the terminal itself says while a combat is played; the game's texts come from its own catalog. */
export const en = {
  /** `undefined` if the code belongs to the game. */
  refusal: (reason: Reason): string | undefined => tableRefusal(reason),
  yes: /^y(es)?$/i,
  no: /^n(o)?$/i,
  didYouMean: (near: string) => `Did you mean "${near}"?`,

  greeting: (game: string, what: string) => `${game}: ${what}. Type ? for help.`,
  setup: (name: string, seed: number, typed: boolean) => `setup ${name}, ${typed ? 'typed dice, ' : ''}seed ${seed}`,
  loaded: (file: string, at: number) => `${file}, after ${moves(at)}`,
  unknownLanguage: (asked: string, languages: string) =>
    `There is no language "${asked}" (languages: ${languages}). Fray continues in English.`,
  gameHasNot: (game: string, language: string) => `${game} has no texts in "${language}": it is shown in English.`,
  everySeatIsYours: 'You decide for every seat; --bot SEAT=rules gives one to a bot.',

  nobodyLeft: 'nobody left',
  folded: (count: number) => `(${count} more are not possible now; m WORD lists those with a word)`,
  alike: (count: number) => `(one of ${count})`,
  late: '(played late)',
  turnLine: (next: string, others: string) => `${next} types next; ${others} may act now too (w: let others go first).`,
  alone: (what: string) => `Only ${what}`,
  enterTakes: (number: number) => `Enter takes ${number}`,
  keys: {
    undo: 'u undo',
    redo: 'r redo',
    roll: 'r roll',
    cancel: 'c cancel',
    more: (count: number) => `m more (${count})`,
    advice: 'a advice',
    orders: 'o orders',
    log: 'l log',
    save: 's save',
    help: '? help',
    quit: 'q quit',
  },

  advice: {
    none: 'There is nothing to decide now.',
    only: 'There is only one thing to do.',
    head: (who: string, playouts: number, against: string) =>
      `Advice for ${who}, best first: ${playouts} combats a choice, ${against}.`,
    counted: (who: string, positions: number, against: string) =>
      `Advice for ${who}, best first: exact (${positions === 1 ? '1 position' : `${positions} positions`}), ${against}.`,
    hidden: (who: string) => `What is hidden from ${who} is guessed again for each combat.`,
    number: 'no.',
    win: 'win',
    draw: 'draw',
    loss: 'loss',
    over: 'over',
    less: 'vs. best',
    left: 'left',
    cost: 'cost',
    costsThem: 'costs them',
    choice: 'choice',
    same: (count: number) => `The first ${count} are equally good.`,
    equal: (count: number) => `The first ${count} are too close to call.`,
    why: (first: string, next: string, why: string) => `"${first}" against "${next}": ${why}`,
    ranked: (objective: string) => `Ranked by value: ${objective}.`,
  },

  notHere: (text: string) => (text ? `"${text}" says nothing at this question.` : 'Enter does nothing here.'),
  noSuchNumber: (most: number) => (most ? `Type a number from 1 to ${most}, or ? for help.` : 'Type ? for help.'),
  noSuchKey: (word: string) => `"${word}" is neither a number nor a key here. Type ? for help.`,
  noDefault: 'Enter does nothing here: type the number of a choice, or ? for help.',
  failed: (why: string) => `That failed because of a bug in Fray; nothing was done. (${why})`,
  nobodyElse: 'Nobody else may act now.',
  sure: (what: string) => `${what}: sure?`,
  yesOrNo: '[y/N]',
  nothingMore: (word: string) => `Nothing else${word ? ` with "${word}"` : ''} is possible now.`,
  shorten: '(m and a word lists only what contains the word)',
  nothingTyped: 'You have not decided anything yet that could be undone.',
  pastRoll: 'Dice have been rolled since. Undo anyway, as the host?',
  pastReveal: 'Something hidden has been revealed since. Undo anyway, as the host?',
  tookBack: (count: number) => `Undid ${moves(count)}.`,
  pace: {
    round: 'Pace round: you are asked once a round and whenever someone has a choice.',
    step: 'Pace step: you are asked at every step of the rules.',
  },
  nothingHidden: 'Nothing is hidden now: everyone sees the same.',
  whoLooks: (seats: string) => `Type v and one of: ${seats}.`,
  everybodyMayLook: 'Nothing is hidden anymore: everyone may look.',
  liesOpen: 'The table lies open again: everyone may look.',
  lookAtHand: (keys: string) => `Hands are face down. Look at one: ${keys}; v alone puts it down.`,
  nobodyAnswers: 'Nobody answers: go on',
  orders: {
    none: 'This game has no orders.',
    lookFirst: (keys: string) => `Orders belong to a seat. Look at its hand first: ${keys}; then o.`,
    head: (who: string) => `Orders of ${who}. They are no moves: no log, save or link has them.`,
    how: 'o and a number with what it should be: o 1 never; o 1 off ends the order.',
    noSuch: (most: number) => `Type o and a number from 1 to ${most}, or o alone for the list.`,
    noAnswer: (what: string, answers: string) => `${what}: type one of ${answers}, or off.`,
    off: /^(off|stop)$/,
    answers: {
      everybody: 'ask everybody',
      never: 'never',
      first: 'round 1',
      big: 'big ships',
      always: 'always',
      take: 'take it',
      ask: 'ask me',
    },
  },
  handOver: (name: string) => `${name} is next; everyone else looks away. [Enter]`,

  saved: (file: string) => `Saved as ${file}. Continue later: fray play --load ${file}`,
  saveAs: (suggested: string) => `Save as [${suggested}]`,
  replace: (file: string) => `"${file}" already exists. Replace it?`,
  saveFirst: 'Save before you quit? [y/N, or a file name]',
  inputEnded: 'The input ended.',
  savedAs: (file: string) => `The combat was saved as ${file}.`,
  notSaved: 'The combat was not saved.',
  couldNotSave: 'The combat could not be saved.',

  rolls: (who: string, count: number, sides: number, what: string) => `${who} rolls ${count}d${sides} (${what})`,
  draws: (who: string, count: number, what: string) => `${who} draws${count === 1 ? '' : ` ${count}`} (${what})`,
  orMore: (face: number) => `${face} or more`,
  orLess: (face: number) => `${face} or less`,
  diceAt: (count: number, needs: string) => `${count} at ${needs}`,
  diceFor: (count: number, whom: string, needs: string | undefined) =>
    `${count} for ${whom}${needs === undefined ? '' : ` (${needs})`}`,
  typeDice: 'Type the faces, some or all. (random: the computer rolls)',
  typeDrawn: 'Type the name of what was drawn. (random: the computer draws; names: list what it can be)',
  computerDraws: 'The computer draws.',
  computerRolls: (faces: string) => `The computer rolls ${faces}.`,

  note: (seat: string, what: 'undone' | 'redone' | 'cancelled' | 'late', fence: 'roll' | 'reveal' | undefined) => {
    const did = { undone: 'undid', redone: 'redid', cancelled: 'canceled', late: 'went back to make' }[what];
    const past = fence === 'roll' ? ', past a roll' : fence === 'reveal' ? ', past a reveal' : '';
    return `(${seat} ${did} a move${past})`;
  },
  overAfter: (at: number, outcome: string) => `After ${moves(at)}: ${outcome}`,
  standsAfter: (at: number, step: string) => `After ${moves(at)} the combat is at: ${step}`,
  verified: (at: number) =>
    at === 1 ? 'Verified: 1 move leads to the saved state.' : `Verified: ${at} moves lead to the saved state.`,
  onlyHits: '(hits entered, not faces)',
  earlier: (count: number) => `(${count} earlier moves cannot be shown)`,

  form: {
    how: (example: string) => `Type ${example} or JSON; "random" for any legal answer; Enter alone to leave.`,
    number: (least: number | undefined, most: number | undefined) =>
      least === undefined && most === undefined
        ? 'a whole number'
        : `a whole number from ${least ?? 'any'} to ${most ?? 'any'}`,
    choice: (options: string) => `one of ${options}`,
    set: (options: string) => `some of ${options}; separate them with commas`,
    counts: (options: string) => `how many of each: ${options}`,
    text: 'a text',
    flag: 'yes or no',
    yes: 'yes',
    no: 'no',
    json: 'JSON',
    optional: '(may be left out)',
    noJson: (why: string) => `That is not valid JSON: ${why}.`,
    noPair: (text: string) => `"${text}" is not NAME=VALUE.`,
    noField: (name: string, fields: string) => `There is no field "${name}". The fields are: ${fields}.`,
    noOption: (value: string, field: string) => `"${field}" cannot be "${value}".`,
    random: (answer: string) => `Filled in: ${answer}`,
  },

  help: {
    play: [
      'Type the number of a choice. Choices marked with - are not possible now, for the reason in parentheses.',
      row('NUMBER', 'do it; anything that gives something up for good needs a second yes'),
      row('Enter', 'the default, if there is one: roll, finish, continue, pass, or the only choice'),
      row('', 'a line "Enter: ..." lists what Enter does as one answer; a number does one thing instead'),
      row(
        'WORDS',
        'in games whose moves are named, what you do: snatch r / no. A part behind a slash answers the next question',
      ),
      row('u', 'undo one answer and everything that followed; past dice or a reveal it asks first'),
      row('r', 'redo; with nothing to redo, roll the dice of this step'),
      row('c', 'cancel: back to the move that opened this sequence'),
      row('m [WORD]', 'more: adjust, concede, play a card late and so on; with a word, only what contains it'),
      row('w', 'wait: if several may act, let the others go first'),
      row('l', 'the log from the start'),
      row('s [FILE]', 'save'),
      row('a', 'advice: every choice with its chance, the best first'),
      row('a hand: X', 'advice with real cards, for what you say you hold; a forget'),
      row('p', 'pace: asked once a round and at every choice, or at every step of the rules'),
      row('v SEAT', 'show what another seat sees, while something is hidden'),
      row('o', 'orders of a seat, such as when it wants to be asked; o 1 never gives one, o 1 off ends it'),
      row('?', 'this help; at any other question, what can be answered there'),
      row('q', 'quit; offers to save'),
      'At "dice>" type what you rolled, some or all of it: "6 3 1". "random" lets the computer roll.',
    ],
    more: ['Type the number of one of these, or nothing to leave the list. m WORD lists only what contains the word.'],
    form: [
      'Type NAME=VALUE for one field or several, separated by spaces. A value goes on until the next NAME=: card=head jab r from=hand.',
      'What you leave out stays as it was. For a single field the value is enough. JSON works too.',
      row('random', 'any legal answer'),
      row('Enter', 'leave the form; nothing is done'),
      row('?', 'this help'),
    ],
    confirm: ['y does it; anything else changes nothing.'],
    saveAs: ['Type the name of a file; Enter takes the name in brackets.'],
    saveFirst: ['y saves and quits, a name saves under that name and quits, anything else quits without saving.'],
    handOver: ['Give the screen to the player named there; Enter shows what that seat may see.'],
  },
};

/** Another language has the same keys. */
export type Words = typeof en;
