import type { GameWithSetup, ListReport, Problem } from '@fray/games';
import type { RealDeckSetup, RealDeckSide } from './real-deck-setup.ts';
import { realDeckSetupWords } from './real-deck-setup-words.ts';

/** A pasted list in the form: what was read, and the side that plays with it. */

interface ReadDeck {
  report: ListReport | undefined;
  problems: readonly Problem[];
  /** Once nothing is open. */
  side: RealDeckSide | undefined;
}
type SetupOfGame = GameWithSetup['setup'];
const OTHER = { hero: 'rhinar' };

export async function readDeck(setup: SetupOfGame, text: string, given: RealDeckSide): Promise<ReadDeck> {
  await setup.ready?.();
  const report = await setup.readList?.(text);
  const check = (more: object) => setup.check({ own: { A: { deck: text, ...more }, B: OTHER } });
  // The hero of the list; where nobody knows it, the one that was chosen.
  const alone = check({});
  const noHero = !alone.ok && alone.problems.some(({ path }) => path === 'own.A.hero');
  const checked = noHero ? check({ hero: given.hero }) : alone;
  if (!checked.ok) return { report, problems: [...checked.problems, ...unknownOf(report)], side: undefined };
  const { A } = (checked.setup as { own: RealDeckSetup }).own;
  return { report, problems: unknownOf(report), side: A };
}
/** Lines that nobody knows stop nothing, but they are named. */
const unknownOf = (report: ListReport | undefined): Problem[] =>
  (report?.problems ?? []).filter(({ code }) => code === 'list-unknown-card');

/** The text with one more card on its line of what is worn. */
export function wear(text: string, name: string): string {
  const lines = text.trimEnd().split('\n');
  const at = lines.findIndex((line) => /^worn ?:/i.test(line));
  if (at < 0) return [...lines, `Worn: ${name}`].join('\n');
  return lines.with(at, `${lines[at]}, ${name}`).join('\n');
}
export const isOnlyWorn = ({ code }: { code: string }): boolean => code === 'worn-which';

export const describeList = ({ parts }: ListReport): string =>
  parts.map(({ standing, lines }) => `${lines} ${realDeckSetupWords.standings[standing] ?? standing}`).join(', ');
