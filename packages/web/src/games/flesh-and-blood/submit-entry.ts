import type { Reason } from '@fray/engine';
import { cardName, type Fab, type Given, rowOf, type View } from '@fray/games/flesh-and-blood/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type Draft, entryOf } from './entry.svelte.ts';
import { realDeckWords } from './real-deck-en.ts';

/** The entered card as an answer: what the button says, and what it does. */
export interface Submit {
  label: string;
  about: string;
  /** `undefined` while too little is known. */
  action: Fab['action'] | undefined;
  problems: readonly Reason[];
  attacks: boolean;
  /** `on`: also passes the windows in which nobody responds. */
  go(on: boolean): void;
}

const nameless = (draft: Draft, type: string): string => realDeckWords.unnamed(type, draft.power);

function nameOf(view: View, given: Given): string {
  if (typeof given === 'string') return cardName(view, given);
  const { colour } = given;
  if (!('name' in given)) return realDeckWords.aCard(colour);
  return colour && !given.name.toLowerCase().includes(colour) ? `${given.name}, ${colour}` : given.name;
}
const defenseOf = (view: View, given: Given): number =>
  (typeof given === 'string' ? rowOf(view, given).defense : given.defense) ?? 0;

export function submitEntry(screen: OnScreen<Fab>): Submit | undefined {
  const entry = entryOf(screen);
  const { item, naming, kind } = entry;
  if (!item || !naming) return undefined;
  const { view } = screen;
  const given = entry.toGiven(nameless);
  const action = entry.action(nameless);
  const problems = action ? entry.problems(action) : [];
  const attacks = naming === 'play' && kind === 'attack';
  const words = {
    play: attacks ? realDeckWords.attackFor(entry.figure('power') ?? 0) : realDeckWords.play,
    pitch: realDeckWords.pitchIt,
    block: realDeckWords.defendFor(given === undefined ? 0 : defenseOf(view, given)),
    show: realDeckWords.showIt,
  };
  const [first, why] = realDeckWords.nameFirst[naming];
  const name = given === undefined ? why : nameOf(view, given);
  return {
    label: given === undefined ? first : words[naming],
    about: given !== undefined && naming === 'play' ? realDeckWords.costs(name, entry.figure('cost') ?? 0) : name,
    action,
    problems,
    attacks,
    go(on) {
      if (!action || problems.length) return;
      const { seat } = item.choice;
      if (screen.answer([{ seat, action }], on ? undefined : null)) entry.clear();
    },
  };
}
