import type { CardRow, Colour } from './row.ts';

/** Generic cards of all decks. */

const PITCH: Record<Colour, number> = { red: 1, yellow: 2, blue: 3 };
const generic = (name: string, colour: Colour, cost: number, row: Omit<CardRow, 'name'>): CardRow => ({
  name,
  colour,
  pitch: PITCH[colour],
  cost,
  cls: 'generic',
  ...row,
});
const attack = (
  name: string,
  colour: Colour,
  [cost, power, defense]: [cost: number, power: number, defense: number],
  row: Partial<CardRow> = {},
): CardRow => generic(name, colour, cost, { type: 'attack', power, defense, ...row });

const AGAIN = { 'go again': 1 } as const;
const flock = (colour: Colour, power: number) =>
  attack('Flock of the Feather Walkers', colour, [1, power, 2], {
    extra: 'reveal cheap',
    does: { attack: [{ do: 'token', what: 'quicken', n: 1 }] },
  });
const bull = (colour: Colour, power: number) =>
  attack('Wounded Bull', colour, [3, power, 2], { does: { played: [{ do: 'this', n: 1, if: 'less life' }] } });
const brawnhide = (colour: Colour, power: number) =>
  attack('Barraging Brawnhide', colour, [3, power, 2], { bonus: [{ n: 1, if: 'few' }] });
const drone = (colour: Colour, power: number) => attack('Drone of Brutality', colour, [2, power, 2], { returns: true });

export const GENERIC: readonly CardRow[] = [
  generic('Thrust', 'red', 1, {
    type: 'attack reaction',
    defense: 2,
    target: 'sword',
    flat: 3,
    does: { play: [{ do: 'target', n: 3 }] },
  }),
  generic('On a Knife Edge', 'yellow', 0, {
    type: 'action',
    defense: 2,
    keywords: AGAIN,
    does: { play: [{ do: 'next', to: 'sword', gain: 'go again' }] },
  }),
  generic('Visit the Blacksmith', 'blue', 0, {
    type: 'action',
    defense: 2,
    keywords: AGAIN,
    does: { play: [{ do: 'next', to: 'sword', n: 1 }] },
  }),
  generic('Blade Flash', 'blue', 1, {
    type: 'attack reaction',
    defense: 2,
    target: 'sword',
    flat: 0,
    does: { play: [{ do: 'target', gain: 'go again' }] },
  }),
  generic('Toughen Up', 'blue', 2, { type: 'defense reaction', defense: 4 }),
  generic('Sigil of Solace', 'blue', 0, { type: 'instant', does: { play: [{ do: 'life', n: 1 }] } }),
  flock('red', 5),
  { name: 'Titanium Bauble', colour: 'blue', pitch: 3, defense: 3, type: 'resource', cls: 'generic' },
  attack('Muscle Mutt', 'yellow', [3, 6, 2]),
  attack('Raging Onslaught', 'yellow', [3, 6, 3]),
  bull('yellow', 6),
  attack('Rally the Rearguard', 'blue', [2, 4, 2], {
    ability: {
      type: 'instant',
      cost: 0,
      by: 'discard',
      defending: true,
      once: true,
      does: [{ do: 'defense', n: 3 }],
    },
  }),
  generic('Come to Fight', 'blue', 1, {
    type: 'action',
    defense: 3,
    keywords: AGAIN,
    does: { play: [{ do: 'next', to: 'attack action', n: 1 }] },
  }),
  generic('Dodge', 'blue', 0, { type: 'defense reaction', defense: 2 }),
  attack('Wounding Blow', 'red', [0, 4, 3]),
  generic('Razor Reflex', 'red', 1, {
    type: 'attack reaction',
    defense: 2,
    flat: 3,
    modes: [
      { target: 'sword or dagger', does: [{ do: 'target', n: 3 }] },
      { target: 'attack action 1-', does: [{ do: 'target', n: 3, grant: true }] },
    ],
    does: { grant: [{ do: 'this', gain: 'go again' }] },
  }),
  generic('Springboard Somersault', 'yellow', 0, {
    type: 'defense reaction',
    defense: 2,
    defenseBonus: { n: 2, if: 'from arsenal' },
  }),
  flock('blue', 3),
  attack('Scour the Battlescape', 'blue', [0, 1, 2], {
    gains: [{ gain: 'go again', if: 'from arsenal' }],
    does: { attack: [{ do: 'scour' }] },
  }),
  generic('Energy Potion', 'blue', 0, {
    type: 'item',
    ability: { type: 'instant', cost: 0, by: 'destroy', does: [{ do: 'resource', n: 2 }] },
  }),
  drone('red', 6),
  brawnhide('yellow', 6),
  generic('Timesnap Potion', 'blue', 0, {
    type: 'item',
    ability: { type: 'action', cost: 0, by: 'destroy', does: [{ do: 'action point', n: 2 }] },
  }),
  attack('Scar for a Scar', 'red', [0, 4, 2], {
    does: { played: [{ do: 'this', gain: 'go again', if: 'less life' }] },
  }),
  attack('Brutal Assault', 'blue', [2, 4, 3]),
  generic('Lunging Press', 'blue', 0, {
    type: 'attack reaction',
    defense: 2,
    target: 'attack action',
    flat: 1,
    does: { play: [{ do: 'target', n: 1 }] },
  }),
  generic('Reinforce the Line', 'blue', 0, { type: 'instant', aim: true, does: { play: [{ do: 'defense', n: 2 }] } }),
  attack('Wounding Blow', 'blue', [0, 2, 3]),
  brawnhide('blue', 5),
  attack('Raging Onslaught', 'blue', [3, 5, 3]),
  drone('blue', 4),
  bull('blue', 5),
  generic('Pummel', 'blue', 2, {
    type: 'attack reaction',
    defense: 2,
    flat: 2,
    modes: [
      { target: 'club or hammer', does: [{ do: 'target', n: 2 }] },
      { target: 'attack action 2+', does: [{ do: 'target', n: 2, grant: true }] },
    ],
    does: { grant: [{ do: 'discard' }] },
  }),
  generic('Potion of Strength', 'blue', 0, {
    type: 'item',
    ability: { type: 'action', cost: 0, by: 'destroy', goAgain: true, does: [{ do: 'next', to: 'attack', n: 2 }] },
  }),
  generic('Sloggism', 'blue', 3, {
    type: 'action',
    defense: 2,
    keywords: AGAIN,
    does: { play: [{ do: 'next', to: 'attack action 2+', n: 4 }] },
  }),
];
