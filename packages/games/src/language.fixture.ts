import { Combat, type Frame, seededDice, type Types } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import type { Game, GameWords, SetupOf } from './game.ts';
import { pickOne } from './pick.ts';

/** For tests only: random combats told in two languages. */

/** What was said, by code, and every line that is empty, broken or left in English. */
interface Reached {
  events: Set<string>;
  actions: Set<string>;
  reasons: Set<string>;
  outcomes: number;
  faults: Set<string>;
}

const wordsIn = (line: string): number => line.match(/\p{L}+/gu)?.length ?? 0;

/** Whether a line of the other language is no line at all, or the English one. */
export function faultOf(line: string | undefined, english: string | undefined): string | undefined {
  if ((line === undefined) !== (english === undefined)) return `only in one language: ${line ?? english}`;
  if (line === undefined) return undefined;
  if (!line.trim()) return `empty for: ${english}`;
  if (/undefined|NaN|null|\[object/.test(line)) return `broken: ${line}`;
  return line === english && wordsIn(line) > 3 ? `English: ${line}` : undefined;
}

/** Plays combats at random, now and then with something that is outside the flow, and hears every line in both languages. */
export function hearCombats<T extends Types>(
  game: Pick<Game<T>, 'rules'> & { setup: Pick<SetupOf<T>, 'sample'> },
  english: GameWords<T>,
  other: GameWords<T>,
  { games, seed, most }: { games: number; seed: number; most: number },
): Reached {
  const { rules } = game;
  const reached: Reached = {
    events: new Set(),
    actions: new Set(),
    reasons: new Set(),
    outcomes: 0,
    faults: new Set(),
  };
  const compare = (line: string | undefined, inEnglish: string | undefined) => {
    const fault = faultOf(line, inEnglish);
    if (fault) reached.faults.add(fault);
  };
  for (let number = 0; number < games; number++) {
    const chance = chanceOf(seed, number * 2);
    const combat = Combat.begin(rules, game.setup.sample(chance), seededDice(seed, number * 2 + 1));
    const hear = (told: readonly { event: T['event'] }[]) => {
      for (const { event } of told) {
        reached.events.add(event.type);
        compare(other.log(event, combat.state), english.log(event, combat.state));
      }
    };
    hear(combat.openingEvents);
    for (let move = 0; move < most && combat.outcome === undefined; move++) {
      const { state } = combat;
      const frame = combat.frame as Frame<T>;
      compare(other.step(frame.step), english.step(frame.step));
      const list = combat.prompt();
      for (const choice of list) {
        reached.actions.add(choice.action.type);
        compare(other.label(choice, state), english.label(choice, state));
        if (!choice.not) continue;
        reached.reasons.add(choice.not.code);
        compare(other.reason(choice.not), english.reason(choice.not));
      }
      const open = list.filter((choice) => !choice.not && !(choice.place === 'outside' && choice.role === 'risks'));
      const flow = open.filter((choice) => choice.seat !== 'host');
      const { seat, action, form } = pickOne(flow.length && chance(1, 8)[0] !== 1 ? flow : open, chance);
      const sheet = form && rules.forms?.[action.type as T['action']['type']];
      const made = combat.move(seat, sheet ? sheet.sample(state, frame.memory, seat, chance) : action);
      if (!made.ok) throw new Error(`${action.type} was offered and refused: ${made.reason.code}`);
      hear(made.events);
    }
    if (combat.outcome === undefined) continue;
    reached.outcomes++;
    compare(other.outcome(combat.outcome), english.outcome(combat.outcome));
  }
  return reached;
}
