import { SAVE_VERSION } from '@fray/engine';
import type { Luck } from './luck.ts';
import { type Fields, isFields, Raw } from './raw.ts';

/** Ways to spoil a save by somebody who knows what its parts are. */

/** What a change may take from elsewhere. */
export interface Around {
  /** A save of another game. */
  other: Fields;
  /** The steps of this game. */
  steps: readonly string[];
  seats: readonly string[];
  version: number;
}
type SaveChange = (save: Fields, luck: Luck, around: Around) => boolean;

const listIn = (fields: unknown, key: string): unknown[] | undefined => {
  const list = isFields(fields) ? fields[key] : undefined;
  return Array.isArray(list) && list.length ? list : undefined;
};
const framesOf = (save: Fields): unknown[] | undefined => listIn(save.state, 'frames');
/** Some entry of a list that is an object. */
const anyOf = (list: readonly unknown[] | undefined, luck: Luck): Fields | undefined => {
  const found = list?.length ? luck.pick(list) : undefined;
  return isFields(found) ? found : undefined;
};
const takesFrom =
  (...parts: readonly string[]): SaveChange =>
  (save, luck, { other }) => {
    const part = luck.pick(parts);
    save[part] = other[part] ?? null;
    return true;
  };
const inMoves =
  (change: (moves: unknown[], luck: Luck) => boolean): SaveChange =>
  (save, luck) => {
    const moves = listIn(save, 'moves');
    return moves ? change(moves, luck) : false;
  };
const inMove =
  (change: (move: Fields, luck: Luck, around: Around) => boolean): SaveChange =>
  (save, luck, around) => {
    const move = anyOf(listIn(save, 'moves'), luck);
    return move ? change(move, luck, around) : false;
  };
const inFrame =
  (change: (frame: Fields, luck: Luck, around: Around) => boolean): SaveChange =>
  (save, luck, around) => {
    const frame = anyOf(framesOf(save), luck);
    return frame ? change(frame, luck, around) : false;
  };
const inDice =
  (change: (dice: Fields, luck: Luck) => boolean): SaveChange =>
  (save, luck) =>
    isFields(save.dice) ? change(save.dice, luck) : false;
const pull = (luck: Luck): Fields => {
  const sides = luck.pick([6, 10, 3, 52, 1e9]);
  return { kind: luck.pick(['roll', 'draw']), sides, value: luck.pick([1, 2, sides - 1]) };
};
const forgedReturn: SaveChange = inDice((dice, luck) => {
  dice.returned = Array.from({ length: luck.pick([1, 6, 500]) }, () => pull(luck));
  return true;
});

export const SAVE_CHANGES: Readonly<Record<string, SaveChange>> = {
  'parts of another game': takesFrom('game', 'setup', 'moves', 'state', 'dice', 'rules', 'opening'),
  'the state of another game under its own name': (save, _luck, { other }) => {
    Object.assign(save, { setup: other.setup, moves: other.moves, state: other.state });
    return true;
  },
  'moves in another order': inMoves((moves, luck) => {
    const [a, b] = [luck.below(moves.length), luck.below(moves.length)];
    [moves[a], moves[b]] = [moves[b], moves[a]];
    return a !== b;
  }),
  'a move dropped': inMoves((moves, luck) => {
    moves.splice(luck.below(moves.length), 1);
    return true;
  }),
  'a move made twice': inMoves((moves, luck) => {
    const index = luck.below(moves.length);
    moves.splice(index, 0, moves[index]);
    return true;
  }),
  'a log cut short': inMoves((moves, luck) => {
    moves.length = luck.below(moves.length);
    return true;
  }),
  'a move by another seat': inMove((move, luck, { seats }) => {
    move.seat = luck.pick([...seats, 'table', 'nobody', '__proto__', '']);
    return true;
  }),
  'dice typed that are none': inMove((move, luck) => {
    move.seat = 'table';
    move.action = luck.pick<Fields>([
      { type: 'dice' },
      { type: 'dice', values: null },
      { type: 'dice', values: 'six' },
      { type: 'dice', values: [] },
      { type: 'dice', values: [0] },
      { type: 'dice', values: [1.5] },
      { type: 'dice', values: ['1'] },
      { type: 'dice', values: [null] },
      { type: 'dice', values: { length: 1 } },
      { type: 'fire' },
    ]);
    return true;
  }),
  'other dice in a move': inMove((move, luck) => {
    const dice = listIn(move, 'dice');
    if (!dice) return false;
    dice[luck.below(dice.length)] = luck.pick([0, 1, 2, 3, 4, 5, 6, 7, -1, 1e9, new Raw('-0')]);
    return true;
  }),
  'more dice than a move needs': inMove((move, luck) => {
    move.dice = [...(listIn(move, 'dice') ?? []), ...Array.from({ length: luck.pick([1, 40]) }, () => 1)];
    return true;
  }),
  'fewer dice than a move needs': inMove((move) => listIn(move, 'dice')?.pop() !== undefined),
  'an unknown action': inMove((move, luck) => {
    move.action = { type: luck.pick(['nothing', '__proto__', 'constructor', 'toString', '']) };
    return true;
  }),
  'an action with more in it': inMove((move) => {
    if (!isFields(move.action)) return false;
    move.action.extra = { note: 'x'.repeat(500) };
    return true;
  }),
  'frames in another order': (save) => {
    const frames = framesOf(save);
    if (!frames || frames.length < 2) return false;
    frames.reverse();
    return true;
  },
  'a frame twice': (save, luck) => {
    const frames = framesOf(save);
    if (!frames) return false;
    const frame = luck.pick(frames);
    for (let i = luck.pick([1, 3, 90, 200]); i > 0; i--) frames.push(frame);
    return true;
  },
  'no frames': (save) => {
    if (!isFields(save.state)) return false;
    save.state.frames = [];
    return true;
  },
  'a frame lost': (save) => framesOf(save)?.pop() !== undefined,
  'another step': inFrame((frame, luck, { steps }) => {
    frame.step = luck.pick(steps);
    return true;
  }),
  'an unknown step': inFrame((frame, luck) => {
    frame[luck.pick(['step', 'then'])] = luck.pick(['nowhere', 'valueOf', '__proto__', 'back', '', 'x'.repeat(4000)]);
    return true;
  }),
  'a frame that goes elsewhere': inFrame((frame, luck, { steps }) => {
    frame.then = luck.pick([...steps, 'back', null]);
    return true;
  }),
  'a frame that remembers nothing': inFrame((frame) => {
    frame.memory = {};
    return true;
  }),
  'a frame with dice': inFrame((frame, luck) => {
    frame.dice = luck.pick<unknown>([[1], [0], [1e9], Array.from({ length: 300 }, () => 6), 'six', null]);
    return true;
  }),
  'a frame that hands back a value': inFrame((frame, luck) => {
    frame.value = luck.pick<unknown>([1, 'x', null, {}, []]);
    frame.then = 'back';
    return true;
  }),
  'dice that no move gave back': forgedReturn,
  'dice given back by a forged note': (save, luck, around) => {
    const fence = luck.pick(['roll', 'reveal']);
    save.notes = [{ at: luck.below(3), code: 'undone', seat: luck.pick(around.seats), fence }];
    return forgedReturn(save, luck, around);
  },
  'an unknown kind of dice': inDice((dice, luck) => {
    dice.kind = luck.pick(['loaded', 'toString', '__proto__', '', 'x'.repeat(4000), 'dry', 'recorded', 'scripted']);
    return true;
  }),
  'a generator with no words': inDice((dice, luck) => {
    dice.state = luck.pick<unknown>([[], [1], [0, 0, 0, 0], [1, 2, 3, 4, 5], [1e300, 1, 1, 1], [2 ** 40, 0, 0, 0]]);
    return true;
  }),
  'a list of dice with impossible ones': inDice((dice, luck) => {
    Object.assign(dice, { kind: luck.pick(['recorded', 'scripted']), state: [0, 99, -1, 1e9], draws: [-5, 1e9] });
    return true;
  }),
  'notes about nothing': (save, luck) => {
    save.notes = [
      {
        at: luck.pick<unknown>([0, 1e9, 2 ** 53]),
        code: luck.pick(['undone', 'redone', 'cancelled', 'won', '__proto__']),
        seat: luck.pick(['host', 'nobody', '\u001b[2J', 'x'.repeat(4000)]),
        fence: luck.pick<unknown>(['roll', 'reveal', 'wall', 7]),
      },
    ];
    return true;
  },
  'other rules': (save, luck, { version }) => {
    save.rules = luck.pick([0, 1, Math.max(1, version - 1), version + 1, 1e9, new Raw('1e400'), -1, 1.5]);
    return true;
  },
  'an upgrade that nobody made': (save, luck, { version }) => {
    Object.assign(save, { rules: luck.below(version), upgraded: version });
    return true;
  },
  'another format': (save, luck) => {
    save.fray = luck.pick<unknown>([
      0,
      1,
      SAVE_VERSION + 1,
      String(SAVE_VERSION),
      null,
      1e9,
      new Raw('1e400'),
      [1],
      { toString: 1 },
      'x'.repeat(4000),
    ]);
    return true;
  },
  'an opening of its own': (save, luck) => {
    save.opening = luck.pick<unknown>([[], [1], [0, 0, 0], [1e9], Array.from({ length: 2000 }, () => 1), null, 'x']);
    return true;
  },
  'bots of their own': (save, luck) => {
    save.bots = luck.pick<unknown>([0, new Raw('-0'), 1.5, -1, 2 ** 60, new Raw('1e400'), 'x', null]);
    return true;
  },
};
