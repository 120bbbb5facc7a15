import { Combat, type Frame, seeded, type Types } from '@fray/engine';
import { chanceFrom, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { wordsEn as ti4 } from '../games/twilight-imperium/words-en.ts';
import { ended } from '../pieces/plain.ts';
import { en } from './en.ts';
import { pageEn } from './page-en.ts';
import { setupEn } from './setup-en.ts';

/** Sentences that read badly once, and what stands there now. Said: by a prompt, a button, a line of the log or a catalogue. */
const ROWS: readonly { bad: RegExp; good: RegExp }[] = [
  { bad: /or of its next round/, good: /^Start of round 1\b/ },
  { bad: /^Before the roll$/, good: /^Roll 11 dice$/ },
  { bad: /^Rerolls$/, good: /^\d+ hits\. Go on$/ },
  { bad: /cancellation window/, good: /^Space cannons fire next\. / },
  { bad: /^\d+ hits? on [^.:]*\((attacker|defender)\)$/, good: /^Play Direct Hit on the \w.* that just sustained\?$/ },
  { bad: /^\d+ hits? on [^.]*$/, good: /^\d+ hits too many: .* has nothing left to take them$/ },
  { bad: /(Letnev|Sol|Jol-Nar) \((attacker|defender)\)|Barony of Letnev/, good: /^Letnev$/ },
  { bad: /Mend the problems/, good: /^Fix the problems first$/ },
  { bad: /^(all ±\d|counting)/, good: /^±1 point$/ },
  { bad: /combats played on/, good: /^1,115 simulated fights, ±1\.2 points\.$/ },
  { bad: /rules bot/, good: /^Both sides play as Fray's bot would\.$/ },
  { bad: /nobody but whom/, good: /Only people you give it to can open it\.$/ },
  { bad: /come up again the same/, good: /The same dice will come up again\.$/ },
  { bad: /what no program knows/, good: /^Correct the table\./ },
  { bad: /Windows that nobody can use/, good: /^How shall Fray lead\?$/ },
  { bad: /^Points come from$/, good: /^Fray knows my hand$/ },
  { bad: /comes after the tap/, good: /^Your hand is shown after you tap\.$/ },
  { bad: /go again; go again/, good: /go again/ },
  { bad: /^power \d+ against/, good: /^Defend\? Power \d+ against \d+/ },
  { bad: /^(INTEL: what|COMMAND: an order|COMMAND: orders)/, good: /^Your orders: \d ships? without orders$/ },
  { bad: /^All 1 combat$/, good: /^All combats \(1\)$/ },
  { bad: /Chance is pulled|really run/, good: /^Dice are rolled here$/ },
];

/** Every text of a catalogue; what takes facts is asked with those of the list above. */
function* textsOf(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null) for (const one of Object.values(words)) yield* textsOf(one);
}

/** What the screen says while the bots play: who, what is asked, the buttons, the log. */
function* saidIn(game: WholeGame, setup: unknown): Generator<string> {
  const { rules, text } = game;
  const combat = Combat.begin(rules, setup, seeded(1));
  const chance = chanceFrom(seeded(2));
  for (let i = 0; i < 70 && combat.outcome === undefined; i++) {
    const free = combat.prompt().filter(({ not, place }) => !not && place === 'flow');
    const seat = free.find((choice) => choice.seat !== 'host')?.seat;
    if (seat === undefined) return;
    const view: Types['view'] = rules.view(combat.state, seat);
    const { focus } = game.standing(view, text.en);
    const step = (combat.state.frames.at(-1) as Frame<Types> | undefined)?.step ?? '';
    yield focus ?? text.en.step(step);
    yield text.en.seat(seat, view);
    const mine = free.filter((choice) => choice.seat === seat);
    for (const choice of mine.slice(0, 6)) yield text.en.label(choice, view);
    const move = combat.move(seat, game.bot(view, seat, mine, chance));
    if (!move.ok) return;
    for (const { event } of move.events) {
      const line = text.en.log(event, combat.state);
      if (line !== undefined) yield line;
    }
  }
}

const said = new Set<string>([
  ...textsOf([en, pageEn, setupEn, ti4]),
  en.give(1),
  pageEn.sampledFrom(1115, '1.2'),
  en.allCombats(1),
]);
for (const card of TESTED_GAMES) {
  const game = await loadWhole(card);
  for (const { setup } of game.setup.presets) for (const line of saidIn(game, setup)) said.add(line);
}

test.each(ROWS)('what read badly ($bad) is said nowhere, and what is said instead is ($good)', ({ bad, good }) => {
  const all = [...said];
  expect(all.filter((line) => bad.test(line))).toEqual([]);
  expect(all.some((line) => good.test(line))).toBe(true);
});

test('a line that is read aloud ends with one full stop, whatever it ended with', () => {
  expect(['1 hit', 'Sol takes 1 hit.', 'Retreat?'].map(ended)).toEqual(['1 hit.', 'Sol takes 1 hit.', 'Retreat?']);
});

test('no line has two full stops or a seat id', () => {
  expect([...said].filter((line) => /[^.]\.\.(?!\.)|\bthird-\d|\b(rebel|hero)\d\b/.test(line))).toEqual([]);
});
