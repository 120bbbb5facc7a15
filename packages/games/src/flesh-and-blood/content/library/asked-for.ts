import type { CardRow, Part } from '../row.ts';
import { AGAIN, action, attack, aura, defends, instant, one, reaction, three } from './make.ts';

/** Cards beyond the first three sets that published lists hold most. */

const STEALTH = { stealth: 1 } as const;
const RUPTURE = { rupture: 1 } as const;
const gear = (name: string, cls: string, sub: string, defense: number, says: Partial<CardRow>): CardRow => ({
  name,
  type: 'equipment',
  cls,
  sub,
  defense,
  ...says,
});
const BREAKS = { 'blade break': 1 } as const;
/** An instant for which the card itself is discarded. */
const discardFor = (...does: Part[]): Partial<CardRow> => ({
  ability: { type: 'instant', cost: 0, by: 'discard this', does },
});
const AMPS = discardFor({ do: 'amp', n: 1 });
const RUNE_GATE = { 'rune gate': 1, 'blood debt': 1 } as const;
const chants = (n: number): Part => ({ do: 'token', what: 'runechant', n });

const FUSED = { keywords: { fusion: 1 }, element: 'lightning' } as const;

const LIGHTNING: readonly CardRow[] = [
  ...three('Lightning Surge', 'lightning', attack(0, 4, 2), { gains: [{ gain: 'go again', if: 'from arsenal' }] }),
  ...three('Flittering Charge', 'lightning', attack(0, 4, 2), { gains: [{ gain: 'go again', if: 'instant played' }] }),
  ...three('Second Strike', 'lightning', attack(0, 3, 2), {
    does: { attack: [{ do: 'this', n: 1, gain: 'go again', if: 'damage dealt' }] },
  }),
  ...three('Lightning Press', 'lightning', instant(0), (n) => ({
    target: 'attack action 1-',
    does: { play: [{ do: 'target', n }] },
  })),
  ...three('Electrostatic Discharge', 'lightning', instant(0), (n) => ({
    does: { play: [{ do: 'next', to: 'attack action 1-', n }] },
  })),
  ...three('Entwine Lightning', 'elemental', attack(0, 4, 2), {
    ...FUSED,
    does: { fusion: [{ do: 'this', gain: 'go again' }] },
  }),
  ...three('Arcanic Shockwave', 'runeblade', attack(0, 4), { ...FUSED, does: { fusion: [{ do: 'arcane', n: 1 }] } }),
  ...(['red', 'yellow'] as const).flatMap((colour, i) => [
    one('Harness Lightning', 'runeblade', colour, action(0, 2), {
      does: { play: [{ do: 'arcane', n: 3 - i, if: 'lightning played' }] },
    }),
    one('Static Shock', 'runeblade', colour, attack(0, 4 - i), {
      does: { hit: [{ do: 'arcane', n: 1, if: 'lightning played' }] },
    }),
  ]),
  {
    name: 'Star Fall',
    type: 'weapon',
    cls: 'runeblade',
    talent: 'lightning',
    sub: 'sword',
    hands: 2,
    cost: 1,
    power: 1,
    bonus: [{ n: 1, if: 'lightning played' }],
    gains: [{ gain: 'go again', if: 'lightning played' }],
  },
  one('Cloud Cover', 'lightning', 'yellow', instant(0), { does: { play: [{ do: 'prevent once', n: 2 }] } }),
  one('Blink', 'lightning', 'blue', instant(0), { does: { play: [{ do: 'action point', n: 1 }] } }),
];

const GENERIC: readonly CardRow[] = [
  ...three('Arcane Polarity', 'generic', instant(0), (n) => ({
    does: {
      play: [
        { do: 'life', n: n + 1, if: 'arcane taken' },
        { do: 'life', n: 1, if: 'no arcane taken' },
      ],
    },
  })),
  ...three('Battlefront Bastion', 'generic', attack(3, 7, 2), {
    does: { defend: [{ do: 'prevent', n: 1, if: 'alone' }] },
  }),
  ...three("Fyendal's Fighting Spirit", 'generic', attack(3, 7, 2), {
    does: { attack: [{ do: 'life', n: 1, if: 'less life' }], defend: [{ do: 'life', n: 1, if: 'less life' }] },
  }),
  one('Shelter from the Storm', 'generic', 'red', defends(0, 4), discardFor({ do: 'prevent once', n: 1, times: 3 })),
  one('Trot Along', 'generic', 'blue', action(0), {
    ...AGAIN,
    does: { play: [{ do: 'next', to: 'weak attack', gain: 'go again' }] },
  }),
  one('Nip at the Heels', 'generic', 'blue', reaction(0), {
    target: 'weak attack',
    flat: 1,
    does: { play: [{ do: 'target', n: 1 }] },
  }),
  ...three("Captain's Call", 'generic', action(0, 2), (n) => {
    const to = (['attack action 0', 'attack action 1-', 'attack action 2-'] as const)[n - 1] ?? 'attack action 2-';
    return {
      ...AGAIN,
      choices: ['chose power', 'chose go again'],
      does: {
        play: [
          { do: 'next', to, n: 2, if: 'chose power' },
          { do: 'next', to, gain: 'go again', if: 'chose go again' },
        ],
      },
    };
  }),
  one(
    'Riches of Trōpal-Dhani',
    'generic',
    'yellow',
    { type: 'resource' },
    { keywords: { legendary: 1 }, does: { pitched: [{ do: 'token', what: 'gold', n: 1 }] } },
  ),
  ...(['Boots legs', 'Gauntlets arms', 'Helm head', 'Plating chest'] as const).map((it) => {
    const [name = '', sub = ''] = it.split(' ');
    const says = { keywords: { guardwell: 1 }, defenseBonus: { n: 1, if: 'weapon attack' } } as const;
    return gear(`Blade Beckoner ${name}`, 'generic', sub, 1, says);
  }),
  ...three("Fiddler's Green", 'generic', { type: 'block', defense: 1 }, (n) => ({
    does: { buried: [{ do: 'life', n }] },
  })),
  { name: 'Crown of Dominion', type: 'equipment', cls: 'generic', sub: 'head', brings: 'gold' },
  gear('Balance of Justice', 'generic', 'head', 2, {
    keywords: { guardwell: 1 },
    ability: { type: 'instant', cost: 0, by: 'destroy', if: 'foe drew two', does: [{ do: 'draw', n: 1 }] },
  }),
  // Its defense is the number of opposing heroes with more life, and there is one.
  gear('Bloodied Oval', 'generic', 'off-hand', 0, { keywords: BREAKS, defenseBonus: { n: 1, if: 'less life' } }),
  {
    name: "Seeker's Mitts",
    type: 'equipment',
    cls: 'generic',
    sub: 'arms',
    ability: {
      type: 'instant',
      cost: 1,
      by: 'destroy',
      does: [
        { do: 'prevent', n: 1 },
        { do: 'opt', n: 1 },
      ],
    },
  },
  ...three('Sirens of Safe Harbor', 'generic', attack(2, 6, 2), { does: { buried: [{ do: 'life', n: 1 }] } }),
  one('Pursue to the Edge of Oblivion', 'generic', 'red', attack(0, 4), { does: { hit: [{ do: 'mark' }] } }),
  one('Pursue to the Pits of Despair', 'generic', 'red', attack(1, 5), { does: { hit: [{ do: 'mark' }] } }),
  gear('Stonewall Gauntlet', 'generic', 'arms', 1, {
    keywords: BREAKS,
    does: { defend: [{ do: 'weaken', n: 1, if: 'raised' }] },
  }),
  gear('Crown of Providence', 'generic', 'head', 2, { keywords: BREAKS, does: { defend: [{ do: 'providence' }] } }),
];

const ARCANE: readonly CardRow[] = [
  ...three('Sigil of Suffering', 'runeblade', defends(0, 3), {
    defenseBonus: { n: 1, if: 'arcane dealt' },
    does: { play: [{ do: 'arcane', n: 1 }] },
  }),
  ...three('Runerager Swarm', 'runeblade', attack(0, 3), { gains: [{ gain: 'go again', if: 'aura made' }] }),
  ...three('Shrill of Skullform', 'runeblade', attack(2, 4), { bonus: [{ n: 3, if: 'aura made' }] }),
  ...three('Deathly Wail', 'runeblade', attack(3, 6), {
    keywords: RUNE_GATE,
    does: { close: [{ do: 'each lost', what: 'runechant' }] },
  }),
  ...three('Deathly Delight', 'runeblade', attack(2, 5), {
    keywords: RUNE_GATE,
    does: { close: [{ do: 'each lost', what: 'life' }] },
  }),
  ...three('Runeblood Incantation', 'runeblade', aura(1, 2), (n) => ({
    ...AGAIN,
    verses: n,
    does: { 'action phase': [{ do: 'verse' }, chants(1)] },
  })),
  ...three('Malefic Incantation', 'runeblade', aura(0, 2), (n) => ({
    ...AGAIN,
    verses: n,
    once: true,
    does: {
      'attack played': [
        { do: 'verse', what: 'last', if: 'card attacks' },
        { ...chants(1), if: 'card attacks' },
      ],
    },
  })),
  ...three('Deadwood Dirge', 'runeblade', action(0, 2), (n) => ({ ...AGAIN, does: { play: [{ do: 'dirge', n }] } })),
  gear('Vexing Quillhand', 'runeblade', 'arms', 0, {
    keywords: { 'arcane barrier': 1 },
    ability: { type: 'action', cost: 0, by: 'destroy', goAgain: true, does: [chants(2)] },
  }),
  gear('Face Purgatory', 'runeblade', 'head', 2, {
    keywords: BREAKS,
    does: {
      defend: [
        { do: 'discard', if: 'both kinds defend' },
        { do: 'draw', n: 1, if: 'both kinds defend' },
      ],
    },
  }),
  ...three('Emeritus Scolding', 'wizard', action(2), (n) => ({
    does: {
      play: [
        { do: 'arcane', n: n + 1, if: 'own turn' },
        { do: 'arcane', n: n + 3, if: 'foe turn' },
      ],
    },
  })),
  ...three('Photon Splicing', 'wizard', action(1), (n) => ({ ...AMPS, does: { play: [{ do: 'arcane', n: n + 1 }] } })),
  ...three('Arcane Twining', 'wizard', action(0), (n) => ({ ...AMPS, does: { play: [{ do: 'arcane', n }] } })),
  ...three("Timekeeper's Whim", 'wizard', action(3), (n) => ({
    does: {
      play: [
        { do: 'arcane', n: n + 2 },
        { do: 'leave', what: 'deck', if: 'foe turn' },
      ],
    },
  })),
  gear('Spellfire Cloak', 'wizard', 'chest', 0, {
    keywords: { 'arcane barrier': 1 },
    ability: { type: 'instant', cost: 0, by: 'destroy', if: 'foe turn', does: [{ do: 'resource', n: 1 }] },
  }),
  one('Kindle', 'wizard', 'red', instant(0), {
    does: {
      play: [
        { do: 'amp', n: 1 },
        { do: 'draw', n: 1, if: 'empty hand' },
      ],
    },
  }),
];

const BANISH_TWO: Part = { do: 'top', what: 'banish', if: 'two reactions' };

const BLADES: readonly CardRow[] = [
  one('Blade Flurry', 'warrior', 'red', reaction(0), {
    target: 'weapon',
    flat: 2,
    does: {
      play: [
        { do: 'target', n: 2 },
        { do: 'next', to: 'weapon', n: 2 },
      ],
    },
  }),
  ...three('Blade Runner', 'warrior', reaction(1), (n) => ({
    target: 'one-handed weapon',
    flat: 0,
    does: {
      play: [
        { do: 'target', gain: 'go again' },
        { do: 'next', to: 'weapon', n },
      ],
    },
  })),
  ...three('Fatal Engagement', 'warrior', reaction(2), (n) => ({
    needs: 'attack defends',
    target: 'attack',
    flat: n + 2,
    does: { play: [{ do: 'target', n: n + 2 }] },
  })),
  ...three('Felling Swing', 'warrior', action(3), (n) => ({
    ...AGAIN,
    does: { play: [{ do: 'next', to: 'axe', n: n + 3 }] },
  })),
  one('Goblet of Bloodrun Wine', 'warrior', 'blue', action(0, 2), {
    ...AGAIN,
    does: {
      play: [
        { do: 'token', what: 'agility', n: 1 },
        { do: 'token', what: 'vigor', n: 1 },
      ],
    },
  }),
  gear('Kabuto of Imperial Authority', 'warrior', 'head', 2, {
    keywords: BREAKS,
    does: { defend: [{ do: 'this turn', what: 'disarm' }] },
  }),
  ...three('Infect', 'assassin', attack(0, 3), {
    keywords: STEALTH,
    does: { hit: [{ do: 'token', what: 'bloodrot-pox', n: 1, to: 'attack' }] },
  }),
  one('Kiss of Death', 'assassin', 'red', attack(0, 3), {
    keywords: STEALTH,
    does: { hit: [{ do: 'lose life', what: 'foe', n: 1 }] },
  }),
  ...three("Reaper's Call", 'assassin', attack(0, 3), { keywords: STEALTH, ...discardFor({ do: 'mark' }) }),
  ...three('Double Trouble', 'assassin', attack(0, 3), {
    keywords: STEALTH,
    bonus: [{ n: 2, if: 'two reactions' }],
    does: { hit: [BANISH_TWO, BANISH_TWO] },
  }),
  ...three('Mark the Prey', 'assassin', attack(0, 3), { keywords: STEALTH, does: { hit: [{ do: 'mark' }] } }),
  ...three("Razor's Edge", 'assassin', reaction(0), (n) => ({
    target: 'stealth',
    flat: n,
    does: { play: [{ do: 'target', n }] },
  })),
  ...three('Shred', 'assassin', reaction(0), (n) => ({
    target: 'assassin',
    aim: 'any',
    flat: 0,
    does: { play: [{ do: 'defense', n: -n - 1 }] },
  })),
  ...three('Cut Through', 'assassin', attack(0, 3, 2), {
    bonus: [{ n: 1, if: 'dagger hit' }],
    gains: [{ gain: 'go again', if: 'dagger hit' }],
  }),
  {
    name: "Hunter's Klaive",
    type: 'weapon',
    cls: 'assassin',
    sub: 'dagger',
    hands: 1,
    cost: 2,
    power: 1,
    keywords: { 'go again': 1, piercing: 1 },
    does: { hit: [{ do: 'mark' }] },
  },
];

/** Draconic and Ninja at once, with go again beside another Draconic link. */
const PAIR: Partial<CardRow> = { talent: 'draconic', gains: [{ gain: 'go again', if: 'two draconic' }] };

const STRONG: readonly CardRow[] = [
  one('Thick Hide Hunter', 'brute', 'yellow', attack(2, 6, 6), {
    does: {
      attack: [{ do: 'random discard', what: 'own', n: 1 }],
      defend: [{ do: 'random discard', what: 'own', n: 1 }],
    },
  }),
  gear('Scowling Flesh Bag', 'brute', 'head', 2, { keywords: BREAKS, does: { defend: [{ do: 'intimidate' }] } }),
  one('Tear Asunder', 'guardian', 'blue', action(3), {
    ...AGAIN,
    does: {
      play: [{ do: 'next', to: 'guardian', n: 1, gain: 'dominate', grant: true }],
      grant: [{ do: 'discard' }, { do: 'discard' }],
    },
  }),
  one('Lava Burst', 'draconic', 'red', attack(0, 2), { keywords: RUPTURE, bonus: [{ n: 3, if: 'link 4' }] }),
  one('Breaking Point', 'draconic', 'red', attack(1, 5), {
    keywords: RUPTURE,
    does: { hit: [{ do: 'destroy arsenal', if: 'link 4' }] },
  }),
  one('Blaze Headlong', 'draconic', 'red', attack(0, 4, 2), { gains: [{ gain: 'go again', if: 'red played' }] }),
  one('Hunt the Hunter', 'draconic', 'red', attack(1, 5), { does: { attack: [{ do: 'mark', if: 'red played' }] } }),
  ...three('Lava Vein Loyalty', 'ninja', attack(0, 3), PAIR),
  one('Hot on Their Heels', 'ninja', 'red', attack(0, 3), {
    ...PAIR,
    does: { hit: [{ do: 'mark', if: 'two draconic' }] },
  }),
  one(
    'Phoenix Flame',
    'draconic',
    'red',
    { type: 'attack', cost: 0, power: 0 },
    { ...AGAIN, bonus: [{ n: 1, if: 'two draconic' }] },
  ),
  {
    name: 'Searing Emberblade',
    type: 'weapon',
    cls: 'ninja',
    sub: 'sword',
    hands: 2,
    cost: 2,
    power: 3,
    ...PAIR,
  },
  ...three('Swiftwater Sloop', 'pirate', attack(2, 6, 2), { gains: [{ gain: 'go again', if: 'high tide' }] }),
  one('Conqueror of the High Seas', 'pirate', 'red', attack(4, 7), {
    bonus: [{ n: 1, if: 'high tide' }],
    gains: [{ gain: 'go again', if: 'high tide' }],
    does: { hit: [{ do: 'destroy arsenal', what: 'gold' }] },
  }),
  ...three('Saltwater Swell', 'pirate', attack(1, 3), { ...AGAIN, does: { attack: [{ do: 'top', what: 'swell' }] } }),
  one('Murderous Rabble', 'pirate', 'blue', attack(0, 0), {
    ...AGAIN,
    does: { attack: [{ do: 'top', what: 'booty' }] },
  }),
];

const ENGINES: readonly CardRow[] = [
  ...three('Soup Up', 'mechanologist', attack(0, 4, 2), {
    keywords: { galvanize: 1 },
    gains: [{ gain: 'go again', if: 'item destroyed' }],
    does: { galvanize: [{ do: 'galvanize' }, { do: 'defense', n: 2 }] },
  }),
];

export const ASKED_FOR: readonly CardRow[] = [...ENGINES, ...LIGHTNING, ...GENERIC, ...ARCANE, ...BLADES, ...STRONG];
