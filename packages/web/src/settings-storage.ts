import type { Pace } from '@fray/table';

/** What a person chose on the Settings page. Stored in localStorage: small, and needed before the first paint. */
export interface Choices {
  theme: 'dark' | 'light' | 'system';
  language: 'auto' | 'en' | 'de';
  textSize: 'normal' | 'large' | 'larger';
  /** False: nothing moves, even if the system allows motion. */
  animation: boolean;
  sound: boolean;
  vibration: boolean;
  /** Who rolls the dice of a new combat. */
  dice: 'fray' | 'typed';
  /** How often people are asked in a combat. */
  pace: Pace;
  odds: boolean;
  /** What its player is after, by the id of an objective; a game without it has its own. */
  objective: 'balanced' | 'win' | 'fleet' | 'planet';
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
  objective: 'balanced',
};

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
  objective: ['balanced', 'win', 'fleet', 'planet'],
};

/** The valid choices in what a browser or a file has stored; the rest is dropped. An unknown language is English. */
export function choicesIn(value: unknown): Partial<Choices> {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const names = Object.keys(ALLOWED) as (keyof Choices)[];
  const valid = Object.fromEntries(
    names
      .filter((name) => (ALLOWED[name] as readonly unknown[]).includes(given[name]))
      .map((name) => [name, given[name]]),
  );
  return unknownLanguage(value) === undefined ? valid : { ...valid, language: 'en' };
}

/** The language that was stored if Fray does not have it. */
export function unknownLanguage(value: unknown): string | undefined {
  const { language } = (value ?? {}) as { language?: unknown };
  return typeof language === 'string' && !ALLOWED.language.some((one) => one === language) ? language : undefined;
}

export const readChoices = (text: string | null): Choices => ({ ...DEFAULTS, ...choicesIn(JSON.parse(text ?? '{}')) });
