import { choices, Runner, type Source, seededDice } from '@fray/engine';
import { chanceOf } from '@fray/engine/testkit';
import { describe, expect, it } from 'vitest';
import type { Action } from '../../actions.ts';
import { loadCatalogue } from '../../content/catalogue/index.ts';
import { rowOf } from '../../rules/cards.ts';
import { resolveCard, whyNotGiven, withFacts } from '../../rules/real-deck/given.ts';
import { whyNotCard, whyNotPitches } from '../../rules/real-deck/plays.ts';
import { figuresOf } from '../../rules/real-deck/printed.ts';
import type { Figures, RealDecks } from '../../rules/real-deck/types.ts';
import { cardsOf } from '../../rules/real-deck/zones.ts';
import { rules } from '../../ruleset.ts';
import { sampleRealDeck } from '../../setup/sample-real-deck.ts';
import { forms } from '../../steps/forms.ts';
import { type State, type View, WHO } from '../../types.ts';
import { card, realTable } from './fixture.ts';

/** Dice are rolled at the table; a request for a card is an error: Fray draws none. */
function noDraws(seed: number): Source {
  const dice = seededDice(seed);
  return {
    ...dice,
    pull: (kind, count, sides) => {
      if (kind === 'draw') throw new Error('Fray draws no card of a real deck');
      return dice.pull(kind, count, sides);
    },
  } as Source;
}

/** Numbers that the host sets, and objects that come from outside of the deck. */
const isOutside = (action: Action, why: string): boolean =>
  action.type === 'adjust' ||
  (action.type === 'enter' && ['make', 'equip', 'move'].includes(action.what)) ||
  // What is transformed, retrieved or stolen changes hands, or comes from wherever the table says.
  ['stands', 'retrieve', 'steal'].includes(why) ||
  (action.type === 'tick' && why === 'steal: goes back');

/** Only a list is hidden. */
const withoutLists = (view: View): View => ({
  ...view,
  realDeck: { ...(view.realDeck as RealDecks), lists: { A: null, B: null } },
});

describe('random tables', () => {
  it('keep the sum of the cards of each side, draw nothing, and show everybody the same', () => {
    let moves = 0;
    for (let game = 0; game < 40; game++) {
      const chance = chanceOf(1907, game);
      const runner = new Runner(rules, rules.begin(sampleRealDeck(chance)), noDraws(game));
      runner.start();
      for (let move = 0; move < 400 && !runner.state.result; move++, moves++) {
        const s = runner.state;
        const open = choices(rules, s, { always: chance(1, 12)[0] === 1 }).filter((it) => it.action.type !== 'concede');
        const pick = open[(chance(1, open.length)[0] as number) - 1];
        if (!pick) break;
        const { memory = {} } = s.frames.at(-1) ?? {};
        const action = pick.form
          ? (forms[pick.action.type]?.sample(s, memory, pick.seat, chance) ?? pick.action)
          : pick.action;
        const line =
          action.type === 'tick' ? s.realDeck?.reminders.find(({ id }) => id === action.reminder) : undefined;
        const why = line?.words ?? ('why' in memory ? String(memory.why) : '');
        const before = { A: cardsOf(s, 'A'), B: cardsOf(s, 'B') };
        runner.apply(pick.seat, action);
        if (isOutside(action, why) || runner.state.result) continue;
        for (const who of WHO) {
          if (s.realDeck?.uncounted[who]) continue;
          expect([who, cardsOf(runner.state, who), action, runner.state.frames.at(-1)?.step]).toEqual([
            who,
            before[who],
            action,
            runner.state.frames.at(-1)?.step,
          ]);
        }
        const [a, b, anybody] = (['A', 'B', undefined] as const).map((seat) =>
          withoutLists(rules.view(runner.state, seat)),
        );
        expect(a).toEqual(anybody);
        expect(b).toEqual(anybody);
      }
    }
    expect(moves).toBeGreaterThan(3000);
  });
});

describe('the catalog', async () => {
  const { cards } = await loadCatalogue();
  it('every card can be named wherever its type allows; what is no number is asked for', () => {
    const s: State = realTable().state;
    let asked = 0;
    for (const it of cards) {
      const figures = figuresOf(it);
      if (!figures) continue;
      const not = whyNotGiven(s, figures);
      if (not) {
        expect(not.code).toBe('figure-needed');
        asked++;
        const more = { cost: 0, power: 1, life: 1, intellect: 4, ...figures };
        expect(whyNotGiven(s, more)).toBe(false);
        continue;
      }
      const known = resolveCard(s, figures);
      const row = rowOf(withFacts(s, known), known.card);
      expect(row.name).toBe(it.name);
      const pitched = whyNotPitches(s, 'A', known, 3, { keep: 'none' });
      expect(pitched && pitched.code === 'no-pitch').toBe(it.colour === null);
      const played = whyNotCard(s, { phase: 'action', who: 'A', it: known, from: 'hand' });
      if (row.type === 'attack' && (row.cost ?? 0) <= 9 && row.sub !== 'arrow')
        expect([it.name, played]).toEqual([it.name, false]);
    }
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThan(60);
  });
});

it('a keyword that only stands in the text never changes a number without an answer', () => {
  const words = ['go again', 'dominate', 'overpower', 'ward', 'intimidate', 'piercing', 'opt', 'boost'];
  const keywords = words.map((keyword) => ({ keyword, number: 1, standing: 'text' as const }));
  const plain: Figures = { name: 'Mere Words', type: 'attack', colour: 'red', cost: 0, power: 4, defense: 3, keywords };
  const t = realTable({ B: { equipment: ['Ironrot Helm'] } })
    .play('A', plain)
    .toDefend();
  t.does('A', { type: 'decline' }).toDefend();
  t.does('A', { type: 'decline' }).toDefend().defends('B', card('Wounding Blow r')).defends('B', card('Snatch r'));
  t.wears('B', 'ironrot-helm').done('B').resolve();
  expect([t.figures('A'), t.figures('B'), t.player('B').intimidated]).toMatchObject([
    { AP: 0, h: 3 },
    { L: 20, h: 2 },
    [],
  ]);
});
