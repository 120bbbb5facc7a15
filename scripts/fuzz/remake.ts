import type { Ground } from './bases.ts';
import { answers, type Kept, keptFiles, LARGE, replace, UNANSWERED } from './corpus.ts';
import { namedFault } from './faults-by-name.ts';
import { check } from './ground.ts';
import { luckOf } from './luck.ts';

/** Luck enough for faults that need it; what has the right answer and is small ends the search. */
const TRIES = 400;
const ENOUGH = 25;
const SEED = 1;

interface Made {
  text: string;
  answer: string;
}

/** The smallest file with this fault: with the answer that is wanted, or with another one. */
export async function search(
  ground: Ground,
  file: Pick<Kept, 'kind' | 'name'>,
  wanted: string | undefined,
): Promise<Made | undefined> {
  const { kind, name } = file;
  const fault = name.slice(name.indexOf('/') + 1, -kind.length - 1);
  let right: Made | undefined;
  let other: Made | undefined;
  for (let number = 0, found = 0; number < TRIES && found < ENOUGH; number++) {
    const text = namedFault(ground, kind, fault, luckOf(SEED, number));
    if (text === undefined) continue;
    const { answer, faults } = await check(ground.game, { kind, text });
    if (faults.length) return { text, answer: `with a mistake of Fray itself (${faults[0]})` };
    const made = { text, answer };
    if (answer !== wanted) {
      if (!other || text.length < other.text.length) other = made;
      continue;
    }
    found++;
    if (!right || text.length < right.text.length) right = made;
    if (text.length <= LARGE) break;
  }
  return right ?? other;
}

/**
 * Makes every kept file of a game again: the fault that its name says, done to saves, setups and lines of today. What cannot be
 * answered as before has no answer until a person has written the right one into answers.txt. Tells what needs a look.
 */
export async function remake(ground: Ground): Promise<string[]> {
  const all = answers();
  const looks: string[] = [];
  for (const file of keptFiles().filter(({ game }) => game === ground.game.id)) {
    const wanted = all.get(file.name);
    const made = await search(ground, file, wanted);
    if (!made) looks.push(`${file.name}: its fault cannot be made any more; delete it, or name a fault that can`);
    else {
      replace(file.name, made.text, made.answer === wanted ? wanted : UNANSWERED);
      if (made.answer !== wanted) looks.push(`${file.name}: was answered ${wanted}, is answered ${made.answer}`);
    }
  }
  return looks;
}
