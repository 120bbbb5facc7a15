import { on, part } from '../content/make.ts';
import type { Part } from '../content/row.ts';
import type { CustomInput } from './schema.ts';

type Figures = [pitch: number, cost: number, power?: number, defense?: number];
type More = Partial<CustomInput>;
/** `words`: its keywords, with a comma between them. */
const kit = (name: string, type: CustomInput['type'], figures: Figures, words = '', more: More = {}): CustomInput => {
  const [pitch, cost, power, defense] = figures;
  const keywords = words ? { keywords: words.split(', ') as CustomInput['keywords'] } : {};
  return { name: `Kit ${name}`, type, pitch, cost, power, defense, ...keywords, ...more };
};
const tokens = (names: string, to: Pick<Part, 'to'> = {}): Part[] =>
  names.split(' ').map((what) => part('token', 1, { ...to, what }));

/**
 * Own cards that between them carry every keyword of section 7 that the four decks do not show. They feed the battery
 * and serve as patterns for cards of one's own.
 */
export const KIT: readonly CustomInput[] = [
  kit('Overpower', 'attack', [1, 1, 7, 3], 'overpower'),
  kit('Piercing', 'attack', [2, 0, 3, 3], 'piercing 2, go again'),
  kit('Phantasm', 'attack', [3, 1, 8], 'phantasm', { cls: 'illusionist' }),
  kit('Rampart', 'attack', [3, 2, 6, 3], '', on('defend', part('life', 1))),
  kit('Stealth', 'attack', [3, 0, 2, 3], 'stealth', { bonus: [{ n: 2, if: 'marked' }] }),
  kit('Stab', 'attack reaction', [3, 0], '', {
    defense: 2,
    target: 'stealth',
    flat: 2,
    ...on('play', part('target', 2)),
  }),
  kit('Boost', 'attack', [3, 0, 3, 3], 'boost', { cls: 'mechanologist' }),
  kit('Rupture', 'attack', [3, 0, 2, 3], 'rupture, go again', on('rupture', part('this', 4))),
  kit('Tower', 'attack', [1, 2, 13], 'tower', on('tower', part('this', { gain: 'overpower' }))),
  kit('Surge', 'action', [3, 0], 'surge 3', {
    defense: 3,
    cls: 'wizard',
    does: { play: [part('arcane', 3)], surge: [part('draw', 1)] },
  }),
  kit('Wager', 'attack', [2, 1, 5, 3], 'wager', on('wager', part('token', 1, { what: 'gold' }))),
  kit('Contract', 'attack', [2, 0, 3], 'contract', {
    does: { hit: [part('discard')], contract: [part('token', 1, { what: 'silver' })] },
  }),
  kit('Beat Chest', 'attack', [3, 1, 6, 3], 'beat chest', { cls: 'brute', ...on('beat chest', part('this', 2)) }),
  kit('Scrap', 'attack', [3, 0, 3], 'scrap', on('scrap', part('this', 2))),
  kit('Fusion', 'attack', [3, 0, 3, 3], 'fusion', {
    cls: 'ice',
    element: 'ice',
    ...on('fusion', part('token', 1, { to: 'attack', what: 'frostbite' })),
  }),
  kit('Charge', 'attack', [2, 0, 4, 3], 'charge', {
    cls: 'light',
    ...on('charge', part('this', { gain: 'go again' })),
  }),
  kit('Rune Gate', 'attack', [1, 1, 5, 3], 'rune gate, blood debt', { cls: 'runeblade' }),
  kit('Heave', 'attack', [3, 4, 7, 3], 'heave 1', { cls: 'guardian' }),
  kit('Ambush', 'action', [3, 1], 'ambush', { defense: 4 }),
  kit('Mirage', 'attack', [3, 0, 3, 3], 'mirage', { cls: 'illusionist' }),
  kit('Unity', 'attack', [3, 0, 2, 3], 'unity', on('unity', part('life', 1))),
  kit('Galvanize', 'attack', [3, 1, 3, 3], 'galvanize', on('galvanize', part('defense', 2))),
  kit('Spectra', 'aura', [2, 0], 'spectra', { cls: 'illusionist' }),
  kit('Shield', 'aura', [3, 0], 'ward 2'),
  kit('Shelter', 'aura', [3, 0], 'arcane shelter 1'),
  kit('Amp', 'instant', [3, 0], 'amp 2', { cls: 'wizard' }),
  kit('Bolt', 'action', [3, 0], 'go again', { defense: 2, cls: 'wizard', ...on('play', part('arcane', 2)) }),
  kit('Mark', 'attack', [3, 0, 2], 'go again', on('attack', part('mark'))),
  kit('Freeze', 'attack', [3, 0, 3], 'freeze', { cls: 'ice' }),
  kit('Opt', 'instant', [3, 0], 'opt 2'),
  kit('Reload', 'action', [3, 0], 'reload, go again'),
  kit('Negate', 'instant', [3, 0], 'negate'),
  kit('Prevent', 'instant', [3, 0], '', on('play', part('prevent', 3))),
  kit('Quake', 'action', [1, 1], '', on('play', part('damage each', 2))),
  kit('True Blow', 'attack', [2, 0, 4], 'unpreventable'),
  kit('Combo', 'attack', [3, 0, 2, 3], 'combo, go again', {
    cls: 'ninja',
    combo: 'Kit Mark',
    ...on('combo', part('draw', 1)),
  }),
  kit('Clash', 'action', [3, 0], 'clash, go again', { defense: 3 }),
  kit('Curse', 'action', [3, 0], '', on('play', ...tokens('bloodrot-pox inertia frailty frostbite', { to: 'attack' }))),
  kit('Gifts', 'action', [3, 0], 'go again', on('play', ...tokens('runechant might spectral-shield copper'))),
  kit('Luck', 'action', [3, 0], 'go again', on('play', ...tokens('agility vigor ponder courage spellbane-aegis'))),
  kit('Drain', 'instant', [3, 0], '', on('play', part('lose life', 1, { what: 'foe' }))),
  kit('Sap', 'instant', [3, 0], '', { aim: true, ...on('play', part('defender power', -1)) }),
  kit('Prayer', 'action', [3, 0], 'charge', on('charge', part('life', 1))),
  kit('Veil', 'aura', [3, 0], 'arcane barrier 1', on('destroyed', part('life', 1))),
  kit('Stone', 'item', [3, 0], 'quell 1'),
  { name: 'Kit Helm', type: 'equipment', sub: 'head', defense: 2, keywords: ['temper'] },
  { name: 'Kit Plate', type: 'equipment', sub: 'chest', defense: 3, keywords: ['guardwell'] },
  { name: 'Kit Bracers', type: 'equipment', sub: 'arms', defense: 0, keywords: ['arcane barrier 1'] },
  { name: 'Kit Boots', type: 'equipment', sub: 'legs', defense: 0, keywords: ['quell 1'] },
  { name: 'Kit Buckler', type: 'equipment', sub: 'off-hand', defense: 1, keywords: ['spellvoid 1'] },
  { name: 'Kit Hood', type: 'equipment', sub: 'head', defense: 1, keywords: ['cloaked', 'modular'] },
  {
    name: 'Kit Maul',
    type: 'weapon',
    sub: 'hammer',
    hands: 1,
    cost: 1,
    power: 3,
    keywords: ['heavy'],
    bonus: [{ n: 1, if: 'heavy' }],
  },
];
