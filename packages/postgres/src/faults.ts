/** What is wrong with a database or with what stands in it, in a sentence that never contains its password. */
export class DatabaseFault extends Error {
  /** For `instanceof` across copies of this package. */
  override readonly name = 'DatabaseFault';
  /** Stable, for scripts. */
  readonly code: string;
  constructor(code: string, sentence: string) {
    super(`${sentence} (${code})`);
    this.code = code;
  }
}

/** Of a connection that broke: trying again helps. Class 08 is about connections, 57P about a server that stops or starts,
 * 57014 about a statement that took too long. */
const LOST = /^(08...|57P0.|57014|ECONN.*|EPIPE|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|53300)$/;
/** Errors of node-postgres that have no code. */
const LOST_WORDS = /Connection terminated|Client has encountered a connection error|timeout|not queryable/i;

const codeOf = (error: unknown): string => {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : '';
};
const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Whether the database is away for now, rather than refusing. */
export const isAway = (error: unknown): boolean =>
  error instanceof DatabaseFault
    ? error.code === 'database-unreachable'
    : codeOf(error)
      ? LOST.test(codeOf(error))
      : error instanceof AggregateError
        ? error.errors.some(isAway)
        : LOST_WORDS.test(wordsOf(error));

/** The fault behind an error of the database at `place`. */
export function faultOf(error: unknown, place: string): DatabaseFault {
  if (error instanceof DatabaseFault) return error;
  const code = codeOf(error);
  if (isAway(error) || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return new DatabaseFault(
      'database-unreachable',
      `No database answers at ${place}; check the address and that it runs.`,
    );
  if (code.startsWith('28') || code === '3D000' || code === '42501')
    return new DatabaseFault(
      'database-rights',
      `The database at ${place} refuses this user, password or database name, or the user may not create a schema in it.`,
    );
  if (code === '25006')
    return new DatabaseFault(
      'database-read-only',
      `The database at ${place} is read-only; give the address of the one that is written to.`,
    );
  if (code === '53100' || code === '53200')
    return new DatabaseFault('database-full', `The database at ${place} has no room left; give it more.`);
  // Words of the database can repeat what was sent to it, but never the address.
  return new DatabaseFault('database-other', `The database at ${place} reports: ${wordsOf(error)}.`);
}
