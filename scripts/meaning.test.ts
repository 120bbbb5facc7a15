import { describe, expect, it } from 'vitest';
import { guesses } from './meaning.ts';

/** Each line is a guess that stood in the program once, or could. */
const PLANTED = [
  'if (/^(pass|continue)$/i.test(choice.action.type)) go();',
  'const PASSING = /^pass/; if (PASSING.test(only.action.type)) go();',
  "if (['pass', 'done'].includes(choice.action.type)) go();",
  "if (new Set(['pass']).has(action.type)) go();",
  'if (RISKY.has(action.type)) ask();',
  "if (item.choice.action.type === 'confirm') go();",
  "if ('concede' !== action.type) go();",
  "switch (choice.action.type) { case 'pass': go(); }",
  "if (frame.step === 'dice') roll();",
  'if (/\\broll/i.test(item.label)) roll();',
  "if (item.label.startsWith('Adjust:')) hide();",
  "const words = label.replace('Adjust: ', '');",
  'const order = ORDER[action.type];',
  "if (combat.frame?.step.startsWith('P2')) go();",
];
const FINE = [
  "if (choice.role === 'rolls') roll();",
  "if (choice.place !== 'flow') hide();",
  "if (field.type === 'number') draw();",
  'const words = text.label(choice, state);',
  'const title = text.step(frame.step);',
  'const sheet = rules.forms?.[choice.action.type];',
  "if (event.type === 'rolled') tell();",
];

describe('the check for guessed meaning', () => {
  it.each(PLANTED)('finds, in a script: %s', (line) => expect(guesses('a.ts', line)).toHaveLength(1));
  it.each(PLANTED.slice(0, 3))('finds, in a component: %s', (line) => {
    expect(guesses('A.svelte', `<script lang="ts">\n${line}\n</script>`)).toHaveLength(1);
  });
  it('finds it in the markup of a component', () => {
    const source = `<script lang="ts">let { choice } = $props();</script>\n{#if choice.action.type === 'pass'}<p>x</p>{/if}`;
    expect(guesses('A.svelte', source)).toHaveLength(1);
  });
  it.each(FINE)('only guesses, not: %s', (line) => expect(guesses('a.ts', line)).toEqual([]));
});
