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
  /** Go on through windows that nobody can use; `game`: as the game has it. */
  autoPass: 'game' | 'on' | 'off';
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
  autoPass: 'game',
  odds: true,
};

const KEY = 'fray-settings';

function kept(): Choices {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return { ...DEFAULTS, ...(typeof found === 'object' ? found : {}) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Choices = $state(kept());

const systemLight = matchMedia('(prefers-color-scheme: light)');
const systemStill = matchMedia('(prefers-reduced-motion: reduce)');

export const isLight = (): boolean =>
  settings.theme === 'light' || (settings.theme === 'system' && systemLight.matches);
export const isStill = (): boolean => !settings.animation || systemStill.matches;

function show(): void {
  const root = document.documentElement;
  root.dataset.theme = isLight() ? 'light' : 'dark';
  root.dataset.text = settings.textSize;
  root.dataset.motion = settings.animation ? 'on' : 'off';
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', isLight() ? '#f1efea' : '#0d1013');
}

/** Keeps and shows every change; called once. `refused`: the browser does not let the page save; said once. */
export function watchSettings(refused: () => void): void {
  systemLight.addEventListener('change', show);
  // What was read is not written: nobody has changed anything yet.
  let last = JSON.stringify(settings);
  let told = false;
  $effect.root(() => {
    $effect(() => {
      const text = JSON.stringify(settings);
      show();
      if (text === last) return;
      last = text;
      try {
        localStorage.setItem(KEY, text);
      } catch {
        if (!told) refused();
        told = true;
      }
    });
  });
}
