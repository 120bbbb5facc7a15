import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A line between programs and a database that loses an answer when it is asked to. */
export interface Line {
  /** Of the database, by this line. */
  address: string;
  /** Lets the next statement with these words through and cuts the line at its answer: it is done, and nobody hears of it. */
  loseAnswer(words: string): Promise<void>;
  end(): void;
}

export async function startLine(to: string): Promise<Line> {
  const { hostname, port } = new URL(to);
  const open = new Set<Socket>();
  let losing: { words: string; lost(): void } | undefined;
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    let lost: (() => void) | undefined;
    near.on('data', (data) => {
      if (losing && data.includes(losing.words)) {
        lost = losing.lost;
        losing = undefined;
      }
      far.write(data);
    });
    far.on('data', (data) => {
      if (!lost) return near.write(data);
      near.destroy();
      lost();
    });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on('error', () => one.destroy());
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(to);
  url.port = String((server.address() as AddressInfo).port);
  return {
    address: url.href,
    loseAnswer: (words) =>
      new Promise((lost) => {
        losing = { words, lost };
      }),
    end() {
      server.close();
      for (const one of open) one.destroy();
    },
  };
}
