import type { Reason } from '@fray/engine';
import { cardName, type Fab, type Given, rowOf, type View } from '@fray/games/flesh-and-blood/screen';
import type { OnScreen } from '../../table/screen.ts';
import { type Draft, entryOf } from './entry.svelte.ts';
import { ownWords } from './own-words.ts';

/** The card that was entered as an answer: what the button says, and what it does. */
export interface Submit {
  label: string;
  about: string;
  /** Nothing as long as too little is known. */
  action: Fab['action'] | undefined;
  problems: readonly Reason[];
  attacks: boolean;
  /** `on`: through the windows in which nobody wants to do anything. */
  go(on: boolean): void;
}

const nameless = (draft: Draft, type: string): string => {
  const t = ownWords();
  return t.unnamed(draft.colour ? t.colours[draft.colour].toLowerCase() : '', t.types[type] ?? type, draft.power);
};

function nameOf(view: View, given: Given): string {
  const t = ownWords();
  if (typeof given === 'string') return cardName(view, given);
  const colour = given.colour && t.colours[given.colour].toLowerCase();
  if (!('name' in given)) return t.aCard(colour);
  return colour && !given.name.toLowerCase().includes(colour) ? `${given.name}, ${colour}` : given.name;
}
const defenseOf = (view: View, given: Given): number =>
  (typeof given === 'string' ? rowOf(view, given).defense : given.defense) ?? 0;

export function submitEntry(session: OnScreen<Fab>): Submit | undefined {
  const text = ownWords();
  const entry = entryOf(session);
  const { item, naming, kind } = entry;
  if (!item || !naming) return undefined;
  const { view } = session;
  const given = entry.given(nameless);
  const action = entry.action(nameless);
  const problems = action ? entry.problems(action) : [];
  const attacks = naming === 'play' && kind === 'attack';
  const words = {
    play: attacks ? text.attackFor(entry.figure('power') ?? 0) : text.play,
    pitch: text.pitchIt,
    block: text.defendFor(given === undefined ? 0 : defenseOf(view, given)),
    show: text.showIt,
  };
  const [first, why] = text.nameFirst[naming];
  const name = given === undefined ? why : nameOf(view, given);
  return {
    label: given === undefined ? first : words[naming],
    about: given !== undefined && naming === 'play' ? text.costs(name, entry.figure('cost') ?? 0) : name,
    action,
    problems,
    attacks,
    go(on) {
      if (!action || problems.length) return;
      const { seat } = item.choice;
      if (session.answer([{ seat, action }], on ? undefined : null)) entry.clear();
    },
  };
}
