import { findGame, loadWithSetup } from '@fray/games';
import { Table } from '@fray/table';
import { WebSocket } from 'ws';
import { createLog } from '../log.ts';
import { startServer } from '../server.ts';
import { LibsqlStore } from '../store/libsql.ts';

/** A server in a process of its own that ends at a point that was named before it began: `POINT NUMBER`, or never. */
const [, , folder = '', port = '0', point = 'never', number = '1'] = process.argv;
let left = Number(number);
const die = (): void => {
  if (--left === 0) process.kill(process.pid, 'SIGKILL');
};
const dieWith = <V>(answer: V): V => {
  die();
  return answer;
};
type Methods = Record<string, (...args: never[]) => unknown>;
function around(of: object, name: string, { before, after }: { before?: true; after?: true }): void {
  const methods = of as Methods;
  const own = methods[name] as (...args: never[]) => unknown;
  methods[name] = function (this: unknown, ...args) {
    if (before) die();
    const answer = own.apply(this, args);
    if (after && answer instanceof Promise) return answer.then(dieWith);
    if (after) die();
    return answer;
  };
}
if (point === 'before-append') around(LibsqlStore.prototype, 'append', { before: true });
if (point === 'after-append') around(LibsqlStore.prototype, 'append', { after: true });
if (point === 'answering') around(WebSocket.prototype, 'send', { after: true });
if (point === 'loading') around(LibsqlStore.prototype, 'load', { after: true });
if (point === 'bot') around(Table.prototype, 'playBot', { before: true });

const running = await startServer({
  ...{ folder, host: '127.0.0.1', port: Number(port) },
  loadGame: async (id) => {
    const found = findGame(id);
    if (!found.ok) return undefined;
    const game = await loadWithSetup(found.card);
    return point === 'newer' ? { ...game, rules: { ...game.rules, version: game.rules.version + 1 } } : game;
  },
  log: createLog(process.stderr, 'warn'),
});
console.log(running.port);
