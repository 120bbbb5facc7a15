/** How Fray leads: what nobody can decide happens by itself, or everything is confirmed as the rules have it. */
export type Lead = 'round' | 'step';

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
  /** How Fray leads through a combat. */
  lead: Lead;
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
  lead: 'round',
  odds: true,
};

/** What a version before 0.5 kept: whether windows that nobody can use were passed. */
interface Former {
  autoPass?: 'game' | 'on' | 'off';
}

/** The choices that a browser has kept, also those of an older version. Anything else is as if nobody had chosen. */
export function readChoices(text: string | null): Choices {
  const found: unknown = JSON.parse(text ?? '{}');
  if (typeof found !== 'object' || found === null) return { ...DEFAULTS };
  const { autoPass, ...kept } = found as Former & Partial<Choices>;
  // Whoever stopped at each window wants every step; nobody else has said so.
  const lead = autoPass === 'off' ? { lead: 'step' as const } : {};
  return { ...DEFAULTS, ...lead, ...kept };
}
