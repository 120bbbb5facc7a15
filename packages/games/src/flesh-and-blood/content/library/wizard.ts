import { action, atTable, defends, has, instant, on, one, part, three } from '../make.ts';
import type { CardRow, Part } from '../row.ts';

/** Wizard cards of Arcane Rising and Crucible of War: arcane damage falls with the color as power does. */
const arcane = (n: number): Part => part('arcane', n);
const leaveToTable = (words: string): Partial<CardRow> => ({ table: [{ when: 'resolves', words }] });

export const WIZARD_MORE: readonly CardRow[] = [
  ...three('Aether Flare', 'wizard', action(1), (n) => on('play', arcane(n), part('by damage', { what: 'amp' }))),
  ...three('Aether Spindle', 'wizard', action(2), (n) => on('play', arcane(n + 1), part('by damage', { what: 'opt' }))),
  ...three('Absorb in Aether', 'wizard', defends(1, 4), on('play', part('amp', 2))),
  ...three('Foreboding Bolt', 'wizard', action(1), (n) => ({
    ...on('play', part('damage', n), part('opt', 1)),
    disputed: 'played as damage that is not arcane, which is what is printed; others read it as arcane damage',
  })),
  one('Forked Lightning', 'wizard', 'red', action(3), on('play', arcane(2), arcane(2))),
  ...three('Rousing Aether', 'wizard', action(2), (n) => on('play', arcane(n + 1), part('amp', 1))),
  ...three('Scalding Rain', 'wizard', action(1), (n) => on('play', arcane(n + 1))),
  ...three('Voltic Bolt', 'wizard', action(2), (n) => on('play', arcane(n + 2))),
  ...three('Zap', 'wizard', action(0), (n) => on('play', arcane(n))),
  ...three('Snapback', 'wizard', action(1), (n) => ({
    ...on('play', arcane(n)),
    ...atTable('played', 'as an instant after another Wizard non-attack action card this turn'),
  })),
  ...three('Cindering Foresight', 'wizard', action(0, 2), (n) => ({
    ...on('play', part('amp', 1), part('opt', n)),
    ...atTable('played', 'as an instant in the turn of the other side'),
  })),
  one('Gaze the Ages', 'wizard', 'blue', action(0), {
    ...on('play', part('opt', 2)),
    ...leaveToTable('back into the hand if you played another Wizard non-attack action card this turn'),
  }),
  one('Lesson in Lava', 'wizard', 'yellow', action(1), {
    ...has('specialization'),
    with: 'Kano',
    ...on('play', arcane(3)),
    ...leaveToTable('if it dealt damage: search for a Wizard card that costs no more than that and put it on top'),
  }),
  ...three('Reverberate', 'wizard', action(1), (n) => ({
    ...on('play', arcane(n)),
    ...leaveToTable(
      'if it dealt damage: a Wizard non-attack action card of that cost or less from hand may be played as an instant',
    ),
  })),
  one('Sonic Boom', 'wizard', 'yellow', action(2), {
    ...on('play', arcane(3)),
    ...leaveToTable(
      'if it dealt damage: a Wizard non-attack action card on top of the deck may be played as an instant for that much less',
    ),
  }),
  ...three('Index', 'wizard', action(0, 2), (n) =>
    leaveToTable(`look at your ${n + 2} top cards: one back on top, the rest below the deck`),
  ),
  ...three('Stir the Aetherwinds', 'wizard', action(2, 2), (n) =>
    leaveToTable(`your next Wizard non-attack action card may be an instant and deals ${n} more arcane damage`),
  ),
  one(
    'Tome of Aetherwind',
    'wizard',
    'red',
    action(0, 2),
    leaveToTable('twice: draw a card, or your next arcane damage is 1 more'),
  ),
  one('Chain Lightning', 'wizard', 'yellow', action(1), {
    ...leaveToTable(
      'your next Wizard non-attack action card may be an instant; 3 arcane damage if you played another one this turn',
    ),
  }),
  one('Blazing Aether', 'wizard', 'red', action(0), {
    ...has('specialization'),
    with: 'Kano',
    ...leaveToTable('as much arcane damage as you have dealt to that hero this turn'),
  }),
  one('Aetherize', 'wizard', 'blue', instant(1), leaveToTable('negate an instant that costs 1 or less')),
];
