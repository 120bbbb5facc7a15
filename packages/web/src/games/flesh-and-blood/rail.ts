import type { Rail } from '../manifest.ts';

const among =
  (...names: string[]) =>
  (step: string) =>
    names.some((name) => step === name || step.startsWith(`${name} `));

export const rail: Rail = [
  { id: 'layer', has: among('Layer', 'plain Layer') },
  { id: 'attack', has: among('Attack', 'plain Attack', 'plain pay') },
  { id: 'defend', has: among('Defend', 'Defended', 'plain Defend') },
  { id: 'reaction', has: among('Reaction', 'plain Reaction') },
  { id: 'damage', has: among('Damage', 'Hit', 'plain Damage') },
  { id: 'resolution', has: among('Resolution', 'plain Resolution') },
  { id: 'close', has: among('Close', 'Closed') },
];
