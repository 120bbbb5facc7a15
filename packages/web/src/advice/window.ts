import type { PromptChoice, Types } from '@fray/engine';
import type { OnScreen } from '../table/screen.ts';
import { adviser } from './consult.ts';
import type { Question } from './question.ts';

/** What the advisor says of a private window: the chance with each use and without it, and what leads by more than its interval. */
export interface WindowAdvice {
  /** Of each use: the chance if the seat passes, and if it does it; in a reply, if it passes at every moment. */
  readonly chances: ReadonlyMap<PromptChoice<Types>, readonly [pass: number, use: number]>;
  /** It leads all others; left out where the difference cannot be measured. */
  readonly best: PromptChoice<Types> | undefined;
}

/** One comparison: what can be done at one moment, as its seat sees it. */
interface Moment {
  view: Types['view'];
  list: readonly PromptChoice<Types>[];
}

/** The moments of a window: one of each target of a reply, otherwise the prompt itself. */
function momentsOf(screen: OnScreen, seat: string): Moment[] {
  const free = screen.items.flatMap(({ choice, why }) => (why || choice.seat !== seat || choice.form ? [] : [choice]));
  const { reply } = screen;
  if (!reply) return [{ view: screen.seenBy(seat), list: free }];
  const pass = free.find(({ role }) => role === 'passes');
  return reply.targets.flatMap(({ choice, view }) =>
    pass && free.includes(choice) ? [{ view, list: [choice, pass] }] : [],
  );
}

/** Asks about one moment after the other; `hear` gets the answer once all are known. Returns how to stop it. */
export function adviseWindow(screen: OnScreen, seat: string, hear: (advice: WindowAdvice) => void): () => void {
  const moments = momentsOf(screen, seat);
  const chances = new Map<PromptChoice<Types>, readonly [number, number]>();
  const leads: (PromptChoice<Types> | undefined)[] = [];
  let stop: () => void = () => undefined;
  const next = (): void => {
    const moment = moments[leads.length];
    if (!moment) {
      // Who passes at one moment keeps the card for the next: only the last one says what it comes to without any.
      const [kept] = [...chances.values()].at(-1) ?? [];
      for (const [choice, [, use]] of chances) if (screen.reply && kept !== undefined) chances.set(choice, [kept, use]);
      hear({ chances, best: bestOf(leads, chances) });
      return;
    }
    const { view, list } = moment;
    const question: Question = { kind: 'advise', game: screen.game.id, view, seat, list };
    stop = adviser.ask(question, ({ done, advice, problem }) => {
      if (!done) return;
      const rows = (advice?.choices ?? []).flatMap(({ choice, chance }) => {
        const found = list.find(({ action }) => JSON.stringify(action) === JSON.stringify(choice.action));
        return found ? [{ found, chance }] : [];
      });
      const pass = rows.find(({ found }) => found.role === 'passes');
      for (const { found, chance } of rows) if (pass && found !== pass.found) chances.set(found, [pass.chance, chance]);
      leads.push(!problem && advice?.equal === 1 ? rows[0]?.found : undefined);
      next();
    });
  };
  next();
  return () => stop();
}

/** A use that leads its moment and gains the most, or the pass if it leads at all of them. */
function bestOf(leads: readonly (PromptChoice<Types> | undefined)[], chances: WindowAdvice['chances']) {
  const gainOf = (one: PromptChoice<Types>): number => {
    const [pass = 0, use = 0] = chances.get(one) ?? [];
    return use - pass;
  };
  const uses = leads.flatMap((one) => (one && one.role !== 'passes' ? [one] : []));
  const [best] = uses.toSorted((a, b) => gainOf(b) - gainOf(a));
  return best ?? (leads.length && leads.every((one) => one?.role === 'passes') ? leads[0] : undefined);
}
