import { randomInt } from 'node:crypto';
import type { Chance, Choice, Field, Frame, Types } from '@fray/engine';
import { parseJson } from '../json.ts';
import { why } from '../story.ts';
import type { Asker } from './asker.ts';
import type { Session } from './session.ts';

const range = (field: Field): string =>
  field.min === undefined && field.max === undefined ? '' : ` from ${field.min ?? 'any'} to ${field.max ?? 'any'}`;

const KINDS: Record<Field['kind'], (field: Field) => string> = {
  number: (field) => `a whole number${range(field)}`,
  choice: (field) => `one of ${(field.options ?? []).join(', ')}`,
  set: (field) => `some of ${(field.options ?? []).join(', ')}; with commas between`,
  counts: (field) => `how many of each: ${(field.options ?? []).map((option) => `${option}:N`).join(',')}`,
  text: () => 'a text',
  flag: () => 'yes or no',
  json: () => 'JSON',
};
export const fieldLine = (field: Field): string =>
  `  ${field.name}: ${KINDS[field.kind](field)}${field.optional ? ' (may be left out)' : ''}`;

/** One value as a person types it. What does not fit the field stays a text: the form's own check says what is wrong. */
function typedValue(kind: Field['kind'] | undefined, text: string): unknown {
  if (/^[[{"]/.test(text)) {
    const parsed = parseJson(text);
    return parsed.ok ? parsed.value : text;
  }
  if (kind === 'set') return text === '' ? [] : text.split(',').map((part) => part.trim());
  if (kind === 'counts') {
    return Object.fromEntries(
      text
        .split(',')
        .filter((part) => part)
        .map((part) => part.split(':', 2))
        .map(([name = '', count = '1']) => [name.trim(), Number(count)]),
    );
  }
  if (kind === 'flag' && /^(y|yes|true|n|no|false)$/i.test(text)) return /^(y|t)/i.test(text);
  if (kind === 'text' || kind === 'choice') return text;
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

export type Filled = { ok: true; action: { type: string } } | { ok: false; why: string };

/** `{"dice":2}`, or `dice=2 who="left hand"`; what is not named stays as the blank has it. */
export function parseForm(blank: { type: string }, fields: readonly Field[], text: string): Filled {
  if (text.startsWith('{')) {
    const parsed = parseJson(text);
    if (!parsed.ok) return { ok: false, why: `That is no valid JSON: ${parsed.words}.` };
    return { ok: true, action: { ...blank, ...(parsed.value as object), type: blank.type } };
  }
  const given: Record<string, unknown> = {};
  const only = fields.length === 1 && !text.includes('=') ? fields[0] : undefined;
  if (only) given[only.name] = typedValue(only.kind, text);
  else {
    const parts = text.match(/[^\s=]+=(?:"(?:[^"\\]|\\.)*"|[^\s]*)/g) ?? [];
    const rest = parts.reduce((left, part) => left.replace(part, ''), text).trim();
    if (!parts.length || rest) return { ok: false, why: `"${rest || text}" is no NAME=VALUE.` };
    for (const part of parts) {
      const name = part.slice(0, part.indexOf('='));
      const field = fields.find((one) => one.name === name);
      if (!field) {
        return {
          ok: false,
          why: `There is no field "${name}". The fields are: ${fields.map((one) => one.name).join(', ')}.`,
        };
      }
      given[name] = typedValue(field.kind, part.slice(name.length + 1));
    }
  }
  return { ok: true, action: { ...blank, ...given } };
}

/** Chance of nobody's combat: the answer is what is kept, not how it was found. */
const anyChance: Chance = (count, sides) => Array.from({ length: count }, () => randomInt(1, sides + 1));

/** Lets a person fill in an open choice until it is accepted or left. Returns what happened, or nothing. */
export async function fillForm(session: Session, choice: Choice<Types>, asker: Asker, say: (line: string) => void) {
  const { game, combat } = session;
  const sheet = game.rules.forms?.[choice.action.type];
  if (!sheet) throw new Error(`${choice.action.type} is offered as a form, but the ruleset has no such form`);
  const own = (combat.frame as Frame<Types>).own;
  const fields = sheet.fields(combat.state, own, choice.seat);
  const example = fields.map((field) => `${field.name}=...`).join(' ');
  say(game.text.en.label(choice, session.seen()));
  for (const field of fields) say(fieldLine(field));
  say(`Type ${example} or JSON; "random" for any legal answer; nothing to leave it.`);
  for (;;) {
    const text = await asker.ask('form> ');
    if (text === undefined || text === '' || text === 'c') return undefined;
    const random = text === 'random';
    const filled: Filled = random
      ? { ok: true, action: sheet.sample(combat.state, own, choice.seat, anyChance) }
      : parseForm(choice.action, fields, text);
    if (!filled.ok) {
      say(filled.why);
      continue;
    }
    if (random) say(JSON.stringify(filled.action));
    const answer = session.move(choice.seat, filled.action);
    if (answer.ok) return answer.events;
    for (const problem of answer.problems ?? [answer.reason]) say(`- ${why(game, problem)}`);
  }
}
