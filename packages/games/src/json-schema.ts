import { toJSONSchema } from 'zod/v4/core';
import type { SchemaWriter } from './game.ts';

/** Turns the shape that a game checks set-ups by into a JSON Schema. A file of its own: a table does not need it. */
export const jsonSchema: SchemaWriter = (shape, options) =>
  toJSONSchema(shape as Parameters<typeof toJSONSchema>[0], options);
