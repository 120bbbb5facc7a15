import type { CardRow, Part } from './row.ts';

/** Tokens of section 7.5. All of them are permanents of the player who has them. */

const token = (name: string, sub: 'aura' | 'item', row: Partial<CardRow>): CardRow => ({
  name,
  type: 'token',
  cls: 'generic',
  sub,
  ...row,
});
const GONE: Part = { do: 'destroy this' };
const coin = (name: string, cost: number): CardRow =>
  token(name, 'item', {
    ability: { type: 'action', cost, by: 'destroy', goAgain: true, does: [{ do: 'draw', n: 1 }] },
  });

export const TOKENS: readonly CardRow[] = [
  token('Quicken', 'aura', { does: { 'attack played': [GONE, { do: 'this', gain: 'go again' }] } }),
  token('Courage', 'aura', { does: { 'attack played': [GONE, { do: 'this', n: 1 }] } }),
  token('Agility', 'aura', { does: { start: [GONE, { do: 'next', to: 'attack', gain: 'go again' }] } }),
  token('Might', 'aura', { does: { start: [GONE, { do: 'next', to: 'attack', n: 1 }] } }),
  token('Vigor', 'aura', { does: { start: [GONE, { do: 'resource', n: 1 }] } }),
  token('Seismic Surge', 'aura', {
    cls: 'guardian',
    does: { 'action phase': [GONE, { do: 'next', to: 'guardian action', cost: 1 }] },
  }),
  token('Runechant', 'aura', { cls: 'runeblade', does: { 'attack played': [GONE, { do: 'arcane', n: 1 }] } }),
  token('Spectral Shield', 'aura', { cls: 'illusionist', keywords: { ward: 1 } }),
  token('Spellbane Aegis', 'aura', { keywords: { spellvoid: 1 } }),
  token('Frostbite', 'aura', { steady: { tax: 1 }, does: { 'end phase': [GONE] } }),
  token('Frailty', 'aura', { steady: { frail: 1 }, does: { 'end phase': [GONE] } }),
  token('Bloodrot Pox', 'aura', { does: { 'end phase': [GONE, { do: 'rot', n: 2, cost: 3 }] } }),
  token('Inertia', 'aura', { does: { 'end phase': [GONE, { do: 'inertia' }] } }),
  coin('Gold', 2),
  coin('Silver', 3),
  coin('Copper', 4),
  token('Ponder', 'aura', { does: { 'end phase': [GONE, { do: 'draw', n: 1 }] } }),
];
