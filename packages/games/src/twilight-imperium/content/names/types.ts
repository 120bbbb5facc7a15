import type { SetTag } from '../../vocabulary.ts';

/** What a printed name is the name of. */
export const PRINTED_KINDS = [
  'action',
  'technology',
  'upgrade',
  'note',
  'agent',
  'commander',
  'hero',
  'relic',
  'breakthrough',
  'law',
  'directive',
  'ability',
  'genome',
  'paradigm',
  'edict',
] as const;
export type PrintedKind = (typeof PRINTED_KINDS)[number];

/** Names of one kind, by the set that they came with. */
export type PrintedNames = Readonly<Partial<Record<SetTag, readonly string[]>>>;
