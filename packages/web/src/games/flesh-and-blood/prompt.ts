import type { PromptChoice } from '@fray/engine';
import type { Fab } from '@fray/games/flesh-and-blood/screen';
import type { OnScreen } from '../../table/screen.ts';

/** The window that is open, if the question is about one. */
export const phaseOf = ({ focus }: Pick<OnScreen<Fab>, 'focus'>): string | undefined =>
  focus?.about === 'window' ? focus.phase : undefined;

/** What a card can be named for with real cards, by the group of the choice. */
const NAMES = ['play', 'pitch', 'block', 'show'] as const;
export type Naming = (typeof NAMES)[number];
export const namingOf = ({ form, group }: PromptChoice<Fab>): Naming | undefined =>
  form ? NAMES.find((name) => name === group) : undefined;
