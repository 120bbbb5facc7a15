import {
  AGAIN,
  action,
  attack,
  aura,
  defends,
  gear,
  has,
  instant,
  on,
  one,
  part,
  reaction,
  three,
  uses,
} from '../make.ts';
import type { CardRow, Part } from '../row.ts';

/** Cards beyond the first three sets that published lists hold most. */

const STEALTH = { stealth: 1 } as const;
const RUPTURE = { rupture: 1 } as const;
const BREAKS = has('blade break');
/** An instant for which the card itself is discarded. */
const discardFor = (...does: Part[]): Partial<CardRow> => ({
  ability: { type: 'instant', cost: 0, by: 'discard this', does },
});
const AMPS = discardFor(part('amp', 1));
const RUNE_GATE = { 'rune gate': 1, 'blood debt': 1 } as const;
const chants = (n: number): Part => part('token', n, { what: 'runechant' });

const FUSED = { ...has('fusion'), element: 'lightning' } as const;

const LIGHTNING: readonly CardRow[] = [
  ...three('Lightning Surge', 'lightning', attack(0, 4, 2), { gains: [{ gain: 'go again', if: 'from arsenal' }] }),
  ...three('Flittering Charge', 'lightning', attack(0, 4, 2), { gains: [{ gain: 'go again', if: 'instant played' }] }),
  ...three(
    'Second Strike',
    'lightning',
    attack(0, 3, 2),
    on('attack', part('this', 1, { gain: 'go again', if: 'damage dealt' })),
  ),
  ...three('Lightning Press', 'lightning', instant(0), (n) => ({
    target: 'attack action 1-',
    ...on('play', part('target', n)),
  })),
  ...three('Electrostatic Discharge', 'lightning', instant(0), (n) =>
    on('play', part('next', n, { to: 'attack action 1-' })),
  ),
  ...three('Entwine Lightning', 'elemental', attack(0, 4, 2), FUSED, on('fusion', part('this', { gain: 'go again' }))),
  ...three('Arcanic Shockwave', 'runeblade', attack(0, 4), FUSED, on('fusion', part('arcane', 1))),
  ...(['red', 'yellow'] as const).flatMap((colour, i) => [
    one(
      'Harness Lightning',
      'runeblade',
      colour,
      action(0, 2),
      on('play', part('arcane', 3 - i, { if: 'lightning played' })),
    ),
    one(
      'Static Shock',
      'runeblade',
      colour,
      attack(0, 4 - i),
      on('hit', part('arcane', 1, { if: 'lightning played' })),
    ),
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
  one('Cloud Cover', 'lightning', 'yellow', instant(0), on('play', part('prevent once', 2))),
  one('Blink', 'lightning', 'blue', instant(0), on('play', part('action point', 1))),
];

const GENERIC: readonly CardRow[] = [
  ...three('Arcane Polarity', 'generic', instant(0), (n) =>
    on('play', part('life', n + 1, { if: 'arcane taken' }), part('life', 1, { if: 'no arcane taken' })),
  ),
  ...three('Battlefront Bastion', 'generic', attack(3, 7, 2), on('defend', part('prevent', 1, { if: 'alone' }))),
  ...three("Fyendal's Fighting Spirit", 'generic', attack(3, 7, 2), {
    does: { attack: [part('life', 1, { if: 'less life' })], defend: [part('life', 1, { if: 'less life' })] },
  }),
  one('Shelter from the Storm', 'generic', 'red', defends(0, 4), discardFor(part('prevent once', 1, { times: 3 }))),
  one('Trot Along', 'generic', 'blue', action(0), {
    ...AGAIN,
    ...on('play', part('next', { to: 'weak attack', gain: 'go again' })),
  }),
  one('Nip at the Heels', 'generic', 'blue', reaction(0), {
    target: 'weak attack',
    flat: 1,
    ...on('play', part('target', 1)),
  }),
  ...three("Captain's Call", 'generic', action(0, 2), (n) => {
    const to = (['attack action 0', 'attack action 1-', 'attack action 2-'] as const)[n - 1] ?? 'attack action 2-';
    return {
      ...AGAIN,
      choices: ['chose power', 'chose go again'],
      ...on(
        'play',
        part('next', 2, { to, if: 'chose power' }),
        part('next', { to, gain: 'go again', if: 'chose go again' }),
      ),
    };
  }),
  one(
    'Riches of Trōpal-Dhani',
    'generic',
    'yellow',
    { type: 'resource' },
    { ...has('legendary'), ...on('pitched', part('token', 1, { what: 'gold' })) },
  ),
  ...(['Boots legs', 'Gauntlets arms', 'Helm head', 'Plating chest'] as const).map((it) => {
    const [name = '', sub = ''] = it.split(' ');
    const says = { ...has('guardwell'), defenseBonus: { n: 1, if: 'weapon attack' } } as const;
    return gear(`Blade Beckoner ${name}`, 'generic', sub, 1, says);
  }),
  ...three("Fiddler's Green", 'generic', { type: 'block', defense: 1 }, (n) => on('buried', part('life', n))),
  { name: 'Crown of Dominion', type: 'equipment', cls: 'generic', sub: 'head', brings: 'gold' },
  gear('Balance of Justice', 'generic', 'head', 2, {
    ...has('guardwell'),
    ...uses('instant', 0, 'destroy', part('draw', 1), { if: 'foe drew two' }),
  }),
  // Its defense is the number of opposing heroes with more life, and there is one.
  gear('Bloodied Oval', 'generic', 'off-hand', 0, BREAKS, { defenseBonus: { n: 1, if: 'less life' } }),
  {
    name: "Seeker's Mitts",
    type: 'equipment',
    cls: 'generic',
    sub: 'arms',
    ...uses('instant', 1, 'destroy', [part('prevent', 1), part('opt', 1)]),
  },
  ...three('Sirens of Safe Harbor', 'generic', attack(2, 6, 2), on('buried', part('life', 1))),
  one('Pursue to the Edge of Oblivion', 'generic', 'red', attack(0, 4), on('hit', part('mark'))),
  one('Pursue to the Pits of Despair', 'generic', 'red', attack(1, 5), on('hit', part('mark'))),
  gear('Stonewall Gauntlet', 'generic', 'arms', 1, BREAKS, on('defend', part('weaken', 1, { if: 'raised' }))),
  gear('Crown of Providence', 'generic', 'head', 2, BREAKS, on('defend', part('providence'))),
];

const ARCANE: readonly CardRow[] = [
  ...three('Sigil of Suffering', 'runeblade', defends(0, 3), {
    defenseBonus: { n: 1, if: 'arcane dealt' },
    ...on('play', part('arcane', 1)),
  }),
  ...three('Runerager Swarm', 'runeblade', attack(0, 3), { gains: [{ gain: 'go again', if: 'aura made' }] }),
  ...three('Shrill of Skullform', 'runeblade', attack(2, 4), { bonus: [{ n: 3, if: 'aura made' }] }),
  ...three('Deathly Wail', 'runeblade', attack(3, 6), {
    keywords: RUNE_GATE,
    ...on('close', part('each lost', { what: 'runechant' })),
  }),
  ...three('Deathly Delight', 'runeblade', attack(2, 5), {
    keywords: RUNE_GATE,
    ...on('close', part('each lost', { what: 'life' })),
  }),
  ...three('Runeblood Incantation', 'runeblade', aura(1, 2), (n) => ({
    ...AGAIN,
    verses: n,
    ...on('action phase', part('verse'), chants(1)),
  })),
  ...three('Malefic Incantation', 'runeblade', aura(0, 2), (n) => ({
    ...AGAIN,
    verses: n,
    once: true,
    ...on('attack played', part('verse', { what: 'last', if: 'card attacks' }), { ...chants(1), if: 'card attacks' }),
  })),
  ...three('Deadwood Dirge', 'runeblade', action(0, 2), AGAIN, (n) => on('play', part('dirge', n))),
  gear('Vexing Quillhand', 'runeblade', 'arms', 0, {
    ...has('arcane barrier'),
    ...uses('action', 0, 'destroy', chants(2), { goAgain: true }),
  }),
  gear('Face Purgatory', 'runeblade', 'head', 2, {
    ...BREAKS,
    ...on('defend', part('discard', { if: 'both kinds defend' }), part('draw', 1, { if: 'both kinds defend' })),
  }),
  ...three('Emeritus Scolding', 'wizard', action(2), (n) =>
    on('play', part('arcane', n + 1, { if: 'own turn' }), part('arcane', n + 3, { if: 'foe turn' })),
  ),
  ...three('Photon Splicing', 'wizard', action(1), AMPS, (n) => on('play', part('arcane', n + 1))),
  ...three('Arcane Twining', 'wizard', action(0), AMPS, (n) => on('play', part('arcane', n))),
  ...three("Timekeeper's Whim", 'wizard', action(3), (n) =>
    on('play', part('arcane', n + 2), part('leave', { what: 'deck', if: 'foe turn' })),
  ),
  gear('Spellfire Cloak', 'wizard', 'chest', 0, {
    ...has('arcane barrier'),
    ...uses('instant', 0, 'destroy', part('resource', 1), { if: 'foe turn' }),
  }),
  one('Kindle', 'wizard', 'red', instant(0), on('play', part('amp', 1), part('draw', 1, { if: 'empty hand' }))),
];

const BANISH_TWO: Part = part('top', { what: 'banish', if: 'two reactions' });

const BLADES: readonly CardRow[] = [
  one('Blade Flurry', 'warrior', 'red', reaction(0), {
    target: 'weapon',
    flat: 2,
    ...on('play', part('target', 2), part('next', 2, { to: 'weapon' })),
  }),
  ...three('Blade Runner', 'warrior', reaction(1), (n) => ({
    target: 'one-handed weapon',
    flat: 0,
    ...on('play', part('target', { gain: 'go again' }), part('next', n, { to: 'weapon' })),
  })),
  ...three('Fatal Engagement', 'warrior', reaction(2), (n) => ({
    needs: 'attack defends',
    target: 'attack',
    flat: n + 2,
    ...on('play', part('target', n + 2)),
  })),
  ...three('Felling Swing', 'warrior', action(3), AGAIN, (n) => on('play', part('next', n + 3, { to: 'axe' }))),
  one('Goblet of Bloodrun Wine', 'warrior', 'blue', action(0, 2), {
    ...AGAIN,
    ...on('play', part('token', 1, { what: 'agility' }), part('token', 1, { what: 'vigor' })),
  }),
  gear('Kabuto of Imperial Authority', 'warrior', 'head', 2, {
    ...BREAKS,
    ...on('defend', part('this turn', { what: 'disarm' })),
  }),
  ...three('Infect', 'assassin', attack(0, 3), {
    keywords: STEALTH,
    ...on('hit', part('token', 1, { what: 'bloodrot-pox', to: 'attack' })),
  }),
  one('Kiss of Death', 'assassin', 'red', attack(0, 3), {
    keywords: STEALTH,
    ...on('hit', part('lose life', 1, { what: 'foe' })),
  }),
  ...three("Reaper's Call", 'assassin', attack(0, 3), { keywords: STEALTH }, discardFor(part('mark'))),
  ...three('Double Trouble', 'assassin', attack(0, 3), {
    keywords: STEALTH,
    bonus: [{ n: 2, if: 'two reactions' }],
    ...on('hit', BANISH_TWO, BANISH_TWO),
  }),
  ...three('Mark the Prey', 'assassin', attack(0, 3), { keywords: STEALTH }, on('hit', part('mark'))),
  ...three("Razor's Edge", 'assassin', reaction(0), (n) => ({
    target: 'stealth',
    flat: n,
    ...on('play', part('target', n)),
  })),
  ...three('Shred', 'assassin', reaction(0), (n) => ({
    target: 'assassin',
    aim: 'any',
    flat: 0,
    ...on('play', part('defense', -n - 1)),
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
    ...has('go again', 'piercing'),
    ...on('hit', part('mark')),
  },
];

/** Draconic and Ninja at once, with go again beside another Draconic link. */
const PAIR: Partial<CardRow> = { talent: 'draconic', gains: [{ gain: 'go again', if: 'two draconic' }] };

const STRONG: readonly CardRow[] = [
  one('Thick Hide Hunter', 'brute', 'yellow', attack(2, 6, 6), {
    does: {
      attack: [part('random discard', 1, { what: 'own' })],
      defend: [part('random discard', 1, { what: 'own' })],
    },
  }),
  gear('Scowling Flesh Bag', 'brute', 'head', 2, BREAKS, on('defend', part('intimidate'))),
  one('Tear Asunder', 'guardian', 'blue', action(3), {
    ...AGAIN,
    does: {
      play: [part('next', 1, { to: 'guardian', gain: 'dominate', grant: true })],
      grant: [part('discard'), part('discard')],
    },
  }),
  one('Lava Burst', 'draconic', 'red', attack(0, 2), { keywords: RUPTURE, bonus: [{ n: 3, if: 'link 4' }] }),
  one('Breaking Point', 'draconic', 'red', attack(1, 5), {
    keywords: RUPTURE,
    ...on('hit', part('destroy arsenal', { if: 'link 4' })),
  }),
  one('Blaze Headlong', 'draconic', 'red', attack(0, 4, 2), { gains: [{ gain: 'go again', if: 'red played' }] }),
  one('Hunt the Hunter', 'draconic', 'red', attack(1, 5), on('attack', part('mark', { if: 'red played' }))),
  ...three('Lava Vein Loyalty', 'ninja', attack(0, 3), PAIR),
  one('Hot on Their Heels', 'ninja', 'red', attack(0, 3), PAIR, on('hit', part('mark', { if: 'two draconic' }))),
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
    ...on('hit', part('destroy arsenal', { what: 'gold' })),
  }),
  ...three('Saltwater Swell', 'pirate', attack(1, 3), AGAIN, on('attack', part('top', { what: 'swell' }))),
  one('Murderous Rabble', 'pirate', 'blue', attack(0, 0), AGAIN, on('attack', part('top', { what: 'booty' }))),
];

const ENGINES: readonly CardRow[] = [
  ...three('Soup Up', 'mechanologist', attack(0, 4, 2), {
    ...has('galvanize'),
    gains: [{ gain: 'go again', if: 'item destroyed' }],
    ...on('galvanize', part('galvanize'), part('defense', 2)),
  }),
];

export const ASKED_FOR: readonly CardRow[] = [...ENGINES, ...LIGHTNING, ...GENERIC, ...ARCANE, ...BLADES, ...STRONG];
