import type { Rail } from '../manifest.ts';

const among =
  (...names: string[]) =>
  (step: string) =>
    names.some((name) => step === name || step.startsWith(`${name} `));

export const rail: Rail = [
  { id: 'layer', has: among('Layer', 'simplified Layer') },
  { id: 'attack', has: among('Attack', 'simplified Attack', 'simplified pay') },
  { id: 'defend', has: among('Defend', 'Defended', 'simplified Defend') },
  { id: 'reaction', has: among('Reaction', 'simplified Reaction') },
  { id: 'damage', has: among('Damage', 'Hit', 'simplified Damage') },
  { id: 'resolution', has: among('Resolution', 'simplified Resolution') },
  { id: 'close', has: among('Close', 'Closed') },
];
