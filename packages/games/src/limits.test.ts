import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Problem } from './game.ts';
import { TESTED_GAMES } from './games.fixture.ts';
import { jsonSchema } from './json-schema.ts';
import { LIMITS, type Limit } from './limits.fixture.ts';
import { loadWhole, type WholeGame } from './registry.ts';

/** The limits of setups: one table in the documents, the same figures in the schemas, and a test at each and one above it. */

const GAMES_LOADED = await Promise.all(TESTED_GAMES.map(loadWhole));
/** A game whose setups have neither lists nor texts needs none. */
const limitsOf = ({ id }: WholeGame): readonly Limit[] => LIMITS[id] ?? [];

/** `forces.rebel.units[0]` in the form of the table. */
const placeOf = (path: string): string => path.replace(/\[\d+\]/g, '[]');
const patternOf = (place: string): RegExp =>
  new RegExp(
    `^${place
      .replace(/[.[\]]/g, '\\$&')
      .replace(/\*\*(\\\.)?|\*/g, (stars, dot: string | undefined) =>
        stars === '*' ? '[^.[\\]]+' : dot ? '(.*\\.)?' : '(.*\\.)?',
      )}$`,
  );
const isAt = ({ places }: Limit, path: string): boolean =>
  places.split(', ').some((place) => patternOf(place).test(placeOf(path)));

interface Schema {
  type?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
  propertyNames?: Schema;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  maxItems?: number;
  maxLength?: number;
  maximum?: number;
  minimum?: number;
  pattern?: string;
}
/** One place of a schema that could be without end. */
interface Size {
  path: string;
  kind: 'list' | 'text' | 'figure' | 'record';
  most: number | undefined;
}

/** A form that has no end of its own: `A7` is as long as it is. */
const isShort = (pattern: string | undefined): boolean => pattern !== undefined && !/[*+]|\{\d+,\}/.test(pattern);

function* sizesIn(schema: Schema, path: string): Generator<Size> {
  for (const way of schema.anyOf ?? schema.oneOf ?? []) yield* sizesIn(way, path);
  for (const [key, inner] of Object.entries(schema.properties ?? {})) {
    yield* sizesIn(inner, path ? `${path}.${key}` : key);
  }
  if (typeof schema.additionalProperties === 'object') {
    const names = schema.propertyNames;
    // Known names are as many as there are.
    for (const name of (names?.enum as string[] | undefined) ?? []) {
      yield* sizesIn(schema.additionalProperties, `${path}.${name}`);
    }
    if (!names?.enum) {
      yield { path, kind: 'record', most: undefined };
      yield { path: `${path}.key`, kind: 'text', most: names?.maxLength };
      yield* sizesIn(schema.additionalProperties, `${path}.value`);
    }
  }
  if (schema.type === 'array') {
    // A list of known words: each of them once.
    const words = schema.items?.enum?.length;
    if (words === undefined || schema.maxItems !== words) yield { path, kind: 'list', most: schema.maxItems };
    yield* sizesIn(schema.items ?? {}, `${path}[]`);
  }
  if (schema.enum || schema.const !== undefined) return;
  if (schema.type === 'string' && !isShort(schema.pattern)) yield { path, kind: 'text', most: schema.maxLength };
  if (schema.type === 'number' || schema.type === 'integer') yield { path, kind: 'figure', most: schema.maximum };
}
const sizesOf = (game: WholeGame): Size[] => [...sizesIn(game.setup.schema(jsonSchema) as Schema, '')];

const KIND_OF = (limit: Limit): Size['kind'] | undefined => (limit.of === 'letters' ? 'text' : undefined);
/** Whether a limit of the table is the one of this place. */
const covers = (limit: Limit, { path, kind, most }: Size): boolean =>
  isAt(limit, path) && limit.most === most && (kind === 'text') === (KIND_OF(limit) === 'text');

const problemsOf = (game: WholeGame, input: unknown): Problem[] => {
  const read = game.setup.check(input);
  return read.ok ? [] : read.problems;
};
/** Whether something at this place is said to be too much. */
const saidAt = (problems: readonly Problem[], path: string): Problem | undefined =>
  problems.find((problem) => problem.path === path && problem.most !== undefined);

describe('limits of setups', () => {
  it('the table of docs/protocol.md has every limit, and no other', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/protocol.md'), 'utf8');
    const rows = text
      .split('\n')
      .filter((line) => GAMES_LOADED.some(({ id }) => line.startsWith(`| ${id} `)))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    const wanted = GAMES_LOADED.flatMap((game) =>
      limitsOf(game).map(({ what, places, most, of }) => [
        game.id,
        what,
        places
          ? places
              .split(', ')
              .map((place) => `\`${place}\``)
              .join(', ')
          : 'the whole',
        `${most.toLocaleString('en-US')} ${of}`,
      ]),
    );
    expect(rows).toEqual(wanted);
  });

  describe.each(GAMES_LOADED)('$id', (game) => {
    it('every list, text and figure of the schema has a limit, and lists and texts are in the table', () => {
      const without = sizesOf(game).filter((size) =>
        size.kind === 'figure'
          ? size.most === undefined || size.most > 1_000_000
          : !limitsOf(game).some((limit) => covers(limit, size) || (size.kind === 'record' && isAt(limit, size.path))),
      );
      expect(without).toEqual([]);
    });

    it('every place in the table is one of the schema, or the whole', () => {
      const sizes = sizesOf(game);
      const paths = [...new Set([...sizes.map((size) => size.path), ...objectsOf(game)])];
      for (const { places } of limitsOf(game)) {
        for (const place of places ? places.split(', ') : []) {
          expect(
            paths.filter((path) => patternOf(place).test(path)),
            place,
          ).not.toEqual([]);
        }
      }
    });

    it.each(limitsOf(game))('$what: $most is accepted, one more is refused with a sentence', (limit) => {
      const at = limit.at ?? limit.places.split(', ')[0] ?? '';
      if (limit.places) expect(isAt(limit, at) || limit.places.startsWith(at), at).toBe(true);
      expect(saidAt(problemsOf(game, limit.make(limit.most)), at)).toBeUndefined();
      const problem = saidAt(problemsOf(game, limit.make(limit.most + 1)), at);
      expect(problem, at).toBeDefined();
      expect(Number(problem?.most)).toBe(limit.most);
      for (const text of Object.values(game.setup.text)) {
        const sentence = text.problem(problem as Problem);
        expect(sentence).toContain(String(limit.most));
        expect(sentence).not.toMatch(/undefined|NaN|\[object/);
      }
    });
  });
});

/** Objects of a schema, which limits of several fields together name. */
function objectsOf(game: WholeGame): string[] {
  const found: string[] = [];
  const walk = (schema: Schema, path: string): void => {
    for (const way of schema.anyOf ?? schema.oneOf ?? []) walk(way, path);
    if (schema.properties && path) found.push(path);
    for (const [key, inner] of Object.entries(schema.properties ?? {})) walk(inner, path ? `${path}.${key}` : key);
    if (schema.items) walk(schema.items, `${path}[]`);
  };
  walk(game.setup.schema(jsonSchema) as Schema, '');
  return found;
}
