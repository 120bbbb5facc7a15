/**
 * After a tap Enter means the marked choice again; who came by keyboard keeps the place. It is also what makes a tap quick: a button that
 * goes while it has the focus makes the browser lay out the page in the middle of changing it.
 */
export function blurAfterTap(event: MouseEvent): void {
  if (event.detail) (event.currentTarget as HTMLElement).blur();
}
