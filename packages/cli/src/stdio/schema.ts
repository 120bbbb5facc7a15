import type { Role } from '@fray/engine';
import type { Question } from '@fray/table';

/** What requests and answers contain. The tables of docs/protocol.md are made from it; a test compares it with real answers. */

interface Op {
  /** The fields of a request besides `id` and `op`; a name with `?` may be left out. */
  takes: Readonly<Record<string, string>>;
  /** The fields of an answer besides `id` and `ok`. */
  answers: readonly string[];
}

const MOMENT = {
  'seen?': '`combat.seen` as the program had it when it decided',
  'at?': '`combat.at`, the same with the number of moves',
};
const BY = { 'by?': '`"decision"`: a whole answer with everything that followed; one move if left out' };

export const OPS = {
  start: {
    takes: {
      game: 'id or alias',
      setup: 'an object, the id of a preset, or a short text if the game reads one',
      'seed?': 'a whole number; any seed if left out',
      'dice?': '`"seeded"` (default), `"typed"`, or a list of dice rolled already',
      'values?': 'the first dice, with `"typed"`',
    },
    answers: ['protocol', 'seed', 'events', 'log', 'secrets', 'combat'],
  },
  act: {
    takes: { seat: 'who moves', action: 'as listed, or a form filled in', 'dice?': 'rolled already', ...MOMENT },
    answers: ['events', 'log', 'secrets', 'combat'],
  },
  ask: {
    takes: { 'pace?': '`"round"` (default) or `"step"`; kept until another is given' },
    answers: ['pace', 'questions', 'combat'],
  },
  answer: {
    takes: {
      'moves?': 'a list of `{seat, action}`; without it only what follows automatically is done',
      'order?': 'a standing order, `{"order": NAME, ...}`',
      'pace?': 'as in `ask`',
      'after?': 'in a reply: which of its `targets`, by its `after`; the first that fits if left out',
      'seen?': MOMENT['seen?'],
    },
    answers: ['events', 'log', 'secrets', 'combat'],
  },
  dice: {
    takes: {
      values:
        'some or all of the dice, as numbers; cards or tokens of `held` also as ids; `"fray"`: Fray rolls or draws',
      ...MOMENT,
    },
    answers: ['events', 'log', 'secrets', 'combat'],
  },
  undo: {
    takes: { 'host?': '`true` goes back past dice and reveals', 'seat?': 'who wants it back', ...BY },
    answers: ['combat'],
  },
  redo: { takes: BY, answers: ['events', 'log', 'secrets', 'combat'] },
  cancel: { takes: { 'seat?': 'who cancels' }, answers: ['combat'] },
  choices: { takes: {}, answers: ['choices', 'blocked', 'combat'] },
  state: { takes: {}, answers: ['state'] },
  view: { takes: { seat: 'who looks' }, answers: ['view'] },
  advise: {
    takes: {
      'seat?': 'the first that is asked if left out',
      'playouts?': 'combats played for each choice; exact if left out and possible, else 128',
      'objective?': 'what the seat is after, such as `balanced`, `win` or `fleet`; the default of the game if left out',
      'opponent?': 'printed, sensible or any player of "fray arena"; as the rules say if left out',
      'seed?': 'of those combats; 1 if left out',
      'held?': 'with real cards: what the seat holds, lists of names by place, such as `{"hand": ["snatch r"]}`',
      'cardWorth?': 'Flesh and Blood: the worth of a card; 3 if left out',
    },
    answers: ['advice'],
  },
  list: {
    takes: { text: 'a list of cards as it was copied or typed; needs no combat' },
    answers: ['game', 'list'],
  },
  save: { takes: {}, answers: ['save'] },
  load: { takes: { save: 'the object, or its JSON as a text' }, answers: ['protocol', 'verified', 'why', 'combat'] },
} as const satisfies Readonly<Record<string, Op>>;
export type OpName = keyof typeof OPS;

export const COMBAT_FIELDS = {
  game: 'the id of the game',
  step: 'the current step; while dice are awaited, the step that rolls them',
  title: 'its title',
  round: 'only in games that count rounds',
  at: 'how many moves have been made',
  seen: 'the number of this moment: every change counts, undo and redo too',
  outcome: '`null` until the combat is over',
  dice: '`null`, or the dice or draws that the table must enter',
  choices: 'every legal choice',
  blocked: 'what is not possible now, as choices with `code` and `why`',
} as const;

export const DICE_FIELDS = {
  count: 'how many',
  sides: 'faces of a die, or how many things can be drawn',
  why: 'what for, as a text',
  for: 'what for, as data: `seat`, `code` and its facts',
  groups:
    'dice that belong together, in the order in which they are entered: `units`, `count`, and `from` (this face or more) or `upTo` (this face or less)',
  held: 'the ids that can be drawn, one for each card or token; a number in the answer is a place in this list, from 0',
  none: 'the answer if there was nothing to draw',
} as const;

export const CHOICE_FIELDS = {
  seat: 'who may do it',
  action: 'what to send back',
  label: 'a text for people',
  place:
    '`flow`: the rules want it now; `outside`: legal at any prompt (concede, adjust); `back`: cancels an open sequence',
  role: 'what it does to the prompt, see below',
  about: 'what it concerns: a list of `{kind, id}`',
  form: 'the fields to fill in: `name`, `kind`, `min`, `max`, `options`, `optional`',
  pace: 'in questions: `onTheWay` is taken on the way to the next roll',
  group: 'in questions: moves of one seat that are one decision',
  code: 'of a blocked choice: the reason',
  why: 'of a blocked choice: the reason as a sentence',
} as const;

export const QUESTION_KINDS: Readonly<Record<Question['kind'], string>> = {
  choose: 'one of `choices`',
  roll: '`moves`: the moves up to the next roll, the roll last; `before`: other choices on the way, each with the moves `after` which it is offered; `dice`: how many are rolled',
  reply:
    'somebody has decided several moves (`line`), and none is made yet; `targets`: what this seat could do between them, each with the number of moves `after` which it would be; asked once for all of them',
  together:
    "`moves`: hits to assign or orders to give, as the game's own policy would; `group`; `complete`: nothing is left to decide after them",
};

/** What a role means to a program that knows no game. */
export const ROLE_ROWS: Readonly<Record<Role, { does: string; enter: string; automatic: string }>> = {
  acts: { does: 'does one thing, also a reroll', enter: 'if alone', automatic: 'if it rolls and reveals nothing' },
  rolls: { does: 'rolls the dice of the step', enter: 'first', automatic: 'after a roll of the other side' },
  commits: { does: 'makes a plan final', enter: 'second', automatic: 'if it rolls and reveals nothing' },
  'goes on': { does: 'continues; nothing is lost', enter: 'third', automatic: 'yes' },
  passes: { does: 'declines an offer', enter: 'last', automatic: 'unless it would betray a hand' },
  ends: { does: 'ends a turn or a phase early', enter: 'if alone', automatic: '' },
  risks: { does: 'gives something up for good; ask the person twice', enter: 'never', automatic: '' },
};

/**
 * The fields that each protocol has added, by the place where they are: a request, its answer, or an object in it. Fields are never
 * renamed or removed, so that older programs keep working; a new field stands in the newest row.
 */
export const ADDED: readonly Readonly<Record<string, string>>[] = [
  {
    start: 'game setup seed dice values',
    'answer to start': 'seed events log secrets combat',
    act: 'seat action dice at',
    'answer to act': 'events log secrets combat',
    dice: 'values at',
    'answer to dice': 'events log secrets combat',
    undo: 'host seat',
    'answer to undo': 'combat',
    'answer to redo': 'events log secrets combat',
    cancel: 'seat',
    'answer to cancel': 'combat',
    'answer to choices': 'choices blocked combat',
    'answer to state': 'state',
    view: 'seat',
    'answer to view': 'view',
    'answer to save': 'save',
    load: 'save',
    'answer to load': 'combat',
    combat: 'game step title round at outcome dice choices blocked',
    'combat.dice': 'count sides why',
    choice: 'seat action label form code why',
  },
  {
    'answer to start': 'protocol',
    act: 'seen',
    dice: 'seen',
    'answer to load': 'protocol verified why',
    combat: 'seen',
    'combat.dice': 'for groups',
    choice: 'place role about',
  },
  {
    advise: 'seat playouts seed',
    'answer to advise': 'advice',
    'combat.dice': 'held none',
  },
  {
    ask: 'pace',
    'answer to ask': 'pace questions combat',
    answer: 'moves order pace seen',
    'answer to answer': 'events log secrets combat',
    undo: 'by',
    redo: 'by',
    choice: 'pace group',
  },
  {
    answer: 'after',
    advise: 'opponent objective held cardWorth',
    list: 'text',
    'answer to list': 'game list',
  },
];
/** The number of the protocol, in the answers to `start` and `load`. */
export const PROTOCOL = ADDED.length;

/** The refusals of `fray stdio` itself; those of the engine and of the table have their own lists. */
export const CODES = {
  'not-json': 'The line is not JSON.',
  'line-too-long': 'The line is longer than 1 MiB, or 8 MiB with a save.',
  'too-deep': 'The request is nested too deep.',
  'bad-request': 'A field is missing or of the wrong kind.',
  'unknown-op': 'There is no such op.',
  'no-combat': 'Nothing was started or loaded yet.',
  'unknown-game': 'There is no such game.',
  'unknown-preset': 'The game has no such preset.',
  'bad-setup': 'The setup has errors: `problems` has `path`, `code`, its facts and `why` of each.',
  'unknown-opponent': 'The game has no opponent of that name; the sentence lists those that it has.',
  'odds-objective': 'No player of this game is after that: the text names what is possible.',
  'nothing-to-advise': 'That seat has nothing to decide now.',
  internal: 'A bug in Fray; the combat is unchanged. Please report it.',
} as const;
