/** To what is wrong: what hides it opens, it comes into sight, and the next key works from there. */
export function jumpTo(path: string | undefined): void {
  const all = [...document.querySelectorAll<HTMLElement>('[data-problem]')];
  const said = all.find((one) => path !== undefined && one.dataset.problem === path) ?? all[0];
  for (let fold = said?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  said?.scrollIntoView({ block: 'center' });
  said?.focus({ preventScroll: true });
}
