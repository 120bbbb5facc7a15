import type { Chance, Field } from '@fray/engine';

/** A choice as `fray stdio` lists it: all that the player below knows of a game. */
export interface Listed {
  seat: string;
  action: { type: string };
  place: string;
  form?: Field[];
}
export interface Answered {
  ok: boolean;
  code?: string;
  combat: {
    at: number;
    seen: number;
    outcome: unknown;
    dice: { count: number; sides: number; held?: string[] } | null;
    choices: Listed[];
  };
}
export interface Played {
  /** The last answer. */
  end: Answered;
  /** What was sent and accepted. */
  sent: Listed[];
  /** How many dice were thrown at the table. */
  thrown: number;
}

const LONGEST = 6000;
/** So often a form is filled in before something else is chosen. */
const TRIES = 12;

/** One value for a field, by nothing but what the field says. */
function anyValue({ kind, min = 0, max, options = [] }: Field, chance: Chance): unknown {
  const one = (sides: number): number => chance(1, sides)[0] as number;
  const number = () => min - 1 + one((max ?? min + 5) - min + 1);
  if (kind === 'number') return number();
  if (kind === 'choice') return options[one(options.length || 1) - 1];
  if (kind === 'set') return options.filter(() => one(2) === 1);
  if (kind === 'counts') return Object.fromEntries(options.map((option) => [option, one(3) - 1]));
  if (kind === 'flag') return one(2) === 1;
  return undefined;
}

/** The blank with some of its fields filled in; texts and free JSON stay as the blank has them. */
function anyAnswer(choice: Listed, chance: Chance): { type: string } {
  const filled: Record<string, unknown> = {};
  for (const field of choice.form ?? []) {
    if (field.optional && chance(1, 2)[0] === 1) continue;
    const value = anyValue(field, chance);
    if (value !== undefined) filled[field.name] = value;
  }
  return { ...choice.action, ...filled };
}

type Ask = (request: object) => Promise<Answered>;

/** Plays a combat that was started to its end: any choice of the flow, any dice. It knows no game, no action and no step. */
export async function playFlow(ask: Ask, started: Answered, chance: Chance): Promise<Played> {
  const played: Played = { end: started, sent: [], thrown: 0 };
  while (played.end.combat.outcome === null && played.sent.length < LONGEST) {
    const { dice, choices, seen } = played.end.combat;
    if (dice) {
      // Any of the cards that people hold.
      const drawn = dice.held?.[(chance(1, dice.sides)[0] as number) - 1];
      const values = drawn === undefined ? chance(dice.count, dice.sides) : [drawn];
      played.end = await sendAccepted(ask, { op: 'dice', values, seen });
      played.thrown += values.length;
    } else {
      const open = choices.filter((choice) => choice.place === 'flow');
      const { choice, answer } = await sendOne(ask, open, seen, chance);
      played.end = answer;
      played.sent.push(choice);
    }
  }
  return played;
}

/** Any of these; a form that cannot be guessed is left alone. */
async function sendOne(ask: Ask, open: readonly Listed[], seen: number, chance: Chance) {
  let left = open;
  while (left.length) {
    const choice = left[(chance(1, left.length)[0] as number) - 1] as Listed;
    const answer = await send(ask, choice, seen, chance);
    if (answer) return { choice, answer };
    left = left.filter((one) => one !== choice);
  }
  throw new Error('nothing of the flow can be chosen');
}

/** What was listed is taken as it stands; a form may be refused. */
async function send(ask: Ask, choice: Listed, seen: number, chance: Chance): Promise<Answered | undefined> {
  const request = { op: 'act', seat: choice.seat, action: choice.action, seen };
  if (!choice.form) return await sendAccepted(ask, request);
  for (let i = 0; i < TRIES; i++) {
    const answer = await ask({ ...request, action: anyAnswer(choice, chance) });
    if (answer.ok) return answer;
  }
  return undefined;
}

async function sendAccepted(ask: Ask, request: object): Promise<Answered> {
  const answer = await ask(request);
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(request)} ${JSON.stringify(answer)}`);
  return answer;
}
