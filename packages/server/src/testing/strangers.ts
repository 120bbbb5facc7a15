import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { WIRE } from '@fray/table';
import { WebSocket } from 'ws';

/** A thousand sockets of people who mean no good, in a process of their own: `PORT CODE...`. Says "in" once all are there. */
const [, , port = '', ...codes] = process.argv;
const SOCKETS = 1_000;
/** Sockets of one table are 64 at most. */
const EACH = 60;
/** What each says every five seconds: nothing of it is anybody's to say. */
const SAYS = [
  '{"sudo":1}',
  `{"do":"stranger-1","seat":"host","seen":900000,"answer":{"moves":[]}}`,
  `{"do":"stranger-2","seat":"attacker","seen":1,"dice":[6,6,6]}`,
  `{"say":"stranger-3","__proto__":{"host":true},"end":true}`,
  `{"say":"stranger-4","remove":"p1"}`,
  `${'['.repeat(8_000)}${']'.repeat(8_000)}`,
  'x'.repeat(16_000),
];
const url = `127.0.0.1:${port}`;
let at = 0;
async function come(i: number): Promise<void> {
  const socket = new WebSocket(`ws://${url}/api/socket`);
  socket.on('error', () => undefined);
  await once(socket, 'open');
  // Every tenth is a slow reader.
  if (i % 10 === 0) socket.pause();
  socket.send(JSON.stringify({ hello: codes[Math.floor(i / EACH)], version: WIRE }));
  const saying = setInterval(() => socket.send(SAYS[at++ % SAYS.length] as string), 5_000);
  // Some flood until they are cut off, and come again.
  const flooding = i % 50 === 1 ? setInterval(() => socket.send('{"sudo":1}'), 20) : undefined;
  socket.once('close', () => {
    clearInterval(saying);
    clearInterval(flooding);
    void pause(500)
      .then(() => come(i))
      .catch(() => undefined);
  });
}
for (let i = 0; i < SOCKETS; i += 50) await Promise.all(Array.from({ length: 50 }, (_, n) => come(i + n)));
process.stdout.write('in\n');
// Somebody guesses codes.
for (let i = 0; ; i++) {
  const code = Array.from({ length: 6 }, (_, n) => 'ABCDEFGH'[(i >> n) % 8]).join('');
  const answer = await fetch(`http://${url}/api/tables/${code}`).catch(() => undefined);
  await answer?.text();
  await pause(20);
}
