import { randomInt } from 'node:crypto';
import type { Chance, Choice, Field, Frame, Types } from '@fray/engine';
import { parseJson } from '../json.ts';
import { nearest } from '../nearest.ts';
import type { Line } from '../style.ts';
import { wrong } from '../writing.ts';
import type { Asker } from './asker.ts';
import { fieldLine, type Naming, namingOf, slipIn, typedValue, valueWords } from './field.ts';
import type { Session } from './session.ts';

export type Filled = { ok: true; action: { type: string } } | { ok: false; why: string };
const no = (why: string): Filled => ({ ok: false, why });

/** `{"dice":2}`, or `dice=2 who=left hand`; fields that are left out keep the value of the blank. */
export function parseForm(naming: Naming, blank: { type: string }, fields: readonly Field[], text: string): Filled {
  const { form, didYouMean } = naming.words;
  if (text.startsWith('{')) {
    const parsed = parseJson(text);
    if (!parsed.ok) return no(form.noJson(parsed.words));
    return { ok: true, action: { ...blank, ...(parsed.value as object), type: blank.type } };
  }
  const only = fields.length === 1 && !text.includes('=') ? fields[0] : undefined;
  const pairs: [name: string, value: string][] = only ? [[only.name, text]] : [];
  if (!only) {
    // A value goes on until the next name.
    const parts = text.split(/(?:^|\s+)([^\s="]+)=/);
    if (parts.length < 3 || parts[0]) return no(form.noPair(parts[0] || text));
    for (let at = 1; at < parts.length; at += 2) pairs.push([parts[at] ?? '', (parts[at + 1] ?? '').trim()]);
  }
  const given: Record<string, unknown> = {};
  for (const [name, typed] of pairs) {
    const field = fields.find((one) => one.name === name || naming.field(one.name) === name);
    if (!field) {
      const names = fields.map((one) => naming.field(one.name));
      const near = nearest(name, names);
      return no([form.noField(name, names.join(', ')), near ? didYouMean(near) : ''].join(' ').trim());
    }
    const value = typedValue(naming, field, typed);
    const slip = slipIn(naming, field, value);
    if (slip !== undefined) return no(slip);
    given[field.name] = value;
  }
  return { ok: true, action: { ...blank, ...given } };
}

/** Random numbers outside the combat: only the answer is recorded. */
const anyChance: Chance = (count, sides) => Array.from({ length: count }, () => randomInt(1, sides + 1));

/** Lets a person fill in an open choice until it is accepted or left: then there is no answer. */
export async function fillForm(session: Session, choice: Choice<Types>, asker: Asker, say: (line: Line) => void) {
  const { game, combat, words, text } = session;
  const sheet = game.rules.forms?.[choice.action.type];
  if (!sheet) throw new Error(`${choice.action.type} is offered as a form, but the ruleset has no such form`);
  const memory = (combat.frame as Frame<Types>).memory;
  const fields = sheet.fields(combat.state, memory, choice.seat);
  const naming = namingOf(session, session.look());
  const show = () => {
    for (const field of fields) say(fieldLine(naming, field));
    say(words.form.how(fields.map((field) => `${naming.field(field.name)}=...`).join(' ')));
  };
  say(text.label(choice, session.look()));
  show();
  const help = () => {
    for (const line of words.help.form) say(line);
    show();
  };
  for (;;) {
    const typed = await asker.ask('form> ', help);
    if (typed === undefined || typed === '' || typed === 'c') return undefined;
    const random = typed === 'random';
    const filled: Filled = random
      ? { ok: true, action: sheet.sample(combat.state, memory, choice.seat, anyChance) }
      : parseForm(naming, choice.action, fields, typed);
    if (!filled.ok) {
      say(wrong(filled.why));
      continue;
    }
    if (random) say(words.form.random(answerWords(naming, fields, filled.action)));
    const whole = (await game.complete?.(filled.action, combat.state, choice.seat)) ?? filled;
    if (!whole.ok) {
      say(wrong(session.why(whole.reason)));
      continue;
    }
    const answer = session.table.answer({ moves: [{ seat: choice.seat, action: whole.action }] });
    if (answer.ok) return answer;
    for (const problem of answer.problems ?? [answer.reason]) say(wrong(session.why(problem)));
  }
}

/** A whole answer as a person would type it. */
export function answerWords(naming: Naming, fields: readonly Field[], action: object): string {
  const values = action as Record<string, unknown>;
  return fields
    .filter(({ name }) => values[name] !== undefined)
    .map((field) => `${naming.field(field.name)}=${valueWords(naming, field, values[field.name])}`)
    .join(' ');
}
