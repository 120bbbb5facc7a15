import { readdirSync, readFileSync } from 'node:fs';
import { GAMES } from '@fray/games';
import { describe, expect, test } from 'vitest';
import { ProtocolServer } from './protocol-server.ts';
import {
  ADDED,
  CHOICE_FIELDS,
  CODES,
  COMBAT_FIELDS,
  DICE_FIELDS,
  OPS,
  type OpName,
  PROTOCOL,
  QUESTION_KINDS,
} from './schema.ts';
import { answerLine } from './serve.ts';

/** Sessions recorded with version 0.13.0, without texts. Do not regenerate: programs of that time still send these requests. */
const FOLDER = new URL('./transcripts-0.13.0/', import.meta.url);
const TEXTS = new Set(['label', 'why', 'title', 'log', 'secrets', 'state', 'view', 'save']);

const PROTOCOL_OF_THEN = 4;

type Json = Record<string, unknown>;

/** The answer without texts; the lists of `combat` are only counted, since `choices` and `ask` have them. */
function shorten(json: string): Json {
  const told = JSON.parse(json, (key, value) => (TEXTS.has(key) ? undefined : value)) as Json;
  // A newer program answers with its own number, and with the fields of that time.
  const answer = 'protocol' in told ? { ...told, protocol: PROTOCOL_OF_THEN } : told;
  const combat = answer.combat as { choices: unknown[]; blocked: unknown[] } | undefined;
  return combat
    ? { ...answer, combat: { ...combat, choices: combat.choices.length, blocked: combat.blocked.length } }
    : answer;
}

const sessions = readdirSync(FOLDER).map((file) => {
  const lines = readFileSync(new URL(file, FOLDER), 'utf8').trimEnd().split('\n');
  const requests = lines.filter((line) => line.startsWith('> ')).map((line) => line.slice(2));
  const answers = lines.filter((line) => line.startsWith('< ')).map((line) => JSON.parse(line.slice(2)) as Json);
  return { file, requests, answers };
});

/** Forces of a preset that has others today; the answers follow from those of that time. */
const SETUP_OF_THEN = JSON.stringify({
  columns: 7,
  rows: 8,
  player: {
    carriers: [{ class: 'STANDARD', at: 'D8' }],
    squadrons: [
      { type: 'I', id: 'I-Alpha-1', at: 'C7' },
      { type: 'B', id: 'B-Bravo-1', at: 'E7' },
    ],
  },
  enemy: {
    squadrons: [
      { type: 'I', id: 'I-Alpha-2', at: 'E2' },
      { type: 'G', id: 'G-Charlie-2', at: 'C2', behaviour: 'HUNTER' },
    ],
  },
  options: { refuel: 1, fuelStore: 10 },
});

async function replay(requests: readonly string[]): Promise<string[]> {
  const server = new ProtocolServer(GAMES);
  const answers: string[] = [];
  for (const request of requests) {
    const text = request.replace('"setup":"small"', `"setup":${SETUP_OF_THEN}`);
    answers.push(await answerLine(server, { text }));
  }
  return answers;
}

describe('transcripts of version 0.13.0', () => {
  test('every game has one', () => {
    expect(sessions.map(({ file }) => file).sort()).toEqual(GAMES.map(({ id }) => `${id}.txt`).sort());
  });
  test.each(sessions)('$file: the same answers, apart from texts', async ({ requests, answers }) => {
    expect((await replay(requests)).map(shorten)).toEqual(answers);
  });
});

describe('the schema of docs/protocol.md', () => {
  const isIn = (fields: object, keys: object) =>
    expect(Object.keys(keys).filter((key) => !Object.hasOwn(fields, key))).toEqual([]);

  test.each(sessions)('$file: has every field of every answer', async ({ requests }) => {
    const answers = await replay(requests);
    for (const [i, line] of answers.entries()) {
      const { op } = JSON.parse(requests[i]!) as { op: OpName };
      const { id: _, ok, ...fields } = JSON.parse(line);
      if (!ok) continue;
      isIn(Object.fromEntries(OPS[op].answers.map((name) => [name, true])), fields);
      const { combat, questions = [] } = fields;
      isIn(COMBAT_FIELDS, combat);
      isIn(DICE_FIELDS, combat.dice ?? {});
      for (const choice of [...combat.choices, ...combat.blocked]) isIn(CHOICE_FIELDS, choice);
      for (const question of questions) {
        expect(QUESTION_KINDS).toHaveProperty(question.kind);
        for (const choice of [...question.choices, ...question.blocked, ...(question.moves ?? [])])
          isIn(CHOICE_FIELDS, choice);
      }
    }
  });

  test('says of every field in which protocol it came', () => {
    const names = (record: object) => Object.keys(record).map((name) => name.replace('?', ''));
    const fields = new Map<string, readonly string[]>([
      ['combat', names(COMBAT_FIELDS)],
      ['combat.dice', names(DICE_FIELDS)],
      ['choice', names(CHOICE_FIELDS)],
    ]);
    for (const [op, { takes, answers }] of Object.entries(OPS)) {
      fields.set(op, names(takes));
      fields.set(`answer to ${op}`, answers);
    }
    const added = ADDED.flatMap((row) =>
      Object.entries(row).flatMap(([place, list]) => list.split(' ').map((name) => `${place}: ${name}`)),
    );
    const known = [...fields].flatMap(([place, list]) => list.map((name) => `${place}: ${name}`));
    expect(added.toSorted()).toEqual(known.toSorted());
  });

  test('adds no field to a protocol that a version has published', () => {
    // Programs look at the number: with 4 these fields are there, and no others.
    const counts = ADDED.slice(0, PROTOCOL_OF_THEN).map((row) => Object.values(row).join(' ').split(' ').length);
    expect(counts).toEqual([60, 12, 6, 16]);
    expect(PROTOCOL).toBe(5);
  });

  test('has every code that the program itself refuses with', () => {
    const sources = readdirSync(new URL('.', import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'));
    const codes = sources.flatMap((source) =>
      [...source.matchAll(/new Refusal\(\s*'([\w-]+)'/g)].map(([, code]) => code),
    );
    expect(codes.length).toBeGreaterThan(8);
    // The engine has a sentence for this one.
    for (const code of codes) if (code !== 'unknown-seat') expect(CODES).toHaveProperty(code!);
  });
});
