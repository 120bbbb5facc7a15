import type { Rail } from '../manifest.ts';

/** `10.2 order` and `10` belong to section 10; a section may be split by the rest of the name. */
const section =
  (...names: string[]) =>
  (step: string) =>
    names.some((name) => step === name || step.startsWith(`${name}.`) || step.startsWith(`${name} `));

export const rail: Rail = [
  { id: 'preparation', has: section('6', '7') },
  { id: 'intel', has: section('8') },
  { id: 'command', has: section('9') },
  { id: 'resolution', has: section('10', '12', '13', '16', '18 after resolution', '20') },
  { id: 'upkeep', has: section('17', '18 after upkeep') },
];
