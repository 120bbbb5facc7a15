import { has, on, part } from './make.ts';
import type { CardRow, Part } from './row.ts';

/** Tokens of section 7.5. All of them are permanents of the player who has them. */

const token = (name: string, sub: 'aura' | 'item', row: Partial<CardRow>): CardRow => ({
  name,
  type: 'token',
  cls: 'generic',
  sub,
  ...row,
});
const GONE: Part = part('destroy this');
const coin = (name: string, cost: number): CardRow =>
  token(name, 'item', { ability: { type: 'action', cost, by: 'destroy', goAgain: true, does: [part('draw', 1)] } });

export const TOKENS: readonly CardRow[] = [
  token('Quicken', 'aura', on('attack played', GONE, part('this', { gain: 'go again' }))),
  token('Courage', 'aura', on('attack played', GONE, part('this', 1))),
  token('Agility', 'aura', on('start', GONE, part('next', { to: 'attack', gain: 'go again' }))),
  token('Might', 'aura', on('start', GONE, part('next', 1, { to: 'attack' }))),
  token('Vigor', 'aura', on('start', GONE, part('resource', 1))),
  token('Seismic Surge', 'aura', {
    cls: 'guardian',
    ...on('action phase', GONE, part('next', { to: 'guardian action', cost: 1 })),
  }),
  token('Runechant', 'aura', { cls: 'runeblade', ...on('attack played', GONE, part('arcane', 1)) }),
  token('Spectral Shield', 'aura', { cls: 'illusionist', ...has('ward') }),
  token('Spellbane Aegis', 'aura', has('spellvoid')),
  token('Frostbite', 'aura', { steady: { tax: 1 }, ...on('end phase', GONE) }),
  token('Frailty', 'aura', { steady: { frail: 1 }, ...on('end phase', GONE) }),
  token('Bloodrot Pox', 'aura', on('end phase', GONE, part('rot', 2, { cost: 3 }))),
  token('Inertia', 'aura', on('end phase', GONE, part('inertia'))),
  coin('Gold', 2),
  coin('Silver', 3),
  coin('Copper', 4),
  token('Ponder', 'aura', on('end phase', GONE, part('draw', 1))),
];
