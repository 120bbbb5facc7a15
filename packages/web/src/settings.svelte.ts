import { type Choices, readChoices } from './settings-kept.ts';

const KEY = 'fray-settings';

function kept(): Choices {
  try {
    return readChoices(localStorage.getItem(KEY));
  } catch {
    return readChoices(null);
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
