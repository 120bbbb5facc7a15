import type { CardRow } from '../row.ts';
import { AGAIN, action, attack, aura, defends, instant, one, three } from './make.ts';

/** Generic cards of Welcome to Rathe, Arcane Rising and Crucible of War. */
const all = (name: string, ...rest: Parameters<typeof three> extends [string, string, ...infer R] ? R : never) =>
  three(name, 'generic', ...rest);

export const GENERIC_MORE: readonly CardRow[] = [
  ...all('Cadaverous Contraband', attack(2, 6, 2), { does: { hit: [{ do: 'contraband' }] } }),
  one('Coax a Commotion', 'generic', 'red', attack(0, 4, 2), {
    does: {
      hit: [
        { do: 'each', what: 'quicken', may: 'part' },
        { do: 'each', what: 'draw', may: 'part' },
        { do: 'each', what: 'life', may: 'part' },
      ],
    },
  }),
  one('Command and Conquer', 'generic', 'red', attack(2, 6), {
    bars: { what: 'defense reaction' },
    does: { hit: [{ do: 'destroy arsenal' }] },
  }),
  one(
    'Crazy Brew',
    'generic',
    'blue',
    { type: 'item', cost: 0 },
    {
      ability: { type: 'action', cost: 0, by: 'destroy', does: [{ do: 'roll', what: 'brew' }] },
    },
  ),
  ...all('Demolition Crew', attack(2, 6, 2), { keywords: { dominate: 1 }, extra: 'reveal heavy' }),
  ...all('Enchanting Melody', aura(2, 2), (n) => ({
    keywords: { 'go again': 1, ward: n + 1 },
    does: { 'end phase': [{ do: 'destroy this', if: 'no non-attack played' }] },
  })),
  one(
    'Eye of Ophidia',
    'generic',
    'blue',
    { type: 'resource' },
    {
      keywords: { legendary: 1 },
      does: { pitched: [{ do: 'opt', n: 2 }] },
    },
  ),
  one(
    'Heart of Fyendal',
    'generic',
    'blue',
    { type: 'resource' },
    {
      keywords: { legendary: 1 },
      does: { pitched: [{ do: 'life', n: 1, if: 'less life' }] },
    },
  ),
  ...all('Fate Foreseen', defends(0, 4), { does: { play: [{ do: 'opt', n: 1 }] } }),
  ...all('Fervent Forerunner', attack(0, 3, 2), {
    gains: [{ gain: 'go again', if: 'from arsenal' }],
    does: { hit: [{ do: 'opt', n: 2 }] },
  }),
  ...all('Force Sight', action(1, 2), (n) => ({
    ...AGAIN,
    does: {
      play: [
        { do: 'next', to: 'attack action', n },
        { do: 'opt', n: 2, if: 'from arsenal' },
      ],
    },
  })),
  {
    name: 'Gorganian Tome',
    cls: 'generic',
    type: 'action',
    cost: 0,
    keywords: { 'go again': 1, legendary: 1 },
    does: { play: [{ do: 'tome' }] },
  },
  one('Last Ditch Effort', 'generic', 'blue', attack(3, 4), {
    does: { played: [{ do: 'this', n: 4, gain: 'go again', if: 'empty deck' }] },
  }),
  ...all('Life for a Life', attack(1, 4, 2), {
    does: { played: [{ do: 'this', gain: 'go again', if: 'less life' }], hit: [{ do: 'life', n: 1 }] },
  }),
  ...all('Nimble Strike', attack(1, 4, 2), {
    offering: 'Nimblism',
    bonus: [{ n: 1, if: 'offered' }],
    gains: [{ gain: 'go again', if: 'offered' }],
  }),
  ...all('Nimblism', action(0, 2), (n) => ({ ...AGAIN, does: { play: [{ do: 'next', to: 'attack action 1-', n }] } })),
  ...all('Plunder Run', action(0, 2), (n) => ({
    ...AGAIN,
    does: {
      play: [{ do: 'plunder' }, { do: 'next', to: 'attack action', n, if: 'from arsenal' }],
      grant: [{ do: 'draw', n: 1 }],
    },
  })),
  ...all('Promise of Plenty', attack(0, 3, 2), {
    gains: [{ gain: 'go again', if: 'from arsenal' }],
    does: { hit: [{ do: 'top', what: 'plenty' }] },
  }),
  one('Pursuit of Knowledge', 'generic', 'blue', attack(2, 4, 2), { does: { hit: [{ do: 'isen' }] } }),
  ...all('Push the Point', attack(1, 4, 2), { bonus: [{ n: 2, if: 'previous hit' }] }),
  ...all('Ravenous Rabble', attack(0, 5, 2), { ...AGAIN, does: { attack: [{ do: 'top', what: 'rabble' }] } }),
  ...all('Regurgitating Slog', attack(2, 6, 2), {
    offering: 'Sloggism',
    gains: [{ gain: 'dominate', if: 'offered' }],
  }),
  ...all('Sink Below', defends(0, 4), { does: { play: [{ do: 'scour' }] } }),
  ...all('Snatch', attack(0, 4, 2), { does: { hit: [{ do: 'draw', n: 1 }] } }),
  one('Tome of Fyendal', 'generic', 'yellow', action(1, 2), {
    does: {
      play: [
        { do: 'draw', n: 2 },
        { do: 'hand life', if: 'from arsenal' },
      ],
    },
  }),
  ...all('Unmovable', defends(3, 7), { defenseBonus: { n: 1, if: 'from arsenal' } }),
  ...all('Vigor Rush', attack(1, 4, 2), { gains: [{ gain: 'go again', if: 'non-attack played' }] }),
  ...all('Whisper of the Oracle', action(0), (n) => ({ ...AGAIN, does: { play: [{ do: 'opt', n: n + 1 }] } })),
  ...all('Lead the Charge', action(0, 2), (n) => ({
    ...AGAIN,
    does: { play: [{ do: 'this turn', what: 'lead', n: 3 - n }] },
  })),
  ...all('Sun Kiss', action(0, 2), (n) => ({
    gains: [{ gain: 'go again', if: 'moon wish' }],
    does: {
      play: [
        { do: 'life', n },
        { do: 'draw', n: 1, if: 'moon wish' },
      ],
    },
  })),
  one('Enlightened Strike', 'generic', 'red', attack(0, 5), {
    extra: 'bottom',
    choices: ['chose draw', 'chose power', 'chose go again'],
    bonus: [{ n: 2, if: 'chose power' }],
    gains: [{ gain: 'go again', if: 'chose go again' }],
    does: { attack: [{ do: 'draw', n: 1, if: 'chose draw' }] },
  }),
  ...all("Eirina's Prayer", instant(1), (n) => ({ does: { play: [{ do: 'top', what: `prayer ${n + 3}` }] } })),
  ...all('Moon Wish', attack(2, 5, 2), {
    countsAsPlayed: true,
    instead: 'hand',
    does: { hit: [{ do: 'search', what: 'sun kiss' }] },
  }),
  one('Cash In', 'generic', 'yellow', action(4, 2), {
    ...AGAIN,
    does: { play: [{ do: 'draw', n: 2 }] },
    instead: 'treasure',
  }),
  ...all('Rifting', attack(2, 6, 2), {
    does: { hit: [{ do: 'this turn', what: 'quick' }] },
  }),
  ...all('Back Alley Breakline', attack(1, 5, 2), {
    does: { uncovered: [{ do: 'action point', n: 1 }] },
  }),
  one('Art of War', 'generic', 'yellow', instant(1), {
    choices: ['chose war', 'chose again', 'chose arsenal', 'chose banish'],
    choose: 2,
    does: {
      play: [
        { do: 'next', to: 'attack action', n: 1, all: true, if: 'chose war' },
        { do: 'this turn', what: 'war', n: 1, if: 'chose war' },
        { do: 'next', to: 'attack action', gain: 'go again', if: 'chose again' },
        { do: 'this turn', what: 'ambush', if: 'chose arsenal' },
        { do: 'search', what: 'banish attack', if: 'chose banish' },
      ],
    },
  }),
  one('Remembrance', 'generic', 'yellow', instant(0), {
    exile: true,
    does: { play: [{ do: 'search', what: 'remember 3' }] },
  }),
  one('Snag', 'generic', 'blue', instant(0), {
    does: { play: [{ do: 'this turn', what: 'snag' }] },
  }),
  one('Chains of Eminence', 'generic', 'red', aura(0, 2), {
    ...AGAIN,
    does: { enter: [{ do: 'forbid' }], 'action phase': [{ do: 'destroy this' }] },
  }),
];
