import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  type Chance,
  type Choice,
  Combat,
  choices,
  type Entry,
  type Frame,
  type Move,
  makeSave,
  parseSave,
  replay,
  same,
  seeded,
  TABLE,
  type Told,
  type Types,
  typed,
} from '@fray/engine';
import { type AnyGame, BOT_NAMES, type BotName } from '@fray/games';
import { loadGames } from './games.ts';

/**
 * What 0.4.0 does, written down by 0.4.0. It ran once, on that version, and is kept to show how the files were made:
 * later versions read them and never make them anew. `npx tsx scripts/net-0.4.0.ts [game ...]`; what a browser keeps is
 * written by `packages/web/net-0.4.0.ts`.
 */
const GOLDEN = 'packages/games/golden';
const VERSION = '0.4.0';
const SEED = 40_000;
const COMBATS = 100;
const SAVES = 40;
/** After this many moves of random play the game's own bots bring it to its end. */
const RANDOM_MOVES = 1500;
/** A sampled combat with more text than this is left out, and the next one taken. */
const LONGEST_TEXT = 500_000;
const SAMPLES_TRIED = 12;

type Playing = Combat<Types>;

interface Kept {
  /** The preset, or `sample` and the number of its sample. */
  name: string;
  setup: unknown;
  policy: BotName;
  seed: number;
  opening: number[];
  openingEvents: Told<Types>[];
  moves: Move<Types>[];
  /** One list a move. */
  events: Told<Types>[][];
  outcome: unknown;
}

const chanceOf = (seed: number, stream: number): Chance => {
  const source = seeded(seed, stream);
  return (count, sides) => source.pull('roll', count, sides, 'net');
};
const oneIn = (chance: Chance, many: number): boolean => chance(1, many)[0] === 1;
const pick = <V>(list: readonly V[], chance: Chance): V => list[(chance(1, list.length)[0] as number) - 1] as V;

function filled(combat: Playing, choice: Choice<Types>, chance: Chance): Types['action'] {
  const sheet = choice.form && combat.rules.forms?.[choice.action.type];
  if (!sheet) return choice.action;
  return sheet.sample(combat.state, (combat.frame as Frame<Types>).own, choice.seat, chance);
}

/** Adjusts and whatever else is legal outside the flow; a kind first, so that the many of one kind do not crowd out the rest. */
function outside(combat: Playing, chance: Chance): Choice<Types> | undefined {
  const flow = choices(combat.rules, combat.state, { blocked: true }).length;
  const ends = ['concede', ...(combat.rules.cancel?.types ?? [])];
  const open = combat
    .choices()
    .slice(flow)
    .filter((choice) => !choice.not && !ends.includes(choice.action.type));
  if (!open.length) return undefined;
  const type = pick([...new Set(open.map((choice) => choice.action.type))], chance);
  return pick(
    open.filter((choice) => choice.action.type === type),
    chance,
  );
}

/** The seat of the first choice, as in simulations; now and then another one that may act as well. */
function seatNow(game: AnyGame, list: readonly Choice<Types>[], chance: Chance): string {
  const first = (list[0] as Choice<Types>).seat;
  const others = [...new Set(list.map(({ seat }) => seat))].filter(
    (seat) => seat !== first && game.players.includes(seat),
  );
  return others.length && oneIn(chance, 4) ? pick(others, chance) : first;
}

/** The dice that are awaited: in two pieces where there is more than one. */
function throwDice(combat: Playing, chance: Chance, all = false): void {
  const need = combat.need;
  if (!need) throw new Error('no dice are awaited');
  const count = all ? need.count : Math.ceil(need.count / 2);
  const answer = combat.typeDice(chance(count, need.sides));
  if (!answer.ok) throw new Error(`${combat.rules.id}: ${JSON.stringify(answer.reason)}`);
}

/** One move by a policy. */
function step(game: AnyGame, combat: Playing, policy: BotName, chance: Chance): void {
  const aside = policy === 'random' && oneIn(chance, 25) ? outside(combat, chance) : undefined;
  if (!aside && combat.need) {
    throwDice(combat, chance, combat.frame?.dice !== undefined);
    return;
  }
  const move = (): [string, Types['action']] => {
    if (aside) return [aside.seat, filled(combat, aside, chance)];
    const list = choices(game.rules, combat.state);
    if (!list.length) throw new Error(`${game.id}: nothing to do at ${JSON.stringify(combat.frame)}`);
    const seat = seatNow(game, list, chance);
    const mine = list.filter((choice) => choice.seat === seat);
    if (policy === 'rules') return [seat, game.bot(combat.view(seat), seat, mine, chance)];
    return [seat, filled(combat, pick(mine, chance), chance)];
  };
  const [seat, action] = move();
  const answer = combat.move(seat, action);
  if (!answer.ok)
    throw new Error(`${game.id}: ${seat} ${JSON.stringify(action)} was refused: ${JSON.stringify(answer.reason)}`);
}

function concede(combat: Playing): void {
  const choice = combat.choices().find(({ action, not }) => action.type === 'concede' && !not);
  if (choice) combat.move(choice.seat, choice.action);
}

interface Plan {
  name: string;
  setup: unknown;
  policy: BotName;
  seed: number;
  /** The table throws. */
  typed: boolean;
  /** Somebody gives up after this many moves. */
  concedes?: number;
}

/** A whole combat, and the step of each move; nothing if it does not end. */
function playAll(game: AnyGame, plan: Plan): [Kept, string[]] | undefined {
  const chance = chanceOf(plan.seed, 1);
  const source = plan.typed ? typed(plan.seed) : seeded(plan.seed);
  const combat: Playing = Combat.begin(game.rules, plan.setup, source);
  while (combat.outcome === undefined) {
    if (plan.concedes !== undefined && combat.at >= plan.concedes && !combat.need) concede(combat);
    else step(game, combat, combat.at < RANDOM_MOVES ? plan.policy : 'rules', chance);
    // Bots can run in circles in 0.4.0: such a combat has no outcome to keep.
    if (combat.at > 10 * RANDOM_MOVES) return undefined;
  }
  const past = combat.history();
  const kept: Kept = {
    name: plan.name,
    setup: plan.setup,
    policy: plan.policy,
    seed: plan.seed,
    opening: combat.opening,
    openingEvents: combat.openingEvents,
    moves: past.map((entry) => entry.move),
    events: past.map((entry) => entry.events),
    outcome: combat.outcome,
  };
  return [kept, past.map(({ before }) => (before.frames as Frame<Types>[]).at(-1)?.step ?? '')];
}

/** As it is read back: it leads through the same events to the same outcome. */
function prove(game: AnyGame, kept: Kept): void {
  const again = replay(game.rules, kept.setup, kept.opening, kept.moves);
  if (!again.ok) throw new Error(`${game.id}, ${kept.name}: ${JSON.stringify(again.reason)}`);
  const alike =
    same(again.openingEvents, kept.openingEvents) &&
    again.past.every((entry: Entry<Types>, i) => same(entry.events, kept.events[i])) &&
    same(game.rules.outcome(again.state), kept.outcome);
  if (!alike) throw new Error(`${game.id}, ${kept.name}: other events`);
}

/** What a combat shows: who answered what where, what was told, and every name in it. */
function* shown(kept: Kept, steps: readonly string[]): Generator<string> {
  for (const [i, move] of kept.moves.entries()) yield `${steps[i]}: ${move.seat} ${move.action.type}`;
  for (const { event, only } of [...kept.openingEvents, ...kept.events.flat()]) {
    yield only === undefined ? event.type : `${event.type} to one`;
    for (const [key, value] of Object.entries(event)) {
      if (typeof value === 'string' && !/\d/.test(value)) yield `${event.type} ${key} ${value}`;
    }
  }
  yield `end ${JSON.stringify(kept.outcome).replace(/\d+/g, '')}`;
}

/**
 * Every preset with random play and with `rules`. Then samples, of several the one that shows most that is new; the
 * table throws in ten of them, and the last two are conceded.
 */
function keepCombats(game: AnyGame): Kept[] {
  const { presets, sample } = game.setup;
  const kept: Kept[] = [];
  const seen = new Set<string>();
  const keep = (one: Kept, features: Iterable<string>): void => {
    prove(game, one);
    for (const feature of features) seen.add(feature);
    kept.push(one);
  };
  const play = (plan: Plan): [Kept, Set<string>] | undefined => {
    const played = playAll(game, plan);
    if (!played) {
      console.log(`${game.id}, ${plan.name}: no end`);
      return undefined;
    }
    const [live, steps] = played;
    const one = JSON.parse(JSON.stringify(live)) as Kept;
    return [one, new Set(shown(one, steps))];
  };
  for (const preset of presets) {
    for (const policy of BOT_NAMES) {
      const seed = SEED + kept.length;
      const played = play({ name: preset.id, setup: preset.setup, policy, seed, typed: false });
      if (!played) throw new Error(`${game.id}: ${preset.id} does not end`);
      keep(...played);
    }
  }
  let samples = 0;
  while (kept.length < COMBATS) {
    const i = kept.length;
    let best: [Kept, Set<string>] | undefined;
    let most = -1;
    for (let tried = 0; tried < SAMPLES_TRIED || (!best && tried < 20 * SAMPLES_TRIED); tried++, samples++) {
      const plan: Plan = {
        name: `sample ${samples}`,
        setup: sample(chanceOf(SEED, samples)),
        policy: i % 2 ? 'rules' : 'random',
        seed: SEED + COMBATS + samples,
        typed: i >= COMBATS / 2 && i % 5 === 0,
      };
      if (i >= COMBATS - 2) plan.concedes = 12;
      const found = play(plan);
      if (!found) continue;
      const [one, features] = found;
      const fits = !plan.typed || one.moves.some((move) => move.seat === TABLE);
      const fresh = [...features].filter((feature) => !seen.has(feature)).length;
      if (!fits || fresh <= most || JSON.stringify(one).length > LONGEST_TEXT) continue;
      best = found;
      most = fresh;
    }
    if (!best) throw new Error(`${game.id}: no sample for combat ${i}`);
    keep(...best);
  }
  const text = JSON.stringify({ version: VERSION, game: game.id, rules: game.rules.version, combats: kept });
  const packed = gzipSync(text, { level: 9 });
  mkdirSync(`${GOLDEN}/kept-${VERSION}`, { recursive: true });
  writeFileSync(`${GOLDEN}/kept-${VERSION}/${game.id}.json.gz`, packed);
  const moves = kept.reduce((sum, one) => sum + one.moves.length, 0);
  const table = kept.filter((one) => one.moves.some((move) => move.seat === TABLE)).length;
  console.log(
    `${game.id}: ${kept.length} combats, ${moves} moves, ${table} with dice of the table, ${samples} samples tried, ${text.length} bytes, packed ${packed.length}`,
  );
  return kept;
}

// ------------------------------------------------------------------ saves

interface Kind {
  what: string;
  wanted: number;
  /** The table throws. */
  typed?: true;
  /** Whether this moment is one of its kind; it may bring it about. */
  reached(game: AnyGame, combat: Playing, chance: Chance): boolean;
}

const atPrompt = (combat: Playing): boolean => combat.outcome === undefined && !combat.need;

/** Some moves back, past a roll or a reveal, so that the log has a line about it. */
function takenBack(combat: Playing): boolean {
  const last = combat.history().slice(-4);
  if (combat.at < 3 || !last.some((entry) => entry.fence)) return false;
  for (const _ of last) if (!combat.undo({ host: true }).ok) return false;
  return combat.canRedo && combat.notes.length > 0;
}

const KINDS: readonly Kind[] = [
  { what: 'flow', wanted: 5, reached: (_, combat) => atPrompt(combat) && combat.at > 3 },
  { what: 'called', wanted: 5, reached: (_, combat) => atPrompt(combat) && combat.state.frames.length > 1 },
  { what: 'dice', wanted: 5, typed: true, reached: (_, combat) => combat.need !== undefined },
  {
    what: 'dice-in-pieces',
    wanted: 5,
    typed: true,
    reached(_, combat, chance) {
      // Where a step throws one die after the other, the first of them is a piece too.
      if (!combat.need) return false;
      throwDice(combat, chance);
      return combat.need !== undefined && (combat.frame?.dice?.length ?? 0) > 0;
    },
  },
  {
    what: 'form',
    wanted: 5,
    reached: ({ rules }, combat) => atPrompt(combat) && choices(rules, combat.state).some((choice) => choice.form),
  },
  {
    what: 'open',
    wanted: 3,
    reached: (_, combat) => atPrompt(combat) && combat.opened() !== undefined,
  },
  {
    what: 'cancelled',
    wanted: 1,
    reached: (_, combat) => atPrompt(combat) && combat.opened() !== undefined && combat.cancel().ok,
  },
  { what: 'undone', wanted: 3, reached: (_, combat) => atPrompt(combat) && takenBack(combat) },
  {
    what: 'redone',
    wanted: 1,
    reached: (_, combat) => atPrompt(combat) && takenBack(combat) && combat.redo().ok && combat.canRedo,
  },
  {
    what: 'adjusted',
    wanted: 2,
    reached(_, combat, chance) {
      const choice = atPrompt(combat) ? outside(combat, chance) : undefined;
      return choice !== undefined && combat.move(choice.seat, filled(combat, choice, chance)).ok && atPrompt(combat);
    },
  },
  { what: 'long', wanted: 3, reached: (_, combat) => atPrompt(combat) && combat.at > 100 },
  { what: 'over', wanted: 2, reached: (_, combat) => combat.outcome !== undefined },
];

/** Plays until a moment of the kind; not always the first one. */
function reach(game: AnyGame, kind: Kind, plan: Plan): Playing | undefined {
  const chance = chanceOf(plan.seed, 1);
  const whether = chanceOf(plan.seed, 2);
  const combat: Playing = Combat.begin(game.rules, plan.setup, plan.typed ? typed(plan.seed) : seeded(plan.seed));
  for (let moves = 0; moves < RANDOM_MOVES; moves++) {
    const look = kind.what === 'over' || oneIn(whether, kind.typed ? 2 : 4);
    if (look && kind.reached(game, combat, chance)) return combat;
    if (combat.outcome !== undefined) return undefined;
    step(game, combat, plan.policy, chance);
  }
  return undefined;
}

/** A save opens and the bots bring it to its end, the table throwing where it must. */
function playsOn(game: AnyGame, text: string, at: number): void {
  const opened = parseSave(game.rules, text);
  if (!opened.ok) throw new Error(`${game.id}: ${JSON.stringify(opened.reason)}`);
  const { combat } = opened;
  if (combat.at !== at) throw new Error(`${game.id}: opens at ${combat.at}, saved at ${at}`);
  const chance = chanceOf(1, 0);
  for (let moves = 0; combat.outcome === undefined; moves++) {
    if (moves > 5000) throw new Error(`${game.id}: no end`);
    if (combat.need) throwDice(combat, chance, true);
    else {
      const list = choices(game.rules, combat.state);
      const choice = list.find(({ seat }) => game.players.includes(seat)) ?? list[0];
      const answer = choice && combat.letPlay(choice.seat, game.bot);
      if (!answer?.ok) throw new Error(`${game.id}: stuck: ${JSON.stringify(answer)}`);
    }
  }
}

/** `thrown`: combats in which the table throws, where samples seldom come to dice. */
function keepSaves(game: AnyGame, thrown: readonly Kept[]): void {
  const { presets, sample } = game.setup;
  const left = new Map(KINDS.map((kind) => [kind, kind.wanted]));
  const folder = `${GOLDEN}/saves-${VERSION}/${game.id}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const counts: Record<string, number> = {};
  let bytes = 0;
  let number = 0;
  const put = (kind: Kind, combat: Playing): void => {
    const text = JSON.stringify(makeSave(combat));
    playsOn(game, text, combat.at);
    number++;
    const packed = gzipSync(text, { level: 9 });
    writeFileSync(`${folder}/${String(number).padStart(2, '0')}-${kind.what}.json.gz`, packed);
    bytes += packed.length;
    counts[kind.what] = (counts[kind.what] ?? 0) + 1;
    left.set(kind, (left.get(kind) ?? 0) - 1);
  };
  let seed = SEED;
  const attempt = (kind: Kind, setup: unknown, tries: number): boolean => {
    for (let i = 0; i < tries; i++) {
      const policy = seed % 3 ? 'random' : 'rules';
      const combat = reach(game, kind, { name: '', setup, policy, seed: seed++, typed: kind.typed === true });
      if (!combat) continue;
      put(kind, combat);
      return true;
    }
    return false;
  };
  // The kinds that few set-ups reach come first, so that the presets that have them are not spent on others.
  const rare = [
    'cancelled',
    'open',
    'form',
    'dice-in-pieces',
    'long',
    'redone',
    'undone',
    'dice',
    'adjusted',
    'called',
    'over',
  ];
  const order = [...KINDS].sort((a, b) => place(a) - place(b));
  function place(kind: Kind): number {
    const found = rare.indexOf(kind.what);
    return found < 0 ? rare.length : found;
  }
  for (const [i, preset] of presets.entries()) {
    const turned = order.map((_, k) => order[(k + i) % order.length] as Kind);
    const wanted = turned.filter((kind) => (left.get(kind) ?? 0) > 0);
    if (!wanted.some((kind) => attempt(kind, preset.setup, 6))) throw new Error(`${game.id}: no save of ${preset.id}`);
  }
  let samples = 0;
  for (const kind of order) {
    let misses = 0;
    for (const one of kind.typed ? thrown : []) {
      const combat = (left.get(kind) ?? 0) > 0 ? reach(game, kind, { ...one, typed: true }) : undefined;
      if (combat) put(kind, combat);
    }
    while ((left.get(kind) ?? 0) > 0 && misses < 400) {
      // Samples and presets take turns: some moments come in few of either.
      const setup =
        samples % 2 ? (presets[(samples >> 1) % presets.length]?.setup ?? {}) : sample(chanceOf(SEED + 1, samples));
      samples++;
      if (!attempt(kind, setup, 1)) misses++;
    }
  }
  // What this game does not have is made up for by what every game has.
  const common = KINDS.filter((kind) => ['flow', 'called', 'undone', 'over'].includes(kind.what));
  for (let i = 0; number < SAVES; i++) {
    attempt(common[i % common.length] as Kind, sample(chanceOf(SEED + 2, i)), 2);
  }
  console.log(`${game.id}: ${number} saves, ${bytes} bytes, ${JSON.stringify(counts)}`);
}

const names = process.argv.slice(2);
for (const game of await loadGames()) {
  if (names.length && !names.includes(game.id)) continue;
  const kept = keepCombats(game);
  keepSaves(
    game,
    kept.filter((one) => one.moves.some((move) => move.seat === TABLE)),
  );
}
