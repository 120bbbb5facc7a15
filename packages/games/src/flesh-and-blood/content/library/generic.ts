import { AGAIN, action, attack, aura, defends, has, instant, on, one, part, three, uses } from '../make.ts';
import type { CardRow } from '../row.ts';

/** Generic cards of Welcome to Rathe, Arcane Rising and Crucible of War. */
const all = (name: string, ...rest: Parameters<typeof three> extends [string, string, ...infer R] ? R : never) =>
  three(name, 'generic', ...rest);

export const GENERIC_MORE: readonly CardRow[] = [
  ...all('Cadaverous Contraband', attack(2, 6, 2), on('hit', part('contraband'))),
  one(
    'Coax a Commotion',
    'generic',
    'red',
    attack(0, 4, 2),
    on(
      'hit',
      part('each', { what: 'quicken', may: 'part' }),
      part('each', { what: 'draw', may: 'part' }),
      part('each', { what: 'life', may: 'part' }),
    ),
  ),
  one('Command and Conquer', 'generic', 'red', attack(2, 6), {
    bars: { what: 'defense reaction' },
    ...on('hit', part('destroy arsenal')),
  }),
  one(
    'Crazy Brew',
    'generic',
    'blue',
    { type: 'item', cost: 0 },
    uses('action', 0, 'destroy', part('roll', { what: 'brew' })),
  ),
  ...all('Demolition Crew', attack(2, 6, 2), { ...has('dominate'), extra: 'reveal heavy' }),
  ...all('Enchanting Melody', aura(2, 2), (n) => ({
    keywords: { 'go again': 1, ward: n + 1 },
    ...on('end phase', part('destroy this', { if: 'no non-attack played' })),
  })),
  one('Eye of Ophidia', 'generic', 'blue', { type: 'resource' }, has('legendary'), on('pitched', part('opt', 2))),
  one(
    'Heart of Fyendal',
    'generic',
    'blue',
    { type: 'resource' },
    { ...has('legendary'), ...on('pitched', part('life', 1, { if: 'less life' })) },
  ),
  ...all('Fate Foreseen', defends(0, 4), on('play', part('opt', 1))),
  ...all('Fervent Forerunner', attack(0, 3, 2), {
    gains: [{ gain: 'go again', if: 'from arsenal' }],
    ...on('hit', part('opt', 2)),
  }),
  ...all('Force Sight', action(1, 2), (n) => ({
    ...AGAIN,
    ...on('play', part('next', n, { to: 'attack action' }), part('opt', 2, { if: 'from arsenal' })),
  })),
  {
    name: 'Gorganian Tome',
    cls: 'generic',
    type: 'action',
    cost: 0,
    ...has('go again', 'legendary'),
    ...on('play', part('tome')),
  },
  one(
    'Last Ditch Effort',
    'generic',
    'blue',
    attack(3, 4),
    on('played', part('this', 4, { gain: 'go again', if: 'empty deck' })),
  ),
  ...all('Life for a Life', attack(1, 4, 2), {
    does: { played: [part('this', { gain: 'go again', if: 'less life' })], hit: [part('life', 1)] },
  }),
  ...all('Nimble Strike', attack(1, 4, 2), {
    offering: 'Nimblism',
    bonus: [{ n: 1, if: 'offered' }],
    gains: [{ gain: 'go again', if: 'offered' }],
  }),
  ...all('Nimblism', action(0, 2), (n) => ({ ...AGAIN, ...on('play', part('next', n, { to: 'attack action 1-' })) })),
  ...all('Plunder Run', action(0, 2), (n) => ({
    ...AGAIN,
    does: {
      play: [part('plunder'), part('next', n, { to: 'attack action', if: 'from arsenal' })],
      grant: [part('draw', 1)],
    },
  })),
  ...all('Promise of Plenty', attack(0, 3, 2), {
    gains: [{ gain: 'go again', if: 'from arsenal' }],
    ...on('hit', part('top', { what: 'plenty' })),
  }),
  one('Pursuit of Knowledge', 'generic', 'blue', attack(2, 4, 2), on('hit', part('isen'))),
  ...all('Push the Point', attack(1, 4, 2), { bonus: [{ n: 2, if: 'previous hit' }] }),
  ...all('Ravenous Rabble', attack(0, 5, 2), { ...AGAIN, ...on('attack', part('top', { what: 'rabble' })) }),
  ...all('Regurgitating Slog', attack(2, 6, 2), {
    offering: 'Sloggism',
    gains: [{ gain: 'dominate', if: 'offered' }],
  }),
  ...all('Sink Below', defends(0, 4), on('play', part('scour'))),
  ...all('Snatch', attack(0, 4, 2), on('hit', part('draw', 1))),
  one(
    'Tome of Fyendal',
    'generic',
    'yellow',
    action(1, 2),
    on('play', part('draw', 2), part('hand life', { if: 'from arsenal' })),
  ),
  ...all('Unmovable', defends(3, 7), { defenseBonus: { n: 1, if: 'from arsenal' } }),
  ...all('Vigor Rush', attack(1, 4, 2), { gains: [{ gain: 'go again', if: 'non-attack played' }] }),
  ...all('Whisper of the Oracle', action(0), (n) => ({ ...AGAIN, ...on('play', part('opt', n + 1)) })),
  ...all('Lead the Charge', action(0, 2), (n) => ({
    ...AGAIN,
    ...on('play', part('this turn', 3 - n, { what: 'lead' })),
  })),
  ...all('Sun Kiss', action(0, 2), (n) => ({
    gains: [{ gain: 'go again', if: 'moon wish' }],
    ...on('play', part('life', n), part('draw', 1, { if: 'moon wish' })),
  })),
  one('Enlightened Strike', 'generic', 'red', attack(0, 5), {
    extra: 'bottom',
    choices: ['chose draw', 'chose power', 'chose go again'],
    bonus: [{ n: 2, if: 'chose power' }],
    gains: [{ gain: 'go again', if: 'chose go again' }],
    ...on('attack', part('draw', 1, { if: 'chose draw' })),
  }),
  ...all("Eirina's Prayer", instant(1), (n) => on('play', part('top', { what: `prayer ${n + 3}` }))),
  ...all('Moon Wish', attack(2, 5, 2), {
    countsAsPlayed: true,
    instead: 'hand',
    ...on('hit', part('search', { what: 'sun kiss' })),
  }),
  one('Cash In', 'generic', 'yellow', action(4, 2), AGAIN, on('play', part('draw', 2)), { instead: 'treasure' }),
  ...all('Rifting', attack(2, 6, 2), on('hit', part('this turn', { what: 'quick' }))),
  ...all('Back Alley Breakline', attack(1, 5, 2), on('uncovered', part('action point', 1))),
  one('Art of War', 'generic', 'yellow', instant(1), {
    choices: ['chose war', 'chose again', 'chose arsenal', 'chose banish'],
    choose: 2,
    ...on(
      'play',
      part('next', 1, { to: 'attack action', all: true, if: 'chose war' }),
      part('this turn', 1, { what: 'war', if: 'chose war' }),
      part('next', { to: 'attack action', gain: 'go again', if: 'chose again' }),
      part('this turn', { what: 'ambush', if: 'chose arsenal' }),
      part('search', { what: 'banish attack', if: 'chose banish' }),
    ),
  }),
  one('Remembrance', 'generic', 'yellow', instant(0), {
    exile: true,
    ...on('play', part('search', { what: 'remember 3' })),
  }),
  one('Snag', 'generic', 'blue', instant(0), on('play', part('this turn', { what: 'snag' }))),
  one('Chains of Eminence', 'generic', 'red', aura(0, 2), {
    ...AGAIN,
    does: { enter: [part('forbid')], 'action phase': [part('destroy this')] },
  }),
];
