/**
 * Whether somebody taps or uses keys. After a tap the page puts the focus where the next decision is; a ring around that would look as if
 * something had been chosen. The first key brings it back.
 */
export function watchHand(): void {
  const root = document.documentElement;
  addEventListener('pointerdown', () => root.toggleAttribute('data-tapped', true), true);
  addEventListener('keydown', () => root.toggleAttribute('data-tapped', false), true);
}
