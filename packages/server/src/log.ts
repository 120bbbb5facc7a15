import { isIP } from 'node:net';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';

/** Tokens and seeds, user and password of a database, and where somebody is: an exception may name them. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/[\da-f]{32,}/gi, '…')
    .replace(/\/\/[^/\s@]*@[^/\s]*/g, '//…')
    .replace(/[\da-f:]*[.:][\da-f.:]+/gi, (part) => (isIP(part.replace(/(?<=\.\d+):\d+$/, '')) ? '…' : part));

/** Of an exception only what says where it comes from: other fields hold what was being done. */
function faultOf(fault: unknown): object {
  const error: NodeJS.ErrnoException = fault instanceof Error ? fault : new Error(String(fault));
  const { name, message, stack, code } = error;
  return { name, code, message: withoutSecrets(message), stack: withoutSecrets(stack ?? '') };
}

/** What a server writes down: a line of JSON each, of itself and of faults; no secret, no name, no address of a person. */
export const createLog = (to: DestinationStream, level: 'info' | 'warn' = 'info'): Logger =>
  pino({ level, base: null, timestamp: stdTimeFunctions.isoTime, serializers: { fault: faultOf } }, to);
