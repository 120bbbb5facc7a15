import { describe, expect, it } from 'vitest';
import { manualDice, scriptedDice, seededDice } from './chance/source.ts';
import { Combat } from './combat.ts';
import { hash } from './json.ts';
import { refusal } from './refusals.ts';
import { makeSave, parseSave } from './save.ts';
import { cards } from './testkit/cards.ts';
import { type Duel, duel } from './testkit/duel.ts';

const fight = (seed = 1) => Combat.begin(duel, { hull: 9 }, seededDice(seed));
const code = (answer: { ok: boolean; reason?: { code: string } }) => (answer.ok ? 'ok' : answer.reason?.code);
const left = (type: 'aim' | 'fire') => ({ seat: 'left', action: { type } }) as const;
const right = (type: 'aim' | 'fire') => ({ seat: 'right', action: { type } }) as const;
const table = (rounds = 2) => {
  const combat = Combat.begin(cards, { rounds }, scriptedDice([], [0, 0, 0, 0, 0, 0, 0, 0]));
  combat.move('host', { type: 'wager', amounts: { ann: 3, bob: 3 } });
  return combat;
};
const bid = (seat: 'ann' | 'bob', place: 1 | 2 | 3) => {
  const card = table().state.hands[seat][place - 1] as number;
  return { seat, action: { type: 'bid', card } } as const;
};
const trace = (combat: Combat<Duel>) =>
  hash([makeSave(combat).hash, combat.seq, combat.held, combat.canRedo, combat.need ?? null]);
const reopen = (combat: Combat<Duel>) => {
  const opened = parseSave(duel, JSON.stringify(makeSave(combat)));
  if (!opened.ok) throw new Error(opened.reason.code);
  return opened.combat;
};

describe('a decision makes several moves, all or none', () => {
  it('leads where its moves lead one by one, and the log marks the later ones as its parts', () => {
    const [single, whole] = [fight(), fight()];
    const events = [left('aim'), right('aim'), left('fire')].flatMap(({ seat, action }) => {
      const answer = single.move(seat, action);
      return answer.ok ? answer.events : [];
    });
    expect(whole.decide([left('aim'), right('aim'), left('fire')])).toEqual({ ok: true, events });
    expect(whole.state).toEqual(single.state);
    expect(whole.dice).toEqual(single.dice);
    expect(whole.moves.map(({ part }) => part)).toEqual([undefined, 'chosen', 'chosen']);
    expect(single.moves.map(({ part }) => part)).toEqual([undefined, undefined, undefined]);
  });

  it('refused for its last move it leaves save, moment, redo list and dice as they were, and names the move', () => {
    const combat = fight();
    combat.move('left', { type: 'aim' });
    combat.move('right', { type: 'fire' });
    combat.undo({ host: true });
    const before = trace(combat);
    expect(combat.decide([right('aim'), left('aim')])).toMatchObject({
      ok: false,
      reason: { code: 'aimed-already', move: 2 },
    });
    expect(trace(combat)).toBe(before);
    expect(combat.redo().ok).toBe(true);
    expect(combat.moves.at(-1)).toMatchObject({ seat: 'right', action: { type: 'fire' } });
  });

  it('leaves no trace either where many moves had pushed kept moments out', () => {
    const combat = fight();
    for (let i = 0; i < 40; i++) combat.move(i % 2 ? 'right' : 'left', { type: 'fire' }, { dice: [1, 1, 1] });
    const before = trace(combat);
    expect(code(combat.decide([left('aim'), right('aim'), left('aim')]))).toBe('aimed-already');
    expect(trace(combat)).toBe(before);
  });

  it('dice may only be rolled by the last move: otherwise a refusal would show them', () => {
    const combat = fight();
    const before = trace(combat);
    const answer = combat.decide([left('aim'), right('fire'), left('fire')]);
    expect(answer).toMatchObject({ ok: false, reason: { code: 'chance-inside', move: 2, fence: 'roll' } });
    if (!answer.ok) expect(refusal(answer.reason)).toMatch(/rolled in move 2/);
    expect(trace(combat)).toBe(before);
    expect(code(combat.decide([left('aim'), right('fire')]))).toBe('ok');
  });

  it('a move that asks the table for dice counts as one that rolls', () => {
    const combat = Combat.begin(duel, { hull: 9 }, manualDice(1));
    expect(combat.decide([left('fire'), right('fire')])).toMatchObject({
      ok: false,
      reason: { code: 'chance-inside' },
    });
    expect([combat.at, combat.need]).toEqual([0, undefined]);
    expect(code(combat.decide([left('aim'), right('fire')]))).toBe('ok');
    expect(combat.need?.count).toBe(3);
  });

  it('a move that reveals something may only be the last', () => {
    const combat = table(1);
    const bids = [bid('ann', 1), bid('bob', 1)];
    expect(combat.decide([...bids, bid('ann', 2)])).toMatchObject({
      reason: { code: 'chance-inside', fence: 'reveal' },
    });
    expect([combat.at, combat.state.bids]).toEqual([1, { ann: null, bob: null }]);
    expect(code(combat.decide(bids))).toBe('ok');
  });

  it('going back is a decision of its own', () => {
    const combat = table();
    const back = { seat: 'ann', action: { type: 'take back' } } as const;
    const boost = { seat: 'ann', action: { type: 'boost' } } as const;
    expect(combat.decide([boost, back])).toMatchObject({ ok: false, reason: { code: 'cancel-inside', move: 2 } });
    expect(combat.at).toBe(1);
    expect([code(combat.decide([boost])), code(combat.decide([back])), combat.at]).toEqual(['ok', 'ok', 1]);
  });

  it('dice that come along are for its last move', () => {
    const combat = fight();
    expect(code(combat.decide([left('aim'), right('fire')], { dice: [6, 6, 7] }))).toBe('wrong-dice');
    expect([combat.at, combat.state.turn]).toEqual([0, 'left']);
    expect(code(combat.decide([left('aim'), right('fire')], { dice: [6, 6, 6] }))).toBe('ok');
    expect(combat.state.hull.left).toBe(6);
  });

  it('an empty list is no decision', () => {
    expect(code(fight().decide([]))).toBe('nothing-decided');
  });

  it('what fails inside the rules ends with the combat as it was', () => {
    const combat = Combat.begin(duel, { hull: 9 }, seededDice(1));
    const before = trace(combat);
    const { on } = duel.steps.turn;
    const rules = combat.rules as { steps: { turn: { on?: object } } };
    const broken = () => {
      throw new Error('broken rule');
    };
    Object.defineProperty(rules.steps.turn, 'on', { value: { ...on, fire: broken }, configurable: true });
    try {
      expect(() => combat.decide([left('aim'), right('fire')])).toThrow('broken rule');
    } finally {
      Object.defineProperty(rules.steps.turn, 'on', { value: on, configurable: true });
    }
    expect(trace(combat)).toBe(before);
  });

  it('a decision that has missed something is stale, for any of its seats', () => {
    const combat = fight();
    const seen = combat.seq;
    combat.move('left', { type: 'aim' });
    // The prompt stands: only left has moved at it, so right has missed nothing and left has.
    expect(code(combat.decide([right('aim'), left('fire')], { seen }))).toBe('stale');
    expect(code(combat.decide([right('fire'), left('aim')], { seen }))).toBe('stale');
    expect(code(combat.decide([right('aim'), left('fire')], { at: 0 }))).toBe('stale');
    expect(code(combat.decide([right('aim')], { seen }))).toBe('ok');
    expect(code(combat.decide([left('fire')], { seen: combat.seq }))).toBe('ok');
  });
});

describe('undo and redo of whole decisions read the log', () => {
  const played = () => {
    const combat = fight();
    combat.decide([left('aim'), right('aim')]);
    combat.move('left', { type: 'fire' }, { part: 'auto', dice: [1, 1, 1] });
    combat.move('right', { type: 'fire' }, { dice: [1, 1, 1] });
    return combat;
  };

  it.each([
    ['as it was played', (combat: Combat<Duel>) => combat],
    ['restored from a save', reopen],
  ])('one undo takes back what was chosen together and what followed automatically: %s', (_, of) => {
    const combat = of(played());
    const end = hash(combat.state);
    expect(combat.undoDecision({ host: true }).ok).toBe(true);
    expect(combat.at).toBe(3);
    expect(combat.undoDecision({ host: true }).ok).toBe(true);
    expect([combat.at, combat.state]).toEqual([0, fight().state]);
    expect(code(combat.undoDecision({ host: true }))).toBe('nothing-to-undo');
    expect(combat.redoDecision()).toMatchObject({ ok: true, events: [{ event: { type: 'rolled' } }] });
    expect(combat.at).toBe(3);
    expect(combat.redoDecision().ok).toBe(true);
    expect([combat.at, hash(combat.state)]).toEqual([4, end]);
    expect(code(combat.redoDecision())).toBe('nothing-to-redo');
  });

  it('a restored combat undoes what was played since without a replay of its past', () => {
    const combat = reopen(played());
    combat.decide([left('aim'), right('aim')]);
    const recall = (combat as unknown as { log: { recall: unknown } }).log;
    expect(combat.undoDecision().ok).toBe(true);
    expect([combat.at, recall.recall !== undefined]).toEqual([4, true]);
  });

  it('automatic moves before the first decision stay', () => {
    const combat = fight();
    combat.move('left', { type: 'aim' }, { part: 'auto' });
    expect(code(combat.undoDecision({ host: true }))).toBe('nothing-to-undo');
    combat.move('right', { type: 'aim' });
    expect(combat.undoDecision().ok).toBe(true);
    expect(combat.at).toBe(1);
  });

  it('past a roll anywhere in it, or by another seat than began it, only the host may, and one note says so', () => {
    const combat = fight();
    combat.decide([left('aim'), right('fire')]);
    const before = trace(combat);
    expect(code(combat.undoDecision({ seat: 'left' }))).toBe('fence');
    expect(code(combat.undoDecision({ seat: 'right' }))).toBe('not-yours');
    expect(trace(combat)).toBe(before);
    expect(combat.undoDecision({ host: true }).ok).toBe(true);
    expect(combat.notes).toEqual([{ at: 0, code: 'undone', seat: 'host', fence: 'roll' }]);
  });

  it('the dice of an undone decision come again', () => {
    const combat = fight(3);
    combat.decide([left('aim'), right('fire')]);
    const { hull } = combat.state;
    combat.undoDecision({ host: true });
    combat.decide([left('aim'), right('fire')]);
    expect(combat.state.hull).toEqual(hull);
  });

  it('typed dice are a decision of their own', () => {
    const combat = Combat.begin(duel, { hull: 9 }, manualDice(1));
    combat.decide([left('aim'), right('fire')]);
    combat.typeDice([1, 2, 3]);
    expect(combat.moves.at(-1)?.part).toBeUndefined();
    combat.undoDecision({ host: true });
    expect([combat.at, combat.need?.count]).toEqual([2, 3]);
  });

  it.each([
    ['an unknown part', 1, 'later'],
    ['a part that is no word', 1, 1],
    ['typed dice that belong to a decision', 2, 'auto'],
  ])('a save with %s is refused as incomplete', (_, at, part) => {
    const combat = Combat.begin(duel, { hull: 9 }, manualDice(1));
    combat.decide([left('aim'), right('fire')]);
    combat.typeDice([1, 2, 3]);
    const { hash: __, ...save } = JSON.parse(JSON.stringify(makeSave(combat)));
    Object.assign(save.moves[at], { part });
    expect(code(parseSave(duel, JSON.stringify({ ...save, hash: hash(save) })))).toBe('save-incomplete');
  });
});
