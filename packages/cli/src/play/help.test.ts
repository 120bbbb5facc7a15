import { describe, expect, test } from 'vitest';
import { fray } from '../main.ts';
import { duel } from '../testing/duel.ts';
import { fakeTerminal, type } from '../testing/fake-terminal.ts';
import { emptyFolder } from '../testing/folder.ts';
import { duelBy } from '../testing/variant.ts';
import { wordsIn } from '../words/index.ts';

const folder = emptyFolder();
const { help } = wordsIn('en');

describe('? helps at every question, and the question is repeated', () => {
  test.each([
    ['the main prompt', 'play duel', ['?', 'q'], help.play],
    ['a form', 'play duel', ['3', '?', '', 'q'], help.form],
    ['the list outside the flow', 'play duel', ['m', '?', '', 'q'], help.more],
    ['a question for yes or no', 'play duel', ['m', '1', '?', 'n', 'q'], help.confirm],
    ['typed dice', 'play duel --dice typed', ['1', '?', 'q', 'n'], help.play],
    ['the name of a save', 'play duel', ['2', 's', '?', 'FILE', 'q'], help.saveAs],
    ['the question before quitting', 'play duel', ['2', 'q', '?', 'n'], help.saveFirst],
  ])('at %s', async (_where, line, input, sentences) => {
    const { code, out, err } = await type(
      `${line} --seed 5`,
      ...input.map((one) => one.replace('FILE', folder.in('x.json'))),
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    for (const sentence of sentences) expect(out).toContain(sentence);
    const asked = out.split('\n').filter((shown) => /[>\]] \?$/.test(shown));
    expect(asked).toHaveLength(1);
    // The same question again.
    expect(out.split(asked[0]!.slice(0, -1)).length).toBeGreaterThan(2);
  });

  test('whole words do as well as letters', async () => {
    const { out } = await type('play duel --seed 5 --pace step', 'help', '2', 'undo', 'log', 'quit', 'n');
    expect(out).toContain(help.play[0]);
    expect(out).toContain('Undid 1 move.');
  });

  test('a form shows its fields again', async () => {
    const { out } = await type('play duel', '3', '?', '', 'q');
    expect(out.match(/^ {2}dice: a whole number from 1 to 3$/gm)).toHaveLength(2);
  });
});

describe('every error starts with the same prefix', () => {
  test.each([
    ['9', 'Type a number from 1 to 3, or ? for help.'],
    ['w', 'Nobody else may act now.'],
    ['c', 'There is nothing to cancel.'],
    ['r 9', undefined],
    ['v nobody', 'Type v and one of: left, right.'],
    ['v rihgt', 'Type v and one of: left, right. Did you mean "right"?'],
    ['udno', '"udno" is neither a number nor a key here. Type ? for help. Did you mean "undo"?'],
    ['fire!', '"fire!" is neither a number nor a key here. Type ? for help.'],
  ])('%s', async (typed, sentence) => {
    const { out } = await type('play duel --seed 5', typed, 'q', 'n');
    const faults = out.split('\n').filter((line) => line.startsWith('fray: '));
    expect(faults).toEqual(sentence === undefined ? [] : [`fray: ${sentence}`]);
  });

  test('in a form, with what was most likely meant', async () => {
    const { out } = await type('play duel', '3', 'dcie=2', 'dice=9', '', 'q');
    const faults = out.split('\n').filter((line) => line.startsWith('fray: '));
    expect(faults).toEqual([
      'fray: There is no field "dcie". The fields are: dice. Did you mean "dice"?',
      'fray: Stake 1 to 3 dice.',
    ]);
  });

  test('Enter without a default', async () => {
    const steady = duel.rules.steps['2 attack'];
    const games = duelBy({
      ...duel.rules,
      steps: {
        ...duel.rules.steps,
        '2 attack': { ...steady, roles: { strike: 'acts' } },
      },
    });
    const { context, texts } = fakeTerminal('\nq\n', games);
    expect(await fray(context, ['play', 'duel'])).toBe(0);
    expect(texts.out).toContain('fray: Enter does nothing here: type the number of a choice, or ? for help.');
  });
});
