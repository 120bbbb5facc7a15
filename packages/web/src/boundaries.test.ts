import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

/**
 * One interface on screen: pages, sheets and panels read a combat through `OnScreen` (table/screen.ts) and nothing else. So
 * they know neither a `Combat` nor the `Screen` that makes it, and no state: what they draw is what may be seen.
 */
const ROOT = import.meta.dirname;
const FOLDERS = ['pages', 'table', 'advice', 'games', 'pieces'];

/** What a file may not do. */
type Fault = 'Combat' | 'Screen' | 'state' | 'combat' | 'rules.view' | 'moves';

/** What only a table does with a combat; a table and the way back on screen use some of these names too. */
const MOVES = ['move', 'decide', 'undo', 'redo', 'undoDecision', 'redoDecision', 'playBot', 'goBackFor'];
const MOVERS = ['back', 'table'];
/** `paged.t.move`. */
const WORDS = 't';

/** Who may, and why. */
const ALLOWED: Record<string, { faults: readonly Fault[]; because: string }> = {
  'table/screen.svelte.ts': {
    faults: ['Combat', 'Screen', 'state', 'combat', 'rules.view'],
    because: 'it makes what is on screen from a table',
  },
  'table/seats.svelte.ts': { faults: ['state'], because: 'a part of the maker: who takes part' },
  'table/history.svelte.ts': { faults: ['Screen'], because: 'a part of the maker: what was' },
  'advice/held.svelte.ts': {
    faults: ['state', 'rules.view'],
    because: 'it asks about a copy, imagined from what the seat sees, in which the seat holds what it named',
  },
  'advice/opponent.ts': {
    faults: ['Screen', 'combat', 'state'],
    because: 'a bot of this device is asked what it does',
  },
  'table/bots.ts': { faults: ['Screen', 'moves'], because: 'it lets the bots of this device move' },
  'table/testing/table.ts': {
    faults: ['Combat', 'Screen', 'combat'],
    because: 'a table for tests, and the person at it',
  },
  'table/search-bot-runner.ts': { faults: ['Screen'], because: 'a bot of this device looks ahead' },
  'table/stored.ts': { faults: ['Combat', 'Screen', 'combat'], because: 'it opens a combat of this device' },
  'table/table-page.svelte.ts': {
    faults: ['Screen'],
    because: 'it holds the combat of this device, saves, and asks for odds',
  },
  'table/reopen.ts': { faults: ['Combat', 'combat'], because: 'a combat on this device is read from its save again' },
  'table/SeatsSheet.svelte': { faults: ['Screen'], because: 'who sits at this device' },
  'table/ShareSheet.svelte': { faults: ['Screen', 'combat'], because: 'the whole combat leaves this device' },
  'table/play-on.ts': {
    faults: ['Screen', 'combat'],
    because: 'another combat on this device, branched or begun again',
  },
};

interface Node {
  type: string;
  [key: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Every node of a script and of the expressions of the markup, with the one that it stands in. */
function* nodes(value: unknown, parent?: Node): Generator<{ node: Node; parent: Node | undefined }> {
  if (Array.isArray(value)) for (const one of value) yield* nodes(one, parent);
  else if (isNode(value)) {
    yield { node: value, parent };
    for (const [key, child] of Object.entries(value)) if (key !== 'parent') yield* nodes(child, value);
  }
}
const nameOf = (value: unknown): string | undefined =>
  isNode(value) && typeof value.name === 'string' ? value.name : undefined;

/** The name that an expression begins with: `screen` of `screen.now.state`. */
function rootOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  return nameOf(value) ?? rootOf(value.object ?? value.expression ?? value.callee ?? value.argument);
}
const isThis = ({ type }: Node): boolean => type === 'ThisExpression';
/** Names under which a screen is handed around. */
const SCREENS = ['screen', 'device'];
const isScreenType = (pattern: Node): boolean =>
  /"(OnScreen|Screen)"/.test(JSON.stringify(pattern.typeAnnotation ?? ''));

/** `own`: in the folder of a game, where `combat` and `state` may be words of the game (`unit.combat`). */
function faultOf(node: Node, parent: Node | undefined, own: boolean): Fault | undefined {
  const ofScreen = (value: unknown) => !own || SCREENS.includes(rootOf(value) ?? '');
  if (node.type === 'ImportSpecifier' && nameOf(node.imported) === 'Combat') return 'Combat';
  if (
    node.type === 'ImportDeclaration' &&
    isNode(node.source) &&
    /\/(screen|seats|history|back)\.svelte\.ts$/.test(String(node.source.value))
  )
    return 'Screen';
  if (
    node.type === 'CallExpression' &&
    isNode(node.callee) &&
    isNode(node.callee.object) &&
    !isThis(node.callee.object)
  ) {
    const { object, property } = node.callee;
    const owner = nameOf(object) ?? nameOf((object as Node).property) ?? '';
    if (MOVES.includes(nameOf(property) ?? '') && ![...MOVERS, WORDS].includes(owner)) return 'moves';
  }
  if (node.type === 'MemberExpression' && !node.computed) {
    const name = nameOf(node.property);
    if ((name === 'state' || name === 'combat') && ofScreen(node.object)) return name;
    if (name === 'view' && isNode(node.object)) {
      const owner = nameOf(node.object) ?? nameOf(node.object.property);
      if (owner === 'rules') return 'rules.view';
    }
  }
  // `const { combat } = screen` reads it too; what a component is handed under that name is its own.
  if (node.type === 'VariableDeclarator' && isNode(node.id) && node.id.type === 'ObjectPattern')
    return rootOf(node.init) !== '$props' && ofScreen(node.init) ? takenFrom(node.id) : undefined;
  if (node.type === 'ObjectPattern' && parent && /Function/.test(parent.type) && (!own || isScreenType(node)))
    return takenFrom(node);
  return undefined;
}
function takenFrom(pattern: Node): Fault | undefined {
  for (const property of pattern.properties as Node[]) {
    const name = nameOf(property.key);
    if (name === 'combat' || name === 'state') return name;
  }
  return undefined;
}

/** What a file does that only few may. A script is read as the script of a component. */
function faultsIn(name: string, source: string): Fault[] {
  const text = name.endsWith('.svelte') ? source : `<script lang="ts">${source}</script>`;
  const { fragment, instance, module } = parse(text, { modern: true });
  const own = /^games\/[^/]+\//.test(name);
  const found = new Set<Fault>();
  for (const { node, parent } of nodes([fragment, instance?.content, module?.content])) {
    const fault = faultOf(node, parent, own);
    if (fault) found.add(fault);
  }
  return [...found].sort();
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte)$/.test(file) && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`),
);

describe('pages, sheets and panels read the combat through OnScreen alone', () => {
  it.each(files)('%s', (file) => {
    const allowed = ALLOWED[file]?.faults ?? [];
    const found = faultsIn(file, readFileSync(join(ROOT, file), 'utf8'));
    expect(found.filter((fault) => !allowed.includes(fault))).toEqual([]);
    // What is not needed any more is not allowed any more.
    expect(allowed.filter((fault) => !found.includes(fault))).toEqual([]);
  });

  it('every listed exception still exists', () => {
    for (const file of Object.keys(ALLOWED)) expect(files).toContain(file);
  });
});

it('the terminal makes no move of a combat either: it plays through a table', () => {
  const play = join(ROOT, '../../cli/src/play');
  const scripts = readdirSync(play).filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  expect(scripts.length).toBeGreaterThan(0);
  for (const file of scripts)
    expect(faultsIn(file, readFileSync(join(play, file), 'utf8')), file).not.toContain('moves');
});

it('OnScreen stays small: what belongs together is one member', () => {
  const { instance } = parse(`<script lang="ts">${readFileSync(join(ROOT, 'table/screen.ts'), 'utf8')}</script>`, {
    modern: true,
  });
  const named = (name: string) =>
    [...nodes(instance?.content)].find(
      ({ node }) => node.type === 'TSInterfaceDeclaration' && nameOf(node.id) === name,
    );
  const membersOf = (name: string) => (named(name)?.node.body as Node | undefined)?.body as Node[];
  expect(membersOf('Moment')).toHaveLength(3);
  expect(membersOf('OnScreen').length).toBeLessThanOrEqual(33);
});

describe('the check finds', () => {
  const PLANTED: [Fault, string][] = [
    ['Combat', "import type { Combat, Types } from '@fray/engine';"],
    ['Combat', "import { type Choice, Combat as Fight } from '@fray/engine';"],
    ['Screen', "import type { Screen } from '../../table/screen.svelte.ts';"],
    ['combat', 'const last = screen.combat.history().at(-1);'],
    ['combat', 'const { combat, view } = screen;'],
    ['combat', 'export function told({ combat }: OnScreen) {}'],
    ['combat', 'export const told = ({ combat: fight }: OnScreen) => fight;'],
    ['state', 'const problems = sheet.check(screen.now.state, own, seat, answer);'],
    ['state', 'const { state } = screen.now;'],
    ['state', 'const seen = screen?.now?.state;'],
    ['rules.view', 'const seen = screen.game.rules.view(other, seat);'],
    ['rules.view', 'const seen = rules.view(other, seat);'],
    ['moves', 'fight.move(seat, action);'],
    ['moves', 'lastOf(combats).undo();'],
    ['moves', 'this.fight.redoDecision();'],
  ];
  it.each(PLANTED)('%s in a script: %s', (fault, line) => {
    for (const folder of ['table', 'games/merc']) {
      expect(faultsIn(`${folder}/a.ts`, line)).toEqual([fault]);
      expect(faultsIn(`${folder}/A.svelte`, `<script lang="ts">\n${line}\n</script>\n<p>x</p>`)).toEqual([fault]);
    }
  });
  it('a state in the markup of a component', () => {
    const script = '<script lang="ts">const { screen } = $props();</script>';
    expect(faultsIn('A.svelte', `${script}{#if screen.now.state.round}<p>x</p>{/if}`)).toEqual(['state']);
    expect(faultsIn('A.svelte', `${script}<p onclick={() => screen.combat.undo()}>x</p>`)).toEqual(['combat', 'moves']);
  });
  it.each([
    'const { screen, state }: Props = $props();',
    'const view = screen.view;',
    'const state = screen.view as State;',
    'const units = state.units;',
    "import type { Types } from '@fray/engine';",
    "import type { OnScreen } from '../../table/screen.ts';",
    'const words = words.t.states[state];',
    'const dice = unit.combat;',
    'const { combat, armor } = unit;',
    'screen.back.undo(); this.table.redo(); paged.t.move(1, 2);',
  ])('nothing wrong in a panel with: %s', (line) => expect(faultsIn('games/merc/a.ts', line)).toEqual([]));
});
