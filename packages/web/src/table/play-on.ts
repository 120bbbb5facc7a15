import { go } from '../route.svelte.ts';
import { toast } from '../shell/toast.svelte.ts';
import { beginCombat, keepCombat } from '../store/combats.ts';
import { words } from '../text/words.svelte.ts';
import type { Screen } from './screen.svelte.ts';

/** A combat of its own that goes on from an earlier moment; this one stays as it is. */
export async function playOnFrom(screen: Screen, at: number): Promise<void> {
  const combat = screen.combat.branch(at);
  if (!combat) return;
  const { game, device } = screen;
  const name = words.t.playedOn(screen.name);
  await goTo(keepCombat({ game, name, combat, sitters: { ...device.sitters }, open: device.open }));
}

/** The same forces, the same seats, new dice. */
export async function playAgain(screen: Screen): Promise<void> {
  await playNext(screen, (setup) => setup);
}

/** What follows from the end of a combat: the same seats, from what is left. */
export async function playNext(screen: Screen, apply: (setup: unknown) => unknown): Promise<void> {
  const { game, combat, name, device } = screen;
  const dice = screen.typed ? 'typed' : 'fray';
  const sitters = { ...device.sitters };
  await goTo(beginCombat(game, apply(combat.setup), name, { sitters, open: device.open, dice }));
}

/** To the table of a combat that is being stored; where that is refused, it stays here and says so. */
async function goTo(stored: Promise<string>): Promise<void> {
  try {
    go({ page: 'table', id: await stored });
  } catch {
    toast({ text: words.t.notStored, bad: true });
  }
}
