import type { Rail } from '../manifest.ts';

/** `losses` and `losses fall` are one. */
const among =
  (...names: string[]) =>
  (step: string) =>
    names.some((name) => step === name || step.startsWith(`${name} `));

export const rail: Rail = [
  { id: 'ready', has: among('start', 'tactics', 'barrage', 'losses', 'mine', 'before round 1', 'READY') },
  { id: 'aim', has: among('next unit', 'before attack', 'AIM') },
  {
    id: 'fire',
    has: among('FIRE', 'reroll', 'allocate', 'damage', 'wounds', 'convert', 'dying', 'death', 'loot'),
  },
  { id: 'retreat', has: among('RETREAT') },
  { id: 'end', has: among('end') },
];
