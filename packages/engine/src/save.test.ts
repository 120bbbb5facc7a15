import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { manualDice, seededDice } from './chance/source.ts';
import { choices } from './choices.ts';
import { Combat } from './combat.ts';
import { hash } from './json.ts';
import { refusal } from './refusals.ts';
import { LARGEST_SAVE, makeSave, openSave, parseSave, readSave, type Save, verifySave } from './save.ts';
import { cards } from './testkit/cards.ts';
import { type Duel, type DuelState, duel } from './testkit/duel.ts';

const play = (seed: number, moves: number) => {
  const combat = Combat.begin(duel, { hull: 8 }, seededDice(seed));
  for (let i = 0; i < moves && combat.outcome === undefined; i++) {
    const list = choices(duel, combat.state);
    const choice = list[(seed + i) % list.length] as (typeof list)[number];
    combat.move(choice.seat, choice.action);
  }
  return combat;
};
const text = (combat: Combat<Duel>) => JSON.stringify(makeSave(combat));
const code = (answer: { ok: boolean; reason?: { code: string } }) => (answer.ok ? 'ok' : answer.reason?.code);
const open = (save: string) => {
  const opened = parseSave(duel, save);
  if (!opened.ok) throw new Error(opened.reason.code);
  return opened.combat;
};

describe('saves', () => {
  it('parse and make are twins', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(12), (seed, moves) => {
        const save = text(play(seed, moves));
        expect(text(open(save))).toBe(save);
      }),
    );
  });

  it('a restored combat plays on exactly as the live one would', () => {
    const live = play(3, 4);
    const restored = open(text(live));
    for (const combat of [live, restored]) {
      while (combat.outcome === undefined) combat.move(combat.state.turn, { type: 'fire' });
    }
    expect(restored.moves).toEqual(live.moves);
    expect(restored.state).toEqual(live.state);
  });

  it('undo past the opening replays and goes on', () => {
    const live = play(3, 5);
    const restored = open(text(live));
    while (live.canUndo) {
      expect(code(live.undo({ host: true }))).toBe('ok');
      expect(code(restored.undo({ host: true }))).toBe('ok');
      expect(restored.state).toEqual(live.state);
    }
    expect(restored.at).toBe(0);
  });

  it('undo past the opening under other rules is refused with the reason, the combat stays', () => {
    const save = text(play(3, 5));
    const opened = parseSave({ ...duel, version: 2, upgrade: (state) => state }, save);
    if (!opened.ok) throw new Error(opened.reason.code);
    const { combat } = opened;
    const answer = combat.undo({ host: true });
    expect(answer).toMatchObject({ ok: false, reason: { code: 'history-other-rules', found: 1, known: 2 } });
    expect(combat.at).toBe(5);
    expect(combat.move(combat.state.turn, { type: 'fire' }).ok).toBe(true);
    expect(code(combat.undo({ host: true }))).toBe('ok');
  });

  it('a state of older rules is brought to the shape of today', () => {
    const save = text(play(3, 5));
    const upgrade = (state: DuelState): DuelState => ({ ...state, hull: { left: 70, right: 71 } });
    const opened = parseSave({ ...duel, version: 2, upgrade }, save);
    expect(opened.ok && opened.combat.state.hull).toEqual({ left: 70, right: 71 });
    const same = parseSave({ ...duel, upgrade }, save);
    expect(same.ok && same.combat.state.hull).not.toEqual({ left: 70, right: 71 });
  });

  it('a combat of older rules that is saved again opens again, in the shape that it was brought to', () => {
    const upgrade = (state: DuelState, from: number): DuelState => ({
      ...state,
      hull: { left: state.hull.left + 10 * from, right: 71 },
    });
    const later = { ...duel, version: 3, upgrade };
    const opened = parseSave(later, text(play(3, 5)));
    if (!opened.ok) throw new Error(opened.reason.code);
    opened.combat.move(opened.combat.state.turn, { type: 'aim' });
    const again = makeSave(opened.combat.branch(6) as Combat<Duel>);
    expect([again.rules, again.upgraded]).toEqual([1, 3]);
    const reopened = parseSave(later, JSON.stringify(again));
    if (!reopened.ok) throw new Error(reopened.reason.code);
    expect(reopened.combat.state).toEqual(opened.combat.state);
    expect(text(reopened.combat)).toBe(JSON.stringify(again));
    expect(code(parseSave({ ...later, version: 2 }, JSON.stringify(again)))).toBe('save-newer-rules');
    expect(reopened.combat.undo({ host: true })).toMatchObject({ ok: false, reason: { code: 'history-other-rules' } });
  });

  it('a setup that the game would not begin from is refused, if somebody is asked', () => {
    const check = (setup: unknown) =>
      (setup as { hull: number }).hull < 8 ? { ok: true as const, setup } : { ok: false as const };
    const save = text(play(3, 5));
    expect(code(parseSave(duel, save))).toBe('ok');
    // What the check makes of a setup is what the log begins from.
    expect(code(parseSave(duel, save, { check: (setup) => ({ ok: true, setup }) }))).toBe('ok');
    expect(code(parseSave(duel, save, { check: () => ({ ok: true, setup: { hull: 7 } }) }))).toBe('does-not-replay');
    expect(parseSave(duel, save, { check })).toMatchObject({
      ok: false,
      reason: { code: 'save-broken', why: 'its setup is not one of this game' },
    });
    // What older rules took for a setup is theirs to know.
    expect(code(parseSave({ ...duel, version: 2, upgrade: (state) => state }, save, { check }))).toBe('ok');
  });

  it('no rule meets a state that somebody made up: the log is played first', () => {
    const save = JSON.parse(text(play(3, 5))) as Save<Duel>;
    const { hash: _, ...forged } = { ...save, state: { ...save.state, hull: { left: 7777, right: 7777 } } };
    const seen: number[] = [];
    const outcome = (state: DuelState) => {
      seen.push(state.hull.left);
      return duel.outcome(state);
    };
    expect(code(parseSave({ ...duel, outcome }, JSON.stringify({ ...forged, hash: hash(forged) })))).toBe(
      'does-not-replay',
    );
    expect(seen).not.toContain(7777);
  });

  it('a save of newer rules is refused: its state may mean something else', () => {
    const save = text(Combat.begin({ ...duel, version: 2 }, { hull: 8 }, seededDice(1)));
    expect(parseSave(duel, save)).toMatchObject({
      ok: false,
      reason: { code: 'save-newer-rules', found: 2, known: 1 },
    });
  });

  it('a save of older rules is refused by a ruleset that has no upgrade, however it comes in', () => {
    const save = text(play(3, 5));
    const refused = { ok: false, reason: { code: 'save-older-rules', found: 1, known: 2 } };
    expect(parseSave({ ...duel, version: 2 }, save)).toEqual(refused);
    expect(openSave({ ...duel, version: 2 }, JSON.parse(save) as Save<Duel>)).toEqual(refused);
    expect(refusal(refused.reason)).toMatch(/version 1 of the rules .* version 2/);
  });

  it('nobody gets past the log by saying that the state was upgraded, where no upgrade is', () => {
    const { hash: _, ...save } = makeSave(play(3, 5));
    const forged = { ...save, rules: 1, upgraded: 2 };
    const file = JSON.stringify({ ...forged, hash: hash(forged) });
    expect(code(parseSave({ ...duel, version: 2 }, file))).toBe('save-older-rules');
  });

  it('a prompt that waits for dice can be saved, with the dice typed so far', () => {
    const combat = Combat.begin(duel, { hull: 8 }, manualDice(1));
    combat.move('left', { type: 'fire' });
    combat.typeDice([6]);
    const restored = open(text(combat));
    expect(restored.need).toMatchObject({ kind: 'roll', count: 2, sides: 6, why: { code: 'fire' } });
    restored.typeDice([5, 1]);
    expect(restored.state.hull.right).toBe(6);
    expect(verifySave(duel, makeSave(restored)).ok).toBe(true);
  });

  it('dice of an undone move are saved in front of the source', () => {
    const combat = play(3, 0);
    combat.move('left', { type: 'fire' });
    const rolled = combat.moves[0]?.dice;
    combat.undo({ host: true });
    const restored = open(text(combat));
    restored.move('left', { type: 'fire' });
    expect(restored.moves[0]?.dice).toEqual(rolled);
    expect(restored.notes).toHaveLength(1);
  });

  it('chance before the first move is kept, so that a replay needs no generator', () => {
    const combat = Combat.begin(cards, { rounds: 1 }, seededDice(8));
    const save = makeSave(combat);
    expect(save.opening).toHaveLength(6);
    expect(verifySave(cards, save).ok).toBe(true);
    const opened = parseSave(cards, JSON.stringify(save));
    if (!opened.ok) throw new Error(opened.reason.code);
    opened.combat.move('host', { type: 'wager', amounts: { ann: 1, bob: 1 } });
    const again = parseSave(cards, JSON.stringify(makeSave(opened.combat)));
    if (!again.ok) throw new Error(again.reason.code);
    expect(again.combat.history()).toHaveLength(1);
    expect(again.combat.openingEvents).toEqual(combat.openingEvents);
  });
});

describe('a file that is not whole is refused, with a code and a sentence', () => {
  const good = text(play(3, 5));
  const changed = (change: (save: Record<string, unknown>) => void) => {
    const save = JSON.parse(good) as Record<string, unknown>;
    change(save);
    return JSON.stringify(save);
  };
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  /** Changed by somebody who knows how to make the fingerprint fit. */
  const stamped = (change: (save: Save<Duel>) => void) => {
    const { hash: _, ...save } = JSON.parse(good) as Save<Duel>;
    change(save as Save<Duel>);
    return JSON.stringify({ ...save, hash: hash(save) });
  };
  const note = { at: 0, code: 'undone', seat: 'host' };
  const top = (save: Save<Duel>) => save.state.frames[0] as object;
  /** Changed as text, with a fingerprint that fits. */
  const retold = (from: string, what: string, as: string) => {
    const { hash: _, ...save } = JSON.parse(from.replace(what, as)) as Save<Duel>;
    return from.replace(what, as).replace(/"hash":"\w+"/, `"hash":"${hash(save)}"`);
  };
  const asked = Combat.begin(duel, { hull: 8 }, manualDice(1));
  asked.move('left', { type: 'fire' });
  asked.typeDice([6]);
  it.each([
    ['cut', good.slice(0, -20), 'save-cut'],
    ['no JSON', 'hello', 'save-not-json'],
    ['something else', '{"a":1}', 'save-foreign'],
    ['a list', '[]', 'save-foreign'],
    ['nothing', 'null', 'save-foreign'],
    ['empty', '', 'save-not-json'],
    ['a later format', changed((s) => Object.assign(s, { fray: 4 })), 'save-version'],
    ['an earlier format', changed((s) => Object.assign(s, { fray: 2 })), 'save-version'],
    ['a missing part', changed((s) => delete s.moves), 'save-incomplete'],
    ['an edited state', changed((s) => Object.assign((s.state as { hull: object }).hull, { left: 99 })), 'save-edited'],
    ['another game', JSON.stringify(makeSave(Combat.begin(cards, { rounds: 1 }, seededDice(1)))), 'save-other-game'],
    ['oversized', ' '.repeat(8 * 1024 * 1024 + 1), 'save-too-large'],
    ['of the largest size', ' '.repeat(8 * 1024 * 1024), 'save-not-json'],
    ['200,000 levels deep', `{"fray":3,"state":${'['.repeat(200_000)}${']'.repeat(200_000)}}`, 'save-too-deep'],
    ['one level too deep', stamped((s) => Object.assign(s.state, { deep: nested(99) })), 'save-too-deep'],
    ['as deep as may be', stamped((s) => Object.assign(s.state, { deep: nested(98) })), 'does-not-replay'],
    ['no chance for the bots', stamped((s) => Reflect.deleteProperty(s, 'bots')), 'save-incomplete'],
    ['a frame that is none', stamped((s) => Object.assign(s.state, { frames: [null] })), 'save-incomplete'],
    [
      'a frame without a step',
      stamped((s) => Object.assign(s.state, { frames: [{ then: null, memory: {} }] })),
      'save-incomplete',
    ],
    ['no setup', stamped((s) => Object.assign(s, { setup: null })), 'save-incomplete'],
    ['a move that is none', stamped((s) => Object.assign(s, { moves: [7] })), 'save-incomplete'],
    ['unknown dice', stamped((s) => Object.assign(s.dice, { kind: 'loaded' })), 'save-unknown-dice'],
    [
      'a kind of dice that every object has',
      stamped((s) => Object.assign(s.dice, { kind: 'toString' })),
      'save-unknown-dice',
    ],
    [
      'a step that every object has',
      stamped((s) => Object.assign(s.state.frames[0] as object, { step: 'valueOf' })),
      'save-broken',
    ],
    [
      'dice that no move gave back',
      stamped((s) => Object.assign(s.dice, { returned: [{ kind: 'roll', sides: 6, value: 6 }] })),
      'save-loose-dice',
    ],
    [
      'dice that cannot be',
      stamped((s) => Object.assign(s.dice, { returned: [{ kind: 'roll', sides: 6, value: 9 }] })),
      'save-incomplete',
    ],
    ['a state at odds with its moves', stamped((s) => Object.assign(s.state.hull, { left: 99 })), 'does-not-replay'],
    ['a figure that no combat has', stamped((s) => Object.assign(s.state.hull, { left: 1e9 })), 'save-broken'],
    ['a figure in a setup that no combat has', stamped((s) => Object.assign(s.setup, { hull: 1e9 })), 'save-broken'],
    [
      'a move with a figure that JSON does not know',
      retold(good, '"type":"fire"', '"type":"fire","x":1e400'),
      'save-broken',
    ],
    [
      'a note about half a move',
      stamped((s) => Object.assign(s, { notes: [{ ...note, at: 0.5 }] })),
      'save-incomplete',
    ],
    [
      'a note of an unknown kind',
      stamped((s) => Object.assign(s, { notes: [{ ...note, code: 'won' }] })),
      'save-incomplete',
    ],
    [
      'a note of an unknown fence',
      stamped((s) => Object.assign(s, { notes: [{ ...note, fence: 7 }] })),
      'save-incomplete',
    ],
    [
      'a note of an unknown seat',
      stamped((s) => Object.assign(s, { notes: [{ ...note, seat: 'nobody' }] })),
      'save-broken',
    ],
    ['a step with a long name', stamped((s) => Object.assign(top(s), { step: 'x'.repeat(4000) })), 'save-incomplete'],
    ['a step that is the way back', stamped((s) => Object.assign(top(s), { step: 'back' })), 'save-broken'],
    ['a way on that is unknown', stamped((s) => Object.assign(top(s), { then: 'nowhere' })), 'save-broken'],
    ['dice of a long kind', stamped((s) => Object.assign(s.dice, { kind: 'x'.repeat(4000) })), 'save-incomplete'],
    ['dice from a list', stamped((s) => Object.assign(s.dice, { kind: 'recorded', state: [99] })), 'save-unknown-dice'],
    ['a generator with too few words', stamped((s) => Object.assign(s.dice, { state: [1, 2, 3] })), 'save-incomplete'],
    ['a generator with no bits', stamped((s) => Object.assign(s.dice, { state: [0, 0, 0, 0] })), 'save-incomplete'],
    [
      'a generator with too many bits',
      stamped((s) => Object.assign(s.dice, { state: [2 ** 40, 1, 1, 1] })),
      'save-incomplete',
    ],
    ['rules that are upgraded to older ones', stamped((s) => Object.assign(s, { upgraded: 1 })), 'save-incomplete'],
    ['typed dice that are none', retold(text(asked), '"values":[6]', '"values":null'), 'save-incomplete'],
    ['a log cut short', stamped((s) => void s.moves.pop()), 'does-not-replay'],
    ['a setup that the rules cannot begin', stamped((s) => Object.assign(s, { setup: {} })), 'does-not-replay'],
  ])('%s', (_, file, expected) => {
    const answer = parseSave(duel, file);
    expect(code(answer)).toBe(expected);
    if (!answer.ok) expect(refusal(answer.reason)).toMatch(/^[A-Z].*\.$/);
  });

  it('a save of a later format is refused, however it comes in', () => {
    const save = { ...makeSave(play(3, 5)), fray: 4 } as unknown as Save<Duel>;
    expect(openSave(duel, save)).toMatchObject({ ok: false, reason: { code: 'save-version', found: '4', known: 3 } });
  });

  it('a forged fingerprint does not make a broken state open', () => {
    const save = makeSave(play(3, 5));
    const broken = { ...save, state: { ...save.state, frames: [{ step: 'nowhere', then: null, memory: {} }] } };
    expect(code(openSave(duel, broken as typeof save))).toBe('save-broken');
    const hollow = { ...save, state: { frames: save.state.frames } };
    expect(code(openSave(duel, hollow as unknown as typeof save))).toBe('save-broken');
  });

  it('a log that does not lead to the state is found out by verify', () => {
    const save = makeSave(play(3, 5));
    const moves = save.moves.slice(0, -1);
    expect(code(verifySave(duel, { ...save, moves }))).toBe('does-not-replay');
    const illegal = [...save.moves];
    illegal[0] = { seat: 'right', action: { type: 'fire' }, dice: [1, 1, 1] };
    expect(code(verifySave(duel, { ...save, moves: illegal }))).toBe('does-not-replay');
  });

  it('no accident happens on any cut of a good file', () => {
    for (let end = 0; end < good.length; end += 37) expect(readSave(good.slice(0, end)).ok).toBe(false);
  });

  it('an edited save of 8 MB is refused in four times the memory of its JSON', () => {
    const folder = mkdtempSync(join(tmpdir(), 'fray-save-'));
    const file = join(folder, 'edited.json');
    // A list of small numbers takes least as data, 8 bytes each, and most of what is made for every value.
    const junk = Array.from({ length: LARGEST_SAVE / 2 - 2000 }, () => 1);
    const save = makeSave(play(3, 5));
    writeFileSync(file, JSON.stringify({ ...save, state: { ...save.state, junk } }));
    const program = `
      import { readFileSync } from 'node:fs';
      import { readSave } from ${JSON.stringify(join(import.meta.dirname, 'save.ts'))};
      const read = readSave(readFileSync(${JSON.stringify(file)}, 'utf8'));
      console.log(read.ok || read.reason.code);`;
    const [text, data] = [8, 32];
    const most = `--max-old-space-size=${4 * (text + data)}`;
    try {
      const ran = ['--import', 'tsx', '--input-type=module', '-e', program];
      expect(execFileSync(process.execPath, [most, ...ran], { encoding: 'utf8' })).toBe('save-edited\n');
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
