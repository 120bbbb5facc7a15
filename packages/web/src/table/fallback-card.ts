import { isAbout } from './items.ts';
import type { OnScreen } from './screen.ts';
import type { Fix, ThingCard } from './thing.ts';

/** Everything that the host may put right about a thing, in the words of the game. */
function fixesFor(screen: OnScreen, id: string): Fix[] {
  return screen
    .outside()
    .filter((item) => !item.choice.form && item.choice.about.some((subject) => subject.id === id))
    .map((item, i) => {
      const { seat, action } = item.choice;
      const fix: Fix = { id: `${i}`, label: item.label, icon: 're' };
      return item.why ? { ...fix, why: item.why } : { ...fix, choice: { seat, action } };
    });
}

/** The card of a thing whose game has none of its own: what its plain row tells, and what may be put right. */
export function fallbackCard(screen: OnScreen, id: string, name: string): ThingCard | undefined {
  const fixes = fixesFor(screen, id);
  const sides = screen.standing.sides;
  const side = sides.find(({ rows }) => rows.some((row) => Object.values(row).includes(name)));
  const row = side?.rows.find((one) => Object.values(one).includes(name));
  if (!fixes.length && !row) return undefined;
  const figures = Object.entries(row ?? {})
    .filter(([, value]) => value !== name && value !== '')
    .map(([key, value]) => ({ name: key, now: `${value}` }));
  const texts = screen.items.filter((item) => isAbout(item, 'card', id)).map(({ label }) => label);
  return { name, ...(side ? { seat: side.seat } : {}), now: [], figures, texts, alike: [], fixes };
}
