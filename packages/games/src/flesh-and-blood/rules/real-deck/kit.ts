import type { Chance } from '@fray/engine';
import { below, pickOne } from '../../../pick.ts';
import { CARDS } from '../../content/index.ts';
import type { Figures, Given, Word } from './types.ts';

const inText = (keyword: string): Word => ({ keyword, number: null, standing: 'text' });

/** A table that answers at random: cards that between them carry what is played, asked and reminded of. */
const FIGURES: readonly Figures[] = [
  { name: 'Sample Blow', type: 'attack', colour: 'red', cost: 1, power: 6, defense: 3, moments: ['plain'] },
  {
    name: 'Sample Ruse',
    type: 'attack',
    colour: 'yellow',
    cost: 0,
    power: 4,
    defense: 3,
    kinds: ['Ninja', 'Action', 'Attack'],
    moments: ['attack', 'hit', 'close', 'link resolves'],
    keywords: [
      { keyword: 'dominate', number: null, standing: 'text' },
      { keyword: 'overpower', number: null, standing: 'text' },
      { keyword: 'go again', number: null, standing: 'text' },
      { keyword: 'combo', number: null, standing: 'label' },
      { keyword: 'crush', number: null, standing: 'label' },
    ],
    combo: ['Sample Ruse', 'Sample Blow'],
  },
  {
    name: 'Sample Engine',
    type: 'attack',
    colour: 'blue',
    cost: 0,
    power: 3,
    defense: 3,
    cls: 'mechanologist',
    keywords: ['boost', 'go again'],
  },
  {
    name: 'Sample Frost',
    type: 'attack',
    colour: 'red',
    cost: 2,
    power: 5,
    defense: 2,
    keywords: [{ keyword: 'fusion', number: null, standing: 'own', of: 'ice' }],
  },
  {
    name: 'Sample Ghost',
    type: 'attack',
    colour: 'blue',
    cost: 0,
    power: 7,
    cls: 'illusionist',
    keywords: ['phantasm'],
  },
  {
    name: 'Sample Bolt',
    type: 'action',
    colour: 'red',
    cost: 1,
    arcane: 4,
    defense: 3,
    moments: ['damage'],
    keywords: ['go again'],
  },
  {
    name: 'Sample Plan',
    type: 'action',
    colour: 'blue',
    cost: 0,
    defense: 2,
    keywords: ['opt 2', 'reload', 'intimidate'],
  },
  {
    name: 'Sample Charm',
    type: 'aura',
    colour: 'yellow',
    cost: 1,
    keywords: ['ward 2'],
    moments: ['enter', 'start', 'end'],
  },
  {
    name: 'Sample Change',
    type: 'action',
    colour: 'yellow',
    cost: 0,
    defense: 2,
    kinds: ['Generic', 'Action'],
    keywords: ['go again', ...['transform', 'steal', 'freeze', 'retrieve', 'negate', 'transcend'].map(inText)],
  },
  {
    name: 'Sample Stream',
    type: 'aura',
    colour: 'blue',
    cost: 0,
    kinds: ['Ice', 'Action', 'Aura'],
    keywords: [{ keyword: 'channel', number: null, standing: 'label' }],
  },
  {
    name: 'Sample Bet',
    type: 'attack',
    colour: 'yellow',
    cost: 0,
    power: 3,
    defense: 3,
    kinds: ['Generic', 'Action', 'Attack'],
    keywords: ['wager', 'contract', 'clash', 'galvanize', 'steal'].map(inText),
  },
  { name: 'Sample Word', type: 'instant', colour: 'blue', cost: 0, moments: ['prevent'] },
  { name: 'Sample Thrust', type: 'attack reaction', colour: 'red', cost: 1, defense: 2 },
  { name: 'Sample Guard', type: 'defense reaction', colour: 'red', cost: 0, defense: 4, moments: ['defend'] },
  {
    name: 'Sample Friend',
    type: 'action',
    colour: 'red',
    cost: 0,
    sub: 'ally',
    power: 2,
    life: 3,
    kinds: ['Action', 'Ally'],
  },
];
/** Cards that no rule refuses where any card is allowed. */
export const HARMLESS: Figures = { name: 'Sample Nod', type: 'instant', colour: 'blue', cost: 0, moments: ['plain'] };
export const BLOCKER: Figures = { name: 'Sample Wall', type: 'block', colour: 'red', defense: 2, keywords: ['ambush'] };

export const SPARE_GEAR: Figures = { name: 'Sample Mitts', type: 'equipment', sub: 'arms', defense: 1 };

export const SAMPLE_HEAVE_CARD: Figures = {
  name: 'Sample Quake',
  type: 'attack',
  colour: 'red',
  cost: 3,
  power: 6,
  keywords: ['heave 1'],
};

const OURS = Object.keys(CARDS).filter(
  (id) => !['hero', 'weapon', 'equipment', 'token', 'mentor'].includes(CARDS[id]?.type ?? ''),
);
const TOKENS = Object.keys(CARDS).filter((id) => CARDS[id]?.type === 'token');

/** Half of the time a card of ours, which the engine plays. */
export const anyCard = (chance: Chance): Given =>
  below(2, chance) === 0 ? pickOne(OURS, chance) : { ...pickOne(FIGURES, chance) };
export const anyToken = (chance: Chance): Given => pickOne(TOKENS, chance);
export const allCards = (): readonly Given[] => [...FIGURES, ...OURS];
