// Before the first paint: the theme and text size of the last visit. A file of its own, since the policy allows no inline script.
try {
  const kept = JSON.parse(localStorage.getItem('fray-settings') ?? '{}');
  const root = document.documentElement;
  const light =
    kept.theme === 'light' || (kept.theme === 'system' && matchMedia('(prefers-color-scheme: light)').matches);
  root.dataset.theme = light ? 'light' : 'dark';
  if (kept.textSize) root.dataset.text = kept.textSize;
  if (kept.animation === false) root.dataset.motion = 'off';
} catch {
  document.documentElement.dataset.theme = 'dark';
}
