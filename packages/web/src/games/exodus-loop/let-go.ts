/** After a tap Enter means the marked choice again; who came by keyboard keeps the place. */
export function letGo(event: MouseEvent): void {
  if (event.detail) (event.currentTarget as HTMLElement).blur();
}
