import { describe, expect, it } from 'vitest';
import { guesses } from './no-guessed-meaning.ts';

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
  "if (event.type === 'rolled') tell();",
];

/** What only panels of games may not do. */
const IN_PANELS = [
  'const over = session.frames.length > 1;',
  'export const beatOf = ({ frames }: OnScreen) => frames.length;',
  'const { units, frames } = session.view;',
  'const ship = session.frame?.memory.ship;',
  'const { memory } = session.frame;',
  'const { phase } = session.frame?.memory ?? {};',
  'const view = session.view as View;',
  'const units = (session.view as TiState).units;',
  "draw(now as Types['state']);",
  'draw(session.view as never);',
  'const typeOf = ({ choice }: Item): string => choice.action.type;',
  'const { type } = choice.action;',
  'const isWanted = ({ action }: Choice<Types>) => action.type === wanted;',
  'const isWanted = ({ action }: Choice<Types>) => wanted.includes(action.type);',
  'const word = (item: Item): string => t.words[item.choice.action.type];',
  "const isPass = ({ action: { type } }: Choice<Types>) => type === 'pass';",
];
const FINE_IN_PANELS = [
  "const side = session.focus?.about === 'orders' ? session.focus.side : undefined;",
  'const title = session.text.step(session.frame?.step ?? "");',
  "const hazard = name as View['hazards'][string];",
  "const unit = setup.own ?? ['dictator'];",
  "const isOrder = choice.group === 'order';",
  'const kinds = new Set(items.map(({ choice }) => choice.action.type));',
  'const frame = card.getBoundingClientRect();',
];
const PANEL = 'packages/web/src/games/merc/a.ts';

describe('the check for guessed meaning', () => {
  it.each(PLANTED)('finds, in a script: %s', (line) => expect(guesses('a.ts', line)).toHaveLength(1));
  it.each(PLANTED.slice(0, 3))('finds, in a component: %s', (line) => {
    expect(guesses('A.svelte', `<script lang="ts">\n${line}\n</script>`)).toHaveLength(1);
  });
  it('finds it in the markup of a component', () => {
    const source = `<script lang="ts">let { choice } = $props();</script>\n{#if choice.action.type === 'pass'}<p>x</p>{/if}`;
    expect(guesses('A.svelte', source)).toHaveLength(1);
  });
  it.each([...PLANTED, ...IN_PANELS])('finds, in a panel: %s', (line) => {
    expect(guesses(PANEL, line)).toHaveLength(1);
    expect(guesses('packages/web/src/games/merc/A.svelte', `<script lang="ts">\n${line}\n</script>`)).toHaveLength(1);
  });
  it('finds it in the markup of a panel', () => {
    const found = (markup: string) =>
      guesses('packages/web/src/games/merc/A.svelte', `<script lang="ts"></script>\n${markup}`);
    expect(found('{#if (session.view as State).round}<p>x</p>{/if}')).toHaveLength(1);
    expect(found('{#each rooms as { frames }}<p>{frames.length}</p>{/each}')).toHaveLength(1);
    expect(found('{#if here}{@const { frames } = session}<p>x</p>{/if}')).toHaveLength(1);
    expect(found('<p class="x {session.frame?.memory.ship}">x</p>')).toHaveLength(1);
  });
  it.each(IN_PANELS.filter((line) => !line.includes("'pass'")))('elsewhere it is no guess: %s', (line) => {
    expect(guesses('a.ts', line)).toEqual([]);
  });
  it.each([...FINE, ...FINE_IN_PANELS])('only guesses, not, in a panel: %s', (line) => {
    expect(guesses(PANEL, line)).toEqual([]);
  });
  it('finds a look-up by the type of an action in panels alone: elsewhere a form is found by it', () => {
    const line = 'const sheet = rules.forms?.[choice.action.type];';
    expect([guesses('a.ts', line), guesses(PANEL, line)].map((found) => found.length)).toEqual([0, 1]);
  });
  it.each(FINE)('only guesses, not: %s', (line) => expect(guesses('a.ts', line)).toEqual([]));
});
