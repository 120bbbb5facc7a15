import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Combat, type Frame, hash, type PromptChoice, seeded, type Types, typed } from '@fray/engine';
import { chanceFrom, GAMES, loadWhole, type WholeGame } from '@fray/games';
import { writeWhole } from '../packages/cli/src/write-whole.ts';

/**
 * The behavior record, a safety net while the table moves out of the browser: random combats of every game, and at every move a short
 * hash of the choices with their labels, the events with their log lines, state, standing and dice. A change of structure leaves it
 * as it is.
 *
 *     npx tsx scripts/record.ts                    compares
 *     npx tsx scripts/record.ts --write            writes it again, after a change of behavior that was meant
 *     npx tsx scripts/record.ts --show GAME 7 42   prints what is hashed at move 42 of combat 7
 */
const FILE = join(import.meta.dirname, 'record.txt');
const COMBATS = 30;
const LONGEST = 75;
/** Every fifth combat is played with dice that people type. */
const TYPED_EVERY = 5;

const short = (value: unknown): string => hash(value).slice(0, 6);

/** One combat, one hash a move. `show`: gets what is hashed. */
function recordCombat(game: WholeGame, number: number, show?: (move: number, facts: object) => void): string {
  const chance = chanceFrom(seeded(77, number * 2 + 1));
  const setup = game.setup.presets[number]?.setup ?? game.setup.sample(chance);
  const source = number % TYPED_EVERY === TYPED_EVERY - 1 ? typed(number) : seeded(2026, number * 2);
  const combat = Combat.begin(game.rules, setup, source) as Combat<Types>;
  const { en: text } = game.text;
  const rows: string[] = [];
  while (combat.outcome === undefined && rows.length < LONGEST) {
    // What a choice says to tables and screens is no behavior of the rules.
    const offered = combat
      .prompt()
      .map(({ pace: _, group: __, ...choice }) => ({ ...choice, label: text.label(choice, combat.state) }));
    const answer = combat.need ? typeDice(combat, chance) : moveAtRandom(game, combat, offered, chance);
    if (!answer.ok) throw new Error(`${game.id}, combat ${number}, move ${rows.length}: ${JSON.stringify(answer)}`);
    const facts = {
      offered,
      events: answer.events.map((told) => ({ ...told, line: text.log(told.event, combat.state) })),
      state: combat.state,
      standing: game.standing(combat.state, text),
      dice: combat.dice,
      need: combat.need ?? null,
    };
    show?.(rows.length, facts);
    rows.push(short(JSON.parse(JSON.stringify(facts))));
  }
  return `${game.id} ${number}: ${rows.join('')} ${short(combat.outcome ?? null)}`;
}

type Chance = ReturnType<typeof chanceFrom>;

function typeDice(combat: Combat<Types>, chance: Chance) {
  const { kind, count, sides } = combat.need as NonNullable<Combat<Types>['need']>;
  return kind === 'roll' ? combat.typeDice(chance(count, sides)) : combat.leaveDice();
}

function moveAtRandom(game: WholeGame, combat: Combat<Types>, offered: readonly PromptChoice<Types>[], chance: Chance) {
  const free = offered.filter(({ not, place, role }) => !not && place === 'flow' && role !== 'risks');
  const pool = free.length ? free : offered.filter(({ not, place }) => !not && place === 'flow');
  const taken = pool[(chance(1, pool.length)[0] as number) - 1];
  if (!taken) throw new Error(`${game.id}: nothing is offered`);
  const form = taken.form && game.rules.forms?.[taken.action.type];
  const { own } = combat.frame as Frame<Types>;
  return combat.move(taken.seat, form ? form.sample(combat.state, own, taken.seat, chance) : taken.action);
}

/** Every combat of every game, a line each. */
export async function makeRecord(): Promise<string[]> {
  const lines: string[] = [];
  for (const card of GAMES) {
    const game = await loadWhole(card);
    for (let number = 0; number < COMBATS; number++) lines.push(recordCombat(game, number));
  }
  return lines;
}

/** The lines as they were written, one combat each. */
export const readRecord = (): string[] => readFileSync(FILE, 'utf8').trim().split('\n');

if (process.argv[1] === import.meta.filename) {
  const [option, id, number, at] = process.argv.slice(2);
  if (option === '--show') {
    const card = GAMES.find((one) => one.id === id);
    if (!card) throw new Error(`There is no game "${id}".`);
    recordCombat(await loadWhole(card), Number(number), (move, facts) => {
      if (move === Number(at)) console.log(JSON.stringify(facts, null, 1));
    });
  } else {
    const lines = await makeRecord();
    if (option === '--write') writeWhole(FILE, `${lines.join('\n')}\n`);
    const before = readRecord();
    const other = lines.filter((line, i) => line !== before[i]);
    for (const line of other) console.log(`differs: ${line.split(':')[0]}`);
    console.log(`${lines.length} combats, ${other.length} differ`);
    process.exitCode = other.length ? 1 : 0;
  }
}
