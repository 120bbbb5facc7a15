import { capitalize, signed } from '@fray/games';
/** What the card of a hero, a card or a piece of equipment says in English. */
export const cardEn = {
  figures: { power: 'power', defense: 'defense', cost: 'cost', pitch: 'pitch', life: 'life', intellect: 'intellect' },
  worn: 'defense counters',
  counters: 'counters',
  thisTurn: 'this turn',
  attacks: 'is the attack of this link',
  defends: 'defends this link',
  weaponOf: (who: string) => `weapon of ${who}`,
  wornBy: (who: string) => `worn by ${who}`,
  tapped: 'tapped',
  down: 'face down',
  shield: (count: number) => `prevents the next ${count} damage`,
  step: (what: string, by: number) => `${capitalize(what)} ${signed(by)}`,
  what: {
    life: 'life',
    resources: 'resources',
    'action points': 'action points',
    shield: 'prevention',
    power: 'power',
    block: 'block',
  } as Record<string, string>,
  leads: (from: number, to: number) => `${from} → ${to}`,
  none: 'No text.',
};
