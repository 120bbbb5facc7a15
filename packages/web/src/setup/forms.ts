import type { Problem } from '@fray/games';
import type { Component } from 'svelte';

/** What a game's own form gets: the set-up as it stands, what is wrong with it, and how to change it. */
export interface FormProps {
  value: unknown;
  problems: readonly Problem[];
  change: (value: unknown) => void;
}

const FORMS: Record<string, () => Promise<Component<FormProps>>> = {
  'twilight-imperium': () => import('../games/ti4/FleetForm.svelte').then((file) => file.default),
};

/** A quicker form for what is changed most, where a game has one. */
export const formOf = (game: string): (() => Promise<Component<FormProps>>) | undefined => FORMS[game];
