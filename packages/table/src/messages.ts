import { DEEPEST_SAVE, nestedTooDeep, type Reason, type Refused, refuse } from '@fray/engine';
import { BOT_NAMES } from '@fray/games';
import { z } from 'zod';
import { PACES } from './types.ts';

/** What a device may say to the server of a shared table. Everything else is refused with a code, and nothing happens. */

/** Letters of one message. */
export const LONGEST_MESSAGE = 16 * 1024;

/** Shown as text to others: nothing that turns the line around, hides in it or breaks it. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it refuses.
const HIDDEN = /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

const seat = z.string().min(1).max(40);
const count = z.number().int().min(0).max(1_000_000);
const id = z.string().regex(/^[\w-]{8,40}$/);
const hex = (length: number) => z.string().regex(new RegExp(`^[0-9a-f]{${length}}$`));
const move = z.strictObject({ seat, action: z.looseObject({ type: z.string().min(1).max(100) }) });
const stop = z.string().min(1).max(100);
const order = z.looseObject({ order: z.string().max(100), until: z.enum(['answer', 'round', 'combat']) });
/** As a person is called at the table. */
export const personName = z
  .string()
  .transform((name) => name.normalize('NFC').trim())
  .refine((name) => name.length >= 1 && [...name].length <= 40 && !HIDDEN.test(name));

/** One decision of a seat. `seen`: the last row that the device has. */
const decision = { do: id, seat, seen: count };
/** Everything that a device may send, by schema. */
export const clientMessage = z.union([
  /** The first message of a socket; without a token it only looks on. `seen`: the last row that it had before the line was lost. */
  z.strictObject({
    ...{ hello: z.string().max(20), version: z.string().max(40) },
    ...{ token: hex(64).optional(), seen: count.optional() },
  }),
  z.strictObject({
    ...decision,
    answer: z.strictObject({
      moves: z.array(move).min(1).max(200),
      order: order.nullable().optional(),
      after: count.optional(),
    }),
  }),
  z.strictObject({
    ...decision,
    dice: z
      .array(z.union([count, z.string().max(100)]))
      .min(1)
      .max(1000),
    hits: z.literal(true).optional(),
  }),
  z.strictObject({ ...decision, leave: z.literal(true) }),
  z.strictObject({ ...decision, undo: z.literal(true), host: z.literal(true).optional() }),
  z.strictObject({ ...decision, redo: z.literal(true) }),
  z.strictObject({ ...decision, cancel: z.literal(true) }),
  z.strictObject({ ...decision, lasting: order }),
  z.strictObject({ ...decision, ends: z.strictObject({ window: stop.optional(), effect: stop.optional() }) }),
  z.strictObject({ ...decision, late: move, at: count }),
  z.strictObject({ say: id, sit: seat }),
  z.strictObject({ say: id, stand: seat }),
  z.strictObject({ say: id, ready: z.boolean() }),
  z.strictObject({ say: id, name: personName }),
  z.strictObject({ say: id, pace: z.enum(PACES) }),
  z.strictObject({ say: id, agree: z.boolean(), request: z.string().max(40) }),
  z.strictObject({ say: id, pause: z.boolean() }),
  z.strictObject({ say: id, start: z.literal(true) }),
  /** `by`: an opponent, or `person`. */
  z.strictObject({ say: id, bot: seat, by: z.enum([...BOT_NAMES, 'person']) }),
  z.strictObject({ say: id, leave: z.literal(true) }),
  z.strictObject({ say: id, free: seat }),
  z.strictObject({ say: id, trust: z.boolean() }),
  z.strictObject({ say: id, lock: z.boolean() }),
  z.strictObject({ say: id, remove: z.string().max(40) }),
  z.strictObject({ say: id, host: z.string().max(40) }),
  z.strictObject({ say: id, end: z.literal(true) }),
  z.strictObject({ say: id, again: z.literal(true) }),
]);
/** One of them. */
export type ClientMessage = z.infer<typeof clientMessage>;

/** An object may not carry a name that is more than a name. */
const withoutPrototypes = (key: string, value: unknown): unknown => {
  if (key === '__proto__') throw new SyntaxError('a key of the message is __proto__');
  return value;
};

/** Reads JSON that somebody sent; throws what is none. */
export function readJson(text: string): unknown {
  if (nestedTooDeep(text)) throw new SyntaxError('it is nested too deep');
  return JSON.parse(text, withoutPrototypes);
}
/** Reads a message; never throws. */
export function readMessage(text: string): { ok: true; message: ClientMessage } | Refused {
  if (text.length > LONGEST_MESSAGE) return refuse('message-too-long', { limit: LONGEST_MESSAGE });
  if (nestedTooDeep(text)) return refuse('message-too-deep', { limit: DEEPEST_SAVE });
  let data: unknown;
  try {
    data = JSON.parse(text, withoutPrototypes);
  } catch {
    return refuse('message-not-json');
  }
  const read = clientMessage.safeParse(data);
  return read.success ? { ok: true, message: read.data } : refuse('message-unknown');
}

const SENTENCES: Readonly<Record<string, (reason: Reason) => string>> = {
  'message-too-long': (r) => `A message has at most ${r.limit} letters.`,
  'message-too-deep': (r) => `A message is nested at most ${r.limit} levels deep.`,
  'message-not-json': () => 'A message is JSON, and no key of it is __proto__.',
  'message-unknown': () => 'This is no message that the server of a shared table knows: reload the page.',
};
/** Why a message was refused, as a sentence; `undefined` if the code is not one of these. */
export const messageRefusal = (reason: Reason): string | undefined => SENTENCES[reason.code]?.(reason);
