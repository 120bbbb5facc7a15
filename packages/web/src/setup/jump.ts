/** To what is wrong: what hides it opens, it comes into sight, and the next key works from there. */
export function jumpTo(path: string | undefined): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-problem]')];
  const shown = all.find((one) => path !== undefined && one.dataset.problem === path) ?? all[0];
  for (let fold = shown?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  shown?.scrollIntoView({ block: 'center' });
  shown?.focus({ preventScroll: true });
}
