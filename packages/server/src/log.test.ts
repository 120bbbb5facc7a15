import { expect, it } from 'vitest';
import { createLog } from './log.ts';

it('a fault is written with its place and the code of its table, without secrets and addresses', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) });
  const token = 'ab12'.repeat(16);
  const message = `token ${token} from 203.0.113.7:5432 or [2001:db8::1]:443 by postgres://me:pass@db.example/fray at rules.ts:12:30`;
  const fault = Object.assign(new Error(message), {
    code: 'E_MADE_UP',
    detail: `Key (${token})`,
    address: '203.0.113.7',
  });
  log.error({ table: 'K7MPQ2', fault }, 'a table was closed');
  log.debug('nothing');
  const [line = '', ...more] = lines;
  expect(more).toEqual([]);
  for (const secret of [token, '203.0.113', '2001:db8', 'me:pass', 'db.example']) expect(line).not.toContain(secret);
  expect(JSON.parse(line)).toEqual({
    ...{ level: 50, time: expect.stringMatching(/^\d{4}-/), table: 'K7MPQ2', msg: 'a table was closed' },
    fault: {
      ...{ name: 'Error', code: 'E_MADE_UP', stack: expect.stringContaining('log.test.ts:') },
      message: 'token … from … or […]:443 by postgres://…/fray at rules.ts:12:30',
    },
  });
});
it('what no Error is, is written too; a quiet log has no news', () => {
  const lines: string[] = [];
  const log = createLog({ write: (line) => void lines.push(line) }, 'warn');
  log.info('listening');
  log.warn({ fault: 'thrown' }, 'a fault');
  expect(lines.map((line) => JSON.parse(line).fault.message)).toEqual(['thrown']);
});
