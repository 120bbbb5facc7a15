import { toJSONSchema } from 'zod/v4/core';
import type { SchemaWriter } from './game.ts';

/** Turns the shape of a setup into a JSON Schema; a file of its own, because a table does not need it. */
export const jsonSchema: SchemaWriter = (shape, options) =>
  toJSONSchema(shape as Parameters<typeof toJSONSchema>[0], options);
