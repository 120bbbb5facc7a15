import { expect, test } from 'vitest';
import { titledIn } from './titles.ts';

test.each([
  ['Block', 'Phase 2: Block', { above: 'Phase 2', title: 'Block' }],
  ['Defend', 'Defend step: declare defending cards', { above: 'Defend', title: 'Declare defending cards' }],
  ['COMMAND', 'COMMAND: orders of the player', { above: 'COMMAND', title: 'Orders of the player' }],
  ['RESOLUTION', 'RESOLUTION 2: enemy intents', { above: 'RESOLUTION 2', title: 'Enemy intents' }],
  ['Attack', 'Attack step', { title: 'Attack step' }],
  ['Damage', 'Damage', { title: 'Damage' }],
  ['Space combat', 'Announce retreats: defender', { above: 'Space combat', title: 'Announce retreats: defender' }],
  [undefined, 'start phase', { title: 'Start phase' }],
])('the rail says the name of a phase once: %s, %s', (phase, whole, said) => {
  expect(titledIn(phase, whole)).toEqual(said);
});
