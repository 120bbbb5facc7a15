import { AGAIN, action, attack, defends, instant, item, on, oneOf, part, reaction, uses } from './make.ts';
import type { CardRow, Colour } from './row.ts';

/** Generic cards of all decks. */

const generic = oneOf('generic');
const flock = (colour: Colour, power: number) =>
  generic('Flock of the Feather Walkers', colour, attack(1, power, 2), {
    extra: 'reveal cheap',
    ...on('attack', part('token', 1, { what: 'quicken' })),
  });
const bull = (colour: Colour, power: number) =>
  generic('Wounded Bull', colour, attack(3, power, 2), on('played', part('this', 1, { if: 'less life' })));
const brawnhide = (colour: Colour, power: number) =>
  generic('Barraging Brawnhide', colour, attack(3, power, 2), { bonus: [{ n: 1, if: 'few' }] });
const drone = (colour: Colour, power: number) =>
  generic('Drone of Brutality', colour, attack(2, power, 2), { returns: true });

export const GENERIC: readonly CardRow[] = [
  generic('Thrust', 'red', reaction(1, 2), { target: 'sword', flat: 3 }, on('play', part('target', 3))),
  generic('On a Knife Edge', 'yellow', action(0, 2), {
    ...AGAIN,
    ...on('play', part('next', { to: 'sword', gain: 'go again' })),
  }),
  generic('Visit the Blacksmith', 'blue', action(0, 2), AGAIN, on('play', part('next', 1, { to: 'sword' }))),
  generic('Blade Flash', 'blue', reaction(1, 2), {
    target: 'sword',
    flat: 0,
    ...on('play', part('target', { gain: 'go again' })),
  }),
  generic('Toughen Up', 'blue', defends(2, 4)),
  generic('Sigil of Solace', 'blue', instant(0), on('play', part('life', 1))),
  flock('red', 5),
  { name: 'Titanium Bauble', colour: 'blue', pitch: 3, defense: 3, type: 'resource', cls: 'generic' },
  generic('Muscle Mutt', 'yellow', attack(3, 6, 2)),
  generic('Raging Onslaught', 'yellow', attack(3, 6)),
  bull('yellow', 6),
  generic(
    'Rally the Rearguard',
    'blue',
    attack(2, 4, 2),
    uses('instant', 0, 'discard', part('defense', 3), { defending: true, once: true }),
  ),
  generic('Come to Fight', 'blue', action(1), AGAIN, on('play', part('next', 1, { to: 'attack action' }))),
  generic('Dodge', 'blue', defends(0, 2)),
  generic('Wounding Blow', 'red', attack(0, 4)),
  generic('Razor Reflex', 'red', reaction(1, 2), {
    flat: 3,
    modes: [
      { target: 'sword or dagger', does: [part('target', 3)] },
      { target: 'attack action 1-', does: [part('target', 3, { grant: true })] },
    ],
    ...on('grant', part('this', { gain: 'go again' })),
  }),
  generic('Springboard Somersault', 'yellow', defends(0, 2), { defenseBonus: { n: 2, if: 'from arsenal' } }),
  flock('blue', 3),
  generic('Scour the Battlescape', 'blue', attack(0, 1, 2), {
    gains: [{ gain: 'go again', if: 'from arsenal' }],
    ...on('attack', part('scour')),
  }),
  generic('Energy Potion', 'blue', item(0), uses('instant', 0, 'destroy', part('resource', 2))),
  drone('red', 6),
  brawnhide('yellow', 6),
  generic('Timesnap Potion', 'blue', item(0), uses('action', 0, 'destroy', part('action point', 2))),
  generic('Scar for a Scar', 'red', attack(0, 4, 2), on('played', part('this', { gain: 'go again', if: 'less life' }))),
  generic('Brutal Assault', 'blue', attack(2, 4)),
  generic('Lunging Press', 'blue', reaction(0, 2), { target: 'attack action', flat: 1 }, on('play', part('target', 1))),
  generic('Reinforce the Line', 'blue', instant(0), { aim: true }, on('play', part('defense', 2))),
  generic('Wounding Blow', 'blue', attack(0, 2)),
  brawnhide('blue', 5),
  generic('Raging Onslaught', 'blue', attack(3, 5)),
  drone('blue', 4),
  bull('blue', 5),
  generic('Pummel', 'blue', reaction(2, 2), {
    flat: 2,
    modes: [
      { target: 'club or hammer', does: [part('target', 2)] },
      { target: 'attack action 2+', does: [part('target', 2, { grant: true })] },
    ],
    ...on('grant', part('discard')),
  }),
  generic(
    'Potion of Strength',
    'blue',
    item(0),
    uses('action', 0, 'destroy', part('next', 2, { to: 'attack' }), { goAgain: true }),
  ),
  generic('Sloggism', 'blue', action(3, 2), AGAIN, on('play', part('next', 4, { to: 'attack action 2+' }))),
];
