import { adviceSentence } from '@fray/advisor';
import { Combat, type Frame, seededDice, type Types } from '@fray/engine';
import { chanceFrom, GAMES, loadWhole, type WholeGame } from '@fray/games';
import { expect, test } from 'vitest';
import { TESTED_GAMES } from '../../../games/src/games.fixture.ts';
import { adviceEn } from '../advice/words-en.ts';
import { wordsEn as ti4 } from '../games/twilight-imperium/words-en.ts';
import { oddsEn } from '../odds/words-en.ts';
import { endSentence } from '../pieces/text.ts';
import { en } from './en.ts';
import { pageEn } from './page-en.ts';
import { setupEn } from './setup-en.ts';

/** Sentences that read badly, and what replaced them: prompts, buttons, log lines and catalogs. */
const ROWS: readonly { bad: RegExp; good: RegExp }[] = [
  { bad: /or of its next round/, good: /^Start of round 1\b/ },
  { bad: /^Before the roll$/, good: /^Roll 11 dice$/ },
  { bad: /^Rerolls$/, good: /^\d+ hits$/ },
  { bad: /cancellation window/, good: /^Space cannons fire next$/ },
  { bad: /^\d+ hits? on [^.:]*\((attacker|defender)\)$/, good: /^Play Direct Hit on the \w.* that just sustained\?$/ },
  { bad: /^\d+ hits? on [^.]*$/, good: /^\d+ hits too many: .* has no unit left to assign them to$/ },
  { bad: /(Letnev|Sol|Jol-Nar) \((attacker|defender)\)|Barony of Letnev/, good: /^Letnev$/ },
  { bad: /^(all ±\d|counting)/, good: /^±1 point$/ },
  { bad: /combats played on/, good: /^1,115 simulated fights, ±1\.2 points\.$/ },
  { bad: /rules bot/, good: /^Both sides play as Fray's bot would\.$/ },
  { bad: /nobody but whom/, good: /Only people you give it to can open it\.$/ },
  { bad: /come up again the same/, good: /The same dice will come up again\.$/ },
  { bad: /what no program knows/, good: /^Correct the table\./ },
  { bad: /How shall Fray lead/, good: /^How much should Fray ask\?$/ },
  { bad: /leads your combat/, good: /^Fray runs the fight: / },
  { bad: /^Everything fits$/, good: /^Ready to start$/ },
  { bad: /in the strip/, good: /^Anyone can play a card from Cards and abilities;/ },
  { bad: /^(Chosen at the table|Systems next to it|Goes on to)$/, good: /^Adjacent systems$/ },
  { bad: /such fights$/, good: /^Unluckier than 95% of fights like this$/ },
  { bad: /^Done by/, good: /^Skipped \(nothing to decide\)$/ },
  {
    bad: /what they are out for/,
    good: /^How often Sol wins\. Dotted line: best option\.$/,
  },
  { bad: /difference that could be measured/, good: /^Too close to call; cheapest first\.$/ },
  { bad: /is not read yet/, good: /^Can't read this line yet$/ },
  { bad: /^Hits taken$/, good: /^Hits suffered$/ },
  { bad: /keeps(, if it wins)?$/, good: /^Sol: left after a win$/ },
  { bad: /\(else in|combats?\b.*else/, good: /^Loses Carrier in 8 of 10 fights instead of every one\.$/ },
  { bad: /what you have to use/, good: /^Uses up 2 less of your cards and mana\.$/ },
  { bad: /^One \w+s? fewer$/, good: /^Columns: one less$/ },
  { bad: /^Fleets, bombardment|^Squads and militia:|^Attacks on groups/, good: /^Lead your squad / },
  { bad: /^loses \d/, good: /^Sol loses nothing, Hacan 1 resource$/ },
  { bad: /like 7 3 10/, good: /^like 6 3 1$/ },
  { bad: /lie in their boxes|^Lay them out$/, good: /^All dice entered$/ },
  { bad: /with the same forces/, good: /^Fight it again$/ },
  { bad: /^Copy a link$/, good: /^Copy link \(whole fight\)$/ },
  { bad: /^As the system$/, good: /^Follow system$/ },
  { bad: /^All choices \(/, good: /^All 6 choices$/ },
  { bad: /^Points come from$/, good: /^Fray knows my hand$/ },
  { bad: /comes after the tap/, good: /^Your hand appears after you tap\.$/ },
  { bad: /go again; go again/, good: /go again/ },
  { bad: /^power \d+ against/, good: /^Defend\? \d+ power/ },
  { bad: /^(INTEL: what|COMMAND: an order|COMMAND: orders)/, good: /^Your orders: \d ships? without orders$/ },
  { bad: /^All 1 combat$/, good: /^All fights \(1\)$/ },
  { bad: /Chance is pulled|really run/, good: /^Dice are rolled here$/ },
];

/** Every text of a catalog that takes no facts. */
function* textsOf(words: unknown): Generator<string> {
  if (typeof words === 'string') yield words;
  else if (typeof words === 'object' && words !== null) for (const one of Object.values(words)) yield* textsOf(one);
}

/** What the screen shows while bots play: names, prompts, buttons, the log. */
function* saidIn(game: WholeGame, setup: unknown): Generator<string> {
  const { rules, text } = game;
  const combat = Combat.begin(rules, setup, seededDice(1));
  const chance = chanceFrom(seededDice(2));
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
  ...textsOf([en, pageEn, setupEn, ti4, oddsEn]),
  en.allChoices(6),
  ...[en.fewer('Cruiser'), en.oneLessIn('Columns'), pageEn.keeps('Sol'), pageEn.keepsArrow('Sol')],
  ...[
    { code: 'loses-it-less', what: 'Carrier', here: 0.8, best: 1 },
    { code: 'spends-less', by: 2 },
  ].map((reason) => adviceSentence(reason, { ending: String }, 'en')),
  ...GAMES.map(({ about }) => about),
  pageEn.luckThan(5),
  pageEn.likeDice(6),
  adviceEn.about('Sol'),
  adviceEn.allEqual(),
  oddsEn.costs('Sol', 0, 'Hacan', 1),
  en.give(1),
  pageEn.sampledFrom(1115, '1.2'),
  en.allCombats(1),
]);
for (const card of TESTED_GAMES) {
  const game = await loadWhole(card);
  for (const { setup } of game.setup.presets) for (const line of saidIn(game, setup)) said.add(line);
}

test.each(ROWS)('$bad is gone and $good is there', ({ bad, good }) => {
  const all = [...said];
  expect(all.filter((line) => bad.test(line))).toEqual([]);
  expect(all.some((line) => good.test(line))).toBe(true);
});

test('a line for a screen reader ends with one end mark', () => {
  expect(['1 hit', 'Sol takes 1 hit.', 'Retreat?'].map(endSentence)).toEqual([
    '1 hit.',
    'Sol takes 1 hit.',
    'Retreat?',
  ]);
});

test('no line has two periods or a seat id', () => {
  expect([...said].filter((line) => /[^.]\.\.(?!\.)|\bthird-\d|\b(rebel|hero)\d\b/.test(line))).toEqual([]);
});
