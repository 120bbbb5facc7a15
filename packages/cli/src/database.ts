import { BadInput, type Context, EXIT, Unfinished } from './context.ts';
import { remark, wrong } from './writing.ts';

/** How a command ends by a fault of a database: that it is away or full is no mistake of who typed it. */
export function databaseEnd(context: Context, { code, message }: { code: string; message: string }): Error {
  if (!/^database-(other|unreachable|full)$/.test(code)) return new BadInput(message);
  remark(context, wrong(message));
  return new Unfinished(EXIT.broken);
}
