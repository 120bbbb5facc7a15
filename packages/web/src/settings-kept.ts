import type { Pace } from '@fray/table';

/** What a person chose on the Settings page. Kept in localStorage: small, and needed before the first paint. */
export interface Choices {
  theme: 'dark' | 'light' | 'system';
  language: 'auto' | 'en' | 'de';
  textSize: 'normal' | 'large' | 'larger';
  /** False: nothing moves, whatever the system says. */
  animation: boolean;
  sound: boolean;
  vibration: boolean;
  /** Who throws the dice of a new combat. */
  dice: 'fray' | 'typed';
  /** How often people are asked in a combat. */
  pace: Pace;
  odds: boolean;
}

const DEFAULTS: Choices = {
  theme: 'dark',
  language: 'auto',
  textSize: 'normal',
  animation: true,
  sound: false,
  vibration: false,
  dice: 'fray',
  pace: 'round',
  odds: true,
};

/** What each may be. */
const ALLOWED: { [Name in keyof Choices]: readonly Choices[Name][] } = {
  theme: ['dark', 'light', 'system'],
  language: ['auto', 'en', 'de'],
  textSize: ['normal', 'large', 'larger'],
  animation: [true, false],
  sound: [true, false],
  vibration: [true, false],
  dice: ['fray', 'typed'],
  pace: ['round', 'step'],
  odds: [true, false],
};

/** The choices among what a browser or a file has kept. Whatever else is there is as if nobody had chosen. */
export function choicesIn(value: unknown): Partial<Choices> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const names = Object.keys(ALLOWED) as (keyof Choices)[];
  return Object.fromEntries(
    names
      .filter((name) => (ALLOWED[name] as readonly unknown[]).includes(given[name]))
      .map((name) => [name, given[name]]),
  );
}

export const readChoices = (text: string | null): Choices => ({ ...DEFAULTS, ...choicesIn(JSON.parse(text ?? '{}')) });
