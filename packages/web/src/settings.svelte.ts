import { type Choices, readChoices, unknownLanguage } from './settings-storage.ts';

const KEY = 'fray-settings';

function storedText(): string | null {
  try {
    const text = localStorage.getItem(KEY);
    JSON.parse(text ?? '{}');
    return text;
  } catch {
    return null;
  }
}
const atStart = storedText();

export const settings: Choices = $state(readChoices(atStart));
/** A stored language that Fray does not have: the page is English. */
export const lostLanguage: string | undefined = unknownLanguage(JSON.parse(atStart ?? '{}'));

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

/** Stores and applies every change; call it once. `refused` is called once if the browser does not let the page save. */
export function watchSettings(refused: () => void): void {
  systemLight.addEventListener('change', show);
  // What was read is not written back.
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
